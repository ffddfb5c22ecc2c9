"""`make bench-load`: the real bot with many players on a fake Discord, with a profile of its stages."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from bot.cli.console import Failure, Game, game_or_first, run_alone
from bot.cli.output import busy, note, say, table

if TYPE_CHECKING:
    from benchmarks.load.databases import Databases
    from benchmarks.load.scenarios import Beside, Rush, Samples, Size, Wanted

_Found = TypeVar("_Found")

ACKNOWLEDGED_WANTED = 1.5
"""The maximum time wanted from a click to its acknowledgement, as a multiple of a bare command's answer in the same
round.
"""
CPU_WANTED, LAST_WANTED = 25.0, 5.0
"""The maximum milliseconds of CPU wanted for a click, and the maximum seconds until the last picture of simultaneous
clicks.
"""
BESIDE_WANTED = 1.2
"""The maximum wanted 99th percentile of the time to acknowledgement with a hundred analyses, or ten checks of battles,
running, as a multiple of that without.
"""
FLAT_WANTED = 1.2
"""The maximum wanted cost of a click with the most stored games, as a multiple of the cost with the fewest."""
_IDLE = 0.5
"""The highest load average of other programs at which the machine counts as quiet."""

Row = tuple[str, str, str, str, str]


def load(
    *,
    game: Game = None,
    running: Annotated[int, typer.Option("--running", min=1, help="Games under way, each on its own server.")] = 2_000,
    players: Annotated[int, typer.Option("--players", min=1, help="Players who click at once.")] = 200,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often all of them click.")] = 5,
    stored: Annotated[
        str, typer.Option("--stored", metavar="N,N…", help="Numbers of stored games; copies take disk and time.")
    ] = "10,1000,100000",
    clicks: Annotated[int, typer.Option("--clicks", min=1, help="Clicks one after the other, wherever so.")] = 100,
    decisions: Annotated[int, typer.Option("--decisions", min=1, help="Decisions in each stored game.")] = 40,
    folder: Annotated[
        Path | None, typer.Option("--folder", help="Where databases are made, and removed again.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            envvar="SIEGEMASTER_BENCH_DATABASE",
            metavar="URL",
            help="A PostgreSQL in which databases are made, and removed again; without it SQLite.",
        ),
    ] = None,
    checks: Annotated[
        bool, typer.Option("--checks", help="Measure only clicks beside ten checks of battles, and without them.")
    ] = False,
    strict: Annotated[
        bool, typer.Option("--strict", help="Exit with status 1 when a figure is not as wanted.")
    ] = False,
) -> None:
    """Measure simultaneous clicks of many players, with few and with many stored games, and show the time of each
    stage.
    """
    from benchmarks.load import scenarios
    from benchmarks.load.players import Stuck

    sizes, server = _numbers(stored), _server(database)
    wanted = scenarios.Wanted(
        game=game_or_first(game),
        running=running,
        players=min(players, running),
        rounds=rounds,
        stored=sizes,
        clicks=clicks,
        decisions=decisions,
    )
    load_before = os.getloadavg()[0]
    good = []
    try:
        with tempfile.TemporaryDirectory(dir=folder) as made:
            place = Path(made)
            if checks:
                with busy(f"{wanted.players} players at once, with and without ten checks of battles"):
                    beside = asyncio.run(_within(scenarios.checked, wanted, place, server))
                good.append(_show_beside(beside, "checks"))
            else:
                with busy(f"{running} games under way, {wanted.players} players at once"):
                    found = asyncio.run(_within(scenarios.rush, wanted, place, server))
                good.append(_show_rush(found))
                _show_stages(found.staged, found.stages)
                with busy(f"{wanted.players} players at once, with and without a hundred analyses"):
                    beside = asyncio.run(_within(scenarios.analysed, wanted, place, server))
                good.append(_show_beside(beside, "analyses"))
                with busy(f"clicks beside {', '.join(map(str, sizes))} stored games"):
                    good.append(_show_sizes(asyncio.run(_within(scenarios.sizes, wanted, place, server))))
    except Stuck as error:
        raise Failure(f"the bench could not be finished: {error}") from error
    except (OSError, SQLAlchemyError) as error:
        if server is None:
            raise
        told = " ".join(str(error).split())
        raise Failure(f"this database cannot be used, or its user may make none: {told}") from error
    if load_before > _IDLE:
        note(f"The machine was busy when this began (load {load_before:.1f}): times are too long; ratios hold.")
    if strict and not all(good):
        raise typer.Exit(1)


def _numbers(text: str) -> tuple[int, ...]:
    try:
        found = tuple(sorted({int(part) for part in text.split(",")}))
    except ValueError:
        found = ()
    if not found or found[0] < 1:
        raise typer.BadParameter(f"{text!r} is no list of numbers such as 10,1000", param_hint="--stored")
    return found


def _server(address: str | None) -> str | None:
    """Return the address of a PostgreSQL server with its driver; None if there is no server."""
    if not address:
        return None
    try:
        url = make_url(address)
    except ArgumentError as error:
        raise typer.BadParameter("not a database address", param_hint="--database") from error
    if url.get_backend_name() not in {"postgresql", "postgres"}:
        raise typer.BadParameter("only a PostgreSQL is named; without it SQLite is measured", param_hint="--database")
    return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)


async def _within(
    scenario: Callable[[Wanted, Databases], Awaitable[_Found]], wanted: Wanted, folder: Path, server: str | None
) -> _Found:
    """Return the result of a scenario, and remove its databases afterwards."""
    from benchmarks.load.databases import databases

    async with databases(folder, server) as made:
        return await scenario(wanted, made)


def quantile(times: Sequence[float], share: float) -> float:
    """Return the time within which the share `share` of all clicks was answered, in the unit of `times`."""
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def _ms(times: Sequence[float], share: float) -> str:
    return f"{quantile(times, share) * 1000:,.1f}" if times else ""


def _cells(what: str, times: Sequence[float], ratio: str = "", good: str = "") -> Row:
    return what, _ms(times, 0.5), _ms(times, 0.99), ratio, good


def _held(ours: Sequence[float], bare: Sequence[float]) -> tuple[str, str, bool]:
    """Return how many times as large our median and 99th percentile are as the bare bot's, as texts, and whether both
    ratios are good.
    """
    ratios = [quantile(ours, share) / quantile(bare, share) for share in (0.5, 0.99)]
    good = max(ratios) <= ACKNOWLEDGED_WANTED
    return " / ".join(f"{ratio:.2f}" for ratio in ratios), _yes(good), good


def _show_rush(found: Rush) -> bool:
    ours, bare, alone, bare_alone = found.ours, found.bare, found.alone, found.bare_alone
    many, each = f"{len(ours.acknowledged):,} clicks at once", f"{alone.number} clicks one by one"
    columns = ("milliseconds from a click", "p50", "p99", f"of the bare bot ({ACKNOWLEDGED_WANTED} wanted)", "good")
    ratio, good, at_once = _held(ours.acknowledged, bare.acknowledged)
    ratio_alone, good_alone, _ = _held(alone.acknowledged, bare_alone.acknowledged)
    rows = (
        _cells(f"{many}: to the acknowledgement", ours.acknowledged, ratio, good),
        _cells("the bare command: to its answer", bare.acknowledged),
        _cells(f"{many}: to the commit", ours.committed),
        _cells(f"{many}: to the picture", ours.pictured),
        _cells(f"{each}: to the acknowledgement", alone.acknowledged, ratio_alone, good_alone),
        _cells("the bare command: to its answer", bare_alone.acknowledged),
        _cells(f"{each}: to the commit", alone.committed),
        _cells(f"{each}: to the picture", alone.pictured),
    )
    table(columns, rows)
    stock, memory = found.stock, found.memory
    for line in (
        f"Memory: {memory:.0f} MiB after all of it, {found.begun:.0f} when connected, "
        f"the bare bot {found.bare_memory:.0f} ({stock.games:,} servers each).",
        f"Database: {stock.size / stock.games / 1024:.0f} KiB a game of {stock.decisions:.0f} decisions; "
        f"a whole game of {stock.whole_decisions:.0f} takes {stock.whole_bytes / 1024:.0f} KiB.",
        f"CPU: {_cpu(alone)} a click one by one, {_cpu(bare)} the bare command; "
        f"{ours.number / ours.seconds:.1f} pictures a second at once.",
        f"Told that the board comes later: {ours.told}. Boards pending at the start: {found.posted:.1f} s.",
    ):
        say(line)
    return _show_cost(ours) and at_once


def _show_beside(found: Beside, work: str) -> bool:
    """Show the times of clicks while a hundred analyses, or ten checks, are running; return whether they are good."""
    pairs = (("at once", found.quiet, found.busy), ("one by one", found.quiet_alone, found.busy_alone))
    rows, goods = list[Row](), []
    for how, quiet, working in pairs:
        ratios = [quantile(working.acknowledged, share) / quantile(quiet.acknowledged, share) for share in (0.5, 0.99)]
        goods.append(ratios[1] <= BESIDE_WANTED)
        told = " / ".join(f"{ratio:.2f}" for ratio in ratios)
        what = f"{working.number:,} clicks {how}"
        rows.append(
            _cells(f"{what}, beside {work}: to the acknowledgement", working.acknowledged, told, _yes(goods[-1]))
        )
        rows.append(_cells("without", quiet.acknowledged))
        rows.append(_cells(f"{what}, beside {work}: to the picture", working.pictured))
        rows.append(_cells("without", quiet.pictured))
    columns = ("milliseconds from a click", "p50", "p99", f"of those without ({BESIDE_WANTED} wanted at p99)", "good")
    table(columns, rows)
    return all(goods)


def _show_cost(ours: Samples) -> bool:
    """Show the cost of simultaneous clicks next to the wanted cost; return whether it is good."""
    spent, last = ours.cpu / ours.number * 1000, max(ours.pictured)
    rows = (
        ("CPU of a click, ms", f"{spent:.1f}", f"{CPU_WANTED:.0f} or less", _yes(spent <= CPU_WANTED)),
        ("the last picture of a round, s", f"{last:.2f}", f"{LAST_WANTED:.0f} or less", _yes(last <= LAST_WANTED)),
    )
    table((f"{ours.number:,} clicks at once", "", "wanted", "good"), rows)
    return spent <= CPU_WANTED and last <= LAST_WANTED


def _yes(good: bool) -> str:
    return "yes" if good else "no"


def _cpu(samples: Samples) -> str:
    return f"{samples.cpu / samples.number * 1000:.1f} ms"


def _show_stages(samples: Samples, took: dict[str, tuple[float, int]]) -> None:
    rows = []
    whole = sum(seconds for seconds, _ in took.values())
    for stage, (seconds, times) in sorted(took.items(), key=lambda item: -item[1][0]):
        each = seconds / samples.number
        rows.append((stage, f"{each * 1000:.2f}", f"{times / samples.number:.1f}", f"{seconds / whole:.0%}"))
    rows.append(("all of it", f"{whole / samples.number * 1000:.1f}", "", ""))
    table(("where the time of a click goes, one after the other", "ms", "times", "of all"), rows)


def _show_sizes(sizes: Sequence[Size]) -> bool:
    columns = (
        "stored games",
        "MiB",
        "start, s",
        "commit p50",
        "p99",
        "acknowledged p50",
        "picture p50",
        "CPU, ms",
        "ratio",
        "good",
    )
    first, good = sizes[0].clicks, []
    rows = []
    for size in sizes:
        clicks, stock = size.clicks, size.stock
        times = quantile(clicks.committed, 0.5) / quantile(first.committed, 0.5)
        ratio = max(times, clicks.cpu / first.cpu)
        good.append(ratio <= FLAT_WANTED)
        rows.append(
            (
                f"{stock.games:,} ({len(stock.running):,} under way)",
                f"{stock.size / 2**20:,.0f}",
                f"{size.started:.1f}",
                _ms(clicks.committed, 0.5),
                _ms(clicks.committed, 0.99),
                _ms(clicks.acknowledged, 0.5),
                _ms(clicks.pictured, 0.5),
                f"{clicks.cpu / clicks.number * 1000:.1f}",
                f"{ratio:.2f}",
                _yes(good[-1]),
            )
        )
    table(columns, rows)
    say(f"Flat is a ratio of at most {FLAT_WANTED}: the worse of commit and CPU.")
    return all(good)


if __name__ == "__main__":
    run_alone(load, name="bench-load")
