"""§5 Rallies: both sides spend points, then every marked figure tests."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.sequence import Flow, first_of
from engine.games.revolte.combat.losses import eliminate, mark, nerve_chance, roll_nerve
from engine.games.revolte.events import PointsGiven, RallyRolled
from engine.games.revolte.figures import PINNED, STEADY
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import FANATIC, REGULAR, SIDES
from engine.games.revolte.tables import tables
from engine.games.revolte.victory import look_for_nobody
from engine.games.revolte.world import World

ADVISED: Final = "advised"
NONE: Final = "none"
SPEND: Final = "spend"
ASK: Final = "ask"
RULE: Final = "5"
KIND: Final = "rally"


def marked(position: Position, side: str) -> list[str]:
    """§V17 Return the figures of `side` that have a morale marker."""
    return [name for name in position.standing(side) if position.figures[name].state != STEADY]


def rally(world: World, context: Context) -> Flow:
    """§5 Ask both sides for the points to spend on rallies, then let all marked figures test.

    A side with the standing order “as advised” is asked too, to hide its points from the other side. The game does not
    wait for its answer.
    """
    position = world.position
    left = {side: _ask(position, side) for side in SIDES if position.points[side] and marked(position, side)}
    given: dict[str, Answer] = dict.fromkeys(SIDES, (ADVISED,))
    while any(world.orders[side].rallies == ASK for side in left):
        side, answer = yield from first_of(*left.values())
        given[side] = answer
        del left[side]
        if not any(world.orders[other].rallies == ASK for other in left):
            context.reveal()
    spent = {side: _points(position, side, given[side]) for side in SIDES}
    for side in SIDES:
        position.points[side] -= sum(spent[side].values())
        if spent[side]:
            context.emit(PointsGiven(side=side, points=spent[side]))
    for side in (position.first, position.second):
        for name in marked(position, side):
            if position.figures[name].at is not None:
                _test(position, context, name, spent[side].get(name, 0))
    look_for_nobody(position)


def _ask(position: Position, side: str) -> Ask:
    facts = {"points": position.points[side], "marked": marked(position, side)}
    return Ask(KIND, RULE, partial(_menu, position, side), facts, side=side, lapse=(ADVISED,), secret=True)


def _menu(position: Position, side: str) -> Menu:
    """§V20 Return the menu for spending rally points: as advised, not at all, or on single figures."""
    names = marked(position, side)
    words = {f"{name}-{points}": (name, points) for name in names for points in (1, 2)}

    def fits(chosen: tuple[str, ...]) -> Refused | None:
        figures = [words[word][0] for word in chosen]
        if len(set(figures)) < len(figures):
            return Refused("twice-the-same-figure", rule=RULE, facts={})
        total = sum(words[word][1] for word in chosen)
        if total > position.points[side]:
            return Refused("too-few-points", rule=RULE, facts={"points": position.points[side], "needed": total})
        return None

    def spend() -> Menu:
        choices = tuple(
            Choice(word, "rally-points", {"figure": f, "points": p, "chance": nerve_chance(position, f, p)})
            for word, (f, p) in words.items()
        )
        return Menu("who", choices, many=True, most=len(names), fits=fits)

    return Menu(
        "do",
        (
            Choice(ADVISED, ADVISED, {"points": advice(position, side)}),
            Choice(NONE, NONE),
            Choice(SPEND, SPEND, then=spend),
        ),
    )


def _points(position: Position, side: str, answer: Answer) -> dict[str, int]:
    if answer[0] == NONE:
        return {}
    if answer[0] == ADVISED:
        return advice(position, side)
    found = {}
    for word in answer[1].split("+"):
        name, points = word.rsplit("-", 1)
        found[name] = int(points)
    return found


def advice(position: Position, side: str) -> dict[str, int]:
    """Return the points that the adviser would spend on each figure."""
    left = position.points[side] // 2
    known = tables().rally
    found: dict[str, int] = {}

    def worth(name: str) -> tuple[bool, bool, int]:
        soldier = position.roster[name]
        return (
            position.figures[name].state != PINNED,
            soldier.kind.class_ not in (REGULAR, FANATIC) and not soldier.kind.role,
            soldier.number,
        )

    for name in sorted(marked(position, side), key=worth):
        base = known[position.roster[name].kind.class_]
        base += known["pinned"] * (position.figures[name].state == PINNED)
        useful = min(known["most_points"], known["most_sum"] - base, left)
        if useful > 0:
            found[name] = useful
            left -= useful
    return found


def _test(position: Position, context: Context, name: str, points: int) -> None:
    """§5, §V18, §V19 Roll a figure's morale test, and apply the result."""
    passed, report = roll_nerve(position, context, name, rally=True, points=points)
    each = position.figures[name]
    gone = False
    if passed:
        each.state -= 1
    else:
        gone = mark(position, name)
    context.emit(RallyRolled(figure=name, report=report, passed=passed, state=each.state, routed=gone))
    if gone:
        eliminate(position, context, [name], "rout")
