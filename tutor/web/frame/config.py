"""Settings: what may be set, where from, and what holds when nothing is.

The README's table lists the environment variables; tests pass the keys below to `create_app`.
"""

import os
import secrets
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tutor.paths import instance_folder
from tutor.rules.numbers import whole_number

UPLOAD_LIMIT = 1 << 20  # bytes
STREAM_LIMIT = 200  # open server-sent event streams in one process
MOST = 999_999  # what a setting that is a number may be
YEAR = 365 * 24 * 3600  # seconds


def settings(overrides: Mapping[str, Any]) -> dict[str, Any]:
    """Everything the application is configured with; `overrides` come last.

    Raises ValueError where a variable that takes a number is given something else.
    """
    instance = Path(overrides.get("INSTANCE") or instance_folder())
    https = _flag("TUTOR_HTTPS")
    values: dict[str, Any] = {
        "INSTANCE": str(instance),
        "DATABASE_URL": os.environ.get("DATABASE_URL") or f"sqlite:///{instance / 'tutor.db'}",
        "SECRET_KEY": os.environ.get("TUTOR_SECRET_KEY"),
        "HTTPS": https,
        "PROXIES": _number("TUTOR_TRUST_PROXY", 0),
        "COMPONENTS": _flag("TUTOR_COMPONENTS"),
        "STREAM_LIMIT": _number("TUTOR_STREAMS", STREAM_LIMIT),
        "MAX_CONTENT_LENGTH": UPLOAD_LIMIT,
        "PERMANENT_SESSION_LIFETIME": YEAR,
        "SESSION_COOKIE_SAMESITE": "Lax",
        "SESSION_REFRESH_EACH_REQUEST": False,  # public answers carry no cookie
        "SESSION_COOKIE_SECURE": bool(overrides.get("HTTPS", https)),
        "WTF_CSRF_TIME_LIMIT": None,  # phones sleep longer than an hour
        "COMPRESS_ALGORITHM": ["br", "gzip"],
        "COMPRESS_STREAMS": False,
        **overrides,
    }
    instance.mkdir(parents=True, exist_ok=True)
    values["SECRET_KEY"] = values["SECRET_KEY"] or secret_key(instance)
    return values


def secret_key(folder: Path) -> str:
    """The key kept in `folder`, made on first use and readable only by its owner.

    The file is linked into place complete, so of several processes starting together one wins and
    all of them read the same key.
    """
    path = folder / "secret_key"
    if not path.exists():
        handle, draft = tempfile.mkstemp(dir=folder, prefix=".secret_key.")  # mode 0600
        with os.fdopen(handle, "w") as file:
            file.write(secrets.token_hex(32))
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            os.unlink(draft)
    return path.read_text()


def _flag(name: str) -> bool:
    return os.environ.get(name, "").lower() in ("1", "true", "yes", "on")


def _number(name: str, default: int) -> int:
    text = os.environ.get(name, "")
    if not text:
        return default
    number = whole_number(text, MOST)
    if number is None:
        raise ValueError(f"{name} takes a whole number, not {text!r}.")
    return number
