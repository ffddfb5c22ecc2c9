"""A sentence for each event."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from render.event_sentences import Facts, Sentences, Teller, yes
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say


def shares(event: Any) -> str:
    """Return a text about how losses were shared."""
    parts = [say("share-part", unit=catalogue.unit_short(share.power), lost=share.lost) for share in event.shares]
    if getattr(event, "fort", 0):
        parts.append(say("share-fort", lost=event.fort))
    if getattr(event, "unpaid", 0):
        parts.append(say("share-unpaid", lost=event.unpaid))
    return ", ".join(parts) or say("share-none")


def track(name: str) -> str:
    """Return the name of one of the column's tracks, for use in a sentence."""
    return say(f"modifier-{name}")


def _began(event: e.GameBegan) -> Facts:
    return {"switches": len(event.switches)}


def _card(event: e.CardTurned) -> Facts:
    title, date = catalogue.card_title(event.card), catalogue.card_date(event.card)
    return {"kind": event.kind, "title": title, "date": date, "turn": event.turn}


def _titled(event: Any) -> Facts:
    return {"title": catalogue.card_title(event.card)}


def _feat(event: e.FeatTried) -> Facts:
    unit = catalogue.unit(event.power)
    return {"unit": unit, "won": yes(event.won), "heroic": event.heroic, "lost": event.lost}


def _special(event: e.SpecialBegan) -> Facts:
    where = catalogue.wall(event.wall) if event.wall else ""
    return {"rule": say(f"special-{event.special}", wall=where)}


def _foe(event: Any) -> Facts:
    facts = {"kind": say(f"kind-{event.kind}.the"), "strength": event.strength}
    facts["wall"] = catalogue.wall(event.wall)
    space = getattr(event, "space", None) or getattr(event, "end", None)
    if space:
        facts["where"] = catalogue.space(space, event.wall)
    return facts


def _placed(event: e.ForcesPlaced) -> Facts:
    return _foe(event)


def _barred(event: e.PlacingBarred) -> Facts:
    return {"why": event.why, "wall": catalogue.wall(event.wall)}


def _works(event: Any) -> Facts:
    return {"wall": catalogue.wall(event.wall), "level": event.level}


def _fired(event: e.WallFired) -> Facts:
    hit = yes(event.damage is not None)
    return {**_foe(event), "hit": hit, "losses": event.losses, "left": event.left}


def _fought(event: e.MeleeFought) -> Facts:
    return {**_foe(event), "losses": event.losses, "left": event.left, "suffered": event.suffered}


def _shared(event: e.LossesShared) -> Facts:
    return {"wall": catalogue.wall(event.wall), "shares": shares(event)}


def _lost(event: e.LegationLost) -> Facts:
    return {"unit": catalogue.unit(event.power), "at": say(f"at-{event.wall}")}


def _why(event: e.AdvanceHeld) -> Facts:
    return {"why": event.why}


def _moved(event: e.UnitMoved) -> Facts:
    start, end = catalogue.wall(event.start), catalogue.wall(event.end)
    return {"unit": catalogue.unit(event.unit), "start": start, "end": end}


def _swapped(event: e.UnitsSwapped) -> Facts:
    return {"first": catalogue.unit(event.first), "second": catalogue.unit(event.second)}


def _unit(event: Any) -> Facts:
    facts: Facts = {"unit": catalogue.unit(event.power)}
    if hasattr(event, "strength"):
        facts["strength"] = event.strength
    if hasattr(event, "start"):
        facts["start"] = catalogue.wall(event.start)
    if hasattr(event, "wall"):
        facts["wall"] = catalogue.wall(event.wall)
        facts["at"] = say(f"at-{event.wall}")
    return facts


def _attacked(event: e.PeitangAttacked) -> Facts:
    return {"shares": shares(event)}


def _track(event: e.TrackChanged) -> Facts:
    return {
        "track": track(event.track),
        "change": catalogue.signed(event.change),
        "value": event.value,
        "why": event.why,
    }


def _drawn(event: e.BlockerDrawn) -> Facts:
    name = catalogue.blocker(event.blocker)
    return {"blocker": name, "strength": event.strength, "others": len(event.drawn) - 1}


def _clash(event: Any) -> Facts:
    name = catalogue.blocker(event.blocker)
    return {"blocker": name, "strength": event.strength, "outcome": event.outcome, "points": event.points}


def _marched(event: e.ColumnMarched) -> Facts:
    start, end = catalogue.station(event.start), catalogue.station(event.end)
    spared = yes(event.spared)
    return {"outcome": event.outcome, "start": start, "end": end, "points": event.points, "spared": spared}


def _paid(event: e.ColumnLossPaid) -> Facts:
    station = catalogue.station(event.station)
    return {"way": event.way, "speed": event.speed, "power": event.power, "station": station}


def _points(event: Any) -> Facts:
    return {"points": event.points}


def _returned(event: e.BlockerReturned) -> Facts:
    return {"blocker": catalogue.blocker(event.blocker)}


def _turn(event: e.TurnEnded) -> Facts:
    return {"turn": event.turn, "left": event.left}


def _ended(event: e.GameEnded) -> Facts:
    return {"band": say(f"band-{event.band}"), "points": event.points}


_TELLERS: Mapping[type[Event], Teller] = {
    e.GameBegan: _began,
    e.CardTurned: _card,
    e.FeatTried: _feat,
    e.EventPassed: _titled,
    e.SpecialBegan: _special,
    e.ForcesPlaced: _placed,
    e.PlacingBarred: _barred,
    e.ForcesGrew: _foe,
    e.WallFortified: _works,
    e.WallDamaged: _works,
    e.WallFired: _fired,
    e.MeleeFought: _fought,
    e.LossesShared: _shared,
    e.LegationLost: _lost,
    e.ForcesAdvanced: _foe,
    e.AdvanceHeld: _why,
    e.UnitMoved: _moved,
    e.UnitsSwapped: _swapped,
    e.LegationReinforced: _unit,
    e.LegationReturned: _unit,
    e.RefugeTaken: _unit,
    e.RefugeLeft: _unit,
    e.PeitangAttacked: _attacked,
    e.TrackChanged: _track,
    e.BlockerDrawn: _drawn,
    e.BlockadeAttacked: _clash,
    e.ColumnAttacked: _clash,
    e.ColumnMarched: _marched,
    e.ColumnLossPaid: _paid,
    e.ColumnLossIgnored: _points,
    e.BlockerReturned: _returned,
    e.TurnEnded: _turn,
    e.GameEnded: _ended,
}
"""The functions that return the facts of each event's sentence; the sentence of another event needs no facts."""

sentence = Sentences(catalogue.VOICE, _TELLERS, begin=catalogue.begin).sentence
