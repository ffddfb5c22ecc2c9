"""Modifiers for fire, melee and the column's fights (§II.2, §II.3, §IV.2, §V)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from engine.core.events import Modifier
from engine.games.keep_up_the_fire.board import BOXERS, EXTREME, STREETS, WALL, board
from engine.games.keep_up_the_fire.house_rules import House
from engine.games.keep_up_the_fire.world import Foe, Position


class Sum(NamedTuple):
    """Modifiers, and their sum."""

    modifiers: tuple[Modifier, ...]
    total: int


def _sum(*found: Modifier | None) -> Sum:
    kept = tuple(each for each in found if each is not None)
    return Sum(kept, sum(each.value for each in kept))


def _when(condition: bool, name: str, rule: str, value: int) -> Modifier | None:
    return Modifier(name, rule, value) if condition and value else None


@cache
def _to_hit(legations: tuple[str, ...], gun: bool, special: str) -> Sum:
    printed = board().legations
    return _sum(
        *(_when(True, power, "II.2", printed[power].to_hit) for power in legations),
        _when(gun, "gun", "II.2", 1),
        _when(special == "marksmen", "marksmen", "C.2", 1),
        _when(special == "short-ammunition", "short-ammunition", "C.2", -1),
    )


@cache
def _damage(kind: str, space: str, gun: bool) -> Sum:
    return _sum(
        _when(gun, "gun", "II.2", 1),
        _when(kind == BOXERS, "boxers", "II.2", 1),
        _when(space == EXTREME, "extreme-range", "II.2", -1),
    )


@cache
def _dealt(legations: tuple[str, ...], gun: bool, foe: tuple[str, str], special: str, once: bool) -> Sum:
    kind, space = foe
    printed = board().legations
    able = [_when(True, power, "II.3", printed[power].melee) for power in legations]
    able = [each for each in able if each is not None]
    return _sum(
        _when(kind == BOXERS, "boxers", "II.3", 1),
        _when(space == STREETS, "streets", "II.3", 1),
        *(able[:1] if once else able),
        _when(gun and space == WALL, "gun", "II.5", 3),
        _when(special == "bayonets", "bayonets", "C.2", 1),
    )


@cache
def _own(legations: tuple[str, ...], kind: str, space: str, weak: bool, value: int) -> Sum:
    printed = board().legations
    return _sum(
        _when(kind == BOXERS, "boxers", "II.3", 1),
        _when(space == STREETS, "streets", "II.3", 1),
        *(_when(True, power, "II.3", printed[power].own) for power in legations),
        _when(weak, "weak", "II.3", -1),
        _when(value != 0, "wall", "II.3", -value),
    )


def to_hit(position: Position, wall: str) -> Sum:
    """Return the modifiers of a wall's roll to hit (§II.2)."""
    return _to_hit(tuple(position.posts[wall]), position.gun == wall, position.today.special)


@cache
def fire_total(legations: tuple[str, ...], gun: bool, special: str, kind: str, space: str) -> tuple[int, int]:
    """Return the sums of the modifiers to hit and for losses (§II.2)."""
    return _to_hit(legations, gun, special).total, _damage(kind, space, gun).total


def damage(position: Position, foe: Foe) -> Sum:
    """Return the modifiers of the roll for losses by fire (§II.2)."""
    return _damage(foe.kind, foe.space, position.gun == foe.wall)


@cache
def melee(
    legations: tuple[str, ...], gun: bool, special: str, foe: tuple[str, str, str, int], house: House
) -> tuple[Sum, Sum]:
    """Return the modifiers of a melee roll: for Chinese losses, and for the defenders' losses (§II.3).

    `foe` is the unit's wall, kind, space and strength.
    """
    wall, kind, space, strength = foe
    open_streets = space == STREETS and house.streets == "open"
    value = 0 if open_streets else board().walls[wall].value
    added = _dealt(legations, gun, (kind, space), special, house.abilities == "once")
    return added, _own(legations, kind, space, strength == 1, value)


def melee_of(position: Position, foe: Foe) -> tuple[Sum, Sum]:
    """Return the modifiers of a melee against a Chinese unit (§II.3)."""
    wall = foe.wall
    here, special = tuple(position.posts[wall]), position.today.special
    return melee(here, position.gun == wall, special, (wall, foe.kind, foe.space, foe.strength), position.house)


def dealt(position: Position, foe: Foe) -> Sum:
    """Return the modifiers to the Chinese losses in a melee (§II.3)."""
    return melee_of(position, foe)[0]


def own(position: Position, foe: Foe) -> Sum:
    """Return the modifiers to the defenders' losses in a melee (§II.3)."""
    return melee_of(position, foe)[1]


@cache
def column(track: str, value: int, card: int) -> Sum:
    """Return the modifiers for the column's roll (§IV.2, §V). `track` is “speed” or “power”."""
    rule = "V.3" if track == "speed" else "V.2"
    return _sum(_when(True, track, rule, value), _when(True, "card", rule, card))


@cache
def feat(*, named: bool) -> Sum:
    """Return the modifier for a feat: +1 for the named legation (§1)."""
    return _sum(_when(named, "named", "1", 1))
