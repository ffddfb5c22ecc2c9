"""Deployment, one side after the other (§1.4)."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.core.asks import Ask, Choice, Menu
from engine.core.context import Context
from engine.core.menus import done
from engine.core.sequence import Flow
from engine.games.ascari.events import DeploymentChanged, DeploymentEnded
from engine.games.ascari.house_rules import SWITCHES
from engine.games.ascari.map.costs import passable
from engine.games.ascari.phases.placing import place, place_choice
from engine.games.ascari.position import Position
from engine.games.ascari.world import World

HISTORICAL: Final = "historical"
RULE: Final = "1.4"


def deploying(world: World) -> bool:
    """§1.4 Return whether a side still has to deploy."""
    return len(world.position.ready) < len(world.position.battle.sides)


def deploy(world: World, context: Context) -> Flow:
    """Ask a side to place a counter or to finish, and carry out the answer (§1.4)."""
    position = world.position
    side = position.active
    pieces = position.of_side(side)

    @cache  # neither zones nor terrain change
    def room(name: str) -> tuple[str, ...]:
        zone = position.battle.zone_of(position.roster[name])
        return tuple(at for at in zone if passable(position, name, at))

    menu = Menu("do", (Choice(HISTORICAL, HISTORICAL), *place_choice(position, pieces, room), done("deploy")))
    answer = yield Ask("deploy", RULE, lambda: menu, {"side": side}, side=side, lapse=(HISTORICAL,))
    if answer[0] == "place":
        _, name, at = answer
        start = position.pieces[name].at
        along = place(position, name, at)
        context.emit(DeploymentChanged(side=side, piece=name, start=start, end=at, with_=along))
        return
    if answer[0] == HISTORICAL:
        for name in pieces:
            position.pieces[name].at = position.roster[name].at
    historical = all(position.pieces[name].at == position.roster[name].at for name in pieces)
    position.ready.append(side)
    context.emit(DeploymentEnded(side=side, historical=historical, switches=_switches(position)))
    position.active = position.battle.enemy_of(side)


def _switches(position: Position) -> tuple[tuple[str, str], ...]:
    return tuple((s.name, c) for s in SWITCHES if (c := getattr(position.house, s.name)) != s.default)
