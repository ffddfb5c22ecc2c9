"""The tables as data: every cell of the printed grids, and a loader that refuses gaps and overlaps."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.siege import cards, event_table
from engine.games.siege.combat.tables import lookup, parse, tables
from engine.games.siege.map.deployment import historical_deployment, may_start

GRID = {"section": "0", "results": ["-", "1"], "rows": {"0": ["-"] * 10, "1": ["1"] * 10}}


def by_sum(table: str, row: int, column: int) -> str:
    """T1 Return the value that the grids follow: die plus column."""
    total = row + column
    if table == "bombardment":
        limits = ((7, "-"), (13, "1"), (14, "2"), (15, "2+5C"), (99, "2+5C+1D"))
    elif table == "soldiers":
        limits = ((5, "S"), (9, "1"), (12, "2"), (15, "3"), (17, "4"), (99, "5"))
    else:
        limits = ((4, "B"), (8, "-"), (13, "1"), (17, "2"), (99, "3"))
    return next(result for limit, result in limits if total < limit)


@pytest.mark.parametrize(("table", "rows"), [("bombardment", 7), ("soldiers", 8), ("boxers", 8)])
def test_5_2_6_3_6_4_every_cell_of_the_grids(table: str, rows: int) -> None:
    odd = {("soldiers", 0, 2): "2S", ("boxers", 0, 2): "2B"}  # T1, T2, R121
    for row in range(rows):
        for column in range(1, 11):
            assert lookup(table, row, column) == odd.get((table, row, column), by_sum(table, row, column))


def test_6_3_the_faq_example() -> None:
    assert lookup("soldiers", 5, 7) == "3"
    assert lookup("soldiers", 4, 7) == "2"


def test_6_4_r118_rows_and_columns_are_kept_inside() -> None:
    assert lookup("boxers", 12, 40) == "3"
    assert lookup("boxers", -5, 1) == "B"
    assert lookup("effect", 0) == "1"  # R38


@pytest.mark.parametrize(("quarter", "dice"), [(1, (2, 6, 10)), (2, (3, 7, 11)), (3, (4, 8, 12)), (4, (5, 9))])
def test_5_2_quarters(quarter: int, dice: tuple[int, ...]) -> None:
    assert {lookup("quarter", number) for number in dice} == {str(quarter)}


@pytest.mark.parametrize(("die", "points"), [(1, "1"), (4, "1"), (5, "2"), (6, "3")])
def test_6_7_the_morale_test(die: int, points: str) -> None:
    assert lookup("effect", die) == points


@pytest.mark.parametrize(
    ("total", "band"),
    [(-30, 1), (0, 1), (20, 1), (21, 2), (50, 2), (51, 3), (75, 3), (76, 4), (99, 4), (100, 5), (240, 5)],
)
def test_7_2_r150_bands_are_contiguous(total: int, band: int) -> None:
    assert lookup("band", total) == str(band)


def test_every_table_names_its_section() -> None:
    assert all(table.section[0].isdigit() for table in tables().values())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rows": {"0": ["-"] * 10, "2": ["1"] * 10}}, "has no row 1"),
        ({"rows": {"0": ["-"] * 9}}, "9 columns"),
        ({"rows": {"0": ["-"] * 9 + ["7"]}}, "'7' is no result"),
    ],
)
def test_the_loader_refuses_a_faulty_grid(change: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse({"some": {**GRID, **change}})


@pytest.mark.parametrize(
    ("ranges", "said"),
    [
        ({"1": [[1, 3]], "2": [[5, 6]]}, "says nothing of 4"),
        ({"1": [[1, 4]], "2": [[4, 6]]}, "4 gives both"),
        ({"1": [[1, 4]], "2": [[5, 7]]}, "cannot come to 7"),
    ],
)
def test_the_loader_refuses_faulty_ranges(ranges: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        parse({"some": {"section": "0", "results": ["1", "2"], "first": 1, "last": 6, "ranges": ranges}})


def test_5_3_the_event_table_has_no_gap() -> None:
    assert [entry.number for entry in event_table.event_table().values()] == list(range(2, 13))
    assert {e.number for e in event_table.event_table().values() if e.unique} == {2, 3, 6, 9, 11, 12}
    with pytest.raises(ValueError, match="not 2 to 12"):
        event_table.parse({"event": [{"number": 2, "name": "mines", "unique": True}]})


def test_5_r160_the_deck() -> None:
    kinds = [cards.kind(card).name for card in cards.deck()]
    assert len(kinds) == len(set(cards.deck())) == 54
    count = {name: kinds.count(name) for name in kinds}
    assert count == {
        "black-low": 18,
        "black-high": 8,
        "black-joker": 1,
        "red-low": 18,
        "red-figure": 6,
        "red-ace": 2,
        "red-joker": 1,
    }
    with pytest.raises(ValueError, match="has 0 kinds"):
        cards.parse({"deck": {"ranks": ["2"], "red": ["H"], "black": [], "jokers": []}, "kind": []})


def test_8_r157_the_historical_deployment_is_legal() -> None:
    found = historical_deployment()
    assert all(may_start(name, zone) for zone, names in found.counters.items() for name in names)
    assert len(set(found.barricades)) == 4
