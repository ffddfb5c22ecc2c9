"""A short text about the odds of the melees and fire near the walls and on the road."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.board import PEKING, STREETS, WALL, board
from engine.games.keep_up_the_fire.menus import can_fire
from engine.games.keep_up_the_fire.phases.relief_column import ADVANCE
from engine.games.keep_up_the_fire.world import Foe, Position
from render.catalogue import average
from render.games.keep_up_the_fire.odds.expected_results import mean_of_fire, means_of_melee
from render.games.keep_up_the_fire.text import catalogue, labels
from render.games.keep_up_the_fire.text.catalogue import say
from render.odds import decimal


def overview(position: Position) -> tuple[str, ...]:
    """Return short lines with the odds, the nearest enemy first."""
    return tuple(catalogue.begin(line) for line in _lines(position))


def _lines(position: Position) -> Iterator[str]:
    for foe in sorted(position.foes, key=lambda each: each.space not in (WALL, STREETS)):
        if chances := _chances(position, foe):
            facts: dict[str, Any] = catalogue.facts_of(foe)
            facts.pop("wall")
            yield say("odds-overview", chances=chances, **facts)
    if position.blocker:
        force = board().blockers[position.blocker]
        bonus = combat.column("power", position.power, position.today.combat).total
        chance = labels.above(force.strength, bonus)
        name = catalogue.blocker(force.id)
        yield say("odds-overview-road", blocker=name, strength=force.strength, chance=chance)
    elif position.station < PEKING and position.card:
        bonus = combat.column("speed", position.speed, position.today.march).total
        station = labels.next_station(position.station)
        chance = labels.above(ADVANCE, bonus)
        yield say("odds-overview-march", station=station, chance=chance)


def _chances(position: Position, foe: Foe) -> str:
    if foe.space in (WALL, STREETS):
        if not (position.posts[foe.wall] or position.gun == foe.wall):
            return ""
        theirs, ours = means_of_melee(position, foe)
        return say("odds-overview-melee", theirs=decimal(theirs), ours=decimal(ours))
    if not can_fire(position, foe.wall):
        return ""
    hit = combat.to_hit(position, foe.wall).total
    chance = Fraction(sum(die + hit > foe.strength for die in range(1, 7)), 6)
    mean = average(mean_of_fire(position, foe))
    return say("odds-overview-fire", chance=catalogue.percent(chance), mean=mean)
