"""§6.5 The legal moves of the soldiers' movement phase, and their costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import chain
from typing import Final

from engine.core.asks import Refused
from engine.games.siege.map.board import MAJOR, board
from engine.games.siege.menus import no_zone
from engine.games.siege.world import BOXES, CIVILIAN, LEADER, SOLDIER, WEAPONS, Counter, Position

RULE: Final = "6.5"
POINTS: Final = 4
"""§6.5 The movement points of soldiers and leaders; weapons and civilians move one zone instead (R139)."""
WALKERS: Final = frozenset({SOLDIER, LEADER})
Reaches = Sequence[tuple[Counter, dict[str, int]]]


@dataclass(slots=True)
class March:
    """Counts the movement points that each counter has left in this phase."""

    left: dict[str, int] = field(default_factory=dict)

    def of(self, counter: Counter) -> int:
        """Return a counter's remaining movement points."""
        return self.left.get(counter.id, POINTS if counter.kind in WALKERS else 1)


def walks(counter: Counter) -> bool:
    """§6.5, R139 Return whether a counter needs movement points to move."""
    return counter.kind in WALKERS


def entry_cost(position: Position, start: str, end: str) -> int:
    """§6.5, R93, R138 Return the movement points that a step costs."""
    board = position.board
    rough = board.zones[end].legation or end in position.ruins or end in position.barricades
    cost = 2 if rough or board.canal_step(start, end) or position.has_boxers(end) else 1
    return cost + 1 if position.has_boxers(start) else cost


def reach(position: Position, start: str, *, points: int) -> dict[str, int]:
    """§6.5, R86, R138 Return the zones that soldiers can reach, with the cost of each."""
    return ways(position)(start, points)


def ways(position: Position) -> Callable[[str, int], dict[str, int]]:
    """§6.5 Return a function that gives the same results as `reach`, but is faster for many starts."""
    fires = frozenset(position.fires)
    rough = frozenset((*position.ruins, *position.barricades))
    enemies = frozenset([pile.zone for pile in position.piles])

    def reached(start: str, points: int) -> dict[str, int]:
        near, smooth = _near(start, points)
        return _reach(start, points, fires & near, rough & smooth, enemies & near)

    return reached


@cache
def _near(start: str, points: int) -> tuple[frozenset[str], frozenset[str]]:
    """Return the zones within reach, and those of them where an obstacle may add to the cost."""
    nothing: frozenset[str] = frozenset()
    found = _reach(start, points, nothing, nothing, nothing)
    zones = board().zones
    return frozenset((start, *found)), frozenset([zone for zone in found if not zones[zone].legation])


@lru_cache(maxsize=8192)
def _reach(
    start: str, points: int, fires: frozenset[str], rough: frozenset[str], enemies: frozenset[str]
) -> dict[str, int]:
    """Return the zones that can be reached, with their costs.

    Do not change the result, because it is cached.
    """
    steps = _steps()
    costs = {start: 0}
    rings: list[list[str]] = [[] for _ in range(points + 1)]
    rings[0].append(start)
    slow = rough | enemies
    for spent in range(points):
        for here in rings[spent]:
            if costs[here] != spent or (here in enemies and here != start):
                continue
            before = spent + 1 if here in enemies else spent
            for near, terrain in steps[here]:
                if near in fires or (near in costs and costs[near] <= before + 1):
                    continue
                cost = before + (2 if near in slow else terrain)
                if cost <= points and (near not in costs or cost < costs[near]):
                    costs[near] = cost
                    rings[cost].append(near)
    del costs[start]
    return costs


@cache
def _steps() -> dict[str, tuple[tuple[str, int], ...]]:
    """§6.5, R11 Return the zones that can be reached from each zone in one step, with the costs."""
    zones, canal = board().zones, board().canal_step
    return {
        start: tuple((end, 2 if zones[end].legation or canal(start, end) else 1) for end in zone.walk)
        for start, zone in zones.items()
    }


