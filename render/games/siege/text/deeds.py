"""Finds the deeds of a day or round for its dispatches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.world import CHINESE, CIVILIAN, FULL, LEADER, SOLDIER, VALUES, WEAPONS, Loss, Position, roster
from render.dispatch import END, FIGHT, HIT, MINOR, RALLY, Deed, Dispatcher, Noun
from render.event_sentences import NONE
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import own_name, say, zone_short

SILENT = (
    e.SiegeBegan,
    e.ScenarioBegan,
    e.CardDrawn,
    e.MoraleChanged,
    e.BetsyHeld,
    e.WoundedReturned,
    e.WoundedForgone,
    e.EventRolled,
    e.SequenceBegan,
    e.PileSplit,
    e.PileStayed,
    e.PilesJoined,
    e.DayEnded,
    e.SiegeEnded,
)
"""The types of events without a deed: the title, the figures, the map or the result shows them, or they had no
effect.
"""
_LOST, _ZONE = "lost ", "zone "
_GARRISON, _BOXERS = "garrison", "boxers"
_STORE = "store"
FEW = 2
"""The number of kinds of losses below which a burnt depot is named with them."""


def deeds(events: Sequence[Event]) -> list[Deed]:
    """Return the deeds in `events`, in order. All past days become a single deed."""
    late = _of_late(events)
    found = [_days(events[:late])] if late else []
    came = _came_of(events)
    for place in range(late, len(events)):
        event = events[place]
        if isinstance(event, e.FoodEaten) and event.why == "depot" and _store(found, place):
            continue
        if isinstance(event, e.BoxersLeft):
            found.append(_left(event, place, came))
        elif (write := _DEEDS.get(type(event))) is not None:
            found += write(event, place)
    return found


def is_shown(event: Event) -> bool:
    """Return whether the board shows an event by its numbers already."""
    return isinstance(event, e.FoodEaten) and event.why == "day" and not event.exhausted


def _of_late(events: Sequence[Event]) -> int:
    """Return the index of the event that began the last reported day, or 0 if there is only one day."""
    told = [place for place, event in enumerate(events) if not isinstance(event, SILENT)]
    last = told[-1] if told else 0
    cards = [place for place, event in enumerate(events[:last]) if isinstance(event, e.CardDrawn)]
    return cards[-1] if len(cards) > 1 else 0


def _days(events: Sequence[Event]) -> Deed:
    """Return a single deed for several past days. It reports all their losses."""
    days = [event.day for event in events if isinstance(event, e.CardDrawn)]
    first = events.index(next(event for event in events if isinstance(event, e.CardDrawn)))
    if days[0] > 1 and any(not isinstance(event, SILENT) for event in events[:first]):
        days = [days[0] - 1, *days]  # the end of a day that had begun
    losses = [loss for event in events for name in ("losses", "own_losses") for loss in getattr(event, name, ())]
    own, theirs = _lost(losses, 0), _lost(losses, 0, chinese=True)
    places = tuple(place for place, event in enumerate(events) if not isinstance(event, SILENT))
    span = f"{days[0]}" if len(days) == 1 else f"{days[0]}–{days[-1]}"
    kind = "days" if own and theirs else "days-own" if own else "days-theirs" if theirs else "days-quiet"
    return Deed(kind, places, theirs, own, span, weight=END)


# --- losses ---


def _lost(losses: Iterable[Loss], at: int, *, chinese: bool = False, depot: bool = False) -> tuple[str, ...]:
    """Return one side's losses in an event, each as a kind and a number."""
    sums: dict[str, int] = {}
    for loss in losses:
        if (loss.kind in CHINESE) is not chinese or loss.kind == LEADER:
            continue
        what = _BOXERS if chinese else f"weapon-{loss.counter}" if loss.kind in WEAPONS else loss.kind
        sums[what] = sums.get(what, 0) + (1 if loss.kind in WEAPONS else loss.points)
    if depot:
        sums[_STORE] = 1
    return tuple(f"{_LOST}{what} {points} {at}" for what, points in sums.items() if points)


def _blow(event: Any, at: int, *actors: str, place: str, weight: int = HIT) -> list[Deed]:
    """Return the deeds that report an attack on the Boxers, with the losses of both sides."""
    theirs, own = _lost(event.losses, at, chinese=True), _lost(getattr(event, "own_losses", ()), at)
    found = []
    if theirs:
        found.append(Deed("kill", (at,), actors, theirs, place, weight=weight, merge_key="kill"))
    if own:
        found.append(_die(at, own, place))
    return _once(found)


