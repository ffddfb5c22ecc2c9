"""The conditions that players can set for orders prepared for the next turn."""

from __future__ import annotations

import re
from functools import partial

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.games.revolte.figures import RADIUS, STEADY
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import enemy_of
from engine.games.revolte.world import View
from engine.tabletop.places import SQUARE
from engine.tabletop.points import Point, squared
from engine.tabletop.polygons import Polygon
from engine.two_sided import signs

_NEAR = (5, 10, 20, 30, 40, 60)
"""The distances in centimetres within which an enemy can be named."""
_SQUARE = re.compile(r"([a-z])([1-9]\d?)")


def question(view: View, side: str) -> Ask:
    """Return the question under which condition a prepared order is given."""
    position = view.position
    own = [name for name in position.figures if position.side_of(name) == side]
    places, why_not = partial(_places, position), partial(_why_not, position)
    return signs.question(side, signs.Signs(tuple(position.figures), own, _figure, places, _NEAR, why_not))


def _why_not(position: Position, word: str) -> Refused:
    if (name := word.partition(" ")[0]) in position.figures:
        return Refused("not-yours", rule="", facts={"figure": name})
    return Refused("no-such-figure", rule="", facts={"word": word})


def _figure(name: str) -> Choice:
    return Choice(name, "figure", {"figure": name})


def _places(position: Position) -> Menu:
    """Return the menu of places for a condition: the table's areas. A player can also type a grid square."""
    areas = tuple(Choice(each.id, "building", {"building": each.id}) for each in position.battle.area)
    return Menu(
        "at",
        areas,
        typed=partial(_square, position),
        samples=("e4",),
        why_not=lambda word: Refused("no-such-square", rule="", facts={"word": word}),
    )


def _square(position: Position, word: str) -> Choice | None:
    found = _SQUARE.fullmatch(word.lower().replace(" ", ""))
    if found is None:
        return None
    corner = Point((ord(found[1]) - ord("a")) * SQUARE, (int(found[2]) - 1) * SQUARE)
    size = position.ground.size
    if not (corner.x < size.x and corner.y < size.y):
        return None
    return Choice(found[0], "sign-square", {"square": found[0].upper()})


def _stands(position: Position, figure: str, place: str) -> bool:
    """Return whether a figure is in the area or grid square `place`."""
    at = position.figures[figure].at
    if at is None:
        return False
    area = next((each for each in position.battle.area if each.id == place), None)
    if area is not None:
        return Point(*at) in Polygon(area.poly)
    return f"{chr(ord('a') + at[0] // SQUARE)}{at[1] // SQUARE + 1}" == place


def holds(view: View, side: str, sign: Answer) -> bool:
    """Return whether a side's condition, `sign`, is true."""
    position, (verb, *words) = view.position, sign
    if verb == signs.ENEMY:
        return any(_stands(position, each, words[0]) for each in position.standing(enemy_of(side)))
    figure = position.figures[words[0]]
    if verb == signs.HIT:
        return figure.out or figure.state != STEADY
    if verb == signs.HOLDS:
        return _stands(position, words[0], words[1])
    if figure.at is None:
        return False
    reach = int(words[1]) * 10 + 2 * RADIUS
    here = position.at(words[0])
    return any(squared(here, position.at(each)) <= reach**2 for each in position.standing(enemy_of(side)))


def losses(view: View, side: str) -> int:
    """Return how many figures a side has lost."""
    return view.position.lost.get(side, 0)
