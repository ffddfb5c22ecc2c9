"""Mistakes: each is counted from steps on small positions, and none is counted without its mistake."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest
from support.kutf_positions import play, world
from support.records import Game

from engine.core.asks import Answer
from engine.core.record import ANSWER
from engine.core.replay import Order, Recording, Scene, scenes
from engine.games.keep_up_the_fire.analysis.mistakes import MISTAKES, count_mistakes
from engine.games.keep_up_the_fire.phases.actions import act
from engine.games.keep_up_the_fire.phases.chinese import advance
from engine.games.keep_up_the_fire.phases.redeploy import redeploy
from engine.games.keep_up_the_fire.phases.relief_column import command
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.world import World

DONE: Answer = ("done",)


class Told:
    """Steps played one after the other on one world, each recorded as a scene."""

    def __init__(self, **fields: Any) -> None:
        self.on: World = world(**fields)
        self.scenes: list[Scene] = []

    def then(self, name: str, step: Callable[..., Any], *answers: Answer, dice: Sequence[int] = ()) -> Told:
        events = play(step, self.on, dice=dice, answers=answers).events
        view = RULESET.view(RULESET.decode(RULESET.encode(self.on), RULESET.schema_version))
        self.scenes.append(Scene(name, view, (*(Order(each, by_steward=False) for each in answers), *events)))
        return self

    @property
    def sins(self) -> Mapping[str, int]:
        return count_mistakes(self.scenes)


def test_iii_a_unit_that_could_be_fought_is_let_in() -> None:
    foes = ["north boxers 3 wall", "east boxers 3 wall"]
    told = Told(foes=foes, actions=1).then("actions", act, ("melee", "north"), dice=[2])
    assert told.then("advance", advance).sins == {"let-in": 1}


def test_iii_a_unit_fought_in_vain_or_without_a_defender_is_not_let_in() -> None:
    told = Told(foes=["south imperials 6 wall"], actions=1).then("actions", act, ("melee", "south"), dice=[1])
    assert told.then("advance", advance).sins == {}
    bare = Told(foes=["south imperials 6 wall"], actions=1, strengths={"usa": 0, "germany": 0})
    assert bare.then("actions", act, ("fortify", "north")).then("advance", advance).sins == {}


@pytest.mark.parametrize(
    ("foes", "card", "found"),
    [
        (["north boxers 3 long"], "heat", {"idle-actions": 1}),
        ([], "heat", {}),
        (["north boxers 3 long"], "truce", {}),
    ],
)
def test_2_b_unused_actions(foes: list[str], card: str, found: dict[str, int]) -> None:
    assert Told(foes=foes, card=card, actions=2).then("actions", act, DONE).sins == found


def test_2_b_no_action_is_unused_after_the_last_one() -> None:
    told = Told(foes=["north boxers 3 long"], actions=1).then("actions", act, ("fortify", "north"))
    assert told.sins == {}


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"strengths": {"usa": 0, "germany": 0}, "foes": ["south boxers 3 long"]}, {"bare-wall": 1}),
        ({"strengths": {"usa": 0, "germany": 0}, "foes": ["south boxers 3 long"], "gun": "south"}, {}),
        ({"strengths": {"usa": 0, "germany": 0}, "foes": []}, {}),
        ({"strengths": {"usa": 0}, "foes": ["south boxers 3 long"]}, {}),
        (
            {
                "strengths": {"usa": 0, "germany": 0},
                "foes": [f"{wall} boxers 3 wall" for wall in ("north", "east", "west")] + ["south boxers 3 long"],
            },
            {},
        ),
    ],
)
def test_iv_1_bare_walls(fields: dict[str, Any], found: dict[str, int]) -> None:
    assert Told(**fields).then("redeployment", redeploy, DONE).sins == found


def test_ii_4_a_legation_spent_before_a_fortification() -> None:
    fields: dict[str, Any] = {"foes": ["south imperials 6 wall"], "strengths": {"usa": 1}, "actions": 1}
    spent = Told(**fields, forts={"south": 1}).then("actions", act, ("melee", "south"), ("share", "usa=1"), dice=[3])
    assert spent.sins == {"legation-spent": 1}
    saved = Told(**fields, forts={"south": 1}).then("actions", act, ("melee", "south"), ("share", "fort=1"), dice=[3])
    assert saved.sins == {}
    unbuilt = Told(**fields).then("actions", act, ("melee", "south"), ("share", "usa=1"), dice=[3])
    assert unbuilt.sins == {}


@pytest.mark.parametrize(("strength", "found"), [(6, {"hopeless-fire": 1}), (5, {})])
def test_ii_2_a_fire_that_cannot_hit(strength: int, found: dict[str, int]) -> None:
    told = Told(foes=[f"west imperials {strength} long"], actions=1)
    assert told.then("actions", act, ("fire", "west"), dice=[1]).sins == found


@pytest.mark.parametrize(("power", "found"), [(0, {"hopeless-attack": 1}), (1, {})])
def test_v_2_an_attack_that_cannot_win(power: int, found: dict[str, int]) -> None:
    told = Told(step="command", card="balitai", blocker="song-qing", power=power, command=1)
    assert told.then("command", command, ("attack",), dice=[6 - power]).sins == found


@pytest.mark.parametrize(("speed", "found"), [(0, {"hopeless-march": 1}), (1, {})])
def test_v_3_a_march_that_cannot_advance(speed: int, found: dict[str, int]) -> None:
    told = Told(step="command", card="balitai", speed=speed, command=1)
    assert told.then("command", command, ("march",), dice=[1]).sins == found


@pytest.mark.parametrize(("speed", "found"), [(2, {"worn-out": 1}), (3, {})])
def test_v_a_second_march_against_the_odds_wears_the_column_out(speed: int, found: dict[str, int]) -> None:
    told = Told(step="command", card="balitai", speed=speed, command=2)
    assert told.then("command", command, ("march",), ("march",), dice=[6, 6]).sins == found


@pytest.mark.parametrize(
    ("tracks", "found"), [((3, 5), {}), ((3, 4), {"idle-command": 1}), ((2, 5), {"idle-command": 1})]
)
def test_3_c_unused_command_points(tracks: tuple[int, int], found: dict[str, int]) -> None:
    told = Told(step="command", card="balitai", speed=tracks[0], power=tracks[1], command=1, blocker="song-qing")
    assert told.then("command", command, DONE).sins == found


def test_mistakes_of_whole_games_are_counted_from_their_records() -> None:
    """A random player makes most kinds of mistakes, the steward few; all reported kinds are known, the worst first."""
    found: dict[str, dict[str, int]] = {}
    for policy in ("steward", "random"):
        tally = dict.fromkeys(MISTAKES, 0)
        for number in range(4):
            game = Game(RULESET, seed=f"sins-{number}")
            player = RULESET.policies[policy](str(number))
            while game.now.ask is not None:
                game.say(*player.answer(RULESET.view(game.now.world), game.now.ask))
            assert game.entries[-1].action == ANSWER
            tape = Recording(system=RULESET.name, seed=game.seed, options={}, entries=tuple(game.entries))
            told = RULESET.count_mistakes(scenes(RULESET, tape))
            assert list(told) == [name for name in MISTAKES if name in told]
            for name, times in told.items():
                tally[name] += times
        found[policy] = tally
    assert sum(found["random"].values()) > 3 * sum(found["steward"].values())
    assert not found["steward"]["idle-actions"]
    assert not found["steward"]["hopeless-attack"]
