"""Where the steward stands between assaults (§5.1.2, §5.1.6, §3.4): at rest, or at posts before an attack.

At rest the troops lie together where few shells fall, for a zone is hit once however many stand in it (§5.2); leaders
keep apart, where nobody shoots at them (R185), and each great Legation has its garrison (R54). Before an attack the
zones that the arrows lead to are manned in stacks of ten points, the last column of the tables (R118).
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache

from engine.games.siege import cards
from engine.games.siege import world as w
from engine.games.siege.board import MAJOR, board
from engine.games.siege.deployment import deployable_zones
from engine.games.siege.odds import quarters
from engine.games.siege.steward.advice import Advice, move
from engine.games.siege.steward.routes import Ground, entries, forecast, ground
from engine.games.siege.steward.stakes import threats, worth
from engine.games.siege.world import Counter, Position

STACK = 10
"""The points of a good stack: the last column of the tables."""
FAR = 0.03
"""What a zone more between the camp and the British Legation weighs against the chance of shells."""
BEHIND = 0.2
"""What the stake behind a zone weighs, when Boxers only pass through it."""
INSIDE, ALONE = 1.2, 0.5
"""What it is worth to stand in such a zone itself, with civilians there and without."""
FEWEST, MOST = 3, 6
"""How many posts are manned, at least and at most."""
SHARES = (1.0, 0.7, 0.4) + (0.1,) * MOST
"""What the first, second, third stack against the same zone is worth, and each further one."""


@dataclass(slots=True)
class Posture:
    """Where every counter shall stand, with the reason."""

    position: Position
    ours: list[Counter]
    place: dict[str, str] = field(default_factory=dict)
    why: dict[str, str] = field(default_factory=dict)
    strength: dict[str, int] = field(default_factory=dict)

    def put(self, counter: Counter, zone: str, why: str) -> None:
        """Assign a counter."""
        self.place[counter.id] = zone
        self.why[counter.id] = why
        self.strength[zone] = self.strength.get(zone, 0) + w.VALUES[counter.kind][counter.face]

    def put_all(self, counters: Sequence[Counter], zone: str, why: str) -> None:
        """Assign many counters to one zone."""
        names = [c.id for c in counters]
        self.place.update(dict.fromkeys(names, zone))
        self.why.update(dict.fromkeys(names, why))
        self.strength[zone] = self.strength.get(zone, 0) + w.points(counters)

    def moves(self) -> Iterator[Advice]:
        """The moves that lead there, one for each pair of zones, troops before leaders."""
        groups: dict[tuple[str, str], list[Counter]] = {}
        place = self.place
        for counter in [c for c in self.ours if c.place != place[c.id]]:
            groups.setdefault((counter.place, place[counter.id]), []).append(counter)
        for (start, end), counters in groups.items():
            first = next((c for c in counters if c.kind != w.LEADER), counters[0])
            why = self.why[first.id] if start in _open() else "leave-barred"
            yield move(start, end, counters, why)


@cache
def _open() -> frozenset[str]:
    """The zones where troops may be placed."""
    return frozenset(deployable_zones())


def reposition(position: Position) -> list[Advice]:
    """§5.1.2 The moves of the day's repositioning, best first; empty when all stand well."""
    return list((battle(position) if to_battle(position) else rest(position)).moves())


def to_battle(position: Position) -> bool:
    """Whether the posts are manned today: before an attack, or every day when the house rules bar it on that day."""
    return cards.attack_today(position) or position.house.assault_day_reposition == "no"


def look(position: Position) -> tuple[object, ...]:
    """All that a quiet day's repositioning depends on: two days that look alike need the same moves."""
    ours = (*position.army, *position.civil)
    places, faces = [c.place for c in ours], [c.face for c in ours]
    return position.truce, len(position.ruins), tuple(position.lodgings.items()), places, faces


def deployed(position: Position) -> list[Counter]:
    """Every soldier, weapon and leader on the map."""
    return [c for c in position.army if c.place not in w.BOXES]


# --- before an attack -----------------------------------------------------------------------------------------------


def battle(position: Position) -> Posture:
    """Stacks at the zones that the arrows lead to, the most endangered first, leaders and weapons with them."""
    ours = deployed(position)
    plan = Posture(position, ours)
    troops = [c for c in ours if c.kind != w.LEADER]
    sites = posts(position, points=w.points(troops))
    if not sites:
        return rest(position)
    soldiers = [c for c in troops if c.kind == w.SOLDIER]
    _own_soldiers(plan, sites, soldiers)
    _weapons(plan, sites, [c for c in troops if c.kind in w.WEAPONS])
    _fill(plan, sites, [c for c in soldiers if c.id not in plan.place])
    _leaders(plan, sites, [c for c in ours if c.kind == w.LEADER])
    _garrisons(plan, soldiers)
    return plan


