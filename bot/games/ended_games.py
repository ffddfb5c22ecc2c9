"""Games that are given up."""

from __future__ import annotations

from functools import partial
from typing import Any

from bot.games.decisions import StoredGames, row_of
from bot.games.errors import NotTheOwner, SaveUnreadable
from bot.games.permissions import current
from bot.games.saves import open_save, play
from bot.games.several.chairs import led_by
from bot.games.several.seats import beside_orders
from bot.games.state import GameState, state_of
from db.games import GameRow, Message
from db.schema.games import RESIGNED
from engine.core.asks import Answer
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome
from engine.core.sequence import SIDE


class EndedGames(StoredGames):
    """The part of the service that gives games up."""

    async def resign(self, game_id: str, *, version: int, actor: int, manager: bool = False) -> GameState:
        """Resign a game: its channel is free again, its seed may be shown. Its owner may do it, or a server manager.

        With several sides whoever leads one gives up for it, and the row names it.

        A game whose save cannot be read can be resigned too; its state has no view then, and its board stays. Raise
        `NoSuchGame`, `NotTheOwner`, `GameOver`, `AlreadyDecided`.
        """
        return await beside_orders(partial(self._resign, game_id, version=version, actor=actor, manager=manager))

    async def _resign(self, game_id: str, *, version: int, actor: int, manager: bool) -> GameState:
        row = await self._row(game_id)
        side = _side(row, actor)
        if row.owner_id != actor and not manager and not side:
            raise NotTheOwner(row.id, owner_id=row.owner_id)
        row = current(row, version=version)
        now = self._now()
        number = row.version + 1
        changes: dict[str, Any] = {"version": number, "status": RESIGNED, "told_from": number, "updated_at": now}
        place = (row.period, row.round)
        entry = row_of(row.id, number, action="resign", answer=side, place=place, actor=actor, rules=None, now=now)
        rules: Ruleset[Any] | None = None
        outcome: Outcome[Any] | None = None
        message: Message | None = None
        try:
            rules, save = open_save(row)
            outcome = play(row, rules, save, None)
            message = Message(kind="edit", first_version=number, version=number, created_at=now, due_at=now)
        except SaveUnreadable:
            rules = None
        return state_of(await self._commit(row, changes, [entry], message), rules, outcome, ())


def _side(row: GameRow, actor: int) -> Answer:
    """Return the side for which a user gives up, with its mark; nothing where they lead none."""
    held = led_by(row, actor) if row.asked is not None else ()
    return (SIDE + held[0],) if held else ()
