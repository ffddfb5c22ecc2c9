"""The searchable rules of the game, with worked examples."""

from __future__ import annotations

from engine.games.keep_up_the_fire.house_rules import SWITCHES
from engine.games.keep_up_the_fire.testing.examples import examples_of
from render.games.keep_up_the_fire.text import catalogue, examples
from render.rulebook_from_catalogue import Handbook

_NEAR = {"2": "2.a", "3": "3.a", "C": "C.1", "I": "I.a", "II": "II.1", "IV": "IV.1"}
"""The sections that are only a heading, each with its first subsection, which is shown instead."""
_RULINGS = {"garrison": "R2", "deck": "R7", "peitang": "R13", "streets": "R19", "abilities": "R20", "feats": "R4"}
"""The ruling behind each house rule: the option of the rule departs from it."""

RULEBOOK = Handbook(
    catalogue.RULES,
    catalogue.PACKAGE,
    texts=catalogue.VOICE,
    house_rules=SWITCHES,
    rulings=_RULINGS,
    examples=examples_of,
    example=examples.example,
    near=_NEAR,
)
