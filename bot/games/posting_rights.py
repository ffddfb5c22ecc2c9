"""What somebody may have the bot post, and where: nothing that they may not post there themselves.

One check for whatever is posted on a person's word and was not there before: a game's first board, a board at the foot
of a channel, a thread, an answer that everybody sees, all that a channel is to be told from now on. Nothing of that is
done without a `Ground`, and only this module gives one. What a game that stands somewhere posts by being played is the
game's own: who may begin or bring it there was asked then.
"""

from __future__ import annotations

from typing import Any, Literal

import discord

from bot.games.errors import NotPermitted, TimedOut
from bot.games.state import GameSummary
from bot.ui.replies import Ground

Interaction = discord.Interaction[Any]

_WEEK: Literal[10080] = 10_080

_SENDING = {False: ("send_messages",), True: ("send_messages_in_threads",)}
"""What writing takes; by whether it is in a thread.

Attach Files and Create Polls are not asked for: they keep out what people bring, and what the bot draws and asks is its
own.
"""


def permit(interaction: Interaction) -> Ground:
    """The channel where somebody asks, in which they may have the bot post. Raises `NotPermitted`, `TimedOut`."""
    _expect_held(interaction, interaction.channel, interaction.permissions)
    return Ground(interaction.channel_id or 0)


def permitted(interaction: Interaction) -> Ground | None:
    """The same for what may as well be answered privately; None where who asks may not have it posted."""
    try:
        return permit(interaction)
    except (NotPermitted, TimedOut):
        return None


def permit_in(interaction: Interaction, channel: Any, held: discord.Permissions) -> Ground:
    """Another channel of the same server, by what who asks holds there. Raises `NotPermitted`, `TimedOut`."""
    _expect_held(interaction, channel, held)
    return Ground(channel.id)


async def own_ground(interaction: Interaction) -> Ground:
    """The direct messages between the bot and who asks: theirs alone. Raises what Discord raises."""
    return Ground((interaction.user.dm_channel or await interaction.user.create_dm()).id)


def expect_thread(interaction: Interaction, *, private: bool = False) -> None:
    """Raise `NotPermitted` or `TimedOut` for who may not open a thread in the channel where they ask, and write in it.

    It takes no right to write in the channel itself. One in which nobody else looks on may be had by whoever may open
    threads for all to see.
    """
    held = interaction.permissions
    opening = "create_private_threads" if private and not held.create_public_threads else "create_public_threads"
    _expect(interaction, interaction.channel_id or 0, held, [opening, *_SENDING[True]])


def may_open(interaction: Interaction, *, private: bool) -> bool:
    """Whether they may: where there is another way."""
    try:
        expect_thread(interaction, private=private)
    except (NotPermitted, TimedOut):
        return False
    return True


async def open_thread(
    interaction: Interaction, channel: discord.TextChannel, *, name: str, private: bool = False
) -> tuple[discord.Thread, Ground]:
    """A thread for who asks, in the channel where they do. Raises `NotPermitted`, `TimedOut`; what Discord raises."""
    expect_thread(interaction, private=private)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    asked: dict[str, Any] = {"invitable": False} if private else {}
    thread = await channel.create_thread(name=name, type=kind, auto_archive_duration=_WEEK, **asked)
    return thread, Ground(thread.id)


# --- the check ---


def _expect_held(interaction: Interaction, channel: Any, held: discord.Permissions) -> None:
    if interaction.guild_id is None:
        return  # in their own direct messages people may write
    threaded = isinstance(channel, discord.Thread)
    names = ["view_channel", *_SENDING[threaded]]
    if threaded and channel.locked:
        names.append("manage_threads")
    if interaction.client.get_guild(interaction.guild_id) is None:
        names.append("use_external_apps")  # the bot is nobody's but theirs there
    _expect(interaction, channel.id if channel is not None else interaction.channel_id or 0, held, names)


def _expect(interaction: Interaction, channel_id: int, held: discord.Permissions, names: list[str]) -> None:
    user = interaction.user
    if interaction.guild_id is None or held.administrator:
        return
    if isinstance(user, discord.Member) and user.is_timed_out() and user.timed_out_until is not None:
        raise TimedOut(until=user.timed_out_until)
    lacking = [name for name in names if not getattr(held, name)]
    if lacking:
        raise NotPermitted(channel_id=channel_id, permissions=lacking)


def manages(interaction: Interaction, game: GameSummary) -> bool:
    """Whether a person manages the server of a game: they may end it or hand it over, and decide nothing in it."""
    held = interaction.permissions
    if game.guild_id is None or game.guild_id != interaction.guild_id:
        return False
    return held.manage_guild or (held.manage_channels and game.channel_id == interaction.channel_id)
