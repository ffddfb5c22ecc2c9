"""The ordeal: lives of the bot, each under people who press and vote while days pass, each ended by a SIGKILL.

After every death, and again whenever the bot has come to rest, it is looked at what the database holds, what the
process had acknowledged (`ledger`), and what stands in Discord's channels.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import sqlalchemy as sa
import toygame
from playing import controls, presses
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from bot.presses import Press
from bot.record import checked, tape_of, whole
from bot.service import Service
from crash.discordia import Discordia
from crash.mortal import POINTS, digest
from db import open_database
from db.schema import game, journal, outbox
from db.society import ballot, ballot_vote, campaign, letter
from engine.core.replay import FAIR

RANDOM = "at random"
_POST, _EDIT, _PRESS, _PRIVATE, _POLL = "post", "edit", "press", "private answer", "end of a poll"
_LOST, _SENT, _UNREAD = "lost on its way", "on its way, and done", "done, the answer not read"
WIRE = tuple(f"{what}: {how}" for what in (_POST, _EDIT, _PRESS, _PRIVATE, _POLL) for how in (_LOST, _SENT, _UNREAD))
"""The fault points between the bot and Discord: the process dies while a request is under way."""
EVERY = (*POINTS, *WIRE)

_DECIDE = ("advised", "phase", "round", "calm", "go", "short")
_PATIENCE = 15.0
"""Seconds for a life to come to its fault point."""
_ASKED_AGAIN = 1.0
"""Seconds after which people ask again for a game that has not begun."""
_HOUR, _DAY = 61 * 60, 23 * 3600
_LEAPS = (0, 0, 0, 11 * 60, _HOUR, _DAY)
"""Seconds that pass between two lives: a quick restart, a vote's window, a day."""


def kind_of(method: str, path: str) -> str:
    """What a request is about, as fault points call it."""
    parts = path.strip("/").split("/")
    if method == "POST" and parts[0] == "channels" and parts[2:] == ["messages"]:
        return _POST
    if method == "PATCH" and parts[0] == "channels" and parts[2:3] == ["messages"]:
        return _EDIT
    if parts[0] == "interactions":
        return _PRESS
    if parts[0] == "webhooks":
        return _PRIVATE
    return _POLL if method == "POST" and "polls" in parts else ""