def _die(at: int, lost: tuple[str, ...], place: str) -> Deed:
    return Deed("die", (at,), lost, (), place, weight=FIGHT, merge_key="die")


def _once(found: list[Deed]) -> list[Deed]:
    return [found[0], *(deed._replace(events=()) for deed in found[1:])] if found else []


def _shot(event: e.ShotFired, at: int) -> list[Deed]:
    return _blow(event, at, _GARRISON if event.zone == event.target else _ZONE + event.zone, place=event.target)


def _effect(event: e.EffectFired, at: int) -> list[Deed]:
    return _blow(event, at, f"weapon {event.weapon}", place=event.target)


def _charge(event: e.SoldiersFought, at: int) -> list[Deed]:
    return _blow(event, at, _GARRISON, place=event.zone)


def _stormed(event: e.BoxersFought, at: int) -> list[Deed]:
    """Return the deeds in a melee that the Boxers started. They include both sides' losses."""
    own, theirs = _lost(event.losses, at), _lost(event.own_losses, at, chinese=True)
    found = [Deed("storm", (at,), (_BOXERS,), own, event.zone, weight=FIGHT, merge_key="storm")] if own else []
    if theirs:
        found.append(Deed("kill", (at,), (_GARRISON,), theirs, event.zone, weight=HIT, merge_key="kill"))
    return _once(found)


def _wavered(event: e.MoraleTested, at: int) -> list[Deed]:
    theirs = _lost(event.losses, at, chinese=True)
    return [Deed("flee", (at,), theirs, (), event.zone, weight=HIT, merge_key="flee")] if theirs else []


def _shelled(event: e.ZoneShelled, at: int) -> list[Deed]:
    lost = _lost(event.losses, at)
    if event.depot and len(lost) < FEW:  # otherwise the depot has a sentence of its own
        lost = _lost(event.losses, at, depot=True)
    return [Deed("shells", (at,), (_ZONE + event.zone,), lost, weight=FIGHT, merge_key="shells")] if lost else []


def _store(found: list[Deed], at: int) -> bool:
    """Add the burning of the food store to the last deed if its shells hit the depot.

    Return whether they did.
    """
    if not found or not any(f" {_STORE} " in f" {name} " for name in found[-1].targets):
        return False
    found[-1] = found[-1].also(at)
    return True


def _famine(event: e.FamineStruck, at: int) -> list[Deed]:
    lost = _lost(event.losses, at)
    return [Deed("famine", (at,), (), lost, weight=FIGHT)] if lost else []


def _burnt(event: e.FireSuffered, at: int) -> list[Deed]:
    lost = _lost(event.losses, at) or _lost(event.losses, at, chinese=True)
    return [Deed("burnt", (at,), lost, (), event.zone, weight=FIGHT)] if lost else [Deed("escape", (at,))]


def _leader(event: e.LeaderFell, at: int) -> list[Deed]:
    successor = (f"successor {event.leader}",) if event.successor else ()
    key = "" if successor else "leader"
    return [Deed("leader", (at,), (f"leader {event.leader}",), successor, event.zone, weight=END, merge_key=key)]


# --- the assault ---


def _points(counters: Iterable[str]) -> int:
    return sum(VALUES[roster()[counter].kind][FULL] for counter in counters)


def _came(event: e.BoxersCame, at: int) -> list[Deed]:
    kind = "come-mine" if event.why == "mine" else "come"
    return [Deed(kind, (at,), (), (), event.zone, (_points(event.counters),), FIGHT)]


def _came_of(events: Sequence[Event]) -> int:
    """Return the number of counters in the assault that has just ended. Return 0 if it is unknown."""
    if any(isinstance(event, e.DayEnded) for event in events):
        return 0
    return sum(len(event.counters) for event in events if isinstance(event, e.BoxersCame))


def _left(event: e.BoxersLeft, at: int, came: int) -> Deed:
    """Return the deed that reports the end of an assault."""
    if event.counters:
        return Deed("withdraw", (at,), (f"units {len(event.counters)}",), weight=END)
    return Deed("wiped-out", (at,), (f"units {came}",), weight=END) if came else Deed("repelled", (at,), weight=END)


def _pile(event: e.PileMoved, at: int) -> list[Deed]:
    kind, weight = {"legation": ("enter", FIGHT), "defended": ("reach", HIT)}.get(event.stopped, ("advance", MINOR))
    return [Deed(kind, (at,), (_BOXERS,), (_ZONE + event.path[-1],), weight=weight, merge_key=kind)]


