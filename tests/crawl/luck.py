"""Tokens and seeds that come out the same on every run, whatever else is asked."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64encode
from collections import Counter
from hashlib import sha256

_moment = ""
_asked: Counter[tuple[str, int | None]] = Counter()


def at(moment: str) -> None:
    """From here on, luck follows from `moment`."""
    global _moment
    _moment = moment
    _asked.clear()


def draw(kind: str, length: int | None) -> bytes:
    """The next bytes of this kind and length at this moment."""
    _asked[kind, length] += 1
    return sha256(f"{_moment}|{kind}|{length}|{_asked[kind, length]}".encode()).digest()


def token_urlsafe(nbytes: int | None = None) -> str:
    """In the place of secrets.token_urlsafe."""
    return urlsafe_b64encode(draw("urlsafe", nbytes)[: nbytes or 32]).rstrip(b"=").decode()


def token_hex(nbytes: int | None = None) -> str:
    """In the place of secrets.token_hex."""
    return draw("hex", nbytes)[: nbytes or 32].hex()


def take_over() -> None:
    """Replace the luck of the standard library; to be done before the site is imported."""
    secrets.token_urlsafe = token_urlsafe
    secrets.token_hex = token_hex
