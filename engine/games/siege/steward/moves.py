"""The steward's moves in an assault (§6.5).

It plans the rest of the phase, and can be called again after every answer.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from typing import Final

from engine.games.siege import world as w
from engine.games.siege.analysis.odds import make_up
from engine.games.siege.map import movement
from engine.games.siege.map.board import MAJOR, board
from engine.games.siege.map.movement import POINTS, WALKERS
from engine.games.siege.steward.advice import Advice, move
from engine.games.siege.steward.boxer_routes import Ground, courses, ground, onward
from engine.games.siege.steward.goal_moves import frightening, further, outer_zones, wanted_by
from engine.games.siege.steward.goals import OWN, Goal
from engine.games.siege.steward.melee_chances import melee_gain, together
from engine.games.siege.world import Counter, Position

ENOUGH: Final = 10
"""The points of a stack that uses the last column of the tables."""
BEST: Final = 3
"""The highest modifier that leaders can give: MacDonald, or the best two."""
NOTHING: Final = 5.0
"""The minimum value of a zone that is defended against Boxers that cannot be hurt."""
WORTH_A_FIGHT: Final = 3
"""A stack with fewer points than this is not sent among Boxers."""


@dataclass(slots=True)
class Task:
    """A zone to which troops should be sent.

    `fight` says whether Boxers are in it now.
    """

    zone: str
    enemy: int
    fight: bool
    value: float
    wanted: int
    have: int = 0


class Plan:
    """The moves planned for the phase, and the reasons for them."""

    def __init__(self, position: Position, left: Mapping[str, int], goal: Goal = OWN) -> None:
        self.position = position
        self.left = left
        self.goal = goal
        self.goes: dict[str, str] = {}
        self.why: dict[str, str] = {}
        self.kept: set[str] = set()
        self.ours = {kind: [c for c in counters if c.place not in w.BOXES] for kind, counters in position.ours.items()}
        self.manned = {counter.place for counter in position.keepers} - w.BOXES
        self.enemies = frozenset(position.boxer_zones())
        self._ways = movement.ways(position)
        self._reached: dict[tuple[str, int], dict[str, int]] = {}
        self.stacks = self._stacks()
        self.hopeless = frozenset([zone for zone in self.enemies if not self._promising(zone)])
        self.manned -= self.hopeless
        self.expected = expectations(position, self.manned)
        self.endangered = self.enemies.union(self.expected, position.fires)
        self.idle_ways = self._idle_ways()

    def _promising(self, zone: str) -> bool:
        """Return whether a strong stack would gain from a melee in a zone."""
        others, weakest = make_up(self.position.chinese(zone))
        if others and not weakest:
            return True  # the column of a good stack always gains some
        if self.goal.afield:
            return True
        if melee_gain(self.position, zone, points=ENOUGH, leaders=0) >= self.goal.hopeless:
            return True
        leaders = [c for c in self.of(w.LEADER) if c.place == zone or zone in self.reach(c)]
        return melee_gain(self.position, zone, points=ENOUGH, leaders=together(leaders)) >= self.goal.hopeless

    def _idle_ways(self) -> frozenset[str]:
        """Return zones of little value that counters should not enter."""
        if not self.hopeless:
            return frozenset()
        position = self.position
        threatening = expectations(position, self.manned, leaving_out=self.hopeless)
        ways = [zone for zone in self.expected if zone not in threatening]
        return frozenset([zone for zone in ways if self.goal.worth(position, zone) < NOTHING])

    def _stacks(self) -> dict[tuple[str, int], list[Counter]]:
        """Group soldiers by place and remaining points. The soldiers of a group can reach the same destinations."""
        if not self.left:
            return {(zone, POINTS): self.position.soldiers(zone) for zone in self.manned}
        found: dict[tuple[str, int], list[Counter]] = {}
        for counter in self.ours[w.SOLDIER]:
            found.setdefault((counter.place, self.left.get(counter.id, POINTS)), []).append(counter)
        return found

    def of(self, kind: str) -> list[Counter]:
        """Return the counters of a kind that are on the map, in counter order."""
        return self.ours[kind]

    def points_left(self, counter: Counter) -> int:
        """Return a counter's remaining movement points."""
        return self.left.get(counter.id, POINTS if counter.kind in WALKERS else 1)

    def reach(self, counter: Counter) -> dict[str, int]:
        """Return the destinations of a counter, with their costs."""
        left = self.left.get(counter.id, POINTS if counter.kind in WALKERS else 1)
        if counter.kind not in WALKERS:
            return self._step(counter) if left > 0 else {}
        return self.walk(counter.place, left)

    def walk(self, start: str, left: int) -> dict[str, int]:
        """Return the destinations that soldiers can reach with `left` points, and the cost of each."""
        key = (start, left)
        if key not in self._reached:
            self._reached[key] = self._ways(start, left) if left > 0 else {}
        return self._reached[key]

    def _step(self, counter: Counter) -> dict[str, int]:
        near = [zone for zone in board().zones[counter.place].walk if zone not in self.position.fires]
        if counter.kind == w.CIVILIAN:
            near = [zone for zone in near if zone not in self.enemies]
        return dict.fromkeys(near, 0)

    def send(self, counter: Counter, zone: str, why: str) -> None:
        """Plan to move a counter to a zone. `why` is the reason."""
        self.goes[counter.id] = zone
        self.why[counter.id] = why
        self.kept.add(counter.id)

    def free(self, counter: Counter) -> bool:
        """Return whether a counter still has no planned move."""
        return counter.id not in self.kept


