"""The scenarios of the load benchmark: simultaneous clicks, clicks in sequence, databases of several sizes, stages.

Processes that are compared run at the same time and take turns, so that other work on the machine slows down both.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field

from benchmarks.load.analyses import ANALYSES, CHECKS, REST
from benchmarks.load.bot_process import STAGES
from benchmarks.load.databases import Databases
from benchmarks.load.players import Clicked, Crowd, Ended, crowd
from benchmarks.load.seed_database import Stock, owe_boards, played, stock
from bot.games.service import Service
from bot.runtime import clock
from db import Database, open_database

OF_TAIL = 10
"""The factor for the number of clicks in sequence if their 99th percentile is compared: of a hundred clicks it would be
a single one.
"""
_FEW, _BEFORE = 3, 4
"""The number of games in which few clicks are made, and the number of decisions taken in each before."""


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """The parameters: the game, the numbers of running games, of players at the same time and of rounds, the sizes of
    databases, the number of clicks for each size.
    """

    game: str
    running: int
    players: int
    rounds: int
    stored: tuple[int, ...]
    clicks: int
    decisions: int


@dataclass(slots=True)
class Samples:
    """The seconds of many clicks until each answer, and the CPU time of the bot's process."""

    committed: list[float] = field(default_factory=list)
    acknowledged: list[float] = field(default_factory=list)
    pictured: list[float] = field(default_factory=list)
    cpu: float = 0.0
    seconds: float = 0.0
    told: int = 0

    def add(self, clicked: Clicked) -> None:
        """Add the clicks of one round."""
        self.committed += clicked.committed
        self.acknowledged += clicked.acknowledged
        self.pictured += clicked.pictured
        self.cpu += clicked.cpu
        self.seconds += clicked.seconds
        self.told += clicked.told

    @property
    def number(self) -> int:
        """The number of clicks."""
        return len(self.acknowledged)


@dataclass(frozen=True, kw_only=True)
class Rush:
    """The results of simultaneous clicks and of clicks in sequence, and the results of a bare bot that does the same.

    `posted` is the number of seconds until the boards pending at the start were posted. `begun` is the memory in MiB of
    a bot that has just connected, `memory` its memory at the end, `bare_memory` the bare bot's memory at the end.
    `stages` are the seconds and the number of runs of each stage of `staged`.
    """

    stock: Stock
    ours: Samples
    bare: Samples
    alone: Samples
    bare_alone: Samples
    posted: float
    begun: float
    memory: float
    bare_memory: float
    staged: Samples
    stages: dict[str, tuple[float, int]]


@dataclass(frozen=True, kw_only=True)
class Beside:
    """The times of clicks with work in the background, and without: simultaneous clicks, and clicks in sequence."""

    quiet: Samples
    busy: Samples
    quiet_alone: Samples
    busy_alone: Samples


@dataclass(frozen=True, kw_only=True)
class Size:
    """The times of clicks in sequence with one number of stored games; `started` are the seconds of the bot's start."""

    stock: Stock
    built: float
    started: float
    clicks: Samples


class _Hall:
    """A process of the bot on a database, with its players."""

    def __init__(self, crowd: Crowd, service: Service, games: Sequence[str]) -> None:
        self.crowd = crowd
        self._service = service
        self._games = games

    async def press(self, numbers: Sequence[int]) -> Clicked:
        """Decide in the games with those numbers, all at the same time, and return the results."""
        return await self.crowd.press(self._service, [(number, self._games[number]) for number in numbers])


async def _hall(
    stack: AsyncExitStack, url: str, games: Sequence[str], *, players: int, servers: int, game: str = ""
) -> tuple[_Hall, float]:
    """Start a bot on a database of running games and wait for its players' boards; return the bot with its players, and
    the seconds of waiting.
    """
    database: Database = await open_database(url)
    stack.push_async_callback(database.close)
    await owe_boards(database, games[:players])
    life = await stack.enter_async_context(crowd(servers=servers, database=url, game=game))
    posted = await life.boards(range(players))
    await life.account()
    return _Hall(life, Service(database, now=clock.now), games), posted


