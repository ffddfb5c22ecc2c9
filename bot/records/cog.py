"""The command group `/records`: results of games, as picture and text."""

from __future__ import annotations

import asyncio
import io
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
import msgspec
from discord import app_commands, ui
from discord.ext import commands

import engine.games
from bot.boards.pictures import PictureWorker
from bot.context import BotContext, Registry, hide_game_option
from bot.games.posting_rights import permit
from bot.games.seats.chairs import held_by
from bot.games.state import GameState
from bot.records.end_lines import MEDALS, EndLines
from bot.records.service import RecordsService, favourite, record_of, table_of
from bot.records.sides import lines as side_lines
from bot.runtime.scheduler import RECORDS
from bot.ui.command_translation import worded
from bot.ui.components import button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, note, promise, whisper
from bot.ui.text_limits import Name
from bot.ui.texts import cut, game_language, person, quoted, reader, say
from db.chances.figures import StoredFigures
from db.daily_tiers import streak_of
from db.results import WAITS, Defence, Outcome
from engine.core.chances.tallies import Tally
from render.language import language, speaking
from render.panel import ALT_LENGTH
from render.pictures.png import png
from render.pictures.records_page import Best, Record, alt, best_in_words, counted, draw, figure
from render.pictures.share_card import ShareCard, bars, draw_card
from render.presenter import Presenter

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_BANDS_KEYS = 3
"""The maximum number of mistakes that are explained."""
_MEANING = 200
_NAMED = 4
"""The maximum number of players named for one defence."""
_GAME_NAME = 100
CARD = "card.png"
_TALLY = msgspec.json.Decoder(Tally)


def _card(presenter: Presenter, state: GameState, card: ShareCard) -> bytes:
    """Return a game's share card as a PNG. The board is left out while its dice are secret."""
    board = None if state.sealed else presenter.image(state.view)
    return png(draw_card(card, board))


