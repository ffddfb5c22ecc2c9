"""Texts of the game log. The lines do not depend on the current position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from engine.core.asks import JOIN, Answer
from engine.core.events import DieRollReport, Event
from engine.games.siege import events as e
from engine.games.siege.combat.loss_choices import read_way
from engine.games.siege.house_rules import house_from
from engine.games.siege.map.board import board
from engine.games.siege.map.deployment import fresh_counters
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.world import VALUES, Loss, Position, roster
from render.games.siege.text import catalogue, dice
from render.games.siege.text.catalogue import say, zone_short
from render.games.siege.text.event_sentences import sentence
from render.games.siege.text.labels import shooters
from render.language import remembered
from render.log_headings import DICE, Headings, Mark
from render.log_tables import EventTables, OrderWriter, headings_of, order_text

PHASES = tuple(step for step in SEQUENCE.steps if step not in {"late-wounded", "sequence-end"})
"""The phases by which a log can be filtered: the steps of the sequence of play, two of which are merged with similar
ones.
"""

_PHASES: dict[type[Event], str] = {
    e.SiegeBegan: "muster",
    e.ScenarioBegan: "muster",
    e.BarricadeMoved: "muster",
    e.CardDrawn: "card",
    e.BetsyFound: "betsy",
    e.BetsyPlaced: "betsy",
    e.BetsyHeld: "betsy",
    e.WoundedReturned: "wounded",
    e.WoundedPlaced: "wounded",
    e.CountersMerged: "wounded",
    e.WoundedForgone: "wounded",
    e.EventRolled: "event",
    e.MinesExploded: "event",
    e.AmmunitionShort: "event",
    e.HeavyRainFell: "event",
    e.FamineStruck: "event",
    e.MineFound: "event",
    e.NewsCame: "event",
    e.ChaChaCalled: "event",
    e.LightRainFell: "event",
    e.SuppliesCame: "event",
    e.TruceMade: "event",
    e.QuarterShelled: "bombardment",
    e.BoxersCame: "entry",
    e.SequenceBegan: "fires",
    e.FireFought: "fires",
    e.FireSpread: "fires",
    e.PileSplit: "boxers-move",
    e.PileMoved: "boxers-move",
    e.PileStayed: "boxers-move",
    e.PilesJoined: "boxers-move",
    e.ShotFired: "fire",
    e.EffectFired: "fire",
    e.BoxersFought: "boxers-melee",
    e.CiviliansRetreated: "boxers-melee",
    e.FireSuffered: "march",
    e.SoldiersFought: "soldiers-melee",
    e.MoraleTested: "boxers-morale",
    e.ZonesLit: "arson",
    e.BoxersLeft: "day-end",
    e.ZonesRuined: "day-end",
    e.DayEnded: "day-end",
    e.SiegeEnded: "victory",
}
"""The phase of each event type. For other types it depends on the reason (`_BY_WHY`), or is that of the previous
event.
"""

_BY_WHY: dict[tuple[type[Event], str], str] = {
    (e.CountersMoved, "deploy"): "muster",
    (e.CountersMoved, "reposition"): "reposition",
    (e.CountersMoved, "march"): "march",
    (e.CountersMoved, "flee"): "march",
    (e.CountersMoved, "retire"): "event",
    (e.FoodEaten, "day"): "supplies",
    (e.FoodEaten, "depot"): "bombardment",
    (e.ZoneShelled, "bombardment"): "bombardment",
    (e.ZoneShelled, "mine"): "event",
}

_KINDS: dict[str, tuple[type[Event], ...]] = {
    "moves": (
        e.CountersMoved,
        e.BarricadeMoved,
        e.BetsyPlaced,
        e.WoundedPlaced,
        e.CountersMerged,
        e.BoxersCame,
        e.PileSplit,
        e.PileMoved,
        e.PileStayed,
        e.PilesJoined,
        e.CiviliansRetreated,
    ),
    "shots": (e.ShotFired, e.EffectFired),
    "melees": (e.BoxersFought, e.SoldiersFought, e.MoraleTested),
    "shells": (e.QuarterShelled, e.ZoneShelled, e.MinesExploded),
    "fires": (e.FireFought, e.FireSpread, e.FireSuffered, e.ZonesLit, e.ZonesRuined),
    "leaders": (e.LeaderTested, e.LeaderFell),
    "morale": (e.MoraleChanged, e.LegationUnguarded),
    "days": (
        e.CardDrawn,
        e.FoodEaten,
        e.EventRolled,
        e.AmmunitionShort,
        e.HeavyRainFell,
        e.FamineStruck,
        e.MineFound,
        e.NewsCame,
        e.ChaChaCalled,
        e.LightRainFell,
        e.SuppliesCame,
        e.TruceMade,
        e.WoundedReturned,
        e.WoundedForgone,
        e.BetsyFound,
        e.BetsyHeld,
        e.DayEnded,
        e.SiegeBegan,
        e.ScenarioBegan,
        e.SiegeEnded,
        e.SequenceBegan,
        e.BoxersLeft,
    ),
}
_TABLES = EventTables(phases=_PHASES, by_why=_BY_WHY, kinds=_KINDS)
KINDS = (DICE, "losses", *_KINDS)

_PLACES = frozenset(
    {"zone", "target", "start", "end", "path", "through", "zones", "ruined", "losses", "own_losses", "undone", "taken"}
)
"""The fields of events that name zones."""

_ALONE = (e.LeaderTested, e.FireFought, e.FireSpread)
"""The types of rolls whose report has everything that their sentence would say."""


def marks(events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
    """Return the day, the round and the phase of each event.

    `period`, `round_` and `phase` belong to the first event.
    """
    found: list[Mark] = []
    for event in events:
        if isinstance(event, e.CardDrawn):
            period, round_ = event.day, 0
        elif isinstance(event, e.SequenceBegan):
            round_ = event.sequence
        phase = _phase(event, period, round_) or phase
        found.append(Mark(period, round_, phase, _echo(event)))
        if isinstance(event, e.BoxersLeft):
            round_ = 0
    return found


def _echo(event: Event) -> bool:
    return isinstance(event, e.CountersMoved) and event.why in {"deploy", "reposition", "march"}


def _phase(event: Event, period: int, round_: int) -> str:
    if isinstance(event, e.LegationUnguarded):
        return "march" if round_ else "reposition"
    if getattr(event, "why", "") == "lodge":
        return "day-end" if period else "muster"
    return _TABLES.phase(event)


def kinds(event: Event) -> frozenset[str]:
    """Return the kinds under which the log lists an event, such as dice or losses."""
    found = _TABLES.kinds(type(event))
    if isinstance(getattr(event, "account", None), DieRollReport):
        found |= {DICE}
    if any(getattr(event, name, ()) for name in ("losses", "own_losses", "taken")):
        found |= {"losses"}
    return found


def places(event: Event) -> frozenset[str]:
    """Return every zone that an event names."""
    found: set[str] = set()
    for name in _places_of(type(event)):
        value = getattr(event, name)
        for each in value if isinstance(value, tuple) else (value,):
            if isinstance(each, Loss):
                found |= {each.zone, each.place}
            elif each is not None:
                found.add(each)
    return frozenset(found & board().zones.keys())


@cache
def _places_of(kind: type[Event]) -> tuple[str, ...]:
    return tuple(name for name in kind.__struct_fields__ if name in _PLACES)


def line(event: Event) -> str:
    """Return the log's line about an event. It does not depend on the counters' current state."""
    rolled = getattr(event, "account", None)
    account = dice.account(event, rolled) if isinstance(rolled, DieRollReport) else ""
    if account and (hasattr(event, "losses") or isinstance(event, _ALONE)):
        return account
    if isinstance(event, e.CountersMoved):
        return _moved(event)
    text = sentence(event, _board())
    return f"{text} {account}" if account else text


def in_short(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the log lines of all events."""
    return tuple(map(line, events))


