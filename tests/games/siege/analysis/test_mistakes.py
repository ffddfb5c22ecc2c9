"""Mistakes of a defence: each is counted from a step on a small position, and over whole sieges."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from support.records import Game
from support.siege_positions import play, world

import engine.games
from engine.core.asks import Answer
from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.core.replay import Recording, Scene, scenes
from engine.games.siege.analysis.mistakes import MISTAKES, count_mistakes, rash
from engine.games.siege.phases.p1_fires import fight_fires
from engine.games.siege.phases.p2_boxers_move import move_boxers
from engine.games.siege.phases.p3_soldiers_fire import soldiers_fire
from engine.games.siege.phases.p4_boxers_melee import boxers_fight
from engine.games.siege.phases.p5_soldiers_move import soldiers_move
from engine.games.siege.phases.p6_soldiers_melee import soldiers_fight
from engine.games.siege.phases.wounded import return_wounded
from engine.games.siege.ruleset import RULESET
from engine.games.siege.world import Fire, World

DONE: Answer = ("done",)


def scene(step: str, on: World, events: Sequence[Any] = ()) -> Scene:
    """Return a position as a scene at the end of a step."""
    return Scene(step, RULESET.view(RULESET.decode(RULESET.encode(on), RULESET.schema_version)), tuple(events))


class Told:
    """Steps played one after the other on one world, each recorded as a scene."""

    def __init__(self, on: World) -> None:
        self.on = on
        self.scenes = [scene("entry", on)]

    def then(
        self,
        name: str,
        step: Callable[[World, Context], Any],
        *,
        dice: Sequence[int] = (),
        answers: Sequence[Answer] = (),
    ) -> Told:
        self.scenes.append(scene(name, self.on, play(step, self.on, dice=dice, answers=answers).events))
        return self

    @property
    def sins(self) -> Mapping[str, int]:
        return count_mistakes(self.scenes)


# --- §6.4, §3: counters that the Boxers find without protection ---


@pytest.mark.parametrize(
    ("zone", "alone"),
    [
        ("gb1 civ1 colt strouts", {}),
        ("civ1", {"civilians-alone": 1}),
        ("civ1 civ2/1", {"civilians-alone": 1}),
        ("strouts", {"leaders-alone": 1}),
        ("strouts macdonald", {"leaders-alone": 2}),
        ("strouts civ1", {"leaders-alone": 1, "civilians-alone": 1}),
        ("colt", {"guns-alone": 1}),
        ("colt/1 maxim", {"guns-alone": 2}),
        ("gb1/1", {}),
    ],
)
def test_6_4_counters_that_meet_boxers_without_soldiers(zone: str, alone: dict[str, int]) -> None:
    on = world({"hanlin": f"{zone} ir1", "dutch": "us1 civ3"})
    told = Told(on)
    told.scenes.append(scene("boxers-melee", on))
    assert told.sins == alone


def test_6_4_the_result_of_the_melee_makes_no_difference() -> None:
    for die in (1, 6):
        told = Told(world({"hanlin": "civ1 ir1", "dutch": "us1"})).then("boxers-melee", boxers_fight, dice=[die])
        assert told.sins == {"civilians-alone": 1}


def test_6_4_losing_troops_in_the_melee_is_no_mistake() -> None:
    on = world({"hanlin": "gb1/1 strouts " + " ".join(f"ir{n}" for n in range(1, 6)), "dutch": "us1"})
    told = Told(on).then("boxers-melee", boxers_fight, dice=[6])
    assert not on.position.held("hanlin")
    assert told.sins == {}


# --- §6.3: shots ---


@pytest.mark.parametrize(
    ("answers", "dice", "silent"),
    [
        ([DONE], [], 1),
        ([("fire", "british-north", "hanlin", "soldiers"), DONE], [4], 1),
        ([("fire", "british-north", "hanlin", "soldiers,colt")], [1], 0),
        ([("fire", "british-north", "hanlin", "effect:colt"), DONE], [1], 0),
    ],
)
def test_6_3_a_silent_weapon_with_a_target_is_a_mistake(answers: list[Answer], dice: list[int], silent: int) -> None:
    on = world({"british-north": "gb1 colt", "hanlin": "ir1 ir2 ir3"})
    told = Told(on).then("fire", soldiers_fire, dice=dice, answers=answers)
    assert told.sins.get("guns-silent", 0) == silent


@pytest.mark.parametrize(
    "places",
    [
        {"british-north": "gb1 colt", "hanlin": "fa1 ir2"},  # a fanatic hides the counters of his stack
        {"british-north": "gb1 colt/1", "hanlin": "ir1"},  # a crew
        {"british-north": "gb1", "hanlin": "ir1"},
        {"british-north": "gb1 colt", "hanlin": "us1 ir1"},  # friends are there
    ],
)
def test_6_3_holding_fire_without_a_useful_shot_is_no_mistake(places: dict[str, str]) -> None:
    told = Told(world(places)).then("fire", soldiers_fire, answers=[DONE])
    assert "guns-silent" not in told.sins


# --- §6.5, §6.6, §1.6: movement ---


def test_6_6_a_melee_is_rash_when_the_table_promises_no_gain() -> None:
    def at(column: int, *modifiers: int) -> bool:
        parts = tuple(Modifier("x", "6.6", value) for value in modifiers)
        return rash(
            DieRollReport(
                purpose="melee hanlin", rule="6.6", dice=(1,), modifiers=parts, table="soldiers", column=column
            )
        )

    assert at(1)  # three faces S, three faces 1
    assert not at(1, 1)
    assert not at(2)
    assert at(2, -2)  # the 2S of the lowest row counts twice
    assert not at(10, -2)


@pytest.mark.parametrize(
    ("hanlin", "before", "rash_ones"),
    [("ir1 ir2", "gb1/1", 1), ("ir1 ir2", "gb1 gb2 gb3", 0), ("us1/1 ir1 ir2", "gb1/1", 0)],
)
def test_6_6_only_a_melee_that_was_sought_can_be_rash(hanlin: str, before: str, rash_ones: int) -> None:
    on = world({"hanlin": hanlin, "british-north": f"{before} us2"}, ammunition_short=True)
    going = "+".join(word.partition("/")[0] for word in before.split())
    told = Told(on)
    told.then("march", soldiers_move, answers=[("move", "british-north", "hanlin", going), DONE])
    told.then("soldiers-melee", soldiers_fight, dice=[4])
    assert told.sins.get("rash-melees", 0) == rash_ones


def abandoned(*, to: str, stays: str = "", boxers: str = "american-ramp") -> Mapping[str, int]:
    on = world({"wall-street-west": f"us1 {stays}", boxers: "ir1", "dutch": "gb1"}, barricades=["wall-street-west"])
    told = Told(on).then("march", soldiers_move, answers=[("move", "wall-street-west", to, "us1"), DONE])
    return told.then("boxers-move", move_boxers).sins


def test_1_6_a_barricade_is_abandoned_when_its_troops_march_off_and_the_boxers_walk_in() -> None:
    on = world({"american-ramp": "ir1", "wall-street-west": "us1", "dutch": "gb1"}, barricades=["wall-street-west"])
    neighbours = on.position.board.zones["wall-street-west"].walk
    away = next(zone for zone in neighbours if zone != "american-ramp")
    assert abandoned(to=away).get("barricades-abandoned") == 1


def test_1_6_a_barricade_with_a_defender_left_is_not_abandoned() -> None:
    on = world({"wall-street-west": "us1", "american-ramp": "ir1"})
    away = next(zone for zone in on.position.board.zones["wall-street-west"].walk if zone != "american-ramp")
    assert "barricades-abandoned" not in abandoned(to=away, stays="us2")


def test_6_5_a_legation_without_a_garrison_counts_for_each_power() -> None:
    told = Told(world({"hanlin": "gb1 ir1", "british-north": "gb2"}))
    told.then("march", soldiers_move, answers=[DONE])
    events = told.scenes[-1].events
    empty = [event for event in events if type(event).__name__ == "LegationUnguarded"]
    assert empty
    assert told.sins["legations-unguarded"] == len(empty)


# --- §6.1, §5.1.6 ---


def test_6_1_a_new_fire_in_a_legation_without_soldiers_is_watched_burning() -> None:
    fires = {"british-north": Fire(spreads=False), "french-1": Fire(spreads=False), "hanlin": Fire(spreads=False)}
    on = world({"british-north": "gb1", "dutch": "us1", "fu-north": "ir1"}, fires=fires)
    told = Told(on).then("fires", fight_fires, dice=[1])
    assert told.sins == {"fires-unfought": 1}  # French 1; the Hanlin is no Legation, British North was fought for
    assert told.then("fires", fight_fires).sins == {"fires-unfought": 1}  # each fire is fought once


@pytest.mark.parametrize(("pool", "left"), [(True, 1), (False, 0)])
def test_5_1_6_wounded_left_in_the_pool_though_they_could_come_back(pool: bool, left: int) -> None:
    on = world({"british-north": "gb1"})
    if not pool:
        for counter in list(on.position.here("pool")):
            on.position.put(counter, "gone")
    on.position.card = "KH"
    told = Told(on).then("wounded", return_wounded, answers=[DONE] if pool else [])
    assert told.sins.get("wounded-left", 0) == left


# --- whole sieges ---


def retold(seed: str, policy: str) -> Mapping[str, int]:
    game = Game(engine.games.find("siege"), seed=seed).play(policy=policy)
    tape = Recording(system="siege", seed=game.seed, options=game.options, entries=tuple(game.entries))
    return RULESET.count_mistakes(scenes(game.ruleset, tape))


@pytest.mark.stress
def test_random_play_makes_more_mistakes_than_the_steward() -> None:
    steward, anybody = retold("1", "steward"), retold("1", "random")
    assert steward == {"civilians-alone": 1, "fires-unfought": 5}
    assert set(anybody) <= set(MISTAKES)
    assert sum(anybody.values()) > 10 * sum(steward.values())
    assert list(anybody) == [name for name in MISTAKES if name in anybody]  # the worst first


def test_a_siege_that_has_just_begun_has_no_mistakes() -> None:
    assert count_mistakes([]) == {}
