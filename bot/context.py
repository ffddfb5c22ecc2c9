"""The parts of a running bot, put together: what commands and buttons work with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import engine.games
from bot.boards.delivery import Courier
from bot.boards.message import Boards
from bot.delivery.notices import Mail
from bot.games.errors import NoSuchGame
from bot.games.service import Service
from bot.games.showing import Door
from bot.games.state import GameState, Seen
from bot.runtime.metrics import Vitals
from bot.runtime.scheduler import Rounds
from render.presenter import Presenter


@dataclass(frozen=True, slots=True)
class House:
    """The service, courier, mail, rounds, figures, door, the maker of boards, presenters by the name of their game."""

    service: Service
    courier: Courier
    boards: Boards
    find: Callable[[str], Presenter]
    mail: Mail
    rounds: Rounds
    vitals: Vitals
    door: Door

    async def with_story(self, state: Seen) -> tuple[Seen, int]:
        """The state with all that its living message tells, and the first journal row of that."""
        first = state.board_from or state.version
        return Seen(await self.service.retold(state, since=first)), first

    async def system_in(self, channel_id: int | None) -> str:
        """The game of a channel, also one whose save cannot be read; else the first that the house has."""
        try:
            return (await self.service.roster.here(channel_id)).system
        except NoSuchGame:
            return engine.games.names()[0]

    async def here(self, channel_id: int | None) -> GameState:
        """The game of a channel or thread. Raises `NoSuchGame`."""
        state = await self.service.in_channel(channel_id) if channel_id is not None else None
        if state is None:
            raise NoSuchGame
        return state
