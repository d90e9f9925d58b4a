"""A short name for every house rule set: two words that one can say across a table.

The rule: the first five bits of the SHA-256 of the canonical code choose the first word, the next
five the second. Equal rule sets have equal names; two different ones share a name once in 1,024,
so the code remains what counts.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256

from tutor.marking import N_
from tutor.rules import PRESETS, RuleSet, code_of

FIRST = (
    N_("Bamboo"),
    N_("Tea"),
    N_("Rain"),
    N_("Mist"),
    N_("Lantern"),
    N_("Moon"),
    N_("Pine"),
    N_("Lotus"),
    N_("River"),
    N_("Cloud"),
    N_("Stone"),
    N_("Jade"),
    N_("Silk"),
    N_("Snow"),
    N_("Spring"),
    N_("Autumn"),
    N_("Morning"),
    N_("Evening"),
    N_("Bridge"),
    N_("Lane"),
    N_("Lake"),
    N_("Hill"),
    N_("Salt"),
    N_("Pepper"),
    N_("Ginger"),
    N_("Wine"),
    N_("Orange"),
    N_("Maple"),
    N_("Iron"),
    N_("Silver"),
    N_("Wind"),
    N_("Star"),
)
SECOND = (
    N_("Crane"),
    N_("Sparrow"),
    N_("Carp"),
    N_("Ox"),
    N_("Fox"),
    N_("Bear"),
    N_("Heron"),
    N_("Cicada"),
    N_("Frog"),
    N_("Goose"),
    N_("Deer"),
    N_("Tiger"),
    N_("Horse"),
    N_("Magpie"),
    N_("Crab"),
    N_("Turtle"),
    N_("Swallow"),
    N_("Rabbit"),
    N_("Sheep"),
    N_("Monkey"),
    N_("Rooster"),
    N_("Dragon"),
    N_("Butterfly"),
    N_("Bee"),
    N_("Otter"),
    N_("Eagle"),
    N_("Duck"),
    N_("Leopard"),
    N_("Pigeon"),
    N_("Snail"),
    N_("Oriole"),
    N_("Elephant"),
)


@lru_cache(maxsize=1024)
def nickname(rules: RuleSet) -> tuple[str, ...]:
    """The words (msgids) of a short name: the title of a preset, two words for any other."""
    code = code_of(rules)
    if code in PRESETS:
        return (PRESETS[code].title,)
    bits = int.from_bytes(sha256(code.encode()).digest()[:2], "big") >> 6
    return FIRST[bits >> 5], SECOND[bits & 31]
