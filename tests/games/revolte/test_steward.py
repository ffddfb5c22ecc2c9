"""The steward of an attacker: when it enters the objective, moves the gun into sight, and spends points."""

from __future__ import annotations

from typing import Any

import pytest
from games.revolte.test_rules import world_of

from engine.core.asks import Answer, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.drive import Drive
from engine.games.revolte.phases.orders import read_order
from engine.games.revolte.ruleset import RULESET
from engine.games.revolte.steward.plans import OWN
from engine.games.revolte.steward.policy import Steward
from engine.games.revolte.victory import objective
from engine.games.revolte.world import World, view_of
from engine.tabletop.points import Point


def answered(world: World) -> tuple[Ask, Answer]:
    """Return the steward's first legal answer in a position."""
    ask = Drive(RULESET, world, Context(ScriptedDice([])), start=world.position.step).ask
    assert ask is not None
    answer = Steward().answer(view_of(world, ask.side), ask)
    assert ask.check(answer)
    return ask, answer


def outside(turn: int, inside: int) -> World:
    """Some of a party in the objective of the Tartar Wall, three just outside, far from anybody."""
    places = {f"e{number}": f"580,{20 + 40 * number} moving" for number in range(1, inside + 1)}
    places |= {"e8": "640,20 moving", "e9": "660,380 moving", "e10": "690,20"}
    return world_of("tartar-wall", turn=turn, active="europeans", figures={**places, "a1": "200,200"})


@pytest.mark.parametrize(("turn", "inside"), [(6, 1), (3, 4)])
def test_single_figures_run_in_on_the_last_turn_or_when_enough_can_hold(turn: int, inside: int) -> None:
    """§V123: one by one, who moves already first, because that is free."""
    world = outside(turn, inside)
    _, (who, word) = answered(world)
    order = read_order(world.position, [who], word)
    assert order is not None
    assert who == "e8"
    assert order.goal in objective(world.position)


def gun_at(x: int, y: int, **fields: Any) -> World:
    crew = {"g1": f"{x},{y - 31}", "g2": f"{x - 31},{y}", "g3": f"{x + 31},{y}"}
    gun = {"at": [x, y]}
    return world_of("fu-gate", active="boxers", figures={**crew, "e2": "100,800"}, gun=gun, **fields)


def test_a_gun_that_does_not_see_the_wall_is_pushed_towards_the_gate() -> None:
    """§V53: at dusk a gun sees 300 mm far."""
    _, (who, word) = answered(gun_at(460, 60))
    assert who == "gun"
    x, y = (int(part) for part in word.removeprefix("push-").split(","))
    assert y > 60
    assert abs(x - 460) <= 60
    assert answered(gun_at(460, 120))[1][0] != "gun", "it sees the gate"
    assert answered(gun_at(484, 96))[1] != ("gun", "push-460,430"), "the corner of a house is in its gunner's way"


def test_gunners_away_from_the_gun_go_to_it() -> None:
    world = gun_at(460, 60)
    for name, spot in (("g2", (410, 60)), ("g3", (510, 60))):
        world.position.figures[name].at = Point(*spot)
        world.position.starts[name] = spot
    _, (who, word) = answered(world)
    assert who in ("g2", "g3")
    order = read_order(world.position, [who], word)
    assert order is not None
    assert order.goal is not None
    assert (order.goal.x - 460) ** 2 + (order.goal.y - 60) ** 2 <= 32 * 32


@pytest.mark.parametrize(("points", "said"), [(OWN.few, "none"), (OWN.few + 1, "advised")])
def test_an_attacker_short_of_points_spends_none_on_rallies(points: int, said: str) -> None:
    world = world_of(
        "langfang",
        step="rally",
        first="boxers",
        points={"boxers": points},
        figures={"e1": "900,275", "a9": "100,275 pinned", "a1": "10,700"},
    )
    ask, answer = answered(world)
    assert (ask.kind, ask.side, answer) == ("rally", "boxers", (said,))


def test_distant_figures_go_to_the_ladders_if_nothing_can_open_a_wall() -> None:
    """§V49"""
    figures = {"e2": "100,800", "a2": "460,380 moving", "a3": "484,380 moving"}
    ladder = [{"at": [1130, 418], "raised": "wall-east.5"}]
    world = world_of("fu-gate", active="boxers", figures=figures, ladders=ladder)
    _, (who, word) = answered(world)
    order = read_order(world.position, ["a2", "a3"], word)
    assert who == "a2-3"
    assert order is not None
    assert order.goal is not None
    assert order.goal.x > 520
    assert Point(*figures_at(world, "a2")).x == 460, "the steward only looks"


def figures_at(world: World, name: str) -> tuple[int, int]:
    at = world.position.figures[name].at
    assert at is not None
    return at
