"""Answers to commands and clicks about shared sides and their rooms."""

from __future__ import annotations

import contextlib
from typing import Any

import discord
from discord import app_commands, ui

from bot.context import BotContext
from bot.games.access import lacking
from bot.games.errors import ChannelBusy, GameOver, NoSuchGame, TooManyPlayers
from bot.games.gate import Verb, expect_may
from bot.games.posting_rights import open_thread, permit_in
from bot.games.seats.chairs import held_by
from bot.games.seats.command import expect_leader, own_part, side_of_room
from bot.games.state import GameSummary
from bot.players.handlers import expect_partner
from bot.runtime.scheduler import VOTES
from bot.sides.window_messages import WINDOWS
from bot.ui.components import Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, whisper
from bot.ui.texts import QUIET, cut, person, say
from db.schema.games import RUNNING
from db.sides import JOB, ChairTaken, Full
from render.language import speaking

Interaction = discord.Interaction[Any]
User = discord.Member | discord.User

JOIN = "sidejoin"
"""The action of the button in a side's room with which its readers join the side."""
_NAME = 100
_THREADS = ("create_private_threads", "send_messages_in_threads")


class MemberHandlers:
    """Handles requests to share a side with other users, or to open a channel for it."""

    def __init__(self, context: BotContext) -> None:
        self.context = context

    # --- people ---

    async def add(self, interaction: Interaction, user: User) -> None:
        """Let another user share the user's side."""
        game, side = await self._led(interaction)
        await self.expect_free(game, side, user)
        expect_partner(game, user)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._join(game, side, user, by=interaction.user.id)
        facts = {"who": person(user.id), "side": self._name(game, side)}
        await whisper(interaction, say("sides-added", **facts))

    async def remove(self, interaction: Interaction, user: User) -> None:
        """Remove another user from the user's side."""
        game, side = await self._led(interaction)
        if user.id not in game.sides[side].members:
            raise UserError("sides-not-there", who=user.mention)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.context.service.stand_up(game.id, user.id, by=interaction.user.id)
        await self.out_of_room(game, side, user.id)
        await self.context.board_delivery.refresh(game.id)
        self.context.scheduler.wake_now(JOB, WINDOWS)
        facts = {"who": person(user.id), "side": self._name(game, side)}
        await whisper(interaction, say("sides-removed", **facts))

    @button(JOIN)
    async def _joined(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self.join(interaction, await self.context.service.roster.game(press.game))

    async def join(self, interaction: Interaction, game: GameSummary) -> None:
        """Let the user join the side of this room."""
        side, user = side_of_room(game, interaction.channel_id), interaction.user
        if not side or user.bot:
            raise UserError("sides-join-where")
        if game.status != RUNNING:
            raise GameOver(game.id)
        await self.expect_free(game, side, user)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._join(game, side, user, by=user.id)
        await whisper(interaction, say("sides-joined", side=self._name(game, side)))

    async def _join(self, game: GameSummary, side: str, user: User, *, by: int) -> None:
        try:
            await self.context.service.join_side(game.id, side, user.id, by=by)
        except ChairTaken as error:
            raise UserError("sides-taken") from error
        except Full as error:
            raise TooManyPlayers(game.id) from error
        await self.into_room(game, side, [user.id])
        await self.context.board_delivery.refresh(game.id)

    async def expect_free(self, game: GameSummary, side: str, user: User) -> None:
        """Raise `UserError` if a user cannot join `side`."""
        presenter = self.context.presenter(game)
        if held := held_by(game, user.id):
            raise UserError("sides-member-held", who=user.mention, side=presenter.side(held[0]))
        for other, chair in game.sides.items():
            if other != side and chair.room is not None and await self._reads(chair.room, user.id):
                raise UserError("sides-reads", who=user.mention, side=presenter.side(other))

    # --- rooms ---

    async def room(self, interaction: Interaction, channel: Any | None) -> None:
        """Give the user's side a room. The room is the given channel, or a new private thread."""
        game, side = await self._led(interaction)
        expect_may(game, Verb.ROOM)
        if game.guild_id is None or interaction.guild is None:
            raise UserError("sides-room-direct")
        ground = await self._own_channel(interaction, game, side, channel) if channel is not None else None
        if ground is None:
            _expect_thread_here(interaction, game)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if ground is None:
            ground = await self._thread(interaction, game, side)
        await self.context.service.room_of_side(game.id, side, ground.id)
        await self.into_room(game, side, game.sides[side].people)
        self.context.scheduler.wake_now(VOTES)
        game = await self.context.service.roster.game(game.id)
        await self._greet(game, side, ground)
        text = say("sides-room-made", room=f"<#{ground.id}>", side=self._name(game, side))
        if over := await self._overseers(game, side, ground):
            who = ", ".join(person(user_id) for user_id in over)
            text += "\n" + say("sides-room-overseen", who=who)
        await whisper(interaction, text)

    async def _thread(self, interaction: Interaction, game: GameSummary, side: str) -> discord.Thread:
        assert isinstance(interaction.channel, discord.TextChannel)
        presenter = self.context.presenter(game)
        with speaking(game.locale):
            title = presenter.title()
            name = say("sides-room-name", game=title, side=presenter.side(side))
        return (await open_thread(interaction, interaction.channel, name=cut(name, _NAME), private=True))[0]

    async def _own_channel(self, interaction: Interaction, game: GameSummary, side: str, channel: Any) -> Any:
        """Return `channel` if it can become the side's room. Raise an error if it cannot."""
        found = await self.context.visibility.access.channel(channel.id)
        assert interaction.guild is not None
        if found is None or getattr(found, "guild", None) != interaction.guild:
            raise UserError("sides-room-unknown")
        if found.id == game.channel_id or any(each.room == found.id for each in game.sides.values()):
            raise UserError("sides-room-same")
        with contextlib.suppress(NoSuchGame):
            there = await self.context.service.roster.here(found.id)
            if there.status == RUNNING and there.id != game.id:
                raise ChannelBusy(there.id)
        assert isinstance(interaction.user, discord.Member)
        permit_in(interaction, found, found.permissions_for(interaction.user))
        if missing := lacking(found, interaction.guild.me):
            raise app_commands.BotMissingPermissions(missing)
        for other, chair in game.sides.items():
            for user_id in chair.people if other != side else ():
                if await self._reads(found.id, user_id):
                    name = self.context.presenter(game).side(other)
                    raise UserError("sides-room-read", who=f"<@{user_id}>", side=name)
        return found

    async def _greet(self, game: GameSummary, side: str, channel: Any) -> None:
        """Post a message in a side's room, with a button to join the side."""
        with speaking(game.locale):
            name = self.context.presenter(game).side(side)
        join = ui.Button[ui.LayoutView](
            label=say("button-sides-join", locale=game.locale), style=discord.ButtonStyle.success
        )
        row = button_row([press_button(join, Press(JOIN, game.id, game.version, extra=side))])
        text = say(
            "sides-room-hello",
            locale=game.locale,
            side=name,
            leader=person(game.sides[side].user_id, locale=game.locale),
        )
        await channel.send(view=note(text, rows=[row]), allowed_mentions=QUIET)

    async def into_room(self, game: GameSummary, side: str, user_ids: Any) -> None:
        """Add users to their side's room, if it is a private thread."""
        await self._in_thread(game, side, user_ids, adding=True)

    async def out_of_room(self, game: GameSummary, side: str, user_id: int) -> None:
        """Remove a user from the private thread of a side."""
        await self._in_thread(game, side, [user_id], adding=False)

    async def _in_thread(self, game: GameSummary, side: str, user_ids: Any, *, adding: bool) -> None:
        room = (await self.context.service.roster.game(game.id)).sides[side].room or game.sides[side].room
        found = await self.context.visibility.access.channel(room) if room is not None else None
        if not isinstance(found, discord.Thread) or not found.is_private():
            return
        change = found.add_user if adding else found.remove_user
        for user_id in user_ids:
            with contextlib.suppress(discord.HTTPException):  # a user who cannot be added gets a link instead
                await change(discord.Object(user_id))

    async def _reads(self, channel_id: int, user_id: int) -> bool:
        return await self.context.visibility.access.reads(channel_id, user_id)

    async def _overseers(self, game: GameSummary, side: str, channel: Any) -> list[int]:
        """Return the other sides' players whose permissions let them read every room."""
        access = self.context.visibility.access
        others = [user_id for name, chair in game.sides.items() if name != side for user_id in sorted(chair.people)]
        return [user_id for user_id in others if await access.oversees(channel.id, user_id)]

    # --- shared ---

    async def _led(self, interaction: Interaction) -> tuple[GameSummary, str]:
        """Return the channel's game, and the side that the user leads.

        Raise `UserError` if the user plays no side. Raise `NotTheLeader` if they do not lead it. Raise `GameOver` if
        the game is over.
        """
        game = await self.context.service.roster.here(interaction.channel_id)
        _, side = own_part(game, interaction.user.id)
        if not side:
            raise UserError("sides-none-held")
        expect_leader(game, side, interaction.user.id)
        if game.status != RUNNING:
            raise GameOver(game.id)
        return game, side

    def _name(self, game: GameSummary, side: str) -> str:
        return self.context.presenter(game).side(side)


def _expect_thread_here(interaction: Interaction, game: GameSummary) -> None:
    """Raise an error if no private thread can be opened in this channel.

    Raise `UserError` outside the game's text channel, and `BotMissingPermissions` if the bot may not open threads.
    """
    if interaction.channel_id != game.channel_id or not isinstance(interaction.channel, discord.TextChannel):
        raise UserError("sides-room-where", channel=f"<#{game.channel_id}>")
    held = interaction.app_permissions
    if missing := [name for name in _THREADS if not getattr(held, name)]:
        raise app_commands.BotMissingPermissions(missing)
