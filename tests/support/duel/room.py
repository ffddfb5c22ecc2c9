"""A channel in which a duel is fought, for tests of games of several sides."""

from __future__ import annotations

from typing import Any

import discord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from support.discord_play import PlayServer, button, controls, presses, private, text

from bot.app import Siegemaster
from bot.games.seats.chairs import LIVE, chairs_for
from bot.games.seats.clocks import left
from bot.play.new_game_sides import calls
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from db.sides import Chair, chairs_of, turns_of
from engine.core.record import LAPSE

WEST, EAST = "west", "east"


class Room:
    """A channel in which a duel is fought."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first

    async def new(self, **options: Any) -> None:
        await self.server.new(self.channel, seed=None, **options)

    async def invite(self, **options: Any) -> None:
        """Begin a game of Alice's before Bob has agreed to play, as one that is played on from an analysis does."""
        server, context = self.server, self.server.bot.context
        chairs = chairs_for((WEST, EAST), own=WEST, owner=server.alice.id, opponent=server.bob.id)
        state = await context.service.new_game(
            system=server.game,
            options={},
            seed=None,
            owner_id=server.alice.id,
            guild_id=server.guild.id,
            channel_id=self.channel.id,
            locale="en",
            chairs=chairs,
            invited=True,
            extra_write=[calls(chairs, server.alice.id, self.channel.id)],
            **options,
        )
        await context.board_delivery.deliver(state.id)
        context.scheduler.wake_now(NOTICES)

    async def row(self) -> Any:
        return (await self.server.state(self.channel)).row

    async def chairs(self) -> dict[str, tuple[int, bool]]:
        return {side: (chair.user_id, chair.steward) for side, chair in chairs_of(await self.row()).items()}

    async def order(self, who: Any, *words: str) -> Any:
        options = dict(zip(("do", "second", "third"), words, strict=False))
        return await who.slash(self.channel, "siege order", **options)

    def shown(self, asked: Any) -> Any:
        answer = asked.response if asked.response is not None and asked.response.ephemeral else asked.followups[-1]
        return self.server.env.backend.get_message(self.channel.id, answer.message.id)

    async def choose(self, who: Any, asked: Any, value: str) -> Any:
        """Pick in the select of a private message."""
        message = self.shown(asked)
        (select,) = [each for each in controls(message) if each["type"] == 3]
        return await who.select(self.server.as_message(message), custom_id=select["custom_id"], values=[value])

    def said(self, words: str) -> list[Any]:
        """Return the messages of the channel with these words."""
        return [each for each in self.server.messages(self.channel) if words in text(each)]

    async def later(self, seconds: float) -> None:
        """Let time pass, and the jobs run."""
        await self.server.later(seconds)
        await self.server.env.advance_time(31)

    async def begun(self, *, traps: tuple[str, ...] = ("400,0", "600,0"), **options: Any) -> None:
        server = self.server
        await self.new(opponent=server.bob, **options)
        await self.order(server.bob, "cellar")
        await self.order(server.alice, "garden")
        for place in traps:
            await self.order(server.alice, "lay", place)
            await self.order(server.bob, "lay", place)


class Window(Room):
    """A duel with clocks in which East is asked live whether to fire."""

    async def opened(self) -> None:
        await self.begun(traps=("500,0", "600,0"), pace=LIVE, clock="10")
        row, server = await self.row(), self.server
        await server.bot.context.service.order(row.id, side=EAST, answer=("ask",), actor=server.bob.id)
        await self.order(server.alice, "go", "300,0")
        await self.order(server.bob, "go", "700,0")
        await self.order(server.alice, "go", "400,0")
        await server.env.advance_time(2)
        assert await self.asked() == [EAST]

    async def asked(self) -> list[str]:
        return list(turns_of(await self.row()).asked)

    async def has(self) -> dict[str, float]:
        turns = turns_of(await self.row())
        return {side: left(turns, side, clock.now()) for side in (WEST, EAST)}

    async def lapsed(self) -> int:
        row = await self.row()
        entries = await self.server.bot.context.service.store.journal(row.id, first=1, last=row.version)
        return sum(each.action == LAPSE for each in entries)

    def call(self) -> Any:
        """Return the message of the window."""
        (found,) = (each for each in self.server.messages(self.channel) if {*"▰▱"} & {*text(each)})
        return found

    async def holds(self) -> Any:
        """East holds fire by the window's message."""
        call = self.call()
        return await self.server.bob.click(self.server.as_message(call), custom_id=button(call, "Hold"))


class Camps(Room):
    """A duel between two camps: Alice and Carol are West's, Bob and Dora East's; each camp has a channel."""

    def __init__(self, server: PlayServer) -> None:
        super().__init__(server)
        self.carol, self.dora, self.erik = (
            server.guild.add_member(server.env.create_user(name)) for name in ("carol", "dora", "erik")
        )
        self.west, self.east = server.second, server.third

    @property
    def bot(self) -> Siegemaster:
        return self.server.bot

    def hide(self, channel: Any, *members: Any) -> None:
        """Let members not see a channel."""
        denied = discord.Permissions(view_channel=True).value
        for member in members:
            overwrite = Overwrite(target_id=member.id, type=OverwriteType.MEMBER, allow=0, deny=denied)
            self.server.env.backend.set_overwrite(channel.id, overwrite)

    async def manned(self, *, rooms: bool = True) -> None:
        """Begin a duel with two people a side, each side with its channel."""
        server = self.server
        self.hide(self.west, server.bob, self.dora)
        self.hide(self.east, server.alice, self.carol)
        await self.new(opponent=server.bob)
        if rooms:
            await self.said(server.alice, "side room", channel=self.west)
            await self.said(server.bob, "side room", channel=self.east)
        await self.said(server.alice, "side add", user=self.carol)
        await self.said(server.bob, "side add", user=self.dora)

    async def said(self, who: Any, command: str, *, at: Any = None, **options: Any) -> str:
        return private(await who.slash(at or self.channel, command, **options))

    async def chair(self, side: str) -> Chair:
        return chairs_of(await self.row())[side]

    def ballot(self, channel: Any) -> Any:
        found = [m for m in self.server.messages(channel) if any(p.action == "vote" for p in presses(m))]
        assert len(found) == 1, len(found)
        return found[0]

    async def vote(self, who: Any, channel: Any, number: int, message: Any = None) -> str:
        message = message or self.ballot(channel)
        for part in controls(message):
            if part["type"] == 3:
                value = part["options"][number - 1]["value"]
                shown = self.server.as_message(message)
                return private(await who.select(shown, [value], custom_id=part["custom_id"]))
        return private(await who.click(self.server.as_message(message), custom_id=button(message, f"{number} · ")))

    async def voting(self, *sides: str) -> None:
        """Let sides decide by vote."""
        people = {WEST: self.server.alice, EAST: self.server.bob}
        for side in sides:
            told = await self.said(people[side], "vote start", window="30m", quorum=1)
            assert "30 minutes" in told
        await self.pass_by(1)

    async def pass_by(self, seconds: float) -> None:
        await self.server.env.advance_time(seconds)
