"""Texts about die rolls from a game's catalogue. The keys are `dice-modifier` and `modifier-<name>`."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import DieRollReport, Event
from render.localization import Voice, signed


def modifier_texts(voice: Voice, account: DieRollReport, *, locale: str) -> list[str]:
    """Return a text for each modifier of a roll: its value, its name, its section."""
    return [
        voice.say(
            "dice-modifier",
            locale=locale,
            value=signed(modifier.value),
            name=voice.say(f"modifier-{modifier.name}", locale=locale),
            rule=modifier.rule,
        )
        for modifier in account.modifiers
    ]


def rolls_of(event: Event, fields: Sequence[str]) -> list[DieRollReport]:
    """Return the rolls of an event that stand in these fields, in their order."""
    found = (getattr(event, name, None) for name in fields)
    return [each for each in found if isinstance(each, DieRollReport)]


def last_roll(events: Sequence[Event], fields: Sequence[str]) -> tuple[Event, DieRollReport] | None:
    """Return the last roll among events and its event; None if nobody rolled."""
    for event in reversed(events):
        if found := rolls_of(event, fields):
            return event, found[-1]
    return None
