"""What is remembered: learners, their rounds and answers. The only package that knows SQL."""

from sqlalchemy import Engine
from sqlalchemy.orm import Session

from tutor.store.database import make_engine, migrate, reading, writing
from tutor.store.errors import (
    NotYours,
    QuestionNotFound,
    RoundNotFound,
    StoreError,
    StoreUnavailable,
    TableMovedOn,
    TableNotFound,
    ValueRefused,
)
from tutor.store.history import (
    drill_totals,
    lesson_standing,
    recent_rounds,
    unfinished_rounds,
)
from tutor.store.learners import forget_learner, get_or_create_learner
from tutor.store.rounds import judge_answer, load_round, open_round, record_answer, record_hint
from tutor.store.states import (
    DrillTotal,
    Judgement,
    LearnerState,
    LessonStanding,
    QuestionState,
    RoundStart,
    RoundState,
)
from tutor.store.tables import (
    TableState,
    Texts,
    advance_table,
    change_table,
    load_table,
    open_table,
    recent_tables,
    table_kinds,
)

__all__ = [
    "DrillTotal",
    "Engine",
    "Judgement",
    "LearnerState",
    "LessonStanding",
    "NotYours",
    "QuestionNotFound",
    "QuestionState",
    "RoundNotFound",
    "RoundStart",
    "RoundState",
    "Session",
    "StoreError",
    "StoreUnavailable",
    "TableMovedOn",
    "TableNotFound",
    "TableState",
    "Texts",
    "ValueRefused",
    "advance_table",
    "change_table",
    "drill_totals",
    "forget_learner",
    "get_or_create_learner",
    "judge_answer",
    "lesson_standing",
    "load_round",
    "load_table",
    "make_engine",
    "migrate",
    "open_round",
    "open_table",
    "reading",
    "recent_rounds",
    "recent_tables",
    "record_answer",
    "record_hint",
    "table_kinds",
    "unfinished_rounds",
    "writing",
]
