"""Shows a side's standing and prepared orders in the web page's menu “More”."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bot.boards.side_rows import standing
from bot.context import BotContext
from bot.games.errors import ServiceError
from bot.games.state import GameState
from bot.sides.prepared import LONGEST, MOST, PreparedHandlers
from bot.sides.window_messages import WINDOWS
from bot.ui.errors import UserError
from bot.ui.texts import say
from bot.web.extras import menu_of
from bot.web.levels import Json, Levels
from db.sides import JOB
from engine.core.asks import Answer, Ask

Plain = Callable[[str], str]
"""A function that returns a text without Discord's markup."""


@dataclass(frozen=True, slots=True)
class _Position:
    """A position with the question about standing orders, from which menus are built."""

    view: Any
    ask: Ask
    progress: tuple[int, int] = (0, 0)
    sides: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class StandingExtra:
    """The menu entry for a side's standing orders."""

    context: BotContext
    plain: Plain

    async def offered(self, state: GameState, user_id: int) -> str:  # noqa: ARG002
        """Return the label of the menu entry. Return an empty string if the side has no standing orders."""
        return say("button-side-orders") if state.standing is not None else ""

    async def menu(self, state: GameState, user_id: int, path: Answer) -> Json:  # noqa: ARG002
        """Return the menu that follows the choices in `path`, or the complete order to confirm.

        Raise `Refused` if a choice is not legal.
        """
        levels, ask = self._levels(state)
        now = self.plain(standing(state, self.context.presenter(state)))
        if ask.level(path) is None:
            return {"confirm": ask.check(path), "said": levels.labels(path), "detail": now, "marks": ()}
        said = levels.at(path, all_=True)
        return {**said, "free": False, "said": said["said"] or [now]}

    async def carry_out(self, state: GameState, user_id: int, path: Answer) -> str:
        """Store the standing order in `path`, and return a text that confirms it."""
        levels, ask = self._levels(state)
        what = " › ".join(levels.labels(ask.check(path)))
        service = self.context.service
        await service.order(state.id, side=ask.side, answer=path, actor=user_id)
        self.context.scheduler.wake_now(JOB, WINDOWS)  # a player who gives an order is waited for again
        return self.plain(say("sides-orders-done", what=what))

    def _levels(self, state: GameState) -> tuple[Levels, Ask]:
        if state.standing is None:
            raise UserError("sides-orders-none")
        position = _Position(state.view, state.standing)
        return Levels(position, self.context.presenter(state), plain=self.plain), state.standing


@dataclass(frozen=True, slots=True)
class PreparedExtra:
    """The menu entry for preparing a side's orders for its next turn."""

    handlers: PreparedHandlers
    plain: Plain

    async def offered(self, state: GameState, user_id: int) -> str:
        """Return the label of the menu entry. It is empty if the user cannot prepare orders now."""
        try:
            self.handlers.expect_may(state, user_id)
        except (ServiceError, UserError):
            return ""
        return say("button-prepare-again" if await self.handlers.waiting(state) else "button-prepare")

    async def menu(self, state: GameState, user_id: int, path: Answer) -> Json:
        """Return the form with the prepared lines, or the lines in `path` to confirm.

        Raise `UserError` if a line is no order.
        """
        self.handlers.expect_may(state, user_id)
        if path:
            lines = self.handlers.checked(state, path[0])
            text = "\n".join(lines) or say("prepared-deleted")
            return {"confirm": path[:1], "said": [say("prepared-title")], "detail": text, "marks": ()}
        field = {
            "rows": MOST,
            "most": MOST * (LONGEST + 1),
            "value": "\n".join(await self.handlers.waiting(state)),
            "example": self.handlers.example(state),
        }
        help_ = "\n".join((say("prepared-none"), *self.handlers.signs(state)))
        return menu_of(say("prepared-label", most=MOST), said=[self.plain(help_)], field=field)

    async def carry_out(self, state: GameState, user_id: int, path: Answer) -> str:
        """Store the lines in `path` as prepared orders. Return the reply.

        Raise `UserError` if the turn has begun.
        """
        self.handlers.expect_may(state, user_id)
        return self.plain(await self.handlers.keep(state, user_id, path[0] if path else ""))
