"""The day's end (§4, §6.9), the lodging of civilians (§8.2), and victory (§7)."""

from __future__ import annotations

import pytest
from support.siege_positions import Played, faces, play, world

from engine.core.asks import DONE, Answer, Refused
from engine.games.siege import morale
from engine.games.siege.events import CountersMoved, DayEnded, MoraleChanged, SiegeEnded, ZonesRuined
from engine.games.siege.map.board import board
from engine.games.siege.phases.day_end import end_day
from engine.games.siege.victory import count, end_siege, overrun, result
from engine.games.siege.world import CUP, GONE, Fire, World

POWERS = ["GB", "RU", "US", "DE", "FR"]


def dusk(card: str = "7S", places: dict[str, str] | None = None, *, fought: bool = False, **fields: object) -> World:
    """Build an evening on which all garrison losses are charged already, so that they do not interfere."""
    fields.setdefault("unguarded", list(POWERS))
    on = world(places if places is not None else {"british-north": "gb1"}, card=card, **fields)
    on.position.day, on.position.assault = 9, fought
    return on


def night(on: World, *answers: Answer) -> Played:
    return play(end_day, on, answers=answers)


# --- morale ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "fought", "rain", "by"),
    [
        ("7H", False, False, 1),
        ("KH", False, False, 1),
        ("7S", False, False, 0),
        ("KH", True, False, 0),
        ("KS", False, True, 1),
    ],
)
def test_4_r50_plus_one_after_a_red_day_without_combat(card: str, fought: bool, rain: bool, by: int) -> None:
    on = dusk(card, fought=fought, morale=5, rain=rain)
    night(on, *([DONE] if fought else []))
    assert on.position.morale == 5 + by


def test_4_r27_r28_r51_leaders_then_macdonald_then_plus_one() -> None:
    on = dusk("7H", morale=10, leaders_lost=["strouts", "macdonald"])
    played = night(on)
    assert [event.change for event in played.told(MoraleChanged)] == [-4, -6, 1]
    assert on.position.morale == 1
    assert on.position.leaders_lost == []  # R28: once


def test_4_r49_each_change_is_clamped_as_it_happens() -> None:
    on = dusk("7H", morale=3, leaders_lost=["strouts", "poole"])
    night(on)
    assert on.position.morale == 1  # 3 -> 0 -> 0 -> 1
    morale.change(on.position, played_table(), "any", rule="4", by=30)
    assert on.position.morale == 10


def played_table() -> object:
    from engine.core.context import Context
    from engine.core.dice import ScriptedDice

    return Context(ScriptedDice(()))


def test_1_5_3_house_rule_macdonald_does_not_cost_twice() -> None:
    on = dusk(leaders_lost=["macdonald"], house={"macdonald_morale": "immediate"})
    night(on)
    assert on.position.morale == 10


def test_4_r45_house_rule_hunger_at_the_days_end() -> None:
    on = dusk(food=35, house={"food35_arrival_day": "-2"})
    night(on)
    assert on.position.morale == 8


def test_6_5_r54_garrisons_are_tested_once_more() -> None:
    on = dusk(unguarded=["RU", "US", "DE", "FR"], places={"fu-south": "gb1"})
    night(on)
    assert on.position.morale == 9


# --- order ----------------------------------------------------------------------------------------------------------


def test_6_9_r147_boxers_go_to_the_cup_fires_become_ruins_and_the_day_is_reset() -> None:
    on = dusk("KS", {"hanlin": "ir1/1 bl1", "british-north": "gb1"}, fought=True, cha_cha=True)
    position = on.position
    position.fires["hanlin"], position.fires["british-south"] = Fire(spreads=True), Fire(spreads=False)
    position.sequence, position.idle, position.spent, position.lit_today = 5, 2, ["ir9"], ["hanlin"]
    played = night(on, DONE)
    assert played.one(ZonesRuined).zones == ("british-south", "hanlin")
    assert (position.fires, set(position.ruins)) == ({}, {"hanlin", "british-south"})
    assert position.by_id["ir1"].place == CUP
    assert position.by_id["ir1"].face == 2
    assert (position.piles, position.sequence, position.idle, position.cha_cha) == ([], 0, 0, False)
    assert (position.spent, position.lit_today, position.unguarded, position.assault) == ([], [], [], False)
    assert played.one(DayEnded).day == 9


