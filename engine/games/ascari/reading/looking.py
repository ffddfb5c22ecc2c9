"""Checks whether each side can reach its objectives in time (§7)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping, Sequence

from engine.core.battles.problems import Problem
from engine.games.ascari.battle import GUNS, HORSE, POINTS, Counter, Scenario
from engine.games.ascari.map.board import Board
from engine.games.ascari.position import Position
from engine.games.ascari.tables import FOOT

OUT_OF_REACH = "out-of-reach"
"""The kind of the warning that a side can never come to a hex that it needs."""


def look(position: Position) -> tuple[Problem, ...]:
    """Return a warning for each side that can never reach the hexes that it must hold."""
    battle = position.battle
    return tuple(
        Problem(0, OUT_OF_REACH, {"side": side, "hexes": far})
        for side in _needing(battle)
        if (far := tuple(sorted({*battle.goals} - _in_reach(battle, position.board, side))))
    )


def _needing(battle: Scenario) -> tuple[str, ...]:
    """Return the sides that must reach certain hexes to win."""
    return battle.sides if battle.victory.kind == POINTS else (battle.attacker,)


def _in_reach(battle: Scenario, board: Board, side: str) -> set[str]:
    ways = {(*_start(battle, each), _column(each)) for each in battle.units[side] if not each.is_leader}
    return {at for starts, points, column in ways for at in _reached(board, starts, points, column)}


def _start(battle: Scenario, counter: Counter) -> tuple[tuple[str, ...], int]:
    """Return a unit's possible starting hexes, and its movement points for the whole game."""
    starts = counter.entry if counter.arrives else battle.zone_of(counter)
    turns = battle.turns - max(0, counter.arrives - 1)
    return tuple(starts), 0 if counter.fixed else turns * max(counter.mp)


def _column(counter: Counter) -> str:
    return {HORSE: "horse", GUNS: "guns"}.get(counter.kind, FOOT)


def _reached(board: Board, starts: Sequence[str], points: int, column: str) -> Iterator[str]:
    """Yield the hexes that can be reached from `starts` with `points` movement points."""
    steps: Mapping[str, tuple[tuple[str, int], ...]] = board.steps(column)
    left, known = [(0, at) for at in starts], set[str]()
    heapq.heapify(left)
    while left:
        spent, here = heapq.heappop(left)
        if here in known:
            continue
        known.add(here)
        yield here
        for at, cost in steps[here]:
            if at not in known and spent + cost <= points:
                heapq.heappush(left, (spent + cost, at))
