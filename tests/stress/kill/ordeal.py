"""Lives of the bot, each with people who press and vote while days pass, each ended by a SIGKILL.

The checks of `inquest` run after every death, and again whenever the bot has come to rest. The place of a death is set
by an event in the process, never by a time: on a busy machine a life takes longer and ends at the same place.
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

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from stress.kill.discordia import Discordia
from stress.kill.inquest import DAY, Inquest
from stress.kill.mortal import POINTS
from stress.kill.people import GAMES, ROOMS, People
from support import toygame
from support.discord_play import controls

from db import open_database
from db.schema.community import alive

RANDOM = "at random"
_CAST = "vote: cast"
_POST, _EDIT, _PRESS, _PRIVATE, _POLL = "post", "edit", "press", "private answer", "end of a poll"
_LOST, _SENT, _UNREAD = "lost on its way", "on its way, and done", "done, the answer not read"
WIRE = tuple(f"{what}: {how}" for what in (_POST, _EDIT, _PRESS, _PRIVATE, _POLL) for how in (_LOST, _SENT, _UNREAD))
"""The fault points between the bot and Discord: the process dies while a request is under way."""
EVERY = (*POINTS, *WIRE)
_BLIND_AFTER = frozenset(
    {"board: posted, not noted", "letter: posted, nothing told", f"{_POST}: {_SENT}", f"{_POST}: {_UNREAD}"}
)
"""The points after which a channel shows a message that no row records."""

_TURNS = 15
"""Turns for the people before a life is considered unable to reach its fault point."""
_TRIES = 30
"""Lives aimed at a fault point before the run fails because none reaches it."""
_REQUESTS = 30
"""A life that ends at random ends near one of its first requests, up to this number."""
_STUCK = 240.0
"""Seconds after which a life that neither dies nor goes on fails the test; no shorter time limit exists."""
_REST = 16
"""Deaths after which the bot may come to rest."""
_HOUR = 61 * 60
_LEAPS = (0, 0, 0, 11 * 60, _HOUR, DAY)
"""Seconds that pass between two lives: a quick restart, a vote's duration, a day."""


