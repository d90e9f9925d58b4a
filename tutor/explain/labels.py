"""Short labels: what a card looks like, which group it is in, what a pair is worth."""

from __future__ import annotations

from functools import cache

from tutor.explain.message import Message, message
from tutor.marking import N_, NN_
from tutor.rules import Category, Colour, Group, Kind, Pair, Step, Worth

GROUPS = {
    Group.UPPER: N_("upper four"),
    Group.MIDDLE: N_("middle three"),
    Group.WAIST: N_("lower waist"),
    Group.MIXED: N_("mixed cards"),
}

STEPS = {
    Step.CATEGORY: N_("The class"),
    Step.POINTS: N_("The points"),
    Step.SINGLE: N_("The single"),
    Step.EQUAL: N_("They are equal"),
}

_CLASSES = {
    Category.SUPREME: N_("丁二皇, the supreme pair"),
    Category.IDENTICAL: N_("an identical pair"),
    Category.TIAN_WANG: N_("天九王, the Heaven king"),
    Category.DI_WANG: N_("地王, the Earth king"),
    Category.TIAN_GANG: N_("天杠, a Heaven gong"),
    Category.DI_GANG: N_("地杠, an Earth gong"),
}

_SHORT_CLASSES = {
    Category.SUPREME: N_("supreme pair"),
    Category.IDENTICAL: N_("identical pair"),
    Category.TIAN_WANG: N_("Heaven king"),
    Category.DI_WANG: N_("Earth king"),
    Category.TIAN_GANG: N_("Heaven gong"),
    Category.DI_GANG: N_("Earth gong"),
}

_RED = {"Q": N_("red queen"), "T": N_("red 10")}
_BLACK = {"J": N_("black jack"), "T": N_("black 10")}
_ALONE = {"dingding": N_("three of hearts"), "dagui": N_("big joker")}


@cache
def face_label(kind: Kind) -> Message:
    """What the card looks like, without its name: "red queen"."""
    if kind.key in _ALONE:
        return message(_ALONE[kind.key])
    red = kind.colour is Colour.RED
    known = (_RED if red else _BLACK).get(kind.rank)
    if known:
        return message(known)
    return message(N_("red %(rank)s") if red else N_("black %(rank)s"), rank=kind.rank)


@cache
def group_label(group: Group) -> Message:
    """The class a single card belongs to."""
    return message(GROUPS[group])


def worth_label(pair: Pair, value: Worth) -> Message:
    """What a pair is worth, as part of a sentence: "an identical pair", "9 points"."""
    if value.category is Category.POINTS:
        return points_label(pair.points)
    return message(_CLASSES[value.category])


def short_label(pair: Pair, value: Worth) -> Message:
    """The same as a caption: "identical pair", "9 points"."""
    if value.category is Category.POINTS:
        return points_label(pair.points)
    return message(_SHORT_CLASSES[value.category])


def points_label(points: int) -> Message:
    """A number of points as a label."""
    return message(NN_("%(n)s point", "%(n)s points"), n=points)


def rungs_label(rungs: int) -> Message:
    """A number of rungs of the ladder, as part of a sentence."""
    return message(NN_("%(n)s rung", "%(n)s rungs"), n=rungs)
