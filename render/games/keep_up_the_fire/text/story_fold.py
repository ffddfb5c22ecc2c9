"""The line of the summary for events that have no line of their own: how many of each kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.event_sentences import shares
from render.story import Fold

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


def _names(kind: str, events: Sequence[Any], short: bool) -> str:
    """Return what is worth naming of events of a kind: the card, who fell, what was lost, a wall or two."""
    if kind not in (_ALWAYS_NAMING if short else _NAMING):
        return ""
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

FOLD = Fold(catalogue.VOICE, _FOLDS, _TELLING, names=_names)
