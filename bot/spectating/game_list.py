"""Finds and lists the games that a user may see."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import SelectOption, app_commands, ui

import engine.games
from bot.boards import side_rows
from bot.games.access import Access
from bot.games.errors import IsDailyAttempt, NoSuchGame
from bot.games.state import GameSummary, VisibleGame, VisibleRow, summary_of
from bot.players.wrong_place import link_to
from bot.ui.components import Row, button, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw
from bot.ui.texts import clean, cut, mentions, quoted, say
from db.game_list import Listing
from db.games import GameRow
from db.schema.games import RUNNING

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


Addresses = Callable[[Collection[str]], Awaitable[Mapping[str, str]]]
"""A function that returns the browser addresses of those games that are public."""

MOST = 400
"""The maximum number of a server's games that are searched; older ones are found by their id or a link."""
PAGE = 8
_OFFERED = 25
_NAME = 100
_ID = re.compile(r"[a-z2-7]{8}")
_NAMED = re.compile(r".*\((?P<id>[a-z2-7]{8})\)\s*")
_LINK = re.compile(r"(?:<#|.*/channels/(?:\d+|@me)/)(?P<channel>\d{5,20}).*")


class GameList:
    """Finds and lists the games that a user may see."""

    def __init__(self, context: BotContext, access: Access, shared: Addresses) -> None:
        self.context = context
        self.access = access
        self._shared = shared
        self.listing = Listing(context.service.store.database)

    # --- one game ---

    async def row(self, interaction: Interaction, typed: str | None) -> VisibleRow:
        """Return the named game, by default the channel's.

        Raise `NoSuchGame` or `UserError` if the user may see no such game. Raise `IsDailyAttempt` if it is another
        user's attempt at the daily game.
        """
        visibility = self.context.visibility
        if not (typed or "").strip():
            return await visibility.row(
                interaction, await self.context.service.store.game_in(interaction.channel_id or 0)
            )
        found = await self._named(interaction, typed or "")
        try:
            return await visibility.row(interaction, found)
        except (NoSuchGame, UserError) as error:
            raise UserError("games-unknown", what=quoted(typed or "")) from error

    async def open(self, interaction: Interaction, typed: str | None, *, public: bool = False) -> VisibleGame:
        """Return the named game with its position; by default the channel's game.

        With `public`, it is the position that all users of the channel may see, otherwise the user's own. Raise
        `NoSuchGame` or `UserError` if the user may see no such game. Raise `IsDailyAttempt` if it is another user's
        attempt at the daily game. Raise `SaveDamaged` or `SaveTooNew` if the game's save cannot be read.
        """
        return await self.context.visibility.load(interaction, (await self.row(interaction, typed)).id, public=public)

    async def meant(self, interaction: Interaction) -> VisibleRow | None:
        """Return the game chosen in a command that the user is still typing.

        Return None if the user may not see such a game.
        """
        try:
            return await self.row(interaction, interaction.namespace.game)
        except (NoSuchGame, UserError, IsDailyAttempt):
            return None

    async def _named(self, interaction: Interaction, typed: str) -> GameRow | None:
        typed, store = typed.strip(), self.context.service.store
        named = _NAMED.fullmatch(typed)
        if named is not None or _ID.fullmatch(typed):
            return await store.game(named["id"] if named is not None else typed)
        linked = _LINK.fullmatch(typed)
        if linked is not None:
            return await store.game_in(int(linked["channel"]))
        fitting = [
            game
            for game in await self.visible_games(interaction)
            if typed.casefold() in self.label(game, interaction).casefold()
        ]
        return await store.game(fitting[0].id) if len(fitting) == 1 else None

    # --- all of them ---

    async def visible_games(self, interaction: Interaction, *, asking: bool = True) -> list[GameSummary]:
        """Return the server's games that the user may see; in direct messages, their own games."""
        if interaction.guild_id is None:
            return _known(await self.listing.of_person(interaction.user.id, most=MOST))
        games = _known(await self.listing.of_guild(interaction.guild_id, most=MOST))
        return [
            game
            for game in games
            if await self.access.sees(
                game, interaction.user, here=game.channel_id == interaction.channel_id, asking=asking
            )
        ]

    async def suggest(self, interaction: Interaction, typed: str, *, running: bool | None = None) -> Choices:
        """Return the server's games and the user's own, for autocompletion.

        `running` limits them to running or to finished games; None allows both.
        """
        games = await self.visible_games(interaction, asking=False)
        if interaction.guild_id is not None:
            known = {game.id for game in games}
            own = await self.listing.of_person(interaction.user.id, most=_OFFERED)
            games += [game for game in _known(own) if game.id not in known]
        offered = [(self.label(game, interaction), game) for game in games if running in {None, game.status == RUNNING}]
        wanted = typed.strip().casefold()
        fitting = [(label, game.id) for label, game in offered if wanted in label.casefold()]
        return [app_commands.Choice(name=label, value=word) for label, word in fitting[:_OFFERED]]

    def label(self, game: GameSummary, interaction: Interaction) -> str:
        """Return a line about a game without markup."""
        channel = interaction.client.get_channel(game.channel_id)
        name = getattr(channel, "name", None)
        where = f"#{clean(name)}" if name else say("players-elsewhere")
        title = self.context.presenter(game).title()
        tail = f"{self._state(game)} ({game.id})"
        return f"{cut(f'{title}, {where}', _NAME - len(tail) - 2)}, {tail}"

    # --- the list ---

    async def show(self, interaction: Interaction) -> None:
        """Show the first page of `/siege games` privately."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send(view=await self._page(interaction, 0), ephemeral=True)

    @button("games", edits=True)
    async def _turn(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        await redraw(interaction, await self._page(interaction, press.page))

    async def _page(self, interaction: Interaction, page: int) -> ui.LayoutView:
        direct = interaction.guild_id is None
        games = await self.visible_games(interaction)
        if not games:
            return note(say("games-none-own" if direct else "games-none"))
        pages = -(-len(games) // PAGE)
        page = min(page, pages - 1)
        shown = games[page * PAGE : (page + 1) * PAGE]
        title = say("games-title-own" if direct else "games-title", count=len(games))
        shared = await self._shared([game.id for game in shown])
        lines = [title, *(self._line(game, shared.get(game.id)) for game in shown)]
        if pages > 1:
            lines.append(say("log-page", page=page + 1, pages=pages))
        options = [SelectOption(label=self.label(game, interaction), value=game.id) for game in shown]
        select = ui.Select[ui.LayoutView](placeholder=say("games-open"), options=options)
        rows: list[Row] = [button_row([press_select(select, Press("gameopen", page=page))])]
        buttons = [
            press_button(ui.Button(label=say(key, page=other + 1, pages=pages)), Press("games", page=other))
            for other, key in ((page - 1, "button-previous"), (page + 1, "button-next"))
            if 0 <= other < pages
        ]
        return note("\n".join(lines), rows=[*rows, *([button_row(buttons)] if buttons else [])])

    def _state(self, game: GameSummary) -> str:
        word = self.context.presenter(game).period()
        return say(f"games-{game.status}", day=game.progress[0], period=word)

    def _line(self, game: GameSummary, shared: str | None) -> str:
        """Return the list's entry for a game."""
        presenter = self.context.presenter(game)
        line = say(
            "games-line",
            title=presenter.title(),
            state=self._state(game),
            players=mentions(game.owner_id, game.players, most=4),
            link=" · ".join((link_to(game), *([say("games-shared", url=shared)] if shared else ()))),
            since=discord.utils.format_dt(game.updated_at, "R"),
        )
        below = side_rows.asked_lines(game, presenter)
        if (winner := game.turns.winner) is not None:
            who = side_rows.holder(game.sides[winner])
            below = [say("games-won", side=presenter.side(winner), who=who)]
        return "\n".join((line, *(f"  - {each}" for each in below)))


def is_id(text: str) -> bool:
    """Return whether a text has the form of a game id."""
    return _ID.fullmatch(text) is not None


def _known(rows: Iterable[GameRow]) -> list[GameSummary]:
    """Return summaries of the games whose rules this bot knows."""
    names = engine.games.names()
    return [summary_of(row) for row in rows if row.system in names]
