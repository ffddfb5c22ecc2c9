"""What spectators need, put together: lists of games, boards of past days, channels that follow a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.controls import Handler
from bot.gallery import Gallery
from bot.library import Library
from bot.sight import Sight
from bot.watching import Watching

if TYPE_CHECKING:
    from bot.house import House


class Spectators:
    """The parts of the house for whoever looks on. `locale` is the language where nothing else tells which."""

    def __init__(self, house: House, sight: Sight, *, locale: str) -> None:
        self.library = Library(house, sight)
        self.gallery = Gallery(house, self.library)
        self.watching = Watching(house, self.library, sight, locale=locale)
        self.watching.begin()

    def handlers(self) -> dict[str, Handler]:
        """The presses of lists and galleries."""
        return {**self.library.handlers(), **self.gallery.handlers()}
