"""What the steward moves in an assault (§6.5): out of fires, against the Boxers or into their way, civilians aside.

It plans the whole phase from the position and the movement points that are left, so that it may be asked at any moment
of the phase and again after every answer: what is done already is not planned again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from engine.games.siege import march
from engine.games.siege import world as w
from engine.games.siege.board import MAJOR, board
from engine.games.siege.march import POINTS
from engine.games.siege.steward.advice import Advice, move
from engine.games.siege.steward.routes import Ground, courses, ground, onward
from engine.games.siege.steward.stakes import worth
from engine.games.siege.world import Counter, Position

ENOUGH = 10
"""Points of a stack that uses the tables to the full."""
WORTH_A_FIGHT = 3
"""Points below which nobody is sent among Boxers."""


@dataclass
class Task:
    """A zone where troops are wanted: `fight` when Boxers stand in it, else they are expected there."""

    zone: str
    enemy: int
    fight: bool
    value: float
    wanted: int
    have: int = 0


@dataclass
class Plan:
    """The phase's moves, as they are found."""

    position: Position
    left: Mapping[str, int]
    expected: dict[str, int] = field(default_factory=dict)
    goes: dict[str, str] = field(default_factory=dict)
    why: dict[str, str] = field(default_factory=dict)
    kept: set[str] = field(default_factory=set)
    reached: dict[tuple[str, int], dict[str, int]] = field(default_factory=dict)

    def points_left(self, counter: Counter) -> int:
        """The movement points that a counter still has; 1 for a weapon or civilian that has not moved."""
        return self.left.get(counter.id, POINTS if march.walks(counter) else 1)

    def reach(self, counter: Counter) -> dict[str, int]:
        """Where a counter may go, with the cost."""
        left = self.points_left(counter)
        key = (counter.place + counter.kind if not march.walks(counter) else counter.place, left)
        if key not in self.reached:
            self.reached[key] = self._reach(counter, left)
        return self.reached[key]

    def _reach(self, counter: Counter, left: int) -> dict[str, int]:
        if left <= 0:
            return {}
        if march.walks(counter):
            return march.reach(self.position, counter.place, points=left)
        near = [zone for zone in board().zones[counter.place].walk if not self.position.burning(zone)]
        if counter.kind == w.CIVILIAN:
            near = [zone for zone in near if not self.position.has_boxers(zone)]
        return dict.fromkeys(near, 0)

    def send(self, counter: Counter, zone: str, why: str) -> None:
        """Plan a move."""
        self.goes[counter.id] = zone
        self.why[counter.id] = why
        self.kept.add(counter.id)

    def free(self, counter: Counter) -> bool:
        """Whether nothing is planned for a counter yet."""
        return counter.id not in self.kept


def plan(position: Position, left: Mapping[str, int]) -> list[Advice]:
    """The moves that are still to be made in this phase, in an order in which each is legal."""
    made = Plan(position, left, expected=expectations(position))
    tasks = _tasks(made)
    _hold(made, tasks)
    for task in tasks:
        _gather(made, task)
    _approach(made, tasks)
    _leave_fires(made, tasks)
    _lead(made, tasks)
    _bring_weapons(made, tasks)
    _save_civilians(made)
    return _moves(made)


def expectations(position: Position) -> dict[str, int]:
    """The zones where Boxers who are not pinned will stand after their next move, with their points."""
    where = ground(position, manned=_manned(position)).lit(pile.zone for pile in position.piles)
    found: dict[str, int] = {}
    for pile, course in zip(position.piles, courses(position), strict=True):
        if _pinned(position, where, pile.zone):
            continue
        strength = w.points(position.by_id[name] for name in pile.counters)
        ends = onward(_free(where, pile.zone), course)
        for end in ends:
            if end.zone != pile.zone:
                found[end.zone] = found.get(end.zone, 0) + strength // len(ends)
    return found


def _manned(position: Position) -> set[str]:
    return {c.place for c in position.counters if c.power and c.kind != w.LEADER and c.place not in w.BOXES}


def _pinned(position: Position, where: Ground, zone: str) -> bool:
    """Whether the pile will stay: somebody of ours holds it and the zone does not burn now."""
    return zone in where.manned and not position.burning(zone)


