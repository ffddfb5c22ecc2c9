"""The button “Board”, which gives users their own link to the page, and what is behind it: the map, and sharing."""

from __future__ import annotations

import re
from collections.abc import Callable

from discord import ButtonStyle, ui

from bot.context import BotContext
from bot.games.errors import NotTheOwner
from bot.games.posting_rights import manages
from bot.games.state import GameSummary
from bot.ui.components import Button, Form, Interaction, Row, Values, button, button_row, press_button, press_form
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import reader, say
from bot.web.sessions import Sessions

TOUCH, WATCH, SITE, FOR, END = "touch", "watchlink", "watchsite", "watchfor", "watchend"
"""The actions: one's own link; an address for spectators, for one site only and its form; the end of sharing."""
_LONGEST = 100
_SITE = re.compile(r"https://[a-z0-9](?:[a-z0-9.-]{0,80}[a-z0-9])?(?::\d{1,5})?")


class PageHandlers:
    """Give links, and share games. `address` returns the address of the page; empty while it is not served."""

    def __init__(self, context: BotContext, sessions: Sessions, address: Callable[[], str]) -> None:
        self.context, self.sessions, self._address = context, sessions, address

    @button(TOUCH)
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Answer privately with a link that opens once."""
        game = await self.context.service.roster.game(press.game)
        buttons = [_button("map", press)]
        if not self._address():
            await whisper(interaction, say("touch-off"), rows=[button_row(buttons)])
            return
        secret = await self.sessions.link(interaction.user.id, press.game, locale=reader(interaction))
        opening = ui.Button[ui.LayoutView](label=say("button-touch-open"), url=f"{self._address()}/b/open/{secret}")
        if _may_share(interaction, game) and not self.context.visibility.access.sealed(game):
            buttons.append(_button(WATCH, press))
        await whisper(interaction, say("touch-link"), rows=[button_row([opening, *buttons])], name="board")

    # --- sharing ---

    @button(WATCH)
    async def _share(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Make an address at which anybody sees what everybody in the channel sees."""
        await self._shared(interaction, press, origin="")

    @button(SITE)
    async def _ask(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form for the only site that may embed the board."""
        await self._expect(interaction, press)
        form = Form(title=say("touch-site-title"))
        field = ui.TextInput[Form](max_length=_LONGEST, custom_id="site", placeholder="https://club.example")
        form.add_item(ui.Label(text=say("touch-site"), component=field))
        await interaction.response.send_modal(press_form(form, Press(FOR, press.game, press.version)))

    @button(FOR)
    async def _share_with(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Make an address that only one site may embed."""
        site = (values[0] if values else "").strip().lower().rstrip("/")
        if _SITE.fullmatch(site) is None:
            raise UserError("touch-site-wrong")
        await self._shared(interaction, press, origin=site)

    @button(END)
    async def _end(self, interaction: Interaction, press: Press, _: Values) -> None:
        """End all addresses for spectators."""
        await self._expect(interaction, press)
        count = await self.sessions.keys.revoke(press.game)
        await whisper(interaction, say("touch-watch-ended", count=count))

    async def _shared(self, interaction: Interaction, press: Press, *, origin: str) -> None:
        game = await self._expect(interaction, press)
        if not self._address():
            raise UserError("touch-off-share")
        secret = await self.sessions.share(interaction.user.id, game.id, locale=game.locale, origin=origin)
        url = f"{self._address()}/b/watch/{secret}/"
        rows: list[Row] = [button_row([*([] if origin else [_button(SITE, press)]), _button(END, press)])]
        key = "touch-watch-site" if origin else "touch-watch"
        await whisper(interaction, say(key, url=url, site=origin), rows=rows)

    async def _expect(self, interaction: Interaction, press: Press) -> GameSummary:
        """Return the game. Raise `NotTheOwner`, and `IsDailyAttempt` for one that others still play."""
        game = await self.context.service.roster.game(press.game)
        if not _may_share(interaction, game):
            raise NotTheOwner(game.id, owner_id=game.owner_id)
        self.context.visibility.expect_unsealed(game)
        return game


def _may_share(interaction: Interaction, game: GameSummary) -> bool:
    return interaction.user.id == game.owner_id or manages(interaction, game)


def _button(key: str, press: Press) -> Button:
    made = ui.Button[ui.LayoutView](label=say(f"button-{key}"), style=ButtonStyle.secondary)
    return press_button(made, Press(key, press.game, press.version, page=press.page))
