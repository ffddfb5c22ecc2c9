"""A sweep over all commands: every choice that a command offers, by everybody, in every kind of channel.

A sample always, all of it under stress on SQLite and a tenth on PostgreSQL, in three languages in turn. A new command
is in it by itself.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from zlib import crc32

import pytest
import pytest_asyncio
from support import stress
from support.discord_play import PlayServer
from support.sweep.places import PLACES
from support.sweep.sweep import WHO, Sweep

import bot.daily.service
from render.catalogue import languages

pytestmark = pytest.mark.simcord(settle_timeout=60, check_errors=False)

COMMANDS = stress.count("SIEGEMASTER_SWEEP_COMMANDS", 90, 1)
"""One in so many commands of each person in each channel is given."""
CALLS = stress.count("SIEGEMASTER_SWEEP_CALLS", 3, 1)
"""Of its ways one in so many, and always the shortest."""
ON_POSTGRESQL = 10
"""Of these commands one in so many there: after minutes in one test the simulation waits for a process's heartbeat."""


@pytest.fixture
def orchard(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return a real game: toys are not in the sweep, and none of them is the game of the day."""
    monkeypatch.setattr(bot.daily.service, "usual", lambda: "siege")
    return "siege"


@pytest_asyncio.fixture
async def sweep(server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sweep]:
    made = Sweep(server, monkeypatch)
    await made.begin()
    yield made
    made.end()


def number(*words: object) -> int:
    """Return the number of a call, which is the same in every run."""
    return crc32(repr(words).encode())


@pytest.mark.parametrize("kind", PLACES)
async def test_every_command_gets_an_answer(sweep: Sweep, kind: str, database_kind: str) -> None:
    faults, given, locales = [], 0, [*languages()]
    commands = COMMANDS if database_kind == "sqlite" else max(COMMANDS, ON_POSTGRESQL)
    for name in sorted(sweep.forger.leaves):
        for who in WHO if kind != "direct" else WHO[:1]:
            if number(kind, name, who) % commands:
                continue
            for place, options in enumerate(await sweep.tried(name, kind, who)):
                if place % CALLS:
                    continue
                locale = locales[number(kind, name, who, place) % len(locales)]
                faults += await sweep.faults(name, kind, who, options, locale)
                given += 1
    assert given
    assert not faults, f"{len(faults)} faults of {given} calls\n" + "\n".join(faults[:60])
