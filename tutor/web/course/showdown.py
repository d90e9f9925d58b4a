"""A showdown as templates see it: who beats whom, who eats the skins, what changes hands."""

from __future__ import annotations

from tutor.lessons.blocks import SeatedHands
from tutor.marking import N_
from tutor.rules import Outcome, Showdown, net, settle, showdown
from tutor.web.course.block_views import ShowdownSeat, ShowdownView
from tutor.web.frame.wording import _, listed
from tutor.web.views.cards import division_view
from tutor.web.views.terms import Speech
from tutor.web.views.words import signed


def table_view(block: SeatedHands, how: Speech) -> ShowdownView:
    """The seats of a showdown, in dealing order."""
    ranks = block.ranks
    found = showdown(ranks, block.hands, block.declared)
    nets = _nets(block, found)
    seats = tuple(
        ShowdownSeat(
            name=seat,
            hand=division_view(hand, ranks, how, seat),
            lines=_lines(seat, found),
            eats=seat in found.eats_skin,
            left=seat in found.left,
            net=nets.get(seat, ""),
        )
        for seat, hand in block.hands.items()
    )
    return ShowdownView(_(ranks.rules.title) if block.titled else "", seats)


def _lines(seat: str, found: Showdown) -> tuple[str, ...]:
    """What became of a seat, sentence by sentence."""
    if seat in found.left:
        return (_("三花: leaves, neither wins nor loses"),)
    against: dict[Outcome, list[str]] = {}
    for (one, other), outcome in found.outcomes.items():
        if one == seat:
            against.setdefault(outcome, []).append(other)
    words = {
        Outcome.WIN: N_("beats %(seats)s"),
        Outcome.DRAW: N_("draws with %(seats)s"),
        Outcome.LOSE: N_("loses to %(seats)s"),
    }
    lines = [
        _(text, seats=listed(against[outcome]))
        for outcome, text in words.items()
        if outcome in against
    ]
    if seat in found.eats_skin:
        lines.append(_("largest tail: eats the skins"))
    return tuple(lines)


def _nets(block: SeatedHands, found: Showdown) -> dict[str, str]:
    """What each seat wins or loses, signed, where stakes are given."""
    if block.stakes is None:
        return {}
    transfers = settle(block.ranks.rules, found.order, found.beats, block.stakes, {})
    totals = net(transfers, tuple(block.stakes))
    return {
        seat: _("stakes %(stake)s: %(net)s", stake=block.stakes[seat], net=signed(total))
        for seat, total in totals.items()
    }
