"""§6.6 The soldiers' melee; §6.7 the Boxers' morale; §6.9 the end of a sequence."""

from __future__ import annotations

import pytest
from support.siege_positions import faces, play, world

from engine.games.siege.events import (
    BoxersLeft,
    LeaderFell,
    MoraleChanged,
    MoraleTested,
    SoldiersFought,
)
from engine.games.siege.phases.p6_soldiers_melee import soldiers_fight
from engine.games.siege.phases.p7_boxers_morale import test_boxers as waver
from engine.games.siege.phases.p9_sequence_end import end_sequence
from engine.games.siege.world import CUP, FULL, Pile


def test_6_6_r142_one_compulsory_roll_in_each_zone_with_boxers_and_troops() -> None:
    on = world(
        {
            "hanlin": "gb1 ir1",
            "french-1": "civ1 ir2",
            "customs": "strouts ir3",
            "fu-north": "colt/1 ir4",
            "dutch": "us1",
        }
    )
    played = play(soldiers_fight, on, dice=[3, 3])
    assert [told.zone for told in played.told(SoldiersFought)] == ["hanlin", "fu-north"]


def test_6_6_r163_all_counters_of_a_zone_fight_in_one_roll() -> None:
    on = world(
        {"hanlin": "gb1 ru1 colt ir1 ir2 ir3"},
        piles=[Pile(1, "hanlin", ["ir1"]), Pile(2, "hanlin", ["ir2", "ir3"], divided=True)],  # R167: one target
    )
    told = play(soldiers_fight, on, dice=[4]).one(SoldiersFought)
    assert (told.account.column, told.account.total, told.account.result) == (6, 6, "3")
    assert [loss.counter for loss in told.losses] == ["ir1", "ir2"]
    assert [pile.counters for pile in on.position.piles] == [["ir2", "ir3"]]


def test_6_6_r119_an_s_costs_the_soldiers() -> None:
    on = world({"hanlin": "gb1 gb2/1 ir1 rg1 bl1 rl1"}, ammunition_short=True)
    played = play(soldiers_fight, on, dice=[2])
    told = played.one(SoldiersFought)
    assert (told.account.total, told.account.result) == (0, "S")
    assert [loss.counter for loss in told.own_losses] == ["gb2"]
    assert played.one(MoraleChanged).change == -1


def test_6_6_r22_leaders_fall_with_the_last_troops() -> None:
    on = world({"hanlin": "gb1/1 strouts/1 ir1 rg1 bl1 rl1"}, ammunition_short=True, morale=0)
    played = play(soldiers_fight, on, dice=[1])
    assert played.one(LeaderFell).leader == "strouts"


def test_6_6_r123_a_fanatic_absorbs_two() -> None:
    on = world({"hanlin": "gb1 gb2 fa1 ir1"})
    told = play(soldiers_fight, on, dice=[3]).one(SoldiersFought)
    assert (told.account.result, told.absorbed, told.losses) == ("2", True, ())


# --- §6.7 -----------------------------------------------------------------------------------------------------------


def test_6_7_r143_r144_one_die_for_each_zone_whose_boxers_bled_in_this_sequence() -> None:
    on = world({"hanlin": "ir1 ir2", "customs": "ir3", "fu-north": "ir4 ir5"}, bled=["fu-north", "hanlin", "dutch"])
    played = play(waver, on, dice=[5, 2])
    assert [(told.zone, told.account.result) for told in played.told(MoraleTested)] == [
        ("hanlin", "2"),
        ("fu-north", "1"),
    ]
    assert faces(on.position, "hanlin") == {"ir2": 2}
    assert faces(on.position, "fu-north") == {"ir4": 1, "ir5": 2}
    assert all(told.account.modifiers == () for told in played.told(MoraleTested))


@pytest.mark.parametrize(("die", "left"), [(5, {"fa1": 2, "ir1": 2}), (6, {"ir1": 2})])
def test_6_7_r125_with_a_fanatic_only_a_six_does_anything(die: int, left: dict[str, int]) -> None:
    on = world({"hanlin": "fa1 ir1"}, bled=["hanlin"], morale=5)
    told = play(waver, on, dice=[die])
    assert faces(on.position, "hanlin") == left
    assert told.one(MoraleTested).absorbed is (die == 5)
    assert on.position.morale == (6 if die == 6 else 5)  # R48


def test_6_7_r20_their_leader_goes_with_the_last_of_them() -> None:
    on = world({"hanlin": "ir1 bl1"}, bled=["hanlin"])
    play(waver, on, dice=[5])
    assert on.position.by_id["bl1"].place == CUP
    assert not on.position.piles


# --- §6.9 -----------------------------------------------------------------------------------------------------------


def test_6_9_r145_without_boxers_the_assault_is_over() -> None:
    on = world({"hanlin": "gb1"}, stirred=True)
    assert play(end_sequence, on).one(BoxersLeft).why == "beaten"


def test_6_9_with_boxers_another_sequence_follows() -> None:
    on = world({"hanlin": "ir1"}, stirred=True, idle=2)
    assert not play(end_sequence, on).events
    assert on.position.idle == 0


@pytest.mark.parametrize(("limit", "sequences"), [("3", 3), ("5", 5)])
def test_6_9_r146_idle_sequences_in_a_row_send_them_home(limit: str, sequences: int) -> None:
    on = world({"hanlin": "ir1/1 bl1"}, house={"idle_limit": limit}, morale=4)
    for _ in range(sequences - 1):
        assert not play(end_sequence, on).events
    told = play(end_sequence, on).one(BoxersLeft)
    assert (told.why, set(told.counters)) == ("idle", {"ir1", "bl1"})
    assert (on.position.by_id["ir1"].place, on.position.by_id["ir1"].face) == (CUP, FULL)
    assert (on.position.piles, on.position.morale) == ([], 4)


def test_6_9_r48_r146_a_fanatic_who_leaves_does_not_raise_morale() -> None:
    on = world({"hanlin": "fa1"}, idle=2, morale=4)
    play(end_sequence, on)
    assert on.position.morale == 4


def test_6_9_r146_sixty_sequences_are_the_most() -> None:
    on = world({"hanlin": "ir1"}, stirred=True, sequence=59)
    assert not play(end_sequence, on).events
    on.position.sequence = 60
    on.position.stirred = True
    assert play(end_sequence, on).one(BoxersLeft).why == "cap"
