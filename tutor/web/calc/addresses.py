"""The addresses of the calculator: a table, and those that differ from it in a single seat."""

from __future__ import annotations

from urllib.parse import urlencode

from tutor.calculator import Seat, Table
from tutor.web.views.addresses import CalcPage


def calc_url(table: Table, seat: int = 0, suffix: str = "") -> str:
    """The address of a table; `seat` is the one that takes the next card."""
    notation = _notation([str(one) for one in table.seats])
    return CalcPage(table.rules.key, notation and notation + suffix, _query(table, seat)).url()


class Addresses:
    """The addresses of a table whose chips and declarations stay as they are.

    A page asks for some sixty of them, so what they share is written once.
    """

    def __init__(self, table: Table) -> None:
        self._table = table
        self._code = table.rules.key
        self._texts = [str(seat) for seat in table.seats]
        self._queries: dict[int, str] = {}

    def seat(self, number: int) -> str:
        """The same table; the seat of this number takes the next card."""
        return self._at(number, self._texts)

    def put(self, number: int, seat: Seat | str) -> str:
        """The table with this seat, or its notation, for the one of this number; it is next."""
        texts = self._texts.copy()
        texts[number - 1] = str(seat)
        return self._at(number, texts)

    def _at(self, number: int, texts: list[str]) -> str:
        if number not in self._queries:
            self._queries[number] = _query(self._table, number)
        return CalcPage(self._code, _notation(texts), self._queries[number]).url()


def _notation(texts: list[str]) -> str:
    return "_".join(texts)


def _query(table: Table, seat: int) -> str:
    asks = seat and len(table.seats) > 1
    return urlencode([*table.query(), *([("seat", str(seat))] if asks else [])])
