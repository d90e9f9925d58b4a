"""The languages of the site, each one value: with its catalogue, a new one is whole.

How many forms a plural has, and which number takes which, Babel knows from `code`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

TAG = re.compile(r"([a-z]{2,3})(?:-([a-z]{4}))?(?:-([a-z]{2}))?(?![a-z0-9])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its catalogue's code, its HTML tag, its name in itself, whole and in short.

    `accepts` are the tags of readers it is for, in small letters: a language, or one with a script
    or a place. `locale` is whose lists and numbers it writes. `names` is the script of the game's
    names in it; who `reads_chinese` needs no gloss beside them.
    """

    code: str
    tag: str
    name: str
    short: str
    accepts: tuple[str, ...]
    locale: str
    names: str = "zh-Hans"
    reads_chinese: bool = False


HANT = Language(
    code="zh_Hant",
    tag="zh-Hant",
    name="繁體中文",
    short="繁",
    accepts=("zh-hant", "zh-tw", "zh-hk", "zh-mo", "yue", "yue-hant"),
    locale="zh_Hant",
    names="zh-Hant",
    reads_chinese=True,
)
HANS = Language(
    code="zh_Hans",
    tag="zh-Hans",
    name="简体中文",
    short="简",
    accepts=("zh", "zh-hans", "yue-hans", "yue-cn"),
    locale="zh_Hans",
    reads_chinese=True,
)
# What the source is written in, so it needs no catalogue; the lists are "A, B and C".
SOURCE = Language(code="en", tag="en", name="English", short="EN", accepts=("en",), locale="en_GB")
LANGUAGES = (HANT, HANS, SOURCE)


def matching(tag: str) -> Language | None:
    """The language that a reader of `tag` reads, whatever way the tag is written.

    Browsers name Chinese by place (zh-TW), by script (zh-Hant) or not at all (zh): the script says
    more than the place, and both say more than neither.
    """
    found = TAG.match(tag.strip().replace("_", "-"))
    if not found:
        return None
    spoken, script, place = (part and part.lower() for part in found.groups())
    asked = [f"{spoken}-{part}" for part in (script, place) if part]
    for known in (*asked, spoken):
        for language in LANGUAGES:
            if known in language.accepts:
                return language
    return None


def first_matching(tags: Iterable[str]) -> Language | None:
    """The first of `tags`, best first, that the site can serve."""
    return next(filter(None, map(matching, tags)), None)
