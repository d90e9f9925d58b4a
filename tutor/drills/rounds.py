"""A round: ten questions that follow from its first address and its token, none asked twice."""

from __future__ import annotations

from hashlib import sha256

from tutor.drills.address import Address
from tutor.drills.questions import question_at

ROUND_LENGTH = 10
_DIGITS = "0123456789abcdefghjkmnpqrstvwxyz"
# How many seeds are looked at for each further question; a narrow filter may have fewer than ten.
_TRIES = 24


def seed_from(text: str, length: int = 8) -> str:
    """A seed that follows from any text."""
    digest = sha256(text.encode()).digest()
    return "".join(_DIGITS[byte % len(_DIGITS)] for byte in digest[:length])


def round_addresses(first: Address, token: str, length: int = ROUND_LENGTH) -> tuple[Address, ...]:
    """The addresses of a round that begins with `first`; the rest is drawn from `token`.

    A question asked already comes again only where the drill has too few different ones, and then
    never twice in a row.
    """
    addresses = [first]
    asked = [question_at(first).subject]
    for at in range(1, length):
        candidates = [first.with_seed(seed_from(f"{token}/{at}/{n}")) for n in range(_TRIES)]
        chosen, subject = _freshest(candidates, asked)
        addresses.append(chosen)
        asked.append(subject)
    return tuple(addresses)


def _freshest(candidates: list[Address], asked: list[str]) -> tuple[Address, str]:
    """The first with a new subject, else one that differs from the last, else the first."""
    seen: list[tuple[Address, str]] = []
    for candidate in candidates:
        subject = question_at(candidate).subject
        if subject not in asked:
            return candidate, subject
        seen.append((candidate, subject))
    return next((one for one in seen if one[1] != asked[-1]), seen[0])
