"""Every section is implemented and has a case; every ruling occurs in the reference, in the code and in a case."""

from __future__ import annotations

from games.siege.rules import table

SECTIONS, RULINGS = table.build()
KNOWN = table.reference_rulings()


def test_every_section_is_implemented() -> None:
    rows = {section: SECTIONS.get(section, table.Row()) for section in table.reference_sections()}
    assert [f"§{section}" for section, row in rows.items() if not (row.code or row.data)] == [], "named by no code"


def test_every_section_has_a_case() -> None:
    """§1.3 is a glossary: all other sections have cases."""
    sections = [section for section in table.reference_sections() if section != "1.3"]
    assert [f"§{section}" for section in sections if not SECTIONS.get(section, table.Row()).cases] == []


def test_the_reference_has_every_ruling_once() -> None:
    assert list(range(1, 191)) == KNOWN


def test_every_ruling_has_code_and_a_case() -> None:
    rows = {number: RULINGS.get(number, table.Row()) for number in KNOWN}
    assert [f"R{number}" for number, row in rows.items() if not (row.code or row.data)] == [], "named by no code"
    assert [f"R{number}" for number, row in rows.items() if not row.cases] == [], "without a conformance case"


def test_cases_name_rulings_that_there_are() -> None:
    assert {number for number, row in RULINGS.items() if row.cases} <= set(KNOWN)
