"""§11 The melee phase, one fight per step."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.asks import JOIN, REACTION, Ask, Choice, Menu
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.sequence import Asking, Flow
from engine.games.revolte.combat import melee, obstacles
from engine.games.revolte.combat.melee import Fight
from engine.games.revolte.contacts import in_contact
from engine.games.revolte.figures import MELEE, STEADY
from engine.games.revolte.ground.terrain import DOOR
from engine.games.revolte.phases.marching import walls_at
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.tables import tables
from engine.games.revolte.world import World

USE: Final = "use"
WITH: Final = "with"
ALONE: Final = "alone"
CARRIERS: Final = 2


def fighting(world: World) -> bool:
    """§11 Return whether there are still melees to resolve."""
    position = world.position
    return position.phase == MELEE and not position.over and melee.is_any_left(position)


def begin_melee(world: World, context: Context) -> None:
    """§V131 Begin the melee phase, and eliminate pinned figures."""
    world.position.phase = MELEE
    melee.overrun(world.position, context)


def fight(world: World, context: Context) -> Flow:
    """§11 Resolve the next fight."""
    position = world.position
    now = melee.pairs(position)[0]
    helpers = {}
    for side in SIDES:
        found = melee.candidates(position, now, side)
        helpers[side] = yield from _supports(world, now, side, found)
    melee.resolve(position, context, now, helpers)
    melee.overrun(position, context)


def _supports(world: World, now: Fight, side: str, found: list[str]) -> Asking[list[str]]:
    """§V97, §V100 Return the figures of `side` that support in a fight. `found` are the possible supporters."""
    order, most = world.orders[side].supports, tables().melee_modifiers["most_supports"]
    if not found or order == "never":
        return []
    helps = order == "always" or _worth(world, now, side)
    if order != "ask" or world.position.house.reaction == "instant":
        return found[:most] if helps else []  # «ask» in an instant game: the default answer
    facts = {"attacker": now.attacker, "defender": now.defender, "figures": found[:most]}
    usual = (USE if helps else ALONE,)
    menu = partial(_helpers, found, most)
    answer = yield Ask("support", "11.2", menu, facts, side=side, lapse=usual, pace=REACTION, apart=True, posted=1)
    if answer[0] == WITH:
        return [name for name in found if name in answer[1].split(JOIN)]
    return found[:most] if answer[0] == USE else []


def _helpers(found: list[str], most: int) -> Menu:
    """§11.2 Return the menu of supporters: the usual ones, a choice of them, or none."""

    def who() -> Menu:
        choices = tuple(Choice(name, "figure", {"figure": name}) for name in found)
        return Menu("who", choices, many=True, least=1, most=most, preset=tuple(found[:1]))

    chosen = (Choice(WITH, WITH, then=who),) if len(found) > 1 else ()
    return Menu("do", (Choice(USE, USE, {"figures": found[:most]}), *chosen, Choice(ALONE, ALONE)))


def _worth(world: World, now: Fight, side: str) -> bool:
    """§V96 Return whether `side` should use supporters in a fight."""
    odds = melee.advantage(world.position, now)
    return (odds if side == now.owner else -odds) >= -4


def use_rams(world: World, context: Context) -> None:
    """§V52 After the fights, let each ram strike a door."""
    position = world.position
    for number, ram in enumerate(position.rams, 1):
        free = [name for name in ram.carriers if position.figures[name].state == STEADY]
        feet = {name: walls_at(position, name) for name in free if not in_contact(position, name)}
        found = [piece for pieces in feet.values() for piece in pieces if piece.kind == DOOR]
        doors = [piece for piece in found if found.count(piece) >= CARRIERS]
        if doors:
            dice = context.roll_2d6(f"ram {number}")
            report = DieRollReport(purpose=f"ram {number}", rule="7.5", dice=dice, total=sum(dice))
            obstacles.damage_piece(position, context, doors[0], report, "ram")
