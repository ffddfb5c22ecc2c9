"""The conditions of prepared orders, and whether they are true."""

from __future__ import annotations

from functools import partial

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.games.ascari.position import Position
from engine.games.ascari.world import View
from engine.two_sided import signs

_NEAR = (1, 2, 3, 4, 6, 8)
"""The distances in hexes within which an enemy can be named."""


def question(view: View, side: str) -> Ask:
    """Return the question about the conditions that a side can name."""
    position = view.position
    counters = position.roster
    own = [name for name in position.pieces if counters[name].side == side]
    places, why_not = partial(_places, position), partial(_why_not, position)
    return signs.question(side, signs.Signs(tuple(position.pieces), own, _piece, places, _NEAR, why_not))


def _why_not(position: Position, word: str) -> Refused:
    name = word.partition(" ")[0]
    if name in position.pieces:
        return Refused("not-yours", rule="", facts={"unit": name, "at": position.pieces[name].at})
    return Refused("no-such-unit", rule="", facts={"word": word})


def _piece(name: str) -> Choice:
    return Choice(name, "unit", {"unit": name})


def _places(position: Position) -> Menu:
    hexes = position.board.grid.hexes
    return Menu(
        "at",
        lambda: tuple(map(_place, hexes)),
        one=lambda word: _place(word) if word in position.board.grid else None,
        why_not=lambda word: Refused("no-such-hex", rule="", facts={"word": word}),
    )


def _place(at: str) -> Choice:
    return Choice(at, "place", {"at": at})


def holds(view: View, side: str, sign: Answer) -> bool:
    """Return whether a side's condition is true."""
    position, (verb, *words) = view.position, sign
    if verb == signs.ENEMY:
        unit = position.unit_at(words[0])
        return bool(unit) and position.side_of(unit) != side
    piece = position.pieces[words[0]]
    if verb == signs.HIT:
        return piece.lost or piece.reduced or piece.retreat > 0
    if verb == signs.HOLDS:
        return piece.at == words[1]
    grid, enemy = position.board.grid, position.battle.enemy_of(side)
    places = (position.pieces[each].at for each in position.units_of(enemy))
    return bool(piece.at) and any(grid.distance(piece.at, at) <= int(words[1]) for at in places)


def losses(view: View, side: str) -> int:
    """Return a side's losses: 2 for each lost counter, 1 for each reduced one."""
    position, counters = view.position, view.position.roster
    own = (piece for name, piece in position.pieces.items() if counters[name].side == side)
    return sum(2 if piece.lost else int(piece.reduced) for piece in own)
