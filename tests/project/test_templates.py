import re
from pathlib import Path

import pytest
from flask import Flask
from jinja2 import nodes

from tutor.paths import TEMPLATES

ALL = sorted(TEMPLATES.rglob("*.html"))
FORBIDDEN = {
    "a style attribute": r"<[^>]*\sstyle\s*=",
    "a style element": r"<style\b",
    "an inline script": r"<script(?![^>]*\ssrc=)",
    "a script in an attribute": r"<[^>]*\s(?:on\w+|hx-on[:\w-]*)\s*=",
    "a script in a value": r"=\s*[\"']\s*(?:js|javascript):",
    "an address elsewhere": r"(?:src|href|action|hx-\w+)\s*=\s*[\"'](?:https?:)?//",
}


def name(path: Path) -> str:
    return path.relative_to(TEMPLATES).as_posix()


@pytest.mark.parametrize("path", ALL, ids=name)
def test_every_template_compiles(app: Flask, path: Path) -> None:
    app.jinja_env.get_template(name(path))


@pytest.mark.parametrize("path", ALL, ids=name)
def test_no_template_needs_a_weaker_policy(path: Path) -> None:
    text = re.sub(r"{#.*?#}", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    found = [what for what, pattern in FORBIDDEN.items() if re.search(pattern, text, re.IGNORECASE)]
    assert found == []


@pytest.mark.parametrize("path", ALL, ids=name)
def test_every_form_that_posts_has_its_token(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    forms = re.findall(r"<form\b[^>]*method=\"post\".*?</form>", text, re.DOTALL)
    assert [form for form in forms if "csrf_token" not in form] == []


@pytest.mark.parametrize("path", ALL, ids=name)
def test_no_imported_file_translates_outside_a_macro(app: Flask, path: Path) -> None:
    """Such text would be made once, in the language of the first visitor, for everybody."""
    tree = app.jinja_env.parse(path.read_text(encoding="utf-8"))
    if any(isinstance(node, nodes.Macro) for node in tree.body):
        outside = [node for node in tree.body if isinstance(node, nodes.Assign)]
        calls = [call for node in outside for call in node.find_all(nodes.Call)]
        assert calls == []
