"""§11 The melee phase: one fight a step; supports are asked only by standing order."""

from __future__ import annotations

from engine.core.asks import REACTION, Ask, Choice, Menu
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.sequence import Asking, Flow
from engine.games.revolte.combat import melee, obstacles
from engine.games.revolte.combat.melee import Fight
from engine.games.revolte.contacts import in_contact
from engine.games.revolte.ground.terrain import DOOR
from engine.games.revolte.phases.marching import walls_at
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.world import MELEE, STEADY, World

USE, ALONE = "use", "alone"
CARRIERS = 2


def fighting(world: World) -> bool:
    """§11 Return whether there is another fight."""
    position = world.position
    return position.phase == MELEE and not position.over and bool(melee.pairs(position))


def begin_melee(world: World, context: Context) -> None:
    """§V131 Begin the melee: pinned figures in contact with the unpinned fall first."""
    world.position.phase = MELEE
    melee.overrun(world.position, context)


def fight(world: World, context: Context) -> Flow:
    """§11 Resolve the next fight."""
    position = world.position
    now = melee.pairs(position)[0]
    helpers = {}
    for side in SIDES:
        found = melee.supporters(position, now, side)
        helpers[side] = yield from _supports(world, now, side, found)
    melee.resolve(position, context, now, helpers)
    melee.overrun(position, context)


def _supports(world: World, now: Fight, side: str, found: list[str]) -> Asking[list[str]]:
    """§V97, §V100 Return who supports: by standing order, or as the side says."""
    order = world.orders[side].supports
    if not found or order == "never":
        return []
    helps = order == "always" or _worth(world, now, side)
    if order != "ask" or world.position.house.reaction == "instant":
        return found if helps else []  # who wanted to be asked: as if nobody had answered
    menu = Menu("do", (Choice(USE, USE, {"figures": found}), Choice(ALONE, ALONE)))
    facts = {"attacker": now.attacker, "defender": now.defender, "figures": found}
    usual = (USE if helps else ALONE,)
    answer = yield Ask("support", "11.2", lambda: menu, facts, side=side, lapse=usual, pace=REACTION, secret=True)
    return found if answer[0] == USE else []


def _worth(world: World, now: Fight, side: str) -> bool:
    """§V96 Return whether supports are advised: they are worth it unless the fight is very likely lost."""
    odds = melee.advantage(world.position, now)
    return (odds if side == now.owner else -odds) >= -4


def use_rams(world: World, context: Context) -> None:
    """§V52 Let rams at a door strike it, after the fights: two carriers left at its foot, in no contact."""
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
