"""§4, §1 The beginning and the end of a turn."""

from __future__ import annotations

from typing import Final

from engine.core.asks import Ask, Choice, Menu
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.sequence import Asking, Flow
from engine.games.revolte.combat.obstacles import destroy, free_near
from engine.games.revolte.contacts import in_contact
from engine.games.revolte.events import (
    ArrivalRolled,
    FigurePlaced,
    GameEnded,
    PointsRolled,
    SectionBreached,
    SidesOrdered,
    TurnBegan,
    TurnEnded,
)
from engine.games.revolte.figures import OVER, RALLIES, STEADY
from engine.games.revolte.ground.terrain import FOOT
from engine.games.revolte.phases.deployment import enter_columns
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, Spot, enemy_of
from engine.games.revolte.tables import tables
from engine.games.revolte.victory import holding, judge
from engine.games.revolte.world import World
from engine.tabletop.points import Point, squared
from engine.tabletop.segments import near

MOST_OFF: Final = 5
"""§4.1 The maximum number of action points that a side loses because of its losses."""
GUNNERS_AT: Final = ((-31, 0), (31, 0), (0, -31))
"""§V7 The places of the gunners around an arriving gun, as offsets in millimetres."""


def playing(world: World) -> bool:
    """§4 Return whether the game continues."""
    return not world.position.over


def begin_turn(world: World, context: Context) -> Flow:
    """§4 Begin a turn, and roll for arrivals."""
    position = world.position
    position.turn += 1
    position.phase = RALLIES
    position.ready, position.located, position.tried, position.starts = [], {}, {}, {}
    for each in position.figures.values():
        each.moved_before, each.fired_before = each.moved, each.fired
        each.ordered = each.moved = each.fired = each.defended = each.fought = each.contacted = False
        each.charged = ""
    for weapon in (position.gun, position.mg):
        if weapon is not None:
            weapon.fired_before, weapon.fired = weapon.fired, False
    if position.gun is not None:
        position.gun.moved = False
    context.dice.begin_period(f"turn {position.turn}")
    context.emit(TurnBegan(turn=position.turn))
    enter_columns(position, context)
    yield from _arrive(position, context)


def _arrive(position: Position, context: Context) -> Asking[None]:
    """§V7 Roll whether the gun and the keg arrive, and place them."""
    battle = position.battle
    gun = position.gun
    if gun is not None and gun.at is None and battle.gun is not None and _comes(position, context, "gun"):
        entry = yield from _entry(position, "gun", battle.gun.entry, position.side_of(battle.gun.crew[0]))
        _place_gun(position, context, entry)
    if battle.keg is not None and position.keg is not None:
        bearer = position.figures[battle.keg.bearer]
        if bearer.is_to_come and not position.keg.gone and _comes(position, context, "keg"):
            entry = yield from _entry(position, "keg", battle.keg.entry, position.side_of(battle.keg.bearer))
            spot = free_near(position, entry)
            bearer.at, bearer.state, bearer.moving = spot, STEADY, False
            context.emit(FigurePlaced(figure=battle.keg.bearer, at=spot, why="arrived"))


def _entry(position: Position, what: str, entries: tuple[Spot, ...], side: str) -> Asking[Point]:
    """§V7 Ask the side where its reinforcements arrive, and return the place."""
    usual = farthest(position, entries, side)
    if len(entries) == 1:
        return usual
    ordered = sorted(entries, key=lambda entry: entry != usual)
    choices = tuple(Choice(f"{x},{y}", "entry", {"at": (x, y)}) for x, y in ordered)
    facts = {"what": what}
    answer = yield Ask("entry", "1", lambda: Menu("to", choices), facts, side=side, lapse=(choices[0].word,))
    x, y = answer[0].split(",")
    return Point(int(x), int(y))


def _comes(position: Position, context: Context, what: str) -> bool:
    known = tables().arrival
    needed = known[min(position.turn, len(known)) - 1]
    die = context.roll(f"arrival {what}")
    comes = die >= needed
    report = DieRollReport(
        purpose=f"arrival {what}", rule="1", dice=(die,), total=die, column=needed, result="comes" if comes else "away"
    )
    context.emit(ArrivalRolled(what=what, report=report))
    return comes


def farthest(position: Position, entries: tuple[Spot, ...], side: str) -> Point:
    """§V7 Return the arrival point that is farthest from the enemies."""
    enemies = [position.at(name) for name in position.standing(enemy_of(side))]

    def nearest(entry: tuple[int, int]) -> int:
        return min((squared(Point(*entry), at) for at in enemies), default=0)

    return Point(*max(entries, key=nearest))


def _place_gun(position: Position, context: Context, entry: Point) -> None:
    battle, gun = position.battle.gun, position.gun
    assert battle is not None
    assert gun is not None
    spot = free_near(position, entry, "gun", 20, GUNNERS_AT)
    gun.at = (spot.x, spot.y)
    for name, (x, y) in zip(battle.crew, GUNNERS_AT, strict=False):
        each = position.figures[name]
        each.at, each.state, each.moving = Point(spot.x + x, spot.y + y), STEADY, False
        context.emit(FigurePlaced(figure=name, at=each.at, why="arrived"))


def roll_points(world: World, context: Context) -> None:
    """§4.1 Roll for the action points of both sides. The result decides which side is first (§V11)."""
    position = world.position
    for side in SIDES:
        dice = tuple(context.roll(f"points {side}") for _ in range(2 if position.led(side) else 1))
        losses = min(MOST_OFF, position.lost.get(side, 0))
        points = max(0, sum(dice) - losses)
        position.points[side] = points
        report = DieRollReport(purpose=f"points {side}", rule="4.1", dice=dice, total=sum(dice))
        context.emit(PointsRolled(side=side, report=report, losses=losses, points=points))
    attacker = position.battle.attacker
    other = enemy_of(attacker)
    position.first = other if position.points[other] > position.points[attacker] else attacker
    context.emit(SidesOrdered(first=position.first))


def end_turn(world: World, context: Context) -> None:
    """§V86, §V122 End a turn, and check whether the game is over."""
    position = world.position
    for name, turn in list(position.cracked.items()):
        piece = position.ground.pieces.get(name)
        worker = next(
            (each for each in position.standing(position.battle.attacker) if _worked(position, each, name)), ""
        )
        if piece is not None and worker and turn < position.turn:
            destroy(position, context, piece)
            context.emit(SectionBreached(piece=name, figure=worker))
    context.emit(TurnEnded(turn=position.turn, holding=holding(position)))
    judge(position)


def _worked(position: Position, figure: str, piece: str) -> bool:
    """§V86 Return whether a figure worked at a cracked section in this turn."""
    each = position.figures[figure]
    busy = each.moved or each.fired or each.fought or each.contacted or in_contact(position, figure)
    if each.state != STEADY or busy:
        return False
    wall, at = position.ground.pieces.get(piece), position.at(figure)
    return wall is not None and near(at, wall.start, wall.end, FOOT)  # including pieces of a house


def end_game(world: World, context: Context) -> None:
    """§13 End the game and report the winner and the reason."""
    position = world.position
    position.phase = OVER
    context.emit(GameEnded(winner=position.winner, reason=position.reason))
