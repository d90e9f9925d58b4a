"""The other terms of the table: what they mean, and what they are easily taken for."""

from __future__ import annotations

from tutor.names.betting_words import BETTING
from tutor.names.card_words import CARDS
from tutor.names.slang import SLANG
from tutor.names.squeeze_words import SQUEEZE
from tutor.names.table_words import TABLE
from tutor.names.word import Word

__all__ = ["WORDS", "Word"]

# Every word by its key, in the order in which a reference lists them.
WORDS: dict[str, Word] = {
    word.term.key: word for word in (*CARDS, *TABLE, *BETTING, *SQUEEZE, *SLANG)
}
