"""Learners: made with their first answer, and forgotten with everything they did."""

from datetime import datetime

from sqlalchemy import bindparam, delete, select
from sqlalchemy.orm import Session

from tutor.store.base import as_utc
from tutor.store.inserting import insert_once, refuse_unfit
from tutor.store.models import Learner
from tutor.store.states import LearnerState

_BY_KEY = select(Learner.id, Learner.key, Learner.created_at).where(Learner.key == bindparam("key"))


def get_or_create_learner(session: Session, key: str, now: datetime) -> LearnerState:
    """The learner of `key`, made at the time `now` if there is none; two at once get the same one.

    Raises ValueRefused when the key cannot be stored.
    """
    refuse_unfit(Learner, key=key)
    found = _find(session, key)
    if found is not None:
        return found
    moment = as_utc(now)
    made = insert_once(session, Learner, key=key, created_at=moment)
    if made is not None:
        return LearnerState(made, key, moment)
    return LearnerState(*session.connection().execute(_BY_KEY, {"key": key}).one())


def forget_learner(session: Session, learner_key: str) -> None:
    """Delete the learner with all rounds, questions and answers; an unknown key is no error."""
    session.connection().execute(delete(Learner).where(Learner.key == learner_key))


def _find(session: Session, key: str) -> LearnerState | None:
    row = session.connection().execute(_BY_KEY, {"key": key}).first()
    return None if row is None else LearnerState(*row)
