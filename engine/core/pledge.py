"""The pledge: dice that neither whoever runs the bot nor whoever plays can choose.

The bot draws a secret and shows its hash before anything is decided. The first decision brings a word. The seed of the
dice follows from both, so it stands fast only when neither can change their part any more. Until then there are no
dice: a game is set up, and asks its first question, without any.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec

PRESS, TYPED, BOARD, OF_DAY = "press", "typed", "board", "day"
"""Whence a word comes: the number of the first press or command; somebody's own; the number of the message that showed
the secret's hash, where a clock or a vote decided first; that of the first attempt of a day, the same for everybody."""

SOURCES = frozenset({PRESS, TYPED, BOARD, OF_DAY})
NUMBERED = frozenset({PRESS, BOARD})
"""Words that are numbers of Discord's: each holds the time when it was made."""

LONGEST = 64
"""Characters of a word."""


class Word(NamedTuple):
    """What is brought to the dice, and whence it comes."""

    text: str
    source: str


class Pledge(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The bot's secret and, once it has been brought, the word."""

    secret: str
    word: str | None = None
    source: str = ""

    def __repr__(self) -> str:
        """Nothing that a log must not hold."""
        return f"Pledge(word={self.word!r}, source={self.source!r})"

    @property
    def seed(self) -> str | None:
        """The seed of the dice; None as long as there is no word."""
        return seed_of(self.secret, self.word) if self.word is not None else None

    @property
    def sealed(self) -> bool:
        """Whether the game was set up without dice; by a day's, which stand before it begins, it was not."""
        return self.source != OF_DAY

    def with_word(self, word: Word) -> Pledge:
        """The same secret with a word. Raises `ValueError` where there is one already."""
        if self.word is not None:
            raise ValueError("a word has been brought already")
        return Pledge(secret=self.secret, word=word.text, source=word.source)


def seed_of(secret: str, word: str) -> str:
    """The seed of the dice: the SHA-256 of the secret, a slash and the word, in hexadecimal."""
    return hashlib.sha256(f"{secret}/{word}".encode()).hexdigest()


def pressed(number: int) -> Word:
    """The word that a press or a command brings by itself: its number, which Discord gives it."""
    return Word(str(number), PRESS)
