"""The rules for look-up: sections and rulings from their own catalogue."""

from __future__ import annotations

from engine.games.keep_up_the_fire.house_rules import SWITCHES
from engine.games.keep_up_the_fire.testing.examples import examples_of
from render.games.keep_up_the_fire.text import catalogue, examples
from render.games.keep_up_the_fire.text.catalogue import say
from render.rulebook_from_catalogue import Handbook, HouseRuleLine

_NEAR = {"2": "2.a", "3": "3.a", "C": "C.1", "I": "I.a", "II": "II.1", "IV": "IV.1"}
"""Sections that are only a heading, and the first section below, which is shown instead."""
_RULINGS = {"garrison": "R2", "deck": "R7", "peitang": "R13", "streets": "R19", "abilities": "R20", "feats": "R4"}
"""The ruling that each house rule reverses."""


def _house_rules(locale: str) -> list[HouseRuleLine]:
    return [
        HouseRuleLine(
            switch.rule,
            _RULINGS[switch.name],
            say(f"switch-{switch.name}", locale=locale),
            " / ".join(say(f"switch-{switch.name}-{choice}", locale=locale) for choice in switch.choices),
        )
        for switch in SWITCHES
    ]


RULEBOOK = Handbook(
    catalogue.RULES,
    catalogue.PACKAGE,
    house_rules=_house_rules,
    examples=lambda section: len(examples_of(section)),
    example=lambda section, number, locale: examples.example(section, number, locale=locale),
    near=_NEAR,
)
