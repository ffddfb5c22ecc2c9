"""The rules for look-up: sections and rulings from their own catalogue."""

from __future__ import annotations

from engine.games.ascari.house_rules import SWITCHES
from render.games.ascari.text import catalogue
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
"""The ruling that each house rule reverses."""
_NEAR = {"1": "1.1", "4": "4.0"}
"""Sections that are only a heading, and the first section below, which is shown instead."""

RULEBOOK = Handbook(
    catalogue.RULES,
    catalogue.PACKAGE,
    texts=catalogue.VOICE,
    house_rules=SWITCHES,
    rulings=_RULINGS,
    near=_NEAR,
    letter="A",
)
