"""Canaries: secrets are put into every error's text and variables, and must not appear in any output.

The real bot fails in one place after the other. Then all outputs are searched: the log as JSON and as text, standard
error, the users' messages, the metrics, stored errors, files.
"""

from __future__ import annotations

import asyncio
import gc
import io
import json
import logging
import sqlite3
import sys
import threading
import warnings
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn

import aiohttp
import discord
import pytest
import sqlalchemy as sa
import yarl
from support.discord_play import PlayServer, text

import bot.history.cog
import bot.runtime.backups
from bot.chances.own_process import ProcessFailed
from bot.games.errors import DeliveryDelayed, ServiceError
from bot.records.cog import RecordsCog
from bot.runtime import logging_setup
from bot.runtime.backups import DailyBackups
from bot.runtime.loop_watch import LoopWatch
from bot.runtime.metrics import HealthServer
from db.notices import Notice
from db.schema.community import campaign, notice
from db.schema.games import outbox
from db.storage.errors import DatabaseUnusable

NOW = datetime(2026, 1, 1, tzinfo=UTC)
SEED = "canary-seed-4711"
DECK = "canary-card-17,canary-card-3,canary-card-40"
DISPLAY, USER = "Canary Display", "canaryuser"
GUILD, CHANNEL = "Canary Legation", "canary-channel"
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OQ.GabcdE.abcdefghijklmnopqrstuvwxyz0123456789AB"
INTERACTION = "aW50ZXJhY3Rpb246Y2FuYXJ5OkFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaQUJDREVGR0hJSktM"
BODY = "canary-body"

Patch = Callable[..., None]


class Cage:
    """A guild's canaries, the outputs to search, and errors that contain all canaries."""

    def __init__(self, server: PlayServer) -> None:
        self.server = server
        self.guild = server.env.create_guild(GUILD)
        self.channel = self.guild.create_text_channel(CHANNEL)
        self.user = server.env.create_user(USER, global_name=DISPLAY)
        self.alice = self.guild.add_member(self.user, nick=f"{DISPLAY} II")
        self.person = str(self.alice.id)
        self.json, self.text = io.StringIO(), io.StringIO()
        self.raised = 0

    @property
    def secrets(self) -> tuple[str, ...]:
        return (SEED, "canary-card", DISPLAY, USER, GUILD, CHANNEL, TOKEN, INTERACTION, BODY, self.person)

    @property
    def all(self) -> str:
        return " ".join((*self.secrets, DECK))

    def fault(self, kind: str = "plain") -> Exception:
        """Return an error with every canary in its text, its notes, its causes."""
        self.raised += 1
        every = self.all
        url = yarl.URL(f"https://discord.com/api/v10/webhooks/{self.person}/{INTERACTION}/messages?x={SEED}")
        response = SimpleNamespace(status=400, reason=every, headers={}, url=url, method="POST")
        made: dict[str, Callable[[], Exception]] = {
            "plain": lambda: RuntimeError(every),
            "http": lambda: discord.HTTPException(response, {"code": 50035, "message": every, "errors": {}}),  # type: ignore[arg-type]
            "url": lambda: aiohttp.ClientResponseError(
                aiohttp.RequestInfo(url, "POST", SimpleNamespace(), url),  # type: ignore[arg-type]
                (),
                status=500,
                message=every,
            ),
            "sql": lambda: sa.exc.OperationalError(
                f"INSERT INTO game VALUES ('{every}')", {"seed": every}, sqlite3.OperationalError(every)
            ),
            "os": lambda: PermissionError(13, every, every),
            "database": lambda: DatabaseUnusable(every),
            "delayed": lambda: DeliveryDelayed("abcdefgh", detail=every),
            "group": lambda: ExceptionGroup(every, [RuntimeError(every), ValueError(self.alice, every)]),
            "process": lambda: ProcessFailed(every),
            "named": lambda: type("Strange", (Exception,), {"status": every, "code": every, "game_id": every})(every),
        }
        error = made[kind]()
        error.add_note(every)
        error.__cause__ = KeyError(every)
        return error

    def boom(self, kind: str = "plain") -> Callable[..., NoReturn]:
        def boom(*_: object, **__: object) -> NoReturn:
            seed, deck, name, token = SEED, DECK, DISPLAY, TOKEN  # as the real variables on the way
            raise self.fault(kind) from KeyError(seed, deck, name, token)

        return boom

    def later(self, kind: str = "plain") -> Callable[..., Awaitable[NoReturn]]:
        boom = self.boom(kind)

        async def later(*_: object, **__: object) -> NoReturn:
            boom()

        return later

    def sinks(self) -> dict[str, str]:
        reply = [text(message) for channel in self.server.env.backend.messages for message in self.messages(channel)]
        # Messages to others name a person by mention.
        shown = "\n".join(reply).replace(f"<@{self.person}>", "")
        return {"json": self.json.getvalue(), "text": self.text.getvalue(), "messages": shown}

    def messages(self, channel_id: int) -> list[Any]:
        stored = self.server.env.backend.messages[channel_id]
        return list(stored.values())

    def told(self) -> int:
        """Count the lines for whoever runs the bot; what libraries write while they work tells nobody of a fault."""
        return sum(json.loads(line)["level"] != "debug" for line in self.json.getvalue().splitlines())

    def found(self, sinks: dict[str, str]) -> list[str]:
        return [f"{secret} in {name}" for name, said in sinks.items() for secret in self.secrets if secret in said]


