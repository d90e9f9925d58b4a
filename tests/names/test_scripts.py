"""Both scripts, the readings and the sources of everything in the glossary."""

from collections.abc import Callable, Iterator

import pytest

from tutor.names import RHYMES, WORDS, Name, align, hand_names, kind_term, pair_term, points_term
from tutor.rules.cards import DECK, KINDS
from tutor.rules.divisions import divisions
from tutor.rules.pairs import PAIRS, ranking
from tutor.rules.presets import PRESETS

# Where Simplified is not what shape-by-shape conversion gives.
DIFFERENT = {"睡著了": "睡着了"}


def everything() -> Iterator[Name]:
    for kind in KINDS:
        yield from kind_term(kind).names
    for pair in PAIRS:
        if term := pair_term(pair):
            yield from term.names
    for points in range(10):
        yield from points_term(points).names
    for word in WORDS.values():
        yield from word.term.names
    for rhyme in RHYMES.values():
        for half in rhyme.halves:
            yield from (part.name for part in half)
    for start in range(0, len(DECK) - 6, 2):
        for rules in PRESETS.values():
            ranks = ranking(rules)
            for division in divisions(DECK[start : start + 7 : 2], ranks):
                yield from hand_names(division, ranks)


@pytest.fixture(scope="module")
def names() -> list[Name]:
    return sorted(set(everything()), key=lambda name: (name.hant, name.gloss, sorted(name.sources)))


def test_traditional_and_simplified_agree(
    names: list[Name], simplify: Callable[[str], str]
) -> None:
    for name in names:
        assert name.hans == DIFFERENT.get(name.hant, simplify(name.hant))


@pytest.mark.parametrize("script", ["hant", "hans"])
def test_every_character_has_its_syllable(names: list[Name], script: str) -> None:
    for name in names:
        written = getattr(name, script)
        for reading in (name.pinyin, name.zhuyin):
            aligned = align(written, reading)
            assert "".join(characters for characters, _ in aligned) == written
            said = [syllable for _, syllable in aligned if syllable]
            assert said == reading.replace("(", "").replace(")", "").split()


def test_sources_are_rule_sets_and_every_name_has_one(names: list[Name]) -> None:
    for name in names:
        assert name.sources, name
        assert name.sources <= set(PRESETS)


def test_every_name_has_a_gloss_in_english(names: list[Name]) -> None:
    for name in names:
        assert name.gloss
        assert name.gloss.replace("’", "").isascii()
