"""§5, §5.1.1 The card and the food of the day."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.games.siege import cards, morale
from engine.games.siege.events import BetsyFound, CardDrawn, FoodEaten
from engine.games.siege.scenarios import last_day
from engine.games.siege.world import HELD, Position, World

EMPTY: Final = 35
"""§5.1.1, R44 The last box of the supplies track: no food is left."""
FIGURES: Final = 3
"""§3.4 The number of red court cards after which Betsy is found."""


def days_left(world: World) -> bool:
    """§1.2, R55 Return whether another day follows."""
    return world.position.day < last_day(world.position.house.scenario) and bool(world.deck)


def draw_card(world: World, context: Context) -> None:
    """§5, R40, R160 Start a new day and draw its card."""
    position = world.position
    position.day += 1
    context.dice.begin_period(f"day {position.day}")
    position.card = world.deck.pop()
    context.reveal()
    context.emit(CardDrawn(day=position.day, card=position.card, left=len(world.deck)))
    if cards.today(position).figure:
        position.red_figures += 1
        if position.red_figures == FIGURES:
            position.put(position.by_id["betsy"], HELD)
            context.emit(BetsyFound())


def feed(world: World, context: Context) -> None:
    """§5.1.1 Use up one day's food."""
    eat(world.position, context)


def eat(position: Position, context: Context, *, why: str = "day") -> None:
    """§4, §5.1.1, R44, R45, R46 Use up a day's food. If there is none, lose 2 morale.

    With the house rule `food35_arrival_day`, the phase `hunger` subtracts the morale instead.
    """
    exhausted = position.food >= EMPTY
    if not exhausted:
        position.food += 1
    context.emit(FoodEaten(food=position.food, exhausted=exhausted, why=why))
    if exhausted and (why != "day" or position.house.food35_arrival_day == "free"):
        morale.change(position, context, "hunger", rule="5.1.1", by=-2)


def hunger(position: Position, context: Context) -> None:
    """§4, R45 By house rule, lose 2 morale at the end of a day without food."""
    if position.house.food35_arrival_day == "-2" and position.food >= EMPTY:
        morale.change(position, context, "hunger", rule="4", by=-2)


def betsy_waits(world: World) -> bool:
    """§3.4, R177 Return whether the gun Betsy has been found but not placed."""
    return world.position.by_id["betsy"].place == HELD
