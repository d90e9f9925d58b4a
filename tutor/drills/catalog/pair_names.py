"""What a pair is called, and which two cards have that name; at the hardest level it is typed."""

from __future__ import annotations

from itertools import combinations

from tutor.drills.dealing import deal_pairs, lures
from tutor.drills.model import Drill, Filter, Keeps, Level, Setting
from tutor.drills.pools import Pool
from tutor.drills.traps import trap
from tutor.explain import Message, explain_points, message, row, short_label
from tutor.marking import N_
from tutor.names import Name, Term, pair_term
from tutor.questions.grading import is_right
from tutor.questions.model import Answer, Field, Form, Option, Question, Verdict
from tutor.rules import DECK, PAIRS, Card, CardPair, Category, Chance, Pair, Ranking, pair_of

_FIELD = "answer"
_TO_NAME, _TO_PAIR = "to-name", "to-pair"
_HIGH = 7  # points from which names are met every evening


def _term(pair: Pair) -> Term:
    """The names of a pair that has some."""
    term = pair_term(pair)
    assert term is not None, "only named pairs are asked"
    return term


def _counted(*points: int) -> Keeps:
    """Pairs that count so many points, kings and gongs not among them."""
    return lambda setting, pair: pair.points in points and not _royal(setting, pair)


def _royal(setting: Setting, pair: Pair) -> bool:
    return setting.ranks.worth(pair).category is not Category.POINTS


def _known(setting: Setting, pair: Pair) -> bool:
    """At first only what is met every evening."""
    return setting.level is not _EASY or _royal(setting, pair) or pair.points >= _HIGH


_NAMED = Pool(tuple(pair for pair in PAIRS if pair_term(pair)))


def _likeness(a: Pair, b: Pair, ranks: Ranking) -> int:
    """How easily two pairs' names are taken for each other: same points, same leader, a card."""
    same = ranks.worth(a).category is ranks.worth(b).category
    return (
        2 * (same and a.points == b.points)
        + 2 * (a.kinds[0] is b.kinds[0])
        + (a.kinds[1] is b.kinds[1])
        + same
    )


def _others(pair: Pair, count: int, setting: Setting, chance: Chance) -> tuple[Name, ...]:
    """Names that are none of this pair's, of pairs like it."""
    ranks, source = setting.ranks, setting.rules.source
    term = _term(pair)
    pool: dict[str, Pair] = {}
    for other in chance.shuffled([other for other in PAIRS if pair_term(other)]):
        name = _term(other).main(source).hant
        if not term.accepts(name):
            pool.setdefault(name, other)

    def near(one: Pair) -> list[Pair]:
        return sorted(pool.values(), key=lambda other: -_likeness(one, other, ranks))

    return tuple(_term(other).main(source) for other in lures(pair, near, count, chance))


def _make(setting: Setting, chance: Chance) -> Question:
    drawn = chance.pick((_TO_NAME, _TO_PAIR))
    direction = setting.filter.key if setting.filter in (_NAMING, _FINDING) else drawn
    pair = _NAMED.pick(setting, chance)
    (cards,) = deal_pairs((pair,), chance)
    make = _ask_name if direction == _TO_NAME else _ask_pair
    return make(setting, pair, cards, chance)


def _ask_name(setting: Setting, pair: Pair, cards: CardPair, chance: Chance) -> Question:
    prompt = message(N_("What is this pair called?"))
    subject = f"{_TO_NAME}/{pair.index}"
    if setting.level is _HARD:
        typed = Field(_FIELD, legend=message(N_("Type its name")), form=Form.TYPE)
        return Question(prompt, (typed,), cards, subject, pairs=(cards,))
    right = _term(pair).main(setting.rules.source)
    names = chance.shuffled((right, *_others(pair, 3, setting, chance)))
    field = Field(_FIELD, tuple(Option(name.hant, name) for name in names))
    return Question(prompt, (field,), cards, subject, pairs=(cards,))


def _ask_pair(setting: Setting, pair: Pair, cards: CardPair, chance: Chance) -> Question:
    name = _term(pair).main(setting.rules.source)
    tray = chance.shuffled((*cards, *_tempting(cards, _TRAY[setting.level is _HARD] - 2, chance)))
    field = Field(
        _FIELD,
        tuple(Option(card.code, card) for card in tray),
        legend=message(N_("Tap two cards")),
        form=Form.PICK,
        pick=2,
    )
    prompt = message(N_("Which two cards have this name?"))
    return Question(prompt, (field,), cards, f"{_TO_PAIR}/{pair.index}", term=name)


