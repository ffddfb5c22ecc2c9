"""`check-saves` names the running games that this version cannot continue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support.toygame.play import Clock, begin

from bot.games.reading import Reading
from bot.games.service import Service
from db import open_database
from db.schema.games import game


async def store(path: Path, *saves: str | None) -> list[str]:
    """Make a database with a running game for each save; None is an intact one."""
    database = await open_database(f"sqlite+aiosqlite:///{path}")
    try:
        ids = [(await begin(Service(database, now=Clock()), channel=each + 1)).id for each in range(len(saves))]
        async with database.write() as connection:
            for id_, save in zip(ids, saves, strict=True):
                if save is not None:
                    await connection.execute(sa.update(game).where(game.c.id == id_).values(save=save))
        return ids
    finally:
        await database.close()


@pytest.mark.stress
def test_playable_games_are_counted(siegemaster: Callable[..., Any], tmp_path: Path, orchard: str) -> None:
    asyncio.run(store(tmp_path / "games.db", None, None))
    output = siegemaster("check-saves", "--database", tmp_path / "games.db")
    assert output.status == 0
    assert "2 running games, 0 cannot" in output.out


@pytest.mark.stress("{-SaveDamaged")
@pytest.mark.parametrize(("save", "word"), [("{", "SaveDamaged"), ('{"format": 99}', "SaveTooNew")])
def test_an_unplayable_game_is_named(
    siegemaster: Callable[..., Any], tmp_path: Path, orchard: str, save: str, word: str
) -> None:
    good, bad = asyncio.run(store(tmp_path / "games.db", None, save))
    output = siegemaster("check-saves", "--database", tmp_path / "games.db")
    assert output.status == 1
    assert f"{bad}" in output.out
    assert word in output.out
    assert good not in output.out


@pytest.mark.stress
def test_a_bug_in_the_rules_is_found(
    siegemaster: Callable[..., Any], tmp_path: Path, orchard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise RuntimeError("no such tree")

    (bad,) = asyncio.run(store(tmp_path / "games.db", None))
    monkeypatch.setattr(Reading, "position", fail)
    output = siegemaster("check-saves", "--database", tmp_path / "games.db")
    assert output.status == 1
    assert f"{bad}: orchard, channel 1 of server" in output.out
    assert "RuntimeError at " in output.out, "what happened, and where"
    assert "no such tree" not in output.out, "an error's text may quote whatever the game holds"
