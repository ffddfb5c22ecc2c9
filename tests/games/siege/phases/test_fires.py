"""§6.1 Fires are fought, then they spread. §6.8 The Boxers light fires."""

from __future__ import annotations

import pytest
from support.siege_positions import play, world

from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.games.siege.events import FireFought, FireSpread, SequenceBegan, ZonesLit
from engine.games.siege.map.board import board
from engine.games.siege.phases.p1_fires import douses, fight_fires, ignite
from engine.games.siege.phases.p8_arson import light_fires
from engine.games.siege.world import Fire


@pytest.mark.parametrize(
    ("die", "strength", "out"),
    [(1, 9, False), (2, 3, False), (2, 4, True), (4, 2, True), (5, 1, True), (6, 1, True), (3, 2, False)],
)
def test_6_1_r78_die_and_soldier_points_of_six_but_never_a_one(die: int, strength: int, out: bool) -> None:
    assert douses(die, strength) is out


def test_6_1_r78_only_soldiers_count_and_boxers_do_not_matter() -> None:
    on = world({"hanlin": "gb1 gb2/1 macdonald nordenfelt civ1 ir1"}, fires={"hanlin": Fire(True)})
    played = play(fight_fires, on, dice=[3])
    told = played.one(FireFought)
    assert told.out
    assert [(m.name, m.value) for m in told.account.modifiers] == [("soldiers", 3)]
    assert told.account.total == 6
    assert not on.position.fires


def test_6_1_r79_each_fire_gets_one_attempt() -> None:
    on = world({"hanlin": "gb1"}, fires={"hanlin": Fire(False)})
    assert not play(fight_fires, on, dice=[2]).one(FireFought).out
    assert on.position.fires["hanlin"].tried
    assert not play(fight_fires, on).told(FireFought)


def test_6_1_r79_a_fire_that_nobody_fought_cannot_be_fought_later() -> None:
    on = world({"hanlin": "civ1 nordenfelt macdonald"}, fires={"hanlin": Fire(False)})
    play(fight_fires, on)
    on.position.put(on.position.by_id["gb1"], "hanlin")
    assert not play(fight_fires, on).told(FireFought)


def test_6_1_r79_a_zone_that_was_put_out_may_be_lit_and_fought_again() -> None:
    on = world({"hanlin": "gb1 gb2 ir1"}, fires={"hanlin": Fire(True)}, lit_today=["hanlin"])
    play(fight_fires, on, dice=[6])
    assert play(light_fires, on).one(ZonesLit).zones == ("hanlin",)
    assert not on.position.stirred  # R146: it burned before, today
    assert play(fight_fires, on, dice=[6]).one(FireFought).out


def test_6_1_r80_r81_all_fires_are_fought_before_any_spreads_by_fire_then_neighbour() -> None:
    # the Hanlin touches Ch'ang-an Street, the Carriage Park, Canal North, British North; only two of them burn
    on = world({"hanlin": "gb1", "customs": "fr1"}, fires={"customs": Fire(True), "hanlin": Fire(True)})
    played = play(fight_fires, on, dice=[2, 2, 5, 1, 1, 6])
    assert played.dice.rolled == [
        "douse hanlin=2",
        "douse customs=2",
        "spread hanlin british-north=5",
        "spread hanlin carriage-park=1",
        "spread customs french-3=1",
        "spread customs austrian=6",
    ]
    assert set(on.position.fires) == {"hanlin", "customs", "carriage-park", "french-3"}
    assert on.position.fires["carriage-park"] == Fire(spreads=False, tried=False)
    assert on.position.lit_today == ["carriage-park", "french-3"]
    assert on.position.stirred


def test_6_1_r80_a_zone_that_catches_now_is_not_fought_now() -> None:
    on = world({"carriage-park": "gb1 gb2"}, fires={"hanlin": Fire(True)})
    played = play(fight_fires, on, dice=[6, 1])
    assert not played.told(FireFought)
    assert "carriage-park" in on.position.fires
    assert play(fight_fires, on, dice=[6, 6, 6]).one(FireFought).zone == "carriage-park"


def test_6_1_r81_two_fires_next_to_a_zone_roll_twice() -> None:
    on = world({}, fires={"british-north": Fire(True), "carriage-park": Fire(True)}, ruins=["mongol-market"])
    played = play(fight_fires, on, dice=[6] * 4)
    assert [die for die in played.dice.rolled if " hanlin=" in die] == [
        "spread british-north hanlin=6",
        "spread carriage-park hanlin=6",
    ]


