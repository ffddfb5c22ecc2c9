"""The deployment that the adviser chooses between assaults (§5.1.2, §5.1.6, §3.4).

On quiet days the troops share a zone where few shells fall, because a zone is hit only once (§5.2). Leaders stay alone,
because zones with only leaders are not shelled (R185). Each major Legation has its garrison (R54). Before an attack,
stacks of ten points man the posts near the zones to which the arrows lead (R118).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final

from engine.games.siege import cards
from engine.games.siege import world as w
from engine.games.siege.analysis.odds import quarters
from engine.games.siege.map.board import MAJOR, board
from engine.games.siege.map.deployment import deployable_zones
from engine.games.siege.steward.advice import Advice, move
from engine.games.siege.steward.boxer_routes import Ground, entries, forecast, ground
from engine.games.siege.steward.goals import OWN, Goal
from engine.games.siege.steward.zone_values import threats, worth
from engine.games.siege.world import Counter, Position

STACK: Final = 10
"""The points of a full stack, which uses the last column of the tables."""
FAR: Final = 0.03
"""The weight of one zone of distance between the camp and the British Legation, relative to the probability of shells.
"""
FEW: Final = 3
"""The maximum number of points of spread troops that stay in place; more would be shelled on a worse column."""
AFIELD: Final = 4.0
"""The minimum value of every zone that Boxers reach first, for a goal that seeks them."""
BEHIND: Final = 0.2
"""The weight of the value of zones behind a zone that Boxers only pass through."""
INSIDE: Final = 1.2
ALONE: Final = 0.5
"""The weights of a post inside a zone that Boxers reach first, with civilians there and without."""
FEWEST: Final = 3
MOST: Final = 6
"""The minimum and the maximum number of posts."""
SHARES: Final = (1.0, 0.7, 0.4) + (0.1,) * MOST
"""The weights of the first, second and third stack against the same zone, and of each further one."""


@dataclass(slots=True)
class Posture:
    """A plan that assigns every counter to a zone, with reasons."""

    position: Position
    ours: list[Counter]
    place: dict[str, str] = field(default_factory=dict)
    why: dict[str, str] = field(default_factory=dict)
    strength: dict[str, int] = field(default_factory=dict)

    def put(self, counter: Counter, zone: str, why: str) -> None:
        """Plan a counter's place; `why` is the reason."""
        self.place[counter.id] = zone
        self.why[counter.id] = why
        self.strength[zone] = self.strength.get(zone, 0) + w.VALUES[counter.kind][counter.face]

    def put_all(self, counters: Sequence[Counter], zone: str, why: str) -> None:
        """Plan the same place for many counters."""
        names = [c.id for c in counters]
        self.place.update(dict.fromkeys(names, zone))
        self.why.update(dict.fromkeys(names, why))
        self.strength[zone] = self.strength.get(zone, 0) + w.points(counters)

    def moves(self) -> Iterator[Advice]:
        """Yield the moves that bring all counters to their planned places."""
        groups: dict[tuple[str, str], list[Counter]] = {}
        place = self.place
        for counter in self.ours:
            end = place[counter.id]
            if counter.place != end:
                groups.setdefault((counter.place, end), []).append(counter)
        for (start, end), counters in groups.items():
            first = next((c for c in counters if c.kind != w.LEADER), counters[0])
            why = self.why[first.id] if start in _open() else "leave-barred"
            yield move(start, end, counters, why)


@cache
def _open() -> frozenset[str]:
    """Return the zones where troops may be placed."""
    return frozenset(deployable_zones())


def reposition(position: Position, goal: Goal = OWN) -> list[Advice]:
    """§5.1.2 Return the moves of the day's repositioning."""
    return list(_posture(position, goal).moves())


def _posture(position: Position, goal: Goal) -> Posture:
    if to_battle(position) or goal.quiet == "guard":
        return battle(position, goal)
    return rest(position, goal) if goal.quiet == "rest" else apart(position, goal)


def to_battle(position: Position) -> bool:
    """Return whether the troops should man the posts today."""
    return cards.attack_today(position) or position.house.assault_day_reposition == "no"


def look(position: Position) -> tuple[object, ...]:
    """Return all facts on which repositioning on a quiet day depends."""
    ours = (*position.army, *position.civil)
    places, faces = [c.place for c in ours], [c.face for c in ours]
    return position.truce, len(position.ruins), tuple(position.lodgings.items()), places, faces


def deployed(position: Position) -> list[Counter]:
    """Return every soldier, weapon and leader on the map."""
    return [c for c in position.army if c.place not in w.BOXES]


# --- before an attack -----------------------------------------------------------------------------------------------


