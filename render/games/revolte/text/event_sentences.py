"""A sentence for each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.phases.units import write_figures
from render.event_sentences import NONE, Facts, Sentences, Teller, yes
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import any_feature, thing, thing_noun
from render.games.revolte.text.where import centimetres, square


def state_word(state: int) -> str:
    """Return the name of a morale state: `steady`, `stopped` or `pinned`."""
    return ("steady", "stopped", "pinned")[state]


def _the(name: str) -> str:
    """Return the name of a piece, line or area for use in a sentence, such as “the gate”."""
    return any_feature(name, form="the")


def _barricade(event: e.BarricadePlaced) -> Facts:
    return {"number": event.number, "start": square(event.start), "end": square(event.end)}


def _taken(event: e.BarricadeTaken) -> Facts:
    return {"number": event.number}


def _placed(event: e.FigurePlaced) -> Facts:
    return {"figure": event.figure, "at": square(event.at), "why": event.why}


def _corner(event: e.CornerDrawn) -> Facts:
    barred = yes(event.drawn != event.entered)
    return {"group": event.group, "drawn": event.drawn, "entered": event.entered, "barred": barred}


def _side(event: Any) -> Facts:
    return {"side": catalogue.side(event.side)}


def _turn(event: e.TurnBegan) -> Facts:
    return {"turn": event.turn}


def _arrival(event: e.ArrivalRolled) -> Facts:
    return {"what": thing(event.what), "comes": yes(event.report.result == "comes")}


def _points(event: e.PointsRolled) -> Facts:
    return {"side": catalogue.side(event.side), "points": event.points, "losses": event.losses}


def _first(event: e.SidesOrdered) -> Facts:
    return {"side": catalogue.side(event.first)}


def _given(event: e.PointsGiven) -> Facts:
    given = catalogue.listed([f"{name} +{points}" for name, points in event.points.items()])
    return {"side": catalogue.side(event.side), "points": given}


def _rally(event: e.RallyRolled) -> Facts:
    return {
        "figure": event.figure,
        "state": "routed" if event.routed else state_word(event.state),
        "passed": yes(event.passed),
    }


def _morale(event: e.MoraleTested) -> Facts:
    return {"figure": event.figure, "state": state_word(event.state), "passed": yes(event.passed)}


def _eliminated(event: e.FigureEliminated) -> Facts:
    return {"figure": event.figure, "at": square(event.at), "why": event.why}


def _located(event: e.LocationTried) -> Facts:
    return {"observer": event.observer or NONE, "target": event.target, "found": yes(event.found)}


def _order(event: e.OrderGiven) -> Facts:
    target = event.target
    if event.mode not in ("charge-run", "charge-crawl") and target:
        target = _what_for(event.mode, target)
    return {
        "figures": write_figures(event.figures),
        "alone": yes(len(event.figures) == 1),
        "mode": event.mode,
        "goal": square(event.goal) if event.goal is not None else NONE,
        "target": target or NONE,
        "cost": event.cost,
    }


def _what_for(mode: str, what: str) -> str:
    """Return the object that an order uses, such as a ladder, as text."""
    if mode in ("climb", "over"):
        return thing_noun(f"ladder-{what}").text
    if mode == "serve":
        return thing("mg")
    return _the(what) if mode == "door" else thing_noun(what).text


def _moved(event: e.FigureMoved) -> Facts:
    why = event.why or NONE
    at = event.way[-2:][0] if event.why == "left" else event.way[-1]  # the edge itself is in no square
    return {"figure": event.figure, "at": square(at), "spent": centimetres(event.spent), "why": why}


def _contact(event: e.ContactMade) -> Facts:
    return {"figure": event.figure, "target": event.target}


def _thing(event: e.ThingChanged) -> Facts:
    return {
        "what": thing_noun(event.what).text,
        "how": event.how,
        "figures": write_figures(event.figures) or NONE,
        "alone": yes(len(event.figures) == 1),
        "at": square(event.at) if event.at is not None else NONE,
        "piece": _the(event.piece) if event.piece else NONE,
    }


def _door(event: e.DoorTurned) -> Facts:
    return {"figure": event.figure, "door": _the(event.door), "opened": yes(event.opened)}


def aimed_at(event: e.ShotFired) -> str:
    """§9.4 Return the target of a shot. For a bombardment, it is a square."""
    return event.target or square(event.at)


def _shot(event: e.ShotFired) -> Facts:
    firer = thing(event.firer) if event.firer in ("gun", "mg") else event.firer
    return {
        "firer": firer,
        "target": aimed_at(event),
        "gap": centimetres(event.gap),
        "mode": event.mode,
        "hit": yes(event.hit),
        "broken": yes(event.broken),
    }


def _save(event: e.SaveRolled) -> Facts:
    return {"figure": event.figure, "saved": yes(event.saved), "state": state_word(event.state)}


def _obstacle(event: e.ObstacleHit) -> Facts:
    return {
        "piece": _the(event.piece),
        "by": event.by,
        "damage": event.damage,
        "total": event.total,
        "destroyed": yes(event.destroyed),
        "burns": yes(event.burns is not None),
    }


def _deviated(event: e.ShellDeviated) -> Facts:
    off = centimetres(event.distance)
    return {"aimed": square(event.aimed), "burst": square(event.burst), "distance": off}


def _keg(event: e.KegRolled) -> Facts:
    return {"piece": _the(event.piece) if event.piece else NONE, "result": event.result}


def _breached(event: e.SectionBreached) -> Facts:
    return {"piece": _the(event.piece), "figure": event.figure}


def _fight(event: e.FightFought) -> Facts:
    return {
        "attacker": event.attacker,
        "defender": event.defender,
        "attack": event.attack.total,
        "defence": event.defence.total,
        "loser": event.loser or NONE,
        "helpers": write_figures((*event.attack_supports, *event.defence_supports)) or NONE,
    }


def _turn_end(event: e.TurnEnded) -> Facts:
    held = [catalogue.colon(catalogue.side_short(side), str(count)) for side, count in event.holding.items()]
    return {"turn": event.turn, "held": ", ".join(held)}


def _ended(event: e.GameEnded) -> Facts:
    return {"side": catalogue.side(event.winner), "reason": event.reason}


_TELLERS: Mapping[type[Event], Teller] = {
    e.BarricadePlaced: _barricade,
    e.BarricadeTaken: _taken,
    e.FigurePlaced: _placed,
    e.CornerDrawn: _corner,
    e.DeploymentEnded: _side,
    e.TurnBegan: _turn,
    e.ArrivalRolled: _arrival,
    e.PointsRolled: _points,
    e.SidesOrdered: _first,
    e.PointsGiven: _given,
    e.RallyRolled: _rally,
    e.MoraleTested: _morale,
    e.FigureEliminated: _eliminated,
    e.LocationTried: _located,
    e.OrderGiven: _order,
    e.FigureMoved: _moved,
    e.ContactMade: _contact,
    e.ThingChanged: _thing,
    e.DoorTurned: _door,
    e.ShotFired: _shot,
    e.SaveRolled: _save,
    e.ObstacleHit: _obstacle,
    e.ShellDeviated: _deviated,
    e.KegRolled: _keg,
    e.SectionBreached: _breached,
    e.FightFought: _fight,
    e.TurnEnded: _turn_end,
    e.GameEnded: _ended,
}
"""The functions that return the facts of each event's sentence."""

sentence = Sentences(catalogue.VOICE, _TELLERS, begin=catalogue.begin).sentence
