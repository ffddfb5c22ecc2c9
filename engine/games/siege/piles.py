"""§6.2 Piles of Chinese counters: how they divide and how they join."""

from __future__ import annotations

from engine.core.table import Table
from engine.games.siege.events import PilesJoined, PileSplit
from engine.games.siege.world import CHINESE_LEADERS, FANATIC, IRREGULAR, REGULAR, Pile, Position

DEALT = (FANATIC, REGULAR, IRREGULAR)
"""§6.2, R97 The order in which the kinds are dealt to the halves; leaders come last."""


def fighters(position: Position, pile: Pile) -> int:
    """§6.2, R97 The counters of a pile that are no leaders: a pile with one of them does not divide."""
    return sum(position.by_id[name].kind not in CHINESE_LEADERS for name in pile.counters)


def divides(position: Position, pile: Pile) -> bool:
    """§6.2, R95, R97 Whether a pile that moves off from, or into, a zone with two arrows divides there."""
    return not pile.divided and len(position.zone(pile.zone).arrows) > 1 and fighters(position, pile) > 1


def deal(position: Position, counters: list[str]) -> tuple[list[str], list[str]]:
    """§6.2, R97, R175 The halves (red, green): by kind, the strongest first, dealt in turn; leaders last.

    Each kind begins with the half that has fewer counters, the red one when they are even; so do the leaders, one by
    one in the order of their counters.
    """
    rank = position.rank
    found = [position.by_id[name] for name in sorted(counters, key=rank.__getitem__)]
    red: list[str] = []
    green: list[str] = []
    for kind in DEALT:
        first, second = (red, green) if len(red) <= len(green) else (green, red)
        strongest = sorted((c for c in found if c.kind == kind), key=lambda c: -c.face)
        for turn, counter in enumerate(strongest):
            (second if turn % 2 else first).append(counter.id)
    for counter in found:
        if counter.kind in CHINESE_LEADERS:
            (red if len(red) <= len(green) else green).append(counter.id)
    return red, green


def split(position: Position, table: Table, pile: Pile) -> Pile:
    """§6.2, R95-R97, R107 Divide a pile: it keeps the red half, the new one, next in order, follows green."""
    (_, red), (_, green) = position.zone(pile.zone).arrows
    ours, theirs = deal(position, pile.counters)
    other = Pile(id=position.next_pile, zone=pile.zone, counters=theirs, divided=True, held=green)
    position.next_pile += 1
    pile.counters, pile.divided, pile.held = ours, True, red
    position.piles.insert(position.piles.index(pile) + 1, other)
    table.tell(PileSplit(zone=pile.zone, red=tuple(ours), green=tuple(theirs)))
    return other


def join(position: Position, table: Table) -> None:
    """§6.2, R99, R174 Piles that end the phase in one zone join, except halves that still hold different arrows.

    A pile that holds no arrow joins the first that holds one, and the joined pile keeps it; it counts as divided when
    any of its parts was.
    """
    if len({pile.zone for pile in position.piles}) == len(position.piles):
        return
    kept: list[Pile] = []
    joined: dict[str, None] = {}
    for zone in dict.fromkeys(pile.zone for pile in position.piles):
        here = [pile for pile in position.piles if pile.zone == zone]
        into = _targets(here)
        for pile in here:
            target = into[pile.id]
            if target is not pile:
                target.counters += pile.counters
                target.divided = target.divided or pile.divided
                joined[zone] = None
        kept += {id(pile): pile for pile in into.values()}.values()
    position.piles = sorted(kept, key=position.piles.index)
    for zone in joined:
        table.tell(PilesJoined(zone=zone))


def _targets(here: list[Pile]) -> dict[int, Pile]:
    """Which pile each of a zone's piles becomes part of, by the piles' ids."""
    holders: dict[str, Pile] = {}
    for pile in here:
        if pile.held is not None:
            holders.setdefault(pile.held, pile)
    first = next(iter(holders.values()), here[0])
    return {pile.id: first if pile.held is None else holders[pile.held] for pile in here}
