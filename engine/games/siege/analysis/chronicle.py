"""The course of a siege day by day, computed from its events alone.

Pass the events of a siege to `days` in order, without undone ones. It returns a `Day` for each card drawn. Losses are
points (§1.4.1) from each roll. Losses that the player reassigned (R5) count once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.house_rules import House
from engine.games.siege.openings import opening
from engine.games.siege.victory import HELD, RELIEVED
from engine.games.siege.world import (
    BOXES,
    CHINESE,
    CIVILIAN,
    FULL,
    LEADER,
    SOLDIER,
    VALUES,
    WEAPONS,
    Loss,
    Position,
    roster,
)

DayKind = Literal[
    "relieved",
    "overrun",
    "mines",
    "leader",
    "fire",
    "bloody",
    "repulsed",
    "attack",
    "truce",
    "famine",
    "supplies",
    "shelling",
    "news",
    "rain",
    "quiet",
]
"""The main subject of a day; if several apply, the first in this order counts."""

BLOODY, BURNT, DEAR = 12, 4, 20
"""The thresholds of subjects: own troop points for a bloody attack, ruined zones for a fire, Boxer points for a
repulse.
"""

K = TypeVar("K", bound=Event)


class Strength(NamedTuple):
    """The points of the defenders on the map: soldiers, weapons and civilians."""

    soldiers: int
    weapons: int
    civilians: int

    @property
    def armed(self) -> int:
        """The points of soldiers and weapons together."""
        return self.soldiers + self.weapons


class Toll(NamedTuple):
    """The points that each side lost in a day.

    `leaders` are the leaders who fell, even if a subaltern replaced them.
    """

    soldiers: int = 0
    weapons: int = 0
    civilians: int = 0
    chinese: int = 0
    leaders: tuple[str, ...] = ()

    @property
    def powers(self) -> int:
        """The points that the Powers lost: soldiers, weapons and civilians."""
        return self.soldiers + self.weapons + self.civilians

    @property
    def both(self) -> int:
        """The points that both sides lost together."""
        return self.powers + self.chinese


class Day(msgspec.Struct, frozen=True, kw_only=True):
    """A day of the siege.

    `happening` is the result of the event table; it is empty if there was no event. `quarter` is the shelled quarter,
    or 0 if none was shelled. `attackers` is the number of points of Boxers that entered. `rounds` is the number of
    rounds fought. `lit` and `ruined` are the zones that caught fire or became ruins. `ruins` is the number of ruins so
    far. `strength`, `morale` and `food` are the values at the end of the day. `ended` is False only for a day in
    progress. `end` is the end of the siege if it ended on this day, otherwise None.
    """

    day: int
    card: str
    kind: DayKind
    happening: str
    quarter: int
    attackers: int
    rounds: int
    toll: Toll
    lit: tuple[str, ...]
    ruined: tuple[str, ...]
    ruins: int
    strength: Strength
    morale: int
    food: int
    ended: bool
    end: e.SiegeEnded | None
    events: tuple[Event, ...]


class Fate(NamedTuple):
    """What happened to a leader."""

    leader: str
    how: str
    day: int = 0
    zone: str = ""


def days(events: Iterable[Event]) -> tuple[Day, ...]:
    """Return every day of a siege so far. The last may be in progress."""
    events_by_day: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, e.CardDrawn):
            events_by_day.append([])
        events_by_day[-1].append(event)
    before = _Told(events_by_day[0])
    force, found = _Force(), []
    for began in before.of(e.ScenarioBegan):
        force.take(opening(began.scenario, House()).position)
    force.read(before)
    for day in map(_Told, events_by_day[1:]):
        force.read(day)
        found.append(_day(day, force))
    return tuple(found)


def deadliest(found: Sequence[Day]) -> Day | None:
    """Return the day with the highest losses; None if nobody lost a point."""
    worst = max(found, key=lambda day: day.toll.both, default=None)
    return worst if worst is not None and worst.toll.both else None


def casualties(found: Sequence[Day]) -> tuple[Fate, ...]:
    """Return the fate of each leader of the Powers."""
    known = {name: Fate(name, "unhurt") for name, entry in roster().items() if entry.kind == LEADER}
    for day in found:
        for blow in _Told(day.events).of(e.LeaderFell):
            how = "replaced" if blow.successor else "lost"
            known[blow.leader] = Fate(blow.leader, how, day.day, blow.zone)
    return tuple(known.values())


def strength_of(position: Position) -> Strength:
    """Return the defenders' points in a position, by kind, counted as in `days`."""
    stand = [counter for counter in position.counters if counter.place not in BOXES]
    return Strength(
        sum(c.value for c in stand if c.kind == SOLDIER),
        sum(c.value for c in stand if c.kind in WEAPONS),
        sum(c.value for c in stand if c.kind == CIVILIAN),
    )


class _Told:
    """The events of a day. They can be looked up by type."""

    def __init__(self, events: Sequence[Event]) -> None:
        self.events = tuple(events)
        self.sorted: dict[type[Event], list[Any]] = {}
        for event in events:
            self.sorted.setdefault(type(event), []).append(event)

    def of(self, kind: type[K]) -> list[K]:
        """Return the events of one type, in order."""
        return self.sorted.get(kind, [])

    def losses(self) -> tuple[list[Loss], list[Loss]]:
        """Return the losses of counters, and the losses that were undone."""
        changed = self.of(e.LossesChanged)
        lost = [loss for change in changed for loss in change.taken]
        for kind, events in self.sorted.items():
            for name in ("losses", "own_losses"):
                if name in kind.__struct_fields__:
                    lost += [loss for event in events for loss in getattr(event, name)]
        return lost, [loss for change in changed for loss in change.undone]

    def last(self, name: str, usual: int) -> int:
        """Return the value of the field `name` in the last event that has it, or `usual`."""
        having = {kind for kind in self.sorted if name in kind.__struct_fields__}
        return next((getattr(event, name) for event in reversed(self.events) if type(event) in having), usual)


