from pathlib import Path

from flask import Flask

from tests.sure import sure
from tutor.web.frame import database


def test_the_engine_is_made_when_first_needed_and_kept(app: Flask) -> None:
    assert "engine" not in app.extensions
    with app.app_context():
        first = database.engine()
        with database.reading() as session:
            assert session.get_bind() is first
        assert database.engine() is first
    assert Path(sure(first.url.database)).parent == Path(app.instance_path)
