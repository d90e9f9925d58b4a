"""The deck against the rule book's table of cards."""

from collections import Counter

import pytest

from tests.rules.oracle import TABLE, Row
from tutor.rules import CARD, DECK, KIND, KINDS, Colour, Group, Kind

# Each syllable of a rhyme and the kinds it stands for, in the order in which it is recited.
CHENGDU_RHYME = (
    ("天", "tian"),
    ("地", "di"),
    ("人", "ren"),
    ("和", "he"),
    ("梅", "meishi"),
    ("板", "bandeng"),
    ("三", "changsan"),
    ("斧", "futou"),
    ("十", "shaoshi"),
    ("猫", "maomao"),
    ("膏", "gaoyao"),
    ("下四滥", "hei9 hei8 hei7 xiao5"),
)
ONLINE_RHYME = tuple(
    ({"十": "苕", "下四滥": "下是烂"}.get(syllable, syllable), keys)
    for syllable, keys in CHENGDU_RHYME
)


def test_the_deck_has_32_cards_of_17_kinds_each_once() -> None:
    assert len(DECK) == len(set(DECK)) == len(CARD) == 32
    assert len(KINDS) == len(set(KINDS)) == len(KIND) == 17
    assert Counter(card.kind for card in DECK) == {kind: kind.copies for kind in KINDS}


def test_the_kinds_are_those_of_the_rule_book_in_its_order() -> None:
    assert [kind.key for kind in KINDS] == list(TABLE)


@pytest.mark.parametrize("row", TABLE.values(), ids=list(TABLE))
def test_a_kind_has_the_cards_points_single_and_class_of_the_rule_book(row: Row) -> None:
    kind = KIND[row.key]
    assert tuple(card.code for card in kind.cards) == row.cards
    assert kind.copies == len(row.cards)
    assert kind.points == row.points
    assert kind.single == row.single
    assert kind.group is Group(row.group)
    for code in row.cards:
        assert CARD[code].kind is kind


def test_only_dingding_and_the_big_joker_are_single_copies() -> None:
    assert [kind.key for kind in KINDS if kind.copies == 1] == ["dingding", "dagui"]
    assert {kind.copies for kind in KINDS} == {1, 2}


def test_hearts_and_diamonds_are_red_spades_and_clubs_black() -> None:
    for card in DECK:
        if card.suit != "r":
            assert (card.kind.colour is Colour.RED) is (card.suit in "hd")


def test_a_card_is_written_rank_then_suit() -> None:
    for card in DECK:
        assert card.rank + card.suit == card.code == repr(card)
        assert card.rank == card.kind.rank
        assert card.suit in card.kind.suits


def test_places_in_the_deck_and_among_the_kinds_are_counted_from_zero() -> None:
    assert [card.index for card in DECK] == list(range(32))
    assert [kind.index for kind in KINDS] == list(range(17))


@pytest.mark.parametrize("rhyme", [CHENGDU_RHYME, ONLINE_RHYME], ids=["chengdu", "online"])
def test_a_rhyme_recites_the_singles_from_the_strongest_down(
    rhyme: tuple[tuple[str, str], ...],
) -> None:
    recited = [[KIND[key] for key in keys.split()] for _, keys in rhyme]
    flat = [kind for kinds in recited for kind in kinds]
    singles = [kind.single for kind in flat]
    assert singles == sorted(singles)
    assert flat == list(KINDS[:15])
    assert all(len({kind.single for kind in kinds}) == 1 for kinds in recited)


def test_the_two_rhymes_differ_in_two_places() -> None:
    assert "".join(syllable for syllable, _ in CHENGDU_RHYME) == "天地人和梅板三斧十猫膏下四滥"
    assert "".join(syllable for syllable, _ in ONLINE_RHYME) == "天地人和梅板三斧苕猫膏下是烂"


def _of_group(group: Group) -> list[Kind]:
    return [kind for kind in KINDS if kind.group is group]


def test_the_upper_four_are_ordered_and_the_other_classes_are_equal_within() -> None:
    assert [kind.single for kind in _of_group(Group.UPPER)] == [1, 2, 3, 4]
    for group, single in ((Group.MIDDLE, 5), (Group.WAIST, 6), (Group.MIXED, 7)):
        assert {kind.single for kind in _of_group(group)} == {single}
