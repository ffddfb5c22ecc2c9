"""§6 Locating enemies: observers and rolls."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.revolte.combat.firing import gap, seen_from
from engine.games.revolte.contacts import is_located, known_without_die
from engine.games.revolte.events import LocationTried
from engine.games.revolte.figures import PINNED
from engine.games.revolte.ground import cover
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.tables import tables
from engine.tabletop.points import Point


def observers(position: Position, target: str, side: str) -> list[str]:
    """§V27 Return the figures of a side that can observe an enemy, the nearest first."""
    at = position.at(target)
    found = list(seen_from(position, at, _unpinned(position, side)))
    if position.roofs:
        found = [name for name in found if position.share_floor(name, target)]
    return sorted(found, key=lambda name: (gap(position.at(name), at), position.roster[name].number))


def is_seen(position: Position, target: str, side: str) -> bool:
    """§V27 Return whether any unpinned figure of `side` sees an enemy."""
    if position.roofs:
        return bool(observers(position, target, side))
    return next(seen_from(position, position.at(target), _unpinned(position, side)), "") != ""


def _unpinned(position: Position, side: str) -> Iterator[tuple[str, Point]]:
    figures = position.figures
    return ((name, spot) for name, spot in position.spots(side) if figures[name].state != PINNED)


def modifiers(position: Position, target: str, seen_by: list[str]) -> tuple[Modifier, ...]:
    """§6, §V27 Return the modifiers of a roll to locate an enemy.

    `seen_by` are the figures that see the enemy.
    """
    known, found = tables().locate, []
    if len(seen_by) > 1:
        found.append(Modifier("several-observers", "6", known["several_observers"]))
    if position.figures[target].moving:
        found.append(Modifier("target-moving", "6", known["target_moving"]))
    if gap(position.at(seen_by[0]), position.at(target)) <= 10 * known["near_gap"]:
        found.append(Modifier("near", "6", known["near"]))
    return tuple(found)


def best_score(position: Position, target: str, seen_by: list[str]) -> tuple[int, str, str]:
    """§V28 Return the best score for locating the enemy `target`, with the target's cover and the observer."""
    scores = {cover.OPEN: "open", cover.LIGHTLY: "light", cover.DENSELY: "dense"}
    at, known, land = position.at(target), tables().locate, position.ground
    if not land.lines_at(at) and not land.zones_at(at):
        return known[scores[cover.OPEN]], cover.OPEN, seen_by[0]

    def covered(observer: str) -> str:
        if position.figures[target].ladder:
            return cover.OPEN
        return cover.to_locate(land, at, position.at(observer))

    observer = min(seen_by, key=lambda name: cover.COVERS.index(covered(name)))
    found = covered(observer)
    return known[scores[found]], found, observer


def locate(position: Position, context: Context, target: str, side: str) -> bool:
    """§6 Try to locate an enemy; return whether `side` has located it."""
    if target in position.located.get(side, ()):
        return True
    if known_without_die(position, target):
        _note(position, target, side)
        return True
    if target in position.tried.get(side, ()):
        return False
    seen_by = observers(position, target, side)
    if not seen_by:
        return False
    position.tried.setdefault(side, []).append(target)
    needed, found, observer = best_score(position, target, seen_by)
    bonus = modifiers(position, target, seen_by)
    total = sum(each.value for each in bonus)
    if needed - total <= 1:
        _note(position, target, side)
        context.emit(LocationTried(side=side, target=target, observer=observer, found=True))
        return True
    die = context.roll(f"locate {target}")
    success = die + total >= needed
    report = DieRollReport(
        purpose=f"locate {target}",
        rule="6",
        dice=(die,),
        modifiers=bonus,
        total=die + total,
        table=found,
        column=needed,
        result="found" if success else "hidden",
    )
    context.emit(LocationTried(side=side, target=target, observer=observer, found=success, report=report))
    if success:
        _note(position, target, side)
    return success


def _note(position: Position, target: str, side: str) -> None:
    known = position.located.setdefault(side, [])
    if target not in known:
        known.append(target)


def can_be_charged(position: Position, target: str, side: str) -> bool:
    """§V22, §V30 Return whether a side may order a charge at an enemy."""
    if position.figures[target].ladder or not is_seen(position, target, side):
        return False
    return is_located(position, target, side) or target not in position.tried.get(side, ())


def stands_located(position: Position, target: str, side: str) -> bool:
    """§V30, §V42 Return whether an enemy figure is located and in sight."""
    if position.figures[target].ladder or not is_located(position, target, side):
        return False
    return is_seen(position, target, side)


def look_around(position: Position, context: Context) -> None:
    """§V25 After a side's movement, try to locate every enemy in sight."""
    side = position.active
    for target in position.standing(enemy_of(side)):
        if target not in position.located.get(side, ()) and is_seen(position, target, side):
            locate(position, context, target, side)
