"""The words for a settlement line by line: who takes what from whom, and why."""

from __future__ import annotations

from tutor.calculator.settling import POT, Ground, Line
from tutor.explain import Fact, Message, Player, message, row
from tutor.explain.message import speaking
from tutor.marking import N_


def account(key: str) -> Player | Message:
    """Whose account it is: a player's who compares, a folded one's, or the mango pot."""
    if key == POT:
        return message(N_("Mango pot"))
    if key.startswith("f"):
        return message(N_("Folded %(n)s"), n=int(key[1:]))
    return Player(int(key) - 1)


def explain_line(line: Line, first: bool) -> tuple[Message, Message]:
    """What a line says, and why it is so; `first` while nobody has settled yet."""
    takers = row(account(key) for key in line.takers)
    if line.why is Ground.SETTLES:
        return _turn(takers, len(line.takers) > 1, first)
    facts: dict[str, Fact] = {"taker": takers, "amount": line.amount}
    facts |= {"stake": line.cap, "left": line.left}
    if line.payer:
        facts["payer"] = account(line.payer)
    text, reason = _SENTENCES[line.why]
    if line.skin and line.why in _OF_SKINS:
        text = N_("%(taker)s takes %(amount)s of what %(payer)s left behind")
    return speaking(text, facts), speaking(reason, facts)


def _turn(takers: Fact, several: bool, first: bool) -> tuple[Message, Message]:
    text = N_("%(taker)s settles first") if first else N_("%(taker)s settles next")
    if several:
        reason = N_("Both pairs are equal, so they share as evenly as their stakes allow.")
    elif first:
        reason = N_("The largest tail.")
    else:
        reason = N_("The next largest tail.")
    return message(text, taker=takers), message(reason)


_OF_SKINS = (Ground.OWN_STAKE, Ground.WHAT_WAS_LEFT, Ground.SHARED)
_SENTENCES = {
    Ground.LEAVES: (
        N_("%(taker)s takes its stake of %(amount)s back"),
        N_("It leaves by 三花."),
    ),
    Ground.OWN_STAKE: (
        N_("%(taker)s takes %(amount)s from %(payer)s"),
        N_("Its own stake of %(stake)s is the most it may take from anyone; %(left)s lay there."),
    ),
    Ground.WHAT_WAS_LEFT: (
        N_("%(taker)s takes %(amount)s from %(payer)s"),
        N_("That is all that was left."),
    ),
    Ground.SHARED: (
        N_("%(taker)s takes %(amount)s from %(payer)s"),
        N_("Its part among equals; its own stake of %(stake)s is the most."),
    ),
    Ground.NOTHING_LEFT: (
        N_("%(taker)s beats %(payer)s and takes nothing"),
        N_("Nothing was left."),
    ),
    Ground.POT: (
        N_("%(taker)s takes the mango pot of %(amount)s"),
        N_("It goes whole to the largest tail, whatever was staked."),
    ),
    Ground.GOES_BACK: (
        N_("%(payer)s takes %(amount)s back"),
        N_("Nobody could reach it."),
    ),
}
