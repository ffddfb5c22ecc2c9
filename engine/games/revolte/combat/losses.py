"""§10, §12 Morale markers, losses and morale tests."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.revolte.contacts import carries
from engine.games.revolte.events import FigureEliminated, MoraleTested, ThingChanged
from engine.games.revolte.figures import NEAR, PINNED, RADIUS, STEADY
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.tables import tables
from engine.tabletop.points import Point, squared

_SIDES: Final = 6


def mark(position: Position, figure: str) -> bool:
    """§V89, §V103 Give a figure its next morale marker; return True if this eliminates it."""
    each = position.figures[figure]
    if each.state == PINNED:
        return True
    if each.state == STEADY:
        each.moving = False
    each.state += 1
    return False


def nerve(position: Position, figure: str, points: int = 0) -> tuple[Modifier, ...]:
    """§5, §12 Return the modifiers of a rally or morale test. Their sum is at most +2 (§V20)."""
    known, soldier, each = tables().rally, position.roster[figure], position.figures[figure]
    found = [Modifier(soldier.kind.class_, "5", known[soldier.kind.class_])]
    if each.state == PINNED:
        found.append(Modifier("pinned", "5", known["pinned"]))
    if points:
        found.append(Modifier("points", "5", points * known["per_point"]))
    return tuple(found)


def _passes(modifiers: Iterable[Modifier], die: int) -> tuple[bool, int]:
    """§5, §V20 Return whether a die passes a rally or morale test, and its total."""
    known = tables().rally
    total = die + min(known["most_sum"], sum(each.value for each in modifiers))
    return total >= known["needed"] and die != known["natural_failure"], total


def nerve_chance(position: Position, figure: str, points: int = 0) -> int:
    """§5, §V20 Return the chance in thousandths that a figure passes a rally or morale test."""
    modifiers = nerve(position, figure, points)
    return round(1000 * sum(_passes(modifiers, die)[0] for die in range(1, _SIDES + 1)) / _SIDES)


def roll_nerve(
    position: Position, context: Context, figure: str, *, rally: bool, points: int = 0
) -> tuple[bool, DieRollReport]:
    """§V20 Roll for a figure's morale. Return whether it passes, and the report.

    `rally` is whether the roll is a rally rather than a morale test.
    """
    modifiers = nerve(position, figure, points)
    purpose, rule = (f"rally {figure}", "5") if rally else (f"morale {figure}", "12")
    die = context.roll(purpose)
    passed, total = _passes(modifiers, die)
    report = DieRollReport(
        purpose=purpose,
        rule=rule,
        dice=(die,),
        modifiers=modifiers,
        total=total,
        table="nerve",
        result="passed" if passed else "failed",
    )
    return passed, report


def eliminate(position: Position, context: Context, figures: Iterable[str], why: str) -> None:
    """§12, §V102 Eliminate figures, and let nearby friends test their morale.

    This continues until no more figures fall.
    """
    waiting = [list(dict.fromkeys(figures))]
    reason = why
    while waiting:
        fallen = [each for each in waiting.pop(0) if position.figures[each].at is not None]
        spots = [(position.side_of(each), position.at(each)) for each in fallen]
        for each in fallen:
            _remove(position, context, each, reason, fallen)
        reason = "morale"
        doomed = {name for event in waiting for name in event}
        for name in _witnesses(position, spots):
            if name in doomed:
                continue  # a test has already eliminated this figure; its own event comes later
            times = _times(position, name, spots)
            for _ in range(times):
                if position.figures[name].at is None:
                    break
                if gone := _frightened(position, context, name):
                    waiting.append([gone])
                    break


def _witnesses(position: Position, spots: list[tuple[str, Point]]) -> list[str]:
    """§V102 Return the friends within 5 cm of eliminated figures."""
    return [
        name
        for side in SIDES
        if (fallen := [at for of, at in spots if of == side])
        for name, spot in position.spots(side)
        if any(_near(spot, at) for at in fallen)
    ]


def _near(one: Point, other: Point) -> bool:
    return squared(one, other) <= (NEAR + 2 * RADIUS) ** 2


def _times(position: Position, name: str, spots: list[tuple[str, Point]]) -> int:
    """§V102 Return how many morale tests a figure must take after an event."""
    if position.house.morale == "event":
        return 1
    side, at = position.side_of(name), position.at(name)
    return sum(side == of and _near(at, spot) for of, spot in spots)


def _frightened(position: Position, context: Context, figure: str) -> str:
    """§V103 Let a figure test its morale; return its name if it falls, otherwise an empty string."""
    passed, report = roll_nerve(position, context, figure, rally=False)
    gone = not passed and mark(position, figure)
    context.emit(MoraleTested(figure=figure, report=report, passed=passed, state=position.figures[figure].state))
    return figure if gone else ""


def _remove(position: Position, context: Context, figure: str, why: str, fallen: list[str]) -> None:
    each = position.figures[figure]
    at = each.at
    assert at is not None
    load = carries(position, figure)
    each.at, each.out, each.ladder, each.roof = None, True, 0, ""
    each.state, each.moving = STEADY, False
    side = position.side_of(figure)
    position.lost[side] = position.lost.get(side, 0) + 1
    context.emit(FigureEliminated(figure=figure, at=at, why=why))
    if load:
        _let_fall(position, context, figure, load, (at, fallen))
    if position.mg is not None:
        _leave_machine_gun(position, figure, at)


def _let_fall(position: Position, context: Context, figure: str, load: str, fell: tuple[Point, list[str]]) -> None:
    """§V46, §V55 Give a fallen figure's object to another figure, or leave it on the table.

    `fell` contains the place and the figures that fall in the same event. These figures cannot take a keg (§V102).
    """
    at, fallen = fell
    if load == "keg":
        keg = position.keg
        assert keg is not None
        near = [
            name
            for name in position.standing(position.side_of(figure))
            if name not in fallen
            and position.figures[name].state == STEADY
            and not carries(position, name)
            and _near(position.at(name), at)
        ]
        heir = min(near, key=lambda name: squared(position.at(name), at), default="")
        keg.carriers, keg.at = ([heir], None) if heir else ([], (at.x, at.y))
        context.emit(
            ThingChanged(what="keg", how="taken" if heir else "dropped", figures=(heir,) if heir else (), at=at)
        )
        return
    what, number = load.split("-")
    thing = (position.ladders if what == "ladder" else position.rams)[int(number) - 1]
    thing.carriers = [name for name in thing.carriers if name != figure]
    if len(thing.carriers) < 2:
        spot = position.at(thing.carriers[0]) if thing.carriers else at
        thing.carriers, thing.at = [], (spot.x, spot.y)
        context.emit(ThingChanged(what=load, how="dropped", at=(spot.x, spot.y)))


def _leave_machine_gun(position: Position, figure: str, at: tuple[int, int]) -> None:
    """§V77 Remove a fallen gunner or loader from the machine gun. The gun stays where its gunner fell."""
    weapon = position.mg
    assert weapon is not None
    if figure == weapon.gunner:
        weapon.gunner, weapon.at = "", (at[0], at[1])
    elif figure == weapon.loader:
        weapon.loader = ""


__all__ = ["eliminate", "mark", "nerve", "roll_nerve"]
