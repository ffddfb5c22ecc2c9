"""The movement phase: each step is one unit's move (§3)."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.asks import DONE, Answer, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.menus import done
from engine.core.sequence import Asking, Flow
from engine.games.ascari.combat import retreats
from engine.games.ascari.combat.losses import eliminate
from engine.games.ascari.combat.markers import COMBAT, MOVED, arm, put, take_control
from engine.games.ascari.combat.melee import fight
from engine.games.ascari.events import FormationChanged, HexEntered, MoveBegan, MoveEnded
from engine.games.ascari.map.costs import Ground, column_of
from engine.games.ascari.phases import moves
from engine.games.ascari.phases.moves import Plan
from engine.games.ascari.phases.routes import LIMBERING, Routes
from engine.games.ascari.phases.windows import Interrupts, window
from engine.games.ascari.pieces import FIRE, MOVEMENT, Mover
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS
from engine.games.ascari.victory import look_for_the_end
from engine.games.ascari.world import World

ASKED_SINCE: Final = "1.1.0"
"""The first version of the rules that asks for a beaten unit's retreat even if no unit can move any more."""
ENTERED: Final = "entered"
ENDED: Final = "ended"
"""The results of entering a hex: the mover may go on, or its move is over."""
FOUGHT: Final = "fought"
"""The result of entering a hex where the mover won a melee: it may go on, but the side must be asked."""


def going_on(world: World) -> bool:
    """Return whether the movement phase continues (§3, §5.4)."""
    position = world.position
    return moves.somebody_may_move(position) or (
        position.phase == MOVEMENT and not position.over and _may_ask(position)
    )


def _may_ask(position: Position) -> bool:
    return bool(retreat_choice(position)) and position.withdrawal is not None and not position.withdrawal.asked


def move(world: World, context: Context) -> Flow:
    """Ask for one move and carry it out; «done» ends the phase (§3)."""
    position = world.position
    if not moves.somebody_may_move(position):
        yield from _ask_where(position, context)
        return
    answer = yield Ask(
        "move",
        "3",
        lambda: moves.move_menu(position, retreat_choice(position)),
        {"turn": position.turn},
        side=position.active,
        lapse=DONE,
        secret=True,
        shown=(*DONE, moves.RETREAT),
        posted=2,
    )
    if answer == DONE:
        position.phase = FIRE
    elif answer[0] == moves.RETREAT:
        retreats.change_retreat(position, context, answer[1])
    else:
        retreats.settle(position, context)
        yield from _carry_out(world, context, answer[1:])


def _ask_where(position: Position, context: Context) -> Flow:
    """Ask to which hex the last beaten unit retreats (§5.4)."""
    gone = position.withdrawal
    assert gone is not None
    gone.asked = True
    answer = yield Ask(
        "retreat",
        "5.4",
        lambda: Menu("do", (*retreat_choice(position), done("retreat"))),
        {"unit": gone.pieces[0], "at": gone.end},
        side=position.active,
        lapse=DONE,
        since=ASKED_SINCE,
        phase="move",
    )
    if answer != DONE:
        retreats.change_retreat(position, context, answer[1])


def retreat_choice(position: Position) -> tuple[Choice, ...]:
    """Return the menu entry for changing the last retreat (§5.4), as a tuple.

    The tuple is empty if there is no other path.
    """
    gone = position.withdrawal
    if gone is None or len(gone.ways) < 2:
        return ()

    def ends() -> Menu:
        others = tuple(Choice(end, "to", {"unit": gone.pieces[0], "at": end}) for end in gone.ways if end != gone.end)
        return Menu("to", others, why_not=lambda word: Refused("no-retreat", rule="5.4", facts={"word": word}))

    return (Choice(moves.RETREAT, moves.RETREAT, {"unit": gone.pieces[0], "at": gone.end}, ends),)


def _carry_out(world: World, context: Context, words: Answer) -> Flow:
    position = world.position
    unit, at = words[0], words[1]
    if at in (moves.LIMBER, moves.UNLIMBER):
        yield from _change_formation(world, context, unit, words[1:])
        return
    plan = moves.plan_of(position, words)
    _begin(position, context, plan.unit, plan.leaders, plan.points)
    yield from _walk(world, context, plan)


