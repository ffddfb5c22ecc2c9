"""The scenarios: those of the game, keyed by name, and the battles of users, keyed by code."""

from __future__ import annotations

from functools import lru_cache

from engine.core.battles.store import KEPT, Battles
from engine.games.revolte.battle import (
    BASE,
    BOXERS,
    CLASSES,
    EUROPEANS,
    FANATIC,
    IRREGULAR,
    JINGAL,
    LEADER,
    PISTOL,
    REGULAR,
    RIFLE,
    SIDES,
    Area,
    Barricades,
    Deployment,
    Exit,
    Group,
    Gun,
    Hold,
    Keg,
    Kind,
    Ladder,
    Leaving,
    Line,
    MachineGun,
    Scenario,
    Soldier,
    Spot,
    Victory,
    enemy_of,
)
from engine.games.revolte.reading.battle import read_battle

__all__ = [
    "BASE",
    "BOXERS",
    "CLASSES",
    "EUROPEANS",
    "FANATIC",
    "IRREGULAR",
    "JINGAL",
    "KEPT",
    "LEADER",
    "LIBRARY",
    "PISTOL",
    "REGULAR",
    "RIFLE",
    "SCENARIOS",
    "SIDES",
    "Area",
    "Barricades",
    "Deployment",
    "Exit",
    "Group",
    "Gun",
    "Hold",
    "Keg",
    "Kind",
    "Ladder",
    "Leaving",
    "Line",
    "MachineGun",
    "Scenario",
    "Soldier",
    "Spot",
    "Victory",
    "enemy_of",
    "is_known",
    "learn",
    "own_text",
    "scenario",
    "soldiers",
]

NAME = "revolte"
SCENARIOS = ("fu-gate", "langfang", "tartar-wall")
"""The names of the shipped scenarios, the introductory one first."""
LIBRARY = ("peitang", "tientsin-station")
"""The names of the battles from history that every server has in its library."""


BATTLES = Battles(NAME, SCENARIOS, read_battle)
is_known, own_text, scenario, learn = BATTLES.is_known, BATTLES.own_text, BATTLES.scenario, BATTLES.learn


@lru_cache(KEPT)
def soldiers(name: str) -> dict[str, Soldier]:
    """Return all figures of a scenario, keyed by id, in the file's order. Callers must not change the result."""
    battle, found, numbers = scenario(name), {}, dict.fromkeys(SIDES, 0)
    for group in battle.group:
        kinds = [kind for kind, count in group.figures for _ in range(count)]
        for place, kind in enumerate(kinds, 1):
            numbers[group.side] += 1
            figure = f"{group.id}{place}"
            found[figure] = Soldier(
                id=figure, group=group.id, side=group.side, number=numbers[group.side], kind=battle.kind[kind]
            )
    return found
