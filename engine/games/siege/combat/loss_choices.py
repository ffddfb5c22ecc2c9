"""Lets a player change which counters take a loss.

The defenders' losses are assigned in a default order. If the rules leave a choice (R5, R6, R133), a `Debt` keeps it
open until the next die roll or a move that affects it. Until then every question also offers to change the losses. All
phases use `roll` and `asking` for their dice and questions.
"""

from __future__ import annotations

from collections.abc import Generator
from itertools import product
from typing import Final

from engine.core.asks import JOIN, Answer, Ask, Choice, Menu
from engine.core.context import Context
from engine.core.menus import menu, verb
from engine.games.siege.combat.step_losses import take_step, weapon_after
from engine.games.siege.events import LossesChanged
from engine.games.siege.world import (
    BOXES,
    CIVILIAN,
    SOLDIER,
    VALUES,
    WEAPONS,
    Counter,
    Debt,
    Position,
)

SOLDIERS: Final = "soldiers"
CIVILIANS: Final = "civilians"
"""The kinds of loss choices: soldiers and then weapons, or civilians."""

Way = tuple[tuple[str, int], ...]
"""One assignment of a loss: counters with their new faces (0 means eliminated)."""

_LOSSES_ANSWER: Final = "losses"


def roll(position: Position, context: Context, purpose: str, *, sides: int = 6) -> int:
    """Roll a die and return its number. Open choices of losses become final."""
    if position.debts_offered:
        settle(position)
    return context.roll(purpose, sides)


def asking(position: Position, context: Context, ask: Ask) -> Generator[Ask, Answer, Answer]:
    """Ask a question, and return its answer. Meanwhile, the player may change how losses are shared."""
    while True:
        answer = yield _offering(position, ask) if position.debts else ask
        if answer[0] != _LOSSES_ANSWER:
            if position.debts:
                position.debts_offered = True
                _touch(position, answer)
            return answer
        _share_out(position, context, position.debts[int(answer[1])], read_way(answer[2]))


def _offering(position: Position, ask: Ask) -> Ask:
    return ask.with_menu(lambda: _with_losses(position, ask.menu()))


def settle(position: Position) -> None:
    """Make all losses final."""
    position.debts.clear()
    position.debts_offered = False


def _touch(position: Position, answer: Answer) -> None:
    """R188 Make losses final in the zones that a move or placement affects.

    Otherwise counters that arrive later could take them.
    """
    if answer[0] not in {"move", "place", "merge", "lodge"}:
        return
    zones = set(answer[1:3])
    back = set(answer[-1].split(JOIN)) if answer[0] in {"place", "merge"} else set()
    position.debts = [debt for debt in position.debts if zones.isdisjoint(debt.zones) and not _closed(debt, back)]
    position.debts_offered = bool(position.debts)


def _closed(debt: Debt, back: set[str]) -> bool:
    if not back or debt.kind != SOLDIERS:
        return False
    return not debt.zones or any(loss.counter in back for loss in debt.paid)


def _with_losses(position: Position, menu: Menu) -> Menu:
    return menu.with_choice(_LOSSES_ANSWER, lambda: _offer(position))


def _offer(position: Position) -> Choice | None:
    debts = {str(number): (debt, other_ways(position, debt)) for number, debt in enumerate(position.debts)}
    open_debts = {word: (debt, ways) for word, (debt, ways) in debts.items() if ways}
    if not open_debts:
        return None
    tree = menu("what", open_debts, "debt", facts=lambda owed: _debt_facts(position, owed[0])).then(
        "with",
        lambda owed: {write_way(way): way for way in owed[1]},
        "loss",
        facts=lambda _, way: {"losses": _losses(position, way)},
    )
    return verb(_LOSSES_ANSWER, tree)


def _debt_facts(position: Position, debt: Debt) -> dict[str, object]:
    paid = _losses(position, _paid_way(debt, _before(position, debt)))
    return {"zones": tuple(debt.zones), "kind": debt.kind, "points": debt.points, "rule": debt.rule, "losses": paid}


def _losses(position: Position, way: Way) -> tuple[dict[str, str | int], ...]:
    by_id = position.by_id
    return tuple(
        {"id": name, "kind": by_id[name].kind, "power": by_id[name].power, "after": after} for name, after in way
    )


def write_way(way: Way) -> str:
    """Write how losses are assigned as one word of an answer."""
    return ",".join(f"{counter}={after}" for counter, after in way)


def read_way(word: str) -> Way:
    """Parse a word that says how losses are assigned."""
    return tuple((name, int(after)) for name, _, after in (part.partition("=") for part in word.split(",")))


