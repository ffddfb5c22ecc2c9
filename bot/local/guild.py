"""The simulated guild: its users, channels and threads, always with the same ids."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle
from simcord.actors import MemberActor
from simcord.backend.access import can_access_channel
from simcord.backend.errors import BackendError
from simcord.enums import ChannelType

from bot.local.state import Memory, Thread

# Ids follow from the moment of creation: the same moment and order give the same ids after every restart, so the games
# in the database find their channels again.
FOUNDED = datetime(2025, 1, 1, tzinfo=UTC)

CHANNELS = (
    ("war-room", "Type / to start a game"),
    ("second-front", "Room for another game"),
    ("tavern", "Talk, and see what others play"),
)
PLAYERS = ("Alice", "Bob")
SPECTATOR = "Sam (spectator)"
GAME_MASTER = "Grace (game master)"

READABLE = (ChannelType.TEXT, ChannelType.NEWS, ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


@dataclass(frozen=True, slots=True)
class World:
    """The guild with its first channel and its users, the main player first."""

    env: Env
    guild: GuildHandle
    first: ChannelHandle
    people: tuple[MemberActor, ...]

    def handle(self, channel_id: int) -> ChannelHandle:
        """Return the `ChannelHandle` of a channel, a thread or a direct message."""
        channel = self.env.backend.get_channel(channel_id)
        return ChannelHandle(self.env, self.guild if channel.guild_id is not None else None, channel)

    def person(self, user_id: int) -> MemberActor:
        """Return the playable user with an id. Raise `KeyError` if there is none."""
        for person in self.people:
            if person.id == user_id:
                return person
        raise KeyError(user_id)

    def readable(self, person: MemberActor) -> Iterator[Any]:
        """Yield the channels that a user may read, each with its threads, oldest first."""
        backend = self.env.backend
        threads = sorted((each for each in backend.channels.values() if each.is_thread), key=lambda each: each.id)
        for channel_id in backend.get_guild(self.guild.id).channel_ids:
            for channel in (
                backend.get_channel(channel_id),
                *(each for each in threads if each.parent_id == channel_id),
            ):
                if channel.type in READABLE and can_access_channel(self.env, channel.id, person, history=True):
                    yield channel

    def direct(self, person: MemberActor) -> Any:
        """Return the channel of a user's direct messages with the bot."""
        return self.env.backend.get_dm_channel(person.id)

    def threads(self) -> tuple[Thread, ...]:
        """Return all current threads for storage."""
        return tuple(
            Thread(
                id=each.id,
                parent=each.parent_id,
                name=each.name or "",
                owner=each.owner_id or self.env.backend.bot_user.id,
                kind=int(each.type),
                archived=bool(each.thread_metadata and each.thread_metadata.archived),
            )
            for each in self.env.backend.channels.values()
            if each.is_thread and each.parent_id is not None
        )


def set_clock(env: Env, moment: datetime) -> None:
    """Set the simulated clock. It must be called before the clock is used."""
    env.backend.clock._epoch = moment - timedelta(seconds=env.backend.clock.elapsed)


def found(env: Env, memory: Memory, *, now: datetime, locale: str) -> World:
    """Create the local guild with the stored threads, and return its world.

    Call it before the bot is attached. `locale` is the server's language, which users read by default.
    """
    _read(env, memory, locale)
    env.backend.edit_bot_profile("Siegemaster")
    set_clock(env, FOUNDED)
    guild = env.create_guild("The local table")
    master = guild.create_role(
        "Game master", permissions=discord.Permissions(administrator=True), color=discord.Color.orange().value
    )
    channels = [guild.create_text_channel(name, topic=topic) for name, topic in CHANNELS]
    people = tuple(
        guild.add_member(
            env.create_user(name.split()[0].lower(), global_name=name), roles=[master] if name == GAME_MASTER else []
        )
        for name in (*PLAYERS, SPECTATOR, GAME_MASTER)
    )
    for person in people:
        env.backend.get_dm_channel(person.id)
    set_clock(env, now)
    for thread in memory.threads:
        _make_again(env, thread)
    return World(env, guild, channels[0], people)


def _read(env: Env, memory: Memory, locale: str) -> None:
    """Set the language of the user and the server in every interaction."""

    def reads(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload.get("user") or payload["member"]["user"]
            chosen = memory.languages.get(str(user["id"]), locale)
            payload.update(locale=chosen, **({"guild_locale": locale} if "guild_locale" in payload else {}))

    env.backend.subscribers.insert(0, reads)


def _make_again(env: Env, thread: Thread) -> None:
    try:
        parent = env.backend.get_channel(thread.parent)
    except BackendError:  # a channel that this version of the guild no longer has
        return
    env.backend.reserve_id(thread.id)
    # `message_id` sets the thread's id, because Discord gives a message's thread the id of the message.
    made = env.backend.create_thread(
        parent.id, thread.name, thread.owner, type=ChannelType(thread.kind), message_id=thread.id, broadcast=False
    )
    if made.thread_metadata is not None:
        made.thread_metadata.archived = thread.archived