@pytest.fixture
def cage(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> Iterator[Cage]:
    cage = Cage(server)
    root = logging.getLogger()
    kept, level = root.handlers[:], root.level
    hooks = sys.excepthook, sys.unraisablehook, threading.excepthook, warnings.showwarning
    # The handlers do not receive the secrets: they must hide them without knowing them.
    root.handlers[:] = [logging_setup.handler(cage.json, form="json"), logging_setup.handler(cage.text, form="text")]
    root.setLevel(logging.DEBUG)
    logging_setup.catch()
    yield cage
    sys.excepthook, sys.unraisablehook, threading.excepthook, warnings.showwarning = hooks
    root.handlers[:] = kept
    root.setLevel(level)


# --- the errors: each is caused in one place of the bot ---

Fault = Callable[[Cage, Patch], Awaitable[None]]
FAULTS: dict[str, Fault] = {}


def fault(do: Fault) -> Fault:
    FAULTS[do.__name__] = do
    return do


async def slash(cage: Cage, *words: str, **options: Any) -> None:
    await cage.alice.slash(cage.channel, *words, **options)


async def press(cage: Cage, label: str) -> None:
    await cage.server.press(cage.channel, label, cage.alice)


@fault
async def a_decision_by_a_button(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.service, "decide", cage.later())
    await press(cage, "Done")


@fault
async def a_decision_by_a_command(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.service, "auto", cage.later("group"))
    await slash(cage, "siege auto", scope="day")


@fault
async def the_database_refuses(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.service.store, "commit", cage.later("sql"))
    await press(cage, "Done")


@fault
async def the_database_cannot_be_read(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.service, "in_channel", cage.later("database"))
    await slash(cage, "siege status")


@fault
async def the_courier_makes_no_board(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.board_delivery._board, "post", cage.later())
    await press(cage, "Done")
    await cage.server.bot.context.board_delivery.run_due(NOW + timedelta(days=400))


@fault
async def the_courier_is_refused(cage: Cage, patch: Patch) -> None:
    patch(discord.abc.Messageable, "send", cage.later("http"))
    patch(discord.Message, "edit", cage.later("http"))
    patch(discord.PartialMessage, "edit", cage.later("http"))
    await slash(cage, "siege auto", scope="phase")
    game = await state(cage)
    with suppress(ServiceError):
        await cage.server.bot.context.board_delivery.refresh(game.id)
    await cage.server.bot.context.service.auto(game.id, version=game.version, scope="phase", actor=cage.alice.id)
    await cage.server.bot.context.board_delivery.bring(game.id)


async def state(cage: Cage) -> Any:
    return await cage.server.state(cage.channel)


@fault
async def a_board_is_not_drawn(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.find(cage.server.game), "picture", cage.boom("os"))
    cage.server.bot.context.boards.pictures._drawn.clear()
    await slash(cage, "siege board")


@fault
async def a_suggestion(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.service.roster, "game", cage.later())
    patch(cage.server.bot.context.service, "in_channel", cage.later())
    patch(type(cage.server.bot.context), "here", cage.later())
    with suppress(Exception):
        await cage.alice.autocomplete(cage.channel, "siege move", "from", "g")


@fault
async def a_menu_of_the_board(cage: Cage, patch: Patch) -> None:
    cage.server.bot.router.replace("go", cage.later("named"))
    await press(cage, "Move")


@fault
async def an_answer_that_cannot_be_given(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.context.service, "auto", cage.later())
    patch(discord.InteractionResponse, "send_message", cage.later("http"))
    patch(discord.Webhook, "send", cage.later("url"))
    await slash(cage, "siege done")


@fault
async def a_round(cage: Cage, patch: Patch) -> None:
    for kind in ("plain", "database", "group"):
        patch(cage.server.bot.context.scheduler, "_jobs", {"canaries": cage.later(kind)})
        await cage.server.bot.context.scheduler.go()


@fault
async def a_campaign(cage: Cage, patch: Patch) -> None:
    from bot.campaigns.service import CampaignService

    # Bots of earlier tests may not be collected yet.
    ours = cage.server.bot.database
    (tended,) = [
        each for each in gc.get_objects() if isinstance(each, CampaignService) and each.stored.database is ours
    ]
    patch(tended, "_tried", cage.later())
    await tended._tend((await state(cage)).id)
    patch(tended, "_tried", cage.later("delayed"))
    await tended._tend((await state(cage)).id)


@fault
async def a_vote(cage: Cage, patch: Patch) -> None:
    from bot.voting.handlers import VotingHandlers

    patch(VotingHandlers, "_owned", cage.later())
    patch(VotingHandlers, "_open_vote_lines", cage.later())
    await slash(cage, "vote now")
    await slash(cage, "vote status")
    patch(cage.server.bot.context.board_delivery, "refresh", cage.later("database"))
    await cage.server.bot.polls._show_on_board((await state(cage)).id, "")


@fault
async def the_siege_of_the_day(cage: Cage, patch: Patch) -> None:
    from bot.daily.service import DailyService

    patch(DailyService, "made", cage.later())
    await slash(cage, "daily status")
    ours = cage.server.bot.database
    (daily,) = [each for each in gc.get_objects() if isinstance(each, DailyService) and each.days.database is ours]
    patch(daily, "_verdict", cage.later())
    patch(daily.days, "claim", _one(SimpleNamespace(game_id="abcdefgh", day="2026-01-01")))
    await daily._replay_one(NOW)


def _one(what: Any) -> Callable[..., Awaitable[Any]]:
    async def given(*_: object, **__: object) -> Any:
        return what

    return given


@fault
async def what_is_stored_about_somebody(cage: Cage, patch: Patch) -> None:
    from db.privacy import Privacy

    patch(Privacy, "counts", cage.later("sql"))
    patch(Privacy, "personal_data", cage.later("sql"))
    await slash(cage, "privacy show")
    await slash(cage, "privacy show", file=True)
    await slash(cage, "privacy delete")


@fault
async def the_records(cage: Cage, patch: Patch) -> None:
    patch(RecordsCog, "_any", cage.later())
    await slash(cage, "records me")
    patch(RecordsCog, "_any", cage.later("sql"))
    await slash(cage, "records server")


@fault
async def a_backup(cage: Cage, patch: Patch) -> None:
    patch(bot.runtime.backups, "back_up", cage.later("os"))
    daily_backups = DailyBackups("sqlite+aiosqlite:///nowhere.db", Path("nowhere"), keep=1)
    patch(cage.server.bot.context.scheduler, "_jobs", {"backups": daily_backups.run_due})
    await cage.server.bot.context.scheduler.go()


@fault
async def an_export(cage: Cage, patch: Patch) -> None:
    patch(bot.history.cog, "full_record", cage.later())
    await slash(cage, "siege export")


@fault
async def a_replay(cage: Cage, patch: Patch) -> None:
    patch(cage.server.bot.replays, "project", cage.later("projector"))
    await slash(cage, "siege replay")


@fault
async def a_letter(cage: Cage, patch: Patch) -> None:
    notices = cage.server.bot.context.notices
    for kind in ("plain", "http", "delayed"):
        notices.register(
            f"canary-{kind}", SimpleNamespace(write=cage.later(kind), sent=cage.later(), failed=_one(None))
        )  # type: ignore[arg-type]
        await notices.queue.enqueue(
            Notice(
                kind=f"canary-{kind}",
                key=f"canary-{kind}",
                due_at=NOW,
                channel_id=cage.channel.id,
                facts={"user": cage.person},
            )
        )
        await notices.deliver()


@fault
async def the_gateway(cage: Cage, patch: Patch) -> None:
    from bot.privacy.removed_servers import RemovedServers

    patch(RemovedServers, "joined", cage.later())
    patch(RemovedServers, "reconcile", cage.later("group"))
    guild = cage.server.bot.get_guild(cage.guild.id)
    cage.server.bot.dispatch("guild_join", guild)
    cage.server.bot.dispatch("ready")
    await cage.server.env.settle()


@fault
async def the_vital_signs(cage: Cage, patch: Patch) -> None:
    server = cage.server
    health_server = HealthServer(
        server.bot,
        server.bot.database,
        server.bot.metrics,
        last_round=lambda: None,
        heartbeat=15,
        loop_watch=LoopWatch(),
    )
    port = await health_server.open(0)
    seen = []
    try:
        async with aiohttp.ClientSession() as session:
            for kind in ("database", "plain"):
                patch(server.bot.metrics, "read", cage.later(kind))
                for path in ("healthz", "metrics"):
                    async with session.get(f"http://127.0.0.1:{port}/{path}") as answer:
                        seen.append(await answer.text())
    finally:
        await health_server.close()
    seen.append(server.bot.metrics.text(latency=0.0, round_age=0.0, still=0.0).decode())
    assert cage.found({"vitals": "\n".join(seen)}) == []


@fault
async def a_task_that_nobody_awaits(cage: Cage, patch: Patch) -> None:
    task = asyncio.ensure_future(cage.later()())  # type: ignore[arg-type]
    await asyncio.wait({task})
    del task
    gc.collect()
    asyncio.get_running_loop().call_soon(partial(cage.boom(), cage.all))
    asyncio.get_running_loop().call_exception_handler({"message": cage.all, "exception": cage.fault(), "seed": SEED})
    await asyncio.sleep(0)


@fault
async def a_thread(cage: Cage, patch: Patch) -> None:
    thread = threading.Thread(target=cage.boom(), name=cage.all)
    thread.start()
    await asyncio.to_thread(thread.join)
    with suppress(RuntimeError):
        await asyncio.to_thread(cage.boom())


@fault
async def another_librarys_line(cage: Cage, patch: Patch) -> None:
    """Other libraries log arbitrary values: discord.py bodies and addresses, SQLAlchemy statements, asyncio reprs."""
    for name in (
        "discord.http",
        "discord.webhook.async_",
        "sqlalchemy.engine.Engine",
        "asyncio",
        "aiohttp.access",
        "x",
    ):
        log = logging.getLogger(name)
        log.warning("%s with %s has returned %s", "POST", cage.all, {"content": cage.all})
        log.warning("We are being rate limited: " + cage.all)
        log.error("Ignoring exception in view %r for item %r", cage.alice, cage.user, exc_info=cage.fault("group"))
        log.warning(cage.fault("named"))
    cage.raised += 1
    warnings.showwarning(UserWarning(cage.all), UserWarning, __file__, 1)


@fault
async def a_crash(cage: Cage, patch: Patch) -> None:
    error = cage.fault("group")
    sys.excepthook(type(error), error, error.__traceback__)


# --- the outputs that are searched ---


async def stored(cage: Cage) -> str:
    """Return what the database stores of errors."""
    seen = []
    async with cage.server.bot.database.read() as connection:
        for column in (outbox.c.error, notice.c.error, campaign.c.trouble):
            seen += [str(each) for each in (await connection.execute(sa.select(column))).scalars()]
    return "\n".join(seen)


@pytest.mark.simcord(check_errors=False, settle_timeout=60)
@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
async def test_no_secret_reaches_any_output(
    cage: Cage, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert len(FAULTS) >= 20
    await cage.alice.slash(cage.channel, "siege new", game=cage.server.game, seed=SEED)
    before = {path for path in tmp_path.rglob("*") if path.is_file()}
    sung: list[str] = []
    for name, do in FAULTS.items():
        cage.raised = 0
        written = cage.told()
        registered = dict(cage.server.bot.router._registered)
        with monkeypatch.context() as patch:
            await do(cage, partial(patch.setattr, raising=False))
            await cage.server.env.settle()
        cage.server.bot.router._registered = registered
        if not cage.raised:
            sung.append(f"{name}: nothing was met")
        if cage.told() == written:
            sung.append(f"{name}: nobody is told")
        out = capsys.readouterr()
        sinks = {**cage.sinks(), "out": out.out, "err": out.err, "stored": await stored(cage)}
        sung += [f"{name}: {found}" for found in cage.found(sinks)]
    files = {path for path in tmp_path.rglob("*") if path.is_file()} - before
    ours = {path for path in files if not path.name.startswith("games.db")}
    sung += cage.found({str(path): path.read_text(errors="replace") for path in ours})
    assert not sung, "\n".join(sung)
    assert "RuntimeError" in cage.json.getvalue(), "errors are told, and where they happened"
    assert "bot/play/buttons.py:" in cage.json.getvalue()
