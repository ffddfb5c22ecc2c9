"""A real bot on a simulated Discord, with the toy game installed: the test's own bot, or the bot of its module
(`shared_bot`).
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
import pytest_asyncio
import simcord
from discord.ext import commands
from support import memo, shared_bot, stress
from support.discord_play import PlayServer
from support.duel.room import Room

import engine.games
import render.games
from bot import create_bot
from bot.boards import pictures
from bot.games.error_answers import foreseen
from bot.runtime import command_sync
from bot.runtime.settings import Settings
from engine.core.save import new_game
from render.language import speaking

PATIENCE = 30.0
"""Seconds before a test calls the bot stuck: a remote database is slow on a busy machine."""


@pytest.fixture
def settings(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Settings:
    """Return the settings of a bot on the test's database; `by_alarms` leaves out the rounds every fifteen seconds."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "SIEGEMASTER_GUILD", "SIEGEMASTER_LOCALE"):
        monkeypatch.delenv(name, raising=False)
    named = frozenset(each for each in os.environ.items() if each[0].startswith(("SIEGEMASTER_", "DISCORD_")))
    beat = {"heartbeat": 86_400.0} if request.node.get_closest_marker("by_alarms") else {}
    return _read(named).model_copy(update={"database": Settings._as_url(database_url), **beat})


@cache
def _read(_environment: frozenset[tuple[str, str]]) -> Settings:
    """Return the settings of an environment: to read them takes milliseconds, thousands of times."""
    return Settings(database="games.db")


@pytest.fixture(scope="session")
def ground() -> None:
    """Draw each game's background once: a test may wait five seconds for the bot, and a background takes a few."""
    with speaking("en"):
        for system in engine.games.names():
            rules = engine.games.find(system)
            render.games.find(system).picture(rules.view(new_game(rules, seed="", options={}).world))


@pytest.fixture
def warm() -> bool:
    """Whether a bot draws the first board of every scenario when it starts, three seconds of work in each process."""
    return stress.FULL


def without_boards(worker: pictures.PictureWorker, systems: Iterable[str], *, locale: str) -> None:
    """Do all of `PictureWorker.warm_up` but draw: boards are drawn when a test looks at them."""
    del locale
    sys.setswitchinterval(pictures._SWITCH)
    for system in systems:
        worker._workers.submit(pictures._first_words, system, worker._find)


@pytest.fixture(scope="session")
def publishing() -> memo.Payload:
    """Translate the published commands once and reuse them. A module may ask for fresh ones."""
    return memo.translated_commands(command_sync.payload)


@pytest.fixture(scope="module")
def keeper() -> Iterator[shared_bot.Keeper]:
    """Keep the bot that tests of a module share."""
    keeper = shared_bot.Keeper()
    yield keeper
    keeper.give_up()


@pytest.fixture
def shared(request: pytest.FixtureRequest, keeper: shared_bot.Keeper, _ticks: None) -> shared_bot.SharedBot | None:
    """Return the bot of the module as if it had just connected, or None for a test that has its own."""
    return keeper.fresh(request.node) if shared_bot.shares(request.node) else None


@pytest.fixture
def _function_scoped_runner(request: pytest.FixtureRequest, shared: shared_bot.SharedBot | None) -> asyncio.Runner:
    """Run a test that shares a bot, and its asynchronous fixtures, in that bot's loop: pytest-asyncio asks here."""
    own: asyncio.Runner = shared.runner if shared else request.getfixturevalue("_function_scoped_runner")
    return own


@pytest_asyncio.fixture
async def own_bots(settings: Settings) -> AsyncIterator[list[commands.Bot]]:
    """Return the bots of a test that shares none. All are closed at the end, after the simulation."""
    bots = [create_bot(settings)]
    yield bots
    for bot in bots:
        await bot.close()


@pytest.fixture
def made(
    request: pytest.FixtureRequest,
    settings: Settings,
    orchard: str,
    ground: None,
    publishing: memo.Payload,
    warm: bool,
    shared: shared_bot.SharedBot | None,
    monkeypatch: pytest.MonkeyPatch,
) -> list[commands.Bot]:
    """Return the bots of a test; one that is started again is added."""
    monkeypatch.setattr(command_sync, "payload", publishing)
    if not warm:
        monkeypatch.setattr(pictures.PictureWorker, "warm_up", without_boards)
    if shared is None:
        bots: list[commands.Bot] = request.getfixturevalue("own_bots")
        return bots
    shared.connect(settings)
    return shared.made


@pytest.fixture
def simcord_bot(made: list[commands.Bot]) -> commands.Bot:
    return made[0]


@pytest.fixture
def simcord_env(
    request: pytest.FixtureRequest, simcord_bot: commands.Bot, shared: shared_bot.SharedBot | None
) -> Iterator[simcord.Env]:
    """Return the simulated Discord to which the bot of the test is connected."""
    if shared is None:
        yield request.getfixturevalue("simcord_env")
        return
    with shared.answering(request.node) as env:
        yield env


@pytest.fixture
def server(
    simcord_env: simcord.Env, made: list[commands.Bot], settings: Settings, orchard: str
) -> Iterator[PlayServer]:
    """A guild with three channels, two players and a bot that knows the toy game. Unexpected errors fail the test."""

    def make() -> commands.Bot:
        made.append(create_bot(settings))
        return made[-1]

    simcord_env.settle_timeout = max(simcord_env.settle_timeout, PATIENCE)
    yield PlayServer(simcord_env, make, orchard)
    unforeseen = [error for error in simcord_env.errors if not foreseen(error)]
    if unforeseen and simcord_env.check_errors:
        raise BaseExceptionGroup("errors that nobody foresaw", unforeseen)


@pytest_asyncio.fixture
async def room(server: PlayServer) -> Room:
    """Alice and Bob fight a duel by correspondence; it is West's turn, Alice's. It needs the mark `duel`."""
    room = Room(server)
    await room.begun(pace="post")
    return room
