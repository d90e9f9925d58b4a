"""Marks text for translation without translating it, so that layers below the web stay pure."""

from typing import NamedTuple


class Plural(NamedTuple):
    """A sentence that counts something: for one, for many, and the name of the fact that counts.

    English has these two forms; a catalogue has as many as its language, for any number.
    """

    one: str
    many: str
    by: str


def N_(message: str) -> str:
    """Return `message` unchanged; the extractor finds the call and lists it in the catalogues."""
    return message


def NN_(one: str, many: str, by: str = "n") -> Plural:
    """Mark a sentence that counts the fact `by`: `NN_("%(n)s point", "%(n)s points")`."""
    return Plural(one, many, by)
