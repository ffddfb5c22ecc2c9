"""Answers to commands and clicks about sides and their standing orders."""

from __future__ import annotations

from typing import Any

import discord
from discord import SelectOption, app_commands, ui

import engine.games
from bot.boards.links import board_link
from bot.boards.side_rows import ORDERS, TAKE, WINDOW_ORDERS, standing
from bot.context import BotContext
from bot.games.errors import NoSuchGame, NotYourGame
from bot.games.gate import Verb, expect_may
from bot.games.hard_autopilot import expect_foresight
from bot.games.seats.chairs import held_by
from bot.games.seats.command import expect_leader
from bot.games.state import GameState, GameSummary
from bot.players.handlers import expect_partner
from bot.rules.handlers import RulesHandlers
from bot.runtime.scheduler import NOTICES
from bot.sides.members import MemberHandlers
from bot.sides.prepared import panel as prepared_panel
from bot.sides.window_messages import WINDOWS, call_of
from bot.ui.components import OPTIONS, Panel, Row, Values, button, button_row, panel, press_button, press_select
from bot.ui.custom_ids import Press, StaleCustomId, base36, read_path, write_path
from bot.ui.errors import UserError
from bot.ui.replies import note, redraw, whisper
from bot.ui.texts import cut, person, say
from db.prepared import PreparedOrders
from db.sides import JOB, Chair, ChairTaken, turns_of
from engine.core.asks import JOIN, Answer, Ask, Refused
from render.panel import OPTION_LENGTH, PROMPT_LENGTH

Interaction = discord.Interaction[Any]
User = discord.Member | discord.User

ORDER, MORE = "sideorder", "sidemore"
"""The actions of the private message about standing orders: of its select, and of the buttons between its parts."""


