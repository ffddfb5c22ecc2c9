"""Who may stand where (§5.1.2, §8), the historical deployment, and where civilians lodge (§8.2)."""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from engine.core.ask import Refused
from engine.games.siege.board import MAJOR, board
from engine.games.siege.world import (
    APART,
    BOXES,
    CHINESE,
    CIVILIAN,
    CUP,
    FULL,
    LEADER,
    SOLDIER,
    WEAPONS,
    Counter,
    Position,
    Roster,
    roster,
)

BETSY = "betsy"
LEASH = 2
"""§8.1 How far from their Legation a nation's troops may start."""
HOMES = ("GB", "RU", "US", "DE", "FR")
"""§8.2 The Legations that shelter civilians."""
CROWD = 2
"""§8.2 British civilian counters to a British zone while both stand."""


class Deployment(msgspec.Struct, frozen=True):
    """A whole set-up (§8): counters by zone, and the four barricades."""

    barricades: tuple[str, ...]
    counters: dict[str, tuple[str, ...]]


@cache
def historical_deployment() -> Deployment:
    """§8 The historical set-up; raises `ValueError` when the data leave out, repeat or misplace a counter."""
    raw = tomllib.loads(files(__package__).joinpath("data/deployment.toml").read_text(encoding="utf-8"))
    found = msgspec.convert(raw, Deployment)
    placed = [name for names in found.counters.values() for name in names]
    wanted = [entry.id for entry in roster().values() if deploys(entry.kind) and entry.id != BETSY]
    if sorted(placed) != sorted(wanted):
        raise ValueError(f"the deployment places {sorted(set(placed) ^ set(wanted))} wrongly, or one counter twice")
    for zone, names in found.counters.items():
        for name in names:
            if not may_start(name, zone):
                raise ValueError(f"the deployment places {name} in {zone}, where it may not start")
    return found


def historical(position: Position) -> None:
    """§8, R155, R156, R159 Set up: the historical deployment, civilians at home, the Boxers in the cup, Betsy apart."""
    found = historical_deployment()
    zones = {name: zone for zone, names in found.counters.items() for name in names}
    for counter in position.counters:
        counter.face = FULL
        counter.place = _first_place(counter, zones)
    position.barricades = list(found.barricades)
    position.index()


def _first_place(counter: Counter, zones: dict[str, str]) -> str:
    if counter.kind in CHINESE:
        return CUP
    if counter.kind == CIVILIAN:
        return roster()[counter.id].home
    return zones.get(counter.id, APART)


def fresh_counters() -> list[Counter]:
    """Every counter of the game, on its front and apart, in counter order."""
    return [Counter(id=e.id, kind=e.kind, power=e.power, face=FULL, place=APART) for e in roster().values()]


def deploys(kind: str) -> bool:
    """§8.1, R26, R59 Whether counters of that kind are deployed and redeployed: soldiers, leaders, weapons."""
    return kind in {SOLDIER, LEADER} or kind in WEAPONS


def may_start(counter: str, zone: str) -> bool:
    """§8, §8.1, R157, R158 Whether a counter may start in a zone: none that is barred, two zones from its Legation."""
    return board().deployable(zone) and near_home(counter, zone)


def near_home(counter: str, zone: str) -> bool:
    """§8.1, R157 Whether a zone is at most two away from the counter's Legation; powers without one are free."""
    return zone in _leash(roster()[counter].power)


@cache
def _leash(power: str) -> frozenset[str]:
    homes = board().legation_zones(power)
    if not homes:
        return frozenset(board().zones)
    distance = board().touch_distance
    return frozenset(zone for zone in board().zones if min(distance[home][zone] for home in homes) <= LEASH)


@cache
def deployable_zones() -> tuple[str, ...]:
    """§5.1.2, §8, R58, R158 The zones where troops may be placed: no entry, none next to one but on the wall."""
    return tuple(zone for zone in board().zones if board().deployable(zone))


@cache
def barred_zones() -> tuple[str, ...]:
    """§5.1.2, §8, R58, R158 The zones where troops may not be placed."""
    return tuple(zone for zone in board().zones if not board().deployable(zone))


def barred(zone: str) -> Refused | None:
    """§5.1.2, §8, R58 Why troops may not be placed in a zone."""
    if board().deployable(zone):
        return None
    reason = "entry-zone" if board().zones[zone].entry is not None else "next-to-entry"
    return Refused(reason, rule="8", facts={"zone": zone})


def may_hold_barricade(zone: str) -> bool:
    """§1.6, §8, R15 Whether a barricade may stand there: no Legation, no entry, nowhere barred to soldiers."""
    return board().deployable(zone) and not board().zones[zone].legation


