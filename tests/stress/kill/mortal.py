"""The bot's processes: one that has everything loaded forks, for each life, a child that may be killed.

    python -m stress.kill.mortal

A line of JSON orders a life (`Order`). The answers are «{"pid": …}» when it has begun and «{"ended": …}» when it is
over. Only the child's process is patched with fault points: the bot itself has none.
"""

from __future__ import annotations

import asyncio
import datetime as real
import functools
import gc
import hashlib
import json
import logging
import os
import select
import signal
import sys
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from types import ModuleType
from typing import Any

import discord
import yarl
from discord.ext import tasks
from discord.gateway import DiscordWebSocket
from discord.http import Route
from stress.kill import points_of_challenges, points_of_series, points_of_sides, points_of_tournaments
from stress.kill.fate import Fate, Named, patch
from support import ground_cache, toygame

from bot.boards.delivery import BoardDelivery
from bot.boards.pictures import PictureWorker
from bot.campaigns.service import CampaignService
from bot.delivery.notices import NoticeDelivery
from bot.games.permissions import CALENDAR_ACTOR
from bot.voting.closing import BallotPosts
from db import games
from db.board_outbox import Outbox
from db.campaigns import Campaigns
from db.games import Store
from db.notices import NoticeQueue
from db.storage import database
from db.tournaments.store import Tournaments
from db.voting import Ballots
from engine.core.day_gate import BEGIN
from render.catalogue import house_texts

POINTS = (
    "decision: before the commit",
    "decision: after the commit",
    "decision: between commit and post",
    "board: posted, not noted",
    "board: noted",
    "board: edited, not noted",
    "letter: claimed",
    "letter: posted, nothing told",
    "letter: told, not noted",
    "letter: noted",
    "vote: before the commit",
    "vote: cast",
    "ballot: counted",
    "ballot: before the commit",
    "ballot: closed, not shown",
    "day: before the commit",
    "day: after the commit",
    "day: letters out, board not",
    "day: before the lease is given back",
    "round: in its middle",
)
"""The fault points inside the process."""


class Order(dict[str, Any]):
    """The order for a life: address, database, ahead (seconds), point, passing, ledger, log, games."""


_BEGIN = json.dumps(list(BEGIN), separators=(",", ":"))


def install(fate: Fate, ledger: int) -> None:
    """Install the fault points and record what is acknowledged."""

    def of_decision(when: str) -> Named:
        def point(_: Any, *args: Any, entries: Any, **kwargs: Any) -> str | None:
            if not entries:
                return None
            begun = entries[-1].actor == CALENDAR_ACTOR and entries[-1].answer == _BEGIN
            return f"{'day' if begun else 'decision'}: {when} the commit"

        return point

    patch(games, "change", after=of_decision("before"), fate=fate)
    _record(Store, "commit", ledger, _decided)
    patch(Store, "commit", after=of_decision("after"), fate=fate)
    patch(BoardDelivery, "_try", before=lambda *_, **__: "decision: between commit and post", fate=fate)
    _record(Outbox, "finish", ledger, _posted)
    patch(
        Outbox,
        "finish",
        before=lambda *_, board=None, **__: "board: posted, not noted" if board else "board: edited, not noted",
        after=lambda *_, board=None, **__: "board: noted" if board else None,
        fate=fate,
    )
    patch(NoticeQueue, "claim", after=lambda found, *_, **__: "letter: claimed" if found else None, fate=fate)
    patch(NoticeDelivery, "_send", after=lambda *_, **__: "letter: posted, nothing told", fate=fate)
    patch(
        NoticeQueue,
        "finish",
        before=lambda *_, message_id, **__: "letter: told, not noted" if message_id else None,
        after=lambda *_, message_id, **__: "letter: noted" if message_id else None,
        fate=fate,
    )
    _record(Ballots, "cast", ledger, _voted)
    patch(Ballots, "cast", after=lambda *_, **__: "vote: cast", fate=fate)
    patch(BallotPosts, "final", after=lambda *_, **__: "ballot: counted", fate=fate)
    patch(sys.modules["bot.voting.service"], "settle", after=lambda *_, **__: "ballot: before the commit", fate=fate)
    from bot.voting.service import VotingService

    patch(VotingService, "settle", after=lambda done, *_, **__: done and "ballot: closed, not shown", fate=fate)
    in_day = False
    go = CampaignService._go

    async def going(*args: Any, **kwargs: Any) -> bool:
        nonlocal in_day
        in_day = True
        try:
            return await go(*args, **kwargs)
        finally:
            in_day = False

    CampaignService._go = going  # type: ignore[method-assign]
    points_of_sides.install(fate)
    _record(Tournaments, "add", ledger, _told)
    points_of_tournaments.install(fate)
    points_of_challenges.install(fate)
    points_of_series.install(fate)
    between = "day: letters out, board not"
    patch(BoardDelivery, "deliver", before=lambda *_, **__: between if in_day else None, fate=fate)
    patch(Campaigns, "release", before=lambda *_, **__: "day: before the lease is given back", fate=fate)
    patch(NoticeDelivery, "run_due", before=lambda *_, **__: "round: in its middle", fate=fate)
    writes = database.Database.write
    # A vote's statements are complete when the transaction of `cast` is about to commit.
    from contextlib import asynccontextmanager

    casting = False
    cast = Ballots.cast

    async def casts(*args: Any, **kwargs: Any) -> Any:
        nonlocal casting
        casting = True
        try:
            return await cast(*args, **kwargs)
        finally:
            casting = False

    Ballots.cast = casts  # type: ignore[method-assign]

    @asynccontextmanager
    async def write(self: database.Database, *, near: bool = False) -> Any:
        async with writes(self, near=near) as connection:
            yield connection
            if casting:
                fate("vote: before the commit")

    database.Database.write = write  # type: ignore[method-assign]