class SideHandlers:
    """Answers commands and clicks about sides."""

    def __init__(self, context: BotContext, rules: RulesHandlers) -> None:
        self.context = context
        self.rules = rules
        self.members = MemberHandlers(context)
        self.prepared = PreparedOrders(context.service.store.database)

    # --- chairs ---

    @button(TAKE)
    async def _take(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self.take(interaction, await self.context.service.roster.game(press.game), press.extra)

    async def take(self, interaction: Interaction, game: GameSummary, side: str) -> None:
        """Let the user take a free side."""
        presenter = self.context.presenter(game)
        if side not in game.sides:
            raise _no_such(game, presenter)
        if held := held_by(game, interaction.user.id):
            if held[0] != side or not game.sides[side].open:
                raise UserError("sides-held", side=presenter.side(held[0]))
        else:
            await self.members.expect_free(game, side, interaction.user)
        if not game.may_decide(interaction.user.id):
            expect_partner(game, interaction.user)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._seat(game, side, None, interaction.user.id, steward=False, by=interaction.user.id)
        facts = {"side": presenter.side(side), "link": board_link(game) or ""}
        await whisper(interaction, say("sides-took", **facts))

    async def leave(self, interaction: Interaction, *, steward: bool, hard: bool = False) -> None:
        """Leave the user's side, which becomes open.

        With `steward` the autopilot plays it, and with `hard` it also simulates games.
        """
        game, side = await self._own(interaction)
        expect_may(game, Verb.LEAVE)
        if hard:
            expect_foresight(self.context.service.games.foresight)
        await interaction.response.defer(ephemeral=True, thinking=True)
        others = len(game.sides[side].people) > 1
        try:
            me = interaction.user.id
            await self.context.service.stand_up(game.id, me, steward=steward, hard=hard, by=me)
        except ChairTaken as error:
            raise UserError("sides-taken") from error
        await self.members.out_of_room(game, side, interaction.user.id)
        await self.context.board_delivery.refresh(game.id)
        self.context.scheduler.wake_now(JOB, WINDOWS)
        name = self.context.presenter(game).side(side)
        key = "sides-left-others" if others else "sides-to-autopilot" if steward else "sides-left"
        await whisper(interaction, say(key, side=name))

    async def give(self, interaction: Interaction, user: User) -> None:
        """Hand the user's side over to another user, who plays no side."""
        game, side = await self._own(interaction)
        presenter = self.context.presenter(game)
        expect_leader(game, side, interaction.user.id)
        if user.id not in game.sides[side].members:
            if held_by(game, user.id):
                raise UserError("sides-taken")
            await self.members.expect_free(game, side, user)
        expect_partner(game, user)
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._seat(game, side, game.sides[side], user.id, steward=False, by=interaction.user.id)
        await self.members.out_of_room(game, side, interaction.user.id)
        await self.members.into_room(game, side, [user.id])
        name = presenter.side(side)
        await whisper(interaction, say("sides-given", side=name, who=person(user.id)))

    async def _own(self, interaction: Interaction) -> tuple[GameSummary, str]:
        game = await self.context.service.roster.here(interaction.channel_id)
        held = held_by(game, interaction.user.id)
        if not held:
            raise UserError("sides-none-held")
        return game, held[0]

    async def _seat(
        self, game: GameSummary, side: str, of: Chair | None, user_id: int, *, steward: bool, by: int
    ) -> None:
        try:
            after = await self.context.service.reseat(game.id, side, of=of, user_id=user_id, steward=steward, by=by)
        except ChairTaken as error:
            raise UserError("sides-taken") from error
        begun = game.turns.invited and not turns_of(after).invited  # the time of all sides begins
        called = (
            tuple(turns_of(after).asked) if begun else (side,)
        )  # a user who joins a side that is asked gets a call too
        await self.context.notices.queue.enqueue(*filter(None, (call_of(after, each) for each in called)))
        await self.context.board_delivery.refresh(game.id)
        self.context.scheduler.wake_now(JOB, NOTICES, WINDOWS)

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the free sides of this channel's game, for autocompletion."""
        try:
            game = await self.context.service.roster.here(interaction.channel_id)
        except NoSuchGame:
            return []
        presenter = self.context.presenter(game)
        named = {side: presenter.side(side) for side, chair in game.sides.items() if chair.open}
        return [
            app_commands.Choice(name=name, value=side)
            for side, name in named.items()
            if typed.casefold() in name.casefold()
        ]

    # --- standing orders ---

    @button(ORDERS, WINDOW_ORDERS)
    async def _orders(self, interaction: Interaction, press: Press, _: Values) -> None:
        await self.orders(interaction, press.game)

    async def orders(self, interaction: Interaction, game_id: str) -> None:
        """Show the standing orders of the user's side, privately."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        state, ask = await self._asked(game_id, interaction.user.id)
        text, rows = await self._first(state, ask, interaction.user.id)
        await whisper(interaction, text, rows=rows)

    @button(ORDER, edits=True)
    async def _order(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Add the chosen words to an order, and store the order once it is complete."""
        state, ask = await self._asked(press.game, interaction.user.id, side=press.extra)
        path = read_path(ask, press.path)
        menu = ask.level(path)
        if menu is None or not values:
            raise StaleCustomId(press.path)
        try:
            words = [menu.choices[int(value, 36)].word for value in values]
        except (ValueError, IndexError) as error:
            raise StaleCustomId(press.path) from error
        path = (*path, JOIN.join(words))
        try:
            if ask.level(path) is not None:
                text, rows = self._question(state, ask, path, 0)
                await redraw(interaction, note(text, rows=rows))
                return
            what = self._labels(state, ask, path)
            await self.context.service.order(state.id, side=ask.side, answer=path, actor=interaction.user.id)
            now, _ = await self._asked(state.id, interaction.user.id, side=ask.side)
            self.context.scheduler.wake_now(JOB, WINDOWS)  # a player who gives an order is waited for again
        except Refused as refused:
            raise self.rules.refusal(state, refused) from refused
        again = ui.Button[ui.LayoutView](label=say("sides-orders-back"))
        row = button_row([press_button(again, Press(MORE, state.id, state.version, extra=ask.side))])
        lines = [say("sides-orders-done", what=what)]
        lines.append(standing(now, self.context.presenter(now)))
        await redraw(interaction, note("\n".join(lines), rows=[row]))

    @button(MORE, edits=True)
    async def _more(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show another page of the choices, or the first menu."""
        state, ask = await self._asked(press.game, interaction.user.id, side=press.extra)
        path = read_path(ask, press.path)
        if path or press.page:
            text, rows = self._question(state, ask, path, press.page)
        else:
            text, rows = await self._first(state, ask, interaction.user.id)
        await redraw(interaction, note(text, rows=rows))

    @panel(ORDER, MORE)
    async def _current(self, interaction: Interaction, press: Press) -> Panel:
        """Return the first menu of the standing orders."""
        state, ask = await self._asked(press.game, interaction.user.id, side=press.extra)
        text, rows = await self._first(state, ask, interaction.user.id)
        return note(text, rows=rows), []

    async def _first(self, state: GameState, ask: Ask, user_id: int) -> tuple[str, list[Row]]:
        """Return text and buttons of the first menu."""
        text, rows = self._question(state, ask, (), 0)
        lines, more = prepared_panel(
            state, self.context.presenter(state), await self.prepared.of(state.id, ask.side), user_id
        )
        return "\n".join((text, *lines)), [*rows, *more]

    async def _asked(self, game_id: str, user_id: int, *, side: str = "") -> tuple[GameState, Ask]:
        """Return the game as the user's side sees it, and the question about standing orders.

        Raise `NotYourGame` if the user does not play `side`. Raise `UserError` if the side has no standing orders.
        """
        state, ask = await self.context.service.orders_of(game_id, user_id)
        if side and state.side != side:
            raise NotYourGame(state.id, owner_id=state.owner_id, players=state.players)
        if ask is None:
            raise UserError("sides-orders-none")
        return state, ask

    def _question(self, state: GameState, ask: Ask, path: Answer, page: int) -> tuple[str, list[Row]]:
        """Return the question about standing orders as text with a select menu."""
        presenter, menu = self.context.presenter(state), ask.level(path)
        assert menu is not None
        lines = [say("sides-orders-title", side=presenter.side(ask.side))]
        lines.append(standing(state, presenter))
        lines += [presenter.prompt(ask, path), say("sides-orders-now")]
        alone = engine.games.find(state.system).at_once
        if alone and alone.items() <= state.options.items():
            lines.append(say("sides-orders-at-once"))
        chosen = self._labels(state, ask, path)
        pages = max(1, -(-len(menu.choices) // OPTIONS))
        page %= pages
        shown = list(enumerate(menu.choices))[page * OPTIONS : (page + 1) * OPTIONS]
        options = [
            SelectOption(label=cut(presenter.label(choice), OPTION_LENGTH), value=base36(place))
            for place, choice in shown
        ]
        rows: list[Row] = []
        if options:
            most = min(menu.most, len(options)) if menu.many else 1
            least = min(menu.least, most) if menu.many else 1
            prompt = chosen or say("sides-orders-pick")
            select = ui.Select[ui.LayoutView](
                placeholder=cut(prompt, PROMPT_LENGTH), options=options, min_values=max(1, least), max_values=most
            )
            press = Press(ORDER, state.id, state.version, write_path(ask, path), page, ask.side)
            rows.append(button_row([press_select(select, press)]))
        if pages > 1:
            following = ui.Button[ui.LayoutView](label=say("sides-orders-next"))
            press = Press(MORE, state.id, state.version, write_path(ask, path), page + 1, ask.side)
            rows.append(button_row([press_button(following, press)]))
        return "\n".join(filter(None, lines)), rows

    def _labels(self, state: GameState, ask: Ask, path: Answer) -> str:
        """Return the labels of the choices in `path`, joined by “›”."""
        presenter, found = self.context.presenter(state), []
        for place, word in enumerate(path):
            menu = ask.level(path[:place])
            assert menu is not None
            for single in menu.split(word):
                choice = menu.find(single)
                found.append(presenter.label(choice) if choice is not None else single)
        return " › ".join(found)


def _no_such(game: GameSummary, presenter: Any) -> UserError:
    named = ", ".join(presenter.side(side) for side in game.sides)
    return UserError("sides-no-such", sides=named or "–")
