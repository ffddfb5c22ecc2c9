"""Passes each click to the handler of its action.

A click that changes its own message is acknowledged at once. Any other click is acknowledged by the answer to it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from dataclasses import dataclass

from bot.runtime.logging_setup import doing
from bot.runtime.metrics import Metrics
from bot.ui.components import Handler, Interaction, PanelMaker, Route, Values
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.press_queue import PressQueue
from bot.ui.pressed_message import editing
from bot.ui.rate_limits import RateLimits

Expect = Callable[[Interaction, Press], Awaitable[None]]
"""A function that raises an error unless the user may see the game of a click."""
Fail = Callable[[Interaction, Press, Exception, bool, PanelMaker | None], Awaitable[None]]
"""A function that answers a click whose handler has raised an error.

The flag is whether the click changes its message; the maker, if there is one, makes the current panel for it.
"""


@dataclass(frozen=True, slots=True)
class _Registered:
    handler: Handler
    route: Route


class Router:
    """Passes clicks to their handlers, by action.

    `expect` checks the game of a click. It is not called for handlers that check who may decide. `fail` replies to
    errors. `cooldowns` are the rate limits.
    """

    def __init__(self, *, cooldowns: RateLimits, metrics: Metrics, expect: Expect, fail: Fail) -> None:
        self.cooldowns = cooldowns
        self.press_queue = PressQueue()
        self._metrics = metrics
        self._expect = expect
        self._fail = fail
        self._registered: dict[str, _Registered] = {}
        self.panels: dict[str, PanelMaker] = {}
        """The functions that make the current panel, keyed by the actions that may be clicked on an outdated one."""

    def register(self, *features: object) -> None:
        """Register the methods of `features` that are marked with `button`. Raise `ValueError` if an action is
        registered twice.
        """
        for feature in features:
            for name in dir(type(feature)):
                marked = getattr(type(feature), name)
                route = getattr(marked, "route", None)
                if isinstance(route, Route):
                    self._add(route, getattr(feature, name))
                for action in getattr(marked, "renews", ()):
                    self.panels[action] = getattr(feature, name)

    def _add(self, route: Route, handler: Handler) -> None:
        for action in route.actions:
            if action in self._registered:
                raise ValueError(f"two handlers for «{action}»")
            self._registered[action] = _Registered(handler, route)

    @property
    def actions(self) -> frozenset[str]:
        """The actions that have a handler."""
        return frozenset(self._registered)

    def replace(self, action: str, handler: Handler) -> None:
        """Replace the registered handler of an action."""
        self._registered[action] = _Registered(handler, self._registered[action].route)

    async def pressed(self, interaction: Interaction, press: Press, values: Values | None = None) -> None:
        """Answer a click, and handle all errors that occur."""
        registered = self._registered.get(press.action)
        edits = registered is not None and registered.route.edits
        with (
            doing(interaction=interaction.id, game=press.game, action=press.action),
            self._metrics.answers.labels("press").time(),
            self.press_queue.turn() if edits else nullcontext() as turn,
        ):
            try:
                if not await self.cooldowns.admits(interaction, press.action):
                    return
                if registered is None:
                    raise StaleCustomId(press.action)
                decides = registered.route.decides
                if turn is not None:
                    await interaction.response.defer()
                    await turn.acknowledged(decides=decides)
                if press.game and not decides:
                    await self._expect(interaction, press)
                with editing(interaction) if edits else nullcontext():
                    await registered.handler(interaction, press, values or ())
            except Exception as error:
                await self._fail(interaction, press, error, edits, self.panels.get(press.action))