def _free(where: Ground, zone: str) -> Ground:
    return Ground(where.ruins, where.fires, where.barricades, where.manned - {zone})


# --- tasks ----------------------------------------------------------------------------------------------------------


def _tasks(made: Plan) -> list[Task]:
    position = made.position
    found: list[Task] = []
    for zone in position.boxer_zones():
        if position.burning(zone):
            continue
        enemy = w.points(position.chinese(zone))
        have = w.points(position.troops(zone))
        value = worth(position.ruins, zone) + 0.5 * min(enemy, 20) + (6.0 if have else 0.0)
        value += 0.3 * sum(worth(position.ruins, end) for end in _beyond(position, zone))
        found.append(Task(zone, enemy, True, value, wanted=_wanted(enemy), have=have))
    for zone, enemy in made.expected.items():
        if position.burning(zone) or position.has_boxers(zone):
            continue
        found.append(Task(zone, enemy, False, worth(position.ruins, zone) + 1.0, wanted=_wanted(enemy)))
    return sorted(found, key=lambda task: (-task.value, board().order[task.zone]))


def _wanted(enemy: int) -> int:
    return max(4, min(ENOUGH + 2, enemy))


def _beyond(position: Position, zone: str) -> list[str]:
    return [target for _, target in board().zones[zone].arrows if target not in position.ruins]


def _hold(made: Plan, tasks: list[Task]) -> None:
    """Who stays: those already at a task, up to what is wanted, and the last garrisons (R54)."""
    position = made.position
    for task in tasks:
        task.have = 0
        for counter in sorted(position.troops(task.zone), key=lambda c: -c.value):
            if task.have < task.wanted or task.fight:
                task.have += counter.value
                made.kept.add(counter.id)
    for power in MAJOR:
        zones = [zone for zone in board().legation_zones(power) if position.safe_legation(zone)]
        here = [c for zone in zones for c in position.troops(zone)]
        if here and not any(c.id in made.kept for c in here):
            made.kept.add(min(here, key=lambda c: (c.value, position.has_boxers(c.place))).id)


def _gather(made: Plan, task: Task) -> None:
    """Bring soldiers to a task, nearest first; among Boxers only if enough come together."""
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
    """Who is too far away from a fight that wants more comes nearer, the nearest first."""
    position = made.position
    for task in tasks:
        far = board().walk_distance[task.zone]
        coming = task.have
        free = [c for c in position.counters if c.kind == w.SOLDIER and c.place not in w.BOXES and made.free(c)]
        for counter in sorted(free, key=lambda c: far[c.place]):
            if coming >= task.wanted:
                break
            end = _nearer(made, counter, far)
            if end is not None:
                made.send(counter, end, "approach")
                coming += counter.value


def _nearer(made: Plan, counter: Counter, far: Mapping[str, int]) -> str | None:
    position = made.position
    ends = [z for z in made.reach(counter) if not position.has_boxers(z) and far[z] < far[counter.place]]
    return min(ends, key=lambda z: (far[z], z in made.expected, board().order[z]), default=None)


def _volunteers(made: Plan, task: Task) -> list[Counter]:
    position = made.position
    near = board().walk_distance[task.zone]
    found: list[tuple[int, int, Counter]] = []
    for counter in position.counters:
        if counter.kind != w.SOLDIER or not made.free(counter) or near.get(counter.place, 9) > POINTS:
            continue
        cost = made.reach(counter).get(task.zone)
        if cost is not None:
            found.append((0 if position.burning(counter.place) else cost, -counter.face, counter))
    found.sort(key=lambda entry: entry[:2])
    return [entry[2] for entry in found]


# --- the others -----------------------------------------------------------------------------------------------------


def _leave_fires(made: Plan, tasks: list[Task]) -> None:
    """§6.5, R87 Out of a burning zone: to a task, else to friends, else anywhere without Boxers."""
    position = made.position
    useful = {task.zone: task.value for task in tasks}
    for zone in position.fires:
        for counter in position.here(zone):
            if not counter.power or not made.free(counter):
                continue
            ends = made.reach(counter)
            if ends:
                made.send(counter, min(ends, key=lambda end: _refuge_order(made, end, useful)), "escape-fire")


