"""The rulebook of Ascari, with worked examples."""

from __future__ import annotations

from engine.games.ascari.house_rules import SWITCHES
from engine.games.ascari.testing.examples import examples_of
from render.games.ascari.text import catalogue, examples
from render.rulebook_from_catalogue import Handbook

_RULINGS = {
    "moved": "A38",
    "volleys": "A75",
    "sight": "A83",
    "bayonet": "A86",
    "orders": "A65",
    "reaction": "A62",
    "fallback": "A62",
    "handicap": "A116",
}
"""The ruling behind each house rule: the option of the rule departs from it."""
_NEAR = {"1": "1.1", "4": "4.0"}
"""The sections that are only a heading, each with its first subsection, which is shown instead."""

RULEBOOK = Handbook(
    catalogue.RULES,
    catalogue.PACKAGE,
    texts=catalogue.VOICE,
    house_rules=SWITCHES,
    rulings=_RULINGS,
    examples=examples_of,
    example=examples.example,
    near=_NEAR,
    letter="A",
)
