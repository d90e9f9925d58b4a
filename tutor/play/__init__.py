"""Whole hands at the table: sample hands with comments and questions, program seats, free play.

for scene in HANDS["first-hand"].scenes: ...           # a sample hand, step by step
state, moves = advance(state, tempers, seed)           # program seats, up to the learner
evening = open_table(table); deal_hand(table, evening, 1)  # free play
"""

from tutor.play.betting import ReasonedAction
from tutor.play.evening import (
    NAMES,
    PURSE,
    FreeTable,
    deal_hand,
    hand_seed,
    open_table,
    tempers_of,
    usual_bowl,
)
from tutor.play.hands import HANDS
from tutor.play.questions import Ask, Moment, Posed, grade, pose
from tutor.play.runner import Move, Tempers, advance, move, next_actor
from tutor.play.script import SampleHand, Scene, Turn, turn_of
from tutor.play.seats import decide
from tutor.play.tempers import TEMPERS, Temper

__all__ = [
    "HANDS",
    "NAMES",
    "PURSE",
    "TEMPERS",
    "Ask",
    "FreeTable",
    "Moment",
    "Move",
    "Posed",
    "ReasonedAction",
    "SampleHand",
    "Scene",
    "Temper",
    "Tempers",
    "Turn",
    "advance",
    "deal_hand",
    "decide",
    "grade",
    "hand_seed",
    "move",
    "next_actor",
    "open_table",
    "pose",
    "tempers_of",
    "turn_of",
    "usual_bowl",
]
