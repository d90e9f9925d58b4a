import pytest
from flask import Flask
from flask.testing import FlaskClient
from flask_babel import force_locale
from hypothesis import given
from hypothesis import strategies as st

from tutor.web.frame import i18n

HEADERS = {
    "": "en",
    "*": "en",
    "en-GB,en;q=0.8": "en",
    "fr-CH, fr;q=0.9": "en",
    "zh": "zh-Hans",
    "zh-CN,zh;q=0.9,en;q=0.8": "zh-Hans",
    "zh-SG": "zh-Hans",
    "zh-Hans": "zh-Hans",
    "zh-Hans-HK": "zh-Hans",
    "zh-TW,zh;q=0.9,en;q=0.8": "zh-Hant",
    "zh-HK": "zh-Hant",
    "zh-MO": "zh-Hant",
    "zh-Hant": "zh-Hant",
    "zh-Hant-CN": "zh-Hant",
    "zh_TW": "zh-Hant",
    "yue": "zh-Hant",
    "yue-Hant-HK": "zh-Hant",
    "yue-CN": "zh-Hans",
    "ja,zh-TW;q=0.5,en;q=0.3": "zh-Hant",
    "de;q=0.9,en;q=0.2,zh-CN;q=0.7": "zh-Hans",
    "zh-TW;q=0,en": "en",
    "x-klingon, ;;;q=z, ../../etc/passwd": "en",
}


@pytest.mark.parametrize(("header", "tag"), HEADERS.items())
def test_a_browser_gets_the_language_whose_script_it_reads(
    client: FlaskClient, header: str, tag: str
) -> None:
    page = client.get("/nowhere", headers={"Accept-Language": header})
    assert f'<html lang="{tag}"' in page.text


@given(st.text())
def test_no_text_in_place_of_a_tag_is_an_error(text: str) -> None:
    assert i18n.matching(text) in (None, *i18n.LANGUAGES)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_code_and_tag_both_name_a_language(language: i18n.Language) -> None:
    assert i18n.matching(language.code) == i18n.matching(language.tag) == language


def test_the_address_beats_the_cookie_and_the_cookie_beats_the_browser(
    client: FlaskClient,
) -> None:
    header = {"Accept-Language": "zh-TW"}
    client.set_cookie("lang", "en")
    assert '<html lang="en"' in client.get("/nowhere", headers=header).text
    assert '<html lang="zh-Hans"' in client.get("/nowhere?lang=zh-Hans", headers=header).text


def test_the_language_of_a_link_stays_for_the_next_pages(client: FlaskClient) -> None:
    client.get("/nowhere?lang=zh_Hant")
    assert '<html lang="zh-Hant"' in client.get("/nowhere").text


def test_an_unknown_language_in_the_address_changes_nothing(client: FlaskClient) -> None:
    page = client.get("/nowhere?lang=xx", headers={"Accept-Language": "zh-CN"})
    assert '<html lang="zh-Hans"' in page.text
    assert client.get_cookie("lang") is None


def test_outside_a_request_the_site_speaks_english(app: Flask) -> None:
    with app.app_context():
        assert i18n.current() == i18n.choose() == i18n.FALLBACK
        with force_locale("zh_Hant"):
            assert i18n.current().tag == "zh-Hant"


def test_switching_remembers_and_returns_to_the_same_place(client: FlaskClient) -> None:
    form = {"lang": "zh_Hant", "next": "/q/pairs?level=2&lang=en&tag="}
    answer = client.post("/language", data=form)
    assert (answer.status_code, answer.location) == (303, "/q/pairs?level=2&tag=")
    cookie = client.get_cookie("lang")
    assert cookie is not None
    assert (cookie.value, cookie.http_only, cookie.same_site) == ("zh_Hant", True, "Lax")


def test_switching_to_nothing_known_only_returns(client: FlaskClient) -> None:
    answer = client.post("/language", data={"lang": "tlh", "next": "https://evil.example/"})
    assert (answer.status_code, answer.location) == (303, "/")
    assert client.get_cookie("lang") is None


def test_pages_vary_by_what_chose_their_language(client: FlaskClient) -> None:
    vary = client.get("/nowhere").vary
    assert "Accept-Language" in vary
    assert "Cookie" in vary
