"""Every conformance case passes: Keep Up the Fire! plays as the play aid and the rules reference say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.games.keep_up_the_fire.testing.cases import CaseResult, run_cases

FOLDER = Path(__file__).parent
RESULTS = run_cases([FOLDER])
SECTIONS = {
    *("0", "1", "2.a", "2.b", "2.c", "2.d", "3.a", "3.b", "3.c", "4", "C.1", "C.2", "C.3", "C.4", "C.5", "I.a", "I.b"),
    *("II.1", "II.2", "II.3", "II.4", "II.5", "III", "IV.1", "IV.2", "V.1", "V.2", "V.3", "V.4", "VI.1", "VI.2"),
}


@pytest.mark.parametrize("result", RESULTS, ids=lambda result: f"{result.path.stem}-{result.number}")
def test_case_holds(result: CaseResult) -> None:
    assert result.ok, f"{result.title}: {'; '.join(result.differences)}"


def test_every_ruling_of_the_reference_has_a_case() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules-keep-up-the-fire.md").read_text(encoding="utf-8")
    known = re.findall(r"^- \*\*(R\d+)\*\*", text, flags=re.MULTILINE)
    assert len(known) == len(set(known)) == 34
    assert {ruling for result in RESULTS for ruling in result.rulings} == set(known)


def test_every_section_has_a_case() -> None:
    assert {result.section for result in RESULTS} == SECTIONS
    assert len({result.title for result in RESULTS}) == len(RESULTS), "two cases have the same title"
