"""Whole numbers as people and addresses write them."""

from __future__ import annotations


def whole_number(text: str, most: int) -> int | None:
    """The number from 0 to `most` that ASCII digits write; None for any other text.

    No more digits than those of `most` are looked at, so a text of any length is refused at once.
    """
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most))):
        return None
    number = int(text)
    return number if number <= most else None