def destinations(position: Position, march: March, counter: Counter) -> dict[str, int]:
    """§6.5, R25, R87, R139, R140 Return the zones where a counter may go now, with costs.

    Callers must check `needs_company` for leaders.
    """
    left = march.of(counter)
    if left <= 0:
        return {}
    if walks(counter):
        return reach(position, counter.place, points=left)
    near = [zone for zone in position.zone(counter.place).walk if not position.burning(zone)]
    if counter.kind == CIVILIAN:
        near = [zone for zone in near if not position.has_boxers(zone)]
    return dict.fromkeys(near, 0)


def needs_company(position: Position, zone: str) -> bool:
    """§6.5, R25 Return whether a leader may enter a zone only together with troops."""
    return position.has_boxers(zone) and not position.held(zone)


def reaches(position: Position, march: March, start: str) -> list[tuple[Counter, dict[str, int]]]:
    """§6.5 Return the counters of the Powers in a zone with their destinations and costs."""
    known: dict[int, dict[str, int]] = {}
    found: list[tuple[Counter, dict[str, int]]] = []
    for counter in position.here(start):
        if not counter.power:
            continue
        if walks(counter):
            left = march.of(counter)
            if left not in known:
                known[left] = destinations(position, march, counter)
            found.append((counter, known[left]))
        else:
            found.append((counter, destinations(position, march, counter)))
    return found


def goers(position: Position, able: Reaches, end: str) -> list[tuple[Counter, int]]:
    """§6.5, R25 Return the counters that may move to the zone `end`, with their costs.

    `able` is the result of `reaches`.
    """
    found = [(counter, ends[end]) for counter, ends in able if end in ends]
    if found and needs_company(position, end) and all(counter.kind == LEADER for counter, _ in found):
        return []
    return found


def movers(position: Position, able: Reaches) -> dict[str, list[tuple[Counter, int]]]:
    """§6.5 Return the counters that may move to each destination, with their costs.

    `able` is the result of `reaches`.
    """
    ends = {end for _, ends in able for end in ends}
    found = {end: goers(position, able, end) for end in sorted(ends, key=position.board.order.__getitem__)}
    return {end: going for end, going in found.items() if going}


def can_leave(position: Position, march: March, start: str) -> bool:
    """§6.5 Return whether any counter of a zone may still move."""
    return any(_can_step(position, march, counter) for counter in position.here(start) if counter.power)


def _can_step(position: Position, march: March, counter: Counter) -> bool:
    return any(_may_step(position, march, counter, near=near) for near in position.zone(counter.place).walk)


def _may_step(position: Position, march: March, counter: Counter, *, near: str) -> bool:
    left = march.of(counter)
    if left <= 0 or position.burning(near):
        return False
    if counter.kind == CIVILIAN:
        return not position.has_boxers(near)
    if not walks(counter):
        return True
    start = counter.place
    if entry_cost(position, start, near) > left:
        return False
    if counter.kind == SOLDIER or not needs_company(position, near):
        return True
    return any(_may_step(position, march, other, near=near) for other in position.troops(start))


def starts(position: Position, march: March) -> list[str]:
    """§6.5 Return the zones where a counter may still move."""
    order = position.board.order
    zones = {counter.place for counter in (*position.army, *position.civil)} - BOXES
    return sorted((zone for zone in zones if can_leave(position, march, zone)), key=order.__getitem__)


def anybody(position: Position, march: March) -> bool:
    """§6.5 Return whether any counter of the Powers may still move."""
    fires = position.fires
    for counter in position.ours[SOLDIER]:
        if counter.place not in fires and counter.place not in BOXES and counter.id not in march.left:
            if not fires or any(near not in fires for near in position.zone(counter.place).walk):
                return True  # four points pay for any step
            break
    for counter in chain(position.army, position.civil):
        if counter.place not in BOXES and _can_step(position, march, counter):
            return True
    return False


def must_leave(position: Position, march: March) -> list[str]:
    """§6.5, R87, R88 Return the burning zones whose counters must leave."""
    if not position.fires:
        return []
    found = [zone for zone in position.fires if can_leave(position, march, zone)]
    return sorted(found, key=position.board.order.__getitem__)


def go(position: Position, march: March, counters: Iterable[Counter], *, end: str) -> None:
    """§6.5, R139 Move counters to a zone and subtract their movement points."""
    ends = position.has_boxers(end)
    known: dict[tuple[str, int], dict[str, int]] = {}
    for counter in counters:
        left = march.of(counter)
        if ends or not walks(counter):
            march.left[counter.id] = 0
            continue
        key = (counter.place, left)
        if key not in known:
            known[key] = reach(position, counter.place, points=left)
        march.left[counter.id] = left - known[key][end]
    position.put_all(counters, end)