def posts(position: Position, *, points: int) -> list[str]:
    """The zones to man, the best first: round the zones that Boxers reach first, for nobody may shoot among friends.

    A zone with civilians is held from within, for no one could shoot into it anyway (R111).
    """
    number = min(max(points // (STACK - 1), FEWEST), MOST)
    homes = frozenset([c.place for c in position.civil]) - w.BOXES
    where = ground(position)
    aims = first_aims(where)
    return list(_posts(tuple(aims.items()), where.fires, homes.intersection(aims))[:number])


@lru_cache(maxsize=512)
def _posts(stakes: tuple[tuple[str, float], ...], fires: frozenset[str], homes: frozenset[str]) -> tuple[str, ...]:
    """The same from what it depends on, as many as are ever manned; `homes` are the aims with civilians."""
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
    """Where an attack at a random entry stands after its first move, with what is at stake there or behind."""
    found: dict[str, float] = {}
    for entry in entries():
        first, second = forecast(where, entry, phases=2)
        behind = max((worth(where.ruins, zone) for zone in second), default=0.0)
        for zone in first:
            stake = max(worth(where.ruins, zone), BEHIND * behind)
            found[zone] = found.get(zone, 0.0) + stake / 6
    return found


def _candidates(fires: Container[str], aims: Iterable[str]) -> list[str]:
    zones = board().zones
    near = {zone for aim in aims for zone in (aim, *zones[aim].touch)}
    return [zone for zone in deployable_zones() if zone in near and zone not in fires]


def _covers(zone: str, aims: Mapping[str, float], homes: Container[str]) -> list[tuple[str, float, float]]:
    """The aims that a post covers: what is at stake at each, and the part of it that counts."""
    found = [(aim, aims[aim], 1.0) for aim in board().zones[zone].touch if aim in aims and aim not in homes]
    if zone in aims:
        found.append((zone, aims[zone], INSIDE if zone in homes else ALONE))
    return found


def _gain(covers: Iterable[tuple[str, float, float]], covered: Mapping[str, int]) -> float:
    """What one more post is worth, where so many cover each aim already."""
    return sum([stake * SHARES[covered[aim]] * part for aim, stake, part in covers])


def _own_soldiers(plan: Posture, sites: list[str], soldiers: list[Counter]) -> None:
    """§6.6 A British zone wants a British soldier, a French one a Frenchman."""
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
    """Up to ten points each, those first who already stand there; what is left over goes round."""
    free = list(soldiers)
    for site in sites:
        for counter in [c for c in free if c.place == site]:
            if plan.strength.get(site, 0) < STACK:
                plan.put(counter, site, "man-post")
                free.remove(counter)
    for site in sites:
        while free and plan.strength.get(site, 0) < STACK:
            plan.put(free.pop(0), site, "man-post")
    for number, counter in enumerate(free):
        plan.put(counter, sites[number % len(sites)], "man-post")


def _leaders(plan: Posture, sites: list[str], leaders: list[Counter]) -> None:
    """§1.5.2 MacDonald alone, the others by two, the best to the most endangered."""
    wanted = [site for site in sites if plan.strength.get(site, 0) >= STACK // 2] or sites
    seats = [site for number, site in enumerate(wanted) for _ in range(1 if number == 0 else 2)]
    free = sorted(leaders, key=lambda c: -c.bonus)
    for counter in tuple(free):
        if counter.place in seats:  # who is there already
            seats.remove(counter.place)
            plan.put(counter, counter.place, "leader-to-post")
            free.remove(counter)
    for number, counter in enumerate(free):
        plan.put(counter, seats[number % len(seats)] if seats else wanted[0], "leader-to-post")


def _garrisons(plan: Posture, soldiers: list[Counter]) -> None:
    """§6.5, R54 A counter for every great Legation that would stand empty, the weakest from the strongest stack."""
    position, strength, place = plan.position, plan.strength, plan.place
    legations, ruins, fires, rank = board().legations, position.ruins, position.fires, position.rank
    lodgers: dict[str, int] = {}
    for civilian in position.civil:
        lodgers[civilian.place] = lodgers.get(civilian.place, 0) + civilian.face
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
        # where a lone counter is least in the way of shells: away from civilians, else first in map order
        plan.put(best, min(zones, key=lambda zone: lodgers.get(zone, 0)), "garrison")


# --- at rest --------------------------------------------------------------------------------------------------------


def rest(position: Position) -> Posture:
    """Everybody together where few shells fall, leaders alone elsewhere, a counter in each great Legation."""
    ours = deployed(position)
    plan = Posture(position, ours)
    plan.put_all([c for c in ours if c.kind != w.LEADER], resting_place(position), "rest")
    _garrisons(plan, [c for c in ours if c.kind == w.SOLDIER])
    troops = [zone for zone, strength in plan.strength.items() if strength]
    unseen = _open().difference(troops, [c.place for c in position.civil])
    for leader in ours:
        if leader.kind == w.LEADER:
            near = leader.place
            plan.put(leader, near if near in unseen else _shelter(near, unseen), "shelter-leaders")
    return plan


def _shelter(near: str, unseen: Container[str]) -> str:
    """§5.2, R25, R185 The nearest zone for leaders alone: at one without troops or civilians no shell is aimed."""
    zones = _by_distance(near)
    return next((zone for zone in zones if zone in unseen), zones[0])


@cache
def _by_distance(start: str) -> tuple[str, ...]:
    distance = board().touch_distance[start]
    return tuple(sorted(deployable_zones(), key=lambda zone: (distance[zone], board().order[zone])))


def resting_place(position: Position) -> str:
    """§5.2 Where troops are least shelled: a Legation, barricade or ruin, near the British, for the mine (§5.3)."""
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


# --- who comes back, and Betsy --------------------------------------------------------------------------------------


def wounded(position: Position) -> Advice | None:
    """§5.1.6 The next step of the return: full counters into the camp; what is left over mends by merging (R62)."""
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
    """§3.4 Betsy goes where most of the defence can use her: the most endangered of the zones that may take her."""
    threat = threats(ground(position))
    zone = max(zones, key=lambda name: (threat.get(name, 0.0), -board().order[name]))
    return Advice(("place", zone), "place-betsy", {"zone": zone})
