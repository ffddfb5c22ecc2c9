"""Repositioning (§5.1.2, §5.1.3), garrisons (§6.5, §8.1) and the entry of the Boxers (§5.1.4)."""

from __future__ import annotations

import pytest
from support.siege_positions import faces, first_ask, play, world

from engine.core.asks import DONE, Refused
from engine.games.siege.events import BoxersCame, CountersMoved, LegationUnguarded
from engine.games.siege.map.garrisons import unguarded
from engine.games.siege.phases.entry import boxers_due, boxers_enter
from engine.games.siege.phases.reposition import may_reposition, reposition
from engine.games.siege.world import CHINESE, CUP, Fire, World

GARRISONS = {
    "british-north": "gb1",
    "russian-west": "ru1",
    "american-west": "us1",
    "german-west": "de1",
    "french-1": "fr1",
}


def noon(card: str = "7S", places: dict[str, str] | None = None, **fields: object) -> World:
    on = world({**GARRISONS, **(places or {})}, card=card, **fields)
    on.position.assault, on.position.sequence = False, 0
    return on


@pytest.mark.parametrize(
    ("card", "mine", "house", "allowed"),
    [
        ("7H", 0, "yes", True),
        ("7S", 0, "yes", True),
        ("KS", 0, "yes", True),
        ("KS", 5, "yes", True),
        ("KH", 0, "yes", True),
        ("KH", 16, "yes", False),
        ("KS", 0, "no", False),
        ("7S", 0, "no", True),
    ],
)
def test_5_1_3_r56_r57_on_which_days(card: str, mine: int, house: str, allowed: bool) -> None:
    on = noon(card, house={"assault_day_reposition": house})
    on.position.mine_attack = mine
    assert may_reposition(on) is allowed


def test_5_1_3_r56_heavy_rain_makes_it_a_day_without_assault() -> None:
    on = noon("KS", house={"assault_day_reposition": "no"})
    on.position.rain = True
    assert may_reposition(on)


def test_5_1_2_r58_any_distance_off_the_wall_and_across_the_canal() -> None:
    on = noon(places={"american-ramp": "us2 myers colt"})
    answers = [("move", "american-ramp", "wall-east", "us2+myers+colt"), DONE]
    played = play(reposition, on, answers=answers)
    assert faces(on.position, "wall-east") == {"us2": 2, "myers": 2, "colt": 2}
    assert played.one(CountersMoved).why == "reposition"


@pytest.mark.parametrize(
    ("zone", "reason"), [("hanlin", "next-to-entry"), ("hatamen-street", "entry-zone"), ("moon", "no-such-zone")]
)
def test_5_1_2_r58_barred_zones(zone: str, reason: str) -> None:
    with pytest.raises(Refused) as caught:
        first_ask(reposition, noon()).check(("move", "british-north", zone, "gb1"))
    assert caught.value.reason == reason


def test_5_1_2_r58_counters_in_a_barred_zone_must_leave() -> None:
    on = noon(places={"hanlin": "vo1"})
    with pytest.raises(Refused) as caught:
        first_ask(reposition, on).check(DONE)
    assert (caught.value.reason, caught.value.facts["zones"]) == ("must-leave", ("hanlin",))
    play(reposition, on, answers=[("move", "hanlin", "british-north", "vo1"), DONE])


def test_5_1_2_r59_civilians_are_not_moved() -> None:
    with pytest.raises(Refused):
        first_ask(reposition, noon(places={"french-1": "civ5"})).check(("move", "french-1", "french-3", "civ5"))


def test_8_2_r155_a_chosen_home_is_stored_and_no_counter_moves() -> None:
    on = noon(places={"french-1": "civ5"})
    play(reposition, on, answers=[("lodge", "civ5", "french-2"), DONE])
    assert on.position.by_id["civ5"].place == "french-1"
    assert on.position.lodgings == {"civ5": "french-2"}


# --- garrisons ------------------------------------------------------------------------------------------------------


