"""Leaders of the Powers (§1.5, §5.2, §6.4)."""

from __future__ import annotations

import pytest
from support.siege_positions import faces, world

from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.games.siege.combat import leaders
from engine.games.siege.events import LeaderFell, LeaderTested
from engine.games.siege.world import GONE, World


def dice_for(on: World, zone: str, *dice: int) -> Context:
    context = Context(ScriptedDice(dice))
    leaders.test_leaders(on.position, context, zone, rule="6.4")
    return context


@pytest.mark.parametrize("die", [1, 5])
def test_6_4_a_leader_stands_on_anything_but_a_six(die: int) -> None:
    on = world({"fu-south": "jp1 shiba"})
    dice_for(on, "fu-south", die)
    assert faces(on.position, "fu-south")["shiba"] == 2


def test_1_5_1_the_subaltern_takes_over_in_place() -> None:
    on = world({"fu-south": "jp1 shiba"})
    table = dice_for(on, "fu-south", 6)
    assert faces(on.position, "fu-south")["shiba"] == 1
    assert on.position.leaders_lost == []  # R28: a replaced leader costs nothing
    fell = next(event for event in table.events if isinstance(event, LeaderFell))
    assert (fell.successor, fell.end) == (True, "fu-south")


def test_1_5_1_a_subaltern_is_gone_for_good() -> None:
    on = world({"fu-south": "jp1 shiba/1"})
    dice_for(on, "fu-south", 6)
    assert on.position.by_id["shiba"].place == GONE
    assert on.position.leaders_lost == ["shiba"]


def test_1_5_3_macdonald_has_no_subaltern() -> None:
    on = world({"british-north": "gb1 macdonald"})
    dice_for(on, "british-north", 6)
    assert on.position.by_id["macdonald"].place == GONE
    assert on.position.morale == 10  # R27: at the day's end


def test_1_5_3_r27_house_rule_macdonald_costs_at_once() -> None:
    on = world({"british-north": "gb1 macdonald"}, house={"macdonald_morale": "immediate"})
    dice_for(on, "british-north", 6)
    assert on.position.morale == 4


def test_6_4_r171_leaders_roll_in_the_order_of_their_counters() -> None:
    on = world({"british-north": "gb1 strouts macdonald poole"})
    table = dice_for(on, "british-north", 1, 6, 2)
    assert [e.leader for e in table.events if isinstance(e, LeaderTested)] == ["macdonald", "strouts", "poole"]
    assert faces(on.position, "british-north")["strouts"] == 1


def test_6_4_r24_without_troops_the_subaltern_goes_to_the_nearest() -> None:
    on = world({"british-north": "civ1 strouts", "british-south": "gb1", "canal-north": "gb2"})
    dice_for(on, "british-north", 6)
    assert on.position.by_id["strouts"].place == "canal-north"  # as near as British South, and first in map order


def test_6_4_r24_not_into_a_fire() -> None:
    from engine.games.siege.world import Fire

    on = world({"british-north": "civ1 strouts", "canal-north": "vo1", "british-south": "gb1"})
    on.position.fires["canal-north"] = Fire(spreads=True)
    dice_for(on, "british-north", 6)
    assert on.position.by_id["strouts"].place == "british-south"


def test_6_4_r24_r9_the_nearest_is_found_on_foot() -> None:
    # The Water Gate wall touches Canal South, but has no stairs.
    on = world({"canal-south": "civ1 poole", "water-gate": "vo1", "hongkong-bank": "civ2", "german-west": "de1"})
    dice_for(on, "canal-south", 6)
    assert on.position.by_id["poole"].place == "german-west"


def test_6_4_r24_nobody_anywhere() -> None:
    on = world({"british-north": "civ1 strouts"})
    dice_for(on, "british-north", 6)
    assert on.position.by_id["strouts"].place == GONE


def test_6_4_r22_among_boxers_without_troops_no_die_is_rolled() -> None:
    on = world({"fu-south": "shiba poole/1 civ1 ir1", "japanese": "maxim/1"})
    dice_for(on, "fu-south")
    assert (on.position.by_id["shiba"].place, on.position.by_id["shiba"].face) == ("japanese", 1)
    assert on.position.leaders_lost == ["poole"]  # R23: civilians do not keep him


def test_6_4_r23_a_crew_keeps_a_leader_alive() -> None:
    on = world({"fu-south": "shiba maxim/1 ir1"})
    leaders.lose_stranded(on.position, Context(ScriptedDice(())), "fu-south")
    assert faces(on.position, "fu-south")["shiba"] == 2
