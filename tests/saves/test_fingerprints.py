"""A change of a game's rules or data needs a new version of its rules; ended games of every release verify honestly."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from saves import fingerprints, shelf
from saves.ended import ended, verified
from support import stress

import engine.games
from bot.history.journal import full_record
from bot.history.verify_report import verify_text
from engine.core.verify import FAIR, OTHER_RULES
from render.language import speaking

GAMES = fingerprints.games()
WORKS = "engine/games/revolte/phases/works.py"
TABLES = "engine/games/revolte/data/tables.toml"
RULESET = "engine/games/revolte/ruleset.py"
_FIRST = {json.dumps(shelf.note(name)["games"], sort_keys=True): name for name in reversed(shelf.NAMES)}
SOME = {*_FIRST.values(), shelf.NAMES[-1]}
"""The first release with each set of rules, and the newest; under stress all are verified."""


@pytest.mark.parametrize("game", GAMES)
def test_changed_rules_have_a_new_version(game: str) -> None:
    told = fingerprints.complaint(game, fingerprints.recorded())
    assert not told, told


@pytest.mark.parametrize("game", GAMES)
def test_rules_and_tables_are_parts_and_the_steward_is_not(game: str) -> None:
    parts = set(fingerprints.parts_of(game))
    folder = f"engine/games/{game}"
    assert {f"{folder}/sequence.py", f"{folder}/world.py", f"{folder}/victory.py", "engine/core/dice.py"} <= parts
    assert len([path for path in parts if path.endswith((".toml", ".battle"))]) >= 2
    assert {path for path in parts if path.startswith(f"{folder}/phases/")}
    assert not {path for path in parts if "/steward/" in path or "/analysis/" in path or path.endswith("examples.toml")}


def test_geometry_and_scenarios_are_parts() -> None:
    assert {"engine/tabletop/points.py", "engine/games/revolte/data/battles/fu-gate.battle", TABLES} <= set(
        fingerprints.parts_of("revolte")
    )
    assert "engine/hexes/grid.py" in fingerprints.parts_of("ascari")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a copy of the engine, with one game, whose fingerprints are recorded, to be changed."""
    others = [game for game in GAMES if game != "revolte"]
    left_out = shutil.ignore_patterns("__pycache__", "tournament", *others)
    shutil.copytree(fingerprints.ROOT / "engine", tmp_path / "engine", ignore=left_out)
    monkeypatch.setattr(fingerprints, "ROOT", tmp_path)
    monkeypatch.setattr(fingerprints, "RECORDED", tmp_path / "fingerprints.json")
    monkeypatch.setattr("sys.argv", ["fingerprints.py"])
    fingerprints.main()
    assert not complaint()
    return tmp_path


def complaint() -> str:
    return fingerprints.complaint("revolte", fingerprints.recorded())


def edit(path: Path, change: Callable[[str], str]) -> None:
    before = path.read_text()
    after = change(before)
    assert after != before
    path.write_text(after)


@pytest.mark.parametrize(
    ("path", "change"),
    [
        (WORKS, lambda text: f"# a comment\n{text}"),
        (WORKS, lambda text: text.replace('"""', '"""Other words. ', 1)),
        (WORKS, lambda text: text.replace(") -> None:", "):", 1)),
        (WORKS, lambda text: text.replace("\n\n\n", "\n\n\n\n", 1)),
        (TABLES, lambda text: f"# a comment\n{text}"),
        (RULESET, lambda text: text.replace("8_400", "9_000")),
        ("engine/games/revolte/steward/policy.py", lambda text: f"{text}\nMORE = 1\n"),
        ("engine/games/revolte/data/examples.toml", lambda text: text.replace("[", "[[new]]\n[", 1)),
    ],
)
def test_a_change_that_affects_no_game_needs_no_version(tree: Path, path: str, change: Callable[[str], str]) -> None:
    edit(tree / path, change)
    assert not complaint()


@pytest.mark.parametrize(
    ("path", "change"),
    [
        (WORKS, lambda text: f"{text}\nMORE = 1\n"),
        (TABLES, lambda text: text.replace("die = 6", "die = 8", 1)),
        ("engine/games/revolte/data/battles/fu-gate.battle", lambda text: text.replace("turns: 9", "turns: 8", 1)),
        ("engine/tabletop/points.py", lambda text: f"{text}\nMORE = 1\n"),
        (RULESET, lambda text: text.replace("return 2", "return 1", 1)),
    ],
)
def test_a_change_is_reported_with_what_to_do(
    tree: Path, path: str, change: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    edit(tree / path, change)
    told = complaint()
    assert path in told
    assert f"Raise RULES in {RULESET}" in told
    with pytest.raises(SystemExit, match="Raise RULES"):
        fingerprints.main()
    edit(tree / RULESET, lambda text: text.replace('RULES = "', 'RULES = "9.'))
    assert "record them" in complaint()
    fingerprints.main()
    assert not complaint()
    assert fingerprints.version_of("revolte").startswith("9.")


async def test_rules_declared_unchanged_are_checked_with_stored_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `--same` checks: the siege is unchanged, and La révolte was changed after 1.1.0."""
    if not stress.FULL:  # what has ended in all releases is verified below
        monkeypatch.setattr(shelf, "NAMES", sorted(SOME))
    assert await fingerprints.differences("siege", engine.games.find("siege").rules_version) == []
    assert await fingerprints.differences("revolte", "1.1.0")


@pytest.mark.parametrize("name", stress.spread(shelf.NAMES, of=len(shelf.NAMES), keep=SOME.__contains__))
async def test_every_ended_game_of_every_release_is_verified(name: str, tmp_path: Path) -> None:
    """It is fair, or reported as of older rules; never as a forgery."""
    async with ended(name, tmp_path) as (service, rows):
        assert len(rows) >= 2
        for row in rows:
            report, now = await verified(service, row.id), engine.games.find(row.system).rules_version
            if report.verdict == FAIR:
                continue
            assert report.verdict == OTHER_RULES, (row.id, row.system, report.findings)
            assert now not in report.rules, "its own rules play it as it was"
            (older,) = report.rules
            record = await full_record(service.store, await service.load(row.id))
            for locale, words in (("en", "older rules"), ("it", "più vecchie"), ("fr", "anciennes règles")):
                with speaking(locale):
                    told = "\n".join(verify_text(report, record))
                assert words in told
                assert older in told
                assert now in told
