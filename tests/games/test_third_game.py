"""A third game, invented in some fifty lines, that nothing else in the project knows (docs/adding-a-game.md)."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from PIL import Image
from support import toygame
from support.discord_play import PlayServer, controls, labels, private, text

import engine.games
import render.games
from db.schema.games import game, journal
from engine.core.policies import RandomPlayer
from engine.testing.fuzz import fuzz_game, fuzz_saves
from render.language import speaking
from render.presenter import LOOKS

HOME = Path(__file__).parents[1] / "support" / "thirdgame"
ROOT = HOME.parents[2]
PACKAGES = ("bot", "engine", "render", "db", "tests", "deploy", "requirements")
NAME = "ferry"


@pytest.fixture(autouse=True)
def ferry() -> Iterator[str]:
    toygame.install(HOME)
    yield NAME
    toygame.remove(HOME)


@pytest.fixture
def orchard(ferry: str) -> str:
    """Return this game as the guild's game."""
    return ferry


def test_it_is_some_fifty_lines_and_nothing_else_names_it() -> None:
    files = sorted(HOME.rglob("*.py"))
    assert len(files) == 2
    written = [line for file in files for line in file.read_text().splitlines() if line.strip()]
    assert len(written) <= 60
    sources = [
        path for name in PACKAGES for path in (ROOT / name).rglob("*") if path.suffix in {".py", ".ftl", ".toml"}
    ]
    assert len(sources) > 500
    others = [path for path in sources if HOME not in path.parents and path.name != Path(__file__).name]
    assert [path for path in others if re.search(rf"\b{NAME}\b", path.read_text(), re.IGNORECASE)] == []


def test_the_page_shows_it_as_it_is() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    for file in HOME.rglob("*.py"):
        assert f"```python\n{file.read_text()}```" in page, file


async def test_it_is_played_in_a_channel_to_its_end(server: PlayServer) -> None:
    """Buttons, a command, a restart, the steward, the picture, the log and verified dice all work for it."""
    state = await server.new(server.first)
    board = server.board(server.first)
    assert "**Ferry**" in text(board)
    assert [label for label in labels(board) if label.isdigit()] == ["4", "3", "2", "1"]
    (picture,) = server.as_message(board).attachments
    assert Image.open(io.BytesIO(await picture.read())).width == 900
    await server.press(server.first, "3")
    after = await server.state(server.first)
    assert (after.version, after.view["waiting"]) == (state.version + 1, 7)
    assert "Current:" in text(server.board(server.first))
    await server.restart()
    await server.press(server.first, "2")
    assert "§2" in private(await server.alice.slash(server.first, "siege dice"))
    assert "Loading" in private(await server.alice.slash(server.first, "siege rules", what="2"))
    await server.alice.slash(server.first, "siege auto", scope="all")
    async with server.bot.database.read() as connection:
        rows = (await connection.execute(sa.select(game.c.system, game.c.status))).all()
        kept = (await connection.execute(sa.select(sa.func.count()).select_from(journal))).scalar_one()
    assert [tuple(row) for row in rows] == [(NAME, "over")]
    assert kept == 5, "a beginning and four crossings, of which the steward took two or three"
    assert "is correct" in private(await server.alice.slash(server.first, "siege verify"))
    assert "Crossed" in private(await server.alice.slash(server.first, "siege log"))


async def test_it_has_what_every_game_has(server: PlayServer) -> None:
    """A campaign uses the calendar, a vote offers the answers, and another channel watches."""
    state = await server.new(server.first)
    assert "every phase" in private(await server.alice.slash(server.second, "siege watch", game=state.id, what="phase"))
    await server.alice.slash(server.first, "vote start", window="1h", voters="everybody")
    await server.env.advance_time(2)
    offered = [part for message in server.messages(server.first) for part in controls(message)]
    assert any("vote" in part.get("custom_id", "") for part in offered) or server.messages(server.first)[-1].poll
    await server.alice.slash(server.first, "vote stop")
    await server.press(server.first, "4")
    await server.env.advance_time(7)
    assert "Ferry" in text(server.messages(server.second)[-1])
    await server.alice.slash(server.third, "campaign start", game=NAME, hour="18:00", zone="Europe/Rome", where="here")
    assert (await server.state(server.third)).system == NAME


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_random_games_are_sound_and_survive_their_saves(seed: str) -> None:
    ruleset: Any = engine.games.find(NAME)
    assert fuzz_game(ruleset, seed=seed, policy=RandomPlayer(seed), resume_every=1).problems == []
    assert fuzz_saves(ruleset, seed=seed, policy=RandomPlayer(seed)).problems == []


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_the_game_is_drawn_and_described_in_every_theme_and_language(look: Any, locale: str) -> None:
    ruleset: Any = engine.games.find(NAME)
    presenter = render.games.find(NAME)
    world = ruleset.new({})
    with speaking(locale):
        assert presenter.picture(ruleset.view(world), look=look).startswith(b"\x89PNG")
        ((name, title),) = presenter.headings().phases[1:]
        assert (name, title) == ("cross", "Cross")
        assert presenter.house_rules() == []
        assert "3" in presenter.score(3)
