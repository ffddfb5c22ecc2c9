"""Games of several sides: decisions of one side, orders given aside, lapses, sides that the steward holds, undo.

A decision is played on the newest save and stored if nothing has changed since that was read, neither a version nor an
order aside; otherwise everything is read again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from functools import partial
from typing import Any

import msgspec

from bot.games.ahead.foresight import HardSides, aimed, choices
from bot.games.changes import Follower
from bot.games.decisions import BREATH, CHUNK, Decision, decision_of, row_of
from bot.games.errors import AlreadyDecided, GameOver, NotYourGame
from bot.games.permissions import current
from bot.games.plans import planned
from bot.games.pledges import brought
from bot.games.saves import events_of, open_save, play
from bot.games.several.chairs import (
    accepted,
    ask_for,
    changes_of,
    due_times,
    expect_since,
    held_by,
    invited_side,
    is_timed,
    side_of,
    stewards_ask,
    turns_after,
)
from bot.games.several.clocks import anew, falls, is_played
from bot.games.several.seats import SeatedGames, beside_orders, tries, waits
from bot.games.several.standing import row_of_order, with_orders
from bot.games.several.undo import last_side, said_again, side_stack
from bot.games.several.voices import expect_orders, expect_voice
from bot.games.state import GameState, state_of, stretches_of
from bot.games.undo_stack import UndoStack, first_in_stack, save_at
from db.games import UNDO, ExtraWrite, GameRow, JournalRow, Message, Stale, Store, in_force
from db.schema.games import CALENDAR_ACTOR, HOUSE, RUNNING
from db.sides import (
    Aim,
    AsideRow,
    Due,
    chairs_of,
    counted,
    ordered,
    turns_of,
    written,
)
from engine.core.asks import REACTION, Answer, Ask
from engine.core.pledge import Word
from engine.core.record import ANSWER, LAPSE, STEWARD
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, advance, dump
from engine.core.sequence import SIDE


@dataclass(slots=True)
class Taken:
    """Decisions that are to be stored together, and what is stored with them."""

    decisions: list[Decision] = field(default_factory=list)
    actor: int = HOUSE
    first: tuple[JournalRow, ...] = ()
    at: GameRow | None = None
    back: str | None = None
    lapses: tuple[str, int] | None = None
    orders: list[AsideRow] = field(default_factory=list)
    aims: dict[str, Aim] | None = None


class SidedGames(SeatedGames):
    """The part of the service that plays games of several sides."""

    async def decide_for_side(
        self,
        game: GameRow | GameState,
        *,
        version: int,
        answer: Answer,
        actor: int,
        word: Word | None = None,
        extra_writes: Sequence[Follower] = (),
        side: str | None = None,
    ) -> GameState:
        """Take a decision of the side that a user holds, as `Service.decide` does in a game of one side.

        A press of an earlier version counts as long as the side's question is the same; with a `side` it is that one's
        vote that decides. Raise `NotYourTurn` too.
        """
        row = game.row if isinstance(game, GameState) else game
        for last in tries():
            rules, save = open_save(row)
            outcome = play(row, rules, save, None)
            ask = await self.own_ask(row, outcome.asks, actor, version=version, side=side)
            asked = side_of(ask)
            expect_since(row, asked, version)
            expect_voice(row, asked, actor)
            at, save, first = brought(row, rules, save, word, actor=actor, now=self._now())
            if first:
                outcome = play(at, rules, save, None)
                ask = ask_for(row, outcome.asks, actor, side=side)
            taken = Taken(actor=actor, first=first, at=at, lapses=_patient(row, asked))
            if outcome.reopened:
                taken.decisions = [decision_of(ANSWER, (), (at.period, at.round), outcome)]
            else:
                decision, outcome = said_by(ANSWER, rules, outcome, ask, answer)
                taken.decisions = [decision]
                taken.back = taken_back_by(decision, outcome, asked)
            try:
                return await self._side_stored(row, rules, outcome, taken, extra_writes=extra_writes)
            except AlreadyDecided:
                if last:
                    raise
                row = await self._row(row.id)
        raise AssertionError

    async def order(self, game_id: str, *, side: str, answer: Answer, actor: int) -> GameState:
        """Give an order of a side aside. It raises no version, and edits no post.

        Raise `NotYourGame` for somebody who does not hold the side, `GameOver`, `Refused`, `WordAwaited`.
        """
        for last in tries():
            row = await self._row(game_id)
            if side not in held_by(row, actor):
                raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
            if row.status != RUNNING:
                raise GameOver(row.id)
            expect_orders(row, side, actor)
            rules, save = open_save(row)
            outcome = advance(rules, save, answer, side=side, aside=True)
            now, number = self._now(), row.asides + 1
            note = row_of_order(row, rules, outcome, at=(row.version, number), actor=actor, now=now)
            changes: dict[str, Any] = {"save": dump(outcome.save).decode(), "asides": number}
            if row.base_save is None:  # what may be taken back begins before the order
                changes |= {"base_version": row.version, "base_save": row.save}
            writes = [ordered(note)]
            if patient := _patient(row, side):
                writes.append(counted(row.id, *patient))
            try:
                stored = await self.store.commit(row, changes=changes, entries=[], message=None, extra_writes=writes)
            except Stale as error:
                if last:
                    raise AlreadyDecided(row.id) from error
                continue
            return state_of(stored.after, rules, outcome, (), side=side)
        raise AssertionError

    async def lapse(
        self, due: Due, *, extra_writes: Sequence[Follower] = (), by_calendar: bool = False
    ) -> GameState | None:
        """Answer for a side whose time is over, or that the steward plays; None if nothing is due for it any more.

        A time `by_calendar` is the caller's: the hour of a side in a campaign. Raise `WordAwaited` where nobody has
        decided yet and the board is not posted.
        """
        for last in tries():
            row = await self._row(due.game_id)
            now = self._now()
            if not (_still_asked(row, due) if by_calendar else _still_due(row, due, now)):
                return None
            machine = chairs_of(row)[due.side].steward or is_played(row, turns_of(row), due.side)
            awaited = is_waited_for(row, due.side)
            if awaited and falls(row, due.side):
                return None
            rules, save = open_save(row)
            at, save, first = brought(row, rules, save, None, actor=HOUSE, now=now)
            outcome = play(at, rules, save, None)
            taken = Taken(first=first, at=at)
            if outcome.reopened:
                taken.decisions = [decision_of(LAPSE, (), (at.period, at.round), outcome)]
            elif not machine:
                ask = next(each for each in outcome.asks if each.side == due.side)
                assert ask.lapse is not None
                decision, outcome = said_by(LAPSE, rules, outcome, ask, ask.lapse)
                taken.decisions = [decision]
                if awaited and is_timed(row, ask):
                    taken.lapses = due.side, chairs_of(row)[due.side].lapses + 1
            try:
                return await self._side_stored(row, rules, outcome, taken, extra_writes=extra_writes, thinking=True)
            except AlreadyDecided:
                if last:
                    raise
        raise AssertionError

    async def undo_for_side(
        self, row: GameRow, *, version: int, to: int, actor: int, agreed: bool = False
    ) -> GameState:
        """Take back one's own last answers; `agreed` by both, everything back to the last die.

        Raise `NotYourGame`, `AlreadyDecided`, `NothingToUndo`.
        """
        attempt = partial(self._undo_for_side, version=version, to=to, actor=actor, agreed=agreed)
        return await beside_orders(partial(self._reread, row.id, attempt))

    async def _reread(self, game_id: str, attempt: Callable[[GameRow], Awaitable[GameState]]) -> GameState:
        return await attempt(await self._row(game_id))

    async def _undo_for_side(self, row: GameRow, *, version: int, to: int, actor: int, agreed: bool) -> GameState:
        current(row, version=version)
        held = held_by(row, actor)
        if not held:
            raise NotYourGame(row.id, owner_id=row.owner_id, players=row.players)
        for side in held:
            expect_voice(row, side, actor)
        rules, save = open_save(row)
        now, asides = self._now(), await self._asides(row)
        entries = await self.store.journal(row.id, first=first_in_stack(row), last=row.version)
        sides = None if agreed else held
        stack = side_stack(row, rules, save, entries, asides, sides=sides)
        before = play(row, rules, save, None)
        outcome = said_again(play(row, rules, save_at(stack, row.id, to), None), rules, asides, since=to)
        open_now = {ask.side: ask for ask in outcome.asks}
        same = {ask.side for ask in before.asks if ask.side in open_now and ask.is_same(open_now[ask.side])}
        outcome = replace(outcome, kept=frozenset() if agreed else frozenset(same - set(held)))
        number, place = row.version + 1, (row.period, row.round)
        back = None if agreed else last_side(stack, to)
        turns = turns_after(self.caught_up(row), rules, outcome, version=number, now=now, back=back, posts=self.posts)
        if agreed:  # a turn that the autopilot has played is the side's own again
            turns = msgspec.structs.replace(turns, clock=anew(turns.clock))
        kept = {side: aim for side, aim in turns.aims.items() if aim.since <= to}
        turns = msgspec.structs.replace(turns, aims=kept)
        period, round_ = rules.progress(outcome.world)
        changes: dict[str, Any] = {
            "version": number,
            "save": dump(outcome.save).decode(),
            "period": period,
            "round": round_,
            "told_from": number,
            "updated_at": now,
            **changes_of(turns),
        }
        entry = row_of(row.id, number, action=UNDO, answer=(str(to),), place=place, actor=actor, rules=rules, now=now)
        kind = "post" if (period, round_) != place else "edit"
        message = Message(kind=kind, first_version=to, version=number, created_at=now, due_at=now)
        after = await self._commit(row, changes, [entry], message, extra_writes=(waits(now, None),))
        return replace(state_of(after, rules, outcome, ()), undone=stack.struck(to, actor=actor))

    async def side_undo_stack(self, row: GameRow, actor: int | None) -> UndoStack:
        """Return what a user may take back for the side that they hold; without a user, what all may by agreement."""
        rules, save = open_save(row)
        asides = await self._asides(row)
        entries = await self.store.journal(row.id, first=first_in_stack(row), last=row.version)
        return side_stack(row, rules, save, entries, asides, sides=None if actor is None else held_by(row, actor))

    async def _asides(self, row: GameRow) -> list[AsideRow]:
        """Return the orders that may have to be given again; those that came since the game was read are not in it."""
        return await self.sides.asides(row.id, first=first_in_stack(row), last=(row.version, row.asides))

    # --- storing ---

    async def _side_stored(
        self,
        before: GameRow,
        rules: Ruleset[Any],
        outcome: Outcome[Any],
        taken: Taken,
        *,
        extra_writes: Sequence[Follower] = (),
        told_from: int | None = None,
        thinking: bool = False,
    ) -> GameState:
        """Store decisions, and play on for sides of the steward's in chunks; they are told from a version on.

        Unless this is for `thinking`, a plan that is to be chosen by looking ahead is left to the worker.
        """
        at = taken.at or before
        hard = await hard_sides(self.store, before, rules)
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
                    break  # what was decided is stored; the worker plays on
                journal += entries
                parts += [(each.period, each.round, taken.actor, each.events) for each in taken.decisions]
            if not more:
                break
            first = () if taken.decisions else taken.first
            taken = Taken(first=first, at=taken.at if first else row)
            outcome = await self._machine(row, taken, rules, outcome, hard)
        return state_of(row, rules, outcome, stretches_of(parts), tuple(journal))

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
        at, now = taken.at or row, self._now()
        version = at.version + len(taken.decisions)
        agreed = accepted(turns_of(row), invited_side(row, taken.actor), now)  # who answers has agreed to play
        before = self.caught_up(replace(row, asked=written(agreed)))
        turns = turns_after(before, rules, outcome, version=version, now=now, back=taken.back, posts=self.posts)
        if taken.aims is not None:
            turns = msgspec.structs.replace(turns, aims=taken.aims)
        also = [waits(now, taken.lapses)]
        if taken.lapses is not None:
            also.append(_counts(row.id, taken.lapses))
        also += [partial(_order, replace(each, created_at=now)) for each in taken.orders]
        return await self._stored(
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
        """Let the steward answer for its sides, each from what that side sees: at most a chunk.

        Where it has to look ahead for a plan, what was decided before is stored first.
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
        """Choose a plan for a side by looking ahead, and put its name before the answers; return what it is."""
        names = choices(rules, rules.view(outcome.world, ask.side), ask)
        aim = await aimed(self.foresight, at, rules, outcome, ask=ask, names=names)
        if aim.plan:
            one = replace(outcome, asks=(ask,))
            taken.at, _, taken.first = planned(
                at, rules, one, aim.plan, taken.first, actor=HOUSE, now=self._now(), secret=True, ahead=True
            )
        return aim


