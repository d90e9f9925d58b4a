"""What is right, by drill: from the table of cards, an oracle of pairs and the recorded names.

Nothing here asks the engine that the graders ask, but for the three divisions of a hand.
"""

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise

from tests.rules.oracle import TABLE, KeyPair, Oracle, points
from tests.sure import as_a
from tutor.drills.address import Address
from tutor.names import RHYMES, Name, hand_term, pair_term
from tutor.questions.model import Answer, Form, Question
from tutor.rules import CARD, PRESETS, Card, RuleSet, divide, divisions, pair_of
from tutor.solver import Known, analyse

KIND_OF = {code: row for row in TABLE.values() for code in row.cards}
Couple = tuple[Card, ...]


def oracle(rules: RuleSet) -> Oracle:
    return Oracle(rules.di_wang.value == "king", rules.zeros.value == "single")


def keys(cards: Couple) -> KeyPair:
    """The kinds of two cards, in the order of the table."""
    first, second = sorted((KIND_OF[card.code].key for card in cards), key=list(TABLE).index)
    return first, second


def single(code: str) -> int:
    return KIND_OF[code].single


def card_names(address: Address, question: Question, answer: Answer) -> bool:
    card = question.matter[0]
    (value,) = answer["answer"]
    return value in (card.kind.key, card.code)


def single_ranks(address: Address, question: Question, answer: Answer) -> bool:
    a, b = (single(card.code) for card in question.matter)
    return answer["answer"] == ("a" if a < b else "b" if b < a else "equal",)


def pair_ranks(address: Address, question: Question, answer: Answer) -> bool:
    a, b, c, d = question.matter
    order, step = oracle(address.setting.rules).compare(keys((a, b)), keys((c, d)))
    right = answer["answer"] == ({1: "a", 0: "equal", -1: "b"}[order],)
    return right and answer.get("step", (step,)) == (step,)


def divide_hand(address: Address, question: Question, answer: Answer) -> bool:
    options = divisions(question.matter, address.setting.ranks)
    chosen = next(
        one
        for one in options
        if {card.code for card in one.smaller} in (set(answer["pair"]), rest(question, answer))
    )
    return not any(
        other.strength != chosen.strength
        and other.strength[0] >= chosen.strength[0]
        and other.strength[1] >= chosen.strength[1]
        for other in options
    )


def rest(question: Question, answer: Answer) -> set[str]:
    (picked,) = answer.values()
    return {card.code for card in question.matter} - set(picked)


def order_singles(address: Address, question: Question, answer: Answer) -> bool:
    return all(single(a) <= single(b) for a, b in pairwise(answer["order"]))


def order_pairs(address: Address, question: Question, answer: Answer) -> bool:
    judge = oracle(address.setting.rules)
    cards = question.matter
    pairs = {"abcd"[n]: keys(cards[2 * n : 2 * n + 2]) for n in range(4)}
    return all(judge.compare(pairs[a], pairs[b])[0] >= 0 for a, b in pairwise(answer["order"]))


def sort_groups(address: Address, question: Question, answer: Answer) -> bool:
    return all(answer[card.code] == (KIND_OF[card.code].group,) for card in question.matter)


WORTHS = ("supreme", "identical", "king", "king", "gong", "gong")


def count_points(address: Address, question: Question, answer: Answer) -> bool:
    pair = keys(question.matter)
    place = oracle(address.setting.rules).category(pair)
    return answer["answer"] == (WORTHS[place] if place < 6 else str(points(pair)),)


def recorded(cards: Couple) -> set[str]:
    """Every form of every recorded name of a pair."""
    term = pair_term(pair_of(*cards))
    return {form for name in term.names for form in (name.hant, name.hans)} if term else set()


def pair_names(address: Address, question: Question, answer: Answer) -> bool:
    given = answer["answer"]
    if question.fields[0].form is Form.PICK:
        return as_a(Name, question.term).hant in recorded(tuple(CARD[code] for code in given))
    return given[0] in recorded(question.matter)


def hand_names(address: Address, question: Question, answer: Answer) -> bool:
    ranks = address.setting.ranks
    given = answer["answer"]
    if question.fields[0].form is Form.PICK:
        first, second = (card for card in question.matter if card.code in given)
        third, fourth = (card for card in question.matter if card.code not in given)
        names = hand_term(divide((first, second), (third, fourth), ranks), ranks).names
        return as_a(Name, question.term).hant in {name.hant for name in names}
    names = hand_term(question.hands[0], ranks).names
    return given[0] in {form for name in names for form in (name.hant, name.hans)}


def duel(judge: Oracle, a: list[KeyPair], b: list[KeyPair], rules: RuleSet) -> str:
    """`win`, `draw` or `lose` for the first of two hands of smaller and larger pair."""
    signs = [judge.compare(ours, theirs)[0] for ours, theirs in zip(a, b, strict=True)]
    if sorted(signs) == [0, 1]:
        return rules.better_and_equal.value
    if sorted(signs) == [-1, 0]:
        return "lose" if rules.better_and_equal.value == "win" else "draw"
    return {2: "win", 0: "draw", -2: "lose"}[sum(signs)]


