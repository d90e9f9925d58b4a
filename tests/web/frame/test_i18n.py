import pytest
from flask import Flask
from flask.testing import FlaskClient
from flask_babel import force_locale

from tutor.explain import Number, message, points_label, row
from tutor.languages import SOURCE
from tutor.rules import DEFAULT, KIND
from tutor.web.frame import i18n
from tutor.web.frame.wording import listed, number
from tutor.web.views.terms import plain, say, speech

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
        assert i18n.current() == i18n.choose() == SOURCE
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


NUMBERS = [0.0, 0.0004, -0.0004, 0.12345, -0.12345, 8.35, 12.25, 99.95, 1234.5]


@pytest.mark.parametrize("tag", ["en", "zh_Hant", "zh_Hans"])
def test_numbers_have_their_decimals_and_a_real_minus(app: Flask, tag: str) -> None:
    with app.app_context(), force_locale(tag):
        for value in NUMBERS:
            rounded = f"{abs(value):.3f}"
            minus = "−" if value < 0 and float(rounded) else ""
            plus = "+" if value > 0 and float(rounded) else ""
            whole = f"{abs(value):,.3f}"
            assert number(Number(value, places=3)) == minus + whole
            assert number(Number(value, places=3, signed=True)) == (minus or plus) + whole
            assert number(Number(abs(value), places=1, percent=True)) == f"{abs(value):,.1f}%"
        assert number(Number(20160)) == "20,160"


LISTS = {
    "en": ("A", "A, B", "A, B, C", "A and B", "A, B and C"),
    "zh_Hant": ("A", "A、B", "A、B、C", "A和B", "A、B和C"),
    "zh_Hans": ("A", "A、B", "A、B、C", "A和B", "A、B和C"),
}


@pytest.mark.parametrize(("tag", "expected"), LISTS.items())
def test_lists_are_the_languages_own(app: Flask, tag: str, expected: tuple[str, ...]) -> None:
    with app.app_context(), force_locale(tag):
        rows = tuple(listed("ABC"[:many]) for many in (1, 2, 3))
        joined = tuple(listed("ABC"[:many], joined=True) for many in (2, 3))
        assert rows + joined == expected
        assert listed("A", joined=True) == "A"


@pytest.mark.parametrize(("count", "said"), [(1, "1 point"), (2, "2 points"), (0, "0 points")])
def test_a_message_that_counts_is_said_for_its_number(app: Flask, count: int, said: str) -> None:
    with app.test_request_context():
        assert plain(points_label(count), speech(DEFAULT)) == said
        with force_locale("zh_Hant"):
            assert plain(points_label(count), speech(DEFAULT)) == f"{count}點"


def test_the_names_in_a_list_stay_markup_and_everything_else_is_escaped(app: Flask) -> None:
    with app.test_request_context():
        said = message("%(row)s", row=row(["<b>", KIND["tian"]]))
        assert say(said, speech(DEFAULT)).startswith('&lt;b&gt;, <span class="term"')
