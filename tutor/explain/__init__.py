"""Reasons and decisions of the rules as messages, not yet in any language."""

from tutor.explain.divisions import explain_dominated
from tutor.explain.labels import (
    STEPS,
    face_label,
    group_label,
    points_label,
    short_label,
    worth_label,
)
from tutor.explain.ladder import Rung, pair_rungs, single_rungs
from tutor.explain.message import Message, message
from tutor.explain.pairs import explain_pairs, explain_points
from tutor.explain.reasons import explain_refusal
from tutor.explain.singles import explain_singles

__all__ = [
    "STEPS",
    "Message",
    "Rung",
    "explain_dominated",
    "explain_pairs",
    "explain_points",
    "explain_refusal",
    "explain_singles",
    "face_label",
    "group_label",
    "message",
    "pair_rungs",
    "points_label",
    "short_label",
    "single_rungs",
    "worth_label",
]
