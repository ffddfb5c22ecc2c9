"""The tests' cached backgrounds equal the drawn ones, and no other picture is used instead."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from support import ground_cache

from render.games.siege.map import map_ground
from render.games.siege.map.layout import layout
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.theme import PAPER
from render.hexes import board
from render.hexes import ground as hexes
from render.hexes.sample import sample_map
from render.hexes.theme import HexTheme
from render.language import speaking

BOX = (0, 0, 120, 90)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ground_cache, "folder", lambda: tmp_path)
    return tmp_path


def test_a_cached_ground_equals_the_drawn_one(folder: Path) -> None:
    with speaking("fr"):
        drawn = WholeMap().plate
        assert len(list(folder.iterdir())) == 1
        kept = WholeMap().plate
    assert len(list(folder.iterdir())) == 1
    assert kept.ground.tobytes() == drawn.ground.tobytes()
    assert kept.ground.getpalette() == drawn.ground.getpalette()
    assert vars(kept).keys() == vars(drawn).keys()
    assert kept.names == drawn.names


def test_a_ground_that_a_test_changes_is_drawn_and_not_cached(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(map_ground, "draw_ground", lambda *_, **__: asked.append("ground"))
    with speaking("en"), pytest.raises(AttributeError):
        map_ground.Plate(layout(), PAPER)
    assert asked == ["ground"]
    assert not list(folder.iterdir())


def test_a_cached_ground_of_hexes_equals_the_drawn_one(folder: Path) -> None:
    drawn, kept = (board.draw_ground(sample_map(), HexTheme(), BOX) for _ in range(2))
    assert len(list(folder.iterdir())) == 1
    real = hexes.draw_ground(sample_map(), HexTheme(), BOX)
    assert kept.mode == drawn.mode == real.mode
    assert kept.tobytes() == drawn.tobytes() == real.tobytes()


@pytest.mark.parametrize("other", ["box", "theme", "map"])
def test_another_ground_of_hexes_has_its_own_file(folder: Path, other: str) -> None:
    usual = sample_map()
    board.draw_ground(usual, HexTheme(), BOX)
    name = next(iter(usual.ground))
    higher = {**usual.ground, name: usual.ground[name]._replace(elevation=3)}
    changed = {
        "box": lambda: (usual, HexTheme(), (0, 0, 120, 91)),
        "theme": lambda: (usual, HexTheme(desk=(1, 2, 3)), BOX),
        "map": lambda: (replace(usual, ground=higher), HexTheme(), BOX),
    }[other]()
    board.draw_ground(*changed)
    assert len(list(folder.iterdir())) == 2


def test_a_ground_of_hexes_that_a_test_changes_is_not_cached(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board.draw_ground(sample_map(), HexTheme(), BOX)
    asked: list[str] = []
    monkeypatch.setattr(hexes, "_features", lambda *_: asked.append("features"))
    board.draw_ground(sample_map(), HexTheme(), BOX)
    assert asked == ["features"]
    assert len(list(folder.iterdir())) == 1
