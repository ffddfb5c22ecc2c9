"""The default game is chosen by a field of the games' packages, not by the alphabet."""

from __future__ import annotations

from support.toygame import installed

import engine.games


def test_games_that_are_offered_first_stand_first() -> None:
    names = engine.games.names()
    assert names[0] == "siege"
    assert set(names) >= {"siege", "keep-up-the-fire"}
    assert list(names[1:]) == sorted(names[1:])


def test_each_group_is_in_the_order_of_the_alphabet() -> None:
    with installed():
        assert engine.games.names() == ("attic", "orchard", "siege", "keep-up-the-fire")
    assert engine.games.names() == ("siege", "keep-up-the-fire")
