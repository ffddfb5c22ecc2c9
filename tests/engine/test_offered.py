"""The default game is chosen by a field of the games' packages, not by the alphabet."""

from __future__ import annotations

from pathlib import Path

import pytest
from support.toygame import installed

import engine.games


def test_games_marked_as_first_are_listed_first() -> None:
    names = engine.games.names()
    assert names[0] == "siege"
    assert set(names) >= {"siege", "keep-up-the-fire"}
    assert list(names[1:]) == sorted(names[1:])


def test_each_group_is_in_the_order_of_the_alphabet() -> None:
    with installed():
        assert engine.games.names() == ("attic", "orchard", "siege", "ascari", "keep-up-the-fire", "revolte")
    assert engine.games.names() == ("siege", "ascari", "keep-up-the-fire", "revolte")


def test_a_game_in_preparation_is_known_to_tools_and_not_offered(tmp_path: Path) -> None:
    package = tmp_path / "half"
    package.mkdir()
    package.joinpath("__init__.py").write_text("IN_PREPARATION = True\nRULESET = object()\n")
    engine.games.__path__.append(str(tmp_path))
    try:
        assert "half" in engine.games.every_name()
        assert "half" not in engine.games.names()
        assert engine.games.find("half") is not None
    finally:
        engine.games.__path__.remove(str(tmp_path))
        engine.games.find.cache_clear()
    with pytest.raises(engine.games.UnknownGame):
        engine.games.find("half")