def _begin(position: Position, context: Context, unit: str, leaders: tuple[str, ...], points: int) -> Mover:
    start = position.pieces[unit].at
    position.mover = Mover(unit=unit, leaders=list(leaders), way=[start] if start else [], left=points)
    context.emit(MoveBegan(unit=unit, leaders=leaders, start=start))
    return position.mover


def _change_formation(world: World, context: Context, unit: str, words: Answer) -> Flow:
    """Unlimber guns, or limber them and possibly enter one hex (§3.61)."""
    position = world.position
    points = position.allowance(unit)
    leaders = moves.limbering_leaders(position, unit, words)
    mover = _begin(position, context, unit, leaders, min(points, moves.points_of(position, unit, leaders)))
    limbers, at = words[0] == moves.LIMBER, words[-1]
    _turn_over(position, context, unit, limbered=limbers)
    mover.left -= LIMBERING
    why = "limbered" if limbers else "unlimbered"
    if limbers and at != moves.STAY:
        came = yield from _enter(world, context, at, Interrupts())
        if came == ENDED:
            return
    _finish(position, context, why, forced=not limbers)


def _turn_over(position: Position, context: Context, unit: str, *, limbered: bool) -> None:
    piece = position.pieces[unit]
    piece.limbered = limbered
    context.emit(FormationChanged(unit=unit, at=piece.at, limbered=limbered))


def _walk(world: World, context: Context, plan: Plan) -> Flow:
    """Move a unit along the ordered path, hex by hex (§3).

    After a won melee, the player is asked again. The same happens if the side moves step by step.
    """
    position = world.position
    interrupts = Interrupts()
    left = list(plan.way)
    unlimber = plan.unlimber
    while left:
        fired = context.draws
        came = yield from _enter(world, context, left.pop(0), interrupts)
        if came == ENDED:
            return
        missed = context.draws > fired and came == ENTERED
        if came == FOUGHT or (missed and left and world.orders[position.active].stepwise):
            unlimber = unlimber and came != FOUGHT
            left = yield from _ask_on(position, context, left)
    _arrive(position, context, unlimber=unlimber)


def _arrive(position: Position, context: Context, *, unlimber: bool) -> None:
    """End a move that was not interrupted. If `unlimber` is set, the guns unlimber (§3.61)."""
    mover = position.mover
    assert mover is not None
    if unlimber and mover.left >= LIMBERING:
        _turn_over(position, context, mover.unit, limbered=False)
        mover.left -= LIMBERING
        _finish(position, context, "unlimbered", forced=True)
    else:
        _finish(position, context, "spent" if mover.left <= 0 else "done")


def _ask_on(position: Position, context: Context, ordered: list[str]) -> Asking[list[str]]:
    """Ask where a unit with points left moves next. Return those hexes (§5.42).

    `ordered` is the rest of its ordered path.
    """
    mover = position.mover
    assert mover is not None
    while True:
        routes = Routes(position, mover.unit, mover.left)
        if mover.left <= 0 or not (routes.ends or retreat_choice(position)):
            return []
        if position.withdrawal is not None:
            position.withdrawal.asked = True
        answer = yield Ask(
            "go-on",
            "5.42",
            partial(_on_menu, position, routes, bool(ordered)),
            {"unit": mover.unit, "at": position.pieces[mover.unit].at, "left": mover.left},
            side=position.active,
            lapse=(moves.ONWARD,) if ordered else (moves.STAY,),
            secret=True,
            shown=(moves.STAY, moves.RETREAT),
            phase="move",
        )
        if answer[0] == moves.RETREAT:
            retreats.change_retreat(position, context, answer[1])
            continue
        if answer[0] == moves.STAY:
            return []
        retreats.settle(position, context)
        if answer[0] == moves.ONWARD:
            return ordered
        way = routes.by_way_of(answer[1], routes.here) if answer[0] == moves.BACK else routes.ends[answer[1]]
        assert way is not None
        return list(way.hexes)


def _on_menu(position: Position, routes: Routes, ordered: bool) -> Menu:
    """Return the choices for a unit that can still move: move on, move elsewhere, or stop (§5.42)."""
    onward = (Choice(moves.ONWARD, moves.ONWARD),) if ordered else ()
    go = (Choice(moves.GO, "go-on", then=partial(moves.on_menu, position, routes)),) if routes.ends else ()
    at = routes.here
    stay = (Choice(moves.STAY, moves.STAY),) if routes.ground.can_end(at) else ()
    back = (
        (Choice(moves.BACK, moves.BACK, {"at": at}, partial(moves.by_menu, routes, at)),) if routes.can_return else ()
    )
    return Menu("do", (*onward, *stay, *go, *back, *retreat_choice(position)))


