"""Draw each background of the siege's map once for all processes and runs: one drawing takes a second.

A drawn background is kept in a file under a hash of everything that it is drawn from. If a test has replaced a drawing
function, or draws in another language, no file is read or written.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import PIL

import render.pictures.drawing
from render.games.siege.map import ground, map_ground, zone_names
from render.games.siege.map.layout import layout as usual_layout

ROOT = Path(__file__).parents[2]
KEPT = ROOT / "build" / "plates"
LOCALES = ("en", "it", "fr")
SOURCES = ("render", "engine/games/siege", "engine/core")

Draw = Callable[..., None]


@cache
def folder() -> Path:
    """Return the folder of the backgrounds of these very sources; folders of other sources are deleted."""
    found = hashlib.sha256(f"{sys.version} {PIL.__version__}".encode())
    for source in SOURCES:
        for path in sorted((ROOT / source).rglob("*")):
            if path.is_file() and path.suffix != ".pyc":
                found.update(f"{path.relative_to(ROOT)} {path.stat().st_size} ".encode())
                found.update(path.read_bytes())
    for other in KEPT.glob("*"):
        if other.name != found.hexdigest():
            shutil.rmtree(other, ignore_errors=True)
    here = KEPT / found.hexdigest()
    here.mkdir(parents=True, exist_ok=True)
    return here


def _means() -> dict[str, Any]:
    """Return everything that draws a background."""
    held: dict[str, Any] = {}
    for holder in (
        render.pictures.drawing,
        render.pictures.drawing.Pen,
        map_ground,
        map_ground.Plate,
        ground,
        zone_names,
    ):
        held |= {f"{holder.__name__}.{name}": value for name, value in vars(holder).items()}
    return held


def _changed(means: dict[str, Any]) -> bool:
    now = _means()
    return any(now.get(name) is not value for name, value in means.items())


def install() -> None:
    """Read backgrounds from the files if possible, in this process from now on."""
    draw: Draw = map_ground.Plate.__init__

    def drawn(made: Any, layout: Any, theme: Any, **how: Any) -> None:
        usual = layout is usual_layout() and how["locale"] in LOCALES
        if not usual or _changed(means):
            draw(made, layout, theme, **how)
            return
        path = folder() / hashlib.sha256(pickle.dumps((theme, sorted(how.items(), key=lambda one: one[0])))).hexdigest()
        if path.exists():
            made.layout, made.theme = layout, theme
            made.__dict__.update(pickle.loads(path.read_bytes()))
        else:
            draw(made, layout, theme, **how)
            _keep(path, {name: value for name, value in vars(made).items() if name not in {"layout", "theme"}})
        if how.get("palette") is not None:
            made.palette = how["palette"]

    map_ground.Plate.__init__ = drawn  # type: ignore[method-assign]
    means = _means()


def _keep(path: Path, fields: dict[str, Any]) -> None:
    """Write a file atomically: another process may read it at the same time."""
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(pickle.dumps(fields))
    os.replace(file.name, path)