class RecordsCog(commands.GroupCog, group_name="records", group_description=worded("command-records")):
    """Commands that show records, and share or hide the user's own."""

    def __init__(
        self,
        context: BotContext,
        records: RecordsService,
        end_lines: EndLines,
        pictures: PictureWorker,
        *,
        locale: str,
    ) -> None:
        super().__init__()
        self.end_lines = end_lines
        self.context = context
        self.records = records
        self.pictures = pictures
        self.locale = locale
        hide_game_option(self.me, self.of, self.server)

    @app_commands.command(name="me", description=worded("command-records-me"))
    @app_commands.describe(show=worded("option-records-show"), game=worded("option-records-game"))
    async def me(self, interaction: Interaction, show: bool = False, game: Name | None = None) -> None:
        """Show the user's own records privately; with `show`, in the channel."""
        await self._mine(interaction, show=show, game=game)

    @button("record")
    async def _of_the_game(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show the user's own records in the game of the clicked message."""
        system = (await self.context.service.roster.game(press.game)).system
        await self._mine(interaction, show=False, game=system)

    @button("share")
    async def _shared(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show a finished game as a card, and as lines to copy."""
        state = replace(await self.context.visibility.load(interaction, press.game), locale=language())
        if state.result is None:
            raise UserError("records-nothing-to-share")
        await interaction.response.defer(ephemeral=True, thinking=True)
        presenter = self.context.presenter(state)
        medal = await self.end_lines.medal(state, interaction.user.id)
        game, lines, curve = presenter.title(), list[str](), tuple[float, ...]()
        if state.sealed:
            lines.append(presenter.band(state.result["band"]) if "band" in state.result else "")
        else:
            lines.append(presenter.verdict(state.view, state.result))
            lines.append(await self.end_lines.line(state) or "")
            curve = await self._curve(state, interaction.user.id)
        if state.daily is not None:
            streak = await streak_of(self.context.service.store.database, interaction.user.id, state.daily)
            lines += [say("daily-share-streak", count=streak)] if streak > 1 else []
        said = "\n".join(filter(None, lines)).replace("**", "").splitlines()
        card = ShareCard(game, tuple(line.replace("🔥", "").strip() for line in said), curve, len(medal))
        drawn = await self.pictures.drawn(partial(_card, presenter, state, card), what="a card to share")
        text = [say("share-title", game=f"{game} {medal}".strip()), *said, *([f"📈 {bars(curve)}"] if curve else [])]
        block = "\n".join(text)
        files = [discord.File(io.BytesIO(drawn), CARD)] if drawn is not None else []
        shown = [(CARD, cut(" ".join((game, *said)), ALT_LENGTH))] if files else []
        await whisper(interaction, f"```\n{block}\n```{say('end-share')}", pictures=shown, files=files)

    async def _curve(self, state: GameState, user_id: int) -> tuple[float, ...]:
        """Return the chances of the user's side on a game's boards. For other users, return the first side's
        chances.
        """
        side = next(iter((*held_by(state, user_id), *engine.games.find(state.system).sides)), "")
        rules = engine.games.find(state.system).rules_version
        rows = await StoredFigures(self.context.service.store.database).boards(state.id, rules=rules)
        tallies = [_TALLY.decode(row.figures) for row in rows]
        return tuple(each.chance(side if side in each.wins else next(iter(each.wins), "")).value for each in tallies)

    async def _mine(self, interaction: Interaction, *, show: bool, game: str | None) -> None:
        if show and not interaction.app_permissions.attach_files:
            raise app_commands.BotMissingPermissions(["attach_files"])
        locale = game_language(interaction, usual=self.locale) if show else reader(interaction)
        ground = permit(interaction) if show else None
        found = await self.records.outcomes.of_person(interaction.user.id)
        of_sides = await self.records.sides.of_person(interaction.user.id)
        with speaking(locale):
            sides = side_lines(of_sides, self.context.find, game=game)
            title = say("records-title-of", who=person(interaction.user.id)) if show else say("records-title-me")
            page = _Page(title, say("records-heading-person"), ground=ground, user_id=interaction.user.id)
            hint = None if show else "records-hint-me"
            if await self._any(interaction, found, game, page=page, empty="records-none-me", sides=sides, hint=hint):
                await self._show(interaction, found, game, page=page, sides=sides, hint=hint)

    @app_commands.command(name="of", description=worded("command-records-of"))
    @app_commands.describe(user=worded("option-records-user"), game=worded("option-records-game"))
    async def of(self, interaction: Interaction, user: discord.User, game: Name | None = None) -> None:
        """Show another user's records if they are shared."""
        name = person(user.id)
        if user.id != interaction.user.id and not await self.records.outcomes.shares(user.id):
            raise UserError("records-private", who=name)
        found = await self.records.outcomes.of_person(user.id)
        sides = side_lines(await self.records.sides.of_person(user.id), self.context.find, game=game)
        title = say("records-title-of", who=name)
        page = _Page(title, say("records-heading-person"), user_id=user.id)
        if await self._any(interaction, found, game, page=page, empty="records-none-of", sides=sides, who=name):
            await self._show(interaction, found, game, page=page, sides=sides)

    @app_commands.command(name="server", description=worded("command-records-server"))
    @app_commands.describe(game=worded("option-records-game"))
    async def server(self, interaction: Interaction, game: Name | None = None) -> None:
        """Show this server's games and the best of them."""
        if interaction.guild_id is None:
            raise UserError("records-no-server")
        defences = await self.records.outcomes.of_server(interaction.guild_id)
        found = [each.outcome for each in defences]
        of_sides = await self.records.sides.of_server(interaction.guild_id)
        sides = side_lines(of_sides, self.context.find, game=game)
        title = say("records-title-server", name=_server_name(interaction))
        page = _Page(title, say("records-heading-server"), guild_id=interaction.guild_id)
        if await self._any(interaction, found, game, page=page, empty="records-none-server", sides=sides):
            await self._show(interaction, found, game, page=page, sides=sides, table=defences)

    share = app_commands.Group(name="share", description=worded("command-records-share"))

    @share.command(name="on", description=worded("command-records-share-on"))
    async def share_on(self, interaction: Interaction) -> None:
        """Share the user's records with everybody."""
        await self.records.outcomes.share(interaction.user.id, shared=True)
        await whisper(interaction, say("records-shared-on"))

    @share.command(name="off", description=worded("command-records-share-off"))
    async def share_off(self, interaction: Interaction) -> None:
        """Hide the user's records from other users."""
        await self.records.outcomes.share(interaction.user.id, shared=False)
        await whisper(interaction, say("records-shared-off"))

    @me.autocomplete("game")
    @of.autocomplete("game")
    @server.autocomplete("game")
    async def _games(self, _: Interaction, typed: str) -> Choices:
        wanted = typed.casefold()
        titles = {name: self.context.find(name).title() for name in engine.games.names()}
        fitting = [(name, title) for name, title in titles.items() if wanted in title.casefold() or wanted in name]
        return [app_commands.Choice(name=cut(title, _GAME_NAME), value=name) for name, title in fitting[:25]]

    # --- the reply ---

    async def _any(
        self,
        interaction: Interaction,
        found: list[Outcome],
        game: str | None,
        *,
        page: _Page,
        empty: str,
        sides: Sequence[str],
        hint: str | None = None,
        **said: str,
    ) -> bool:
        """Return whether there are results for a page; if not, reply to the user.

        `sides` are the lines about games with several sides. Raise `UnknownGame` if there is no such game.
        """
        system = engine.games.find(game).name if game else favourite(found)
        mine = [each for each in found if each.system == system]
        if any(each.band is not None for each in mine):
            return True
        if sides:
            await promise(interaction, public=page.ground)
            others = self._others(found, system, chosen=game)
            lines = [
                f"**{page.title}**",
                *sides,
                *others,
                *([f"-# {say(hint)}"] if hint else []),
            ]
            await self._send(interaction, note("\n".join(lines)), page)
            return False
        with speaking(reader(interaction)):
            lines = [say(empty, **said)]
            if mine:
                lines.append(say("records-given-up", count=len(mine)))
            lines += self._others(found, system, chosen=None)
            lines += await self._not_counted(
                system if mine or game else None, _Page("", "", user_id=page.user_id, guild_id=page.guild_id)
            )
            await whisper(interaction, "\n".join(lines))
        return False

    async def _show(
        self,
        interaction: Interaction,
        found: list[Outcome],
        game: str | None,
        *,
        page: _Page,
        sides: Sequence[str] = (),
        table: list[Defence] | None = None,
        hint: str | None = None,
    ) -> None:
        await promise(interaction, public=page.ground)
        system = game or favourite(found)
        record = await asyncio.to_thread(record_of, found, system)
        presenter = self.context.find(system)
        picture = await self.pictures.drawn(
            lambda: draw(record, presenter, heading=page.heading).picture, what="a page of records"
        )
        lines = self._words(record, page)
        if table is not None:
            lines += self._table(table, system)
        if page.user_id is not None:
            better, count = await self.records.pars.beaten(page.user_id, system)
            lines += [say("records-par", better=better, count=count)] if count else []
        lines += await self._not_counted(system, page)
        lines += [*sides, *self._others(found, system, chosen=game)]
        if hint is not None:
            lines.append(f"-# {say(hint)}")
        view = note("\n".join(lines))
        files = []
        if picture is not None:
            name = f"{system}-records.png"
            box = next(iter(view.children))
            assert isinstance(box, ui.Container)
            past_boards = ui.MediaGallery[ui.LayoutView]()
            text = alt(record, presenter, heading=page.heading)
            past_boards.add_item(media=f"attachment://{name}", description=text)
            box.add_item(past_boards)
            files = [discord.File(io.BytesIO(picture), name)]
        await self._send(interaction, view, page, files)

    async def _send(
        self, interaction: Interaction, view: ui.LayoutView, page: _Page, files: Sequence[discord.File] = ()
    ) -> None:
        """Send a page privately, or post it in its channel and record it."""
        sent = await interaction.followup.send(view=view, files=files, ephemeral=page.ground is None, wait=True)
        if page.ground is not None:
            await self.records.outcomes.shown(
                interaction.user.id,
                message_id=sent.id,
                channel_id=sent.channel.id,
                guild_id=interaction.guild_id,
            )

    def _others(self, found: Iterable[Outcome], system: str, *, chosen: str | None) -> list[str]:
        """Return the line about other one-sided games. Return an empty list if a game was chosen."""
        counts = Counter(each.system for each in found if each.system != system and each.system in engine.games.names())
        if chosen or not counts:
            return []
        games = [
            say("records-other", game=self.context.find(name).title(), count=count)
            for name, count in counts.most_common()
        ]
        return [say("records-others", games=" · ".join(games))]

    async def _not_counted(self, system: str | None, page: _Page) -> list[str]:
        """Return lines about games that do not count."""
        found = await self.records.outcomes.not_counted(system, user_id=page.user_id, guild_id=page.guild_id)
        counts = {"records-declared": found.declared, "records-unended": found.unended}
        return [say(key, count=count) for key, count in counts.items() if count]

    def _words(self, record: Record, page: _Page) -> list[str]:
        """Return the contents of the picture as lines of text."""
        presenter, text = self.context.find(record.system), say
        lines = [f"**{page.title}** · {presenter.title()}", counted(record)]
        bands = [
            text("records-band", band=presenter.band(tally.band), count=tally.total)
            for tally in record.bands
            if tally.total
        ]
        lines += [
            text("records-line-bands", bands=", ".join(bands)),
            text("records-line-median", median=figure(record.median), period=presenter.period()),
        ]
        lines += [
            text("records-level", level=f"{MEDALS[level]} {say(f'level-{level}')}", won=won, count=count)
            for level, won, count in record.levels
        ]
        if record.best is not None:
            best = best_in_words(record.best, presenter)
            lines.append(text("records-line-best", best=best, id=record.best.game_id))
        if record.mistakes:
            lines.append(text("records-line-sins"))
        for name, count in record.mistakes[:_BANDS_KEYS]:
            mistake = presenter.mistake(name)
            lines.append(text("records-sin", title=mistake.title, count=count, meaning=cut(mistake.meaning, _MEANING)))
        return lines

    def _table(self, found: Iterable[Defence], system: str) -> list[str]:
        presenter = self.context.find(system)
        lines = [say("records-table")]
        for place, each in enumerate(table_of(found, system), 1):
            of = each.outcome
            best = Best(of.game_id, of.band or "", of.score, of.periods)
            text = best_in_words(best, presenter)
            lines.append(say("records-place", place=place, best=text, who=_who(each)))
        return lines


class _Page:
    """The heading of a records page. `channel` is set if it is public."""

    def __init__(
        self,
        title: str,
        heading: str,
        *,
        ground: PostingRight | None = None,
        user_id: int | None = None,
        guild_id: int | None = None,
    ) -> None:
        self.user_id = user_id
        self.guild_id = guild_id
        self.title = title
        self.heading = heading
        self.ground = ground


def _who(defence: Defence) -> str:
    """Return the players of a defence as text.

    Players who share their records are named. The others are counted.
    """
    named = [person(user_id) for user_id in sorted(defence.known)[:_NAMED]]
    others = max(defence.players, 1) - len(named)
    if others > 0:
        named.append(say("records-somebody", count=others))
    return ", ".join(named)


def _server_name(interaction: Interaction) -> str:
    name = interaction.guild.name if interaction.guild is not None else ""
    return quoted(name, 100) or "…"


def register(registry: Registry, pictures: PictureWorker) -> None:
    """Register the commands and their handlers."""
    service = registry.context.service
    records = RecordsService(service.store, instance=registry.instance)
    service.subscribe(records.follow)
    end_lines = EndLines(service.store, registry.context.find)
    registry.context.boards.register(end_lines.line)
    registry.context.scheduler.register(RECORDS, records.run_due, waits=WAITS)
    registry.context.scheduler.wake_now(RECORDS)  # the first run looks for games that ended unnoticed
    cog = RecordsCog(registry.context, records, end_lines, pictures, locale=registry.locale)
    registry.buttons(cog)
    registry.cog(cog)
