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
def test_a_list_pasted_in_another_format_is_the_same(text):
    found = lists.read(text, UNITS)
    assert found.faults == ()
    assert lists.written(found) == EXAMPLE.replace("# a remark\n", "")


ITALIAN = """Esercito: Late Republican Romans
sigla | unità | basi | VT | costo | note
A | Legionaries, Triarii | 1 | VT 5 | 95 | Comandante
B | Legionaries | 1 | VT 4 | 80 | generale
C | Legionaries | 2 | VT 4 | 150 | close order
Extra: a wood | 20
"""
FRENCH = """Armée : Late Republican Romans
repère | nom | socles | VT | coût | notes
A | Legionaries, Triarii | 1 | VT 5 | 95 | commandant
B | Legionaries | 1 | VT 4 | 80 | Général
C | Legionaries | 2 | VT 4 | 150 | close order
En plus : a wood | 20
"""
COMMAS = """mark,name,bases,VT,cost,words
A,"Legionaries, Triarii",1,5,95,commander
B,Legionaries,1,4,80,general
C,Legionaries,2,4,150,close order
army,Late Republican Romans,,,,
extra,a wood,20,,,
"""
TABS = COMMAS.replace('"Legionaries, Triarii"', "Legionaries; Triarii").replace(",", "\t").replace("; ", ", ")
SEMICOLONS = "sep=;\r\n" + TABS.replace("\t", ";").replace("\n", "\r\n").replace("95;", '"95,0";')


@pytest.mark.parametrize("text", [ITALIAN, FRENCH, COMMAS, TABS, SEMICOLONS])
def test_a_list_is_read_in_three_languages_and_as_spreadsheets_save_it(text):
    """Keywords, headings and separators do not change a list."""
    found = lists.read(text, UNITS)
    assert found.faults == ()
    assert lists.written(found) == EXAMPLE.replace("# a remark\n", "")


def test_a_cell_of_a_table_may_be_empty_or_quoted():
    found = lists.read(TABS.replace("\nB\t", "\n\t").replace("close order", '"close order, ""red"", general"'), UNITS)
    assert [(fault.line, fault.reason) for fault in found.faults] == [(3, "field-empty")]
    assert found.units[2].words == ("close order", '"red"', "general")


@pytest.mark.parametrize(
    "text", ['A,"x,1,5,95\nB,y,1,4,80', "a,b,c,d,e,f,g,h", ";;;;;", "\t\t\t\t", '"' * 500, "sep=,"]
)
def test_a_malformed_table_gets_its_faults(text):
    assert lists.read(text, UNITS).faults


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
def test_a_text_without_a_list_gets_a_fault(text, reason):
    assert [fault.reason for fault in lists.read(text, UNITS).faults] == [reason]


def test_ticked_units_give_the_losses():
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
