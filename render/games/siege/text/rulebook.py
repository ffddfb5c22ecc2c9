"""The siege's rules for look-up: sections and rulings from their own catalogue, worked examples from the cases."""

from __future__ import annotations

from engine.games.siege.house_rules import SWITCHES
from engine.games.siege.testing.examples import examples_of
from render.games.siege.text import catalogue, examples
from render.games.siege.text.catalogue import choice_key
from render.rulebook_from_catalogue import Handbook, HouseRuleLine

_NEAR = {"1.4": "1.4.1", "1.5": "1.5.1", "5.1": "5.1.1", "7": "7.1"}
"""Sections that are only a heading in the rulebook, and the first section below, which is shown instead."""


def _house_rules(locale: str) -> list[HouseRuleLine]:
    """Return the house rules, each with its section and the ruling that it reverses."""
    return [
        HouseRuleLine(
            switch.rule,
            switch.ruling,
            catalogue.say(f"switch-{switch.name}", locale=locale),
            " / ".join(catalogue.say(choice_key(switch.name, choice), locale=locale) for choice in switch.choices),
        )
        for switch in SWITCHES
    ]


RULEBOOK = Handbook(
    catalogue.RULES,
    "render.games.siege",
    house_rules=_house_rules,
    examples=lambda section: len(examples_of(section)),
    example=lambda section, number, locale: examples.example(section, number, locale=locale),
    near=_NEAR,
)
