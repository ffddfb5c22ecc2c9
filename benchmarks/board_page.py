"""The measurement of the board's page for `make bench`: the bytes of a first visit, and the processor time of its
requests.

The bot runs in this process on a real event loop, connected to a stand-in for Discord: a simulated Discord that follows
each task and timer would cost more than the answers. After a decision the board is posted, as always, and the
measurement waits until the work that this begins is done; then it requests the page. So a first request finds the
results that the board has computed, and no others. Chances, which are computed in other processes, are off. The
browser's own time is left out.
"""

from __future__ import annotations

import asyncio
import gzip
import select
import socket
import tempfile
from collections.abc import AsyncIterator, Awaitable
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route
from pydantic import SecretStr

import engine.games
from benchmarks.figure import Figure
from benchmarks.load.fake_discord import API, StandIn
from bot.app import Siegemaster
from bot.games.errors import DeliveryDelayed
from bot.games.seats.chairs import chairs_for
from bot.games.state import GameState
from bot.runtime.gc_freeze import settle
from bot.runtime.settings import Settings
from bot.ui.replies import PostingRight
from bot.web.feed import MOST_OF_GAME
from bot.web.server import WATCHED
from bot.web.sessions import Viewer
from bot.web.steps import BLOCK
from db.schema.games import NOBODY, RUNNING
from engine.core.asks import Refused
from render.language import speaking
from render.named import bare

FIRST = ("board.html", "board.css", "board.js")
"""The files of a first visit; the effects are loaded after the first picture."""
BYTES_WANTED = 12 * 1024
STATE_WANTED, TOUCH_WANTED, POINT_WANTED, TOLD_WANTED = 5.0, 8.0, 8.0, 60.0
"""The maximum milliseconds wanted for a state, a click on the picture, a click in a menu of typed words, and a change
of which all listeners of a game are notified.
"""
STEP_WANTED = 200.0
"""The maximum milliseconds wanted for a step of a finished game: a block of forty takes a few seconds, in a thread."""

_BATCH, _CHANGES = 50, 5
_APART = 3
"""The number of decisions from one that is measured to the next; the first decisions of a game are all of one kind."""
_IDLE, _IDLE_MS, _PATIENCE = 0.02, 0.5, 500
"""The seconds in which an idle process uses less than these milliseconds, and the maximum number of times that this is
checked.
"""


@dataclass(slots=True)
class Costs:
    """The processor time of requests in milliseconds, by kind of request.

    `states` are the requests of the player who is asked, the first viewer after the board was posted. `further` are the
    requests of further viewers: the other player, or the same player in another browser, and a spectator.
    """

    states: list[float] = field(default_factory=list)
    further: list[float] = field(default_factory=list)
    touches: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)
    steps: list[float] = field(default_factory=list)
    turned: list[float] = field(default_factory=list)


def first_visit() -> int:
    """Return the number of compressed bytes of page, style and script."""
    folder = resources.files("bot.web") / "static"
    return sum(len(gzip.compress((folder / name).read_bytes(), 6)) for name in FIRST)


async def costs(game: str, decisions: int) -> Costs:
    """Return the costs of requests along the first decisions of a game that the steward plays."""
    found = Costs()
    async with _playing() as bot:
        with speaking("en"):
            await _measure(bot, game, decisions, found)
    return found


@asynccontextmanager
async def _playing() -> AsyncIterator[Any]:
    """Return a context manager with a bot that serves its page and is connected to the stand-in."""
    discord, base, gateway = StandIn(1), Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY
    await discord.open()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        settings = Settings(  # type: ignore[call-arg]
            _env_file=None, token=SecretStr("x"), database=database, cooldowns=False, web_port=0, chances=False
        )
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = discord.address + API, yarl.URL(discord.address)
        bot = Siegemaster(settings)
        bot._connection.guild_ready_timeout = 0.5
        settle(bot)
        try:
            async with bot:
                playing = asyncio.create_task(bot.start("x"))
                await bot.wait_until_ready()
                yield bot
            await playing
        finally:
            await discord.close()
            Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY = base, gateway


async def _measure(bot: Any, game: str, decisions: int, found: Costs) -> None:
    people = [StandIn.player_of(number) for number in (0, 1)]
    service, table = bot.context.service, bot.page.table
    ruleset = engine.games.find(game)
    sides, several = ruleset.sides_in(ruleset.new({})), len(ruleset.sides) > 1
    chairs = chairs_for(sides, own=sides[0], owner=people[0], opponent=people[1]) if several else ()
    state = await service.new_game(
        system=game,
        options={},
        seed="bench-page",
        owner_id=people[0],
        guild_id=StandIn.server_of(0),
        channel_id=PostingRight(StandIn.channel_of(0)),
        locale="en",
        chairs=chairs,
    )
    steward = ruleset.policies["steward"]("bench-page")
    for number in range(decisions * _APART):
        state = await service.load(state.id)
        if state.status != RUNNING:
            break
        actor = people[0]
        if several:
            actor = people[sides.index(state.asks[0].side)]
            state = await service.seen_by(state.id, actor)
        assert state.ask is not None
        version, answer = state.version, steward.answer(state.view, state.ask)
        if number % _APART == 0:
            await _posted(bot, state.id)
            viewer = Viewer(actor, state.id, "en")
            await table.expect(viewer)  # whether they may look is remembered for half a minute
            await _idle()
            found.states.append(await _spent(table.shown(viewer)))
            other = next((each for each in people if each != actor), actor) if several else actor
            for user in (other, NOBODY):
                found.further.append(await _spent(table.shown(Viewer(user, state.id, "en"))))
            for words in range(1, len(answer) + 1):
                path = answer[:words]
                found.touches.append(await _spent(table.menu(viewer, version, path, all_=False)))
                if (menu := state.ask.level(path)) is not None and menu.typed is not None:
                    found.points.append(await _spent(table.point(viewer, version, path, ((600.0, 500.0),))))
        await service.decide(state.id, version=version, answer=answer, actor=actor)
    share = await bot.page.sessions.share(people[0], state.id, locale="en")
    with ExitStack() as stack:
        opened = await _listening(stack, bot.page.watched_at(share.secret))
        for _ in range(_CHANGES):
            begun = process_time()
            bot.page.feed.changed(state.id)
            await _heard(opened)
            found.told.append((process_time() - begun) * 1_000)
    await _measure_steps(bot, await service.load(state.id), found)


