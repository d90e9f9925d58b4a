from collections import Counter
from itertools import pairwise

import pytest

from tests.drills.samples import ALL_DRILLS
from tutor.drills.address import Address, make_address, parse_address
from tutor.drills.questions import question_at
from tutor.drills.rounds import ROUND_LENGTH, address_in_round, seed_from


def round_addresses(first: Address, token: str) -> list[Address]:
    return [address_in_round(first, token, at) for at in range(1, ROUND_LENGTH + 1)]


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


# Rounds that are under way go on with these; a change here would change them.
GOLDEN = {
    "card-names.1/chengdu/easy~upper/1": (
        "37brc4rc dg3jfzhs ktja4ecj x5g9cf4m gb60dqsx vp7nz6jv 37fj82gh cq285hsd e9md27v7"
    ),
    "card-names.1/chengdu/easy~middle/1": (
        "37brc4rc dg3jfzhs fa097tvw x5g9cf4m h5m7w2h6 vp7nz6jv txxjcrp7 zww6kh3s xhkehtkh"
    ),
    "divide.1/online/hard~tian/q": (
        "37brc4rc dg3jfzhs ktja4ecj x5g9cf4m gb60dqsx vp7nz6jv 37fj82gh cq285hsd xhkehtkh"
    ),
    "pair-names.1/sichuan/hard~traps/7": (
        "37brc4rc dg3jfzhs ktja4ecj x5g9cf4m gb60dqsx vp7nz6jv 37fj82gh cq285hsd e9md27v7"
    ),
    "who-eats.1/chengdu/easy/f": (
        "37brc4rc dg3jfzhs ktja4ecj x5g9cf4m gb60dqsx vp7nz6jv 37fj82gh cq285hsd xhkehtkh"
    ),
    "rhyme.1/chengdu/easy~first/j": (
        "37brc4rc dg3jfzhs ktja4ecj x5g9cf4m h5m7w2h6 vp7nz6jv 37fj82gh cq285hsd h6r5x8zc"
    ),
    "split-practice.1/chengdu/clear/k": (
        "37brc4rc dg3jfzhs ktja4ecj x5g9cf4m gb60dqsx vp7nz6jv 37fj82gh cq285hsd xhkehtkh"
    ),
}


@pytest.mark.parametrize(("text", "seeds"), GOLDEN.items())
def test_a_token_leads_to_the_same_round_for_ever(text, seeds):
    found = round_addresses(parse_address(text), "a-token-of-a-page")
    assert " ".join(address.seed for address in found[1:]) == seeds


@pytest.mark.parametrize("drill", ALL_DRILLS, ids=lambda drill: drill.key)
def test_to_draw_a_later_question_first_changes_nothing(drill):
    first = make_address(drill, "sichuan", drill.levels[0].key, "", "later")
    last = address_in_round(first, "token-of-mine", ROUND_LENGTH)
    address_in_round.cache_clear()
    assert round_addresses(first, "token-of-mine")[-1] == last


def test_seeds_may_stand_in_addresses():
    for n in range(200):
        assert parse_address(f"divide.1/chengdu/easy/{seed_from(str(n))}")
