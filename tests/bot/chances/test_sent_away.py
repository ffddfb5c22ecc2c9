"""Another machine draws replays, tries battles and finds puzzles that people ask for; the bot does it if that dies."""

from __future__ import annotations

import asyncio
import contextvars
import io
import subprocess
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
import pytest_asyncio
from PIL import Image
from support import postgres
from support.discord_play import PlayServer, private, text
from support.machines import machine, there

import bot.daily.puzzle_handlers
import bot.daily.puzzles
from bot.app import Siegemaster
from bot.battles import editor, trials
from bot.chances import elsewhere, own_process
from bot.chances.elsewhere import Elsewhere
from bot.daily.mining import packed, read
from bot.games.battle_folder import BattleFolder
from bot.runtime import clock
from bot.runtime.settings import Settings
from render.language import speaking

pytestmark = [
    pytest.mark.simcord(settle_timeout=240),
    pytest.mark.own_bot,
    pytest.mark.postgresql,
    pytest.mark.sqlite,  # chosen here, and not for both databases
]

TOKAR = (Path(__file__).parents[2] / "games" / "battles" / "tokar.battle").read_text(encoding="utf-8")
QUICK = TOKAR.replace("turns: 7", "turns: 1")
DAY = min(packed())


@pytest.fixture
def orchard() -> str:
    """Play Ascari in place of the toy game, which the other machine does not know."""
    return "ascari"


@pytest.fixture
def database_url() -> str:
    return postgres.fresh()


@pytest.fixture(autouse=True)
def _local(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the bot a folder of battles, as the local page does."""
    monkeypatch.setattr(Siegemaster, "battle_folder", BattleFolder(tmp_path / "battles"))


@pytest.fixture
def settings(settings: Settings) -> Settings:
    return settings.model_copy(update={"web_port": 0, "queue": True})


@pytest_asyncio.fixture
async def away(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Elsewhere]:
    """The bot's queue. It waits by the real clock, because another process does not know the simulated one."""
    found = server.bot.pool.elsewhere
    assert isinstance(found, Elsewhere)
    compute, context = found.compute, contextvars.copy_context()

    async def outside(*asked: Any, **named: Any) -> Any:
        return await context.copy().run(asyncio.create_task, compute(*asked, **named))

    monkeypatch.setattr(found, "compute", outside)
    yield found
    await found.close()  # before the simulation ends, and its tasks with it


@pytest_asyncio.fixture
async def helper(away: Elsewhere, database_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Any]:
    """A machine that computes; the bot itself computes nothing."""
    with machine(database_url) as process:
        await there(away)
        with monkeypatch.context() as patch:
            patch.setattr("bot.chances.pool.ComputingPool._ready", None)
            patch.setattr(own_process, "compute", None)
            yield process


async def replayed(server: PlayServer) -> Any:
    result = await server.alice.slash(server.first, "siege replay")
    message = result.followups[-1] if result.followups else result.response
    assert message is not None
    return message


async def is_a_film(message: Any) -> None:
    (file,) = message.attachments
    assert Image.open(io.BytesIO(await file.read())).is_animated


async def played(server: PlayServer) -> None:
    """Play a little of a game, so that its replay is short."""
    await server.new(server.first, game="keep-up-the-fire")
    await server.alice.slash(server.first, "siege auto", scope="phase")


def rows(database_url: str) -> list[int]:
    """Return how many calls and results the queue still has."""
    with psycopg.connect(elsewhere._conninfo(database_url)) as connection:
        tables = (f"{elsewhere._SCHEMA}.{name}" for name in ("procrastinate_jobs", "result"))
        return [len(connection.execute(f"SELECT FROM {table}").fetchall()) for table in tables]


async def empty(database_url: str) -> None:
    """Wait until nothing is left of what was sent: replays have some MB."""
    async with asyncio.timeout(30):
        while rows(database_url) != [0, 0]:
            await asyncio.sleep(0.1)


async def test_a_replay_is_drawn_by_another_machine(
    server: PlayServer, helper: subprocess.Popen[bytes], database_url: str
) -> None:
    await played(server)
    message = await replayed(server)
    assert "The whole game" in text(message)
    await is_a_film(message)
    await empty(database_url)


@pytest.mark.stress
async def test_a_machine_that_dies_costs_no_replay(
    server: PlayServer, away: Elsewhere, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot draws it itself, and posts it once."""
    monkeypatch.setattr(elsewhere, "LOST", 3.0)
    drawn = list[Any]()
    compute = own_process.compute

    async def here(*asked: Any, **named: Any) -> Any:
        drawn.append(asked)
        return await compute(*asked, **named)

    monkeypatch.setattr(own_process, "compute", here)
    await played(server)
    with machine(database_url) as process:
        await there(away)

        async def kill() -> None:
            """Kill the machine as soon as it has begun."""
            while not any(rows(database_url)):
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.5)
            process.kill()

        killing = asyncio.create_task(kill())
        message = await replayed(server)
        await killing
    await is_a_film(message)
    assert len(drawn) == 1
    films = [each for each in server.messages(server.first) if "The whole game" in text(each)]
    assert [each.id for each in films] == [message.id]
    assert not away._waiting


@pytest.mark.stress
async def test_a_battle_is_checked_by_another_machine(
    server: PlayServer, helper: subprocess.Popen[bytes], database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`/battle add` and the editor’s “Check” play its games there."""
    monkeypatch.setattr(server.bot.chances, "on", True)
    monkeypatch.setattr(trials, "MARKS", (4,))
    said = await server.alice.slash(server.first, "battle add", file=("tokar.battle", QUICK.encode()))
    answer = said.followups[-1] if said.followups else said.response
    shown = server.env.backend.get_message(server.first.id, answer.message.id)
    assert "against itself: 4." in text(shown)
    monkeypatch.setattr(editor, "GAMES", 3)
    assert server.bot.editor is not None
    with speaking("en"):
        found = await server.bot.editor.editor.tried(QUICK, "")
    assert found["games"] >= 1
    assert "Games the autopilot played against itself" in found["told"][0]
    await empty(database_url)


@pytest.mark.stress
async def test_a_puzzle_is_found_by_another_machine(
    server: PlayServer, helper: subprocess.Popen[bytes], database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its search is short, because that machine has the puzzles of this version."""
    monkeypatch.setattr(bot.daily.puzzles, "day_of", lambda _: DAY)
    monkeypatch.setattr(bot.daily.puzzle_handlers, "day_of", lambda _: DAY)
    monkeypatch.setattr(bot.daily.puzzles, "packed", dict)
    puzzles = server.bot.puzzles
    await puzzles.run_due(clock.now())
    assert puzzles._searching is not None
    await puzzles._searching
    shown = private(await server.alice.slash(server.first, "daily puzzle"))
    assert "Which plan is clearly the best" in shown
    assert await puzzles.of_day(DAY) == read(bytes(packed()[DAY]))
    await empty(database_url)
