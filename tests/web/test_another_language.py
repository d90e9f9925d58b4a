"""A language that nobody speaks, added as CONTRIBUTING says: one value and one catalogue.

Its catalogue puts brackets around every piece of every message, but not around what is filled in,
so whatever stands outside of brackets on a page did not come through the catalogues. It counts as
Polish does, with one form for 1, one for 2 to 4 and one for 5 and more.
"""

import re
import shutil
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po, write_po
from flask import Flask
from flask_babel import force_locale

from tests.web.markup import Element, read
from tests.web.play.test_free_play import act, acting, sit_down
from tests.web.player import Player, Seen
from tutor import languages
from tutor.catalogues import POT, merged
from tutor.drills.catalog import DRILLS
from tutor.explain import Number, listing, message, points_label, row
from tutor.languages import LANGUAGES, Language
from tutor.lessons import LESSONS
from tutor.names import WORDS, kind_term, pair_term
from tutor.play.hands import HANDS
from tutor.rules import DECK, DEFAULT, KINDS, PAIRS
from tutor.web.app import create_app
from tutor.web.frame import i18n
from tutor.web.frame.wording import number
from tutor.web.views.table.words import STEMS
from tutor.web.views.terms import plain, speech

BRACKETED = Language(code="pl", tag="pl", name="Nawiasy", short="PL", accepts=("pl",), locale="pl")


def names_of_the_game() -> set[str]:
    """Every name of the glossary and of those at the table, and cards as records write them."""
    terms = [*map(kind_term, KINDS), *filter(None, map(pair_term, PAIRS))]
    terms += [word.term for word in WORDS.values()]
    names = {written for term in terms for name in term.names for written in (name.hans, name.hant)}
    return names | set(STEMS) | set(STEMS.values()) | {card.code for card in DECK}


FACT = re.compile(r"(%\(\w+\)s|%%)")
LETTERS = re.compile(r"[^\W\d_]{2,}|[\u3400-\u9fff]")
SPOKEN = ("aria-label", "alt", "title", "placeholder")
NAMES = re.compile("|".join(sorted(map(re.escape, names_of_the_game()), key=len, reverse=True)))
UNSEEN = ("script", "style", "code", "kbd", "pre", "textarea")


def bracketed(text: str, form: str = "") -> str:
    """A message in the language: its own words in brackets, its facts bare."""
    pieces = FACT.split(text)
    return "".join(
        f"⟦{form}{piece}⟧" if at % 2 == 0 and piece.strip() else piece
        for at, piece in enumerate(pieces)
    )


def write_catalogue(path: Path) -> None:
    """The catalogue that `make translations` makes, with every message written."""
    catalogue = read_po(BytesIO(merged(BRACKETED.code, POT)), locale=BRACKETED.code)
    for one in filter(lambda found: found.id, catalogue):
        if isinstance(one.id, str):
            one.string = bracketed(one.id)
        else:
            one.string = tuple(
                bracketed(one.id[form > 0], f"{form}:") for form in range(catalogue.num_plurals)
            )
    path.parent.mkdir(parents=True)
    with path.open("wb") as file:
        write_po(file, catalogue)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory, migrated: Path) -> Iterator[Flask]:
    """The site with one language more."""
    folder = tmp_path_factory.mktemp("bracketed")
    write_catalogue(folder / "translations" / BRACKETED.code / "LC_MESSAGES" / "messages.po")
    shutil.copy(migrated, folder / "tutor.db")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(languages, "LANGUAGES", (*LANGUAGES, BRACKETED))
        patch.setattr(i18n, "TRANSLATIONS", folder / "translations")
        patch.setattr(i18n, "INSTALLED", False)
        app = create_app(
            {
                "INSTANCE": folder,
                "DATABASE_URL": f"sqlite:///{folder / 'tutor.db'}",
                "SECRET_KEY": "a key for tests",
                "TESTING": True,
                "WTF_CSRF_ENABLED": False,
            }
        )
        yield app
        if engine := app.extensions.get("engine"):
            engine.dispose()


def bare(page: Element, language: str) -> set[str]:
    """What a page says outside of brackets, names of the game and other languages left out."""
    found: set[str] = set()
    depth = 0

    def hear(text: str) -> None:
        nonlocal depth
        said = ""
        for sign in text:
            depth += (sign == "⟦") - (sign == "⟧")
            said += sign if not depth else " "
        if LETTERS.search(NAMES.sub(" ", said)):
            found.add(" ".join(said.replace("⟧", " ").split()))

    def walk(element: Element) -> None:
        foreign = element.attributes.get("lang", language) != language
        named = element.classes & {"gloss", "term-note", "term"}
        if foreign or named or element.tag in UNSEEN or element.attributes.get("name") == "lang":
            return
        told = element.attributes.get("data-speak", "\0")  # a name of the game, said aloud
        for name in SPOKEN:
            hear(element.attributes.get(name, "").replace(told, ""))
        for part in element.inside:
            hear(part) if isinstance(part, str) else walk(part)

    walk(page)
    return found


