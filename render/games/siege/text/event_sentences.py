"""A sentence for each event, and the facts that its message in the catalogue needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.world import FULL, GONE, VALUES, Position
from render.games.siege.map.title_and_tracks import FOOD_END
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say, some_zones, zone_short

Facts = dict[str, Any]
Teller = Callable[[Any, Position, str], Facts]


def key_of(event: Event) -> str:
    """Return an event's name in the catalogue: its tag in the journal."""
    return str(event.__struct_config__.tag)


def sentence(event: Event, position: Position, *, locale: str) -> str:
    """Return the sentence of an event."""
    facts = _TELLERS.get(type(event), _plain)(event, position, locale)
    return catalogue.begin(say(f"event-{key_of(event)}", locale=locale, **facts))


def outcome(event: Any, *, locale: str) -> str:
    """Return the result of a roll: losses of both sides, a fanatic's absorbed hit, or nothing."""
    text = catalogue.losses_said((*event.losses, *getattr(event, "own_losses", ())), locale=locale)
    if getattr(event, "absorbed", False):
        return say("outcome-absorbed", locale=locale)
    found = [text] if text else []
    if getattr(event, "depot", False):
        found.append(say("outcome-depot", locale=locale))
    return catalogue.listed(found, locale=locale) if found else say("outcome-nothing", locale=locale)


def leader_called(leader: str, position: Position, *, locale: str) -> str:
    """Return a leader's name, or his subaltern's if the position still shows that he is meant."""
    counter = position.by_id[leader]
    return catalogue.own_name(leader, face=FULL if counter.place == GONE else counter.face, locale=locale)


def _plain(event: Event, _position: Position, _locale: str) -> Facts:
    return {name: value for name in event.__struct_fields__ if isinstance(value := getattr(event, name), int | str)}


def _moved(event: e.CountersMoved, position: Position, locale: str) -> Facts:
    return {
        "why": event.why,
        "what": catalogue.pieces(catalogue.of_ids(position, event.counters), locale=locale),
        "start": zone_short(event.start, locale=locale) if event.start in position.board.zones else "",
        "end": zone_short(event.end, locale=locale),
    }


def _from_to(event: Any, _position: Position, locale: str) -> Facts:
    return {"start": zone_short(event.start, locale=locale), "end": zone_short(event.end, locale=locale)}


def _at_zone(event: Any, _position: Position, locale: str) -> Facts:
    return {"zone": zone_short(event.zone, locale=locale)}


def _card(event: e.CardDrawn, _position: Position, locale: str) -> Facts:
    return {"day": event.day, "left": event.left, "card": catalogue.card_name(event.card, locale=locale)}


def _food(event: e.FoodEaten, _position: Position, _locale: str) -> Facts:
    return {"left": max(FOOD_END - event.food, 0), "how": "hungry" if event.exhausted else event.why}


def _morale(event: e.MoraleChanged, _position: Position, locale: str) -> Facts:
    return {
        "change": catalogue.signed(event.change),
        "morale": event.morale,
        "reason": say(f"morale-{event.reason}", locale=locale),
    }


def _placed(event: e.WoundedPlaced, _position: Position, locale: str) -> Facts:
    return {
        "counter": catalogue.counter_name(event.counter, locale=locale),
        "zone": zone_short(event.zone, locale=locale),
    }


def _merged(event: e.CountersMerged, _position: Position, locale: str) -> Facts:
    return {
        "zone": zone_short(event.zone, locale=locale),
        "kept": catalogue.counter_name(event.kept, locale=locale),
        "freed": catalogue.counter_name(event.freed, locale=locale),
    }


def _rolled(event: e.EventRolled, _position: Position, locale: str) -> Facts:
    name = say(f"happening-{event.account.result}", locale=locale)
    return {"name": name, "skipped": len(event.skipped), "rolled": event.rolled}


def _mines(event: e.MinesExploded, _position: Position, locale: str) -> Facts:
    return {"zones": some_zones(event.zones, locale=locale)}


def _rain(event: e.HeavyRainFell, _position: Position, _locale: str) -> Facts:
    return {"turned": "yes" if event.turned_red else "no"}


def _famine(event: e.FamineStruck, _position: Position, locale: str) -> Facts:
    text = catalogue.losses_said(event.losses, locale=locale)
    return {"losses": text or say("outcome-nothing", locale=locale)}


def _quarter(event: e.QuarterShelled, _position: Position, locale: str) -> Facts:
    return {"quarter": say(f"quarter-{event.quarter}", locale=locale), "zones": len(event.zones)}


def _shelled(event: e.ZoneShelled, position: Position, locale: str) -> Facts:
    return {**_at_zone(event, position, locale), "why": event.why, "outcome": outcome(event, locale=locale)}


def _tested(event: e.LeaderTested, position: Position, locale: str) -> Facts:
    name = (
        catalogue.own_name(event.leader, locale=locale)
        if event.fell
        else leader_called(event.leader, position, locale=locale)
    )
    return {**_at_zone(event, position, locale), "leader": name, "fell": "yes" if event.fell else "no"}


