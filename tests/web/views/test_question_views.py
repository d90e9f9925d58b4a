"""What an open question shows cannot depend on what is right, and a verdict says all of it."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import NoReturn

import pytest
from flask import Flask, render_template

from tests.amounts import amounts
from tests.drills.answers import every_answer, some_answers
from tests.drills.samples import ALL_DRILLS, HOUSE, addresses
from tests.web.markup import Element, read
from tests.web.player import answers
from tutor.drills.address import Address, make_address
from tutor.drills.catalog import DRILLS
from tutor.drills.model import Drill
from tutor.drills.questions import grade, question_at
from tutor.explain import face_label
from tutor.names import kind_term
from tutor.questions.model import Judged, Question
from tutor.rules import DEFAULT, KINDS, Colour, Group, Kind
from tutor.web.drills import rounds
from tutor.web.views.questions import Given, QuestionWays, question_view
from tutor.web.views.terms import plain, speech

TOKEN = "a" * 16
each_drill = pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
FOUR = [DRILLS[key] for key in ("card-names", "single-ranks", "pair-ranks", "divide")]
each_of_four = pytest.mark.parametrize("drill", FOUR, ids=lambda drill: drill.key)
each_language = pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans", "en"])


def fragment(address: Address) -> str:
    """The open question as the page holds it."""
    view = rounds.show_alone(address, TOKEN, f"/q/{address}")
    return render_template("drills/_question.html", question=view)


def refuse(*_: object) -> NoReturn:
    raise AssertionError("rendering asked what is right")


def options(question: Element) -> list[Element]:
    return question.all(class_="option")


@pytest.mark.parametrize("seeds", amounts(60, 1000))
@each_drill
def test_rendering_never_grades(app: Flask, drill: Drill, seeds: int) -> None:
    sealed = replace(drill, grade=refuse, hint=refuse)
    for address in addresses(drill, seeds):
        with app.test_request_context():
            html = fragment(replace(address, drill=sealed))
        assert html.count("csrf_token") == 2
        assert not re.search(r'class="[^"]*\bis-(right|wrong|missed|chosen)\b', html)


CONTESTED = {
    "chengdu+di_wang.king": [("pair-ranks", "confusing"), ("divide", "nines")],
    "chengdu+zeros.single": [("pair-ranks", "zeros")],
    HOUSE: [("pair-ranks", "zeros"), ("pair-ranks", "confusing")],
}


def contested(key: str, filter: str, other: str) -> Iterator[tuple[Question, Address, Address]]:
    """Questions with the addresses of two rule sets under which different answers are right."""
    drill = DRILLS[key]
    for seed in range(600):
        level = drill.levels[seed % len(drill.levels)].key
        ours, theirs = (
            make_address(drill, code, level, filter, f"c{seed}") for code in ("chengdu", other)
        )
        question = question_at(ours)
        if rightness(ours, question) != rightness(theirs, question):
            yield question, ours, theirs


def rightness(address: Address, question: Question) -> list[bool]:
    return [grade(address, question, answer).right for answer in every_answer(question)]


@pytest.mark.parametrize("other", CONTESTED)
def test_a_page_is_the_same_whichever_answer_is_right(app: Flask, other: str) -> None:
    for key, filter in CONTESTED[other]:
        found = list(islice(contested(key, filter, other), 10))
        assert len(found) == 10, (key, filter)
        for lang in ("zh-Hant", "zh-Hans", "en"):
            with app.test_request_context(f"/?lang={lang}"):
                for question, *both in found:
                    ours, theirs = (drawn(question, address) for address in both)
                    assert ours == theirs.replace(other, "chengdu")


def drawn(question: Question, address: Address) -> str:
    """This open question as it is shown under the rule set of an address."""
    view = question_view(address, question, QuestionWays(f"/q/{address}", f"/q/{address}/hint"))
    return render_template("drills/_question.html", question=view)


def shape(element: Element, deep: bool) -> tuple[object, ...]:
    """An element without what is particular to it: tag, names of attributes, classes."""
    inside = [shape(one, deep) for one in element.inside if isinstance(one, Element)]
    return (
        element.tag,
        tuple(element.attributes),
        element.attributes.get("class"),
        tuple(inside) if deep else (),
    )


@pytest.mark.parametrize("seeds", amounts(60, 600))
@each_of_four
def test_options_of_a_kind_look_alike_in_everything(app: Flask, drill: Drill, seeds: int) -> None:
    with app.test_request_context():
        for address in addresses(drill, seeds):
            question = read(fragment(address))
            for group in question.all(class_="options"):
                looks = Counter(shape(one, deep=False) for one in options(group))
                pictures = Counter(shape(one, True) for one in options(group) if one.all("img"))
                assert len(pictures) <= 1, str(address)
                assert len(looks) == (2 if len(options(group)) == 3 else 1), str(address)


@pytest.mark.parametrize("seeds", amounts(400, 1000))
@each_of_four
def test_where_the_right_answer_stands_says_nothing(drill: Drill, seeds: int) -> None:
    at: dict[int, Counter[int]] = defaultdict(Counter)
    for address in addresses(drill, seeds):
        field = question_at(address).fields[0]
        order = [option.value for option in field.options]
        for answer in answers(address, right=True):
            places = sorted(map(order.index, answer[field.name]))
            # Of four cards, which goes with the first says which division it is.
            if len(places) == 1 or places[0] == 0:
                at[len(order)][places[-1]] += 1
    for count in at.values():
        assert len(count) > 2
        assert min(count.values()) * 4 > max(count.values())


def names(kind: Kind) -> set[str]:
    """Every recorded name of a kind, its readings and glosses, but for what its face is called."""
    found = set()
    for name in kind_term(kind).names:
        found |= {name.hant, name.hans, name.pinyin, name.gloss}
    face = plain(face_label(kind), speech(DEFAULT))
    return {name for name in found if len(name) > 1 and name not in face}


def telling(kind: Kind) -> bool:
    """Whether the name of a kind only says what its face shows."""
    return kind.group is Group.MIXED and kind.colour is Colour.BLACK


@pytest.mark.parametrize("seeds", amounts(100, 1000))
@each_language
def test_a_name_that_is_asked_stands_nowhere_but_where_it_is_asked(
    app: Flask, lang: str, seeds: int
) -> None:
    with app.test_request_context(f"/?lang={lang}"):
        for address in addresses(DRILLS["card-names"], seeds):
            question = question_at(address)
            if telling(question.matter[0].kind):
                continue
            tree = read(fragment(address))
            hidden = options(tree) if question.term is None else tree.all(class_="signboard")
            assert hidden
            tree.remove(hidden)
            left = [part for one in tree.walk() for part in (*one.attributes.values(), one.text)]
            for name in names(question.matter[0].kind):
                assert not [text for text in left if name in text], (str(address), name)


@pytest.mark.parametrize("seeds", amounts(100, 1000))
@each_language
def test_cards_to_choose_by_name_do_not_carry_their_names(
    app: Flask, lang: str, seeds: int
) -> None:
    of_kind = {card.code: kind for kind in KINDS for card in kind.cards}
    with app.test_request_context(f"/?lang={lang}"):
        for address in addresses(DRILLS["card-names"], seeds):
            if question_at(address).term is None:
                continue
            for option in options(read(fragment(address))):
                kind = of_kind[option["value"]]
                said = " ".join([option.text, *(image["alt"] for image in option.all("img"))])
                assert telling(kind) or not [name for name in names(kind) if name in said]


@each_language
@each_of_four
def test_after_the_answer_the_cards_say_their_names(app: Flask, drill: Drill, lang: str) -> None:
    with app.test_request_context(f"/?lang={lang}"):
        for address in addresses(drill, 40):
            question = question_at(address)
            answer, verdict = next(
                (answer, verdict)
                for answer in some_answers(address, question)
                if not (verdict := grade(address, question, answer)).right
            )
            given = Given(Judged(answer, verdict))
            view = question_view(
                address, question, QuestionWays("/x", next="/y", next_label="y"), given
            )
            tree = read(render_template("drills/_question.html", question=view))
            term = kind_term(question.matter[0].kind).main(address.setting.rules.source)
            name = term.hant if lang == "zh-Hant" else term.hans
            said = [image["alt"] for image in tree.all("img")]
            said += [one.attributes.get("aria-label", "") for one in tree.walk()]
            assert any(name in text for text in [*said, tree.text])
            if verdict.correct:
                assert len(tree.all(class_="is-missed")) + len(tree.all(class_="is-right")) >= 1
