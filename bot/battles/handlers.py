"""Handles the commands of `/battle` and the buttons below battles."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any

import aiohttp
import discord
from discord import ButtonStyle, app_commands, ui

import engine.games
from bot.battles.messages import (
    AGAIN,
    EDIT,
    FILE,
    TRY,
    TYPED,
    balance,
    buttons,
    file_of,
    form,
    joined,
    listed,
)
from bot.battles.series import SeriesHandlers, series_lines
from bot.battles.trials import PATIENCE, Trials
from bot.boards.battle_card import PLAY, Card, card
from bot.chances.battle_trials import draws, read_trial
from bot.context import BotContext
from bot.games.battle_folder import FileBattle
from bot.games.library import comes_with_game
from bot.games.posting_rights import permit
from bot.play.new_game import NewGameHandlers
from bot.runtime import clock
from bot.ui.components import Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import QUIET, clean, cut, meant, person, quoted, say, verbatim
from db.battles import Battle, Full, Known
from db.schema.games import NOBODY
from engine.core.battles import store
from engine.core.battles.check import Checked, check_assembled
from engine.core.battles.series import assembled, is_series, sources
from engine.core.battles.sheet import LARGEST, SERIES
from engine.core.battles.trying import Trial
from render.battle_problems import problem_texts
from render.language import language

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

_PAGE = 10
_SUGGESTED = 25
_DRAFTS = 200
"""The number of texts with mistakes that are kept for the form; others have to be typed again."""


class BattleHandlers:
    """Handles the battle library of each server. `locale` is the default language of new games."""

    def __init__(self, context: BotContext, series: SeriesHandlers, *, locale: str) -> None:
        self.context = context
        self.series = series
        self.battles = context.battles
        self.new_games = NewGameHandlers(context, locale=locale)
        self.trials = Trials(context.chances, self.battles)
        self._drafts: OrderedDict[int, tuple[str, str]] = OrderedDict()

    # --- adding and changing ---

    async def add(
        self, interaction: Interaction, *, file: discord.Attachment | None, code: str | None, size: str | None = None
    ) -> None:
        """Add a battle from a file, a code or a form, or generate one of a given `size`."""
        await self._expect_writer(interaction)
        if size is not None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            text, trial = await self.trials.draw(
                draws()[size], size, interaction.user.id, server_id=_server(interaction)
            )
            await self._take(interaction, text, trial=trial)
        elif code is not None:
            await interaction.response.defer(ephemeral=True, thinking=True)
            if (found := await self.battles.shared(code)) is None:
                raise UserError("battle-no-code")
            await self._take(interaction, found.text, after=found.author_id, trial=found.trial)
        elif file is not None:
            await self._take(interaction, await _read(interaction, file))
        else:
            await interaction.response.send_modal(form(""))

    async def edit(self, interaction: Interaction, typed: str, *, file: discord.Attachment | None) -> None:
        """Change a battle with a file or a form. Another user's battle is copied first."""
        one = await self._named(interaction, typed)
        await self._expect_writer(interaction)
        if file is None:
            await interaction.response.send_modal(form(one.text, battle_id=one.id))
        else:
            await self._take(interaction, await _read(interaction, file), one=one)

    @button(EDIT)
    async def _edit(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self.edit(interaction, press.extra, file=None)

    @button(AGAIN)
    async def _again(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the form again with the text that the user typed."""
        await self._expect_writer(interaction)
        battle_id, text = self._drafts.get(interaction.user.id, ("", ""))
        await interaction.response.send_modal(form(text, battle_id=battle_id or press.extra))

    @button(TYPED)
    async def _typed(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Handle the text submitted in the form."""
        await self._expect_writer(interaction)
        one = await self._named(interaction, press.extra) if press.extra else None
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._take(interaction, joined(values), one=one)

    async def _take(
        self, interaction: Interaction, text: str, *, one: Battle | None = None, after: int = NOBODY, trial: str = ""
    ) -> None:
        """Check the text of a battle. List its errors, or store and show the battle.

        `one` is the battle to change. `after` is the author of a shared battle. `trial` has the stored results of that
        battle.
        """
        texts = await self._texts(interaction, text)
        games = {name: engine.games.find(name) for name in engine.games.names()}
        found = await asyncio.to_thread(check_assembled, text, texts, games)
        if found.problems:
            await self._refuse(interaction, found, text, one)
            return
        name, mine = _name(found), one is not None and _may_change(interaction, one)
        text = store.canonical(assembled(text, texts))
        if not is_series(text):
            trial = trial or await self.trials.expect_quick(found.game, text, server_id=_server(interaction))
        try:
            if one is not None and mine:
                kept, head = await self.battles.replace(one, name=name, text=text), "battle-changed"
            else:
                after = one.author_id if one is not None else after
                kept, head = await self._add(interaction, found, name, text, after), "battle-added"
        except Known as error:
            raise UserError("battle-known") from error
        except Full as error:
            raise UserError(f"battle-full-{error.what}", count=error.most) from error
        self._drafts.pop(interaction.user.id, None)
        await self.battles.set_trial(kept.code, trial)
        await self._show(interaction, replace(kept, trial=trial), head=say(head), tries=True)

    async def _texts(self, interaction: Interaction, text: str) -> dict[int, str]:
        """Return the texts of those battles in a series that are in this server's library, keyed by line number."""
        if not is_series(text):
            return {}
        own = {one.id: one for one in await self.battles.of_server(_server(interaction)) if not one.series}
        titles = {name: one.name for name, one in own.items()}
        named = {line: own.get(meant(titles, name) or "") for line, name in sources(text).items()}
        return {line: one.text for line, one in named.items() if one is not None and not comes_with_game(one)}

    async def _add(self, interaction: Interaction, found: Checked, name: str, text: str, after: int) -> Battle:
        return await self.battles.add(
            interaction.guild_id or 0,
            interaction.user.id,
            system=found.game,
            name=name,
            text=text,
            now=clock.now(),
            after_id=after,
        )

    async def _refuse(self, interaction: Interaction, found: Checked, text: str, one: Battle | None) -> None:
        """Show the mistakes in a battle's text, with a button to correct it."""
        self._drafts[interaction.user.id] = (one.id if one is not None else "", text)
        self._drafts.move_to_end(interaction.user.id)
        while len(self._drafts) > _DRAFTS:
            self._drafts.popitem(last=False)
        again = ui.Button[ui.LayoutView](label=say("button-battleagain"), style=ButtonStyle.primary)
        lines = [say("battle-mistakes"), *map(clean, problem_texts(found.problems, language()))]
        rows = [button_row([press_button(again, Press(AGAIN, extra=one.id if one is not None else ""))])]
        await whisper(interaction, "\n".join(lines), rows=rows, name="mistakes")

    # --- looking ---

    async def every(self, interaction: Interaction) -> None:
        """List the server's battles. Managers also see the reports about them."""
        text, rows = await self._page(interaction, 0)
        await whisper(interaction, text, rows=rows)

    @button("battlepage", edits=True)
    async def _turned(self, interaction: Interaction, press: Press, _: Values) -> None:
        text, rows = await self._page(interaction, press.page)
        await redraw(interaction, note(text, rows=rows))

    async def _page(self, interaction: Interaction, number: int) -> tuple[str, list[Row]]:
        found = await self.battles.of_server(_server(interaction))
        last = (len(found) - 1) // _PAGE
        number = min(number, last)
        lines = [say("battle-title"), *listed(self.context, found[number * _PAGE : (number + 1) * _PAGE])]
        for file in await self.battles.faulty_files():
            first = clean(problem_texts(file.checked.problems, language())[0])
            lines.append(say("battle-file-faulty", file=verbatim(file.name), first=first))
        if interaction.permissions.manage_guild:
            names = {one.id: one.name for one in found}
            for each in await self.battles.reports(interaction.guild_id):
                facts = {
                    "name": quoted(names.get(each.battle_id, "")),
                    "who": person(each.user_id),
                    "why": quoted(each.why, 100),
                }
                lines.append(say("battle-reported", **facts))
        pages = [("battle-before", number - 1), ("battle-next", number + 1)]
        made = [
            press_button(ui.Button[ui.LayoutView](label=say(f"button-{key}")), Press("battlepage", page=page))
            for key, page in pages
            if 0 <= page <= last
        ]
        return "\n".join(lines), [button_row(made)] if made else []

    async def show(self, interaction: Interaction, typed: str) -> None:
        """Show a battle: its map, forces, author and results."""
        one = await self._named(interaction, typed)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(interaction, one)

    async def _show(self, interaction: Interaction, one: Battle, *, head: str = "", tries: bool = False) -> None:
        """Show the card of a battle. With `tries`, play test games and show their results."""
        linked = series_lines(one, self.context.find(one.system)) if one.series else ()
        made = await card(self.context, one, played=await self.battles.played(one), head=head, more=linked)
        left = not one.series and self.trials.may_go_on(one)
        tries = tries and left
        more = [say("battle-trying")] if tries else []
        lines = [*balance(self.context, one, read_trial(one.system, one.trial)), *more]
        rows = [buttons(one, self.battles.editor, untried=left and not tries)]
        view = note("\n".join((made.text, *lines)), rows=rows, pictures=made.pictures)
        sent = await interaction.followup.send(view=view, files=made.files, ephemeral=True, wait=True)
        if tries:
            await self._try(interaction, one, partial(self._retell, sent, one, made))

    async def _retell(
        self, sent: discord.WebhookMessage, one: Battle, made: Card, trial: Trial, line: str = ""
    ) -> None:
        """Update a battle's card with the test results so far. `line` is a remark at the end."""
        lines = [*balance(self.context, one, trial), line or ("" if trial.over else say("battle-trying"))]
        view = note(
            "\n".join(filter(None, (made.text, *lines))),
            rows=[buttons(one, self.battles.editor)],
            pictures=made.pictures,
        )
        try:
            await sent.edit(view=view, allowed_mentions=QUIET)  # the map stays
        except (discord.DiscordException, aiohttp.ClientError, OSError) as error:  # the figures are stored in any case
            log.info("figures of a battle could not be shown: %(problem)s", {"problem": error})

    async def _try(self, interaction: Interaction, one: Battle, tell: Callable[..., Awaitable[None]]) -> None:
        """Let the autopilot play test games of a battle, and keep the answer up to date."""
        known = read_trial(one.system, one.trial)

        async def hear(trial: Trial) -> None:
            nonlocal known
            known = trial
            await tell(trial)

        try:
            async with asyncio.timeout(PATIENCE):
                await self.trials.go_on(one, interaction.user.id, hear)
        except UserError as error:
            await tell(known, line=say(error.key, **error.facts))
        except TimeoutError:
            await tell(known, line=say("battle-trial-later"))

    @button(TRY)
    async def _tried(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Continue the test games of a battle, and show the results."""
        one = await self._named(interaction, press.extra)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._show(interaction, one, tries=True)

    @button(FILE)
    async def _file(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Send the text of a battle as a file."""
        await _give(interaction, await self._named(interaction, press.extra), say("battle-file"))

    # --- playing ---

    async def play(self, interaction: Interaction, typed: str) -> None:
        """Start a game from a battle, or continue a series whose channel was deleted."""
        one = await self._named(interaction, typed)
        if one.series and await self.series.go_on_here(interaction, one):
            return
        await self.new_games.new(
            interaction,
            house_rules=None,
            seed=None,
            where="here",
            game=one.system,
            language=None,
            scenario=one.id,
        )

    @button(PLAY)
    async def _play(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self.play(interaction, press.extra)

    # --- sharing and moderation ---

    async def share(self, interaction: Interaction, typed: str) -> None:
        """Show the code with which other servers can add the battle."""
        one = await self._named(interaction, typed)
        _expect_owner(interaction, one)
        _expect_stored(one)
        letters = await self.battles.share(one)
        await whisper(interaction, say("battle-shared", name=quoted(one.name), code=letters))

    async def remove(self, interaction: Interaction, typed: str) -> None:
        """Remove a battle from the library, and send its text to the user."""
        one = await self._named(interaction, typed)
        _expect_owner(interaction, one)
        await self.battles.discard(one)
        await _give(interaction, one, say("battle-removed", name=quoted(one.name)))

    async def report(self, interaction: Interaction, typed: str, why: str) -> None:
        """Report a battle to the managers of the server."""
        one = await self._named(interaction, typed)
        _expect_ours(one)
        _expect_stored(one)
        await self.battles.report(one, interaction.user.id, clean(why), now=clock.now())
        await whisper(interaction, say("battle-report-sent"))

    async def settings(self, interaction: Interaction, role: discord.Role | None) -> None:
        """Choose the role whose members may add battles."""
        guild_id = _server(interaction)
        if not interaction.permissions.manage_guild:
            raise UserError("battle-managers")
        await self.battles.set_role(guild_id, role.id if role is not None and not role.is_default() else None)
        key = "battle-role" if role is not None and not role.is_default() else "battle-all"
        await whisper(interaction, say(key, role=role.mention if role is not None else ""))

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the server's battles that match the typed text, as suggestions."""
        found = await self.battles.of_server(interaction.guild_id)
        return [
            app_commands.Choice(name=cut(one.name, 100), value=one.id)
            for one in found
            if typed.casefold() in one.name.casefold() or typed == one.id
        ][:_SUGGESTED]

    # --- what several need ---

    async def _named(self, interaction: Interaction, typed: str) -> Battle:
        """Return the battle with this id or name from the server's library. Raise `UserError` if there is none."""
        found = {one.id: one for one in await self.battles.of_server(_server(interaction))}
        one = found.get(meant({each.id: each.name for each in found.values()}, typed))
        if one is None:
            raise UserError("battle-unknown")
        return one

    async def _expect_writer(self, interaction: Interaction) -> None:
        """Raise an error if the user may not write in this channel or may not add battles."""
        guild_id = _server(interaction)
        permit(interaction)
        wanted = await self.battles.role(guild_id)
        held = {role.id for role in getattr(interaction.user, "roles", ())}
        if wanted is not None and wanted not in held and not interaction.permissions.manage_guild:
            raise UserError("battle-not-in-role", role=f"<@&{wanted}>")


def _server(interaction: Interaction) -> int:
    """Return the server's id. Raise `UserError` in direct messages."""
    if interaction.guild_id is None:
        raise UserError("battle-server-only")
    return interaction.guild_id


def _may_change(interaction: Interaction, one: Battle) -> bool:
    mine = one.author_id == interaction.user.id or interaction.permissions.manage_guild or isinstance(one, FileBattle)
    return mine and not comes_with_game(one)


def _expect_stored(one: Battle) -> None:
    """Raise `UserError` if a battle is only a file of the local page."""
    if isinstance(one, FileBattle):
        raise UserError("battle-is-file", file=verbatim(one.file))


def _expect_ours(one: Battle) -> None:
    """Raise `UserError` if a battle comes with its game."""
    if comes_with_game(one):
        raise UserError("battle-with-game")


def _expect_owner(interaction: Interaction, one: Battle) -> None:
    """Raise `UserError` unless the user is the author of a battle or manages the server."""
    _expect_ours(one)
    if not _may_change(interaction, one):
        raise UserError("battle-not-yours")


def _name(found: Checked) -> str:
    """Return the name under which a battle is listed. It does not depend on the language."""
    return cut(found.battle.name.get(""), 40)


async def _read(interaction: Interaction, file: discord.Attachment) -> str:
    """Defer the answer, and return the text of an attached file. Raise `UserError` if the file is too large."""
    most = LARGEST[SERIES][0]
    if file.size > most:
        raise UserError("battle-wrong-too-large", most=most // 1024)
    await interaction.response.defer(ephemeral=True, thinking=True)
    return (await file.read()).decode("utf-8", "replace")


async def _give(interaction: Interaction, one: Battle, text: str) -> None:
    """Answer privately with the text of a battle as a file."""
    view, file = note(text), file_of(one)
    box = next(iter(view.children))
    assert isinstance(box, ui.Container)
    box.add_item(ui.File(f"attachment://{file.filename}"))
    await interaction.response.send_message(view=view, files=[file], ephemeral=True)