def _fire(event: e.FireFought, at: int) -> list[Deed]:
    if event.out:
        target = (_ZONE + event.zone,)
        return [Deed("put-out", (at,), (_GARRISON,), target, weight=HIT, merge_key="put-out")]
    return [Deed("burn-on", (at,), (_ZONE + event.zone,), weight=RALLY, merge_key="burn-on")]


def _spread(event: e.FireSpread, at: int) -> list[Deed]:
    target = (_ZONE + event.zone,)
    return [Deed("spread", (at,), (), target, weight=HIT, merge_key="spread")] if event.caught else []


def _lit(event: e.ZonesLit, at: int) -> list[Deed]:
    zones = tuple(_ZONE + zone for zone in event.zones)
    return [Deed("light", (at,), (_BOXERS,), zones, weight=HIT, merge_key="light")]


def _ruined(event: e.ZonesRuined, at: int) -> list[Deed]:
    zones = tuple(_ZONE + zone for zone in event.zones)
    return [Deed("ruin", (at,), zones, weight=FIGHT, merge_key="ruin")]


def _mines(event: e.MinesExploded, at: int) -> list[Deed]:
    return [Deed("mines", (at,), (), tuple(_ZONE + zone for zone in event.zones), weight=END)]


def _unguarded(event: e.LegationUnguarded, at: int) -> list[Deed]:
    target = (f"legation {event.power}",)
    return [Deed("unguarded", (at,), (), target, weight=END, merge_key="unguarded")]


# --- moves and the hospital ---

_MOVES = {
    "deploy": ("post", MINOR),
    "reposition": ("move", MINOR),
    "march": ("move", RALLY),
    "flee": ("flee-fire", HIT),
    "retire": ("retire", MINOR),
    "lodge": ("move", MINOR),
}


def _moved(event: e.CountersMoved, at: int) -> list[Deed]:
    kind, weight = _MOVES.get(event.why, ("move", MINOR))
    forces = _forces(event.counters)
    return [Deed(kind, (at,), forces, (), event.end, weight=weight, merge_key=f"{kind} {event.why}")]


def _forces(counters: Iterable[str]) -> tuple[str, ...]:
    """Return the forces to which counters belong."""
    names = []
    for counter in counters:
        entry = roster()[counter]
        if entry.kind == SOLDIER:
            names.append(f"power {entry.power}")
        elif entry.kind in WEAPONS or entry.kind == LEADER:
            names.append(f"{'leader' if entry.kind == LEADER else 'weapon'} {counter}")
        else:
            names.append("civilians" if entry.kind == CIVILIAN else _BOXERS)
    return tuple(dict.fromkeys(names))


def _healed(event: e.WoundedPlaced, at: int) -> list[Deed]:
    target = (_ZONE + event.zone,)
    return [Deed("heal", (at,), _forces((event.counter,)), target, weight=RALLY, merge_key="heal")]


def _eaten(event: e.FoodEaten, at: int) -> list[Deed]:
    if event.exhausted:
        return [Deed("hunger", (at,), (_GARRISON,), weight=FIGHT, merge_key="hunger")]
    return [Deed("store-burns", (at,), weight=FIGHT)] if event.why == "depot" else []


def _plain(kind: str, weight: int) -> Callable[[Any, int], list[Deed]]:
    """Return a function that builds a deed from an event. The deed names no counters."""
    return lambda _event, at: [Deed(kind, (at,), weight=weight)]