def test_6_1_r81_burning_and_ruined_neighbours_do_not_roll() -> None:
    on = world({}, fires={"hanlin": Fire(True), "carriage-park": Fire(False)}, ruins=["british-north"])
    assert not play(fight_fires, on).told(FireSpread)


def test_6_1_r82_second_fires_never_spread() -> None:
    on = world({}, fires={"hanlin": Fire(False)})
    for _ in range(4):
        assert not play(fight_fires, on).told(FireSpread)


def test_6_1_r82_house_second_fires_spread_from_the_second_phase_after_they_caught() -> None:
    on = world({}, fires={"customs": Fire(True)}, house={"second_fires_spread": "later"})
    play(fight_fires, on, dice=[1, 6])  # french-3 catches
    on.position.ruins.append("austrian")
    first = play(fight_fires, on)
    assert not first.told(FireSpread)
    second = play(fight_fires, on, dice=[6, 6])
    assert {told.start for told in second.told(FireSpread)} == {"french-3"}


def test_6_1_r83_streets_canal_bridges_and_walls_do_not_burn() -> None:
    on = world(
        {"changan-west": "ir1", "canal-north": "ir2", "north-bridge": "ir3", "wall-west": "ir4", "hanlin": "ir5"}
    )
    assert play(light_fires, on).one(ZonesLit).zones == ("hanlin",)


def test_6_8_r83_house_walls_burn() -> None:
    on = world({"wall-west": "ir4", "canal-north": "ir2"}, house={"walls_burn": "yes"})
    assert play(light_fires, on).one(ZonesLit).zones == ("wall-west",)


def test_6_8_r84_occupied_zones_are_lit_too_but_no_ruin_and_nothing_twice() -> None:
    on = world(
        {"hanlin": "ir1 gb1", "british-north": "ir2 civ1", "fu-north": "ir3", "customs": "ir4"},
        ruins=["fu-north"],
        fires={"customs": Fire(False, tried=True)},
    )
    assert play(light_fires, on).one(ZonesLit).zones == ("british-north", "hanlin")
    assert on.position.fires["customs"] == Fire(False, tried=True)
    assert on.position.fires["hanlin"] == Fire(True)
    assert on.position.lit_today == ["british-north", "hanlin"]
    assert on.position.stirred


def test_6_8_r84_house_spares_zones_with_troops() -> None:
    on = world(
        {"hanlin": "ir1 gb1", "fu-north": "ir2 colt", "british-north": "ir3 civ1"}, house={"arson_occupied": "no"}
    )
    assert play(light_fires, on).one(ZonesLit).zones == ("british-north",)


def test_6_8_without_a_new_fire_there_is_no_event() -> None:
    assert not play(light_fires, world({"changan-west": "ir1"})).events


def test_6_a_round_begins_without_recorded_losses() -> None:
    on = world({"hanlin": "ir1"}, sequence=2, bled=["hanlin"], stirred=True)
    assert play(fight_fires, on).one(SequenceBegan).sequence == 3
    assert (on.position.sequence, on.position.bled, on.position.stirred) == (3, [], False)


@pytest.mark.parametrize("reading", ["never", "later"])
@pytest.mark.parametrize("seed", range(6))
def test_6_1_r82_fires_spread_as_a_slow_reading_has_it(seed: int, reading: str) -> None:
    """Eight rounds: the rolls follow only from the rounds in which fires were lit and caught."""
    dice = SeededDice(f"fires {seed}", period="6.1")
    on = world({}, house={"second_fires_spread": reading})
    position, zones = on.position, board().zones
    houses = [zone for zone, each in zones.items() if each.terrain in {"legation", "buildings"}]
    lit, caught, second = dict[str, int](), dict[str, int](), 0
    for number in range(1, 9):
        new = houses[dice.number("lit", len(houses)) - 1]
        if new not in lit and new not in caught:
            ignite(position, new, spreads=True)
            lit[new] = number
        context = Context(dice)
        fight_fires(on, context)
        told = [event for event in context.events if isinstance(event, FireSpread)]
        burning = {*lit, *caught}
        for start in [zone for zone in zones if zone in burning]:
            waited = reading == "later" and start in caught and number >= caught[start] + 2
            if start not in lit and not waited:
                continue
            for near in zones[start].touch:
                if near in houses and near not in lit and near not in caught:
                    event = told.pop(0)
                    assert (event.start, event.zone) == (start, near)
                    second += waited
                    if event.caught:
                        caught[near] = number
        assert not told
        assert set(position.fires) == {*lit, *caught}
    assert bool(second) == (reading == "later")
