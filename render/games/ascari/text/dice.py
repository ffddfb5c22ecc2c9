"""Full reports of die rolls with all modifiers."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event, Modifier
from engine.games.ascari import events as e
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, say
from render.roll_texts import RollReports

FIELDS = ("report", "attack", "defence")
"""The fields of events that hold rolls, in the order in which they are made."""
GROUND = ("at", "from", "in")
"""The prefixes of the names of terrain modifiers."""


def modifier_name(name: str) -> str:
    """Return the name of a modifier, such as “support”."""
    kind, _, terrain = name.partition("-")
    if kind in GROUND and terrain:
        return say(f"modifier-{kind}", terrain=say(f"terrain-{terrain}"))
    return say(f"modifier-{name}")


def _report(event: Event, report: DieRollReport) -> str:
    return say(
        "dice-account",
        what=_heading(event, report),
        rule=report.rule,
        dice=" + ".join(map(str, report.dice)),
        modifiers="".join(_modifier(each) for each in report.modifiers),
        total=say("dice-total", total=report.total) if report.modifiers else "",
        result=say(f"result-{report.result}"),
    )


def _modifier(modifier: Modifier) -> str:
    name = modifier_name(modifier.name)
    return say("dice-modifier", value=catalogue.signed(modifier.value), name=name, rule=modifier.rule)


def _heading(event: Event, report: DieRollReport) -> str:
    if isinstance(event, e.ShotFired):
        firer, target = any_piece(event.firer), any_piece(event.target)
        return say("purpose-fire", firer=firer, target=target, distance=event.distance)
    kind, _, unit = report.purpose.partition(" ")
    return say(f"purpose-{kind}", unit=any_piece(unit))


REPORTS = RollReports(catalogue.VOICE, FIELDS, heading=_heading, report=_report)
dice, of_event, rolled, settled_by = REPORTS.dice, REPORTS.of_event, REPORTS.rolled, REPORTS.settled_by
