"""What spectators need, put together: lists of games, boards of past days, channels that follow a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.games.access import Sight
from bot.spectating.follows import Watching
from bot.spectating.game_list import Library
from bot.spectating.past_boards import Gallery
from bot.ui.components import Handler

if TYPE_CHECKING:
    from bot.context import House


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
