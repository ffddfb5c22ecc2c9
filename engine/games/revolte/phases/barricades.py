"""§3 The defender's barricades, and where they may be placed."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.core.asks import Choice, Menu, Refused
from engine.core.context import Context
from engine.games.revolte.combat.obstacles import GUN_RADIUS
from engine.games.revolte.events import BarricadePlaced, BarricadeTaken
from engine.games.revolte.figures import RADIUS
from engine.games.revolte.ground.terrain import pieces_of
from engine.games.revolte.position import Position
from engine.tabletop.places import has_fractions, read_place
from engine.tabletop.points import Point, length, squared
from engine.tabletop.polygons import Polygon
from engine.tabletop.segments import cross, meets, near, nearer

PIECE: Final = 100
"""§V10 The length of a barricade in millimetres."""
NOWHERE: Final = "none"
RULE: Final = "3"


def place_barricade(position: Position, context: Context, number: int, word: str) -> None:
    """§3 Place the barricade `number` where `word` says, or remove it."""
    if word == NOWHERE:
        del position.barricades[number - 1]
        context.emit(BarricadeTaken(number=number))
        return
    ends = _read_ends(word)
    assert ends is not None
    start, end = ends
    position.barricades[number - 1 : number] = [((start.x, start.y), (end.x, end.y))]
    context.emit(BarricadePlaced(number=number, start=(start.x, start.y), end=(end.x, end.y)))


def barricades(position: Position) -> Menu:
    """§V10 Return the menu of barricades to place or change."""
    count = min(len(position.barricades) + 1, len(position.battle.barricades.default))
    choices = tuple(
        Choice(str(number), "barricade", {"number": number}, partial(_sites, position, number))
        for number in range(1, count + 1)
    )
    return Menu("who", choices)


def _sites(position: Position, number: int) -> Menu:
    """§V10 Return the menu of places for a barricade. The player can also type any legal place."""
    default = position.battle.barricades.default[number - 1]
    stands = number <= len(position.barricades)
    start, end = (Point(*each) for each in (position.barricades[number - 1] if stands else default))

    def listed() -> tuple[Choice, ...]:
        steps = [(x, y) for x in (-100, -50, 0, 50, 100) for y in (-100, -50, 0, 50, 100) if x or y]
        found = [(Point(start.x + x, start.y + y), Point(end.x + x, end.y + y)) for x, y in steps]
        found.append((Point(*default[0]), Point(*default[1])))
        words = {_word(*each): each for each in found if why_no_site(position, number, *each) is None}
        sites = tuple(_site(*each) for each in words.values())
        return (*sites, Choice(NOWHERE, NOWHERE, {"number": number})) if stands else sites

    def read(word: str) -> Choice | None:
        ends = _read_ends(word)
        return _site(*ends) if ends is not None and why_no_site(position, number, *ends) is None else None

    def why_not(word: str) -> Refused | None:
        ends = _read_ends(word)
        refused = _unread(word) if ends is None else why_no_site(position, number, *ends)
        if refused is None:
            return None
        sites = [_read_ends(choice.word) for choice in listed()]
        at = ends[0] if ends is not None else start
        near = min((site for site in sites if site is not None), key=lambda site: squared(site[0], at), default=None)
        nearest = "{},{} {},{}".format(*near[0], *near[1]) if near is not None else ""
        return Refused(refused.reason, rule=RULE, facts={**refused.facts, "nearest": nearest})

    return Menu("to", listed, typed=read, why_not=why_not)


def _read_ends(word: str) -> tuple[Point, Point] | None:
    """Return the typed ends of a barricade; None if they cannot be read.

    The ends are written as «360,560_460,560», or as two squares: «D6 E6».
    """
    first, _, second = word.replace("_", " ").strip().partition(" ")
    start, end = read_place(first), read_place(second.strip())
    return None if start is None or end is None else (start, end)


def _unread(word: str) -> Refused:
    return Refused("not-in-fractions" if has_fractions(word) else "no-such-place", rule=RULE, facts={"word": word})


def _site(start: Point, end: Point) -> Choice:
    return Choice(_word(start, end), "site", {"start": tuple(start), "end": tuple(end)})


def _word(start: Point, end: Point) -> str:
    return f"{start.x},{start.y}_{end.x},{end.y}"


def why_no_site(position: Position, number: int, start: Point, end: Point) -> Refused | None:
    """§V10 Return why a barricade may not be placed here, or None if it may."""
    reason = _why_no_site(position, number, start, end)
    return Refused(reason, rule=RULE, facts={"start": tuple(start), "end": tuple(end)}) if reason else None


def _why_no_site(position: Position, number: int, start: Point, end: Point) -> str:
    area = Polygon(position.battle.barricades.poly)
    if length(start, end) != PIECE:
        return "not-ten-centimetres"
    if start not in area or end not in area:
        return "not-in-area"
    if any(zone.kind == "building" and zone.polygon.enters(start, end) for zone in position.ground.zones):
        return "through-a-building"
    others = [(each.start, each.end) for each in pieces_of(position.scenario)]
    others += [(Point(*a), Point(*b)) for at, (a, b) in enumerate(position.barricades, 1) if at != number]
    if any(_crosses(start, end, *each) for each in others):
        return "across-a-line"
    stands = any(nearer(position.at(name), start, end, RADIUS) for name in position.everybody())
    gun = position.gun.at if position.gun is not None else None
    stands = stands or (gun is not None and nearer(Point(*gun), start, end, GUN_RADIUS))
    return "somebody-stands-there" if stands else ""


def _crosses(start: Point, end: Point, first: Point, last: Point) -> bool:
    """§V10 Return whether two barricades or pieces overlap or cross."""
    one, other = cross(first, last, start), cross(first, last, end)
    if one == other == 0:
        inner = [point for point in (start, end) if point not in (first, last) and near(point, first, last, 0)]
        inner += [point for point in (first, last) if point not in (start, end) and near(point, start, end, 0)]
        return bool(inner) or {start, end} == {first, last}
    strictly = one * other < 0 and cross(start, end, first) * cross(start, end, last) < 0
    return strictly and meets(start, end, first, last)
