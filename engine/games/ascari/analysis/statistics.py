"""Statistics of simulated games: the record of one game, and the summary of many."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.playout import Playout
from engine.games.ascari import victory
from engine.games.ascari.events import GameEnded, MeleeFought, PieceEliminated, ShotFired
from engine.games.ascari.scenarios import ITALIAN, SIDES
from engine.games.ascari.world import World
from engine.testing.distributions import shares, spread


def record(playout: Playout[World]) -> dict[str, Any]:
    """Return the plain facts of one game: winner, level of victory, scores, numbers of shots and fights, losses."""
    end = next(event for event in reversed(playout.events) if isinstance(event, GameEnded))
    position = playout.world.position
    shots = [event for event in playout.events if isinstance(event, ShotFired)]
    lost = [position.side_of(event.piece) for event in playout.events if isinstance(event, PieceEliminated)]
    return {
        "scenario": position.scenario,
        "winner": end.winner,
        "reason": end.reason,
        "band": end.band,
        "score": end.scores[ITALIAN] - end.scores[position.battle.africans],
        "turns": position.turn,
        "shots": len(shots),
        "opportunity": sum(shot.opportunity for shot in shots),
        "melees": sum(isinstance(event, MeleeFought) for event in playout.events),
        "italians_lost": lost.count(ITALIAN),
        "others_lost": len(lost) - lost.count(ITALIAN),
    }


def summary(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return the distributions over many games; without records only `bands`, empty."""
    if not records:
        return {"bands": {}}
    bands = {name: number for name, number in shares([r["band"] for r in records], victory.BANDS).items() if number}
    winners = {name: number for name, number in shares([r["winner"] for r in records], SIDES).items() if number}
    return {
        "bands": bands,
        "winners": winners,
        "italians_win": round(winners.get(ITALIAN, 0) * 100 / len(records), 1),
        **{
            name: spread([each[name] for each in records])
            for name in ("score", "turns", "shots", "opportunity", "melees", "italians_lost", "others_lost")
        },
    }
