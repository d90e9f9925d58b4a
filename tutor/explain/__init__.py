"""Reasons and decisions of the rules as messages, not yet in any language."""

from tutor.explain.divisions import explain_dominated
from tutor.explain.hands import (
    explain_hands,
    explain_outcome,
    explain_skins,
    explain_tail,
    outcome_label,
    tail_name,
)
from tutor.explain.labels import (
    STEPS,
    face_label,
    group_label,
    points_label,
    rungs_label,
    short_label,
    worth_label,
)
from tutor.explain.ladder import Rung, pair_rungs, single_rungs
from tutor.explain.message import (
    Fact,
    Listed,
    Message,
    Number,
    Player,
    listing,
    message,
    row,
)
from tutor.explain.orders import explain_order
from tutor.explain.pairs import explain_class, explain_pairs, explain_points
from tutor.explain.reasons import explain_refusal
from tutor.explain.singles import explain_group, explain_singles

__all__ = [
    "STEPS",
    "Fact",
    "Listed",
    "Message",
    "Number",
    "Player",
    "Rung",
    "explain_class",
    "explain_dominated",
    "explain_group",
    "explain_hands",
    "explain_order",
    "explain_outcome",
    "explain_pairs",
    "explain_points",
    "explain_refusal",
    "explain_singles",
    "explain_skins",
    "explain_tail",
    "face_label",
    "group_label",
    "listing",
    "message",
    "outcome_label",
    "pair_rungs",
    "points_label",
    "row",
    "rungs_label",
    "short_label",
    "single_rungs",
    "tail_name",
    "worth_label",
]