def other_ways(position: Position, debt: Debt) -> list[Way]:
    """R5, R6, R133 Return all other ways to assign a loss."""
    faces = _before(position, debt)
    ways = _soldier_ways(position, debt, faces) if debt.kind == SOLDIERS else _civilian_ways(debt, faces)
    taken = {_look(position, debt, faces, _paid_way(debt, faces))}
    found: list[Way] = []
    for way in ways:
        look = _look(position, debt, faces, way)
        if look not in taken:
            taken.add(look)
            found.append(way)
    return found


def _paid_way(debt: Debt, faces: dict[str, int]) -> Way:
    return tuple((loss.counter, faces[loss.counter] - (loss.before - loss.after)) for loss in debt.paid)


def _look(position: Position, debt: Debt, faces: dict[str, int], way: Way) -> tuple[tuple[str, ...], ...]:
    """Return how a way of assigning losses looks to the player, without counter ids.

    Ways that look the same are equal.
    """
    origin = {loss.counter: loss.zone for loss in debt.paid}
    by_id = position.by_id
    return tuple(
        sorted(
            (by_id[name].kind, by_id[name].power, origin.get(name, by_id[name].place), str(faces[name]), str(after))
            for name, after in way
        )
    )


def _before(position: Position, debt: Debt) -> dict[str, int]:
    """Return the faces that counters had before a loss, for all counters that could take it."""
    kinds = {CIVILIAN} if debt.kind == CIVILIANS else {SOLDIER, *WEAPONS}
    zones = debt.zones or [place for place in position.at if place not in BOXES]
    here = (c for zone in zones for c in position.here(zone) if c.kind in kinds)
    faces = {c.id: c.face for c in here if not debt.among or c.id in debt.among}
    for loss in debt.paid:
        faces[loss.counter] = faces.get(loss.counter, 0) + loss.before - loss.after
    rank = position.rank
    return {name: faces[name] for name in sorted(faces, key=rank.__getitem__)}


def _soldier_ways(position: Position, debt: Debt, faces: dict[str, int]) -> list[Way]:
    by_id = position.by_id
    soldiers = {name: face for name, face in faces.items() if by_id[name].kind == SOLDIER}
    weapons = [name for name in faces if by_id[name].kind in WEAPONS]
    due = sum(loss.points for loss in debt.paid if loss.kind == SOLDIER)
    first = _sums(soldiers, due)
    if due == debt.points or not weapons:
        return first
    second = _weapon_ways(position, debt, weapons, faces, due=debt.points - due)
    return [one + two for one, two in product(first, second)]


def _weapon_ways(position: Position, debt: Debt, names: list[str], faces: dict[str, int], *, due: int) -> list[Way]:
    if not any(loss.kind in WEAPONS for loss in debt.paid):
        return [()]
    step = position.house.cannon_loss == "step"

    def worth(name: str) -> int:
        kind = position.by_id[name].kind
        return faces[name] if step else VALUES[kind][faces[name]]

    due = min(due, sum(worth(name) for name in names))
    ways = set()
    for parts in product(*(range(worth(name) + 1) for name in names)):
        if sum(parts) == due:
            pairs = zip(names, parts, strict=True)
            ways.add(tuple((n, _after_points(position, n, faces[n], p)) for n, p in pairs if p))
    return sorted(ways)


def _after_points(position: Position, name: str, face: int, points: int) -> int:
    counter = position.by_id[name]
    return weapon_after(position, Counter(name, counter.kind, counter.power, face, counter.place), points)[0]


def _civilian_ways(debt: Debt, faces: dict[str, int]) -> list[Way]:
    return _sums(faces, sum(loss.before - loss.after for loss in debt.paid))


def _sums(faces: dict[str, int], steps: int) -> list[Way]:
    """Return every way in which counters can lose `steps` steps in total."""
    ways: list[tuple[int, Way]] = [(steps, ())]
    for name, face in faces.items():
        ways = [
            (left - taken, (*way, (name, face - taken)) if taken else way)
            for left, way in ways
            for taken in range(min(left, face) + 1)
        ]
    return [way for left, way in ways if left == 0]


def _share_out(position: Position, context: Context, debt: Debt, way: Way) -> None:
    undone = tuple(debt.paid)
    pay(position, debt, way)
    context.emit(LossesChanged(undone=undone, taken=tuple(debt.paid)))


def pay(position: Position, debt: Debt, way: Way) -> None:
    """Let the counters in `way` take a loss instead of the present ones."""
    faces = _before(position, debt)
    for loss in debt.paid:
        counter = position.by_id[loss.counter]
        if counter.place in BOXES:
            position.put(counter, loss.zone)
        counter.face = faces[loss.counter]
    debt.paid = [take_step(position, position.by_id[name], after) for name, after in way]
