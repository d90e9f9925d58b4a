"""What the pairs are called: who has which name, who has none, and what the name says."""

import re
from collections import defaultdict

import pytest

from tutor.names import Term, pair_term, points_term
from tutor.rules.cards import KIND
from tutor.rules.pairs import PAIRS, Category, Pair, pair_of_kinds, ranking
from tutor.rules.presets import PRESETS

NAMED = {pair: term for pair in PAIRS if (term := pair_term(pair))}
NUMERALS = "零一二三四五六七八九"
# Names whose last numeral is not what the pair counts, and names that say no points at all.
ODD = {"雙花七": 4, "雙花十": 0}
SILENT = {"天地公子", "四六挺", "四六皺", "斧九皺", "丁七皺", "地九王", "地九神", "地王"}


def named(text: str) -> set[str]:
    return {term.key for term in NAMED.values() if term.accepts(text)}


def test_fourteen_pairs_have_no_name() -> None:
    with_ghost = {
        pair_of_kinds(KIND["dagui"], kind)
        for kind in KIND.values()
        if kind.key not in {"dagui", "tian", "di", "dingding"}
    }
    lonely = pair_of_kinds(KIND["bandeng"], KIND["shaoshi"])
    assert set(PAIRS) - set(NAMED) == with_ghost | {lonely}
    assert len(with_ghost) == 13


def test_every_named_pair_has_a_name_in_the_article() -> None:
    for pair, term in NAMED.items():
        assert any("chengdu" in name.sources for name in term.names), pair


@pytest.mark.parametrize("term", NAMED.values(), ids=lambda term: term.key)
def test_every_name_of_a_pair_is_accepted(term: Term) -> None:
    for name in term.names:
        for text in (name.hant, name.hans, name.plain, name.pinyin, name.pinyin.replace(" ", "")):
            assert term.accepts(text), text
        assert not term.accepts(name.gloss)


def test_pairs_that_share_a_name_are_equal_under_every_rule_set() -> None:
    strengths: dict[str, set[tuple[int, ...]]] = defaultdict(set)
    for pair, term in NAMED.items():
        strength = tuple(ranking(rules).strength(pair) for rules in PRESETS.values())
        for name in term.names:
            for form in name.forms:
                strengths[form].add(strength)
    assert {form for form, different in strengths.items() if len(different) > 1} == set()