async def hard_sides(store: Store, row: GameRow, rules: Ruleset[Any]) -> HardSides:
    """Return what the steward aims at for the sides that it plays looking ahead, and what came since."""
    aims, hard = dict(turns_of(row).aims), [chair.side for chair in chairs_of(row).values() if chair.hard]
    found = HardSides(row, rules, hard, {side: aim for side, aim in aims.items() if side in hard})
    since = min((aim.since for aim in found.aims.values()), default=row.version)
    if since < row.version or found.aims:
        for entry in in_force(await store.journal(row.id, first=since, last=row.version)):
            for side, aim in found.aims.items():
                if entry.version >= aim.since:
                    found.told_to(side, events_of(row, rules, entry.events))
    return found


def said_by(
    action: str, rules: Ruleset[Any], outcome: Outcome[Any], ask: Ask, answer: Answer
) -> tuple[Decision, Outcome[Any]]:
    """Take an answer; return the decision as it is stored, with the mark of its side. Raise `Refused`."""
    meant, place, side = ask.check(answer), rules.progress(outcome.world), side_of(ask)
    after = outcome.on(meant, side=side)
    written = meant if side is None else (SIDE + side, *meant)
    return replace(decision_of(action, written, place, after), secret=ask.hides(meant)), after


def taken_back_by(decision: Decision, outcome: Outcome[Any], side: str | None) -> str | None:
    """Return the side that may take this back by itself; None if it is settled or somebody else has seen it."""
    return None if decision.settled or outcome.seen else side


