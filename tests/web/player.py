"""A visitor of the drills without a browser: opens pages, sends their forms, knows the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import urlsplit

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.drills.answers import as_form, some_answers
from tests.web.markup import Element, read
from tutor.drills.address import Address, parse_address
from tutor.drills.questions import grade, question_at

PARTIAL = {"HX-Request": "true", "HX-Request-Type": "partial"}


def answers(address: Address, right: bool) -> Iterator[dict[str, list[str]]]:
    """Answers to a question that are right, or that are wrong, as a form sends them."""
    question = question_at(address)
    for answer in some_answers(address, question):
        if grade(address, question, answer).right is right:
            yield as_form(question, answer)


def an_answer(address: Address, right: bool = True) -> dict[str, list[str]]:
    """The first right answer to a question, or the first wrong one."""
    return next(answers(address, right))


class Seen:
    """A page as it came back."""

    def __init__(self, response: TestResponse) -> None:
        self.response = response
        self.status = response.status_code
        self.tree = read(response.text)

    @property
    def question(self) -> Element:
        return self.tree.one("section", id="question")

    @property
    def form(self) -> Element:
        """The form that answers the question."""
        return self.question.one("form", class_="question-main")

    @property
    def answered(self) -> bool:
        return not self.question.all("form", class_="question-main")

    @property
    def right(self) -> bool:
        """What the verdict says."""
        return "is-right" in self.question.one("div", class_="verdict").classes

    @property
    def next(self) -> str:
        return self.question.one("a", id="next")["href"]

    @property
    def address(self) -> Address:
        """That of a question that stands alone."""
        return parse_address(self.form["action"].removeprefix("/q/"))

    @property
    def text(self) -> str:
        """What the main part says; of a fragment, all of it."""
        return (self.tree.all("main") or [self.tree])[0].text

    @property
    def title(self) -> str:
        return self.tree.one("h1").text


class Player:
    """One visitor; `path` is where the visitor is."""

    def __init__(self, client: FlaskClient) -> None:
        self.client = client
        self.path = ""

    def open(self, path: str, partial: bool = False) -> Seen:
        """A page, after all redirects."""
        headers = PARTIAL if partial else {}
        response = self.client.get(path, follow_redirects=True, headers=headers)
        self.path = response.request.path
        return Seen(response)

    def post(self, form: Element, **more: Sequence[str]) -> TestResponse:
        """Send a form of a page with `more` chosen."""
        return self.client.post(form["action"], data={**form.fields(), **more})

    def post_part(self, form: Element, **more: Sequence[str]) -> TestResponse:
        """Send it as htmx does, which asks for a part of a page."""
        data = {**form.fields(), **more}
        return self.client.post(form["action"], data=data, headers=PARTIAL)

    def send(self, form: Element, **more: Sequence[str]) -> Seen:
        """Send a form and go where it leads."""
        response = self.post(form, **more)
        assert response.status_code == 303, response.text
        return self.open(response.location)

    def begin(self, path: str, right: bool = True) -> str:
        """Answer a question that stands alone; the token of the round this begins."""
        page = self.open(path)
        self.send(page.form, **an_answer(page.address, right))
        return self.path.split("/")[2]

    def address(self, token: str, position: int) -> Address:
        """The address of a question of a round, as its page tells the rule-set menu."""
        page = self.open(f"/round/{token}/{position}")
        rules = next(form for form in page.tree.all("form") if form.all("button", name="rules"))
        return parse_address(urlsplit(rules.fields()["next"][0]).path.removeprefix("/q/"))

    def answer(self, token: str, position: int, right: bool = True) -> Seen:
        """Answer a question of a round."""
        address = self.address(token, position)
        page = self.open(f"/round/{token}/{position}")
        return self.send(page.form, **an_answer(address, right))

    def play(self, token: str, wrong: Sequence[int] = (), length: int = 10) -> Seen:
        """Answer what is open of a round, some of it wrongly; its closing page."""
        for position in range(1, length + 1):
            if not self.open(f"/round/{token}/{position}").answered:
                self.answer(token, position, position not in wrong)
        return self.open(f"/round/{token}/done")
