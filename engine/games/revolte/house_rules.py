"""House rules: the options of a new game, each with its rule section."""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.ruleset import Switch, house_reader

SWITCHES: Final = (
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
    """The house rules of one game, with a field for each switch in `SWITCHES`."""

    fire: str = "second"
    """Whether the second or the first side fires first."""
    columns: str = "together"
    """Whether columns from the corners arrive together, or one per turn."""
    penalty: str = "d4"
    """The penalty for a shot at a target other than the nearest located one: a four-sided die, or 2."""
    morale: str = "event"
    """Whether a figure that sees friends fall tests once for each event, or for each figure lost."""
    aim: str = "small-arms"
    """Whether the machine gun may aim."""
    defence: str = "small-arms"
    """Whether the machine gun fires at charges."""
    keg: str = "safe"
    """Whether a natural twelve with a rifle explodes the keg of the figure that is hit."""
    fires: str = "entered"
    """Whether figures may enter a fire."""
    crews: str = "apart"
    """Whether gunners and the bearer are added to the columns, or taken from them."""
    reaction: str = "asked"
    """Whether the game waits for a side that wants to be asked, or follows standing orders immediately."""


house_from = house_reader(House, SWITCHES)
