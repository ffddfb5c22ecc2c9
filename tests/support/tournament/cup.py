"""A tournament of the bot's own games in a channel of a simulated server."""

from __future__ import annotations

from typing import Any

from support.discord_play import PlayServer, button, labels, private

from bot.runtime import clock
from bot.tournaments.own_games import play_row
from bot.tournaments.service import Decision, TournamentService
from bot.ui.components import Layout
from db.tournaments.store import Tournaments
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.settings import Settings as Rules
from render.language import speaking


class Cup:
    """A tournament of two players in the first channel, with its round posted and the button under it."""

    def __init__(self, server: PlayServer) -> None:
        self.server = server
        self.tournaments = TournamentService(Tournaments(server.bot.database))
        self.id = ""

    async def new(
        self, tables: str, game: str, people: tuple[Any, ...], *, threads: bool = False, **options: str
    ) -> None:
        leader = people[0].id + 1
        loaded = await self.tournaments.create(
            by=leader,
            guild_id=self.server.guild.id,
            channel_id=self.server.first.id,
            locale="en",
            title="Cup @here",
            preset=tables,
            now=clock.now(),
            settings=Rules(
                tables=tables,
                points="win-draw-loss" if tables != "duplicate" else "matchpoints",
                clock="week",
                rounds=1,
                game=game,
                options=options,
                threads=threads,
            ),
        )
        self.id = loaded.row.id
        await self.decide(lambda _t, _seed: f.Announced(), leader)
        for number, who in enumerate(people, 1):
            fact = f.Registered(player=number, name=who.user.name, person=who.id)
            await self.decide(lambda _t, _seed, fact=fact: fact, who.id)
        await self.decide(draft.lots, leader)
        await self.decide(lambda t, seed: draft.paired(t, seed=seed), leader)
        channel: Any = self.server.bot.get_channel(self.server.first.id)
        with speaking("en"):
            await channel.send(view=Layout().add_item(play_row(self.id)))

    async def decide(self, fact: Any, by: int) -> None:
        await self.tournaments.decide(self.id, lambda t, seed: Decision([fact(t, seed)]), by=by, now=clock.now())

    async def press(self, who: Any) -> str:
        message = next(each for each in self.server.messages(self.server.first) if "Play your game" in labels(each))
        found = await who.click(self.server.as_message(message), custom_id=button(message, "Play your game"))
        return private(found)

    async def table(self) -> Any:
        return (await self.tournaments.load(self.id)).state.rounds[-1].tables[1]
