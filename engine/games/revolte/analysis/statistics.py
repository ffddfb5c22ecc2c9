"""Statistics of simulated games: one game, and many."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.playout import Playout
from engine.games.revolte import victory
from engine.games.revolte.events import (
    ContactMade,
    FightFought,
    FigureEliminated,
    GameEnded,
    OrderGiven,
    ShotFired,
)
from engine.games.revolte.phases.orders import CHARGE_CRAWL, CHARGE_RUN
from engine.games.revolte.scenarios import EUROPEANS, SIDES
from engine.games.revolte.world import World
from engine.testing.distributions import shares, spread

REASONS = (victory.TIME, victory.HOLD, victory.NOBODY)
CHARGES = (CHARGE_RUN, CHARGE_CRAWL)
FIGURES = (
    "turns",
    "orders",
    "charges",
    "contacts",
    "shots",
    "hits",
    "fights",
    "destroyed",
    "europeans_lost",
    "boxers_lost",
)


def record(playout: Playout[World]) -> dict[str, Any]:
    """Return the facts of one game: winner, reason, turns, actions, losses."""
    events, position = playout.events, playout.world.position
    end = next(event for event in reversed(events) if isinstance(event, GameEnded))
    orders = [event for event in events if isinstance(event, OrderGiven)]
    shots = [event for event in events if isinstance(event, ShotFired)]
    lost = Tally(position.side_of(event.figure) for event in events if isinstance(event, FigureEliminated))
    europeans, boxers = SIDES
    return {
        "scenario": position.scenario,
        "winner": end.winner,
        "reason": end.reason,
        "band": victory.BANDS[0 if end.winner == EUROPEANS else 1],
        "turns": position.turn,
        "holding": victory.holding(position)[position.battle.attacker],
        "orders": len(orders),
        "charges": sum(order.mode in CHARGES for order in orders),
        "contacts": sum(isinstance(event, ContactMade) for event in events),
        "shots": len(shots),
        "hits": sum(shot.hit for shot in shots),
        "fights": sum(isinstance(event, FightFought) for event in events),
        "destroyed": len(position.gone),
        "europeans_lost": lost[europeans],
        "boxers_lost": lost[boxers],
        "fell_by": dict(sorted(Tally(each.why for each in events if isinstance(each, FigureEliminated)).items())),
    }


def summary(records: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Return statistics over the results of many games."""
    if not records:
        return {"bands": {}}
    winners = shares([each["winner"] for each in records], SIDES)
    fell = sum((Tally(each["fell_by"]) for each in records), Tally[str]())
    return {
        "bands": shares([each["band"] for each in records], victory.BANDS),
        "winners": winners,
        "europeans_win": round(winners[EUROPEANS] * 100 / len(records), 1),
        "won_by": {
            side: shares([each["reason"] for each in records if each["winner"] == side], REASONS) for side in SIDES
        },
        **{name: spread([each[name] for each in records]) for name in (*FIGURES, "holding")},
        "fell_by": {why: round(number / len(records), 2) for why, number in sorted(fell.items())},
    }
