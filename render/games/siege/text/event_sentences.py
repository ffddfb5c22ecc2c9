"""A sentence for each event, with the values for its message in the catalogue."""

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
Teller = Callable[[Any, Position], Facts]


def key_of(event: Event) -> str:
    """Return the name of an event's message in the catalogue."""
    return str(event.__struct_config__.tag)


def sentence(event: Event, position: Position) -> str:
    """Return the sentence that reports an event."""
    facts = _TELLERS.get(type(event), _plain)(event, position)
    return catalogue.begin(say(f"event-{key_of(event)}", **facts))


def outcome(event: Any) -> str:
    """Return the result of a roll as text."""
    text = catalogue.losses_said((*event.losses, *getattr(event, "own_losses", ())))
    if getattr(event, "absorbed", False):
        return say("outcome-absorbed")
    found = [text] if text else []
    if getattr(event, "depot", False):
        found.append(say("outcome-depot"))
    return catalogue.listed(found) if found else say("outcome-nothing")


def leader_called(leader: str, position: Position) -> str:
    """Return the name of a leader, or of the subaltern who replaced him."""
    counter = position.by_id[leader]
    return catalogue.own_name(leader, face=FULL if counter.place == GONE else counter.face)


def _plain(event: Event, _position: Position) -> Facts:
    return {name: value for name in event.__struct_fields__ if isinstance(value := getattr(event, name), int | str)}


def _moved(event: e.CountersMoved, position: Position) -> Facts:
    return {
        "why": event.why,
        "what": catalogue.pieces(catalogue.of_ids(position, event.counters)),
        "start": zone_short(event.start) if event.start in position.board.zones else "",
        "end": zone_short(event.end),
    }


def _from_to(event: Any, _position: Position) -> Facts:
    return {"start": zone_short(event.start), "end": zone_short(event.end)}


def _at_zone(event: Any, _position: Position) -> Facts:
    return {"zone": zone_short(event.zone)}


def _card(event: e.CardDrawn, _position: Position) -> Facts:
    return {"day": event.day, "left": event.left, "card": catalogue.card_name(event.card)}


def _food(event: e.FoodEaten, _position: Position) -> Facts:
    return {"left": max(FOOD_END - event.food, 0), "how": "hungry" if event.exhausted else event.why}


def _morale(event: e.MoraleChanged, _position: Position) -> Facts:
    return {
        "change": catalogue.signed(event.change),
        "morale": event.morale,
        "reason": say(f"morale-{event.reason}"),
    }


def _placed(event: e.WoundedPlaced, _position: Position) -> Facts:
    return {
        "counter": catalogue.counter_name(event.counter),
        "zone": zone_short(event.zone),
    }


def _merged(event: e.CountersMerged, _position: Position) -> Facts:
    return {
        "zone": zone_short(event.zone),
        "kept": catalogue.counter_name(event.kept),
        "freed": catalogue.counter_name(event.freed),
    }


def _rolled(event: e.EventRolled, _position: Position) -> Facts:
    name = say(f"happening-{event.account.result}")
    return {"name": name, "skipped": len(event.skipped), "rolled": event.rolled}


def _mines(event: e.MinesExploded, _position: Position) -> Facts:
    return {"zones": some_zones(event.zones)}


def _rain(event: e.HeavyRainFell, _position: Position) -> Facts:
    return {"turned": "yes" if event.turned_red else "no"}


def _famine(event: e.FamineStruck, _position: Position) -> Facts:
    text = catalogue.losses_said(event.losses)
    return {"losses": text or say("outcome-nothing")}


def _quarter(event: e.QuarterShelled, _position: Position) -> Facts:
    return {"quarter": say(f"quarter-{event.quarter}"), "zones": len(event.zones)}


def _shelled(event: e.ZoneShelled, position: Position) -> Facts:
    return {**_at_zone(event, position), "why": event.why, "outcome": outcome(event)}


def _tested(event: e.LeaderTested, position: Position) -> Facts:
    name = catalogue.own_name(event.leader) if event.fell else leader_called(event.leader, position)
    return {**_at_zone(event, position), "leader": name, "fell": "yes" if event.fell else "no"}


def _fell(event: e.LeaderFell, _position: Position) -> Facts:
    how = "gone" if not event.successor else "here" if event.end == event.zone else "elsewhere"
    return {
        "how": how,
        "leader": catalogue.own_name(event.leader),
        "successor": catalogue.successor(event.leader),
        "zone": zone_short(event.zone),
        "end": zone_short(event.end) if event.end else "",
    }


def _came(event: e.BoxersCame, position: Position) -> Facts:
    return {
        "why": event.why,
        "zone": zone_short(event.zone),
        "points": sum(VALUES[counter.kind][FULL] for counter in catalogue.of_ids(position, event.counters)),
    }


def _fought_fire(event: e.FireFought, position: Position) -> Facts:
    return {**_at_zone(event, position), "out": "yes" if event.out else "no"}


def _spread(event: e.FireSpread, position: Position) -> Facts:
    start = zone_short(event.start)
    return {**_at_zone(event, position), "start": start, "caught": "yes" if event.caught else "no"}


def _split(event: e.PileSplit, position: Position) -> Facts:
    return {**_at_zone(event, position), "red": len(event.red), "green": len(event.green)}


def _pile(event: e.PileMoved, _position: Position) -> Facts:
    return {
        "stopped": event.stopped,
        "counters": len(event.counters),
        "start": zone_short(event.path[0]),
        "end": zone_short(event.path[-1]),
    }


def _stayed(event: e.PileStayed, position: Position) -> Facts:
    return {**_at_zone(event, position), "why": event.why}


def _shot(event: e.ShotFired, _position: Position) -> Facts:
    return {
        "same": "yes" if event.zone == event.target else "no",
        "zone": zone_short(event.zone),
        "target": zone_short(event.target),
        "outcome": outcome(event),
    }


def _effect(event: e.EffectFired, _position: Position) -> Facts:
    return {
        "weapon": catalogue.own_name(event.weapon),
        "zone": zone_short(event.zone),
        "target": zone_short(event.target),
        "outcome": outcome(event),
    }


def _fought(event: Any, position: Position) -> Facts:
    return {**_at_zone(event, position), "outcome": outcome(event)}


def _zones(event: Any, _position: Position) -> Facts:
    return {"zones": some_zones(event.zones)}


def _unguarded(event: e.LegationUnguarded, _position: Position) -> Facts:
    return {"legation": say(f"power-{event.power}.legation")}


def _changed(event: e.LossesChanged, _position: Position) -> Facts:
    return {"losses": catalogue.losses_exactly(event.taken)}


def _began(event: e.SiegeBegan, _position: Position) -> Facts:
    return {"switches": len(event.switches)}


def _opened(event: e.ScenarioBegan, _position: Position) -> Facts:
    return {"before": event.day - 1, "last": event.last, "own": "yes" if catalogue.is_own(event.scenario) else "no"}


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
