"""Three processes with a shard each share one database; one of them is killed, again and again.

The other processes, or the successor of the dead one, finish its claimed work, and the time this takes is recorded. The
checks for a single dying process (`stress.kill.ordeal`) are applied to all three together.
"""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool
from stress.cluster.cities import SHARDS, Cities
from stress.kill.ordeal import Life, Ordeal, kind_of
from stress.kill.people import People
from support import toygame

from db.schema.community import notice, process
from db.schema.games import outbox

_ROOMS = ("played", "campaign", "voted")
_HEARD = 60
"""Number of times to look for an answer before assuming that the answering process has died."""
_PATIENCE = 4.0
"""Seconds to wait for the request at which a process should die; after that it is killed wherever it is."""
_MINUTE = 60.0
_IN_FLIGHT = 1.0
"""Seconds to wait until the last presses are decided."""
_GONE = 0.2
"""Seconds until a killed process is gone and the requests it had sent have arrived."""


class Member(Life):
    """A process with its shard; it ends only by being killed."""

    def __init__(self, shard: int, pid: int) -> None:
        super().__init__(pid)
        self.shard = shard

    def kill(self) -> None:
        super().kill()
        self.ended.set()


class Relay(Ordeal):
    """Three processes on one database, with the checks that hold for them together."""

    world: Cities
    zygote = "stress.cluster.kin"

    def __init__(self, folder: Path, url: str, *, seed: int, heartbeat: float, servers: int = SHARDS) -> None:
        super().__init__(folder, url, seed=seed, world=Cities(silent=servers - SHARDS))
        self.world.astray = lambda: self.chance.random() < 0.1
        self.heartbeat = heartbeat
        self.members: dict[int, Member] = {}
        self.by_others: list[float] = []
        self.by_heirs: list[float] = []
        """Seconds from a death until the claimed work was done, where a successor was started at once."""

    def gathered(self) -> list[People]:
        """Return the people of each guild."""
        found = []
        for guild in self.world.guilds.values():
            rooms = {name: self.world.backend.create_channel(guild.id, name).id for name in _ROOMS}
            found.append(People(self.world, self.chance, rooms, games=(toygame.NAME,), heard=_HEARD))
        return found

    async def open(self) -> None:
        await self.world.open()
        # The other processes keep running during a check: repeatable read shows the state of one moment.
        self.inquest.engine = create_async_engine(self.url, poolclass=NullPool, isolation_level="REPEATABLE READ")
        await self._zygote_begun()
        for shard in range(SHARDS):
            await self.begin(shard)

    async def close(self) -> None:
        for member in self.members.values():
            member.kill()
        await super().close()

    async def begin(self, shard: int) -> None:
        """Start the process of a shard under its fixed instance name."""
        address, environment = self.world.addresses[shard], self.environment(shard)
        self.order(address=address, heartbeat=self.heartbeat, environment=environment)
        self.members[shard] = Member(shard, (await self.said())["pid"])

    def environment(self, shard: int) -> dict[str, str]:
        """Return the settings of the process of a shard."""
        return {
            "SIEGEMASTER_SHARD_COUNT": str(SHARDS),
            "SIEGEMASTER_SHARD_IDS": str(shard),
            "SIEGEMASTER_INSTANCE": f"shard-{shard}",
        }

    # --- deaths ---

    async def run(self, kills: int, *, told: Callable[[str], None] = lambda line: None) -> None:
        """Kill at least `kills` processes, and continue until the others have taken over some work.

        After every second death the others finish the dead process's work before its successor starts.
        """
        crowd = [asyncio.create_task(people.live(asyncio.Event())) for people in self.crowd]
        try:
            await asyncio.wait_for(self.world.ready.wait(), 60)
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
            await self._decided()
        finally:
            for each in crowd:
                each.cancel()
            await asyncio.gather(*crowd, return_exceptions=True)
        await self.settled()

    async def _decided(self) -> None:
        """Let people play until a decision of theirs was acknowledged.

        On a busy machine a single death may come and go while the first games are still being begun.
        """
        end = time.monotonic() + _MINUTE
        while not self.inquest.acknowledged:
            assert time.monotonic() < end, f"nobody could decide anything; {self.tail()}"
            await self._live_on()

    async def _live_on(self) -> None:
        """Let people play for a short while, then check."""
        await asyncio.sleep(self.chance.uniform(0.1, 0.8))
        await self.check()

    async def fall(self, shard: int, *, alone: bool) -> float:
        """Kill the process of a shard, during a post or edit if possible.

        Return the seconds until its claimed work was done.
        """
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
        """Return the rows that the process of a shard has claimed and not finished."""
        found: list[tuple[sa.Table, int]] = []
        names = sa.select(process.c.name).where(process.c.instance == f"shard-{shard}")
        async with self.inquest.reading() as connection:
            for table in (outbox, notice):
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
        """Wait, without new presses, until all pending work is done, and check that it was done exactly once."""
        await asyncio.sleep(_IN_FLIGHT)
        end = time.monotonic() + max(seconds, 4 * self.heartbeat)
        while owing := await self._checked_at_rest():
            assert time.monotonic() < end, f"still owed: {owing}; {self.tail()}"
            await asyncio.sleep(0.1)

    async def _checked_at_rest(self) -> list[Any]:
        """Return what is still owed; if nothing is, check all that holds at rest.

        All of it while the processes stand still: on a busy machine a press may take longer than `_IN_FLIGHT`, and one
        that is decided between two of these looks would be a board that does not show its game.
        """
        with self._standing_still():
            owing = await self.inquest.owing()
            if not owing:
                await self.inquest.check()
                await self.inquest.check_at_rest()
        return owing

    def told(self) -> str:
        """Return the figures of the run as text."""
        spans = {"by the others": self.by_others, "by who came in its place": self.by_heirs}
        lines = [f"{name} in {', '.join(f'{span:.1f}' for span in sorted(found))} s" for name, found in spans.items()]
        return (
            f"{self.deaths.total()} deaths, {len(self.inquest.acknowledged)} decisions, {self.inquest.days} days, "
            f"{len(self.inquest.votes)} votes, {len(self.world.sent)} posts, {len(self.world.edits)} edits; "
            f"work taken over {', '.join(lines)}"
        )

    async def check(self) -> None:
        """Check what must always hold.

        All processes are stopped meanwhile because Discord's channels are compared, too.
        """
        with self._standing_still():
            await self.inquest.check()

    @contextmanager
    def _standing_still(self) -> Iterator[None]:
        living = [member for member in self.members.values() if not member.ended.is_set()]
        for member in living:
            os.kill(member.pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for member in living:
                os.kill(member.pid, signal.SIGCONT)

    async def next_day(self) -> None:
        """Move every campaign to its next day: all processes are killed and started again.

        A process that kept the clock of the day before would look dead to the others.
        """
        leap = await self.inquest.to_the_next_day()
        for member in self.members.values():
            member.kill()
        await asyncio.sleep(_GONE)
        self.world.backend.clock.advance(leap)
        for shard in list(self.members):
            await self.begin(shard)
