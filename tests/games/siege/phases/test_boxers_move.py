"""§6.2 The Boxers follow their arrows: costs, stops, splits, fires in the way, stacks that join."""

from __future__ import annotations

import pytest
from support.siege_positions import play, world

from engine.games.siege.events import PileMoved, PilesJoined, PileSplit, PileStayed
from engine.games.siege.map.boxer_routes import affordable, choose, entry_cost, preferred, way_along
from engine.games.siege.map.piles import deal
from engine.games.siege.phases.p2_boxers_move import move_boxers
from engine.games.siege.world import CUP, Fire, Pile, World

SIX = "ir1 ir2 ir3 ir4 ir5 ir6"


def piles(on: World) -> list[tuple[str, list[str], bool, str | None]]:
    return [(pile.zone, sorted(pile.counters), pile.divided, pile.held) for pile in on.position.piles]


def consistent(on: World) -> None:
    """Return whether every Chinese counter on the map is in exactly one stack of its zone."""
    owned = [(name, pile.zone) for pile in on.position.piles for name in pile.counters]
    assert sorted(owned) == sorted((c.id, c.place) for c in on.position.counters if not c.power and c.place != CUP)


# --- costs ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("places", "start", "end", "cost"),
    [
        ({}, "changan-west", "hanlin", 1),
        ({}, "hanlin", "british-north", 2),
        ({"british-north": "gb1"}, "hanlin", "british-north", 3),
        ({"british-north": "civ1"}, "hanlin", "british-north", 2),
        ({"hanlin": "colt"}, "changan-west", "hanlin", 3),
        ({"hanlin": "civ1"}, "changan-west", "hanlin", 2),
        ({"hanlin": "macdonald"}, "changan-west", "hanlin", 1),  # R25: only the terrain
        ({}, "fu-south", "canal-middle", 2),
        ({}, "canal-middle", "hotel-de-pekin", 2),
        ({}, "canal-middle", "canal-north", 1),
        ({}, "canal-north", "north-bridge", 2),  # R93
        ({}, "legation-street-4", "south-bridge", 1),
        ({}, "south-bridge", "legation-street-3", 1),
        ({"canal-middle": "gb1 civ1"}, "fu-south", "canal-middle", 3),  # only the highest cost counts, never the sum
    ],
)
def test_6_2_r92_r93_r106_only_the_highest_cost_counts(places: dict[str, str], start: str, end: str, cost: int) -> None:
    assert entry_cost(world(places).position, start, end) == cost


def test_6_2_r92_ruins_and_barricades_cost_two() -> None:
    on = world({}, ruins=["hanlin"], barricades=["legation-street-2"])
    assert entry_cost(on.position, "changan-west", "hanlin") == 2
    assert entry_cost(on.position, "legation-street-1", "legation-street-2") == 2


# --- splitting ------------------------------------------------------------------------------------------------------


def test_6_2_r95_r96_a_pile_in_a_zone_with_two_arrows_splits_at_once_one_half_for_each() -> None:
    on = world({"changan-west": SIX})
    played = play(move_boxers, on)
    split = played.one(PileSplit)
    assert (split.zone, split.red, split.green) == ("changan-west", ("ir1", "ir3", "ir5"), ("ir2", "ir4", "ir6"))
    # red: Hanlin 1, British North 2, stops in the Legation; green: Carriage Park 1, its red British South 2
    assert [m.path for m in played.told(PileMoved)] == [
        ("changan-west", "hanlin", "british-north"),
        ("changan-west", "carriage-park", "british-south"),
    ]
    assert [m.cost for m in played.told(PileMoved)] == [3, 3]
    assert {m.stopped for m in played.told(PileMoved)} == {"legation"}
    assert all(divided for _, _, divided, _ in piles(on))
    consistent(on)


def test_6_2_r95_it_splits_however_the_targets_look() -> None:
    on = world({"changan-west": "ir1 ir2"}, ruins=["hanlin", "british-north"])
    assert play(move_boxers, on).one(PileSplit).zone == "changan-west"


def test_6_2_r96_it_splits_the_moment_it_enters_and_the_halves_go_on_with_what_is_left() -> None:
    on = world({"hatamen-street": SIX})
    played = play(move_boxers, on)
    first, red, green = played.told(PileMoved)
    assert (first.path, first.stopped, first.cost) == (("hatamen-street", "legation-street-6"), "split", 1)
    assert red.path == ("legation-street-6", "french-2")
    assert green.path == ("legation-street-6", "italian")
    consistent(on)


