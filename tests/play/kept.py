"""Tables as they are kept: rows of the first release, and every way in which a row gets damaged."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from tutor.play.game import Way
from tutor.play.sitting import Sitting, do, go_on
from tutor.rules import format_cards
from tutor.rules.hand import ActForm, legal_actions

ROWS = Path(__file__).parent / "data" / "kept_by_0.1.0.json"


class Row(NamedTuple):
    """What the store keeps of a table."""

    kind: str
    record: str
    data: str
    finished: bool


class OldRow(NamedTuple):
    """A row that version 0.1.0 wrote, which hand it was at, and the purses once it had ended."""

    row: Row
    number: int
    purses: list[int] | None


def old_rows() -> list[OldRow]:
    """Evenings of seven rule sets at their first and later hands, ended ones, and branches."""
    return [
        OldRow(Row(kind, record, data, finished), number, purses)
        for kind, record, data, finished, number, purses in json.loads(
            ROWS.read_text(encoding="utf-8")
        )
    ]


def kept(sitting: Sitting) -> Row:
    """What the store is given of a table."""
    return Row(sitting.kind, sitting.record, sitting.data, sitting.finished)


def _places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything that stands in JSON data."""
    if path:
        yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from _places(data[key], (*path, key))


_VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=8),
    st.lists(st.one_of(st.integers(0, 9), st.none(), st.booleans()), max_size=9),
    st.just({}),
)


@st.composite
def damaged_data(draw: st.DrawFn, data: str) -> str:
    """JSON text with something taken out, put in, said twice, or the end torn off."""
    how = draw(st.sampled_from(("torn", "gone", "other", "longer", "garbled")))
    if how == "torn":
        return data[: draw(st.integers(0, len(data) - 1))]
    if how == "garbled":
        at = draw(st.integers(0, len(data) - 1))
        return data[:at] + draw(st.characters(codec="utf-8")) + data[at + 1 :]
    parsed = json.loads(data)
    *path, last = draw(st.sampled_from(list(_places(parsed))))
    holder = parsed
    for key in path:
        holder = holder[key]
    if how == "gone":
        del holder[last]
    elif how == "other" or not isinstance(holder[last], list):
        holder[last] = draw(_VALUES)
    else:
        holder[last] = [*holder[last], *holder[last][-1:]]
    return json.dumps(parsed)


@st.composite
def damaged_record(draw: st.DrawFn, record: str) -> str:
    """A record with lines lost, turned, said twice or garbled, or the end torn off."""
    luck = Random(draw(st.integers()))
    lines = record.split("\n")
    at = luck.randrange(len(lines))
    how = draw(st.sampled_from(("torn", "lost", "twice", "turned", "garbled")))
    if how == "torn":
        return record[: luck.randrange(len(record))]
    if how == "garbled":
        at = luck.randrange(len(record))
        return record[:at] + draw(st.characters(codec="utf-8")) + record[at + 1 :]
    if how == "turned":
        luck.shuffle(lines)
    elif how == "lost":
        del lines[at]
    else:
        lines.insert(at, luck.choice(lines))
    return "\n".join(lines)


@st.composite
def damaged_rows(draw: st.DrawFn, rows: list[Row]) -> Row:
    """A row of `rows` with its data, its record or both damaged, or with those of another row."""
    row = draw(st.sampled_from(rows))
    how = draw(st.sampled_from(("data", "record", "both", "swapped", "flag")))
    if how in ("data", "both"):
        row = row._replace(data=draw(damaged_data(row.data)))
    if how in ("record", "both"):
        row = row._replace(record=draw(damaged_record(row.record)))
    if how == "swapped":
        row = row._replace(record=draw(st.sampled_from(rows)).record)
    if how == "flag":
        row = row._replace(finished=not row.finished)
    return row


def next_form(sitting: Sitting) -> ActForm:
    """Something that the learner may do now."""
    legal = legal_actions(sitting.hand, sitting.seat)
    if legal.divide:
        return ActForm("divide", picked=format_cards(sitting.hand.hands[sitting.seat][:2]))
    words = ("check", "deal", "call", "fold")
    return ActForm(next(word for word in words if getattr(legal, word) not in (None, False)))


def gone_on(sitting: Sitting) -> Sitting:
    """The table one own action on, or at the next hand."""
    if sitting.over:
        return go_on(sitting, sitting.number, Way.NEXT)
    return do(sitting, sitting.number, len(sitting.hand.actions), next_form(sitting))
