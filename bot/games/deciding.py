"""Decisions of players, and of the autopilot for its own sides and for late sides.

A decision is applied to the newest save. If the game has changed before the decision is stored, everything is read
again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import msgspec

from bot.games.changes import Follower
from bot.games.decisions import BREATH, CHUNK, Decision
from bot.games.errors import AlreadyDecided, GameOver, NotYourGame, Unfinished
from bot.games.hard_autopilot import HardSides, aimed, choices
from bot.games.permissions import expect_order
from bot.games.plans import planned
from bot.games.saves import events_of, open_save, play
from bot.games.seats.chairs import (
    accepted,
    changes_of,
    held_by,
    invited_side,
    stewards_ask,
    turns_after,
)
from bot.games.seats.command import expect_orders
from bot.games.seats.standing_orders import row_of_order, with_orders
from bot.games.state import GameState, Stretch, state_of, stretches_of
from bot.games.storing import TRIES, Games, waits
from bot.games.turn import said_by, turn_of, unfinished
from db.games import ExtraWrite, GameRow, JournalRow, Stale, Store, in_force
from db.schema.games import CALENDAR_ACTOR, HOUSE, RUNNING
from db.sides import Aim, AsideRow, chairs_of, counted, ordered, turns_of, written
from engine.core.asks import REACTION, Answer, Ask
from engine.core.pledge import Word
from engine.core.record import ANSWER, STEWARD
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, advance, dump


@dataclass(slots=True)
class Taken:
    """Decisions that are stored together, and what is stored with them."""

    decisions: list[Decision] = field(default_factory=list)
    actor: int = HOUSE
    first: tuple[JournalRow, ...] = ()
    at: GameRow | None = None
    back: str | None = None
    lapses: tuple[str, int] | None = None
    orders: list[AsideRow] = field(default_factory=list)
    aims: dict[str, Aim] | None = None


@dataclass(slots=True)
class Stored:
    """A game after some decisions: its row, its position, its events and its new journal rows."""

    row: GameRow
    outcome: Outcome[Any]
    stretches: tuple[Stretch, ...]
    journal: tuple[JournalRow, ...]

    def then(self, other: Stored) -> Stored:
        """Return the game after further decisions. It has all events, old and new."""
        every = (*self.stretches, *other.stretches)
        stretches = stretches_of((each.period, each.round, each.actor, each.events) for each in every)
        return Stored(other.row, other.outcome, stretches, (*self.journal, *other.journal))


class Deciding:
    """Takes decisions."""

    def __init__(self, games: Games) -> None:
        self._games = games

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
        sure: bool = True,
    ) -> GameState:
        """Make one decision in the position of `version`, and return the game.

        `game` is the game's id, or the game as it has just been read. With `insist`, an owner ends a phase although
        other players could still act. `extra_writes` returns SQL statements for the same transaction. The first
        decision adds `word`, the players' number, to the dice. With a `side`, the decision is the result of that side's
        vote.

        If corrected rules have reopened the step in the meantime, the answer does not count, and `reopened` is set in
        the result. If an answer would end a phase for good while the player's pieces can still act, raise `Unfinished`,
        unless `sure` is set.

        Raise `NoSuchGame` if the game does not exist. Raise `Refused` if the answer is not legal. Raise `WordAwaited`
        if the message whose id completes the dice is not posted yet. If the player may not make this decision now,
        raise an error of `turn_of` or `expect_order`.
        """
        found: GameRow | GameState = game if isinstance(game, GameState) else await self._games.row(game)
        for last in TRIES:
            turn = await turn_of(self._games, found, actor=actor, version=version, word=word, side=side)
            expect_order(turn.row, turn.rules, turn.outcome, answer, actor=actor, insist=insist)
            left = () if sure or turn.side is None else unfinished(turn.row.period, turn.own.asks[0], answer)
            decision = turn.says(ANSWER, answer)
            if left and turn.back is None:
                raise Unfinished(turn.row.id, pieces=left)
            taken = Taken([decision], actor=actor, first=turn.first, at=turn.at, back=turn.back)
            if turn.side is not None:
                taken.lapses = _patient(turn.row, turn.side)
            read = found.journal if isinstance(found, GameState) else ()
            try:
                stored = await self.store(turn.row, turn.rules, turn.outcome, taken, extra_writes=extra_writes)
            except AlreadyDecided:
                if last or turn.row.asked is None:
                    raise
                found = await self._games.row(turn.row.id)
                continue
            if self._games.on_decided is not None:
                self._games.on_decided(stored.row, turn.rules, stored.outcome, stored.journal)
            return state_of(stored.row, turn.rules, stored.outcome, stored.stretches, (*read, *stored.journal))
        raise AssertionError

    async def order(self, game_id: str, *, side: str, answer: Answer, actor: int) -> GameState:
        """Give a standing order for a side, and return the game. The game's version does not change.

        Raise `NotYourGame` if the user does not play the side. Raise `NotTheLeader` if only the leader may give its
        orders. Raise `GameOver` if the game is over. Raise `Refused` if the order is not legal.
        """
        for last in TRIES:
            row = await self._games.row(game_id)
            if side not in held_by(row, actor):
                raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
            if row.status != RUNNING:
                raise GameOver(row.id)
            expect_orders(row, side, actor)
            rules, save = open_save(row)
            outcome = advance(rules, save, answer, side=side, aside=True)
            now, number = self._games.now(), row.asides + 1
            note = row_of_order(row, rules, outcome, at=(row.version, number), actor=actor, now=now)
            changes: dict[str, Any] = {"save": dump(outcome.save).decode(), "asides": number}
            if row.base_save is None:  # answers that can be undone begin before the order
                changes |= {"base_version": row.version, "base_save": row.save}
            writes = [ordered(note)]
            if patient := _patient(row, side):
                writes.append(counted(row.id, *patient))
            try:
                stored = await self._games.store.commit(
                    row, changes=changes, entries=[], message=None, extra_writes=writes
                )
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            if self._games.on_ordered is not None:
                self._games.on_ordered(row.id, frozenset(chairs_of(row)[side].people))
            return state_of(stored.after, rules, outcome, (), side=side)
        raise AssertionError

    # --- storing ---

    async def store(
        self,
        before: GameRow,
        rules: Ruleset[Any],
        outcome: Outcome[Any],
        taken: Taken,
        *,
        extra_writes: Sequence[Follower] = (),
        told_from: int | None = None,
        thinking: bool = False,
        goes_on: bool = False,
    ) -> Stored:
        """Store decisions, then the autopilot's answers for the sides that it plays, in chunks.

        The message shows events from version `told_from`. If a plan must be searched first, the worker does so and sets
        `thinking`. With `goes_on`, more decisions follow immediately, and the message is not sent yet.
        """
        if before.asked is None:  # nobody else has a seat
            row, entries = await self._games.decided(
                before,
                rules,
                taken.decisions,
                outcome=outcome,
                actor=taken.actor,
                told_from=told_from or (taken.at or before).version + 1,
                more=goes_on,
                at=taken.at,
                first=taken.first,
                extra_writes=extra_writes,
            )
            one, *others = ((each.period, each.round, taken.actor, each.events) for each in taken.decisions)
            return Stored(row, outcome, stretches_of((one, *others)) if others else (Stretch(*one),), tuple(entries))
        at = taken.at or before
        hard = await hard_sides(self._games.store, before, rules)
        for each in taken.decisions:
            hard.told(each.events)
        told_from = told_from or at.version + 1
        journal, parts = list[JournalRow](), list[tuple[int, int, int, Any]]()
        row = before
        while True:
            asked = stewards_ask(row, outcome.asks, rules.progress(outcome.world))
            more = asked is not None and not outcome.reopened
            if more and asked is not None and not thinking:
                more = hard.player(outcome, asked) is not None
            if taken.decisions:
                try:
                    row, entries = await self._store_chunk(
                        row, rules, outcome, taken, told_from=told_from, more=more, extra_writes=extra_writes
                    )
                except AlreadyDecided:
                    if not journal:
                        raise
                    outcome = play(row, rules, open_save(row)[1], None)
                    break  # the decisions are stored; the worker plays on
                journal += entries
                parts += [(each.period, each.round, taken.actor, each.events) for each in taken.decisions]
            if not more:
                break
            first = () if taken.decisions else taken.first
            taken = Taken(first=first, at=taken.at if first else row)
            outcome = await self._machine(row, taken, rules, outcome, hard)
        return Stored(row, outcome, stretches_of(parts), tuple(journal))

    async def _store_chunk(
        self,
        row: GameRow,
        rules: Ruleset[Any],
        outcome: Outcome[Any],
        taken: Taken,
        *,
        told_from: int,
        more: bool,
        extra_writes: Sequence[Follower],
    ) -> tuple[GameRow, list[JournalRow]]:
        at, now = taken.at or row, self._games.now()
        version = at.version + len(taken.decisions)
        agreed = accepted(turns_of(row), invited_side(row, taken.actor), now)  # a player who answers has agreed to play
        before = self._games.caught_up(replace(row, asked=written(agreed)))
        turns = turns_after(before, rules, outcome, version=version, now=now, back=taken.back, posts=self._games.posts)
        if taken.aims is not None:
            turns = msgspec.structs.replace(turns, aims=taken.aims)
        also = [waits(now, taken.lapses)]
        if taken.lapses is not None:
            also.append(_counts(row.id, taken.lapses))
        also += [partial(_order, replace(each, created_at=now)) for each in taken.orders]
        return await self._games.decided(
            row,
            rules,
            taken.decisions,
            outcome=outcome,
            actor=taken.actor,
            told_from=told_from,
            more=more,
            extra=changes_of(turns),
            at=at,
            first=taken.first,
            extra_writes=(*extra_writes, *also),
        )

    async def _machine(
        self, row: GameRow, taken: Taken, rules: Ruleset[Any], outcome: Outcome[Any], hard: HardSides
    ) -> Outcome[Any]:
        """Let the autopilot answer for the sides that it plays, and return the outcome.

        It gives at most `CHUNK` answers.
        """
        while len(taken.decisions) < CHUNK:
            ask = stewards_ask(row, outcome.asks, rules.progress(outcome.world))
            if ask is None:
                break
            steward = hard.player(outcome, ask)
            if steward is None:
                if taken.decisions:
                    break
                hard.take(ask.side, await self._choose(taken.at or row, taken, rules, outcome, ask))
                continue
            at = taken.at or row
            place = at.version + len(taken.decisions), 0 if taken.decisions else at.asides
            outcome, orders = with_orders(row, rules, outcome, ask.side, policy=steward.policy, at=place)
            taken.orders += orders
            said = steward.answer(rules.view(outcome.world, ask.side), ask)
            decision, outcome = said_by(STEWARD, rules, outcome, ask, said)
            taken.decisions.append(decision)
            hard.answered(ask.side, at.version + len(taken.decisions))
            hard.told(decision.events)
            if len(taken.decisions) % BREATH == 0:
                await asyncio.sleep(0)
        taken.aims = dict(hard.aims)
        return outcome

    async def _choose(self, at: GameRow, taken: Taken, rules: Ruleset[Any], outcome: Outcome[Any], ask: Ask) -> Aim:
        """Choose and store a plan for a side by simulating games, and return it."""
        names = choices(rules, rules.view(outcome.world, ask.side), ask)
        aim = await aimed(self._games.foresight, at, rules, outcome, ask=ask, names=names)
        if aim.plan:
            one = replace(outcome, asks=(ask,))
            taken.at, _, taken.first = planned(
                at, rules, one, aim.plan, taken.first, actor=HOUSE, now=self._games.now(), secret=True, ahead=True
            )
        return aim


async def hard_sides(store: Store, row: GameRow, rules: Ruleset[Any]) -> HardSides:
    """Return the plans that the “hard” autopilot is following, with the events since each choice."""
    aims, hard = dict(turns_of(row).aims), [chair.side for chair in chairs_of(row).values() if chair.hard]
    found = HardSides(row, rules, hard, {side: aim for side, aim in aims.items() if side in hard})
    since = min((aim.since for aim in found.aims.values()), default=row.version)
    if since < row.version or found.aims:
        for entry in in_force(await store.journal(row.id, first=since, last=row.version)):
            for side, aim in found.aims.items():
                if entry.version >= aim.since:
                    found.told_to(side, events_of(row, rules, entry.events))
    return found


def _patient(row: GameRow, side: str | None) -> tuple[str, int] | None:
    """Return the side, and 0 as its new count of time-outs. Return None if the count was already 0."""
    chair = chairs_of(row).get(side or "")
    return (chair.side, 0) if chair is not None and chair.lapses else None


def patience(row: GameRow, side: str | None, actor: int) -> tuple[str, int] | None:
    """Return a side's new count of consecutive time-outs, or None if unchanged."""
    if actor != CALENDAR_ACTOR:
        return _patient(row, side)
    asked = turns_of(row).asked.get(side or "")
    if asked is None or asked.pace != REACTION:
        return None
    chair = chairs_of(row)[side or ""]
    return chair.side, chair.lapses + 1


def _order(row: AsideRow, _: Any) -> ExtraWrite:
    return ordered(row)


def _counts(game_id: str, lapses: tuple[str, int]) -> Follower:
    return lambda _: counted(game_id, *lapses)
