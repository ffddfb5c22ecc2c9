"""Statistics of simulated games: one game, and many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.playout import Playout
from engine.games.ascari import victory
from engine.games.ascari.events import GameEnded, MeleeFought, PieceEliminated, ShotFired
from engine.games.ascari.scenarios import SIDES
from engine.games.ascari.world import World
from engine.testing.distributions import shares, spread


def record(playout: Playout[World]) -> dict[str, Any]:
    """Return the data of one game: its winner, level of victory, scores, shots, melees and losses."""
    end = next(event for event in reversed(playout.events) if isinstance(event, GameEnded))
    position = playout.world.position
    first, second = position.battle.sides
    shots = [event for event in playout.events if isinstance(event, ShotFired)]
    lost = [position.side_of(event.piece) for event in playout.events if isinstance(event, PieceEliminated)]
    return {
        "scenario": position.scenario,
        "winner": end.winner,
        "reason": end.reason,
        "band": end.band,
        "score": end.scores[first] - end.scores[second],
        "turns": position.turn,
        "shots": len(shots),
        "opportunity": sum(shot.opportunity for shot in shots),
        "melees": sum(isinstance(event, MeleeFought) for event in playout.events),
        "first_side_lost": lost.count(first),
        "second_side_lost": lost.count(second),
    }


def summary(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return statistics about the results of many games."""
    if not records:
        return {"bands": {}}
    bands = {name: number for name, number in shares([r["band"] for r in records], victory.BANDS).items() if number}
    winners = {name: number for name, number in shares([r["winner"] for r in records], SIDES).items() if number}
    return {
        "bands": bands,
        "winners": winners,
        **{
            name: spread([each[name] for each in records])
            for name in ("score", "turns", "shots", "opportunity", "melees", "first_side_lost", "second_side_lost")
        },
    }
