"""Mistakes are bad orders of either side, found from a replay whatever the dice did."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

import pytest
from games.revolte.test_rules import world_of

from engine.core.asks import DONE, Ask
from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.core.events import DieRollReport, Modifier
from engine.core.replay import Order, Scene
from engine.games.revolte import RULESET
from engine.games.revolte.analysis.mistakes import KINDS, MISTAKES, count_mistakes, forgone, rash
from engine.games.revolte.phases import fights, shooting
from engine.games.revolte.scenarios import BOXERS, EUROPEANS, SIDES
from engine.games.revolte.world import World, view_of

MG = {"gunner": "e2", "loader": "e3"}


def copied(world: World) -> World:
    return RULESET.decode(RULESET.encode(world), RULESET.schema_version)


def counted(world: World, dice: list[int], *words: str) -> Mapping[str, int]:
    """Play one step from a position, with one answer if there are `words`, and count the mistakes in it."""
    before, step, orders = copied(world), world.position.step, list[Order]()
    context = Context(ScriptedDice(dice))
    flow = {"fight": fights.fight, "fire": shooting.fire}[step](world, context)
    asked = next(flow, None)
    if words:
        assert isinstance(asked, Ask)
        orders.append(Order(asked.check(words), by_steward=False, side=asked.side))
        with suppress(StopIteration):
            flow.send(words)
    scenes = [
        Scene("movement", view_of(before, None), ()),
        Scene(step, view_of(copied(world), None), (*orders, *context.events)),
    ]
    return count_mistakes(scenes)


def report(sides: int, modifier: int, die: int = 1) -> DieRollReport:
    found = (Modifier("class", "11.2", modifier),)
    return DieRollReport(purpose="melee", rule="11", dice=(die,), modifiers=found, total=die + modifier, column=sides)


# --- charges ---


@pytest.mark.parametrize(
    ("attack", "defence", "found"),
    [((12, 0), (12, 2), True), ((8, 1), (12, 2), True), ((12, 1), (12, 2), False), ((12, 3), (8, -1), False)],
)
def test_a_charge_is_rash_by_its_odds_not_by_its_dice(
    attack: tuple[int, int], defence: tuple[int, int], found: bool
) -> None:
    for die in (1, 8):
        assert rash(report(*attack, die), report(*defence, 9 - die)) is found


def fight(figure: str, charged: str = "charged-e4") -> World:
    """A Boxer in contact with a rifleman of the picket, whom he has charged."""
    figures = {"e1": "450,480", "e4": "150,650", figure: f"170,650 {charged}".strip(), "b1": "30,30"}
    return world_of("langfang", step="fight", turn=3, first=BOXERS, figures=figures)


@pytest.mark.parametrize("dice", [[1, 12], [8, 1]])
def test_a_lone_charge_with_a_musket_at_a_bayonet_is_counted_won_or_lost(dice: list[int]) -> None:
    found = counted(fight("a9"), dice)
    assert found == {"boxers-rash-charges": 1}


def test_a_charge_at_fair_odds_is_no_mistake() -> None:
    """A lance of the column against a bayonet."""
    assert counted(fight("a7"), [6, 5]) == {}


def test_a_continued_fight_is_no_mistake() -> None:
    assert counted(fight("a9", ""), [1, 12]) == {}


def test_a_poor_charge_in_the_objective_is_no_mistake() -> None:
    figures = {"e1": "450,480", "e4": "400,350", "a9": "420,350 charged-e4", "b1": "30,30"}
    world = world_of("langfang", step="fight", turn=3, first=BOXERS, figures=figures)
    assert counted(world, [1, 12]) == {}


# --- fire ---


def sweep(*friends: str, enemies: int = 2) -> World:
    """The machine gun of the picket in front of Boxers in the open, with some friends next to them."""
    figures = {"e2": "520,332", "e3": "542,332", "b1": "30,30"}
    figures |= {f"a{number}": f"{500 + 22 * number},208" for number in range(1, enemies + 1)}
    figures |= {name: f"{500 + 22 * number},232" for number, name in enumerate(friends, 1)}
    return world_of("langfang", step="fire", active=EUROPEANS, turn=3, first=BOXERS, figures=figures, mg=MG)


@pytest.mark.parametrize("dice", [[2], [11, 8, 8]])
def test_a_sweep_over_a_friend_is_counted_hit_or_missed(dice: list[int]) -> None:
    assert counted(sweep("e4"), dice, "mg", "sweep", "a1") == {"europeans-friends-under-fire": 1}


def test_a_sweep_over_enemies_alone_or_over_many_is_no_mistake() -> None:
    assert counted(sweep(), [2], "mg", "sweep", "a1") == {}
    assert counted(sweep("e4", enemies=3), [2], "mg", "sweep", "a1") == {}
    assert counted(sweep("e4"), [2], "mg", "one_target", "a1") == {}


def armed(state: str = "", *, located: bool = True) -> World:
    """A rifleman of the picket and a Boxer in the open before him, the picket's turn to fire."""
    figures = {"e4": f"500,250 {state}".strip(), "a2": "500,210", "b1": "30,30"}
    seen = {BOXERS: ["e4"] if located else [], EUROPEANS: ["a2"]}
    return world_of("langfang", step="fire", active=EUROPEANS, turn=3, first=BOXERS, figures=figures, located=seen)


def test_a_figure_that_holds_fire_forgoes_a_shot() -> None:
    assert counted(armed(), [], "done") == {"europeans-shots-forgone": 1}


def test_a_hidden_figure_or_one_that_has_fired_forgoes_no_shot() -> None:
    assert counted(armed(located=False), [], "done") == {}
    assert forgone(armed("fired").position, EUROPEANS) == []
    assert forgone(armed().position, BOXERS) == [], "it is not the others' fire"


def test_the_machine_gun_can_forgo_a_shot() -> None:
    world = sweep()
    world.position.located = {BOXERS: ["e2"]}
    assert counted(world, [], *DONE) == {"europeans-shots-forgone": 1}


# --- all ---


def test_every_side_has_every_kind() -> None:
    assert len(MISTAKES) == len(SIDES) * len(KINDS)
    assert RULESET.count_mistakes(()) == {}
    for side in SIDES:
        assert {RULESET.side_of_mistake(f"{side}-{kind}") for kind in KINDS} == {side}
    assert RULESET.side_of_mistake("boxers-sleep") == ""
