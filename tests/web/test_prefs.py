import pytest
from flask.testing import FlaskClient

from tutor.web import prefs


def change(client: FlaskClient, **form: str) -> None:
    answer = client.post("/settings", data={"next": "/drills?x=1", **form})
    assert (answer.status_code, answer.location) == (303, "/drills?x=1")


def seen(client: FlaskClient) -> prefs.Prefs:
    with client.application.test_request_context(
        headers={"Cookie": "; ".join(f"{c.key}={c.value}" for c in client._cookies.values())}
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


def test_house_rules_are_called_so(client: FlaskClient) -> None:
    change(client, rules="chengdu+zeros.single")
    found = seen(client)
    assert found.rules == "Chengdu with house rules"
    assert not any(choice.current for choice in found.rules_choices)


@pytest.mark.parametrize(
    "form", [{"theme": "pink"}, {"rules": "poker"}, {"keys": "2"}, {"session": "x"}, {"lang": "en"}]
)
def test_what_does_not_exist_is_not_remembered(client: FlaskClient, form: dict[str, str]) -> None:
    change(client, **form)
    assert [cookie.key for cookie in client._cookies.values()] == []


def test_a_cookie_that_says_nonsense_counts_as_none(client: FlaskClient) -> None:
    for name in ("theme", "keys", "rules"):
        client.set_cookie(name, "nonsense")
    assert seen(client).theme == "auto"
    assert 'data-theme="auto"' in client.get("/nowhere").text
