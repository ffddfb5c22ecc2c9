"""The database server dies in the middle of a game: players get a message, and the bot continues when it is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support import postgres
from support.discord_play import Hall, private

from bot.runtime.scheduler import Scheduler

pytestmark = pytest.mark.postgresql


@pytest.fixture
def server() -> Iterator[postgres.Server]:
    folder = postgres.programs()
    assert folder is not None
    made = postgres.Server(folder)
    made.start()
    yield made
    made.close()


@pytest.fixture
def database_url(server: postgres.Server) -> str:
    return server.url


@pytest.mark.simcord(check_errors=False)
async def test_a_server_that_dies_and_comes_back(
    hall: Hall, server: postgres.Server, caplog: pytest.LogCaptureFixture
) -> None:
    await hall.new(hall.first)
    await hall.press(hall.first, "Done")
    before = await hall.state(hall.first)
    scheduler: Scheduler = hall.bot.context.scheduler
    server.kill()
    for _ in range(2):
        reply = private(await hall.press(hall.first, "Next"))
        assert "database" in reply, reply
        assert "error" not in reply, "it is foreseen"
    await scheduler.go()
    assert "could not be made: the database cannot be reached" in caplog.text
    assert "Traceback" not in caplog.text
    server.start()
    await scheduler.go()
    after = await hall.state(hall.first)
    assert (after.version, after.view) == (before.version, before.view)
    await hall.press(hall.first, "Next")
    assert (await hall.state(hall.first)).version > before.version
    assert len(hall.boards(hall.first)) == 1