def is_waited_for(row: GameRow, side: str) -> bool:
    """Return whether a game stands until a side answers; False where its standing orders answer if it does not."""
    rules, save = open_save(row)
    outcome = play(row, rules, save, None)
    ask = next((each for each in outcome.asks if each.side == side), None)
    return ask is None or rules.waits_for(outcome.world, ask)


def _patient(row: GameRow, side: str | None) -> tuple[str, int] | None:
    """Return that a side whose time was over has answered again; None if it never was."""
    chair = chairs_of(row).get(side or "")
    return (chair.side, 0) if chair is not None and chair.lapses else None


def patience(row: GameRow, side: str | None, actor: int) -> tuple[str, int] | None:
    """Return how often in a row a side's time was over, once the autopilot has been told to play on; None if as before.

    The calendar is no answer of the side's: a reaction that it closes counts as one more.
    """
    if actor != CALENDAR_ACTOR:
        return _patient(row, side)
    asked = turns_of(row).asked.get(side or "")
    if asked is None or asked.pace != REACTION:
        return None
    chair = chairs_of(row)[side or ""]
    return chair.side, chair.lapses + 1


def _still_due(row: GameRow, due: Due, now: datetime) -> bool:
    times = {side: (since, at) for side, since, at in due_times(row, chairs_of(row), now)}
    return times.get(due.side, (0, now))[0] == due.since and times[due.side][1] <= now


def _still_asked(row: GameRow, due: Due) -> bool:
    asked = turns_of(row).asked.get(due.side)
    return row.status == RUNNING and asked is not None and asked.since == due.since and asked.lapses


def _order(row: AsideRow, _: Any) -> ExtraWrite:
    return ordered(row)


def _counts(game_id: str, lapses: tuple[str, int]) -> Follower:
    return lambda _: counted(game_id, *lapses)
