"""A sentence for each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.events import Event
from engine.games.ascari import events as e
from render.event_sentences import NONE, Facts, Sentences, Teller, yes
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, say


def marker(event: e.MarkerPut) -> str:
    """Return the name of the marker that is put on a counter."""
    return say(f"marker-{event.marker}")


def loser_of(event: e.MeleeFought) -> str:
    """Return the loser of a melee; after a tie, the attacker."""
    return event.defender if event.winner == event.attacker else event.attacker


def _unit(event: Any) -> Facts:
    """Return the variables for a sentence about one counter, from an event."""
    name = next(getattr(event, field) for field in ("unit", "piece", "leader") if hasattr(event, field))
    facts: Facts = {"unit": any_piece(name)}
    facts |= {field: getattr(event, field) for field in ("at", "left", "why", "start", "end") if hasattr(event, field)}
    facts |= {field: yes(getattr(event, field)) for field in ("limbered", "hit", "recovered") if hasattr(event, field)}
    return facts


def _side(event: Any) -> Facts:
    facts: Facts = {"side": catalogue.side(event.side)}
    facts |= {field: getattr(event, field) for field in ("turn", "at") if hasattr(event, field)}
    facts |= {"historical": yes(event.historical)} if hasattr(event, "historical") else {}
    return facts


def _moved(event: e.MoveBegan) -> Facts:
    leaders = catalogue.names_of(event.leaders) if event.leaders else NONE
    return {"unit": any_piece(event.unit), "leaders": leaders, "start": event.start or NONE}


def _marked(event: e.MarkerPut) -> Facts:
    name = marker(event)
    return {"unit": any_piece(event.piece), "marker": name, "number": event.number}


def _shot(event: e.ShotFired) -> Facts:
    return {
        "firer": any_piece(event.firer),
        "target": any_piece(event.target),
        "at": event.at,
        "distance": event.distance,
        "hits": event.hits,
    }


def _fought(event: e.MeleeFought) -> Facts:
    return {
        "attacker": any_piece(event.attacker),
        "defender": any_piece(event.defender),
        "loser": any_piece(loser_of(event)),
        "at": event.at,
        "attack": event.attack.total,
        "defence": event.defence.total,
        "result": event.result,
    }


def _gone_back(event: Any) -> Facts:
    return {"unit": any_piece(event.unit), "start": event.start, "end": event.way[-1]}


def _changed_back(event: e.RetreatChanged) -> Facts:
    return {"unit": any_piece(event.unit), "end": event.way[-1]}


def _at(event: Any) -> Facts:
    return {"at": event.at}


def _water(event: e.WaterChanged) -> Facts:
    return {"water": event.water, "change": catalogue.signed(event.change)}


def _turn(event: e.LullBegan) -> Facts:
    return {"turn": event.turn}


def _ended(event: e.GameEnded) -> Facts:
    return {"winner": event.winner, "band": say(f"band-{event.band}")}


_TELLERS: Mapping[type[Event], Teller] = {
    e.DeploymentChanged: _unit,
    e.DeploymentEnded: _side,
    e.PlayerTurnBegan: _side,
    e.MoveBegan: _moved,
    e.HexEntered: _unit,
    e.MoveEnded: _unit,
    e.FormationChanged: _unit,
    e.MarkerPut: _marked,
    e.ShotFired: _shot,
    e.PieceHit: _unit,
    e.PieceEliminated: _unit,
    e.LeaderTested: _unit,
    e.MeleeFought: _fought,
    e.Retreated: _gone_back,
    e.RetreatChanged: _changed_back,
    e.RifleLeft: _at,
    e.RifleTaken: _unit,
    e.ControlTaken: _side,
    e.MarkersRemoved: _side,
    e.WaterChanged: _water,
    e.LullBegan: _turn,
    e.WentBack: _unit,
    e.RecoveryRolled: _unit,
    e.UnitReturned: _unit,
    e.DayBegan: _side,
    e.GameEnded: _ended,
}
"""The functions that return the facts of each event's sentence."""

sentence = Sentences(catalogue.VOICE, _TELLERS, begin=catalogue.begin).sentence
