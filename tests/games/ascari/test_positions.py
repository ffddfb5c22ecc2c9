"""Positions as text: what is written of a whole game comes back as it was, and bad text says what is wrong."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from games.ascari.players import Eager
from support import stress

from engine.core.save import advance, new_game
from engine.games.ascari import RULESET
from engine.games.ascari.scenarios import SCENARIOS
from engine.games.ascari.testing.positions import PositionError, check, read, to_json
from engine.games.ascari.world import Mover, World
from engine.testing.positions import table_from

EACH = 1 if stress.FULL else 9
"""Every so-manieth step of a game, its end always."""


def worlds(name: str) -> Iterator[World]:
    """Yield the world at the start of every step of a game, and at its end."""
    outcome, player, before = new_game(RULESET, seed="written", options={"scenario": name}), Eager("written"), b""
    while outcome.asks:
        if (state := bytes(outcome.save.state)) != before:
            before = state
            yield RULESET.decode(state, outcome.save.schema)
        ask = outcome.asks[0]
        answer = ask.check(player.answer(RULESET.view(outcome.world, ask.side), ask))
        outcome = advance(RULESET, outcome.save, answer, side=ask.side)
    yield outcome.world


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_position_of_a_game_comes_back_as_it_was_written(name: str) -> None:
    every = list(worlds(name))
    assert len(every) > 20
    assert every[-1].position.over
    for world in (*every[:-1:EACH], every[-1]):
        written = to_json(world)
        again = read(written)
        assert msgspec.json.encode(again) == msgspec.json.encode(world)
        assert to_json(again) == written
        assert check(again) == []
    assert {"units", "winner"} <= table_from(to_json(every[-1])).keys()


def test_a_move_that_goes_on_is_written_too() -> None:
    world = read("")
    unit, piece = next((name, piece) for name, piece in world.position.pieces.items() if piece.at)
    world.position.mover = Mover(unit=unit, leaders=[], way=[piece.at], left=2)
    assert msgspec.json.encode(read(to_json(world))) == msgspec.json.encode(world)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('scenario = "waterloo"', "scenario"),
        ('ready = ["british"]', "ready"),
        ('units = { nobody = "1006" }', "units"),
        ('step = "tea"', "step"),
    ],
)
def test_bad_text_names_its_place(text: str, place: str) -> None:
    with pytest.raises(PositionError) as caught:
        read(text)
    assert caught.value.place == place
