"""The combat tables and small look-up tables, from `data/tables.toml` (§5.2, §6.3, §6.4, §6.7)."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

COLUMNS: Final = 10
"""The number of columns of a grid: 1 to 9 points, then 10 or more."""


@dataclass(frozen=True, slots=True)
class Table:
    """A combat table: its rule section, its first and last row, and its results.

    A table that only maps numbers to results has one column.
    """

    name: str
    section: str
    lowest: int
    highest: int
    rows: tuple[tuple[str, ...], ...]

    def clamp(self, row: int) -> int:
        """§6.4, R118 Return the row, limited to the rows of the table."""
        return min(max(row, self.lowest), self.highest)

    def at(self, row: int, column: int = 1) -> str:
        """Return the table's result for a row and a column. Values beyond the table mean its last row or column.
        `column` must be at least 1.
        """
        assert column >= 1, f"{self.name} has no column {column}"
        cells = self.rows[min(max(row, self.lowest), self.highest) - self.lowest]
        return cells[min(column, len(cells)) - 1]


@cache
def lookup(table: str, row: int, column: int = 1) -> str:
    """Return a result from the table named `table`.

    `row` is the modified die roll. `column` is the number of points.
    """
    return tables()[table].at(row, column)


@cache
def tables() -> dict[str, Table]:
    """Return all tables, keyed by name. Raise `ValueError` if the data are wrong."""
    return parse(tomllib.loads(files("engine.games.siege").joinpath("data/tables.toml").read_text(encoding="utf-8")))


def parse(raw: dict[str, Any]) -> dict[str, Table]:
    """Return the tables described by `raw`. Raise `ValueError` if the data are wrong."""
    return {name: _grid(name, entry) if "rows" in entry else _ranges(name, entry) for name, entry in raw.items()}


def _grid(name: str, entry: dict[str, Any]) -> Table:
    rows = {int(row): tuple(cells) for row, cells in entry["rows"].items()}
    lowest, highest = min(rows), max(rows)
    if gaps := [str(row) for row in range(lowest, highest + 1) if row not in rows]:
        raise ValueError(f"table {name} has no row {', '.join(gaps)}")
    for row, cells in rows.items():
        if len(cells) != COLUMNS:
            raise ValueError(f"table {name}, row {row}: {len(cells)} columns instead of {COLUMNS}")
        _known(name, cells, entry["results"])
    return Table(name, entry["section"], lowest, highest, tuple(rows[row] for row in range(lowest, highest + 1)))


def _ranges(name: str, entry: dict[str, Any]) -> Table:
    found: dict[int, str] = {}
    for result, ranges in entry["ranges"].items():
        for first, last in ranges:
            for number in range(first, last + 1):
                if number in found:
                    raise ValueError(f"table {name}: {number} gives both {found[number]} and {result}")
                found[number] = result
    wanted = range(entry["first"], entry["last"] + 1)
    if gaps := [str(number) for number in wanted if number not in found]:
        raise ValueError(f"table {name} says nothing of {', '.join(gaps)}")
    if beyond := [str(number) for number in found if number not in wanted]:
        raise ValueError(f"table {name} cannot come to {', '.join(beyond)}")
    _known(name, tuple(found.values()), entry["results"])
    return Table(name, entry["section"], entry["first"], entry["last"], tuple((found[number],) for number in wanted))


def _known(name: str, cells: tuple[str, ...], results: list[str]) -> None:
    for cell in cells:
        if cell not in results:
            raise ValueError(f"table {name}: {cell!r} is no result of it")
