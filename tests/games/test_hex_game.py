"""A game for two on hexes that nothing else in the project knows: the second one of docs/adding-a-game.md."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from support import toygame
from support.discord_play import PlayServer, private, text

import engine.games
import render.games
from engine.core.playout import play_out
from engine.core.policies import FirstPlayer, RandomPlayer
from engine.testing.fuzz import fuzz_game, fuzz_saves
from render.language import speaking
from render.presenter import LOOKS

HOME = Path(__file__).parents[1] / "support" / "hexgame"
ROOT = HOME.parents[2]
NAME = "knoll"


@pytest.fixture(autouse=True)
def knoll() -> Iterator[str]:
    toygame.install(HOME)
    yield NAME
    toygame.remove(HOME)


@pytest.fixture
def orchard(knoll: str) -> str:
    """Return this game as the guild's game."""
    return knoll


def test_the_page_shows_it_as_it_is_and_nothing_else_names_it() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text()
    files = sorted(HOME.rglob("*.py"))
    assert [file for file in files if f"```python\n{file.read_text()}```" not in page] == []
    assert sum(len(file.read_text().splitlines()) for file in files) <= 210, "it fits on the page"
    sources = [path for name in ("bot", "engine", "render", "db") for path in (ROOT / name).rglob("*.py")]
    assert [path for path in sources if re.search(rf"\b{NAME}\b", path.read_text(), re.IGNORECASE)] == []


async def test_two_people_play_it_in_a_channel_to_its_end(server: PlayServer) -> None:
    """Sides, picks and typed orders, the map, undo, the autopilot, the log and verified dice all work for it."""
    alice, bob, channel = server.alice, server.bob, server.first
    await server.new(channel, opponent=bob, side="blue", seed=None)
    board = server.board(channel)
    assert "Where does B1 go?" in text(board)
    assert (await _picture(server)).size == (840, 676)
    before = await _picture(server)
    await server.press(channel, "0303")
    assert (await server.state(channel)).view["units"]["b1"] == "0303"
    assert (await _picture(server)).tobytes() != before.tobytes(), "the counter has moved on the map"
    assert private(await bob.slash(channel, "siege order", do="0202")), "it is blue's turn"
    assert (await server.state(channel)).view["units"]["b2"] == "0103"
    await alice.slash(channel, "siege order", do="0203")
    await alice.slash(channel, "siege order", do="stay")
    assert "Where does R1 go?" in text(server.board(channel))
    for _ in range(2 * 6):
        for who in (bob, alice):
            if (await server.state(channel)).row.status == "running":
                await who.slash(channel, "siege auto", scope="phase")
    state = await server.state(channel)
    assert state.row.status == "over"
    assert state.result["winner"] in {"blue", "red", None}
    assert "Attacked" in private(await alice.slash(channel, "siege log"))
    assert "is correct" in private(await bob.slash(channel, "siege verify"))


async def test_the_autopilot_plays_red(server: PlayServer) -> None:
    await server.new(server.first, side="blue", against="autopilot", seed=None)
    for _ in range(3):
        await server.alice.slash(server.first, "siege order", do="stay")
    await server.env.advance_time(5)
    state = await server.state(server.first)
    assert (state.view["period"], state.view["active"]) == (2, "blue"), "red has moved"


async def _picture(server: PlayServer) -> Image.Image:
    attached = server.as_message(server.board(server.first)).attachments
    return Image.open(io.BytesIO(await attached[0].read())).convert("RGB")


@pytest.mark.parametrize("seed", ["east", "west", "north"])
def test_random_games_are_sound_and_survive_their_saves(seed: str) -> None:
    ruleset: Any = engine.games.find(NAME)
    assert fuzz_game(ruleset, seed=seed, policy=RandomPlayer(seed), resume_every=1).problems == []
    assert fuzz_saves(ruleset, seed=seed, policy=RandomPlayer(seed)).problems == []


def test_each_side_can_win() -> None:
    ruleset: Any = engine.games.find(NAME)
    worlds = [play_out(ruleset, seed=f"game {n}", options={}, policy=FirstPlayer()).world for n in range(40)]
    assert {ruleset.comparable_result(world).winner for world in worlds} >= {"blue", "red"}


@pytest.mark.stress("chart", "contrast")
@pytest.mark.parametrize("look", LOOKS)
def test_the_map_has_its_counters_and_what_happened_in_every_look(look: Any) -> None:
    ruleset: Any = engine.games.find(NAME)
    presenter: Any = render.games.find(NAME)
    with speaking("it"):
        bare = presenter.image(ruleset.view(ruleset.new({})), look=look)
        played = play_out(ruleset, seed="map", options={}, policy=FirstPlayer())
        last = presenter.image(ruleset.view(played.world), look=look)
        marked = presenter.image(ruleset.view(played.world), look=look, events=played.events[-6:])
    assert bare.size == last.size == marked.size
    assert len({bare.tobytes(), last.tobytes(), marked.tobytes()}) == 3
