from collections import Counter
from itertools import pairwise

import pytest

from tests.drills.samples import ALL_DRILLS
from tutor.drills.address import make_address, parse_address
from tutor.drills.questions import question_at
from tutor.drills.rounds import ROUND_LENGTH, round_addresses, seed_from


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_a_round_has_ten_different_questions_the_first_as_given(drill):
    for n in range(20):
        first = make_address(drill, "chengdu", drill.levels[1].key, "", f"r{n}")
        found = round_addresses(first, f"token-{n}")
        assert found[0] == first
        assert len(found) == ROUND_LENGTH
        subjects = Counter(question_at(address).subject for address in found)
        assert subjects.most_common(1)[0][1] == 1


def test_where_there_are_too_few_questions_none_comes_twice_in_a_row():
    first = parse_address("card-names.1/chengdu/easy~middle/1")
    for n in range(50):
        subjects = [question_at(one).subject for one in round_addresses(first, f"t{n}")]
        assert set(subjects) == {"to-name/meishi", "to-name/bandeng", "to-name/changsan"}
        assert all(a != b for a, b in pairwise(subjects))


def test_a_round_follows_from_its_token():
    first = parse_address("divide.1/chengdu/normal/1")
    assert round_addresses(first, "one") == round_addresses(first, "one")
    assert round_addresses(first, "one") != round_addresses(first, "two")


def test_seeds_may_stand_in_addresses():
    for n in range(200):
        assert parse_address(f"divide.1/chengdu/easy/{seed_from(str(n))}")
