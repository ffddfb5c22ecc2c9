"""Summary of events in at most eight lines: in their order, the newest whole, the oldest folded into one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.world import Position
from render.games.siege.text import catalogue, log
from render.games.siege.text.catalogue import say, some_zones
from render.games.siege.text.event_sentences import key_of, outcome, sentence
from render.games.siege.text.story_fold import FOLD, lost
from render.panel import STORY_LINES
from render.story import WHOLE, Line, Part, merged, weightiest, with_fold

HEADLINE, NEWS, DETAIL = 0, 1, 2
"""Weight of a line: where a printed page has no room, details are left out first, headlines last."""
MORALE = "morale-changed"
MARCHED = "counters-marched"
"""The kind of a line for a move in an assault; it is not merged with the deployment before the attack."""
ORDERED = "counters-ordered"
"""The kind of a line for a move without a die roll after it; the player who gave the order looks for it."""
_HEADLINES: tuple[type[Event], ...] = (
    e.SiegeEnded,
    e.BoxersCame,
    e.MinesExploded,
    e.MineFound,
    e.TruceMade,
    e.SuppliesCame,
    e.NewsCame,
    e.AmmunitionShort,
    e.HeavyRainFell,
    e.LightRainFell,
    e.ChaChaCalled,
    e.FamineStruck,
    e.BetsyFound,
    e.QuarterShelled,
    e.LeaderFell,
    e.LegationUnguarded,
    e.BoxersLeft,
    e.ZonesRuined,
    e.SiegeBegan,
    e.ScenarioBegan,
)

_UNTOLD: tuple[type[Event], ...] = (
    e.CardDrawn,
    e.SequenceBegan,
    e.EventRolled,
    e.DayEnded,
    e.PilesJoined,
    e.PileSplit,
)
"""Events that the title, another event or the map shows already."""


_TRIFLES: dict[type[Event], Callable[[Any], bool]] = {
    e.FireSpread: lambda event: not event.caught,
    e.LeaderTested: lambda _: True,  # a leader's loss has its own event
    e.ZoneShelled: lambda event: not event.losses and not event.depot,
    e.FoodEaten: lambda event: event.why == "day" and not event.exhausted,
    e.CountersMoved: lambda event: event.why == "lodge",
    e.PileStayed: lambda event: event.why != "fire",
    e.WoundedReturned: lambda event: not event.available,
    e.WoundedForgone: lambda _: True,
}
"""Whether an event had no effect; it is still found under «Dice» or on the map."""


_ROLLED_AWAY = ("soldiers-lost", "fanatics-gone")
"""Reasons of changes of morale that the next roll in the record brought about."""
_SWEEPING = (e.MoraleChanged, e.LossesChanged, e.LegationUnguarded, e.BoxersLeft, e.ZonesRuined, e.SiegeEnded)
"""Events that depend on what came before, wherever that was."""
_STORES = "food"
_COUNTERS = ("counters", "shooters", "weapon", "leader", "counter", "kept", "freed")
"""Fields of events that name counters."""


def story(
    events: Sequence[Event], position: Position, *, most: int = STORY_LINES, rest: bool = True
) -> tuple[str, ...]:
    """Return the summary of the events, at most `most` lines; without `rest`, the weightiest as on a printed page."""
    return tuple(line.text for line in lines(events, position, most=most, rest=rest))


def lines(
    events: Sequence[Event], position: Position, *, most: int = STORY_LINES, rest: bool = True
) -> tuple[Line, ...]:
    """Return the lines of the summary with the places of the events that each tells."""
    late = _of_late(events)
    told = [_gone_by(events[:late])] if late else []
    parts = [_part(events[place], place) for place in as_it_happened(events) if place >= late]
    parts = merged(_ordered(parts), MORALE, whole=0)
    account = _account(events[late:], position)

    def tell(part: Part) -> str:
        text = _text([events[place] for place in part.events], part.kind, position)
        return f"{text} {account}" if account and isinstance(events[part.events[-1]], e.BoxersLeft) else text

    def fold(places: tuple[int, ...], older: bool) -> Line:
        return FOLD.line([events[place] for place in places], places, older=older)

    if not rest:
        parts = _summed(parts, most - len(told), whole=0)
        return (*told, *weightiest(parts, most=most - len(told), tell=tell, fold=fold))
    parts = _summed(parts, most - len(told), whole=WHOLE)
    return (*told, *with_fold(parts, most=most - len(told), tell=tell, fold=fold))


def _account(events: Sequence[Event], position: Position) -> str:
    """Return how many Boxers came, fell and withdrew in the assault that ended among the events; "" if unknown."""
    ends = [event for event in events if isinstance(event, e.BoxersLeft)]
    came = sum(len(event.counters) for event in events if isinstance(event, e.BoxersCame))
    if not ends or (not came and any(isinstance(event, e.DayEnded) for event in events)):
        return ""  # neither their coming is among the events nor their losses, which are counted day by day
    withdrew = sum(len(event.counters) for event in ends)
    came = came or withdrew + len(position.spent)
    return say("story-account", came=came, fell=came - withdrew, withdrew=withdrew)


def as_it_happened(events: Sequence[Event]) -> list[int]:
    """Return the places of the events worth telling, in their order; what a roll caused stands after it.

    The record has the morale that a roll cost before the roll itself.
    """
    found: list[int] = []
    waiting: list[int] = []
    for place, event in enumerate(events):
        if _precedes_its_cause(event, events[place - 1] if place else None):
            waiting.append(place)
        else:
            found += (place, *waiting)
            waiting.clear()
    return [place for place in (*found, *waiting) if worth_telling(events[place])]


def _precedes_its_cause(event: Event, before: Event | None) -> bool:
    rolled = isinstance(event, e.MoraleChanged) and event.reason in _ROLLED_AWAY
    return rolled and not isinstance(before, e.FireSuffered)


def _of_late(events: Sequence[Event]) -> int:
    """Return the place of the last card with anything to tell after it; 0 if there is no card before that one."""
    last = max((place for place, event in enumerate(events) if worth_telling(event)), default=0)
    cards = [place for place, event in enumerate(events[:last]) if isinstance(event, e.CardDrawn)]
    return cards[-1] if len(cards) > 1 else 0


def _gone_by(events: Sequence[Event]) -> Line:
    """Return a line about the days before: their losses and their random events."""
    days = [event.day for event in events if isinstance(event, e.CardDrawn)]
    first = events.index(next(event for event in events if isinstance(event, e.CardDrawn)))
    if days[0] > 1 and any(worth_telling(event) for event in events[:first]):
        days = [days[0] - 1, *days]  # the end of a day that had begun
    befell = [event.account.result for event in events if isinstance(event, e.EventRolled)]
    parts = [catalogue.losses_said(lost(events)) or say("story-days-unhurt")]
    parts += [say(f"happening-{result}") for result in dict.fromkeys(befell)]
    what = catalogue.separated(parts)
    text = say("story-days", first=days[0], last=days[-1], count=len(days), what=what)
    return Line(text, tuple(place for place, event in enumerate(events) if worth_telling(event)))


def _ordered(parts: list[Part]) -> list[Part]:
    """Make the moves at the end, with no die roll after them, lines of their own."""
    last = next((place for place in range(len(parts) - 1, -1, -1) if parts[place].kind != MARCHED), -1)
    return [*parts[: last + 1], *(part._replace(kind=ORDERED) for part in parts[last + 1 :])]


def worth_telling(event: Event) -> bool:
    """Return whether the story tells an event: it had an effect that nothing else says."""
    if isinstance(event, _UNTOLD):
        return False
    for kind, nothing in _TRIFLES.items():
        if isinstance(event, kind):
            return not nothing(event)
    return True


def _part(event: Event, place: int) -> Part:
    kind = key_of(event)
    if isinstance(event, e.CountersMoved) and event.why == "march":
        kind = MARCHED  # in an assault every move matters
    return Part(kind, _weight(event), (place,), _binds(event), isinstance(event, _SWEEPING))


def _weight(event: Event) -> int:
    if isinstance(event, _HEADLINES):
        return HEADLINE
    if isinstance(event, e.CountersMoved):
        return NEWS if event.why == "march" else DETAIL
    if isinstance(event, (e.PileStayed, e.WoundedPlaced, e.CountersMerged)):
        return DETAIL
    return NEWS if getattr(event, "losses", True) or getattr(event, "own_losses", ()) else DETAIL


def _binds(event: Event) -> frozenset[str]:
    """Return the zones and counters that an event concerns, and the stores if they are hit."""
    found = set(log.places(event))
    for name in _COUNTERS:
        value = getattr(event, name, ())
        found.update((value,) if isinstance(value, str) else value if isinstance(value, tuple) else ())
    for name in ("losses", "own_losses"):
        found.update(loss.counter for loss in getattr(event, name, ()))
    if isinstance(event, e.FoodEaten) or getattr(event, "depot", False):
        found.add(_STORES)
    return frozenset(found)


def _summed(parts: list[Part], most: int, *, whole: int) -> list[Part]:
    """Merge kind by kind until the parts are few enough."""
    for kind in _SUMS:
        if len(parts) <= most:
            break
        parts = merged(parts, kind, whole=whole)
    return parts


def _text(events: list[Any], kind: str, position: Position) -> str:
    if kind == MORALE:
        return _morale(events)
    if len(events) == 1:
        return sentence(events[0], position)
    return say(f"sum-{kind}", count=len(events), **_SUMS[kind](events, position))


def _morale(changes: list[Any]) -> str:
    """Return the sentence of changes of morale."""
    reasons = dict.fromkeys(say(f"morale-{change.reason}") for change in changes)
    return say(
        "sum-morale-changed",
        change=catalogue.signed(sum(change.change for change in changes)),
        morale=changes[-1].morale,
        reasons=catalogue.listed(list(reasons)),
    )


def _losses(events: list[Any], _position: Position) -> dict[str, Any]:
    text = catalogue.losses_said(lost(events))
    plainest = min(events, key=lambda event: getattr(event, "absorbed", False) + getattr(event, "depot", False))
    return {"outcome": text or outcome(plainest)}


def _fires(events: list[Any], _position: Position) -> dict[str, Any]:
    return {"good": sum(event.out for event in events)}


def _caught(events: list[Any], _position: Position) -> dict[str, Any]:
    return {"zones": some_zones(catalogue.in_order({event.zone for event in events}))}


def _marched(events: list[Any], _position: Position) -> dict[str, Any]:
    return {"zones": some_zones(catalogue.in_order({event.path[-1] for event in events}))}


def _gone(events: list[Any], _position: Position) -> dict[str, Any]:
    return {"zones": some_zones(catalogue.in_order({event.end for event in events}))}


def _nothing(_events: list[Any], _position: Position) -> dict[str, Any]:
    return {}


def _leaders(events: list[Any], _position: Position) -> dict[str, Any]:
    names = dict.fromkeys(catalogue.own_name(event.leader) for event in events)
    return {"leaders": catalogue.listed(list(names))}


_SUMS: dict[str, Callable[[list[Any], Position], dict[str, Any]]] = {
    "counters-moved": _nothing,
    "wounded-placed": _caught,
    "pile-stayed": _nothing,
    "fire-spread": _caught,
    "fire-fought": _fires,
    "zone-shelled": _losses,
    "pile-moved": _marched,
    MARCHED: _gone,
    "morale-tested": _losses,
    "shot-fired": _losses,
    "effect-fired": _losses,
    "soldiers-fought": _losses,
    "boxers-fought": _losses,
    "leader-fell": _leaders,
}
"""The kinds that can be merged, in the order in which it is tried."""
