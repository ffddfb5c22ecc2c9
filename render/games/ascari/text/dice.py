"""Full reports of die rolls: die, modifiers with their sections, sum, result."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.events import DieRollReport, Event, Modifier
from engine.games.ascari import events as e
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, say
from render.roll_texts import last_roll, rolls_of

FIELDS = ("report", "attack", "defence")
"""Fields of events that hold rolls, in the order in which they are made."""
GROUND = ("at", "from", "in")
"""The beginnings of the names of modifiers by terrain."""


def rolled(event: Event) -> list[DieRollReport]:
    """Return the rolls of an event."""
    return rolls_of(event, FIELDS)


def dice(events: Sequence[Event], *, locale: str) -> list[str]:
    """Return a report of each roll among the events, in their order."""
    return [text for event in events for text in of_event(event, locale=locale)]


def of_event(event: Event, *, locale: str) -> Iterator[str]:
    """Yield the reports of an event's rolls."""
    for report in rolled(event):
        yield _report(event, report, locale=locale)


def settled_by(events: Sequence[Event], *, locale: str) -> str | None:
    """Return the last die roll among the events, with its section; None if there is none."""
    last = last_roll(events, FIELDS)
    if last is None:
        return None
    return say("settled-die", locale=locale, what=_heading(*last, locale=locale), rule=last[1].rule)


def modifier_name(name: str, *, locale: str) -> str:
    """Return the name of a modifier: «support», «target in: palm grove»."""
    kind, _, terrain = name.partition("-")
    if kind in GROUND and terrain:
        return say(f"modifier-{kind}", locale=locale, terrain=say(f"terrain-{terrain}", locale=locale))
    return say(f"modifier-{name}", locale=locale)


def _report(event: Event, report: DieRollReport, *, locale: str) -> str:
    return say(
        "dice-account",
        locale=locale,
        what=_heading(event, report, locale=locale),
        rule=report.rule,
        dice=" + ".join(map(str, report.dice)),
        modifiers="".join(_modifier(each, locale=locale) for each in report.modifiers),
        total=say("dice-total", locale=locale, total=report.total) if report.modifiers else "",
        result=say(f"result-{report.result}", locale=locale),
    )


def _modifier(modifier: Modifier, *, locale: str) -> str:
    name = modifier_name(modifier.name, locale=locale)
    return say("dice-modifier", locale=locale, value=catalogue.signed(modifier.value), name=name, rule=modifier.rule)


def _heading(event: Event, report: DieRollReport, *, locale: str) -> str:
    if isinstance(event, e.ShotFired):
        firer, target = any_piece(event.firer, locale=locale), any_piece(event.target, locale=locale)
        return say("purpose-fire", locale=locale, firer=firer, target=target, distance=event.distance)
    kind, _, unit = report.purpose.partition(" ")
    return say(f"purpose-{kind}", locale=locale, unit=any_piece(unit, locale=locale))
