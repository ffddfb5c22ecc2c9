"""§6.3, §6.4, §6.6 Points, modifiers and clamps of every roll of an assault."""

from __future__ import annotations

from typing import Any

import pytest
from support.siege_positions import world

from engine.games.siege.combat.modifiers import (
    Roll,
    account,
    boxers_melee,
    effect,
    in_reach,
    leader_bonus,
    morale_test,
    outcome,
    own_points,
    shelling,
    shot,
    small_arms,
    soldiers_melee,
)
from engine.games.siege.world import Fire, Position


def names(roll: Roll) -> dict[str, int]:
    return {modifier.name: modifier.value for modifier in roll.modifiers}


def fire(places: dict[str, str], zone: str, target: str, **fields: Any) -> Roll:
    on = world(places, **fields).position
    return shot(on, zone, target, shooters=on.troops(zone))


def melee(places: dict[str, str], zone: str, **fields: Any) -> Roll:
    return soldiers_melee(world(places, **fields).position, zone)


def assault(places: dict[str, str], zone: str, **fields: Any) -> Roll:
    return boxers_melee(world(places, **fields).position, zone)


# --- leaders --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("leaders", "bonus"),
    [
        ("", []),
        ("strouts", [2]),
        ("strouts/1", [1]),
        ("strouts myers", [2, 2]),
        ("strouts/1 myers darcy", [2, 2]),
        ("strouts/1 myers/1 darcy/1", [1, 1]),
        ("macdonald", [3]),
        ("macdonald strouts myers", [3]),  # he alone, even where two others would give 4
    ],
)
def test_1_5_2_r17_r18_the_best_two_leaders_or_macdonald_alone(leaders: str, bonus: list[int]) -> None:
    on = world({"hanlin": f"gb1 {leaders}"}).position
    assert [modifier.value for modifier in leader_bonus(on, "hanlin")] == bonus


# --- fire -----------------------------------------------------------------------------------------------------------


def test_6_3_faq_example_seven_points_and_a_leader_against_fifteen_points() -> None:
    places = {"british-north": "gb1 gb2 gb3 gb4/1 strouts", "hanlin": "fa1 rg1 ir1 ir2/1"}
    roll = fire(places, "british-north", "hanlin")
    assert (roll.column, roll.bonus, roll.row(4)) == (7, 1, 5)
    assert outcome(world(places).position, roll, 4) == "3"
    ruined = fire(places, "british-north", "hanlin", ruins=["hanlin"])
    assert (ruined.row(4), outcome(world(places).position, ruined, 4)) == (4, "2")


def test_6_3_r34_a_weapon_in_the_shot_helps_once_however_many() -> None:
    near = {"british-north": "gb1 colt maxim", "hanlin": "ir1"}
    assert names(fire(near, "british-north", "hanlin")) == {"weapon-adjacent": 2}
    assert fire(near, "british-north", "hanlin").column == 6
    assert names(fire({"hanlin": "gb1 colt maxim ir1"}, "hanlin", "hanlin")) == {"weapon-here": 4}


def test_3_r8_a_crew_shoots_like_a_soldier_without_a_bonus() -> None:
    roll = fire({"hanlin": "colt/1 gb1 ir1"}, "hanlin", "hanlin")
    assert (roll.column, roll.modifiers) == (3, ())
    on = world({"hanlin": "colt/1 gb1 maxim ir1 macdonald civ1"}).position
    assert {counter.id for counter in small_arms(on, "hanlin")} == {"colt", "gb1"}


def test_6_3_r19_r114_r181_enemy_leaders_each_regulars_once_their_leader_is_none() -> None:
    roll = fire({"british-north": "gb1", "hanlin": "rg1 rg2 ir1 rl1 bl1"}, "british-north", "hanlin")
    assert names(roll) == {"boxer-leader": -1, "regular-leader": -1, "regulars": -1}
    assert roll.bonus == -3
    assert names(fire({"british-north": "gb1", "hanlin": "ir1 rl1"}, "british-north", "hanlin")) == {
        "regular-leader": -1
    }


def test_6_3_r53_r70_morale_zero_and_short_ammunition_cumulate() -> None:
    roll = fire({"british-north": "gb1", "hanlin": "ir1"}, "british-north", "hanlin", morale=0, ammunition_short=True)
    assert names(roll) == {"morale-zero": -3, "ammunition": -2}
    assert names(melee({"hanlin": "gb1 ir1"}, "hanlin", morale=0, ammunition_short=True)) == {
        "melee": 2,
        "morale-zero": -3,
        "ammunition": -2,
    }


