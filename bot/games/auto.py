"""Decisions that the autopilot makes for a player."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.games.changes import Follower
from bot.games.deciding import Deciding, Stored, Taken, patience
from bot.games.decisions import BEGINNINGS, BREATH, CHUNK, Scope, Steward, end_of, steward_of
from bot.games.errors import AlreadyDecided, InRatedGame, NotYourPieces, NotYourTurn, ServiceError
from bot.games.gate import Verb
from bot.games.hard_autopilot import Stretches
from bot.games.permissions import Guard, guard_of
from bot.games.plans import planned
from bot.games.saves import open_save, play
from bot.games.seats.chairs import holder_of
from bot.games.state import GameState, Looked, state_of
from bot.games.storing import TRIES, Games, came_between
from bot.games.turn import Turn, turn_of
from db.games import GameRow
from db.schema.games import ARE_RATED, CALENDAR_ACTOR, RUNNING
from engine.core.asks import REACTION, Answer
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.pledge import Word
from engine.core.record import ANSWER, STEWARD
from engine.core.save import Outcome


class Auto:
    """Lets the steward decide for a player."""

    def __init__(self, games: Games, deciding: Deciding) -> None:
        self._games = games
        self._deciding = deciding

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
        """Let the autopilot decide for a player as long as `scope` says, and return the game.

        The scope is one decision, or lasts until the end of the phase, the day or the game. With `plan`, the autopilot
        follows that plan. With `ahead`, it may choose plans by simulating games, if no other user plays a side.

        The autopilot decides from the view of the player's own side, and only while that side is asked. If each player
        commands some Powers, it gives orders only to the pieces of this player. The decisions are stored in chunks,
        each completely or not at all. `extra_writes` is called for each chunk.

        In the result, `halt` says why the autopilot stopped early, or which side answers next in the middle of a phase.
        `cut_short` is the side that answers next if the autopilot was to play longer than a phase.

        Raise `NoSuchPlan` if the autopilot has no plan of that name. Raise `InRatedGame` if the game is rated. Raise
        the same errors as `decide` if the player may not decide.
        """
        found: GameRow | GameState = game if isinstance(game, GameState) else await self._games.row(game)
        if found.counted in ARE_RATED:
            raise InRatedGame(found.id, verb=Verb.HELP)
        for last in TRIES:
            try:
                return await self._auto(
                    found,
                    version=version,
                    scope=scope,
                    actor=actor,
                    word=word,
                    extra_writes=extra_writes,
                    plan=plan,
                    side=side,
                    ahead=ahead,
                )
            except AlreadyDecided as error:
                row = found.row if isinstance(found, GameState) else found
                if last or not came_between(row, error):
                    raise
                found = await self._games.row(row.id)
        raise AssertionError

    async def _auto(
        self,
        game: GameRow | GameState,
        *,
        version: int,
        scope: Scope,
        actor: int,
        word: Word | None,
        extra_writes: Sequence[Follower],
        plan: str,
        side: str | None,
        ahead: bool,
    ) -> GameState:
        turn = await turn_of(self._games, game, actor=actor, version=version, word=word, side=side)
        if plan:
            scope = _begun(turn, plan, actor=actor, now=self._games.now())
        ended = end_of(scope, turn.rules, turn.own)
        hard = Stretches(self._games.foresight, turn.rules, ended) if ahead else None
        guard = guard_of(turn.at, turn.rules, actor=actor, scope=scope)
        told_from, place, steward = turn.at.version + 1, (turn.at.period, turn.at.round), None
        alone = turn.row.asked is None
        lapses = None if alone else patience(turn.row, turn.side, actor)
        reached, told = False, Stored(turn.row, turn.outcome, (), ())
        while True:
            if hard is not None and not turn.outcome.reopened:
                turn.at, plan, turn.first = await hard.begin(
                    turn.at, turn.outcome, turn.first, actor=actor, now=self._games.now
                )
            if steward is None or alone:
                number = turn.at.version if alone else turn.row.version
                steward = steward_of(turn.rules, turn.row.id, number, plan=plan or turn.rules.foresight.base)
            taken = Taken(actor=actor, first=turn.first, at=turn.at, lapses=None if told.journal else lapses)
            over, halt = await _played(
                turn,
                taken,
                steward,
                over=ended if hard is None else hard.over,
                guard=guard,
                own=scope != "decision",
                plan=plan,
            )
            if halt is not None and not taken.decisions:
                if not told.journal:
                    raise halt
                break
            ends = over if hard is None else ended(turn.own)
            try:
                stored = await self._deciding.store(
                    turn.row,
                    turn.rules,
                    turn.outcome,
                    taken,
                    extra_writes=extra_writes,
                    told_from=told_from,
                    goes_on=alone and halt is None and not ends,
                )
            except AlreadyDecided:
                if not told.journal:
                    raise
                turn.outcome = play(turn.row, turn.rules, open_save(turn.row)[1], None)
                break  # the earlier decisions are stored
            told = told.then(stored) if told.journal else stored
            turn.row, turn.at, turn.first, turn.outcome = stored.row, stored.row, (), stored.outcome
            ends = ends or (bool(plan) and hard is None and len(taken.decisions) < CHUNK)
            # A question with an alarm ends an uneventful series, even while other sides move.
            reached = ends or (not alone and scope in {"calm", "alarm"} and (turn.at.period, turn.at.round) != place)
            goes_on = halt is None and bool(turn.own.asks)
            # The steward may have answered for another side.
            reached = reached or (goes_on and ended(turn.own))
            if reached or not goes_on:
                break
        read = game.journal if isinstance(game, GameState) else ()
        state = state_of(turn.row, turn.rules, turn.outcome, told.stretches, (*read, *told.journal))
        halt = halt or (None if over or plan else _interrupted(state, turn.side))
        short = None if reached or halt is not None else _cut_short(state, scope, place)
        return replace(state, halt=halt, cut_short=short, looked=Looked() if hard is None else hard.looked)


def _begun(turn: Turn, plan: str, *, actor: int, now: datetime) -> Scope:
    """Store the plan's name before the answers that follow it. Return the plan's scope."""
    if turn.outcome.reopened:
        return "decision"
    turn.at, until, turn.first = planned(
        turn.at, turn.rules, turn.own, plan, turn.first, actor=actor, now=now, secret=turn.row.asked is not None
    )
    return until


async def _played(
    turn: Turn,
    taken: Taken,
    steward: Steward,
    *,
    over: Callable[[Outcome[Any]], bool],
    guard: Guard | None,
    own: bool,
    plan: str,
) -> tuple[bool, ServiceError | None]:
    """Let the autopilot decide for its own side, at most one chunk of decisions.

    Return whether its task is over. If `guard` stopped the autopilot, also return the objection. With `own`, answers
    about other players' pieces are left to those players. With `plan`, the autopilot follows the plan until it ends.
    """
    if turn.outcome.reopened:
        taken.decisions.append(turn.says(STEWARD, ()))
        return True, None
    setup = turn.at.period == 0 and turn.at.told_from == 1
    mine = turn.own
    while mine.asks and len(taken.decisions) < CHUNK:
        ask = mine.asks[0]
        view = turn.rules.view(turn.outcome.world, turn.side)
        answer = steward.answer(view, ask)
        halt = guard(turn.outcome, answer) if guard is not None else None
        if own and guard is not None and isinstance(halt, NotYourPieces):
            answer, halt = _own(turn.outcome, steward.meant(view, ask), guard) or (answer, halt)
        if halt is not None:
            return False, halt
        begins = answer == BEGIN or (setup and not taken.decisions and answer in BEGINNINGS)
        by_hand = turn.row.asked is None and begins and taken.actor != CALENDAR_ACTOR
        decision = turn.says(ANSWER if by_hand else STEWARD, answer)
        taken.decisions.append(decision)
        taken.back = turn.back
        mine = turn.own
        if mine.asks and (over(mine) or (plan and steward.rests(turn.rules.view(mine.world, turn.side), mine))):
            return True, None
        if len(taken.decisions) % BREATH == 0:
            await asyncio.sleep(0)
    return not turn.outcome.asks, None


def _own(outcome: Outcome[Any], answers: Iterator[Answer], guard: Guard) -> tuple[Answer, ServiceError | None] | None:
    """Return the first answer that is for the player's own pieces, and the guard's objection to it.

    Return None if there is no such answer.
    """
    for answer in answers:
        halt = guard(outcome, answer)
        if not isinstance(halt, NotYourPieces):
            return answer, halt
    return None


def _interrupted(state: GameState, side: str | None) -> NotYourTurn | None:
    """Return an error naming the sides that must react before the autopilot can go on; None if no side must."""
    chairs = state.sides
    waiting = {ask.side: holder_of(chairs, ask.side) for ask in state.asks if ask.pace == REACTION}
    waiting.pop(side or "", None)
    return NotYourTurn(state.id, system=state.system, sides=waiting) if waiting else None


def _cut_short(state: GameState, scope: Scope, place: tuple[int, int]) -> NotYourTurn | None:
    """Return an error that names the side to answer, if the autopilot stopped too early; otherwise None.

    This is for scopes longer than a phase. `place` is where the scope began.
    """
    if state.status != RUNNING or not state.asks or scope in {"decision", "phase"}:
        return None
    if any(ask.kind == CALENDAR for ask in state.asks):
        return None
    if (scope == "round" and state.progress != place) or (scope == "day" and state.progress[0] != place[0]):
        return None
    chairs = state.sides
    return NotYourTurn(
        state.id, system=state.system, sides={ask.side: holder_of(chairs, ask.side) for ask in state.asks}
    )
