"""A league on a simulated server, from its announcement to its final standings, by commands and buttons."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from simcord.builders import ChannelHandle
from support.discord_play import PlayServer, button, labels, private, text
from support.tournament.stage import last, told

from bot.runtime import clock
from bot.tournaments.service import TournamentService
from db.tournaments.store import Tournaments
from engine.tournament.state import Tournament

WEEK = 7 * 86_400


class League:
    """A league that alice leads in the first channel; its players are members of the server."""

    def __init__(self, server: PlayServer) -> None:
        self.server, self.channel = server, server.first
        self.people: dict[int, Any] = {}
        self.id = ""

    @property
    def service(self) -> TournamentService:
        return TournamentService(Tournaments(self.server.bot.database))

    async def t(self) -> Tournament:
        return (await self.service.load(self.id)).state

    # --- until the first round ---

    async def create(self, **options: Any) -> Any:
        """Give the command; return what it shows."""
        day = (clock.now() + timedelta(days=2)).date().isoformat()
        usual = {"format": "league", "name": "Spring League", "when": f"{day} 20:00", "zone": "Europe/Rome"}
        return await self.server.alice.slash(self.channel, "tournament create", **{**usual, **options})

    async def announce(self, **options: Any) -> str:
        """Create and announce it; return the announcement."""
        await self.press(self.server.alice, await self.create(**options), "Announce")
        await self.server.env.advance_time(5)
        (row,) = [
            row for row in await self.service.store.in_guild(self.server.guild.id) if row.channel_id == self.channel.id
        ]
        self.id = row.id
        return text(self.server.messages(self.channel)[-1])

    async def join(self, players: int, name: str = "Player") -> list[str]:
        """Let members join by their form; return what each is told."""
        said = []
        for _ in range(players):
            number = len(self.people) + 1
            who = self.server.guild.add_member(self.server.env.create_user(f"player{number}"))
            form = await who.slash(self.channel, "tournament join")
            said.append(told(await who.submit_modal(form, {"name": f"{name} {number}"})))
            self.people[number] = who
        return said

    async def until_round(self, number: int) -> None:
        """Let time pass until a round is posted by itself."""
        for _ in range(20):
            if len((await self.t()).rounds) >= number:
                return
            await self.server.later(WEEK / 3)
            for _ in range(3):
                await self.server.env.advance_time(20)
        raise AssertionError(f"round {number} is never posted")

    # --- games ---

    async def begin(self, table: Any) -> tuple[Any, str]:
        """Let both players of a table press «Play your game»; return the game and what the second one is told."""
        t = await self.t()
        people = [self.person(t, number) for number in table.players]
        first = private(await people[0].slash(self.channel, "tournament play"))
        assert "Your tournament game begins" in first, first
        second = private(await people[1].slash(self.channel, "tournament play"))
        assert "in progress" in second, second
        game = (await self.t()).rounds[-1].tables[table.number].games[0]
        return await self.server.bot.context.service.position(game), f"{first}\n{second}"

    def person(self, t: Tournament, number: int) -> Any:
        return next(who for who in self.people.values() if who.id == t.players[number].person)

    async def resign(self, state: Any, who: Any) -> None:
        """Give the game up by the command and its button."""
        shown = await who.slash(self.thread(state.channel_id), "siege resign")
        message = self.server.env.backend.get_message(state.channel_id, last(shown).message.id)
        await who.click(self.server.as_message(message), custom_id=button(message, "Give"))
        for _ in range(2):
            await self.server.env.advance_time(20)

    def thread(self, channel_id: int) -> ChannelHandle:
        return ChannelHandle(self.server.env, self.server.guild, self.server.env.backend.channels[channel_id])

    async def press(self, who: Any, shown: Any, label: str) -> Any:
        message = last(shown) if not hasattr(shown, "components") else shown
        stored = self.server.env.backend.get_message(self.channel.id, getattr(message, "message", message).id)
        return await who.click(self.server.as_message(stored), custom_id=button(stored, label))

    async def finish(self) -> str:
        """Close the league by the organizer's panel; return the last message of the channel."""
        panel = await self.server.alice.slash(self.channel, "judge panel")
        label = next(each for each in labels(last(panel)) if "Close" in each)
        await self.press(self.server.alice, panel, label)
        await self.server.env.advance_time(20)
        return "\n".join(text(each) for each in self.server.messages(self.channel)[-2:])

    def said(self) -> list[str]:
        return [text(each) for each in self.server.messages(self.channel)]
