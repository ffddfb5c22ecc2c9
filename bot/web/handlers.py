"""The button “Board”, which gives users their own link to the page, and what is behind it: the map, and sharing."""

from __future__ import annotations

from collections.abc import Callable

from discord import ui

from bot.context import BotContext
from bot.ui.components import Interaction, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import whisper
from bot.ui.texts import reader, say
from bot.web.sessions import Sessions
from bot.web.sharing import ShareHandlers

TOUCH = "touch"
"""The action of the button."""


class PageHandlers:
    """Give links. `address` returns the address of the page; empty while it is not served."""

    def __init__(
        self, context: BotContext, sessions: Sessions, address: Callable[[], str], sharing: ShareHandlers
    ) -> None:
        self.context, self.sessions, self._address, self._sharing = context, sessions, address, sharing

    @button(TOUCH)
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Answer privately with a link that opens once."""
        map_ = ui.Button[ui.LayoutView](label=say("button-map"))
        buttons = [press_button(map_, Press("map", press.game, press.version, page=press.page))]
        if not self._address():
            await whisper(interaction, say("touch-off"), rows=[button_row(buttons)])
            return
        secret = await self.sessions.link(interaction.user.id, press.game, locale=reader(interaction))
        opening = ui.Button[ui.LayoutView](label=say("button-touch-open"), url=f"{self._address()}/b/open/{secret}")
        buttons += self._sharing.offered(interaction, await self.context.service.roster.game(press.game))
        await whisper(interaction, say("touch-link"), rows=[button_row([opening, *buttons])], name="board")