def battle(position: Position, goal: Goal = OWN) -> Posture:
    """Return the plan for a battle: stacks, leaders and weapons at the posts."""
    ours = deployed(position)
    plan = Posture(position, ours)
    troops = [c for c in ours if c.kind != w.LEADER]
    sites = posts(position, points=w.points(troops), goal=goal)
    if not sites:
        return rest(position, goal)
    soldiers = [c for c in troops if c.kind == w.SOLDIER]
    _own_soldiers(plan, sites, soldiers)
    _weapons(plan, sites, [c for c in troops if c.kind in w.WEAPONS])
    _fill(plan, sites, [c for c in soldiers if c.id not in plan.place])
    _garrisons(plan, soldiers)
    leaders = [c for c in ours if c.kind == w.LEADER]
    if goal.leading:
        _leaders(plan, sites, leaders)
    else:
        _shelter_all(plan, leaders)
    return plan


def posts(position: Position, *, points: int, goal: Goal = OWN) -> list[str]:
    """Return the posts to hold before an attack, the best first (R111)."""
    number = 1 if goal.massed else min(max(points // (STACK - 1), FEWEST), MOST)
    homes = frozenset([c.place for c in position.civil]) - w.BOXES
    where = ground(position)
    aims = first_aims(where) if goal is OWN else _aims_for(goal, position, where)
    return list(_posts(tuple(aims.items()), where.fires, homes.intersection(aims))[:number])


@lru_cache(maxsize=512)
def _posts(stakes: tuple[tuple[str, float], ...], fires: frozenset[str], homes: frozenset[str]) -> tuple[str, ...]:
    """Return the posts, the best first (see `posts`).

    `stakes` is the value of each zone that Boxers reach first. `fires` are the burning zones. `homes` are the zones
    with civilians that Boxers reach first.
    """
    aims = dict(stakes)
    covered = dict.fromkeys(aims, 0)
    found: list[str] = []
    covers = {zone: _covers(zone, aims, homes) for zone in _candidates(fires, aims)}
    gains = {zone: _gain(covers[zone], covered) for zone in covers}
    while gains and len(found) < MOST:
        best = max(gains, key=gains.__getitem__)
        found.append(best)
        del gains[best]
        near = [aim for aim in (best, *board().zones[best].touch) if aim in aims]
        for aim in near:
            covered[aim] += 1
        beside = {zone for aim in near for zone in (aim, *board().zones[aim].touch)}
        for zone in beside & gains.keys():
            gains[zone] = _gain(covers[zone], covered)
    return tuple(found)


@lru_cache(maxsize=256)
def first_aims(where: Ground) -> dict[str, float]:
    """Return the zones that attackers reach first, with the value that they threaten."""
    found: dict[str, float] = {}
    for entry in entries():
        first, second = forecast(where, entry, phases=2)
        behind = max((worth(where.ruins, zone) for zone in second), default=0.0)
        for zone in first:
            stake = max(worth(where.ruins, zone), BEHIND * behind)
            found[zone] = found.get(zone, 0.0) + stake / 6
    return found


def _aims_for(goal: Goal, position: Position, where: Ground) -> dict[str, float]:
    """Return the zones that attackers reach first, with the value that they threaten for `goal`."""
    found: dict[str, float] = {}
    for entry in entries():
        first, second = forecast(where, entry, phases=2)
        behind = max((goal.worth(position, zone) for zone in second), default=0.0)
        for zone in first:
            stake = max(goal.worth(position, zone), BEHIND * behind, AFIELD if goal.afield else 0.0)
            if stake > 0:
                found[zone] = found.get(zone, 0.0) + stake / 6
    return found


def _candidates(fires: Container[str], aims: Iterable[str]) -> list[str]:
    zones = board().zones
    near = {zone for aim in aims for zone in (aim, *zones[aim].touch)}
    return [zone for zone in deployable_zones() if zone in near and zone not in fires]


def _covers(zone: str, aims: Mapping[str, float], homes: Container[str]) -> list[tuple[str, float, float]]:
    """Return the target zones that a post covers.

    Each has its value, and the share of the value that the post defends.
    """
    found = [(aim, aims[aim], 1.0) for aim in board().zones[zone].touch if aim in aims and aim not in homes]
    if zone in aims:
        found.append((zone, aims[zone], INSIDE if zone in homes else ALONE))
    return found


def _gain(covers: Iterable[tuple[str, float, float]], covered: Mapping[str, int]) -> float:
    """Return the value of adding a post to the defence.

    `covered` is the number of posts that already cover each target zone.
    """
    return sum([stake * SHARES[covered[aim]] * part for aim, stake, part in covers])


def _own_soldiers(plan: Posture, sites: list[str], soldiers: list[Counter]) -> None:
    """§6.6 Give each British and French post a soldier of its own Power."""
    for site in sites:
        power = board().zones[site].power
        if power in ("GB", "FR") and site not in plan.position.ruins:
            own = [c for c in soldiers if c.power == power and c.id not in plan.place]
            if own:
                plan.put(max(own, key=lambda c: (c.place == site, c.face)), site, "man-post")


def _weapons(plan: Posture, sites: list[str], weapons: list[Counter]) -> None:
    armed: set[str] = set()
    for weapon in sorted(weapons, key=lambda c: (-c.face, c.place not in sites)):
        free = [site for site in sites if site not in armed] or sites
        site = weapon.place if weapon.place in free else free[0]
        armed.add(site)
        plan.put(weapon, site, "man-post")


def _fill(plan: Posture, sites: list[str], soldiers: list[Counter]) -> None:
    """Plan ten points for each post, and distribute the rest."""
    for site in sites:
        for counter in [c for c in soldiers if c.place == site]:
            if plan.strength.get(site, 0) < STACK:
                plan.put(counter, site, "man-post")
    free = [c for c in soldiers if c.id not in plan.place]
    for site in sites:
        while free and plan.strength.get(site, 0) < STACK:
            plan.put(free.pop(0), site, "man-post")
    for number, counter in enumerate(free):
        plan.put(counter, sites[number % len(sites)], "man-post")


def _leaders(plan: Posture, sites: list[str], leaders: list[Counter]) -> None:
    """§1.5.2 Plan the places of leaders at the posts, the best first."""
    wanted = [site for site in sites if plan.strength.get(site, 0) >= STACK // 2] or sites
    posts = [site for number, site in enumerate(wanted) for _ in range(1 if number == 0 else 2)]
    free = sorted(leaders, key=lambda c: -c.bonus)
    for counter in tuple(free):
        if counter.place in posts:  # already at a post
            posts.remove(counter.place)
            plan.put(counter, counter.place, "leader-to-post")
            free.remove(counter)
    for number, counter in enumerate(free):
        plan.put(counter, posts[number % len(posts)] if posts else wanted[0], "leader-to-post")


def _garrisons(plan: Posture, soldiers: list[Counter]) -> None:
    """§6.5, R54 Plan a garrison for each of the major Legations that has no troops."""
    position, strength, place = plan.position, plan.strength, plan.place
    legations, ruins, fires, rank = board().legations, position.ruins, position.fires, position.rank
    for power in MAJOR:
        zones = [z for z in legations[power] if z not in ruins and z not in fires]
        if not zones or any(map(strength.get, zones)):
            continue
        there = [c for zone in zones for c in position.soldiers(zone)]
        near = [c for c in there if strength[place[c.id]] > STACK // 2]
        near = near or [c for c in soldiers if strength[place[c.id]] > STACK // 2]
        if not near:
            continue
        best = max(near, key=lambda c: (strength[place[c.id]], -c.face, -rank[c.id])) if len(near) > 1 else near[0]
        strength[place[best.id]] -= best.value
        # The zone with the fewest civilian points: a lone counter adds least to the shells' column there. Map order
        # breaks ties.
        plan.put(best, min(zones, key=lambda zone: w.points(position.civilians(zone))), "garrison")


# --- at rest --------------------------------------------------------------------------------------------------------


def rest(position: Position, goal: Goal = OWN) -> Posture:
    """Return the plan for quiet days: one camp for the units, leaders kept apart, and the garrisons."""
    ours = deployed(position)
    leaders = [c for c in position.ours[w.LEADER] if c.place not in w.BOXES]
    plan = Posture(position, ours)
    camp = resting_place(position) if goal is OWN else _camp_for(goal, position)
    plan.put_all(ours[len(leaders) :], camp, "rest")
    _garrisons(plan, [c for c in position.ours[w.SOLDIER] if c.place not in w.BOXES])
    _shelter_all(plan, leaders)
    return plan


def apart(position: Position, goal: Goal) -> Posture:
    """Return where to post the counters on quiet days without a common camp."""
    ours = deployed(position)
    plan = Posture(position, ours)
    troops = [c for c in ours if c.kind != w.LEADER]
    covered = _covered(position)
    camp = resting_place(position)
    homes = {power: _home(power, troops, covered) for power in {c.power for c in troops}}
    for counter in troops:
        home = homes[counter.power]
        zones = ([home] if home else []) if goal.quiet == "home" else covered
        at = counter.place if counter.place in zones and plan.strength.get(counter.place, 0) < FEW else ""
        plan.put(counter, at or min(zones or [camp], key=lambda zone: plan.strength.get(zone, 0)), "garrison")
    _garrisons(plan, [c for c in ours if c.kind == w.SOLDIER])
    _shelter_all(plan, [c for c in ours if c.kind == w.LEADER])
    return plan


def _home(power: str, troops: Iterable[Counter], covered: Iterable[str]) -> str:
    """Return the zone of a Power's own Legation where its troops gather."""
    own = [zone for zone in covered if zone in board().legation_zones(power)]
    there = [counter.place for counter in troops if counter.power == power]
    return max(own, key=there.count, default="")


def _covered(position: Position) -> list[str]:
    """§5.2 Return the intact Legation zones and barricades. Zones with the fewest civilians come first."""
    zones = [
        zone
        for zone in deployable_zones()
        if (board().zones[zone].legation or zone in position.barricades)
        and zone not in position.ruins
        and zone not in position.fires
    ]
    return sorted(zones, key=lambda zone: (w.points(position.civilians(zone)), board().order[zone]))


def _shelter_all(plan: Posture, leaders: Iterable[Counter]) -> None:
    """§5.2, R25, R185 Plan places for leaders in zones without other counters."""
    troops = [zone for zone, strength in plan.strength.items() if strength]
    unseen = _open().difference(troops, [c.place for c in plan.position.civil])
    for leader in leaders:
        near = leader.place
        plan.put(leader, near if near in unseen else _shelter(near, unseen), "shelter-leaders")


def _shelter(near: str, unseen: Container[str]) -> str:
    """§5.2, R25, R185 Return the nearest zone where leaders can stay alone."""
    zones = _by_distance(near)
    return next((zone for zone in zones if zone in unseen), zones[0])


@cache
def _by_distance(start: str) -> tuple[str, ...]:
    distance = board().touch_distance[start]
    return tuple(sorted(deployable_zones(), key=lambda zone: (distance[zone], board().order[zone])))


def _camp_for(goal: Goal, position: Position) -> str:
    """Return the zone where the camp should be for a goal."""
    own = resting_place(position)
    if not goal.civilian or not position.civilians(own):
        return own
    free = [zone for zone in _by_distance(own) if not position.civilians(zone) and position.standing_legation(zone)]
    return free[0] if free else own


def resting_place(position: Position) -> str:
    """§5.2 Return the zone where shells do the least harm (§5.3 event 2)."""
    return _resting_place(tuple(position.ruins), tuple(position.barricades))


@lru_cache(maxsize=256)
def _resting_place(ruins: tuple[str, ...], barricades: tuple[str, ...]) -> str:
    distance = board().touch_distance["british-south"]

    def burden(zone: str) -> tuple[float, int]:
        here = board().zones[zone]
        covered = here.legation or zone in barricades or zone in ruins
        chance = float(quarters()[here.quarter]) if here.quarter is not None else 0.0
        return chance * (1.0 if covered else 1.2) + FAR * distance[zone], board().order[zone]

    return min(deployable_zones(), key=burden)


# --- wounded and Betsy -----------------------------------------------------------------------------------------------


def wounded(position: Position) -> Advice | None:
    """§5.1.6 Return the advised next step for placing the wounded, or None if there is none (R62)."""
    pool, due = position.here(w.POOL), position.wounded_due
    camp = resting_place(position)
    if pool and due >= w.FULL:
        names = [c.id for c in pool[: due // w.FULL]]
        return Advice(
            ("place", "full", camp, "+".join(names)), "return-wounded", {"zone": camp, "counters": len(names)}
        )
    if due >= w.FULL:
        return _merge(position)
    if pool and due:
        return Advice(("place", "reduced", camp, pool[0].id), "return-wounded", {"zone": camp, "counters": 1})
    return None


def _merge(position: Position) -> Advice | None:
    seen: dict[tuple[str, str], Counter] = {}
    for counter in position.army:
        if counter.kind == w.SOLDIER and counter.face == w.REDUCED and counter.place not in w.BOXES:
            first = seen.setdefault((counter.place, counter.power), counter)
            if first is not counter:
                return Advice(("merge", counter.place, first.id), "mend", {"zone": counter.place, "counter": first.id})
    return None


def betsy(position: Position, zones: Iterable[str]) -> Advice:
    """§3.4 Return the advice to place the gun Betsy in the most endangered zone."""
    threat = threats(ground(position))
    zone = max(zones, key=lambda name: (threat.get(name, 0.0), -board().order[name]))
    return Advice(("place", zone), "place-betsy", {"zone": zone})