def test_6_3_r116_no_legation_bonus_in_fire() -> None:
    assert names(fire({"british-north": "gb1 ir1"}, "british-north", "british-north")) == {}


def test_6_3_r115_the_ruin_is_the_targets_not_the_shooters() -> None:
    places = {"british-north": "gb1", "hanlin": "ir1"}
    assert names(fire(places, "british-north", "hanlin", ruins=["british-north"])) == {}
    assert names(fire(places, "british-north", "hanlin", ruins=["hanlin"])) == {"ruin": -1}


def test_6_3_r118_all_modifiers_are_added_then_clamped_once() -> None:
    high = fire({"british-north": "gb1 us1 strouts", "hanlin": "ir1"}, "british-north", "hanlin")
    assert [high.row(die) for die in range(1, 7)] == [3, 4, 5, 6, 7, 7]
    low = fire({"hanlin": "gb1 ir1 rg1"}, "hanlin", "hanlin", ammunition_short=True)
    assert [low.row(die) for die in range(1, 7)] == [0, 0, 0, 1, 2, 3]
    both = fire({"hanlin": "gb1 strouts colt ir1 rg1"}, "hanlin", "hanlin", ammunition_short=True, morale=0)
    assert [both.row(die) for die in range(1, 7)] == [1, 2, 3, 4, 5, 6]  # +2 +4 -1 -3 -2


def test_6_3_r118_ten_points_and_more_are_one_column() -> None:
    many = fire({"hanlin": "gb1 gb2 gb3 gb4 us1 us2 us3 ir1"}, "hanlin", "hanlin")
    assert many.column == 14
    assert outcome(world({}).position, many, 6) == "4"


# --- tests for effect -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("zone", "target", "ruins", "expected"),
    [
        ("russian-west", "british-south", [], {}),  # next to it: no penalty
        ("russian-west", "british-north", [], {"far-legation": -1}),
        ("russian-west", "british-north", ["british-north"], {"far-ruin": -1}),
        ("russian-west", "hanlin", [], {}),
        ("russian-west", "hanlin", ["hanlin"], {"far-ruin": -1}),
        ("russian-west", "hanlin", ["british-north"], {}),  # only the target's own zone counts
    ],
)
def test_3_3_r37_the_test_has_one_modifier(zone: str, target: str, ruins: list[str], expected: dict[str, int]) -> None:
    on = world({zone: "colt"}, ruins=ruins, morale=0, ammunition_short=True, cha_cha=True).position
    assert names(effect(on, zone, target)) == expected


def test_3_3_r37_house_tests_suffer_from_short_ammunition() -> None:
    on = world({"hanlin": "colt"}, house={"tep_ammo": "yes"}, ammunition_short=True).position
    assert names(effect(on, "hanlin", "british-north")) == {"ammunition": -2}


def test_3_3_r38_a_test_is_never_below_the_lowest_row() -> None:
    on = world({"russian-west": "colt"}).position
    roll = effect(on, "russian-west", "british-north")
    assert [roll.row(die) for die in range(1, 7)] == [1, 1, 2, 3, 4, 5]
    assert [outcome(on, roll, die) for die in range(1, 7)] == ["1", "1", "1", "1", "1", "2"]


def test_6_7_r144_the_morale_test_is_a_plain_die() -> None:
    on = world({}).position
    assert [outcome(on, morale_test(), die) for die in range(1, 7)] == ["1", "1", "1", "1", "2", "3"]


@pytest.mark.parametrize(
    ("weapon", "zone", "target", "reaches"),
    [
        ("colt", "american-west", "russian-west", True),
        ("colt", "american-west", "changan-west", True),
        ("colt", "american-west", "changan-east", False),
        ("italian-one-pounder", "american-west", "changan-east", False),
        ("italian-one-pounder", "dutch", "japanese", True),
        ("colt", "dutch", "german-west", True),
        ("colt", "dutch", "japanese", False),
        ("colt", "wall-west", "changan-east", True),  # from the wall every zone below
        ("colt", "wall-west", "hatamen-wall", False),  # along the wall only as far as it reaches
        ("italian-one-pounder", "wall-west", "hatamen-wall", True),
    ],
)
def test_3_r30_r32_ranges(weapon: str, zone: str, target: str, reaches: bool) -> None:
    on = world({zone: weapon}).position
    assert in_reach(on, on.by_id[weapon], target) is reaches


