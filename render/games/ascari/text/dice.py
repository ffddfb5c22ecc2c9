"""Full reports of die rolls: die, modifiers with their sections, sum, result."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event, Modifier
from engine.games.ascari import events as e
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, say
from render.roll_texts import RollReports

FIELDS = ("report", "attack", "defence")
"""Fields of events that hold rolls, in the order in which they are made."""
GROUND = ("at", "from", "in")
"""The beginnings of the names of modifiers by terrain."""


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


REPORTS = RollReports(catalogue.VOICE, FIELDS, heading=_heading, report=_report)
dice, of_event, rolled, settled_by = REPORTS.dice, REPORTS.of_event, REPORTS.rolled, REPORTS.settled_by
