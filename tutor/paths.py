"""Where the site's files are: beside the package in a checkout, inside it when installed.

The wheel carries templates, static files and catalogues as `tutor/_data`; a checkout, also one
installed with `pip install -e`, uses its own folders.
"""

import os
import sys
from pathlib import Path

from platformdirs import user_data_path

NAME = "chexuan-tutor"
PACKAGE = Path(__file__).resolve().parent
INSTALLED = (PACKAGE / "_data").is_dir()
DATA = PACKAGE / "_data" if INSTALLED else PACKAGE.parent
TEMPLATES = DATA / "templates"
STATIC = DATA / "static"
TRANSLATIONS = DATA / "translations"


def instance_folder() -> Path:
    """Absolute path of what belongs to one installation: the secret key and the SQLite file.

    TUTOR_INSTANCE decides; otherwise `instance` in a checkout, `var/tutor-instance` of the virtual
    environment, or the user's own data folder as the system has it.
    """
    chosen = os.environ.get("TUTOR_INSTANCE")
    if chosen:
        return Path(chosen).resolve()
    if not INSTALLED:
        return PACKAGE.parent / "instance"
    if sys.prefix != sys.base_prefix:
        return Path(sys.prefix) / "var" / "tutor-instance"
    # A folder that 0.1.0 made stays in use: it holds the key and every learner's answers.
    before = _first_place()
    return before if before.is_dir() else user_data_path(NAME, appauthor=False)


def _first_place() -> Path:
    """Where 0.1.0 kept it on every system."""
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA"):
        folder = os.environ.get(name)
        if folder:
            return Path(folder) / NAME
    return Path.home() / ".local" / "share" / NAME
