"""Statistics of simulated games: one game, and many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.playout import Playout
from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.board import PEKING, board
from engine.games.keep_up_the_fire.events import GameEnded, LegationLost, MeleeFought, WallFired
from engine.games.keep_up_the_fire.world import World
from engine.testing.distributions import shares, spread

WINNERS = ("legations", "besiegers")
VERDICTS = (victory.VICTORY, *victory.DEFEATS)


def record(playout: Playout[World]) -> dict[str, Any]:
    """Return the data of one game: its end, points, fights, and the column's station."""
    end = next(event for event in reversed(playout.events) if isinstance(event, GameEnded))
    position = playout.world.position
    return {
        "verdict": end.verdict,
        "band": end.band,
        "winner": WINNERS[end.verdict != victory.VICTORY],
        "points": end.points,
        "parts": {name: getattr(end, name) for name in ("legations", "cards", "tracks", "heroic")},
        "turns": position.turn,
        "station": position.station,
        "fires": sum(isinstance(event, WallFired) for event in playout.events),
        "melees": sum(isinstance(event, MeleeFought) for event in playout.events),
        "lost": sum(isinstance(event, LegationLost) for event in playout.events),
    }


def summary(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the distributions of results over many games."""
    if not records:
        return {"bands": {}}
    won = [each for each in records if each["verdict"] == victory.VICTORY]
    return {
        "bands": shares([each["band"] for each in records], victory.BANDS),
        "winners": shares([each["winner"] for each in records], WINNERS),
        "verdicts": shares([each["verdict"] for each in records], VERDICTS),
        "points_of_victories": spread([each["points"] for each in won]),
        "parts_of_victories": {
            name: spread([each["parts"][name] for each in won]) for name in ("legations", "cards", "tracks", "heroic")
        },
        "turns": spread([each["turns"] for each in records]),
        "turns_by_verdict": {
            name: spread([each["turns"] for each in records if each["verdict"] == name]) for name in VERDICTS
        },
        "stations": shares(
            [board().stations[each["station"]].id for each in records],
            tuple(board().stations[place].id for place in range(PEKING + 1)),
        ),
        **{name: spread([each[name] for each in records]) for name in ("fires", "melees", "lost")},
    }
