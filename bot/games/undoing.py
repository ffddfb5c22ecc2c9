"""Undoing answers. A side undoes its own answers, or both sides agree to undo.

A side's request is stored in the game's row. Any other change ends the request.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.games.changes import Follower
from bot.games.course import refolded_course
from bot.games.decisions import row_of
from bot.games.errors import AlreadyDecided, NoSuchGame, NothingToUndo, NotYourGame, NotYourTurn
from bot.games.gate import Verb, expect_may
from bot.games.permissions import current, expect_commander, expect_undo
from bot.games.saves import open_save, play
from bot.games.seats.chairs import changes_of, held_by, turns_after
from bot.games.seats.clocks import without_flags
from bot.games.seats.command import expect_voice
from bot.games.state import GameState, GameSummary, state_of, summary_of
from bot.games.storing import TRIES, Games, waits
from bot.games.undo_stack import Taken, UndoStack, first_in_stack, last_side, said_again, save_at, undo_stack_of
from bot.runtime.scheduler import NOTICES
from db.games import UNDO, GameRow, Message, Stale
from db.notices import Notice, enqueue
from db.schema.games import VOTE
from db.sides import AsideRow, Chair, Wish, chairs_of, turns_of, written
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, dump

WISHED = "undo-asked"
"""The `Notice.kind` of the messages that ask a side to agree to an undo."""

Unheard = Literal["asked", "again", "nobody", "vote"]
"""Why a request has not undone anything yet: the other side is asked now; it was already asked in this position; it has
no player; or it decides by vote.
"""


def by_agreement(stack: UndoStack, held: tuple[str, ...]) -> tuple[tuple[Taken, ...], ...]:
    """Return the undos that a side can ask for, the shortest first."""
    own = (place for place, step in enumerate(stack.steps, 1) if all(each.side in held for each in step.answers))
    return tuple(stack.steps[:place] for place in own)


def other_chair(game: GameRow | GameSummary, side: str) -> Chair | None:
    """Return the seat of the other side, or None if there are more than two sides."""
    chairs = game.sides if isinstance(game, GameSummary) else chairs_of(game)
    others = [chair for name, chair in chairs.items() if name != side]
    return others[0] if len(others) == 1 else None


class Undoing:
    """Undoes answers."""

    def __init__(self, games: Games) -> None:
        self._games = games

    async def undo_stack(self, game_id: str, *, actor: int | None = None) -> tuple[GameSummary, UndoStack]:
        """Return a game with the answers that can be undone.

        With several sides, these are the answers that `actor` may undo alone. Without an `actor`, they are those that
        all sides may undo by agreement. Raise `NoSuchGame` if the game does not exist. Raise `SaveDamaged` or
        `SaveTooNew` if its save cannot be read.
        """
        row = await self._games.row(game_id)
        return summary_of(row), await self.stack_of(row, actor)

    async def undo_stack_in(self, channel_id: int, *, actor: int | None = None) -> tuple[GameSummary, UndoStack]:
        """Return the undo stack of a channel's running or last game.

        Raise `NoSuchGame` if the channel has had no game. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be
        read.
        """
        if (row := await self._games.store.game_in(channel_id)) is None:
            raise NoSuchGame
        return summary_of(row), await self.stack_of(row, actor)

    async def stack_of(self, row: GameRow, actor: int | None) -> UndoStack:
        """Return the answers that `actor` may undo.

        If `actor` is None, return the answers that all sides may undo by agreement.
        """
        rules, save = open_save(row)
        return await self._stack(row, rules, save, await self._asides(row), actor)

    async def _stack(
        self, row: GameRow, rules: Ruleset[Any], save: Any, asides: Sequence[AsideRow], actor: int | None
    ) -> UndoStack:
        entries = await self._games.store.journal(row.id, first=first_in_stack(row), last=row.version)
        own = None if actor is None or row.asked is None else held_by(row, actor)
        return undo_stack_of(row, rules, save, entries, asides, sides=own)

    async def _asides(self, row: GameRow) -> list[AsideRow]:
        """Return the standing orders that an undo may have to restore."""
        if row.asked is None:
            return []
        return await self._games.sides.asides(row.id, first=first_in_stack(row), last=(row.version, row.asides))

    async def undo(self, game_id: str, *, version: int, to: int, actor: int, agreed: bool = False) -> GameState:
        """Undo all answers between the earlier version `to` and `version`, and return the game.

        With several sides, these are the user's own last answers, or, if both sides `agreed`, all answers back to the
        last die. The answers stay in the journal, and versions only grow. Raise `NothingToUndo` if a die or card
        prevents the undo. Raise `NoSuchGame` if the game does not exist. Raise `GameOver` if it is over, and
        `AlreadyDecided` if it has changed since `version`. Raise another `ServiceError` if the user may not undo these
        answers.
        """
        attempt = partial(self._undo, version=version, to=to, actor=actor, agreed=agreed)
        return await self._games.beside_orders(game_id, attempt)

    async def _undo(self, row: GameRow, *, version: int, to: int, actor: int, agreed: bool) -> GameState:
        now = self._games.now()
        _expect_own(row, actor, version=version)
        rules, save = open_save(row)
        asides = await self._asides(row)
        stack = await self._stack(row, rules, save, asides, None if agreed else actor)
        if row.asked is None:
            expect_undo(summary_of(row), stack, to=to, actor=actor)
        outcome = said_again(play(row, rules, save_at(stack, row.id, to), None), rules, asides, since=to)
        number, place = row.version + 1, (row.period, row.round)
        outcome, asked, also = self._asked_again(row, rules, outcome, stack, to=to, by=None if agreed else actor)
        period, round_ = rules.progress(outcome.world)
        entry = row_of(row.id, number, action=UNDO, answer=(str(to),), place=place, actor=actor, rules=rules, now=now)
        entries = await self._games.store.journal(row.id, first=1, last=row.version)
        changes: dict[str, Any] = {
            "version": number,
            "save": dump(outcome.save).decode(),
            "period": period,
            "round": round_,
            "told_from": number,
            "updated_at": now,
            "course": refolded_course(row, rules, [*entries, entry]),
            **asked,
        }
        if to == row.base_version and row.asked is None:
            changes["base_save"] = None  # the current save is the base again
        kind = "post" if (period, round_) != place else "edit"
        message = Message(kind=kind, first_version=to, version=number, created_at=now, due_at=now)
        after = await self._games.commit(row, changes, [entry], message, extra_writes=also)
        return replace(state_of(after, rules, outcome, ()), undone=stack.struck(to, actor=actor))

    def _asked_again(
        self, row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], stack: UndoStack, *, to: int, by: int | None
    ) -> tuple[Outcome[Any], dict[str, Any], tuple[Follower, ...]]:
        """Return the position after an undo, with the columns about its open questions.

        `by` is the player who undid the decision. It is None if both sides agreed.
        """
        if row.asked is None:
            return outcome, {}, ()
        rules, save = open_save(row)
        before, open_now = play(row, rules, save, None), {ask.side: ask for ask in outcome.asks}
        same = {ask.side for ask in before.asks if ask.side in open_now and ask.is_same(open_now[ask.side])}
        held = held_by(row, by) if by is not None else ()
        outcome = replace(outcome, kept=frozenset(same - set(held)) if by is not None else frozenset())
        back = last_side(stack, to) if by is not None else None
        turns = turns_after(
            self._games.caught_up(row),
            rules,
            outcome,
            version=row.version + 1,
            now=self._games.now(),
            back=back,
            posts=self._games.posts,
        )
        if by is None:  # a turn that the autopilot has played is the side's own again
            turns = msgspec.structs.replace(turns, clock=without_flags(turns.clock))
        kept = {side: aim for side, aim in turns.aims.items() if aim.since <= to}
        turns = msgspec.structs.replace(turns, aims=kept)
        return outcome, changes_of(turns), (waits(self._games.now(), None),)

    # --- by agreement ---

    async def wish_back(self, game_id: str, *, version: int, to: int, actor: int) -> GameState | Unheard:
        """Ask the other side to agree to an undo back to version `to`. The autopilot agrees immediately.

        Return the game, or the reason why nothing is undone yet. Raise the same errors as `undo` if the user may not
        ask for it.
        """
        for last in TRIES:
            row = await self._games.row(game_id)
            side = _held(row, actor)
            expect_may(row, Verb.UNDO)  # the autopilot would agree to everything
            expect_voice(row, side, actor)
            current(row, version=version)
            stack = await self.stack_of(row, None)
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
                    return await self.undo(row.id, version=version, to=to, actor=actor, agreed=True)
                wish = Wish(side=side, version=version, to=to)
                changes = {"asked": written(msgspec.structs.replace(turns, wish=wish))}
                facts = {"side": side, "version": version, "to": to, "user": str(actor)}
                notice = Notice(
                    kind=WISHED,
                    key=f"{side}-{version}",
                    due_at=self._games.now(),
                    game_id=row.id,
                    channel_id=row.channel_id,
                    facts=facts,
                )
                write = partial(enqueued, notice)
                await self._games.store.commit(row, changes=changes, entries=[], message=None, extra_writes=[write])
            except (AlreadyDecided, Stale) as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return "asked"
        raise AssertionError

    async def agree_back(self, game_id: str, *, wish: Wish, asker: int, actor: int, agreed: bool) -> GameState | None:
        """Answer the other side's undo request. Return the game after the undo, or None if refused.

        `asker` is the user who made the request. Raise `NotYourTurn` if `actor` made the request. Raise
        `AlreadyDecided` if it is no longer open. Raise `NotYourGame` if the user plays no side. Raise `OnlyAdvises` or
        `DecidedByVote` if they may not decide alone for their side.
        """
        for last in TRIES:
            row = await self._games.row(game_id)
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
                    return await self.undo(row.id, version=row.version, to=wish.to, actor=asker, agreed=True)
                refused = msgspec.structs.replace(wish, refused=True)
                changes = {"asked": written(msgspec.structs.replace(turns, wish=refused))}
                await self._games.store.commit(row, changes=changes, entries=[], message=None)
            except (AlreadyDecided, Stale) as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return None
        raise AssertionError


def _expect_own(row: GameRow, actor: int, *, version: int) -> None:
    """Raise an error if a user may not undo their side's decisions without asking anyone.

    Raise `GameOver` if the game is over. Raise `AlreadyDecided` if it has changed since `version`.
    """
    if row.asked is None:
        expect_commander(summary_of(row), actor)
        current(row, version=version)
        return
    current(row, version=version)
    held = held_by(row, actor)
    if not held:
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
    for side in held:
        expect_voice(row, side, actor)


def _held(row: GameRow, actor: int) -> str:
    """Return the side that a user plays. Raise `NotYourGame` if they play none."""
    held = held_by(row, actor)
    if not held:
        raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
    return held[0]


async def enqueued(notice: Notice, connection: AsyncConnection) -> tuple[str, ...]:
    """Queue a notice within a transaction, and return the job that delivers it."""
    await enqueue(connection, [notice])
    return (NOTICES,)
