"""Map overlays for players: arrows, ranges and reach follow the rules."""

from __future__ import annotations

import pytest
from support.siege_positions import world

from engine.core.asks import Ask, Menu, Refused
from engine.core.save import new_game
from engine.games.siege.analysis import overlays
from engine.games.siege.combat.modifiers import REACH
from engine.games.siege.map.board import board
from engine.games.siege.map.movement import March, destinations, reach
from engine.games.siege.ruleset import RULESET


def _march(**facts: object) -> Ask:
    return Ask("march", "6.5", lambda: Menu("do", ()), facts=facts)


def test_every_arrow_of_the_board_is_there_once() -> None:
    every = overlays.arrows()
    assert len(every) == len(set(every)) == sum(len(zone.arrows) for zone in board().zones.values())
    for arrow in every:
        zone = board().zones[arrow.start]
        assert arrow.end == (zone.red if arrow.red else zone.green)


def test_arrows_from_a_zone_are_those_that_boxers_there_may_follow() -> None:
    found = overlays.arrows("hatamen-street")
    seen = {found[0].start}
    for arrow in found:
        assert arrow.start in seen
        seen.add(arrow.end)
    assert found[0].end == "legation-street-6"
    assert len(found) < len(overlays.arrows())


@pytest.mark.parametrize(("weapon", "kind"), [("colt", "machine-gun"), ("betsy", "gun")])
def test_a_weapon_reaches_so_far_and_adds_its_value_to_the_next_zone_at_most(weapon: str, kind: str) -> None:
    position = world({"british-south": weapon}).position
    targets = overlays.ranges(position, weapon)
    away = board().touch_distance["british-south"]
    assert {target.zone for target in targets} == {zone for zone, far in away.items() if far <= REACH[kind]}
    for target in targets:
        assert target.distance == away[target.zone]
        two = position.house.distance2 == "value_no_bonus"
        assert target.value == (target.distance <= (2 if two else 1))
    assert [target.distance for target in targets] == sorted(target.distance for target in targets)


def test_the_house_rule_on_two_zones_is_kept() -> None:
    usual = {t.zone: t for t in overlays.ranges(world({"british-south": "colt"}).position, "colt")}
    barred = world({"british-south": "colt"}, house={"distance2": "none"}).position
    for target in overlays.ranges(barred, "colt"):
        assert target.distance != 2
    assert any(target.distance == 2 for target in usual.values())


def test_from_the_wall_everything_below_is_reached() -> None:
    position = world({"american-ramp": "colt"}).position
    found = {target.zone for target in overlays.ranges(position, "colt")}
    assert {zone.id for zone in board().zones.values() if zone.terrain != "wall"} <= found


def test_soldiers_alone_reach_the_next_zone() -> None:
    targets = overlays.ranges(world({"british-south": "gb1"}).position, "british-south")
    assert {target.zone for target in targets} == {"british-south", *board().zones["british-south"].touch}
    assert all(target.value and not target.test for target in targets)


def test_a_barred_shot_has_its_reason() -> None:
    position = world({"british-south": "colt gb1", "british-north": "ir1 gb2", "canal-middle": "ir2"}).position
    targets = {target.zone: target for target in overlays.ranges(position, "colt")}
    why = targets["british-north"].why
    assert why is not None
    assert why.reason == "friends-there"
    assert targets["canal-middle"].boxers
    assert targets["canal-middle"].why is None
    assert not targets["hanlin"].boxers


def test_reach_costs_what_the_march_costs() -> None:
    position = world({"british-south": "gb1 colt civ1", "hanlin": "ir1"}, ruins=["mongol-market"]).position
    found = {way.zone: way.cost for way in overlays.ways(position, None, "gb1")}
    assert found == reach(position, "british-south", points=4)
    for name in ("colt", "civ1"):
        expected = destinations(position, March(), position.by_id[name])
        assert {way.zone: way.cost for way in overlays.ways(position, None, name)} == expected
    together = {way.zone: way for way in overlays.ways(position, None, "british-south")}
    assert together["british-north"].counters == ("gb1", "colt", "civ1")
    assert together["british-north"].cost == found["british-north"]


def test_counters_that_have_moved_go_only_as_far_as_their_points_left() -> None:
    position = world({"british-south": "gb1"}).position
    ways = overlays.ways(position, _march(left={"gb1": 1}), "gb1")
    assert {way.zone for way in ways} == set(reach(position, "british-south", points=1))
    assert overlays.ways(position, _march(left={"gb1": 0}), "gb1") == ()


def test_during_setup_a_counter_goes_where_it_may_be_placed() -> None:
    outcome = new_game(RULESET, seed="survey", options={})
    view, ask = RULESET.view(outcome.world), outcome.ask
    assert ask is not None
    menu = ask.level(("move",))
    assert menu is not None
    start = menu.choices[0].word
    ends = ask.level(("move", start))
    assert ends is not None
    ways = overlays.ways(view, ask, start)
    assert {way.zone for way in ways} == {choice.word for choice in ends.choices}
    assert all(way.cost == 0 and way.counters for way in ways)


def test_the_menu_lists_existing_subjects_and_refuses_others() -> None:
    position = world({"british-south": "gb1 colt", "hanlin": "ir1"}).position
    tree = overlays.survey(position, None)
    root = tree.level(())
    assert root is not None
    assert [choice.word for choice in root.choices] == ["happened", "arrows", "range", "reach"]
    for answer in tree.answers():
        tree.check(answer)
    with pytest.raises(Refused):
        tree.level(("range", "dutch"))
    with pytest.raises(Refused):
        tree.level(("reach", "ir1"))