def unmanned_barricades(position: Position) -> list[str]:
    """§2.3, R15 Barricades on the wall without soldiers: the muster cannot end with one."""
    zones = board().zones
    return [z for z in position.barricades if zones[z].terrain == "wall" and not position.soldiers(z)]


# --- where civilians lodge ------------------------------------------------------------------------------------------


def shelters(position: Position, civilian: Counter) -> tuple[str, ...]:
    """§8.2, R155, R178 The zones where a civilian counter may begin the day, in map order; none: it stays.

    Its home Legation's zones that are no ruins; else those of the nearest great Legation, else of the nearest minor
    one, by the nearest pair of zones.
    """
    return shelters_of(civilian.power, lost_ground(position))


def lost_ground(position: Position) -> frozenset[str]:
    """§8.2, R178 The zones where nobody lodges: ruins and fires."""
    return frozenset(position.ruins).union(position.fires)


@lru_cache(maxsize=4096)
def shelters_of(power: str, ruins: frozenset[str]) -> tuple[str, ...]:
    """§8.2 `shelters` for all the civilians of a power."""
    intact = _intact(power, ruins)
    if intact:
        return intact
    great = [zones for other in MAJOR if other != power and (zones := _intact(other, ruins))]
    minor = [zones for other in _minor_powers() if (zones := _intact(other, ruins))]
    candidates = great or minor
    if not candidates:
        return ()
    distance = {zones: _between(board().legation_zones(power), zones) for zones in candidates}
    nearest = min(distance.values())
    order = board().order
    return tuple(sorted((z for zs in candidates if distance[zs] == nearest for z in zs), key=order.__getitem__))


def has_choice(position: Position, civilian: Counter) -> bool:
    """§8.2, R155 Whether a civilian counter may lodge in more than one zone."""
    return len(shelters(position, civilian)) > 1


def _intact(power: str, ruins: frozenset[str]) -> tuple[str, ...]:
    return tuple(zone for zone in board().legation_zones(power) if zone not in ruins)


@cache
def _minor_powers() -> tuple[str, ...]:
    powers = (zone.power for zone in board().zones.values() if zone.power is not None and not zone.major)
    return tuple(dict.fromkeys(powers))


def _between(first: tuple[str, ...], second: tuple[str, ...]) -> int:
    distance = board().touch_distance
    return min(distance[one][two] for one in first for two in second)


def lodgings(position: Position) -> list[tuple[Counter, str]]:
    """§8.2, R155 Where each civilian counter begins the day: as the player prefers, else at home, else the first zone.

    While both British zones stand, each takes two British counters; who found refuge there is not counted. Preferences
    come first, the latest before all.
    """
    names = tuple([c.id for c in position.civil if c.place not in BOXES])
    by_id = position.by_id
    found = _lodgings(names, tuple(position.lodgings.items()), lost_ground(position))
    return [(by_id[name], zone) for name, zone in found]


@lru_cache(maxsize=1024)
def _lodgings(
    civilians: tuple[str, ...], wanted: tuple[tuple[str, str], ...], lost: frozenset[str]
) -> tuple[tuple[str, str], ...]:
    """The same from what it depends on: who is on the map, the preferences, and the ground that is lost."""
    british: dict[str, int] = {}
    wishes, known = dict(wanted), roster()
    turns = {name: turn for turn, name in enumerate(wishes)}
    crowding = any(_is_british(known[name]) for name in wishes)
    found: list[tuple[str, str]] = []
    for civilian in sorted(civilians, key=lambda name: turns.get(name, len(turns))):
        entry = known[civilian]
        zone: str | None = entry.home
        if entry.home in lost or civilian in wishes or (crowding and _is_british(entry)):
            zone = _first_wish(entry, wishes.get(civilian, ""), shelters_of(entry.power, lost), british)
        if zone is not None:
            found.append((civilian, zone))
    return tuple(found)


def _is_british(entry: Roster) -> bool:
    return entry.power == "GB"


def _first_wish(entry: Roster, wanted: str, zones: tuple[str, ...], british: dict[str, int]) -> str | None:
    """The first zone that has room; None where there is no zone at all. British counters are noted in `british`."""
    if not zones:
        return None
    limited = _is_british(entry) and zones == board().legation_zones("GB")
    full = {zone for zone, number in british.items() if limited and number >= CROWD}
    zone = next((wish for wish in (wanted, entry.home, *zones) if wish in zones and wish not in full), zones[0])
    if limited:
        british[zone] = british.get(zone, 0) + 1
    return zone
