"""Computes the share of a game's orders that the player gave without the autopilot."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import structs

from engine.core.asks import DONE
from engine.core.day_gate import BEGIN
from engine.core.drive import read_mark
from engine.core.record import AHEAD, ANSWER, PLAN, STEWARD, Entry, in_force

_NO_ORDERS = frozenset({(), DONE, BEGIN, ("begin",)})
"""The answers that are no orders: they end a phase, or begin a day or, after the deployment, the game."""


def own_percent(entries: Sequence[Entry], side: str = "") -> int:
    """Return what percentage of a game its players decided without the autopilot.

    With a `side`, only its orders count. The result is the mean over all days and all rounds of fighting, so that many
    small orders on one quiet day do not outweigh fights that the autopilot led. Rounds without orders are left out. If
    there are no orders at all, every answer counts.
    """
    held = in_force(entries)[1:]
    comparable = [*_of_side(held, side), *_plans(entries, held)]
    if any(entry.answer not in _NO_ORDERS for entry in _of_side(held, side)):
        comparable = [entry for entry in comparable if entry.answer not in _NO_ORDERS]
    return _mean(comparable)


def own_orders(entries: Sequence[Entry]) -> int:
    """Return how many orders a game's players gave themselves. A plan counts as one."""
    held = in_force(entries)[1:]
    return sum(
        entry.action in {ANSWER, PLAN} and (entry.action == PLAN or entry.answer not in _NO_ORDERS)
        for entry in (*held, *_plans(entries, held))
    )


def _of_side(entries: Iterable[Entry], side: str) -> Iterator[Entry]:
    """Yield the decisions of a side. If `side` is empty, yield all entries unchanged."""
    for entry in entries:
        said = read_mark(entry.answer)
        if not side:
            yield entry
        elif said.side in {None, side} and not said.aside:
            yield structs.replace(entry, answer=said.answer)


def _mean(comparable: Iterable[Entry]) -> int:
    own: defaultdict[tuple[int, int], int] = defaultdict(int)
    every: defaultdict[tuple[int, int], int] = defaultdict(int)
    for entry in comparable:
        place = (entry.period, entry.round)
        own[place] += entry.action in {ANSWER, PLAN}
        every[place] += 1
    if not every:
        return 0
    return round(100 * sum(own[place] / count for place, count in every.items()) / len(every))


def _plans(entries: Sequence[Entry], comparable: Sequence[Entry]) -> list[Entry]:
    """Return the plans that players chose and did not undo."""
    kept = {entry.version for entry in comparable if entry.action == STEWARD}
    return [
        entry for entry in entries if entry.action == PLAN and entry.version + 1 in kept and AHEAD not in entry.answer
    ]


def steward_share(entries: Sequence[Entry], side: str = "") -> float:
    """Return the share of decisions that the autopilot made, from 0 to 1.

    Without a `side`, all decisions count. Undone decisions are left out.
    """
    held = [*_of_side(in_force(entries)[1:], side)]
    return sum(entry.action == STEWARD for entry in held) / len(held) if held else 0.0