def plan(position: Position, left: Mapping[str, int], goal: Goal = OWN) -> list[Advice]:
    """Return the steward's moves for the rest of this phase, in a legal order."""
    made = Plan(position, left, goal)
    tasks = _tasks(made)[: 1 if goal.massed else None]
    _hold(made, tasks)
    for task in tasks:
        _gather(made, task)
    _approach(made, tasks)
    if position.fires:
        _leave(made, tasks, position.fires, "escape-fire")
    if made.hopeless:
        lost = made.hopeless | made.idle_ways
        _leave(made, tasks, sorted(lost, key=board().order.__getitem__), "withdraw")
    if not goal.outside:
        _leave(made, tasks, outer_zones(position, made.enemies), "withdraw")
    _lead(made, tasks)
    _bring_weapons(made, tasks)
    _save_civilians(made)
    return _moves(made)


def expectations(position: Position, manned: Iterable[str], *, leaving_out: Iterable[str] = ()) -> dict[str, int]:
    """Return where the Boxers will be after their next movement: their points in each zone.

    Stacks that stay to fight are not counted, nor are stacks in the zones `leaving_out`.
    """
    if not position.piles:
        return {}
    where = ground(position, manned=manned).lit([pile.zone for pile in position.piles])
    found: dict[str, int] = {}
    for pile, course in zip(position.piles, courses(position), strict=True):
        if pile.zone in leaving_out or _pinned(position, where, pile.zone):
            continue
        lone = len(position.piles) == 1
        strength = w.points(position.chinese(pile.zone) if lone else [position.by_id[name] for name in pile.counters])
        ends = onward(_free(where, pile.zone), course)
        for end in ends:
            if end.zone != pile.zone:
                found[end.zone] = found.get(end.zone, 0) + strength // len(ends)
    return found


def _pinned(position: Position, where: Ground, zone: str) -> bool:
    """Return whether the troops in a zone will stay there to fight."""
    return zone in where.manned and not position.burning(zone)


def _free(where: Ground, zone: str) -> Ground:
    if zone not in where.manned:
        return where
    return Ground(where.ruins, where.fires, where.barricades, where.manned - {zone})


# --- tasks ----------------------------------------------------------------------------------------------------------


def _tasks(made: Plan) -> list[Task]:
    position = made.position
    found: list[Task] = []
    for zone in position.boxer_zones():
        if position.burning(zone) or zone in made.hopeless:
            continue
        enemy = w.points(position.chinese(zone))
        have = w.points(position.troops(zone))
        value = made.goal.worth(position, zone) + 0.5 * min(enemy, 20) + (6.0 if have else 0.0)
        value += 0.3 * sum([made.goal.worth(position, end) for end in _beyond(position, zone)])
        found.append(Task(zone, enemy, True, value, wanted=made.goal.wanted(enemy), have=have))
    for zone, enemy in made.expected.items():
        if position.burning(zone) or position.has_boxers(zone) or zone in made.idle_ways:
            continue
        found.append(Task(zone, enemy, False, made.goal.worth(position, zone) + 1.0, wanted=made.goal.wanted(enemy)))
    if made.goal is not OWN:
        found = [task for task in found if wanted_by(made.goal, position, task.zone, fight=task.fight)]
    return sorted(found, key=lambda task: (-task.value, board().order[task.zone]))


