"""Full reports of die rolls with all modifiers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core.events import DieRollReport, Event
from engine.games.siege import events as e
from engine.games.siege.map.board import board
from render.games.siege.text import catalogue
from render.games.siege.text.catalogue import say, zone_short
from render.games.siege.text.event_sentences import key_of
from render.roll_texts import modifier_texts

_OUTCOMES = frozenset({"out", "burns", "caught", "not-caught", "falls", "stands"})


def dice(events: Sequence[Event]) -> list[str]:
    """Return a report of each roll among the events, in their order."""
    rolled = ((event, getattr(event, "account", None)) for event in events)
    return [account(event, found) for event, found in rolled if isinstance(found, DieRollReport)]


def settled_by(events: Sequence[Event]) -> str | None:
    """Return a text about the last die roll or card. Return None if there was none."""
    for event in reversed(events):
        rolled = getattr(event, "account", None)
        if isinstance(rolled, DieRollReport):
            return say("undo-die", what=_heading(event), rule=rolled.rule)
        if isinstance(event, e.CardDrawn):
            return say("undo-card", day=event.day)
    return None


def account(event: Any, rolled: DieRollReport) -> str:
    """Return the report of one roll."""
    return say(
        "dice-account",
        what=_heading(event),
        rule=rolled.rule,
        dice=say("dice-die", count=len(rolled.dice), dice=" + ".join(map(str, rolled.dice))),
        modifiers="".join(f", {text}" for text in modifier_texts(catalogue.VOICE, rolled)),
        sum=_sum(rolled),
        column=_column(rolled),
        result=_result(rolled),
        losses=_losses(event),
    )


def _heading(event: Any) -> str:
    facts: dict[str, str] = {
        name: zone_short(getattr(event, name))
        for name in ("zone", "target", "start")
        if getattr(event, name, "") in board().zones
    }
    if isinstance(event, e.LeaderTested):
        facts["leader"] = catalogue.own_name(event.leader)
    if isinstance(event, e.EffectFired):
        facts["weapon"] = catalogue.own_name(event.weapon)
    return say(f"dice-{key_of(event)}", **facts)


def _sum(rolled: DieRollReport) -> str:
    if rolled.total is None or (len(rolled.dice) == 1 and not rolled.modifiers):
        return ""
    plain = sum(rolled.dice) + sum(modifier.value for modifier in rolled.modifiers)
    if plain == rolled.total:
        return say("dice-total", total=rolled.total)
    return say("dice-clamped", sum=plain, total=rolled.total)


def _column(rolled: DieRollReport) -> str:
    if rolled.table is None:
        return ""
    table = say(f"table-{rolled.table}")
    if rolled.column is None or rolled.table == "effect":
        return say("dice-row", table=table)
    column = f"{rolled.column}" if rolled.column < 10 else "10+"
    row = rolled.total if rolled.total is not None else rolled.dice[0]
    return say("dice-column", column=column, total=row, table=table)


def _result(rolled: DieRollReport) -> str:
    result = rolled.result
    if not result:
        return ""
    if result in board().zones:
        text = zone_short(result)
    elif result in _OUTCOMES:
        text = say(f"result-{result}")
    elif rolled.table == "events":
        text = say(f"happening-{result}")
    elif rolled.table == "quarter":
        text = say(f"quarter-{result}")
    else:
        text = say("result-none") if result == "-" else result
    return say("dice-result", result=text)


def _losses(event: Any) -> str:
    if not hasattr(event, "losses"):
        return "."
    if getattr(event, "absorbed", False):
        return say("dice-losses", losses=say("result-absorbed"))
    lost = (*event.losses, *getattr(event, "own_losses", ()))
    text = catalogue.losses_exactly(lost) if lost else say("result-nothing-lost")
    return say("dice-losses", losses=text)
