"""Answers to whatever a page asks, known from the page alone: a first one, and then another."""

from __future__ import annotations

from tests.crawl.visitor import Page
from tests.web.markup import Element

Answer = dict[str, list[str]]
TYPED = "天九王"


def hidden(form: Element) -> dict[str, str]:
    """The fields of a form that nobody sees, less the token that is new each time."""
    fields = {one["name"]: one["value"] for one in form.all("input", type="hidden")}
    fields.pop("csrf_token", None)
    return fields


class Asked:
    """The form of a question: what it offers, field by field."""

    def __init__(self, form: Element) -> None:
        self.action = form["action"]
        self.hidden = hidden(form)
        self.fields = [self._field(one) for one in form.walk() if "answers" in one.classes]

    @staticmethod
    def _field(group: Element) -> tuple[str, int, list[tuple[str, str]]]:
        """How a field is answered, how many it takes, and its options as name and value."""
        if places := group.all("select"):
            return "order", len(places), [(one["name"], "") for one in places]
        if typed := group.all("input", type="text"):
            return "type", 1, [(typed[0]["name"], TYPED)]
        options = [one for one in group.walk() if "data-digit" in one and "value" in one]
        return (
            "pick",
            int(group.attributes.get("data-pick", 1)),
            [(one["name"], one["value"]) for one in options],
        )

    def first(self) -> Answer:
        """The first options; things to be ordered as they stand."""
        answer: Answer = {}
        for kind, count, options in self.fields:
            if kind == "order":
                answer |= {name: [str(at)] for at, (name, _) in enumerate(options, 1)}
            else:
                for name, value in options[:count]:
                    answer.setdefault(name, []).append(value)
        return answer

    def other(self, answered: Page) -> Answer:
        """The right answer where the first one was wrong; else another one."""
        groups = [one for one in answered.tree.walk() if "answers" in one.classes]
        if judged(answered) != "wrong":
            return self._changed()
        answer: Answer = {}
        for (kind, count, options), group in zip(self.fields, groups, strict=True):
            shown = [one for one in group.walk() if "option" in one.classes]
            if kind == "order":
                for (name, _), one in zip(options, shown, strict=True):
                    answer[name] = [one.all("b", class_="order-place")[-1].text]
            elif kind == "type":
                answer[options[0][0]] = [_named(answered)]
            else:
                marks = [{"is-right", "is-missed"} & one.classes for one in shown]
                right = [one for one, mark in zip(options, marks, strict=True) if mark]
                for name, value in (right or options)[:count]:
                    answer.setdefault(name, []).append(value)
        return answer

    def _changed(self) -> Answer:
        """The first answer with its first field answered otherwise."""
        answer = self.first()
        kind, count, options = self.fields[0]
        if kind == "order":
            backwards = range(len(options), 0, -1)
            return answer | {
                name: [str(at)] for (name, _), at in zip(options, backwards, strict=True)
            }
        if kind == "type":
            return answer | {options[0][0]: ["not a name"]}
        answer[options[0][0]] = [value for _, value in options[1 : count + 1]]
        return answer


def judged(page: Page) -> str:
    """What an answered question says of its answer: "right", "wrong", or nothing."""
    verdicts = page.tree.all("div", class_="verdict")
    return verdicts[0]["class"].rpartition("is-")[2] if verdicts else ""


def _named(answered: Page) -> str:
    """The name that a verdict tells to somebody who typed another."""
    reasons = answered.tree.all("p", class_="reason")
    told = [one.text for one in reasons[0].all(class_="term")] if reasons else []
    return told[-1] if told else TYPED


def asked(page: Page) -> Asked | None:
    """The question of a page, if it is still open."""
    forms = page.tree.all("form", class_="question-main")
    return Asked(forms[0]) if forms else None
