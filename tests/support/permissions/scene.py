"""The stage on which the table of permissions is tried out: a game, and people who act on it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
import sqlalchemy as sa
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.results import InteractionResult
from stress.forged.forging import EPHEMERAL, Forger
from support.discord_play import PlayServer, text
from support.permissions.table import GAME, RUNS, Verdict

import bot.games.error_answers
import engine.games
from bot.games.errors import ServiceError
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.seats.chairs import chairs_for, sides_of
from bot.games.state import GameState
from bot.replays.drawing import Job, Shown
from bot.ui.custom_ids import Press, write_path
from bot.ui.replies import note
from bot.ui.texts import say
from bot.voting.ballot import Voting, written
from db import shared_command as stored
from db.schema.games import game, metadata
from db.sides import Chair, commanding
from engine.core.record import DRAWN
from engine.core.save import new_game
from render.pictures.print_page import Page

SIDES = "sides"
"""The way of a game of two sides: the owner holds one, who shares the game the other."""
WAYS = {"commander": "powers", "adviser": "advisers", "voter": "vote"}
"""The command mode of the game, for people whose role depends on it."""
GONE = ("staff-proposal-gone", "error-guest")
"""Replies that refuse without being an error."""
PASSING = {
    *("alive", "daily", "daily_mark", "lesson", "letter", "outbox", "outcome_due", "outcome", "outcome_player"),
    "process",
}
"""Tables that the bot changes by itself (such as the heartbeat), or that repeat what is stored elsewhere."""

SILENT = ("send_messages", "send_messages_in_threads", "create_public_threads", "create_private_threads")
"""The permissions taken from a person for whom the bot may post nothing."""

Rows = dict[str, frozenset[str]]


def _way(who: str, attempt: Attempt) -> str:
    """Return how the game is commanded: as the person's role wants it, where the attempt says nothing."""
    return SIDES if attempt.way == SIDES else WAYS.get(who, attempt.way)


def of_two_sides() -> str:
    """Return the first game of several sides."""
    return next(name for name in engine.games.names() if len(engine.games.find(name).sides) > 1)


def _query(context: sa.Table) -> str:
    columns = ", ".join(f'"{column.name}"' for column in context.c if not column.name.startswith("board_"))
    return f"SELECT {columns} FROM {context.name}"


_QUERIES = {table.name: _query(table) for table in metadata.sorted_tables}


@dataclass
class Scene:
    """One game, one person with a role in it, and one attempt."""

    stage: Stage
    who: str
    person: Any
    channel: Any
    game: GameState
    message: Any
    number: int = 0
    """The number of a vote, of a proposal or of the decision of a puzzle."""
    battle: str = ""
    """The id of the owner's battle in the library of the server."""

    async def walk(self) -> None:
        """Move a child without any die roll: the person's own child if each has one."""
        if self.game.command == "vote":
            actor, child = CALENDAR_ACTOR, "anna"
        elif self.game.command == "powers" and self.who == "commander":
            actor, child = self.stage.bob.id, "ben"
        else:
            actor, child = self.stage.alice.id, "anna"
        self.game = await self.stage.service.decide(
            self.game.id, version=self.game.version, answer=("move", "gate", "hedge", child), actor=actor
        )

    async def again(self) -> None:
        """Load the game again."""
        self.game = await self.stage.server.bot.context.service.load(self.game.id)

    def path(self, *words: str) -> str:
        """Return a path in the menus as written in a custom id."""
        assert self.game.ask is not None
        return write_path(self.game.ask, words)


Prepare = Callable[[Scene], Awaitable[None]]
Wanted = Callable[[Scene], Any]


@dataclass(frozen=True)
class Attempt:
    """How something is tried: a command with options, or a press with values, after some preparation."""

    options: Wanted = field(default=lambda _: {})
    press: Callable[[Scene], tuple[Press, list[str] | None]] | None = None
    before: Prepare | None = None
    way: str = "everyone"
    where: str = "game"
    private: bool = False


