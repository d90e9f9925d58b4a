"""An address with a wrong part: a page in the reader's language that says which, and a way on."""

from dataclasses import replace
from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from tests.web.player import PARTIAL, Seen
from tutor.drills.catalog import DRILLS

GOOD = ("card-names.1", "chengdu", "easy", "ab3")
LONG = "x" * 4000
# Which part of the address, what stands there, the status, and the part of it the page must name.
WRONG = [
    (0, "poker.1", 404, "poker"),
    (0, "card-names", 404, ""),
    (0, "card-names.0", 404, "0"),
    (0, "card-names.99", 404, "99"),
    (0, "card-names.x", 404, "x"),
    (0, "card-names.1.1", 404, "1.1"),
    (0, "card-names.²", 404, "²"),
    (0, "card-names.-1", 404, "-1"),
    (0, "Card-Names.1", 404, "Card-Names"),
    (1, "poker", 400, "poker"),
    (1, "+", 400, ""),
    (1, "Chengdu", 400, "Chengdu"),
    (1, "chengdu+", 400, ""),
    (1, "chengdu+wind.high", 400, "wind"),
    (1, "chengdu+zeros", 400, "zeros"),
    (1, "chengdu+zeros.maybe", 400, "maybe"),
    (1, "chengdu+zeros.single.single", 400, "single.single"),
    (1, "chengdu+most_players.9", 400, "9"),
    (1, "chengdu+key.x", 400, "key"),
    (1, "chengdu+__class__.x", 400, "__class__"),
    (1, "chengdu+zeros.single+zeros.single", 400, "zeros"),
    (2, "brutal", 404, "brutal"),
    (2, "easy~", 200, ""),
    (2, "easy~aces", 404, "aces"),
    (2, "easy~upper~upper", 404, "upper~upper"),
    (2, "~upper", 200, ""),
    (3, "UPPER", 404, "UPPER"),
    (3, "a" * 17, 404, "a" * 17),
    (3, "ab 3", 404, "ab 3"),
    (3, "ab3\n", 404, "ab3"),
    (3, "٣", 404, "٣"),
]
STRANGE = [
    "天牌",
    "\x00",
    "\x7f",
    "\u202e",
    "\U0001f0a1",
    "a\u0301",
    "<b>",
    "%s%(name)s",
    "..",
    LONG,
]
WAYS = {
    "zh-Hant": "回首頁",
    "zh-Hans": "回首页",
    "en": "To the start page",
}


def path(part: int, text: str) -> str:
    parts = list(GOOD)
    parts[part] = text
    return "/q/" + "/".join(quote(one, safe="+~.") for one in parts)


@pytest.mark.parametrize(("part", "text", "status", "named"), WRONG)
def test_the_page_says_which_part_is_wrong(
    client: FlaskClient, part: int, text: str, status: int, named: str
) -> None:
    response = client.get(path(part, text), follow_redirects=True)
    assert response.status_code == status
    page = Seen(response)
    if status != 200:
        assert named in page.title
        assert page.tree.one("main").all("a", href="/")
        assert not page.tree.all("section", id="question")


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("text", STRANGE)
def test_nothing_in_an_address_breaks_the_site(client: FlaskClient, part: int, text: str) -> None:
    for response in (
        client.get(path(part, text)),
        client.post(path(part, text), data={"token": "a" * 16, "answer": "a"}),
        client.post(path(part, text) + "/hint", data={"token": "a" * 16}),
        client.get(path(part, text), headers=PARTIAL),
    ):
        assert response.status_code in (308, 400, 404, 405)
        assert len(Seen(response).text) < 500
        assert "<b>" not in response.text.replace("<p><b>", "")


@pytest.mark.parametrize("lang", WAYS)
@pytest.mark.parametrize("part", range(4))
def test_what_is_wrong_is_said_in_the_readers_language(
    client: FlaskClient, lang: str, part: int
) -> None:
    page = Seen(client.get(f"{path(part, 'WRONG')}?lang={lang}"))
    assert page.tree.one("html")["lang"] == lang
    assert "WRONG" in page.title
    assert page.tree.one("main").one("a", href="/").text == WAYS[lang]
    said = page.title.replace("WRONG", "")
    assert any("a" <= letter <= "z" for letter in said) is (lang == "en")


@pytest.mark.parametrize(
    ("query", "status", "named"),
    [
        ("/drills/poker", 404, "poker"),
        ("/drills/divide?level=brutal", 404, "brutal"),
        ("/drills/divide?filter=aces", 404, "aces"),
        ("/drills/poker/start", 404, "poker"),
        ("/drills/divide/start?level=brutal", 404, "brutal"),
        ("/drills/divide/start?filter=aces", 404, "aces"),
        ("/drills/divide/start?rules=poker", 400, "poker"),
        ("/drills/divide/start?rules=chengdu%2Bzeros.maybe", 400, "maybe"),
        ("/drills/divide/start?rules=%00", 400, ""),
        (f"/drills/divide/start?level={LONG}", 404, "xxxx"),
        (f"/drills/divide/start?rules={LONG}", 400, "xxxx"),
        (f"/drills/{LONG}", 404, "xxxx"),
    ],
)
def test_a_wrong_choice_of_a_drill_is_named(
    client: FlaskClient, query: str, status: int, named: str
) -> None:
    page = Seen(client.get(query))
    assert page.status == status
    assert named in page.title
    assert len(page.text) < 500
    assert page.tree.one("main").all("a", href="/")


@pytest.mark.parametrize("cookie", ["poker", "chengdu+zeros.maybe", "\x7f", LONG])
def test_a_rule_set_in_a_cookie_that_is_none_does_no_harm(client: FlaskClient, cookie: str) -> None:
    client.set_cookie("rules", cookie)
    assert client.get("/").status_code == 200
    assert client.get("/q/poker.1/a/b/c").status_code == 404


def test_too_few_and_too_many_parts_are_no_page(client: FlaskClient) -> None:
    for address in ("/q", "/q/", "/q/card-names.1", "/q/card-names.1/chengdu/easy/ab3/x/y"):
        response = client.get(address)
        assert response.status_code == 404
        assert Seen(response).tree.one("main").all("a", href="/")


def test_an_older_edition_says_that_the_drill_has_changed(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(DRILLS, "divide", replace(DRILLS["divide"], version=3))
    old, coming = (Seen(client.get(f"/q/divide.{n}/chengdu/easy/ab3")) for n in (2, 4))
    assert (old.status, coming.status) == (404, 404)
    assert "older edition" in old.title
    assert "no edition" in coming.title
    assert client.get("/q/divide.3/chengdu/easy/ab3").status_code == 200
