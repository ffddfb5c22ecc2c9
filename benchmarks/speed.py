"""`make bench`: it measures speed, memory and commands, and prints medians with their ratios to the wanted values."""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import engine.games
from benchmarks import board_page, long_work, pictures
from benchmarks.chances import lines_of_rounds, waits
from benchmarks.figure import Figure, on_this_core, seconds
from benchmarks.films import MOST, costs
from benchmarks.living_boards import DRAWN
from benchmarks.load.databases import databases
from benchmarks.load.scenarios import Samples, few_clicks
from benchmarks.next_answers import both_sides, next_answer
from benchmarks.pictures import dispatch, part, told, warm_map
from benchmarks.recordings import REPLAY, recorded
from benchmarks.render_memory import MAPS, weigh_apart
from bot.chances.service import SECONDS
from bot.cli.console import Game, collect_rarely, game_or_first, run_alone
from bot.cli.output import busy, note, table
from bot.games.service import Service
from bot.runtime import clock
from bot.ui.replies import PostingRight
from db import open_database
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.planning.laying_out import lay_out
from engine.core.planning.plans import goals_of
from engine.core.playout import play_out
from engine.core.save import Save, save_of
from render.catalogue import languages
from render.presenter import LOOKS

GAMES_WANTED = 30.0
"""The minimum wanted number of whole games per second on one core; python-chess plays 39 random games, Rally the Troops
34.
"""
DECISION_WANTED = 3.0
"""The maximum wanted milliseconds of CPU time from a decision to its commit."""

CLICK_WANTED = 28.0
"""The maximum wanted milliseconds of CPU time of a whole click: read, decided, stored, written, drawn and sent.

It is the time on a usual core. A fast one takes 12 ms.
"""

LINE_WANTED = 2.0
"""The maximum wanted seconds of CPU time of the board's figure of a round."""

PLANS_WANTED = 1.0
"""The maximum wanted seconds until the plans of a position are computed."""

MEMORY_WANTED = 150.0
"""The maximum wanted memory of the renderer after a thousand different maps, in MiB, beyond the interpreter and its
imports.
"""

COMMAND_WANTED = 1.5
"""The maximum wanted time of a command without pictures, as a multiple of a bare command on the same simulated
Discord.
"""

_BUSY = 0.85
_PLANS_EACH = 5
"""The number of positions with plans of which one is measured."""


def bench(
    *,
    game: Game = None,
    living: Annotated[
        int, typer.Option("--living", min=1, help="Living boards that are measured, in each language.")
    ] = DRAWN,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Rounds of each measurement; medians are shown.")] = 7,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with status 1 when a figure is not as wanted.")
    ] = False,
) -> None:
    """Measure games, maps, decisions, clicks and replays of all games, and show the ratios to the wanted values."""
    names = [game_or_first(game)] if game else engine.games.names()
    figures = []
    started, worked = time.perf_counter(), time.process_time()
    for name in names:
        figures += _of_game(name, rounds, living)
    table(("what", "median", "against", "ratio", "wanted", "good"), [figure.row for figure in figures])
    share = (time.process_time() - worked) / (time.perf_counter() - started)
    if share < _BUSY:
        note(
            f"The machine was busy with other things: this had {share:.0%} of a core, and figures above suffer from it."
        )
    if strict and not all(figure.good for figure in figures):
        raise typer.Exit(1)


def _of_game(name: str, rounds: int, living: int) -> list[Figure]:
    """Return all measurements of a game."""
    figures = []
    maps = [(f"map, {look}", partial(warm_map, look=look)) for look in LOOKS]
    others = [(each.__name__.strip("_"), each) for each in (told, part, dispatch, _decision, _click, _plans, _memory)]
    measures: list[tuple[str, Callable[[str, int], Figure | None]]] = [("games", _games), *maps, *others]
    for what, measure in measures:
        with busy(f"measuring {what}"):
            figure = measure(name, rounds)
        if figure is not None:
            figures.append(figure)
    for locale in languages():
        with busy(f"measuring living boards, {locale}"):
            figures += pictures.living(name, locale, living)
    with busy("measuring replays"):
        figures += _films(name)
    with busy("measuring commands"):
        figures += _commands(name, rounds)
    with busy("measuring the board's page"):
        figures += _page(name, rounds)
    with busy("measuring chances"):
        figures += _chances(name, rounds)
        figures += _lines(name, rounds)
    with busy("measuring an analysis and the search for a puzzle"):
        figures += long_work.figures(name, whole=rounds > 1)
    return figures


