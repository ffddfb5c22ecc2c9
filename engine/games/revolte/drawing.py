"""Makes random battles by moving the features of prepared tables.

The number of Boxers is found by simulated games (`engine.core.battles.drawn`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import cycle, islice
from types import MappingProxyType
from typing import NamedTuple

from engine.core.dice import SeededDice
from engine.games.revolte.reading.ground import AREAS

BOXERS: Mapping[str, int] = MappingProxyType({"gate": 30, "outpost": 30, "rampart": 15})
"""The tables, each with the number of Boxers in its columns with which a search begins."""
_FEWEST, _MOST = 5, 12
"""The minimum and the maximum number of figures in a column."""
_STEP, _WIDE, _DEEP = 10, 8, 4
"""A feature is moved by so many millimetres, up to so many times along the table's width and depth."""
_TRIES = 6
"""The number of places that are tried for a feature; then it stays."""
_GAP = 20
"""The minimum distance of a moved feature from other features, figures and barricades, in millimetres."""
_LANE = 40
"""The distance of features from the way of a gun or a keg to the next wall, in millimetres."""
_POINT = re.compile(r"(\d+),(\d+)")
_SIZE = re.compile(r"^table: (\d+) x (\d+)", re.MULTILINE)
_COLUMN = re.compile(r'^([a-z]: (?:"[^"]*" |it |fr )+)((?:\d+ [a-z-]+ ?)+)(.*)$')
_COUNT = re.compile(r"(\d+) ([a-z-]+)")
_ENTERS = re.compile(r"enters (\d+),(\d+)")


class Box(NamedTuple):
    """The rectangle around an object on the table, in millimetres."""

    left: int
    top: int
    right: int
    bottom: int

    def is_near(self, other: Box, gap: int) -> bool:
        """Return whether another rectangle is less than `gap` away."""
        apart = self.left - gap >= other.right or other.left - gap >= self.right
        return not (apart or self.top - gap >= other.bottom or other.top - gap >= self.bottom)


def draw(seed: str, size: str, boxers: int) -> str:
    """Return the text of the random battle for `seed` and `size`.

    `boxers` is the number of figures in the Boxers' columns. Raise `ValueError` if this number is impossible.
    """
    lines = _drawn(seed, size).split("\n")
    columns = [at for at, line in enumerate(lines) if (found := _COLUMN.match(line)) and "chief" in found[2]]
    share, more = divmod(boxers, len(columns))
    for place, at in enumerate(columns):
        lines[at] = _with(lines[at], share + (place < more))
    return "\n".join(lines)


def _with(line: str, number: int) -> str:
    """Return a column's line in the battle file, changed to `number` figures.

    Raise `ValueError` if the number is too small or too large.
    """
    if not _FEWEST <= number <= _MOST:
        raise ValueError(number)
    found = _COLUMN.match(line)
    assert found is not None, "columns are found so"
    kinds = {kind: int(count) for count, kind in _COUNT.findall(found[2])}
    leader, *others = kinds
    turn = [kind for round_ in range(max(kinds.values())) for kind in others if kinds[kind] > round_]
    rest = list(islice(cycle(turn), number - 1))
    said = [f"1 {leader}", *(f"{rest.count(kind)} {kind}" for kind in others if kind in rest)]
    before, at, places = found[3].partition("at ")
    return f"{found[1]}{' '.join(said)} {before}{at}{' '.join(places.split()[:number])}"


@lru_cache(16)
def _drawn(seed: str, size: str) -> str:
    """Return the text of a prepared battle whose features are moved at random, depending on `seed`."""
    dice = SeededDice(seed)
    text = files("engine.games.revolte").joinpath("data", "drawn", f"{size}.battle").read_text(encoding="utf-8")
    about = (
        f"about: Drawn by the bot from the seed {seed}.",
        f"about it: Sorteggiata dal bot con il seme {seed}.",
        f"about fr: Tirée au sort par le bot avec la graine {seed}.",
    )
    text = text.replace("table: ", "\n".join((*about, "table: ")), 1)
    found = _SIZE.search(text)
    assert found is not None, "each table has its size"
    wide, deep = int(found[1]), int(found[2])
    if dice.number("draw", 2) == 1:
        text = _POINT.sub(lambda at: f"{wide - int(at[1])},{at[2]}", text)
    lines = text.split("\n")
    ground = range(lines.index("[ground]") + 1, lines.index("[objective]") - 1)
    for at in ground:
        if lines[at].split()[0] in AREAS:
            _move(lines, at, ground, dice, (wide, deep))
    return "\n".join(lines)


def _move(lines: list[str], at: int, ground: Iterable[int], dice: SeededDice, size: tuple[int, int]) -> None:
    """Move the feature in line `at` to a random place where it is not in the way."""
    taken = [*(_box(lines[other]) for other in ground if other != at), *_spots(lines)]
    lanes, own = [*_lanes(lines)], _box(lines[at])
    for _ in range(_TRIES):
        across = _STEP * (dice.number("draw", 2 * _WIDE + 1) - _WIDE - 1)
        down = _STEP * (dice.number("draw", 2 * _DEEP + 1) - _DEEP - 1)
        box = Box(own.left + across, own.top + down, own.right + across, own.bottom + down)
        inside = box.left >= 0 and box.top >= 0 and box.right <= size[0] and box.bottom <= size[1]
        free = not any(box.is_near(other, _GAP) for other in taken) and not any(
            box.is_near(way, _LANE) for way in lanes
        )
        if inside and free:
            lines[at] = _shifted(lines[at], across, down)
            return


def _shifted(line: str, across: int, down: int) -> str:
    return _POINT.sub(lambda found: f"{int(found[1]) + across},{int(found[2]) + down}", line)


def _spots(lines: Sequence[str]) -> Iterator[Box]:
    """Yield the places of figures, columns and barricades as rectangles."""
    for line in lines[lines.index("[set-up]") :]:
        if line.startswith(("barricades:", "gun:", "keg:")) or (_COLUMN.match(line) and " at " in line):
            places = line.rpartition(" at ")[2].split()
            yield from (_box(place) for place in places if _POINT.search(place))
        elif _COLUMN.match(line) and _POINT.search(line):
            yield _box(line)


def _lanes(lines: Sequence[str]) -> Iterator[Box]:
    """Yield the strips of ground that guns and kegs need to reach the doors."""
    doors = [_box(line).bottom for line in lines if line.startswith("door ")]
    for found in filter(None, map(_ENTERS.search, lines)):
        yield Box(int(found[1]), int(found[2]), int(found[1]), max(doors, default=int(found[2])))


def _box(line: str) -> Box:
    points = [(int(x), int(y)) for x, y in _POINT.findall(line)]
    across, down = zip(*points, strict=True)
    return Box(min(across), min(down), max(across), max(down))
