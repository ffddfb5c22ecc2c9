"""The card (§5), supplies (§5.1.1) and Betsy (§3.4)."""

from __future__ import annotations

import pytest
from support.siege_positions import first_ask, play, world

from engine.core.asks import Refused
from engine.games.siege import cards
from engine.games.siege.events import BetsyFound, BetsyHeld, BetsyPlaced, CardDrawn, FoodEaten
from engine.games.siege.phases.betsy import place_betsy
from engine.games.siege.phases.card import betsy_waits, days_left, draw_card, eat, feed, hunger
from engine.games.siege.world import APART, HELD, World

ALL_RUINED = ["german-west", "german-east", "french-1", "french-2", "french-3"]


def morning(card: str, **fields: object) -> World:
    on = world({"british-north": "gb1"}, **fields)
    on.position.day, on.position.assault = 11, False
    on.deck = ["2C", card]
    return on


def test_5_one_card_is_drawn_each_day() -> None:
    on = morning("7H")
    told = play(draw_card, on).one(CardDrawn)
    assert (told.day, told.card, told.left) == (12, "7H", 1)
    assert on.deck == ["2C"]


def test_1_2_r55_the_54th_day_is_the_last() -> None:
    on = morning("7H")
    assert days_left(on)
    on.position.day = 54
    assert not days_left(on)


@pytest.mark.parametrize(
    ("card", "counts"), [("JH", 1), ("QD", 1), ("KH", 1), ("AH", 0), ("RJ", 0), ("KS", 0), ("10D", 0)]
)
def test_3_4_r40_which_cards_bring_betsy_nearer(card: str, counts: int) -> None:
    on = morning(card)
    play(draw_card, on)
    assert on.position.red_figures == counts


def test_3_4_betsy_is_found_with_the_third_red_figure() -> None:
    on = morning("QD", red_figures=2)
    assert play(draw_card, on).told(BetsyFound)
    assert on.position.by_id["betsy"].place == HELD
    assert betsy_waits(on)


def test_3_4_the_second_red_figure_is_not_enough_and_the_fourth_changes_nothing() -> None:
    on = morning("QD", red_figures=1)
    assert not play(draw_card, on).told(BetsyFound)
    assert on.position.by_id["betsy"].place == APART
    on = morning("QD", red_figures=3)
    assert not play(draw_card, on).told(BetsyFound)


def held(places: dict[str, str], **fields: object) -> World:
    on = world(places, red_figures=3, **fields)
    on.position.put(on.position.by_id["betsy"], HELD)
    return on


def test_3_4_r41_a_german_or_french_zone_that_is_no_ruin() -> None:
    on = held({}, ruins=["french-1"])
    ask = first_ask(place_betsy, on)
    level = ask.level(("place",))
    assert level is not None
    assert [choice.word for choice in level.choices] == ["german-west", "german-east", "french-2", "french-3"]
    with pytest.raises(Refused):
        ask.check(("place", "british-north"))
    play(place_betsy, on, answers=[("place", "french-3")])
    assert on.position.by_id["betsy"].place == "french-3"


def test_3_4_r177_any_legation_with_soldiers_even_a_ruin_once_both_are_gone() -> None:
    on = held({"french-1": "fr1", "british-north": "gb1", "russian-west": "nordenfelt"}, ruins=list(ALL_RUINED))
    level = first_ask(place_betsy, on).level(("place",))
    assert level is not None
    assert [choice.word for choice in level.choices] == ["british-north", "french-1"]


def test_3_4_a_single_zone_needs_no_question() -> None:
    on = held({"british-north": "gb1"}, ruins=list(ALL_RUINED))
    assert play(place_betsy, on).one(BetsyPlaced).zone == "british-north"


def test_3_4_r41_r177_held_until_a_zone_exists() -> None:
    on = held({"mongol-market": "gb1"}, ruins=list(ALL_RUINED))
    assert play(place_betsy, on).told(BetsyHeld)
    assert betsy_waits(on)


# --- supplies -------------------------------------------------------------------------------------------------------


def test_5_1_1_r44_the_marker_goes_up_a_box_a_day() -> None:
    on = morning("7H")
    told = play(feed, on).one(FoodEaten)
    assert (on.position.food, told.exhausted, on.position.morale) == (2, False, 10)


def test_5_1_1_r45_arriving_on_35_costs_nothing() -> None:
    on = morning("7H", food=34)
    play(feed, on)
    assert (on.position.food, on.position.morale) == (35, 10)


def test_4_5_1_1_r45_a_step_on_35_costs_two() -> None:
    on = morning("7H", food=35)
    assert play(feed, on).one(FoodEaten).exhausted
    assert (on.position.food, on.position.morale) == (35, 8)


def test_5_1_1_r46_a_depot_is_a_full_step() -> None:
    on = morning("7H", food=35)
    play(lambda w, t: eat(w.position, t, why="depot"), on)
    assert on.position.morale == 8


def test_4_r45_house_rule_the_day_ends_on_35() -> None:
    on = morning("7H", food=34, house={"food35_arrival_day": "-2"})
    play(feed, on)
    assert on.position.morale == 10
    play(lambda w, t: hunger(w.position, t), on)
    assert on.position.morale == 8
    play(feed, on)  # the day's step costs nothing more
    assert on.position.morale == 8


# --- the consequences of a card -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "event", "shells", "attack", "wounded"),
    [
        ("2C", False, True, 0, ""),
        ("10S", False, True, 0, ""),
        ("AS", True, True, 20, ""),
        ("JC", True, True, 20, ""),
        ("BJ", True, True, 20, ""),
        ("2D", False, False, 0, "d6+6"),
        ("10H", False, False, 0, "d6+6"),
        ("KH", True, False, 0, "12"),
        ("AD", True, False, 0, "12"),
        ("RJ", True, False, 0, "18"),
    ],
)
def test_5_1_the_effects_of_a_card(card: str, event: bool, shells: bool, attack: int, wounded: str) -> None:
    kind = cards.kind(card)
    assert (kind.event, kind.bombardment, kind.attack, kind.wounded) == (event, shells, attack, wounded)