def _games(name: str, rounds: int) -> Figure:
    ruleset = engine.games.find(name)
    batch = 10
    collect_rarely()

    def play(first: int) -> None:
        for number in range(first, first + batch):
            seed = f"bench-{number}"
            play_out(ruleset, seed=seed, options={}, policy=ruleset.policies["steward"](seed), trusted=True)

    play(0)  # load tables and boards, which happens once
    with on_this_core() as core:
        took = [seconds(partial(play, each * batch)) for each in range(1, rounds + 1)]
    here = batch / statistics.median(took)
    rate = batch / core.usual(statistics.median(took))
    return Figure(
        f"{name}: whole steward games a second, one core",
        f"{rate:.1f} on a usual core (here {here:.1f})",
        f"{GAMES_WANTED:.0f}",
        rate / GAMES_WANTED,
        "1.00 or more",
        rate >= GAMES_WANTED,
    )


def _decision(name: str, rounds: int) -> Figure:
    with on_this_core() as core:
        times = sorted(asyncio.run(_decisions(name, rounds * 30)))
    here, often = statistics.median(times) * 1000, times[int(len(times) * 0.95)] * 1000
    median = core.usual(here)
    return Figure(
        f"{name}: a decision: read, checked, played on, committed",
        f"{median:.2f} ms of a usual core (here {here:.2f}, 95 % within {often:.1f})",
        f"{DECISION_WANTED:.0f} ms",
        median / DECISION_WANTED,
        "1.00 or less",
        median <= DECISION_WANTED,
    )


def _click(name: str, rounds: int) -> Figure | None:
    """Return the measurement of clicks in the bot's process, from the gateway's event to the sent board; None for a
    game that is over after a few decisions. The mean counts, because some boards cost more than others.
    """
    with on_this_core() as core:
        samples = asyncio.run(_clicks(name, 10 * rounds))
    if not samples.number:
        return None
    here = samples.cpu / samples.number * 1000
    mean = core.usual(here)
    return Figure(
        f"{name}: a click: decided, stored, drawn, sent",
        f"{mean:.1f} ms of a usual core (here {here:.1f})",
        f"{CLICK_WANTED:.0f} ms",
        mean / CLICK_WANTED,
        "1.00 or less",
        mean <= CLICK_WANTED,
    )


async def _clicks(name: str, number: int) -> Samples:
    """Return the times of `number` clicks with the bot in a process of its own, next to a fake Discord."""
    with tempfile.TemporaryDirectory() as folder:
        async with databases(Path(folder), None) as made:
            return await few_clicks(name, number, made)


def _films(name: str) -> list[Figure]:
    """Return the measurements of the replays and of the page of a steward's game, in CPU time."""
    return [
        Figure(
            f"{name}: {cost.what}",
            f"{cost.seconds:.1f} s of one core, {cost.size / 2**20:.2f} MiB",
            f"{cost.wanted:.0f} s, {MOST / 2**20:.0f} MiB",
            cost.ratio,
            "1.00 or less",
            cost.ratio <= 1,
        )
        for cost in costs(recorded(name, REPLAY))
    ]


def _plans(name: str, rounds: int) -> Figure | None:
    """Return the measurement of the plans of different positions; None if the game has no plans."""
    ruleset = engine.games.find(name)
    if len(ruleset.sides) > 1:
        return None
    seed, saves, asked = "bench-plans", list[Save](), 0
    dice, steward = SeededDice(seed), ruleset.policies["steward"](seed)
    drive = ResumableDrive(ruleset, ruleset.new({}), Context(dice), dice, start=None, daily=False)
    while drive.ask is not None and len(saves) < rounds:
        view = ruleset.view(drive.world)
        if goals_of(ruleset, view, drive.ask):
            asked += 1
            if asked % _PLANS_EACH == 0:
                saves.append(save_of(ruleset, drive, seed=seed, daily=False))
        drive.send(steward.answer(view, drive.ask))
    if not saves:
        return None
    with on_this_core() as core:
        here = statistics.median(seconds(partial(lay_out, ruleset, save, seed=seed)) for save in saves)
    median = core.usual(here)
    return Figure(
        f"{name}: the plans of a position",
        f"{median:.2f} s of a usual core (here {here:.2f})",
        f"{PLANS_WANTED:.2f} s",
        median / PLANS_WANTED,
        "1.00 or less",
        median <= PLANS_WANTED,
    )


