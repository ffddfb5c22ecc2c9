"""The tests' cached backgrounds equal the drawn ones, and no other picture is used instead."""

from __future__ import annotations

from pathlib import Path

import pytest
from support import ground_cache

from render.games.siege.map import map_ground
from render.games.siege.map.layout import layout
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.theme import PAPER


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(ground_cache, "folder", lambda: tmp_path)
    return tmp_path


def test_a_kept_plate_is_the_one_that_was_drawn(folder: Path) -> None:
    drawn = WholeMap(locale="fr").plate
    assert len(list(folder.iterdir())) == 1
    kept = WholeMap(locale="fr").plate
    assert len(list(folder.iterdir())) == 1
    assert kept.ground.tobytes() == drawn.ground.tobytes()
    assert kept.ground.getpalette() == drawn.ground.getpalette()
    assert vars(kept).keys() == vars(drawn).keys()
    assert kept.names == drawn.names


def test_what_a_test_changes_is_drawn_and_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(map_ground, "draw_ground", lambda *_, **__: asked.append("ground"))
    with pytest.raises(AttributeError):
        map_ground.Plate(layout(), PAPER, locale="en")
    assert asked == ["ground"]
    assert not list(folder.iterdir())