def _points(lost: Sequence[Loss], back: Sequence[Loss], kinds: Iterable[str]) -> int:
    of = frozenset(kinds)
    return sum(loss.points for loss in lost if loss.kind in of) - sum(loss.points for loss in back if loss.kind in of)


def _toll(events: _Told) -> Toll:
    lost, back = events.losses()
    return Toll(
        soldiers=_points(lost, back, (SOLDIER,)),
        weapons=_points(lost, back, WEAPONS),
        civilians=_points(lost, back, (CIVILIAN,)),
        chinese=_points(lost, back, CHINESE),
        leaders=tuple(blow.leader for blow in events.of(e.LeaderFell)),
    )


class _Force:
    """The defenders' strength, updated event by event."""

    def __init__(self) -> None:
        whole = list(roster().values())
        self.soldiers = sum(VALUES[SOLDIER][FULL] for entry in whole if entry.kind == SOLDIER)
        self.weapons = sum(VALUES[c.kind][FULL] for c in whole if c.kind in WEAPONS and c.id != "betsy")
        self.civilians = sum(VALUES[CIVILIAN][FULL] for entry in whole if entry.kind == CIVILIAN)
        self.ruins: dict[str, None] = {}
        self.morale = 10
        self.food = 1

    def take(self, position: Position) -> None:
        """Replace the strength by that in `position`."""
        self.soldiers, self.weapons, self.civilians = strength_of(position)
        self.ruins = dict.fromkeys(position.ruins)
        self.morale, self.food = position.morale, position.food

    def read(self, events: _Told) -> None:
        """Update the strength of the force by the events of a day."""
        toll = _toll(events)
        self.soldiers += sum(VALUES[SOLDIER][event.face] for event in events.of(e.WoundedPlaced)) - toll.soldiers
        self.weapons += sum(VALUES[roster()["betsy"].kind][FULL] for _ in events.of(e.BetsyPlaced)) - toll.weapons
        self.civilians -= toll.civilians
        self.ruins.update(dict.fromkeys(_ruined(events)))
        self.morale = events.last("morale", self.morale)
        self.food = events.last("food", self.food)


def _ruined(events: _Told) -> tuple[str, ...]:
    zones = [zone for event in events.of(e.MinesExploded) for zone in event.ruined]
    zones += [zone for event in events.of(e.ZonesRuined) for zone in event.zones]
    return tuple(dict.fromkeys(zones))


def _lit(events: _Told) -> tuple[str, ...]:
    zones = [zone for event in events.of(e.ZonesLit) for zone in event.zones]
    zones += [event.zone for event in events.of(e.FireSpread) if event.caught]
    return tuple(dict.fromkeys(zones))


def _day(events: _Told, force: _Force) -> Day:
    drawn = events.of(e.CardDrawn)[0]
    end = next(iter(events.of(e.SiegeEnded)), None)
    came = [name for event in events.of(e.BoxersCame) for name in event.counters]
    toll, ruined = _toll(events), _ruined(events)
    attackers = sum(VALUES[roster()[name].kind][FULL] for name in came)
    return Day(
        day=drawn.day,
        card=drawn.card,
        kind=_kind(events, toll=toll, ruined=ruined, attacked=bool(came)),
        happening=next((event.account.result for event in events.of(e.EventRolled)), ""),
        quarter=next((event.quarter for event in events.of(e.QuarterShelled)), 0),
        attackers=attackers,
        rounds=max((event.sequence for event in events.of(e.SequenceBegan)), default=0),
        toll=toll,
        lit=_lit(events),
        ruined=ruined,
        ruins=len(force.ruins),
        strength=Strength(force.soldiers, force.weapons, force.civilians),
        morale=force.morale,
        food=force.food,
        ended=end is not None or bool(events.of(e.DayEnded)),
        end=end,
        events=events.events,
    )


_PLAIN: tuple[tuple[DayKind, type[Event]], ...] = (
    ("truce", e.TruceMade),
    ("famine", e.FamineStruck),
    ("supplies", e.SuppliesCame),
    ("shelling", e.QuarterShelled),
    ("news", e.NewsCame),
    ("rain", e.HeavyRainFell),
    ("rain", e.LightRainFell),
)


def _kind(events: _Told, *, toll: Toll, ruined: Sequence[str], attacked: bool) -> DayKind:
    for end in events.of(e.SiegeEnded):
        if end.verdict != HELD:  # the end of a scenario is no news of the day
            return "relieved" if end.verdict == RELIEVED else "overrun"
    if events.of(e.MinesExploded):
        return "mines"
    if any(not blow.successor for blow in events.of(e.LeaderFell)):
        return "leader"
    if attacked:
        return _fight(toll, ruined)
    return next((kind for kind, event in _PLAIN if events.of(event)), "quiet")


def _fight(toll: Toll, ruined: Sequence[str]) -> DayKind:
    """Return the headline of a day with an attack."""
    if len(ruined) >= BURNT:
        return "fire"
    if toll.soldiers + toll.weapons >= BLOODY:
        return "bloody"
    return "repulsed" if toll.chinese >= DEAR else "attack"
