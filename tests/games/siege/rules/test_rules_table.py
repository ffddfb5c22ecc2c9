"""Every section is implemented and has a case; every ruling occurs in the reference, in the code and in a case."""

from __future__ import annotations

import pytest
from games.siege.rules import table

SECTIONS, RULINGS = table.build()
KNOWN = table.reference_rulings()


@pytest.mark.parametrize("section", table.reference_sections())
def test_section_is_implemented(section: str) -> None:
    row = SECTIONS.get(section, table.Row())
    assert row.code or row.data, f"§{section} is named by no code and no data of the siege"


@pytest.mark.parametrize("section", [s for s in table.reference_sections() if s != "1.3"])
def test_section_has_a_case(section: str) -> None:
    """§1.3 is a glossary: all other sections have cases."""
    assert SECTIONS.get(section, table.Row()).cases, f"§{section} has no conformance case"


def test_the_reference_has_every_ruling_once() -> None:
    assert list(range(1, 191)) == KNOWN


@pytest.mark.parametrize("number", KNOWN)
def test_every_ruling_has_code_and_a_case(number: int) -> None:
    row = RULINGS.get(number, table.Row())
    assert row.code or row.data, f"R{number} is named by no code and no data of the siege"
    assert row.cases, f"R{number} has no conformance case"


def test_cases_name_rulings_that_there_are() -> None:
    assert {number for number, row in RULINGS.items() if row.cases} <= set(KNOWN)
