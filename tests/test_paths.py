import sys
from pathlib import Path

import pytest

from tutor import paths


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TUTOR_INSTANCE", raising=False)


def test_a_checkout_keeps_its_instance_beside_the_package() -> None:
    assert paths.instance_folder() == paths.PACKAGE.parent / "instance"


def test_an_installed_site_keeps_it_in_the_virtual_environment_or_with_the_user(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(paths, "INSTALLED", True)
    monkeypatch.setattr(sys, "prefix", "/venv")
    assert paths.instance_folder() == Path("/venv/var/tutor-instance")
    monkeypatch.setattr(sys, "prefix", sys.base_prefix)
    monkeypatch.setenv("XDG_DATA_HOME", "/home/someone/data")
    assert paths.instance_folder() == Path("/home/someone/data/chexuan-tutor")


def test_the_environment_decides_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TUTOR_INSTANCE", str(tmp_path))
    assert paths.instance_folder() == tmp_path
