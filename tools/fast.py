"""`make fast`: compile the modules in which simulated games spend their time, with mypyc and a C compiler.

They go into `engine/_built`, or into the folder of `--into`; `--remove` removes them. The sources
remain the reference: as soon as one of them changes, Python runs them again (`engine.compiled`).
"""

from __future__ import annotations

import os
import shutil
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Annotated

import typer
from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

from engine.compiled import DIGEST, FOLDER, digest

ROOT = Path(__file__).parents[1]
BUILD = ROOT / "build" / "fast"
MODULES = {
    "core": "dice drive playout sequence",
    "hexes": "grid paths sight",
    "tabletop": "points polygons segments",
    "games/ascari": "battle position victory",
    "games/ascari/combat": "*",
    "games/ascari/map": "*",
    "games/ascari/phases": "*",
    "games/ascari/steward": "*",
    "games/revolte": "battle contacts position victory",
    "games/revolte/combat": "*",
    "games/revolte/ground": "*",
    "games/revolte/phases": "*",
    "games/revolte/steward": "*",
    "games/siege": "cards event_table morale parties sequence victory world",
    "games/siege/analysis": "odds",
    "games/siege/map": "*",
    "games/siege/combat": "*",
    "games/siege/phases": "*",
    "games/siege/steward": "*",
}
"""The modules that are compiled, by their folders: those in which a profile of whole games finds the time. `*` stands
for all modules of a folder.

mypyc drops the options of structs, and cannot compile dataclasses with slots: modules that need these are left out.
"""


def modules() -> list[str]:
    """Return the paths of the modules to compile, from the top folder."""
    found = [
        sorted((ROOT / "engine" / folder).glob(f"{name}.py"))
        for folder, names in MODULES.items()
        for name in names.split()
    ]
    assert all(found), "a module is gone"
    return [path.relative_to(ROOT).as_posix() for paths in found for path in paths if path.name != "__init__.py"]


def build(into: Path) -> None:
    """Compile the modules into a folder, which is replaced."""
    os.chdir(ROOT)
    built_from = digest()
    options = ["--follow-imports=silent", "--python-version", f"{sys.version_info[0]}.{sys.version_info[1]}"]
    extensions = mypycify(
        [*options, *modules()], opt_level="2", debug_level="0", multi_file=True, target_dir=str(BUILD / "c")
    )
    command = build_ext(Distribution({"name": "fast", "ext_modules": extensions}))
    command.ensure_finalized()
    command.build_lib, command.build_temp = str(BUILD / "lib"), str(BUILD / "objects")
    shutil.rmtree(BUILD / "lib", ignore_errors=True)
    command.run()
    shutil.rmtree(into, ignore_errors=True)
    shutil.copytree(BUILD / "lib", into)
    (into / DIGEST).write_text(built_from, encoding="ascii")


def main(
    into: Annotated[Path, typer.Option("--into", help="The folder for the compiled modules.")] = FOLDER,
    *,
    remove: Annotated[bool, typer.Option("--remove", help="Remove the compiled modules.")] = False,
) -> None:
    """Compile the engine's hot modules, or remove what was compiled."""
    if remove:
        shutil.rmtree(into, ignore_errors=True)
        return
    build(into.resolve())
    count = len(list(into.rglob(f"*{EXTENSION_SUFFIXES[0]}")))
    print(f"{count} compiled modules are in {into}; without them, Python runs the sources")  # noqa: T201


if __name__ == "__main__":
    typer.run(main)
