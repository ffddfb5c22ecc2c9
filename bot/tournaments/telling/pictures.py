"""The pictures of a tournament: drawn in their turn, and sent again only when they have changed."""

from __future__ import annotations

import hashlib
import io
import logging
from collections import OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import discord

from bot.context import BotContext
from bot.games.errors import TooMuchAtOnce
from bot.tournaments.judging import PAGE, ROUND
from engine.tournament.state import Tournament
from render.pictures.print_page import Page
from render.tournament import pictures
from render.tournament.words import TournamentWords

log = logging.getLogger(__name__)

FINAL = "final"
_KEPT = 500

Key = tuple[str, str, int, int]
"""A message: its tournament, what it shows, its round, its channel."""


class Picture(NamedTuple):
    """A picture as it is sent: its file's name, the PNG, its alt text."""

    name: str
    png: bytes
    alt: str

    @property
    def shown(self) -> tuple[str, str]:
        """Return what a message says of it: name and alt text."""
        return self.name, self.alt

    def file(self) -> discord.File:
        """Return it as a file that can be sent once."""
        return discord.File(io.BytesIO(self.png), self.name)


def pages(
    t: Tournament, what: str, number: int, locale: str, *, contrast: bool = False, posted: bool = True
) -> list[Page]:
    """Draw what belongs to a message: the tables of a round, the page after it, the winners with the final page."""
    words = TournamentWords(locale)
    if what == ROUND:
        return pictures.pairings(words, t, number, contrast=contrast)
    if what == PAGE:
        return pictures.standing(words, t, number or None, contrast=contrast, posted=posted)
    if what == FINAL and t.rounds:
        winners = pictures.poster(words, t, contrast=contrast)
        return [winners, *pictures.standing(words, t, contrast=contrast)][: pictures.MOST_PICTURES]
    return []


class TournamentPictures:
    """Draws pictures in the queue of all pictures, and knows which ones a message has."""

    def __init__(self, context: BotContext) -> None:
        self._context = context
        self._sent: OrderedDict[Key, str] = OrderedDict()

    async def drawn(
        self, t: Tournament, what: str, number: int, *, locale: str, contrast: bool = False, posted: bool = True
    ) -> list[Picture]:
        """Return the pictures; none if they cannot be drawn, or too much is asked for: the text says the same."""
        draw = partial(pages, t, what, number, locale, contrast=contrast, posted=posted)
        try:
            found = await self._context.boards.pictures.worked(draw)
        except TooMuchAtOnce:
            return []
        except Exception:
            log.exception("the pictures of a tournament cannot be drawn")
            return []
        stem = f"{what}-{number}" if number else what
        return [Picture(f"{stem}-{place}.png", each.picture, each.alt) for place, each in enumerate(found, 1)]

    def fresh(self, key: Key, found: Sequence[Picture]) -> dict[str, Any]:
        """Return what an edit sends along: the files, or nothing where the message has these pictures already."""
        return {} if self._sent.get(key) == _digest(found) else {"attachments": [each.file() for each in found]}

    def note(self, key: Key, found: Sequence[Picture]) -> None:
        """Note which pictures a message has now."""
        self._sent[key] = _digest(found)
        self._sent.move_to_end(key)
        while len(self._sent) > _KEPT:
            self._sent.popitem(last=False)


def _digest(found: Sequence[Picture]) -> str:
    return hashlib.sha256(b"".join(hashlib.sha256(each.png).digest() for each in found)).hexdigest()
