"""§6.4 The Boxers' melee: losses in order, leaders in danger, civilians falling back."""

from __future__ import annotations

import pytest
from support.siege_positions import faces, play, world

from engine.games.siege.events import (
    BoxersFought,
    CiviliansRetreated,
    LeaderFell,
    LeaderTested,
    MoraleChanged,
)
from engine.games.siege.phases.p4_boxers_melee import boxers_fight, refuge
from engine.games.siege.world import GONE, POOL, Fire

TEN = "ir1 ir2 ir3 ir4 ir5"


def test_6_4_r127_one_roll_in_each_zone_with_boxers_and_troops_or_civilians_in_map_order() -> None:
    on = world({"hanlin": "gb1 ir1", "french-1": "civ1 ir2", "customs": "ir3", "british-north": "macdonald gb2"})
    played = play(boxers_fight, on, dice=[1, 1])
    assert [told.zone for told in played.told(BoxersFought)] == ["french-1", "hanlin"]


def test_6_4_r4_r133_soldiers_pay_then_weapons_and_only_soldier_points_move_morale() -> None:
    on = world({"hanlin": f"gb1/1 colt {TEN}"}, cha_cha=True)
    played = play(boxers_fight, on, dice=[6])
    told = played.one(BoxersFought)
    assert (told.account.column, told.account.total, told.account.result) == (10, 7, "3")
    assert [(loss.counter, loss.before, loss.after) for loss in told.losses] == [("gb1", 1, 0), ("colt", 2, 0)]
    assert on.position.by_id["gb1"].place == POOL
    assert on.position.by_id["colt"].place == GONE
    assert played.one(MoraleChanged).change == -1
    assert on.position.stirred


def test_3_r7_two_points_flip_a_cannon_and_nothing_is_left_for_civilians() -> None:
    on = world({"hanlin": f"italian-one-pounder civ1 {TEN}"})
    played = play(boxers_fight, on, dice=[2])
    assert played.one(BoxersFought).account.result == "2"
    assert faces(on.position, "hanlin")["italian-one-pounder"] == 1
    assert not played.told(CiviliansRetreated)


def test_6_4_r134_points_left_over_make_the_civilians_retreat_unharmed() -> None:
    on = world({"hanlin": f"gb1/1 civ1 {TEN}"})
    played = play(boxers_fight, on, dice=[3])
    assert played.one(BoxersFought).account.result == "2"
    assert on.position.by_id["gb1"].place == POOL
    moved = played.one(CiviliansRetreated)
    assert (moved.counters, moved.start, moved.end) == (("civ1",), "hanlin", "british-north")
    assert on.position.by_id["civ1"].face == 2


def test_6_4_r134_civilians_stay_if_no_points_are_left_over() -> None:
    on = world({"hanlin": f"gb1 civ1 {TEN}"})
    played = play(boxers_fight, on, dice=[3])
    assert not played.told(CiviliansRetreated)
    assert on.position.by_id["civ1"].place == "hanlin"


@pytest.mark.parametrize(("die", "face"), [(1, 2), (3, 2), (4, 1)])
def test_6_4_r135_civilians_alone_retreat_and_lose_five_only_on_three(die: int, face: int) -> None:
    on = world({"hanlin": f"civ1 civ2 {TEN}"})
    played = play(boxers_fight, on, dice=[die])
    assert {on.position.by_id[name].place for name in ("civ1", "civ2")} == {"british-north"}
    assert sorted(on.position.by_id[name].face for name in ("civ1", "civ2")) == sorted([face, 2])
    assert len(played.one(BoxersFought).losses) == (face == 1)
    assert not played.told(MoraleChanged)


def test_6_4_no_result_leaves_the_civilians_where_they_are() -> None:
    on = world({"hanlin": "civ1 ir1/1"})
    played = play(boxers_fight, on, dice=[3])
    assert played.one(BoxersFought).account.result == "-"
    assert not played.told(CiviliansRetreated)


def test_6_4_r137_b_costs_the_boxers_irregulars_before_regulars() -> None:
    on = world({"hanlin": "gb1 gb2 ir1/1 rg1/1"}, ruins=["hanlin"])
    told = play(boxers_fight, on, dice=[1]).one(BoxersFought)
    assert (told.account.total, told.account.result) == (1, "B")
    assert [loss.counter for loss in told.own_losses] == ["ir1"]
    assert on.position.bled == ["hanlin"]  # R144


def test_6_4_r137_b_does_nothing_against_civilians_alone() -> None:
    on = world({"british-north": "civ1 ir1/1"})
    told = play(boxers_fight, on, dice=[1]).one(BoxersFought)  # +3 against civilians alone, -2 in a British zone
    assert (told.account.total, told.account.result, told.own_losses) == (2, "B", ())
    assert on.position.has_boxers("british-north")


