"""Texts about the end of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.games.keep_up_the_fire.board import PEKING
from render.curve_data import Mistake
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say

SECTIONS = {
    "let-in": "II.3",
    "idle-actions": "2.b",
    "bare-wall": "IV.1",
    "legation-spent": "II.4",
    "hopeless-fire": "II.2",
    "hopeless-attack": "V.2",
    "hopeless-march": "V.3",
    "worn-out": "V",
    "idle-command": "3.c",
}
"""The section that explains each mistake."""
ITEMS = ("legations", "cards", "tracks", "heroic")


def verdict(position: object, found: Mapping[str, Any]) -> str:
    """Return how the game ended: the points, and the level of victory or defeat."""
    first, *_, last = result(position, found).splitlines()
    return f"{first} {last}"


def result(_position: object, found: Mapping[str, Any]) -> str:
    """Return how the game ended, and the victory points item by item."""
    station = catalogue.station_at(found["station"])
    lines = [
        say(f"result-{found['verdict']}-said", turn=found["turns"])
        if found["won"]
        else say(f"result-{found['verdict']}", station=station)
    ]
    name = say(f"band-{found['band']}")
    if not found["won"]:
        return "\n".join((*lines, "", say("result-lost", band=name)))
    lines += [f"- {say('result-points-item', name=say(f'result-{item}'), points=found[item])}" for item in ITEMS]
    return "\n".join((*lines, "", say("result-total", points=found["points"], band=name)))


def band(name: str) -> str:
    """Return the name of a level of victory or defeat."""
    return say(f"band-{name}")


def score(value: int) -> str:
    """§VI.2 Return a score as text: the points of a victory, or how far the column stayed from Peking."""
    if value >= 0 and value != 0:
        return say("score-won", points=value)
    short = -value % 20 if value else 0
    return say("score-lost", stations=min(short, PEKING))


def mistake(name: str) -> Mistake:
    """Return the title and meaning of a mistake, with its rule section."""
    return Mistake(say(f"sin-{name}"), say(f"sin-{name}.meaning", rule=SECTIONS[name]))
