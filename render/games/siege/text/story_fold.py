"""The line of the summary for events that have no line of their own: how many of each kind, and their losses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.world import Loss
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say
from render.story import Fold

_NAMED = 2
"""The most zones that a fold names of a kind."""
_TELLING = (
    "leaders",
    "melees",
    "shots",
    "shells",
    "waves",
    "news",
    "morale",
    "caught",
    "arson",
    "fires",
    "guns",
    "wavering",
    "redealt",
    "moves",
    "columns",
    "healed",
    "halts",
)
"""The kinds, the most telling first."""
_WHERE = {
    "waves": "zone",
    "shells": "zone",
    "shots": "target",
    "melees": "zone",
    "fires": "zone",
    "caught": "zone",
    "arson": "zones",
}
"""The field with the zone of a kind's events."""
_BEFELL: dict[type[Event], str] = {
    e.AmmunitionShort: "ammunition",
    e.HeavyRainFell: "heavy-rain",
    e.LightRainFell: "light-rain",
    e.FamineStruck: "famine",
    e.MineFound: "mine-found",
    e.MinesExploded: "mines",
    e.ChaChaCalled: "cha-cha",
    e.SuppliesCame: "supplies",
    e.TruceMade: "truce",
}
"""The names of news that a fold names."""
_FOLDS: dict[type[Event], str] = {
    e.CountersMoved: "moves",
    e.BarricadeMoved: "moves",
    e.CiviliansRetreated: "moves",
    e.WoundedPlaced: "healed",
    e.QuarterShelled: "guns",
    e.ZoneShelled: "shells",
    e.BoxersCame: "waves",
    e.PileMoved: "columns",
    e.PileStayed: "halts",
    e.ShotFired: "shots",
    e.EffectFired: "shots",
    e.BoxersFought: "melees",
    e.SoldiersFought: "melees",
    e.MoraleTested: "wavering",
    e.FireFought: "fires",
    e.FireSpread: "caught",
    e.ZonesLit: "arson",
    e.LeaderFell: "leaders",
    e.MoraleChanged: "morale",
    e.LossesChanged: "redealt",
}
"""The kind of each event in a fold; all others are news."""


def lost(events: Sequence[Event]) -> list[Loss]:
    """Return the losses of events as the player has assigned them."""
    found: list[Loss] = []
    for event in events:
        found += (*getattr(event, "losses", ()), *getattr(event, "own_losses", ()))
        if isinstance(event, e.LossesChanged):
            for loss in event.undone:
                if loss in found:
                    found.remove(loss)
            found += event.taken
    return found


def _more(events: Sequence[Event]) -> str:
    losses = catalogue.losses_said(lost(events))
    return f" {catalogue.begin(losses)}." if losses else ""


def _named(kind: str, events: Sequence[Any], short: bool) -> str:
    """Return what is worth naming of events of a kind: who fell, what befell, a zone or two."""
    if kind == "leaders":
        return ", ".join(dict.fromkeys(catalogue.own_name(event.leader) for event in events))
    if kind == "morale":
        return catalogue.signed(sum(event.change for event in events))
    if kind == "news":
        befell = [_BEFELL[type(event)] for event in events if type(event) in _BEFELL]
        return ", ".join(say(f"happening-{name}") for name in dict.fromkeys(befell))
    field = None if short else _WHERE.get(kind)
    where = dict.fromkeys(zone for event in events for zone in _zones_in(event, field)) if field else {}
    return catalogue.zones_short(where) if 0 < len(where) <= _NAMED else ""


def _zones_in(event: Event, field: str) -> tuple[str, ...]:
    value = getattr(event, field, ())
    return (value,) if isinstance(value, str) else tuple(value)


FOLD = Fold(catalogue.VOICE, _FOLDS, _TELLING, names=_named, more=_more)
