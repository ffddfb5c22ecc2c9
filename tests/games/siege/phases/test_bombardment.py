"""The bombardment of a quarter (§5.2)."""

from __future__ import annotations

import pytest
from support.siege_positions import faces, play, world

from engine.games.siege.combat.modifiers import shelling
from engine.games.siege.events import FoodEaten, LeaderTested, QuarterShelled, ZoneShelled
from engine.games.siege.phases.bombardment import bombard, read, shells_today
from engine.games.siege.world import World


def dawn(places: dict[str, str], **fields: object) -> World:
    on = world(places, card="7S", **fields)
    on.position.assault, on.position.sequence = False, 0
    return on


def values(on: World, zone: str) -> list[tuple[str, int]]:
    return [(modifier.name, modifier.value) for modifier in shelling(on.position, zone).modifiers]


def test_5_2_r63_each_defended_zone_of_the_quarter_in_map_order() -> None:
    on = dawn({"british-south": "gb1", "canal-middle": "vo1", "hanlin": "strouts", "fu-south": "jp1"})
    played = play(bombard, on, dice=[1, 1, 1, 1])
    told = played.one(QuarterShelled)
    assert (told.quarter, told.zones) == (1, ("canal-middle", "british-south"))
    assert [event.zone for event in played.told(ZoneShelled)] == ["canal-middle", "british-south"]


def test_5_2_r63_an_empty_quarter() -> None:
    assert play(bombard, dawn({"fu-south": "jp1"}), dice=[1, 1]).one(QuarterShelled).zones == ()


def test_5_2_r64_the_column_counts_weapons_and_civilians_but_no_leaders() -> None:
    on = dawn({"french-2": "it1 it2/1 italian-one-pounder paolini", "french-3": "maxim/1 civ6/1", "fu-south": "colt"})
    assert [shelling(on.position, zone).column for zone in ("french-2", "french-3", "fu-south")] == [6, 6, 2]


def test_5_2_r13_r16_only_one_terrain_modifier_applies() -> None:
    on = dawn({}, ruins=["french-1", "fu-south"], barricades=["fu-south", "german-ramp"])
    assert values(on, "british-north") == [("legation", -1)]
    assert values(on, "german-ramp") == [("barricade", -1)]
    assert values(on, "french-1") == [("ruin", -1)]  # R14: a ruin only
    assert len(values(on, "fu-south")) == 1
    assert values(on, "legation-street-3") == []


def test_5_2_r13_house_rule_ruins_do_not_protect() -> None:
    on = dawn({}, ruins=["french-1", "fu-south"], barricades=["fu-south"], house={"ruin_bombard": "0"})
    assert values(on, "french-1") == []
    assert values(on, "fu-south") == [("barricade", -1)]


def test_5_2_r65_the_truce_adds_up_and_the_row_is_kept_at_zero() -> None:
    on = dawn({"british-north": "gb1"}, truce=True)
    assert [value for _, value in values(on, "british-north")] == [-1, -1]
    told = play(bombard, on, dice=[1, 1, 1]).one(ZoneShelled)
    assert (told.account.total, told.account.result) == (0, "-")


def test_5_2_r65_soldiers_lose_then_weapons_never_civilians() -> None:
    on = dawn({"canal-middle": "vo1/1 nordenfelt/1 civ1"})
    played = play(bombard, on, dice=[1, 1, 3])  # column 10+, die 3: 2
    assert faces(on.position, "canal-middle") == {"civ1": 2}
    assert on.position.morale == 9
    assert played.one(ZoneShelled).account.result == "2"


def test_5_2_r6_r66_five_civilian_points_and_a_depot() -> None:
    on = dawn({"canal-middle": "vo1 civ1"})
    played = play(bombard, on, dice=[1, 1, 5])
    assert played.one(ZoneShelled).depot
    assert faces(on.position, "canal-middle") == {"civ1": 1}
    assert (on.position.food, on.position.morale) == (2, 8)
    assert played.one(FoodEaten).why == "depot"


def test_5_2_r46_a_depot_on_35_costs_morale() -> None:
    on = dawn({"canal-middle": "civ1"}, food=35)
    play(bombard, on, dice=[1, 1, 6])
    assert (on.position.food, on.position.morale) == (35, 8)


def test_5_2_r21_every_leader_of_an_attacked_zone_rolls_whatever_the_result() -> None:
    on = dawn({"british-north": "gb1 macdonald strouts"})
    played = play(bombard, on, dice=[1, 1, 1, 2, 6])
    assert played.one(ZoneShelled).account.result == "-"
    assert [(event.leader, event.fell) for event in played.told(LeaderTested)] == [
        ("macdonald", False),
        ("strouts", True),
    ]
    assert faces(on.position, "british-north")["strouts"] == 1


def test_5_2_r22_r24_a_leader_keeps_his_place_when_all_troops_are_lost_but_for_a_six() -> None:
    on = dawn({"canal-middle": "vo1/1 strouts", "british-south": "gb1"})
    play(bombard, on, dice=[1, 1, 6, 3, 1])
    assert on.position.by_id["strouts"].place == "canal-middle"
    on = dawn({"canal-middle": "vo1/1 strouts", "british-south": "gb1"})
    play(bombard, on, dice=[1, 1, 6, 6, 1])  # he is not tested again in the zone where he took over
    assert on.position.by_id["strouts"].place == "british-south"


def test_5_2_r25_r185_leaders_alone_are_not_attacked() -> None:
    play(bombard, dawn({"british-north": "strouts"}), dice=[1, 1])
    on = dawn({"british-north": "strouts", "british-south": "gb1"}, house={"lone_leader_shelled": "die"})
    played = play(bombard, on, dice=[1, 1, 6, 1])
    assert played.one(LeaderTested).fell
    assert on.position.by_id["strouts"].place == "british-south"


@pytest.mark.parametrize(("result", "means"), [("-", (0, 0, False)), ("2", (2, 0, False)), ("2+5C+1D", (2, 5, True))])
def test_5_2_results(result: str, means: tuple[int, int, bool]) -> None:
    assert read(result) == means


@pytest.mark.parametrize(("card", "shells"), [("2S", True), ("KC", True), ("BJ", True), ("2H", False), ("RJ", False)])
def test_5_1_3_black_cards_bring_a_bombardment(card: str, shells: bool) -> None:
    on = dawn({})
    on.position.card = card
    assert shells_today(on) is shells
