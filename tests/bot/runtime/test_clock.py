"""A clock that is set back and forward: the leap is noticed, and time, leases and backups stay correct."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import discord
import pytest
from support.sources import nodes, tree
from support.toygame.play import OWNER, Clock, begin

from bot.daily.service import DailyService, day_of, ends
from bot.games.service import Service
from bot.runtime import clock as bot_clock
from bot.runtime.backups import DailyBackups
from bot.runtime.clock import Leaps, Witness
from db import Database
from db.board_outbox import Held, Outbox
from db.maintenance.backups import backups
from db.notices import Notice, NoticeQueue
from db.storage.leases import LONGEST
from db.storage.times import latest, set_right

ROOT = Path(bot_clock.__file__).parents[2]
SIX, FORTY = timedelta(hours=6), timedelta(days=40)
LEAPS = [-SIX, SIX, -FORTY, FORTY]


class Ticks:
    """A monotonic clock."""

    def __init__(self) -> None:
        self.at = 1_000.0

    def __call__(self) -> float:
        return self.at


def both(clock: Clock, ticks: Ticks, **span: float) -> None:
    """Advance both clocks."""
    clock.pass_by(**span)
    ticks.at += timedelta(**span).total_seconds()


# --- detection and correction of a leap ---


@pytest.mark.parametrize("leap", LEAPS)
def test_a_jump_of_the_clock_is_reported_once_with_its_size(
    clock: Clock, leap: timedelta, caplog: pytest.LogCaptureFixture
) -> None:
    ticks = Ticks()
    leaps = Leaps(machine=clock, ticks=ticks)
    assert leaps.check() is None
    both(clock, ticks, hours=30)
    assert leaps.check() is None
    assert leaps.confirm() is None
    clock.time += leap
    both(clock, ticks, seconds=15)
    assert leaps.check() == leap
    both(clock, ticks, seconds=15)
    assert leaps.check() is None
    assert len(caplog.records) == 1
    assert caplog.records[0].args == {"leap": leap}
    assert bot_clock.signed(leap) in (leaps.confirm() or "")


@pytest.mark.parametrize("leap", LEAPS)
def test_discords_time_is_preferred_to_the_clock(
    clock: Clock, leap: timedelta, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticks = Ticks()
    monkeypatch.setattr(discord.utils, "utcnow", clock)
    witness, true = Witness(ticks), clock()
    assert witness.now() == clock(), "nobody has said anything"
    witness.testify(format_datetime(true, usegmt=True))
    clock.time += leap
    assert witness.now() == true
    both(clock, ticks, hours=1)
    assert witness.now() == true + timedelta(hours=1)
    clock.time -= leap
    clock.time += timedelta(seconds=20)
    assert witness.now() == clock(), "near enough: its own"
    assert [record.levelname for record in caplog.records] == ["WARNING", "WARNING"]
    for rubbish in ("", "yesterday", "Sat, 20 Jun 2026 12:00:00"):
        witness.testify(rubbish)
    assert witness.now() == clock()


# --- leases ---


@pytest.mark.parametrize("leap", LEAPS)
async def test_a_lease_keeps_its_length_whatever_the_clock_says(
    service: Service, database: Database, clock: Clock, leap: timedelta
) -> None:
    ticks, lease = Ticks(), timedelta(minutes=2)
    database.lease_clock = lambda: datetime(1970, 1, 1, tzinfo=UTC) + timedelta(seconds=ticks())
    state = await begin(service)
    outbox = Outbox(database)
    assert await outbox.claim(state.id, by="one", now=clock(), lease=lease) is not None
    clock.time += leap
    both(clock, ticks, seconds=100)
    with pytest.raises(Held):
        await outbox.claim(state.id, by="two", now=clock(), lease=lease)
    both(clock, ticks, seconds=21)
    assert await outbox.claim(state.id, by="two", now=clock(), lease=lease) is not None


async def test_a_lease_longer_than_the_maximum_comes_from_another_clock(
    service: Service, database: Database, clock: Clock
) -> None:
    state = await begin(service)
    outbox = Outbox(database)
    clock.pass_by(hours=6)
    assert await outbox.claim(state.id, by="one", now=clock(), lease=LONGEST) is not None
    clock.pass_by(hours=-6)  # the machine was restarted, or has no other clock
    assert await outbox.claim(state.id, by="two", now=clock(), lease=LONGEST) is not None


# --- due times ---


async def test_a_short_delay_does_not_become_six_hours(service: Service, database: Database, clock: Clock) -> None:
    state, outbox, notices = await begin(service), Outbox(database), NoticeQueue(database)
    pending = await outbox.claim(state.id, by="one", now=clock(), lease=LONGEST)
    assert pending is not None
    await outbox.postpone(pending, until=clock() + timedelta(minutes=5), error="Discord does not answer")
    await notices.enqueue(Notice(kind="note", key="1", due_at=clock(), channel_id=5, facts={}))
    assert await set_right(database, now=clock(), leapt=False) == 0
    clock.pass_by(hours=-6)
    assert await outbox.due(by="one", now=clock()) == []
    assert await set_right(database, now=clock(), leapt=True) == 2
    assert await outbox.due(by="one", now=clock()) == [state.id]
    assert await notices.next_due(by="one", now=clock()) == clock()
    assert await latest(database) == clock() + SIX


# --- the game of the day ---


async def test_a_closed_day_is_not_played_again(service: Service, clock: Clock) -> None:
    daily = DailyService(service, now=clock)
    first = day_of(clock())
    await daily.run_due(clock())
    clock.time = ends(first) + timedelta(minutes=1)
    await daily.run_due(clock())
    second = day_of(clock())
    assert (await daily.days.day(first)).closed_at is not None  # type: ignore[union-attr]
    clock.pass_by(hours=-6)
    assert daily.today == first
    assert (await daily.current()).day == second
    await daily.run_due(clock())
    state = await daily.start_attempt(
        await daily.current(), OWNER, word="1", from_guild=None, guild_id=None, channel_id=77, locale="en"
    )
    assert (state.daily, state.sealed_until) == (second, ends(second))
    assert state.seed is None


# --- backups ---


@pytest.mark.stress
async def test_there_is_one_backup_a_day_whatever_the_clock_says(
    service: Service, database_url: str, tmp_path: Path, clock: Clock
) -> None:
    folder = tmp_path / "safe"

    async def day() -> int:
        """Return how many backups a day brings, checked every hour."""
        before = {each.path for each in backups(folder)}
        for _ in range(24):
            clock.pass_by(hours=1)
            await daily_backups.run_due(clock())
        return len({each.path for each in backups(folder)} - before)

    daily_backups = DailyBackups(database_url, folder, keep=5)
    await daily_backups.run_due(clock())
    assert await day() == 1
    clock.pass_by(hours=-6, minutes=-13)
    assert [await day(), await day()] == [0, 1], "the day that has its backup gets no other"
    clock.pass_by(days=40)
    assert await day() in {1, 2}
    clock.pass_by(days=-40)
    assert await day() in {1, 2}
    for _ in range(3):
        assert await day() == 1
    assert len(backups(folder)) == 5
    assert all(each.begun_at <= clock() for each in backups(folder)), "what says a time to come goes first"


# --- intervals are not measured by the wall clock ---

_WALL = {"now", "_now", "wall", "utcnow"}
CALLS = {
    "bot/runtime/clock.py": "the clock itself",
    "bot/local/page.py": "the local page's world goes by this machine",
    "bot/local/server.py": "the local page's world goes by this machine",
}
KEPT = {
    ("bot/runtime/clock.py", "_said"): "what Discord said, with when by the clock that goes on",
    (
        "bot/runtime/scheduler.py",
        "_alarms",
    ): "when something is due; at the heartbeat all are called whatever these say",
    ("bot/runtime/scheduler.py", "_again"): "when something is due; at the heartbeat all are called whatever these say",
    ("bot/delivery/empty_threads.py", "_next"): "when threads are looked at again; after a leap back they are at once",
    ("bot/delivery/quiet.py", "_seen"): "stored signs of life; a clock put back gives nothing back and takes nothing",
    ("bot/delivery/quiet.py", "_lost"): "since when a shard is away; a clock put back takes nothing from anybody",
    ("bot/delivery/outages.py", "_since"): "with when by the clock that goes on: since when a storm lasts",
    ("bot/runtime/backups.py", "_waits_until"): "not believed when it lies further ahead than anything waits",
}
SUBTRACTED = {
    ("bot/play/first_screen.py", "_times"): "of the clock that never leaps: how old the known minutes of games are",
    ("bot/delivery/outages.py", "met"): "stored: an outage counts from a minute before, when nothing was sent",
    ("bot/chances/plan_search.py", "_spend"): "of the clock that never leaps: what was looked ahead within the hour",
    ("bot/delivery/empty_threads.py", "run_due"): "of two looks: after a leap back the next one is made at once",
    ("bot/delivery/empty_threads.py", "_may_be"): "since Discord opened a thread, whose id has the time: a day or more",
    ("bot/matches/hints.py", "_young"): "since Discord made an account, whose id has the time: shown in days",
    ("bot/battles/trials.py", "_spend"): "of the clock that never leaps: the trials begun within the hour",
    ("bot/chances/service.py", "_spend"): "of the clock that never leaps: what was asked for within the hour",
    ("bot/tournaments/players.py", "past_of"): "stored: who left a tournament within a year",
    ("bot/tournaments/own_games.py", "_playing"): "stored: which tournaments were closed lately",
    ("bot/app.py", "setup_hook"): "told to whoever runs the bot",
    ("bot/voting/messages.py", "poll_of"): "what Discord is told of a stored end",
    ("bot/cli/doctor.py", "_clock"): "told to whoever runs the bot",
    ("bot/games/seed_texts.py", "moment"): "told: whether a time is said with its day",
    ("bot/cli/doctor.py", "_times"): "told to whoever runs the bot",
    (
        "bot/boards/delivery.py",
        "_living",
    ): "the age of a message on Discord, which refuses the edit if it is older than that",
    ("bot/delivery/attempts.py", "stop"): "stored: what could not be brought for a day is given up",
    (
        "bot/sides/window_messages.py",
        "_blocks",
    ): "told: a window's bar is never longer than all of it",
    ("db/sides.py", "used"): "stored: for how long a side could have answered, never less than nothing",
    ("bot/games/holidays.py", "_away"): "stored: how long a question is still open; put back, it waits for the holiday",
    ("db/holidays.py", "recent"): "stored: holidays that may still run; put back, none is left out",
    ("db/holidays.py", "prune"): "stored: rows are deleted after a year",
    ("db/puzzles.py", "begin"): "stored: a search that did not end is begun again after an hour",
    ("db/puzzles.py", "keep"): "stored: puzzles go after thirty days",
    ("db/holidays.py", "_of"): "stored: the holidays of a year",
    ("db/holidays.py", "_used"): "stored: the days of a year",
    ("bot/players/handlers.py", "_expect_movable"): "stored: since when a channel is closed, which must be long ago",
    ("bot/sides/closed_channels.py", "run_due"): "stored: since when a channel is closed, which must be long ago",
    ("bot/games/gate.py", "is_late"): "stored: a week in which a board was there",
    ("bot/delivery/quiet.py", "_reread"): "stored: what is known of absences for days",
    ("bot/delivery/quiet.py", "missing"): "stored: since when a shard was seen no more",
    ("db/quiet.py", "seen"): "stored: since when a shard was seen no more; put back it gives nothing and takes nothing",
    ("db/quiet.py", "barred"): "stored: whether a shard was seen a moment ago",
    ("db/quiet.py", "give_back"): "stored: rows are forgotten after days",
    ("bot/ui/days_and_hours.py", "read_moment"): "typed: a day must lie within some years",
    ("bot/boards/delivery.py", "recover"): "stored: rows are forgotten after days",
    ("bot/daily/service.py", "_enqueue_opening"): "stored: an hour into a day its opening waits no longer",
    ("bot/daily/service.py", "left"): "how long until a calendar's day is over",
    ("bot/privacy/removed_servers.py", "run_due"): "stored: a server's data goes after thirty days",
    ("benchmarks/load/seed_database.py", "_copy_games"): "the load bench makes rows",
    ("bot/local/page.py", "_catch_up"): "the local page's clock runs after this machine's",
    ("bot/play/challenges.py", "too_often"): "stored: games of the two within thirty days",
    ("bot/matches/lobby.py", "_is_live"): "stored: a live game is listed for an hour after its last decision",
    ("bot/matches/worker.py", "run_due"): "stored: closed challenges go after thirty days",
    ("bot/delivery/notices.py", "run_due"): "stored: rows are forgotten after days",
    (
        "bot/voting/closing.py",
        "_calendar_due",
    ): "whether a calendar posts in a moment: a board more or less",
    ("bot/voting/ballot.py", "sleeps"): "stored: a vote sleeps after a silent day, and wakes at a press",
    ("bot/voting/service.py", "_is_late"): "how long until a campaign's calendar decides",
    ("bot/campaigns/days.py", "without_late_day"): "how long until the calendar's next day",
    ("bot/voting/closing.py", "sent"): "stored: a vote that came late is open for its window from then on",
    ("bot/voting/closing.py", "show_time"): "how often a ballot is edited: what waits is put right after a leap",
    ("bot/runtime/scheduler.py", "_set"): "until something is due; never longer than the heartbeat",
    ("bot/runtime/metrics.py", "read"): "a figure for whoever runs the bot",
    ("bot/spectating/messages.py", "handle_problem"): "stored: who cannot be told is let go after days",
    ("db/storage/leases.py", "claimable"): "stored: since when something is due that another process should do first",
    ("db/cluster.py", "_remove_dead"): "signs of life, by the clock of the one server",
    ("db/cluster.py", "_lost"): "signs of life, by the clock of the one server",
}
"""The functions that subtract wall-clock times, with the reason why a wrong interval after a leap does no harm."""


def modules() -> Iterator[tuple[str, Path]]:
    for folder in ("bot", "db", "benchmarks"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), path


def within(node: ast.AST, function: str = "") -> Iterator[tuple[ast.AST, str]]:
    """Yield every node with its enclosing function."""
    for child in ast.iter_child_nodes(node):
        name = child.name if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef) else function
        yield child, name
        yield from within(child, name)


def is_wall(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return (getattr(node.func, "attr", None) or getattr(node.func, "id", None)) in _WALL
    return isinstance(node, ast.Name) and node.id == "now"


def test_only_the_clock_module_reads_the_machines_clock() -> None:
    asked = {("datetime", "now"), ("datetime", "utcnow"), ("datetime", "today"), ("date", "today"), ("time", "time")}
    found = set()
    words = {word for _, word in asked}
    for path, module in modules():
        for node in nodes(module):
            near = isinstance(node, ast.Attribute) and node.attr in words
            if near and (ast.unparse(node.value).rpartition(".")[2], node.attr) in asked:  # type: ignore[attr-defined]
                found.add(path)
            if isinstance(node, ast.ImportFrom) and node.module == "discord.ext" and path != "bot/runtime/clock.py":
                assert "tasks" not in [each.name for each in node.names], f"{path}: its loops go by the wall"
            if isinstance(node, ast.Attribute) and node.attr == "utcnow":
                found.add(path)
    assert found == set(CALLS)


def test_no_module_keeps_a_wall_clock_time_in_memory() -> None:
    found = {
        (path, node.target.attr)
        for path, module in modules()
        for node in nodes(module)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and "datetime" in ast.unparse(node.annotation)
        and "Callable" not in ast.unparse(node.annotation)
    }
    assert found == set(KEPT)


def test_no_module_measures_an_interval_by_the_wall_clock() -> None:
    found = {
        (path, function)
        for path, module in modules()
        if any(isinstance(node, ast.Sub) for node in nodes(module))
        for node, function in within(tree(module))
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Sub) and (is_wall(node.left) or is_wall(node.right))
    }
    found -= {
        ("benchmarks/load/bot_process.py", "live"),
        ("bot/runtime/loop_watch.py", "_feel"),
    }  # metrics of other clocks with these names
    assert found == set(SUBTRACTED)