def _beyond(position: Position, zone: str) -> list[str]:
    return [target for _, target in board().zones[zone].arrows if target not in position.ruins]


def _hold(made: Plan, tasks: list[Task]) -> None:
    """Record which counters should stay (R54)."""
    position = made.position
    for task in tasks:
        task.have = 0
        here = position.troops(task.zone)
        if not here:
            continue
        if task.fight:
            task.have = w.points(here)
            made.kept.update([counter.id for counter in here])
            continue
        for counter in sorted(here, key=attrgetter("value"), reverse=True):
            if task.have >= task.wanted:
                break
            task.have += counter.value
            made.kept.add(counter.id)
    for power in MAJOR:
        last = _last_garrison(made, board().legations[power])
        if last is not None:
            made.kept.add(last.id)


def _last_garrison(made: Plan, grounds: Iterable[str]) -> Counter | None:
    """Return the counter that should stay as a Legation's last garrison; None if none must stay."""
    position, kept = made.position, made.kept
    found: Counter | None = None
    least = (0, False)
    for zone in grounds:
        if zone in made.manned and zone not in position.ruins and zone not in position.fires:
            engaged = zone in made.enemies
            for counter in position.troops(zone):
                if counter.id in kept:
                    return None
                order = (w.VALUES[counter.kind][counter.face], engaged)
                if found is None or order < least:
                    found, least = counter, order
    return found


def _gather(made: Plan, task: Task) -> None:
    """Plan moves of soldiers to a task. The nearest soldiers move first."""
    if task.have >= task.wanted:
        return
    coming: list[Counter] = []
    have = task.have
    for counter in _volunteers(made, task):
        if have >= task.wanted:
            break
        coming.append(counter)
        have += counter.value
    if task.fight and have < min(WORTH_A_FIGHT, task.enemy):
        return
    reason = "meet" if not task.fight else "reinforce" if task.have else "engage"
    for counter in coming:
        made.send(counter, task.zone, reason)
    task.have = have


def _approach(made: Plan, tasks: list[Task]) -> None:
    """Plan the moves of soldiers towards tasks that are out of reach in this phase."""
    for task in tasks:
        coming = task.have
        if coming >= task.wanted:
            continue
        far = board().walk_distance[task.zone]
        nearer: dict[tuple[str, int], str | None] = {}
        free = [c for c in made.of(w.SOLDIER) if c.id not in made.kept]
        for counter in sorted(free, key=lambda c: far[c.place]):
            if coming >= task.wanted:
                break
            key = (counter.place, made.points_left(counter))
            if key not in nearer:
                nearer[key] = _nearer(made, counter, far)
            end = nearer[key]
            if end is not None:
                made.send(counter, end, "approach")
                coming += counter.value


def _nearer(made: Plan, counter: Counter, far: Mapping[str, int]) -> str | None:
    here = far[counter.place]
    order = board().order
    ends = [z for z in made.reach(counter) if far[z] < here and z not in made.enemies]
    ranked = [(far[z], z in made.expected, order[z], z) for z in ends]
    return min(ranked)[-1] if ranked else None


def _volunteers(made: Plan, task: Task) -> list[Counter]:
    fires, zone = made.position.fires, task.zone
    near, kept, rank = _within_a_march(zone), made.kept, made.position.rank
    found: list[tuple[int, int, int, Counter]] = []
    for (start, left), stack in made.stacks.items():
        if stack and start in near:
            costs = made.walk(start, left)
            if zone in costs:
                cost = 0 if start in fires else costs[zone]
                found += [(cost, -c.face, rank[c.id], c) for c in stack if c.id not in kept]
    found.sort()
    return [entry[-1] for entry in found]


@cache
def _within_a_march(zone: str) -> frozenset[str]:
    """Return the zones from which soldiers may reach a zone in one phase."""
    return frozenset([name for name, steps in board().walk_distance[zone].items() if steps <= POINTS])


# --- other counters --------------------------------------------------------------------------------------------------


def _leave(made: Plan, tasks: list[Task], zones: Iterable[str], why: str) -> None:
    """§6.5, R87 Plan moves out of burning and hopeless zones.

    Counters go to a task if they can. Otherwise they join friends, or go to any zone without Boxers.
    """
    position = made.position
    useful = {task.zone: task.value for task in tasks}
    ranks: dict[str, tuple[bool, float, bool, int]] = {}
    for zone in zones:
        for counter in position.here(zone):
            if not counter.power or not made.free(counter):
                continue
            ends = made.reach(counter)
            if ends:
                ranks.update((end, _refuge_order(made, end, useful)) for end in ends if end not in ranks)
                end = min(ends, key=ranks.__getitem__)
                if why == "escape-fire" or end not in made.enemies:
                    made.send(counter, end, why)


