"""Handlers of the commands about players: adding, removing, resigning and moving."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any, Protocol

import discord
from discord import app_commands, ui

from bot.boards import side_rows
from bot.boards.links import board_link
from bot.delivery.quiet import LONG
from bot.games.errors import NoSuchGame, SaveUnreadable, SawOther, TakesTheWin
from bot.games.gate import Verb, counted, expect_may
from bot.games.posting_rights import manages, permit
from bot.games.roster import MOST, expect_owner
from bot.games.seats.chairs import held_by, led_by
from bot.games.seats.command import expect_leader
from bot.games.seed_texts import until
from bot.games.state import GameSummary
from bot.players.departures import Departures
from bot.players.wrong_place import games_list, is_guest, link_to
from bot.runtime import clock
from bot.ui.components import Panel, Row, button, button_row, panel, press_button
from bot.ui.custom_ids import Press, StaleCustomId, base36
from bot.ui.errors import UserError
from bot.ui.replies import note, whisper
from bot.ui.texts import QUIET, clean, cut, mentions, person, quoted, say
from db.schema.games import ARE_RATED, AT_TABLE, NOBODY, RATED, RUNNING
from db.sides import ChairTaken

if TYPE_CHECKING:
    from bot.context import BotContext

_ALONE = 2
"""The number of members of a thread that a user has alone: the user and the bot."""

Interaction = discord.Interaction[Any]
User = discord.Member | discord.User


class CommandInfo(Protocol):
    """The interface that describes how a game is commanded (`bot.shared_command.handlers.SharedCommandHandlers`)."""

    async def gone(self, game: GameSummary) -> frozenset[int]:
        """Return the players of a game who have left the server."""

    async def show(self, game: GameSummary) -> list[str]:
        """Return lines about how a game is commanded."""


class PlayerHandlers:
    """Handles the commands and buttons that change players or the channel."""

    def __init__(self, context: BotContext, client: discord.Client) -> None:
        self.context = context
        self.roster = context.service.roster
        self.absent = Departures(client)
        self._command_info: CommandInfo | None = None

    def register(self, command_info: CommandInfo) -> None:
        """Register the object that describes how a game is commanded."""
        self._command_info = command_info

    # --- players ---

    async def add(self, interaction: Interaction, user: User) -> None:
        """Add a player to the game of this channel."""
        game = await self.roster.here(interaction.channel_id)
        expect_owner(game, interaction.user.id)
        expect_partner(game, user)
        if game.may_decide(user.id):
            raise UserError("players-there", who=user.mention)
        await interaction.response.defer(ephemeral=True, thinking=True)
        game = await self.roster.add(game, user.id, by=interaction.user.id)
        await self._update_and_reply(interaction, game, "players-added", who=user.mention)

    async def remove(self, interaction: Interaction, user: User | None) -> None:
        """Remove a player. Without an argument, the user leaves the game."""
        game, leaving = await self.roster.here(interaction.channel_id), user or interaction.user
        if leaving.id == game.owner_id:
            raise UserError("players-owner-stays", owner=(game.owner_id,))
        expect_may(game, Verb.LEAVE if leaving.id == interaction.user.id else Verb.REMOVE)
        if leaving.id != interaction.user.id:
            expect_owner(game, interaction.user.id)
        if not game.may_decide(leaving.id):
            raise UserError("players-not-there", who=leaving.mention)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._stand_up(game, leaving.id, NOBODY, by=interaction.user.id)
        game = await self.roster.remove(game, leaving.id, by=interaction.user.id)
        key = "players-left" if leaving.id == interaction.user.id else "players-removed"
        await self._update_and_reply(interaction, game, key, who=leaving.mention)

    async def show(self, interaction: Interaction) -> None:
        """Show a game's players. Also show when and by whom each was added."""
        game = await self.context.visibility.summary(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        gone = await self._command_info.gone(game) if self._command_info is not None else frozenset()
        game = await self.roster.game(game.id)
        lines = [say("players-owner", owner=person(game.owner_id))]
        if game.owner_id in gone:
            lines.append(say("staff-owner-left", owner=person(game.owner_id)))
        lines += side_rows.lines(game, self.context.presenter(game))
        for player_row in await self.roster.added_players(game):
            since = discord.utils.format_dt(player_row.added_at, "D")
            player, by = (person(each) for each in (player_row.user_id, player_row.added_by))
            lines.append(say("players-one", who=player, since=since, by=by))
        lines += [say("staff-left", who=person(each)) for each in gone - {game.owner_id}]
        lines += await self._command_info.show(game) if self._command_info is not None else []
        if game.guild_id is not None and game.status == RUNNING and counted(game) is None:
            key = "players-how-sides" if game.sides else "players-how"
            lines.append(say(key, most=MOST))
        await whisper(interaction, "\n".join(lines), name="players")

    async def _update_and_reply(self, interaction: Interaction, game: GameSummary, key: str, **facts: str) -> None:
        """Update the board, and reply to the user."""
        if game.status == "running":
            await self._shown(game)
        text = say(key, **facts)
        await whisper(interaction, f"{text} {board_link(game) or ''}".strip())

    async def _shown(self, game: GameSummary) -> None:
        with contextlib.suppress(SaveUnreadable):  # the board cannot be drawn, but the players are stored
            await self.context.board_delivery.refresh(game.id)

    # --- handing over and giving up ---

    async def hand_over(self, interaction: Interaction, user: User) -> None:
        """Ask the user to confirm that another user becomes the owner."""
        game = await self.roster.here(interaction.channel_id)
        expect_owner(game, interaction.user.id, manager=manages(interaction, game))
        expect_may(game, Verb.HANDOVER)
        expect_partner(game, user)
        if user.id == game.owner_id:
            raise UserError("players-owner-already", who=user.mention)
        label = say("button-handover")
        button = ui.Button[ui.LayoutView](label=label, style=discord.ButtonStyle.danger)
        press = Press("handover", game.id, game.version, extra=f"{base36(game.owner_id)}-{base36(user.id)}")
        key = "players-handover-sure" if game.owner_id == interaction.user.id else "players-handover-manager"
        text = say(key, owner=person(game.owner_id), who=user.mention)
        await whisper(interaction, text, rows=[button_row([press_button(button, press)])])

    @button("handover", edits=True)
    async def _hand_over(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        try:
            old, new = (int(number, 36) for number in press.extra.split("-"))
        except ValueError as error:
            raise StaleCustomId(press.extra) from error
        if not is_person(new):
            raise StaleCustomId(press.extra)
        game = await self.roster.game(press.game)
        manager = manages(interaction, game)
        if game.owner_id != old:
            raise UserError("players-handed-already", owner=(game.owner_id,))
        expect_owner(game, interaction.user.id, manager=manager)
        if await self.absent.among(game, [new]):
            raise UserError("players-not-here", who=person(new))
        game = await self.roster.hand_over(game, new, by=interaction.user.id, manager=manager)
        if old not in game.players:  # a manager handed it over: the old owner no longer plays
            with contextlib.suppress(TakesTheWin):  # out of time: the other side may claim the game
                await self._stand_up(game, old, NOBODY if held_by(game, new) else new, by=interaction.user.id)
        done = say("players-handed", who=person(new))
        await interaction.edit_original_response(view=note(done), allowed_mentions=QUIET)
        await self._shown(game)

    async def _stand_up(self, game: GameSummary, user_id: int, new: int, *, by: int) -> None:
        """Give a user's sides to their other players or to `new`. Without either, open them to everybody."""
        with contextlib.suppress(ChairTaken):
            try:
                await self.context.service.stand_up(game.id, user_id, to=new, by=by)
            except SawOther:
                await self.context.service.stand_up(game.id, user_id, by=by)

    async def resign(self, interaction: Interaction) -> None:
        """Show a button that resigns the game, and ask for confirmation."""
        text, rows = await self._sure(interaction, await self.roster.here(interaction.channel_id))
        await whisper(interaction, text, rows=rows)

    @button("giveup")
    async def _give_up(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        text, rows = await self._sure(interaction, await self.roster.game(press.game))
        await whisper(interaction, text, rows=rows)

    @panel("resign")
    async def _current(self, interaction: Interaction, press: Press) -> Panel:
        text, rows = await self._sure(interaction, await self.roster.game(press.game))
        return note(text, rows=rows), []

    async def _sure(self, interaction: Interaction, game: GameSummary) -> tuple[str, list[Row]]:
        """Return a text and buttons that ask the user to confirm.

        Raise an error if the user may not resign the game.
        """
        mine, manager = led_by(game, interaction.user.id), manages(interaction, game)
        if not mine and not manager and game.owner_id != interaction.user.id:
            for side in held_by(game, interaction.user.id):
                expect_leader(game, side, interaction.user.id)
        expect_owner(game, interaction.user.id, manager=bool(mine) or manager)
        await self.context.service.expect_end(game.id, interaction.user.id, manager=manager)
        button = ui.Button[ui.LayoutView](label=say("button-resign"), style=discord.ButtonStyle.danger)
        row = button_row([press_button(button, Press("resign", game.id, game.version))])
        if mine or interaction.user.id == game.owner_id:
            text = await self._asked_to_give_up(game, next(iter(mine), ""))
            if game.sealed:
                text += f"\n{say('daily-resign', until=until(game))}"
        else:
            players = mentions(game.owner_id, game.players)
            text = say("players-resign-manager", players=players)
        return text, [row]

    async def _asked_to_give_up(self, game: GameSummary, side: str) -> str:
        """Ask whether the user wants to resign. The question names the side that would win."""
        row = await self.context.service.store.game(game.id)
        winner = await self.context.service.winner_without(row, side) if row is not None else None
        if winner is None:
            sure = say("resign-sure")
            return f"{sure} {say('resign-nobody-wins')}" if side else sure
        presenter = self.context.presenter(game)
        names = {"side": presenter.side(side), "other": presenter.side(winner)}
        return say("resign-side-sure", **names)

    @button("resign", edits=True)
    async def _resign(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        manager = manages(interaction, await self.roster.game(press.game))
        actor = interaction.user.id
        await self.context.service.resign(press.game, version=press.version, actor=actor, manager=manager)
        await self.context.board_delivery.deliver(press.game)
        await whisper(interaction, say("resigned"))

    # --- another channel ---

    async def move_here(self, interaction: Interaction, game_id: str | None) -> None:
        """Move the user's game into this channel."""
        if is_guest(interaction) or interaction.channel_id is None:
            raise NoSuchGame
        game, ground = await self._meant(interaction, game_id), permit(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if game.channel_id != interaction.channel_id:
            excused = await self._expect_movable(interaction, game)
            game = await self.roster.move(game, channel_id=ground, guild_id=interaction.guild_id, excused=excused)
        await self.context.board_delivery.repost(game.id, ground)
        game = await self.roster.game(game.id)
        text = say("players-brought")
        await whisper(interaction, f"{text} {link_to(game)}")

    async def _meant(self, interaction: Interaction, game_id: str | None) -> GameSummary:
        """Return the game to move: the named one, or the only game that the user plays.

        Raise `NoSuchGame` if the user plays no game with this name. Without a name, raise `UserError` if the user plays
        no game or several games.
        """
        games = await self.roster.games_of(interaction.user.id)
        if game_id is not None:
            games = [game for game in games if game.id == game_id.strip().casefold()]
        if not games:
            raise UserError("players-no-games") if game_id is None else NoSuchGame(game_id)
        if len(games) > 1:
            listed = games_list(self.context, games)
            raise UserError("players-which", games=listed)
        return games[0]

    async def _expect_movable(self, interaction: Interaction, game: GameSummary) -> bool:
        """Raise an error if a game may not be moved to another channel.

        Otherwise return whether the move of a counted game is excused.
        """
        excused = game.sealed and await _is_private(interaction)
        kind, at_home = counted(game), interaction.guild_id == game.guild_id
        asked = not excused and (interaction.user.id != game.owner_id or kind in AT_TABLE | ARE_RATED)
        lost = asked and not await self.context.board_delivery.reaches(game)
        if asked and kind not in AT_TABLE:
            since = self.context.quiet.closed_since(game.id)
            lost = lost or (since is not None and since <= clock.now() - LONG)
        excused = excused or (lost and (kind in AT_TABLE or (kind == RATED and at_home)))
        expect_may(game, Verb.MOVE, excused=excused)
        if any(chair.room == interaction.channel_id for chair in game.sides.values()):
            raise UserError("sides-room-same")
        if interaction.guild_id is None and len(game.players) > 1:
            raise UserError("players-shared-direct")
        if interaction.guild_id is not None:
            held = interaction.app_permissions
            threaded = isinstance(interaction.channel, discord.Thread)
            names = ("view_channel", "send_messages_in_threads" if threaded else "send_messages", "attach_files")
            lacking = [name for name in names if not getattr(held, name)]
            if lacking:
                raise app_commands.BotMissingPermissions(lacking)
        if interaction.user.id != game.owner_id and not lost:
            raise UserError("players-owner-moves", owner=(game.owner_id,), link=link_to(game))
        for user_id in self._others(game, interaction.user.id):
            if not await self._sees(interaction.channel_id or 0, user_id):
                raise UserError("players-cannot-see", who=f"<@{user_id}>")
        return excused

    async def _sees(self, channel_id: int, user_id: int) -> bool:
        access = self.context.visibility.access
        return await access.reads(channel_id, user_id) or await access.oversees(channel_id, user_id)

    @staticmethod
    def _others(game: GameSummary, user_id: int) -> list[int]:
        """Return the other players of the game. They must be able to see the new channel."""
        return sorted({each for chair in game.sides.values() for each in chair.people} - {user_id})

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return suggestions of the user's running games."""
        found = []
        for game in await self.roster.games_of(interaction.user.id):
            channel = interaction.client.get_channel(game.channel_id)
            where = getattr(channel, "name", None)
            place = f"#{clean(where)}" if where else say("players-elsewhere")
            name = f"{self.context.presenter(game).title()}, {place} ({game.id})"
            if typed.casefold() in name.casefold():
                found.append(app_commands.Choice(name=cut(name, 100), value=game.id))
        return found[:25]


def is_person(user_id: int) -> bool:
    """Return whether a number can be a Discord user id."""
    return 2**22 <= user_id < 2**63


async def _is_private(interaction: Interaction) -> bool:
    """Return whether only the user can read this channel."""
    if interaction.guild_id is None:
        return True
    if not isinstance(interaction.channel, discord.Thread) or not interaction.channel.is_private():
        return False
    thread = await interaction.client.fetch_channel(interaction.channel.id)  # the cached member count may be old
    return isinstance(thread, discord.Thread) and thread.member_count <= _ALONE


def expect_partner(game: GameSummary, user: User) -> None:
    """Raise an error if a user cannot become a player of a game.

    It is `UserError` if they cannot see the board, and an error of `expect_may` if the game accepts no more players.
    """
    expect_may(game, Verb.JOIN)
    if not isinstance(user, discord.User | discord.Member):  # a forged command may name a user without data
        raise UserError("players-not-here", who=quoted(str(user)))
    if user.bot:
        raise UserError("players-bot", who=user.mention)
    if game.guild_id is None:
        raise UserError("players-direct")
    if not isinstance(user, discord.Member):
        raise UserError("players-not-here", who=user.mention)
    held = user.resolved_permissions
    if held is not None and not held.view_channel:
        raise UserError("players-cannot-see", who=user.mention)