def _fell(event: e.LeaderFell, _position: Position, locale: str) -> Facts:
    how = "gone" if not event.successor else "here" if event.end == event.zone else "elsewhere"
    return {
        "how": how,
        "leader": catalogue.own_name(event.leader, locale=locale),
        "successor": catalogue.own_name(event.leader, face=FULL - 1, locale=locale),
        "zone": zone_short(event.zone, locale=locale),
        "end": zone_short(event.end, locale=locale) if event.end else "",
    }


def _came(event: e.BoxersCame, position: Position, locale: str) -> Facts:
    return {
        "why": event.why,
        "zone": zone_short(event.zone, locale=locale),
        "points": sum(VALUES[counter.kind][FULL] for counter in catalogue.of_ids(position, event.counters)),
    }


def _fought_fire(event: e.FireFought, position: Position, locale: str) -> Facts:
    return {**_at_zone(event, position, locale), "out": "yes" if event.out else "no"}


def _spread(event: e.FireSpread, position: Position, locale: str) -> Facts:
    start = zone_short(event.start, locale=locale)
    return {**_at_zone(event, position, locale), "start": start, "caught": "yes" if event.caught else "no"}


def _split(event: e.PileSplit, position: Position, locale: str) -> Facts:
    return {**_at_zone(event, position, locale), "red": len(event.red), "green": len(event.green)}


def _pile(event: e.PileMoved, _position: Position, locale: str) -> Facts:
    return {
        "stopped": event.stopped,
        "counters": len(event.counters),
        "start": zone_short(event.path[0], locale=locale),
        "end": zone_short(event.path[-1], locale=locale),
    }


def _stayed(event: e.PileStayed, position: Position, locale: str) -> Facts:
    return {**_at_zone(event, position, locale), "why": event.why}


def _shot(event: e.ShotFired, _position: Position, locale: str) -> Facts:
    return {
        "same": "yes" if event.zone == event.target else "no",
        "zone": zone_short(event.zone, locale=locale),
        "target": zone_short(event.target, locale=locale),
        "outcome": outcome(event, locale=locale),
    }


def _effect(event: e.EffectFired, _position: Position, locale: str) -> Facts:
    return {
        "weapon": catalogue.own_name(event.weapon, locale=locale),
        "zone": zone_short(event.zone, locale=locale),
        "target": zone_short(event.target, locale=locale),
        "outcome": outcome(event, locale=locale),
    }


def _fought(event: Any, position: Position, locale: str) -> Facts:
    return {**_at_zone(event, position, locale), "outcome": outcome(event, locale=locale)}


def _zones(event: Any, _position: Position, locale: str) -> Facts:
    return {"zones": some_zones(event.zones, locale=locale)}


def _unguarded(event: e.LegationUnguarded, _position: Position, locale: str) -> Facts:
    return {"legation": say(f"power-{event.power}.legation", locale=locale)}


def _changed(event: e.LossesChanged, _position: Position, locale: str) -> Facts:
    return {"losses": catalogue.losses_exactly(event.taken, locale=locale)}


def _began(event: e.SiegeBegan, _position: Position, _locale: str) -> Facts:
    return {"switches": len(event.switches)}


def _opened(event: e.ScenarioBegan, _position: Position, _locale: str) -> Facts:
    return {"before": event.day - 1, "last": event.last}


_TELLERS: dict[type[Event], Teller] = {
    e.SiegeBegan: _began,
    e.ScenarioBegan: _opened,
    e.CountersMoved: _moved,
    e.BarricadeMoved: _from_to,
    e.CardDrawn: _card,
    e.FoodEaten: _food,
    e.MoraleChanged: _morale,
    e.BetsyPlaced: _at_zone,
    e.WoundedPlaced: _placed,
    e.CountersMerged: _merged,
    e.EventRolled: _rolled,
    e.MinesExploded: _mines,
    e.HeavyRainFell: _rain,
    e.FamineStruck: _famine,
    e.QuarterShelled: _quarter,
    e.ZoneShelled: _shelled,
    e.LeaderTested: _tested,
    e.LeaderFell: _fell,
    e.BoxersCame: _came,
    e.FireFought: _fought_fire,
    e.FireSpread: _spread,
    e.PileSplit: _split,
    e.PileMoved: _pile,
    e.PileStayed: _stayed,
    e.PilesJoined: _at_zone,
    e.ShotFired: _shot,
    e.EffectFired: _effect,
    e.BoxersFought: _fought,
    e.CiviliansRetreated: _from_to,
    e.FireSuffered: _fought,
    e.SoldiersFought: _fought,
    e.MoraleTested: _fought,
    e.ZonesLit: _zones,
    e.LegationUnguarded: _unguarded,
    e.LossesChanged: _changed,
    e.ZonesRuined: _zones,
}