def test_6_9_r88_counters_in_a_fire_stay_in_the_ruin() -> None:
    on = dusk("KS", {"fu-south": "jp1"}, fought=True)
    on.position.fires["fu-south"] = Fire(spreads=True)
    night(on, DONE)
    assert faces(on.position, "fu-south") == {"jp1": 2}


def test_5_3_r75_a_cha_cha_waits_through_quiet_days() -> None:
    on = dusk(cha_cha=True)
    night(on)
    assert on.position.cha_cha


def test_6_9_a_quiet_day_asks_nothing() -> None:
    assert night(dusk(places={"british-north": "gb1 civ1"})).asks == []


# --- civilians ------------------------------------------------------------------------------------------------------


def test_8_2_r155_all_civilians_go_home() -> None:
    on = dusk("KS", {"french-2": "civ5", "japanese": "civ1", "british-north": "gb1"}, fought=True)
    played = night(on, DONE)
    assert on.position.by_id["civ5"].place == "french-1"
    assert on.position.by_id["civ1"].place == "british-north"
    assert {event.why for event in played.told(CountersMoved)} == {"lodge"}


def test_8_2_r155_the_player_chooses_within_the_home() -> None:
    on = dusk("KS", {"japanese": "civ5", "british-north": "gb1"}, fought=True)
    night(on, ("lodge", "civ5", "french-3"), DONE)
    assert on.position.by_id["civ5"].place == "french-3"


def test_8_2_r155_the_british_crowd_together_when_one_zone_is_left() -> None:
    on = dusk(places={"british-north": "civ1 civ2", "british-south": "civ3 civ4"}, ruins=["british-south"])
    night(on)
    assert set(faces(on.position, "british-north")) == {"civ1", "civ2", "civ3", "civ4"}


def test_8_2_r155_r178_a_ruined_home_sends_them_to_the_nearest_great_legation() -> None:
    on = dusk(places={"american-west": "civ7"}, ruins=["american-west", "american-east"])
    night(on)
    # Legation Street 2 and 3 lie between them and either Russian zone: the player may choose, else map order.
    assert on.position.by_id["civ7"].place == "russian-west"
    on = dusk("KS", {"american-west": "civ7"}, fought=True, ruins=["american-west", "american-east"])
    night(on, ("lodge", "civ7", "russian-east"), DONE)
    assert on.position.by_id["civ7"].place == "russian-east"
    on = dusk("KS", {"american-west": "civ7"}, fought=True, ruins=["american-west", "american-east"])
    with pytest.raises(Refused):
        night(on, ("lodge", "civ7", "french-1"), DONE)


def test_8_2_r155_then_the_nearest_minor_one_then_nowhere() -> None:
    great = [zone.id for zone in board().zones.values() if zone.major]
    on = dusk(places={"american-west": "civ7", "french-3": "civ6"}, ruins=great)
    night(on)
    assert on.position.by_id["civ7"].place == "dutch"  # home wins over the ban on zones next to an entry
    assert on.position.by_id["civ6"].place == "italian"
    every = [zone.id for zone in board().zones.values() if zone.legation]
    on = dusk(places={"american-west": "civ7"}, ruins=every)
    night(on)
    assert on.position.by_id["civ7"].place == "american-west"


# --- victory --------------------------------------------------------------------------------------------------------


def lines(on: World) -> tuple[dict[str, int], dict[str, int]]:
    counts = count(on.position)
    return {i.name: i.total for i in counts.powers}, {i.name: i.total for i in counts.boxers}


