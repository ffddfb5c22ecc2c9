"""The pages about the game say what the game does: the rules reference, the table of simulated games."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.sins import SINS
from engine.games.keep_up_the_fire.system import SYSTEM
from engine.games.keep_up_the_fire.victory import BANDS, DEFEATS

DOCS = Path(__file__).parents[3] / "docs"


def test_the_rules_reference_is_the_catalogues() -> None:
    page = runpy.run_path(str(DOCS / "rulebook.py"))["fires_page"]()
    assert (DOCS / "rules-keep-up-the-fire.md").read_text(encoding="utf-8") == page, "run docs/rulebook.py"


def test_every_section_that_the_game_names_is_in_the_reference() -> None:
    page = (DOCS / "rules-keep-up-the-fire.md").read_text(encoding="utf-8")
    known = set(re.findall(r"^### §(\S+) ", page, flags=re.MULTILINE))
    named = {step.rule for step in SEQUENCE.steps.values()} | set(SINS.values())
    named |= {rule.rule for rule in SYSTEM.house_rules}
    assert named <= known


def test_the_steward_wins_two_games_of_five_and_every_end_was_seen() -> None:
    page = (DOCS / "simulation-keep-up-the-fire.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| \**([a-z -]+?)\** \| ([\d.]+) % ± [\d.]+ \((\d+)\) \|", page, flags=re.MULTILINE)
    shares = {name.replace(" ", "-"): (float(share), int(number)) for name, share, number in rows}
    assert 35 <= shares["victory"][0] <= 45
    assert set(BANDS) < set(shares)
    assert sum(shares[band][1] for band in BANDS) == 10_000
    assert sum(shares[band][1] for band in set(BANDS) - set(DEFEATS)) == shares["victory"][1]
    assert all(shares[band][1] > 0 for band in BANDS)
