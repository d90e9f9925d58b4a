"""Every element of every page is closed, and in its turn."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.markup import verify_well_formed
from tests.web.pages import FURTHER, plain_pages
from tests.web.player import PARTIAL, Player


@pytest.mark.parametrize("headers", [{}, PARTIAL], ids=["whole", "partial"])
def test_pages_are_well_formed(app: Flask, client: FlaskClient, headers: dict[str, str]) -> None:
    for path in (*plain_pages(app), *FURTHER, "/nowhere"):
        answer = client.get(path, headers=headers)
        if answer.mimetype == "text/html" and answer.location is None:
            verify_well_formed(answer.text)


def test_an_answered_question_and_a_closing_are_well_formed(player: Player) -> None:
    token = player.begin("/q/divide.1/chengdu/hard/ab3", right=False)
    verify_well_formed(player.open(f"/round/{token}/1").response.text)
    verify_well_formed(player.play(token, wrong=(2, 3)).response.text)


@pytest.mark.parametrize("html", ["<p><b></p></b>", "<div><p></p>", "</div>"])
def test_what_is_not_closed_in_its_turn_is_found(html: str) -> None:
    with pytest.raises(AssertionError):
        verify_well_formed(html)