def _refuge_order(made: Plan, end: str, useful: Mapping[str, float]) -> tuple[bool, float, bool, int]:
    return (
        end in made.enemies or end in made.idle_ways,
        -useful.get(end, 0.0),
        not made.position.held(end),
        board().order[end],
    )


def _lead(made: Plan, tasks: list[Task]) -> None:
    """§1.5.2 Plan the moves of leaders to fights and with their troops."""
    leaders = made.of(w.LEADER)
    for task in tasks if made.goal.leading else ():
        if task.have < WORTH_A_FIGHT:
            continue
        free = [c for c in leaders if c.id not in made.kept]
        if not free:
            break
        present = [c for c in leaders if made.goes.get(c.id, c.place) == task.zone]
        made.kept.update([c.id for c in present])
        if _bonus(present) >= BEST:
            continue
        able = [c for c in free if c.place != task.zone and task.zone in made.reach(c)]
        able.sort(key=attrgetter("bonus"), reverse=True)
        for leader in able:
            made.send(leader, task.zone, "leader-joins")
            present.append(leader)
            if _bonus(present) >= BEST:
                break
    _withdraw_leaders(made, leaders)


def _bonus(leaders: Iterable[Counter]) -> int:
    return sum(sorted([c.bonus for c in leaders])[-2:])


def _withdraw_leaders(made: Plan, leaders: list[Counter]) -> None:
    """R22, R25 Plan moves for leaders who might otherwise be left alone."""
    position = made.position
    for leader in leaders:
        if not (leader.place in made.enemies or leader.place in made.expected) or not made.free(leader):
            continue
        if made.goal.leading and any(c.id not in made.goes for c in position.troops(leader.place)):
            continue
        ends = made.reach(leader)
        if ends:
            end = min(ends, key=lambda z: (z in made.enemies or z in made.expected, not position.held(z), ends[z]))
            if end not in made.enemies:
                made.send(leader, end, "leader-joins")


def _bring_weapons(made: Plan, tasks: list[Task]) -> None:
    """§3.1 Plan moves of weapons next to strong fights."""
    fights = [task.zone for task in tasks if task.fight and task.have >= ENOUGH - 2]
    if not fights:
        return
    busy = {task.zone for task in tasks}
    beside = {near for zone in fights for near in board().zones[zone].touch}
    for weapon in (*made.of(w.MACHINE_GUN), *made.of(w.GUN)):
        if weapon.place in beside and weapon.place not in busy and weapon.face == w.FULL and made.free(weapon):
            ends = made.reach(weapon)
            zone = next((zone for zone in fights if zone in ends), None)
            if zone is not None:
                made.send(weapon, zone, "weapon-joins")


def _save_civilians(made: Plan) -> None:
    """§6.5, R139 Plan moves of civilians that take them away from fires and Boxers."""
    perils = frightening(made.endangered, made.enemies, shy=made.goal.shy)
    for counter in made.of(w.CIVILIAN):
        if counter.place not in perils or not made.free(counter):
            continue
        safe = [zone for zone in made.reach(counter) if zone not in made.endangered]
        if counter.place not in made.endangered:
            safe = further(safe, counter.place, made.enemies)
        if safe:
            made.send(counter, min(safe, key=lambda zone: _distance_order(made, zone)), "civilians-away")


def _distance_order(made: Plan, zone: str) -> tuple[int, int]:
    distance = board().touch_distance[zone]
    near = min([distance[enemy] for enemy in made.enemies], default=9)
    return (-near, board().order[zone])


def _moves(made: Plan) -> list[Advice]:
    """Return the planned moves in a legal order. Counters that move together form one move."""
    position = made.position
    groups: dict[tuple[str, str], list[Counter]] = {}
    for name, zone in made.goes.items():
        counter = position.by_id[name]
        if counter.place != zone:
            groups.setdefault((counter.place, zone), []).append(counter)
    ordered = sorted(groups.items(), key=lambda item: {c.kind for c in item[1]} == {w.LEADER})
    return [move(start, end, counters, made.why[counters[0].id]) for (start, end), counters in ordered]
