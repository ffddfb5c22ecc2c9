"""The players of a running bot: they click one after another or all at the same time, and wait for the results."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import msgspec

import engine.games
import render.games
from benchmarks.load.bot_process import OK, Account, Order
from benchmarks.load.fake_discord import Click, StandIn
from benchmarks.next_answers import next_answer
from bot.games.service import Service
from bot.ui.custom_ids import Press, write_path

PATIENCE = 120.0
"""The number of seconds without an answer after which the bot counts as stuck."""
_STARTING = 900.0
_PRIVATE = ("DISCORD_", "SIEGEMASTER_")


class Stuck(Exception):
    """Raised when the bot did not answer, or gave a wrong answer, with a text about it."""


class Ended(Stuck):
    """Raised when the game of a click is over."""


@dataclass(frozen=True, slots=True)
class Clicked:
    """The results of clicks: the seconds of each click until its commit, its acknowledgement and its picture.

    `cpu` are the CPU seconds of the bot's process, `seconds` is the total duration. `told` is the number of other
    messages, such as that a board will come later.
    """

    committed: tuple[float, ...]
    acknowledged: tuple[float, ...]
    pictured: tuple[float, ...]
    cpu: float
    seconds: float
    told: int
    account: Account


class Crowd:
    """The players of a fake Discord's servers, with one process of the bot."""

    def __init__(self, standin: StandIn, life: asyncio.subprocess.Process, begun: Account, *, started: float) -> None:
        self.standin = standin
        self.started = started
        """The number of seconds that the bot took to start."""
        self.begun = begun
        """The account of the bot's process at the end of its start."""
        self._life = life

    async def account(self, order: bytes = b"") -> Account:
        """Return the bot's account of the time since the last one; `STAGES` turns the timing of stages on."""
        assert self._life.stdin is not None
        self._life.stdin.write(order + b"\n")
        return await _said(self._life, seconds=PATIENCE)

    async def type_ok(self, games: Sequence[int]) -> Clicked:
        """Send the bare bot's command in the channels of those games, all at the same time, and return the results."""
        return await self._all([self.standin.command(game, OK) for game in games], pictures=False)

    async def press(self, service: Service, games: Sequence[tuple[int, str]]) -> Clicked:
        """Click the buttons of the steward's choice in those games (number, id), all at the same time, and return the
        results.
        """
        buttons = [(number, await decision(service, number, game_id)) for number, game_id in games]
        clicks = [self.standin.click(number, custom_id) for number, custom_id in buttons]
        return await self._all(clicks, games=[game_id for _, game_id in games])

    async def boards(self, numbers: Sequence[int]) -> float:
        """Wait until the channels of those games have their boards; return the number of seconds that this took."""
        begun, channels = time.monotonic(), {self.standin.channel_of(number) for number in numbers}
        if not await self.standin.until(lambda: channels <= self.standin.boards.keys(), seconds=_STARTING):
            raise Stuck("the pending boards are not posted")
        return time.monotonic() - begun

    async def _all(self, clicks: Sequence[Click], *, pictures: bool = True, games: Sequence[str] = ()) -> Clicked:
        def done() -> bool:
            return all(click.acknowledged and (click.pictured or not pictures) for click in clicks)

        gc.disable()  # a garbage collection in this process would delay the fake Discord and falsify the measurement
        try:
            begun = time.monotonic()
            self.standin.send(clicks)
            came = await self.standin.until(done, seconds=PATIENCE)
            seconds = time.monotonic() - begun
        finally:
            gc.enable()
        account = await self.account()
        told = [text for click in clicks for text in click.told]
        stored = dict(account.commits)
        missing = [click for click in clicks if not (click.acknowledged and (click.pictured or not pictures))]
        lost = [game for game in games if game not in stored]
        if not came or lost:
            raise Stuck(f"{len(clicks)} clicks: not answered {missing[:1]}, not stored {lost[:1]}, told {told[:1]}")
        return Clicked(
            committed=tuple(stored[game] - click.sent for game, click in zip(games, clicks, strict=bool(games))),
            acknowledged=tuple((click.acknowledged or 0.0) - click.sent for click in clicks),
            pictured=tuple((click.pictured or 0.0) - click.sent for click in clicks) if pictures else (),
            cpu=account.cpu,
            seconds=seconds,
            told=len(told),
            account=account,
        )


async def decision(service: Service, number: int, game_id: str) -> str:
    """Return the custom id of the button for the steward's choice, which is the same in every database."""
    row = await service.games.row(game_id)
    found = next_answer(row, f"load-{number}-{row.version}")
    if found is None:
        raise Ended(f"game {game_id} is over: fewer clicks, or more games")
    return Press("go", game_id, row.version, write_path(*found)).custom_id()


@asynccontextmanager
async def crowd(*, servers: int, database: str | None, game: str = "") -> AsyncIterator[Crowd]:
    """Return a context manager with the players of a bot, which is started on `servers` servers; without a database it
    is a bare bot. Raise `Stuck` if the bot does not start.
    """
    standin = StandIn(servers)
    await standin.open()
    begun = time.monotonic()
    try:
        life = await _born()
        try:
            folders = {each.__name__: list(each.__path__) for each in (engine.games, render.games)}
            order = Order(address=standin.address, folders=folders, database=database, game=game)
            assert life.stdin is not None
            life.stdin.write(msgspec.json.encode(order) + b"\n")
            account = await _said(life, seconds=_STARTING)
            yield Crowd(standin, life, account, started=time.monotonic() - begun)
        finally:
            await _end(life)
    finally:
        await standin.close()


async def _born() -> asyncio.subprocess.Process:
    environment = {name: value for name, value in os.environ.items() if not name.startswith(_PRIVATE)}
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "benchmarks.load.bot_process",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env=environment,
        limit=2**26,
    )


async def _said(life: asyncio.subprocess.Process, *, seconds: float) -> Account:
    assert life.stdout is not None
    try:
        line = await asyncio.wait_for(life.stdout.readline(), seconds)
    except TimeoutError as error:
        raise Stuck("the bot says nothing") from error
    if not line:
        raise Stuck("the bot has ended: what it said stands above")
    return msgspec.json.decode(line, type=Account)


async def _end(life: asyncio.subprocess.Process) -> None:
    assert life.stdin is not None
    life.stdin.close()
    try:
        await asyncio.wait_for(life.wait(), 20)
    except TimeoutError:
        life.kill()
        await life.wait()
