"""Games of several sides: answers that are taken back because the other side agrees.

What a side asks for stands in the game's row beside who is asked, so that any answer, and any other change, ends it.
"""

from __future__ import annotations

from functools import partial
from typing import Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.errors import AlreadyDecided, NothingToUndo, NotYourGame, NotYourTurn
from bot.games.gate import Verb, expect_may
from bot.games.permissions import current
from bot.games.several.autopilot import PilotedGames
from bot.games.several.chairs import held_by
from bot.games.several.seats import tries
from bot.games.several.voices import expect_voice
from bot.games.state import GameState, GameSummary
from bot.games.undo_stack import Taken, UndoStack
from bot.runtime.scheduler import NOTICES
from db.games import GameRow, Stale
from db.notices import Notice, enqueue
from db.schema.games import VOTE
from db.sides import Chair, Wish, chairs_of, turns_of, written

WISHED = "undo-asked"
"""The kind of the messages that ask a side to agree."""

Unheard = Literal["asked", "again", "nobody", "vote"]
"""What comes of asking, if nothing is taken back at once: the other side is asked, was asked already in this position,
is held by nobody, or decides by vote.
"""


def by_agreement(stack: UndoStack, held: tuple[str, ...]) -> tuple[tuple[Taken, ...], ...]:
    """Return what a side can ask to take back, the shortest first: each begins with an answer of its own."""
    own = (place for place, step in enumerate(stack.steps, 1) if all(each.side in held for each in step.answers))
    return tuple(stack.steps[:place] for place in own)


def other_chair(game: GameRow | GameSummary, side: str) -> Chair | None:
    """Return the chair of the other of two sides; None where there are more: all of them would have to agree."""
    chairs = game.sides if isinstance(game, GameSummary) else chairs_of(game)
    others = [chair for name, chair in chairs.items() if name != side]
    return others[0] if len(others) == 1 else None


class AgreedGames(PilotedGames):
    """The part of the service that takes back what both sides agree to take back."""

    async def wish_back(self, game_id: str, *, version: int, to: int, actor: int) -> GameState | Unheard:
        """Ask the other side to agree to go back to version `to`; the autopilot agrees at once.

        Raise the errors of `undo_for_side`.
        """
        for last in tries():
            row = await self._row(game_id)
            side = _held(row, actor)
            expect_may(row, Verb.UNDO)  # the autopilot would agree to everything
            expect_voice(row, side, actor)
            current(row, version=version)
            stack = await self.side_undo_stack(row, None)
            if all(steps[-1].to != to for steps in by_agreement(stack, (side,))):
                raise NothingToUndo(row.id)
            other, turns = other_chair(row, side), turns_of(row)
            if other is None or other.open:
                return "nobody"
            if other.command == VOTE:
                return "vote"
            if turns.wish is not None and turns.wish.version == version:
                return "again"
            try:
                if other.steward:
                    return await self.undo_for_side(row, version=version, to=to, actor=actor, agreed=True)
                wish = Wish(side=side, version=version, to=to)
                changes = {"asked": written(msgspec.structs.replace(turns, wish=wish))}
                facts = {"side": side, "version": version, "to": to, "user": str(actor)}
                notice = Notice(
                    kind=WISHED,
                    key=f"{side}-{version}",
                    due_at=self._now(),
                    game_id=row.id,
                    channel_id=row.channel_id,
                    facts=facts,
                )
                write = partial(enqueued, notice)
                await self.store.commit(row, changes=changes, entries=[], message=None, extra_writes=[write])
            except (AlreadyDecided, Stale) as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return "asked"
        raise AssertionError

    async def agree_back(self, game_id: str, *, wish: Wish, asker: int, actor: int, agreed: bool) -> GameState | None:
        """Answer what the other side wished: take it back for the `asker`, or refuse and return None.

        Raise `NotYourTurn` for who wished it, `NotYourGame`, `AlreadyDecided` if nobody wishes that any more,
        `OnlyAdvises`, `DecidedByVote`.
        """
        for last in tries():
            row = await self._row(game_id)
            current(row, version=wish.version)
            side, chairs, turns = _held(row, actor), chairs_of(row), turns_of(row)
            wished = chairs.get(wish.side)
            if turns.wish != wish or wished is None or asker not in wished.people:
                raise AlreadyDecided(row.id)
            if side == wish.side:
                others = {name: chair.user_id for name, chair in chairs.items() if name != side}
                raise NotYourTurn(row.id, system=row.system, sides=others)
            expect_voice(row, side, actor)
            try:
                if agreed:
                    return await self.undo_for_side(row, version=row.version, to=wish.to, actor=asker, agreed=True)
                refused = msgspec.structs.replace(wish, refused=True)
                changes = {"asked": written(msgspec.structs.replace(turns, wish=refused))}
                await self.store.commit(row, changes=changes, entries=[], message=None)
            except (AlreadyDecided, Stale) as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return None
        raise AssertionError


def _held(row: GameRow, actor: int) -> str:
    """Return the side that a user holds. Raise `NotYourGame`."""
    held = held_by(row, actor) if row.asked is not None else ()
    if not held:
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
    return held[0]


async def enqueued(notice: Notice, connection: AsyncConnection) -> tuple[str, ...]:
    """Enqueue a notice within a transaction; return the job that delivers it."""
    await enqueue(connection, [notice])
    return (NOTICES,)
