"""Statistics of simulated sieges: one siege, and many."""

from __future__ import annotations

import statistics
from bisect import bisect_left
from collections import Counter as Tally
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.playout import Playout
from engine.games.siege import world as w
from engine.games.siege.events import BoxersLeft, DayEnded, SequenceBegan, SiegeEnded
from engine.games.siege.map.board import board
from engine.games.siege.victory import BANDS
from engine.games.siege.world import Position, World
from engine.testing.distributions import shares, spread

WINNERS = ("powers", "draw", "boxers")
VERDICTS = ("relieved", "held", "overrun")


def record(playout: Playout[World]) -> dict[str, Any]:
    """Return the results of a simulated siege, such as its verdict, its survivors and its assaults."""
    events = playout.events
    end = next(event for event in reversed(events) if isinstance(event, SiegeEnded))
    return {
        "verdict": end.verdict,
        "winner": end.winner,
        "powers": end.powers,
        "boxers": end.boxers,
        "powers_band": end.powers_band,
        "boxers_band": end.boxers_band,
        "morale": [event.morale for event in events if isinstance(event, DayEnded)],
        "assaults": [list(assault) for assault in _assaults(playout)],
        "left": _left(playout.world.position),
    }


def _left(position: Position) -> dict[str, int]:
    """Return the numbers of survivors, keyed by kind."""
    on_map = [counter for counter in position.counters if counter.place not in w.BOXES]
    legations = [zone.id for zone in board().zones.values() if zone.legation]
    return {
        "soldier_points": w.points(c for c in on_map if c.kind == w.SOLDIER),
        "civilian_points": w.points(c for c in on_map if c.kind == w.CIVILIAN),
        "weapons": sum(c.kind in w.WEAPONS for c in on_map),
        "leaders": sum(c.kind == w.LEADER for c in on_map),
        "legations": sum(zone not in position.ruins for zone in legations),
        "ruins": len(position.ruins),
    }


def _assaults(playout: Playout[World]) -> Iterator[tuple[int, int]]:
    """Yield the number of rounds and the number of player decisions for each assault."""
    start, rounds = -1, 0
    for place, event in enumerate(playout.events):
        if isinstance(event, SequenceBegan):
            start = place if event.sequence == 1 else start
            rounds = event.sequence
        elif rounds and isinstance(event, BoxersLeft | DayEnded | SiegeEnded):
            yield rounds, bisect_left(playout.asked, place + 1) - bisect_left(playout.asked, start + 1)
            rounds = 0


def summary(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return a summary of many sieges."""
    if not records:
        return {"bands": {}}
    assaults = [assault for each in records for assault in each["assaults"]]
    return {
        "bands": _bands(records, "powers_band"),
        "boxers_bands": _bands(records, "boxers_band"),
        "winners": shares([each["winner"] for each in records], WINNERS),
        "verdicts": shares([each["verdict"] for each in records], VERDICTS),
        "points": {side: spread([each[side] for each in records]) for side in ("powers", "boxers")},
        "survivors": {name: spread([each["left"][name] for each in records]) for name in _SURVIVORS},
        "ruins": spread([each["left"]["ruins"] for each in records]),
        "legations_intact": spread([each["left"]["legations"] for each in records]),
        "morale_by_day": _by_day([each["morale"] for each in records]),
        "assaults": spread([len(each["assaults"]) for each in records]),
        "rounds_per_assault": spread([rounds for rounds, _ in assaults]) | {"by_rounds": _counted(assaults)},
        "decisions_per_assault": spread([decisions for _, decisions in assaults]),
    }


_SURVIVORS = ("soldier_points", "civilian_points", "weapons", "leaders")


def _bands(records: Sequence[Mapping[str, Any]], side: str) -> dict[str, int]:
    return shares([BANDS[each[side] - 1] for each in records], BANDS)


def _by_day(courses: Sequence[Sequence[int]]) -> dict[str, float]:
    """Return the average morale at the end of each day, keyed by day."""
    longest = max(map(len, courses))
    days = ([course[day] for course in courses if day < len(course)] for day in range(longest))
    return {str(day): round(statistics.fmean(values), 2) for day, values in enumerate(days, 1)}


def _counted(assaults: Sequence[Sequence[int]]) -> dict[str, int]:
    return {str(rounds): number for rounds, number in sorted(Tally(rounds for rounds, _ in assaults).items())}
