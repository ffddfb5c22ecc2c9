"""Texts of the end: every item of the victory points, the band; names of bands, scores and mistakes."""

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


def result(_position: object, found: Mapping[str, Any], *, locale: str) -> str:
    """Return how it ended, and the victory points item by item; a lost siege has none."""
    station = catalogue.station_at(found["station"], locale=locale)
    lines = [
        say(f"result-{found['verdict']}-said", locale=locale, turn=found["turns"])
        if found["won"]
        else say(f"result-{found['verdict']}", locale=locale, station=station)
    ]
    name = say(f"band-{found['band']}", locale=locale)
    if not found["won"]:
        return "\n".join((*lines, "", say("result-lost", locale=locale, band=name)))
    lines += [
        f"- {say('result-points-item', locale=locale, name=say(f'result-{item}', locale=locale), points=found[item])}"
        for item in ITEMS
    ]
    return "\n".join((*lines, "", say("result-total", locale=locale, points=found["points"], band=name)))


def band(name: str, *, locale: str) -> str:
    """Return the name of a level of victory, or of a defeat."""
    return say(f"band-{name}", locale=locale)


def score(value: int, *, locale: str) -> str:
    """§VI.2 Return the points of a victory; for a defeat, the column's distance from Peking in stations."""
    if value >= 0 and value != 0:
        return say("score-won", locale=locale, points=value)
    short = -value % 20 if value else 0
    return say("score-lost", locale=locale, stations=min(short, PEKING))


def mistake(name: str, *, locale: str) -> Mistake:
    """Return title and meaning of a mistake, with the section that explains it."""
    return Mistake(say(f"sin-{name}", locale=locale), say(f"sin-{name}.meaning", locale=locale, rule=SECTIONS[name]))