def _moved(event: e.CountersMoved) -> str:
    zones = board().zones
    return catalogue.begin(
        say(
            "event-counters-moved",
            why=event.why,
            what=_counters(event.counters),
            start=zone_short(event.start) if event.start in zones else "",
            end=zone_short(event.end) if event.end in zones else "",
        )
    )


@cache
def _board() -> Position:
    """Return a new position, for looking up the kinds of counters."""
    return Position(house=house_from({}), counters=fresh_counters())


@remembered()
def headings() -> Headings:
    """Return the names of the phases, zones and kinds of events for the log's filters."""
    zones = [(zone, catalogue.zone_name(zone)) for zone in catalogue.in_order(board().zones)]
    return headings_of(catalogue.VOICE, phases=PHASES, places=zones, kinds=KINDS)


# --- orders as text ---


def answer_text(answer: Answer) -> str:
    """Return an answer as text. An unknown order stays as it is."""
    return order_text(_VERBS, answer)


def _zone(word: str) -> str:
    return zone_short(word) if word in board().zones else word


def _counters(names: Sequence[str]) -> str:
    return catalogue.listed([_name(name) for name in names])


@remembered()
def _name(counter: str) -> str:
    return catalogue.counter_name(counter)


def _plain(answer: Answer) -> str:
    return say(f"choice-{answer[0]}")


def _move(answer: Answer) -> str:
    _, start, end, what = answer
    named = _counters(what.split(JOIN))
    return say("log-move", what=named, start=_zone(start), end=_zone(end))


def _barricade(answer: Answer) -> str:
    _, start, end = answer
    return say("log-barricade", start=_zone(start), end=_zone(end))


def _lodge(answer: Answer) -> str:
    _, what, end = answer
    return say("log-lodge", what=_counters(what.split(JOIN)), end=_zone(end))


def _place(answer: Answer) -> str:
    if len(answer) == 2:
        return say("log-betsy", end=_zone(answer[1]))
    _, face, end, what = answer
    named = _counters(what.split(JOIN))
    return say("log-place", what=named, end=_zone(end), face=face)


def _merge(answer: Answer) -> str:
    _, zone, what = answer
    return say("log-merge", what=_counters(what.split(JOIN)), zone=_zone(zone))


def _fire(answer: Answer) -> str:
    _, start, end, using = answer
    effect, _, weapon = using.rpartition(":")
    if effect:
        return say("log-effect", weapon=catalogue.own_name(weapon), end=_zone(end))
    named = shooters({"with": using})
    return say("log-fire", what=named, start=_zone(start), end=_zone(end))


def _losses(answer: Answer) -> str:
    entries = roster()
    told = [
        say(
            "choice-loss-turned" if after else "choice-loss-out",
            counter=catalogue.counter_name(name),
            after=VALUES[entries[name].kind][after],
        )
        for name, after in read_way(answer[2])
    ]
    return say("log-losses", what=catalogue.listed(told))


_VERBS: dict[str, OrderWriter] = {
    "begin": _plain,
    "historical": _plain,
    "done": _plain,
    "move": _move,
    "barricade": _barricade,
    "lodge": _lodge,
    "place": _place,
    "merge": _merge,
    "fire": _fire,
    "losses": _losses,
}
