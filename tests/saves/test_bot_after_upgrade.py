"""A bot that starts on the database of each released version: its boards come, are played on, and its logs agree."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from saves import shelf
from sqlalchemy.ext.asyncio import create_async_engine
from support import stress
from support.discord_play import PlayServer, button, labels, private

from bot import create_bot
from bot.runtime.settings import Settings
from db.games import GameRow
from db.schema.games import RUNNING, VOTE

pytestmark = [pytest.mark.sqlite, pytest.mark.by_alarms, pytest.mark.simcord(settle_timeout=300)]

DAY = 86_400.0
MOST = 3
"""The maximum number of buttons of a board that are pressed."""
SAMPLE = (
    *("muster under way", "ascari under way", "revolte under way", "two players"),
    *("vote", "campaign at night", "over"),
)
"""The games that are tried always; under stress all of them are."""
SOME = [*map(stress.marked, shelf.NAMES[:-1]), shelf.NAMES[-1]]
LATER = datetime(2026, 6, 20, 16, tzinfo=UTC)
"""An hour after the last decision in the stored games, and before their campaigns go on."""


class Upgraded:
    """A server with the stored channels and people, and a bot of this version on the stored database."""

    def __init__(self, server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.backend, self._patch = server, server.env.backend, monkeypatch
        self.people: dict[int, Any] = {}
        self.channels: dict[int, Any] = {}

    async def prepare(self, url: str, games: frozenset[str]) -> None:
        """Make the channels and people that a database names. Boards of other games than these do not come."""
        engine = create_async_engine(url)
        try:
            async with engine.begin() as connection:
                others = sa.text("DELETE FROM outbox WHERE game_id NOT IN :games")
                await connection.execute(others.bindparams(sa.bindparam("games", sorted(games), expanding=True)))
                rows = (await connection.execute(sa.text("SELECT owner_id, guild_id, channel_id FROM game"))).all()
                users = {row.owner_id for row in rows}
                if await connection.run_sync(lambda sync: sa.inspect(sync).has_table("player")):
                    users |= set((await connection.execute(sa.text("SELECT user_id FROM player"))).scalars())
        finally:
            await engine.dispose()
        (guild_id,) = {row.guild_id for row in rows} - {None}
        guild = self.server.env.create_guild("Stored", id=guild_id)
        for user in sorted(users):
            with self._named(user):
                person = self.server.env.create_user(f"user-{user % 100}")
            self.people[user] = guild.add_member(person)
        for row in rows:
            if row.guild_id is not None:
                with self._named(row.channel_id):
                    self.channels[row.channel_id] = guild.create_text_channel(f"room-{row.channel_id % 100}")

    def _named(self, number: int) -> Any:
        """Return a context manager in which what is made gets a number."""
        context = self._patch.context()
        patch = context.__enter__()
        patch.setattr(self.backend, "snowflake", lambda: self.backend.reserve_id(number))
        return _Leaving(context)

    async def start(self, settings: Settings) -> None:
        """Start the bot; it brings every board that is missing."""
        old = self.server.env.bot
        self.backend.clock.advance((LATER - self.backend.clock.now()).total_seconds())
        await self.server.env.restart_bot(create_bot(settings))
        await old.close()
        await self.server.env.settle()

    async def games(self) -> list[GameRow]:
        return list((await self._stored()).values())

    async def _stored(self) -> Mapping[str, GameRow]:
        store = self.server.bot.context.service.store
        ids = await store.database.scalars(sa.text("SELECT id FROM game ORDER BY id"))
        found = {each: await store.game(each) for each in ids}
        return {each: row for each, row in found.items() if row is not None}

    async def plays_on(self, game: GameRow) -> bool:
        """Press the buttons of a game's board until one has decided, as each of the people in turn; return whether one
        has.
        """
        for person in self.people.values():
            for number in range(MOST):
                board = self.server.board(self.channels[game.channel_id])
                if number < len(found := labels(board)):
                    await person.click(self.server.as_message(board), custom_id=button(board, found[number]))
                    await self.server.env.settle()
                if await self.version(game.id) > game.version:
                    return True
        return False

    async def version(self, game_id: str) -> int:
        found = await self.server.bot.context.service.store.game(game_id)
        assert found is not None
        return found.version


class _Leaving:
    def __init__(self, context: Any) -> None:
        self._context = context

    def __enter__(self) -> None:
        return None

    def __exit__(self, *error: object) -> None:
        self._context.__exit__(*error)


@pytest.mark.parametrize("name", SOME)
async def test_a_bot_plays_on_with_every_released_database(
    name: str, server: PlayServer, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite+aiosqlite:///{shelf.unpack(name, tmp_path / 'stored.db')}"
    made = shelf.note(name)["made"]
    tried = frozenset(made.values() if stress.FULL else filter(None, map(made.get, SAMPLE)))
    upgraded = Upgraded(server, monkeypatch)
    await upgraded.prepare(url, tried)
    await upgraded.start(settings.model_copy(update={"database": url}))
    waiting, verified = [], 0
    for game in await upgraded.games():
        if game.guild_id is None or game.id not in tried:
            continue
        channel = upgraded.channels[game.channel_id]
        if game.status != RUNNING:
            said = private(await upgraded.people[game.owner_id].slash(channel, "siege verify"))
            assert "agrees" in said, said
            verified += 1
        elif game.command == VOTE or game.day_due is not None:
            waiting.append(game)
        else:
            assert await upgraded.plays_on(game), (game.id, labels(server.board(channel)))
    assert verified
    await server.env.advance_time(DAY)
    await server.env.settle()
    for game in waiting:
        assert await upgraded.version(game.id) > game.version, "the vote closes, the day begins"