def test_6_2_r96_r169_where_it_must_stop_it_splits_only_when_it_moves_off() -> None:
    on = world({"hatamen-street": SIX, "legation-street-6": "fr1"})
    played = play(move_boxers, on)
    assert played.one(PileMoved).stopped == "defended"
    assert not played.told(PileSplit)
    assert play(move_boxers, on).one(PileStayed).why == "pinned"
    on.position.put(on.position.by_id["fr1"], "french-2")  # the defenders leave in phase 5
    assert play(move_boxers, on).one(PileSplit).zone == "legation-street-6"


def test_6_2_r95_r97_one_fighting_counter_does_not_split_and_follows_the_preferred_arrow() -> None:
    on = world({"changan-west": "ir1 bl1"})
    played = play(move_boxers, on)
    assert not played.told(PileSplit)
    assert played.one(PileMoved).path == ("changan-west", "hanlin", "british-north")
    assert piles(on) == [("british-north", ["bl1", "ir1"], False, None)]


def test_6_2_a_divided_pile_is_never_divided_again() -> None:
    on = world({}, piles=[])
    for name in ("ir1", "ir2"):
        on.position.put(on.position.by_id[name], "legation-street-2")
    on.position.piles = [Pile(1, "legation-street-2", ["ir1", "ir2"], divided=True)]
    assert not play(move_boxers, on).told(PileSplit)


@pytest.mark.parametrize(
    ("counters", "red", "green"),
    [
        ("fa1 fa2 rg1 rg2 ir1 ir2", ["fa1", "rg1", "ir1"], ["fa2", "rg2", "ir2"]),
        ("fa1 rg1 rg2 rg3", ["fa1", "rg2"], ["rg1", "rg3"]),  # the regulars start with the smaller half
        ("ir1 ir2 ir3", ["ir1", "ir3"], ["ir2"]),  # the odd one goes to red
        ("ir1/1 ir2 ir3/1 ir4", ["ir2", "ir1"], ["ir4", "ir3"]),  # the strongest first
        ("ir1 ir2 bl1 rl1", ["ir1", "bl1"], ["ir2", "rl1"]),
        ("ir1 ir2 ir3 bl1", ["ir1", "ir3"], ["ir2", "bl1"]),
        ("ir1 ir2 ir3 bl1 rl1", ["ir1", "ir3", "rl1"], ["ir2", "bl1"]),
        ("fa1 rg1 ir1 ir2 bl1", ["fa1", "ir1", "bl1"], ["rg1", "ir2"]),
    ],
)
def test_6_2_r97_r175_halves_are_dealt_by_kind_the_strongest_first(
    counters: str, red: list[str], green: list[str]
) -> None:
    on = world({"changan-west": counters})
    assert deal(on.position, on.position.piles[0].counters) == (red, green)


def test_6_2_r175_every_leader_has_a_fighting_counter_with_him() -> None:
    for number in range(2, 8):
        names = " ".join(f"ir{n}" for n in range(1, number + 1))
        on = world({"changan-west": f"{names} bl1 rl1"})
        for half in deal(on.position, on.position.piles[0].counters):
            assert any(name.startswith("ir") for name in half)
            assert sum(name in {"bl1", "rl1"} for name in half) == 1


# --- stopping -------------------------------------------------------------------------------------------------------


def test_6_2_r94_troops_civilians_and_lone_leaders_stop_a_pile() -> None:
    for who in ("gb1", "civ1", "macdonald", "colt"):
        on = world({"fu-north": "ir1", "fu-south": who})
        moved = play(move_boxers, on).one(PileMoved)
        assert (moved.path[-1], moved.stopped) == ("fu-south", "defended"), who


def test_6_2_r94_an_empty_building_does_not_stop_it_an_empty_legation_does() -> None:
    on = world({"customs-street-north": "ir1"})
    moved = play(move_boxers, on).one(PileMoved)
    # Fu North 1, Fu South 1, Japanese Legation 2: minor, empty, and yet it stops there
    assert moved.path == ("customs-street-north", "fu-north", "fu-south", "japanese")
    assert moved.stopped == "legation"


def test_6_2_r94_a_ruined_legation_does_not_stop_it() -> None:
    on = world({"hanlin": "ir1"}, ruins=["british-north"])
    moved = play(move_boxers, on).one(PileMoved)
    assert moved.path == ("hanlin", "british-north", "british-south")
    assert (moved.cost, moved.stopped) == (4, "legation")


def test_6_2_r91_soldiers_weapons_and_civilians_pin_a_lone_leader_does_not() -> None:
    for who, pinned in (("gb1", True), ("colt/1", True), ("civ1", True), ("macdonald", False)):
        on = world({"hanlin": f"ir1 {who}"})
        assert bool(play(move_boxers, on).told(PileStayed)) is pinned, who


def test_6_2_r91_a_fire_drives_boxers_out_of_a_melee() -> None:
    on = world({"hanlin": "ir1 gb1"}, fires={"hanlin": Fire(True)})
    assert play(move_boxers, on).one(PileMoved).path == ("hanlin", "british-north")


