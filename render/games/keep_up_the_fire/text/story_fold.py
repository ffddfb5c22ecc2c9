"""The line of the summary for events that have no line of their own: how many of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say
from render.games.keep_up_the_fire.text.event_sentences import shares
from render.story import LONG_FOLD, Line, counted

_TELLING = (
    "fallen",
    "losses",
    "melees",
    "cards",
    "column",
    "feats",
    "fire",
    "works",
    "specials",
    "advances",
    "placed",
    "tracks",
    "moves",
    "news",
    "barred",
    "idle",
)
"""The kinds, the most telling first."""
_FOLDS: dict[type[Event], str] = {
    e.CardTurned: "cards",
    e.EventPassed: "idle",
    e.FeatDeclined: "idle",
    e.FeatTried: "feats",
    e.SpecialBegan: "specials",
    e.ForcesPlaced: "placed",
    e.PlacingBarred: "barred",
    e.WallFortified: "works",
    e.WallDamaged: "works",
    e.WallFired: "fire",
    e.MeleeFought: "melees",
    e.LossesShared: "losses",
    e.PeitangAttacked: "losses",
    e.LegationLost: "fallen",
    e.ForcesAdvanced: "advances",
    e.UnitMoved: "moves",
    e.UnitsSwapped: "moves",
    e.LegationReturned: "moves",
    e.RefugeTaken: "moves",
    e.RefugeLeft: "moves",
    e.TrackChanged: "tracks",
    e.BlockerDrawn: "column",
    e.RoadCleared: "column",
    e.BlockadeAttacked: "column",
    e.ColumnAttacked: "column",
    e.ColumnMarched: "column",
    e.ColumnLossPaid: "column",
    e.ColumnLossIgnored: "column",
}
"""The kind of each event in a fold; all others are news."""
_NAMED = 2
"""The most walls that a fold names of a kind."""


def fold_kind(event: Event) -> str:
    """Return the kind under which a fold counts an event."""
    return _FOLDS.get(type(event), "news")


def fold_line(events: Sequence[Event], places: tuple[int, ...], *, older: bool) -> Line:
    """Return the line that counts events by kind."""
    counts = counted([fold_kind(event) for event in events], events=_TELLING)
    text = _text(events, counts, older=older, named=_NAMING)
    if len(text) > LONG_FOLD:
        text = _text(events, counts, older=older, named=_ALWAYS_NAMING)
    return Line(text, places, counts)


def _text(events: Sequence[Event], counts: Sequence[tuple[str, int]], *, older: bool, named: Sequence[str]) -> str:
    parts = []
    for kind, count in counts:
        part = say(f"fold-{kind}", count=count)
        names = _names(kind, [event for event in events if fold_kind(event) == kind]) if kind in named else ""
        parts.append(f"{part} ({names})" if names else part)
    return say("story-before" if older else "story-besides", what=", ".join(parts))


def _names(kind: str, events: Sequence[Any]) -> str:
    """Return what is worth naming of events of a kind: the card, who fell, what was lost, a wall or two."""
    if kind == "cards":
        return ", ".join(catalogue.card_title(event.card) for event in events)
    if kind in {"fallen", "feats"}:
        return ", ".join(catalogue.unit(event.power) for event in events)
    if kind == "losses":
        return shares(_summed(events))
    walls = dict.fromkeys(event.wall for event in events)
    return ", ".join(catalogue.wall(wall) for wall in walls) if len(walls) <= _NAMED else ""


def _summed(events: Sequence[Any]) -> e.LossesShared:
    """Return the losses of several events as if they were one."""
    lost: dict[str, int] = {}
    left: dict[str, int] = {}
    for share in (share for event in events for share in event.shares):
        lost[share.power] = lost.get(share.power, 0) + share.lost
        left[share.power] = share.left
    fort, unpaid, points = (sum(getattr(event, name, 0) for event in events) for name in ("fort", "unpaid", "points"))
    every = tuple(e.Share(power, count, left[power]) for power, count in lost.items())
    return e.LossesShared(wall="", why="", points=points, shares=every, fort=fort, level=0, unpaid=unpaid)


_ALWAYS_NAMING = ("fallen", "losses")
"""The kinds whose names stay in a long fold."""
_NAMING = (*_ALWAYS_NAMING, "cards", "feats", "works", "fire", "melees")
"""The kinds with names in a fold."""