# --- the soldiers' melee --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("troops", "zone", "expected"),
    [
        ("us1", "hanlin", {"melee": 2}),
        ("us1", "british-north", {"legation": 1, "melee": 2}),
        ("us1 gb1", "british-north", {"legation": 1, "melee": 2, "british-legation": 2}),
        ("fr1", "french-2", {"legation": 1, "melee": 2, "french-legation": 2}),
        ("fr1", "british-north", {"legation": 1, "melee": 2}),
        ("gb1", "french-2", {"legation": 1, "melee": 2}),
        ("vo1", "british-north", {"legation": 1, "melee": 2}),
        ("it1", "italian", {"legation": 1, "melee": 2}),
        ("colt", "hanlin", {}),
        ("colt", "british-north", {"legation": 1}),
        ("nordenfelt/1", "british-north", {"legation": 1}),
        ("colt gb1", "hanlin", {"melee": 2}),
    ],
)
def test_6_6_r39_r116_r117_the_ground_and_who_fights(troops: str, zone: str, expected: dict[str, int]) -> None:
    assert names(melee({zone: f"{troops} ir1"}, zone)) == expected


def test_6_6_r117_house_volunteers_count_as_british_and_french() -> None:
    roll = melee({"british-north": "vo1 ir1"}, "british-north", house={"volunteers_as_british_french": "yes"})
    assert names(roll) == {"legation": 1, "melee": 2, "british-legation": 2}


def test_6_6_r14_r117_a_ruined_legation_is_a_ruin_only() -> None:
    assert names(melee({"british-north": "gb1 ir1"}, "british-north", ruins=["british-north"])) == {
        "melee": 2,
        "ruin": -1,
    }


def test_6_6_r14_a_burning_legation_keeps_its_status() -> None:
    roll = melee({"british-north": "gb1 ir1"}, "british-north", fires={"british-north": Fire(True)})
    assert names(roll) == {"legation": 1, "melee": 2, "british-legation": 2}


def test_1_6_r16_a_barricade_and_a_ruin_cumulate() -> None:
    roll = melee({"hanlin": "gb1 ir1"}, "hanlin", barricades=["hanlin"], ruins=["hanlin"])
    assert names(roll) == {"barricade": 1, "melee": 2, "ruin": -1}


def test_6_6_r115_house_no_ruin_penalty_in_melee() -> None:
    roll = melee({"hanlin": "gb1 ir1"}, "hanlin", ruins=["hanlin"], house={"ruin_melee_minus1": "fire_only"})
    assert names(roll) == {"melee": 2}


def test_6_6_r39_all_points_count_but_no_weapons_bonus() -> None:
    roll = melee({"hanlin": "gb1 gb2/1 colt italian-one-pounder maxim/1 macdonald civ1 ir1"}, "hanlin")
    assert roll.column == 2 + 1 + 2 + 3 + 1
    assert names(roll) == {"macdonald": 3, "melee": 2}


# --- the Boxers' melee ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boxers", "expected"),
    [
        ("ir1/1", {}),
        ("ir1 ir2/1", {}),  # 3 against 2
        ("ir1 ir2", {"ratio-2": 1}),
        ("ir1 ir2 ir3", {"ratio-2": 1}),
        ("ir1 ir2 ir3 ir4", {"ratio-4": 2}),
        ("fa1", {"ratio-4": 2}),
        ("fa1 ir1", {"ratio-6": 3}),
        ("fa1 fa2", {"ratio-6": 3}),
    ],
)
def test_6_4_r128_only_the_highest_ratio_in_points(boxers: str, expected: dict[str, int]) -> None:
    assert names(assault({"hanlin": f"gb1 civ1 macdonald {boxers}"}, "hanlin")) == expected


def test_6_4_r128_weapons_count_civilians_and_leaders_do_not() -> None:
    assert names(assault({"hanlin": "colt ir1 ir2 civ1 civ2 strouts"}, "hanlin")) == {"ratio-2": 1}


def test_6_4_r128_house_counters_instead_of_points() -> None:
    house = {"ratio": "counters"}
    assert names(assault({"hanlin": "gb1 fa1"}, "hanlin", house=house)) == {}
    assert names(assault({"hanlin": "gb1 fa1 ir1 bl1"}, "hanlin", house=house)) == {"boxer-leader": 1, "ratio-2": 1}


def test_6_4_r128_house_cumulative_ratios() -> None:
    house = {"ratio": "cumulative"}
    assert assault({"hanlin": "gb1 fa1 ir1"}, "hanlin", house=house).bonus == 6
    assert assault({"hanlin": "gb1 fa1"}, "hanlin", house=house).bonus == 3
    assert assault({"hanlin": "civ1 ir1"}, "hanlin", house=house).bonus == 6


