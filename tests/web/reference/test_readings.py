"""The page of readings leads from a reading to the switch that turns it."""

from flask.testing import FlaskClient

from tests.web.markup import read
from tutor.lessons import READINGS


def test_a_switch_that_turns_a_reading_is_linked_to_its_place(client: FlaskClient) -> None:
    page = read(client.get("/readings").text)
    for one in READINGS.values():
        links = page.one("section", id=f"r{one.number}").one("dl").all("a")
        expected = [f"/rules/{one.rules[0]}#{one.switch}"] if one.switch else []
        assert [link["href"] for link in links] == expected
        for link in links:
            address, _, place = link["href"].partition("#")
            assert read(client.get(address).text).one("fieldset", id=place).one("legend").text
