"""The scenarios by name: the shipped ones, and battles of the users by the codes of their texts."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from engine.core.battles import store
from engine.core.battles.sheet import read
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
    "text_of",
]

NAME = "revolte"
SCENARIOS = ("fu-gate", "langfang", "tartar-wall")
"""The names of the shipped scenarios, the introductory one first."""
KEPT = 32
"""The number of battles that are kept."""


def learn(text: str, name: str) -> None:
    """Keep a battle's text in this process under a name of its own, for conformance cases.

    Raise `ValueError` if it has mistakes, or if there is another battle of that name.
    """
    if is_known(name) and text_of(name) != store.canonical(text):
        raise ValueError(f"there is another scenario {name!r}")
    sheet = read(text, (NAME,))
    if read_battle(sheet, name) is None:
        raise ValueError(f"scenario {name!r}: {sheet.problems}")
    store.learn(text, name=name)


def is_known(name: str) -> bool:
    """Return whether there is a scenario of that name: a shipped one, or a battle that this process has learnt."""
    return name in SCENARIOS or store.is_known(name)


def text_of(name: str) -> str:
    """Return the text of a scenario. Raise `KeyError` for an unknown one."""
    if name not in SCENARIOS:
        return store.text_of(name)
    return files("engine.games.revolte").joinpath("data", "battles", f"{name}.battle").read_text(encoding="utf-8")


def own_text(name: str) -> str | msgspec.UnsetType:
    """Return the text of a user's battle, which its games keep; nothing for a shipped scenario."""
    text = store.text_of(name) if name not in SCENARIOS else ""
    return text if text and store.code(text) == name else msgspec.UNSET


@lru_cache(KEPT)
def scenario(name: str) -> Scenario:
    """Return a scenario. Raise `KeyError` for an unknown one, and `ValueError` for one with mistakes."""
    sheet = read(text_of(name), (NAME,))
    found = read_battle(sheet, name)
    if found is None:
        raise ValueError(f"battle {name}: {sheet.problems}")
    return found


@lru_cache(KEPT)
def soldiers(name: str) -> dict[str, Soldier]:
    """Return all figures of a scenario by id, in the file's order. Callers must not change the result."""
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
