"""Lighthouse on the pages people come by: `make audit`, or `python -m tests.audit [path ...]`.

Lighthouse comes from the npm registry once and stays in `.audit/`. The site runs as visitors get it
(`tutor run`), the browser is the system's. Ends with 1 where a score is below 100.
"""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.browser.provide import system_chromium

VERSION = "12.2.3"
FOLDER = Path(__file__).resolve().parent.parent / ".audit"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
PAGES = (
    "/",
    "/course/deck",
    "/q/pair-ranks.1/chengdu/normal/audit",
    "/calc",
)
RUNS = 3  # the middle one counts, as a busy moment of the machine costs points
FLAGS = "--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage"


def lighthouse() -> str:
    """The path of Lighthouse's program, installed when it is missing."""
    program = FOLDER / "node_modules" / ".bin" / "lighthouse"
    if not program.exists():
        npm = shutil.which("npm")
        if npm is None:
            raise SystemExit("The audit needs Node.js with npm (apt-get install nodejs npm).")
        FOLDER.mkdir(exist_ok=True)
        (FOLDER / "package.json").write_text("{}")
        package = f"lighthouse@{VERSION}"
        subprocess.run([npm, "install", "--no-audit", "-E", package], cwd=FOLDER, check=True)
    return str(program)


@contextmanager
def running_site() -> Iterator[str]:
    """The site on a free port with an empty database."""
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "tutor", "run", "--port", str(port)]
        settings = {**os.environ, "TUTOR_INSTANCE": folder}
        server = subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait(address)
            yield address
        finally:
            server.terminate()
            server.wait(10)


def _wait(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(address, timeout=2).close()
            return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("The site did not start.")


def audit(address: str) -> dict[str, Any]:
    """Lighthouse's report on one page, as on a phone."""
    command = [lighthouse(), address, "--quiet", "--output=json", f"--chrome-flags={FLAGS}"]
    chromium = system_chromium()
    settings = {**os.environ, **({"CHROME_PATH": chromium} if chromium else {})}
    found = subprocess.run(command, env=settings, check=True, capture_output=True, text=True)
    report: dict[str, Any] = json.loads(found.stdout)
    return report


def _scores(report: dict[str, Any]) -> list[int]:
    return [round(100 * report["categories"][name]["score"]) for name in CATEGORIES]


def _total(report: dict[str, Any]) -> int:
    return sum(_scores(report))


def main(paths: list[str]) -> int:
    """Print a line a page; what costs points stands below it."""
    failed = False
    with running_site() as site:
        for path in paths or PAGES:
            report = sorted((audit(site + path) for _ in range(RUNS)), key=_total)[RUNS // 2]
            scores = _scores(report)
            audits = report["audits"]
            paint = round(audits["largest-contentful-paint"]["numericValue"])
            size = round(audits["total-byte-weight"]["numericValue"] / 1024)
            line = " / ".join(map(str, scores))
            print(f"{path:<72} {line}   LCP {paint} ms, {size} KiB", flush=True)
            for problem in _problems(report) if min(scores) < 100 else ():
                print(f"    {problem}", flush=True)
            failed = failed or min(scores) < 100
    return int(failed)


def _problems(report: dict[str, Any]) -> Iterator[str]:
    for category in CATEGORIES:
        for reference in report["categories"][category]["auditRefs"]:
            found = report["audits"][reference["id"]]
            if reference["weight"] and found["score"] is not None and found["score"] < 1:
                shown = found.get("displayValue", "")
                yield f"{category}: {found['id']} {found['score']} {shown}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
