"""The world of a game for two sides: a public position and secret standing orders."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

import msgspec

P = TypeVar("P")
Q = TypeVar("Q")


class SidedWorld(msgspec.Struct, Generic[P, Q], kw_only=True):
    """The whole game: the public position, and each side's secret orders."""

    position: P
    orders: dict[str, Q]


class SidedView(msgspec.Struct, Generic[P, Q], kw_only=True):
    """The part of a world that one side may see. `side` is empty in the public view."""

    position: P
    side: str = ""
    orders: dict[str, Q] = {}

    @classmethod
    def of(cls, world: SidedWorld[P, Q], side: str | None, *, opened: bool) -> Self:
        """Return what a side may see or, without a side, what spectators may see. With `opened`, this includes the
        orders of all sides.
        """
        own = {side: world.orders[side]} if side in world.orders else {}
        return cls(position=world.position, side=side or "", orders=world.orders if opened else own)


def is_over(world: SidedWorld[Any, Any]) -> bool:
    """Return whether the game is over."""
    return bool(world.position.over)
