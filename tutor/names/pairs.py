"""What pairs are called: every recorded name of every pair, by source.

A row of a table holds a pattern of kinds and its names. A pattern's side is kinds' keys or ranks:
`7` is the 7 of either colour (紅黑不限), as in the lists. A name is recorded in `chengdu` unless
letters behind it say where it is (c, s, o). Lists: `chengdu` 2, `sichuan` 四, `online` 牌型说明.
"""

from __future__ import annotations

from collections.abc import Iterator

from tutor.names.characters import NUMERALS, gloss_of_parts, reading, simplified
from tutor.names.kinds import kind_term
from tutor.names.model import Name, Term, sources_of
from tutor.rules.cards import KINDS, Kind
from tutor.rules.pairs import Pair, pair_of_kinds

_HIGH = """
dingding + dagui: 丁二皇/cs 丁二黃 丁皇/o
tian + tian: 天牌一對 天牌/so
di + di: 地牌一對 地牌/so
ren + ren: 人牌一對 人牌/so
he + he: 和牌一對 和牌/so
meishi + meishi: 梅十一對 梅十/so
bandeng + bandeng: 板凳一對 板凳/so
changsan + changsan: 長三一對 長三/so
futou + futou: 斧頭一對 虎頭/so
shaoshi + shaoshi: 苕十一對 苕十/so
maomao + maomao: 貓貓一對 貓貓/so
gaoyao + gaoyao: 膏藥一對 膏藥/so
hei9 + hei9: 黑9一對 黑九/s 一對黑9/so 對子/o
hei8 + hei8: 黑8一對 黑八/s 一對黑8/so 對子/o
hei7 + hei7: 黑7一對 黑七/s 一對黑7/so 對子/o
xiao5 + xiao5: 小5一對 黑五/s 一對黑5/so 對子/o
tian + hei9: 天九王 天王/s 王/co
di + hei9: 地九王 地九神 地王/s
tian + ren: 天紅槓 天槓/cso
tian + hei8: 天黑槓 天槓/cso
di + ren: 地紅槓 地槓/cso
di + hei8: 地黑槓 地槓/cso
"""
_NINE_TO_FIVE = """
tian + 7: 天官九 天關九/so
di + 7: 地官九 地關九/so
ren + futou: 人官九 紅籠九 燈籠九/cso 英雄九
he + xiao5: 和官九 和五九/cso
meishi + hei9: 梅十九/cso
bandeng + xiao5: 板五九/cso
dingding + changsan: 丁長九/cso
futou + hei8: 烏龍九/cso
shaoshi + hei9: 苕十九/cso
dingding + maomao: 丁貓九/cso
tian + 6 dagui: 天官八
di + 6 dagui: 地官八
ren + T: 人十八
he + bandeng: 和官八 蛾兒八
meishi + hei8: 梅十八
futou + 7: 斧七八
shaoshi + hei8: 苕十八
dingding + xiao5: 丁五八 風箏八
tian + xiao5: 天官七
di + xiao5: 地官七
ren + hei9: 蘇州七
dingding + he: 丁和七
meishi + 7: 梅十七
dingding + bandeng: 丁板七
futou + changsan: 斧長七
futou + maomao: 斧貓七
shaoshi + 7: 苕十七
hei8 + hei9: 非洲七
tian + 4: 天官六
di + 4: 地官六
ren + hei8: 元寶六
meishi + 6: 梅十六
changsan + shaoshi: 長三六
futou + xiao5: 斧五六 狗頭五六
shaoshi + maomao: 苕十六
gaoyao + hei9: 膏藥六
hei7 + hei9: 七九六
tian + dingding: 天丁五
di + dingding: 地丁五
ren + 7: 人十五 人官五
he + futou: 和斧五
meishi + xiao5: 梅十五
bandeng + futou: 板斧五
changsan + hei9: 長三五
shaoshi + xiao5: 苕十五
maomao + hei9: 貓九五
gaoyao + hei8: 膏藥五
hei7 + hei8: 七八五
"""
_FOUR_TO_ZERO = """
tian + di: 天地公子 雙刀四
ren + 6: 人十四
he + T: 和十四
meishi + bandeng: 梅十四
changsan + hei8: 長十四
dingding + futou: 丁斧四
maomao + hei8: 六八四
gaoyao + hei7: 雙花七
xiao5 + hei9: 五九四
tian + futou: 天斧三
di + futou: 地斧三
ren + xiao5: 人十三 人官三
he + hei9: 和十三
meishi + dingding: 梅十三
bandeng + hei9: 四九三
changsan + 7: 長十三
shaoshi + dingding: 苕十三
maomao + 7: 六七三
xiao5 + hei8: 五八三
tian + T: 天十二
di + T: 地十二
ren + 4: 人十二
he + hei8: 和十二
bandeng + hei8: 四八二
changsan + maomao: 二六二
gaoyao + xiao5: 膏藥二
dingding + hei9: 丁九二
xiao5 + hei7: 五七二
ren + dingding: 人十一
he + 7: 和十一
meishi + futou: 梅十一
bandeng + 7: 四七一
changsan + xiao5: 長三一
futou + shaoshi: 斧十一
xiao5 + maomao: 五六一
dingding + hei8: 丁八一
4 + 6: 四六挺 四六皺
meishi + shaoshi: 雙花十
futou + hei9: 斧九皺
dingding + 7: 丁七皺
"""
_IDIOMS = {
    "丁二皇": "Supreme Pair",
    "丁二黃": "Supreme Pair",
    "丁皇": "Supreme Pair",
    "天九王": "Heaven-Nine King",
    "地九王": "Earth-Nine King",
    "地九神": "Earth-Nine Spirit",
    "天王": "Heaven King",
    "地王": "Earth King",
    "王": "King",
    "天槓": "Heaven Gong",
    "地槓": "Earth Gong",
    "天紅槓": "Red Heaven Gong",
    "天黑槓": "Black Heaven Gong",
    "地紅槓": "Red Earth Gong",
    "地黑槓": "Black Earth Gong",
    "對子": "Pair",
    "紅籠九": "Red Basket Nine",
    "燈籠九": "Lantern Nine",
    "英雄九": "Hero Nine",
    "烏龍九": "Black Dragon Nine",
    "蛾兒八": "Moth Eight",
    "風箏八": "Kite Eight",
    "蘇州七": "Suzhou Seven",
    "非洲七": "Africa Seven",
    "元寶六": "Ingot Six",
    "狗頭五六": "Dog’s Head Five-Six",
    "天地公子": "Young Lord of Heaven and Earth",
    "雙刀四": "Double Sabre Four",
    "雙花七": "Double Flower Seven",
    "雙花十": "Double Flower Ten",
}


