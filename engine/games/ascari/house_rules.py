"""House rules: the options of a new game, each with its section of the rules."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.ruleset import Switch, house_reader

SWITCHES: Final = (
    Switch("moved", "3.31", ("spent", "any"), "A38"),
    Switch("volleys", "4.5", ("top", "deadly"), "A75"),
    Switch("sight", "4.2", ("rim", "plain"), "A83"),
    Switch("bayonet", "5.3", ("all", "attackers"), "A86"),
    Switch("orders", "4.31", ("secret", "open"), "A65"),
    Switch("reaction", "4.32", ("asked", "instant"), "A62"),
    Switch("fallback", "4.32", ("1", "2", "3", "4", "hold"), "A62"),
    Switch("handicap", "1.4", ("0", "-2", "-1", "+1", "+2"), "A116"),
)


class House(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The house rules of one game, with a field for each of `SWITCHES`."""

    moved: str = "spent"
    """Whether MOVED is put only on units without points left, or on all units that left their hex."""
    volleys: str = "top"
    """Whether volleys cause two hits only with the highest results of the near rows, or more often for Italians."""
    sight: str = "rim"
    """Whether a hex blocks a line if it is higher than the target, or only if it is higher than both ends."""
    bayonet: str = "all"
    """Whether the bayonet helps attackers and defenders, or attackers only."""
    orders: str = "secret"
    """Whether a side's standing orders are secret or public."""
    reaction: str = "asked"
    """Whether units with the order «ask» ask their side in a reaction window, or follow the fallback order immediately.
    """
    fallback: str = "1"
    """The fallback for units on «ask» if nobody answers: the distance within which they fire, or «hold»."""
    handicap: str = "0"
    """The number of units that the second side gets in addition; fewer if negative. The Italians are the first side."""


house_from = house_reader(House, SWITCHES)
