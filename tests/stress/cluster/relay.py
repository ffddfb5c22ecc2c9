"""The relay: three processes on one database, each with a shard; one of them is killed, again and again.

Whatever the dead one held is finished by the others, or by whoever is started in its place: how long that took is
noted. What holds of one process that dies (`crash.ordeal`) is asked of all of them together.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from stress.cluster.cities import SHARDS, Cities
from stress.kill.ordeal import Life, Ordeal, kind_of
from stress.kill.people import People
from support import toygame

from db.schema.community import letter, process
from db.schema.games import outbox

_ROOMS = ("played", "campaign", "voted")
_HEARD = 60
"""Looks for an answer, after which it is taken that whoever was to give it has died."""
_PATIENCE = 4.0
"""Seconds for a process to come to the request at which it is to die; then it dies where it is."""
_MINUTE = 60.0
_IN_FLIGHT = 1.0
"""Seconds for what was pressed last to be decided."""
_GONE = 0.2
"""Seconds in which whoever was killed is gone, and what they had sent has come."""


class Member(Life):
    """A process with its shard; it is over when it was killed."""

    def __init__(self, shard: int, pid: int) -> None:
        super().__init__(pid)
        self.shard = shard

    def kill(self) -> None:
        super().kill()
        self.ended.set()


class Relay(Ordeal):
    """Three processes, and what is expected of them together."""

    world: Cities
    zygote = "stress.cluster.kin"

    def __init__(self, folder: Path, url: str, *, seed: int, heartbeat: float) -> None:
        super().__init__(folder, url, seed=seed, world=Cities())
        self.world.astray = lambda: self.chance.random() < 0.1
        self.heartbeat = heartbeat
        self.members: dict[int, Member] = {}
        self.by_others: list[float] = []
        self.by_heirs: list[float] = []
        """Seconds from a death to the end of all that the dead one had begun; whether somebody came in its place."""

    def gathered(self) -> list[People]:
        """The people of each guild."""
        found = []
        for guild in self.world.guilds.values():
            rooms = {name: self.world.backend.create_channel(guild.id, name).id for name in _ROOMS}
            found.append(People(self.world, self.chance, rooms, games=(toygame.NAME,), heard=_HEARD))
        return found

    async def open(self) -> None:
        await self.world.open()
        # The others go on while it is looked: everything is seen as it was at one moment.
        self.inquest.engine = create_async_engine(self.url, poolclass=NullPool, isolation_level="REPEATABLE READ")
        await self._zygote_begun()
        for shard in range(SHARDS):
            await self.begin(shard)

    async def close(self) -> None:
        for member in self.members.values():
            member.kill()
        await super().close()

    async def begin(self, shard: int) -> None:
        """Start the process of a shard, under the name that it always has."""
        environment = {
            "SIEGEMASTER_SHARD_COUNT": str(SHARDS),
            "SIEGEMASTER_SHARD_IDS": str(shard),
            "SIEGEMASTER_INSTANCE": f"shard-{shard}",
        }
        self.order(address=self.world.addresses[shard], heartbeat=self.heartbeat, environment=environment)
        self.members[shard] = Member(shard, (await self.said())["pid"])

    # --- deaths ---

    async def run(self, kills: int, *, told: Callable[[str], None] = lambda line: None) -> None:
        """So many deaths, and more until something was taken over.

        After every second one the others do everything before a process comes in the place of the dead one.
        """
        crowd = [asyncio.create_task(people.live(asyncio.Event())) for people in self.crowd]
        try:
            await asyncio.wait_for(self.world.ready.wait(), 20)
            await self.check()
            for number in count():
                if number >= kills and (self.by_others or number >= kills + 6):
                    break
                await self._live_on()
                if number % 3 == 1:
                    await self.next_day()
                seconds = await self.fall(self.chance.randrange(SHARDS), alone=number % 2 == 0)
                told(f"{number + 1}: taken over in {seconds:.1f} s")
                for each in crowd:
                    assert not each.done(), each
        finally:
            for each in crowd:
                each.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
        await self.settled()
        assert self.inquest.acknowledged, f"nobody could decide anything; {self.tail()}"

    async def _live_on(self) -> None:
        """A while in which people play and, now and then, hours pass."""
        await asyncio.sleep(self.chance.uniform(0.1, 0.8))
        await self.check()

    async def fall(self, shard: int, *, alone: bool) -> float:
        """Kill the process of a shard, in the middle of a post if it comes to one; returns when its work was done."""
        member, died = self.members[shard], asyncio.Event()
        how = self.chance.choice((False, True))

        def watch(method: str, path: str, done: bool) -> bool:
            if died.is_set() or self.world.asker != shard or kind_of(method, path) not in {"post", "edit"}:
                return True
            if done != how:
                return True
            member.kill()
            died.set()
            return how

        self.world.watch = watch
        try:
            await asyncio.wait_for(died.wait(), _PATIENCE)
        except TimeoutError:
            member.kill()
            died.set()
        fell = time.monotonic()
        self.deaths["at random"] += 1
        held = await self._held(shard)
        if not alone:
            await self.begin(shard)
        while await self._still(held):
            assert time.monotonic() - fell < _MINUTE, f"not taken over: {held}; {self.tail()}"
            await asyncio.sleep(0.05)
        seconds = time.monotonic() - fell
        if held:
            (self.by_others if alone else self.by_heirs).append(seconds)
        self.world.watch = lambda method, path, done: True
        if alone:
            await self.begin(shard)
        await self.check()
        return seconds

    async def _held(self, shard: int) -> list[tuple[sa.Table, int]]:
        """What the process of a shard has claimed and not finished."""
        found: list[tuple[sa.Table, int]] = []
        names = sa.select(process.c.name).where(process.c.instance == f"shard-{shard}")
        async with self.inquest.reading() as connection:
            for table in (outbox, letter):
                open_ones = sa.select(table.c.id).where(
                    table.c.claimed_by.in_(names), table.c.done_at.is_(None), table.c.failed_at.is_(None)
                )
                found += [(table, row) for row in (await connection.execute(open_ones)).scalars()]
        return found

    async def _still(self, held: list[tuple[sa.Table, int]]) -> bool:
        async with self.inquest.reading() as connection:
            for table, number in held:
                row = sa.select(table.c.done_at, table.c.failed_at).where(table.c.id == number)
                found = (await connection.execute(row)).first()
                if found is not None and found.done_at is None and found.failed_at is None:
                    return True
        return False

    async def settled(self, seconds: float = 30) -> None:
        """Nobody presses any more, all live: everything that is owed is done, once."""
        await asyncio.sleep(_IN_FLIGHT)
        end = time.monotonic() + max(seconds, 4 * self.heartbeat)
        while owing := await self.inquest.owing():
            assert time.monotonic() < end, f"still owed: {owing}; {self.tail()}"
            await asyncio.sleep(0.1)
        await self.check()
        await self.inquest.check_at_rest()

    def told(self) -> str:
        """What happened, in figures."""
        spans = {"by the others": self.by_others, "by who came in its place": self.by_heirs}
        lines = [f"{name} in {', '.join(f'{span:.1f}' for span in sorted(found))} s" for name, found in spans.items()]
        return (
            f"{self.deaths.total()} deaths, {len(self.inquest.acknowledged)} decisions, {self.inquest.days} days, "
            f"{len(self.inquest.votes)} votes, {len(self.world.sent)} posts, {len(self.world.edits)} edits; "
            f"work taken over {', '.join(lines)}"
        )

    async def check(self) -> None:
        """What holds at any time; everybody stands still meanwhile, for Discord is looked at, too."""
        living = [member for member in self.members.values() if not member.ended.is_set()]
        for member in living:
            os.kill(member.pid, signal.SIGSTOP)
        try:
            await self.inquest.check()
        finally:
            for member in living:
                os.kill(member.pid, signal.SIGCONT)

    async def next_day(self) -> None:
        """Let it be the next day of every campaign, for everybody: all processes die, and start anew.

        None lives on into that day by the clock of the day before: to the others it would be long dead.
        """
        leap = await self.inquest.to_the_next_day()
        for member in self.members.values():
            member.kill()
        await asyncio.sleep(_GONE)
        self.world.backend.clock.advance(leap)
        for shard in list(self.members):
            await self.begin(shard)