def test_6_5_r54_each_great_legation_needs_troops() -> None:
    on = noon()
    assert unguarded(on.position) == []
    played = play(reposition, on, answers=[("move", "russian-west", "fu-south", "ru1"), DONE])
    assert [event.power for event in played.told(LegationUnguarded)] == ["RU"]
    assert on.position.morale == 9


def test_6_5_r54_only_once_a_day() -> None:
    on = noon(unguarded=["RU"])
    play(reposition, on, answers=[("move", "russian-west", "fu-south", "ru1"), DONE])
    assert on.position.morale == 10


def test_6_5_r42_r54_weapons_are_a_garrison_civilians_and_leaders_are_not() -> None:
    on = noon(places={"russian-east": "nordenfelt/1", "german-east": "civ11 von-soden"})
    for name in ("ru1", "de1"):
        on.position.put(on.position.by_id[name], "fu-south")
    assert unguarded(on.position) == ["DE"]


def test_6_5_r54_a_burning_or_ruined_zone_does_not_count_and_excuses_if_there_is_no_other() -> None:
    on = noon(ruins=["russian-west"], fires={"german-west": Fire(spreads=True), "german-east": Fire(spreads=True)})
    assert unguarded(on.position) == ["RU"]  # its men stand in the ruin, the other zone is empty
    on.position.ruins.append("russian-east")
    assert unguarded(on.position) == []


def test_6_5_r54_minor_legations_need_none() -> None:
    assert "JP" not in unguarded(noon().position)


# --- the entry ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "zone"),
    [
        (1, "qianmen-wall"),
        (2, "legation-street-1"),
        (3, "changan-west"),
        (4, "changan-east"),
        (5, "hatamen-street"),
        (6, "hatamen-wall"),
    ],
)
def test_5_1_4_twenty_counters_in_one_pile_at_the_entry(die: int, zone: str) -> None:
    on = noon("KS")
    told = play(boxers_enter, on, dice=[die, *[1] * 20]).one(BoxersCame)
    assert (told.zone, len(told.counters), told.why) == (zone, 20, "attack")
    (pile,) = on.position.piles
    assert (pile.zone, pile.counters, pile.divided) == (zone, list(told.counters), False)
    assert len(on.position.here(CUP)) == 5
    assert on.position.assault


def test_5_1_4_r3_after_the_truce_all_eighteen_without_a_draw() -> None:
    on = noon("KS", truce=True)
    for counter in list(on.position.here(CUP)):
        if counter.kind.startswith("regular"):
            on.position.put(counter, "gone")
    told = play(boxers_enter, on, dice=[2]).one(BoxersCame)
    assert len(told.counters) == 18


def test_5_3_r73_event_6_on_a_red_card_sixteen_at_entry_three() -> None:
    on = noon("KH", mine_attack=16)
    assert boxers_due(on)
    told = play(boxers_enter, on, dice=[1] * 16).one(BoxersCame)
    assert (told.zone, len(told.counters), told.why, told.account) == ("changan-west", 16, "mine", None)


def test_5_3_r73_event_6_on_a_black_card_the_last_five_come_apart() -> None:
    on = noon("KS", mine_attack=5)
    main, more = play(boxers_enter, on, dice=[5, *[1] * 20]).told(BoxersCame)
    assert (main.zone, len(main.counters), more.zone, len(more.counters)) == ("hatamen-street", 20, "changan-west", 5)
    assert [pile.id for pile in on.position.piles] == [1, 2]
    assert on.position.here(CUP) == []


def test_5_3_r73_both_at_entry_three_are_one_pile() -> None:
    on = noon("KS", mine_attack=5)
    told = play(boxers_enter, on, dice=[3, *[1] * 20]).one(BoxersCame)
    assert (len(told.counters), told.why, len(on.position.piles)) == (25, "both", 1)
    assert all(on.position.by_id[name].kind in CHINESE for name in told.counters)


def test_5_1_4_r71_no_boxers_enter_in_heavy_rain_or_on_a_quiet_card() -> None:
    on = noon("KS")
    on.position.rain = True
    assert not boxers_due(on)
    assert not boxers_due(noon("9C"))
