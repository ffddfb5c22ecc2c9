"""The end of the siege, and the victory points of both sides (§7)."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from engine.core.context import Context
from engine.core.ruleset import ComparableResult
from engine.games.siege.combat.leaders import MACDONALD
from engine.games.siege.combat.tables import lookup
from engine.games.siege.events import SiegeEnded
from engine.games.siege.map.board import board
from engine.games.siege.scenarios import LAST_DAY, first_evening, last_day
from engine.games.siege.world import (
    BOXES,
    CIVILIAN,
    FULL,
    GONE,
    LEADER,
    POOL,
    SOLDIER,
    VALUES,
    WEAPONS,
    Position,
    World,
    roster,
)

RELIEVED: Final = "relieved"
HELD: Final = "held"
OVERRUN: Final = "overrun"
"""§7.1, §7.2 The ends of a siege: relieved after the last day, held to the end of a scenario, overrun."""
TOTAL_VICTORY: Final = 5
DISASTER: Final = 1
"""§7.1 The level of victory of the Boxers, and that of the Powers, when the Boxers overrun the siege."""
BANDS: Final = ("disaster", "defeat", "marginal-victory", "victory", "great-victory")
"""§7.2 The names of the levels of victory of either side, 1 to 5."""
UNCOUNTED: Final = -1000
"""The base of the score of an overrun siege, which has no victory points: lower than any real difference."""


class Item(NamedTuple):
    """A line of the victory points: the key of its text, how many there are, and the points for each."""

    name: str
    number: int
    each: int

    @property
    def total(self) -> int:
        """The victory points of the line."""
        return self.number * self.each


class Counts(NamedTuple):
    """The victory points of both sides: items, totals, levels, and the winner (§7.2).

    `winner` is “powers”, “boxers” or “draw”. `last` is the day of the count.
    """

    powers: tuple[Item, ...]
    boxers: tuple[Item, ...]
    last: int = LAST_DAY

    @property
    def powers_total(self) -> int:
        """§7.2.1 The total points of the Powers. The total can be negative (R150)."""
        return sum(item.total for item in self.powers)

    @property
    def boxers_total(self) -> int:
        """§7.2.2 The Boxers' total."""
        return sum(item.total for item in self.boxers)

    @property
    def powers_band(self) -> int:
        """The Powers' level of victory, from 1 to 5."""
        return band(self.powers_total, last=self.last)

    @property
    def boxers_band(self) -> int:
        """The level of victory of the Boxers, 1 to 5."""
        return band(self.boxers_total, last=self.last)

    @property
    def winner(self) -> str:
        """§7.2, R149 The side with the higher total, or «draw»."""
        if self.powers_total == self.boxers_total:
            return "draw"
        return "powers" if self.powers_total > self.boxers_total else "boxers"


