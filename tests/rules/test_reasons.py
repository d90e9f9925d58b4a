"""A refusal carries its reason and facts, whatever happens to it on its way."""

import copy
import pickle

from tutor.rules import Reason, RuleError


def test_a_refusal_is_a_value_error_with_a_reason_and_facts() -> None:
    error = RuleError(Reason.WRONG_COUNT, expected=4, given=3)
    assert isinstance(error, ValueError)
    assert error.reason is Reason.WRONG_COUNT
    assert error.facts == {"expected": 4, "given": 3}
    assert str(error) == "WRONG_COUNT(expected=4, given=3)"


def test_a_refusal_without_facts_names_its_reason() -> None:
    assert str(RuleError(Reason.UNKNOWN_RULES)) == "UNKNOWN_RULES()"


def test_a_refusal_survives_being_copied_and_sent_to_another_process() -> None:
    error = RuleError(Reason.UNKNOWN_CARD, code="Kd")
    for arrived in (copy.copy(error), pickle.loads(pickle.dumps(error))):
        assert (arrived.reason, arrived.facts) == (Reason.UNKNOWN_CARD, {"code": "Kd"})
