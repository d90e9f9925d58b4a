import sys
from pathlib import Path

import pytest

from tutor import paths


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("TUTOR_INSTANCE", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path / "home"))


def test_a_checkout_keeps_its_instance_beside_the_package() -> None:
    assert paths.instance_folder() == paths.PACKAGE.parent / "instance"


def test_an_installed_site_keeps_it_in_the_virtual_environment_or_with_the_user(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(paths, "INSTALLED", True)
    monkeypatch.setattr(sys, "prefix", "/venv")
    assert paths.instance_folder() == Path("/venv/var/tutor-instance")
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    monkeypatch.setattr(paths, "user_data_path", lambda name, appauthor: Path("/data") / name)
    assert paths.instance_folder() == Path("/data/chexuan-tutor")


@pytest.mark.parametrize("name", ["XDG_DATA_HOME", "LOCALAPPDATA", "HOME"])
def test_a_folder_that_0_1_0_made_for_a_user_is_still_found(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    monkeypatch.setattr(paths, "INSTALLED", True)
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    monkeypatch.setattr(paths, "user_data_path", lambda name, appauthor: Path("/data") / name)
    monkeypatch.setenv(name, str(tmp_path))
    made = tmp_path / (".local/share" if name == "HOME" else "") / "chexuan-tutor"
    assert paths.instance_folder() == Path("/data/chexuan-tutor")
    made.mkdir(parents=True)
    assert paths.instance_folder() == made


def test_the_environment_decides_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUTOR_INSTANCE", str(tmp_path))
    assert paths.instance_folder() == tmp_path
