"""The button “Board”, which gives a user a private link to the web page."""

from __future__ import annotations

from contextlib import suppress

import discord
from discord import ui

from bot.context import BotContext
from bot.ui.components import Interaction, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import in_time, whisper
from bot.ui.texts import reader, say
from bot.web.server import BoardServer
from bot.web.sharing import ShareHandlers

TOUCH = "touch"
"""The action of the button."""


class PageHandlers:
    """Launches the Activity if it is on, and sends links to the page."""

    def __init__(self, context: BotContext, server: BoardServer, sharing: ShareHandlers) -> None:
        self.context, self.server, self.sessions, self._sharing = context, server, server.sessions, sharing

    @button(TOUCH)
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the board to the user: launch the Activity, or reply privately with a link that works once."""
        map_ = ui.Button[ui.LayoutView](label=say("button-map"))
        buttons = [press_button(map_, Press("map", press.game, press.version, page=press.page))]
        if not self.server.address:
            await whisper(interaction, say("touch-off"), rows=[button_row(buttons)])
            return
        if self.server.activity.on:
            async with in_time(interaction):
                await self.sessions.remember(interaction.user.id, press.game, locale=reader(interaction))
            if not interaction.response.is_done():
                with suppress(discord.HTTPException):  # Discord has no Activity of this application: there is the link
                    await interaction.response.launch_activity()
        async with in_time(interaction):
            secret = await self.sessions.link(interaction.user.id, press.game, locale=reader(interaction))
        opening = ui.Button[ui.LayoutView](label=say("button-touch-open"), url=f"{self.server.address}/b/open/{secret}")
        buttons += self._sharing.offered(interaction, await self.context.service.roster.game(press.game))
        await whisper(interaction, say("touch-link"), rows=[button_row([opening, *buttons])], name="board")
