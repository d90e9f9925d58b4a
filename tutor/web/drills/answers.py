"""Answers as they are stored."""

from __future__ import annotations

import json

from tutor.questions.model import Answer
from tutor.store import QuestionState


def stored_answer(state: QuestionState) -> Answer | None:
    """The answer that stands for a question of a round, None while it is open."""
    if state.response is None:
        return None
    return {name: tuple(values) for name, values in json.loads(state.response).items()}
