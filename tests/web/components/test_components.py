"""The components page shows every part that pages share, and is there for editors only."""

import re

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.markup import read
from tutor.paths import TEMPLATES
from tutor.web.frame.config import settings

EXAMPLES = sorted((TEMPLATES / "components" / "examples").glob("*.html"))
SHARED = ("cards", "figures", "ui")
OTHERWISE = {"rule_chips"}  # chips as shown; a second list of rule sets would bear the same name


@pytest.fixture
def shown(app: Flask) -> str:
    app.config["COMPONENTS"] = True
    return app.test_client().get("/components").text


def test_visitors_have_no_such_page(client: FlaskClient) -> None:
    assert client.get("/components").status_code == 404


@pytest.mark.parametrize("setting", ["1", ""])
def test_the_environment_switches_it_on(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUTOR_COMPONENTS", setting)
    assert settings({})["COMPONENTS"] is bool(setting)


@pytest.mark.parametrize("lang", ["zh-Hant", "zh-Hans", "en"])
def test_it_shows_in_every_language(app: Flask, lang: str) -> None:
    app.config["COMPONENTS"] = True
    page = app.test_client().get(f"/components?lang={lang}")
    assert page.status_code == 200
    assert f'<html lang="{lang}"' in page.text


def test_every_example_stands_on_it(shown: str) -> None:
    titles = [
        one["id"]
        for one in read(shown).all("h2")
        if "id" in one and one["id"].startswith("example-")
    ]
    assert titles == [f"example-{path.stem}" for path in EXAMPLES]
    assert len(EXAMPLES) > 5


@pytest.mark.parametrize("file", SHARED)
def test_every_shared_part_has_an_example(file: str) -> None:
    text = (TEMPLATES / "_macros" / f"{file}.html").read_text(encoding="utf-8")
    macros = set(re.findall(r"{% macro (\w+)\(", text))
    used: set[str] = set()
    for path in [*EXAMPLES, TEMPLATES / "_macros" / "figures.html"]:
        used |= set(re.findall(r"(\w+)\(", path.read_text(encoding="utf-8")))
    assert macros - used - OTHERWISE == set()


def test_a_part_is_shown_with_its_name_worth_and_verdict(shown: str) -> None:
    tree = read(shown)
    assert "The better division" in tree.text
    assert tree.one("div", class_="verdict")
    assert [one for one in tree.all("ol") if "ladder" in one.classes]


def test_it_styles_and_scripts_nothing_inline(shown: str) -> None:
    assert not re.search(r'\sstyle="|\son[a-z]+="|<style|<script(?! defer src=)', shown)


def test_no_id_stands_twice(shown: str) -> None:
    ids = [one["id"] for one in read(shown).walk() if "id" in one]
    assert sorted(ids) == sorted(set(ids))
