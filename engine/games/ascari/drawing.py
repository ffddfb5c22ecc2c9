"""Random battles. A seed determines the map, the objectives and the forces.

The number of spears is found with simulated games (`engine.core.battles.drawn`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from engine.core.dice import SeededDice
from engine.hexes.grid import HexGrid

SIZES = {"small": (13, 10), "medium": (15, 12), "large": (19, 14)}
"""The number of columns and of rows of a map, keyed by its size."""
_COMPANIES = {"small": 4, "medium": 6, "large": 8}
_TURNS = {"small": 7, "medium": 8, "large": 9}
_APART = 3
"""The least distance of two goals."""
_TOWNS = ("Tokar", "Kassala", "Tucruf", "Sabderat", "Kufit", "Mogolo", "Barentu", "Tessenei", "Keren", "Dembe")
"""Places of the borderland; none begins with a vowel, before which French would elide."""
_GOALS = (
    ("village", '"the village"  it "il villaggio"  fr "le village"'),
    ("wells", '"the wells"  it "i pozzi"  fr "les puits"'),
    ("camp", '"the camp"  it "il campo"  fr "le camp"'),
)
SPEARS = {"small": 6, "medium": 10, "large": 15}
"""The number of spears with which a search begins, for each size."""

T = TypeVar("T")


def _hex(column: int, row: int) -> str:
    return f"{column:02}{row:02}"


class _Map:
    """The map of a random battle while it is drawn."""

    def __init__(self, dice: SeededDice, columns: int, rows: int) -> None:
        self.dice, self.columns, self.rows = dice, columns, rows
        self.grid = HexGrid(columns, rows)
        self.ground = dict.fromkeys(self.grid.hexes, ".")
        self.height = dict.fromkeys(self.grid.hexes, 0)

    def one(self, choices: Sequence[T]) -> T:
        """Return one of the choices at random."""
        return choices[self.dice.number("draw", len(choices)) - 1]

    def often(self, chance: int) -> bool:
        """Return True with the given chance in six."""
        return self.dice.number("draw", 6) <= chance

    def put(self, sign: str, hexes: Iterable[str]) -> None:
        """Set the ground of `hexes` to `sign`, except where the ground is no longer clear."""
        for at in hexes:
            if self.ground[at] == ".":
                self.ground[at] = sign

    def hills(self) -> None:
        """Draw hills: a top, and slopes on most of its neighbours."""
        inside = [_hex(x, y) for x in range(4, self.columns) for y in range(2, self.rows)]
        for _ in range(self.columns * self.rows // 70 + 1):
            top = self.one(inside)
            self.put("t", [top])
            self.put("s", [at for at in self.grid.neighbours(top) if self.often(5)])
        self.height |= {at: 2 if sign == "t" else 1 for at, sign in self.ground.items() if sign in "ts"}

    def riverbed(self) -> None:
        """Draw a dry riverbed from the north edge to the south edge."""
        at = _hex(self.dice.number("draw", self.columns), 1)
        while True:
            self.put("b", [at])
            row = int(at[2:])
            lower = [each for each in self.grid.neighbours(at) if int(each[2:]) > row]
            if not lower:
                return
            at = self.one(lower)

    def patches(self, sign: str, share: int) -> None:
        """Draw patches of terrain: one for every `share` hexes of the map."""
        for _ in range(self.columns * self.rows // share):
            middle = self.one(sorted(self.ground))
            self.put(sign, [middle, *(at for at in self.grid.neighbours(middle) if self.often(3))])

    def goals(self) -> tuple[str, ...]:
        """Return three objectives outside the riverbed and far from each other."""
        columns, rows = range(self.columns // 3 + 2, self.columns - 1), range(3, self.rows - 1)
        left = [at for x in columns for y in rows if self.ground[at := _hex(x, y)] != "b"]
        found = list[str]()
        while len(found) < len(_GOALS) and left:
            found.append(self.one(left))
            left = [at for at in left if self.grid.distance(at, found[-1]) >= _APART]
        return tuple(found)


def draw(seed: str, size: str, spears: int) -> str:
    """Generate a battle from a seed, and return its text. Raise `ValueError` if the map has no room for three
    objectives.
    """
    board = _Map(SeededDice(seed), *SIZES[size])
    board.hills()
    board.riverbed()
    board.patches("g", 45)
    board.patches("r", 60)
    goals = board.goals()
    if len(goals) < len(_GOALS):
        raise ValueError(seed)
    board.ground[goals[0]], board.height[goals[0]] = "v", 0
    board.put("v", board.grid.neighbours(goals[0])[:2])
    zone = list(dict.fromkeys([*goals, *(near for at in goals for near in board.grid.neighbours(at))]))
    return "\n".join((*_head(board, size, seed), *_places(board, goals, zone), *_units(board, size, zone, spears), ""))


def _head(board: _Map, size: str, seed: str) -> Iterable[str]:
    town = board.one(_TOWNS)
    yield from (
        "battle 1 ascari",
        f"name: The wells of {town}",
        f"name it: I pozzi di {town}",
        f"name fr: Les puits de {town}",
        f"about: Drawn by the bot from the seed {seed}.",
        f"about it: Sorteggiata dal bot con il seme {seed}.",
        f"about fr: Tirée au sort par le bot avec la graine {seed}.",
        f"turns: {_TURNS[size]}",
        "sides: italian dervish",
        "first: dervish",
        "deploys first: italian",
    )


def _places(board: _Map, goals: Sequence[str], zone: Sequence[str]) -> Iterable[str]:
    def rows(of: dict[str, str]) -> list[str]:
        return ["".join(of[_hex(x, y)] for x in range(1, board.columns + 1)) for y in range(1, board.rows + 1)]

    heights = {at: str(height) for at, height in board.height.items()}
    names = [name for name, _ in _GOALS]
    yield from ("", "[map]", *rows(board.ground), "", "[heights]", *rows(heights), "", "[places]")
    yield from (f"{name}: {at}  {said}" for (name, said), at in zip(_GOALS, goals, strict=True))
    yield from ("", "[zones]", f"italian: {' '.join(zone)}", f"dervish: 0101..02{board.rows:02}")
    yield from ("", "[control]", f"italian: {' '.join(names)}")
    yield from ("", "[victory]", "kind: points", f"wells: {' '.join(names)}", "well: 3", "tie: italian")


def _units(board: _Map, size: str, zone: Sequence[str], spears: int) -> Iterable[str]:
    number = _COMPANIES[size]
    east = " ".join(board.grid.edge("east")[1:4])
    yield from ("", "[italian]", f'captain  leader  fire 1/1 melee 1/0  at {zone[0]}  of escort  "Captain"')
    for place in range(number):
        value = "2/1" if place % 2 == 0 else "1/0"
        who = 'banda  "Banda"' if place == number - 1 else f'"{place + 1}. company"  it "{place + 1}a compagnia"'
        yield f"co-{place + 1}  rifles  {value}  at {zone[place]}  of escort  {who}"
    yield f'relief  rifles  1/0  arrives 3 by {east}  of relief  "Relief"  it "Rinforzi"  fr "Renforts"'
    west = [f"{column:02}{row:02}" for column in (2, 1) for row in range(1, board.rows + 1)]
    west = sorted(west, key=lambda at: (at[:2] == "01", abs(2 * int(at[2:]) - board.rows - 1), at))
    rifles = number // 2 + 1
    yield from ("", "[dervish]", f'emir  leader  fire 0/0 melee 1/1  at {west[0]}  "Emir"')
    kinds = [("jihadia", "rifles  2/1", '"Jihadia"')] * rifles
    spears = max(1, min(len(west) - rifles - 1, spears))
    kinds += [("spears", "spears  2/1", '"Spears"  it "Lancieri"  fr "Lanciers"')] * spears
    kinds += [("horse", "horse  1", '"Horse"  it "Cavalieri"  fr "Cavaliers"')]
    for place, (name, kind, said) in enumerate(kinds):
        yield f"{name}-{place + 1}  {kind}  at {west[place]}  {said}"
