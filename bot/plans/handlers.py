"""Plans for users: a private message about one plan, with a way to the others and a button to take it.

Everybody who sees the game may look; whoever may let the steward decide may take a plan. Plans are laid out only when
somebody asks for them, in the worker that draws, and kept for the position.
"""

from __future__ import annotations

import io
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands

import engine.games
from bot.boards.decisions import Decisions
from bot.boards.links import board_link
from bot.games.errors import AlreadyDecided, GameOver, NoSuchPlan
from bot.games.permissions import advises
from bot.games.plans import laid_out
from bot.games.state import GameState, VisibleGame
from bot.plans.messages import PICTURE, Sheet
from bot.ui.components import Interaction, Values, button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note
from bot.ui.texts import QUIET, cut, reader, say
from db.schema.games import VOTE
from engine.core.planning.plans import Plan, goals_of
from render.rulebook import plain

if TYPE_CHECKING:
    from bot.context import BotContext

_KEPT = 48
"""Maximum number of positions whose plans are kept."""
_NAME = 100


class PlanHandlers:
    """Answers users who want to see plans, or to take one."""

    def __init__(self, context: BotContext, decisions: Decisions) -> None:
        self.context = context
        self.decisions = decisions
        self._laid_out: OrderedDict[tuple[str, int], tuple[Plan, ...]] = OrderedDict()

    # --- looking ---

    @button("plans")
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Handle the board's button: show the steward's own plan, and the names of the others."""
        state = await self.context.visibility.position(interaction, press.game)
        if state.version != press.version:
            raise AlreadyDecided(state.id)
        await self.show(interaction, state)

    @button("planlook", edits=True)
    async def _look(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the plan that was picked; the press has been acknowledged."""
        state = await self.context.visibility.position(interaction, press.game)
        if state.version != press.version:
            raise AlreadyDecided(state.id)
        sheet = await self._sheet(interaction, state, values[0] if values else press.extra)
        file = await self._picture(sheet) if not press.page else None
        view = sheet.layout(pictured=file is not None)
        await interaction.edit_original_response(
            view=view, attachments=[file] if file is not None else [], allowed_mentions=QUIET
        )

    async def show_named(self, interaction: Interaction, typed: str, *, pictured: bool) -> None:
        """Show a plan that is named in a command; the first if none is."""
        state = await self.context.visibility.here(interaction)
        name = self._named(state, typed, locale=reader(interaction)) if typed.strip() else ""
        await self.show(interaction, state, name=name, pictured=pictured)

    async def show(
        self, interaction: Interaction, state: VisibleGame, *, name: str = "", pictured: bool = True
    ) -> None:
        """Show a plan privately, by default the first. Raise `UserError` where there is nothing to plan."""
        if state.ask is None:
            raise UserError("plan-over")
        await interaction.response.defer(ephemeral=True, thinking=True)
        sheet = await self._sheet(interaction, state, name)
        file = await self._picture(sheet) if pictured else None
        view = sheet.layout(pictured=file is not None)
        await interaction.followup.send(view=view, files=[file] if file is not None else [], ephemeral=True)

    async def _sheet(self, interaction: Interaction, state: VisibleGame, name: str) -> Sheet:
        plans = await self._plans(state)
        if not plans:
            raise UserError("plan-none")
        shown = next((plan for plan in plans if plan.name == name), None) if name else plans[0]
        if shown is None:
            raise NoSuchPlan(state.id)
        who = interaction.user.id
        takes = state.may_decide(who) and state.command != VOTE
        proposes = takes and advises(state, who)
        return Sheet(state, self.context.find(state.system), plans, shown, reader(interaction), takes, proposes)

    async def _plans(self, state: GameState) -> tuple[Plan, ...]:
        """Return the plans of a position; none where the steward has none."""
        if not goals_of(engine.games.find(state.system), state.view, state.ask):
            return ()
        key = (state.id, state.version)
        if key not in self._laid_out:
            work = partial(laid_out, state.row)
            self._laid_out[key] = await self.context.boards.pictures.worked(work)
        self._laid_out.move_to_end(key)
        while len(self._laid_out) > _KEPT:
            self._laid_out.popitem(last=False)
        return self._laid_out[key]

    async def _picture(self, sheet: Sheet) -> discord.File | None:
        drawn = await self.context.boards.pictures.drawn(sheet.draw, what=f"a plan of game {sheet.state.id}")
        return discord.File(io.BytesIO(drawn), PICTURE) if drawn is not None else None

    # --- taking ---

    @button("plantake", decides=True)
    async def _take(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Play the plan that the private message shows."""
        state = await self.context.service.in_play(press.game)
        if not state.may_decide(interaction.user.id):
            await self.context.visibility.expect(interaction, state)
            state.expect_player(interaction.user.id)
        if state.ask is None:
            raise GameOver(state.id)
        if state.version != press.version:
            raise AlreadyDecided(state.id)
        if await self.decisions.auto(interaction, state, "round", plan=press.extra) is not None:
            view = note(await self._taken(interaction, state, press.extra))
            await interaction.edit_original_response(view=view, attachments=[], allowed_mentions=QUIET)

    async def take_named(self, interaction: Interaction, typed: str) -> None:
        """Play a plan that is named in a command, and tell the user privately."""
        state = await self.context.here(interaction.channel_id)
        state.expect_player(interaction.user.id)
        if state.ask is None:
            raise GameOver(state.id)
        name = self._named(state, typed, locale=reader(interaction))
        await interaction.response.defer(ephemeral=True, thinking=True)
        if await self.decisions.auto(interaction, state, "round", plan=name) is not None:
            view = note(await self._taken(interaction, state, name))
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=QUIET)

    async def _taken(self, interaction: Interaction, state: GameState, name: str) -> str:
        title = self.context.find(state.system).plan_title(name, locale=reader(interaction))
        link = board_link(await self.context.service.roster.game(state.id))
        return f"{say('plan-taken', locale=reader(interaction), plan=title)} {link or ''}".strip()

    # --- typed names ---

    def _named(self, state: GameState, typed: str, *, locale: str) -> str:
        """Return the name of the plan that was picked, or typed as its title or a part of one. Raise `NoSuchPlan`."""
        said = plain(typed).strip()
        titles = self._titles(state, locale)
        for name, title in titles.items():
            if said in {name, plain(title)}:
                return name
        fits = [name for name, title in titles.items() if all(word in plain(title) for word in said.split())]
        if len(fits) != 1:
            raise NoSuchPlan(state.id)
        return fits[0]

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the plans whose titles match the typed text."""
        state = await self.context.visibility.glance(interaction)
        if state is None:
            return []
        said = plain(typed).strip()
        return [
            app_commands.Choice(name=cut(title, _NAME), value=name)
            for name, title in self._titles(state, reader(interaction)).items()
            if said in plain(title)
        ]

    def _titles(self, state: GameState, locale: str) -> dict[str, str]:
        presenter = self.context.find(state.system)
        names = goals_of(engine.games.find(state.system), state.view, state.ask)
        return {name: presenter.plan_title(name, locale=locale) for name in names}
