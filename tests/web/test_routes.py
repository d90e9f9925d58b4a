import sys
from pathlib import Path

import pytest
from flask import Flask

from tutor.web import routes
from tutor.web.app import create_app

PAGE = """
from flask import Blueprint
bp = Blueprint("dropped_in", __name__)

@bp.get("/dropped-in")
def page():
    return "here"
"""


def test_a_page_is_one_file_dropped_in(
    app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "dropped_in.py").write_text(PAGE)
    monkeypatch.setattr(routes, "__path__", [*routes.__path__, str(tmp_path)])
    try:
        site = create_app({"INSTANCE": app.instance_path, "SECRET_KEY": "k"})
    finally:
        sys.modules.pop("tutor.web.routes.dropped_in", None)
    assert site.test_client().get("/dropped-in").text == "here"
