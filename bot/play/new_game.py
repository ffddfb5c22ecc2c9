"""New games: creates a game with its house rules and dice, in a channel or a thread."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import app_commands

import engine.games
from bot.boards.links import board_link
from bot.games.errors import ChannelBusy, NoSuchGame
from bot.games.pledges import sayable
from bot.games.posting_rights import expect_thread, open_thread, own_ground, permit
from bot.games.several.chairs import chairs_for, sides_of
from bot.games.state import GameState
from bot.play.setup import options_from
from bot.players.wrong_place import guest_rows, is_guest
from bot.ui.components import button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, whisper
from bot.ui.texts import called, cut, game_language, reader, say
from db.games import ExtraWrite
from db.schema.games import NOBODY, RUNNING
from db.sides import Chair
from render.catalogue import house_texts

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_NAME = 100
"""Maximum characters of a thread's name and of a suggestion."""


class WantedSides(NamedTuple):
    """What was said about the sides of a new game: one's own, the opponent, who else plays against, the pace."""

    side: str | None = None
    opponent: discord.Member | discord.User | None = None
    against: str | None = None
    pace: str | None = None


class NewGameHandlers:
    """Starts games. `locale` is their default language."""

    def __init__(self, context: BotContext, *, locale: str) -> None:
        self.context = context
        self.locale = locale

    async def new(
        self,
        interaction: Interaction,
        *,
        house_rules: str | None,
        seed: str | None,
        where: str,
        game: str | None,
        language: str | None,
        sides: WantedSides | None = None,
    ) -> None:
        """Start a game in this channel or in a thread of its own."""
        state = await self.open(
            interaction, house_rules=house_rules, seed=seed, where=where, game=game, language=language, sides=sides
        )
        if state is not None:
            await self._report(interaction, state.id, state.system, state.channel_id)

    async def open(
        self,
        interaction: Interaction,
        *,
        house_rules: str | None,
        seed: str | None,
        where: str,
        game: str | None,
        language: str | None,
        own: Mapping[str, str] | None = None,
        extra_write: Sequence[Callable[[str], ExtraWrite]] = (),
        sides: WantedSides | None = None,
    ) -> GameState | None:
        """Start a game without a reply; None if the user was offered another way instead.

        `own` are additional options of the caller. `extra_write` returns, for the game's id, statements of the same
        transaction.
        """
        _expect_sayable(seed)
        locale = language or game_language(interaction, usual=self.locale)
        system = game or engine.games.names()[0]
        chairs = self._chairs(interaction, system, sides or WantedSides(), seed=seed, options=own or {})
        if is_guest(interaction):
            rows = guest_rows(interaction, system)
            await whisper(interaction, say("error-guest", locale=reader(interaction)), rows=rows)
            return None
        presenter = self.context.find(system)
        options = options_from(presenter.house_rules(locale=reader(interaction)), house_rules or "")
        await interaction.response.defer(ephemeral=True, thinking=True)
        if where == "here":
            ground = permit(interaction)
            await self._free(ground)
        title = presenter.title(locale=locale)
        thread = None
        if where == "thread":
            thread, ground = await _thread(interaction, title, locale)
        with self.context.board_delivery.deciding() as claim:
            try:
                state = claim.state = await self.context.service.new_game(
                    system=system,
                    options={**options, **(own or {})},
                    seed=seed,
                    owner_id=interaction.user.id,
                    guild_id=interaction.guild_id,
                    channel_id=ground,
                    locale=locale,
                    extra_write=(*extra_write, claim.begin),
                    chairs=chairs,
                    pace=sides.pace if sides is not None else None,
                )
            except BaseException:
                if thread is not None:
                    with contextlib.suppress(discord.HTTPException):  # deleting may need a permission the bot lacks
                        await thread.delete()
                raise
            await self.context.board_delivery.deliver(state.id, claim)
        return state

    def _chairs(
        self,
        interaction: Interaction,
        system: str,
        wanted: WantedSides,
        *,
        seed: str | None,
        options: Mapping[str, str],
    ) -> tuple[Chair, ...]:
        """Return the chairs of a new game; none in a game of one side. Raise `UserError`, `UnknownGame`."""
        rules, presenter, locale = engine.games.find(system), self.context.find(system), reader(interaction)
        if len(rules.sides) == 1:
            if any(each is not None for each in wanted):
                raise UserError("sides-one-only")
            return ()
        if seed is not None:
            raise UserError("sides-seed")
        present = sides_of(rules, options)
        own = wanted.side or present[0]
        if own not in present:
            named = ", ".join(presenter.side(side, locale=locale) for side in present)
            raise UserError("sides-no-such", sides=named)
        opponent = wanted.opponent
        if opponent is not None and opponent.id == interaction.user.id:
            raise UserError("sides-yourself")
        if opponent is not None and not _can_play(opponent):
            raise UserError("sides-no-opponent", who=opponent.mention)
        return chairs_for(
            present,
            own=own,
            owner=interaction.user.id,
            opponent=opponent.id if opponent is not None else NOBODY,
            steward=wanted.against == "autopilot",
        )

    def suggest_sides(self, typed: str, *, game: str | None, locale: str) -> list[app_commands.Choice[str]]:
        """Return suggestions of the sides of a game; none of a game of one side."""
        system = game if game in engine.games.names() else engine.games.names()[0]
        sides, presenter = engine.games.find(system).sides, self.context.find(system)
        named = {side: presenter.side(side, locale=locale) for side in sides} if len(sides) > 1 else {}
        return [
            app_commands.Choice(name=cut(name, _NAME), value=side)
            for side, name in named.items()
            if _fits(typed, name, side)
        ]

    @button("direct")
    async def _direct(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Start a game in the direct messages of a user who asked where the bot is a guest."""
        engine.games.find(press.extra)
        await interaction.response.defer(ephemeral=True, thinking=True)
        ground = await own_ground(interaction)
        await self._free(ground)
        with self.context.board_delivery.deciding() as claim:
            state = claim.state = await self.context.service.new_game(
                system=press.extra,
                options={},
                seed=None,
                owner_id=interaction.user.id,
                guild_id=None,
                channel_id=ground,
                locale=house_texts().language(reader(interaction)) or self.locale,
                extra_write=(claim.begin,),
            )
            await self.context.board_delivery.deliver(state.id, claim)
        await self._report(interaction, state.id, state.system, ground)

    async def _report(self, interaction: Interaction, game_id: str, system: str, channel_id: int) -> None:
        game, locale = await self.context.service.roster.game(game_id), reader(interaction)
        link = board_link(game) or f"<#{channel_id}>"
        title = self.context.find(system).title(locale=locale)
        await whisper(interaction, say("new-begun", locale=locale, title=title, link=link))

    async def _free(self, channel_id: int | None) -> None:
        with contextlib.suppress(NoSuchGame):
            game = await self.context.service.roster.here(channel_id)
            if game.status == RUNNING:
                raise ChannelBusy(game.id)

    def suggest_games(self, typed: str, *, locale: str) -> list[app_commands.Choice[str]]:
        """Return suggestions of the bot's games."""
        found = []
        for name in engine.games.names():
            title = self.context.find(name).title(locale=locale)
            if typed.casefold() in title.casefold() or typed.casefold() in name:
                found.append(app_commands.Choice(name=cut(title, _NAME), value=name))
        return found[:25]

    def suggest_rules(self, typed: str, *, game: str | None, locale: str) -> list[app_commands.Choice[str]]:
        """Return suggestions «name=choice, name=choice»: the list so far with one more house rule."""
        system = game if game in engine.games.names() else engine.games.names()[0]
        *before, last = [part.strip() for part in typed.split(",")]
        named = {part.partition("=")[0].strip() for part in before}
        found = []
        for rule in self.context.find(system).house_rules(locale=locale):
            if rule.name in named:
                continue
            for choice, title in rule.choices[1:]:
                value = ", ".join((*filter(None, before), f"{rule.name}={choice}"))
                name = f"{rule.title}: {title}"
                if len(value) <= _NAME and _fits(last, name, value):
                    found.append(app_commands.Choice(name=cut(name, _NAME), value=value))
        return found[:25]


def _can_play(user: discord.Member | discord.User) -> bool:
    """Return whether a user can play where the game begins: somebody of the server, who sees the channel."""
    if user.bot or not isinstance(user, discord.Member):
        return False
    held = user.resolved_permissions
    return held is None or held.view_channel


def _expect_sayable(seed: str | None) -> None:
    """Raise `UserError` for a seed that could not be shown character by character at the end."""
    if seed is not None and not sayable(seed):
        raise UserError("error-seed")


def _fits(typed: str, *texts: str) -> bool:
    return any(typed.casefold() in text.casefold() for text in texts)


async def _thread(interaction: Interaction, title: str, locale: str) -> tuple[discord.Thread, PostingRight]:
    """Open a public thread. Raise `UserError` if there are no threads, `BotMissingPermissions`, `NotPermitted`."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise UserError("error-no-thread-here")
    expect_thread(interaction)
    held = interaction.app_permissions
    lacking = [name for name in ("create_public_threads", "send_messages_in_threads") if not getattr(held, name)]
    if lacking:
        raise app_commands.BotMissingPermissions(lacking)
    name = say("thread-name", locale=locale, title=title, who=called(interaction.user))
    thread, ground = await open_thread(interaction, channel, name=cut(name, _NAME))
    with contextlib.suppress(discord.HTTPException):  # a user who is not added can still follow the link
        await thread.add_user(interaction.user)
    return thread, ground
