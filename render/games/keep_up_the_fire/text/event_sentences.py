"""A sentence for each event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say

Facts = dict[str, Any]
Teller = Callable[[Any, str], Facts]


@cache
def key_of(kind: type[Event]) -> str:
    """Return an event's name in the catalogue."""
    return str(kind.__struct_config__.tag)


def sentence(event: Event, *, locale: str) -> str:
    """Return the sentence of an event."""
    tell = _TELLERS.get(type(event))
    facts = tell(event, locale) if tell is not None else {}
    return catalogue.begin(say(f"event-{key_of(type(event))}", locale=locale, **facts))


def shares(event: Any, *, locale: str) -> str:
    """Return how losses were shared."""
    parts = [
        say("share-part", locale=locale, unit=catalogue.unit(share.power, locale=locale), lost=share.lost)
        for share in event.shares
    ]
    if getattr(event, "fort", 0):
        parts.append(say("share-fort", locale=locale, lost=event.fort))
    if getattr(event, "unpaid", 0):
        parts.append(say("share-unpaid", locale=locale, lost=event.unpaid))
    return ", ".join(parts) or say("share-none", locale=locale)


def track(name: str, *, locale: str) -> str:
    """Return the name of one of the column's tracks, within a sentence."""
    return say(f"modifier-{name}", locale=locale)


def _yes(condition: object) -> str:
    return "yes" if condition else "no"


def _began(event: e.GameBegan, _locale: str) -> Facts:
    return {"switches": len(event.switches)}


def _card(event: e.CardTurned, locale: str) -> Facts:
    title, date = catalogue.card_title(event.card, locale=locale), catalogue.card_date(event.card, locale=locale)
    return {"kind": event.kind, "title": title, "date": date, "turn": event.turn}


def _titled(event: Any, locale: str) -> Facts:
    return {"title": catalogue.card_title(event.card, locale=locale)}


def _feat(event: e.FeatTried, locale: str) -> Facts:
    unit = catalogue.unit(event.power, locale=locale)
    return {"unit": unit, "won": _yes(event.won), "heroic": event.heroic, "lost": event.lost}


def _special(event: e.SpecialBegan, locale: str) -> Facts:
    where = catalogue.wall(event.wall, locale=locale) if event.wall else ""
    return {"rule": say(f"special-{event.special}", locale=locale, wall=where)}


def _foe(event: Any, locale: str) -> Facts:
    facts = {"kind": catalogue.kind(event.kind, locale=locale), "strength": event.strength}
    facts["wall"] = catalogue.wall(event.wall, locale=locale)
    space = getattr(event, "space", None) or getattr(event, "end", None)
    if space:
        facts["where"] = catalogue.space(space, event.wall, locale=locale)
    return facts


def _placed(event: e.ForcesPlaced, locale: str) -> Facts:
    return _foe(event, locale)


def _barred(event: e.PlacingBarred, locale: str) -> Facts:
    return {"why": event.why, "wall": catalogue.wall(event.wall, locale=locale)}


def _works(event: Any, locale: str) -> Facts:
    return {"wall": catalogue.wall(event.wall, locale=locale), "level": event.level}


def _fired(event: e.WallFired, locale: str) -> Facts:
    hit = _yes(event.damage is not None)
    return {**_foe(event, locale), "hit": hit, "losses": event.losses, "left": event.left}


def _fought(event: e.MeleeFought, locale: str) -> Facts:
    return {**_foe(event, locale), "losses": event.losses, "left": event.left, "suffered": event.suffered}


def _shared(event: e.LossesShared, locale: str) -> Facts:
    return {"wall": catalogue.wall(event.wall, locale=locale), "shares": shares(event, locale=locale)}


def _lost(event: e.LegationLost, locale: str) -> Facts:
    return {"unit": catalogue.unit(event.power, locale=locale), "at": say(f"at-{event.wall}", locale=locale)}


def _why(event: e.AdvanceHeld, _locale: str) -> Facts:
    return {"why": event.why}


def _moved(event: e.UnitMoved, locale: str) -> Facts:
    start, end = catalogue.wall(event.start, locale=locale), catalogue.wall(event.end, locale=locale)
    return {"unit": catalogue.unit(event.unit, locale=locale), "start": start, "end": end}


def _swapped(event: e.UnitsSwapped, locale: str) -> Facts:
    return {"first": catalogue.unit(event.first, locale=locale), "second": catalogue.unit(event.second, locale=locale)}


def _unit(event: Any, locale: str) -> Facts:
    facts: Facts = {"unit": catalogue.unit(event.power, locale=locale)}
    if hasattr(event, "strength"):
        facts["strength"] = event.strength
    if hasattr(event, "start"):
        facts["start"] = catalogue.wall(event.start, locale=locale)
    if hasattr(event, "wall"):
        facts["wall"] = catalogue.wall(event.wall, locale=locale)
        facts["at"] = say(f"at-{event.wall}", locale=locale)
    return facts


def _attacked(event: e.PeitangAttacked, locale: str) -> Facts:
    return {"shares": shares(event, locale=locale)}


def _track(event: e.TrackChanged, locale: str) -> Facts:
    return {
        "track": track(event.track, locale=locale),
        "change": catalogue.signed(event.change),
        "value": event.value,
        "why": event.why,
    }


def _drawn(event: e.BlockerDrawn, locale: str) -> Facts:
    name = catalogue.blocker(event.blocker, locale=locale)
    return {"blocker": name, "strength": event.strength, "others": len(event.drawn) - 1}


def _clash(event: Any, locale: str) -> Facts:
    name = catalogue.blocker(event.blocker, locale=locale)
    return {"blocker": name, "strength": event.strength, "outcome": event.outcome, "points": event.points}


def _marched(event: e.ColumnMarched, locale: str) -> Facts:
    start, end = catalogue.station(event.start, locale=locale), catalogue.station(event.end, locale=locale)
    spared = _yes(event.spared)
    return {"outcome": event.outcome, "start": start, "end": end, "points": event.points, "spared": spared}


def _paid(event: e.ColumnLossPaid, locale: str) -> Facts:
    station = catalogue.station(event.station, locale=locale)
    return {"way": event.way, "speed": event.speed, "power": event.power, "station": station}


def _points(event: Any, _locale: str) -> Facts:
    return {"points": event.points}


def _returned(event: e.BlockerReturned, locale: str) -> Facts:
    return {"blocker": catalogue.blocker(event.blocker, locale=locale)}


def _turn(event: e.TurnEnded, _locale: str) -> Facts:
    return {"turn": event.turn, "left": event.left}


def _ended(event: e.GameEnded, locale: str) -> Facts:
    return {"band": say(f"band-{event.band}", locale=locale), "points": event.points}


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
"""The facts of each sentence; an event without an entry needs none."""
