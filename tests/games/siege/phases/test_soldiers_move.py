"""§6.5 The besieged move: costs, stops, fires, walls, permitted zones, and the garrisons."""

from __future__ import annotations

from typing import Any

import pytest
from support.siege_positions import ask_after, faces, first_ask, play, world

from engine.core.asks import Answer, Ask, Refused
from engine.games.siege.events import CountersMoved, FireSuffered, LegationUnguarded, MoraleChanged
from engine.games.siege.map.movement import entry_cost, reach
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.world import Fire, World

DONE: Answer = ("done",)
HELD = {"russian-west": "ru1", "american-west": "us1", "german-west": "de1", "french-1": "fr1", "british-south": "gb4"}
"""Every great Legation has a garrison."""


def ask_for(on: World) -> Ask:
    return first_ask(soldiers_move, on)


def words(ask: Ask, *path: str) -> list[str]:
    menu = ask.level(path)
    assert menu is not None
    return [choice.word for choice in menu.choices]


def refused(ask: Ask, *answer: str) -> tuple[str, str]:
    with pytest.raises(Refused) as error:
        ask.check(answer)
    return error.value.reason, error.value.rule


def go(on: World, *moves: Answer) -> Any:
    return play(soldiers_move, on, answers=[*moves, DONE])


# --- costs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "start", "end", "cost"),
    [
        ({}, "hanlin", "changan-west", 1),
        ({"fu-south": "civ1"}, "fu-north", "fu-south", 1),  # civilians add no cost
        ({}, "hanlin", "british-north", 2),
        ({"british-north": "civ1"}, "hanlin", "british-north", 2),
        ({"changan-west": "ir1"}, "hanlin", "changan-west", 2),
        ({"british-north": "ir1"}, "hanlin", "british-north", 2),  # the highest cost, not the sum
        ({"hanlin": "ir1"}, "hanlin", "changan-west", 2),  # 1 to leave Boxers
        ({"hanlin": "ir1", "british-north": "ir2"}, "hanlin", "british-north", 3),
        ({}, "hanlin", "canal-north", 2),
        ({}, "canal-north", "hanlin", 2),
        ({}, "canal-north", "canal-middle", 1),
        ({}, "north-bridge", "canal-north", 2),
        ({}, "north-bridge", "changan-west", 1),
    ],
)
def test_6_5_r93_r138_only_the_highest_cost_counts_and_leaving_boxers_costs_one_more(
    places: dict[str, str], start: str, end: str, cost: int
) -> None:
    assert entry_cost(world(places).position, start, end) == cost


def test_6_5_r138_ruins_and_barricades_cost_two() -> None:
    on = world({}, ruins=["fu-south"], barricades=["fu-north"]).position
    assert entry_cost(on, "fu-north", "fu-south") == 2
    assert entry_cost(on, "fu-south", "fu-north") == 2


def test_6_5_several_zones_in_one_order_by_the_cheapest_way() -> None:
    on = world({"hanlin": "gb1", **HELD})
    # Ch'ang-an Street, North Bridge, Ch'ang-an Street Middle, Fu North: 1 each, round the canal
    assert reach(on.position, "hanlin", points=4)["fu-north"] == 4
    played = go(on, ("move", "hanlin", "fu-north", "gb1"))
    told = played.one(CountersMoved)
    assert (told.counters, told.start, told.end, told.why) == (("gb1",), "hanlin", "fu-north", "march")
    assert on.position.by_id["gb1"].place == "fu-north"


def test_6_5_each_counter_keeps_what_it_has_left_within_the_phase() -> None:
    on = world({"hanlin": "gb1 gb2", **HELD})
    ask = ask_after(soldiers_move, on, dice=[], answers=[("move", "hanlin", "changan-west", "gb1")])
    on.position.put(on.position.by_id["gb2"], "changan-west")
    menu = ask.level(("move", "changan-west", "changan-east"))
    assert menu is not None
    # Ch'ang-an West -> North Bridge -> Middle -> East: 3 points; both have them
    assert {choice.word: choice.facts["left"] for choice in menu.choices} == {"gb1": 3, "gb2": 4}
    assert words(ask, "move", "changan-west", "fu-north") == ["gb1", "gb2"]
    assert words(ask, "move", "changan-west", "customs-street-north") == ["gb2"]
    assert refused(ask, "move", "changan-west", "customs-street-north", "gb1") == ("too-far", "6.5")


def test_6_5_a_stack_may_part_in_different_directions() -> None:
    on = world({"hanlin": "gb1 gb2 gb3", **HELD})
    go(on, ("move", "hanlin", "changan-west", "gb1"), ("move", "hanlin", "british-north", "gb2+gb3"))
    assert on.position.by_id["gb1"].place == "changan-west"
    assert {on.position.by_id[name].place for name in ("gb2", "gb3")} == {"british-north"}


