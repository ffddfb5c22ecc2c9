"""Public addresses of games, for everybody or for one website.

Sharing is a button because `/siege` already has as many commands as Discord allows.
"""

from __future__ import annotations

import re
from urllib.parse import urlsplit

import discord
from discord import ui

from bot.context import BotContext
from bot.games.posting_rights import manages
from bot.games.state import GameSummary
from bot.ui.components import (
    BUTTONS,
    Button,
    Form,
    Interaction,
    Row,
    Values,
    button,
    button_row,
    press_button,
    press_form,
)
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import cut, say
from bot.web.server import BoardServer
from bot.web.sessions import Share
from render.panel import LABEL_LENGTH

SHARING = "sharing"
"""The action of the button that shows the shares of a game."""
MOST = BUTTONS
"""The maximum number of public addresses of one game."""
_LONGEST = 200
_HOST = re.compile(r"(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]")


class ShareHandlers:
    """Handlers that start and end the sharing of games."""

    def __init__(self, context: BotContext, server: BoardServer) -> None:
        self.context, self.server, self.sessions = context, server, server.sessions

    def offered(self, interaction: Interaction, game: GameSummary) -> list[Button]:
        """Return the button that shows a game's addresses, as a list.

        The list is empty if the user may not share the game.
        """
        if not self.server.public or not _may(interaction, game) or self.context.visibility.access.sealed(game):
            return []
        return [_button("button-sharing", Press(SHARING, game.id, game.version))]

    @button(SHARING)
    async def _show(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show who can watch a game in a browser."""
        game = await self._expect(interaction, press)
        text, rows = await self._panel(game)
        await whisper(interaction, text, rows=rows, name="sharing")

    @button("shareall", edits=True)
    async def _share(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Create a public address that everybody may use."""
        await self._add(interaction, await self._expect(interaction, press), "")

    @button("shareform")
    async def _ask(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form that asks for the website."""
        game = await self._expect(interaction, press)
        form = Form(title=say("sharing-form"))
        field = ui.TextInput[Form](max_length=_LONGEST, custom_id="site", placeholder="https://club.example.org")
        form.add_item(ui.Label(text=say("sharing-form-site"), component=field))
        await interaction.response.send_modal(press_form(form, Press("sharesite", game.id, game.version)))

    @button("sharesite", edits=True)
    async def _share_with(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Create a public address that only one website may embed."""
        game = await self._expect(interaction, press)
        site = origin_of(values[0] if values else "")
        if not site:
            raise UserError("sharing-site-wrong")
        await self._add(interaction, game, site)

    @button("unshare", edits=True)
    async def _stop(self, interaction: Interaction, press: Press, _: Values) -> None:
        """End a public address and close its open pages."""
        game = await self._expect(interaction, press)
        await self.sessions.unshare(game.id, press.extra)
        self.server.feed.changed(game.id, ended=True)
        await self._redraw(interaction, game)

    async def _expect(self, interaction: Interaction, press: Press) -> GameSummary:
        """Return the game whose button was clicked.

        Raise `UserError` if the user may not share it. Raise `IsDailyAttempt` if it is a hidden daily attempt.
        """
        game = await self.context.service.roster.game(press.game)
        if not _may(interaction, game):
            raise UserError("sharing-not-yours", owner=(game.owner_id,))
        self.context.visibility.expect_unsealed(game)
        if not self.server.public:
            raise UserError("sharing-off")
        return game

    async def _add(self, interaction: Interaction, game: GameSummary, site: str) -> None:
        shares = await self.sessions.shares(game.id)
        if all(each.origin != site for each in shares):
            if len(shares) >= MOST:
                raise UserError("sharing-most")
            await self.sessions.share(interaction.user.id, game.id, locale=game.locale, origin=site)
        await self._redraw(interaction, game)

    async def _redraw(self, interaction: Interaction, game: GameSummary) -> None:
        text, rows = await self._panel(game)
        await redraw(interaction, note(text, rows=rows))

    async def _panel(self, game: GameSummary) -> tuple[str, list[Row]]:
        """Return a text with a game's public addresses, and buttons to create and end them."""
        shares = await self.sessions.shares(game.id)
        lines = [say("sharing-title"), *(self._line(each) for each in shares)]
        if not shares:
            lines.append(say("sharing-none"))
        making = [
            *([_button("button-share-all", Press("shareall", game.id))] if all(each.origin for each in shares) else ()),
            *([_button("button-share-site", Press("shareform", game.id))] if len(shares) < MOST else ()),
        ]
        ending = [_ending(game, each) for each in shares[:MOST]]
        return "\n".join(lines), [button_row(each) for each in (making, ending) if each]

    def _line(self, share: Share) -> str:
        url = self.server.watched_at(share.secret)
        return say("sharing-site" if share.origin else "sharing-all", url=url, site=_name(share.origin))


def origin_of(typed: str) -> str:
    """Return the origin of a typed website, such as “https://example.org”; empty if it is not valid."""
    typed = typed.strip()
    try:
        parts = urlsplit(typed if "://" in typed else f"https://{typed}")
        host, port = (parts.hostname or "").encode("idna").decode().lower(), parts.port
    except ValueError:
        return ""
    if parts.scheme != "https" or not _HOST.fullmatch(host) or "@" in parts.netloc:
        return ""
    origin = f"https://{host}" if port in {None, 443} else f"https://{host}:{port}"
    return origin if len(origin) <= _LONGEST else ""


def _may(interaction: Interaction, game: GameSummary) -> bool:
    return game.owner_id == interaction.user.id or manages(interaction, game)


def _name(origin: str) -> str:
    return origin.removeprefix("https://")


def _ending(game: GameSummary, share: Share) -> Button:
    key = "button-unshare-site" if share.origin else "button-unshare-all"
    return _button(key, Press("unshare", game.id, extra=share.mark), site=_name(share.origin))


def _button(key: str, press: Press, **facts: str) -> Button:
    style = discord.ButtonStyle.danger if press.action == "unshare" else discord.ButtonStyle.secondary
    return press_button(ui.Button[ui.LayoutView](label=cut(say(key, **facts), LABEL_LENGTH), style=style), press)