def test_6_2_r98_without_the_points_it_stays_and_keeps_its_arrow() -> None:
    # legation-street-1 -> 2 (1 point), then a split: red American West (3), green Russian West (3), both affordable;
    # with a barricade in the street (2) neither stack can pay, and each keeps its arrow
    on = world(
        {"legation-street-1": "ir1", "american-west": "us1", "russian-west": "ru1"},
        barricades=["legation-street-2"],
        ruins=["dutch"],
        piles=[Pile(1, "legation-street-1", ["ir1"], divided=True)],
    )
    moved = play(move_boxers, on).one(PileMoved)
    assert (moved.path, moved.stopped) == (("legation-street-1", "legation-street-2"), "points")
    assert on.position.piles[0].held == "american-west"
    on.position.ruins.append("american-west")  # it does not divert, although its target is a ruin now
    assert play(move_boxers, on).one(PileMoved).path[-1] == "american-west"
    assert on.position.piles[0].held is None


def test_6_2_r98_r99_halves_that_cannot_pay_stay_apart_and_each_goes_its_way_next_time() -> None:
    # Ha-ta Men Street -> Legation Street 6 behind a barricade: 2 points are left, both targets are held and cost 3
    on = world(
        {"hatamen-street": "ir1 ir2 ir3 ir4", "french-2": "fr1", "italian": "it1"}, barricades=["legation-street-6"]
    )
    first = play(move_boxers, on)
    assert [told.why for told in first.told(PileStayed)] == ["points", "points"]
    assert not first.told(PilesJoined)
    assert piles(on) == [
        ("legation-street-6", ["ir1", "ir3"], True, "french-2"),
        ("legation-street-6", ["ir2", "ir4"], True, "italian"),
    ]
    second = play(move_boxers, on)
    assert [m.path[-1] for m in second.told(PileMoved)] == ["french-2", "italian"]
    assert [pile.held for pile in on.position.piles] == [None, None]


def test_6_2_r103_a_stack_in_a_dead_end_stays() -> None:
    on = world({"peking-club": "ir1"})
    assert play(move_boxers, on).one(PileStayed).why == "arrows"


# --- the choice of an arrow -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruins", "fires", "first"),
    [
        ([], [], "french-2"),
        (["french-2"], [], "italian"),
        ([], ["french-2"], "italian"),  # burning is as bad as ruined
        (["french-2", "italian"], [], "french-2"),
        (["french-2"], ["italian"], "french-2"),
        (["italian"], [], "french-2"),
    ],
)
def test_6_2_r100_red_before_green_but_intact_before_ruined(ruins: list[str], fires: list[str], first: str) -> None:
    on = world({}, ruins=ruins, fires={zone: Fire(True) for zone in fires})
    assert preferred(on.position, "legation-street-6")[0] == first


def test_6_2_r100_a_single_arrow_is_followed_whatever_its_target() -> None:
    on = world({"hanlin": "ir1"}, ruins=["british-north"])
    assert play(move_boxers, on).one(PileMoved).path[1] == "british-north"


# --- fires in the way -----------------------------------------------------------------------------------------------


def test_6_2_r101_fires_in_a_row_are_passed_free_of_cost() -> None:
    on = world({"hanlin": "ir1"}, fires={"british-north": Fire(True), "hanlin": Fire(True)})
    moved = play(move_boxers, on).one(PileMoved)
    assert moved.path == ("hanlin", "british-north", "british-south")
    assert (moved.through, moved.cost, moved.stopped) == (("british-north",), 2, "legation")


def test_6_2_r101_past_a_fire_it_enters_without_the_points_unless_it_is_a_ruin() -> None:
    on = world({"british-south": "gb1"}, fires={"british-north": Fire(True)})
    way = way_along(on.position, "hanlin", "british-north")
    assert way is not None
    assert (way.end, way.cost) == ("british-south", 3)
    assert affordable(on.position, way, left=1)
    assert not affordable(on.position, way, left=0)  # R173
    on.position.ruins.append("british-south")
    assert not affordable(on.position, way, left=2)
    assert affordable(on.position, way, left=3)


def test_6_2_r101_short_of_points_for_a_ruin_past_a_fire_it_stays_where_it_was() -> None:
    on = world(
        {"legation-street-1": "ir1", "american-east": "us1"},
        barricades=["legation-street-2"],
        ruins=["dutch", "american-east", "russian-west"],
        fires={"american-west": Fire(True)},
        piles=[Pile(1, "legation-street-1", ["ir1"], divided=True)],
    )
    moved = play(move_boxers, on).one(PileMoved)
    # two points left: American West burns and is passed, but the ruin behind it costs 3
    assert (moved.path, moved.stopped) == (("legation-street-1", "legation-street-2"), "ruin")
    assert on.position.piles[0].held == "american-west"


