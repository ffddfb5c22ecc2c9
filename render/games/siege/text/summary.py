"""Summary of events in at most eight lines: the important first, similar ones merged, trivial ones left to «Dice»."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.world import Position
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say, some_zones
from render.games.siege.text.event_sentences import key_of, outcome, sentence
from render.panel import STORY_LINES

HEADLINE, NEWS, DETAIL = 0, 1, 2
"""Weight of a line: headlines come first, details are dropped first."""
MARCHED = "counters-marched"
"""The kind of a line for a move in an assault; it is not merged with the deployment before the attack."""
ORDERED = "counters-ordered"
"""The kind of a line for a move without a die roll after it; the player who gave the order looks for it."""
DAYS = "days"
"""The kind of a line for the days before the reported one."""

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


class Line(NamedTuple):
    """A line of the summary: its weight, its kind, and the events that it reports."""

    weight: int
    kind: str
    text: str
    events: tuple[Event, ...]


def story(
    events: Sequence[Event], position: Position, *, locale: str, most: int = STORY_LINES, rest: bool = True
) -> tuple[str, ...]:
    """Return the summary of the events, at most `most` lines; with `rest`, the last counts the events left out."""
    before, events = _of_late(events)
    lines = _ordered([_line(event, position, locale=locale) for event in _worth_telling(events)])
    lines = _accounted(lines, events, position, locale=locale)
    lines = [*_gone_by(before, locale=locale), *_morale_last(lines, locale=locale)]
    for kind in _SUMS:
        if len(lines) <= most:
            break
        lines = _sum_up(lines, kind, position, locale=locale)
    kept = _keep(lines, most)
    told = [line.text for line in sorted(kept, key=lambda line: line.weight != HEADLINE)]
    left = sum(len(line.events) for line in lines) - sum(len(line.events) for line in kept)
    if left and rest:
        told.append(say("story-more", locale=locale, count=left))
    return tuple(told)


def _accounted(lines: list[Line], events: Sequence[Event], position: Position, *, locale: str) -> list[Line]:
    """Add to the line of an assault's end how many Boxers came, fell and withdrew."""
    place = next((at for at, line in enumerate(lines) if line.kind == "boxers-left"), None)
    if place is None:
        return lines
    withdrew = sum(len(event.counters) for event in events if isinstance(event, e.BoxersLeft))
    came = sum(len(event.counters) for event in events if isinstance(event, e.BoxersCame))
    if not came and any(isinstance(event, e.DayEnded) for event in events):
        return lines  # neither their coming is among the events nor their losses, which are counted day by day
    came = came or withdrew + len(position.spent)
    facts = {"came": came, "fell": came - withdrew, "withdrew": withdrew}
    whole = lines[place]._replace(text=f"{lines[place].text} {say('story-account', locale=locale, **facts)}")
    return [*lines[:place], whole, *lines[place + 1 :]]


def _of_late(events: Sequence[Event]) -> tuple[Sequence[Event], Sequence[Event]]:
    """Split the events before the last of several days, because eight lines cannot report all of them."""
    cards = [place for place, event in enumerate(events) if isinstance(event, e.CardDrawn)]
    return (events[: cards[-1]], events[cards[-1] :]) if len(cards) > 1 else ((), events)


def _gone_by(events: Sequence[Event], *, locale: str) -> list[Line]:
    """Return a line about the days before: their losses and their random events."""
    days = [event.day for event in events if isinstance(event, e.CardDrawn)]
    if not days:
        return []
    losses = [loss for event in events for loss in (*getattr(event, "losses", ()), *getattr(event, "own_losses", ()))]
    befell = [event.account.result for event in events if isinstance(event, e.EventRolled)]
    said = [catalogue.losses_said(losses, locale=locale) or say("story-days-unhurt", locale=locale)]
    said += [say(f"happening-{result}", locale=locale) for result in dict.fromkeys(befell)]
    what = catalogue.separated(said, locale=locale)
    text = say("story-days", locale=locale, first=days[0], last=days[-1], count=len(days), what=what)
    return [Line(HEADLINE, DAYS, text, ())]


def _ordered(lines: list[Line]) -> list[Line]:
    """Make the moves at the end, with no die roll after them, lines of their own."""
    last = next((place for place in range(len(lines) - 1, -1, -1) if lines[place].kind != MARCHED), -1)
    return [*lines[: last + 1], *(line._replace(kind=ORDERED) for line in lines[last + 1 :])]