PAGES = [
    "/",
    "/course",
    *(f"/course/{key}" for key in LESSONS),
    *(f"/drills/{key}" for key in DRILLS),
    "/glossary",
    "/ladder",
    "/sheet",
    "/hands",
    *(f"/hands/{key}" for key in HANDS),
    "/play",
    "/calc",
    "/calc/chengdu/2d4s-QhQd_8h8d5s4c",
    "/split",
    "/split/chengdu/QhTs9s9c",
    "/split/advice",
    "/rules",
    "/rules/sichuan",
    "/rules/chengdu+di_wang.king+zeros.single?with=online",
    *(f"/glossary/{key}" for key in list(WORDS)[::6]),
    "/glossary/tian",
    "/glossary/tian+hei9",
    "/glossary/meishi+shaoshi",
    "/glossary?q=tian",
    "/ladder/sichuan?at=tian+hei9",
    "/split/chengdu/QhTs9s9c?known=2h&upcards=6s",
    "/calc/chengdu/2d4s-QhQd_8h8d5s4c?stake=50&stake=200",
    "/calc/chengdu/QhQhQh",
    "/hands/record",
    "/readings",
    "/nowhere",
    "/split/chengdu/QhQd2h2d8h",
]


def test_words_outside_of_brackets_are_found() -> None:
    page = read(
        '<p>⟦Whole⟧ 3 <b lang="zh-Hans">天牌</b> 天牌⟦ <i>too</i>⟧ <a title="Bare">⟦x⟧</a></p>'
        "<p>⟦The ⟧left⟦ over⟧</p><p>请坐</p>"
    )
    assert bare(page, "pl") == {"Bare", "left", "请坐"}


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_whole_in_a_new_language(app: Flask, path: str) -> None:
    headers = {"Accept-Language": "pl"}
    page = Seen(app.test_client().get(path, headers=headers, follow_redirects=True))
    assert page.tree.one("html")["lang"] == "pl"
    assert bare(page.tree, "pl") == set()


@pytest.fixture
def reader(app: Flask) -> Player:
    """A visitor who reads the language."""
    client = app.test_client()
    client.set_cookie("lang", "pl")
    return Player(client)


@pytest.mark.parametrize("right", [True, False])
@pytest.mark.parametrize("key", DRILLS)
def test_questions_and_what_is_said_to_answers_are_whole(
    reader: Player, key: str, right: bool
) -> None:
    for level in DRILLS[key].levels:
        path = f"/q/{key}.{DRILLS[key].version}/{DEFAULT.key}/{level.key}/seed1"
        assert bare(reader.open(path).tree, "pl") == set()
        token = reader.begin(path, right)
        seen = reader.open(f"/round/{token}/1")
        assert seen.answered
        assert bare(seen.tree, "pl") == set()


@pytest.mark.parametrize("key", HANDS)
def test_every_step_of_a_guided_hand_is_whole(reader: Player, key: str) -> None:
    step, status = 0, 200
    while status == 200:
        seen = reader.open(f"/hands/{key}?step={step}")
        step, status = step + 1, seen.status
        assert bare(seen.tree, "pl") == set()
    assert step > 5


def test_a_round_and_its_closing_page_are_whole(reader: Player) -> None:
    token = reader.begin(f"/q/single-ranks.1/{DEFAULT.key}/easy/seed1")
    assert bare(reader.play(token, wrong=(2, 4)).tree, "pl") == set()


def test_a_hand_of_an_evening_is_whole_to_its_end(reader: Player) -> None:
    page = sit_down(reader, rules="chengdu", seed="three")
    while form := acting(page):
        assert bare(page.tree, "pl") == set()
        page = act(reader, form)
    assert bare(page.tree, "pl") == set()


FORMS = {0: 2, 1: 0, 2: 1, 4: 1, 5: 2, 11: 2, 21: 2, 22: 1, 25: 2}


@pytest.mark.parametrize(("count", "form"), FORMS.items())
def test_a_number_takes_the_form_of_its_own_language(app: Flask, count: int, form: int) -> None:
    with app.test_request_context(), force_locale("pl"):
        word = "points" if form else "point"
        assert plain(points_label(count), speech(DEFAULT)) == f"{count}⟦{form}: {word}⟧"


def test_pages_count_in_all_forms(reader: Player) -> None:
    said = reader.open("/ladder").text
    assert {form for form in "012" if f"⟦{form}: point" in said} == set("012")
    assert "⟦2: questions show where you stand⟧" in reader.open("/course").text


def test_lists_and_numbers_are_the_languages_own(app: Flask) -> None:
    with app.test_request_context(), force_locale("pl"):
        how = speech(DEFAULT)
        assert plain(message("%(it)s", it=listing("ABC")), how) == "A, B i C"
        assert plain(message("%(it)s", it=row("ABC")), how) == "A, B, C"
        assert number(Number(12.345, places=1, percent=True)) == "12,3%"
        assert number(Number(-1.5, places=3)) == "−1,500"


def test_the_language_is_offered_on_every_page(reader: Player) -> None:
    chosen = reader.open("/").tree.one("button", value=BRACKETED.code)
    assert (chosen["lang"], chosen.text) == ("pl", "PL")
    assert chosen["aria-current"] == "true"
