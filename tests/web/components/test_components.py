"""Every component renders in every language; a question gives nothing away before its answer."""

import re

import pytest
from flask.testing import FlaskClient

BEFORE = ("name", "hinted", "find", "single", "larger", "why", "divide")
AFTER = ("named", "misnamed", "found", "settled", "divided", "misdivided")
LANGUAGES = ("zh-Hant", "zh-Hans", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_components_page_shows_in_every_language(client: FlaskClient, lang: str) -> None:
    page = client.get(f"/components?lang={lang}")
    assert page.status_code == 200
    assert f'<html lang="{lang}"' in page.text


@pytest.mark.parametrize("name", BEFORE)
def test_a_question_can_be_answered_without_javascript(client: FlaskClient, name: str) -> None:
    page = client.get(f"/components/{name}").text
    form = page[page.index('<form class="question-main"') :]
    form = form[: form.index("</form>")]
    assert 'method="post"' in form
    assert 'name="csrf_token"' in form
    assert 'type="submit"' in form
    assert "disabled" not in form


@pytest.mark.parametrize("name", BEFORE)
def test_nothing_is_marked_before_the_answer(client: FlaskClient, name: str) -> None:
    page = client.get(f"/components/{name}").text
    assert not re.search(r'class="option[^"]* is-(right|wrong|missed)', page)
    assert 'class="verdict ' not in page


@pytest.mark.parametrize("name", AFTER)
def test_an_answered_question_offers_the_way_on_and_no_second_answer(
    client: FlaskClient, name: str
) -> None:
    page = client.get(f"/components/{name}").text
    assert 'id="next"' in page
    assert '<form class="question-main"' not in page


def test_a_name_is_not_printed_on_the_card_it_is_asked_of(client: FlaskClient) -> None:
    assert 'class="card-name' not in client.get("/components/name").text
    assert 'class="card-name' not in client.get("/components/find").text
    assert 'class="card-name' in client.get("/components/single").text


@pytest.mark.parametrize("name", [*BEFORE, *AFTER])
def test_a_part_of_the_page_is_the_question_alone(client: FlaskClient, name: str) -> None:
    page = client.get(f"/components/{name}", headers={"HX-Request-Type": "partial"}).text
    assert page.startswith('<section id="question"')
    assert "<html" not in page


def test_no_page_styles_or_scripts_inline(client: FlaskClient) -> None:
    for name in ["", *(f"/{name}" for name in (*BEFORE, *AFTER))]:
        page = client.get(f"/components{name}").text
        assert not re.search(r'\sstyle="|\son[a-z]+="|<style|<script(?! defer src=)', page)