def _record(owner: Any, name: str, ledger: int, line: Callable[..., dict[str, Any] | None]) -> None:
    """Write what a coroutine has acknowledged to a file that survives the process."""
    original = getattr(owner, name)

    @functools.wraps(original)
    async def recorded(*args: Any, **kwargs: Any) -> Any:
        result = await original(*args, **kwargs)
        found = line(*args, **kwargs)
        if found is not None:
            os.write(ledger, (json.dumps(found) + "\n").encode())
        return result

    setattr(owner, name, recorded)


def digest(version: int, action: str, actor: int, answer: str, events: str) -> str:
    """Describe a journal row briefly."""
    return hashlib.blake2s(f"{version}|{action}|{actor}|{answer}|{events}".encode(), digest_size=8).hexdigest()


def _decided(_: Store, before: Any, *, entries: Any, **__: Any) -> dict[str, Any] | None:
    if not entries:
        return None  # an order given aside
    rows = [(row.version, digest(row.version, row.action, row.actor, row.answer, row.events)) for row in entries]
    return {"what": "decided", "game": before.id, "rows": rows}


def _told(_: Tournaments, before: Any, addition: Any) -> dict[str, Any]:
    rows = [(version, each.fact) for version, each in enumerate(addition.facts, before.version + 1)]
    return {"what": "facts", "tournament": before.id, "rows": rows}


def _posted(_: Outbox, owed: Any, *, board: Any = None, **__: Any) -> dict[str, Any] | None:
    return {"what": "board", "game": owed.game_id, "message": board["board_message_id"]} if board else None


def _voted(_: Ballots, ballot_id: int, user_id: int, choice: int, **__: Any) -> dict[str, Any]:
    return {"what": "vote", "ballot": ballot_id, "user": user_id, "choice": choice}


# --- a clock set ahead ---


def set_clock(ahead: float) -> None:
    """Set discord.py's clock, which the bot uses, ahead of the machine's."""
    by = real.timedelta(seconds=ahead)

    class Meta(type):
        def __instancecheck__(cls, instance: Any) -> bool:
            return isinstance(instance, real.datetime)

        def __call__(cls, *args: Any, **kwargs: Any) -> Any:
            return real.datetime(*args, **kwargs)  # noqa: DTZ001 - as it was asked

        def __getattr__(cls, name: str) -> Any:
            return getattr(real.datetime, name)

    class Datetime(metaclass=Meta):
        @staticmethod
        def now(tz: Any = None) -> real.datetime:
            return real.datetime.now(tz) + by

    class Module(ModuleType):
        datetime = Datetime

        def __getattr__(self, name: str) -> Any:
            return getattr(real, name)

    discord.utils.datetime = Module("datetime")  # type: ignore[attr-defined]
    tasks.datetime = Module("datetime")  # type: ignore[attr-defined]


# --- a life ---

_OF_COMMANDS = ("command-", "option-", "choice-", "name-")
"""The texts of the published commands: every life sends them to Discord in all languages."""


async def live(order: Order) -> None:
    """Run the real bot for one life."""
    from bot import create_bot
    from bot.runtime.settings import Settings

    set_clock(order["ahead"])
    Route.BASE = f"{order['address']}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(order["address"].replace("http", "ws", 1))
    ledger = os.open(order["ledger"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    install(Fate(order["point"], order["passing"]), ledger)
    settings = Settings(
        _env_file=None,  # type: ignore[call-arg]
        database=order["database"],
        heartbeat=order.get("heartbeat", 1.0),
        cooldowns=False,
    )
    bot = create_bot(settings)
    bot._connection.guild_ready_timeout = 0.02
    async with bot:
        await bot.start("a token")


def _child(line: str) -> None:
    order = Order(json.loads(line))
    log = os.open(order["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    line = "%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"
    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format=line)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        asyncio.run(live(order))
    except BaseException:
        logging.exception("the process ended")
        os._exit(1)
    os._exit(0)


def _load(names: Sequence[str] = ()) -> None:
    """Load and draw in advance what every life would need at first: some games, or the real ones and the toy."""
    import engine.games
    import render.games
    from bot import app  # noqa: F401
    from bot.boards import drawing_processes
    from db.storage.database import newest

    ground_cache.install()
    if not names:
        toygame.install()
    loaded = names or engine.games.names()
    warm_up = PictureWorker.warm_up
    # A life would draw the others for minutes on a busy machine, while the board of its own game waits.
    PictureWorker.warm_up = lambda self, _, **more: warm_up(self, loaded, **more)  # type: ignore[method-assign]
    for name in loaded:
        drawing_processes.first_board(name, render.games.find, "en")
    texts = house_texts()
    for locale in texts.locales():
        for key in texts.keys(locale=locale):
            if key.startswith(_OF_COMMANDS):
                texts.text(key, locale=locale)
    newest()


def main(games: Sequence[str] = ()) -> None:
    """Fork a life for each line and wait for its end; load some `games`, or all."""
    warnings.simplefilter("ignore", DeprecationWarning)
    _load(games)
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            _child(line)
        print(json.dumps({"pid": pid}), flush=True)  # noqa: T201
        status = _awaited(pid)
        print(json.dumps({"ended": os.waitstatus_to_exitcode(status)}), flush=True)  # noqa: T201


def _awaited(pid: int) -> int:
    """Wait for the end of a life.

    If stdin closes meanwhile, kill it: the parent sends nothing before the life is over.
    """
    while True:
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            return status
        if select.select([sys.stdin], [], [], 0.005)[0]:
            os.kill(pid, signal.SIGKILL)
            return os.waitpid(pid, 0)[1]


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the parent has gone
        main()
