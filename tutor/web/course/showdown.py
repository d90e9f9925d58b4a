"""A showdown as templates see it: who beats whom, who eats the skins, what changes hands."""

from __future__ import annotations

from tutor.lessons.blocks import SeatedHands
from tutor.rules import Outcome, Showdown, net, settle, showdown
from tutor.web.course.block_views import ShowdownSeat, ShowdownView
from tutor.web.frame.wording import _
from tutor.web.views.cards import division_view
from tutor.web.views.terms import Speech


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
        Outcome.WIN: _("beats %(seats)s", seats=_listed(against, Outcome.WIN)),
        Outcome.DRAW: _("draws with %(seats)s", seats=_listed(against, Outcome.DRAW)),
        Outcome.LOSE: _("loses to %(seats)s", seats=_listed(against, Outcome.LOSE)),
    }
    lines = [words[outcome] for outcome in words if outcome in against]
    if seat in found.eats_skin:
        lines.append(_("largest tail: eats the skins"))
    return tuple(lines)


def _listed(against: dict[Outcome, list[str]], outcome: Outcome) -> str:
    """Seats as people list them; the characters need no word between them."""
    return "、".join(against.get(outcome, ()))


def _nets(block: SeatedHands, found: Showdown) -> dict[str, str]:
    """What each seat wins or loses, signed, where stakes are given."""
    if block.stakes is None:
        return {}
    transfers = settle(block.ranks.rules, found.order, found.beats, block.stakes, {})
    totals = net(transfers, tuple(block.stakes))
    return {
        seat: _("stakes %(stake)s: %(net)s", stake=block.stakes[seat], net=_signed(total))
        for seat, total in totals.items()
    }


def _signed(number: int) -> str:
    return f"+{number}" if number > 0 else str(number).replace("-", "−")
