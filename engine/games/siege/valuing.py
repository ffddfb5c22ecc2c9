"""The features of a position from which the chance of winning is estimated."""

from __future__ import annotations

from engine.games.siege.house_rules import House
from engine.games.siege.map.board import board
from engine.games.siege.scenarios import first_evening, last_day
from engine.games.siege.victory import count
from engine.games.siege.world import (
    CHINESE,
    CHINESE_FIGHTERS,
    CIVILIAN,
    CUP,
    FANATIC,
    GUN,
    HOLDERS,
    IRREGULAR,
    LEADER,
    MACHINE_GUN,
    POOL,
    REGULAR,
    SOLDIER,
    VALUES,
    Position,
)

SCENARIOS = ("", "ten-days")
"""The scenarios whose games the weights were trained on."""


def features(position: Position) -> dict[str, int] | None:
    """Return the features of a position for estimating its value.

    Return None if the game has house rules, or if the scenario is not in `SCENARIOS`.
    """
    scenario = position.house.scenario
    if scenario not in SCENARIOS or position.house != House(scenario=scenario):
        return None
    found = {"scenario": SCENARIOS.index(scenario), **_count(position), **_tracks(position), **_forces(position)}
    return found | _map(position)


def _count(position: Position) -> dict[str, int]:
    """Return the current points of both sides, and numbers about the time left."""
    counts = count(position)
    left = last_day(position.house.scenario) - position.day
    ahead = counts.powers_total - counts.boxers_total
    found = {
        "days-left": left,
        "days-gone": position.day - first_evening(position.house.scenario),
        "powers": counts.powers_total,
        "boxers": counts.boxers_total,
        "ahead": ahead,
        "ahead-a-day": 100 * ahead // (left + 1),
    }
    found.update((f"p-{item.name}", item.number) for item in counts.powers if item.name != "days-to-come")
    found.update((f"b-{item.name}", item.number) for item in counts.boxers)
    return found


def _tracks(position: Position) -> dict[str, int]:
    return {
        "morale": position.morale,
        "food": position.food,
        "short": position.ammunition_short,
        "truce": position.truce,
        "cha-cha": position.cha_cha,
        "events": len(position.events_used),
        "red-figures": position.red_figures,
        "rain": position.rain,
        "shelled": not position.no_shelling,
        "assault": position.assault,
        "round": position.sequence,
        "wounded-due": position.wounded_due,
        "debts": sum(each.points for each in position.debts),
        "fires": len(position.fires),
        "ruins": len(position.ruins),
        "barricades": len(position.barricades),
    }


def _forces(position: Position) -> dict[str, int]:
    """Return the strengths of both sides on and off the map, in points."""
    kinds = (SOLDIER, GUN, MACHINE_GUN, CIVILIAN, IRREGULAR, FANATIC, REGULAR)
    points, pool, cup, leaders = dict.fromkeys(kinds, 0), 0, 0, 0
    zones = board().zones
    for counter in position.counters:
        kind, place = counter.kind, counter.place
        value = VALUES[kind][counter.face]
        if place == POOL:
            pool += value
        elif place == CUP:
            cup += value
        elif place in zones:
            leaders += counter.bonus
            if kind in points:
                points[kind] += value
    sizes = [sum(position.by_id[name].value for name in pile.counters) for pile in position.piles]
    return {
        **{f"on-map-{kind}": value for kind, value in points.items()},
        "leaders": leaders,
        "pool": pool,
        "cup": cup,
        "stacks": len(sizes),
        "largest": max(sizes, default=0),
        "mine": position.mine_attack,
    }


def _map(position: Position) -> dict[str, int]:
    """Return the features of the map, such as how far the Chinese have advanced."""
    names = ("inside", "beside", "in-legations", "beside-legations", "with-civilians", "beside-civilians")
    found = dict.fromkeys((*names, "guarded", "unguarded", "legations-held", "major-held", "guards"), 0)
    troops, civil, foes = dict[str, int](), dict[str, int](), dict[str, int]()
    for name, counters in position.at.items():
        for counter in counters:
            kind = counter.kind
            if kind in HOLDERS:
                troops[name] = troops.get(name, 0) + counter.value
            elif kind == CIVILIAN:
                civil[name] = civil.get(name, 0) + counter.value
            elif kind in CHINESE and kind != LEADER:
                foes[name] = foes.get(name, 0) + (counter.value if kind in CHINESE_FIGHTERS else 1)
    for name, zone in board().zones.items():
        here, people = troops.get(name, 0), civil.get(name, 0)
        near = sum(foes.get(other, 0) for other in zone.touch) if foes else 0
        enemy = foes.get(name, 0)
        found["inside"] += enemy if here else 0
        found["beside"] += near if here else 0
        found["with-civilians"] += enemy if people else 0
        found["beside-civilians"] += near if people else 0
        found["guarded" if here else "unguarded"] += people
        if zone.legation:
            found["in-legations"] += enemy
            found["beside-legations"] += near
            found["legations-held"] += bool(here)
            found["major-held"] += bool(here) and zone.major
            found["guards"] += here
    return found
