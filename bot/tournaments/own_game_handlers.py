"""The press by which somebody begins the bot's own game at their table, or finds it again."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, ui

import engine.games
from bot.games.errors import ChannelGone
from bot.games.posting_rights import in_table_thread, table_thread
from bot.games.seed_texts import moment
from bot.games.state import GameState
from bot.play.new_game_sides import calls, wake
from bot.play.private_ground import PrivateGround
from bot.runtime import clock
from bot.tournaments.desk import Desk
from bot.tournaments.own_games import JOB, OwnGames, Place, chairs_of_table, end_of_round, place_of
from bot.tournaments.service import Loaded
from bot.tournaments.weeks.owed import THREAD, key_of
from bot.ui.components import Row, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, whisper
from bot.ui.texts import called, clean, cut, reader, say
from engine.core.asks import Refused
from engine.tournament.settings import GAME

if TYPE_CHECKING:
    from bot.context import BotContext, Registry

Interaction = discord.Interaction[Any]

_NAME = 100
_PLAYER = 24
PLAY = "tplay"
"""The action of the button under a round of the bot's own games."""


def play_row(tournament_id: str, *, locale: str) -> Row:
    """Return the row under a round whose tables play the bot's games."""
    made = ui.Button[ui.LayoutView](label=say("button-tplay", locale=locale), style=ButtonStyle.primary)
    return button_row([press_button(made, Press(PLAY, extra=tournament_id))])


