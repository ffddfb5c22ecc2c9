"""Duel at dusk in plain words."""

from engine.games.duel import RULESET  # type: ignore[import-not-found]

from render.base_presenter import BasePresenter

RULES = {
    "0": ("Ground", "A corridor of nine places, or a table of 900 by 300 millimetres."),
    "1": ("Doors", "Both choose a door in secret."),
    "2": ("Traps", "Each lays two traps where the other has to pass."),
    "3": ("Walking", "In turn they walk one to three places."),
    "4": ("Firing", "In each new place the other may fire once a turn, as standing orders say or when asked."),
}

PRESENTER = BasePresenter(RULESET, title="Duel at dusk", rules=RULES)