def full_house(**fields: object) -> World:
    """Build a position with all counters on the map at full strength, except Betsy, who is still apart."""
    from engine.games.siege.ruleset import RULESET

    on = RULESET.new({})
    for name, value in fields.items():
        setattr(on.position, name, value)
    return on


def test_7_2_1_the_untouched_quarter() -> None:
    powers, boxers = lines(full_house())
    assert powers == {
        "major-intact": 110,
        "civilians-full": 120,
        "minor-intact": 25,
        "civilians-reduced": 0,
        "soldiers-lost": 0,
        "weapons-lost": 0,  # R41: Betsy, never placed, is not eliminated
        "leaders-lost": 0,
        "civilians-lost": 0,
        "legations-ruined": 0,
        "macdonald-lost": 0,
    }
    assert set(boxers.values()) == {0}
    assert (count(full_house().position).winner, count(full_house().position).powers_band) == ("powers", 5)


def test_7_2_r151_r154_every_line() -> None:
    on = full_house(ruins=["british-north", "dutch", "hanlin", "fu-south"])
    position = on.position
    for name, place in (("gb1", "pool"), ("vo8", "pool"), ("colt", GONE), ("strouts", GONE), ("macdonald", GONE)):
        position.put(position.by_id[name], place)
    position.put(position.by_id["civ1"], GONE)
    position.by_id["civ2"].face = 1
    position.by_id["jp1"].face = 1  # R151: a reduced counter on the map is 0
    position.by_id["maxim"].face = 1  # and so is a living crew
    powers, boxers = lines(on)
    assert powers == {
        "major-intact": 100,
        "civilians-full": 100,
        "minor-intact": 20,
        "civilians-reduced": 5,
        "soldiers-lost": -2,
        "weapons-lost": -1,
        "leaders-lost": -2,
        "civilians-lost": -5,
        "legations-ruined": -10,
        "macdonald-lost": -10,  # R152: not also -2
    }
    assert boxers == {"soldiers-lost": 2, "ruins": 2, "civilians-lost": 5, "minor-ruined": 5, "major-ruined": 10}


def test_7_2_r149_equal_totals_are_a_draw() -> None:
    on = full_house()
    position = on.position
    position.ruins = [zone.id for zone in board().zones.values() if zone.legation]
    counts = count(position)
    assert counts.powers_total == 120 - 80
    assert counts.boxers_total == 11 * 10 + 5 * 5
    assert counts.winner == "boxers"
    even = counts._replace(boxers=counts.powers)
    assert even.winner == "draw"


def test_7_2_r150_the_powers_may_be_below_zero() -> None:
    on = world({"british-north": "gb1"}, ruins=[zone.id for zone in board().zones.values() if zone.legation])
    counts = count(on.position)
    assert counts.powers_total < 0
    assert counts.powers_band == 1


@pytest.mark.parametrize(
    ("places", "lost"),
    [("", True), ("strouts", True), ("civ1", False), ("maxim/1", False), ("gb1", False)],
)
def test_7_1_r148_overrun_when_troops_and_civilians_are_both_gone(places: str, lost: bool) -> None:
    assert overrun(world({"hanlin": places}).position) is lost


def test_7_1_r148_a_total_victory_has_no_count() -> None:
    on = world({"hanlin": "strouts"})
    told = play(end_siege, on).one(SiegeEnded)
    assert (told.verdict, told.winner, told.powers, told.boxers) == ("overrun", "boxers", 0, 0)
    assert (told.powers_band, told.boxers_band) == (1, 5)
    assert result(on.position)["powers_items"] == []


def test_7_1_relieved_after_the_last_day() -> None:
    on = full_house()
    told = play(end_siege, on).one(SiegeEnded)
    assert (told.verdict, told.winner, told.powers, told.boxers_band) == ("relieved", "powers", 255, 1)
    facts = result(on.position)
    assert facts["powers_items"][0] == {"name": "major-intact", "count": 11, "each": 10, "total": 110}  # type: ignore[index]
