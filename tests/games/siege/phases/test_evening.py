"""Where civilians begin the day (§8.2, R155, R178), compared with a slow reference written from the rulebook alone.

A sample of random evenings; `SIEGEMASTER_FUZZ=10000` plays that many. The reference knows the board's rectangles, the
civilians' homes, and §8.2. It tries every way to lodge the British counters and keeps the one closest to the player's
wishes, in which the latest wish counts first.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from random import Random

from support.siege_positions import world

from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.games.siege.events import CountersMoved
from engine.games.siege.map.board import board
from engine.games.siege.map.deployment import lodgings
from engine.games.siege.phases.lodging import go_home, lodge_choice, prefer
from engine.games.siege.world import GONE, Position, World, roster

EVENINGS = max(400, int(os.environ.get("SIEGEMASTER_FUZZ", "0")))
GREAT = {"GB", "FR", "US", "RU", "DE"}
"""§8.2 «le Legazioni indicate»."""
LEGATIONS = [zone for zone in board().zones.values() if zone.power]
CIVILIANS = {entry.id: entry for entry in roster().values() if entry.kind == "civilian"}


# --- the reference --------------------------------------------------------------------------------------------------


def touching(one: str, two: str) -> bool:
    """§1.1 Return whether the rectangles of two zones share an edge."""
    (ax, ay, bx, by), (cx, cy, dx, dy) = board().zones[one].rect, board().zones[two].rect
    across, down = min(bx, dx) - max(ax, cx), min(by, dy) - max(ay, cy)
    return (across == 0 and down > 0) or (down == 0 and across > 0)


TOUCH = {one: [two for two in board().zones if two != one and touching(one, two)] for one in board().zones}


def steps(starts: set[str], ends: set[str]) -> int:
    """Return the distance in steps from any of these zones to any of the others."""
    seen, edge, away = set(starts), set(starts), 0
    while not edge & ends:
        edge = {near for zone in edge for near in TOUCH[zone]} - seen
        assert edge, "the board is in one piece"
        seen |= edge
        away += 1
    return away


def open_to(power: str, lost: set[str]) -> list[str]:
    """§8.2 Return the open zones: home, else the nearest great Legations, else the nearest minor ones, else none."""
    standing: dict[str, set[str]] = {}
    for zone in LEGATIONS:
        if zone.id not in lost:
            standing.setdefault(str(zone.power), set()).add(zone.id)
    home = {zone.id for zone in LEGATIONS if zone.power == power}
    if power in standing:
        found = standing[power]
    else:
        choice = [zones for other, zones in standing.items() if other in GREAT] or list(standing.values())
        away = {frozenset(zones): steps(home, zones) for zones in choice}
        found = {zone for zones, far in away.items() if far == min(away.values()) for zone in zones}
    return [zone for zone in board().zones if zone in found]


def expected(position: Position) -> dict[str, str]:
    """§8.2 Return every civilian counter on the map with the zone in which it begins the day."""
    lost = {*position.ruins, *position.fires}
    here = [c.id for c in position.counters if c.id in CIVILIANS and c.place != GONE]
    asked = [name for name in position.lodgings if name in here]
    turn = [*asked, *(name for name in here if name not in asked)]
    found = {}
    for name in turn:
        if CIVILIANS[name].power != "GB":
            zones = open_to(CIVILIANS[name].power, lost)
            found[name] = min(zones, key=lambda zone: rank(position, name, zone)) if zones else ""
    found |= british(position, [name for name in turn if CIVILIANS[name].power == "GB"], lost)
    return {name: zone or position.by_id[name].place for name, zone in found.items()}


def rank(position: Position, name: str, zone: str) -> tuple[int, int]:
    """Rank a zone for a counter: the wished zone, then home, then the first in map order."""
    kind = 0 if position.lodgings.get(name) == zone else 1 if CIVILIANS[name].home == zone else 2
    return kind, list(board().zones).index(zone)


def british(position: Position, turn: list[str], lost: set[str]) -> dict[str, str]:
    """§8.2 «2 x pedine in ogni zona della Legazione britannica»: return the best-ranked legal distribution."""
    zones = open_to("GB", lost)
    if not zones:
        return dict.fromkeys(turn, "")
    own = {zone.id for zone in LEGATIONS if zone.power == "GB"}
    ways = list(product(zones, repeat=len(turn)))
    if set(zones) == own:
        ways = [way for way in ways if all(way.count(zone) <= 2 for zone in zones)]
    if not any(name in position.lodgings for name in turn) and set(zones) == own:
        return {name: CIVILIANS[name].home for name in turn}
    best = min(ways, key=lambda way: [rank(position, name, zone) for name, zone in zip(turn, way, strict=True)])
    return dict(zip(turn, best, strict=True))


# --- random evenings ------------------------------------------------------------------------------------------------


def evening(number: int) -> World:
    """Build a random evening: Legations lost wholly or in part, civilians anywhere, some gone, many days' wishes."""
    dice = Random(number)
    powers = dice.sample(sorted(GREAT), dice.randint(0, 5))
    if dice.random() < 0.3:
        powers += [str(zone.power) for zone in LEGATIONS if zone.power not in GREAT and dice.random() < 0.6]
    ruins = [zone.id for zone in LEGATIONS if zone.power in powers and dice.random() < 0.85]
    ruins += [zone for zone in ("hanlin", "fu-south") if dice.random() < 0.3]
    places: dict[str, str] = {"peking-club": "gb1"}
    for name in CIVILIANS:
        if dice.random() < 0.9:
            zone = dice.choice(list(board().zones))
            places[zone] = f"{places.get(zone, '')} {name}{dice.choice(['', '/1'])}".strip()
    on = world(places, ruins=ruins)
    for _ in range(dice.randint(0, 9)):
        wish(on.position, dice)
    return on


