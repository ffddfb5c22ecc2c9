"""The command `siegemaster doctor`: checks everything that the bot needs."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import zoneinfo
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import BrokenExecutor
from email.utils import parsedate_to_datetime
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import aiohttp
import discord
import typer
from sqlalchemy.engine import make_url

import engine.games
import render.games
from bot.boards.drawing_processes import Board, draw
from bot.boards.drawing_queue import DrawingQueue
from bot.chances.calls import NobodyComputes
from bot.chances.own_process import ProcessFailed
from bot.chances.pool import ComputingPool, NoProcesses
from bot.chances.simulating import try_out
from bot.cli.output import say
from bot.cli.run import read_settings
from bot.players.wrong_place import POSTING
from bot.replays.drawing import SECONDS, Job, project
from bot.runtime import clock
from bot.runtime.safe_errors import described, placed
from bot.runtime.settings import Settings
from bot.runtime.worker_processes import LIMIT, WorkerProcesses
from db import Database, DatabaseError
from db.maintenance import backup_proofs
from db.maintenance.backup_proofs import read_all
from db.maintenance.backups import backups, expect_ready
from db.maintenance.table_sums import expect_none_damaged
from db.maintenance.upgrade_rehearsal import reading_only
from db.storage import private_files
from db.storage.database import version_of
from db.storage.times import latest
from engine.core.chances.playing_on import TRIALS
from engine.core.replay import Recording
from engine.core.save import dump, new_game
from render.language import spoken

Verdict = Literal["ok", "warn", "fail"]

API = "https://discord.com/api/v10"
_ROOM = 500 * 1024 * 1024
"""Free disk space below this number of bytes is reported."""
_DRIFT = 5.0
"""The maximum difference in seconds between this machine's clock and Discord's."""
_REMEDY = (
    "SIGSYS means a filter of system calls (SystemCallFilter of a service), SIGKILL usually too little memory "
    "(MemoryMax); the unit in deploy/ allows enough"
)
_AWAY = {HTTPStatus.BAD_GATEWAY, HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.GATEWAY_TIMEOUT}
_SHAPE = 3
_NAMED = 5
_SERVERS = 200
"""The number of servers that Discord lists in one response."""


class Finding(NamedTuple):
    """The result of one check: its verdict, what was checked, and advice."""

    verdict: Verdict
    about: str
    said: str


def doctor(
    *,
    database: Annotated[
        str | None, typer.Option("--database", metavar="PATH", help="The database: a path or a URL.")
    ] = None,
    offline: Annotated[bool, typer.Option("--offline", help="Do not ask Discord.")] = False,
) -> None:
    """Check the token, permissions, database, fonts, clock and disk space, and say what to do.

    The command changes nothing.
    """
    settings = read_settings(database=database)
    findings = asyncio.run(examine(settings, offline=offline))
    for finding in findings:
        say(f"{finding.verdict:4}  {finding.about:12} {finding.said}")
    if any(finding.verdict == "fail" for finding in findings):
        raise typer.Exit(1)


async def examine(settings: Settings, *, offline: bool = False) -> list[Finding]:
    """Return the results of all checks, in the order in which a starting bot needs them."""
    checks: list[Callable[[Settings], Awaitable[list[Finding]]]] = [
        _database,
        _times,
        _backups,
        _modes,
        _disk,
        _pictures,
        processes,
        machines,
        _zones,
        _activity,
        monitoring,
    ]
    if not offline:
        checks += [_clock, board_page, _discord]
    return [finding for check in checks for finding in await check(settings)]


# --- this machine ---


async def _database(settings: Settings) -> list[Finding]:
    try:
        found, head = await version_of(settings.database)
    except DatabaseError as error:
        return [Finding("fail", "database", f"{error}: repair it, or set SIEGEMASTER_DATABASE to another one")]
    if found is None:
        return [Finding("ok", "database", "there is none yet; the first start makes it")]
    if found == head:
        return [Finding("ok", "database", f"its tables are of this version ({head})"), await _rows(settings)]
    if found > head:
        return [
            Finding(
                "fail",
                "database",
                f"a newer version of the program has used it ({found}; this one has {head}): update this one",
            )
        ]
    problem = f"its tables are older ({found}) and will be updated ({head}): make a backup first"
    return [Finding("warn", "database", problem)]


async def _rows(settings: Settings) -> Finding:
    """Return a finding about whether all rows are undamaged. On a large database this takes minutes."""
    try:
        sums, damaged = await read_all(settings.database)
        expect_none_damaged(damaged)
    except DatabaseError as error:
        return Finding("fail", "rows", f"{error}: check whether an earlier backup is intact, and check the disk")
    count, games = sum(each.rows for each in sums), next((each.rows for each in sums if each.table == "game"), 0)
    return Finding("ok", "rows", f"{count} can be read; the logs of {games} games are complete")


async def _times(settings: Settings) -> list[Finding]:
    """Report times in the database that lie in the future."""
    try:
        found, head = await version_of(settings.database)
        if found is None or found != head:
            return []
        database = Database(await reading_only(settings.database))
        try:
            seen = await latest(database)
        finally:
            await database.close()
    except DatabaseError:
        return []  # another check reports it
    if seen is None or seen - clock.now() <= clock.DRIFT:
        return []
    behind = clock.signed(seen - clock.now())
    problem = (
        f"it is {behind} behind the latest time in the database: it was set back, or was ahead before; turn on NTP"
    )
    return [Finding("warn", "clock", problem)]


async def _newest(folder: Path) -> list[Finding]:
    """Return a finding that says whether the newest backup matches its checksums; empty without a backup."""
    newest = next(iter(backups(folder)), None)
    if newest is None:
        return []
    try:
        carried = await asyncio.to_thread(backup_proofs.examine, newest.path)
    except DatabaseError as error:
        return [Finding("fail", "backups", f"{newest.path}: {error}: make another one, and check the disk")]
    if not carried:
        return [Finding("ok", "backups", f"{newest.path} can be read; an earlier version made it, without checksums")]
    return [Finding("ok", "backups", f"{newest.path} matches its checksums")]


async def _backups(settings: Settings) -> list[Finding]:
    if settings.backups is None:
        return [Finding("warn", "backups", "there are none: set SIEGEMASTER_BACKUPS to a folder, for one every night")]
    try:
        await expect_ready(settings.database)
    except DatabaseError as error:
        problem = f"they would fail ({error}): install PostgreSQL's client programs, no older than the server"
        return [Finding("fail", "backups", problem)]
    folder = settings.backups.absolute()
    if not os.access(_there(folder), os.W_OK):
        return [
            Finding("fail", "backups", f"{_there(folder)} cannot be written to: make the bot the owner of {folder}")
        ]
    return [Finding("ok", "backups", f"one every night in {folder}"), *await _newest(folder)]


async def _modes(settings: Settings) -> list[Finding]:
    """Return findings about files that other users can read or replace."""
    findings, files = [], []
    for what, folder in _kept(settings):
        if not folder.is_dir():
            continue
        if private_files.others_may_write(folder):
            problem = f"other users can write to the folder of {what}: chmod 700 {folder}"
            findings.append(Finding("warn", "files", problem))
        files += [path for path in _ours(settings, folder) if private_files.open_to_others(path)]
    if files:
        named = ", ".join(str(path) for path in files[:_NAMED]) + (" …" if len(files) > _NAMED else "")
        problem = (
            f"other users of this machine can read {named}: chmod 600 them (the next start or backup does the same)"
        )
        findings.append(Finding("warn", "files", problem))
    return findings or [Finding("ok", "files", "no other user of this machine can read them")]


def _kept(settings: Settings) -> Iterator[tuple[str, Path]]:
    """Yield the name and path of each folder that contains data."""
    return ((what, folder) for what, folder in _folders(settings) if what != "pictures")


def _ours(settings: Settings, folder: Path) -> Iterator[Path]:
    """Yield the bot's files in a folder: the database, SQLite's files next to it, and backups."""
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database and Path(url.database).absolute().parent == folder:
        database = Path(url.database).absolute()
        yield from private_files.with_sides(database)
        yield from private_files.with_sides(database.with_name(f"{database.name}.before-restore"))
        yield from private_files.with_sides(database.with_name(f"{database.name}.local.json"))
    yield from (backup.path for backup in backups(folder))


def _folders(settings: Settings) -> Iterator[tuple[str, Path]]:
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database:
        yield "games", Path(url.database).absolute().parent
    if settings.backups is not None:
        yield "backups", settings.backups.absolute()
    yield "pictures", Path(tempfile.gettempdir())


def _there(folder: Path) -> Path:
    """Return `folder`, or its nearest parent that exists."""
    return next(path for path in (folder, *folder.parents) if path.exists())


async def _disk(settings: Settings) -> list[Finding]:
    findings = []
    for what, folder in _folders(settings):
        there = _there(folder)
        free = shutil.disk_usage(there).free
        size = f"{free / 1024 / 1024:,.0f} MiB free for {what} in {there}"
        if free < _ROOM:
            findings.append(Finding("warn", "disk", f"only {size}: free some space"))
        else:
            findings.append(Finding("ok", "disk", size))
    return findings


async def _pictures(settings: Settings) -> list[Finding]:
    """Test whether a first board of each game can be drawn, and return findings."""
    findings = []
    for name in engine.games.names():
        rules = engine.games.find(name)
        view = rules.view(new_game(rules, seed="", options={}).world)
        try:
            drawn = await asyncio.to_thread(spoken, settings.locale, partial(render.games.find(name).picture, view))
        except Exception as error:
            problem = f"a board of {name} cannot be drawn ({placed(error)}): install the program again"
            findings.append(Finding("fail", "pictures", problem))
        else:
            findings.append(Finding("ok", "pictures", f"a board of {name} is drawn ({len(drawn) // 1024} KiB)"))
    return findings


async def processes(settings: Settings) -> list[Finding]:
    """Test one worker process of each kind, and return the findings."""
    system = engine.games.names()[0]
    rules = engine.games.find(system)
    first = new_game(rules, seed="", options={})

    async def compute_chances() -> None:
        pool = ComputingPool(min(1, settings.reckoners), DrawingQueue)
        try:
            side = first.ask.side if first.ask is not None and len(rules.sides) > 1 else None
            await pool.quickly(try_out, system, dump(first.save).decode(), side, TRIALS[0])
        except NoProcesses as error:
            raise NoProcesses(pool.trouble() or "") from error
        finally:
            pool.close()

    async def draw_board() -> None:
        workers = WorkerProcesses(1, kind="drawing")
        board = Board(
            system=system,
            method="picture",
            view=rules.view(first.world),
            events=(),
            locale=settings.locale,
            look="chart",
        )
        try:
            pool = await workers.begin(engine.games.names)
            await asyncio.wait_for(asyncio.wrap_future(pool.submit(draw, board)), LIMIT)
        except (BrokenExecutor, OSError, RuntimeError) as error:
            workers.ended(error)
            raise NoProcesses(workers.problem) from error
        finally:
            workers.close()

    async def replay() -> None:
        recording = Recording(system=system, seed="", options={}, entries=())
        job = Job(recording=recording, period=None, locale=settings.locale, most=1)
        await ComputingPool(0, DrawingQueue).apart(project, job, seconds=SECONDS)

    findings = []
    for what, work in (("computes chances", compute_chances), ("draws boards", draw_board), ("draws replays", replay)):
        try:
            await work()
        except (NoProcesses, ProcessFailed, OSError) as error:
            problem = f"the one that {what} does not work ({error}): {_REMEDY}"
            findings.append(Finding("fail", "processes", problem))
        else:
            findings.append(Finding("ok", "processes", f"the one that {what} works"))
    return findings


async def machines(settings: Settings) -> list[Finding]:
    """Return findings about the other machines that compute for the bot; empty if none are used."""
    if not settings.queue:
        return []
    try:
        from bot.chances.elsewhere import Elsewhere
    except ImportError as error:
        return [Finding("fail", "queue", f"it needs {error.name}: install siegemaster[queue]")]
    queue = Elsewhere(settings.database)
    try:
        if await queue.is_anybody_there():
            return [Finding("ok", "queue", "another machine computes")]
    except NobodyComputes:
        problem = "its tables cannot be read or made: let the database's user create a schema"
        return [Finding("fail", "queue", problem)]
    finally:
        await queue.close()
    return [Finding("warn", "queue", "no other machine computes: start `siegemaster compute` on one")]


async def _zones(_: Settings) -> list[Finding]:
    try:
        zoneinfo.ZoneInfo("Europe/Rome")
    except zoneinfo.ZoneInfoNotFoundError:
        return [Finding("fail", "time zones", "there are none on this machine: install the package tzdata")]
    return [Finding("ok", "time zones", f"{len(zoneinfo.available_timezones())} are known")]


async def _activity(settings: Settings) -> list[Finding]:
    """Check whether Discord can reach the page of the Activity, and return the findings."""
    if settings.activity_secret is None:
        return []
    missing = [
        name
        for name, value in (("SIEGEMASTER_WEB_PORT", settings.web_port), ("SIEGEMASTER_WEB_URL", settings.web_url))
        if value is None
    ]
    if missing:
        return [Finding("fail", "activity", f"Discord cannot reach the board's page: set {' and '.join(missing)}")]
    return [Finding("ok", "activity", f"Discord shows the board's page at {settings.web_url}")]


async def monitoring(settings: Settings) -> list[Finding]:
    """Return a finding that says whether monitoring reads the metrics of this bot."""
    port = settings.vitals_port
    if not port:
        return []
    try:
        async with _asking() as session, session.get(f"http://127.0.0.1:{port}/metrics") as response:
            body = await response.text()
    except (aiohttp.ClientError, OSError, ValueError):
        return [Finding("ok", "monitoring", f"port {port} is free; the bot will serve its figures there")]
    if "siegemaster_" not in body:
        problem = f"another program answers on port {port}: set another SIEGEMASTER_VITALS_PORT"
        return [Finding("fail", "monitoring", problem)]
    return [Finding("ok", "monitoring", f"the bot serves its figures on port {port}")]


# --- other machines ---


async def board_page(settings: Settings) -> list[Finding]:
    """Check whether the public address of the board page leads to the bot, and return the findings."""
    port, url = settings.web_port, str(settings.web_url or "").rstrip("/")
    if port is None:
        problem = "SIEGEMASTER_WEB_URL is set, but the page is not served: set SIEGEMASTER_WEB_PORT"
        return [Finding("fail", "board's page", problem)] if url else []
    if not url:
        problem = (
            f"only this machine can open it: put a reverse proxy in front of port {port} (deploy/Caddyfile or "
            "deploy/nginx.conf) and set SIEGEMASTER_WEB_URL"
        )
        return [Finding("warn", "board's page", problem)]
    try:
        async with _asking() as session, session.get(f"{url}/b/file/board.js", allow_redirects=False) as response:
            status = response.status
    except (aiohttp.ClientError, OSError) as error:
        problem = f"{url} cannot be reached ({described(error)}): check the name, the certificate and the reverse proxy"
        return [Finding("fail", "board's page", problem)]
    if status in _AWAY:
        problem = (
            f"the reverse proxy answers, but the bot does not ({status}): start the bot, or correct the proxy's port"
        )
        return [Finding("warn", "board's page", problem)]
    if status != HTTPStatus.OK:
        problem = f"{url} answers with status {status}: the reverse proxy must hand on everything, without its own path"
        return [Finding("fail", "board's page", problem)]
    return [Finding("ok", "board's page", f"{url} leads to the bot")]


def _asking() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=10))


# --- Discord ---


async def _clock(_: Settings) -> list[Finding]:
    try:
        async with _asking() as session, session.get(f"{API}/gateway") as response:
            theirs = parsedate_to_datetime(response.headers["Date"])
    except (aiohttp.ClientError, OSError, KeyError, ValueError) as error:
        problem = f"Discord cannot be reached ({described(error)}): check the network and the proxy"
        return [Finding("fail", "network", problem)]
    drift = (clock.now() - theirs).total_seconds()
    if abs(drift) > _DRIFT:
        problem = f"this machine's clock is {drift:+.0f} s off: turn on NTP, or campaigns post at the wrong time"
        return [Finding("warn", "clock", problem)]
    return [Finding("ok", "clock", "it agrees with Discord's")]


async def _discord(settings: Settings) -> list[Finding]:
    if settings.token is None:
        return [Finding("warn", "token", "there is none: the bot runs on a local page. For Discord, set DISCORD_TOKEN")]
    token = settings.token.get_secret_value()
    if len(token.split(".")) != _SHAPE:
        problem = (
            "it does not look like a bot's token (three parts with dots between): copy it again from Bot > Reset Token"
        )
        return [Finding("fail", "token", problem)]
    client = discord.Client(intents=discord.Intents.none())
    try:
        await client.login(token)
        return await _known(client)
    except discord.LoginFailure:
        return [Finding("fail", "token", "Discord refuses it: get a new one (developer portal, Bot > Reset Token)")]
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        return [Finding("fail", "token", f"Discord did not answer ({described(error)}): try again later")]
    finally:
        await client.close()


async def _known(client: discord.Client) -> list[Finding]:
    assert client.user is not None
    findings = [Finding("ok", "token", f"Discord knows the bot, its id is {client.user.id}")]
    servers = await client.http.get_guilds(_SERVERS)
    many = f"at least {_SERVERS}; only {_SERVERS} are checked" if len(servers) == _SERVERS else str(len(servers))
    findings.append(Finding("ok", "servers", f"it is on {many}"))
    for server in servers:
        held = discord.Permissions(int(server["permissions"]))
        missing = [name for name, wanted in POSTING if wanted and not getattr(held, name)]
        if missing and not held.administrator:
            problem = f"server {int(server['id'])}: the bot's role there has no {', '.join(missing)}; grant it"
            findings.append(Finding("warn", "permissions", problem))
    return findings