class Life:
    """One process of the bot."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.ended = asyncio.Event()
        self.status = 0

    def kill(self) -> None:
        if not self.ended.is_set():
            with suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)


class Ordeal:
    """Deaths on one database, and what is expected after them."""

    def __init__(self, folder: Path, url: str, *, seed: int) -> None:
        self.folder, self.url = folder, url
        self.chance = Random(seed)
        self.world = Discordia()
        self.alice, self.bob = self.world.person("alice"), self.world.person("bob")
        self.rooms = {name: self.world.channel(name) for name in ("played", "campaign", "voted", "polled")}
        self.ledger, self.log = folder / "ledger", folder / "log"
        self.deaths: Counter[str] = Counter()
        self.missed: Counter[str] = Counter()
        self.pressed: set[tuple[str, int]] = set()
        self.revived = 0
        """Lives in which a press on a board of an earlier life was answered."""
        self.acknowledged: dict[tuple[str, int], str] = {}
        self.votes: dict[tuple[int, int], list[int]] = {}
        self.noted: set[int] = set()
        self.shown: dict[str, int] = {}
        self._begun: dict[str, float] = {}
        self._read = 0
        self._engine: AsyncEngine | None = None
        self._zygote: asyncio.subprocess.Process | None = None
        self._games: list[Any] = []

    # --- processes ---

    async def open(self) -> None:
        await self.world.open()
        address = self.url
        if address.startswith("sqlite"):  # to look without touching: what a death leaves is for the next life
            address = f"sqlite+aiosqlite:///file:{address.partition(':///')[2]}?mode=ro&uri=true"
        self._engine = create_async_engine(address, poolclass=NullPool)
        tests = Path(toygame.__file__).parents[1]
        path = os.pathsep.join((str(tests), str(tests.parent)))
        self._zygote = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "crash.mortal", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path}, cwd=self.folder,
        )  # fmt: skip

    async def close(self) -> None:
        if self._zygote is not None and self._zygote.stdin is not None:
            self._zygote.stdin.close()
            await self._zygote.wait()
        await self.world.close()
        if self._engine is not None:
            await self._engine.dispose()

    async def _said(self) -> dict[str, int]:
        assert self._zygote is not None
        assert self._zygote.stdout is not None
        line = await self._zygote.stdout.readline()
        assert line, "the process that forks the lives is gone"
        said: dict[str, int] = json.loads(line)
        return said

    async def _born(self, point: str, passing: int) -> Life:
        order = {
            "address": self.world.address,
            "database": self.url,
            "ahead": self.world.backend.clock.elapsed,
            "point": point,
            "passing": passing,
            "ledger": str(self.ledger),
            "log": str(self.log),
        }
        assert self._zygote is not None
        assert self._zygote.stdin is not None
        self.world.ready.clear()
        self._zygote.stdin.write((json.dumps(order) + "\n").encode())
        life = Life((await self._said())["pid"])
        asyncio.get_running_loop().create_task(self._watch(life)).add_done_callback(lambda task: task.exception())
        return life

    async def _watch(self, life: Life) -> None:
        try:
            life.status = (await self._said())["ended"]
        finally:
            life.ended.set()

    # --- lives ---

    async def suffer(self, kills: int, *, told: Callable[[str], None] = lambda line: None) -> None:
        """So many deaths, each fault point in turn and as many at random; the bot comes to rest now and then."""
        await self.rest()
        await self.die(RANDOM)
        points: list[str] = []
        while (done := self.deaths.total()) < kills:
            if not points:
                points = [*EVERY, *[RANDOM] * (len(EVERY) // 2)]
                self.chance.shuffle(points)
            point = points.pop()
            if not await self._may_come(point):
                points.insert(self.chance.randrange(len(points) + 1), point)
                point = RANDOM
            await self.pass_time(before=point)
            if not await self.die(point):
                told(f"not reached: {point}")
                points.insert(0, point)
            elif (done + 1) % 12 == 0:
                await self.rest()
                told(f"{done + 1} deaths")
        await self.rest()

    async def _may_come(self, point: str) -> bool:
        """Whether a life could come to a point: some need a campaign, or a vote that is open."""
        kind = point.partition(":")[0]
        open_one = sa.select(ballot.c.id).where(ballot.c.closed_at.is_(None))
        needed = {
            "day": sa.select(campaign.c.game_id).where(campaign.c.state == "running", campaign.c.next_at.is_not(None)),
            "ballot": open_one.where(ballot.c.poll_id.is_not(None) | ballot.c.message_id.is_not(None)),
            _POLL: open_one.where(ballot.c.poll_id.is_not(None)),
        }.get(kind)
        if needed is None:
            return True
        async with self._reading() as connection:
            if kind == "day":
                owed = sa.select(letter.c.id).where(letter.c.done_at.is_(None), letter.c.failed_at.is_(None))
                if (await connection.execute(owed)).first() is not None:
                    return False
            return (await connection.execute(needed)).first() is not None

    async def die(self, point: str) -> bool:
        """A life that is to end at a point; whether it came to it."""
        passing = (
            1 if point.startswith(("day", "ballot", "letter", "vote", _POLL)) else self.chance.choice((1, 1, 2, 3))
        )
        life = await self._born(point, passing)
        self._trap(life, point, passing)
        after = self.chance.uniform(0.02, 1.2) if point == RANDOM else _PATIENCE
        people = asyncio.create_task(self._people(life))
        try:
            await asyncio.wait_for(life.ended.wait(), after)
        except TimeoutError:
            life.kill()
            await asyncio.wait_for(life.ended.wait(), 5)
            reached = point == RANDOM
        else:
            reached = True
        people.cancel()
        await asyncio.gather(people, return_exceptions=True)
        if people.done() and not people.cancelled() and (error := people.exception()) is not None:
            raise error
        assert life.status == -signal.SIGKILL, (
            f"the process ended by itself: {life.status}; {self.log.read_text()[-3000:]}"
        )
        self.world.watch = lambda method, path, done: True
        (self.deaths if reached else self.missed)[point] += 1
        await self.check()
        return reached

    def _trap(self, life: Life, point: str, passing: int) -> None:
        what, _, how = point.partition(": ")
        left = passing

        def watch(method: str, path: str, done: bool) -> bool:
            nonlocal left
            if point not in WIRE or kind_of(method, path) != what or done != (how == _UNREAD) or life.ended.is_set():
                return True
            left -= 1
            if left > 0:
                return True
            life.kill()
            return how != _LOST

        self.world.watch = watch

    async def pass_time(self, *, before: str) -> None:
        """Time between two lives: what is needed for a point, and never so much that what is owed would be too late."""
        leap = self.chance.choice(_LEAPS)
        if before.startswith("day"):
            leap = _DAY
        elif before.startswith(("ballot", "letter")):
            leap = _HOUR
        elif before.startswith(_POLL):
            leap = 0  # while it is open somebody has it decided now
        if leap == _DAY:
            leap = await self._to_the_next_day()
        self.world.backend.clock.advance(leap)
        if before.partition(":")[0] != _POLL and self.chance.random() < 0.7:
            self.world.backend.expire_due_polls()

    async def _to_the_next_day(self) -> float:
        async with self._reading() as connection:
            owed = sa.select(letter.c.id).where(letter.c.done_at.is_(None), letter.c.failed_at.is_(None))
            if (await connection.execute(owed)).first() is not None:
                return 0
            begins = sa.select(campaign.c.next_at).where(campaign.c.state == "running")
            times = [at for at in (await connection.execute(begins)).scalars() if at is not None]
        return max(0.0, (min(times) - self.world.now()).total_seconds() + 5) if times else _DAY

    async def rest(self, seconds: float = 20) -> None:
        """A life that is not killed before it has come to rest: all that was owed is done, and once."""
        life = await self._born("", 1)
        end = time.monotonic() + seconds
        try:
            while await self._owing():
                assert time.monotonic() < end, f"still owed: {await self._owing()}; {self.log.read_text()[-3000:]}"
                assert not life.ended.is_set(), self.log.read_text()[-3000:]
                await asyncio.sleep(0.1)
        finally:
            life.kill()
            await asyncio.wait_for(life.ended.wait(), 5)
        await self.check()
        await self.check_at_rest()

    async def _owing(self) -> list[Any]:
        now = self.world.now()
        queries = (
            sa.select(outbox.c.id, outbox.c.error).where(outbox.c.done_at.is_(None), outbox.c.failed_at.is_(None)),
            sa.select(letter.c.id, letter.c.error).where(
                letter.c.done_at.is_(None), letter.c.failed_at.is_(None), letter.c.due_at <= now
            ),
            sa.select(ballot.c.id).where(ballot.c.show_at <= now),
            sa.select(ballot.c.id).where(ballot.c.closed_at.is_(None), ballot.c.closes_at <= now),
            sa.text("SELECT game_id FROM campaign WHERE state = 'running' AND next_at <= :now").bindparams(
                sa.bindparam("now", now, type_=game.c.created_at.type)
            ),
        )
        found: list[Any] = []
        if not self.world.ready.is_set():
            return ["the bot's beginning"]
        async with self._reading() as connection:
            for query in queries:
                found += (await connection.execute(query)).all()
        return found

    def _reading(self) -> Any:
        assert self._engine is not None
        return self._engine.connect()

    # --- people ---

    async def _people(self, life: Life) -> None:
        """What people do while the bot lives."""
        await self.world.ready.wait()
        self._begun.clear()
        fresh = True
        while not life.ended.is_set():
            rooms = list(self.rooms)
            self.chance.shuffle(rooms)
            for room in rooms:
                record = self._act(room)
                if record is None:
                    continue
                for _ in range(60):
                    if record.responded or life.ended.is_set():
                        break
                    await asyncio.sleep(0.02)
                if fresh and record.responded and record.source_message_id:
                    fresh = False
                    self.revived += 1
                await asyncio.sleep(self.chance.uniform(0, 0.06))
            await asyncio.sleep(0.02)

    def _act(self, room: str) -> Any:
        channel = self.rooms[room]
        running = next((each for each in self._games if each.channel_id == channel and each.status == "running"), None)
        if (room == "played" or running is None) and self._board(channel) is None:
            if room in self._begun and (room != "played" or time.monotonic() - self._begun[room] < _ASKED_AGAIN):
                return None
            self._begun[room] = time.monotonic()
            return self._begin(room)
        if room in {"voted", "polled"}:
            return self._vote(room)
        if room == "campaign" and self.chance.random() < 0.8:
            return None  # its days are what it is about
        return self._press(channel)

    def _begin(self, room: str) -> Any:
        channel = self.rooms[room]
        seed = f"s{self.chance.random()}"
        if room == "campaign":
            hour = f"{self.world.now().hour:02}:00"
            return self.world.command(
                self.alice,
                channel,
                "campaign start",
                hour=hour,
                zone="UTC",
                house_rules="days=40",
                seed=seed,
                game=toygame.NAME,
            )
        return self.world.command(self.alice, channel, "siege new", seed=seed, game=toygame.NAME)

    def _board(self, channel: int) -> Any:
        """The newest message on which something can be decided."""
        for message in reversed(self.world.messages(channel)):
            if any(press.action in _DECIDE for press in presses(message)):
                return message
        return None

    def _press(self, channel: int) -> Any:
        board = self._board(channel)
        if board is None:
            return None
        fitting = [
            (part, press)
            for part in controls(board)
            if part.get("custom_id", "").startswith("sm:")
            and (press := Press.parse(part["custom_id"][5:])).action in _DECIDE
        ]
        part, press = self.chance.choice(fitting)
        self.pressed.add((press.game, press.version))
        values = [self.chance.choice(part["options"])["value"]] if part["type"] == 3 else None
        return self.world.press(self.alice, board, part["custom_id"], values)

    def _vote(self, room: str) -> Any:
        channel = self.rooms[room]
        found = self.world.messages(channel)
        if self._board(channel) is not None:  # it is not voted on yet
            asked = (
                {"window": "10m", "voters": "players"} if room == "voted" else {"window": "1h", "voters": "everybody"}
            )
            return self.world.command(self.alice, channel, "vote start", quorum=1, **asked)
        for message in reversed(found):
            now = [each for each in controls(message) if each.get("custom_id", "").startswith("sm:b:votenow:")]
            if room == "polled" and now and self.chance.random() < 0.4:
                return self.world.press(self.alice, message, now[0]["custom_id"])
            if message.poll is not None and not message.poll.finalized:
                with suppress(Exception):
                    answer = self.chance.choice(message.poll.answers).answer_id
                    self.world.backend.add_poll_vote(channel, message.id, answer, self.bob)
                return None
            votes = [
                part for part in controls(message) if part.get("custom_id", "").startswith(("sm:b:vote:", "sm:s:vote:"))
            ]
            if votes:
                part = self.chance.choice(votes)
                values = [self.chance.choice(part["options"])["value"]] if part["type"] == 3 else None
                return self.world.press(self.alice, message, part["custom_id"], values)
        return None

    # --- what holds after every death ---

    def _read_ledger(self) -> None:
        if not self.ledger.exists():
            return
        with self.ledger.open("rb") as file:
            file.seek(self._read)
            lines = file.read()
        self._read += len(lines)
        for line in map(json.loads, lines.decode().splitlines()):
            if line["what"] == "decided":
                for version, said in line["rows"]:
                    known = self.acknowledged.setdefault((line["game"], version), said)
                    assert known == said, f"decision {version} of {line['game']} was acknowledged twice, differently"
            elif line["what"] == "board":
                self.noted.add(line["message"])
            else:
                self.votes.setdefault((line["ballot"], line["user"]), []).append(line["choice"])

    async def check(self) -> None:
        """What holds after every death."""
        self._read_ledger()
        async with self._reading() as connection:
            found = sa.select(
                game.c.id, game.c.channel_id, game.c.version, game.c.status, game.c.command, game.c.board_message_id
            )
            self._games = list((await connection.execute(found)).all())
            rows = sa.select(journal.c.game_id, sa.func.count(), sa.func.max(journal.c.version))
            counted = {row[0]: tuple(row[1:]) for row in await connection.execute(rows.group_by(journal.c.game_id))}
            cast = sa.select(ballot_vote.c.ballot_id, ballot_vote.c.user_id, ballot_vote.c.choice)
            choices = {(row[0], row[1]): row[2] for row in await connection.execute(cast)}
            twice = sa.select(ballot.c.game_id, ballot.c.version).where(
                ballot.c.outcome.like('%"majority"%') | ballot.c.outcome.like('%"tie"%')
            )
            settled = Counter(map(tuple, await connection.execute(twice)))
        for row in self._games:
            assert counted[row.id] == (row.version, row.version), f"the journal of {row.id} has gaps: {counted[row.id]}"
            if row.board_message_id is not None:
                self.noted.add(row.board_message_id)
        versions = {row.id: row.version for row in self._games}
        for of, version in self.acknowledged:
            assert version <= versions[of], f"decision {version} of {of} was acknowledged and is lost"
        for key in self.votes:  # what is stored may be a later vote, of whose acknowledgement the process died
            assert key in choices, f"vote {key} was acknowledged and is lost"
        assert max(settled.values(), default=1) == 1, "a ballot was settled twice"
        for channel in self.rooms.values():
            for message in self.world.messages(channel)[-6:]:
                for press in presses(message):
                    assert press.version <= versions.get(press.game, press.version), "a board shows what is not stored"
        # A letter about a vote may be its poll, and, when that is over before the letter is noted, its result.
        nonces = Counter((sent.channel_id, sent.nonce, sent.poll) for sent in self.world.sent)
        again = [nonce for nonce, count in nonces.items() if count > 1]
        assert not again, f"posted twice: {again}"

    async def check_at_rest(self) -> None:
        """What holds when nothing is owed any more."""
        async with self._reading() as connection:
            rows = (await connection.execute(sa.select(journal))).mappings().all()
            letters = (await connection.execute(sa.select(letter))).mappings().all()
            boards = (await connection.execute(sa.select(outbox).where(outbox.c.failed_at.is_not(None)))).all()
        assert not boards, f"boards that were given up: {boards}"
        stored = {
            (row["game_id"], row["version"]): digest(
                row["version"], row["action"], row["actor"], row["answer"], row["events"]
            )
            for row in rows
        }
        for key, said in self.acknowledged.items():
            assert stored[key] == said, f"decision {key} is not what was acknowledged"
        for row in rows:
            if row["action"] == "answer" and row["actor"] == self.alice:
                assert (row["game_id"], row["version"] - 1) in self.pressed, f"nobody asked for {row}"
        self._letters_once(letters, rows)
        self._boards_once()

    async def replayed(self) -> int:
        """Play every game again from its journal: it leads to the very save, with the same dice; how many there are."""
        with toygame.installed():
            opened = await open_database(self.url)
            try:
                service = Service(opened, now=self.world.now)
                for row in self._games:
                    stored = await service.store.game(row.id)
                    assert stored is not None
                    tape = await tape_of(service.store, stored)
                    record = await whole(service.store, await service.load(row.id))
                    report = checked(msgspec.structs.replace(record, seed=tape.seed))
                    assert report.verdict == FAIR, (row, report)
            finally:
                await opened.close()
        return len(self._games)

    def _letters_once(self, letters: Any, rows: Any) -> None:
        sent = {each.nonce for each in self.world.sent}
        days: Counter[tuple[str, int]] = Counter()
        for each in letters:
            assert each["failed_at"] is None, f"a letter was given up: {dict(each)}"
            if each["message_id"] is not None:
                assert each["nonce"] in sent, f"never posted: {dict(each)}"
                facts = json.loads(each["facts"])
                if each["kind"] == "campaign" and facts["what"] == "day":
                    days[each["game_id"], facts["day"]] += 1
        assert max(days.values(), default=1) == 1, f"days posted twice: {days}"
        self.days = len(days)

    def _boards_once(self) -> None:
        """Every board that was ever posted has been noted; the living one shows the position as it is."""
        games = {row.id for row in self._games}
        posted = [sent for sent in self.world.sent if sent.nonce.partition(".")[0] in games]
        astray = [sent for sent in posted if sent.message_id not in self.noted]
        assert not astray, f"boards that nobody knows of: {astray}"
        for row in self._games:
            if row.status != "running":
                continue
            message = self.world.backend.get_message(row.channel_id, row.board_message_id)
            shown = {press.version for press in presses(message) if press.game == row.id}
            assert shown <= {row.version}, f"the board of {row.id} shows {shown}, not {row.version}"
