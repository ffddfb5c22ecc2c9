"""The game service: loads, advances and stores games. Commands and buttons change games only through it.

It knows no Discord. A decision is stored together with the board message that it enqueues; `bot.boards.delivery`
delivers that afterwards.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import engine.games
from bot.games.ahead.foresight import Stretches
from bot.games.changes import Change, Follower, OnStored
from bot.games.decisions import Decision, Scope, decision_of, end_of, row_of, steward_of, steward_plays
from bot.games.ended_games import EndedGames
from bot.games.errors import (
    AlreadyDecided,
    ChannelBusy,
    GameOver,
    NoSuchGame,
    NothingToUndo,
    NotYourGame,
    SaveDamaged,
    SaveTooNew,
    SaveUnreadable,
)
from bot.games.journal_view import events_since
from bot.games.new_games import NewGames
from bot.games.permissions import current, expect_commander, expect_order, expect_undo, guard_of
from bot.games.plans import planned
from bot.games.pledges import brought
from bot.games.roster import Roster
from bot.games.saves import open_save, play
from bot.games.several.chairs import is_advised
from bot.games.several.timed import TimedGames
from bot.games.state import GameState, GameSummary, Looked, Position, Stretch, state_of, stretches_of, summary_of
from bot.games.undo_stack import UndoStack, base_of, first_in_stack, save_at, undo_stack_of
from db.games import UNDO, ExtraWrite, GameRow, JournalRow, Message, Stale, Store
from db.schema.games import OVER, RUNNING
from db.sides import Sides
from db.storage.database import Database
from db.storage.errors import DatabaseBusy, DatabaseError
from engine.core.asks import Answer, Refused
from engine.core.pledge import Word
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, Save, dump

__all__ = [
    "AlreadyDecided",
    "ChannelBusy",
    "DatabaseBusy",
    "DatabaseError",
    "GameOver",
    "GameState",
    "GameSummary",
    "NoSuchGame",
    "NotYourGame",
    "NothingToUndo",
    "Refused",
    "SaveDamaged",
    "SaveTooNew",
    "SaveUnreadable",
    "Scope",
    "Service",
    "Stretch",
]

_LATER = timedelta(seconds=30)
"""Time for which the recovery sweep skips a board that the steward is about to replace."""


class Service(NewGames, TimedGames, EndedGames):
    """Loads, advances and stores games.

    `on_stored` is called after every change with the change, the scheduler jobs that now have work, and its seconds.
    Every method may raise `DatabaseError` (`DatabaseBusy`, …); then nothing of the decision is stored.
    """

    def __init__(self, database: Database, *, now: Callable[[], datetime], on_stored: OnStored | None = None) -> None:
        self.store = Store(database)
        self.sides = Sides(database)
        self.roster = Roster(self.store, now=now)
        self._now = now
        self._followers: list[tuple[frozenset[str] | None, Follower]] = []
        self._on_stored = on_stored

    def subscribe(self, follower: Follower) -> None:
        """Register a follower, which is asked at changes of a game for more to store with them (see `following`)."""
        self._followers.append((getattr(follower, "kinds", None), follower))

    def extra_writes_of(self, change: Change, *handed: Follower) -> list[ExtraWrite]:
        """Return the statements that followers store with a change; those `handed` in by the caller come first."""
        kinds = change.kinds
        watching = (each for wanted, each in self._followers if wanted is None or not kinds.isdisjoint(wanted))
        return [more for follower in (*handed, *watching) if (more := follower(change)) is not None]

    async def load(self, game_id: str, *, since: int | None = None) -> GameState:
        """Return a game; its events from journal row `since` on, by default those of the last decision.

        Raise `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        return await self._loaded(await self._row(game_id), since=since)

    async def position(self, game_id: str) -> GameState:
        """Return a game without events: faster, and enough to handle a press.

        Raise `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        return _position(await self._row(game_id))

    async def in_play(self, game_id: str) -> GameState:
        """Return a game to be decided in, with the journal rows that its living message tells: nothing is read twice.

        Raises `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        row, journal = await self.store.game_in_play(game_id)
        if row is None:
            raise NoSuchGame(game_id)
        return _position(row, journal)

    async def in_channel(self, channel_id: int) -> GameState | None:
        """Return the running game of a channel, or else its last one, or None. Raise `SaveDamaged`, `SaveTooNew`."""
        row = await self.store.game_in(channel_id)
        return await self._loaded(row) if row is not None else None

    async def running(self) -> list[GameSummary]:
        """Return every running game, the oldest first."""
        return [summary_of(row) for row in await self.store.running()]

    async def history(self, game_id: str, *, since: int = 1, until: int | None = None) -> tuple[Stretch, ...]:
        """Return the events from journal row `since` (`board_from`: since the board message was posted) to row `until`.

        Raise `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        row = await self._row(game_id)
        return (await events_since(self.store, row, open_save(row)[0], since=since, until=until)).stretches

    async def replayed(self, state: GameState, *, since: int) -> GameState:
        """Return the same state with all events from journal row `since` on. Raise `SaveDamaged`, `SaveTooNew`."""
        rules = engine.games.find(state.system)
        now = await events_since(self.store, state.row, rules, since=since, journal=state.journal)
        return replace(state, stretches=now.stretches, undone=now.undone)

    async def decide(
        self,
        game: str | GameState,
        *,
        version: int,
        answer: Answer,
        actor: int,
        insist: bool = False,
        word: Word | None = None,
        extra_writes: Sequence[Follower] = (),
        side: str | None = None,
    ) -> GameState:
        """Take one decision in the position of `version`; an owner may `insist` on ending what others could still do.

        The game is given by its id, or as it has just been read. `extra_writes` gives statements of the same
        transaction. The first decision brings `word` to the dice, else the number of the board does. When mended rules
        have reopened the step meanwhile, the answer is not taken: the state says `reopened`. Of several sides a `side`
        decides by its vote.
        Raises `NoSuchGame`, `NotYourGame`, `GameOver`, `AlreadyDecided`, `Refused`, `SaveDamaged`, `SaveTooNew`,
        `WordAwaited`.
        """
        found = game if isinstance(game, GameState) else await self._row(game)
        if found.asked is not None:
            return await self.decide_for_side(
                found, version=version, answer=answer, actor=actor, word=word, extra_writes=extra_writes, side=side
            )
        state, rules, save, position = await self._taken(game, version=version, actor=actor)
        row = before = state.row
        expect_order(before, rules, position, answer, actor=actor, insist=insist)
        first: tuple[JournalRow, ...] = ()
        if state.awaits_word:
            row, save, first = brought(before, rules, save, word, actor=actor, now=self._now())
        outcome = play(row, rules, save, answer) if first or position.reopened else position.on(answer)
        decision = decision_of("answer", answer, (row.period, row.round), outcome)
        after, entries = await self._stored(
            before,
            rules,
            [decision],
            outcome=outcome,
            actor=actor,
            told_from=row.version + 1,
            at=row,
            first=first,
            extra_writes=extra_writes,
        )
        stretch = Stretch(row.period, row.round, actor, outcome.events)
        return state_of(after, rules, outcome, (stretch,), (*state.journal, *entries))

    async def auto(
        self,
        game: str | GameState,
        *,
        version: int,
        scope: Scope,
        actor: int,
        word: Word | None = None,
        extra_writes: Sequence[Follower] = (),
        plan: str = "",
        side: str | None = None,
        ahead: bool = False,
    ) -> GameState:
        """Let the steward decide: once, to the end of the phase, of the day, or of the game; or play a `plan`.

        In a game of one side it may choose its plans by looking `ahead`. A phase ends when something else is asked, or
        with the round. The decisions are stored in chunks, each whole or not at all, each decision with its own journal
        row and one message for all. `extra_writes` is called for each. Where each commands Powers of theirs, the
        steward orders only those of whoever asks (see `halt`). Raises what `decide` raises, and `NoSuchPlan`.
        """
        found = game if isinstance(game, GameState) else await self._row(game)
        if found.asked is not None:
            for_side = partial(self.auto_for_side, found, version=version, scope=scope, actor=actor)
            return await for_side(word=word, extra_writes=extra_writes, plan=plan, side=side)
        state, rules, save, outcome = await self._taken(game, version=version, actor=actor)
        row = before = state.row
        journal = state.journal
        first: tuple[JournalRow, ...] = ()
        if state.awaits_word:
            row, save, first = brought(before, rules, save, word, actor=actor, now=self._now())
            outcome = play(row, rules, save, None)
        if plan and not outcome.reopened:
            row, scope, first = planned(row, rules, outcome, plan, first, actor=actor, now=self._now())
        ended = end_of(scope, rules, outcome)
        hard = Stretches(self.foresight, rules, ended) if ahead else None
        over = ended if hard is None else hard.over
        guard = guard_of(row, rules, actor=actor, scope=scope)
        taken: list[Decision] = []
        halt, more, told_from = None, True, row.version + 1
        while more:
            if outcome.reopened:
                decisions, more = [decision_of("steward", (), (row.period, row.round), outcome)], False
            else:
                if hard is not None:
                    row, plan, first = await hard.begin(row, outcome, first, actor=actor, now=self._now)
                decisions, outcome, halt = await steward_plays(
                    row, rules, outcome, actor=actor, ended=over, guard=guard, own=scope != "decision", plan=plan
                )
                more = halt is None and not ended(outcome)
            if halt is not None and not decisions:
                if not taken:
                    raise halt
                row = before  # without the name of a plan that nothing was played by
                break
            row, entries = await self._stored(
                before,
                rules,
                decisions,
                outcome=outcome,
                actor=actor,
                told_from=told_from,
                more=more,
                at=row,
                first=first,
                extra_writes=extra_writes,
            )
            taken += decisions
            before, first, journal = row, (), (*journal, *entries)
        stretches = stretches_of((each.period, each.round, actor, each.events) for each in taken)
        looked = Looked() if hard is None else hard.looked
        return replace(state_of(row, rules, outcome, stretches, journal), halt=halt, looked=looked)

    async def advice(self, game_id: str) -> Answer:
        """Return the steward's answer. Raise `NoSuchGame`, `GameOver`, `SaveDamaged`, `SaveTooNew`."""
        if (answer := self.advise(await self.load(game_id))) is None:
            raise GameOver(game_id)
        return answer

    def advise(self, state: GameState) -> Answer | None:
        """Return the steward's answer in a state that is already loaded; None if nothing is asked."""
        if state.ask is None or state.day_awaited or (state.asked is not None and not is_advised(state)):
            return None
        steward = steward_of(engine.games.find(state.system), state.id, state.version)
        answer: Answer = steward.answer(state.view, state.ask)
        return answer

    async def undo_stack(self, game_id: str, *, actor: int | None = None) -> tuple[GameSummary, UndoStack]:
        """Return a game with its undo stack: what can be undone, and why no more.

        With several sides it is what an `actor` may take back for theirs; without, what all may by agreement.
        Raise `NoSuchGame`, `SaveDamaged`, `SaveTooNew`.
        """
        row = await self._row(game_id)
        return summary_of(row), (await self._undo_stack(row, actor))[0]

    async def undo_stack_in(self, channel_id: int, *, actor: int | None = None) -> tuple[GameSummary, UndoStack]:
        """Return the same for the running game of a channel, or else the last one. Raise the errors of `undo_stack`."""
        if (row := await self.store.game_in(channel_id)) is None:
            raise NoSuchGame
        return summary_of(row), (await self._undo_stack(row, actor))[0]

    async def _undo_stack(self, row: GameRow, actor: int | None = None) -> tuple[UndoStack, Ruleset[Any]]:
        rules, save = open_save(row)
        if row.asked is not None:
            return await self.side_undo_stack(row, actor), rules
        entries = await self.store.journal(row.id, first=first_in_stack(row), last=row.version)
        return undo_stack_of(row, rules, save, entries), rules

    async def undo(self, game_id: str, *, version: int, to: int, actor: int) -> GameState:
        """Return from the position of `version` to that of the earlier version `to`: the answers since are undone.

        The journal keeps them, with one more row about who undid them; versions only grow. Raise the errors of `decide`
        except `Refused`, and `NothingToUndo` if a die or card prevents it.
        """
        if (row := await self._row(game_id)).asked is not None:
            return await self.undo_for_side(row, version=version, to=to, actor=actor)
        expect_commander(summary_of(row), actor)
        row = current(row, version=version)
        stack, rules = await self._undo_stack(row)
        expect_undo(summary_of(row), stack, to=to, actor=actor)
        outcome = play(row, rules, save_at(stack, row.id, to), None)
        now, number = self._now(), row.version + 1
        period, round_ = rules.progress(outcome.world)
        changes: dict[str, Any] = {
            "version": number,
            "save": dump(outcome.save).decode(),
            "period": period,
            "round": round_,
            "told_from": number,
            "updated_at": now,
        }
        if to == row.base_version:
            changes["base_save"] = None  # the current save is the base again
        place = (row.period, row.round)
        entry = row_of(row.id, number, action=UNDO, answer=(str(to),), place=place, actor=actor, rules=rules, now=now)
        kind = "post" if (period, round_) != place else "edit"
        message = Message(kind=kind, first_version=to, version=number, created_at=now, due_at=now)
        after = await self._commit(row, changes, [entry], message)
        return replace(state_of(after, rules, outcome, ()), undone=stack.struck(to, actor=actor))

    async def _row(self, game_id: str) -> GameRow:
        if (row := await self.store.game(game_id)) is None:
            raise NoSuchGame(game_id)
        return row

    async def _to_change(self, game_id: str, *, version: int, actor: int) -> GameRow:
        """Return the row of a game at a version, for a change that is no decision.

        Raises what `expect_commander` raises, `GameOver`, `AlreadyDecided`.
        """
        row = await self._row(game_id)
        expect_commander(summary_of(row), actor)
        return current(row, version=version)

    async def _taken(
        self, game: str | GameState, *, version: int, actor: int
    ) -> tuple[GameState, Ruleset[Any], Save, Outcome[Any]]:
        """Return a game at a version, its rules and its save, and take its position, from which a decision plays on.

        Raises what `_to_change` raises, `SaveDamaged`, `SaveTooNew`.
        """
        if isinstance(game, str):
            game = _position(await self._to_change(game, version=version, actor=actor))
        else:
            expect_commander(game, actor)
            current(game.row, version=version)
        position = game.position
        if position is not None and position.outcome is not None:
            outcome, position.outcome = position.outcome, None
            return game, engine.games.find(game.system), position.save, outcome
        rules, save = open_save(game.row)
        return game, rules, save, play(game.row, rules, save, None)

    async def _loaded(self, row: GameRow, *, since: int | None = None) -> GameState:
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
        now = await events_since(self.store, row, rules, since=since or row.told_from)
        reopened = outcome.reopened or now.reopened
        return replace(state_of(row, rules, outcome, now.stretches), undone=now.undone, reopened=reopened)

    async def _stored(
        self,
        row: GameRow,
        rules: Ruleset[Any],
        decisions: Sequence[Decision],
        *,
        outcome: Outcome[Any],
        actor: int,
        told_from: int,
        more: bool = False,
        extra: Mapping[str, Any] | None = None,
        at: GameRow | None = None,
        first: tuple[JournalRow, ...] = (),
        extra_writes: Sequence[Follower] = (),
    ) -> tuple[GameRow, list[JournalRow]]:
        """Store decisions taken one after the other from `row` on; returns the row as it is then, and what is new.

        Where a word is brought with them they are taken `at` the game with its dice, after the rows that come `first`.
        With `more` to come at once, the message is held back for the one that will overtake it.
        """
        at = at or row
        now, version = self._now(), at.version + len(decisions)
        period, round_ = rules.progress(outcome.world)
        changes: dict[str, Any] = {
            "version": version,
            "status": OVER if outcome.save.over else RUNNING,
            "save": dump(outcome.save).decode(),
            "period": period,
            "round": round_,
            "told_from": told_from,
            "updated_at": now,
            **base_of(at, decisions, actor=actor),
            **(extra or {}),
        }
        entries = [
            *first,
            *(
                row_of(
                    row.id,
                    number,
                    action=each.action,
                    answer=each.answer,
                    place=(each.period, each.round),
                    events=each.events,
                    actor=actor,
                    rules=rules,
                    now=now,
                    secret=each.secret,
                )
                for number, each in enumerate(decisions, at.version + 1)
            ),
        ]
        fresh = (period, round_) != (row.period, row.round) or outcome.save.over
        message = Message(
            kind="post" if fresh else "edit",
            first_version=told_from,
            version=version,
            created_at=now,
            due_at=now + _LATER if more else now,
        )
        return await self._commit(row, changes, entries, message, extra_writes=extra_writes, more=more), entries

    async def _commit(
        self,
        row: GameRow,
        changes: Mapping[str, Any],
        entries: Sequence[JournalRow],
        message: Message | None,
        *,
        extra_writes: Sequence[Follower] = (),
        more: bool = False,
    ) -> GameRow:
        change, started = Change(row, replace(row, **changes), tuple(entries), more), time.perf_counter()
        every = self.extra_writes_of(change, *extra_writes)
        try:
            after, woken = await self.store.commit(
                row, changes=changes, entries=entries, message=message, extra_writes=every
            )
        except Stale as error:
            raise AlreadyDecided(row.id) from error
        if self._on_stored is not None:
            self._on_stored(change, woken, time.perf_counter() - started)
        return after


def _position(row: GameRow, journal: Sequence[JournalRow] = ()) -> GameState:
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    return state_of(row, rules, outcome, (), tuple(journal), position=Position(save, outcome))
