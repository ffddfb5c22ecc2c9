"""Setup (§8), barricades (§1.6) and lodging in setup (§8.2)."""

from __future__ import annotations

import pytest
from support.siege_positions import Played, first_ask, play

from engine.core.asks import Answer, Refused
from engine.games.siege.events import BarricadeMoved, CountersMoved, SiegeBegan
from engine.games.siege.phases.setup import muster
from engine.games.siege.ruleset import RULESET
from engine.games.siege.testing.invariants import faults
from engine.games.siege.world import APART, CIVILIAN, CUP, World, roster

BEGIN: Answer = ("begin",)


def fresh(**house: str) -> World:
    on = RULESET.new(house)
    on.deck = ["2C"]  # prevents shuffling
    return on


def mustered(on: World, *answers: Answer) -> Played:
    return play(muster, on, answers=(*answers, BEGIN))


def refusal(on: World, answer: Answer) -> Refused:
    with pytest.raises(Refused) as caught:
        first_ask(muster, on).check(answer)
    return caught.value


def test_8_the_board_is_set_up() -> None:
    position = fresh().position
    assert (position.morale, position.food, position.day) == (10, 1, 0)  # R159
    assert position.by_id["betsy"].place == APART
    assert len(position.here(CUP)) == 25  # R3
    for counter in position.counters:
        if counter.kind == CIVILIAN:
            assert counter.place == roster()[counter.id].home  # R156
    assert faults(position) == []


def test_8_the_historical_deployment_can_be_kept() -> None:
    played = mustered(fresh())
    assert played.one(SiegeBegan).switches == ()


def test_8_the_house_rules_that_differ_are_reported() -> None:
    played = mustered(fresh(wounded_red="flat12", idle_limit="3"))
    assert played.one(SiegeBegan).switches == (("wounded_red", "flat12"),)


def test_8_1_r157_two_zones_from_the_own_legation() -> None:
    on = fresh()
    played = mustered(on, ("move", "fu-south", "japanese", "jp1"))
    assert on.position.by_id["jp1"].place == "japanese"
    assert played.one(CountersMoved).why == "deploy"
    assert refusal(on, ("move", "british-north", "german-west", "gb1")).reason == "counter-too-far"
    assert refusal(on, ("move", "french-1", "british-north", "fr1")).reason == "too-far-from-home"
    assert refusal(on, ("move", "british-north", "british-south", "jp1")).reason == "not-there"


def test_8_1_r157_volunteers_are_free() -> None:
    on = fresh()
    ask = first_ask(muster, on)
    ask.check(("move", "british-north", "german-west", "vo1"))
    with pytest.raises(Refused):
        ask.check(("move", "british-north", "german-west", "vo1+gb1"))


@pytest.mark.parametrize(
    ("zone", "reason"),
    [
        ("changan-west", "entry-zone"),
        ("hanlin", "next-to-entry"),
        ("qianmen-wall", "entry-zone"),
        ("x", "no-such-zone"),
    ],
)
def test_8_r58_barred_zones(zone: str, reason: str) -> None:
    assert refusal(fresh(), ("move", "british-north", zone, "vo1")).reason == reason


def test_8_r158_the_wall_next_to_an_entry_may_be_used() -> None:
    first_ask(muster, fresh()).check(("move", "american-ramp", "wall-west", "us1"))


def test_1_6_r15_barricades_move() -> None:
    on = fresh()
    played = mustered(on, ("barricade", "fu-south", "canal-middle"))  # R15: canals are allowed
    assert "canal-middle" in on.position.barricades
    assert "fu-south" not in on.position.barricades
    assert played.one(BarricadeMoved).end == "canal-middle"


@pytest.mark.parametrize(
    ("zone", "reason"),
    [
        ("british-north", "barricade-on-legation"),
        ("hanlin", "next-to-entry"),
        ("hatamen-wall", "entry-zone"),
        ("german-ramp", "barricade-there"),
        ("atlantis", "no-such-zone"),
    ],
)
def test_1_6_r15_where_no_barricade_stands(zone: str, reason: str) -> None:
    assert refusal(fresh(), ("barricade", "fu-south", zone)).reason == reason


def test_2_3_r15_a_barricade_on_the_wall_needs_soldiers() -> None:
    on = fresh()
    away = [("move", "german-ramp", "german-east", "de1+de2+von-soden")]
    left = play_until(on, *away)
    assert left.reason == "barricade-unmanned"
    assert left.facts["zones"] == ("german-ramp",)


def play_until(on: World, *answers: Answer) -> Refused:
    with pytest.raises(Refused) as caught:
        play(muster, on, answers=(*answers, BEGIN))
    return caught.value


def test_8_back_to_the_historical_deployment() -> None:
    on, other = fresh(), fresh()
    changes: tuple[Answer, ...] = (
        ("move", "fu-south", "japanese", "jp1+shiba"),
        ("barricade", "fu-south", "canal-middle"),
        ("lodge", "civ5", "french-2"),
        ("historical",),
    )
    mustered(on, *changes)
    mustered(other)
    assert RULESET.encode(on) == RULESET.encode(other)


def test_8_2_civilians_lodge_where_the_player_wants_within_their_legation() -> None:
    on = fresh()
    mustered(on, ("lodge", "civ5", "french-2"))
    assert on.position.by_id["civ5"].place == "french-2"
    with pytest.raises(Refused):
        first_ask(muster, fresh()).check(("lodge", "civ5", "british-north"))


def test_8_2_r155_the_british_zones_take_two_each() -> None:
    on = fresh()
    mustered(on, ("lodge", "civ1", "british-south"))
    places = [on.position.by_id[f"civ{n}"].place for n in range(1, 5)]
    assert places[0] == "british-south"
    assert sorted(places) == ["british-north"] * 2 + ["british-south"] * 2


def test_8_2_r155_the_latest_choice_comes_first() -> None:
    on = fresh()
    mustered(
        on, ("lodge", "civ1", "british-south"), ("lodge", "civ2", "british-south"), ("lodge", "civ3", "british-south")
    )
    places = {n: on.position.by_id[f"civ{n}"].place for n in range(1, 5)}
    assert places == {1: "british-north", 2: "british-south", 3: "british-south", 4: "british-north"}


def test_8_unknown_words_are_explained() -> None:
    ask = first_ask(muster, fresh())
    for answer, reason in (
        (("move", "atlantis", "japanese", "jp1"), "no-such-zone"),
        (("move", "fu-south", "japanese", "nobody"), "no-such-counter"),
        (("fly",), "not-an-option"),
    ):
        with pytest.raises(Refused) as caught:
            ask.check(answer)
        assert caught.value.reason == reason
