"""Pinyin to zhuyin, characters under their syllables, and what may be typed."""

import pytest

from tutor.names import Name, Term, align
from tutor.names.readings import plain, typed_forms, zhuyin


@pytest.mark.parametrize(
    ("pinyin", "expected"),
    [
        ("cháng sān", "ㄔㄤˊ ㄙㄢ"),
        ("hé pái", "ㄏㄜˊ ㄆㄞˊ"),
        ("sháo shí", "ㄕㄠˊ ㄕˊ"),
        ("gāo yao", "ㄍㄠ ˙ㄧㄠ"),
        ("māo mao", "ㄇㄠ ˙ㄇㄠ"),
        ("èr huáng", "ㄦˋ ㄏㄨㄤˊ"),
        ("é ér bā", "ㄜˊ ㄦˊ ㄅㄚ"),
        ("xióng yuè quān", "ㄒㄩㄥˊ ㄩㄝˋ ㄑㄩㄢ"),
        ("jūn wēng yǔn yòng", "ㄐㄩㄣ ㄨㄥ ㄩㄣˇ ㄩㄥˋ"),
        ("lǜ nüè zhōng liù wǔ", "ㄌㄩˋ ㄋㄩㄝˋ ㄓㄨㄥ ㄌㄧㄡˋ ㄨˇ"),
        ("zhì zǐ cì sì rì chī", "ㄓˋ ㄗˇ ㄘˋ ㄙˋ ㄖˋ ㄔ"),
        ("piǎ xuánr", "ㄆㄧㄚˇ ㄒㄩㄢˊㄦ"),
        ("zhòu gàng (dì gàng)", "ㄓㄡˋ ㄍㄤˋ (ㄉㄧˋ ㄍㄤˋ)"),
    ],
)
def test_zhuyin_follows_from_pinyin(pinyin: str, expected: str) -> None:
    assert zhuyin(pinyin) == expected


@pytest.mark.parametrize("syllable", ["xyz", "gork", "bnng"])
def test_what_is_no_syllable_is_refused(syllable: str) -> None:
    with pytest.raises(ValueError, match=syllable):
        zhuyin(syllable)


def test_characters_stand_under_their_syllables() -> None:
    assert align("斧七八", "fǔ qī bā") == (("斧", "fǔ"), ("七", "qī"), ("八", "bā"))
    assert align("扯旋兒", "chě xuánr") == (("扯", "chě"), ("旋兒", "xuánr"))
    assert align("扯旋儿", zhuyin("chě xuánr")) == (("扯", "ㄔㄜˇ"), ("旋儿", "ㄒㄩㄢˊㄦ"))
    assert align("蛾兒八", "é ér bā") == (("蛾", "é"), ("兒", "ér"), ("八", "bā"))
    assert align("皺（槓）", "zhòu (gàng)") == (
        ("皺", "zhòu"),
        ("（", ""),
        ("槓", "gàng"),
        ("）", ""),
    )


def test_plain_pinyin_has_v_for_u_with_two_dots() -> None:
    assert plain("lǜ nǚ") == "lvnv"
    assert plain("Hēi jiǔ") == "heijiu"


@pytest.fixture
def black_nine() -> Term:
    return Term("nine", (Name("黑9", "黑9", "hēi jiǔ", "Black Nine", frozenset()),))


@pytest.mark.parametrize(
    "text",
    [
        "黑9",
        "黑九",
        "黑９",
        " 黑 9 ",
        "heijiu",
        "Hei Jiu",
        "HĒI JIǓ",
        "hēijiǔ",
        "hei1 jiu3",
        "hei-jiu",
        "hei9",
        "hei 9",
        "he\u0304i jiu\u030c",
    ],
)
def test_a_name_is_accepted_however_it_is_typed(text: str, black_nine: Term) -> None:
    assert black_nine.accepts(text)


@pytest.mark.parametrize("text", ["Black Nine", "黑", "hei", "hei8", "", "  ", "（）", "黑99"])
def test_what_is_no_name_is_not_accepted(text: str, black_nine: Term) -> None:
    assert not black_nine.accepts(text)


def test_ten_is_one_numeral() -> None:
    assert "三花十" in typed_forms("三花10")
    assert "shi" in typed_forms("10")


def test_the_leading_name_is_the_first_that_the_source_records() -> None:
    axe = Name("斧頭", "斧头", "fǔ tóu", "Axe", frozenset(("chengdu",)))
    tiger = Name("虎頭", "虎头", "hǔ tóu", "Tiger Head", frozenset(("online",)))
    term = Term("futou", (axe, tiger))
    assert (term.main("chengdu"), term.main("online")) == (axe, tiger)
    assert term.main("elsewhere") is axe
