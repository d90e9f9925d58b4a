"""Tables in play on the site: kept for the present learner, sat down to, and moved on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime

from tutor import store
from tutor.play.sitting import EVENING, Sitting, sit
from tutor.rules.hand import ActForm
from tutor.store import TableState, Texts
from tutor.web.frame.database import engine, reading, writing
from tutor.web.frame.learner import learner


def act_form(form: Mapping[str, Sequence[str]]) -> ActForm:
    """The act that a form sends."""
    do, amount = ("".join(form.get(name, ())[:1]) for name in ("do", "amount"))
    return ActForm(do, amount, " ".join(form.get("pick", ())[:4]))


def open_table(token: str, sitting: Sitting) -> None:
    """Keep a table under `token`, unless there is one already."""
    with writing() as db:
        store.open_table(
            db,
            learner(),
            token,
            kind=sitting.kind,
            rules=sitting.hand.setup.rules.key,
            record=sitting.record,
            data=sitting.data,
            now=datetime.now(UTC),
        )


def find(token: str) -> Sitting:
    """The learner's table; raises TableNotFound, NotYours, TornError or NewerError."""
    with reading() as db:
        return _sit(store.load_table(db, learner(), token))


def change(token: str, how: Callable[[Sitting], Sitting]) -> Sitting:
    """The learner's table after `how`; raises what `find` and `how` raise."""
    sittings: list[Sitting] = []

    def texts(state: TableState) -> Texts | None:
        before = _sit(state)
        after = how(before)
        if after is before:
            sittings.append(before)
            return None
        kept = Texts(after.record, after.data, after.finished)
        sittings.append(sit(after.kind, *kept))  # what could not be read back is not kept
        return kept

    store.change_table(engine(), learner(), token, texts, datetime.now(UTC))
    return sittings[-1]


def begun() -> tuple[TableState, ...]:
    """The evenings that the learner last played."""
    with reading() as db:
        return store.recent_tables(db, learner(), EVENING, 3)


def _sit(state: TableState) -> Sitting:
    return sit(state.kind, state.record, state.data, state.finished)
