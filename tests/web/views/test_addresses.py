import pytest
from flask.testing import FlaskClient

from tutor.drills.address import parse_address
from tutor.drills.catalog import DRILLS
from tutor.rules import parse_rules
from tutor.web.views.addresses import (
    AdvicePage,
    CalcPage,
    LadderPage,
    Place,
    QuestionPage,
    RulesPage,
    SheetPage,
    SplitPage,
    parse,
)

HOUSE = parse_rules("sichuan+zeros.single+mango.none")
FIRST = next(iter(DRILLS.values()))
QUESTION = f"{FIRST.key}.{FIRST.version}/chengdu/{FIRST.levels[0].key}/k7"
PLACES: dict[str, Place] = {
    "/calc/chengdu": CalcPage("chengdu"),
    "/calc/chengdu/Qh9s_8h8d?stake=50&stake=200&seat=2": CalcPage(
        "chengdu", "Qh9s_8h8d", "stake=50&stake=200&seat=2"
    ),
    "/split/online/2d4sQhQd?style=cautious": SplitPage("online", "2d4sQhQd", "style=cautious"),
    "/split/advice": AdvicePage(),
    "/rules/sichuan": RulesPage("sichuan"),
    "/rules/sichuan?with=chengdu": RulesPage("sichuan").beside(parse_rules("chengdu")),
    "/sheet": SheetPage(),
    "/ladder?at=tian%2Bhei9&only=royal": LadderPage.at("", "tian+hei9", "royal"),
    f"/q/{QUESTION}": QuestionPage(parse_address(QUESTION)),
}


@pytest.mark.parametrize("url", PLACES)
def test_an_address_is_written_and_read_back(url: str) -> None:
    read = parse(url)
    assert read is not None
    assert (type(read), read.url(), PLACES[url].url()) == (type(PLACES[url]), url, url)


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("/calc/chengdu/Qh9s?stake=5", f"/calc/{HOUSE.key}/Qh9s?stake=5"),
        ("/calc/no-such-rules/Qh9s", f"/calc/{HOUSE.key}/Qh9s"),
        ("/split/online/2d4s?at=2", f"/split/{HOUSE.key}/2d4s?at=2"),
        ("/rules/sichuan?with=chengdu", f"/rules/{HOUSE.key}?with=chengdu"),
        (f"/rules/chengdu?with={HOUSE.key.replace('+', '%2B')}", f"/rules/{HOUSE.key}"),
        ("/split?rules=online", "/split"),
        ("/play?rules=online", "/play"),
        ("/split/advice?rules=online", "/split/advice"),
        ("/sheet?rules=online", "/sheet"),
        ("/ladder?rules=online&at=tian%2Bhei9#r8", "/ladder?at=tian%2Bhei9"),
        (f"/q/{QUESTION}", f"/q/{QUESTION.replace('chengdu', HOUSE.key)}"),
    ],
)
def test_an_address_turns_to_other_rules(url: str, expected: str) -> None:
    place = parse(url)
    assert place is not None
    assert place.under(HOUSE).url() == expected


@pytest.mark.parametrize(
    "url", ["/", "/calc", "/glossary/tian", "/q/no-drill.1/chengdu/easy/k7", "/q/", "/drills/rhyme"]
)
def test_an_address_without_a_rule_set_is_none_of_these(url: str) -> None:
    assert parse(url) is None


@pytest.mark.parametrize(
    "page",
    [
        *("/ladder?", "/sheet?", "/split?", "/split/advice?", "/calc?", "/play?"),
        *("/rules/chengdu?with=", "/rules/build?base="),
        f"/drills/{FIRST.key}/start?",
    ],
)
def test_a_plus_in_a_query_reads_as_written(client: FlaskClient, page: str) -> None:
    named = page if page.endswith("=") else f"{page}rules="
    typed = client.get(f"{named}{HOUSE.key}")
    escaped = client.get(f"{named}{HOUSE.key.replace('+', '%2B')}")
    assert typed.status_code == escaped.status_code
    assert typed.status_code in (200, 303)
    if typed.status_code == 200:
        assert client.get(f"{named}no+such").status_code in (400, 404)
    else:
        assert HOUSE.key in typed.location


def test_a_pair_on_the_ladder_reads_as_written(client: FlaskClient) -> None:
    typed = client.get("/ladder?at=tian+hei9")
    escaped = client.get("/ladder?at=tian%2Bhei9")
    assert (typed.status_code, escaped.status_code) == (200, 200)
    assert 'aria-current="true"' in typed.text
