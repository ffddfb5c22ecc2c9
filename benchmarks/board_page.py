"""Measures the board's page for `make bench`: bytes of a first visit, and processor time of what it is asked.

The bot answers in this process, on a simulated Discord, as a browser would ask it; the browser's own time is left out.
"""

from __future__ import annotations

import asyncio
import gzip
import select
import socket
import tempfile
from collections.abc import Awaitable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from importlib import resources
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any
from urllib.parse import urlsplit

import msgspec
import simcord

import engine.games
from benchmarks.figure import Figure
from bot import create_bot
from bot.games.seats.chairs import chairs_for
from bot.runtime.settings import Settings
from bot.ui.replies import PostingRight
from bot.web.feed import MOST_OF_GAME
from bot.web.server import WATCHED
from bot.web.sessions import Viewer
from db.schema.games import RUNNING
from engine.core.asks import Refused
from render.language import speaking

FIRST = ("board.html", "board.css", "board.js")
"""The files of a first visit; the effects are loaded after the first picture."""
BYTES_WANTED = 12 * 1024
STATE_WANTED, TOUCH_WANTED, POINT_WANTED, TOLD_WANTED = 5.0, 8.0, 8.0, 60.0
"""The wanted milliseconds of a state, a touch, a free point, and a change that all listeners of a game are told."""

_BATCH, _CHANGES = 50, 5


@dataclass(slots=True)
class Costs:
    """The milliseconds of each request."""

    states: list[float] = field(default_factory=list)
    touches: list[float] = field(default_factory=list)
    points: list[float] = field(default_factory=list)
    told: list[float] = field(default_factory=list)


def first_visit() -> int:
    """Return the packed bytes of page, style and script."""
    folder = resources.files("bot.web") / "static"
    return sum(len(gzip.compress((folder / name).read_bytes(), 6)) for name in FIRST)


async def costs(game: str, decisions: int) -> Costs:
    """Return what requests cost along the first decisions of a game that the steward plays."""
    found = Costs()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(database=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}", cooldowns=False)
        bot: Any = create_bot(settings.model_copy(update={"web_port": 0}))
        try:
            async with simcord.run(bot, settle_timeout=120.0) as env:
                with env.time_context(), speaking("en"):
                    await _measure(env, bot, game, decisions, found)
        finally:
            await bot.close()
    return found


async def _measure(env: simcord.Env, bot: Any, game: str, decisions: int, found: Costs) -> None:
    guild = env.create_guild("Bench")
    channel = guild.create_text_channel("board")
    people = [guild.add_member(env.create_user(name)) for name in ("one", "two")]
    service, table = bot.context.service, bot.page.table
    ruleset = engine.games.find(game)
    sides, several = ruleset.sides_in(ruleset.new({})), len(ruleset.sides) > 1
    chairs = chairs_for(sides, own=sides[0], owner=people[0].id, opponent=people[1].id) if several else ()
    state = await service.new_game(
        system=game,
        options={},
        seed="bench-page",
        owner_id=people[0].id,
        guild_id=guild.id,
        channel_id=PostingRight(channel.id),
        locale="en",
        chairs=chairs,
    )
    steward = ruleset.policies["steward"]("bench-page")
    for _ in range(decisions):
        state = await service.load(state.id)
        if state.status != RUNNING:
            break
        actor = people[0].id
        if several:
            actor = people[sides.index(state.asks[0].side)].id
            state = await service.seen_by(state.id, actor)
        assert state.ask is not None
        viewer, version = Viewer(actor, state.id, "en"), state.version
        answer = steward.answer(state.view, state.ask)
        await table.shown(viewer)  # with the board's own texts, which the channel needs too
        found.states.append(await _spent(table.shown(viewer)))
        for words in range(1, len(answer) + 1):
            path = answer[:words]
            found.touches.append(await _spent(table.menu(viewer, version, path, all_=False)))
            if (menu := state.ask.level(path)) is not None and menu.typed is not None:
                found.points.append(await _spent(table.point(viewer, version, path, ((600.0, 500.0),))))
        await service.decide(state.id, version=version, answer=answer, actor=actor)
    share = await bot.page.sessions.share(people[0].id, state.id, locale="en")
    with ExitStack() as stack:
        opened = await _listening(stack, bot.page.watched_at(share.secret))
        for _ in range(_CHANGES):
            begun = process_time()
            bot.page.feed.changed(state.id)
            await _heard(opened)
            found.told.append((process_time() - begun) * 1_000)


async def _spent(asked: Awaitable[Any]) -> float:
    """Return the milliseconds of processor time until an answer is packed as JSON; a refusal is an answer too."""
    begun = process_time()
    with suppress(Refused):
        msgspec.json.encode(await asked)
    return (process_time() - begun) * 1_000


async def _listening(stack: ExitStack, address: str) -> list[socket.socket]:
    """Open as many streams of a game as it may have, with sockets: clients here would cost the same loop."""
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
    """Wait until every socket has got something, and take it."""
    await _answered(opened)
    for each in opened:
        each.recv(65_536)


def figures(game: str, decisions: int) -> list[Figure]:
    """Return a line for each limit of the page."""
    measured, size = asyncio.run(costs(game, decisions)), first_visit()
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
        ("a state beyond the board's own texts", measured.states, STATE_WANTED),
        ("a touch", measured.touches, TOUCH_WANTED),
        ("a free point", measured.points, POINT_WANTED),
        (f"a change that {MOST_OF_GAME} listeners are told", measured.told, TOLD_WANTED),
    ):
        if times:
            ratio = median(times) / wanted
            found.append(
                Figure(
                    f"{game}: the board's page, {what}",
                    f"{median(times):.1f} ms of processor time (at most {max(times):.1f} ms)",
                    f"{wanted:.0f} ms",
                    ratio,
                    "1.00 or less",
                    ratio <= 1,
                )
            )
    return found
