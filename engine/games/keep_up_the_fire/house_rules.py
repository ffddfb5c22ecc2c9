"""House rules: the options of a new game, each with its rule section."""

from __future__ import annotations

import msgspec

from engine.core.ruleset import Switch, house_reader

SWITCHES = (
    Switch("garrison", "C.3", ("standard", "strong", "weak")),
    Switch("deck", "C.1", ("shuffled", "acts")),
    Switch("peitang", "C.5", ("on", "off")),
    Switch("streets", "II.3", ("walled", "open")),
    Switch("abilities", "II.3", ("each", "once")),
    Switch("feats", "1", ("chosen", "named")),
)


class House(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The house rules of one game, with a field for each of `SWITCHES`."""

    garrison: str = "standard"
    """The strength of each legation at the start: as on the board, one point more, or one point less."""
    deck: str = "shuffled"
    """How the deck is shuffled: all cards together, or each month separately (June on top, then July, then August)."""
    peitang: str = "on"
    """Whether the cathedral is in play."""
    streets: str = "walled"
    """Whether the value and the fortification of a wall also help in the streets behind it."""
    abilities: str = "each"
    """Whether Austria, Britain and Germany add 1 each to the enemy's losses, or 1 together."""
    feats: str = "chosen"
    """Whether any legation may try a feat, or only the one that the card names."""
    scenario: str = ""
    """The code of the user's start; empty for the whole game. Players do not set it as a house rule."""


house_from = house_reader(House, SWITCHES)
