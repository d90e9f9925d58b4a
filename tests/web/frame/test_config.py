import multiprocessing
from pathlib import Path

import pytest

from tutor.web.app import create_app
from tutor.web.frame.config import secret_key, settings


def test_the_secret_key_is_made_once_and_only_for_its_owner(tmp_path: Path) -> None:
    key = secret_key(tmp_path)
    assert len(key) == 64
    assert secret_key(tmp_path) == key
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]
    assert (tmp_path / "secret_key").stat().st_mode & 0o777 == 0o600


def test_processes_that_start_together_agree_on_the_key(tmp_path: Path) -> None:
    with multiprocessing.get_context("spawn").Pool(4) as pool:
        keys = pool.map(secret_key, [tmp_path] * 16, chunksize=1)
    assert len(set(keys)) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret_key"]


def test_the_environment_sets_and_the_caller_overrules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_INSTANCE", str(tmp_path))
    monkeypatch.setenv("TUTOR_SECRET_KEY", "from outside")
    monkeypatch.setenv("DATABASE_URL", "postgres://cards@db/tutor")
    monkeypatch.setenv("TUTOR_STREAMS", "40")
    found = settings({"STREAM_LIMIT": 3})
    assert found["INSTANCE"] == str(tmp_path)
    assert found["SECRET_KEY"] == "from outside"
    assert found["DATABASE_URL"] == "postgres://cards@db/tutor"
    assert found["STREAM_LIMIT"] == 3
    assert settings({})["STREAM_LIMIT"] == 40
    assert not (tmp_path / "secret_key").exists()


def test_without_settings_everything_lives_in_the_instance_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DATABASE_URL", "TUTOR_SECRET_KEY", "TUTOR_HTTPS", "TUTOR_TRUST_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TUTOR_INSTANCE", str(tmp_path / "new"))
    app = create_app()
    assert app.instance_path == str(tmp_path / "new")
    assert app.config["DATABASE_URL"] == f"sqlite:///{tmp_path / 'new' / 'tutor.db'}"
    assert app.config["SECRET_KEY"] == (tmp_path / "new" / "secret_key").read_text()


def test_a_setting_that_is_no_number_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUTOR_TRUST_PROXY", "yes")
    with pytest.raises(ValueError, match="TUTOR_TRUST_PROXY"):
        settings({"INSTANCE": tmp_path})
