import os
import shutil
import subprocess

import pytest

from tests.browser import provide


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A machine with apt-get and nothing else; gives the commands it is told to run."""
    ran: list[list[str]] = []

    def run(command: list[str], **options: object) -> subprocess.CompletedProcess[bytes]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 0, b"")

    monkeypatch.delenv("TUTOR_CHROMIUM", raising=False)
    monkeypatch.setattr(provide, "own_chromium", lambda: False)
    monkeypatch.setattr(shutil, "which", lambda name: "/bin/apt-get" if name == "apt-get" else None)
    monkeypatch.setattr(subprocess, "run", run)
    return ran


def test_root_gets_what_is_missing(bare: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert provide.main() == 0
    assert bare[-1][-3:] == ["--no-install-recommends", "chromium", "fonts-noto-cjk"]


def test_others_are_told_the_command(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert provide.main() == 1
    assert "sudo apt-get install chromium fonts-noto-cjk" in capsys.readouterr().err
    assert bare == []


def test_playwrights_own_browser_is_enough(
    bare: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(provide, "own_chromium", lambda: True)
    monkeypatch.setattr(provide, "chinese_fonts", lambda: True)
    assert provide.main() == 0
    assert bare == []
