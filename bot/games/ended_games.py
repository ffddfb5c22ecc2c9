"""Games that are given up."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from bot.games.decisions import StoredGames, row_of
from bot.games.errors import NotTheOwner, SaveUnreadable
from bot.games.gate import both_played, counted, expect_end
from bot.games.permissions import current
from bot.games.saves import open_save, play
from bot.games.several.chairs import led_by
from bot.games.several.seats import beside_orders
from bot.games.state import GameState, state_of
from db.games import GameRow, Message
from db.schema.games import RESIGNED, TABLE
from db.sides import chairs_of, turns_of, written
from engine.core.record import RESIGN
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome
from engine.core.sequence import SIDE


class EndedGames(StoredGames):
    """The part of the service that gives games up."""

    async def resign(self, game_id: str, *, version: int, actor: int, manager: bool = False) -> GameState:
        """Resign a game: its channel is free again, its seed may be shown. Its owner may do it, or a server manager.

        With several sides the leader of one gives up for it, and the row names it. Of two sides the other has won, once
        both have decided something, and at a table of a tournament always.

        A game whose save cannot be read can be resigned too; its state has no view then, and its board stays. Raise
        `NoSuchGame`, `NotTheOwner`, `GameOver`, `AlreadyDecided`, and what `expect_end` raises.
        """
        return await beside_orders(partial(self._resign, game_id, version=version, actor=actor, manager=manager))

    async def _resign(self, game_id: str, *, version: int, actor: int, manager: bool) -> GameState:
        row = await self._row(game_id)
        side = _side(row, actor)
        if row.owner_id != actor and not manager and not side:
            raise NotTheOwner(row.id, owner_id=row.owner_id)
        if not side and (row.asked is not None or row.owner_id != actor):
            await expect_end(self.store, row, actor, manager=manager)
        row = current(row, version=version)
        now = self._now()
        number = row.version + 1
        changes: dict[str, Any] = {"version": number, "status": RESIGNED, "told_from": number, "updated_at": now}
        if (winner := await self.winner_without(row, side)) is not None:
            turns = msgspec.structs.replace(turns_of(row), won=winner, wish=None)
            changes |= {"asked": written(turns), "asides": 0}
        place, answer = (row.period, row.round), (SIDE + side,) if side else ()
        entry = row_of(row.id, number, action=RESIGN, answer=answer, place=place, actor=actor, rules=None, now=now)
        rules: Ruleset[Any] | None = None
        outcome: Outcome[Any] | None = None
        message: Message | None = None
        try:
            rules, save = open_save(row)
            outcome = play(row, rules, save, None)
            kind = "edit" if winner is None else "post"
            message = Message(kind=kind, first_version=number, version=number, created_at=now, due_at=now)
        except SaveUnreadable:
            rules = None
        return state_of(await self._commit(row, changes, [entry], message), rules, outcome, ())

    async def expect_end(self, game_id: str, actor: int, *, manager: bool) -> None:
        """Raise what `bot.games.gate.expect_end` does, and `NoSuchGame`."""
        await expect_end(self.store, await self._row(game_id), actor, manager=manager)

    async def winner_without(self, row: GameRow, side: str) -> str | None:
        """Return the side that wins a game of two if a `side` gives up; None if nobody does.

        Nobody wins against an open seat, nor before both sides have decided something, but at a tournament's table.
        """
        others = [chair for name, chair in chairs_of(row).items() if name != side]
        if not side or len(others) != 1 or others[0].open:
            return None
        return others[0].side if counted(row) == TABLE or await both_played(self.store, row) else None


def _side(row: GameRow, actor: int) -> str:
    """Return the side for which a user gives up; nothing where they lead none."""
    return next(iter(led_by(row, actor)), "") if row.asked is not None else ""