def band(total: int, *, last: int = LAST_DAY) -> int:
    """§7.2, R150, R189 Return the level of victory for a total, from 1 (worst) to 5 (best).

    If the game ends on an earlier day, the limits are lower in proportion.
    """
    return int(lookup("band", total * LAST_DAY // last))


def still_to_come(last: int) -> int:
    """R189 Return the victory points that are missing in a game that ends on day `last`.

    A siege without losses gets the maximum of points (§7.2). Without a correction, every short game would be a great
    victory.
    """
    return round(_untouched() * (LAST_DAY - last) / LAST_DAY)


@cache
def _untouched() -> int:
    """§7.2.1 Return the Powers' total of points in a siege without any losses."""
    legations = sum(10 if zone.major else 5 for zone in board().zones.values() if zone.legation)
    return legations + sum(VALUES[entry.kind][FULL] for entry in roster().values() if entry.kind == CIVILIAN)


def count(position: Position) -> Counts:
    """§7.2, R149-R154 Return the victory points of both sides, with every line."""
    losses = _losses(position)
    intact, ruined = _legations(position)
    zones = board().zones
    others = sum(not zones[zone].legation for zone in position.ruins)
    powers: tuple[Item, ...] = (
        Item("major-intact", intact[True], 10),
        Item("civilians-full", losses["civilians-full"], 10),
        Item("minor-intact", intact[False], 5),
        Item("civilians-reduced", losses["civilians-reduced"], 5),
        Item("soldiers-lost", losses["soldiers"], -1),
        Item("weapons-lost", losses["weapons"], -1),
        Item("leaders-lost", losses["leaders"], -2),
        Item("civilians-lost", losses["civilians"], -5),
        Item("legations-ruined", ruined[True] + ruined[False], -5),
        Item("macdonald-lost", losses["macdonald"], -10),
    )
    last = last_day(position.house.scenario)
    if last < LAST_DAY:
        powers = (*powers, Item("days-to-come", 1, -still_to_come(last)))
    boxers = (
        Item("soldiers-lost", losses["soldiers"], 1),
        Item("ruins", others, 1),
        Item("civilians-lost", losses["civilians"], 5),
        Item("minor-ruined", ruined[False], 5),
        Item("major-ruined", ruined[True], 10),
    )
    return Counts(powers, boxers, last)


def _legations(position: Position) -> tuple[dict[bool, int], dict[bool, int]]:
    """R153 Return the numbers of intact and of ruined Legation zones (R12).

    The keys are True for major Legations, and False for minor ones.
    """
    intact, ruined = {True: 0, False: 0}, {True: 0, False: 0}
    for zone in board().zones.values():
        if zone.legation:
            (ruined if zone.id in position.ruins else intact)[zone.major] += 1
    return intact, ruined


def _losses(position: Position) -> dict[str, int]:
    """R151, R152, R154 Return the numbers of lost counters and surviving civilians.

    The keys are names and, for surviving civilians, faces. Soldiers in the pool count as lost.
    """
    names = ("soldiers", "weapons", "leaders", "macdonald", "civilians", "civilians-full", "civilians-reduced")
    found = dict.fromkeys(names, 0)
    for counter in position.counters:
        if counter.kind == CIVILIAN:
            if counter.place == GONE:
                found["civilians"] += 1
            else:
                found["civilians-full" if counter.face == FULL else "civilians-reduced"] += 1
        elif counter.kind == SOLDIER:
            found["soldiers"] += counter.place == POOL
        elif counter.kind in WEAPONS:
            found["weapons"] += counter.place == GONE  # Betsy apart or held is not eliminated (R41)
        elif counter.kind == LEADER and counter.place == GONE:
            found["macdonald" if counter.id == MACDONALD else "leaders"] += 1
    return found


def overrun(position: Position) -> bool:
    """§7.1, R23, R148 Return whether no soldier, weapon or civilian is left on the map."""
    for counter in position.keepers:  # noqa: SIM110 - a plain loop, for it is asked after every step
        if counter.place not in BOXES:
            return False
    return True


def end_siege(world: World, context: Context) -> None:
    """§7, R55, R148, R149, R189 End the siege, and decide the result."""
    position = world.position
    position.debts.clear()
    position.debts_offered = False
    kept = RELIEVED if last_day(position.house.scenario) == LAST_DAY else HELD
    position.verdict = OVERRUN if overrun(position) else kept
    counts, total = count(position), position.verdict == OVERRUN
    context.emit(
        SiegeEnded(
            verdict=position.verdict,
            powers=0 if total else counts.powers_total,
            boxers=0 if total else counts.boxers_total,
            powers_band=DISASTER if total else counts.powers_band,
            boxers_band=TOTAL_VICTORY if total else counts.boxers_band,
            winner="boxers" if total else counts.winner,
        )
    )


def result(position: Position) -> dict[str, object]:
    """§7 Return the result as plain data: verdict, winner, totals, levels and items.

    An overrun siege has no victory points (R148).
    """
    if position.verdict == OVERRUN:
        counts, bands, winner = Counts((), ()), (DISASTER, TOTAL_VICTORY), "boxers"
    else:
        counts = count(position)
        bands, winner = (counts.powers_band, counts.boxers_band), counts.winner
    return {
        "verdict": position.verdict,
        "winner": winner,
        "powers": counts.powers_total,
        "boxers": counts.boxers_total,
        "powers_band": bands[0],
        "boxers_band": bands[1],
        "powers_items": [_line(item) for item in counts.powers],
        "boxers_items": [_line(item) for item in counts.boxers],
    }


def standing(position: Position) -> ComparableResult:
    """§7.2, R149 Return the result for ranking games: the Powers' level of victory, and a score.

    The score is the difference of the two totals, because it decides the winner. An overrun siege has its own level
    below all others (§7.1, R148).
    """
    periods = position.day - first_evening(position.house.scenario)
    if position.verdict == OVERRUN:
        return ComparableResult(won=False, band=OVERRUN, score=UNCOUNTED + position.day, periods=periods)
    counts = count(position)
    return ComparableResult(
        won=counts.winner == "powers",
        band=BANDS[counts.powers_band - 1],
        score=counts.powers_total - counts.boxers_total,
        periods=periods,
    )


def counted(score: int) -> bool:
    """R148 Return whether a score comes from counting points.

    The score of an overrun siege does not.
    """
    return score > UNCOUNTED + LAST_DAY


def _line(item: Item) -> dict[str, object]:
    return {"name": item.name, "count": item.number, "each": item.each, "total": item.total}