def _chances(name: str, rounds: int) -> list[Figure]:
    """Return the measurements of how long a user waits for the chances of positions and of their plans; the longest
    wait counts.
    """
    found = waits(name, rounds)
    fewest, most = (pick(each.playouts for each in found) for pick in (min, max))
    slowest = (
        (f"how a game stands ({fewest} to {most} playouts)", max(each.whole for each in found)),
        ("its plans", max(each.plans for each in found)),
    )
    return [
        Figure(
            f"{name}: {what}, the slowest of {rounds} positions",
            f"{seconds:.1f} s",
            f"{SECONDS:.0f} s",
            seconds / SECONDS,
            "1.00 or less",
            seconds <= SECONDS,
        )
        for what, seconds in slowest
    ]


def _lines(name: str, rounds: int) -> list[Figure]:
    """Return the measurement of the CPU time of the board's figure of a round, which a game without rounds does not
    have; the longest counts.
    """
    found = lines_of_rounds(name, rounds)
    if not found:
        return []
    return [
        Figure(
            f"{name}: the chance of a round, the slowest of {len(found)}",
            f"{max(found):.2f} s of CPU",
            f"{LINE_WANTED:.0f} s",
            max(found) / LINE_WANTED,
            "1.00 or less",
            max(found) <= LINE_WANTED,
        )
    ]


def _memory(name: str, rounds: int) -> Figure | None:
    """Return the measurement of the renderer's memory in a separate process, because this one has done other work; None
    if it cannot be measured. With `rounds` 1 it is short.
    """
    maps = MAPS if rounds > 1 else MAPS // 50
    try:
        weight = weigh_apart(name, maps)
    except OSError as error:
        note(f"Memory is left out: it cannot be weighed here ({error}).")
        return None
    ratio = weight.renderer / MEMORY_WANTED
    return Figure(
        f"{name}: the renderer's memory after {weight.maps} different maps and {weight.parts} enlarged parts",
        f"{weight.renderer:.0f} MiB (and {weight.before:.0f} MiB before it drew; at most {weight.peak:.0f} MiB in all)",
        f"{MEMORY_WANTED:.0f} MiB",
        ratio,
        "1.00 or less",
        ratio <= 1,
    )


def _commands(name: str, rounds: int) -> list[Figure]:
    """Return the measurement of each command, compared with a bare one; none without a simulated Discord."""
    try:
        from benchmarks.command_latency import BARE, command_times  # requires simcord, from the extra «local»
    except ModuleNotFoundError as error:
        note(f"The times of commands are left out: they need {error.name}, which siegemaster[local] brings along.")
        return []
    measured, nothing = asyncio.run(command_times(name, rounds))
    figures = []
    for times in measured:
        ratio = times.seconds / times.bare_seconds
        figures.append(
            Figure(
                f"{name}: /siege {times.command}, {times.where}",
                f"{times.seconds * 1000:.1f} ms",
                f"/siege {BARE} {times.bare_seconds * 1000:.1f} ms (one word: {nothing * 1000:.1f} ms)",
                ratio,
                f"{COMMAND_WANTED:.2f} or less",
                ratio <= COMMAND_WANTED,
            )
        )
    return figures


def _page(name: str, rounds: int) -> list[Figure]:
    """Return the measurements of the board's page along the first decisions of a game."""
    return board_page.figures(name, 8 * rounds)


async def _decisions(name: str, number: int) -> list[float]:
    """Return the CPU time in seconds of each of `number` decisions, from reading the game to the commit on disk."""
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
                    channel_id=PostingRight(game),
                    locale="en",
                    chairs=both_sides(name, 1),
                )
                while (found := next_answer(state.row, f"bench-{game}-{state.version}")) is not None:
                    answer = found[1]
                    started = time.process_time()
                    read = await service.position(state.id)  # like a click: the button names the game and the version
                    state = await service.decide(read, version=read.version, answer=answer, actor=1)
                    times.append(time.process_time() - started)
                    if len(times) >= number:
                        return times
        finally:
            await database.close()
    return times


def _channels() -> Iterator[int]:
    yield from range(1, 10_000)


if __name__ == "__main__":
    run_alone(bench, name="bench")