def _refuge_order(made: Plan, end: str, useful: Mapping[str, float]) -> tuple[bool, float, bool, int]:
    position = made.position
    return (
        position.has_boxers(end),
        -useful.get(end, 0.0),
        not position.troops(end),
        board().order[end],
    )


def _lead(made: Plan, tasks: list[Task]) -> None:
    """§1.5.2 Leaders to the fights: MacDonald alone or the best two; away from where no troops remain."""
    position = made.position
    fights = [task for task in tasks if task.have >= WORTH_A_FIGHT]
    leaders = [c for c in position.counters if c.kind == w.LEADER and c.place not in w.BOXES]
    for task in fights:
        present = [c for c in leaders if made.goes.get(c.id, c.place) == task.zone]
        made.kept.update(c.id for c in present)
        free = [c for c in leaders if made.free(c)]
        while _bonus(present) < 3 and free:
            able = [c for c in free if task.zone in made.reach(c)]
            if not able:
                break
            best = max(able, key=lambda c: (c.bonus, -position.rank[c.id]))
            made.send(best, task.zone, "leader-joins")
            present.append(best)
            free.remove(best)
    _withdraw_leaders(made, leaders)


def _bonus(leaders: Iterable[Counter]) -> int:
    values = sorted((c.bonus for c in leaders), reverse=True)
    return sum(values[:2])


def _withdraw_leaders(made: Plan, leaders: list[Counter]) -> None:
    """R22, R25 A leader whose troops leave or who may be caught alone goes along."""
    position = made.position
    for leader in leaders:
        if not made.free(leader):
            continue
        stay = [c for c in position.troops(leader.place) if c.id not in made.goes]
        danger = position.has_boxers(leader.place) or leader.place in made.expected
        if stay or not danger:
            continue
        ends = made.reach(leader)
        if ends:
            end = min(
                ends, key=lambda z: (position.has_boxers(z) or z in made.expected, not position.troops(z), ends[z])
            )
            if not position.has_boxers(end):
                made.send(leader, end, "leader-joins")


def _bring_weapons(made: Plan, tasks: list[Task]) -> None:
    """§3.1 A weapon one zone away joins a strong fight: +4 in its own zone."""
    position = made.position
    busy = {task.zone for task in tasks}
    for weapon in position.counters:
        if weapon.kind not in w.WEAPONS or weapon.face != w.FULL or weapon.place in w.BOXES or not made.free(weapon):
            continue
        if weapon.place in busy or made.points_left(weapon) <= 0:
            continue
        for task in tasks:
            if task.fight and task.have >= ENOUGH - 2 and task.zone in made.reach(weapon):
                made.send(weapon, task.zone, "weapon-joins")
                break


def _save_civilians(made: Plan) -> None:
    """§6.5, R139 Civilians go aside where Boxers are or will be, one zone, away from them."""
    position = made.position
    for counter in position.counters:
        if counter.kind != w.CIVILIAN or counter.place in w.BOXES or not made.free(counter):
            continue
        if not _endangered(made, counter.place):
            continue
        safe = [zone for zone in made.reach(counter) if not _endangered(made, zone)]
        if safe:
            made.send(counter, min(safe, key=lambda zone: _distance_order(made, zone)), "civilians-away")


def _endangered(made: Plan, zone: str) -> bool:
    return made.position.has_boxers(zone) or zone in made.expected or made.position.burning(zone)


def _distance_order(made: Plan, zone: str) -> tuple[int, int]:
    enemies = made.position.boxer_zones()
    near = min((board().touch_distance[zone][enemy] for enemy in enemies), default=9)
    return (-near, board().order[zone])


def _moves(made: Plan) -> list[Advice]:
    """The planned moves by pairs of zones: troops before leaders who follow them."""
    position = made.position
    groups: dict[tuple[str, str], list[Counter]] = {}
    for name, zone in made.goes.items():
        counter = position.by_id[name]
        if counter.place != zone:
            groups.setdefault((counter.place, zone), []).append(counter)
    ordered = sorted(groups.items(), key=lambda item: all(c.kind == w.LEADER for c in item[1]))
    return [
        move(start, end, (c.id for c in counters), made.why[counters[0].id], points=w.points(counters))
        for (start, end), counters in ordered
    ]