async def _measure_steps(bot: Any, state: GameState, found: Costs) -> None:
    """Measure the steps of the game, which is resigned if it is not over."""
    table, viewer = bot.page.table, Viewer(state.owner_id, state.id, "en")
    if state.status == RUNNING:
        await bot.context.service.resign(state.id, version=state.version, actor=state.owner_id)
    steps = len((await table.overview(viewer))["captions"])  # replays the game, in a thread
    await _idle()
    found.steps.append(await _spent(table.block(viewer, 0, "chart")) / min(steps, BLOCK))
    for _ in range(_CHANGES):
        found.turned.append(await _spent(table.overview(viewer)))
        found.turned.append(await _spent(table.block(viewer, 0, "chart")))


async def _posted(bot: Any, game_id: str) -> None:
    """Post the board of a game, and wait for it, however long it takes to draw the first background."""
    while True:
        try:
            await bot.board_delivery.deliver(game_id)
        except DeliveryDelayed:
            continue
        return


async def _idle() -> None:
    """Wait until the process has nothing to do; computations in other processes continue."""
    for _ in range(_PATIENCE):
        begun = process_time()
        await asyncio.sleep(_IDLE)
        if (process_time() - begun) * 1_000 < _IDLE_MS:
            return


async def _spent(asked: Awaitable[Any]) -> float:
    """Return the processor time in milliseconds until an answer is compressed as JSON; a refusal is an answer too."""
    begun = process_time()
    with suppress(Refused):
        msgspec.json.encode(await asked, enc_hook=bare)
    return (process_time() - begun) * 1_000


async def _listening(stack: ExitStack, address: str) -> list[socket.socket]:
    """Open as many streams of a game as are allowed, with sockets, and return the sockets; clients in this process
    would add to the measured time.
    """
    parts, opened = urlsplit(address), list[socket.socket]()
    for number in range(MOST_OF_GAME):
        each = stack.enter_context(socket.create_connection((parts.hostname, parts.port or 80), timeout=5))
        caller = f"203.0.113.{number // WATCHED}"
        each.sendall(f"GET {parts.path}live HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {caller}\r\n\r\n".encode())
        opened.append(each)
        if len(opened) % _BATCH == 0:  # a connection that is not yet accepted waits in a short queue
            await _answered(opened)
    await asyncio.sleep(0.1)  # the head of an answer and its first line are two writes
    await _heard(opened)
    return opened


async def _answered(opened: list[socket.socket]) -> None:
    async with asyncio.timeout(30):
        while len(select.select(opened, [], [], 0)[0]) < len(opened):
            await asyncio.sleep(0)


async def _heard(opened: list[socket.socket]) -> None:
    """Wait until every socket has received data, and read it."""
    await _answered(opened)
    for each in opened:
        each.recv(65_536)


def figures(game: str, decisions: int) -> list[Figure]:
    """Return the measurements of the page, one for each of its limits.

    Times are not converted to a usual core: much of them is spent in the system, which additions do not measure.
    """
    measured = asyncio.run(costs(game, decisions))
    size = first_visit()
    found = [
        Figure(
            "the board's page: packed page, style and script of a first visit",
            f"{size:,} bytes",
            f"{BYTES_WANTED:,} bytes",
            size / BYTES_WANTED,
            "1.00 or less",
            size <= BYTES_WANTED,
        )
    ]
    for what, times, wanted in (
        ("a state, the first after a decision", measured.states, STATE_WANTED),
        ("a state for each further viewer", measured.further, STATE_WANTED),
        ("a touch", measured.touches, TOUCH_WANTED),
        ("a free point", measured.points, POINT_WANTED),
        ("a step of a finished game, drawn once for all", measured.steps, STEP_WANTED),
        ("the steps of a finished game, once they are drawn", measured.turned, TOUCH_WANTED),
        (f"a change that {MOST_OF_GAME} listeners are told", measured.told, TOLD_WANTED),
    ):
        if times:
            ratio = median(times) / wanted
            found.append(
                Figure(
                    f"{game}: the board's page, {what}",
                    f"{median(times):.1f} ms of CPU (at most {max(times):.1f} ms)",
                    f"{wanted:.0f} ms",
                    ratio,
                    "1.00 or less",
                    ratio <= 1,
                )
            )
    return found
