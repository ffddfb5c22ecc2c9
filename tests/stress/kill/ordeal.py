"""The ordeal: lives of the bot, each under people who press and vote while days pass, each ended by a SIGKILL.

After every death, and again whenever the bot has come to rest, there is an inquest. Where a life is to end is aimed at
by what happens in it, never by a time: on a busy machine it takes longer, and ends at the same place.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from stress.kill.discordia import Discordia
from stress.kill.inquest import DAY, Inquest
from stress.kill.mortal import POINTS
from stress.kill.people import ROOMS, People
from support import toygame

RANDOM = "at random"
_POST, _EDIT, _PRESS, _PRIVATE, _POLL = "post", "edit", "press", "private answer", "end of a poll"
_LOST, _SENT, _UNREAD = "lost on its way", "on its way, and done", "done, the answer not read"
WIRE = tuple(f"{what}: {how}" for what in (_POST, _EDIT, _PRESS, _PRIVATE, _POLL) for how in (_LOST, _SENT, _UNREAD))
"""The fault points between the bot and Discord: the process dies while a request is under way."""
EVERY = (*POINTS, *WIRE)
_BLIND_AFTER = frozenset(
    {"board: posted, not noted", "letter: posted, nothing told", f"{_POST}: {_SENT}", f"{_POST}: {_UNREAD}"}
)
"""After these something stands in a channel of which no row knows."""

_TURNS = 15
"""So often people have their turn before a life is taken not to come to its fault point any more."""
_TRIES = 12
"""So many lives are aimed at a fault point before it is said that none can come to it."""
_REQUESTS = 30
"""Before or after one of its first so many requests a life ends that ends at random."""
_STUCK = 240.0
"""Seconds after which a life that neither dies nor goes on is a fault; no test waits for them otherwise."""
_REST = 16
"""Deaths after which the bot may come to rest."""
_HOUR = 61 * 60
_LEAPS = (0, 0, 0, 11 * 60, _HOUR, DAY)
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

    zygote = "stress.kill.mortal"
    """The module of the process that forks the lives."""

    def __init__(self, folder: Path, url: str, *, seed: int, world: Discordia | None = None) -> None:
        self.folder, self.url = folder, url
        self.chance = Random(seed)
        self.world = world or Discordia()
        self.ledger, self.log = folder / "ledger", folder / "log"
        self.crowd = self.gathered()
        self.inquest = Inquest(self.world, self.crowd, url=url, ledger=self.ledger)
        self.deaths: Counter[str] = Counter()
        self.missed: Counter[str] = Counter()
        self.vain: Counter[str] = Counter()
        """Lives aimed at a point since one came to it."""
        self.idle = 0
        """Lives in a row of which none could come to what was left, for want of a campaign or a vote."""
        self.lives: Counter[str] = Counter()
        """Deaths in whose life something was decided, by the system of the game."""
        self.revived = 0
        """Lives in which a press on a board of an earlier life was answered."""
        self.blind = 0
        """How often the bot came to rest without being able to read what stood in the channels."""
        self._zygote: asyncio.subprocess.Process | None = None

    def gathered(self) -> list[People]:
        """The people, and their rooms."""
        return [People(self.world, self.chance, {name: self.world.channel(name) for name in ROOMS})]

    # --- processes ---

    async def open(self) -> None:
        await self.world.open()
        address = self.url
        if address.startswith("sqlite"):  # to look without touching: what a death leaves is for the next life
            address = f"sqlite+aiosqlite:///file:{address.partition(':///')[2]}?mode=ro&uri=true"
        self.inquest.engine = create_async_engine(address, poolclass=NullPool)
        await self._zygote_begun()

    async def _zygote_begun(self) -> None:
        tests = Path(toygame.__file__).parents[2]
        path = os.pathsep.join((str(tests), str(tests.parent)))
        self._zygote = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.zygote, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path}, cwd=self.folder,
        )  # fmt: skip

    async def close(self) -> None:
        if self._zygote is not None and self._zygote.stdin is not None:
            self._zygote.stdin.close()
            await self._zygote.wait()
        await self.world.close()
        if self.inquest.engine is not None:
            await self.inquest.engine.dispose()

    async def said(self) -> dict[str, int]:
        assert self._zygote is not None
        assert self._zygote.stdout is not None
        line = await self._zygote.stdout.readline()
        assert line, "the process that forks the lives is gone"
        said: dict[str, int] = json.loads(line)
        return said

    def order(self, **more: Any) -> None:
        """Ask for a life."""
        asked = {
            "address": self.world.address,
            "database": self.url,
            "ahead": self.world.backend.clock.elapsed,
            "point": "",
            "passing": 1,
            "ledger": str(self.ledger),
            "log": str(self.log),
        } | more
        assert self._zygote is not None
        assert self._zygote.stdin is not None
        self._zygote.stdin.write((json.dumps(asked) + "\n").encode())

    async def _born(self, point: str, passing: int) -> Life:
        self.world.ready.clear()
        self.order(point=point, passing=passing)
        life = Life((await self.said())["pid"])
        asyncio.get_running_loop().create_task(self._watch(life)).add_done_callback(lambda task: task.exception())
        return life

    async def _watch(self, life: Life) -> None:
        try:
            life.status = (await self.said())["ended"]
        finally:
            life.ended.set()

    def tail(self) -> str:
        """The last that the lives wrote in their log."""
        return self.log.read_text()[-3000:] if self.log.exists() else ""

    # --- lives ---

    async def suffer(
        self, kills: int = 0, *, points: Sequence[str] = EVERY, told: Callable[[str], None] = lambda line: None
    ) -> None:
        """Die at each of the fault points, as often as it takes for so many deaths, and an eighth as often at random.

        Every point is met in the end: one to which a life does not come, or cannot come as things stand, is aimed at
        again in a later one.
        """
        await self.rest()
        await self.die(RANDOM)
        rested, cards = 0, self._shuffled(points)
        while cards or self.deaths.total() < kills:
            cards = cards or self._shuffled(points)
            point = await self._drawn(cards)
            if point is None:
                await self.await_any(cards)
                continue
            await self.pass_time(before=point)
            if not await self.die(point):
                assert self.vain[point] < _TRIES, f"no life comes to «{point}»; {self.tail()}"
                told(f"not reached: {point}")
                cards.insert(self.chance.randrange(len(cards) // 2 + 1), point)
            since = self.deaths.total() - rested
            blind = point in _BLIND_AFTER and (not self.blind or since >= _REST // 2)
            blind = blind and await self.inquest.known_by_nonces()
            if blind or since >= _REST:
                rested = self.deaths.total()
                await self.rest(blind=blind)
                told(f"{rested} deaths{' · blind' * blind}")
            if not cards and not self.blind:
                cards.append(min(_BLIND_AFTER))
        await self.rest()

    async def _drawn(self, cards: list[str]) -> str | None:
        """Take the uppermost card to which a life could come as things stand; None when there is none."""
        for place in reversed(range(len(cards))):
            if await self.inquest.may_come(cards[place].partition(":")[0]):
                return cards.pop(place)
        return None

    async def await_any(self, points: list[str]) -> None:
        """A life that ends as soon as another could come to one of these points: there is a campaign, or a vote.

        What there is does not serve: open votes are closed by the clock, and people give games up sooner.
        """
        kinds = {point.partition(":")[0] for point in points}
        self.idle += 1
        assert self.idle < 2 * _TRIES, f"no life can come to {kinds}; {self.tail()}"
        self.world.backend.clock.advance(_HOUR)
        life = await self._born("", 1)
        for people in self.crowd:
            people.weary = True

        async def look() -> None:
            while not any([await self.inquest.may_come(kind) for kind in kinds]):
                await asyncio.sleep(0.2)
            life.kill()

        looking = asyncio.create_task(look())
        try:
            await self._ended(life, RANDOM)
        finally:
            for people in self.crowd:
                people.weary = False
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)
        if any([await self.inquest.may_come(kind) for kind in kinds]):
            self.idle = 0

    def _shuffled(self, points: Sequence[str]) -> list[str]:
        cards = [*points, *[RANDOM] * (len(points) // 8)]
        self.chance.shuffle(cards)
        return cards

    async def die(self, point: str) -> bool:
        """A life that is to end at a point; whether it came to it."""
        once = point.startswith(("day", "ballot", "letter", "vote", _POLL))
        passing = 1 if once else self.chance.choice((1, 1, 2))
        life = await self._born(point, passing)
        self._trap(life, point, passing)
        return await self._ended(life, point)

    async def _ended(self, life: Life, point: str) -> bool:
        """Let a life come to its end, and hold the inquest; whether it ended at its point."""
        before = self.inquest.decided()
        await self._lived(life)
        met = life.ended.is_set()
        life.kill()
        await asyncio.wait_for(life.ended.wait(), _STUCK)
        assert life.status == -signal.SIGKILL, f"the process ended by itself: {life.status}; {self.tail()}"
        self.world.watch = lambda method, path, done: True
        met = met or point == RANDOM
        (self.deaths if met else self.missed)[point] += 1
        self.vain[point] = 0 if met else self.vain[point] + 1
        self.revived += sum(people.revived for people in self.crowd)
        await self.inquest.check()
        self.lives.update((self.inquest.decided() - before).keys())
        return met

    async def _lived(self, life: Life) -> None:
        """Until it has ended, or people have had their turns and nothing is owed any more."""

        async def at_rest() -> bool:
            return not await self.inquest.owing()

        doing = [people.live(life.ended, turns=_TURNS, at_rest=at_rest) for people in self.crowd]
        playing = asyncio.gather(*doing)
        ended = asyncio.create_task(life.ended.wait())
        await asyncio.wait({playing, ended}, timeout=_STUCK, return_when=asyncio.FIRST_COMPLETED)
        stuck = not playing.done() and not ended.done()
        for task in (playing, ended):
            task.cancel()
        (played, _) = await asyncio.gather(playing, ended, return_exceptions=True)
        if isinstance(played, Exception):
            life.kill()
            raise played
        if stuck:
            life.kill()
            raise AssertionError(f"nothing goes on any more, {await self.inquest.owing()} is owed; {self.tail()}")

    def _trap(self, life: Life, point: str, passing: int) -> None:
        """Have a life end at what is under way between it and Discord."""
        what, _, how = point.partition(": ")
        left = passing if point != RANDOM else self.chance.randrange(1, _REQUESTS)
        later = self.chance.uniform(0, 0.1)

        def watch(method: str, path: str, done: bool) -> bool:
            nonlocal left
            aimed = kind_of(method, path) == what and done == (how == _UNREAD) if point in WIRE else point == RANDOM
            if not aimed or life.ended.is_set():
                return True
            left -= 1
            if left == 0 and point == RANDOM:
                asyncio.get_running_loop().call_later(later, life.kill)
            if left > 0 or point == RANDOM:
                return True
            life.kill()
            return how != _LOST

        self.world.watch = watch

    async def pass_time(self, *, before: str) -> None:
        """Time between two lives: what is needed for a point, and never so much that what is owed would be too late."""
        leap: float = self.chance.choice(_LEAPS)
        if before.startswith("day"):
            leap = DAY
        elif before.startswith(("ballot", "letter", _POLL)):  # who ends a poll in time is Discord, or the bot
            leap = _HOUR
        if leap == DAY:
            leap = await self.inquest.to_the_next_day()
        self.world.backend.clock.advance(leap)
        if before.partition(":")[0] != _POLL and self.chance.random() < 0.7:
            self.world.backend.expire_due_polls()

    async def rest(self, *, blind: bool = False) -> None:
        """A life that is not killed before it has come to rest: all that was owed is done, and once.

        One that is blind reads no channel: what stands there of which no row knows, Discord knows by its nonce.
        """
        copies, self.world.blind = self.world.copies, blind
        life = await self._born("", 1)
        end = time.monotonic() + _STUCK
        try:
            while owing := await self.inquest.owing():
                assert time.monotonic() < end, f"still owed: {owing}; {self.tail()}"
                assert not life.ended.is_set(), self.tail()
                await asyncio.sleep(0.1)
        finally:
            life.kill()
            await asyncio.wait_for(life.ended.wait(), _STUCK)
            self.world.blind = False
        await self.inquest.check()
        await self.inquest.check_at_rest()
        assert self.world.copies > copies or not blind, "what was posted and not noted was not known by its nonce"
        self.blind += blind
