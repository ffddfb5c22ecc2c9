"""Displayed odds equal the rolls: playing every die of every roll gives exactly the stated probabilities."""

from __future__ import annotations

from fractions import Fraction

import pytest

from engine.core.context import Context
from engine.core.dice import ScriptedDice
from engine.games.siege.analysis import odds
from engine.games.siege.combat.losses import hit_chinese, rout_chinese
from engine.games.siege.combat.tables import lookup
from engine.games.siege.phases.p4_boxers_melee import boxers_fight
from engine.games.siege.phases.p6_soldiers_melee import soldiers_fight
from engine.games.siege.testing.positions import read
from engine.games.siege.world import Position, World, points


def at_hanlin(text: str = "") -> World:
    return read(
        text
        + """
        day = 3
        sequence = 1
        [counters]
        british-north = ["gb1", "gb2", "strouts", "nordenfelt"]
        hanlin = ["ir1", "ir2", "ir3-", "rg1", "bl1"]
        """
    )


def among(text: str, *, top: str = "") -> World:
    return read(f"day = 3\nsequence = 1\n{top}\n[counters]\nbritish-north = {text}")


def test_a_shot_by_natural_die() -> None:
    position = at_hanlin().position
    shooters = [position.by_id[name] for name in ("gb1", "gb2")]
    found = odds.fire(position, "british-north", "hanlin", shooters=shooters)
    # 4 points, +2 leader, -1 Boxer leader, -1 regulars: rows 1 to 6 of column 4
    assert found.results == tuple(lookup("soldiers", row, 4) for row in range(1, 7))
    assert sum(found.chances().values()) == 1
    assert found.at_least(2) == Fraction(2, 6)
    assert found.harm == Fraction(sum(map(odds.harm, found.results)), 6)


def test_own_losses_are_s_and_b() -> None:
    position = among('["gb1-", "ir1", "ir2"]', top="morale = 0").position
    found = odds.soldiers_melee(position, "british-north")
    assert found.own == Fraction(sum(odds.own(result) for result in found.results), 6)
    assert (odds.own("S"), odds.own("2S"), odds.own("B"), odds.own("2B"), odds.own("3"), odds.own("-")) == (
        1,
        2,
        1,
        2,
        0,
        0,
    )
    assert (odds.harm("S"), odds.harm("2B"), odds.harm("-"), odds.harm("4"), odds.harm("2+5C+1D")) == (0, 0, 0, 4, 2)


@pytest.mark.parametrize("top", ["", "morale = 0", "ammunition_short = true", 'house = { row0_col2 = "S/B" }'])
@pytest.mark.parametrize(
    "who", ['["gb1", "gb2-", "macdonald", "ir1", "ir2", "rg1"]', '["us1", "ir1-"]', '["gb1-", "ir1"]']
)
def test_the_odds_of_the_soldiers_melee_match_its_roll(who: str, top: str) -> None:
    expected = odds.soldiers_melee(among(who, top=top).position, "british-north").results
    for die in range(1, 7):
        context = Context(ScriptedDice([die]))
        soldiers_fight(among(who, top=top), context)
        told = next(event for event in context.events if hasattr(event, "account"))
        assert told.account.result == expected[die - 1]


@pytest.mark.parametrize("top", ["", "cha_cha = true", 'house = { ratio = "cumulative" }'])
def test_the_odds_of_the_boxers_melee_match_its_roll(top: str) -> None:
    who = '["gb1", "gb2-", "fa1", "rg1", "rl1"]'
    expected = odds.boxers_melee(among(who, top=top).position, "british-north")
    for die in range(1, 7):
        world = among(who, top=top)
        context = Context(ScriptedDice([die]))
        boxers_fight(world, context)
        told = next(event for event in context.events if hasattr(event, "account"))
        assert told.account.result == expected.results[die - 1]


STACKS = ('["ir1", "ir2-", "rg1"]', '["fa1", "ir1"]', '["fa1-", "fa2", "rg1"]', '["ir1-"]')


@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("hits", range(6))
@pytest.mark.parametrize("spared", ["dies", "nothing"])
def test_a_toll_equals_the_loss(stack: str, hits: int, spared: str) -> None:
    """§6.3, R122-R124 The predicted loss points are the points lost."""
    world = read(f'day = 3\nhouse = {{ weak_fanatic_3 = "{spared}" }}\n[counters]\nhanlin = {stack}')
    position = world.position
    promised = odds.toll(position, "hanlin", hits)
    before, fanatics = points(position.chinese("hanlin")), fanatics_of(position)
    hit_chinese(position, Context(ScriptedDice([])), "hanlin", points=hits)
    assert promised.points == before - points(position.chinese("hanlin"))
    assert promised.fanatic_gone == (fanatics_of(position) < fanatics)


@pytest.mark.parametrize("stack", STACKS)
@pytest.mark.parametrize("hits", [1, 2, 3])
def test_the_toll_of_a_test_equals_the_loss(stack: str, hits: int) -> None:
    """§6.7, R125 The loss points predicted for a morale test are the points lost."""
    position = read(f"day = 3\n[counters]\nhanlin = {stack}").position
    promised = odds.rout_toll_of(*odds.make_up(position.chinese("hanlin")), hits)
    before, fanatics = points(position.chinese("hanlin")), fanatics_of(position)
    rout_chinese(position, Context(ScriptedDice([])), "hanlin", points=hits)
    assert promised.points == before - points(position.chinese("hanlin"))
    assert promised.fanatic_gone == (fanatics_of(position) < fanatics)


def fanatics_of(position: Position) -> int:
    return sum(counter.kind == "fanatic" for counter in position.here("hanlin"))


def test_tests_of_morale_and_effect() -> None:
    position = at_hanlin().position
    assert odds.morale_test(position).chances() == {"1": Fraction(4, 6), "2": Fraction(1, 6), "3": Fraction(1, 6)}
    assert odds.effect(position, "british-north", "hanlin").harm == Fraction(9, 6)


def test_quarters_are_shelled_in_36ths() -> None:
    assert odds.quarters() == {1: Fraction(9, 36), 2: Fraction(10, 36), 3: Fraction(9, 36), 4: Fraction(8, 36)}


def test_shells_on_a_zone() -> None:
    position = read('start = "historical"').position
    found = odds.shelling(position, "british-north")  # civilians: the last column; a Legation: rows 0 to 5
    assert found.results == ("1", "1", "1", "2", "2+5C", "2+5C+1D")
    position.truce = True
    assert odds.shelling(position, "british-north").results == ("1", "1", "1", "1", "2", "2+5C")


def test_a_leader_falls_on_a_six() -> None:
    assert odds.leader_falls() == Fraction(1, 6)