def _enter(world: World, context: Context, at: str, interrupts: Interrupts) -> Asking[str]:
    """Enter a hex, and apply all effects in the order of the rules (§3, A131).

    Return `ENTERED`, `ENDED` or `FOUGHT`.
    """
    position = world.position
    mover = position.mover
    assert mover is not None
    cost = position.board.terrain[at].mp[column_of(position, mover.unit)]
    mover.left = max(0, mover.left - cost)
    enemy = moves.enemy_at(position, mover.unit, at)
    if enemy:
        return _attack(position, context, mover, enemy, at)
    _step_in(position, context, mover, at)
    crosses = not position.roster[mover.unit].is_leader and position.friend_at(mover.unit, at)
    if not position.roster[mover.unit].is_leader:
        _overrun(position, context, mover.unit, at)
        if not crosses:
            take_control(position, context, mover.unit)
    if (yield from window(world, context, interrupts)):
        _stop(position, context, mover)
        return ENDED
    if not crosses and arm(position, context, mover.unit):
        _finish(position, context, "armed")
        return ENDED
    return ENTERED


def _step_in(position: Position, context: Context, mover: Mover, at: str) -> None:
    for name in (mover.unit, *mover.leaders):
        position.pieces[name].at = at
    mover.way.append(at)
    context.emit(HexEntered(unit=mover.unit, at=at, left=mover.left))


def _overrun(position: Position, context: Context, unit: str, at: str) -> None:
    """Eliminate enemy leaders who are alone in a hex that a unit enters (§3.2, §5.11)."""
    side = position.side_of(unit)
    for leader in position.leaders_at(at):
        if position.side_of(leader) != side:
            eliminate(position, context, leader, why="overrun")


def _attack(position: Position, context: Context, mover: Mover, enemy: str, at: str) -> str:
    """Fight for a hex, and enter it after a victory (§5). Return `ENTERED`, `ENDED` or `FOUGHT`."""
    won = fight(position, context, mover, enemy)
    look_for_the_end(position)
    if not won:
        lost = position.pieces[mover.unit].lost
        _finish(position, context, "eliminated" if lost else "repulsed", marked=False)
        return ENDED
    _step_in(position, context, mover, at)
    if position.fires_rifles(mover.unit):
        put(position, context, mover.unit, COMBAT)
    take_control(position, context, mover.unit)
    if arm(position, context, mover.unit):
        _finish(position, context, "armed")
        return ENDED
    if position.over:
        _finish(position, context, "done")
        return ENDED
    return FOUGHT


def _stop(position: Position, context: Context, mover: Mover) -> None:
    """Stop a moving unit that was hit (§3.3, §3.5).

    The unit moves back if it cannot end its move in the hex.
    """
    unit = position.pieces[mover.unit]
    look_for_the_end(position)
    if unit.lost:
        _finish(position, context, "eliminated", marked=False)
        return
    ground = Ground(position, mover.unit)
    if not ground.can_end(unit.at):
        back = next((at for at in reversed(mover.way) if ground.can_end(at)), mover.way[0])
        for name in (mover.unit, *mover.leaders):
            if not position.pieces[name].lost:
                position.pieces[name].at = back
    if not ground.alone:
        arm(position, context, mover.unit)
    _finish(position, context, "hit", forced=True)


def _finish(position: Position, context: Context, why: str, *, forced: bool = False, marked: bool = True) -> None:
    """Finish a move, and put a MOVED marker on the unit if necessary (§3.31). `why` is the reason to report."""
    mover = position.mover
    assert mover is not None
    position.mover = None
    for name in (mover.unit, *mover.leaders):
        position.pieces[name].done = True
    unit, counter = position.pieces[mover.unit], position.roster[mover.unit]
    if marked and not unit.lost and not counter.is_leader:
        aims = position.fires_rifles(mover.unit) or counter.kind == GUNS
        left_its_hex = position.house.moved == "any" and len(mover.way) > 1
        if forced or (aims and (mover.left <= 0 or left_its_hex)):
            put(position, context, mover.unit, MOVED)
    context.emit(MoveEnded(unit=mover.unit, at=unit.at, why=why))
