"""Signs: the conditions that a player can set for prepared orders.

A sign is an answer to a question, so it is typed and checked like an order. It depends only on what its side can see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from engine.core.asks import Ask, Choice, Menu, Refused

ENEMY, NEAR, HIT, HOLDS = "enemy", "near", "hit", "holds"
"""The verbs: an enemy is in a place; an enemy is within a distance of one of the side's pieces; a piece was hit; a
piece is in a place.
"""


class Signs(NamedTuple):
    """The pieces and places that a game's conditions can refer to.

    `piece` makes the menu entry of a piece. `places` makes the menu of places. `why_not` gives the reason why a word
    does not name a piece.
    """

    pieces: Iterable[str]
    own: Iterable[str]
    piece: Callable[[str], Choice]
    places: Callable[[], Menu]
    distances: tuple[int, ...]
    why_not: Callable[[str], Refused]


def question(side: str, signs: Signs) -> Ask:
    """Return the question about a side's conditions for prepared orders."""
    return Ask("signs", "", partial(_menu, signs), side=side, secret=True)


def _menu(signs: Signs) -> Menu:
    within = tuple(Choice(str(each), "sign-distance", {"distance": each}) for each in signs.distances)
    distances = Menu("within", within)
    return Menu(
        "do",
        (
            Choice(ENEMY, "sign-enemy", then=signs.places),
            Choice(NEAR, "sign-near", then=lambda: _pieces(signs, signs.own, lambda: distances)),
            Choice(HIT, "sign-hit", then=lambda: _pieces(signs, signs.pieces, None)),
            Choice(HOLDS, "sign-holds", then=lambda: _pieces(signs, signs.pieces, signs.places)),
        ),
    )


def _pieces(signs: Signs, names: Iterable[str], then: Callable[[], Menu] | None) -> Menu:
    found = (signs.piece(name) for name in names)
    choices = tuple(Choice(each.word, each.label, each.facts, then) for each in found)
    return Menu("unit", choices, why_not=signs.why_not)