def test_6_4_r129_civilians_alone_are_outnumbered_six_times() -> None:
    assert names(assault({"hanlin": "civ1 ir1/1"}, "hanlin")) == {"civilians-alone": 3}


def test_6_4_r130_leaders_regulars_and_cha_cha_cumulate() -> None:
    roll = assault({"hanlin": "gb1 gb2 rg1 rg2/1 bl1 rl1"}, "hanlin", cha_cha=True)
    assert names(roll) == {"boxer-leader": 1, "regular-leader": 1, "regulars": 1, "cha-cha": 3}
    assert roll.row(6) == 7


@pytest.mark.parametrize(
    ("places", "zone", "fields", "expected"),
    [
        ({"british-north": "gb1 ir1"}, "british-north", {}, {"british-legation": -2}),
        ({"british-north": "civ1 ir1"}, "british-north", {}, {"civilians-alone": 3, "british-legation": -2}),
        ({"french-3": "us1 ir1"}, "french-3", {}, {"french-legation": -2}),
        ({"german-west": "de1 ir1"}, "german-west", {}, {"legation": -1}),
        ({"russian-west": "ru1 ir1"}, "russian-west", {}, {"legation": -1}),
        ({"italian": "colt ir1"}, "italian", {}, {"legation": -1}),
        ({"russian-west": "civ1 ir1"}, "russian-west", {}, {"civilians-alone": 3}),
        ({"hanlin": "gb1 ir1"}, "hanlin", {"barricades": ["hanlin"]}, {"barricade": -1}),
        ({"hanlin": "civ1 ir1"}, "hanlin", {"barricades": ["hanlin"]}, {"civilians-alone": 3}),
        ({"hanlin": "gb1 ir1"}, "hanlin", {"ruins": ["hanlin"]}, {"ruin": -1}),
        (
            {"hanlin": "gb1 ir1"},
            "hanlin",
            {"barricades": ["hanlin"], "ruins": ["hanlin"]},
            {"barricade": -1, "ruin": -1},
        ),
        ({"british-north": "gb1 ir1"}, "british-north", {"ruins": ["british-north"]}, {"ruin": -1}),
        ({"russian-west": "ru1 ir1"}, "russian-west", {"fires": {"russian-west": Fire(True)}}, {"legation": -1}),
    ],
)
def test_6_4_r14_r131_the_ground(
    places: dict[str, str], zone: str, fields: dict[str, Any], expected: dict[str, int]
) -> None:
    assert names(assault(places, zone, **fields)) == expected


def test_6_4_r70_short_ammunition_and_morale_do_not_touch_the_boxers() -> None:
    assert names(assault({"hanlin": "gb1 ir1"}, "hanlin", ammunition_short=True, morale=0)) == {}


# --- shells, results ------------------------------------------------------------------------------------------------


def test_5_2_r13_r64_r65_a_shelled_zone() -> None:
    on = world({"british-north": "gb1 civ1 colt italian-one-pounder/1 macdonald", "hanlin": "gb2"}, truce=True)
    assert shelling(on.position, "british-north").column == 2 + 10 + 2 + 1
    assert names(shelling(on.position, "british-north")) == {"legation": -1, "truce": -1}
    assert names(shelling(world({"hanlin": "gb2"}, ruins=["hanlin"]).position, "hanlin")) == {"ruin": -1}
    bare = world({"hanlin": "gb2"}, ruins=["hanlin"], house={"ruin_bombard": "0"})
    assert names(shelling(bare.position, "hanlin")) == {}


@pytest.mark.parametrize(("choice", "expected"), [("2S/2B", ("2S", "2B")), ("S/B", ("S", "B"))])
def test_6_3_r121_row_zero_column_two(choice: str, expected: tuple[str, str]) -> None:
    on: Position = world({}, house={"row0_col2": choice}).position
    results = tuple(outcome(on, Roll("6.3", table, 2, (), 0, 0), 1) for table in ("soldiers", "boxers"))
    assert results == expected
    assert [own_points(result) for result in results] == ([2, 2] if choice == "2S/2B" else [1, 1])


def test_an_account_says_all_that_is_needed_to_check_a_roll() -> None:
    places = {"british-north": "gb1 gb2 macdonald", "hanlin": "ir1 rg1"}
    roll = fire(places, "british-north", "hanlin")
    told = account(roll, "fire british-north", 4, result=outcome(world(places).position, roll, 4))
    assert (told.dice, told.total, told.table, told.column, told.result) == ((4,), 6, "soldiers", 4, "2")
    assert told.total == told.dice[0] + sum(modifier.value for modifier in told.modifiers)
    assert all(modifier.rule for modifier in told.modifiers)
