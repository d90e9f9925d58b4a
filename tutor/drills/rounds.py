"""A round: questions that follow from its first address and its token, none asked twice.

An address is drawn when its question is wanted, so that a first answer waits for one question only.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from tutor.drills.address import Address
from tutor.drills.questions import question_at

ROUND_LENGTH = 10
_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
# How many seeds are looked at for each further question; a narrow filter may have fewer than ten.
_TRIES = 24


@dataclass(frozen=True, slots=True)
class Plan:
    """A round to be: `length` questions, of which the first ones are `known` already."""

    known: tuple[Address, ...]
    length: int = ROUND_LENGTH


def seed_from(text: str, length: int = 8) -> str:
    """A seed that follows from any text."""
    digest = sha256(text.encode()).digest()
    return "".join(_DIGITS[byte % len(_DIGITS)] for byte in digest[:length])


@lru_cache(maxsize=4096)
def address_in_round(first: Address, token: str, position: int) -> Address:
    """The address at a position, counted from 1, of the round of `token` that begins with `first`.

    A question asked already comes again only where the drill has too few different ones, and then
    never twice in a row.
    """
    if position == 1:
        return first
    asked = [_subject(address_in_round(first, token, at)) for at in range(1, position)]
    seeds = (seed_from(f"{token}/{position - 1}/{n}") for n in range(_TRIES))
    return _freshest(map(first.with_seed, seeds), asked)


@lru_cache(maxsize=4096)
def _subject(address: Address) -> str:
    """What the question of an address asks; kept longer than the question."""
    return question_at(address).subject


def _freshest(candidates: Iterable[Address], asked: Sequence[str]) -> Address:
    """The first with a new subject, else one that differs from the last, else the first."""
    seen: list[Address] = []
    for candidate in candidates:
        if _subject(candidate) not in asked:
            return candidate
        seen.append(candidate)
    return next((one for one in seen if _subject(one) != asked[-1]), seen[0])
