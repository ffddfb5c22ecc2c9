"""The searchable rules of the game, with worked examples."""

from __future__ import annotations

from engine.games.revolte.house_rules import SWITCHES
from engine.games.revolte.testing.examples import examples_of
from render.games.revolte.text import catalogue, examples
from render.games.revolte.text.rule_figures import figures
from render.rulebook_from_catalogue import Handbook

RULEBOOK = Handbook(
    catalogue.RULES,
    catalogue.PACKAGE,
    texts=catalogue.VOICE,
    house_rules=SWITCHES,
    rulings={each.name: each.ruling for each in SWITCHES},
    examples=examples_of,
    example=examples.example,
    letter="V",
    figures=figures(),
)