def preset(position: Position, start: str, *, end: str, counters: Sequence[Counter]) -> list[Counter]:
    """Return the counters that a move includes unless the player chooses others."""
    if position.burning(start):
        return list(counters)
    chosen = [counter for counter in counters if walks(counter)]
    soldiers = [counter for counter in chosen if counter.kind == SOLDIER]
    if soldiers and _last_garrison(position, start, end=end, leaving=soldiers):
        chosen.remove(min(soldiers, key=lambda c: c.face))
    if not any(counter.kind == SOLDIER for counter in chosen) and needs_company(position, end):
        chosen = soldiers or [counter for counter in counters if counter.kind in WEAPONS]
    return chosen or list(counters)


def _last_garrison(position: Position, start: str, *, end: str, leaving: Sequence[Counter]) -> bool:
    """§6.5, R54 Return whether a major Legation would lose its last garrison."""
    power = position.zone(start).power
    if power not in MAJOR or not position.safe_legation(start):
        return False
    held = [zone for zone in position.board.legation_zones(power) if position.safe_legation(zone)]
    if end in held or len(position.troops(start)) > len(leaving):
        return False
    return not any(position.held(zone) for zone in held if zone != start)


# --- refusals -------------------------------------------------------------------------------------------------------


def why_not_from(position: Position, march: March, zone: str) -> Refused | None:
    """Return why no counter may leave a zone now. Return None if a counter may leave."""
    if zone not in position.board.zones:
        return no_zone(zone, rule=RULE)
    ours = [counter for counter in position.here(zone) if counter.power]
    if not ours:
        return Refused("nobody-there", rule=RULE, facts={"zone": zone})
    if all(march.of(counter) <= 0 for counter in ours):
        return Refused("no-points-left", rule=RULE, facts={"zone": zone})
    return Refused("no-way-out", rule=RULE, facts={"zone": zone})


def why_not_to(position: Position, start: str, end: str) -> Refused | None:
    """Return why no counter may move from one zone to another. Return None if the move is allowed."""
    zones = position.board.zones
    if end not in zones:
        return no_zone(end, rule=RULE)
    facts = {"start": start, "zone": end}
    if start == end:
        return Refused("already-there", rule=RULE, facts=facts)
    if position.burning(end):
        return Refused("into-fire", rule=RULE, facts=facts)
    if end in zones[start].touch and end not in zones[start].walk:
        return Refused("wall", rule="2.3", facts=facts)
    if end in zones[start].walk and position.has_boxers(end):
        return Refused("among-boxers", rule=RULE, facts=facts)
    return Refused("too-far", rule=RULE, facts=facts)


def why_not_what(position: Position, march: March, start: str, *, end: str, name: str) -> Refused | None:
    """Return why one of the counters cannot make a move; None if it can."""
    counter = position.by_id.get(name)
    if counter is None:
        return Refused("no-such-counter", rule="1.4.1", facts={"word": name})
    left = march.of(counter)
    here = position.zone(start)
    if counter.place != start:
        reason = "not-there"
    elif not counter.power:
        reason = "not-yours"
    elif left <= 0:
        reason = "no-points-left"
    elif counter.kind == CIVILIAN and position.has_boxers(end):
        reason = "civilians-among-boxers"
    elif not walks(counter) and end in here.touch and end not in here.walk:
        return Refused("wall", rule="2.3", facts={"start": start, "zone": end})
    else:
        reason = "too-far" if walks(counter) else "one-zone-only"
    return Refused(reason, rule=RULE, facts={"counter": name, "start": start, "zone": end, "points": left})


def why_not_together(position: Position, names: Iterable[str], *, end: str) -> Refused | None:
    """§6.5, R25 Return why counters cannot move together; None if they can."""
    chosen = [position.by_id[name] for name in names]
    if needs_company(position, end) and not any(c.kind == SOLDIER or c.kind in WEAPONS for c in chosen):
        return Refused("leader-alone", rule=RULE, facts={"zone": end})
    return None
