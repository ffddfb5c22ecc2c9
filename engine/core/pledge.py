"""The pledge: a way to make dice that neither the bot's operator nor a player can choose.

The bot draws a secret and shows its hash before the first decision. The first decision adds a word: a text or number
that the bot cannot choose. The seed of the dice is computed from both. Until then a game has no dice.
"""

from __future__ import annotations

import hashlib
from typing import NamedTuple

import msgspec

PRESS, TYPED, BOARD, OF_DAY = "press", "typed", "board", "day"
"""The sources of a word: the number of the first click or command; a text of the player; the number of the message that
showed the secret's hash, if a clock or a vote decided first; the word of the first attempt of a day, the same for all
players.
"""

SOURCES = frozenset({PRESS, TYPED, BOARD, OF_DAY})
NUMBERED = frozenset({PRESS, BOARD})
"""The sources whose words are Discord ids: each contains the time when it was made."""

LONGEST = 64
"""The maximum length of the players' word, in characters."""


class Word(NamedTuple):
    """The text or number that is combined with the secret, and its source."""

    text: str
    source: str


class Pledge(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The secret and the word from which the seed of the dice is computed.

    The bot chooses `secret`. `word` is None until the players have added it.
    """

    secret: str
    word: str | None = None
    source: str = ""

    def __repr__(self) -> str:
        """Return the pledge without the secret, for logs."""
        return f"Pledge(word={self.word!r}, source={self.source!r})"

    @property
    def seed(self) -> str | None:
        """The seed of the dice; None until the players' word has been added."""
        return seed_of(self.secret, self.word) if self.word is not None else None

    @property
    def sealed(self) -> bool:
        """Whether the game was set up before its dice existed."""
        return self.source != OF_DAY

    def with_word(self, word: Word) -> Pledge:
        """Return the pledge with the players' word added. Raise `ValueError` if it has one already."""
        if self.word is not None:
            raise ValueError("a word has been brought already")
        return Pledge(secret=self.secret, word=word.text, source=word.source)


def seed_of(secret: str, word: str) -> str:
    """Return the seed: the SHA-256 of the secret, a slash and the word, in hexadecimal."""
    return hashlib.sha256(f"{secret}/{word}".encode()).hexdigest()


def pressed(number: int) -> Word:
    """Return the word that a player's click or command adds to the secret: its Discord id."""
    return Word(str(number), PRESS)
