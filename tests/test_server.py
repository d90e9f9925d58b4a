import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path

import pytest

from tutor.cli import main
from tutor.server import CannotServe, listen, shown_address

WITHOUT_GUNICORN = """
import sys
sys.modules["gunicorn"] = None
from tutor.cli import main
sys.exit(main(sys.argv[1:]))
"""


@contextmanager
def running(folder: Path, *python: str) -> Iterator[int]:
    """A server of its own; gives the port of the address it announces, then stops it."""
    environment = {**os.environ, "TUTOR_INSTANCE": str(folder)}
    environment.pop("DATABASE_URL", None)
    command = [sys.executable, *python, "run", "--port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout
            announced = re.search(r"open http://127\.0\.0\.1:(\d+)/", server.stdout.readline())
            assert announced
            yield int(announced[1])
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 0


@pytest.mark.parametrize(
    ("python", "name"),
    [(("-m", "tutor"), "gunicorn"), (("-c", WITHOUT_GUNICORN), None)],
    ids=["gunicorn", "waitress"],
)
def test_the_server_makes_all_it_needs_and_serves(
    tmp_path: Path, python: tuple[str, str], name: str | None
) -> None:
    folder = tmp_path / "new"
    with running(folder, *python) as port:
        assert {"secret_key", "tutor.db"} <= {path.name for path in folder.iterdir()}
        connection = HTTPConnection("127.0.0.1", port, timeout=20)
        connection.request("GET", "/nowhere", headers={"Accept-Language": "zh-TW"})
        answer = connection.getresponse()
        assert answer.status == 404
        assert answer.getheader("Server") == name
        assert '<html lang="zh-Hant"' in answer.read().decode()
        connection.close()


def test_a_busy_port_is_one_sentence_and_exit_code_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["run", "--port", str(port)]) == 1
    said = capsys.readouterr()
    assert said.err == f"Port {port} of 127.0.0.1 is already in use; choose another.\n"
    assert said.out == ""


@pytest.mark.parametrize("host", ["no.such.host.invalid", "192.0.2.1"])
def test_an_address_that_is_not_ours_is_said_so(host: str) -> None:
    with pytest.raises(CannotServe, match=f"Cannot listen on port 0 of {host}"):
        listen(host, 0)


@pytest.mark.parametrize("port", ["70000", "-1", "http"])
def test_a_port_that_cannot_be_is_refused_with_the_usage(
    port: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["run", "--port", port])
    assert "--port" in capsys.readouterr().err


def test_a_database_out_of_reach_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TUTOR_INSTANCE", str(tmp_path))
    monkeypatch.setenv("DATABASE_URL", "oracle://nobody@nowhere/none")
    assert main(["run", "--port", "0"]) == 1
    assert capsys.readouterr().err.startswith("Cannot start: ")


def test_the_address_shown_can_be_opened() -> None:
    with listen("127.0.0.1", 0) as own, listen("0.0.0.0", 0) as every:
        assert shown_address(own) == f"http://127.0.0.1:{own.getsockname()[1]}/"
        assert "0.0.0.0" not in shown_address(every)
