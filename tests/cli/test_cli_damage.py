"""Every command that reads a changed row names it, on every kind of database."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine
from support import postgres, sqlite_template, stress
from support.toygame.play import OWNER, Clock, begin

from bot.games.service import Service
from db import open_database
from db.storage.database import migrations

SERVER = pytest.param("postgresql", marks=pytest.mark.postgresql)
KINDS = ["sqlite", SERVER]


@pytest.fixture
def address(request: pytest.FixtureRequest, tmp_path: Path, orchard: str) -> str:
    """Return the address of a database with a game of which one day was played."""
    return postgres.fresh() if request.param == "postgresql" else sqlite_template.fresh(tmp_path / "games.db")


async def play(address: str, *, ended: bool = False) -> str:
    database = await open_database(address)
    try:
        service = Service(database, now=Clock())
        state = await begin(service)
        state = await service.auto(state.id, version=state.version, scope="all" if ended else "day", actor=OWNER)
        return state.id
    finally:
        await database.close()


async def say(address: str, statement: str) -> list[Any]:
    engine = create_async_engine(address)
    try:
        async with engine.begin() as connection:
            found = await connection.exec_driver_sql(statement)
            return list(found.all()) if found.returns_rows else []
    finally:
        await engine.dispose()


# A changed digit in an event: still readable, but another value.
FLIPPED = 'UPDATE journal SET events = replace(events, \'"rule":"3"\', \'"rule":"7"\') WHERE version = 3'


@pytest.mark.stress
@pytest.mark.parametrize("address", ["sqlite", stress.marked(SERVER)], indirect=True)
def test_every_command_detects_a_flipped_row(siegemaster: Callable[..., Any], address: str, tmp_path: Path) -> None:
    game, safe = asyncio.run(play(address)), tmp_path / "safe"
    at = ("--database", address)
    assert siegemaster("backup", safe, *at).status == 0
    (good,) = [each for each in safe.iterdir() if not each.name.endswith(".sums")]
    asyncio.run(say(address, FLIPPED))
    named = f"game {game}: row 3 of its journal is damaged"
    for words in (
        ("backup", safe),
        ("export", game, "--json", tmp_path / "game.json"),
        ("check-saves",),
        ("doctor", "--offline"),
        ("migrate-db",),
    ):
        other = (f"{tmp_path / 'moved.db'}",) if words == ("migrate-db",) else ()
        output = siegemaster(*words, address, *other) if other else siegemaster(*words, *at)
        assert output.status == 1, words
        assert named in " ".join((output.out + output.err).split()), (words, output)
    assert not (tmp_path / "game.json").exists()
    (kept,) = [each for each in safe.iterdir() if ".damaged" in each.name and not each.name.endswith(".sums")]
    before = asyncio.run(say(address, "SELECT * FROM journal ORDER BY version"))
    output = siegemaster("restore", kept, *at)
    assert output.status == 1
    assert named in " ".join(output.err.split())
    assert asyncio.run(say(address, "SELECT * FROM journal ORDER BY version")) == before, "it is as it was"
    output = siegemaster("restore", good, *at)
    assert output.status == 0, output.err
    assert "every table matches its checksum; 1 of 1 games replayed" in output.out
    assert siegemaster("check-saves", *at).status == 0


@pytest.mark.stress("postgresql")
@pytest.mark.parametrize("address", KINDS, indirect=True)
def test_a_valid_but_impossible_row_is_found_by_replay(
    siegemaster: Callable[..., Any], address: str, tmp_path: Path
) -> None:
    """The row was changed before its chain of hashes was made: only a replay by the rules detects it."""
    asyncio.run(play(address, ended=True))
    asyncio.run(say(address, FLIPPED))
    asyncio.run(rechained(address))
    assert siegemaster("backup", tmp_path / "safe", "--database", address).status == 0
    (made,) = [each for each in (tmp_path / "safe").iterdir() if not each.name.endswith(".sums")]
    output = siegemaster("restore", made, "--database", address)
    assert output.status == 1
    assert "row 3 of its log is different when the game is replayed" in " ".join(output.err.split())
    assert siegemaster("restore", made, "--database", address, "--damaged", "--all").status == 0


def _to_before_chains(connection: Connection) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    command.downgrade(config, "0015")


async def rechained(address: str) -> None:
    """Chain the journal anew, as the migration does for one that was damaged before it."""
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(_to_before_chains)
    await engine.dispose()
    await (await open_database(address)).close()


@pytest.mark.stress
def test_reports_of_old_games_name_the_first_chained_row(
    siegemaster: Callable[..., Any], orchard: str, tmp_path: Path
) -> None:
    address = sqlite_template.fresh(tmp_path / "games.db")
    game = asyncio.run(play(address))
    asyncio.run(rechained(address))
    assert siegemaster("export", game, "--json", tmp_path / "game.json", "--database", address).status == 0
    contents = json.loads((tmp_path / "game.json").read_text())
    assert contents["chained_from"] == contents["entries"][-1]["version"] + 1
    assert siegemaster("check-saves", "--database", address).status == 0


@pytest.mark.stress
def test_an_export_of_a_running_game_lists_changed_rows(
    siegemaster: Callable[..., Any], orchard: str, tmp_path: Path
) -> None:
    address, file = sqlite_template.fresh(tmp_path / "games.db"), tmp_path / "game.json"
    game = asyncio.run(play(address))
    assert siegemaster("export", game, "--json", file, "--database", address).status == 0
    assert siegemaster("verify", file).out.startswith("SEALED")
    contents = json.loads(file.read_text())
    assert str(OWNER) not in file.read_text()
    for change in (
        lambda plain: plain["entries"][1].update(time="2026-06-20T12:00:01+00:00"),
        lambda plain: plain["entries"][1].update(mark="0" * 32),
        lambda plain: plain["entries"][1].update(rules="2.0"),
        lambda plain: plain["entries"].pop(),
    ):
        changed = json.loads(json.dumps(contents))
        change(changed)
        file.write_text(json.dumps(changed))
        output = siegemaster("verify", file)
        assert output.status == 1
        assert output.out.startswith("DIFFERS"), output.out
        assert "is damaged: it was changed" in output.out


@pytest.mark.stress
def test_an_earlier_export_must_be_the_beginning_of_a_later_one(
    siegemaster: Callable[..., Any], orchard: str, tmp_path: Path
) -> None:
    address = sqlite_template.fresh(tmp_path / "games.db")
    early, late, other = (tmp_path / f"{name}.json" for name in ("early", "late", "other"))
    game = asyncio.run(play(address))
    at = ("--database", address)
    assert siegemaster("export", game, "--json", early, *at).status == 0

    async def end() -> None:
        database = await open_database(address)
        service = Service(database, now=Clock())
        state = await service.load(game)
        await service.auto(game, version=state.version, scope="all", actor=OWNER)
        await database.close()

    asyncio.run(end())
    assert siegemaster("export", game, "--json", late, *at).status == 0
    output = siegemaster("verify", late, early)
    assert output.out.count("FAIR") == 1
    assert output.out.count("SEALED") == 1
    asyncio.run(rechained(address))  # another salt: the same game with other rows
    assert siegemaster("export", game, "--json", other, *at).status == 0
    assert "differs from row 1 on" in siegemaster("verify", early, other).out