def test_6_5_r138_among_boxers_the_move_ends() -> None:
    on = world({"british-north": "gb1", "hanlin": "ir1", **HELD})
    for near in ("carriage-park", "canal-north"):
        on.position.fires[near] = Fire(True)
    assert set(reach(on.position, "british-north", points=4)) & {"hanlin", "changan-west"} == {"hanlin"}
    ask = ask_after(soldiers_move, on, dice=[], answers=[("move", "british-north", "hanlin", "gb1")])
    assert refused(ask, "move", "hanlin") == ("no-points-left", "6.5")


def test_6_5_r141_no_counter_has_to_move() -> None:
    assert not go(world({"hanlin": "gb1 ir1", **HELD})).events


def test_6_5_r140_entries_and_their_neighbours_may_be_entered() -> None:
    on = world({"hanlin": "gb1", **HELD})
    assert "changan-west" in words(ask_for(on), "move", "hanlin")


# --- weapons, civilians, leaders ------------------------------------------------------------------------------------


def test_6_5_r139_weapons_and_civilians_go_one_zone_free_of_points() -> None:
    on = world({"hanlin": "colt civ1 maxim/1", "changan-west": "ir1", **HELD}, ruins=["carriage-park"])
    ask = ask_for(on)
    assert words(ask, "move", "hanlin") == ["changan-west", "canal-north", "british-north", "carriage-park"]
    assert words(ask, "move", "hanlin", "canal-north") == ["colt", "maxim", "civ1"]
    assert words(ask, "move", "hanlin", "changan-west") == ["colt", "maxim"]  # weapons may enter Boxer zones
    assert refused(ask, "move", "hanlin", "changan-west", "civ1") == ("civilians-among-boxers", "6.5")
    on.position.put(on.position.by_id["gb1"], "hanlin")
    assert refused(ask_for(on), "move", "hanlin", "british-south", "colt") == ("one-zone-only", "6.5")
    after = ask_after(soldiers_move, on, dice=[], answers=[("move", "hanlin", "british-north", "colt+civ1")])
    assert refused(after, "move", "british-north") == ("no-points-left", "6.5")


def test_6_5_r25_a_leader_goes_among_boxers_only_with_or_after_troops() -> None:
    on = world({"british-north": "gb1 strouts", "hanlin": "ir1", **HELD})
    ask = ask_for(on)
    assert words(ask, "move", "british-north", "hanlin") == ["strouts", "gb1"]
    assert refused(ask, "move", "british-north", "hanlin", "strouts") == ("leader-alone", "6.5")
    ask.check(("move", "british-north", "hanlin", "strouts+gb1"))
    after = ask_after(soldiers_move, on, dice=[], answers=[("move", "british-north", "hanlin", "gb1")])
    after.check(("move", "british-north", "hanlin", "strouts"))
    alone = world({"british-north": "strouts", "hanlin": "ir1", **HELD})
    assert "hanlin" not in words(ask_for(alone), "move", "british-north")
    assert refused(ask_for(alone), "move", "british-north", "hanlin") == ("among-boxers", "6.5")


def test_2_3_r9_the_wall_is_left_by_its_stairs_into_a_street_only() -> None:
    assert "wall-street-west" in words(ask_for(world({"american-ramp": "colt", **HELD})), "move", "american-ramp")
    assert reach(world({}).position, "wall-west", points=4)["wall-street-west"] == 2  # along the wall, then down
    weapon = world({"water-gate": "colt", **HELD})
    assert words(ask_for(weapon), "move", "water-gate") == ["american-ramp", "german-ramp"]
    assert "canal-south" in weapon.position.zone("water-gate").touch
    assert refused(ask_for(weapon), "move", "water-gate", "canal-south") == ("wall", "2.3")


# --- fires ----------------------------------------------------------------------------------------------------------


def test_6_5_r86_no_counter_enters_a_fire_or_goes_through_one() -> None:
    fires = {zone: Fire(True) for zone in ("hanlin", "north-bridge")}
    on = world({"changan-west": "gb1", **HELD}, fires=fires)
    ask = ask_for(on)
    assert not {"hanlin", "north-bridge", "changan-middle"} & set(words(ask, "move", "changan-west"))
    assert refused(ask, "move", "changan-west", "hanlin") == ("into-fire", "6.5")


def test_6_5_r87_all_counters_must_leave_a_fire() -> None:
    on = world({"hanlin": "gb1 colt civ1 strouts", **HELD}, fires={"hanlin": Fire(True)})
    ask = ask_for(on)
    assert words(ask) == ["move"]
    assert ask.facts["must_leave"] == ("hanlin",)
    assert refused(ask, "done") == ("must-leave-fire", "6.5")
    menu = ask.level(("move", "hanlin", "changan-west"))
    assert menu is not None
    assert menu.preset == ("strouts", "gb1", "colt", "civ1")
    half = ask_after(soldiers_move, on, dice=[], answers=[("move", "hanlin", "changan-west", "gb1+strouts+colt")])
    assert words(half) == ["move"]
    played = play(soldiers_move, on, answers=[("move", "hanlin", "changan-west", "civ1"), DONE])
    assert played.one(CountersMoved).why == "flee"


