"""A bot that starts on the database of each released version: its boards come, are played on, its logs agree."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from saves import shelf
from sqlalchemy.ext.asyncio import create_async_engine
from support import stress
from support.discord_play import READS, PlayServer, controls, labels, presses, private

from bot import create_bot
from bot.answers.commander import APART, OWN, PLAY
from bot.answers.menus import OPEN
from bot.runtime.settings import Settings
from bot.ui.components import read_press
from db.games import GameRow
from db.schema.games import LEVELS, RUNNING, VOTE

pytestmark = [pytest.mark.sqlite, pytest.mark.by_alarms, pytest.mark.simcord(settle_timeout=300)]

DAY = 86_400.0
MOST, DEEPEST = 3, 8
"""The maximum number of controls of a board that are tried, and of clicks from each of them on."""
SELECT = 3
WHOLE = frozenset({PLAY, "advised", "phase", "round", "calm"})
"""The actions of buttons that decide with one click: a plan, or the adviser's answers."""
MENUS = frozenset({OWN, OPEN, APART, "go", "pick", "short"})
"""The actions of controls with which players give orders of their own."""
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

    async def prepare(self, url: str, games: frozenset[str], **changed: str) -> None:
        """Make the channels and people that a database names. Boards of other games than these do not come; columns of
        all games are `changed` before.
        """
        engine = create_async_engine(url)
        try:
            async with engine.begin() as connection:
                others = sa.text("DELETE FROM outbox WHERE game_id NOT IN :games")
                await connection.execute(others.bindparams(sa.bindparam("games", sorted(games), expanding=True)))
                if changed:
                    named = ", ".join(f"{column} = :{column}" for column in changed)
                    await connection.execute(sa.text(f"UPDATE game SET {named}"), changed)
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

    async def expect_played_on(self, game: GameRow) -> None:
        """Expect that people give orders of their own on the board that came, and any orders on the next one."""
        for actions in (MENUS, WHOLE | MENUS):
            before = await self.game(game.id)
            if before.status == RUNNING and before.day_due is None:
                board = self.server.board(self.channels[game.channel_id])
                assert await self.plays_on(before, actions), (game.id, labels(board))

    async def plays_on(self, game: GameRow, actions: Collection[str]) -> bool:
        """Answer a game's question as each of the people in turn, by buttons and selects with the given actions; return
        whether one of them has decided.

        Each of the first controls that answer is tried, and what is chosen there leads on from menu to menu.
        """
        channel = self.channels[game.channel_id]
        for person in self.people.values():
            for number in range(MOST):
                await self._to_the_top(person, channel)
                shown = self.server.board(channel)
                tried: set[str] = set()
                for _ in range(DEEPEST):
                    found = [each for each in self._answering(shown, actions) if each["custom_id"] not in tried]
                    control = found[min(number, len(found) - 1)] if found and not tried else next(iter(found), None)
                    if control is None:
                        break
                    tried.add(control["custom_id"])
                    shown = await self._use(person, channel, shown, control)
                    if await self.version(game.id) > game.version:
                        return True
        return False

    @staticmethod
    def _answering(message: Any, actions: Collection[str]) -> list[dict[str, Any]]:
        """Return the controls of a message that have one of the actions; no button that leads back to the top."""
        found = ((part, read_press(part.get("custom_id", ""), part["type"])) for part in controls(message))
        return [
            part
            for part, press in found
            if press is not None and press.action in actions and (press.action != "go" or press.path)
        ]

    async def _to_the_top(self, person: Any, channel: Any) -> None:
        """Leave the menus in which a board may stand, by its own button."""
        board = self.server.board(channel)
        for part in controls(board):
            press = read_press(part.get("custom_id", ""), part["type"])
            if press is not None and press.action == "go" and not press.path:
                await person.click(self.server.as_message(board), custom_id=part["custom_id"])
                await self.server.env.settle()
                return

    async def _use(self, person: Any, channel: Any, shown: Any, control: dict[str, Any]) -> Any:
        """Press a button, or choose the first options of a select; return the message that goes on: a private answer
        with controls, else the board.
        """
        message = self.server.as_message(shown)
        if control["type"] == SELECT:
            values = [option["value"] for option in control["options"][: max(1, control.get("min_values", 1))]]
            answered = await person.select(message, values, custom_id=control["custom_id"])
        else:
            answered = await person.click(message, custom_id=control["custom_id"])
        await self.server.env.settle()
        for each in (*answered.followups[::-1], answered.response):
            if each is not None and each.ephemeral and any(presses(each)):
                return self.server.env.backend.get_message(channel.id, each.message.id)
        return self.server.board(channel)

    async def game(self, game_id: str) -> GameRow:
        found = await self.server.bot.context.service.store.game(game_id)
        assert found is not None
        return found

    async def version(self, game_id: str) -> int:
        return (await self.game(game_id)).version


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
        if game.status != RUNNING:
            owner, channel = upgraded.people[game.owner_id], upgraded.channels[game.channel_id]
            said = private(await owner.slash(channel, "siege verify"))
            assert "is correct" in said, said
            verified += 1
        elif game.command == VOTE or game.day_due is not None:
            waiting.append(game)
        else:
            await upgraded.expect_played_on(game)
    assert verified
    await server.env.advance_time(DAY)
    await server.env.settle()
    for game in waiting:
        assert await upgraded.version(game.id) > game.version, "the vote closes, the day begins"


@pytest.mark.stress
@pytest.mark.parametrize(("level", "locale"), zip(LEVELS, READS, strict=True))
async def test_games_of_each_level_and_each_language_are_played_on(
    level: str, locale: str, server: PlayServer, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = shelf.NAMES[-1]
    url = f"sqlite+aiosqlite:///{shelf.unpack(name, tmp_path / 'stored.db')}"
    upgraded = Upgraded(server, monkeypatch)
    await upgraded.prepare(url, frozenset(shelf.note(name)["made"].values()), level=level, locale=locale)
    await upgraded.start(settings.model_copy(update={"database": url}))
    played = 0
    for game in await upgraded.games():
        if game.guild_id is not None and game.status == RUNNING and game.command != VOTE and game.day_due is None:
            await upgraded.expect_played_on(game)
            played += 1
    assert played
