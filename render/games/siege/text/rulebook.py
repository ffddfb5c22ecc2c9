"""The searchable rules of the siege, with worked examples."""

from __future__ import annotations

from engine.games.siege.house_rules import SWITCHES
from engine.games.siege.testing.examples import examples_of
from render.games.siege.text import catalogue, examples
from render.rulebook_from_catalogue import Handbook

_NEAR = {"1.4": "1.4.1", "1.5": "1.5.1", "5.1": "5.1.1", "7": "7.1"}
"""The sections that are only a heading in the rulebook, each with its first subsection, which is shown instead."""

RULEBOOK = Handbook(
    catalogue.RULES,
    "render.games.siege",
    texts=catalogue.VOICE,
    house_rules=SWITCHES,
    rulings={switch.name: switch.ruling for switch in SWITCHES},
    examples=examples_of,
    example=examples.example,
    near=_NEAR,
)
