"""Finds the browser the tests drive, and provides one with Chinese fonts where there is none.

`python -m tests.browser.provide` leaves the machine ready, or says which command would.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium", "fonts-noto-cjk")


def system_chromium() -> str | None:
    """The path of the system's Chromium; TUTOR_CHROMIUM names another."""
    return os.environ.get("TUTOR_CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)


def own_chromium() -> bool:
    """Whether Playwright's own Chromium is installed."""
    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def chinese_fonts() -> bool:
    """Whether the system can show Chinese; taken on trust where it cannot be asked."""
    if not shutil.which("fc-list"):
        return bool(system_chromium())
    return bool(subprocess.run(["fc-list", ":lang=zh"], capture_output=True).stdout.strip())


def missing() -> list[str]:
    """The system packages without which the browser tests cannot run."""
    lacking = []
    if not system_chromium() and not own_chromium():
        lacking.append("chromium")
    if not chinese_fonts():
        lacking.append("fonts-noto-cjk")
    return lacking


def main() -> int:
    lacking = missing()
    if not lacking:
        return 0
    if not shutil.which("apt-get") or os.geteuid() != 0:
        print(f"Missing for the tests: {', '.join(lacking)}. Run one of:", file=sys.stderr)
        print(f"  sudo apt-get install {' '.join(PACKAGES)}", file=sys.stderr)
        print("  .venv/bin/playwright install --with-deps chromium", file=sys.stderr)
        return 1
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    subprocess.run(["apt-get", "-qq", "update"], check=True, env=quiet)
    install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", *lacking]
    return subprocess.run(install, env=quiet, stdout=subprocess.DEVNULL).returncode


if __name__ == "__main__":
    sys.exit(main())
