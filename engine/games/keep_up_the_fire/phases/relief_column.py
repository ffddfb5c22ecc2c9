"""§3, §V The relief column: its enemy, and its command points."""

from __future__ import annotations

from functools import partial

from engine.core.asks import DONE, Ask
from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.core.sequence import Flow
from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.board import PEKING, board
from engine.games.keep_up_the_fire.cards import RELIEF, SPECIALS
from engine.games.keep_up_the_fire.events import (
    BlockadeAttacked,
    BlockerDrawn,
    ColumnAttacked,
    ColumnLossIgnored,
    ColumnLossPaid,
    ColumnMarched,
    RoadCleared,
    SpecialBegan,
)
from engine.games.keep_up_the_fire.menus import command_menu, pay_menu
from engine.games.keep_up_the_fire.phases.card import change_track
from engine.games.keep_up_the_fire.victory import VICTORY
from engine.games.keep_up_the_fire.world import Position, World

ADVANCE = 6
"""§V.3 The column advances if its total is above this number, manoeuvres if equal, and is in trouble if below."""
FREE = 1
"""§V.2, §V.3 The number of attacks, and of movements, per turn that do not wear the column down."""

SPEED, POWER, BOTH, RETREAT = "speed", "power", "both", "retreat"


def special_of_relief(world: World) -> bool:
    """§C.2 Return whether the card's special rule is about the relief."""
    return SPECIALS.get(world.position.today.special) == RELIEF


def carry_out(world: World, context: Context) -> None:
    """§C.2 Apply the card's special rule for the relief."""
    position = world.position
    special = position.today.special
    context.emit(SpecialBegan(special=special, phase=RELIEF))
    if special == "reinforcements":
        change_track(position, context, POWER, by=1, why=special)
    elif special == "forced-march":
        change_track(position, context, SPEED, by=1, why=special)
    elif special == "clear":
        context.emit(RoadCleared())


def blocked_today(world: World) -> bool:
    """§3.a Return whether today's card lets the player draw a blocking counter."""
    return world.position.today.block


def blockade(world: World, context: Context) -> None:
    """§3.a, §I.b Draw a counter at random that blocks the column."""
    position = world.position
    counters = board().blockers
    number = 2 if position.today.special == "scouts" else 1
    drawn = context.pick("blocker", list(counters), number)
    position.blocker = min(drawn, key=lambda name: counters[name].strength)
    strength = counters[position.blocker].strength
    context.emit(BlockerDrawn(blocker=position.blocker, strength=strength, drawn=tuple(drawn)))


def attacked_today(world: World) -> bool:
    """§3.b Return whether the card lets the blocking counter attack."""
    return world.position.today.attack and bool(world.position.blocker)


def blockade_attacks(world: World, context: Context) -> Flow:
    """§3.b, §IV.2 Resolve the blocking counter's attack on the column."""
    position = world.position
    account, outcome = _clash(position, context, "blockade")
    points = _toll(position, outcome, defeat=1, danger=1)
    context.emit(
        BlockadeAttacked(
            blocker=position.blocker,
            strength=board().blockers[position.blocker].strength,
            account=account,
            outcome=outcome,
            points=points,
        )
    )
    yield from pay(position, context, points)


def _clash(position: Position, context: Context, purpose: str) -> tuple[DieRollReport, str]:
    """§IV.2, §V.2 Roll for the column against the blocking counter; return the roll and its outcome.

    The outcome is `victory`, `draw` or `defeat` for the column.
    """
    added = combat.column(POWER, position.power, position.today.combat)
    die = context.roll(purpose)
    total = die + added.total
    strength = board().blockers[position.blocker].strength
    outcome = "victory" if total > strength else "draw" if total == strength else "defeat"
    rule = "IV.2" if purpose == "blockade" else "V.2"
    account = DieRollReport(
        purpose=purpose, rule=rule, dice=(die,), modifiers=added.modifiers, total=total, result=outcome
    )
    return account, outcome


