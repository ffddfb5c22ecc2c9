"""Computes the event marks on the map.

`UNMARKED` maps each type of event without a mark to the reason. Movements are drawn as lines (see `trails.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from engine.games.siege.map.movement import March, must_leave
from engine.games.siege.world import CHINESE, Loss, Position

MOST, MOST_IN_ZONE = 40, 5
"""The maximum number of marks on the map, and in one zone. The latest are kept, and the summary reports the others."""

LOSS, CHINESE_LOSS = "loss", "chinese-loss"
_WIDE = 98
"""The width of the board in its own units."""


class Mark(NamedTuple):
    """A sign with numbers at a zone on the map.

    `dice` are the unmodified dice of a roll. `red` and `green` are the counters of a stack's two halves. `many` is the
    number of lost points. `way` is the direction in which newly arrived Boxers move: right, left, or down.
    """

    sign: str
    zone: str
    said: str = ""
    many: int = 0
    red: int = 0
    green: int = 0
    dice: tuple[int, ...] = ()
    way: str = ""


Marks = list[Mark]
Marker = Callable[[Any], Marks]


def marks(events: Iterable[Event], position: Position | None = None) -> list[Mark]:
    """Return the marks of the events, the latest last.

    With a `position`, the marks of zones that counters must leave follow.
    """
    found: list[Mark] = []
    for event in events:
        if isinstance(event, e.CardDrawn):
            found.clear()  # only the last of several days
        found += marks_of(event)
    zones = board().zones
    return _few(_added_up([mark for mark in found if mark.zone in zones])) + _urgent(position)


def marks_of(event: Event) -> Marks:
    """Return the marks of one event."""
    marker = _MARKS.get(type(event))
    return marker(event) if marker is not None else []


def _urgent(position: Position | None) -> Marks:
    """§6.5, R87 Mark each burning zone that counters must leave."""
    if position is None or position.step != "march" or position.over:
        return []
    return [Mark("must-move", zone) for zone in must_leave(position, March())]


def _added_up(found: Marks) -> Marks:
    """Return the marks with their losses added up for each side and zone."""
    totals: dict[tuple[str, str], int] = {}
    for mark in found:
        if mark.many:
            totals[mark.sign, mark.zone] = totals.get((mark.sign, mark.zone), 0) + mark.many
    hit = {mark.zone for mark in found if mark.sign == "shell"}
    merged: dict[Mark, None] = {}
    for mark in found:
        if mark.sign == "aim" and mark.zone in hit:
            continue
        if mark.many:
            total = totals[mark.sign, mark.zone]
            if total <= 0:
                continue
            mark = Mark(mark.sign, mark.zone, f"−{total}")  # noqa: PLW2901 - the same mark, summed up
        merged.pop(mark, None)
        merged[mark] = None
    return list(merged)


def _few(found: Marks) -> Marks:
    """Drop older badges where a zone or the whole map has too many."""
    count: dict[str, int] = {}
    kept: Marks = []
    for mark in reversed(found):
        count[mark.zone] = count.get(mark.zone, 0) + 1
        if count[mark.zone] <= MOST_IN_ZONE:
            kept.append(mark)
    return kept[:MOST][::-1]


# --- the marks of each event ----------------------------------------------------------------------------------------


def _lost(losses: Iterable[Loss], zone: str = "", *, sign: int = 1) -> Marks:
    """Return marks that show the points lost by each side in each zone."""
    found: dict[tuple[str, str], int] = {}
    for loss in losses:
        side = CHINESE_LOSS if loss.kind in CHINESE else LOSS
        key = side, loss.zone or zone or loss.place
        found[key] = found.get(key, 0) + loss.points * sign
    return [Mark(side, place, many=points) for (side, place), points in found.items() if points]


def _shot(event: e.ShotFired) -> Marks:
    return [
        Mark("shot", event.target, dice=event.account.dice),
        *_lost(event.losses, event.target),
        *_lost(event.own_losses, event.zone),
    ]


def _effect(event: e.EffectFired) -> Marks:
    return [Mark("effect", event.target, dice=event.account.dice), *_lost(event.losses, event.target)]


def _melee(sign: str) -> Marker:
    def marker(event: Any) -> Marks:
        own = _lost(event.own_losses, event.zone)
        return [Mark(sign, event.zone, dice=event.account.dice), *_lost(event.losses, event.zone), *own]

    return marker


def _nerve(event: e.MoraleTested) -> Marks:
    return [Mark("rout", event.zone, dice=event.account.dice), *_lost(event.losses, event.zone)]


def _shelled(event: e.ZoneShelled) -> Marks:
    depot = [Mark("depot", event.zone)] if event.depot else []
    return [Mark("shell", event.zone, dice=event.account.dice), *_lost(event.losses, event.zone), *depot]


def _came(event: e.BoxersCame) -> Marks:
    """Return the mark of arriving Boxers."""
    zone = board().zones.get(event.zone)
    way = "down"
    if zone is not None and zone.entry:
        way = "right" if zone.rect[0] + zone.rect[2] < _WIDE else "left"
    return [Mark("entry", event.zone, f"+{len(event.counters)}", way=way)]


def _mines(event: e.MinesExploded) -> Marks:
    dice = event.account.dice
    return [*(Mark("mine", zone, dice=dice) for zone in event.zones), *(Mark("ruin", zone) for zone in event.ruined)]


def _doused(event: e.FireFought) -> Marks:
    return [Mark("douse" if event.out else "fire-fought", event.zone, dice=event.account.dice)]


def _spread(event: e.FireSpread) -> Marks:
    return [Mark("fire", event.zone, dice=event.account.dice)] if event.caught else []


def _split(event: e.PileSplit) -> Marks:
    return [Mark("split", event.zone, red=len(event.red), green=len(event.green))]


def _unguarded(event: e.LegationUnguarded) -> Marks:
    return [Mark("unguarded", zone) for zone in board().legation_zones(event.power)]


def _fallen(event: e.LeaderFell) -> Marks:
    return [Mark("leader-fell", event.zone)]


def _changed(event: e.LossesChanged) -> Marks:
    return [*_lost(event.undone, sign=-1), *_lost(event.taken)]


def _suffered(event: e.FireSuffered) -> Marks:
    return [Mark("burnt", event.zone), *_lost(event.losses, event.zone)]


_MARKS: dict[type[Event], Marker] = {
    e.BarricadeMoved: lambda event: [Mark("barricade", event.end)],
    e.BetsyPlaced: lambda event: [Mark("weapon", event.zone)],
    e.WoundedPlaced: lambda event: [Mark("returned", event.zone, "+1")],
    e.CountersMerged: lambda event: [Mark("merged", event.zone)],
    e.MinesExploded: _mines,
    e.FamineStruck: lambda event: _lost(event.losses),
    e.QuarterShelled: lambda event: [Mark("aim", zone) for zone in event.zones],
    e.ZoneShelled: _shelled,
    e.LeaderFell: _fallen,
    e.BoxersCame: _came,
    e.FireFought: _doused,
    e.FireSpread: _spread,
    e.PileSplit: _split,
    e.PileMoved: lambda event: [Mark("through", zone) for zone in event.through],
    e.PileStayed: lambda event: [Mark("stayed", event.zone)] if event.why != "pinned" else [],
    e.ShotFired: _shot,
    e.EffectFired: _effect,
    e.BoxersFought: _melee("melee"),
    e.SoldiersFought: _melee("charge"),
    e.FireSuffered: _suffered,
    e.MoraleTested: _nerve,
    e.ZonesLit: lambda event: [Mark("fire", zone) for zone in event.zones],
    e.LegationUnguarded: _unguarded,
    e.LossesChanged: _changed,
    e.ZonesRuined: lambda event: [Mark("ruin", zone) for zone in event.zones],
}

_TRACK, _SKY = "it changes a track, drawn above or below the map", "it concerns the whole town"
_NOBODY, _WAY = "nobody has been placed yet", "its mark is its way, drawn as a line"

UNMARKED: dict[type[Event], str] = {
    e.CountersMoved: _WAY,
    e.CiviliansRetreated: _WAY,
    e.SiegeBegan: _SKY,
    e.ScenarioBegan: _SKY,
    e.CardDrawn: "the card stands above the map",
    e.FoodEaten: _TRACK,
    e.MoraleChanged: _TRACK,
    e.BetsyFound: _NOBODY,
    e.BetsyHeld: _NOBODY,
    e.WoundedReturned: _NOBODY,
    e.WoundedForgone: "nobody comes back",
    e.EventRolled: "what it brings has an event of its own",
    e.AmmunitionShort: "a sign above the map says it for the rest of the siege",
    e.HeavyRainFell: _SKY,
    e.MineFound: "the Boxers who come by it have a mark where they enter",
    e.NewsCame: _TRACK,
    e.ChaChaCalled: "a sign above the map says it until the next attack",
    e.LightRainFell: _SKY,
    e.SuppliesCame: _TRACK,
    e.TruceMade: "those who leave are on the map no more",
    e.LeaderTested: "who falls has an event of his own, who does not stands where he stood",
    e.SequenceBegan: "the number of the round stands above the map",
    e.PilesJoined: "the map shows one stack where there were two, at the ends of their ways",
    e.BoxersLeft: "those who leave are on the map no more",
    e.DayEnded: "the day stands above the map",
    e.SiegeEnded: _SKY,
}
"""The types of events that have no mark, each with the reason."""
