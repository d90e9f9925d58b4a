"""What a term of the game is: the names it goes by, how they are read, and who records them.

The Chinese name leads everywhere. Which of several recorded names is shown depends on the source
that a rule set speaks in; which answers are right does not.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tutor.names.readings import plain, typed_forms, written_form, zhuyin

# How the lists abbreviate the presets whose sources record a name.
_LETTERS = {"c": "chengdu", "s": "sichuan", "o": "online"}


def sources_of(letters: str) -> frozenset[str]:
    """The presets of a name, from their letters in a list (c, s, o)."""
    return frozenset(_LETTERS[letter] for letter in letters)


@dataclass(frozen=True)
class Name:
    """One recorded name: Traditional, Simplified, pinyin with tone marks, a short English gloss.

    `pinyin` has its syllables separated by spaces, one a character, a final -r for 兒. The gloss is
    shown in English only and is never translated. `sources` holds keys of presets.
    """

    hant: str
    hans: str
    pinyin: str
    gloss: str
    sources: frozenset[str]

    def written(self, script: str) -> str:
        """The name in a script, "zh-Hant" or "zh-Hans"."""
        return self.hant if script == "zh-Hant" else self.hans

    @property
    def zhuyin(self) -> str:
        """The same syllables in zhuyin, separated by spaces."""
        return zhuyin(self.pinyin)

    @property
    def plain(self) -> str:
        """The pinyin as one types it: no tones, no spaces, `v` for ü."""
        return plain(self.pinyin)

    @cached_property
    def forms(self) -> frozenset[str]:
        """Everything that stands for this name once normalised: both scripts and plain pinyin."""
        return frozenset((written_form(self.hant), written_form(self.hans), self.plain))


@dataclass(frozen=True)
class Term:
    """A thing of the game and all its recorded names, the one that leads first."""

    key: str
    names: tuple[Name, ...]

    def main(self, source: str) -> Name:
        """The name shown under `source`: the first that it records, else the first at all."""
        return next((name for name in self.names if source in name.sources), self.names[0])

    def accepts(self, text: str) -> bool:
        """Whether `text` is one of the names: either script, or pinyin with or without tones.

        Spaces, case, full or half width and 9 for 九 make no difference, nor do the tones; the
        gloss is not a name.
        """
        typed = typed_forms(text)
        return any(not typed.isdisjoint(name.forms) for name in self.names)