def test_6_5_r87_soldiers_may_flee_among_boxers_civilians_may_not() -> None:
    places = {near: f"ir{number}" for number, near in enumerate(world({}).position.zone("british-south").walk, 1)}
    on = world({"british-south": "gb1 civ1", **places, "german-west": "de1"}, fires={"british-south": Fire(True)})
    ask = ask_for(on)
    ends = words(ask, "move", "british-south")
    assert ends
    for end in ends:
        assert words(ask, "move", "british-south", end) == ["gb1"]
    after = ask_after(soldiers_move, on, dice=[], answers=[("move", "british-south", ends[0], "gb1")])
    assert "done" in words(after)  # R88: the civilians have no way out and stay unharmed
    assert on.position.by_id["civ1"].place == "british-south"


def test_6_5_r88_without_a_way_out_they_stay_unharmed() -> None:
    near = world({}).position.zone("hanlin").walk
    on = world({"hanlin": "gb1 civ1", **HELD}, fires={zone: Fire(True) for zone in ("hanlin", *near)})
    played = go(on)
    assert not played.events
    assert faces(on.position, "hanlin") == {"gb1": 2, "civ1": 2}


def test_6_5_r88_r182_house_those_who_cannot_leave_lose_a_step_each() -> None:
    near = world({}).position.zone("hanlin").walk
    on = world(
        {"hanlin": "gb1 gb2/1 civ1 colt", **HELD},
        fires={zone: Fire(True) for zone in ("hanlin", *near)},
        house={"no_exit_fire": "losses"},
    )
    played = go(on)
    told = played.one(FireSuffered)
    assert {(loss.counter, loss.before, loss.after) for loss in told.losses} == {
        ("gb1", 2, 1),
        ("gb2", 1, 0),
        ("civ1", 2, 1),
    }
    assert played.one(MoraleChanged).change == -2
    assert on.position.stirred


# --- garrisons ------------------------------------------------------------------------------------------------------


def test_6_5_r54_an_empty_great_legation_costs_one_morale_once_a_day() -> None:
    on = world({**HELD, "german-west": "", "hanlin": "de1 civ1"})
    on.position.put(on.position.by_id["civ1"], "german-west")  # civilians are no garrison
    played = go(on)
    assert [told.power for told in played.told(LegationUnguarded)] == ["DE"]
    assert played.one(MoraleChanged).change == -1
    assert not go(on).events


def test_6_5_r42_r54_a_weapon_or_a_crew_is_a_garrison_and_no_standing_zone_is_an_excuse() -> None:
    on = world({**HELD, "german-west": "maxim/1", "russian-west": ""}, ruins=["russian-west"])
    on.position.fires["russian-east"] = Fire(True)
    assert not go(on).events


def test_6_5_r54_the_preset_of_a_move_leaves_the_last_garrison() -> None:
    on = world({**HELD, "german-west": "de1 de2/1 von-soden maxim"})

    def preset(end: str) -> tuple[str, ...]:
        menu = ask_for(on).level(("move", "german-west", end))
        assert menu is not None
        return menu.preset

    assert preset("wall-street-east") == ("von-soden", "de1", "de2")  # the Maxim holds it
    on.position.put(on.position.by_id["maxim"], "gone")
    assert preset("wall-street-east") == ("von-soden", "de1")
    assert preset("german-east") == ("von-soden", "de1", "de2")  # still in the Legation
    on.position.put(on.position.by_id["de3"], "german-east")
    assert preset("wall-street-east") == ("von-soden", "de1", "de2")


def test_6_5_every_answer_of_the_menu_is_legal_and_every_preset_too() -> None:
    on = world(
        {**HELD, "hanlin": "gb1 gb2 strouts colt civ1 ir1", "fu-north": "ir2"}, fires={"british-north": Fire(True)}
    )
    ask = ask_for(on)
    answers = list(ask.answers(most=400))
    assert len(answers) > 100
    for answer in answers:
        ask.check(answer)


def test_6_5_unknown_words_are_explained() -> None:
    on = world({"hanlin": "gb1 ir1", **HELD})
    ask = ask_for(on)
    assert refused(ask, "move", "nowhere") == ("no-such-zone", "6.5")
    assert refused(ask, "move", "customs") == ("nobody-there", "6.5")
    assert refused(ask, "move", "hanlin", "nowhere") == ("no-such-zone", "6.5")
    assert refused(ask, "move", "hanlin", "hanlin") == ("already-there", "6.5")
    assert refused(ask, "move", "hanlin", "german-west") == ("too-far", "6.5")
    assert refused(ask, "move", "hanlin", "changan-west", "gb9") == ("no-such-counter", "1.4.1")
    assert refused(ask, "move", "hanlin", "changan-west", "us1") == ("not-there", "6.5")
    assert refused(ask, "move", "hanlin", "changan-west", "ir1") == ("not-yours", "6.5")
    assert refused(ask, "move", "hanlin", "changan-west", "gb1+gb1") == ("said-twice", "6.5")
