"""The kinds of channels in which somebody gives a command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import discord
import sqlalchemy as sa
from support.discord_play import PlayServer, controls

from db.schema.community import seek


class Place(NamedTuple):
    """A channel, who gives commands there as its leader, and what of the bot's is in it."""

    channel: Any
    leader: Any


class People:
    """Who gives commands: a leader, a stranger, a manager; and who is named in them."""

    def __init__(self, server: PlayServer) -> None:
        guild, env = server.guild, server.env
        managing = guild.create_role("watch", permissions=discord.Permissions(manage_guild=True))
        self.leader, self.other = server.alice, server.bob
        self.manager = guild.add_member(env.create_user("grace"), roles=[managing])
        self.stranger = guild.add_member(env.create_user("olaf"))
        self.robot = guild.add_member(env.create_user("robot", bot=True))
        self.roles = [guild.default_role, managing]

    @property
    def named(self) -> list[Any]:
        """Who is named in an option for a user."""
        return [self.other, self.leader, self.stranger, self.robot]


async def _game(server: PlayServer, channel: Any, system: str, **options: Any) -> None:
    told = await server.alice.slash(channel, "siege new", game=system, **options)
    assert await server.bot.context.service.in_channel(channel.id) is not None, told


async def _nothing(_: PlayServer, __: Any) -> None:
    return


async def _siege(server: PlayServer, channel: Any) -> None:
    await _game(server, channel, "siege")


async def _fight(server: PlayServer, channel: Any) -> None:
    """A siege in a fight."""
    await _siege(server, channel)
    await _on(server, channel, "fire", days=2)


async def _fort(server: PlayServer, channel: Any) -> None:
    await _game(server, channel, "keep-up-the-fire")
    await _on(server, channel, "shoot", days=2)


async def _on(server: PlayServer, channel: Any, kind: str, *, days: int) -> None:
    """Let the autopilot play until something of a kind is asked, or to the end of some days."""
    service = server.bot.context.service
    state = await server.state(channel)
    while state.ask is not None and state.ask.kind != kind and state.progress[0] <= days:
        state = await service.auto(state.id, version=state.version, scope="phase", actor=server.alice.id)


async def _hexes(server: PlayServer, channel: Any) -> None:
    """Two people, one side each. Of their earlier challenges none may be open: two people have only one at a time."""
    await server.bot.database.run(sa.update(seek).values(state="withdrawn", shown="withdrawn"))
    named = {"scenario": "agordat-1890", "side": "italian", "opponent": server.bob}
    await server.new(channel, seed=None, game="ascari", **named)


async def _table(server: PlayServer, channel: Any) -> None:
    """One person against the autopilot."""
    await _game(server, channel, "revolte", scenario="fu-gate", side="europeans", against="autopilot")


async def _vote(server: PlayServer, channel: Any) -> None:
    await _siege(server, channel)
    await server.alice.slash(channel, "vote start", window="45m", quorum=1)


async def _campaign(server: PlayServer, channel: Any) -> None:
    await _siege(server, channel)
    await server.alice.slash(channel, "campaign start", hour="20:00", zone="UTC")


async def _tournament(server: PlayServer, channel: Any) -> None:
    await server.alice.slash(
        channel, "tournament create", format="centuria-day", name="Cup", when="22 March 2027 20:00", zone="Europe/Rome"
    )


async def _over(server: PlayServer, channel: Any) -> None:
    await _siege(server, channel)
    asked = await server.alice.slash(channel, "siege resign")
    answer = asked.response or asked.followups[-1]
    stored = server.env.backend.get_message(channel.id, answer.message.id)
    (button,) = [part for part in controls(stored) if part["type"] == 2]
    await server.alice.click(server.as_message(stored), custom_id=button["custom_id"])


async def _daily(server: PlayServer, _: Any) -> None:
    await server.alice.user.slash("daily play")


PLACES: dict[str, Callable[[PlayServer, Any], Awaitable[None]]] = {
    "nothing": _nothing,
    "siege": _fight,
    "keep-up-the-fire": _fort,
    "ascari": _hexes,
    "revolte": _table,
    "vote": _vote,
    "campaign": _campaign,
    "tournament": _tournament,
    "over": _over,
    "direct": _daily,
}
"""How each kind is made; «direct» are the direct messages of the leader, with the attempt of the day in them."""
