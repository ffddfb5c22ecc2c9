"""The steward decides for a side of several: once, for a phase or a turn, or by a plan."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.games.changes import Follower
from bot.games.decisions import BREATH, CHUNK, Scope, decision_of, end_of, steward_of
from bot.games.errors import AlreadyDecided, NotYourTurn
from bot.games.plans import planned
from bot.games.pledges import brought
from bot.games.saves import open_save, play
from bot.games.several.chairs import expect_since, holder_of, side_of
from bot.games.several.decisions import SidedGames, Taken, patience, said_by, taken_back_by
from bot.games.several.seats import beside_orders
from bot.games.several.voices import expect_voice
from bot.games.state import GameState, Stretch
from db.games import GameRow, JournalRow
from db.schema.games import RUNNING
from engine.core.asks import REACTION
from engine.core.day_gate import CALENDAR
from engine.core.pledge import Word
from engine.core.record import STEWARD
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome


class PilotedGames(SidedGames):
    """The part of the service that lets the steward decide for a user's side."""

    async def auto_for_side(
        self,
        game: GameRow | GameState,
        *,
        version: int,
        scope: Scope,
        actor: int,
        word: Word | None = None,
        extra_writes: Sequence[Follower] = (),
        plan: str = "",
        side: str | None = None,
    ) -> GameState:
        """Let the steward decide for a user's side, from what that side sees: at most while it is asked.

        It goes on where the steward has answered for another side; a quiet stretch ends with the round. Where somebody
        else is to answer, `halt` says who in mid-phase, and `cut_short` where it was to play longer than a phase. A
        `plan` is played until it rests, and its name is that side's secret. Raise `NoSuchPlan` too.
        """
        row = game.row if isinstance(game, GameState) else game
        attempt = partial(
            self._auto_for_side,
            version=version,
            scope=scope,
            actor=actor,
            word=word,
            extra_writes=extra_writes,
            plan=plan,
            of=side,
        )
        return await beside_orders(partial(self._reread, row.id, attempt))

    async def _auto_for_side(
        self,
        row: GameRow,
        *,
        version: int,
        scope: Scope,
        actor: int,
        word: Word | None,
        extra_writes: Sequence[Follower],
        plan: str,
        of: str | None,
    ) -> GameState:
        rules, save = open_save(row)
        outcome = play(row, rules, save, None)
        side = side_of(await self.own_ask(row, outcome.asks, actor, version=version, side=of))
        expect_since(row, side, version)
        expect_voice(row, side, actor)
        at, save, first = brought(row, rules, save, word, actor=actor, now=self._now())
        if first:
            outcome = play(at, rules, save, None)
        taken = Taken(actor=actor, first=first, at=at, lapses=patience(row, side, actor))
        if outcome.reopened:
            taken.decisions = [decision_of(STEWARD, (), (at.period, at.round), outcome)]
            return await self._side_stored(row, rules, outcome, taken, extra_writes=extra_writes)
        mine = only_of(outcome, side)
        if plan:
            taken.at, scope, taken.first = planned(
                at, rules, mine, plan, first, actor=actor, now=self._now(), secret=True
            )
        ended = end_of(scope, rules, mine)
        steward = steward_of(rules, row.id, row.version, plan=plan)

        def at_end(here: Outcome[Any]) -> bool:
            return ended(here) or (bool(plan) and steward.rests(rules.view(here.world, side), here))

        told_from, parts, rows = (taken.at or row).version + 1, list[Stretch](), list[JournalRow]()
        place, reached = rules.progress(outcome.world), bool(plan)
        while True:
            outcome, over = await _played(steward, rules, outcome, side, taken, over=at_end)
            try:
                state = await self._side_stored(
                    row, rules, outcome, taken, extra_writes=extra_writes, told_from=told_from
                )
            except AlreadyDecided:
                if not rows:
                    raise
                break  # what was decided before is stored
            parts, rows = [*parts, *state.stretches], [*rows, *state.journal]
            reached = reached or over
            # what may happen while others move is no quiet stretch
            reached = reached or (scope in {"calm", "alarm"} and state.progress != place)
            if reached or all(side_of(ask) != side for ask in state.asks):
                break
            row = state.row  # the steward has answered for another side, or a chunk is full
            outcome = play(row, rules, open_save(row)[1], None)
            if ended(only_of(outcome, side)):
                reached = True
                break
            taken = Taken(actor=actor, at=row)
        halt = None if over or plan else _interrupted(state, side)
        short = None if reached or halt is not None else _cut_short(state, scope, place)
        return replace(state, stretches=tuple(parts), journal=tuple(rows), halt=halt, cut_short=short)


async def _played(
    steward: Any,
    rules: Ruleset[Any],
    outcome: Outcome[Any],
    side: str | None,
    taken: Taken,
    *,
    over: Callable[[Outcome[Any]], bool],
) -> tuple[Outcome[Any], bool]:
    """Let the steward decide for a side as long as it is asked, at most a chunk; return whether it is over then."""
    mine = only_of(outcome, side)
    while mine.asks and len(taken.decisions) < CHUNK:
        said = steward.answer(rules.view(outcome.world, side), mine.asks[0])
        decision, outcome = said_by(STEWARD, rules, outcome, mine.asks[0], said)
        taken.decisions.append(decision)
        taken.back = taken_back_by(decision, outcome, side)
        mine = only_of(outcome, side)
        if mine.asks and over(mine):
            return outcome, True
        if len(taken.decisions) % BREATH == 0:
            await asyncio.sleep(0)
    return outcome, not outcome.asks


def _interrupted(state: GameState, side: str | None) -> NotYourTurn | None:
    """Return who is to answer in the middle of what a side has the steward play; None if nobody is."""
    chairs = state.sides
    waiting = {ask.side: holder_of(chairs, ask.side) for ask in state.asks if ask.pace == REACTION}
    waiting.pop(side or "", None)
    return NotYourTurn(state.id, system=state.system, sides=waiting) if waiting else None


def _cut_short(state: GameState, scope: Scope, place: tuple[int, int]) -> NotYourTurn | None:
    """Return who is to answer before a stretch that began at a place, longer than a phase, is over; None if it is."""
    if state.status != RUNNING or scope in {"decision", "phase"} or any(ask.kind == CALENDAR for ask in state.asks):
        return None
    if (scope == "round" and state.progress != place) or (scope == "day" and state.progress[0] != place[0]):
        return None
    chairs = state.sides
    return NotYourTurn(
        state.id, system=state.system, sides={ask.side: holder_of(chairs, ask.side) for ask in state.asks}
    )


def only_of(outcome: Outcome[Any], side: str | None) -> Outcome[Any]:
    """Return the same with a side's question only."""
    return replace(outcome, asks=tuple(ask for ask in outcome.asks if side_of(ask) == side))
