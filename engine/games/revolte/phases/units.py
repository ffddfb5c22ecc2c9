"""§4.2, §7 Units that can get an order together. A unit is written as ranges of figures, «a1-5,b2»."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.asks import Refused
from engine.games.revolte.contacts import carries, chains, has_hands_at_gun, in_contact, serves
from engine.games.revolte.figures import PINNED, STEADY, STOPPED
from engine.games.revolte.position import Position

GUN: Final = "gun"
_RANGE: Final = re.compile(r"([a-z])(\d{1,2})(?:-(\d{1,2}))?")
RULE: Final = "4.2"


def write_figures(figures: Sequence[str]) -> str:
    """Return figures as text, with ranges for consecutive numbers: `e1-4,f2`."""
    parts: list[list[str]] = []
    for name in figures:
        last = parts[-1][-1] if parts else ""
        if last and last[0] == name[0] and int(last[1:]) + 1 == int(name[1:]):
            parts[-1].append(name)
        else:
            parts.append([name])
    return ",".join(part[0] if len(part) == 1 else f"{part[0]}-{part[-1][1:]}" for part in parts)


def read_figures(position: Position, word: str) -> list[str] | None:
    """Return the figures named in a text such as `e1-4,f2`. Return None if a figure is unknown.

    A single letter means the largest unit of that group that can get an order now.
    """
    found: set[str] = set()
    if len(group := word.strip().lower()) == 1:
        return _largest(position, group)
    for part in word.replace(" ", "").lower().split(","):
        match = _RANGE.fullmatch(part)
        if match is None:
            return None
        first, last = int(match[2]), int(match[3] or match[2])
        if not first <= last <= 99:
            return None
        found.update(f"{match[1]}{number}" for number in range(first, last + 1))
    if not found <= position.figures.keys():
        return None
    return [name for name in position.figures if name in found]


def _largest(position: Position, group: str) -> list[str] | None:
    """§4.2 Return the largest unit of a group that can get an order; None if there is none."""
    own = (each for each in units(position) if all(position.roster[name].group == group for name in each))
    return next(own, None)


def left_to_order(position: Position, figures: Sequence[str]) -> dict[str, str]:
    """Return the figures that can still get orders, and the largest unit among them."""
    left = [name for name in figures if unable(position, name) is None]
    return {"left": write_figures(left), "others": write_figures(next(iter(units(position)), []))}


def unable(position: Position, figure: str) -> Refused | None:
    """§7 Return why a figure cannot get any order now. Return None if it can."""
    each, facts = position.figures[figure], {"figure": figure}
    if position.side_of(figure) != position.active:
        return Refused("not-yours", rule="7", facts=facts)
    if each.at is None:
        return Refused("not-here-yet" if each.is_to_come else "gone", rule="7", facts=facts)
    if each.ordered:
        return Refused("has-had-its-order", rule=RULE, facts=facts)
    if (refused := _marked(position, figure)) is not None:
        return refused
    if in_contact(position, figure):
        return Refused("in-contact", rule="11", facts=facts)
    return None


def _marked(position: Position, figure: str) -> Refused | None:
    """§V16, §V35 Return an error if a morale marker prevents every order, or None."""
    state, facts = position.figures[figure].state, {"figure": figure}
    if state == PINNED:
        return Refused("pinned", rule="5", facts=facts)
    if state == STOPPED and carries(position, figure):
        return Refused("stopped-cannot-carry", rule="5", facts=facts)
    return None


def able(position: Position) -> list[str]:
    """§7 Return the figures of the active side that can get an order."""
    return list(_able(position))


def is_anybody_able(position: Position) -> bool:
    """§7 Return whether any figure of the active side can get an order."""
    return next(_able(position), None) is not None


def _able(position: Position) -> Iterator[str]:
    """§7 Yield the active side's figures that can receive orders."""
    figures, enemies = position.figures, position.spots(position.inactive)
    for name in position.standing(position.active):
        each = figures[name]
        if each.ordered or (each.state != STEADY and _marked(position, name) is not None):
            continue
        if not in_contact(position, name, enemies):
            yield name


