"""What is remembered: learners, their rounds and answers. The only package that knows SQL."""

from tutor.store.database import make_engine, migrate, reading, writing
from tutor.store.errors import (
    NotYours,
    QuestionNotFound,
    RoundNotFound,
    StoreError,
    StoreUnavailable,
    ValueRefused,
)
from tutor.store.history import drill_totals, recent_rounds, unfinished_rounds
from tutor.store.learners import forget_learner, get_or_create_learner
from tutor.store.rounds import load_round, open_round, record_answer, record_hint
from tutor.store.states import DrillTotal, LearnerState, QuestionState, RoundState

__all__ = [
    "DrillTotal",
    "LearnerState",
    "NotYours",
    "QuestionNotFound",
    "QuestionState",
    "RoundNotFound",
    "RoundState",
    "StoreError",
    "StoreUnavailable",
    "ValueRefused",
    "drill_totals",
    "forget_learner",
    "get_or_create_learner",
    "load_round",
    "make_engine",
    "migrate",
    "open_round",
    "reading",
    "recent_rounds",
    "record_answer",
    "record_hint",
    "unfinished_rounds",
    "writing",
]
