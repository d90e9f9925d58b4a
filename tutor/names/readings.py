"""How a name is read and typed: pinyin to zhuyin by table, and the forms an answer may take."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

# Combining marks of the four tones, by the zhuyin mark; the first tone has none.
_TONES = {"\u0304": "", "\u0301": "ˊ", "\u030c": "ˇ", "\u0300": "ˋ"}
_LIGHT = "˙"


def _table(text: str) -> dict[str, str]:
    return dict(entry.split("=") for entry in text.split())


_INITIALS = _table(
    "b=ㄅ p=ㄆ m=ㄇ f=ㄈ d=ㄉ t=ㄊ n=ㄋ l=ㄌ g=ㄍ k=ㄎ h=ㄏ j=ㄐ q=ㄑ x=ㄒ "
    "zh=ㄓ ch=ㄔ sh=ㄕ r=ㄖ z=ㄗ c=ㄘ s=ㄙ"
)
_FINALS = _table(
    "a=ㄚ o=ㄛ e=ㄜ ai=ㄞ ei=ㄟ ao=ㄠ ou=ㄡ an=ㄢ en=ㄣ ang=ㄤ eng=ㄥ er=ㄦ ong=ㄨㄥ "
    "i=ㄧ ia=ㄧㄚ io=ㄧㄛ ie=ㄧㄝ iao=ㄧㄠ iu=ㄧㄡ ian=ㄧㄢ in=ㄧㄣ iang=ㄧㄤ ing=ㄧㄥ "
    "iong=ㄩㄥ u=ㄨ ua=ㄨㄚ uo=ㄨㄛ uai=ㄨㄞ ui=ㄨㄟ uan=ㄨㄢ un=ㄨㄣ uang=ㄨㄤ ueng=ㄨㄥ "
    "ü=ㄩ üe=ㄩㄝ üan=ㄩㄢ ün=ㄩㄣ"
)
# Spellings without an initial, by the final that they stand for.
_BARE = _table(
    "yi=i ya=ia yo=io ye=ie yao=iao you=iu yan=ian yin=in yang=iang ying=ing yong=iong "
    "wu=u wa=ua wo=uo wai=uai wei=ui wan=uan wen=un wang=uang weng=ueng "
    "yu=ü yue=üe yuan=üan yun=ün"
)
# Syllables whose i is not sounded: the initial alone.
_SYLLABIC = _table("zhi=zh chi=ch shi=sh ri=r zi=z ci=c si=s")
_SPELT = re.compile(r"(zh|ch|sh|[bpmfdtnlgkhjqxrzcs]|)(.+)")

_NUMERALS = _table("0=零 1=一 2=二 3=三 4=四 5=五 6=六 7=七 8=八 9=九")
_NUMERAL_PINYIN = _table("0=ling 1=yi 2=er 3=san 4=si 5=wu 6=liu 7=qi 8=ba 9=jiu")


def _split_tone(syllable: str) -> tuple[str, str]:
    """The letters of a syllable and its zhuyin tone mark, the light tone's if it has none."""
    apart = unicodedata.normalize("NFD", syllable)
    tone = next((_TONES[mark] for mark in apart if mark in _TONES), _LIGHT)
    return _without_tones(syllable), tone


def _without_tones(text: str) -> str:
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFC", "".join(mark for mark in apart if mark not in _TONES))


def _sounds(letters: str) -> str:
    """The zhuyin letters of one toneless syllable; ValueError if there is no such syllable."""
    if letters in _BARE:
        return _FINALS[_BARE[letters]]
    if letters in _SYLLABIC:
        return _INITIALS[_SYLLABIC[letters]]
    spelt = _SPELT.fullmatch(letters)
    initial, final = spelt.groups() if spelt else ("", letters)
    if initial in {"j", "q", "x"} and final.startswith("u"):
        final = "ü" + final[1:]
    if final not in _FINALS:
        raise ValueError(f"no syllable of pinyin: {letters!r}")
    return _INITIALS.get(initial, "") + _FINALS[final]


def _syllable(syllable: str) -> str:
    letters, tone = _split_tone(syllable)
    if _is_erhua(letters):
        return _syllable(syllable[:-1]) + "ㄦ"
    return tone + _sounds(letters) if tone == _LIGHT else _sounds(letters) + tone


def _is_erhua(letters: str) -> bool:
    return letters.endswith("r") and letters != "er"


def zhuyin(pinyin: str) -> str:
    """Zhuyin of pinyin with tone marks, syllable by syllable; the light tone's dot goes first.

    A final -r becomes ㄦ behind the syllable's tone. Raises ValueError for what is no syllable.
    """
    composed = unicodedata.normalize("NFC", pinyin)
    return re.sub(r"[^\W\d_]+", lambda found: _syllable(found[0]), composed)


def plain(pinyin: str) -> str:
    """Pinyin as one types it: letters only, without tones, `v` for ü."""
    return _squeeze(_without_tones(pinyin)).replace("ü", "v")


def align(written: str, reading: str) -> tuple[tuple[str, str], ...]:
    """Characters and the syllable above each, for ruby; punctuation has none.

    `reading` is the pinyin or zhuyin of `written`; 旋兒 stays together under one syllable.
    """
    syllables = re.sub(r"[()]", " ", reading).split()
    aligned: list[tuple[str, str]] = []
    for character in written:
        if not character.isalnum():
            aligned.append((character, ""))
        elif character in "兒儿" and aligned and re.fullmatch(r".+[rㄦ]", aligned[-1][1]):
            aligned[-1] = (aligned[-1][0] + character, aligned[-1][1])
        else:
            aligned.append((character, syllables.pop(0)))
    return tuple(aligned)


def _squeeze(text: str) -> str:
    """Letters, characters and digits only, in normal width and lower case."""
    normal = unicodedata.normalize("NFKC", text).casefold()
    return "".join(mark for mark in normal if mark.isalnum())


def written_form(text: str) -> str:
    """Chinese text for comparison: no spaces or punctuation, and numerals written out."""
    return "".join(_NUMERALS.get(mark, mark) for mark in _squeeze(text).replace("10", "十"))


# A text is held against the name of one pair after the other.
@lru_cache(maxsize=256)
def typed_forms(text: str) -> frozenset[str]:
    """Everything `text` may stand for, to compare with a name's forms.

    A digit behind letters may be a tone (`hei1 jiu3`) or a numeral (`hei9`).
    """
    letters = plain(text)
    spelt = letters.replace("10", "shi")
    return frozenset(
        (
            written_form(text),
            re.sub(r"(?<=[a-z])[1-5]", "", letters),
            "".join(_NUMERAL_PINYIN.get(mark, mark) for mark in spelt),
        )
    )