def test_the_points_in_a_name_are_the_points_of_the_pair() -> None:
    ranks = ranking(PRESETS["chengdu"])
    for pair, term in NAMED.items():
        if ranks.worth(pair).category is not Category.POINTS:
            continue
        for name in term.names:
            if name.hant in SILENT:
                continue
            spoken = ODD.get(name.hant, NUMERALS.find(name.hant[-1]))
            assert spoken == pair.points, (pair, name.hant)


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("丁二皇", "dingding+dagui"),
        ("丁二黄", "dingding+dagui"),
        ("丁皇", "dingding+dagui"),
        ("天牌一对", "tian+tian"),
        ("虎头", "futou+futou"),
        ("黑五", "xiao5+xiao5"),
        ("对子", "hei9+hei9 hei8+hei8 hei7+hei7 xiao5+xiao5"),
        ("王", "tian+hei9"),
        ("天王", "tian+hei9"),
        ("天九王", "tian+hei9"),
        ("地王", "di+hei9"),
        ("地九王", "di+hei9"),
        ("地九神", "di+hei9"),
        ("天杠", "tian+ren tian+hei8"),
        ("天红杠", "tian+ren"),
        ("天黑杠", "tian+hei8"),
        ("地杠", "di+ren di+hei8"),
        ("地紅槓", "di+ren"),
        ("地黑杠", "di+hei8"),
        ("天官九", "tian+gaoyao tian+hei7"),
        ("天关九", "tian+gaoyao tian+hei7"),
        ("地关九", "di+gaoyao di+hei7"),
        ("人官九", "ren+futou"),
        ("红笼九", "ren+futou"),
        ("灯笼九", "ren+futou"),
        ("英雄九", "ren+futou"),
        ("和五九", "he+xiao5"),
        ("乌龙九", "futou+hei8"),
        ("梅十九", "meishi+hei9"),
        ("天官八", "tian+changsan tian+maomao tian+dagui"),
        ("地官八", "di+changsan di+maomao di+dagui"),
        ("人十八", "ren+meishi ren+shaoshi"),
        ("蛾儿八", "he+bandeng"),
        ("斧七八", "futou+gaoyao futou+hei7"),
        ("风筝八", "xiao5+dingding"),
        ("丁五八", "xiao5+dingding"),
        ("梅十七", "meishi+gaoyao meishi+hei7"),
        ("天官六", "tian+he tian+bandeng"),
        ("梅十六", "meishi+changsan meishi+maomao"),
        ("苕十六", "shaoshi+maomao"),
        ("长三六", "changsan+shaoshi"),
        ("狗头五六", "futou+xiao5"),
        ("斧五六", "futou+xiao5"),
        ("人十五", "ren+gaoyao ren+hei7"),
        ("人官五", "ren+gaoyao ren+hei7"),
        ("人官三", "ren+xiao5"),
        ("人十三", "ren+xiao5"),
        ("天地公子", "tian+di"),
        ("双刀四", "tian+di"),
        ("双花七", "gaoyao+hei7"),
        ("和十四", "he+meishi he+shaoshi"),
        ("人十四", "ren+changsan ren+maomao"),
        ("六七三", "maomao+gaoyao maomao+hei7"),
        ("长十三", "changsan+gaoyao changsan+hei7"),
        ("人十二", "ren+he ren+bandeng"),
        ("二六二", "changsan+maomao"),
        ("四六挺", "he+changsan he+maomao bandeng+changsan bandeng+maomao"),
        ("四六皱", "he+changsan he+maomao bandeng+changsan bandeng+maomao"),
        ("双花十", "meishi+shaoshi"),
        ("丁七皱", "gaoyao+dingding hei7+dingding"),
        ("斧九皱", "futou+hei9"),
        ("大鬼和牌", ""),
        ("和官六", ""),
    ],
)
def test_a_name_belongs_to_exactly_its_pairs(text: str, pairs: str) -> None:
    assert named(text) == set(pairs.split())


def test_each_rule_set_leads_with_its_own_name() -> None:
    def leading(one: str, other: str) -> list[str]:
        term = pair_term(pair_of_kinds(KIND[one], KIND[other]))
        assert term is not None
        return [term.main(source).hans for source in PRESETS]

    assert leading("dingding", "dagui") == ["丁二皇", "丁二皇", "丁皇"]
    assert leading("tian", "tian") == ["天牌一对", "天牌", "天牌"]
    assert leading("futou", "futou") == ["斧头一对", "虎头", "虎头"]
    assert leading("hei9", "hei9") == ["黑9一对", "黑九", "一对黑9"]
    assert leading("tian", "hei9") == ["天九王", "天王", "王"]
    assert leading("di", "hei9") == ["地九王", "地王", "地九王"]
    assert leading("tian", "ren") == ["天红杠", "天杠", "天杠"]
    assert leading("tian", "hei7") == ["天官九", "天关九", "天关九"]
    assert leading("ren", "futou") == ["人官九", "灯笼九", "灯笼九"]
    assert leading("he", "xiao5") == ["和官九", "和五九", "和五九"]


def test_points_have_a_term_of_their_own() -> None:
    assert [points_term(points).main("sichuan").hans for points in (9, 1, 0)] == [
        "九点",
        "一点",
        "零点",
    ]
    assert points_term(9).accepts("9点")
    assert points_term(9).accepts("jiu dian")
    assert points_term(0).accepts("皺")
    assert not points_term(1).accepts("十一点")


def test_keys_of_terms_name_the_kinds() -> None:
    for pair, term in NAMED.items():
        assert re.fullmatch(r"\w+\+\w+", term.key)
        assert term.key == "+".join(kind.key for kind in pair.kinds)
    assert len({term.key for term in NAMED.values()}) == len(PAIRS) - 14


def test_glosses_tell_pairs_of_different_strength_apart() -> None:
    ranks = ranking(PRESETS["chengdu"])
    by_gloss: dict[str, set[Pair]] = defaultdict(set)
    for pair, term in NAMED.items():
        by_gloss[term.main("chengdu").gloss].add(pair)
    for gloss, pairs in by_gloss.items():
        assert len({ranks.strength(pair) for pair in pairs}) == 1, gloss
