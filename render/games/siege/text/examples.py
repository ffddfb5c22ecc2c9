"""Describes worked examples of the rules, which are test cases that are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import DieRollReport, Event
from engine.games.siege import events as e
from engine.games.siege.testing.cases import Case, enact
from engine.games.siege.testing.examples import examples_of
from engine.games.siege.world import BOXES, Position
from render.games.siege.text import catalogue, dice, event_sentences, text_board
from render.games.siege.text.catalogue import RULES, zone_short
from render.language import remembered
from render.localization import clauses
from render.worked_examples import example_text

_UNTOLD = (e.SequenceBegan, e.PilesJoined, e.DayEnded)
"""The types of events that mean nothing to a reader who sees only a single step."""

_GARRISONS = frozenset({"4", "5.1.2", "6.5"})
"""The sections about Legations without a garrison."""

_START_MORALE, _START_FOOD = 10, 1


@remembered(512)
def example(section: str, number: int) -> str:
    """Return the worked example `number` of a section."""
    found = examples_of(section)[number].case
    played = enact(found)
    place = _place(found, played.before)
    lines = list(_lines(list(_shown(played.events, section=section)), played.after))
    return example_text(RULES, place, lines)


def _place(case: Case, position: Position) -> str:
    """Return a text that describes the position of an example."""
    parts = [
        RULES.say("example-place", zone=zone_short(zone), counters=text_board.grouped(position.here(zone)))
        for zone in position.board.zones
        if zone not in BOXES and position.here(zone)
    ]
    marks = (("burning", position.fires), ("ruins", position.ruins), ("barricades", position.barricades))
    for name, zones in marks:
        if zones:
            what = RULES.say(f"example-{name}")
            listed = catalogue.some_zones(catalogue.in_order(zones))
            parts.append(RULES.say("example-marks", what=what, zones=listed))
    return clauses((*parts, *_numbers(case, position)))


def _numbers(case: Case, position: Position) -> Iterator[str]:
    if case.cards:
        yield RULES.say("example-card", card=catalogue.card_name(case.cards[0]))
    if position.morale != _START_MORALE:
        yield RULES.say("example-morale", morale=position.morale)
    if position.food != _START_FOOD:
        yield RULES.say("example-food", food=position.food)
    yield from text_board.signs(position)


def _lines(events: Sequence[Event], position: Position) -> Iterator[str]:
    """Yield lines about the events. A change of morale comes after the roll that caused it."""
    waiting: list[str] = []
    for event in events:
        account = getattr(event, "account", None)
        if isinstance(account, DieRollReport):
            yield dice.account(event, account)
        elif isinstance(event, e.MoraleChanged):
            waiting.append(event_sentences.sentence(event, position))
            continue
        yield from waiting
        waiting.clear()
        if not isinstance(account, DieRollReport):
            yield event_sentences.sentence(event, position)
    yield from waiting


def _shown(events: Sequence[Event], *, section: str) -> Iterator[Event]:
    """Yield the events of an example that concern its section."""
    unguarded = False
    for event in events:
        aside = isinstance(event, e.LegationUnguarded) or (unguarded and isinstance(event, e.MoraleChanged))
        unguarded = isinstance(event, e.LegationUnguarded)
        if not isinstance(event, _UNTOLD) and not (aside and section not in _GARRISONS):
            yield event
