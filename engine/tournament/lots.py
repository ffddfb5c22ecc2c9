"""T3, T13, T83 Draws by lot from the seed of a tournament, which anyone can repeat (`docs/fair-dice.md`)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import TypeVar

from engine.core.context import Context
from engine.core.dice import SeededDice

T = TypeVar("T")


def shuffled(seed: str, purpose: str, items: Iterable[T]) -> list[T]:
    """T83 Return the items in the order that a seed gives for a `purpose`."""
    return Context(SeededDice(seed)).shuffle(purpose, list(items))


def first_side(seed: str, round_: int, table: int) -> int:
    """T74 Return who gets the first side in a random draw.

    1 is the player with the higher place, and 2 is the other.
    """
    dice = SeededDice(seed, period=f"round {round_}")
    return dice.number(f"sides {table}", 2)


def game_seed(seed: str, posted: int) -> str:
    """T75, T76 Return the seed of a round's siege. It does not reveal the tournament's seed.

    `posted` is the number of posted rounds, including withdrawn ones.
    """
    return hashlib.sha256(f"{seed}/game/{posted}".encode()).hexdigest()[:32]
