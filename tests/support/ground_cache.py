"""Draw each background of the maps once for all processes and runs: the siege's background takes a second, the
backgrounds of hex maps five.

A drawn background is kept in a file under a hash of everything that it is drawn from. If a test has replaced a drawing
function, or draws in another language, no file is read or written.
"""

from __future__ import annotations

import fcntl
import hashlib
import io
import os
import pickle
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import PIL
from PIL import Image

import render.hexes.board
import render.hexes.ground
import render.hexes.terrain
import render.pictures.drawing
from render.games.ascari.map import boards
from render.games.siege.map import ground, map_ground, zone_names
from render.games.siege.map.layout import layout as usual_layout
from render.hexes.ground import HexMap
from render.hexes.layout import Box
from render.hexes.theme import HexTheme
from render.language import language

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
    _install_plates()
    _install_hexes()


def _install_plates() -> None:
    draw: Draw = map_ground.Plate.__init__

    def drawn(made: Any, layout: Any, theme: Any, **how: Any) -> None:
        usual = layout is usual_layout() and language() in LOCALES
        if not usual or _changed(means):
            draw(made, layout, theme, **how)
            return
        path = (
            folder()
            / hashlib.sha256(pickle.dumps((theme, language(), sorted(how.items(), key=lambda one: one[0])))).hexdigest()
        )
        with _drawing(path):
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


def _install_hexes() -> None:
    draw = render.hexes.ground.draw_ground
    drawers = (render.hexes.ground, render.hexes.terrain, render.pictures.drawing, render.pictures.drawing.Pen)
    means = [dict(vars(each)) for each in drawers]

    def drawn(board: HexMap, theme: HexTheme, box: Box) -> Image.Image:
        if not all(vars(each).items() >= held.items() for each, held in zip(drawers, means, strict=True)):
            return draw(board, theme, box)
        path = folder() / (hashlib.sha256(f"{_told(board)} {theme} {box}".encode()).hexdigest() + ".png")
        with _drawing(path):
            if path.exists():
                with Image.open(path) as kept:
                    return kept.copy()
            found = draw(board, theme, box)
            data = io.BytesIO()
            found.save(data, "PNG", compress_level=1)
            _write(path, data.getvalue())
            return found

    render.hexes.board.draw_ground = boards.draw_ground = drawn  # type: ignore[assignment]


def _told(board: HexMap) -> str:
    """Return all that a map says: its size, and each hex with its elevation and features."""
    layout = board.layout
    hexes = " ".join(f"{name} {one.elevation} {sorted(one.features)}" for name, one in board.ground.items())
    return f"{layout.unit} {layout.grid.columns} {layout.grid.rows} {hexes}"


@contextmanager
def _drawing(path: Path) -> Iterator[None]:
    """Let one process at a time draw what is not there yet: the others wait and read it."""
    if path.exists():
        yield
        return
    path.parent.mkdir(parents=True, exist_ok=True)  # a run with other sources may have deleted it
    mark = path.with_suffix(".lock")
    with mark.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        try:
            yield
        finally:
            mark.unlink(missing_ok=True)


def _keep(path: Path, fields: dict[str, Any]) -> None:
    _write(path, pickle.dumps(fields))


def _write(path: Path, data: bytes) -> None:
    """Write a file atomically: another process may read it at the same time."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    os.replace(file.name, path)
