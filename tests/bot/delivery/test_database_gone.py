"""PostgreSQL is killed inside a live window of a duel, and comes again: nothing is lost, nobody loses by it."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from support import postgres
from support.discord_play import PlayServer, private
from support.duel.room import Window

pytestmark = [
    pytest.mark.simcord(settle_timeout=60, check_errors=False),
    pytest.mark.postgresql,
    pytest.mark.sqlite,
    pytest.mark.duel,
]


@pytest.fixture
def cut() -> Iterator[postgres.Server]:
    """Return a PostgreSQL of its own, for it is killed."""
    programs = postgres.programs()
    assert programs is not None
    made = postgres.Server(programs)
    made.start()
    yield made
    made.close()


@pytest.fixture
def database_url(cut: postgres.Server) -> str:
    return cut.url


@pytest.fixture
def room(server: PlayServer) -> Window:
    return Window(server)


async def test_a_database_that_dies_in_a_live_window_loses_nothing(
    room: Window, server: PlayServer, cut: postgres.Server, caplog: pytest.LogCaptureFixture
) -> None:
    await room.opened()
    before, version = await room.has(), (await room.row()).version
    cut.kill()
    caplog.clear()
    told = private(await room.holds())
    assert told.startswith("The bot can’t use its database at the moment, so nothing was changed.")
    await server.env.advance_time(600)
    cut.start()
    await server.env.advance_time(30)
    assert (await room.row()).version == version
    assert await room.lapsed() == 0, "time at which nothing can be stored is given back"
    after = await room.has()
    assert all(after[side] >= before[side] - 60 for side in before), (before, after)
    assert not [record for record in caplog.records if record.levelno >= logging.CRITICAL]
    await room.holds()
    assert (await room.row()).version == version + 1
