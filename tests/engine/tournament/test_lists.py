"""T5, T86 Army lists from text: read, checked, written, ticked."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.asks import Refused
from engine.tournament.books.centuria import lists

EXAMPLE = """army: Late Republican Romans
A | Legionaries, Triarii | 1 | VT 5 | 95 | commander
B | Legionaries | 1 | VT 4 | 80 | general
C | Legionaries | 2 | VT 4 | 150 | close order
extra: a wood | 20
# a remark
"""
UNITS = (3, 4)


def test_a_list_is_read_with_its_figures():
    found = lists.read(EXAMPLE, UNITS)
    assert found.faults == ()
    assert (found.army, len(found.units), found.points, found.generals) == ("Late Republican Romans", 3, 345, 1)


@pytest.mark.parametrize(
    "text",
    [
        EXAMPLE.replace("\n", "\r\n\r\n"),
        "\ufeff" + EXAMPLE.replace("A |", "• A |").replace("B |", "- B |"),
        EXAMPLE.replace("| 95 |", "| 95,0 |").replace("VT 4", "4"),
        "name | mark | cost | vt | bases | words\nLegionaries, Triarii | A | 95 | 5 | 1 | Commander\n"
        "Legionaries | B | 80 | 4 | 1 | general\nLegionaries | C | 150 | 4 | 2 | close  order\n"
        "Extra: a wood | 20\nArmy: Late Republican Romans",
    ],
)
def test_a_list_pasted_otherwise_is_the_same(text):
    found = lists.read(text, UNITS)
    assert found.faults == ()
    assert lists.written(found) == EXAMPLE.replace("# a remark\n", "")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("B |", "a |", 3, "mark-twice"),
        ("| 95 |", "| 95,5 |", 2, "not-a-number"),
        ("| 95 |", "| 0 |", 2, "number-too-small"),
        ("| 95 |", "| 751 |", 0, "too-many-points"),
        ("Legionaries, Triarii", "", 2, "field-empty"),
        ("| commander", "", 0, "wrong-commanders"),
        ("| general", "| commander", 0, "wrong-commanders"),
        ("army: Late Republican Romans", "army:", 0, "no-army"),
        ("# a remark", "army: Gauls", 6, "second-army"),
        ("# a remark", "hello", 6, "not-a-line"),
        ("a wood | 20", "a wood", 5, "not-an-extra"),
        ("| VT 5 | 95 | commander", "| commander", 2, "wrong-columns"),
        ("C | Legionaries | 2 | VT 4 | 150 | close order", "", 0, "wrong-units"),
    ],
)
def test_each_fault_has_its_line(old, new, line, reason):
    found = lists.read(EXAMPLE.replace(old, new), UNITS)
    assert (line, reason) in [(fault.line, fault.reason) for fault in found.faults]


def test_a_thousand_points_are_not_one_too_many():
    assert lists.read(EXAMPLE.replace("| 95 |", "| 750 |"), UNITS).faults == ()


@pytest.mark.parametrize(("text", "reason"), [("", "not-a-list"), ("x" * 16_001, "list-too-long")])
def test_what_is_no_list_is_told(text, reason):
    assert [fault.reason for fault in lists.read(text, UNITS).faults] == [reason]


def test_what_is_ticked_gives_the_losses():
    found = lists.read(EXAMPLE, UNITS)
    told = {"units_lost": 175, "units_spent": 150, "commander_lost": True, "generals_lost": 1}
    assert lists.losses(found, ["A", "B"], ["B", "C"]) == told
    with pytest.raises(Refused, match="no-such-unit"):
        lists.losses(found, ["Z"], [])


def test_the_printed_example_has_no_fault():
    text = Path(__file__).with_name("example-list.txt").read_text(encoding="utf-8")
    found = lists.read(text, (12, 15))
    assert (found.faults, found.points, len(found.units), found.generals) == ((), 995, 14, 2)
    again = lists.read(lists.written(found), (12, 15))
    assert lists.written(again) == lists.written(found)
