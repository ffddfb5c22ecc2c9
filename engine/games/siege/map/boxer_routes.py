"""§6.2 The routes of the Boxers, with their costs, arrows and fires."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.games.siege.world import CIVILIAN, LEADER, SOLDIER, WEAPONS, Pile, Position

POINTS: Final = 4
"""§6.2, R162 Movement points of a stack."""


class Way(NamedTuple):
    """A path along an arrow: its zones without the first, and its cost."""

    zones: tuple[str, ...]
    cost: int

    @property
    def end(self) -> str:
        """The last zone of the path."""
        return self.zones[-1]

    @property
    def through(self) -> tuple[str, ...]:
        """The burning zones through which the path goes."""
        return self.zones[:-1]


def entry_cost(position: Position, start: str, end: str) -> int:
    """§6.2, R92, R93, R106 Return the movement points that a step costs the Boxers."""
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
    """§6.2, R100 Return the zones to which a zone's arrows lead, the preferred one first."""
    arrows = [target for _, target in position.zone(zone).arrows]
    if len(arrows) < 2:
        return arrows
    return sorted(arrows, key=lambda target: target in position.ruins or target in position.fires)


def way_along(position: Position, start: str, first: str) -> Way | None:
    """§6.2, R101, R102 Return the path along the arrow to `first` and on through any fires.

    Return None if it leads nowhere (R173).
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
    """§6.2, R98, R100, R102, R103 Return a stack's next arrow, and the path along it.

    At a dead end the arrow is None. If every arrow leads into fires without an exit, the path is None.
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
    """§6.2, R98, R101, R173 Return whether a stack with `left` movement points can take a path."""
    if way.cost <= left:
        return True
    return bool(way.through) and left > 0 and way.end not in position.ruins


def stop(position: Position, zone: str) -> str | None:
    """§6.2, R25, R94 Return why a stack must stop in a zone: “defended” or “legation”.

    Return None if it can go on.
    """
    if position.defended(zone) or any(counter.kind == LEADER for counter in position.here(zone)):
        return "defended"
    return "legation" if position.safe_legation(zone) else None


def pinned(position: Position, zone: str) -> bool:
    """§6.2, R91, R169 Return whether Boxers in a zone must stay and fight."""
    return zone not in position.fires and position.defended(zone)
