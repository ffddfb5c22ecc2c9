"""The wounded return (§5.1.6)."""

from __future__ import annotations

import pytest
from support.siege_positions import faces, first_ask, play, world

from engine.core.asks import DONE, Refused
from engine.games.siege.events import CountersMerged, WoundedForgone, WoundedReturned
from engine.games.siege.phases.wounded import return_wounded, wounded_late, wounded_today
from engine.games.siege.world import POOL, SOLDIER, World, roster

EVERYBODY = [entry.id for entry in roster().values() if entry.kind == SOLDIER]


def day(card: str, *wounded: str, house: dict[str, str] | None = None, **places: str) -> World:
    """Build a day with a card and counters in the pool; all others are in British North unless placed."""
    named = {name.split("/")[0] for names in places.values() for name in names.split()} | set(wounded)
    zones = {zone.replace("_", "-"): names for zone, names in places.items()}
    rest = " ".join(name for name in EVERYBODY if name not in named)
    zones["british-north"] = f"{zones.get('british-north', '')} {rest}".strip()
    on = world(zones, card=card, house=house)
    on.position.assault, on.position.sequence = False, 0
    return on


@pytest.mark.parametrize(("die", "points"), [(1, 7), (6, 12)])
def test_5_1_6_red_cards_roll_a_die_and_six(die: int, points: int) -> None:
    on = day("7H")
    told = play(return_wounded, on, dice=[die]).one(WoundedReturned)
    assert (told.points, told.available) == (points, 0)
    assert told.account is not None


@pytest.mark.parametrize(("card", "points"), [("JH", 12), ("AD", 12), ("RJ", 18)])
def test_5_1_6_figures_aces_and_the_joker_need_no_die(card: str, points: int) -> None:
    told = play(return_wounded, day(card)).one(WoundedReturned)
    assert (told.points, told.account) == (points, None)


def test_5_1_6_r60_house_rule_twelve() -> None:
    assert play(return_wounded, day("7H", house={"wounded_red": "flat12"})).one(WoundedReturned).points == 12


def test_5_1_6_r61_full_for_two_points_reduced_for_one() -> None:
    on = day("7H", "jp1", "jp2", "fr1", "fr2", "de1")
    answers = [
        ("place", "full", "fu-south", "jp1+jp2"),
        ("place", "reduced", "french-1", "fr1"),
        ("place", "full", "french-1", "fr2"),
        DONE,
    ]
    played = play(return_wounded, on, dice=[2], answers=answers)
    assert faces(on.position, "fu-south") == {"jp1": 2, "jp2": 2}
    assert faces(on.position, "french-1") == {"fr1": 1, "fr2": 2}
    assert played.one(WoundedForgone).points == 1  # unspent points vanish
    assert on.position.wounded_due == 0


def test_5_1_6_the_step_ends_when_the_pool_is_empty() -> None:
    on = day("7H", "jp1")
    played = play(return_wounded, on, dice=[1], answers=[("place", "full", "fu-south", "jp1")])
    assert played.one(WoundedForgone).points == 5


def test_5_1_6_no_more_than_the_points_pay() -> None:
    on = day("JH", *EVERYBODY[:8])
    with pytest.raises(Refused) as caught:
        first_ask(return_wounded, on).check(("place", "full", "japanese", "+".join(EVERYBODY[:7])))
    assert caught.value.reason == "wrong-number"


def test_5_1_6_r58_only_where_troops_may_be_placed() -> None:
    on = day("JH", "gb1")
    for zone, reason in (("hanlin", "next-to-entry"), ("changan-west", "entry-zone"), ("nowhere", "no-such-zone")):
        with pytest.raises(Refused) as caught:
            first_ask(return_wounded, on).check(("place", "full", zone, "gb1"))
        assert caught.value.reason == reason


def test_5_1_6_r62_two_reduced_counters_merge_and_the_freed_one_may_return() -> None:
    on = day("7H", fu_south="jp1/1 jp2/1")
    answers = [("merge", "fu-south", "jp1"), ("place", "full", "japanese", "jp2")]
    played = play(return_wounded, on, dice=[1], answers=answers)
    merged = played.one(CountersMerged)
    assert (merged.kept, merged.freed) == ("jp1", "jp2")
    assert faces(on.position, "fu-south") == {"jp1": 2}
    assert faces(on.position, "japanese") == {"jp2": 2}
    assert on.position.morale == 10


def test_5_1_6_r62_only_one_nationality_and_one_zone() -> None:
    on = day("7H", fu_south="jp1/1 vo1/1", japanese="jp2/1")
    played = play(return_wounded, on, dice=[1])
    assert played.asks == []


def test_5_1_6_r62_a_freed_counter_may_stay_in_the_pool() -> None:
    on = day("7H", fu_south="vo1/1 vo2/1")
    play(return_wounded, on, dice=[1], answers=[("merge", "fu-south", "vo1"), DONE])
    assert on.position.by_id["vo2"].place == POOL


def test_5_r43_wounded_come_before_the_event() -> None:
    assert wounded_today(day("KH"))
    assert not wounded_late(day("KH"))
    assert not wounded_today(day("KS"))


@pytest.mark.parametrize(("card", "points"), [("KS", 12), ("AC", 12), ("BJ", 18)])
def test_5_3_r71_a_black_card_turned_red_returns_wounded_after_the_event(card: str, points: int) -> None:
    on = day(card)
    on.position.rain = True
    assert wounded_late(on)
    assert play(return_wounded, on).one(WoundedReturned).points == points


def test_5_3_r57_r179_house_rule_wounded_come_after_every_event_and_not_with_the_mine() -> None:
    on = day("KH", house={"event6_red_wounded": "no"})
    assert not wounded_today(on)
    assert wounded_late(on)
    on.position.mine_attack = 16
    assert not wounded_late(on)