def units(position: Position) -> list[list[str]]:
    """§4.2 Return the units that the menu offers, the largest first."""
    ready = able(position)
    loads = {name: carries(position, name) for name in ready}
    free = [
        name
        for name in ready
        if position.figures[name].state == STEADY and not position.figures[name].ladder and not loads[name]
    ]
    found: list[list[str]] = []
    for moving in (True, False):
        alike = [name for name in free if position.figures[name].moving == moving]
        for chain in chains(position, alike, starts=True):
            found.append(chain)
            found.extend(_columns(position, chain))
    for load in dict.fromkeys(load for load in loads.values() if load and load != "keg"):
        for moving in (True, False):
            crew = [name for name in ready if loads[name] == load and is_alike(position, name, moving=moving)]
            found.extend(chain for chain in chains(position, crew, starts=True) if len(chain) > 1)
    for number in range(1, len(position.ladders) + 1):
        climbers = [
            name for name in ready if position.figures[name].ladder == number and position.figures[name].state == STEADY
        ]
        found += [climbers] if climbers else []
    found += [[name] for name in ready]
    unique = {write_figures(each): each for each in found if each}
    return sorted(unique.values(), key=lambda each: -len(each))


def is_alike(position: Position, figure: str, *, moving: bool) -> bool:
    """§4.2 Return whether a figure can belong to a detachment.

    `moving` says whether the detachment's figures are moving.
    """
    each = position.figures[figure]
    return each.state == STEADY and each.moving == moving


def _columns(position: Position, chain: list[str]) -> list[list[str]]:
    """Split a chain of figures into connected parts, each of one column.

    Return an empty list if the whole chain is of one column.
    """
    groups = dict.fromkeys(position.roster[name].group for name in chain)
    if len(groups) == 1:
        return []
    return [
        part
        for group in groups
        for part in chains(position, [name for name in chain if position.roster[name].group == group], starts=True)
    ]


def pushers(position: Position) -> list[str]:
    """§V53 Return the gunners that can push the gun."""
    crew = position.battle.gun.crew if position.battle.gun is not None else ()
    return [
        name
        for name in crew
        if unable(position, name) is None
        and position.figures[name].state == STEADY
        and has_hands_at_gun(position, name)
    ]


def why_no_unit(position: Position, figures: list[str]) -> Refused | None:
    """§4.2, §V14, §V16, §V46 Return why figures cannot get an order together. Return None if they can."""
    for name in figures:
        if (refused := unable(position, name)) is not None:
            return refused
    ladders = {position.figures[name].ladder for name in figures}
    if len(figures) == 1:
        return None
    if len(ladders) == 1 and 0 not in ladders:
        marked = [name for name in figures if position.figures[name].state != STEADY]
        return Refused("marked-alone", rule=RULE, facts={"figure": marked[0]}) if marked else None
    return _why_not_alike(position, figures)


def _why_not_alike(position: Position, figures: list[str]) -> Refused | None:
    """§4.2 Return why figures do not form a detachment; None if they do."""
    facts = {"figures": write_figures(figures)}
    for name in figures:
        if position.figures[name].state != STEADY:
            return Refused("marked-alone", rule=RULE, facts={"figure": name})
        if position.figures[name].ladder:
            return Refused("on-a-ladder", rule="7.3", facts={"figure": name})
    loads = {carries(position, name) for name in figures}
    if len(loads) > 1 or loads == {"keg"}:
        return Refused("carriers-alone", rule="7.3", facts=facts)
    if len({position.figures[name].moving for name in figures}) > 1:
        return Refused("not-the-same-mode", rule=RULE, facts=facts)
    together = len(chains(position, figures, starts=True)) == 1
    return None if together else Refused("not-together", rule=RULE, facts=facts)


__all__ = [
    "GUN",
    "able",
    "is_anybody_able",
    "pushers",
    "read_figures",
    "serves",
    "unable",
    "units",
    "why_no_unit",
    "write_figures",
]