def _worth_telling(events: Sequence[Event]) -> list[Event]:
    return [event for event in events if not isinstance(event, _UNTOLD) and not _trifle(event)]


def _trifle(event: Event) -> bool:
    """Whether an event had no effect."""
    for kind, nothing in _TRIFLES.items():
        if isinstance(event, kind):
            return nothing(event)
    return False


def _line(event: Event, position: Position, *, locale: str) -> Line:
    weight = HEADLINE if isinstance(event, _HEADLINES) else NEWS
    text = sentence(event, position, locale=locale)
    if isinstance(event, e.CountersMoved) and event.why == "march":
        return Line(weight, MARCHED, text, (event,))  # in an assault every move matters
    if isinstance(event, (e.CountersMoved, e.PileStayed, e.WoundedPlaced, e.CountersMerged)):
        weight = DETAIL
    if not getattr(event, "losses", True) and not getattr(event, "own_losses", ()):
        weight = DETAIL
    return Line(weight, key_of(event), text, (event,))


def _morale_last(lines: list[Line], *, locale: str) -> list[Line]:
    """Merge the changes of morale into one line at the end."""
    changes = [event for line in lines for event in line.events if isinstance(event, e.MoraleChanged)]
    if not changes:
        return lines
    reasons = dict.fromkeys(say(f"morale-{change.reason}", locale=locale) for change in changes)
    text = say(
        "sum-morale-changed",
        locale=locale,
        change=catalogue.signed(sum(change.change for change in changes)),
        morale=changes[-1].morale,
        reasons=catalogue.listed(list(reasons), locale=locale),
    )
    others = [line for line in lines if line.kind != key_of(changes[0])]
    return [*others, Line(NEWS, key_of(changes[0]), text, tuple(changes))]


def _sum_up(lines: list[Line], kind: str, position: Position, *, locale: str) -> list[Line]:
    """Merge the lines of one kind, at the place of the first."""
    alike = [line for line in lines if line.kind == kind]
    if len(alike) < 2:
        return lines
    events = [event for line in alike for event in line.events]
    facts = _SUMS[kind](events, position, locale)
    text = say(f"sum-{kind}", locale=locale, count=len(events), **facts)
    whole = Line(min(line.weight for line in alike), kind, text, tuple(events))
    found: list[Line] = []
    for line in lines:
        if line.kind != kind:
            found.append(line)
        elif line is alike[0]:
            found.append(whole)
    return found


def _keep(lines: list[Line], most: int) -> list[Line]:
    """Return the lines that fit, in their order: by weight, then the latest, and one less for the number left out."""
    if len(lines) <= most:
        return lines
    room = most - 1
    ranked = sorted(range(len(lines)), key=lambda place: (lines[place].weight, -place))[:room]
    return [lines[place] for place in sorted(ranked)]


def _losses(events: list[Any], _position: Position, locale: str) -> dict[str, Any]:
    losses = [loss for event in events for loss in (*event.losses, *getattr(event, "own_losses", ()))]
    said = catalogue.losses_said(losses, locale=locale)
    return {"outcome": said or outcome(events[0], locale=locale)}


def _fires(events: list[Any], _position: Position, _locale: str) -> dict[str, Any]:
    return {"good": sum(event.out for event in events)}


def _caught(events: list[Any], _position: Position, locale: str) -> dict[str, Any]:
    return {"zones": some_zones(catalogue.in_order({event.zone for event in events}), locale=locale)}


def _marched(events: list[Any], _position: Position, locale: str) -> dict[str, Any]:
    return {"zones": some_zones(catalogue.in_order({event.path[-1] for event in events}), locale=locale)}


def _gone(events: list[Any], _position: Position, locale: str) -> dict[str, Any]:
    return {"zones": some_zones(catalogue.in_order({event.end for event in events}), locale=locale)}


def _nothing(_events: list[Any], _position: Position, _locale: str) -> dict[str, Any]:
    return {}


def _leaders(events: list[Any], _position: Position, locale: str) -> dict[str, Any]:
    names = dict.fromkeys(catalogue.own_name(event.leader, locale=locale) for event in events)
    return {"leaders": catalogue.listed(list(names), locale=locale)}


_SUMS: dict[str, Callable[[list[Any], Position, str], dict[str, Any]]] = {
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
