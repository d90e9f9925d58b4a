import re

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.web.pages import asset_url
from tutor.web.app import create_app
from tutor.web.frame.security import HEADERS, safe_next

ELSEWHERE = [
    None,
    "",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " /x",
    "https:evil.example",
    "https://evil.example/",
    "HTTPS:/evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "@evil.example",
    "?next=//evil.example",
    "/\x00",
    "/x\u2028",
    "/\u202e",
    "/a\\b",
    "\ufeff//evil.example",
]


@pytest.mark.parametrize("target", ELSEWHERE)
def test_no_redirect_leads_elsewhere(target: str | None) -> None:
    assert safe_next(target, "/home") == "/home"


@pytest.mark.parametrize(
    "target", ["/", "/q/pairs?level=2#top", "/扯旋", "/a//b", "/a?u=https://b"]
)
def test_a_redirect_may_lead_anywhere_on_this_site(target: str) -> None:
    assert safe_next(target) == target


@given(st.text())
def test_whatever_is_asked_a_redirect_starts_with_one_slash(target: str) -> None:
    assert re.match(r"/(?![/\\\s])", safe_next(target) + "x")


def test_every_kind_of_response_carries_the_headers(app: Flask, client: FlaskClient) -> None:
    @app.get("/broken")
    def broken() -> str:
        raise RuntimeError

    app.config["PROPAGATE_EXCEPTIONS"] = False
    asset = asset_url(app, "vendor/htmx-4.0.1.min.js")
    responses = [
        client.get(asset),
        client.get("/nowhere"),
        client.get("/language"),
        client.get("/broken"),
        client.post("/language"),
    ]
    assert [r.status_code for r in responses] == [200, 404, 405, 500, 303]
    for response in responses:
        assert HEADERS.items() <= dict(response.headers).items()


def test_the_policy_lets_nothing_run_that_is_not_a_file_of_ours(client: FlaskClient) -> None:
    policy = client.get("/nowhere").headers["Content-Security-Policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "http" not in policy


def test_cookies_are_secure_and_hsts_is_sent_only_on_https(
    client: FlaskClient, app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = client.get("/nowhere?lang=en")
    assert "Strict-Transport-Security" not in plain.headers
    open_ones = plain.headers.getlist("Set-Cookie")
    assert open_ones
    assert all("Secure" not in cookie for cookie in open_ones)
    monkeypatch.setenv("TUTOR_HTTPS", "1")
    https = create_app({"INSTANCE": app.instance_path}).test_client()
    safe = https.get("/nowhere?lang=en")
    assert safe.headers["Strict-Transport-Security"] == "max-age=31536000"
    cookies = safe.headers.getlist("Set-Cookie")
    assert cookies
    assert all("Secure" in cookie for cookie in cookies)


def test_forwarded_headers_count_only_behind_a_trusted_proxy(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    def address(site: Flask) -> str:
        site.add_url_rule("/address", view_func=lambda: __import__("flask").request.url)
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-Host": "cards.example"}
        return site.test_client().get("/address", headers=forwarded).text

    assert address(app) == "http://localhost/address"
    monkeypatch.setenv("TUTOR_TRUST_PROXY", "1")
    assert address(create_app({"INSTANCE": app.instance_path})) == "https://cards.example/address"


class TestTokens:
    @pytest.fixture(autouse=True)
    def checked(self, app: Flask) -> None:
        app.config["WTF_CSRF_ENABLED"] = True

    @staticmethod
    def token(client: FlaskClient) -> str:
        found = re.search(r'name="csrf_token" value="([^"]+)"', client.get("/nowhere").text)
        assert found
        return found[1]

    def test_a_form_without_its_token_is_refused_with_a_way_back(self, client: FlaskClient) -> None:
        answer = client.post("/language", headers={"Referer": "http://localhost/q/1?level=2"})
        assert answer.status_code == 400
        assert "This page has grown old" in answer.text
        assert 'href="/q/1?level=2"' in answer.text

    def test_the_way_back_never_leads_elsewhere(self, client: FlaskClient) -> None:
        answer = client.post("/language", headers={"Referer": "http://localhost//evil.example/"})
        assert 'href="/"' in answer.text
        assert "evil" not in answer.text

    def test_a_token_counts_in_the_form_and_in_the_header_of_htmx(
        self, client: FlaskClient
    ) -> None:
        token = self.token(client)
        assert client.post("/language", data={"csrf_token": token}).status_code == 303
        assert client.post("/language", headers={"X-CSRFToken": token}).status_code == 303

    def test_another_visitors_token_is_refused(self, app: Flask, client: FlaskClient) -> None:
        self.token(client)
        answer = client.post("/language", data={"csrf_token": self.token(app.test_client())})
        assert answer.status_code == 400

    def test_a_token_lives_as_long_as_the_session(self, app: Flask) -> None:
        assert app.config["WTF_CSRF_TIME_LIMIT"] is None
