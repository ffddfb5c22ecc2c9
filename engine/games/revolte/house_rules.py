"""House rules: the options of a new game, each with its section. The default is the ruling."""

from __future__ import annotations

import msgspec

from engine.core.ruleset import Switch, house_reader

SWITCHES = (
    Switch("fire", "8", ("second", "first"), "V11"),
    Switch("columns", "2", ("together", "in-turn"), "V8"),
    Switch("penalty", "8.2", ("d4", "two"), "V66"),
    Switch("morale", "12", ("event", "figure"), "V102"),
    Switch("aim", "8.3", ("small-arms", "all"), "V68"),
    Switch("defence", "8.4", ("small-arms", "machine-gun"), "V73"),
    Switch("keg", "7.7", ("safe", "explodes"), "V55"),
    Switch("fires", "6.2", ("entered", "closed"), "V118"),
    Switch("crews", "1", ("apart", "from-columns"), "V2"),
    Switch("reaction", "8.4", ("asked", "instant"), "V125"),
)


class House(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The house rules of one game; a field for each of `SWITCHES`."""

    fire: str = "second"
    """Which side fires first: the second, or the first."""
    columns: str = "together"
    """Whether columns from the corners come together, or one a turn."""
    penalty: str = "d4"
    """What a shot at another enemy than the nearest located one costs: a die of four, or two."""
    morale: str = "event"
    """Whether who sees friends fall tests once for each event, or for each figure lost."""
    aim: str = "small-arms"
    """Whether the machine gun aims, too."""
    defence: str = "small-arms"
    """Whether the machine gun fires at a charge, too."""
    keg: str = "safe"
    """Whether a rifle's natural twelve explodes the keg of whom it hits."""
    fires: str = "entered"
    """Whether a fire can be entered, or nobody goes in."""
    crews: str = "apart"
    """Whether gunners and bearer come beside the columns, or out of them."""
    reaction: str = "asked"
    """Whether a side that wants to be asked is waited for, or everything goes by standing orders at once."""


house_from = house_reader(House, SWITCHES)
