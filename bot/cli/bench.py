"""`siegemaster bench`: the house's speed, as figures and as ratios to what is wanted. Medians of several rounds."""

from __future__ import annotations

import asyncio
import io
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from PIL import Image
from rich.table import Table

import engine.games
import render.games
from bot import clock
from bot.cli.shared import Game, collect_rarely, err, game_or_first, note, out
from bot.service import Service
from db import open_database
from engine.core.playout import play_out

GAMES_WANTED = 30.0
"""Whole games a second on one core; python-chess plays 39 random games, Rally the Troops 34."""
MAP_WANTED = 3.0
"""A warm map, in times of Pillow's own level-1 PNG save of the same picture."""
DECISION_WANTED = 5.0
"""Milliseconds from a decision to its commit."""

_BUSY = 0.85


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured thing: its median, what it is held against, the ratio, and whether that is as good as wanted."""

    name: str
    median: str
    against: str
    ratio: float
    better: str
    good: bool

    @property
    def row(self) -> tuple[str, ...]:
        """The cells of its row in the table."""
        return self.name, self.median, self.against, f"{self.ratio:.2f}", self.better, "yes" if self.good else "no"


def bench(
    *,
    game: Game = None,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Rounds of each measurement; medians are shown.")] = 7,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with status 1 when a figure is not as wanted.")
    ] = False,
) -> None:
    """Measure games, maps and decisions, and show the ratios."""
    name = game_or_first(game)
    table = Table("what", "median", "against", "ratio", "wanted", "good")
    figures = []
    started, worked = time.perf_counter(), time.process_time()
    for measure in (_games, _map, _decision):
        with err.status(f"measuring {measure.__name__.strip('_')}"):
            figures.append(measure(name, rounds))
        table.add_row(*figures[-1].row)
    out.print(table)
    share = (time.process_time() - worked) / (time.perf_counter() - started)
    if share < _BUSY:
        note(
            f"The machine was busy with other things: this had {share:.0%} of a core, and figures above suffer from it."
        )
    if strict and not all(figure.good for figure in figures):
        raise typer.Exit(1)


def _seconds(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started


def _games(name: str, rounds: int) -> Figure:
    system = engine.games.find(name)
    batch = 10
    collect_rarely()

    def play(first: int) -> None:
        for number in range(first, first + batch):
            seed = f"bench-{number}"
            play_out(system, seed=seed, options={}, policy=system.policies["steward"](seed), trusted=True)

    play(0)  # tables and boards are read once
    took = [_seconds(partial(play, each * batch)) for each in range(1, rounds + 1)]
    rate = batch / statistics.median(took)
    return Figure(
        f"{name}: whole steward games a second, one core",
        f"{rate:.1f}",
        f"{GAMES_WANTED:.0f}",
        rate / GAMES_WANTED,
        "1.00 or more",
        rate >= GAMES_WANTED,
    )


def busiest_view(name: str) -> Any:
    """A view out of the middle of a steward's game: that of the round furthest into its day."""
    system = engine.games.find(name)
    best: tuple[int, bytes] = (-1, b"")

    def look(world: Any, _ask: object) -> None:
        nonlocal best
        _, round_ = system.progress(world)
        if round_ > best[0]:
            best = round_, system.encode(world)

    play_out(system, seed="bench-map", options={}, policy=system.policies["steward"]("bench-map"), on_ask=look)
    return system.view(system.decode(best[1], system.schema_version))


def _map(name: str, rounds: int) -> Figure:
    presenter = render.games.find(name)
    view = busiest_view(name)
    picture = Image.open(io.BytesIO(presenter.picture(view, locale="en")))
    picture.load()

    def save() -> None:
        picture.save(io.BytesIO(), "PNG", compress_level=1)

    drawn, saved = [], []
    for _ in range(rounds):  # in turns, so that a busy machine slows both
        drawn.append(_seconds(lambda: presenter.picture(view, locale="en")))
        saved.append(_seconds(save))
    warm, plain = statistics.median(drawn), statistics.median(saved)
    return Figure(
        f"{name}: a warm map, {picture.width}x{picture.height}",
        f"{warm * 1000:.1f} ms",
        f"Pillow's level-1 save {plain * 1000:.1f} ms",
        warm / plain,
        f"{MAP_WANTED:.2f} or less",
        warm / plain <= MAP_WANTED,
    )


def _decision(name: str, rounds: int) -> Figure:
    times = sorted(asyncio.run(_decisions(name, rounds * 30)))
    median = statistics.median(times) * 1000
    return Figure(
        f"{name}: a decision: read, checked, played on, committed",
        f"{median:.2f} ms (95 % within {times[int(len(times) * 0.95)] * 1000:.1f})",
        f"{DECISION_WANTED:.0f} ms",
        median / DECISION_WANTED,
        "1.00 or less",
        median <= DECISION_WANTED,
    )


async def _decisions(name: str, number: int) -> list[float]:
    """The seconds that each of a number of decisions took, from reading the game to the commit on disk."""
    system = engine.games.find(name)
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        database = await open_database(f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}")
        service = Service(database, now=clock.now)
        try:
            for game in _channels():
                state = await service.new_game(
                    system=name,
                    options={},
                    seed=f"bench-{game}",
                    owner_id=1,
                    guild_id=None,
                    channel_id=game,
                    locale="en",
                )
                steward = system.policies["steward"](f"bench-{game}")
                while state.ask is not None:
                    answer = steward.answer(state.view, state.ask)
                    started = time.perf_counter()
                    read = await service.position(state.id)  # as a press does: the click names game and version
                    state = await service.take(read, answer=answer, actor=1)
                    times.append(time.perf_counter() - started)
                    if len(times) >= number:
                        return times
        finally:
            await database.close()
    return times


def _channels() -> Iterator[int]:
    yield from range(1, 10_000)
