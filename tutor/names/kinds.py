"""What the 17 kinds of cards are called.

`sichuan` and `online` give most of these names to the pair; said of the single card they are the
same words, so they count as recorded there too. What each calls otherwise is marked as its own.
"""

from __future__ import annotations

from tutor.names.model import Name, Term
from tutor.rules.cards import KINDS, Kind

_ALL = "chengdu sichuan online"
# Key of the kind: Traditional, Simplified, pinyin, gloss, sources; the leading name first.
_ROWS: dict[str, tuple[tuple[str, str, str, str, str], ...]] = {
    "tian": (("天牌", "天牌", "tiān pái", "Heaven", _ALL),),
    "di": (("地牌", "地牌", "dì pái", "Earth", _ALL),),
    "ren": (("人牌", "人牌", "rén pái", "Man", _ALL),),
    "he": (
        ("和牌", "和牌", "hé pái", "Harmony", _ALL),
        ("火箭", "火箭", "huǒ jiàn", "Rocket", "chengdu"),
    ),
    "meishi": (("梅十", "梅十", "méi shí", "Plum Ten", _ALL),),
    "bandeng": (("板凳", "板凳", "bǎn dèng", "Bench", _ALL),),
    "changsan": (("長三", "长三", "cháng sān", "Long Three", _ALL),),
    "futou": (
        ("斧頭", "斧头", "fǔ tóu", "Axe", "chengdu"),
        ("虎頭", "虎头", "hǔ tóu", "Tiger Head", "sichuan online"),
    ),
    "shaoshi": (
        ("苕十", "苕十", "sháo shí", "Yam Ten", _ALL),
        ("紅十", "红十", "hóng shí", "Red Ten", "chengdu"),
    ),
    "maomao": (("貓貓", "猫猫", "māo mao", "Cat", _ALL),),
    "gaoyao": (("膏藥", "膏药", "gāo yao", "Plaster", _ALL),),
    "hei9": (
        ("黑9", "黑9", "hēi jiǔ", "Black Nine", _ALL),
        ("黑九", "黑九", "hēi jiǔ", "Black Nine", "sichuan"),
    ),
    "hei8": (
        ("黑8", "黑8", "hēi bā", "Black Eight", _ALL),
        ("黑八", "黑八", "hēi bā", "Black Eight", "sichuan"),
    ),
    "hei7": (
        ("黑7", "黑7", "hēi qī", "Black Seven", _ALL),
        ("黑七", "黑七", "hēi qī", "Black Seven", "sichuan"),
    ),
    "xiao5": (
        ("小5", "小5", "xiǎo wǔ", "Little Five", "chengdu"),
        ("黑5", "黑5", "hēi wǔ", "Black Five", _ALL),
        ("黑五", "黑五", "hēi wǔ", "Black Five", "sichuan"),
    ),
    "dingding": (("丁丁", "丁丁", "dīng dīng", "Ding", "chengdu"),),
    "dagui": (
        ("大鬼", "大鬼", "dà guǐ", "Big Ghost", "chengdu"),
        ("鬼鬼", "鬼鬼", "guǐ guǐ", "Ghost", "chengdu"),
        ("二皇", "二皇", "èr huáng", "Second Emperor", "chengdu"),
        ("二黃", "二黄", "èr huáng", "Second Yellow", "chengdu"),
        ("大王", "大王", "dà wáng", "Big King", _ALL),
    ),
}
_TERMS = {
    kind: Term(
        kind.key,
        tuple(Name(*row[:4], frozenset(row[4].split())) for row in _ROWS[kind.key]),
    )
    for kind in KINDS
}


def kind_term(kind: Kind) -> Term:
    """The term of a kind; its leading name is the one of the article (`chengdu` 打旋需要牌 1)."""
    return _TERMS[kind]
