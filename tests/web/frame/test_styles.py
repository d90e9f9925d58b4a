"""The style sheets: all are sent, every value stands once, nothing is styled that no page has."""

import re

from tutor.paths import PACKAGE, STATIC, TEMPLATES
from tutor.web.frame.assets import IMPORT, load

FOLDER = STATIC / "css"
INDEX = FOLDER / "site.css"
PARTS = sorted(path for path in FOLDER.rglob("*.css") if path != INDEX)
TOKENS = (FOLDER / "frame" / "tokens.css").read_text(encoding="utf-8")
SENT = load(INDEX).body("identity").decode()
SET = re.compile(r"(--[\w-]+):")
USED = re.compile(r"var\((--[\w-]+)")
WORD = r"[a-z][\w-]*"


def written(folder: str, *kinds: str) -> str:
    """All that pages are made of: templates, scripts, or the code."""
    root = {"templates": TEMPLATES, "js": STATIC / "js", "tutor": PACKAGE}[folder]
    files = sorted(path for kind in kinds for path in root.rglob(kind))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def test_every_sheet_is_sent_once() -> None:
    listed = [FOLDER / name.decode() for name in IMPORT.findall(INDEX.read_bytes())]
    assert sorted(listed) == PARTS
    assert "@import" not in SENT


def test_a_sheet_is_read_on_one_or_two_screens() -> None:
    long = {path.name: n for path in PARTS if (n := path.read_text().count("\n")) > 120}
    assert long == {}


def test_what_is_sent_holds_the_rules_of_every_sheet() -> None:
    for path in PARTS:
        rules = re.sub(r"/\*.*?\*/|\s+", " ", path.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert re.sub(r" +", " ", rules).strip() in re.sub(r" +", " ", SENT), path


def test_every_value_used_is_set_and_every_value_set_is_used() -> None:
    assert set(USED.findall(SENT)) == set(SET.findall(SENT))


def test_a_token_is_set_once() -> None:
    tokens = SET.findall(TOKENS)
    everywhere = SET.findall(SENT)
    assert len(tokens) > 40
    assert [name for name in tokens if everywhere.count(name) != 1] == []


def test_what_is_left_of_the_screen_is_reckoned_in_one_place() -> None:
    assert len(re.findall(r"100s?vh\s*-", SENT)) == 1


def possible_classes() -> tuple[set[str], set[str]]:
    """Classes as they stand in templates, code and scripts, and the beginnings of composed ones."""
    pages, code = written("templates", "*.html"), written("tutor", "*.py")
    attribute = r'class="((?:\{\{.*?\}\}|\{%.*?%\}|[^"{])*)"'
    quoted = r"\"([^\"]*)\"|'([^']*)'"
    bits = [one for text in (pages, code) for one in re.findall(attribute, text, re.DOTALL)]
    bits += re.findall(r"{% block body_class %}(.*?){% endblock %}", pages)
    for inside in re.findall(r"{[{%].*?[%}]}", pages, re.DOTALL):
        bits += [one or other for one, other in re.findall(quoted, inside)]
    bits += [one or other for one, other in re.findall(quoted, written("js", "*.js"))]
    beginnings = set(re.findall(rf"({WORD}-)(?:\{{|['\"] ~)", pages + code))
    return set(re.findall(WORD, " ".join(bits))), beginnings


def test_every_class_with_a_style_is_one_that_a_page_can_have() -> None:
    whole, beginnings = possible_classes()
    words = set(re.findall(r"\w+", written("templates", "*.html") + written("tutor", "*.py")))

    def possible(name: str) -> bool:
        ends = (name.removeprefix(one) for one in beginnings if name.startswith(one))
        return name in whole or any(end.isdecimal() or end in words for end in ends)

    styled = set(re.findall(rf"\.({WORD})", re.sub(r"\{[^{}]*\}", "{}", SENT)))
    assert len(styled) > 400
    assert [name for name in sorted(styled) if not possible(name)] == []


def test_a_class_that_no_page_has_would_be_found() -> None:
    whole, beginnings = possible_classes()
    assert "question" in whole
    assert "hero-lime" not in whole
    assert {"is-", "card-", "hands-"} <= beginnings
