"""Why one single card ranks above another, or not."""

from __future__ import annotations

from tutor.explain.labels import group_label
from tutor.explain.message import Message, message
from tutor.marking import N_
from tutor.rules import KINDS, Group, Kind

_MEMBERS = {
    Group.UPPER: N_("The %(group)s, strongest first: %(a)s, %(b)s, %(c)s, %(d)s."),
    Group.MIDDLE: N_("The %(group)s, all equal: %(a)s, %(b)s, %(c)s."),
    Group.WAIST: N_("The %(group)s, all equal: %(a)s, %(b)s, %(c)s, %(d)s."),
    Group.MIXED: N_("The %(group)s, all equal: %(a)s, %(b)s, %(c)s, %(d)s, %(e)s, %(f)s."),
}


def explain_group(group: Group) -> Message:
    """Which kinds belong to a group, and whether they are ordered."""
    members = [kind for kind in KINDS if kind.group is group]
    named = dict(zip("abcdef", members, strict=False))
    return message(_MEMBERS[group], group=group_label(group), **named)


def explain_singles(a: Kind, b: Kind) -> Message:
    """The whole reason how two different kinds rank alone."""
    if a.single == b.single:
        return message(
            N_(
                "%(a)s and %(b)s both belong to the %(group)s, and all cards of that group are"
                " equal alone, whatever their points."
            ),
            a=a,
            b=b,
            group=group_label(a.group),
        )
    high, low = sorted((a, b), key=lambda kind: kind.single)
    if high.group is low.group is Group.UPPER:
        return message(
            N_(
                "%(high)s ranks above %(low)s: the upper four are ordered among themselves,"
                " 天 地 人 和."
            ),
            high=high,
            low=low,
        )
    return message(
        N_(
            "%(high)s is one of the %(high_group)s, %(low)s one of the %(low_group)s;"
            " the group decides, not the points."
        ),
        high=high,
        low=low,
        high_group=group_label(high.group),
        low_group=group_label(low.group),
    )
