"""The eleven events, and skipping unique events that have happened (§5.3)."""

from __future__ import annotations

import pytest
from support.siege_positions import Played, faces, play, world

from engine.games.siege import cards
from engine.games.siege import events as facts
from engine.games.siege.event_table import fall_through
from engine.games.siege.phases.bombardment import shells_today
from engine.games.siege.phases.random_event import roll_event
from engine.games.siege.world import CUP, GONE, World


def dawn(card: str = "KH", places: dict[str, str] | None = None, **fields: object) -> World:
    on = world(places if places is not None else {"british-north": "gb1"}, card=card, **fields)
    on.position.assault, on.position.sequence = False, 0
    return on


def event(on: World, *dice: int) -> Played:
    return play(roll_event, on, dice=dice)


@pytest.mark.parametrize(
    ("rolled", "used", "taken", "skipped"),
    [
        (7, [], 7, ()),
        (2, [2], 3, (2,)),
        (2, [2, 3], 4, (2, 3)),
        (6, [6], 7, (6,)),
        (9, [9], 10, (9,)),
        (11, [11], 12, (11,)),
        (11, [11, 12], 2, (11, 12)),
        (12, [12, 2, 3], 4, (12, 2, 3)),
        (4, [2, 3, 6, 9, 11, 12], 4, ()),
    ],
)
def test_5_3_r67_used_unique_events_are_skipped_and_2_follows_12(
    rolled: int, used: list[int], taken: int, skipped: tuple[int, ...]
) -> None:
    assert fall_through(rolled, used) == (taken, skipped)


def test_5_3_r67_the_event_taken_is_the_one_that_is_used_up() -> None:
    on = dawn(events_used=[11])
    told = event(on, 5, 6).one(facts.EventRolled)
    assert (told.rolled, told.taken, told.skipped) == (11, 12, (11,))
    assert on.position.events_used == [11, 12]


def test_5_3_a_repeatable_event_is_not_used_up() -> None:
    on = dawn()
    event(on, 3, 4)
    event(on, 3, 4)
    assert on.position.events_used == []


# --- 2: mines -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "other", "left"), [(2, "french-2", "french-3"), (5, "french-3", "french-2")])
def test_5_3_2_r68_r69_f1_and_f2_or_f3_are_ruined_and_left(die: int, other: str, left: str) -> None:
    on = dawn(places={"french-1": "fr1", other: "civ5 it1"})
    played = event(on, 1, 1, die, 1, 1)
    assert set(on.position.ruins) == {"french-1", other}
    assert played.one(facts.MinesExploded).zones == ("french-1", other)
    shelled = played.told(facts.ZoneShelled)
    assert [e.zone for e in shelled] == ["french-1", other]
    assert all((e.account.column, e.account.modifiers, e.why) == (8, (), "mine") for e in shelled)
    assert set(faces(on.position, left)) == {"fr1", "civ5", "it1"}
    assert [e.why for e in played.told(facts.CountersMoved)] == ["retire", "retire"]


def test_5_3_2_r68_losses_and_leaders_as_under_shells() -> None:
    on = dawn(places={"french-1": "fr1 fr2 darcy civ5"})
    played = event(on, 1, 1, 2, 6, 6)  # column 8, die 6: 2+5C; then Darcy's die
    assert on.position.morale == 8
    assert faces(on.position, "french-3") == {"darcy": 1, "fr2": 2, "civ5": 1}
    assert played.one(facts.ZoneShelled).account.result == "2+5C"
    assert on.position.by_id["fr1"].place != "french-3"


def test_5_3_2_r68_a_ruin_is_attacked_again_without_a_second_marker() -> None:
    on = dawn(places={"french-1": "fr1"}, ruins=["french-1"])
    played = event(on, 1, 1, 2, 1)
    assert played.one(facts.MinesExploded).ruined == ("french-2",)
    assert on.position.ruins == ["french-1", "french-2"]
    assert played.one(facts.ZoneShelled).zone == "french-1"


def test_5_3_2_r68_an_empty_zone_is_not_attacked_and_a_lone_leader_neither() -> None:
    on = dawn(places={"french-2": "darcy"})
    played = event(on, 1, 1, 2)
    assert played.told(facts.ZoneShelled) == []
    assert faces(on.position, "french-3") == {"darcy": 2}


def test_5_3_2_r69_with_no_french_zone_left_to_the_nearest_intact_legation() -> None:
    on = dawn(places={"french-1": "fr1", "french-2": "fr2"}, ruins=["french-3"])
    event(on, 1, 1, 2, 1, 1)
    assert on.position.by_id["fr2"].place == "italian"  # next to F2
    assert on.position.by_id["fr1"].place == "german-west"  # two zones away, the first in map order