def test_6_2_r101_no_split_in_a_fire_it_passes() -> None:
    on = world({"changan-east": SIX}, fires={"fu-north": Fire(True), "austrian": Fire(True)})
    played = play(move_boxers, on)
    assert [split.zone for split in played.told(PileSplit)] == ["changan-east"]


def test_6_2_r102_without_a_way_out_of_a_fire_it_stays_in_it() -> None:
    on = world({"peking-club": "ir1"}, fires={"peking-club": Fire(True)})
    assert play(move_boxers, on).one(PileStayed).why == "arrows"


def test_6_2_r102_fires_that_lead_back_into_each_other_hold_it() -> None:
    on = world({"british-north": "ir1"}, fires={"british-north": Fire(True), "british-south": Fire(True)})
    assert play(move_boxers, on).one(PileStayed).why == "fire"


def test_6_2_r102_an_arrow_into_such_fires_does_not_count_when_the_other_leads_out() -> None:
    on = world(
        {"changan-west": "ir1"},
        fires={"hanlin": Fire(True), "british-north": Fire(True), "british-south": Fire(True)},
        ruins=["carriage-park"],
        piles=[Pile(1, "changan-west", ["ir1"], divided=True)],
    )
    arrow, way = choose(on.position, on.position.piles[0])
    assert (arrow, way and way.end) == ("carriage-park", "carriage-park")


# --- loops, order, joining ------------------------------------------------------------------------------------------


def test_6_2_r104_no_zone_is_entered_twice_in_a_phase() -> None:
    # American East -> Legation Street 3 -> green back to American East, where it began (R173)
    on = world({"american-east": "ir1 ir2"})
    played = play(move_boxers, on)
    assert played.told(PileStayed)[0].why == "loop"
    assert [p[0] for p in piles(on)] == ["russian-east", "legation-street-3"]
    assert on.position.piles[1].held == "american-east"


def test_6_2_r104_r173_the_ring_of_ruined_french_zones_is_walked_once() -> None:
    on = world(
        {"french-1": "ir1"}, ruins=["french-1", "french-2", "french-3"], piles=[Pile(1, "french-1", ["ir1"], True)]
    )
    moved = play(move_boxers, on).one(PileMoved)
    assert moved.path == ("french-1", "french-3", "french-2")
    assert moved.stopped == "loop"


def test_6_2_r107_piles_move_in_the_order_they_were_made_red_half_then_green_half_then_the_next() -> None:
    on = world({"changan-west": "ir1 ir2", "changan-east": "ir3 ir4"})
    played = play(move_boxers, on)
    assert [m.counters for m in played.told(PileMoved)] == [("ir1",), ("ir2",), ("ir3",), ("ir4",)]
    assert [pile.counters for pile in on.position.piles] == [["ir1"], ["ir2"], ["ir3"], ["ir4"]]
    assert len({pile.id for pile in on.position.piles}) == 4


def test_6_2_r99_piles_that_end_in_one_zone_join_and_count_as_divided() -> None:
    on = world({"british-north": "ir1", "british-south": "ir2 gb1"}, ruins=["british-north"])
    on.position.piles[0].divided = True
    played = play(move_boxers, on)
    assert played.one(PilesJoined).zone == "british-south"
    assert piles(on) == [("british-south", ["ir1", "ir2"], True, None)]
    consistent(on)


def test_6_2_r99_r174_halves_with_different_arrows_stay_apart_a_third_joins_the_first() -> None:
    on = world(
        {"legation-street-2": "ir1 ir2 gb1", "legation-street-1": "ir3"},
        ruins=["dutch"],
        piles=[
            Pile(1, "legation-street-2", ["ir1"], divided=True, held="american-west"),
            Pile(2, "legation-street-2", ["ir2"], divided=True, held="russian-west"),
            Pile(3, "legation-street-1", ["ir3"]),
        ],
    )
    play(move_boxers, on)
    assert piles(on) == [
        ("legation-street-2", ["ir1", "ir3"], True, "american-west"),
        ("legation-street-2", ["ir2"], True, "russian-west"),
    ]


def test_6_2_r90_r162_the_first_move_has_four_points_fanatics_and_leaders_included() -> None:
    on = world({"qianmen-wall": "fa1 rl1 rg1 rg2"})
    played = play(move_boxers, on)
    first = played.told(PileMoved)[0]
    assert first.path == ("qianmen-wall", "wall-west", "american-ramp")
    consistent(on)


def test_6_2_r105_no_arrow_leads_off_the_map() -> None:
    zones = world({}).position.board.zones
    assert all(target in zones for zone in zones.values() for _, target in zone.arrows)