def _tempting(cards: CardPair, count: int, chance: Chance) -> tuple[Card, ...]:
    """Other cards for the tray: half of them any, the rest alike to any card that is in it."""
    rest = list(chance.shuffled([card for card in DECK if card not in cards]))
    tray = [*cards, *(rest.pop() for _ in range(count // 2))]
    while len(tray) < len(cards) + count:
        model = chance.pick(tray)
        card = next((one for one in rest if _alike(one, model)), rest[0])
        rest.remove(card)
        tray.append(card)
    return tuple(tray[len(cards) :])


def _alike(a: Card, b: Card) -> bool:
    return a.rank == b.rank or a.kind.points == b.kind.points


def _picked(question: Question, answer: Answer) -> Pair:
    first, second = (card for card in DECK if card.code in answer[_FIELD])
    return pair_of(first, second)


def _called(pair: Pair, name: Name) -> bool:
    """Whether a name shown is one of the pair's."""
    term = pair_term(pair)
    return term is not None and any(name.hant == other.hant for other in term.names)


def _grade(setting: Setting, question: Question, answer: Answer) -> Verdict:
    pair = pair_of(question.matter[0], question.matter[1])
    answered = message(
        N_("%(a)s with %(b)s is %(name)s"),
        a=question.matter[0],
        b=question.matter[1],
        name=_term(pair).main(setting.rules.source),
    )
    (field,) = question.fields
    if field.form is Form.PICK:
        correct, meant = _grade_pick(question, answer)
    elif field.form is Form.TYPE:
        correct, meant = _grade_typed(pair, answer)
    else:
        correct = (_term(pair).main(setting.rules.source).hant,)
        meant = _so_called(answer[_FIELD][0])
    right = is_right(question, answer, {_FIELD: correct})
    also = _also(setting, pair)
    reasons = also if right else (message(N_("%(line)s."), line=answered), *meant, *also)
    return Verdict(right, answered, reasons, {_FIELD: correct})


def _grade_pick(question: Question, answer: Answer) -> tuple[tuple[str, ...], tuple[Message, ...]]:
    """The right cards nearest to those picked, and what the picked ones are."""
    name, picked = question.term, _picked(question, answer)
    assert isinstance(name, Name), "a pair is looked for by its name"
    if _called(picked, name):
        return answer[_FIELD], ()
    tray = [option.content for option in question.fields[0].options]
    couples = combinations([card for card in tray if isinstance(card, Card)], 2)
    right = [
        tuple(card.code for card in couple) for couple in couples if _called(pair_of(*couple), name)
    ]
    nearest = max(right, key=lambda codes: len(set(codes) & set(answer[_FIELD])))
    return nearest, (_what_it_is(picked),)


def _what_it_is(pair: Pair) -> Message:
    term = pair_term(pair)
    if term is None:
        return explain_points(pair)
    a, b = pair.kinds
    return message(N_("%(a)s with %(b)s is %(name)s."), a=a, b=b, name=pair)


def _grade_typed(pair: Pair, answer: Answer) -> tuple[tuple[str, ...], tuple[Message, ...]]:
    """What was typed where it is a name, else the name, and whose name was typed."""
    (text,) = answer[_FIELD]
    if _term(pair).accepts(text):
        return (text,), ()
    return (_term(pair).names[0].hant,), _so_called(text)


def _so_called(text: str) -> tuple[Message, ...]:
    """The pair that goes by this name, if one does."""
    for pair in PAIRS:
        term = pair_term(pair)
        if term and term.accepts(text):
            name = next(name for name in term.names if Term("", (name,)).accepts(text))
            a, b = pair.kinds
            return (message(N_("%(name)s is %(a)s with %(b)s."), name=name, a=a, b=b),)
    return ()


def _also(setting: Setting, pair: Pair) -> tuple[Message, ...]:
    """The other recorded names, none where there is but one."""
    main = _term(pair).main(setting.rules.source)
    names = [name for name in _term(pair).names if name.hant != main.hant]
    if not names:
        return ()
    return (message(N_("Also called %(names)s."), names=row(names)),)


def _hint(setting: Setting, question: Question) -> Message:
    pair = pair_of(question.matter[0], question.matter[1])
    if question.term is None:
        return message(
            N_("It counts as %(worth)s."), worth=short_label(pair, setting.ranks.worth(pair))
        )
    return message(N_("One of them is %(card)s."), card=pair.kinds[0])


_EASY = Level("easy", N_("The best known"), N_("From the top down to seven points"))
_HARD = Level("hard", N_("Type the name"), N_("In characters or in pinyin"))
_TRAY = {False: 8, True: 10}  # cards to choose two from, more at the hardest level
_NAMING = Filter(_TO_NAME, N_("Pair to name"), _known)
_FINDING = Filter(_TO_PAIR, N_("Name to pair"), _known)
DRILL = Drill(
    version=1,
    order=8,
    title=N_("Pair names"),
    blurb=N_("What is this pair called, and which two cards have that name?"),
    icon="names",
    levels=(
        _EASY,
        Level("normal", N_("All that have a name"), N_("Names that are easily mixed up")),
        _HARD,
    ),
    filters=(
        Filter("all", N_("All pairs"), _known),
        Filter("royal", N_("Above all points"), _royal),
        Filter("nines", N_("Nines"), _counted(9)),
        Filter("high", N_("Eights and sevens"), _counted(8, 7)),
        Filter("middle", N_("Sixes to fours"), _counted(6, 5, 4)),
        Filter("low", N_("Threes to zeros"), _counted(3, 2, 1, 0)),
        _NAMING,
        _FINDING,
        Filter("traps", N_("Traps"), trap),
    ),
    make=_make,
    grade=_grade,
    hint=_hint,
)
