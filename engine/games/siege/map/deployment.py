"""Where counters may be placed, and where they start (§5.1.2, §8, §8.2)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from engine.compiled import keep_types
from engine.core.asks import Refused
from engine.games.siege.map.board import MAJOR, board
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

BETSY: Final = "betsy"
LEASH: Final = 2
"""§8.1 The maximum distance between a nation's counter and its Legation at the start, in zones."""
CROWD: Final = 2
"""§8.2 The maximum number of British civilian counters in a British zone while both zones are usable."""


@dataclass(frozen=True)
class Deployment:
    """A complete deployment: the counters in each zone, and the barricades (§8)."""

    barricades: tuple[str, ...]
    counters: dict[str, tuple[str, ...]]


keep_types(Deployment)


@cache
def historical_deployment() -> Deployment:
    """§8 Return the historical deployment. Raise `ValueError` if its data are wrong."""
    raw = tomllib.loads(files("engine.games.siege").joinpath("data/deployment.toml").read_text(encoding="utf-8"))
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
    """§8, R155, R156, R159 Set up the historical deployment in a position."""
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
    """Return all counters of the game at full strength, off the map."""
    return [Counter(id=e.id, kind=e.kind, power=e.power, face=FULL, place=APART) for e in roster().values()]


def deploys(kind: str) -> bool:
    """§8.1, R26, R59 Return whether counters of a kind can be deployed."""
    return kind in {SOLDIER, LEADER} or kind in WEAPONS


def may_start(counter: str, zone: str) -> bool:
    """§8, §8.1, R157, R158 Return whether a counter may start in a zone."""
    return board().deployable(zone) and near_home(counter, zone)


def near_home(counter: str, zone: str) -> bool:
    """§8.1, R157 Return whether a zone is near the Legation of a counter's Power.

    For Powers without a Legation every zone counts as near.
    """
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
    """§5.1.2, §8, R58, R158 Return the zones where troops may be placed."""
    return tuple(zone for zone in board().zones if board().deployable(zone))


@cache
def barred_zones() -> tuple[str, ...]:
    """§5.1.2, §8, R58, R158 Return the zones where troops may not be placed."""
    return tuple(zone for zone in board().zones if not board().deployable(zone))


def barred(zone: str) -> Refused | None:
    """§5.1.2, §8, R58 Return why troops may not be placed in a zone; None if they may."""
    if board().deployable(zone):
        return None
    reason = "entry-zone" if board().zones[zone].entry is not None else "next-to-entry"
    return Refused(reason, rule="8", facts={"zone": zone})


def may_hold_barricade(zone: str) -> bool:
    """§1.6, §8, R15 Return whether a barricade may be in a zone."""
    return board().deployable(zone) and not board().zones[zone].legation


def unmanned_barricades(position: Position) -> list[str]:
    """§2.3, R15 Return the zones on the wall that have a barricade but no soldiers.

    The setup cannot end while there are any.
    """
    zones = board().zones
    return [z for z in position.barricades if zones[z].terrain == "wall" and not position.soldiers(z)]


# --- homes of civilians ---------------------------------------------------------------------------------------------


def shelters(position: Position, civilian: Counter) -> tuple[str, ...]:
    """§8.2, R155, R178 Return the zones where a civilian counter may begin the day.

    If the result is empty, the counter stays.
    """
    return shelters_of(civilian.power, lost_ground(position))


def lost_ground(position: Position) -> frozenset[str]:
    """§8.2, R178 Return the zones where civilians cannot shelter."""
    return frozenset(position.ruins).union(position.fires)


@lru_cache(maxsize=4096)
def shelters_of(power: str, ruins: frozenset[str]) -> tuple[str, ...]:
    """§8.2 Return the zones where the civilians of a Power can shelter. The zones in `ruins` are unusable."""
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
    """§8.2, R155 Return whether a civilian counter can choose its shelter."""
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
    """§8.2, R155 Return the zone where each civilian counter begins the day."""
    by_id = position.by_id
    return [(by_id[name], zone) for name, zone in homes(position)]


def homes(position: Position) -> tuple[tuple[str, str], ...]:
    """§8.2, R155 Return the home of each civilian on the map, as pairs of counter id and zone."""
    names = tuple([c.id for c in position.civil if c.place not in BOXES])
    return _lodgings(names, tuple(position.lodgings.items()), lost_ground(position))


@lru_cache(maxsize=1024)
def _lodgings(
    civilians: tuple[str, ...], wanted: tuple[tuple[str, str], ...], lost: frozenset[str]
) -> tuple[tuple[str, str], ...]:
    """Return where the given civilians live, as pairs of civilian and zone.

    `wanted` are the zones that the player chose. `lost` are zones where nobody can live.
    """
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
    """Return the zone where a civilian counter goes, or None if there are no zones.

    `british` counts the British counters in each zone, and is updated.
    """
    if not zones:
        return None
    limited = _is_british(entry) and zones == board().legation_zones("GB")
    full = {zone for zone, number in british.items() if limited and number >= CROWD}
    zone = next((wish for wish in (wanted, entry.home, *zones) if wish in zones and wish not in full), zones[0])
    if limited:
        british[zone] = british.get(zone, 0) + 1
    return zone
