"""§VI The end of the game: verdicts, victory points and levels of victory."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.core.ruleset import ComparableResult
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
"""§VI.2 The minimum points of each level of victory; 28 points are still a Pyrrhic victory."""
BANDS = (*(name for _, name in LEVELS), *DEFEATS)
HERO = 5
"""§VI.2 The number of victory points for each heroic effort."""
_BELOW = {MODERATE: 0, SUBSTANTIAL: -20, DECISIVE: -40}


class Score(NamedTuple):
    """§VI.2 The victory points of a game, keyed by source."""

    legations: int
    cards: int
    tracks: int
    heroic: int

    @property
    def points(self) -> int:
        """The sum of all victory points."""
        return sum(self)


def count(position: Position) -> Score:
    """§VI.2 Return the victory points, keyed by source."""
    strength = sum(position.strengths.values())
    return Score(strength, position.left, position.speed + position.power, HERO * position.heroic)


def band(position: Position) -> str:
    """§VI Return the level of the victory, or the kind of defeat."""
    if position.verdict != VICTORY:
        return position.verdict
    points = count(position).points
    return next(name for least, name in LEVELS if points >= least)


def ended(position: Position, score: Score) -> GameEnded:
    """Return the event that ends the game."""
    return GameEnded(verdict=position.verdict, band=band(position), points=score.points, **score._asdict())


def result(position: Position) -> Mapping[str, Any]:
    """Return the result of a game as plain data."""
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


def standing(position: Position) -> ComparableResult:
    """§VI Return a result that can be compared with other games.

    After a victory the score is the victory points. A defeat always scores lower.
    """
    won = position.verdict == VICTORY
    score = count(position).points if won else _BELOW[position.verdict] - (PEKING - position.station)
    return ComparableResult(won=won, band=band(position), score=score, periods=position.turn)
