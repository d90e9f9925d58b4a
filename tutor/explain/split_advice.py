"""The advice on dividing in sentences, each with the figure it rests on."""

from __future__ import annotations

from dataclasses import dataclass

from tutor.explain.message import Message, Number, message
from tutor.explain.splits import units
from tutor.marking import N_
from tutor.rules import Card, Category, Group
from tutor.solver.advice import Advice, Share


@dataclass(frozen=True, slots=True)
class AdviceLine:
    """A piece of advice: the figure that it rests on, the words, and a hand that shows it."""

    figure: Number
    text: Message
    example: tuple[Card, ...] = ()


def percent(share: Share) -> Number:
    """A share to a whole percent, to a tenth where it is small."""
    exact = 100 * share.part / share.whole if share.whole else 0
    return Number(exact, places=0 if exact >= 10 or exact == 0 else 1, percent=True)


def advice_sentences(found: Advice) -> tuple[AdviceLine, ...]:
    """Eight to twelve sentences, from the general to the particular."""
    return (
        *_choosing(found),
        *_habits(found),
        _told(
            found.broken[Category.SUPREME], N_("Never break up 丁二皇: not one hand gains by it.")
        ),
        _identical(found),
        _kings(found),
        _gongs(found),
        _told(
            found.nine_broken,
            N_(
                "A nine as the larger pair is no reason to stop looking: of the hands that could"
                " have it and have a choice, %(share)s do better without."
            ),
        ),
        _told(
            found.weak_smaller,
            N_(
                "Giving up the smaller pair (2 points or fewer) for a larger one is right in"
                " %(share)s of the hands that could have a better smaller pair."
            ),
        ),
        *_rest(found),
    )


def _told(share: Share, text: str) -> AdviceLine:
    told = percent(share)
    return AdviceLine(told, message(text, share=told), share.example)


def _choosing(found: Advice) -> tuple[AdviceLine, ...]:
    return (
        _told(
            found.real_choice,
            N_(
                "In %(share)s of all deals there is something to decide; in the others one way is"
                " at least as good in both pairs, whatever the opponent holds."
            ),
        ),
        _told(
            found.close,
            N_(
                "In %(share)s of the hands with a choice the two best are within 0.03 units of each"
                " other. Do not ponder these for long."
            ),
        ),
    )


def _habits(found: Advice) -> tuple[AdviceLine, ...]:
    larger, smaller = found.larger_first, found.smaller_first
    return (
        AdviceLine(
            percent(larger.wrong),
            message(
                N_(
                    "Always making the largest larger pair is wrong in %(share)s of the hands with"
                    " a choice, and then costs %(cost)s units on average."
                ),
                share=percent(larger.wrong),
                cost=units(larger.cost_when_wrong),
            ),
            larger.wrong.example,
        ),
        AdviceLine(
            percent(smaller.wrong),
            message(
                N_(
                    "Always making the largest smaller pair is wrong less often, in %(share)s, but"
                    " dearer: it then costs %(cost)s units."
                ),
                share=percent(smaller.wrong),
                cost=units(smaller.cost_when_wrong),
            ),
            smaller.wrong.example,
        ),
    )


def _identical(found: Advice) -> AdviceLine:
    share = found.broken[Category.IDENTICAL]
    groups = {group: percent(one) for group, one in found.groups.items()}
    text = N_(
        "Keep an identical pair as a rule: breaking it up is right in %(share)s of the hands that"
        " hold one. Of the upper four in %(upper)s, of the middle three in %(middle)s, of the lower"
        " waist in %(waist)s, of the mixed cards in %(mixed)s."
    )
    told = message(
        text,
        share=percent(share),
        upper=groups[Group.UPPER],
        middle=groups[Group.MIDDLE],
        waist=groups[Group.WAIST],
        mixed=groups[Group.MIXED],
    )
    return AdviceLine(percent(share), told, share.example)


def _kings(found: Advice) -> AdviceLine:
    tian, di = found.broken[Category.TIAN_WANG], found.broken.get(Category.DI_WANG)
    if di is None:
        return _told(
            tian,
            N_(
                "Do not put 天 and the black 9 together unthinkingly: of the hands that can make"
                " 天九王, %(share)s do better without it."
            ),
        )
    text = N_(
        "Do not put 天 or 地 and the black 9 together unthinkingly: of the hands that can make"
        " 天九王, %(share)s do better without it, of those that can make 地王, %(di)s."
    )
    told = message(text, share=percent(tian), di=percent(di))
    return AdviceLine(percent(tian), told, tian.example)


def _gongs(found: Advice) -> AdviceLine:
    tian, di = found.broken[Category.TIAN_GANG], found.broken[Category.DI_GANG]
    text = N_(
        "Nor is a gong to be kept at any price: %(tian)s of the hands that can make"
        " 天杠 do better without it, and %(di)s of those that can make 地杠."
    )
    told = message(text, tian=percent(tian), di=percent(di))
    return AdviceLine(percent(di), told, di.example)


def _rest(found: Advice) -> tuple[AdviceLine, ...]:
    mixed = _told(
        found.mixed,
        N_(
            "Play that nobody can beat hardly ever varies: only in %(share)s of deals does it"
            " divide the same hand now one way, now another."
        ),
    )
    if found.left is None:
        return (mixed,)
    left = N_("Declare 三花 and leave: that is right in %(share)s of the hands that hold it.")
    return (mixed, _told(found.left, left))