def _gloss(hant: str, pair: Pair) -> str:
    if hant in _IDIOMS:
        return _IDIOMS[hant]
    if pair.identical:
        names = kind_term(pair.kinds[0]).names
        return f"{next(name.gloss for name in names if name.hant in hant)} Pair"
    return gloss_of_parts(hant)


def _name(recorded: str, pair: Pair) -> Name:
    hant, _, letters = recorded.partition("/")
    sources = sources_of(letters or "c")
    return Name(hant, simplified(hant), reading(hant), _gloss(hant, pair), sources)


def _side(tokens: str) -> Iterator[Kind]:
    """The kinds that one side of a pattern stands for."""
    wanted = tokens.split()
    return (kind for kind in KINDS if kind.key in wanted or kind.rank in wanted)


def _terms() -> dict[Pair, Term]:
    terms: dict[Pair, Term] = {}
    for row in (_HIGH + _NINE_TO_FIVE + _FOUR_TO_ZERO).split("\n"):
        pattern, _, recorded = row.partition(":")
        left, _, right = pattern.partition("+")
        for pair in (pair_of_kinds(one, other) for one in _side(left) for other in _side(right)):
            key = "+".join(kind.key for kind in pair.kinds)
            terms[pair] = Term(key, tuple(_name(entry, pair) for entry in recorded.split()))
    return terms


_TERMS = _terms()


def _points_term(points: int) -> Term:
    hant = NUMERALS[points] + "點"
    listed = sources_of("cs" if points < 9 else "c")
    gloss = "One Point" if points == 1 else gloss_of_parts(hant)
    names = [Name(hant, simplified(hant), reading(hant), gloss, listed)]
    if points == 0:
        names.append(Name("皺", "皱", "zhòu", "Blocked", sources_of("c")))
    return Term(f"points-{points}", tuple(names))


_POINTS_TERMS = tuple(_points_term(points) for points in range(10))


def pair_term(pair: Pair) -> Term | None:
    """The term of a pair, or None for the 14 without a recorded name: they go by their points."""
    return _TERMS.get(pair)


def points_term(points: int) -> Term:
    """The term for 0 to 9 points, which is all that an unnamed pair goes by."""
    return _POINTS_TERMS[points]