async def rush(wanted: Wanted, made: Databases) -> Rush:
    """Return the times of simultaneous clicks of all players, and of clicks in sequence."""
    url = await made.make("running")
    stored = await stock(
        made, url, name=wanted.game, games=wanted.running, running=wanted.running, decisions=wanted.decisions
    )
    ours, bare, alone, bare_alone = (Samples() for _ in range(4))
    players = range(wanted.players)
    async with AsyncExitStack() as stack:
        hall, posted = await _hall(stack, url, stored.running, players=wanted.players, servers=wanted.running)
        plain = await stack.enter_async_context(crowd(servers=wanted.running, database=None))
        for turn in range(wanted.rounds + 1):
            answered, pressed = await plain.type_ok(players), await hall.press(players)
            if turn:  # the first round loads texts and opens connections
                bare.add(answered)
                ours.add(pressed)
        for turn in range(wanted.clicks):
            bare_alone.add(await plain.type_ok([turn % wanted.players]))
            alone.add(await hall.press([turn % wanted.players]))
        memory, bare_memory = (await hall.crowd.account()).memory, (await plain.account()).memory
        staged, took = await _staged(hall, wanted)
        return Rush(
            stock=stored,
            ours=ours,
            bare=bare,
            alone=alone,
            bare_alone=bare_alone,
            posted=posted,
            begun=hall.crowd.begun.memory,
            memory=memory,
            bare_memory=bare_memory,
            staged=staged,
            stages=took,
        )


async def few_clicks(game: str, clicks: int, made: Databases) -> Samples:
    """Return the times of clicks in sequence in a few games of a kind: so few that the bot draws in its own process.
    There are fewer clicks if a game ends before.
    """
    url = await made.make("few")
    games = await played(url, game, games=_FEW, decisions=_BEFORE)
    samples = Samples()
    async with AsyncExitStack() as stack:
        hall, _ = await _hall(stack, url, games, players=_FEW, servers=_FEW)
        for turn in range(clicks + _FEW):
            try:
                clicked = await hall.press([turn % _FEW])
            except Ended:
                break
            if turn >= _FEW:  # the first ones load texts
                samples.add(clicked)
    return samples


async def analysed(wanted: Wanted, made: Databases) -> Beside:
    """Return the times of clicks with and without analyses in the background, measured in turns."""
    return await _beside(wanted, made, ANALYSES)


async def checked(wanted: Wanted, made: Databases) -> Beside:
    """Return the times of clicks with and without checks of battles in the background, measured in turns."""
    return await _beside(wanted, made, CHECKS)


async def _beside(wanted: Wanted, made: Databases, work: bytes) -> Beside:
    url = await made.make(work.decode())
    games = wanted.players
    stored = await stock(made, url, name=wanted.game, games=games, running=games, decisions=wanted.decisions)
    found = Beside(quiet=Samples(), busy=Samples(), quiet_alone=Samples(), busy_alone=Samples())
    players, each = range(wanted.players), max(1, OF_TAIL * wanted.clicks // wanted.rounds)
    async with AsyncExitStack() as stack:
        hall, _ = await _hall(
            stack, url, stored.running, players=wanted.players, servers=wanted.players, game=wanted.game
        )
        await hall.press(players)  # loads texts and opens connections
        for turn in range(wanted.rounds):
            for busy in (False, True) if turn % 2 else (True, False):
                await hall.crowd.account(work if busy else b"")
                (found.busy if busy else found.quiet).add(await hall.press(players))
                for number in range(each):
                    clicked = await hall.press([(turn * each + number) % wanted.players])
                    (found.busy_alone if busy else found.quiet_alone).add(clicked)
                await hall.crowd.account(REST if busy else b"")
    return found


async def _staged(hall: _Hall, wanted: Wanted) -> tuple[Samples, dict[str, tuple[float, int]]]:
    """Return the times of clicks in sequence, with the seconds and the number of runs of each stage."""
    samples, took = Samples(), dict[str, tuple[float, int]]()
    await hall.crowd.account(STAGES)
    for turn in range(wanted.clicks):
        clicked = await hall.press([turn % wanted.players])
        samples.add(clicked)
        for stage, (seconds, times) in clicked.account.stages.items():
            before, so_far = took.get(stage, (0.0, 0))
            took[stage] = before + seconds, so_far + times
    return samples, took


async def sizes(wanted: Wanted, made: Databases) -> list[Size]:
    """Return the times of the same clicks with few and with many stored games."""
    found: list[Size] = []
    players = min(10, *wanted.stored)
    async with AsyncExitStack() as stack:
        halls = []
        for games in wanted.stored:
            url, begun = await made.make(f"stored-{games}"), time.monotonic()
            running = min(games, max(players, games // 5, min(games, wanted.running)))
            stored = await stock(made, url, name=wanted.game, games=games, running=running, decisions=wanted.decisions)
            built = time.monotonic() - begun
            hall, _ = await _hall(stack, url, stored.running, players=players, servers=players)
            halls.append(hall)
            found.append(Size(stock=stored, built=built, started=hall.crowd.started, clicks=Samples()))
        for turn in range(wanted.clicks + players):
            for hall, size in list(zip(halls, found, strict=True))[:: 1 if turn % 2 else -1]:
                clicked = await hall.press([turn % players])
                if turn >= players:
                    size.clicks.add(clicked)
    return found
