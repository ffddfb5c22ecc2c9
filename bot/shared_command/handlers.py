"""Handles settings of shared command: how players decide together, and who commands which units."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Iterable
from functools import partial
from typing import TYPE_CHECKING

from discord import app_commands
from sqlalchemy.ext.asyncio import AsyncConnection

import engine.games
from bot.answers.typed import SUGGESTIONS
from bot.boards import command_rows
from bot.boards.decisions import Decisions
from bot.boards.links import board_link
from bot.games.errors import GameOver, SaveUnreadable, TooManyPlayers
from bot.games.gate import Verb, expect_may
from bot.games.permissions import expect_one_side
from bot.games.posting_rights import manages
from bot.games.roster import MOST, expect_owner
from bot.games.seats.command import led_part
from bot.games.state import GameState, GameSummary
from bot.players.departures import Departures
from bot.players.handlers import User, expect_partner
from bot.rules.handlers import RulesHandlers
from bot.runtime import clock
from bot.shared_command.proposals import Proposals
from bot.ui.components import Interaction, Values, button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import cut, person, quoted, say
from db import shared_command as stored
from db.players import Full, join
from db.schema.games import ADVISERS, POWERS, VOTE
from render.language import spoken
from render.rulebook import plain

if TYPE_CHECKING:
    from bot.context import BotContext


COMMANDS = ("everyone", "powers", "advisers")
"""The ways to decide from which users choose; a vote is started elsewhere."""


class SharedCommandHandlers:
    """Handlers for users who view or change how the command is shared."""

    def __init__(self, context: BotContext, decisions: Decisions, rules: RulesHandlers, absent: Departures) -> None:
        self.context = context
        self.proposals = Proposals(context, decisions, rules, absent)

    async def set_command(self, interaction: Interaction, command: str) -> None:
        """Set how the players of a side decide. Only its leader may do so."""
        state = await self.context.here(interaction.channel_id)
        game, side = led_part(state, interaction.user.id, manager=manages(interaction, state))
        expect_may(state, Verb.COMMAND)
        if game.command == VOTE:
            raise UserError("staff-voted")
        if command == POWERS and not self._parties(state):
            raise UserError("staff-no-parties", game=self.context.presenter(state).title())
        if command == ADVISERS and side and state.sides[side].room is None:
            raise UserError("sides-no-room")
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.context.service.command(state.id, side, command=command)
        await self._update_and_reply(interaction, state, f"{'sides' if side else 'staff'}-set-{command}")

    async def give(self, interaction: Interaction, party: str, user: User | None) -> None:
        """Give the command of a part of the defence to a player. Without `user`, the owner takes it back."""
        state = await self.context.here(interaction.channel_id)
        expect_owner(state, interaction.user.id)
        expect_may(state, Verb.COMMAND)
        name = self._named(state, party)
        if state.command != POWERS:
            raise UserError("staff-not-powers")
        if user is not None and user.id not in state.players:
            expect_partner(state, user)
        await interaction.response.defer(ephemeral=True, thinking=True)
        actor = interaction.user.id
        async with self._running_game() as connection:
            await stored.assign_part(connection, state.id, name, user.id if user is not None else None)
            if user is not None and user.id != state.owner_id:
                await self._join(connection, state, user.id, by=actor)
        what = self.context.presenter(state).party(name)
        holder = person(user.id if user is not None else state.owner_id)
        await self._update_and_reply(interaction, state, "staff-given", what=what, who=holder)

    @button("post", edits=True)
    async def _take_or_leave(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Give the user the chosen part of the defence, or return it to the owner.

        Raise `UserError` after the first decision.
        """
        state = await self.context.service.position(press.game)
        actor, party = interaction.user.id, values[0] if values else ""
        if party not in self._parties(state):
            raise StaleCustomId(party)
        if state.command != POWERS or not state.untouched:
            raise UserError("staff-post-late", owner=person(state.owner_id))
        expect_may(state, Verb.JOIN)
        expect_one_side(state)
        if actor not in state.players:
            expect_partner(state, interaction.user)
        async with self._running_game() as connection:
            left = await stored.leave(connection, state.id, party, actor)
            if not left:
                await self._take(connection, interaction, state, party)
        what = self.context.presenter(state).party(party)
        key = "staff-post-left" if left else "staff-post-taken"
        await whisper(interaction, say(key, what=what))
        await self.proposals.refresh(state)

    async def _take(self, connection: AsyncConnection, interaction: Interaction, state: GameState, party: str) -> None:
        actor = interaction.user.id
        try:
            await stored.expect_free(connection, state.id, party, actor)
        except stored.Taken as taken:
            what, holder = (
                self.context.presenter(state).party(party),
                person(taken.holder),
            )
            owner = person(state.owner_id)
            raise UserError("staff-post-held-by", what=what, who=holder, owner=owner) from taken
        await stored.assign_part(connection, state.id, party, actor)
        if actor != state.owner_id:
            await self._join(connection, state, actor, by=actor)

    async def _join(self, connection: AsyncConnection, state: GameSummary, user_id: int, *, by: int) -> None:
        try:
            await join(connection, state.id, user_id, by=by, now=clock.now(), most=MOST)
        except Full as full:
            raise TooManyPlayers(state.id) from full

    # --- who commands what, in a reply ---

    async def gone(self, game: GameSummary) -> frozenset[int]:
        """Return the players who have left the server. The owner takes over their Powers."""
        left = await self.proposals.absent.among(game, game.players)
        others = left - {game.owner_id}
        if others and game.command == POWERS and game.status == "running":
            await self.proposals.dismiss(game, others)
            await self.proposals.refresh(game)
        return left

    async def show(self, game: GameSummary) -> list[str]:
        """Return lines that say how the players decide and who commands which Power."""
        lines = [say(f"staff-way-{game.command}")]
        if game.command == POWERS:
            try:
                state = await self.context.service.position(game.id)
            except SaveUnreadable:
                return lines  # nobody can give orders in it
            lines += command_rows.posts_of(game, state.view, self.context.presenter(game))
        return lines

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest parts of the defence whose names contain the typed text."""
        state = await self.context.visibility.glance(interaction)
        if state is None or state.view is None:
            return []
        presenter = self.context.presenter(state)
        found = []
        for party in self._parties(state):
            title = presenter.party(party)
            if plain(typed) in plain(title):
                found.append(app_commands.Choice(name=cut(title, 100), value=party))
        return found[:SUGGESTIONS]

    # --- helpers ---

    def _parties(self, state: GameState) -> Iterable[str]:
        return engine.games.find(state.system).parties(state.view) if state.view is not None else ()

    def _named(self, state: GameState, typed: str) -> str:
        """Return the id of a part of the defence, given its id or title.

        Raise `UserError` if there is no such part.
        """
        presenter, wanted = self.context.presenter(state), plain(typed).strip()
        for party in self._parties(state):
            titles = (presenter.party(party), spoken(state.locale, partial(presenter.party, party)))
            if wanted in {plain(party), *map(plain, titles)}:
                return party
        known = ", ".join(presenter.party(party) for party in self._parties(state))
        if not known:
            raise UserError("staff-no-parties", game=presenter.title())
        raise UserError("staff-no-such-party", said=quoted(typed), known=known)

    @contextlib.asynccontextmanager
    async def _running_game(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction on the database. Raise `GameOver` if the game is over."""
        try:
            async with self.context.service.store.database.write() as connection:
                yield connection
        except stored.Moved as moved:
            raise GameOver(str(moved)) from moved

    async def _update_and_reply(self, interaction: Interaction, game: GameSummary, key: str, **facts: str) -> None:
        """Update the board immediately and reply."""
        await self.proposals.refresh(await self.context.service.roster.game(game.id))
        text = say(key, **facts)
        await whisper(interaction, f"{text} {board_link(game) or ''}".strip())
