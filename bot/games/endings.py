"""Games that end early, by resignation or agreement."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec

from bot.games.decisions import row_of
from bot.games.errors import NotTheOwner, SaveUnreadable
from bot.games.gate import both_played, counted, expect_end
from bot.games.permissions import current
from bot.games.saves import open_save, play
from bot.games.seats.chairs import led_by
from bot.games.state import GameState, state_of
from bot.games.storing import Games
from db.games import GameRow, Message
from db.schema.games import AT_TABLE, NOBODY, RESIGNED
from db.sides import Turns, chairs_of, turns_of, written
from engine.core.record import BOTH, RESIGN
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome
from engine.core.sequence import SIDE


class Endings:
    """Ends games by resignation, or by agreement."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def resign(self, game_id: str, *, version: int, actor: int, manager: bool = False) -> GameState:
        """Resign a game and return it. Its channel becomes free, and its seed may be shown.

        The owner or a server manager may resign a game. In a game with several sides, the leader of a side resigns for
        that side. In a game with two sides, the other side then wins if both have made a decision. At a tournament's
        table it always wins. A game whose save cannot be read can also be resigned. Its state then has no view, and its
        board stays as it is.

        Raise `NoSuchGame` if the game does not exist. Raise `NotTheOwner` if the user may not resign it. Raise
        `GameOver` if it is over, and `AlreadyDecided` if it has changed. For a user who plays no side, raise the same
        errors as `expect_end`.
        """
        attempt = partial(self._resign, version=version, actor=actor, manager=manager)
        return await self._games.beside_orders(game_id, attempt)

    async def _resign(self, row: GameRow, *, version: int, actor: int, manager: bool) -> GameState:
        side = _side(row, actor)
        if row.owner_id != actor and not manager and not side:
            raise NotTheOwner(row.id, owner_id=row.owner_id)
        await self._expect_end(row, actor, manager=manager)
        row = current(row, version=version)
        turns = None
        if (winner := await self.winner_without(row, side)) is not None:
            turns = msgspec.structs.replace(turns_of(row), won=winner, wish=None)
        return await self.ended(row, turns, answer=(SIDE + side,) if side else (), actor=actor)

    async def break_off(self, game_id: str, *, actor: int, expect: Callable[[GameRow], None]) -> GameState:
        """End a game without a winner, because both leaders agreed. Return the game.

        `actor` is the leader who agreed second. `expect` raises an error if the game is not in the state on which they
        agreed.
        """

        async def attempt(row: GameRow) -> GameState:
            expect(row)
            turns = msgspec.structs.replace(turns_of(row), broken_off=True, offer=None, wish=None)
            return await self.ended(row, turns, answer=(BOTH,), actor=actor)

        return await self._games.beside_orders(game_id, attempt)

    async def end_unplayable(self, game_id: str, *, expect: Callable[[GameRow], None]) -> GameState:
        """End a game that cannot be continued, without a winner, and return it.

        `expect` raises an error if the game of this row must not end.
        """

        async def attempt(row: GameRow) -> GameState:
            expect(row)
            return await self.ended(row, None, answer=(), actor=NOBODY)

        return await self._games.beside_orders(game_id, attempt)

    async def ended(
        self, row: GameRow, turns: Turns | None, *, answer: tuple[str, ...], actor: int, action: str = RESIGN
    ) -> GameState:
        """Store the end of a game, and return the game. With `turns`, a new board announces the end."""
        now, number = self._games.now(), row.version + 1
        changes: dict[str, Any] = {"version": number, "status": RESIGNED, "told_from": number, "updated_at": now}
        if turns is not None:
            changes |= {"asked": written(turns), "asides": 0}
        place = row.period, row.round
        entry = row_of(row.id, number, action=action, answer=answer, place=place, actor=actor, rules=None, now=now)
        rules: Ruleset[Any] | None = None
        outcome: Outcome[Any] | None = None
        message: Message | None = None
        try:
            rules, save = open_save(row)
            outcome = play(row, rules, save, None)
            kind = "edit" if turns is None else "post"
            message = Message(kind=kind, first_version=number, version=number, created_at=now, due_at=now)
        except SaveUnreadable:
            rules = None
        return state_of(await self._games.commit(row, changes, [entry], message), rules, outcome, ())

    async def expect_end(self, game_id: str, actor: int, *, manager: bool) -> None:
        """Raise an error if a user may not end a game without resigning a side.

        Raise `NoSuchGame` if the game does not exist.
        """
        await self._expect_end(await self._games.row(game_id), actor, manager=manager)

    async def _expect_end(self, row: GameRow, actor: int, *, manager: bool) -> None:
        alone = row.asked is None and row.owner_id == actor
        if not alone and not _side(row, actor):
            await expect_end(self._games.store, row, actor, manager=manager)

    async def winner_without(self, row: GameRow, side: str) -> str | None:
        """Return the side that wins a two-sided game if `side` resigns; None if neither does."""
        others = [chair for name, chair in chairs_of(row).items() if name != side]
        if not side or len(others) != 1 or others[0].open:
            return None
        return others[0].side if counted(row) in AT_TABLE or await both_played(self._games.store, row) else None


def _side(row: GameRow, actor: int) -> str:
    """Return the side that a user leads and can resign; empty if there is none."""
    return next(iter(led_by(row, actor)), "")
