"""The game itself: cards, pairs, divisions, showdown and settlement under any rule set.

Standard library only; immutable values; nothing here knows a language, a page or a clock.
"""

from tutor.rules.cards import CARD, DECK, KIND, KINDS, Card, Colour, Group, Kind
from tutor.rules.chance import Chance
from tutor.rules.divisions import (
    Comparison,
    Division,
    Outcome,
    compare_divisions,
    divide,
    divisions,
    dominates,
    dominators,
    outcome,
    read_division,
    undominated,
    verify_hand,
)
from tutor.rules.flowers import Flower, can_declare_flowers, flower_of
from tutor.rules.house import code_of, house, parse_rules
from tutor.rules.notation import (
    CardPair,
    format_cards,
    format_division,
    parse_card,
    parse_cards,
    parse_division,
    verify_one_deck,
)
from tutor.rules.numbers import whole_number
from tutor.rules.pairs import (
    GONGS,
    KINGS,
    PAIRS,
    Category,
    Decision,
    Pair,
    Ranking,
    Step,
    Worth,
    compare_pairs,
    pair_of,
    pair_of_kinds,
    ranking,
    worth,
)
from tutor.rules.presets import DEFAULT, PRESETS, with_presets
from tutor.rules.reasons import Reason, RuleError
from tutor.rules.ruleset import SWITCHES, RuleSet
from tutor.rules.settlement import Cause, Limit, Transfer, net, settle
from tutor.rules.showdown import Showdown, all_outcomes, showdown, tail_order

__all__ = [
    "CARD",
    "DECK",
    "DEFAULT",
    "GONGS",
    "KIND",
    "KINDS",
    "KINGS",
    "PAIRS",
    "PRESETS",
    "SWITCHES",
    "Card",
    "CardPair",
    "Category",
    "Cause",
    "Chance",
    "Colour",
    "Comparison",
    "Decision",
    "Division",
    "Flower",
    "Group",
    "Kind",
    "Limit",
    "Outcome",
    "Pair",
    "Ranking",
    "Reason",
    "RuleError",
    "RuleSet",
    "Showdown",
    "Step",
    "Transfer",
    "Worth",
    "all_outcomes",
    "can_declare_flowers",
    "code_of",
    "compare_divisions",
    "compare_pairs",
    "divide",
    "divisions",
    "dominates",
    "dominators",
    "flower_of",
    "format_cards",
    "format_division",
    "house",
    "net",
    "outcome",
    "pair_of",
    "pair_of_kinds",
    "parse_card",
    "parse_cards",
    "parse_division",
    "parse_rules",
    "ranking",
    "read_division",
    "settle",
    "showdown",
    "tail_order",
    "undominated",
    "verify_hand",
    "verify_one_deck",
    "whole_number",
    "with_presets",
    "worth",
]
