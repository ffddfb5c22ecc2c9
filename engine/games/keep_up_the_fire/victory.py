"""§VI Victory and defeat: the verdicts, the points, the bands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.system import Standing
from engine.games.keep_up_the_fire.board import PEKING
from engine.games.keep_up_the_fire.events import GameEnded
from engine.games.keep_up_the_fire.world import Position

VICTORY = "victory"
MODERATE, SUBSTANTIAL, DECISIVE = "moderate-defeat", "substantial-defeat", "decisive-defeat"
DEFEATS = (MODERATE, SUBSTANTIAL, DECISIVE)
LEVELS = (
    (75, "decisive-victory"),
    (63, "major-victory"),
    (46, "moderate-victory"),
    (29, "minor-victory"),
    (0, "pyrrhic-victory"),
)
"""§VI.2 The points from which each level is reached; 28 is a Pyrrhic victory still."""
BANDS = (*(name for _, name in LEVELS), *DEFEATS)
HERO = 5
"""§VI.2 Points for each heroic effort."""
_BELOW = {MODERATE: 0, SUBSTANTIAL: -20, DECISIVE: -40}


class Score(NamedTuple):
    """§VI.2 The points and what they are made of."""

    legations: int
    cards: int
    tracks: int
    heroic: int

    @property
    def points(self) -> int:
        """All together."""
        return sum(self)


def count(position: Position) -> Score:
    """§VI.2 Strength that is left, cards that are left, the column's tracks, and 5 for each heroic effort."""
    strength = sum(position.strengths.values())
    return Score(strength, position.left, position.speed + position.power, HERO * position.heroic)


def band(position: Position) -> str:
    """§VI The level of a victory, or the defeat."""
    if position.verdict != VICTORY:
        return position.verdict
    points = count(position).points
    return next(name for least, name in LEVELS if points >= least)


def ended(position: Position, score: Score) -> GameEnded:
    """The fact that is told at the end."""
    return GameEnded(verdict=position.verdict, band=band(position), points=score.points, **score._asdict())


def result(position: Position) -> Mapping[str, Any]:
    """The end as plain facts."""
    score = count(position)
    return {
        "verdict": position.verdict,
        "band": band(position),
        "won": position.verdict == VICTORY,
        "points": score.points,
        **score._asdict(),
        "station": position.station,
        "turns": position.turn,
    }


def standing(position: Position) -> Standing:
    """§VI A victory's points; of a defeat, how far from Peking the column was, the graver the lower."""
    won = position.verdict == VICTORY
    score = count(position).points if won else _BELOW[position.verdict] - (PEKING - position.station)
    return Standing(won=won, band=band(position), score=score, periods=position.turn)
