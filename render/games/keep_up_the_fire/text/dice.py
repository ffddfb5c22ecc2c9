"""Full reports of die rolls with all modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.events import DieRollReport, Event
from engine.games.keep_up_the_fire import events as e
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say
from render.roll_texts import RollReports, modifier_texts

FIELDS = ("to_hit", "damage", "dealt", "own", "account")
"""The fields of events that hold rolls, in the order in which they are made."""
_OUTCOMES = frozenset({"hit", "miss", "won", "failed", "victory", "draw", "defeat", "advance", "manoeuvre", "trouble"})


def settled_by(events: Sequence[Event]) -> str | None:
    """Return a text about the last die roll or card; None if there is none."""
    for event in reversed(events):
        if found := rolled(event):
            what = _heading(event, found[-1])
            return say("settled-die", what=what, rule=found[-1].rule)
        if isinstance(event, e.CardTurned):
            return say("settled-card", title=catalogue.card_title(event.card))
        if isinstance(event, e.BlockerDrawn):
            name = catalogue.blocker(event.blocker)
            return say("settled-die", what=catalogue.begin(name), rule="I.b")
    return None


def _account(event: Any, account: DieRollReport) -> str:
    what = _heading(event, account)
    result = _result(account)
    if not account.dice:
        return say("dice-bare", what=what, rule=account.rule, result=result)
    return say(
        "dice-account",
        what=what,
        rule=account.rule,
        dice=" + ".join(map(str, account.dice)),
        modifiers="".join(modifier_texts(catalogue.VOICE, account)),
        total=say("dice-total", total=account.total) if account.modifiers and account.total is not None else "",
        result=result,
    )


def _heading(event: Any, account: DieRollReport) -> str:
    facts: dict[str, Any] = {}
    if wall := getattr(event, "wall", ""):
        facts["wall"] = catalogue.wall(wall)
        if space := getattr(event, "space", ""):
            facts["where"] = catalogue.space(space, wall)
    if name := getattr(event, "blocker", ""):
        facts["blocker"] = catalogue.blocker(name)
    if hasattr(event, "strength"):
        facts["strength"] = event.strength
    if hasattr(event, "kind") and event.kind in {"boxers", "imperials"}:
        facts["kind"] = catalogue.kind(event.kind)
    if power := getattr(event, "power", ""):
        facts["unit"] = catalogue.unit(power)
    if start := getattr(event, "start", ""):
        facts["start"] = catalogue.station(start)
    return catalogue.begin(say(f"purpose-{account.purpose}", **facts))


def _result(account: DieRollReport) -> str:
    result = account.result
    if result in _OUTCOMES:
        return say(f"result-{result}")
    if result.isdecimal():
        return say("result-points", points=int(result))
    if result in {"north", "east", "south", "west"}:
        return catalogue.wall(result)
    return result


REPORTS = RollReports(catalogue.VOICE, FIELDS, heading=_heading, report=_account)
dice, of_event, rolled = REPORTS.dice, REPORTS.of_event, REPORTS.rolled
