"""What the kinds are called."""

from itertools import combinations

import pytest

from tutor.names import kind_term
from tutor.rules.cards import KIND, KINDS, Kind
from tutor.rules.presets import PRESETS

# Kind, then all that it is called in both scripts.
RECORDED = {
    "tian": "天牌",
    "di": "地牌",
    "ren": "人牌",
    "he": "和牌 火箭",
    "meishi": "梅十",
    "bandeng": "板凳",
    "changsan": "長三 长三",
    "futou": "斧頭 斧头 虎頭 虎头",
    "shaoshi": "苕十 紅十 红十",
    "maomao": "貓貓 猫猫",
    "gaoyao": "膏藥 膏药",
    "hei9": "黑9 黑九",
    "hei8": "黑8 黑八",
    "hei7": "黑7 黑七",
    "xiao5": "小5 黑5 黑五",
    "dingding": "丁丁",
    "dagui": "大鬼 二皇 二黃 二黄 鬼鬼 大王",
}
PINYIN = {
    "he": "hepai huojian",
    "changsan": "changsan",
    "futou": "futou hutou",
    "shaoshi": "shaoshi hongshi",
    "maomao": "maomao",
    "gaoyao": "gaoyao",
    "xiao5": "xiaowu heiwu xiao5 hei5",
    "dagui": "dagui erhuang guigui dawang",
}


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.key)
def test_every_recorded_name_of_a_kind_is_accepted(kind: Kind) -> None:
    term = kind_term(kind)
    for name in (*RECORDED[kind.key].split(), *PINYIN.get(kind.key, "").split()):
        assert term.accepts(name), name
    for recorded in term.names:
        assert term.accepts(recorded.hant)
        assert term.accepts(recorded.hans)
        assert term.accepts(recorded.pinyin)
        assert term.accepts(recorded.plain)
        assert not term.accepts(recorded.gloss)
    written = {text for name in term.names for text in (name.hant, name.hans)}
    assert written == set(RECORDED[kind.key].split())


def test_no_two_kinds_share_a_name() -> None:
    for one, other in combinations(KINDS, 2):
        for name in kind_term(other).names:
            for text in (name.hant, name.hans, name.pinyin, name.plain):
                assert not kind_term(one).accepts(text), (one, text)


def test_each_rule_set_leads_with_its_own_names() -> None:
    def leading(key: str) -> list[str]:
        return [kind_term(KIND[key]).main(source).hans for source in PRESETS]

    assert list(PRESETS) == ["chengdu", "sichuan", "online"]
    assert leading("tian") == ["天牌", "天牌", "天牌"]
    assert leading("futou") == ["斧头", "虎头", "虎头"]
    assert leading("xiao5") == ["小5", "黑5", "黑5"]
    assert leading("dagui") == ["大鬼", "大王", "大王"]
    assert leading("dingding") == ["丁丁", "丁丁", "丁丁"]


def test_the_fixed_glosses_are_used() -> None:
    glosses = [kind_term(kind).main("chengdu").gloss for kind in KINDS]
    assert glosses[:6] == ["Heaven", "Earth", "Man", "Harmony", "Plum Ten", "Bench"]
    assert glosses[6:12] == ["Long Three", "Axe", "Yam Ten", "Cat", "Plaster", "Black Nine"]
    assert glosses[15:] == ["Ding", "Big Ghost"]
    assert kind_term(KIND["futou"]).main("online").gloss == "Tiger Head"
