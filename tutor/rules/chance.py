"""Luck from a seed: the same seed deals the same cards on any machine, in any version of Python.

Blocks of SHA-256 over the seed and a counter; draws are unbiased. Golden values are tested, because
shared addresses of questions and hands rest on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")


class Chance:
    """A stream of draws named by `seed`, any text."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._block = 0
        self._pool = b""

    def _word(self) -> int:
        """The next 32 bits of the stream."""
        if not self._pool:
            self._pool = sha256(self._seed + b"/%d" % self._block).digest()
            self._block += 1
        word, self._pool = self._pool[:4], self._pool[4:]
        return int.from_bytes(word, "big")

    def below(self, limit: int) -> int:
        """A whole number from 0 to `limit` - 1, all equally likely.

        ValueError for a limit below 1 or over 2**32.
        """
        if not 1 <= limit <= 1 << 32:
            raise ValueError(f"no draw below {limit}")
        fair = (1 << 32) - (1 << 32) % limit
        while (word := self._word()) >= fair:
            pass
        return word % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of `items`, all equally likely; ValueError if there are none."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """`count` different places of `items` in random order; ValueError if there are too few."""
        if not 0 <= count <= len(items):
            raise ValueError(f"no {count} of {len(items)}")
        pool = list(items)
        for at in range(count):
            other = at + self.below(len(pool) - at)
            pool[at], pool[other] = pool[other], pool[at]
        return tuple(pool[:count])

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """All of `items` in random order."""
        return self.sample(items, len(items))
