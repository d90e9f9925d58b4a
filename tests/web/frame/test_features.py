import sys
from pathlib import Path

import pytest
from flask import Flask

import tutor.web
from tutor.web.app import create_app

PAGE = """
from flask import Blueprint
bp = Blueprint("dropped_in", __name__)

@bp.get("/dropped-in")
def page():
    return "here"
"""


@pytest.mark.parametrize("place", ["routes.py", "routes/page.py"])
def test_a_feature_is_a_folder_dropped_in(
    app: Flask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str
) -> None:
    file = tmp_path / "dropped_in" / place
    file.parent.mkdir(parents=True)
    for folder in {file.parent, tmp_path / "dropped_in"}:
        (folder / "__init__.py").touch()
    file.write_text(PAGE)
    monkeypatch.setattr(tutor.web, "__path__", [*tutor.web.__path__, str(tmp_path)])
    try:
        site = create_app({"INSTANCE": app.instance_path, "SECRET_KEY": "k"})
    finally:
        for name in [name for name in sys.modules if name.startswith("tutor.web.dropped_in")]:
            del sys.modules[name]
    assert site.test_client().get("/dropped-in").text == "here"
