"""Full reports of die rolls with all modifiers."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event, Modifier
from engine.games.revolte import events as e
from engine.games.revolte.combat.heavy import BOMBARD, DIRECT
from engine.games.revolte.scenarios import SIDES
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import say
from render.games.revolte.text.event_sentences import aimed_at
from render.games.revolte.text.where import centimetres
from render.roll_texts import RollReports

FIELDS = ("report", "penalty", "attack", "defence")
"""The fields of events that hold rolls, in the order in which they are made."""


def _report(event: Event, report: DieRollReport) -> str:
    result = _result(event, report)
    return say(
        "dice-account",
        what=catalogue.begin(_heading(event, report)),
        rule=report.rule,
        several="yes" if len(report.dice) > 1 else "no",
        dice=_dice(event, report),
        modifiers="".join(_modifier(each) for each in report.modifiers),
        total=say("dice-total", total=report.total) if _worth_a_sum(event, report) else "",
        needed=_needed(event, report),
        result=say("dice-result", result=result) if result else "",
    )


def _dice(event: Event, report: DieRollReport) -> str:
    """§8.3 Return the dice of a roll as text.

    “|” separates dice of which only the best counts. “+” separates dice that are added up.
    """
    aims = isinstance(event, e.ShotFired) and report is event.report and event.mode not in (DIRECT, BOMBARD)
    sign = " | " if aims else " + "
    return sign.join(map(str, report.dice))


def _worth_a_sum(event: Event, report: DieRollReport) -> bool:
    """Return whether a report should include the total."""
    return not isinstance(event, e.OrderGiven) and (bool(report.modifiers) or report.total != report.dice[0])


def _needed(event: Event, report: DieRollReport) -> str:
    """Return a text with the score that a shot needed to hit; empty for other rolls."""
    if isinstance(event, e.ShotFired) and report is event.report and isinstance(report.column, int):
        return say("dice-needed", score=report.column, gap=centimetres(event.gap))
    return ""


def _result(event: Event, report: DieRollReport) -> str:
    if isinstance(event, e.PointsRolled):
        return say("result-points", points=event.points, losses=event.losses)
    if isinstance(event, e.OrderGiven):
        return say("result-distance", distance=centimetres(event.distance))
    if isinstance(event, e.ObstacleHit):
        return say("result-damage", damage=event.damage, total=event.total)
    if isinstance(event, e.CornerDrawn):
        return say("result-corner", corner=event.drawn)
    return say(f"result-{report.result}") if report.result else ""


def _modifier(modifier: Modifier) -> str:
    name = say(f"modifier-{modifier.name}")
    return say("dice-modifier", value=catalogue.signed(modifier.value), name=name, rule=modifier.rule)


def _heading(event: Event, report: DieRollReport) -> str:
    if isinstance(event, e.ShotFired) and report is event.report:
        firer = catalogue.thing(event.firer) if event.firer in ("gun", "mg") else event.firer
        return say("purpose-shot", firer=firer, target=aimed_at(event), gap=centimetres(event.gap))
    kind, _, name = report.purpose.partition(" ")
    name, _, _ = name.partition(" ")
    if isinstance(event, e.ShotFired):
        kind = "penalty"
    told = _named(kind, name)
    return say(f"purpose-{kind}", name=told)


def _named(kind: str, name: str) -> str:
    if kind == "points":
        return catalogue.side(name)
    if kind == "ram":
        return catalogue.thing(f"ram-{name}")
    if kind == "save" and name in SIDES:
        return catalogue.side(name)
    if name in ("gun", "keg", "mg"):
        return catalogue.thing(name)
    return name


REPORTS = RollReports(catalogue.VOICE, FIELDS, heading=_heading, report=_report)
dice, of_event, rolled, settled_by = REPORTS.dice, REPORTS.of_event, REPORTS.rolled, REPORTS.settled_by
