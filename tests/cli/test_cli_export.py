"""`siegemaster export` writes games from a database or from exports as pages and as files."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest
from support import stress
from support.records import Game
from support.toygame.play import OWNER, Clock, begin

import engine.games
import render.games
from bot.games.service import Service
from db import open_database
from db.sides import Chair
from engine.core.chances.effort import Playouts
from engine.core.record import read, write
from render.language import speaking

SEED = "an-apple-a-day"


async def store(path: Path, *, seed: str = SEED, ended: bool = False) -> str:
    """Return a database with one game, of which one day or all was played."""
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    try:
        service = Service(database, now=Clock())
        state = await begin(service, channel=1, seed=seed)
        state = await service.auto(state.id, version=state.version, scope="all" if ended else "day", actor=OWNER)
        return state.id
    finally:
        await database.close()


def data_of(page: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', page, re.S)
    assert found is not None
    held: dict[str, Any] = json.loads(found[1])
    return held


def test_a_running_game_is_exported_from_the_database(
    siegemaster: Callable[..., Any], tmp_path: Path, orchard: str
) -> None:
    game = asyncio.run(store(tmp_path / "games.db"))
    page, file = tmp_path / "new" / "page.html", tmp_path / "game.json"
    output = siegemaster("export", game, "--html", page, "--json", file, "--database", tmp_path / "games.db")
    assert output.status == 0, output.err
    written = page.read_text()
    assert "in progress" in written
    assert len(data_of(written)["changes"]) > 2
    record = read(file.read_bytes())
    assert record.game == game
    for text in (written, file.read_text()):
        assert SEED not in text, "the seed of a running game"
        assert "secret" not in text, "what is hidden"
    assert record.seed_hash in written


@pytest.mark.stress
def test_the_page_has_the_analysis_on_request(
    siegemaster: Callable[..., Any], tmp_path: Path, orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.cli.export.playouts_for", lambda *_: Playouts(3, 3, 3, 30.0))
    over, page = asyncio.run(store(tmp_path / "games.db", ended=True)), tmp_path / "page.html"
    for asked in ((), ("--analysis",)):
        output = siegemaster("export", over, "--html", page, "--database", tmp_path / "games.db", *asked)
        assert output.status == 0, output.err
        assert ("Over the whole game" in page.read_text()) is bool(asked)
        assert ("<figcaption>How the chances changed</figcaption>" in page.read_text()) is bool(asked)


def test_a_running_game_has_no_analysis(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    game, page = asyncio.run(store(tmp_path / "games.db")), tmp_path / "page.html"
    output = siegemaster("export", game, "--html", page, "--database", tmp_path / "games.db", "--analysis")
    assert output.status == 0, output.err
    assert "no analysis of a game before it is over" in output.out + output.err
    assert "Over the whole game" not in page.read_text()


def test_a_finished_game_is_exported(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    game = asyncio.run(store(tmp_path / "games.db", ended=True))
    page = tmp_path / "page.html"
    output = siegemaster("export", game, "--html", page, "--database", tmp_path / "games.db", "--language", "it")
    assert output.status == 0, output.err
    written = page.read_text()
    assert '<html lang="it">' in written
    assert SEED in written
    assert "finita" in written
    assert "La fine" in written


def test_a_page_is_made_from_an_export(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    file, page, again = tmp_path / "game.json", tmp_path / "page.html", tmp_path / "again.json"
    file.write_bytes(write(Game(engine.games.find(orchard), seed="apple").play().record()))
    assert siegemaster("export", file, "--html", page, "--json", again).status == 0
    assert "Orchard" in page.read_text()
    assert read(again.read_bytes()) == read(file.read_bytes())


async def store_fight(path: Path, game: str) -> str:
    """Return the game of a database in which the autopilot has fought against itself to the end."""
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    try:
        clock = Clock()
        service, sides = Service(database, now=clock), engine.games.find(game).sides_in(engine.games.find(game).new({}))
        state = await service.new_game(
            system=game,
            options={},
            seed=SEED,
            owner_id=OWNER,
            guild_id=None,
            channel_id=cast(Any, 1),
            locale="en",
            chairs=[Chair(side, steward=True) for side in sides],
        )
        for due in await service.sides.claim_due(by="test", now=clock(), lease=timedelta(seconds=30), share=None):
            await service.time_out(due)
        assert (await service.position(state.id)).status == "over"
        return state.id
    finally:
        await database.close()


@pytest.mark.parametrize("game", [stress.marked(each) for each in ("ascari", "revolte")])
def test_a_game_of_two_sides_is_exported_as_a_page(siegemaster: Callable[..., Any], tmp_path: Path, game: str) -> None:
    number = asyncio.run(store_fight(tmp_path / "games.db", game))
    page = tmp_path / "page.html"
    output = siegemaster("export", number, "--html", page, "--database", tmp_path / "games.db", "--language", "fr")
    assert output.status == 0, output.err
    written = page.read_text()
    with speaking("fr"):
        assert render.games.find(game).title() in written
    assert len(data_of(written)["changes"]) > 20
    assert "(§" in written, "with the accounts of its dice"


def test_an_export_of_a_running_game_has_no_dice(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(write(Game(engine.games.find(orchard), seed="apple").play(most=3).record()))
    output = siegemaster("export", file, "--html", tmp_path / "page.html")
    assert output.status == 1
    assert "name its id" in output.err
    assert not (tmp_path / "page.html").exists()


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"seed": "pear"}, "cannot be shown step by step"),
        ({"system": "chess"}, "no game called chess"),
        ({"entries": []}, "nothing has happened"),
    ],
)
def test_unreadable_records_are_reported(
    siegemaster: Callable[..., Any], tmp_path: Path, orchard: str, change: dict[str, Any], word: str
) -> None:
    file = tmp_path / "game.json"
    plain = json.loads(write(Game(engine.games.find(orchard), seed="apple").play().record()))
    file.write_text(json.dumps(plain | change))
    output = siegemaster("export", file, "--html", tmp_path / "page.html")
    assert output.status == 1
    assert word in output.err


@pytest.mark.parametrize(
    ("words", "status", "told"),
    [
        (("abcdefgh", "--html", "{}/x.html"), 1, "there is no game abcdefgh"),
        (("what is this", "--html", "{}/x.html"), 1, "neither a file nor the id"),
        (("{}/broken.json", "--html", "{}/x.html"), 1, "is no export of a game"),
        (("abcdefgh",), 2, "--html FILE"),
        (("abcdefgh", "--html", "{}/x.html", "--language", "tlh"), 1, "no texts in"),
    ],
)
def test_missing_games_and_files_are_reported(
    siegemaster: Callable[..., Any], tmp_path: Path, orchard: str, words: tuple[str, ...], status: int, told: str
) -> None:
    (tmp_path / "broken.json").write_text("{")
    output = siegemaster("export", *(word.format(tmp_path) for word in words), "--database", tmp_path / "games.db")
    assert output.status == status
    assert told in output.err