class Stage:
    """The people, their channels, and games one after the other."""

    def __init__(self, server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.forger = server, Forger(server)
        env, guild = server.env, server.guild
        self.alice, self.bob = server.alice, server.bob
        self.dora, self.carl = (guild.add_member(env.create_user(name)) for name in ("dora", "carl"))
        managing = guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
        keeping = guild.create_role("keys", permissions=discord.Permissions(manage_channels=True))
        self.grace = guild.add_member(env.create_user("grace"), roles=[managing])
        self.kurt = guild.add_member(env.create_user("kurt"), roles=[keeping])
        self.olaf = guild.add_member(env.create_user("olaf"))
        elsewhere = env.create_guild("Elsewhere")
        self.xeno = elsewhere.add_member(env.create_user("xeno"))
        self.far = elsewhere.create_text_channel("far")
        self.robot = guild.add_member(env.create_user("robot", bot=True))
        self.aside = guild.create_text_channel("aside")
        self.errors: list[str] = []
        told = bot.games.error_answers.whisper

        async def whisper(interaction: Any, said: str, **more: Any) -> None:
            self.errors.append(said)
            await told(interaction, said, **more)

        monkeypatch.setattr(bot.games.error_answers, "whisper", whisper)
        monkeypatch.setattr(server.bot.replays, "project", _projected)
        monkeypatch.setattr(server.bot.context.boards.printed_pages, "newspaper", _printed)
        self.people = {
            "owner": self.alice,
            **dict.fromkeys(("player", "commander", "adviser", "voter"), self.bob),
            "manager": self.grace,
            "keeper": self.kurt,
            "stranger": self.olaf,
            "outsider": self.xeno,
            "direct": self.bob.user,
            "bot": self.robot,
            "muted": self.alice,
        }
        self._number = 0
        self._before: Rows | None = None
        self._key: tuple[Any, ...] | None = None
        self._stale = False
        """Whether private changes of one person would affect the next attempt."""
        self._scene: Scene | None = None

    @property
    def service(self) -> Any:
        return self.server.bot.context.service

    async def _set(self, name: str, who: str, attempt: Attempt) -> Scene:
        """Reuse the previous attempt's stage if it is unchanged and fits; otherwise set it anew."""
        way = _way(who, attempt)
        key = (name, way, who == "commander" and way != SIDES)
        self._silence(None, self.aside)
        if self._before is None or self._key != key or self._scene is None:
            self._before = None
            self._stale = self._stale or self._key is None or self._key[0] != name
            self._scene = await self.scene(who, attempt)
        self._key, scene = key, self._scene
        scene.who, scene.person = who, self.people[who]
        room = self.server.env.backend.get_channel(scene.game.channel_id)
        channels = {"outsider": self.far, "direct": self.bob.user.dm_channel}
        place = channels.get(who, self.aside if attempt.where == "aside" else room)
        if scene.message is None or scene.channel.id != place.id:
            scene.channel = place
            await self._message(scene, private=attempt.private)
        self._silence(None, room)
        if who == "muted":
            await self._shown(scene)
            self._before = None  # the second that went by may have closed a vote of an earlier stage
            for channel in (room, self.aside):
                self._silence(scene.person, channel)
        await self.server.env.settle()
        return scene

    def _silence(self, who: Any, channel: Any) -> None:
        """Deny a person writing and opening threads in a channel; without a person, restore the owner's rights."""
        denied = discord.Permissions(**dict.fromkeys(SILENT, who is not None)).value
        target = (who or self.alice).id
        overwrite = Overwrite(target_id=target, type=OverwriteType.MEMBER, allow=0, deny=denied)
        self.server.env.backend.set_overwrite(channel.id, overwrite)

    async def _shown(self, scene: Scene) -> None:
        """Post the game's pending board, so that any later post is caused by the person."""
        with contextlib.suppress(ServiceError):
            await self.server.bot.context.board_delivery.deliver(scene.game.id)
        await self.server.env.advance_time(1)

    def posted(self) -> set[int]:
        """Return all public messages and all threads."""
        backend = self.server.env.backend
        shown = {m.id for channel in backend.messages.values() for m in channel.values() if not m.flags & EPHEMERAL}
        return shown | set(backend.channels)

    async def _message(self, scene: Scene, *, private: bool) -> None:
        """Send a message of the bot for the press, in the person's channel."""
        backend = self.server.env.backend
        guild_id = backend.get_channel(scene.channel.id).guild_id
        channel = self.server.bot.get_partial_messageable(scene.channel.id, guild_id=guild_id)
        shown = await channel.send(view=note("…"))
        scene.message = backend.get_message(scene.channel.id, shown.id)
        if private:
            scene.message.flags |= EPHEMERAL

    async def scene(self, who: str, attempt: Attempt) -> Scene:
        """Start a game in its own channel, prepared for an attempt."""
        if self._stale:
            await self._wipe()
            self._stale = False
        self._number += 1
        room = self.server.guild.create_text_channel(f"game-{self._number}")
        way = _way(who, attempt)
        system = of_two_sides() if way == SIDES else self.server.game
        begun = await self.service.new_game(
            system=system,
            options={},
            seed="apple",
            dice=DRAWN,
            owner_id=self.alice.id,
            guild_id=self.server.guild.id,
            channel_id=room.id,
            locale="en",
            chairs=self._chairs(system) if way == SIDES else (),
        )
        roster = self.service.roster
        for player in (self.bob, self.dora) if way != SIDES else ():
            await roster.add(await roster.game(begun.id), player.id, by=self.alice.id)
        scene = Scene(self, who, self.people[who], room, await self.service.load(begun.id), None)
        await self.command(scene, way)
        await scene.again()
        if attempt.before is not None:
            await attempt.before(scene)
            await scene.again()
        if attempt.before is not None or scene.game.command == "vote":
            await self.server.env.advance_time(1)  # pending boards are posted, votes are opened
        return scene

    def _chairs(self, system: str) -> tuple[Chair, ...]:
        """Return the chairs of a game of two sides: the owner's is the one that is asked first."""
        rules = engine.games.find(system)
        asked = new_game(rules, seed="", options={}).asks[0].side
        return chairs_for(sides_of(rules, {}), own=asked, owner=self.alice.id, opponent=self.bob.id)

    async def command(self, scene: Scene, way: str) -> None:
        """Set the game's command mode."""
        if way in {"everyone", SIDES}:
            return
        async with self.server.bot.database.write() as connection:
            if way == "vote":
                voting = written(Voting(minutes=30, quorum=1, voters="players"))
                values = {"command": "vote", "voting": voting}
                await connection.execute(sa.update(game).where(game.c.id == scene.game.id).values(values))
                return
            await commanding(scene.game.id, "", command=way)(connection)
            if way == "powers":
                await stored.assign_part(connection, scene.game.id, "ben", self.bob.id)

    async def _wipe(self) -> None:
        """Delete every stored row of earlier attempts."""
        async with self.server.bot.database.write() as connection:
            for table in reversed(metadata.sorted_tables):
                await connection.execute(sa.delete(table))

    async def rows(self) -> Rows:
        """Return all stored rows by table, without the locations of boards."""
        url = self.server.bot.database.engine.url
        if url.get_backend_name() == "sqlite":  # a direct connection saves eight thousand round trips
            with closing(sqlite3.connect(url.database)) as own:
                return {name: frozenset(map(repr, own.execute(query))) for name, query in _QUERIES.items()}
        async with self.server.bot.database.read() as connection:
            return {
                name: frozenset(map(repr, (await connection.exec_driver_sql(query)).all()))
                for name, query in _QUERIES.items()
            }

    async def tried(self, name: str, scene: Scene, attempt: Attempt) -> InteractionResult:
        """Run the attempt."""
        if attempt.press is None:
            return await self.forger.command(scene.person, scene.channel, name, attempt.options(scene))
        press, values = attempt.press(scene)
        custom_id = press.custom_id("b" if values is None else "s")
        return await self.forger.press(
            scene.person, scene.channel, custom_id, message=scene.message, values=values, private=attempt.private
        )

    def _where(self, message_id: int) -> int:
        """Return the channel of a message; for a thread's id, the id itself."""
        stored = self.server.env.backend.messages
        return next((channel for channel, messages in stored.items() if message_id in messages), message_id)

    async def verdict(self, name: str, who: str, attempt: Attempt) -> tuple[Verdict, str]:
        """Return the outcome of somebody's attempt and the reply. Assert what holds for every outcome."""
        scene = await self._set(name, who, attempt)
        self.errors.clear()
        before = self._before or await self.rows()
        self._before = None
        posted = self.posted()
        result = await self.tried(name, scene, attempt)
        after = await self.rows()
        assert result.acknowledged, f"{name} by {who}: no answer"
        answers = [answer for answer in _answers(result) if answer.id != scene.message.id]
        reply = "\n".join([*map(text, answers), text(scene.message) if attempt.private else ""])
        if who == "muted" and name not in RUNS:
            private = {self.server.env.backend.get_dm_channel(scene.person.id).id}
            fresh = [m for m in self.posted() - posted if self._where(m) not in private]
            assert not fresh, f"{name}: posted for somebody who may not: {fresh}"
        if after == before:
            self._before = after  # the next attempt may use the same stage
        changed = {table for table in after if after[table] != before[table]}
        hers = {table for table in changed if table in GAME and _of(scene.game.id, before, after, table)}
        gone = [say(key, locale="en") for key in GONE]
        if self.errors or any(each in reply for each in gone) or reply.startswith(say("rights-bot", locale="en")):
            assert all(answer.ephemeral for answer in answers), f"{name} by {who}: refused in public"
            assert not changed - PASSING, f"{name} by {who}: refused, and changed {changed}: {reply}"
            assert reply, f"{name} by {who}: refused without a word"
            return "no", reply
        if hers:
            return "proposes" if hers <= {"proposal"} else "does", reply
        self._stale = bool(changed - PASSING)
        return "own" if self._stale else "looks", reply


async def _projected(_: Job, *_hear: object) -> Shown:
    """Return a replay without drawing it."""
    return Shown(data=b"RIFF", form="webp", frames=1, shrunk=False, alt="")


async def _printed(*_: Any, **__: Any) -> Page:
    """Return a page without drawing it."""
    return Page(picture=b"PNG", title="Page", alt="")


def _answers(result: InteractionResult) -> list[Any]:
    first = [result.response] if result.response is not None else []
    return [*first, *result.followups]


def _of(game_id: str, before: Rows, after: Rows, table: str) -> bool:
    """Return whether a row of a game is among the changed ones."""
    return any(f"'{game_id}'" in row for row in before[table] ^ after[table])