def kind_of(method: str, path: str) -> str:
    """Return the kind of a request, as fault points name it."""
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
    """Kills on one database, and the checks after them."""

    zygote = "stress.kill.mortal"
    """The module of the process that forks the lives."""
    within: tuple[str, ...] = ()
    """The command that runs that process, if something is laid on it."""
    once: tuple[str, ...] = ("day", "ballot", "letter", "vote", _POLL)
    """The kinds of points that a life comes to too seldom to survive the first passing."""

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
        """Per point, the lives aimed at it since one reached it."""
        self.idle = 0
        """Successive lives that brought neither the campaign nor the vote that the remaining points need."""
        self.lives: Counter[str] = Counter()
        """Deaths by system of the game, counting those lives in which something was decided."""
        self.revived = 0
        """Lives in which a press on a board of an earlier life was answered."""
        self.blind = 0
        """How often the bot came to rest without being able to read channel history."""
        self._zygote: asyncio.subprocess.Process | None = None

    def gathered(self) -> list[People]:
        """Create the people and their channels."""
        return [People(self.world, self.chance, {name: self.world.channel(name) for name in ROOMS})]

    # --- processes ---

    async def open(self) -> None:
        await self.world.open()
        address, more = self.url, {"isolation_level": "REPEATABLE READ"}  # what one check reads was there at one time
        if address.startswith("sqlite"):  # only read: recovery from a death is the work of the next life
            address, more = f"sqlite+aiosqlite:///file:{address.partition(':///')[2]}?mode=ro&uri=true", {}
        self.inquest.engine = create_async_engine(address, poolclass=NullPool, **more)
        await self._zygote_begun()

    async def _zygote_begun(self) -> None:
        tests = Path(toygame.__file__).parents[2]
        path = os.pathsep.join((str(tests), str(tests.parent)))
        self._zygote = await asyncio.create_subprocess_exec(
            *self.within,
            sys.executable,
            "-m",
            self.zygote,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path},
            cwd=self.folder,
        )

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
        """Send an order for a life."""
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
        """Return the last lines of the lives' log."""
        return self.log.read_text()[-3000:] if self.log.exists() else ""

    # --- lives ---

    async def suffer(
        self,
        kills: int = 0,
        *,
        points: Sequence[str] = EVERY,
        whole: bool = True,
        told: Callable[[str], None] = lambda line: None,
    ) -> None:
        """Die at each of the fault points, as often as it takes for so many deaths, and an eighth as often at random.

        Every point is met in the end: one to which a life does not come, or cannot come as things stand, is aimed at
        again in a later one. With `whole` lives go on until each game was played, people voted, and days began.
        """
        await self.rest()
        await self.die(RANDOM)
        rested, cards = 0, self._shuffled(points)
        while cards or self.deaths.total() < kills:
            cards = cards or self._shuffled(points)
            if await self.inquest.ageing():
                await self.rest()  # on a slow machine many short lives in turn can let a notice come too late
            point = await self._drawn(cards)
            if point is None:
                await self.await_any(cards)
                continue
            await self.pass_time(before=point)
            if not await self.die(point):
                assert self.vain[point] < _TRIES, f"no life comes to «{point}»; {self._shown()}; {self.tail()}"
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
        for _ in range(_TRIES):
            if not whole or self._seen_all():
                break
            # Few points, and slow ones, come to an end before each game has been decided in, voted in and dated.
            if self.inquest.votes:
                await self.pass_time(before="day")
                await self.die(RANDOM)
            else:
                await self._die_at_a_vote()
            await self.rest()

    def _seen_all(self) -> bool:
        """Return whether each game was played when the bot died, and people voted and days began."""
        played = all(self.lives[game] for game in GAMES) and len(self.inquest.games) > len(GAMES)
        return played and bool(self.inquest.votes) and bool(self.inquest.days)

    async def _die_at_a_vote(self) -> None:
        """Run a life that should end at a vote once it is acknowledged: at random this is seldom come to."""
        if not await self.inquest.may_come("vote"):
            await self.await_any([_CAST])
        await self.die(_CAST)

    async def _drawn(self, cards: list[str]) -> str | None:
        """Take the uppermost card whose point a life could reach now; None if there is none."""
        for place in reversed(range(len(cards))):
            if await self.inquest.may_come(cards[place].partition(":")[0]):
                return cards.pop(place)
        return None

    async def await_any(self, points: list[str]) -> None:
        """Run a life that ends as soon as one of these points can be reached because a campaign or a vote exists.

        Existing ones do not count: open votes are closed by the clock, and people resign their games sooner.
        """
        kinds = {point.partition(":")[0] for point in points}
        self.idle += 1
        assert self.idle < 6 * _TRIES, f"no life can come to {kinds}; {self.tail()}"
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

    def _shown(self) -> dict[str, list[tuple[int, list[str]]]]:
        """Return the last messages of each room that have controls, with their ids."""
        found = dict[str, list[tuple[int, list[str]]]]()
        for people in self.crowd:
            for room, channel in people.rooms.items():
                posts = [(each.id, controls(each)) for each in self.world.messages(channel)]
                found[room] = [
                    (number, [str(part.get("custom_id")) for part in parts]) for number, parts in posts if parts
                ][-3:]
        return found

    def _shuffled(self, points: Sequence[str]) -> list[str]:
        cards = [*points, *[RANDOM] * (len(points) // 8)]
        self.chance.shuffle(cards)
        return cards

    async def die(self, point: str) -> bool:
        """Run a life that should end at a point; return whether it reached it."""
        once = point.startswith(self.once)
        passing = 1 if once else self.chance.choice((1, 1, 2))
        life = await self._born(point, passing)
        self._trap(life, point, passing)
        return await self._ended(life, point)

    async def _ended(self, life: Life, point: str) -> bool:
        """Let a life end and run the checks; return whether it ended at its point."""
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
        """Wait until the life has ended, or people have had their turns and no work is pending."""

        async def at_rest() -> bool:
            return not await self.inquest.owing()

        async def live() -> None:
            await asyncio.gather(*[people.live(life.ended, turns=_TURNS, at_rest=at_rest) for people in self.crowd])
            # Turns are over once they are acknowledged: on a busy machine before the first board has been drawn.
            while not life.ended.is_set() and not await at_rest():
                await asyncio.sleep(0.1)

        playing = asyncio.create_task(live())
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
        """Make a life end at a request between it and Discord."""
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
        """Advance the clock between two lives as far as a point needs.

        Never advance it so far that pending work would come too late.
        """
        leap: float = self.chance.choice(_LEAPS)
        if before.startswith("day"):
            leap = DAY
        elif before.startswith(("ballot", "letter", _POLL)):  # a poll that is due is ended by Discord or by the bot
            leap = _HOUR
        if leap == DAY:
            leap = await self.inquest.to_the_next_day()
        self.world.backend.clock.advance(leap)
        if leap >= _HOUR and before.startswith("day"):
            await self.seen()
        if before.partition(":")[0] != _POLL and self.chance.random() < 0.7:
            self.world.backend.expire_due_polls()

    async def seen(self) -> None:
        """Let the bot have lived until now: the time in which it was dead would be given back to its users."""
        opened = await open_database(self.url)
        try:
            await opened.run(sa.update(alive).values(seen_at=self.world.now()))
        finally:
            await opened.close()

    async def rest(self, *, blind: bool = False) -> None:
        """Run a life until it has come to rest; check that all pending work is done exactly once.

        With `blind` it cannot read channel history and recognises its unrecorded messages by Discord's nonce.
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
        assert self.world.copies > copies or not blind, "what was posted and not noted was not known by its nonce"
        self.blind += blind
        if await self.inquest.pending():  # on a busy machine a click that was on its way is stored at the last moment
            await self.rest()
        else:
            await self.inquest.check_at_rest()
