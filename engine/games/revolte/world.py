"""The state of the game: the public `Position`, and the secret standing orders.

`View` is the part of a world that a side or a spectator may see.
"""

from __future__ import annotations

import msgspec

from engine.games.revolte.figures import Cannon, Carried, Figure, MachineGun
from engine.games.revolte.ground.terrain import doors_open
from engine.games.revolte.house_rules import House
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import BOXERS, SIDES, own_text, scenario, soldiers
from engine.tabletop.points import Point
from engine.two_sided.world import SidedView, SidedWorld


class Orders(msgspec.Struct, kw_only=True):
    """§V72, §V100, §V125 The standing orders of a side. Each is `advised`, `never`, `always` or `ask`."""

    rallies: str = "ask"
    defence: str = "advised"
    supports: str = "advised"


class World(SidedWorld[Position, Orders], kw_only=True):
    """The whole game: the public position, and the secret orders of each side."""


class View(SidedView[Position, Orders], kw_only=True):
    """What a side may see: the position and its own orders. After the game, it sees all orders."""


def view_of(world: World, side: str | None) -> View:
    """Return what a side may see. If `side` is None, return what spectators may see."""
    return View.of(world, side, opened=world.position.over)


def spared(name: str, house: House) -> frozenset[str]:
    """§V2 Return the figures that do not march in the Boxers' columns."""
    battle = scenario(name)
    crew = (len(battle.gun.crew) if battle.gun else 0) + (1 if battle.keg else 0)
    if house.crews == "apart" or not crew:
        return frozenset()
    apart = {*(battle.gun.crew if battle.gun else ()), *([battle.keg.bearer] if battle.keg else ())}
    columns: dict[str, list[str]] = {}
    for soldier in soldiers(name).values():
        if soldier.side == BOXERS and soldier.id not in apart:
            columns.setdefault(soldier.group, []).append(soldier.id)
    last = [each for row in zip(*(names[::-1] for names in columns.values()), strict=False) for each in row]
    return frozenset(last[:crew])


def set_up(name: str, house: House) -> World:
    """§2 Return a new game before deployment."""
    battle, roster = scenario(name), soldiers(name)
    places = {group.id: group.at for group in battle.group}
    groups = {group.id: group for group in battle.group}
    figures: dict[str, Figure] = {}
    left_out = spared(name, house)
    for soldier in roster.values():
        group, spots = groups[soldier.group], places[soldier.group]
        number = int(soldier.id[len(soldier.group) :]) - 1
        stays = soldier.id in left_out
        # §V70 A figure that begins the game moving counts as having moved in the turn before the first.
        figures[soldier.id] = Figure(
            at=Point(*spots[number]) if number < len(spots) and not stays else None,
            state=group.morale,
            moving=group.moving,
            moved=group.moving,
            roof=group.roof if number < len(spots) and not stays else "",
        )
    position = Position(
        scenario=name,
        battle_text=own_text(name),
        house=house,
        active=battle.defender,
        figures=figures,
        opened=sorted(doors_open(name)),
        barricades=list(battle.barricades.default),
        ladders=[Carried(carriers=list(each.carriers)) for each in battle.ladder],
        rams=[Carried(carriers=list(each.carriers)) for each in battle.ram],
        keg=Carried(carriers=[battle.keg.bearer]) if battle.keg else None,
        gun=Cannon(at=battle.gun.at) if battle.gun else None,
        mg=MachineGun(gunner=battle.mg.gunner, loader=battle.mg.loader) if battle.mg else None,
        lost=dict.fromkeys(SIDES, 0),
    )
    return World(position=position, orders={side: Orders() for side in SIDES})
