"""The other terms: none missing, each with a meaning, false friends noted where there are some."""

import pytest

from tutor.names import RHYMES, WORDS, align
from tutor.rules.cards import KINDS, Group
from tutor.rules.presets import PRESETS

SLANG = (
    "打鸡 打鸡遭逮到了 打鸡打起走了 躺 睡觉 睡着了 躺死了 唤醒 买定了 吃 捻 死 掉 整龙心肺 "
    "休过河 过招 表态 扯牌 扯旋 比赛 定了 暗牌 明牌 散牌 逃跑"
)
TABLE = (
    "点 头 尾 钵钵 簸簸 皮 芒果 揍芒 皱芒 休芒 圈芒 穿牌 走路 打走 对子 皱 三花十 三花六 上四 "
    "中三 下腰 下四烂 下四滥 杂牌 瞧 买 返 拖 敲 甩 休 跟 大 丢 丢芒果 挡家 发人 上家 下家 起头 "
    "扫尾 默 荣誉值 穿头子 穿花子 穿路子 穿边子 天皇 鸭皇 三花摊牌 底皮 中途解散"
)


@pytest.mark.parametrize("text", (SLANG + " " + TABLE).split())
def test_every_word_of_the_table_is_in_the_glossary(text: str) -> None:
    assert [word for word in WORDS.values() if word.term.accepts(text)]


def test_a_word_has_a_key_and_a_meaning_of_one_sentence() -> None:
    for key, word in WORDS.items():
        assert word.term.key == key
        assert word.meaning.endswith(".")
        assert word.meaning.count(". ") == 0
        assert len({(name.hans, *sorted(name.sources)) for name in word.term.names}) == len(
            word.term.names
        )


def test_false_friends_are_noted() -> None:
    noted = {key for key, word in WORDS.items() if word.false_friend}
    assert noted >= {
        "tianpai",
        "identical",
        "blocked",
        "beaten-mango",
        "fold",
        "pay-mango",
        "skin",
        "head",
        "tail",
    }


def test_actions_are_said_in_the_words_of_the_rule_set() -> None:
    def said(key: str) -> list[str]:
        return [WORDS[key].term.main(source).hans for source in PRESETS]

    assert said("call") == ["瞧", "跟", "跟"]
    assert said("raise") == ["返", "大", "大"]
    assert said("all-in") == ["敲", "敲", "敲"]
    assert said("fold") == ["甩", "丢", "丢"]
    assert said("check") == ["休", "休", "休"]
    assert said("bowl") == ["钵钵", "簸簸", "簸簸"]
    assert said("beaten-mango") == ["揍芒", "皱芒", "揍芒"]
    assert said("dealer") == ["发人", "庄家", "庄家"]


def test_a_rhyme_names_every_kind_but_the_two_single_cards_in_order() -> None:
    for rhyme in RHYMES.values():
        kinds = [kind for half in rhyme.halves for part in half for kind in part.kinds]
        assert kinds == [k for k in KINDS if k.group is not Group.MIXED or k.copies == 2]


def test_the_rhymes_read_as_they_are_said() -> None:
    said = {
        source: "，".join("".join(part.name.hans for part in half) for half in rhyme.halves)
        for source, rhyme in RHYMES.items()
    }
    assert said == {
        "chengdu": "天地人和梅板三，斧十猫膏下四滥",
        "online": "天地人和梅板三，斧苕猫膏下是烂",
    }
    for rhyme in RHYMES.values():
        for half in rhyme.halves:
            for part in half:
                assert len(align(part.name.hans, part.name.pinyin)) == len(part.name.hans)
