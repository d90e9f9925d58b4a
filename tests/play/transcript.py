"""Sample hands as their pages read, in English: `python -m tests.play.transcript` writes them.

Only that command changes `golden/`; read the difference before keeping it. What is said comes from
the narrator that the pages ask, in the order of the pages; every line stands on its page.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from tutor.explain import Fact, Listed, Message, Player, message
from tutor.explain.hand import Ending, price_tag
from tutor.names import Name, kind_term, pair_term
from tutor.play.hands import HANDS
from tutor.play.questions import FIELD, Posed, grade
from tutor.play.script import SampleHand, Scene, Turn
from tutor.questions.model import Verdict
from tutor.rules import Card, Kind, Pair, RuleSet
from tutor.rules.hand import Verb, View, format_action, observe

GOLDEN = Path(__file__).parent / "golden"
Say = Callable[[Message], str]


def in_english(rules: RuleSet) -> Say:
    """How an English page says a message of a hand by this rule set."""

    def named(name: Name) -> str:
        return f"{name.hans} {name.gloss}" if name.gloss else name.hans

    def spoken(fact: Fact) -> str:
        match fact:
            case Message():
                return say(fact)
            case Player():
                return say(fact.label)
            case Listed():
                *first, last = map(spoken, fact.items)
                return f"{', '.join(first)}{' and ' if fact.joined else ', '}{last}"
            case Name():
                return named(fact)
            case Card() | Kind():
                kind = fact.kind if isinstance(fact, Card) else fact
                return named(kind_term(kind).main(rules.source))
            case Pair():
                term = pair_term(fact)
                terms = [term] if term else [kind_term(kind) for kind in fact.kinds]
                return "\u2060＋\u2060".join(named(one.main(rules.source)) for one in terms)
            case _:
                return str(fact)

    def say(told: Message) -> str:
        text = told.many if told.many and told.count != 1 else told.text
        return text % {name: spoken(fact) for name, fact in told.facts.items()}

    return say


def screens(hand: SampleHand) -> Iterator[tuple[Scene, str]]:
    """The pages of a hand in order: a step that asks is seen before it is answered and after."""
    for scene in hand.scenes:
        yield scene, ""
        if scene.question:
            yield scene, right_answer(scene.question)


def right_answer(posed: Posed) -> str:
    """The first of the right answers."""
    (field,) = posed.question.fields
    return graded(posed, field.options[0].value).correct[FIELD][0]


def graded(posed: Posed, value: str) -> Verdict:
    """What is said of one answer."""
    return grade(posed, {FIELD: (value,)})


def page_lines(hand: SampleHand, scene: Scene, answer: str, say: Say) -> Iterator[str]:
    """What the page of a step says from top to bottom, each line marked by what it is."""
    question = scene.question
    asking = question is not None and not answer
    verdict = graded(question, answer) if question and answer else None
    reasons = verdict.reasons if verdict else ()
    yield from (f"! {say(reason)}" for reason in reasons)
    if not scene.number:
        yield f"# {say(message(hand.teaches))}"
    told = hand.narration(scene.number, asking, reasons)
    yield from (f". {say(one.message)}" for one in told.told)
    if scene.comment and not asking:
        yield f"> {say(scene.comment)}"
    if told.ending:
        yield from ending_lines(told.ending, say)
    if scene.weighed and not asking:
        yield from (f"~ {say(one)}" for one in scene.weighed)
    if question and asking:
        yield from question_lines(question, say)
    elif scene.turn:
        yield from turn_lines(scene.turn, observe(scene.state, hand.seat), say)


def ending_lines(ending: Ending, say: Say) -> Iterator[str]:
    """How hands met, where every chip went and why, what everyone has won."""
    for met in ending.meetings:
        yield from (f". {say(one)}" for one in (met.result, met.smaller, met.larger))
    yield from (f"= {say(entry.reason)}" for entry in ending.ledger)
    players = [say(who.label if isinstance(who, Player) else who) for who, _ in ending.nets]
    yield f"= {' '.join(players)} {' '.join(signed(net) for _, net in ending.nets)}"


def signed(number: int) -> str:
    """An amount won or lost as pages write it."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def turn_lines(turn: Turn, view: View, say: Say) -> Iterator[str]:
    """What each choice means, what is to be decided, and the buttons."""
    yield from (f"* {say(offer.message)}" for offer in turn.offers)
    yield f"? {say(turn.prompt)}"
    for offer in turn.offers:
        if offer.verb is not Verb.DIVIDE:
            name = say(message("%(name)s", name=offer.name))
            yield f"- {name} {say(price_tag(offer, view))}"


def question_lines(posed: Posed, say: Say) -> Iterator[str]:
    """A question with its answers; a divided hand is shown by its cards alone."""
    yield f"? {say(posed.question.prompt)}"
    offered = [option.content for field in posed.question.fields for option in field.options]
    yield from (f"- {say(content)}" for content in offered if isinstance(content, Message))


def transcript(hand: SampleHand) -> str:
    """The whole hand; a heading over every page says how one comes to it."""
    say, setup = in_english(hand.rules), hand.setup
    lines = [f"## {hand.title}, {hand.rules.key}: {setup.label(hand.seat)} learns"]
    for scene, answer in screens(hand):
        done = format_action(scene.action) if scene.action else "the deal"
        lines += ["", f"## {scene.number}: {f'answered {answer}' if answer else done}"]
        lines += page_lines(hand, scene, answer, say)
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write every golden transcript, and remove those of hands that are gone."""
    wanted = {GOLDEN / f"{key}.txt": transcript(hand) for key, hand in HANDS.items()}
    for path in set(GOLDEN.glob("*.txt")) - set(wanted):
        path.unlink()
    for path, text in wanted.items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