def test_6_4_r121_r137_two_b_costs_two() -> None:
    on = world({"hanlin": "gb1 gb2 ir1"}, ruins=["hanlin"], barricades=["hanlin"])
    told = play(boxers_fight, on, dice=[2]).one(BoxersFought)
    assert (told.account.total, told.account.result) == (0, "2B")
    assert [loss.after for loss in told.own_losses] == [0]
    assert not on.position.piles


# --- leaders --------------------------------------------------------------------------------------------------------


def test_6_4_r21_leaders_roll_where_troops_lost_points() -> None:
    on = world({"hanlin": f"gb1 gb2 strouts myers {TEN}"})
    played = play(boxers_fight, on, dice=[3, 6, 5])
    assert [(told.leader, told.fell) for told in played.told(LeaderTested)] == [("strouts", True), ("myers", False)]
    fell = played.one(LeaderFell)
    assert (fell.successor, fell.end) == (True, "hanlin")  # R24: he is replaced at once
    assert on.position.by_id["strouts"].face == 1


def test_6_4_r21_no_die_for_leaders_without_losses_or_with_civilian_losses_only() -> None:
    on = world({"hanlin": "gb1 strouts ir1"})
    assert not play(boxers_fight, on, dice=[1]).told(LeaderTested)


def test_6_4_r22_r23_with_the_last_troops_he_falls_without_a_die_and_civilians_do_not_keep_him() -> None:
    on = world({"hanlin": f"gb1/1 civ1 strouts {TEN}", "russian-west": "ru1", "american-west": "us1"})
    played = play(boxers_fight, on, dice=[1])
    assert not played.told(LeaderTested)
    assert played.one(LeaderFell).end == "russian-west"  # R24: the nearest with troops
    assert on.position.by_id["strouts"].place == "russian-west"


def test_6_4_r22_macdonald_and_subalterns_are_gone_for_good() -> None:
    on = world({"hanlin": f"gb1/1 macdonald strouts/1 {TEN}", "british-north": "gb2"})
    played = play(boxers_fight, on, dice=[2])
    assert [(told.leader, told.successor) for told in played.told(LeaderFell)] == [
        ("macdonald", False),
        ("strouts", False),
    ]
    assert sorted(on.position.leaders_lost) == ["macdonald", "strouts"]


def test_6_4_r22_a_leader_with_civilians_only_falls_after_the_roll() -> None:
    on = world({"hanlin": "civ1 strouts ir1", "british-north": "gb1"})
    played = play(boxers_fight, on, dice=[1])
    assert played.told(BoxersFought)
    assert played.one(LeaderFell).leader == "strouts"


def test_1_5_1_r25_alone_among_boxers_he_falls_without_a_roll() -> None:
    on = world({"hanlin": "strouts ir1", "british-north": "gb1"})
    played = play(boxers_fight, on)
    assert not played.told(BoxersFought)
    assert played.one(LeaderFell).end == "british-north"


# --- where civilians go ---------------------------------------------------------------------------------------------


def test_6_4_r136_one_step_towards_the_nearest_safe_legation_zone_other_than_theirs() -> None:
    assert refuge(world({"hanlin": "civ1 ir1"}).position, "hanlin") == "british-north"
    assert refuge(world({"british-north": "civ1 ir1"}).position, "british-north") == "british-south"
    assert refuge(world({"fu-south": "civ1 ir1"}).position, "fu-south") == "japanese"  # a minor one will do
    # two steps from the Austrian and from British North: the first of the steps in map order
    assert refuge(world({"fu-north": "civ1 ir1"}).position, "fu-north") == "customs-street-north"
    blocked = world({"fu-north": "civ1 ir1", "customs-street-north": "ir2"}).position
    assert refuge(blocked, "fu-north") == "canal-north"


def test_6_4_r86_r136_not_into_fire_nor_among_boxers() -> None:
    burning = world({"british-north": "civ1 ir1"}, fires={"british-south": Fire(True)})
    assert refuge(burning.position, "british-north") == "canal-north"  # the first other zone in map order
    boxers = world({"british-north": "civ1 ir1", "british-south": "ir2", "canal-north": "ir3"})
    assert refuge(boxers.position, "british-north") == "hanlin"


def test_6_4_r136_a_ruin_is_no_goal() -> None:
    on = world({"hanlin": "civ1 ir1"}, ruins=["british-north", "british-south"])
    end = refuge(on.position, "hanlin")
    assert end is not None
    goals = [name for name, zone in on.position.board.zones.items() if on.position.safe_legation(name)]
    away = on.position.board.walk_distance
    nearest = min(away["hanlin"][goal] for goal in goals)
    assert min(away[end][goal] for goal in goals) == nearest - 1


def test_6_4_r136_civilians_with_nowhere_to_go_stay() -> None:
    on = world({"british-north": f"civ1 {TEN}"})
    for near in on.position.zone("british-north").walk:
        on.position.fires[near] = Fire(True)
    played = play(boxers_fight, on, dice=[3])
    assert not played.told(CiviliansRetreated)
    assert on.position.by_id["civ1"].place == "british-north"
