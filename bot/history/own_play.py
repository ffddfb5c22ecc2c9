"""How much of a game its player decided without the steward: their share of the orders."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from engine.core.asks import DONE
from engine.core.day_gate import BEGIN
from engine.core.record import AHEAD, ANSWER, PLAN, STEWARD, Entry, in_force

_NO_ORDERS = frozenset({(), DONE, BEGIN})
"""The answers that are no orders: they end a phase or begin a day."""


def own_percent(entries: Sequence[Entry]) -> int:
    """Return how much of a game its player decided, from 0 to 100, as the mean of its days and rounds.

    For each day and each round of a fight it is the player's share of the orders that were not undone. An answer that
    only ends a phase is no order. A plan that the player chose is one order, and the orders that the steward gave by it
    are the steward's. A round without orders is left out; if that is all of them, every answer counts.

    The mean keeps many small orders on one quiet day from outweighing fights that the steward led.
    """
    return _mean(entries, ending=False) if _ordered(entries) else _mean(entries, ending=True)


def own_orders(entries: Sequence[Entry]) -> int:
    """Return the number of orders that a game's players gave themselves; a plan that they chose counts as one."""
    held = in_force(entries)[1:]
    return sum(
        entry.action in {ANSWER, PLAN} and (entry.action == PLAN or entry.answer not in _NO_ORDERS)
        for entry in (*held, *_plans(entries, held))
    )


def _ordered(entries: Sequence[Entry]) -> bool:
    return any(entry.answer not in _NO_ORDERS for entry in in_force(entries)[1:])


def _mean(entries: Sequence[Entry], *, ending: bool) -> int:
    own: defaultdict[tuple[int, int], int] = defaultdict(int)
    every: defaultdict[tuple[int, int], int] = defaultdict(int)
    comparable = in_force(entries)[1:]
    for entry in (*comparable, *_plans(entries, comparable)):
        if ending or entry.answer not in _NO_ORDERS:
            place = (entry.period, entry.round)
            own[place] += entry.action in {ANSWER, PLAN}
            every[place] += 1
    if not every:
        return 0
    return round(100 * sum(own[place] / count for place, count in every.items()) / len(every))


def _plans(entries: Sequence[Entry], comparable: Sequence[Entry]) -> list[Entry]:
    """Return the player's plans that were not undone; a plan counts as undone with the first of its answers."""
    kept = {entry.version for entry in comparable if entry.action == STEWARD}
    return [
        entry for entry in entries if entry.action == PLAN and entry.version + 1 in kept and AHEAD not in entry.answer
    ]


def steward_share(entries: Sequence[Entry]) -> float:
    """Return the steward's share of the decisions that were not undone, from 0 to 1."""
    held = in_force(entries)[1:]
    return sum(entry.action == STEWARD for entry in held) / len(held) if held else 0.0
