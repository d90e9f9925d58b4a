"""Luck from a seed: golden values, fair draws at the edges, samples without repeats."""

from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.rules import DECK, Chance, format_cards

GOLDEN_DRAWS = [79, 88, 42, 72, 93, 50, 25, 44, 10, 34, 76, 86]
GOLDEN_CARDS = "4c 9s 8h 7c 6c 9c 8d 7s"
GOLDEN_CHINESE = 2_335_761_007


def words(seed: str, count: int) -> list[int]:
    """The stream as its description says, reckoned here: 32 bits at a time, eight a block."""
    blocks = (sha256(f"{seed}/{at}".encode()).digest() for at in range(count // 8 + 1))
    stream = b"".join(blocks)
    return [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 4 * count, 4)]


def rigged(monkeypatch: pytest.MonkeyPatch, *drawn: int) -> Chance:
    """Luck that draws these 32-bit words and then has no more."""
    chance = Chance("rigged")
    stream = iter(drawn)
    monkeypatch.setattr(chance, "_word", lambda: next(stream))
    return chance


def test_golden_draws_never_change() -> None:
    chance = Chance("golden")
    assert [chance.below(100) for _ in range(12)] == GOLDEN_DRAWS
    assert format_cards(Chance("golden").sample(DECK, 8)) == GOLDEN_CARDS
    assert Chance("一手牌").below(1 << 32) == GOLDEN_CHINESE


def test_the_stream_is_sha256_over_seed_and_counter() -> None:
    chance = Chance("any seed")
    assert [chance.below(1 << 32) for _ in range(20)] == words("any seed", 20)


def test_the_same_seed_gives_the_same_luck_and_another_seed_other_luck() -> None:
    def draws(seed: str) -> list[int]:
        chance = Chance(seed)
        return [chance.below(1000) for _ in range(20)]

    assert draws("a") == draws("a")
    assert len({tuple(draws(seed)) for seed in ("a", "b", "", "a/0", "A")}) == 5


def test_a_word_that_would_favour_low_numbers_is_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    edge = (1 << 32) - (1 << 32) % 3
    assert rigged(monkeypatch, edge, 1).below(3) == 1
    assert rigged(monkeypatch, edge - 1).below(3) == (edge - 1) % 3
    most = (1 << 31) + 1
    assert rigged(monkeypatch, most, (1 << 32) - 1, most - 1).below(most) == most - 1


def test_limits_that_divide_the_range_use_every_word(monkeypatch: pytest.MonkeyPatch) -> None:
    assert rigged(monkeypatch, (1 << 32) - 1).below(2) == 1
    assert rigged(monkeypatch, (1 << 32) - 1).below(1) == 0
    assert rigged(monkeypatch, (1 << 32) - 1).below(1 << 32) == (1 << 32) - 1


@pytest.mark.parametrize("limit", [0, -1, (1 << 32) + 1])
def test_there_is_no_draw_below_nothing_or_beyond_the_range(limit: int) -> None:
    with pytest.raises(ValueError, match=str(limit)):
        Chance("any").below(limit)


@given(seed=st.text(), limit=st.integers(1, 1 << 32))
def test_every_draw_lies_in_its_range(seed: str, limit: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(limit) < limit for _ in range(5))


@given(seed=st.text(), count=st.integers(0, 32))
def test_a_sample_repeats_nothing_and_leaves_its_source_alone(seed: str, count: int) -> None:
    before = list(DECK)
    sample = Chance(seed).sample(before, count)
    assert len(sample) == len(set(sample)) == count
    assert set(sample) <= set(DECK)
    assert before == list(DECK)


@given(seed=st.text())
def test_a_shuffled_deck_is_the_whole_deck(seed: str) -> None:
    shuffled = Chance(seed).shuffled(DECK)
    assert sorted(shuffled, key=lambda card: card.index) == list(DECK)
    assert shuffled == Chance(seed).sample(DECK, 32)


@pytest.mark.parametrize("count", [4, -1])
def test_a_sample_of_too_many_or_of_fewer_than_none_is_refused(count: int) -> None:
    with pytest.raises(ValueError):
        Chance("any").sample("abc", count)


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(ValueError):
        Chance("any").pick("")


def test_all_orders_and_all_picks_come_up_about_as_often() -> None:
    orders = Counter(Chance(f"order {at}").shuffled("abc") for at in range(6000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())
    picks = Counter(Chance(f"pick {at}").pick("abc") for at in range(3000))
    assert all(850 < count < 1150 for count in picks.values())