def wish(position: Position, dice: Random) -> None:
    """Return a wish that a player may make; if its zone is lost later, the wish stays without effect."""
    kept = position.ruins
    if dice.random() < 0.4:
        position.ruins = [zone for zone in kept if dice.random() < 0.5]
    for choice in lodge_choice(position):
        answers = list(leaves(choice))
        prefer(position, ("lodge", *dice.choice(answers)))
    position.ruins = kept


def leaves(choice: object) -> Iterator[tuple[str, ...]]:
    menu = choice.then()  # type: ignore[attr-defined]
    for inner in menu.choices:
        if inner.then is None:
            yield (inner.word,)
        else:
            for rest in leaves(inner):
                yield (inner.word, *rest)


def test_8_2_civilians_begin_the_day_where_the_rulebook_has_them() -> None:
    crowded = 0
    for number in range(EVENINGS):
        on = evening(number)
        position = on.position
        wanted = expected(position)
        known = {civilian.id: zone for civilian, zone in lodgings(position)}
        before = {name: position.by_id[name].place for name in wanted}
        context = Context(ScriptedDice(()))
        go_home(position, context)
        there = {name: position.by_id[name].place for name in wanted}
        assert there == wanted, f"evening {number}: {position.ruins} {position.lodgings}"
        assert known == {name: zone for name, zone in wanted.items() if name in known}
        moved = [event for event in context.events if isinstance(event, CountersMoved)]
        told = {name: (event.start, event.end) for event in moved for name in event.counters}
        assert told == {name: (before[name], there[name]) for name in wanted if before[name] != there[name]}
        guests = [name for name, zone in there.items() if zone.startswith("british") and CIVILIANS[name].power != "GB"]
        crowded += len(guests) > 2
    assert crowded > EVENINGS // 20, "few evenings have refugees among the British"


def test_8_2_r155_the_two_counters_are_british_ones_in_every_evening() -> None:
    for number in range(EVENINGS):
        position = evening(number).position
        if set(position.ruins) & {"british-north", "british-south"}:
            continue
        go_home(position, Context(ScriptedDice(())))
        for zone in ("british-north", "british-south"):
            own = [c.id for c in position.here(zone) if c.kind == "civilian" and c.power == "GB"]
            assert len(own) <= 2, f"evening {number}: {own} in {zone}"
