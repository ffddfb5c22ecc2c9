"""Private messages about a plan, with a button that plays it.

Every user who sees the game can see its plans. In a game with several sides, only players of the side to move can see
them. Plans are computed only when a user asks for them, and cached for the position.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

import engine.games
from bot.boards.decisions import Decisions
from bot.boards.links import board_link
from bot.boards.own_copy import OwnCopies
from bot.chances import words as chance_words
from bot.games.errors import GameOver, NoSuchPlan, NotYourGame, ServiceError, TooMuchAtOnce
from bot.games.gate import Verb, expect_may
from bot.games.permissions import advises
from bot.games.plans import laid_out
from bot.games.seats.chairs import expect_same, is_public
from bot.games.seats.command import within
from bot.games.state import GameState, VisibleGame
from bot.plans.messages import PICTURE, Sheet
from bot.ui.components import OPTIONS, Interaction, Panel, Values, button, panel
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.hand import Pressed
from bot.ui.replies import note, redraw
from bot.ui.texts import QUIET, say
from db.schema.games import VOTE
from engine.core.chances.tallies import Tally
from engine.core.planning.plans import Plan, goals_of, names_of, part_name, part_of, scopes_of
from render.rulebook import plain

if TYPE_CHECKING:
    from bot.context import BotContext

_KEPT = 48
"""The maximum number of positions, and parts of sides, whose plans are cached."""
_NAME = 100
_PATIENCE = 1.5
"""The time in seconds that suggestions wait for plans to be computed; Discord waits for three."""


class PlanHandlers:
    """Shows plans to users, and plays the plans that they choose."""

    def __init__(self, context: BotContext, decisions: Decisions, copies: OwnCopies) -> None:
        self.context = context
        self.decisions = decisions
        self.copies = copies
        self._laid_out: OrderedDict[tuple[str, int, str, str], tuple[Any, tuple[Plan, ...]]] = OrderedDict()

    # --- looking ---

    @button("plans")
    async def _open(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the adviser's own plan and the titles of the other plans."""
        await self.show(interaction, await self._pressed(interaction, press))

    @button("plancorps")
    async def _corps(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the plans of the selected corps, by default of the first."""
        state = await self._pressed(interaction, press)
        scopes = scopes_of(engine.games.find(state.system), state.view, state.ask)
        scope = values[0] if values else next(iter(scopes), "")
        if scope not in scopes:
            raise NoSuchPlan(state.id)
        await self.show(interaction, state, name=scope, pictured=not press.page)

    @button("planlook", edits=True)
    async def _look(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Show the selected plan. The click has already been acknowledged."""
        state = await self._pressed(interaction, press)
        name = values[0] if values else press.extra
        view, files = await self._drawn(interaction, state, name, pictured=not press.page)
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=QUIET)

    @panel("plans", "plancorps", "planlook", "plantake")
    async def _current(self, interaction: Interaction, press: Press) -> Panel:
        """Return the current plans, the message's plan first."""
        state = await self._own(interaction, await self.context.visibility.position(interaction, press.game))
        if state.ask is None:
            raise UserError("plan-over")
        shown = press.extra if press.action in ("planlook", "plantake") else ""
        try:
            return await self._drawn(interaction, state, shown, pictured=not press.page)
        except (NoSuchPlan, UserError):
            return await self._drawn(interaction, state, "", pictured=not press.page)

    async def _drawn(self, interaction: Interaction, state: VisibleGame, name: str, *, pictured: bool) -> Panel:
        sheet = await self._sheet(interaction, state, name)
        file = await self._picture(sheet) if pictured else None
        return sheet.layout(pictured=file is not None), [file] if file is not None else []

    async def _pressed(self, interaction: Interaction, press: Press) -> VisibleGame:
        """Return the clicked game if the user may see its plans. Raise `AlreadyDecided` if the position has changed."""
        state = await self._own(interaction, await self.context.visibility.position(interaction, press.game))
        expect_same(state, press.version, interaction.user.id)
        return state

    async def _own(self, interaction: Interaction, state: VisibleGame) -> VisibleGame:
        """Return a game as the user's side sees it, if the user may see its plans.

        Raise `NotYourTurn` if the user plays another side. Raise `UserError` if the user plays no side. Raise
        `InRatedGame` if the game is rated.
        """
        expect_may(state, Verb.HELP)
        if not state.asks:
            return state
        try:
            seen = self.context.service.seen(state, interaction.user.id, asked=True)
        except NotYourGame as error:
            raise UserError("plan-of-a-side") from error
        return await self.context.visibility.let(interaction, seen)

    async def show_named(self, interaction: Interaction, typed: str, *, pictured: bool) -> None:
        """Show the plan that a command names. Without a name, show the first plan."""
        state = await self._own(interaction, await self.context.visibility.here(interaction))
        name = self._named(state, typed) if typed.strip() else ""
        await self.show(interaction, state, name=name, pictured=pictured)

    async def show(
        self, interaction: Interaction, state: VisibleGame, *, name: str = "", pictured: bool = True
    ) -> None:
        """Show a plan privately. The default is the first plan.

        Raise `UserError` if there are no plans.
        """
        if state.ask is None:
            raise UserError("plan-over")
        message = interaction.message
        turned = state.apart and message is not None and message.flags.ephemeral
        if turned:
            await interaction.response.defer()
        else:
            await interaction.response.defer(ephemeral=True, thinking=True)
        view, files = await self._drawn(interaction, state, name, pictured=pictured)
        if turned:
            await redraw(interaction, view, files=files)
        else:
            await interaction.followup.send(view=view, files=files, ephemeral=True)

    async def _sheet(self, interaction: Interaction, state: VisibleGame, name: str) -> Sheet:
        scopes = tuple(scopes_of(engine.games.find(state.system), state.view, state.ask))
        scope = found if (found := part_of(name)[0]) in scopes else ""
        computing = asyncio.create_task(self._chances(state, scope, name))
        try:
            plans = await self._plans(state, scope)
        except BaseException:
            computing.cancel()
            raise
        if not plans:
            computing.cancel()
        if not plans and scope:
            corps = self.context.presenter(state).plan_title(part_name(scope, ""))
            raise UserError("plan-corps-none", corps=corps)
        if not plans:
            raise UserError("plan-none")
        chances = await computing
        shown = next((plan for plan in plans if plan.name == name), None) if name else plans[0]
        asked = ""
        if shown is None and name == scope:
            shown = plans[0]  # the adviser would leave the corps where it is: show the other plans
        if shown is None and name in self._titles(state):
            shown, asked = plans[0], name
        if shown is None:
            raise NoSuchPlan(state.id)
        who = interaction.user.id
        command = within(state, state.side or "").command
        takes = state.may_decide(who) and command != VOTE
        return Sheet(
            state,
            self.context.presenter(state),
            plans,
            shown,
            takes,
            proposes=takes and advises(state, who),
            scopes=scopes,
            back=state.apart and not is_public(state.asks) and command != VOTE,
            chances=chances,
            asked=asked,
        )

    async def _chances(self, state: GameState, scope: str, name: str) -> Mapping[str, Tally]:
        """Return the chances of the plans that can be computed in time.

        If the plan is for a part of the side, only return the chance of the plan `name`.
        """
        rules = engine.games.find(state.system)
        names = [name] if scope and name else goals_of(rules, state.view, state.ask)
        try:
            return await self.context.chances.beside(state, state.side, names)
        except TooMuchAtOnce:  # the plans are shown without chances
            return {}

    async def _plans(self, state: GameState, scope: str = "") -> tuple[Plan, ...]:
        """Return the plans of a position or a part of a side; empty without any."""
        if not scope and not goals_of(engine.games.find(state.system), state.view, state.ask):
            return ()
        key = (state.id, state.version, state.side or "", scope)
        view, plans = self._laid_out.get(key, (None, ()))
        if key not in self._laid_out or view != state.view:
            work = partial(laid_out, state.row, state.side, scope)
            plans = await self.context.boards.pictures.worked(work)
            self._laid_out[key] = state.view, plans
        self._laid_out.move_to_end(key)
        while len(self._laid_out) > _KEPT:
            self._laid_out.popitem(last=False)
        return plans

    async def _picture(self, sheet: Sheet) -> discord.File | None:
        drawn = await self.context.boards.pictures.drawn(sheet.draw, what=f"a plan of game {sheet.state.id}")
        return discord.File(io.BytesIO(drawn), PICTURE) if drawn is not None else None

    # --- taking ---

    @button("plantake", decides=True)
    async def _take(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Play the plan in the private message, then show the side's next question."""
        state = await self.context.service.in_play(press.game)
        if not state.may_decide(interaction.user.id):
            await self.context.visibility.expect(interaction, state)
            state.expect_player(interaction.user.id)
        if state.ask is None:
            raise GameOver(state.id)
        expect_same(state, press.version, interaction.user.id)
        if await self.decisions.auto(Pressed(interaction), state, "round", plan=press.extra) is not None:
            taken = await self._taken(state, press.extra)
            await self.copies.following(interaction, state.id, otherwise=taken)

    async def take_named(self, interaction: Interaction, typed: str) -> None:
        """Play the plan named in a command, and confirm this privately."""
        state = await self.context.service.in_play(channel_id=interaction.channel_id or 0)
        state.expect_player(interaction.user.id)
        if state.ask is None:
            raise GameOver(state.id)
        state = self.context.service.seen(state, interaction.user.id, asked=True)
        name = self._named(state, typed)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if await self.decisions.auto(Pressed(interaction), state, "round", plan=name) is not None:
            view = note(await self._taken(state, name))
            await interaction.followup.send(view=view, ephemeral=True, allowed_mentions=QUIET)

    async def _taken(self, state: GameState, name: str) -> str:
        title = self.context.presenter(state).plan_title(name)
        link = board_link(await self.context.service.roster.game(state.id))
        return f"{say('plan-taken', plan=title)} {link or ''}".strip()

    # --- typed names ---

    def _named(self, state: GameState, typed: str) -> str:
        """Return the name of the selected or typed plan.

        Raise `NoSuchPlan` unless exactly one plan matches.
        """
        said = plain(typed).strip()
        titles = self._titles(state)
        for name, title in titles.items():
            if said in {name, plain(title)}:
                return name
        fits = [name for name, title in titles.items() if all(word in plain(title) for word in said.split())]
        if len(fits) != 1:
            raise NoSuchPlan(state.id)
        return fits[0]

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the user's plans whose titles match the typed text."""
        state = await self.context.visibility.glance(interaction)
        if state is None:
            return []
        try:
            state = await self._own(interaction, state)
        except (ServiceError, UserError):
            return []
        said = plain(typed).strip()
        offered = await self._offered(state)
        titles = self._titles(state)
        fits = {name: title for name, title in titles.items() if said in plain(title) and name in offered}
        goals = goals_of(engine.games.find(state.system), state.view, state.ask)
        figures = chance_words.of_plans(state, await self.context.chances.hints(state, state.side, goals), state.side)
        titles = {
            name: chance_words.suggested(state.system, figures.get(name), title, most=_NAME)
            for name, title in fits.items()
        }
        return [app_commands.Choice(name=title, value=name) for name, title in titles.items()][:OPTIONS]

    async def _offered(self, state: GameState) -> Collection[str]:
        """Return the names of the plans to offer.

        Plans that lead to the same result are listed once if there is time to compare them.
        """
        rules = engine.games.find(state.system)
        names, goals = names_of(rules, state.view, state.ask), goals_of(rules, state.view, state.ask)
        laying_out = asyncio.ensure_future(self._plans(state))
        laying_out.add_done_callback(lambda done: done.cancelled() or done.exception())  # read it in any case
        try:
            plans = await asyncio.wait_for(asyncio.shield(laying_out), _PATIENCE)
        except TimeoutError:
            return names
        different = {plan.name for plan in plans}
        return {name for name in names if name in different or name not in goals}

    def _titles(self, state: GameState) -> dict[str, str]:
        presenter = self.context.presenter(state)
        names = names_of(engine.games.find(state.system), state.view, state.ask)
        return {name: presenter.plan_title(name) for name in names}