def test_5_3_2_r69_nowhere_to_go() -> None:
    from engine.games.siege.map.board import board

    ruins = [zone.id for zone in board().zones.values() if zone.legation]
    on = dawn(places={"french-1": "fr1"}, ruins=ruins)
    event(on, 1, 1, 2, 1)
    assert on.position.by_id["fr1"].place == "french-1"


# --- 3 to 5 ---------------------------------------------------------------------------------------------------------


def test_5_3_3_r70_r166_short_of_ammunition_for_good() -> None:
    on = dawn(morale=6)
    event(on, 1, 2)
    assert (on.position.ammunition_short, on.position.morale) == (True, 6)


def test_5_3_4_r71_heavy_rain_turns_a_black_card_red() -> None:
    on = dawn("KS", cha_cha=True)
    assert event(on, 1, 3).one(facts.HeavyRainFell).turned_red
    assert cards.red_today(on.position)
    assert not cards.attack_today(on.position)
    assert not shells_today(on)
    assert (on.position.red_figures, on.position.cha_cha) == (0, True)


def test_5_3_4_r71_on_a_red_card_it_changes_nothing() -> None:
    on = dawn("KH")
    assert not event(on, 2, 2).one(facts.HeavyRainFell).turned_red
    assert not on.position.rain


@pytest.mark.parametrize(("die", "civilians", "soldiers"), [(1, 1, 0), (4, 1, 0), (5, 2, 0), (6, 2, 1)])
def test_5_3_5_r72_famine(die: int, civilians: int, soldiers: int) -> None:
    on = dawn(places={"british-north": "civ1 civ2 gb1", "french-1": "civ5"})
    told = event(on, 2, 3, die).one(facts.FamineStruck)
    steps = sum(loss.before - loss.after for loss in told.losses if loss.kind == "civilian")
    assert steps == civilians
    assert on.position.morale == 10 - soldiers


def test_5_3_5_r72_missing_civilians_are_ignored_and_a_weapon_stands_in_for_soldiers() -> None:
    on = dawn(places={"british-north": "nordenfelt"})
    event(on, 2, 3, 6)
    assert faces(on.position, "british-north") == {"nordenfelt": 1}
    assert on.position.morale == 10


# --- 6 to 12 --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "truce", "coming"), [("KH", False, 16), ("KS", False, 5), ("KH", True, 16), ("KS", True, 0)]
)
def test_5_3_6_r73_the_mine(card: str, truce: bool, coming: int) -> None:
    on = dawn(card)
    if truce:
        event(on, 6, 6)
    event(on, 2, 4)
    assert on.position.mine_attack == coming


@pytest.mark.parametrize(("dice", "name"), [((3, 4), "peitang"), ((4, 5), "relief")])
def test_5_3_7_9_r74_news_puts_morale_back_on_ten(dice: tuple[int, int], name: str) -> None:
    on = dawn(morale=2)
    assert event(on, *dice).one(facts.NewsCame).news == name
    assert on.position.morale == 10


def test_5_3_r183_without_a_ceiling_news_never_lowers_morale() -> None:
    on = dawn(morale=14, house={"morale_cap": "none"})
    event(on, 3, 4)
    assert on.position.morale == 14


def test_5_3_8_r75_cha_cha_waits_for_the_next_assault() -> None:
    on = dawn()
    event(on, 4, 4)
    event(on, 4, 4)
    assert on.position.cha_cha is True


def test_5_3_10_r76_light_rain_cancels_the_bombardment_and_not_the_assault() -> None:
    on = dawn("KS")
    event(on, 5, 5)
    assert not shells_today(on)
    assert cards.attack_today(on.position)


@pytest.mark.parametrize(("food", "die", "after"), [(20, 3, 11), (8, 1, 1), (5, 6, 1), (35, 6, 23)])
def test_5_3_11_r44_supplies_go_back_to_one_at_most(food: int, die: int, after: int) -> None:
    on = dawn(food=food, morale=3)
    event(on, 5, 6, die)
    assert (on.position.food, on.position.morale) == (after, 10)


def test_5_3_12_r77_the_regulars_are_removed_for_good() -> None:
    on = dawn(morale=1)
    told = event(on, 6, 6).one(facts.TruceMade)
    assert len(told.removed) == 7
    assert {on.position.by_id[name].place for name in told.removed} == {GONE}
    assert len(on.position.here(CUP)) == 18  # R3
    assert (on.position.truce, on.position.morale) == (True, 10)
