"""§V107 Positions made so that ways are hard to find: heaps, rings that leave gaps of a base, labyrinths, fires.

The engine knows no clock: what a question may cost is counted in legs looked at, the same number on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from math import cos, pi, sin
from random import Random

import pytest
from support import stress

from engine.core.asks import Menu
from engine.core.chances.playing_on import play_on, seed_of
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.games.revolte import RULESET
from engine.games.revolte.contacts import in_contact
from engine.games.revolte.ground import ways
from engine.games.revolte.ground.terrain import ground
from engine.games.revolte.ground.walking import Walker
from engine.games.revolte.ground.ways import find_way
from engine.games.revolte.phases.marching import carry_out
from engine.games.revolte.phases.order_menu import MOST_LOOKED, menu
from engine.games.revolte.phases.orders import CHARGE_RUN, Order
from engine.games.revolte.phases.units import write_figures
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SCENARIOS, SIDES, enemy_of, scenario
from engine.games.revolte.testing.positions import PositionText, build
from engine.games.revolte.world import Orders, World
from engine.tabletop.points import Point

POSITIONS = stress.count("SIEGEMASTER_CRAFTED", 0, 60)
HARD = (11,)
"""The offers in this position checked 335,000 legs before there was a limit."""
PLAYED = (11, 1, 3)
"""The most expensive position of the first ten simulated games."""
MOST = 10
"""The figures of the largest unit."""
TRIED = tuple(dict.fromkeys((*HARD, *range(POSITIONS))))
LONGEST = 1_000_000
"""The most legs that a whole simulated game may check, some five seconds: the known maximum is 70,000."""
SPARE = 10_000
"""So many legs may be looked at above a limit: it is tried between two searches of corners."""


class Crafted:
    """A position made to be hard: a unit of ten, its enemies where they bar most, barricades and fires anywhere."""

    def __init__(self, number: int) -> None:
        self.dice = dice = Random(f"crafted {number}")
        self.scenario = dice.choice(SCENARIOS)
        battle = scenario(self.scenario)
        self.width, self.height = battle.size
        roster = build(PositionText(scenario=self.scenario)).position
        side = dice.choice(SIDES)
        own = [name for name in roster.figures if roster.side_of(name) == side]
        self.foes = [name for name in roster.figures if roster.side_of(name) != side]
        group = dice.choice(sorted({roster.roster[name].group for name in own}))
        self.unit = [name for name in own if roster.roster[name].group == group][:MOST]
        self.goal = self._point()
        start = dice.choice((self._point(), self.goal))
        figures = dict(zip(self.unit, self._chain(start), strict=False))
        figures |= dict(zip(self.foes, self._barring(len(self.foes)), strict=True))
        bars = []
        for default in battle.barricades.default if battle.barricades else ():
            x, y = dice.randrange(self.width - 100), dice.randrange(self.height - 100)
            anywhere = ((x, y), dice.choice(((x + 100, y), (x, y + 100))))
            bars.append(dice.choice((default, anywhere)))
        located = {each: [name for name in roster.figures if roster.side_of(name) != each] for each in SIDES}
        text = PositionText(
            scenario=self.scenario,
            step="order",
            active=side,
            only=True,
            barricades=bars,
            located=located,
            figures={name: f"{x},{y}" for name, (x, y) in figures.items()},
            points=dict.fromkeys(SIDES, 30),
            fires=[self._point() for _ in range(dice.choice((0, 4, 12)))],
        )
        self.position: Position = build(text).position
        assert enemy_of(side) == self.position.side_of(self.foes[0])

    def _point(self) -> tuple[int, int]:
        return self.dice.randrange(60, self.width - 60), self.dice.randrange(60, self.height - 60)

    def _inside(self, x: float, y: float) -> tuple[int, int]:
        return min(max(round(x), 11), self.width - 11), min(max(round(y), 11), self.height - 11)

    def _chain(self, start: tuple[int, int]) -> list[tuple[int, int]]:
        """Return the places of a unit: close together, or as far from each other as a unit may be."""
        x, y = start
        if self.dice.random() < 0.5:
            return [self._inside(x + 20 * (n % 3), y + 20 * (n // 3)) for n in range(MOST)]
        right = self.dice.random() < 0.5
        return [self._inside(x + 50 * n * right, y + 50 * n * (not right)) for n in range(MOST)]

    def _barring(self, count: int) -> list[tuple[int, int]]:
        (x, y), dice = self.goal, self.dice
        gap, style = dice.choice((39, 40, 41)), dice.choice(("ring", "wall", "anywhere", "heap", "near"))
        found = []
        for number in range(count):
            angle, radius = 2 * pi * number / count, gap / 2 / sin(pi / count)
            places = {
                "ring": (x + radius * cos(angle), y + radius * sin(angle)),
                "wall": (x, 15 + number * gap),
                "anywhere": self._point(),
                "heap": (x + 20 * (number % 5), y + 20 * (number // 5)),
                "near": (x + dice.randrange(-170, 170), y + dice.randrange(-170, 170)),
            }
            found.append(self._inside(*places[style]))
        return found


@contextmanager
def legs() -> Iterator[list[int]]:
    """Count the legs that are looked at."""
    with searches() as every:
        found = [0]
        yield found
        found[0] = sum(each.legs for each in every)


@contextmanager
def searches() -> Iterator[list[ways.Search]]:
    """Keep the searches that are begun."""
    with pytest.MonkeyPatch.context() as patch:
        made = ways.Search.__init__
        every: list[ways.Search] = []

        def begin(search: ways.Search) -> None:
            made(search)
            every.append(search)

        patch.setattr(ways.Search, "__init__", begin)
        yield every


def orders(crafted: Crafted) -> Menu | None:
    """Return the orders of the unit; of the largest unit that is offered if a figure of it is in contact.

    Return None if every figure is in contact (§11).
    """
    who, name = menu(crafted.position), write_figures(crafted.unit)
    choice = who.typed(name)
    if choice is None:
        refused = who.why_not(name)
        assert refused is not None
        assert refused.reason == "in-contact"
        choice = next((each for each in who.choices if each.label == "unit"), None)
        if choice is None:
            assert all(in_contact(crafted.position, figure) for figure in crafted.unit)
            return None
    assert choice.then is not None
    return choice.then()


@pytest.mark.stress("11")
@pytest.mark.parametrize("number", TRIED)
def test_offered_and_typed_orders_are_computed_quickly(number: int) -> None:
    crafted = Crafted(number)
    with legs() as looked:
        found = orders(crafted)
    assert looked[0] <= MOST_LOOKED
    if found is None:
        return
    with legs() as looked:
        words = [choice.word for choice in found.choices]
        for choice in found.choices:
            assert dict(choice.facts)["cost"] is not None
    assert looked[0] <= MOST_LOOKED + 2 * MOST * (ways.MOST_LOOKED + SPARE)
    if stress.FULL:
        crafted.position.ground.found.clear()
        again = orders(crafted)
        assert again is not None
        assert [choice.word for choice in again.choices] == words, "whatever is remembered"
    x, y = crafted.goal
    typed_lines = (f"run {x},{y}", f"charge {crafted.foes[0]}", f"crawl {x},{y} open", f"run {y},{x} close")
    for typed in typed_lines if stress.FULL else typed_lines[:2]:
        with legs() as looked:
            if found.typed(typed) is None:
                assert found.why_not(typed) is not None
        assert looked[0] <= 2 * MOST * (ways.MOST_LOOKED + SPARE)


@pytest.mark.parametrize("number", TRIED)
def test_a_charge_without_a_target_in_reach_is_computed_quickly(number: int) -> None:
    crafted = Crafted(number)
    unit, target = tuple(crafted.unit), crafted.foes[0]
    with legs() as looked:
        carry_out(crafted.position, Context(SeededDice("crafted")), Order(unit, CHARGE_RUN, target=target))
    assert looked[0] <= 3 * MOST * (ways.MOST_LOOKED + SPARE)


@pytest.mark.stress("1")
@pytest.mark.parametrize("number", [*PLAYED[:2], *map(stress.marked, (*PLAYED[2:], *range(20, 20 + POSITIONS)))])
def test_each_answer_of_a_simulated_game_is_computed_quickly(number: int) -> None:
    """The steward plays both sides to the end: no answer costs more than to look at all orders and to charge once."""
    crafted, costs = Crafted(number), [0]
    world = World(position=crafted.position, orders={side: Orders() for side in SIDES})
    with searches() as every:
        drive = Drive(RULESET, world, Context(SeededDice("crafted")), start="order")
        play_on(drive, seed_of(0), between=lambda: costs.append(sum(each.legs for each in every)))
        costs.append(sum(each.legs for each in every))
    assert len(costs) > 2, "it was played"
    assert costs[-1] > 0 or number not in PLAYED, "it was hard"
    longest = max(after - before for before, after in pairwise(costs))
    assert longest <= MOST_LOOKED + 3 * MOST * (ways.MOST_LOOKED + SPARE)
    assert costs[-1] <= LONGEST


def test_an_abandoned_search_gives_the_straight_way(monkeypatch: pytest.MonkeyPatch) -> None:
    land, straight = ground("tartar-wall"), (Point(880, 151), Point(560, 151))
    who = Walker(straight[0], frozenset(), (Point(720, 151),))
    assert len(find_way(land, who, straight[1])) > 2
    monkeypatch.setattr(ways, "MOST_LOOKED", 3)
    land.found.clear()
    assert find_way(land, who, straight[1]) == straight
    land.found.clear()