_DEEDS: Mapping[type[Event], Callable[[Any, int], list[Deed]]] = {
    e.CountersMoved: _moved,
    e.BarricadeMoved: lambda event, at: [Deed("barricade", (at,), place=event.end)],
    e.FoodEaten: _eaten,
    e.BetsyFound: _plain("betsy-found", RALLY),
    e.BetsyPlaced: lambda event, at: [Deed("betsy", (at,), place=event.zone, weight=RALLY)],
    e.WoundedPlaced: _healed,
    e.CountersMerged: lambda event, at: [Deed("join", (at,), place=event.zone)],
    e.MinesExploded: _mines,
    e.AmmunitionShort: _plain("ammunition", FIGHT),
    e.HeavyRainFell: _plain("heavy-rain", RALLY),
    e.FamineStruck: _famine,
    e.MineFound: _plain("mine-found", FIGHT),
    e.NewsCame: lambda event, at: [Deed(f"news-{event.news}", (at,), weight=FIGHT)],
    e.ChaChaCalled: _plain("cha-cha", FIGHT),
    e.LightRainFell: _plain("light-rain", RALLY),
    e.SuppliesCame: lambda event, at: [Deed("supplies", (at,), (), (f"days {event.days}",), weight=FIGHT)],
    e.TruceMade: _plain("truce", END),
    e.ZoneShelled: _shelled,
    e.LeaderFell: _leader,
    e.BoxersCame: _came,
    e.FireFought: _fire,
    e.FireSpread: _spread,
    e.PileMoved: _pile,
    e.ShotFired: _shot,
    e.EffectFired: _effect,
    e.BoxersFought: _stormed,
    e.CiviliansRetreated: lambda event, at: [
        Deed("retire", (at,), ("civilians",), (), event.end, weight=RALLY, merge_key="retire")
    ],
    e.FireSuffered: _burnt,
    e.SoldiersFought: _charge,
    e.MoraleTested: _wavered,
    e.ZonesLit: _lit,
    e.LegationUnguarded: _unguarded,
    e.LossesChanged: _plain("losses-changed", MINOR),
    e.ZonesRuined: _ruined,
}


# --- names ---


def _loss_noun(rest: str) -> Noun:
    what, count, *_ = rest.split()
    return _losses_noun(what, int(count))


def _losses_noun(what: str, count: int) -> Noun:
    if what.startswith("weapon-"):
        return Noun(say("piece-weapon", name=own_name(what.removeprefix("weapon-"))))
    return Noun(say(f"deed-lost-{what}", count=count), many=count > 1)


def _zone_noun(zone: str) -> Noun:
    text = zone_short(zone)
    return Noun(text, many=getattr(text, "many", False))


_NOUNS: Mapping[str, Callable[[str], Noun]] = {
    "lost": _loss_noun,
    "zone": _zone_noun,
    "leader": lambda name: Noun(own_name(name)),
    "successor": lambda name: Noun(catalogue.successor(name)),
    "weapon": lambda name: Noun(say("piece-weapon", name=own_name(name))),
    "power": lambda name: Noun(say(f"power-{name}.the"), many=True),
    "legation": lambda name: Noun(say(f"power-{name}.the-legation")),
    "units": lambda count: Noun(say("deed-boxer-units", count=int(count)), many=count != "1"),
    "days": lambda count: Noun(say("deed-food-days", count=int(count))),
    "civilians": lambda _: Noun(say("deed-the-civilians"), many=True),
    _GARRISON: lambda _: Noun(say("deed-the-garrison")),
    _BOXERS: lambda _: Noun(say("deed-the-boxers"), many=True),
}
"""The functions that make nouns for names, keyed by the first part of the name."""


def _name(_: Position, name: str) -> Noun:
    kind, _sep, rest = name.partition(" ")
    return _NOUNS[kind](rest)


def _several(_: Position, names: Sequence[str], acting: bool) -> list[Noun] | None:
    """Return losses as nouns with totals, such as “2 soldiers and 5 civilians”.

    Attackers that include the garrison become just “the garrison”. Return None if some names are not losses.
    """
    if acting and _GARRISON in names:
        return [_NOUNS[_GARRISON]("")]
    if not all(name.startswith(_LOST) for name in names):
        return None
    sums: dict[str, int] = {}
    for name in names:
        what, count, *_rest = name.removeprefix(_LOST).split()
        sums[what] = sums.get(what, 0) + int(count)
    return [_losses_noun(what, count) for what, count in sums.items()]


def _together(_: Position, deed: Deed) -> Noun:
    """Return the subject of a sentence about several units or zones."""
    if deed.kind == "kill":
        return Noun(say("deed-the-garrison"))
    zones = deed.actors[0].startswith(_ZONE)
    count = len(deed.events if deed.kind == "heal" else deed.actors)  # several counters of a Power come back one by one
    return Noun(say("deed-zones" if zones else "deed-units", count=count), many=True)


def _place(_: Position, deed: Deed) -> str:
    if not deed.kind.startswith("days"):
        return zone_short(deed.place)
    first, _sep, last = deed.place.partition("–")
    return say("deed-span", first=first, last=last or NONE)


DISPATCHER = Dispatcher(
    catalogue.VOICE, deeds, name=_name, place=_place, together=_together, several=_several, begin=catalogue.begin
)
story, left_out, latest = DISPATCHER.story, DISPATCHER.left_out, DISPATCHER.latest
outcomes = DISPATCHER.outcomes
