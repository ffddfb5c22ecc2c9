"""The stances found by playing whole games: their deployments are legal to the last place, and need no memory."""

from __future__ import annotations

import pytest

from engine.core.asks import DONE
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.games.revolte.ruleset import RULESET
from engine.games.revolte.scenarios import SCENARIOS
from engine.games.revolte.steward.plans import NEVER, OWN, Stance
from engine.games.revolte.steward.policy import Steward
from engine.games.revolte.steward.trained import CHAIRS, TRAINED, trained
from engine.games.revolte.victory import objective
from engine.games.revolte.world import World, view_of
from engine.tabletop.points import Point


def deployed(scenario: str, side: str) -> World:
    """Return a table on which both have deployed, each answer of the side by a steward that remembers nothing."""
    world = RULESET.new({"scenario": scenario})
    drive = Drive(RULESET, world, Context(SeededDice("deployed")))
    while (ask := drive.ask) is not None and ask.kind == "deploy":
        answer = DONE
        if ask.side == side:
            answer = Steward().aiming(TRAINED).answer(view_of(world, side), ask)
        drive.send(ask.check(answer), ask.side)
    return world


@pytest.mark.parametrize(("scenario", "side"), CHAIRS)
def test_a_trained_deployment_is_legal_to_the_last_place(scenario: str, side: str) -> None:
    world = deployed(scenario, side)
    stance, position = trained(scenario, side), world.position
    for what, which, where in stance.deploys:
        ends = [tuple(int(part) for part in end.split(",")) for end in where.split("_")]
        if what == "place":
            assert position.figures[which].at == ends[0], which
        else:
            assert [tuple(end) for end in position.barricades[int(which) - 1]] == ends, which


def test_each_trained_side_belongs_to_a_scenario() -> None:
    assert {scenario for scenario, _ in CHAIRS} <= set(SCENARIOS)
    assert all(trained(*chair) != OWN for chair in CHAIRS)
    assert trained("no-battle", "boxers") == OWN


def test_figures_that_fall_back_reach_the_objective() -> None:
    """§V123: figures in the objective count, and at the Tartar Wall most defenders are elsewhere."""
    ends = {}
    for back in (1, NEVER):
        world = RULESET.new({"scenario": "tartar-wall"})
        drive = Drive(RULESET, world, Context(SeededDice("falls back")))
        players = {"boxers": Steward(stance=Stance(back=back)), "europeans": Steward()}
        while (ask := drive.ask) is not None and world.position.turn < 4:
            drive.send(players[ask.side].answer(view_of(world, ask.side), ask), ask.side)
        position, area = world.position, objective(world.position)
        standing = position.standing("boxers")
        ends[back] = sum(Point(*position.at(name)) in area for name in standing) / len(standing)
    assert ends[1] > 0.8 > 0.5 > ends[NEVER]


@pytest.mark.parametrize(
    ("scenario", "side", "offered"),
    [("tartar-wall", "boxers", True), ("tartar-wall", "europeans", False), ("langfang", "europeans", False)],
)
def test_only_defenders_outside_the_objective_may_fall_back(scenario: str, side: str, offered: bool) -> None:
    world = RULESET.new({"scenario": scenario})
    drive = Drive(RULESET, world, Context(SeededDice("offered")))
    steward = Steward()
    while (ask := drive.ask) is not None and (ask.kind, ask.side) != ("order", side):
        drive.send(Steward().answer(view_of(world, ask.side), ask), ask.side)
    assert ask is not None
    assert ("fall-back" in steward.goals(view_of(world, side), ask)) == offered
