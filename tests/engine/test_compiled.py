"""The compiled engine (`make fast`): it plays the games of the sources, and is left aside when a source has changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest
from support import stress

from engine import compiled

ROOT = Path(__file__).parents[2]
PLAYED = """
import hashlib, importlib, pkgutil, sys
from pathlib import Path
import msgspec
from engine import compiled
if len(sys.argv) > 1:
    assert compiled.install(Path(sys.argv[1])), "not used"
import engine
import engine.games
from engine.core.playout import play_out
for game in engine.games.names():
    rules = engine.games.find(game)
    for scenario in rules.scenarios or ("",):
        options = {"scenario": scenario} if scenario else {}
        told = hashlib.sha256()
        played = play_out(rules, seed="one", options=options, policy=rules.policies["steward"]("one"), trusted=True)
        save = rules.encode(played.world)
        assert rules.encode(rules.decode(save, rules.schema_version)) == save
        told.update(msgspec.json.encode((played.events, played.asked)) + save)
        print(game, scenario, told.hexdigest())
for found in pkgutil.walk_packages(engine.__path__, "engine."):
    importlib.import_module(found.name)
def compiled_here(kind):
    return not (getattr(sys.modules[kind.__module__], "__file__", None) or ".py").endswith(".py")
for name, module in [each for each in sys.modules.items() if each[0].startswith("engine.")]:
    for kind in [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == name]:
        above = [each for each in kind.__mro__[1:] if each.__module__.startswith("engine.") and compiled_here(each)]
        assert compiled_here(kind) or not above, f"{kind} is not compiled, and inherits from {above}"
files = [getattr(each, "__file__", None) or "" for name, each in sys.modules.items() if name.startswith("engine.")]
print(sum(not file.endswith(".py") for file in files if file), file=sys.stderr)
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The compiled modules: those of `make fast`, or under stress others, built now."""
    if stress.FULL and shutil.which("cc"):
        built = tmp_path_factory.mktemp("fast") / "built"
        subprocess.run([sys.executable, "tools/fast.py", "--into", str(built)], cwd=ROOT, check=True)
        return built
    stamp = compiled.FOLDER / compiled.DIGEST
    if not stamp.exists() or stamp.read_text("ascii") != compiled.digest():
        pytest.skip("`make fast` has not compiled these sources")
    return compiled.FOLDER


def played(*folder: Path) -> tuple[str, int]:
    """Return the digests of whole games by scenario, and how many compiled modules played them."""
    done = subprocess.run(
        [sys.executable, "-c", PLAYED, *map(str, folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), compiled.PURE: "" if folder else "yes"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout, int(done.stderr.split()[-1])


def test_compiled_modules_play_the_same_games(folder: Path) -> None:
    games, used = played(folder)
    assert used > 20
    assert (games, 0) == played()


def test_compiled_modules_of_other_sources_are_left_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(compiled.PURE)
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path])
    assert not compiled.install(tmp_path / "not-built")
    (tmp_path / compiled.DIGEST).write_text("of another day")
    assert not compiled.install(tmp_path)
    (tmp_path / compiled.DIGEST).write_text(compiled.digest())
    monkeypatch.setenv(compiled.PURE, "yes")
    assert not compiled.install(tmp_path)
    monkeypatch.delenv(compiled.PURE)
    assert compiled.install(tmp_path)


def test_a_compiled_module_is_found_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "engine" / f"dice{EXTENSION_SUFFIXES[0]}"
    path.parent.mkdir()
    path.touch()
    finder = compiled.Compiled(tmp_path)
    spec = finder.find_spec("engine.dice")
    assert spec is not None
    assert spec.origin == str(path)
    assert finder.find_spec("engine.other") is None
