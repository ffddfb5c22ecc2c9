"""The database server dies in the middle of a game: players get a message, and the bot continues when it is back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from support import postgres
from support.discord_play import PlayServer, private

from bot.runtime.scheduler import Scheduler

pytestmark = pytest.mark.postgresql


@pytest.fixture
def database_server() -> Iterator[postgres.Server]:
    folder = postgres.programs()
    assert folder is not None
    made = postgres.Server(folder)
    made.start()
    yield made
    made.close()


@pytest.fixture
def database_url(database_server: postgres.Server) -> str:
    return database_server.url


@pytest.mark.stress
@pytest.mark.simcord(check_errors=False)
async def test_the_bot_survives_the_restart_of_its_database_server(
    server: PlayServer, database_server: postgres.Server, caplog: pytest.LogCaptureFixture
) -> None:
    await server.new(server.first)
    await server.press(server.first, "Done")
    before = await server.state(server.first)
    scheduler: Scheduler = server.bot.context.scheduler
    database_server.kill()
    for _ in range(2):
        reply = private(await server.press(server.first, "Next"))
        assert "database" in reply, reply
        assert "error" not in reply, "it is foreseen"
    await scheduler.go()
    assert "could not be made: the database cannot be reached" in caplog.text
    assert "Traceback" not in caplog.text
    database_server.start()
    await scheduler.go()
    after = await server.state(server.first)
    assert (after.version, after.view) == (before.version, before.view)
    await server.press(server.first, "Next")
    assert (await server.state(server.first)).version > before.version
    assert len(server.boards(server.first)) == 1
