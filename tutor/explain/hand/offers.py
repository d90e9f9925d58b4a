"""What a seat may do at its turn, what each choice costs, and why something else is refused."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.explain.hand.words import word
from tutor.explain.message import Fact, Message, message, whole
from tutor.explain.reasons import explain_refusal
from tutor.marking import N_, NN_, Plural
from tutor.names import Name, hand_names
from tutor.rules import Reason, RuleError, RuleSet, ranking
from tutor.rules.hand import Action, Phase, Verb, View
from tutor.rules.switches.opening import Opening
from tutor.rules.switches.raises import Raises
from tutor.rules.switches.skin import Skin


@dataclass(frozen=True, slots=True)
class Offer:
    """One thing a seat may do.

    `price` are the chips to add, for a raise those of the least one. `least` and `most` bound the
    amount that goes with a raise or 默, None for the rest. `name` is the rule set's word, or ours
    where no source has one.
    """

    verb: Verb
    name: Name | Message
    price: int
    least: int | None
    most: int | None
    message: Message


def offers(view: View) -> tuple[Offer, ...]:
    """Everything the seat of this view may do now, the cheapest way to stay in first."""
    legal, rules = view.legal, view.rules
    found: list[Offer] = []
    if legal.deal:
        found.append(_plain(Verb.DEAL, message(N_("Deal")), 0, _DEAL, ante=view.ante))
    if legal.raise_ante:
        found.append(_mo(view, legal.raise_ante))
    if legal.check:
        found.append(_plain(Verb.CHECK, word(rules, "check"), 0, _CHECK))
    if legal.call is not None:
        total = view.to_match
        found.append(_plain(Verb.CALL, word(rules, "call"), legal.call, _CALL, total=total))
    if legal.raise_to:
        found.append(_raise(view, legal.raise_to))
    if legal.all_in is not None:
        found.append(_all_in(view, legal.all_in))
    if legal.fold:
        found.append(_fold(view))
    if legal.declare:
        staked = view.staked[view.seat]
        found.append(_plain(Verb.DECLARE, word(rules, "show-flowers"), 0, _DECLARE, staked=staked))
    if legal.divide:
        found.append(_plain(Verb.DIVIDE, word(rules, "divide"), 0, _DIVIDE))
    return tuple(found)


_DEAL = N_("Deal with the ante of %(ante)s as it is.")
_CHECK = N_("%(name)s: put in nothing and wait. One may still answer when somebody bets.")
_CALL = N_("%(name)s: add %(price)s, %(total)s in this round, and stay in.")
_DECLARE = N_("%(name)s: show the 三花, take the stake of %(staked)s back and leave.")
_DIVIDE = N_("%(name)s: lay the four cards down in two pairs.")


def _plain(
    verb: Verb, name: Name | Message, price: int, text: str | Plural, **facts: Fact
) -> Offer:
    shown: dict[str, Fact] = dict(facts)
    if "%(name)s" in whole(text):
        shown["name"] = name
    if "%(price)s" in whole(text):
        shown["price"] = price
    return Offer(verb, name, price, None, None, message(text, **shown))


def _mo(view: View, bounds: tuple[int, int]) -> Offer:
    name = word(view.rules, "mo")
    least, most = bounds
    said = message(
        N_(
            "%(name)s: raise the ante that everyone posts, to %(least)s at least and %(most)s"
            " at most."
        ),
        name=name,
        least=least,
        most=most,
    )
    return Offer(Verb.MO, name, least, least, most, said)


def _raise(view: View, bounds: tuple[int, int]) -> Offer:
    least, most = bounds
    price = least - view.in_round[view.seat]
    first = view.to_match == 0
    forced = view.rules.opening is Opening.FORCED
    name = word(view.rules, "speak" if first and forced else "raise")
    text = _FIRST_BET if first else _RAISES[view.rules.raises]
    facts: dict[str, Fact] = {"name": name, "least": least, "most": most}
    if not first:
        facts |= {"price": price, "bet": view.to_match}
    return Offer(Verb.RAISE, name, price, least, most, Message(text, facts))


_FIRST_BET = N_("%(name)s: bet %(least)s at least, %(most)s at most.")
_RAISES = {
    Raises.DOUBLE: N_(
        "%(name)s: make the bet of %(bet)s at least %(least)s, for that must be at least double,"
        " and at most %(most)s. The least raise adds %(price)s."
    ),
    Raises.ANY: N_(
        "%(name)s: make the bet of %(bet)s any larger, from %(least)s to %(most)s. The least raise"
        " adds %(price)s."
    ),
}


def _all_in(view: View, price: int) -> Offer:
    name = word(view.rules, "all-in")
    total = view.in_round[view.seat] + price
    text = _FOR_LESS if total < view.to_match else _ALL_IN
    return _plain(Verb.ALL_IN, name, price, text, bowl=word(view.rules, "bowl"))


_ALL_IN = N_("%(name)s: put in all %(price)s of the %(bowl)s; no more decisions until the end.")
_FOR_LESS = N_(
    "%(name)s: put in the last %(price)s of the %(bowl)s and stay to the end for less than the"
    " others."
)


def _fold(view: View) -> Offer:
    name = word(view.rules, "fold")
    staked = view.staked[view.seat]
    price = 0
    if view.rules.skin is Skin.FIRST_FOLD:
        price = max(view.stakes.skin - staked, 0)
    if price:
        text = N_("%(name)s: give up the hand for a skin of %(price)s.")
        return _plain(Verb.FOLD, name, price, text)
    kept = NN_(
        "%(name)s: give up the hand; the %(staked)s put in so far stays as skin.",
        "%(name)s: give up the hand; the %(staked)s put in so far stay as skin.",
        by="staked",
    )
    return _plain(Verb.FOLD, name, 0, kept, staked=staked)


def price_tag(offer: Offer, view: View) -> Message:
    """The price of an offer in two words: what is free, added, left or taken back."""
    staked = view.staked[view.seat]
    match offer.verb:
        case Verb.DEAL:
            return message(N_("ante %(n)s"), n=view.ante)
        case Verb.MO:
            return message(N_("ante %(n)s"), n=offer.price)
        case Verb.CALL:
            return message(N_("adds %(n)s"), n=offer.price)
        case Verb.RAISE:
            return message(N_("to %(n)s"), n=offer.price + view.in_round[view.seat])
        case Verb.ALL_IN:
            return message(N_("all %(n)s"), n=offer.price)
        case Verb.FOLD:
            return message(N_("leaves %(n)s"), n=staked + offer.price)
        case Verb.DECLARE:
            return message(N_("takes %(n)s back"), n=staked)
        case Verb.CHECK | Verb.DIVIDE:
            return message(N_("free"))


def explain_action(action: Action, offered: Sequence[Offer], rules: RuleSet) -> Message:
    """An action by the word offered for it, with its amount or the name of the divided hand."""
    term = next(offer.name for offer in offered if offer.verb is action.verb)
    if action.division:
        name = hand_names(action.division, ranking(rules))[0]
        return message(N_("%(word)s as %(name)s"), word=term, name=name)
    if action.amount is not None:
        return message(N_("%(word)s to %(n)s"), word=term, n=action.amount)
    return message(N_("%(word)s"), word=term)


def explain_advice(action: Action, offered: Sequence[Offer], rules: RuleSet) -> Message:
    """What a careful player would do."""
    return message(
        N_("A careful player would choose %(action)s."),
        action=explain_action(action, offered, rules),
    )


def explain_turn(view: View) -> Message:
    """What the seat that is due has to decide, in one sentence."""
    if view.phase is Phase.MO:
        return message(N_("You deal: leave the ante of %(ante)s, or raise it?"), ante=view.ante)
    if view.phase is Phase.DIVIDING:
        return message(N_("The betting is over: divide your four cards into two pairs."))
    asked = view.to_match - view.in_round[view.seat]
    if not asked:
        return message(N_("Your turn, and nobody has bet in this round."))
    return message(
        N_("Your turn: staying in costs %(price)s."),
        price=min(asked, view.bowls[view.seat] - view.staked[view.seat]),
    )


# Refusals of actions that the rule set's own words say better; the keys of the words they use.
REFUSALS: dict[Reason, tuple[str, tuple[str, ...]]] = {
    Reason.BET_TO_ANSWER: (
        N_(
            "A bet of %(amount)s stands, so %(check)s is no answer: %(call)s, %(raise)s or"
            " %(fold)s."
        ),
        ("check", "call", "raise", "fold"),
    ),
    Reason.NOTHING_TO_CALL: (
        N_("Nobody asks for more chips, so there is nothing to answer with %(call)s: %(check)s."),
        ("call", "check"),
    ),
    Reason.CALL_BEYOND_BOWL: (
        N_(
            "%(call)s takes %(amount)s and the %(bowl)s holds %(left)s: %(all_in)s for less, or"
            " %(fold)s."
        ),
        ("call", "bowl", "all-in", "fold"),
    ),
    Reason.RAISE_TOO_SMALL: (
        N_("After %(raise)s the bet must be at least %(least)s; %(amount)s is too little."),
        ("raise",),
    ),
    Reason.RAISE_BEYOND_BOWL: (
        N_("The %(bowl)s allows a bet of %(most)s at most; %(amount)s is too much."),
        ("bowl",),
    ),
    Reason.RAISING_CLOSED: (
        N_("%(seat)s has acted since the last full raise: %(call)s or %(fold)s, but no %(raise)s."),
        ("call", "fold", "raise"),
    ),
    Reason.ANTE_TOO_SMALL: (
        N_("After %(mo)s the ante must be at least %(least)s; %(amount)s is too little."),
        ("mo",),
    ),
    Reason.ANTE_BEYOND_BOWL: (
        N_(
            "After %(mo)s the ante may be at most %(most)s, the smallest %(bowl)s; %(amount)s is"
            " too much."
        ),
        ("mo", "bowl"),
    ),
    Reason.FLOWERS_NOT_DECLARED: (
        N_("Nobody can choose %(flowers)s in this rule set, so %(seat)s cannot."),
        ("show-flowers",),
    ),
}
_PLACEHOLDERS = {"show-flowers": "flowers", "all-in": "all_in"}


def explain_refused_action(error: RuleError, rules: RuleSet) -> Message:
    """Why an action is refused, in the rule set's words; any other refusal as everywhere."""
    if error.reason not in REFUSALS:
        return explain_refusal(error)
    text, keys = REFUSALS[error.reason]
    words: dict[str, Fact] = {_PLACEHOLDERS.get(key, key): word(rules, key) for key in keys}
    return Message(text, {**explain_refusal(error).facts, **words})
