"""The end of the siege and both victory counts (§7), item by item."""

from __future__ import annotations

from typing import NamedTuple

from engine.core.system import Standing
from engine.core.table import Table
from engine.games.siege.board import board
from engine.games.siege.events import SiegeEnded
from engine.games.siege.leaders import MACDONALD
from engine.games.siege.tables import lookup
from engine.games.siege.world import (
    BOXES,
    CIVILIAN,
    FULL,
    GONE,
    LEADER,
    POOL,
    SOLDIER,
    WEAPONS,
    Position,
    World,
)

RELIEVED, OVERRUN = "relieved", "overrun"
TOTAL_VICTORY, DISASTER = 5, 1
"""§7.1 The bands of a siege that the Boxers end."""
BANDS = ("disaster", "defeat", "marginal-victory", "victory", "great-victory")
"""§7.2 The bands of either side, 1 to 5, by name."""
UNCOUNTED = -1000
"""Below every difference that two counts can have: a siege that was overrun has none."""


class Item(NamedTuple):
    """One line of a count: its catalogue name, how many, and what each is worth."""

    name: str
    number: int
    each: int

    @property
    def total(self) -> int:
        """What the line is worth."""
        return self.number * self.each


class Counts(NamedTuple):
    """Both counts (§7.2): their items, totals and bands, and the winner: «powers», «boxers» or «draw»."""

    powers: tuple[Item, ...]
    boxers: tuple[Item, ...]

    @property
    def powers_total(self) -> int:
        """§7.2.1 The Powers' points; they may be negative (R150)."""
        return sum(item.total for item in self.powers)

    @property
    def boxers_total(self) -> int:
        """§7.2.2 The Boxers' points."""
        return sum(item.total for item in self.boxers)

    @property
    def powers_band(self) -> int:
        """The Powers' band."""
        return band(self.powers_total)

    @property
    def boxers_band(self) -> int:
        """The Boxers' band."""
        return band(self.boxers_total)

    @property
    def winner(self) -> str:
        """§7.2, R149 The higher total wins, equal totals are a draw."""
        if self.powers_total == self.boxers_total:
            return "draw"
        return "powers" if self.powers_total > self.boxers_total else "boxers"


def band(total: int) -> int:
    """§7.2, R150 The band of a total, 1 (disaster; also everything below 0) to 5 (great victory, from 100)."""
    return int(lookup("band", total))


def count(position: Position) -> Counts:
    """§7.2, R149-R154 Both counts of a position, every line of them, also the empty ones."""
    losses = _losses(position)
    intact, ruined = _legations(position)
    zones = board().zones
    others = sum(not zones[zone].legation for zone in position.ruins)
    powers = (
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
    boxers = (
        Item("soldiers-lost", losses["soldiers"], 1),
        Item("ruins", others, 1),
        Item("civilians-lost", losses["civilians"], 5),
        Item("minor-ruined", ruined[False], 5),
        Item("major-ruined", ruined[True], 10),
    )
    return Counts(powers, boxers)


def _legations(position: Position) -> tuple[dict[bool, int], dict[bool, int]]:
    """R153 Legation zones, intact and ruined, by whether they are major; who stands there does not matter (R12)."""
    intact, ruined = {True: 0, False: 0}, {True: 0, False: 0}
    for zone in board().zones.values():
        if zone.legation:
            (ruined if zone.id in position.ruins else intact)[zone.major] += 1
    return intact, ruined


def _losses(position: Position) -> dict[str, int]:
    """R151, R152, R154 Counters by what they are worth: the pool, dead crews, leaders gone, civilians left and lost."""
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
    """§7.1, R23, R148 Whether no soldier, no weapon and no civilian is left on the map; the pool does not count."""
    for counter in position.keepers:  # noqa: SIM110 - a plain loop, for it is asked after every step
        if counter.place not in BOXES:
            return False
    return True


def end_siege(world: World, table: Table) -> None:
    """§7, R55, R148, R149 The end: relieved after the last day, or overrun, and the Boxers win outright."""
    position = world.position
    position.debts.clear()
    position.debts_offered = False
    position.verdict = OVERRUN if overrun(position) else RELIEVED
    counts, total = count(position), position.verdict == OVERRUN
    table.tell(
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
    """§7 The result as plain facts: verdict, winner, totals, bands and the items of both counts.

    A siege that was overrun has no count (R148): totals 0, no items, the extreme bands.
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


def standing(position: Position) -> Standing:
    """§7.2, R149 What the defence came to: its band is the Powers', its score the difference of both totals.

    The difference, because the totals are compared to find the winner: whoever won stands above a draw, a draw above
    whoever lost, and what a defence saved and what it let burn both count, as far as the rules count it for either
    side. The Powers' total alone would set a siege lost by 76 to 99 above one won by 75 to 20. A siege that was
    overrun is counted by nobody (§7.1, R148): it stands below all others, the later the better, in a band of its own.
    """
    if position.verdict == OVERRUN:
        return Standing(won=False, band=OVERRUN, score=UNCOUNTED + position.day, periods=position.day)
    counts = count(position)
    return Standing(
        won=counts.winner == "powers",
        band=BANDS[counts.powers_band - 1],
        score=counts.powers_total - counts.boxers_total,
        periods=position.day,
    )


def counted(score: int) -> bool:
    """R148 Whether a score is the difference of two counts: no two are 500 points apart."""
    return score > UNCOUNTED // 2


def _line(item: Item) -> dict[str, object]:
    return {"name": item.name, "count": item.number, "each": item.each, "total": item.total}
