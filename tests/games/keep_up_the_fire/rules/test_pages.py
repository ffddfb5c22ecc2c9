"""The pages about the game agree with the game: the rules reference and the table of simulated games."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from engine.games.keep_up_the_fire.analysis.mistakes import MISTAKES
from engine.games.keep_up_the_fire.ruleset import RULESET
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.testing.cases import enact, load_cases
from engine.games.keep_up_the_fire.testing.examples import Example, examples, examples_of
from engine.games.keep_up_the_fire.victory import BANDS, DEFEATS

DOCS = Path(__file__).parents[4] / "docs"
CASES = Path(__file__).parents[3] / "cases" / "keep_up_the_fire"


def test_the_rules_reference_is_generated_from_the_catalogue() -> None:
    page = runpy.run_path(str(DOCS.parent / "tools" / "rulebook.py"))["fires_page"]()
    assert (DOCS / "rules-keep-up-the-fire.md").read_text(encoding="utf-8") == page, "run tools/rulebook.py"


def test_every_section_that_the_game_names_is_in_the_reference() -> None:
    page = (DOCS / "rules-keep-up-the-fire.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^### §(\S+) ", page, flags=re.MULTILINE))
    named = {step.rule for step in SEQUENCE.steps.values()} | set(MISTAKES.values())
    named |= {rule.rule for rule in RULESET.house_rules}
    assert named <= known


def test_the_steward_wins_half_of_its_games_and_every_end_occurs() -> None:
    page = (DOCS / "simulation-keep-up-the-fire.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \**([a-z -]+?)\** \| ([\d.]+) % ± [\d.]+ \((\d+)\) \|", page, flags=re.MULTILINE)
    shares = {name.replace(" ", "-"): (float(share), int(number)) for name, share, number in rows}
    assert 45 <= shares["victory"][0] <= 55
    assert set(BANDS) < set(shares)
    assert sum(shares[band][1] for band in BANDS) == 10_000
    assert sum(shares[band][1] for band in set(BANDS) - set(DEFEATS)) == shares["victory"][1]
    assert all(shares[band][1] > 0 for band in BANDS)


@pytest.mark.parametrize("example", examples(), ids=lambda each: each.case.title[:40])
def test_a_worked_example_equals_its_case_and_passes(example: Example) -> None:
    known = {case.title: case for case in load_cases(CASES / example.file)}
    assert example.case == known[example.case.title], "run tools/rulebook.py"
    assert not enact(example.case).differences


def test_every_section_that_rolls_has_an_example_with_a_die() -> None:
    for section in ("1", "II.2", "II.3", "II.5", "C.2", "C.5", "IV.2", "V.2", "V.3"):
        assert any(example.case.dice for example in examples_of(section)), section
    page = (DOCS / "rules-keep-up-the-fire.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^### §(\S+) ", page, flags=re.MULTILINE))
    assert {section for example in examples() for section in example.under} <= known