def _toll(position: Position, outcome: str, *, defeat: int, danger: int) -> int:
    """Return the points that the relief column loses by an outcome.

    A defeat costs `defeat` points, or `danger` points in a danger zone. A draw costs one point in a danger zone, and
    nothing elsewhere.
    """
    in_danger = board().stations[position.station].danger
    if outcome == "defeat":
        return danger if in_danger else defeat
    return 1 if outcome == "draw" and in_danger else 0


def command(world: World, context: Context) -> Flow:
    """§3.c Ask the player to spend command points, until the step ends."""
    position = world.position
    while position.command and not position.verdict:
        answer = yield Ask("command", "3.c", lambda: command_menu(position), {"command": position.command})
        if answer == DONE:
            return
        position.command -= 1
        if answer[0] == "attack":
            yield from attack(position, context)
        elif answer[0] == "march":
            yield from march(position, context)
        else:
            change_track(position, context, answer[0], by=1, why="point")


def attack(position: Position, context: Context) -> Flow:
    """§V.2 Attack the counter that blocks the column.

    The combat power falls by 1 after each further attack in a turn.
    """
    account, outcome = _clash(position, context, "attack")
    points = _toll(position, outcome, defeat=1, danger=2)
    context.emit(
        ColumnAttacked(
            blocker=position.blocker,
            strength=board().blockers[position.blocker].strength,
            account=account,
            outcome=outcome,
            points=points,
        )
    )
    if outcome == "victory":
        position.dispersed, position.blocker = position.blocker, ""
    yield from pay(position, context, points)
    position.attacks += 1
    if position.attacks > FREE:
        change_track(position, context, POWER, by=-1, why="wear")


def march(position: Position, context: Context) -> Flow:
    """§V.3 Roll for the column's movement. Speed falls by 1 after further movements in a turn."""
    added = combat.column(SPEED, position.speed, position.today.march)
    die = context.roll("march")
    total = die + added.total
    outcome = "advance" if total > ADVANCE else "manoeuvre" if total == ADVANCE else "trouble"
    in_danger = board().stations[position.station].danger
    points = 1 if outcome == "trouble" or (outcome == "manoeuvre" and in_danger) else 0
    spared = points > 0 and position.today.special == "boats"
    start = position.station
    position.station += outcome == "advance"
    context.emit(
        ColumnMarched(
            account=DieRollReport(
                purpose="march", rule="V.3", dice=(die,), modifiers=added.modifiers, total=total, result=outcome
            ),
            outcome=outcome,
            start=board().stations[start].id,
            end=board().stations[position.station].id,
            points=0 if spared else points,
            spared=spared,
        )
    )
    if position.station == PEKING:
        position.verdict = VICTORY
        return
    if not spared:
        yield from pay(position, context, points)
    position.marches += 1
    if position.marches > FREE:
        change_track(position, context, SPEED, by=-1, why="wear")


def ways_to_pay(position: Position) -> tuple[str, ...]:
    """§V.4 Return the ways in which the column can take a point of loss."""
    found = []
    if position.speed > 0 and position.power > 0:
        found.append(BOTH)
    if position.power > 1:
        found.append(POWER)
    if position.speed > 1:
        found.append(SPEED)
    if position.station > 0:
        found.append(RETREAT)
    return tuple(found)


def pay(position: Position, context: Context, points: int) -> Flow:
    """§V.4 Ask the player how the column takes each point of loss."""
    while points:
        ways = ways_to_pay(position)
        if not ways:
            context.emit(ColumnLossIgnored(points=points))
            return
        way = ways[0]
        if len(ways) > 1:
            answer = yield Ask("column-losses", "V.4", partial(pay_menu, ways, position), {"points": points})
            way = answer[1]
        points -= 1
        _pay(position, way)
        context.emit(
            ColumnLossPaid(
                way=way, speed=position.speed, power=position.power, station=board().stations[position.station].id
            )
        )


def _pay(position: Position, way: str) -> None:
    if way == RETREAT:
        position.station -= 1
        return
    position.speed -= {SPEED: 2, BOTH: 1}.get(way, 0)
    position.power -= {POWER: 2, BOTH: 1}.get(way, 0)
