"""Texts about die rolls from a game's catalogue. The keys are `dice-modifier` and `modifier-<name>`."""

from __future__ import annotations

from engine.core.events import DieRollReport
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
