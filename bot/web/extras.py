"""The entries of the page's menu “More”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.games.state import GameState
from bot.web.levels import Json
from engine.core.asks import Answer


class Extra(Protocol):
    """The protocol of an entry in the menu “More”, which features register.

    `state` is the game as the user's side sees it. `path` are the choices made so far.
    """

    async def offered(self, state: GameState, user_id: int) -> str:
        """Return the label of the entry; empty if the user cannot use it now."""

    async def menu(self, state: GameState, user_id: int, path: Answer) -> Json:
        """Return the menu after the choices in `path`, or the action to confirm.

        Raise `Refused` or `UserError` if the choices are not possible.
        """

    async def carry_out(self, state: GameState, user_id: int, path: Answer) -> str:
        """Do what the user has confirmed, and return the reply.

        Raise `Refused` or a `ServiceError` if it is not possible.
        """


def menu_of(
    prompt: str,
    *,
    path: Answer = (),
    said: Sequence[str] = (),
    choices: Sequence[Json] = (),
    field: Json | None = None,
) -> Json:
    """Return a menu as JSON. `field` describes a text field by its `rows`, `value`, `label` and `example`."""
    found = {"path": path, "said": said, "prompt": prompt, "many": False, "choices": choices, "shapes": (), "marks": ()}
    return found if field is None else {**found, "field": field}
