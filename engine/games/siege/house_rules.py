"""House rules: the options of a new game, with their rule sections.

The first choice of each follows the published ruling.
"""

from __future__ import annotations

from typing import Final

import msgspec

from engine.core.ruleset import Switch, house_reader

__all__ = ["SWITCHES", "House", "Switch", "house_from"]

SWITCHES: Final = (
    Switch("wounded_red", "5.1.6", ("d6+6", "flat12"), "R60"),
    Switch("assault_day_reposition", "5.1.3", ("yes", "no"), "R56"),
    Switch("event6_red_wounded", "5.3", ("yes", "no"), "R57"),
    Switch("distance2", "3.1", ("tep", "value_no_bonus", "none"), "R31"),
    Switch("tep_ammo", "3.3", ("no", "yes"), "R37"),
    Switch("cannon_loss", "3", ("points_rounded", "step"), "R7"),
    Switch("soldier_split_fire", "6.3", ("no", "by_counter"), "R110"),
    Switch("fire_outward_when_engaged", "6.3", ("yes", "no"), "R112"),
    Switch("ruin_melee_minus1", "6.3", ("yes", "fire_only"), "R115"),
    Switch("volunteers_as_british_french", "6.6", ("no", "yes"), "R117"),
    Switch("weak_fanatic_3", "6.3", ("dies", "nothing"), "R124"),
    Switch("ratio", "6.4", ("points_highest", "counters", "cumulative"), "R128"),
    Switch("arson_occupied", "6.8", ("yes", "no"), "R84"),
    Switch("walls_burn", "6.1", ("no", "yes"), "R83"),
    Switch("second_fires_spread", "6.1", ("never", "later"), "R82"),
    Switch("no_exit_fire", "6.5", ("harmless", "losses"), "R88"),
    Switch("morale_cap", "4", ("10", "none"), "R49"),
    Switch("macdonald_morale", "1.5.3", ("day_end", "immediate"), "R27"),
    Switch("food35_arrival_day", "5.1.1", ("free", "-2"), "R45"),
    Switch("ruin_bombard", "5.2", ("-1", "0"), "R13"),
    Switch("row0_col2", "6.3", ("2S/2B", "S/B"), "R121"),
    Switch("idle_limit", "6.9", ("3", "5"), "R146"),
    Switch("lone_leader_shelled", "5.2", ("no", "die"), "R185"),
)


class House(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The house rules of one game, and the scenario."""

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
    scenario: str = ""
    """The scenario, or the code of a user's start (see `engine.games.siege.scenarios`); empty for the whole siege.

    Players do not set it as a house rule.
    """


house_from = house_reader(House, SWITCHES)