def hands(question: Question, judge: Oracle) -> list[list[KeyPair]]:
    """The hands of a question as smaller and larger pair, by this order."""
    cards = question.matter
    found = []
    for at in range(0, len(cards), 4):
        two = [keys(cards[at : at + 2]), keys(cards[at + 2 : at + 4])]
        found.append(two if judge.compare(*two)[0] <= 0 else two[::-1])
    return found


def compare_hands(address: Address, question: Question, answer: Answer) -> bool:
    judge = oracle(address.setting.rules)
    a, b = hands(question, judge)
    expected = {
        "answer": duel(judge, a, b, address.setting.rules),
        "smaller": judge.compare(a[0], b[0])[1],
        "larger": judge.compare(a[1], b[1])[1],
    }
    return all(values == (expected[name],) for name, values in answer.items())


def eater(judge: Oracle, dealt: list[list[KeyPair]], rules: RuleSet) -> str:
    """The seat whose tail is the largest, then whose other pair; empty where two share."""
    tail = 1 if rules.tail.value == "larger" else 0

    def beats(a: list[KeyPair], b: list[KeyPair]) -> bool:
        first, then = (judge.compare(a[at], b[at])[0] for at in (tail, 1 - tail))
        return first > 0 or (first == 0 and then > 0)

    first = [
        seat
        for seat, mine in zip("ABCD", dealt, strict=False)
        if all(mine is other or beats(mine, other) for other in dealt)
    ]
    return first[0] if first else ""


def who_eats(address: Address, question: Question, answer: Answer) -> bool:
    rules = address.setting.rules
    judge = oracle(rules)
    dealt = hands(question, judge)
    words = {"win": "first", "draw": "draw", "lose": "second"}
    expected = {"eats": eater(judge, dealt, rules)}
    for name in answer:
        if name != "eats":
            a, b = (dealt["ABCD".index(seat)] for seat in name)
            expected[name] = words[duel(judge, a, b, rules)]
    return all(values == (expected[name],) for name, values in answer.items())


def rhyme(address: Address, question: Question, answer: Answer) -> bool:
    source = address.setting.rules.source
    line = RHYMES.get(source, RHYMES["chengdu"])
    spoken = [part.name.hant for half in line.halves for part in half]
    said = {
        (field.name, option.value): as_a(Name, option.content).hant
        for field in question.fields
        for option in field.options
    }
    return all(
        said[name, values[0]] == spoken[int(name.removeprefix("gap")) - 1]
        for name, values in answer.items()
    )


def what_differs(address: Address, question: Question, answer: Answer) -> bool:
    asked = question.subject.partition("/")[0]
    for name, values in answer.items():
        rules = PRESETS.get(name, address.setting.rules)
        judge = oracle(rules)
        if asked == "pairs":
            a, b = keys(question.matter[:2]), keys(question.matter[2:])
            right = {1: "a", 0: "equal", -1: "b"}[judge.compare(a, b)[0]]
        else:
            dealt = hands(question, judge)
            outcomes = {"win": "a", "draw": "equal", "lose": "b"}
            right = (
                outcomes[duel(judge, dealt[0], dealt[1], rules)]
                if asked == "hands"
                else eater(judge, dealt, rules).lower()
            )
        if values != (right,):
            return False
    return True


FLOWERS = {"ten": {"shaoshi", "meishi", "futou"}, "six": {"maomao", "changsan", "dagui"}}


def three_flowers(address: Address, question: Question, answer: Answer) -> bool:
    held = {KIND_OF[card.code].key for card in question.matter}
    found = [name for name, kinds in FLOWERS.items() if kinds <= held]
    return answer["answer"] == (found[0] if found else "none",)


@lru_cache(maxsize=8)
def weighed(hand: Couple, upcards: Couple, rules: RuleSet) -> tuple[list[int], int]:
    """Wins less losses of each division, then of leaving, and the whole.

    By the solver, whose figures are counted by hand in its own tests and in those of the drill.
    """
    found = analyse(hand, rules, Known(upcards=upcards))
    return [choice.figures.net for choice in found.choices], found.choices[0].figures.total


def split_practice(address: Address, question: Question, answer: Answer) -> bool:
    hand, upcards = question.matter[:4], question.matter[4:]
    net, total = weighed(hand, upcards, address.setting.rules)
    options = divisions(hand, address.setting.ranks)
    if answer.get("flower") == ("leave",):
        return max(net) - net[3] <= total / 1000
    picked = set(answer["pair"])
    at = next(
        at
        for at, one in enumerate(options)
        if not picked & {card.code for card in one.smaller}
        or not picked & {card.code for card in one.larger}
    )
    mine = options[at].strength
    beaten = any(
        other.strength != mine and other.strength[0] >= mine[0] and other.strength[1] >= mine[1]
        for other in options
    )
    return not beaten and max(net) - net[at] <= total / 1000


EXPECTED: dict[str, Callable[[Address, Question, Answer], bool]] = {
    "card-names": card_names,
    "single-ranks": single_ranks,
    "pair-ranks": pair_ranks,
    "divide": divide_hand,
    "order-singles": order_singles,
    "sort-groups": sort_groups,
    "count-points": count_points,
    "pair-names": pair_names,
    "order-pairs": order_pairs,
    "hand-names": hand_names,
    "compare-hands": compare_hands,
    "who-eats": who_eats,
    "rhyme": rhyme,
    "what-differs": what_differs,
    "split-practice": split_practice,
    "three-flowers": three_flowers,
}
