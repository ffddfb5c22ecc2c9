"""§6.2 Where a pile goes: the cost of a step, the choice of an arrow, the way through fires."""

from __future__ import annotations

from typing import NamedTuple

from engine.games.siege.world import CIVILIAN, LEADER, SOLDIER, WEAPONS, Pile, Position

POINTS = 4
"""§6.2, R162 The movement points of a pile."""


class Way(NamedTuple):
    """A way along an arrow: its zones without the start, all but the last of them fires that are passed."""

    zones: tuple[str, ...]
    cost: int

    @property
    def end(self) -> str:
        """Where it leads."""
        return self.zones[-1]

    @property
    def through(self) -> tuple[str, ...]:
        """The fires that it passes."""
        return self.zones[:-1]


def entry_cost(position: Position, start: str, end: str) -> int:
    """§6.2, R92, R93, R106 What a step costs the Boxers: the dearest single line that fits.

    3 with troops there; 2 for civilians, a ruin, a barricade, a Legation, or a step between land and canal; else 1.
    """
    cost = 1
    board = position.board
    rough = board.zones[end].legation or end in position.ruins or end in position.barricades
    if rough or board.canal_step(start, end):
        cost = 2
    for counter in position.here(end):
        if counter.kind == SOLDIER or counter.kind in WEAPONS:
            return 3
        if counter.kind == CIVILIAN:
            cost = 2
    return cost


def preferred(position: Position, zone: str) -> list[str]:
    """§6.2, R100 The zones that a zone's arrows lead to, best first.

    Red, then green, to a zone that neither burns nor lies in ruins; then red, then green.
    """
    arrows = [target for _, target in position.zone(zone).arrows]
    if len(arrows) < 2:
        return arrows
    return sorted(arrows, key=lambda target: target in position.ruins or target in position.fires)


def way_along(position: Position, start: str, first: str) -> Way | None:
    """§6.2, R101, R102 The way along the arrow to `first`, through all the fires in a row.

    None when the fires let nobody out, or only back to where the pile stands (R173).
    """
    zones = _through(position, first, (start,))
    if zones is None or zones[-1] == start:
        return None
    before = zones[-2] if len(zones) > 1 else start
    return Way(zones, entry_cost(position, before, zones[-1]))


def _through(position: Position, zone: str, seen: tuple[str, ...]) -> tuple[str, ...] | None:
    if zone not in position.fires:
        return (zone,)
    if zone in seen:
        return None
    for near in preferred(position, zone):
        found = _through(position, near, (*seen, zone))
        if found is not None:
            return (zone, *found)
    return None


def choose(position: Position, pile: Pile) -> tuple[str | None, Way | None]:
    """§6.2, R98, R100, R102, R103 (arrow, way): the arrow that a pile follows now, and where that leads.

    It follows the arrow that it holds, else the preferred one; an arrow from which fires let nobody out does not
    count. The arrow is None at a dead end, the way None when every arrow leads into such fires.
    """
    arrows = preferred(position, pile.zone)
    if pile.held in arrows:
        arrows.remove(pile.held)
        arrows.insert(0, pile.held)
    for arrow in arrows:
        way = way_along(position, pile.zone, arrow)
        if way is not None:
            return arrow, way
    return (arrows[0], None) if arrows else (None, None)


def affordable(position: Position, way: Way, *, left: int) -> bool:
    """§6.2, R98, R101, R173 Whether a pile with `left` points goes that way.

    Past a fire it enters any zone that is no ruin even without the points, but not with none left at all.
    """
    if way.cost <= left:
        return True
    return bool(way.through) and left > 0 and way.end not in position.ruins


def stop(position: Position, zone: str) -> str | None:
    """§6.2, R25, R94 Why a pile's movement ends on entering a zone: «defended», «legation», or None when it goes on.

    Anybody of the Powers stops it, a lone leader too, and so does a Legation that neither burns nor lies in ruins.
    """
    if position.defended(zone) or any(counter.kind == LEADER for counter in position.here(zone)):
        return "defended"
    return "legation" if position.safe_legation(zone) else None


def pinned(position: Position, zone: str) -> bool:
    """§6.2, R91, R169 Whether Boxers stay to fight: troops or civilians are there and it does not burn."""
    return zone not in position.fires and position.defended(zone)