class OwnGameHandlers:
    """Begins the games of tables where those who play them ask for it."""

    def __init__(self, context: BotContext, desk: Desk, games: OwnGames) -> None:
        self.context = context
        self.desk = desk
        self.games = games
        self._ground = PrivateGround(context, busy="tplay-direct-busy", closed="tplay-direct-closed")

    @button(PLAY)
    async def _play(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        await self.play(interaction, press.extra)

    async def play(self, interaction: Interaction, tournament_id: str) -> None:
        """Begin the game at the user's place in the present round, or link to it."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        loaded = await self.desk.load(interaction, tournament_id)
        place = place_of(loaded.state, interaction.user.id)
        if place is None:
            raise UserError("tplay-nothing")
        game = loaded.state.settings.game
        try:
            await self._played(interaction, loaded, place)
        except Refused as refused:
            raise UserError("tplay-nobody" if refused.reason == "nobody-to-play" else "tplay-nothing") from refused
        except (engine.games.UnknownGame, ValueError) as error:
            raise UserError("tplay-unknown", game=game) from error

    async def _played(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        if place.game:
            await self._again(interaction, loaded, place)
        elif loaded.state.settings.tables == GAME:
            await self._at_table(interaction, loaded, place)
        else:
            await self._alone(interaction, loaded, place)

    # --- alone ---

    async def _alone(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        """T75, T76 Begin the game of who plays alone, where nobody else reads."""
        locale, name = loaded.row.locale, self._name(interaction, loaded, place)
        with self.context.board_delivery.deciding() as claim:

            async def begin(ground: PostingRight, guild_id: int | None) -> GameState:
                return await self.games.begin(
                    loaded.row.id,
                    interaction.user.id,
                    guild_id=guild_id,
                    channel_id=ground,
                    locale=locale,
                    extra_write=(claim.begin,),
                )

            state, aside = await self._ground.opened(interaction, begin, name=name)
            claim.state = state
            aside = await self._ground.brought(interaction, state, aside, claim, name=name)
        wake(self.context, state)
        self.context.scheduler.wake_now(JOB)  # it knows now when the round ends
        end = end_of_round(loaded.state)
        until = moment(end) if end is not None else ""
        await self._told(interaction, "tplay-begun", state.id, place, aside=aside, until=until)

    def _name(self, interaction: Interaction, loaded: Loaded, place: Place) -> str:
        facts = {"title": cut(clean(loaded.row.title), _PLAYER), "round": str(place.round)}
        return say("tplay-thread-name", locale=loaded.row.locale, who=called(interaction.user), **facts)

    async def _again(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        """Link to a game that was begun; what only its player sees comes back to where they see it."""
        game, aside = await self.context.service.roster.game(place.game), ""
        if loaded.state.settings.tables != GAME:
            aside = await self._ground.again(interaction, game, name=self._name(interaction, loaded, place))
        await self._told(interaction, "tplay-running", place.game, place, aside=aside)

    # --- two sides ---

    async def _at_table(self, interaction: Interaction, loaded: Loaded, place: Place) -> None:
        """T74 Begin the game of a table in a thread of its own, with both seated."""
        t, locale = loaded.state, loaded.row.locale
        table = t.rounds[-1].tables[place.table]
        chairs = chairs_of_table(t, table)
        own = await self._own_thread(loaded, place)
        thread, ground = own or await self._thread(loaded, place)
        try:
            with self.context.board_delivery.deciding() as claim:
                state = claim.state = await self.games.begin(
                    loaded.row.id,
                    interaction.user.id,
                    guild_id=loaded.row.guild_id,
                    channel_id=ground,
                    locale=locale,
                    thread=True,
                    extra_write=(claim.begin, calls(chairs, chairs[0].user_id, thread.id, invited=False)),
                )
                if state.channel_id == thread.id:
                    await self.context.board_delivery.deliver(state.id, claim)
        except BaseException:
            if own is None:
                with contextlib.suppress(discord.HTTPException):
                    await thread.delete()
            raise
        if state.channel_id != thread.id:  # the other was faster
            if own is None:
                with contextlib.suppress(discord.HTTPException):
                    await thread.delete()
        else:
            for chair in chairs:
                with contextlib.suppress(discord.HTTPException):  # who is not added can still follow the link
                    await thread.add_user(discord.Object(chair.user_id))
            wake(self.context, state)
        await self._told(interaction, "tplay-table", state.id, place)

    async def _own_thread(self, loaded: Loaded, place: Place) -> tuple[discord.Thread, PostingRight] | None:
        """T78 Return the thread that was opened for a table when its round was posted; None where there is none."""
        table = loaded.state.rounds[-1].tables[place.table]
        post = await self.desk.service.store.message_of(loaded.row.id, THREAD, place.round, key_of(table))
        if post is None or not post.message_id or post.channel_id == loaded.row.channel_id:
            return None
        try:
            thread = await self.context.board_delivery.channels.open(post.channel_id, guild_id=loaded.row.guild_id)
        except ChannelGone:
            return None
        return (thread, in_table_thread(thread)) if isinstance(thread, discord.Thread) else None

    async def _thread(self, loaded: Loaded, place: Place) -> tuple[discord.Thread, PostingRight]:
        """Open the thread of a table in the tournament's channel."""
        channels = self.context.board_delivery.channels
        channel = await channels.find(loaded.row.channel_id, guild_id=loaded.row.guild_id)
        if not isinstance(channel, discord.TextChannel):
            raise UserError("error-no-thread-here")
        table = loaded.state.rounds[-1].tables[place.table]
        one, other = (cut(clean(loaded.state.players[number].name), _PLAYER) for number in table.players)
        facts = {"title": cut(clean(loaded.row.title), _PLAYER), "round": str(place.round), "table": str(place.table)}
        name = say("tplay-table-name", locale=loaded.row.locale, one=one, other=other, **facts)
        return await table_thread(channel, name=cut(name, _NAME))

    async def _told(
        self, interaction: Interaction, key: str, game_id: str, place: Place, *, aside: str = "", until: str = ""
    ) -> None:
        locale = reader(interaction)
        link = self._ground.link(await self.context.service.roster.game(game_id))
        lines = [say(key, locale=locale, link=link, round=str(place.round), until=until or "none")]
        if aside:
            lines.append(say("daily-aside", locale=locale, why=aside))
        await whisper(interaction, "\n".join(lines))


def register(registry: Registry, desk: Desk) -> OwnGameHandlers:
    """Register the button, the job that takes results, and what wakes it."""
    context = registry.context
    games = OwnGames(context.service, desk.service, now=clock.now, missing=context.quiet.missing)
    context.service.subscribe(games.follow)
    context.scheduler.register(JOB, games.run_due)
    handlers = OwnGameHandlers(context, desk, games)
    registry.buttons(handlers)
    return handlers
