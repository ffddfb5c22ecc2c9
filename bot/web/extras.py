"""What a player can do on the page besides answering the question of the board; the menu “More” leads there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.games.state import GameState
from bot.web.levels import Json
from engine.core.asks import Answer


class Extra(Protocol):
    """An entry of the menu “More”; features register theirs. `state` is the game in the view of the user's side, and
    `path` the words that were chosen after the entry.
    """

    async def offered(self, state: GameState, user_id: int) -> str:
        """Return the label of the entry; empty if the user cannot do this now."""

    async def menu(self, state: GameState, user_id: int, path: Answer) -> Json:
        """Return the menu that follows the choices in `path`, or the action to confirm. Raise `Refused` or `UserError`
        if the choices are not possible.
        """

    async def carry_out(self, state: GameState, user_id: int, path: Answer) -> str:
        """Do what the user has confirmed, and return the reply. Raise `Refused`, `UserError` or another `ServiceError`
        if it is not possible.
        """


def menu_of(
    prompt: str,
    *,
    path: Answer = (),
    said: Sequence[str] = (),
    choices: Sequence[Json] = (),
    field: Json | None = None,
) -> Json:
    """Return a menu without places on the board, as JSON; a `field` is a text to type, with its number of `rows`, its
    present `value`, its `label` and an `example`.
    """
    found = {"path": path, "said": said, "prompt": prompt, "many": False, "choices": choices, "shapes": (), "marks": ()}
    return found if field is None else {**found, "field": field}
