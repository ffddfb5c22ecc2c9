"""Every section is implemented and has a case; every ruling stands in the reference, the code and, if seen, a case."""

from __future__ import annotations

import pytest
from rules import table

SECTIONS, RULINGS = table.build()
UNSEEN = table.unseen()


@pytest.mark.parametrize("section", table.reference_sections())
def test_section_is_implemented(section: str) -> None:
    row = SECTIONS.get(section, table.Row())
    assert row.code or row.data, f"§{section} is named by no code and no data of the siege"


@pytest.mark.parametrize("section", [s for s in table.reference_sections() if s not in {"1.3", "2.2"}])
def test_section_has_a_case(section: str) -> None:
    """§1.3 is a glossary and §2.2 says that there is nothing to do: all others are played."""
    assert SECTIONS.get(section, table.Row()).cases, f"§{section} has no conformance case"


@pytest.mark.parametrize("number", range(1, 187))
def test_ruling_is_in_the_reference(number: int) -> None:
    text = (table.ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert number in table.rulings_in(text), f"R{number} is not in docs/rules.md"


@pytest.mark.parametrize("number", [n for n in range(1, 187) if n not in UNSEEN])
def test_ruling_that_can_be_seen_has_code_and_case(number: int) -> None:
    row = RULINGS.get(number, table.Row())
    assert row.code or row.data, f"R{number} is named by no code and no data of the siege"
    assert row.cases, f"R{number} has no conformance case"


def test_unseen_rulings_say_why() -> None:
    assert all(len(reason) > 10 for reason in UNSEEN.values())
    assert set(UNSEEN) <= set(range(1, 187))
