"""The characters that names of pairs and hands are made of: both scripts, reading, English.

Names of pairs are short and built from few characters, so script, reading and gloss of a name
follow from this table; only idioms and words with a light second syllable are written down whole.
"""

from __future__ import annotations

from typing import NamedTuple


class _Character(NamedTuple):
    hans: str
    pinyin: str
    gloss: str


# Traditional and Simplified (one character where they agree), reading, and English where it has a
# part in glosses made of parts: 官, 關 and 十 say nothing of their own before the number.
_TABLE = """
天 tiān Heaven
地 dì Earth
人 rén Man
和 hé Harmony
梅 méi Plum
板 bǎn Bench
凳 dèng
長长 cháng Long
斧 fǔ Axe
虎 hǔ
頭头 tóu
苕 sháo Yam
貓猫 māo Cat
膏 gāo
藥药 yào
黑 hēi Black
紅红 hóng Red
小 xiǎo Little
丁 dīng Ding
大 dà
鬼 guǐ
牌 pái
對对 duì
官 guān
關关 guān
十 shí
一 yī One
二 èr Two
三 sān Three
四 sì Four
五 wǔ Five
六 liù Six
七 qī Seven
八 bā Eight
九 jiǔ Nine
零 líng Zero
5 wǔ Five
7 qī Seven
8 bā Eight
9 jiǔ Nine
點点 diǎn Points
王 wáng King
槓杠 gàng Gong
皺皱 zhòu Blocked
挺 tǐng Stiff
神 shén
皇 huáng
黃黄 huáng
籠笼 lóng
燈灯 dēng
英 yīng
雄 xióng
烏乌 wū
龍龙 lóng
蛾 é
兒儿 ér
風风 fēng
箏筝 zhēng
蘇苏 sū
州 zhōu
非 fēi
洲 zhōu
元 yuán
寶宝 bǎo
狗 gǒu
雙双 shuāng
刀 dāo
公 gōng
子 zǐ
花 huā
鴨鸭 yā
月 yuè
下 xià
濫滥 làn
是 shì
爛烂 làn
（ (
） )
"""
# Words read otherwise than by their characters: the second syllable is light.
_LIGHT = {
    "膏藥": "gāo yao",
    "貓貓": "māo mao",
    "燈籠": "dēng long",
    "風箏": "fēng zheng",
    "對子": "duì zi",
}
# Parts of a gloss that are longer than a character, and the endings that English puts first.
_PARTS = {"膏藥": "Plaster", "長三": "Long-Three", "長十": "Long-Three"}
_ADJECTIVES = "皺挺"


def _read_table() -> dict[str, _Character]:
    table: dict[str, _Character] = {}
    for line in _TABLE.strip().splitlines():
        written, pinyin, *gloss = line.split()
        table[written[0]] = _Character(written[-1], pinyin, " ".join(gloss))
    return table


_CHARACTERS = _read_table()
NUMERALS = "零一二三四五六七八九"


def simplified(hant: str) -> str:
    """The name in Simplified characters."""
    return "".join(_CHARACTERS[character].hans for character in hant)


def reading(hant: str) -> str:
    """The name in pinyin, a syllable a character; brackets close up to their neighbours."""
    for word, light in _LIGHT.items():
        before, found, after = hant.partition(word)
        if found:
            return " ".join(part for part in (reading(before), light, reading(after)) if part)
    spelt = " ".join(_CHARACTERS[character].pinyin for character in hant)
    return spelt.replace("( ", "(").replace(" )", ")")


def gloss_of_parts(hant: str) -> str:
    """English for a name that says its parts and then its points: 斧七八 is Axe-Seven Eight."""
    rest, last = hant[:-1], _CHARACTERS[hant[-1]].gloss
    parts = (_CHARACTERS[character].gloss for character in rest)
    start = _PARTS.get(rest) or "-".join(part for part in parts if part)
    return f"{last} {start}" if hant[-1] in _ADJECTIVES else f"{start} {last}"
