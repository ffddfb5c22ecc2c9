"""The state of a battle: the public `Position` and the secret standing orders of both sides.

`View` is what a side or a spectator may see.
"""

from __future__ import annotations

import msgspec

from engine.games.ascari.house_rules import House
from engine.games.ascari.pieces import Piece
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, board, own_text, roster, scenario
from engine.two_sided.world import SidedView, SidedWorld


def is_hex(order: str) -> bool:
    """Return whether a standing order is a hex such as `0806` (§A59)."""
    return order.isdigit() and len(order) > 2


class Orders(msgspec.Struct, kw_only=True):
    """A side's standing orders for rifles, guns and single units (§A59).

    An order is `hold`, `ask`, or the distance in hexes within which to fire. The order for a single unit can also be
    the only hex at which it fires (see `is_hex`). `holding` and `lapses` are reset in each player-turn.
    """

    rifles: str = "2"
    guns: str = "4"
    units: dict[str, str] = {}
    most: int = 2
    """§A59 The maximum number of units that fire at one target in a reaction window by standing orders."""
    spare: int = 0
    """§A59 The chance in per cent below which orders do not fire."""
    only: list[str] = []
    """§A59 The kinds of targets at which standing orders fire; all if empty."""
    stepwise: bool = False
    """§A31 Whether the side's own moves stop to ask after each miss."""
    holding: bool = False
    """§A61 Whether no unit of the side fires until the end of the phase."""
    lapses: int = 0
    """§A62 The number of consecutive questions that timed out."""


class World(SidedWorld[Position, Orders], kw_only=True):
    """The whole game: the public position, and each side's secret orders."""


class View(SidedView[Position, Orders], kw_only=True):
    """What a side or a spectator may see: the position, and the standing orders that are open to them."""


def view_of(world: World, side: str | None) -> View:
    """Return what a side may see. If `side` is None, return what spectators may see."""
    position = world.position
    return View.of(world, side, opened=position.over or position.house.orders == "open")


def set_up(name: str, house: House) -> World:
    """Return a new game in the historical deployment (§1.4)."""
    battle = scenario(name)
    counters = roster(name, house.handicap)
    pieces = {
        counter.id: Piece(
            at="" if counter.arrives else counter.at,
            reduced=counter.reduced,
            limbered=counter.kind == GUNS and not counter.emplaced,
        )
        for counter in counters.values()
    }
    control = {at: side for side, hexes in battle.control.items() for at in hexes}
    position = Position(
        scenario=name,
        battle_text=own_text(name),
        house=house,
        active=battle.deploys_first,
        pieces=pieces,
        control={at: control.get(at, "") for at in board(name).watched},
        water=battle.water.start if battle.water else 0,
    )
    return World(position=position, orders={side: Orders() for side in battle.sides})
