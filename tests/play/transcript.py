"""Sample hands as plain English text: `python -m tests.play.transcript` writes them all anew.

Only that command changes `golden/`; read the difference before keeping it.
"""

from pathlib import Path

from tutor.explain import Fact, Listed, Message
from tutor.explain.hand import explain_reasoning
from tutor.names import Name, kind_term, pair_term
from tutor.play.hands import HANDS
from tutor.play.questions import grade
from tutor.play.script import SampleHand, Scene
from tutor.rules import Card, Kind, Pair, format_cards
from tutor.rules.hand import Compared, format_action

GOLDEN = Path(__file__).parent / "golden"


def spoken(fact: Fact, source: str) -> str:
    """A fact in English text: names in simplified characters."""
    if isinstance(fact, Message):
        return english(fact, source)
    if isinstance(fact, Listed):
        *first, last = (spoken(item, source) for item in fact.items)
        return f"{', '.join(first)}{' and ' if fact.joined else ', '}{last}"
    if isinstance(fact, Name):
        return fact.hans
    if isinstance(fact, Card):
        return f"{kind_term(fact.kind).main(source).hans} ({fact.code})"
    if isinstance(fact, Kind):
        return kind_term(fact).main(source).hans
    if isinstance(fact, Pair):
        term = pair_term(fact)
        if term:
            return term.main(source).hans
        return "+".join(kind_term(kind).main(source).hans for kind in fact.kinds)
    return str(fact)


def english(message: Message, source: str) -> str:
    """A message in English."""
    text = message.many if message.many and message.count != 1 else message.text
    return text % {name: spoken(fact, source) for name, fact in message.facts.items()}


def scene_lines(scene: Scene, source: str) -> list[str]:
    """One moment: what was done, what happened, the learner's choices, the chips."""
    done = format_action(scene.action) if scene.action else "the deal"
    lines = ["", f"## {scene.number}: {done}"]
    question = scene.question
    before = question.before if question else len(scene.events)
    compared = [at for at, event in enumerate(scene.events) if isinstance(event, Compared)]
    laid_open = min([*compared, before])
    lines += [english(told.message, source) for told in scene.told if told.at < laid_open]
    lines += [english(told.message, source) for told in scene.shown]
    between = [told for told in scene.told if laid_open <= told.at < before]
    lines += [english(told.message, source) for told in between]
    if question:
        lines += question_lines(scene, source)
    lines += [english(told.message, source) for told in scene.told if told.at >= before]
    if scene.comment:
        lines.append(f"> {english(scene.comment, source)}")
    if scene.turn:
        lines += [f"  * {english(offer.message, source)}" for offer in scene.turn.offers]
        advised = format_action(scene.turn.advice)
        weighed = english(explain_reasoning(scene.turn.weighed), source)
        lines.append(f"  a careful player: {advised}. {weighed}")
    lines += [f"  = {english(line.reason, source)}" for line in scene.ledger]
    return lines


def question_lines(scene: Scene, source: str) -> list[str]:
    """A question with its answers, the right ones marked, and the reason."""
    question = scene.question
    assert question is not None
    verdict = grade(question, question.options[0].value)
    lines = [f"? {english(question.prompt, source)}"]
    for option in question.options:
        mark = "+" if option.value in verdict.rights else "-"
        lines.append(f"  {mark} {english(option.label, source)}")
    return [*lines, f"  {english(verdict.reason, source)}"]


def transcript(hand: SampleHand) -> str:
    """The whole hand."""
    setup, source = hand.setup, hand.rules.source
    lines = [f"# {hand.title}", hand.teaches, f"rules: {hand.rules.key}"]
    lines.append(f"bowls: {' '.join(map(str, setup.bowls))}; learner: {setup.label(hand.seat)}")
    for scene in hand.scenes:
        lines += scene_lines(scene, source)
    state = hand.scenes[-1].state
    lines.append("")
    for seat in setup.seats:
        cards = format_cards(state.hands[seat])
        lines.append(f"{setup.label(seat)}: {cards}; net {state.net[seat]:+d}")
    lines.append(f"pot: {state.pot}")
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
