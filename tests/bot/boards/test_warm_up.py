"""What a bot prepares when it starts: the first boards of every game, its names and its rules."""

from __future__ import annotations

from typing import Any

import pytest
from support.discord_play import PlayServer

import engine.games
import render.games
from bot.boards import pictures
from bot.boards.drawing_processes import first_board
from render.language import language

Prepared = list[tuple[str, str]]


@pytest.fixture
def warm() -> bool:
    """Have the bot prepare what it prepares outside the tests."""
    return True


@pytest.fixture(autouse=True)
def prepared(monkeypatch: pytest.MonkeyPatch) -> Prepared:
    """Return what a bot has asked for: games with a language, or without one for their words."""
    found: Prepared = []
    monkeypatch.setattr(pictures, "first_board", lambda system, _, locale: found.append((system, locale)))
    monkeypatch.setattr(pictures, "_first_words", lambda system, _: found.append((system, "")))
    return found


@pytest.mark.own_bot
async def test_a_starting_bot_prepares_every_game(server: PlayServer, prepared: Prepared) -> None:
    server.bot.pictures._workers.submit(lambda: None).result()
    games = engine.games.names()
    assert prepared == [*((game, "en") for game in games), *((game, "") for game in games)]


@pytest.mark.parametrize("game", engine.games.names())
def test_the_first_board_of_every_scenario_is_drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Any] = []
    presenter = render.games.find(game)
    monkeypatch.setattr(presenter, "picture", lambda view: drawn.append((view, language())), raising=False)
    monkeypatch.setattr(presenter, "fight", lambda view: drawn.append((view, language())), raising=False)

    def find(_: str) -> Any:  # another one than that of the bots, whose boards are drawn already
        return presenter

    first_board(game, find, "en")
    assert len(drawn) == 2 * max(len(engine.games.find(game).scenarios), 1)
