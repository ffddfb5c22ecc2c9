"""The legations' actions: fire, melee, fortification (§2.b, §II)."""

from __future__ import annotations

from engine.core.asks import DONE, Ask
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.board import HIGHEST
from engine.games.keep_up_the_fire.events import MeleeFought, WallFired, WallFortified
from engine.games.keep_up_the_fire.losses import take_losses
from engine.games.keep_up_the_fire.menus import STREETS_OF, WALL_OF, act_menu, fightable
from engine.games.keep_up_the_fire.world import Foe, Position, World


def act(world: World, context: Context) -> Flow:
    """Ask for actions until none are left (§2.b). The player may stop early and lose the rest."""
    position = world.position
    while position.actions and not position.verdict and _anything(position):
        answer = yield Ask("act", "2.b", lambda: act_menu(position), {"actions": position.actions})
        if answer == DONE:
            return
        position.actions -= 1
        verb, where = answer
        if verb == "fire":
            fire(position, context, where)
        elif verb == "melee":
            yield from melee(position, context, where)
        else:
            fortify(position, context, where)


def _anything(position: Position) -> bool:
    if min(position.forts.values()) < HIGHEST:
        return True
    return position.today.special != "truce" and fightable(position)


def fortify(position: Position, context: Context, wall: str) -> None:
    """§II.1 Fortify a wall by one level, up to 4."""
    position.forts[wall] += 1
    context.emit(WallFortified(wall=wall, level=position.forts[wall]))


def fire(position: Position, context: Context, wall: str) -> None:
    """Fire at the unit in range (§II.2)."""
    foe = position.in_range(wall)
    assert foe is not None, wall
    added = combat.to_hit(position, wall)
    die = context.roll("to-hit")
    total = die + added.total
    hit = total > foe.strength
    to_hit = DieRollReport(
        purpose="to-hit",
        rule="II.2",
        dice=(die,),
        modifiers=added.modifiers,
        total=total,
        result="hit" if hit else "miss",
    )
    strength, losses, damage = foe.strength, 0, None
    if hit:
        losses, damage = _damage(position, context, foe)
    context.emit(
        WallFired(
            wall=wall,
            kind=foe.kind,
            space=foe.space,
            strength=strength,
            legations=tuple(position.posts[wall]),
            gun=position.gun == wall,
            to_hit=to_hit,
            damage=damage,
            losses=losses,
            left=strength - losses,
        )
    )
    _weaken(position, foe, losses)


def _damage(position: Position, context: Context, foe: Foe) -> tuple[int, DieRollReport]:
    added = combat.damage(position, foe)
    die = context.roll("damage")
    total = max(0, die + added.total)
    losses = min(total, foe.strength)
    account = DieRollReport(
        purpose="damage", rule="II.2", dice=(die,), modifiers=added.modifiers, total=total, result=str(losses)
    )
    return losses, account


def _weaken(position: Position, foe: Foe, losses: int) -> None:
    """Reduce a unit's strength, and remove it at strength 0 (§II.2)."""
    foe.strength -= losses
    if not foe.strength:
        position.foes = [each for each in position.foes if each is not foe]


def melee(position: Position, context: Context, word: str) -> Flow:
    """Fight a melee against the unit that `word` names (§II.3)."""
    wall = WALL_OF[word]
    foe = position.in_streets(wall) if word == STREETS_OF[wall] else position.at_wall(wall)
    assert foe is not None, word
    added, own = combat.melee_of(position, foe)
    strength = foe.strength
    die = context.roll("melee")
    losses = min(die + added.total, strength)
    suffered = max(0, die + own.total) if position.posts[wall] else 0
    context.emit(
        MeleeFought(
            wall=wall,
            space=foe.space,
            kind=foe.kind,
            strength=strength,
            legations=tuple(position.posts[wall]),
            gun=position.gun == wall,
            dealt=_account("melee", added, die, str(losses)),
            losses=losses,
            left=strength - losses,
            own=_account("melee-own", own, die, str(suffered)),
            suffered=suffered,
        )
    )
    _weaken(position, foe, losses)
    if suffered:
        yield from take_losses(position, context, wall, points=suffered, why="melee", space=foe.space)


def _account(purpose: str, added: combat.Sum, die: int, result: str) -> DieRollReport:
    total = die + added.total
    return DieRollReport(
        purpose=purpose, rule="II.3", dice=(die,), modifiers=added.modifiers, total=max(0, total), result=result
    )
