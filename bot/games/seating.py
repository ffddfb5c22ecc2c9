"""Changes the players of a game's sides, how they decide, and how long the game waits."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec

from bot.games.errors import AlreadyDecided, GameOver, NotYourGame, SawOther
from bot.games.gate import Verb, both_played, expect_leaves, expect_may, expect_removable
from bot.games.new_games import usual_level
from bot.games.seats.chairs import accepted, begun_again, stewards, stopped
from bot.games.seats.command import MOST
from bot.games.seats.deadlines import awaiting
from bot.games.state import GameSummary, summary_of
from bot.games.storing import Games
from bot.runtime import clock
from db.games import ExtraWrite, GameRow
from db.lobbies import touching
from db.notices import Notice, enqueue
from db.schema.games import HOUSE, LEVELS, NOBODY, RUNNING, VOTE
from db.sides import (
    Chair,
    ChairTaken,
    SeenOther,
    Turns,
    chairs_of,
    gave_way,
    holding,
    leave,
    stand_aside,
    turns_of,
    written,
)

INVITATION, UNINVITED = "invited", "uninvited"
"""The `Notice.kind` of the messages that invite a user to play, and that report a refusal to the host."""


def invitation(game_id: str, channel_id: int, side: str, user_id: int, *, key: str) -> Notice:
    """Return the message that invites a user to play a side."""
    facts = {"side": side, "since": 1, "user": str(user_id)}
    return Notice(
        kind=INVITATION, key=f"{side}-{key}", due_at=clock.now(), game_id=game_id, channel_id=channel_id, facts=facts
    )


class Seating:
    """Changes the players of sides, and how the sides decide."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def reseat(
        self, game_id: str, side: str, *, of: Chair | None, user_id: int, steward: bool, by: int, hard: bool = False
    ) -> GameRow:
        """Change the player of a side, and return the game. Its question gets full time.

        `of` is the current player; without it, the side must be open. Raise `NoSuchGame` if the game does not exist,
        and `GameOver` if it is over. Raise `ChairTaken` if somebody else plays the side by now. Raise `SawOther` if the
        new player has played the other side. Raise `NotLate` if the old player may not be removed, and an error of
        `expect_may` if this kind of game does not allow the change.
        """

        seen = await self._games.row(game_id)
        usual = await usual_level(self._games, user_id, seen.system)
        lost = of is not None and _loses(seen, of, user_id, by) and await both_played(self._games.store, seen)

        def give(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            now = self._games.now()
            if row.status != RUNNING:
                raise GameOver(row.id)
            expect_may(row, _verb(of, user_id, by))
            if of is not None:
                expect_removable(row, of.user_id, by=by, now=now)
            before = chairs_of(row).get(side)
            if before is None or (not before.open if of is None else before[:3] != of[:3]):
                raise ChairTaken(game_id)
            after = stewards(side, hard=hard) if steward else Chair(side, user_id)
            turns = turns_of(self._games.caught_up(row))
            turns = begun_again(turns, side, now, held=not (before.open or before.steward))
            if row.counted is None and user_id not in {NOBODY, before.user_id}:
                turns = _at_level(turns, summary_of(row), side, usual)
            fresh = replace(row, asked=written(stopped(turns, side, now) if after.open else turns))
            held = holding(row.id, before, after, owner=row.owner_id, by=by, now=now)
            writes = [held, awaiting(fresh, now, {**chairs_of(row), side: after}), touching(row.guild_id, now)]
            if lost and of is not None:
                writes.append(gave_way(row.id, of.user_id, now=now))
            return {"asked": fresh.asked}, writes

        try:
            return await self._games.amend(game_id, give)
        except SeenOther as error:
            system = (await self._games.row(game_id)).system
            raise SawOther(game_id, user_id=user_id, side=error.side, system=system) from error

    async def wait_by(self, game_id: str, pace: str) -> None:
        """Change how long a game waits for its sides.

        Raise `GameOver` if the game is over, and `NoSuchGame` if it does not exist.
        """

        def wait(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            if row.status != RUNNING:
                raise GameOver(row.id)
            expect_may(row, Verb.CALENDAR)
            return {"pace": pace}, [awaiting(replace(row, pace=pace), self._games.now())]

        await self._games.amend(game_id, wait)

    async def stand_up(
        self, game_id: str, user_id: int, *, by: int, to: int = NOBODY, steward: bool = False, hard: bool = False
    ) -> None:
        """Remove a user from their side. The player who has been in it longest becomes its leader.

        If no other player is in the side, the user `to` or, with `steward`, the autopilot plays it. A `hard` autopilot
        simulates games. Without either, the side becomes open. Raise `NotLate` or `TakesTheWin` if the user may not be
        removed or may not leave. Raise an error of `expect_may` if this kind of game does not allow the change, and the
        same errors as `reseat`.
        """
        row = await self._games.row(game_id)
        expect_may(row, Verb.LEAVE if by == user_id else Verb.REMOVE)
        expect_removable(row, user_id, by=by, now=self._games.now())
        for side, chair in chairs_of(row).items():
            if chair.user_id == user_id:
                next_one = await self._games.sides.longest_member(game_id, side)
                new = to or next_one or NOBODY
                left = steward and new == NOBODY
                if new == NOBODY:
                    await expect_leaves(self._games.store, row, chair, by=by, steward=left)
                await self.reseat(game_id, side, of=chair, user_id=new, steward=left, hard=hard, by=by)
            elif user_id in chair.members:
                async with self._games.store.database.write() as connection:
                    await stand_aside(connection, game_id, user_id)
                    if user_id != row.owner_id:
                        await leave(connection, game_id, user_id)

    async def join_side(self, game_id: str, side: str, user_id: int, *, by: int) -> None:
        """Let a user share a side with its player.

        Raise `ChairTaken` if nobody plays the side, or if the user already plays a side. Raise `SawOther` if the user
        has seen the other side's secrets. Raise `Full` if the side has no room. Raise `GameOver` if the game is over.
        """
        row = await self._games.row(game_id)
        if row.status != RUNNING:
            raise GameOver(row.id)
        expect_may(row, Verb.JOIN)
        try:
            await self._games.sides.join(
                row.id, side, user_id, owner=row.owner_id, by=by, now=self._games.now(), most=MOST
            )
        except SeenOther as error:
            raise SawOther(row.id, user_id=user_id, side=error.side, system=row.system) from error

    async def command(self, game_id: str, side: str, *, command: str, voting: str | None = None) -> None:
        """Change who decides for a side. Raise `GameOver` if the game is over.

        `side` is empty in a game with one side.
        """
        row = await self._games.row(game_id)
        expect_may(row, Verb.VOTE if command == VOTE else Verb.COMMAND)
        if not await self._games.sides.command(game_id, side, command=command, voting=voting):
            raise GameOver(game_id)

    async def room_of_side(self, game_id: str, side: str, channel_id: int) -> None:
        """Set the channel that is a side's private room."""
        expect_may(await self._games.row(game_id), Verb.ROOM)
        await self._games.sides.room(game_id, side, channel_id)

    async def accept(self, game_id: str, *, side: str, actor: int) -> GameRow:
        """Accept an invitation to play a side, and return the game.

        Raise `NotYourGame` if the user is not invited. Raise `AlreadyDecided` if the invitation is no longer open.
        Raise `GameOver` if the game is over.
        """

        def agree(row: GameRow) -> tuple[dict[str, Any], list[ExtraWrite]]:
            now = self._games.now()
            _expect_invited(row, side, actor)
            fresh = replace(row, asked=written(accepted(turns_of(row), side, now)))
            return {"asked": fresh.asked}, [awaiting(fresh, now)]

        return await self._games.amend(game_id, agree)

    async def decline(self, game_id: str, *, side: str, actor: int = HOUSE, how: str = "declined") -> None:
        """Free a side whose invited player has declined or not answered in time.

        Raise `NotYourGame` if the user is not invited. Raise `AlreadyDecided` if the invitation is no longer open.
        Raise `GameOver` if the game is over.
        """
        row = await self._games.row(game_id)
        chair = _expect_invited(row, side, actor)
        await self.reseat(game_id, side, of=chair, user_id=NOBODY, steward=False, by=chair.user_id)
        facts = {"side": side, "user": str(row.owner_id), "who": str(chair.user_id), "how": how}
        told = Notice(
            kind=UNINVITED,
            key=f"{side}-{chair.user_id}",
            due_at=self._games.now(),
            game_id=row.id,
            channel_id=row.channel_id,
            facts=facts,
        )
        await self._games.store.database.writing(enqueue, [told])


def _at_level(turns: Turns, game: GameSummary, side: str, usual: str) -> Turns:
    """Return the turns with the level that applies to a side's new player."""
    level = usual if game.untouched else min(usual, turns.levels.get(side, game.level), key=LEVELS.index)
    return msgspec.structs.replace(turns, levels={**turns.levels, side: level})


def _expect_invited(row: GameRow, side: str, actor: int) -> Chair:
    chair = chairs_of(row).get(side)
    if row.status != RUNNING:
        raise GameOver(row.id)
    if chair is None or chair.open or side not in turns_of(row).invited:
        raise AlreadyDecided(row.id)
    if actor not in {HOUSE, chair.user_id}:
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
    return chair


def _loses(row: GameRow, of: Chair, user_id: int, by: int) -> bool:
    """Return whether a change removes the only player of a side from a two-sided game."""
    others = [each for each in chairs_of(row).values() if each.side != of.side]
    alone = not of.open and not of.steward and not of.members
    return alone and _verb(of, user_id, by) == Verb.REMOVE and len(others) == 1 and bool(others[0].people)


def _verb(of: Chair | None, user_id: int, by: int) -> Verb:
    """Return how a side's players change: somebody takes it, leaves it, hands it over or is removed."""
    if of is None:
        return Verb.TAKE
    if by != of.user_id:
        return Verb.REMOVE
    return Verb.GIVE if user_id != NOBODY else Verb.LEAVE
