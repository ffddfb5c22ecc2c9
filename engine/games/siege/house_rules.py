"""House rules: the switches of a new game, each with its section and its choices, the ruling's default first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import msgspec


class Switch(NamedTuple):
    """One house rule: its name, the section and the ruling that it changes, its choices with the default first."""

    name: str
    rule: str
    ruling: str
    choices: tuple[str, ...]

    @property
    def default(self) -> str:
        """The choice that follows the ruling."""
        return self.choices[0]


SWITCHES = (
    Switch("wounded_red", "5.1.6", "R60", ("d6+6", "flat12")),
    Switch("assault_day_reposition", "5.1.3", "R56", ("yes", "no")),
    Switch("event6_red_wounded", "5.3", "R57", ("yes", "no")),
    Switch("distance2", "3.1", "R31", ("tep", "value_no_bonus", "none")),
    Switch("tep_ammo", "3.3", "R37", ("no", "yes")),
    Switch("cannon_loss", "3", "R7", ("points_rounded", "step")),
    Switch("soldier_split_fire", "6.3", "R110", ("no", "by_counter")),
    Switch("fire_outward_when_engaged", "6.3", "R112", ("yes", "no")),
    Switch("ruin_melee_minus1", "6.3", "R115", ("yes", "fire_only")),
    Switch("volunteers_as_british_french", "6.6", "R117", ("no", "yes")),
    Switch("weak_fanatic_3", "6.3", "R124", ("dies", "nothing")),
    Switch("ratio", "6.4", "R128", ("points_highest", "counters", "cumulative")),
    Switch("arson_occupied", "6.8", "R84", ("yes", "no")),
    Switch("walls_burn", "6.1", "R83", ("no", "yes")),
    Switch("second_fires_spread", "6.1", "R82", ("never", "later")),
    Switch("no_exit_fire", "6.5", "R88", ("harmless", "losses")),
    Switch("morale_cap", "4", "R49", ("10", "none")),
    Switch("macdonald_morale", "1.5.3", "R27", ("day_end", "immediate")),
    Switch("food35_arrival_day", "5.1.1", "R45", ("free", "-2")),
    Switch("ruin_bombard", "5.2", "R13", ("-1", "0")),
    Switch("row0_col2", "6.3", "R121", ("2S/2B", "S/B")),
    Switch("idle_limit", "6.9", "R146", ("3", "5")),
    Switch("lone_leader_shelled", "5.2", "R185", ("no", "die")),
)


class House(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The house rules of one game; one field for each of `SWITCHES`."""

    wounded_red: str = "d6+6"
    assault_day_reposition: str = "yes"
    event6_red_wounded: str = "yes"
    distance2: str = "tep"
    tep_ammo: str = "no"
    cannon_loss: str = "points_rounded"
    soldier_split_fire: str = "no"
    fire_outward_when_engaged: str = "yes"
    ruin_melee_minus1: str = "yes"
    volunteers_as_british_french: str = "no"
    weak_fanatic_3: str = "dies"
    ratio: str = "points_highest"
    arson_occupied: str = "yes"
    walls_burn: str = "no"
    second_fires_spread: str = "never"
    no_exit_fire: str = "harmless"
    morale_cap: str = "10"
    macdonald_morale: str = "day_end"
    food35_arrival_day: str = "free"
    ruin_bombard: str = "-1"
    row0_col2: str = "2S/2B"
    idle_limit: str = "3"
    lone_leader_shelled: str = "no"


def house_from(options: Mapping[str, str]) -> House:
    """Return the house rules of a new game. Raise `ValueError` naming an unknown switch or choice."""
    known = {switch.name: switch for switch in SWITCHES}
    for name, choice in options.items():
        if name not in known:
            raise ValueError(f"no house rule is called {name!r}; there are: {', '.join(known)}")
        if choice not in known[name].choices:
            raise ValueError(f"{name} can be {', '.join(known[name].choices)}; not {choice!r}")
    return House(**dict(options))
