import pytest
from flask.testing import FlaskClient

from tests.sure import sure
from tests.web.markup import read
from tutor.web.frame import prefs


def change(client: FlaskClient, **form: str) -> None:
    answer = client.post("/settings", data={"next": "/drills?x=1", **form})
    assert (answer.status_code, answer.location) == (303, "/drills?x=1")


def seen(client: FlaskClient) -> prefs.Prefs:
    with client.application.test_request_context(
        headers={"Cookie": "; ".join(f"{c.key}={c.value}" for c in sure(client._cookies).values())}
    ):
        return prefs.current()


def test_a_new_visitor_has_the_first_rule_set_and_the_systems_colours(client: FlaskClient) -> None:
    found = seen(client)
    assert (found.theme, found.card_names, found.keys) == ("auto", False, True)
    assert [choice.code for choice in found.rules_choices if choice.current] == ["chengdu"]


def test_preferences_are_remembered(client: FlaskClient) -> None:
    change(client, theme="dark")
    change(client, card_names="1", keys="0", rules="online")
    found = seen(client)
    assert (found.theme, found.card_names, found.keys) == ("dark", True, False)
    assert [choice.code for choice in found.rules_choices if choice.current] == ["online"]
    assert 'data-theme="dark"' in client.get("/nowhere").text


def test_house_rules_are_called_by_their_two_words(client: FlaskClient) -> None:
    change(client, rules="chengdu+zeros.single")
    found = seen(client)
    assert found.rules == "Cloud Tiger"
    assert [one.title for one in found.rules_choices if one.current] == ["Cloud Tiger"]


@pytest.mark.parametrize(
    "form", [{"theme": "pink"}, {"rules": "poker"}, {"keys": "2"}, {"session": "x"}, {"lang": "en"}]
)
def test_what_does_not_exist_is_not_remembered(client: FlaskClient, form: dict[str, str]) -> None:
    change(client, **form)
    assert [cookie.key for cookie in sure(client._cookies).values()] == []


def test_a_cookie_that_says_nonsense_counts_as_none(client: FlaskClient) -> None:
    for name in ("theme", "keys", "rules"):
        client.set_cookie(name, "nonsense")
    assert seen(client).theme == "auto"
    assert 'data-theme="auto"' in client.get("/nowhere").text


@pytest.mark.parametrize(
    ("reading", "above"), [("pinyin", ["tiān", "pái"]), ("zhuyin", ["ㄊㄧㄢ", "ㄆㄞˊ"])]
)
@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans", "en"])
def test_readings_stand_above_names_once(
    client: FlaskClient, lang: str, reading: str, above: list[str]
) -> None:
    change(client, readings=reading)
    heading = read(client.get(f"/glossary/tian?lang={lang}").text).one("h1")
    assert [rt.text for rt in heading.all("rt")] == above
    assert all(rt["aria-hidden"] == "true" for rt in heading.all("rt"))
    assert not heading.all("span", class_="reading")


def test_readings_stand_above_names_in_sentences_but_not_in_labels(client: FlaskClient) -> None:
    change(client, readings="pinyin")
    page = read(client.get("/glossary/ren+futou?lang=zh-Hant").text)
    assert page.one("div", class_="term-lead").all("p")[1].all("rt")
    labels = [one["aria-label"] for one in page.walk() if "aria-label" in one]
    assert any("人牌" in label for label in labels)
    assert not any("rén" in label for label in labels)


def test_without_the_switch_only_english_readers_see_pinyin(client: FlaskClient) -> None:
    assert seen(client).readings == "none"
    english = read(client.get("/glossary/tian?lang=en").text).one("h1")
    assert english.one("span", class_="reading").text == "tiān pái"
    assert not english.all("ruby")
    assert read(client.get("/glossary/tian?lang=zh-Hans").text).one("h1").text == "天牌"


def test_a_reading_that_does_not_exist_counts_as_none(client: FlaskClient) -> None:
    change(client, readings="klingon")
    client.set_cookie("readings", "klingon")
    assert seen(client).readings == "none"
