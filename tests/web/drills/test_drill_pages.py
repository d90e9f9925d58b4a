"""The pages of the drills: the choices they offer, and every page complete in every language."""

import re
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.drills.answers import TEXTS
from tests.drills.samples import ALL_DRILLS
from tests.turns import in_turn
from tests.web.markup import Element
from tests.web.player import Player, Seen, an_answer
from tutor.drills.catalog import DRILLS
from tutor.drills.model import Drill
from tutor.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
CHINESE = TAGS[:2]
SPOKEN = ("aria-label", "alt", "title", "placeholder")
# What stays as it is in Chinese: the other language's own name, the name of a key, one letter.
FOREIGN = re.compile(r"(?<![A-Za-z])(English|EN|Enter|[A-Z])(?![A-Za-z])")
LATIN = re.compile(r"[A-Za-z]+")
TYPED = set(" ".join(TEXTS).split())  # what an answer says is said again, as it was typed
each_drill = pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)


def words(page: Element) -> Iterator[str]:
    """Everything on a page that is read by eye or ear."""
    for element in page.walk():
        if element.tag in ("script", "style"):
            continue
        yield from (element[name] for name in SPOKEN if name in element)
        yield from (part for part in element.inside if isinstance(part, str))
        if element.tag == "meta" and element.attributes.get("name") == "description":
            yield element["content"]


def english(page: Seen) -> list[str]:
    """The Latin words left on a page."""
    return [found for text in words(page.tree) for found in LATIN.findall(FOREIGN.sub("", text))]


@each_drill
def test_the_page_of_a_drill_offers_its_levels_and_filters(player: Player, drill: Drill) -> None:
    page = player.open(f"/drills/{drill.key}")
    offered = {
        name: [radio["value"] for radio in page.tree.all("input", name=name)]
        for name in ("level", "filter")
    }
    assert offered["level"] == [level.key for level in drill.levels]
    assert offered["filter"] == [one.key for one in drill.filters]


@each_drill
def test_every_choice_leads_to_a_question_of_it(player: Player, drill: Drill) -> None:
    for level in drill.levels:
        for one in drill.filters:
            page = player.open(f"/drills/{drill.key}/start?level={level.key}&filter={one.key}")
            setting = page.address.setting
            assert (setting.level, setting.filter) == (level, one)
            assert not page.answered


def test_a_drill_starts_under_the_rule_set_that_was_chosen(player: Player) -> None:
    assert player.open("/drills/divide/start").address.setting.rules.key == "chengdu"
    player.client.post("/settings", data={"rules": "online"})
    assert player.open("/drills/divide/start").address.setting.rules.key == "online"
    page = player.open("/drills/divide/start?rules=sichuan")
    assert page.address.setting.rules.key == "sichuan"


def test_two_starts_are_two_questions(player: Player) -> None:
    assert len({str(player.open("/drills/divide/start").address) for _ in range(8)}) == 8


def test_the_start_page_lists_every_drill_in_order(player: Player) -> None:
    tiles = [tile["href"] for tile in player.open("/").tree.all("a", class_="tile")]
    drills = [href for href in tiles if href.startswith("/drills/")]
    assert drills == [f"/drills/{key}" for key in DRILLS]


def test_the_start_page_leads_on_to_every_section_that_says_what_it_is(player: Player) -> None:
    tiles = [tile["href"] for tile in player.open("/").tree.all("a", class_="tile")]
    assert {"/course", "/hands", "/split", "/calc", "/ladder", "/glossary", "/sheet"} <= set(tiles)


def test_the_start_page_counts_what_was_answered(player: Player) -> None:
    token = player.begin("/q/single-ranks.1/chengdu/easy/ab3")
    player.answer(token, 2, right=False)
    player.answer(token, 3)
    tile = player.open("/").tree.one("a", class_="tile", href="/drills/single-ranks")
    assert "2 of 3 right" in tile.text


def test_a_newcomer_is_asked_the_four_strongest_cards_only(player: Player) -> None:
    seen = {player.open("/").address.setting.filter.key for _ in range(5)}
    assert seen == {"upper"}
    player.begin("/")
    assert player.open("/").address.setting.filter.key == "all"


def test_a_rule_set_changed_on_a_question_keeps_the_question(player: Player) -> None:
    path = "/q/pair-ranks.1/chengdu/normal~nines/ab3"
    before = [image["src"] for image in player.open(path).form.all("img")]
    answer = player.client.post("/settings", data={"next": path, "rules": "sichuan"})
    page = player.open(answer.location)
    assert player.path == "/q/pair-ranks.1/sichuan/normal~nines/ab3"
    assert [image["src"] for image in page.form.all("img")] == before
    assert page.tree.one("button", name="rules", value="sichuan")["aria-current"] == "true"


def test_an_unknown_rule_set_leaves_the_question_as_it_is(player: Player) -> None:
    path = "/q/divide.1/chengdu/easy/ab3"
    answer = player.client.post("/settings", data={"next": path, "rules": "poker"})
    assert answer.location == path


@pytest.mark.parametrize(("key", "lang"), in_turn(DRILLS, [(lang,) for lang in CHINESE]))
def test_no_english_is_left_on_a_chinese_page(player: Player, key: str, lang: str) -> None:
    drill = DRILLS[key]
    assert english(player.open(f"/drills/{drill.key}?lang={lang}")) == []
    for level in drill.levels:
        page = player.open(f"/drills/{drill.key}/start?level={level.key}")
        address = page.address
        assert english(page) == []
        hinted = player.send(page.question.one("form", class_="hint-form"))
        assert english(hinted) == []
        verdict = player.send(hinted.form, **an_answer(address, right=False))
        assert set(english(verdict)) <= TYPED


@pytest.mark.parametrize("lang", CHINESE)
def test_no_english_is_left_at_the_start_and_at_the_end(player: Player, lang: str) -> None:
    assert english(player.open(f"/?lang={lang}")) == []
    token = player.begin("/q/pair-ranks.1/chengdu/normal/ab3")
    assert english(player.play(token, wrong=(2, 5))) == []
    assert english(player.open(f"/round/{token}/3")) == []


@pytest.mark.parametrize("lang", TAGS)
def test_every_page_says_its_language_and_keeps_it(player: Player, lang: str) -> None:
    pages = [player.open(f"/drills/divide?lang={lang}"), player.open("/")]
    pages.append(player.open("/drills/divide/start"))
    token = player.begin(player.path)
    pages += [player.open(f"/round/{token}/1"), player.play(token, wrong=(2,))]
    assert [page.tree.one("html")["lang"] for page in pages] == [lang] * len(pages)
    assert all(page.title for page in pages)


def test_pages_carry_no_style_and_no_script_inline(client: FlaskClient) -> None:
    player = Player(client)
    token = player.begin("/q/divide.1/chengdu/hard/ab3", right=False)
    for page in (player.open("/"), player.open(f"/round/{token}/1"), player.play(token)):
        for element in page.tree.walk():
            assert element.tag != "style"
            assert not [n for n in element.attributes if n == "style" or n.startswith("on")]
            assert element.tag != "script" or "src" in element


def test_no_id_stands_twice_on_a_page(player: Player) -> None:
    token = player.begin("/q/pair-ranks.1/chengdu/hard/ab3", right=False)
    for page in (player.open("/"), player.open(f"/round/{token}/1"), player.play(token)):
        ids = [element["id"] for element in page.tree.walk() if "id" in element]
        assert len(ids) == len(set(ids))
