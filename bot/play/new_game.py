"""New games, with their house rules and dice, in a channel or a thread."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import discord
from discord import app_commands

import engine.games
from bot.boards.links import board_link
from bot.games.errors import ChannelBusy, NoSuchGame
from bot.games.hard_autopilot import expect_foresight
from bot.games.pledges import sayable
from bot.games.posting_rights import expect_thread, open_thread, own_ground, permit
from bot.games.seats.chairs import chairs_for, sides_of
from bot.games.state import GameState
from bot.play.challenges import challenge
from bot.play.first_screen import BEGIN, EVERY, FirstScreen
from bot.play.new_game_sides import (
    ANY,
    AUTOPILOT,
    HARDER,
    SIT,
    Sitting,
    own_in,
    picked,
    question,
    read,
    waited,
    wake,
)
from bot.play.setup import changed_rules, options_from, read_rules, written_rules
from bot.players.wrong_place import guest_rows, is_guest
from bot.ui.components import Row, button
from bot.ui.custom_ids import Press
from bot.ui.durations import read_clock
from bot.ui.errors import UserError
from bot.ui.replies import PostingRight, note, redraw, whisper
from bot.ui.texts import called, cut, game_language, meant, reader, say
from db.battles import Battle
from db.games import ExtraWrite
from db.schema.games import NOBODY, RUNNING
from db.sides import Chair
from engine.core.battles import store
from engine.core.day_gate import named
from engine.core.ruleset import Ruleset
from render.catalogue import house_texts
from render.language import speaking

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_LISTED = 600
_NAME = 100
"""The maximum number of characters of a thread's name and of a suggestion."""


class WantedSides(NamedTuple):
    """The options for a new game's sides: the user's side, the opponent, and time limits."""

    side: str | None = None
    opponent: discord.Member | discord.User | None = None
    against: str | None = None
    pace: str | None = None
    clock: str | None = None


class NewGameHandlers:
    """Starts games. `locale` is their default language."""

    def __init__(self, context: BotContext, *, locale: str) -> None:
        self.context = context
        self.locale = locale
        self.first_screen = FirstScreen(context)
        self.battles = context.battles

    async def new(
        self,
        interaction: Interaction,
        *,
        house_rules: str | None,
        seed: str | None,
        where: str,
        game: str | None,
        language: str | None,
        scenario: str | None = None,
        sides: WantedSides | None = None,
        level: str | None = None,
    ) -> None:
        """Start a game in this channel or in a new thread.

        Missing options are asked for first. A named opponent is challenged, and the game starts when they accept.
        """
        unsaid = all(each is None for each in (house_rules, seed, game, scenario, *(sides or ())))
        if unsaid and len(engine.games.names()) > 1:
            text, rows = await self.first_screen.of(interaction.user.id, where=where, spoken=language or "")
            await whisper(interaction, text, rows=rows)
            return
        rules = engine.games.find(game or engine.games.names()[0])
        sides = wanted = self.sided(rules, sides or WantedSides())
        scenario = await self.scenario_named(rules, scenario, guild_id=interaction.guild_id)
        opponent = expect_opponent(interaction, wanted.opponent)
        if not is_guest(interaction) and len(rules.sides) > 1 and (rules.scenarios or opponent != NOBODY):
            if seed is not None:
                raise UserError("sides-seed")
            written = self._written(rules.name, house_rules)
            usual = "" if rules.scenarios else rules.sides[0]
            sitting = Sitting(
                system=rules.name,
                scenario=scenario or "",
                side=wanted.side if wanted.side in {*rules.sides, ANY} else usual,
                opponent=opponent,
                against=wanted.against or "",
                where=where,
                pace=wanted.pace or "",
                clock=typed_clock(wanted.clock),
                language=language or "",
                house_rules=written,
                level=level or "",
            )
            if sitting.open_question(rules) not in {
                None,
                "pace",
            }:  # a command that names everything else begins without a pace
                text, rows = question(self.context, sitting, alone=interaction.guild_id is None)
                await whisper(interaction, text, rows=rows)
                return
            if opponent != NOBODY:
                await interaction.response.defer(ephemeral=True, thinking=True)
                await whisper(interaction, await self._challenge(interaction, sitting))
                return
        state = await self.open(
            interaction,
            house_rules=house_rules,
            seed=seed,
            where=where,
            game=game,
            language=language,
            own=named(scenario) if scenario is not None else None,
            sides=sides,
            level=level,
        )
        if state is not None:
            await self._report(interaction, state.id, state.system, state.channel_id)

    async def offered(self, interaction: Interaction) -> tuple[str, list[Row]]:
        """Return the text and the buttons that offer new games in a channel without a game."""
        return await self.first_screen.of(interaction.user.id)

    @button(BEGIN, edits=True)
    async def _begin(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Start the game whose button on the first screen was clicked."""
        sitting = await self.sitting(interaction, press)
        several = len(engine.games.find(sitting.system).sides) > 1
        state = await self.open(
            interaction,
            house_rules=None,
            seed=None,
            where=sitting.where,
            game=sitting.system,
            language=sitting.language or None,
            own=sitting.options(),
            sides=WantedSides(sitting.side, against=sitting.against) if several else None,
        )
        if state is not None:
            await redraw(interaction, note(await self._begun(state.id, state.system, state.channel_id)))

    @button(EVERY)
    async def _every(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show every battle of every game."""
        text, rows = await self.first_screen.every(read(press.extra))
        await whisper(interaction, text, rows=rows)

    @button(SIT, edits=True)
    async def _sit(self, interaction: Interaction, press: Press, values: tuple[str, ...]) -> None:
        """Ask for the next missing option of a new game, or start the game."""
        sitting = await self.sitting(interaction, press)
        rules = engine.games.find(sitting.system)
        if values:
            sitting = replace(sitting, opponent=expect_opponent(interaction, picked(interaction, values)))
        if sitting.open_question(rules) is not None:
            text, rows = question(self.context, sitting, alone=interaction.guild_id is None)
            await redraw(interaction, note(text, rows=rows))
            return
        if sitting.opponent != NOBODY:
            await redraw(interaction, note(await self._challenge(interaction, sitting)))
            return
        state = await self.open(
            interaction,
            house_rules=", ".join(map("=".join, self._changed(sitting).items())),
            seed=None,
            where=sitting.where,
            game=sitting.system,
            language=sitting.language or None,
            own=sitting.options(),
            sides=WantedSides(
                sitting.side,
                against=sitting.against or None,
                pace=waited(sitting.pace),
                clock=sitting.clock_said(),
            ),
            level=sitting.level or None,
        )
        if state is not None:
            told = await self._begun(state.id, state.system, state.channel_id)
            await redraw(interaction, note(told))

    async def sitting(self, interaction: Interaction, press: Press) -> Sitting:
        """Return the options of a new game that are stored in a custom id.

        Raise `StaleCustomId` if they cannot be read. Raise `UserError` if the battle no longer exists.
        """
        if start := own_in(press.extra):
            found = await self.battles.by_code(interaction.guild_id, start)
            if found is None:
                raise UserError("battle-gone")
            store.recall(found.code, found.text)
        return read(press.extra)

    async def _challenge(self, interaction: Interaction, sitting: Sitting) -> str:
        """Challenge a new game's opponent, and return the reply."""
        ground = permit(interaction)
        if sitting.where == "here":
            await self._free(ground)
        else:
            expect_threads(interaction)
        locale = sitting.language or game_language(interaction, usual=self.locale)
        return await challenge(self.context, interaction, sitting, locale=locale, options=self._changed(sitting))

    def _changed(self, sitting: Sitting) -> dict[str, str]:
        """Return the house rules that differ from the default."""
        texts = self.context.find(sitting.system).house_rules()
        return changed_rules(texts, read_rules(texts, sitting.house_rules))

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
        level: str | None = None,
    ) -> GameState | None:
        """Start a game without replying, and return it.

        Return None if the bot offered the user something else instead. `own` are additional options of the caller.
        `extra_write` gets the game's id and returns a function that stores more in the same transaction.
        """
        _expect_sayable(seed)
        locale = language or game_language(interaction, usual=self.locale)
        system = game or engine.games.names()[0]
        chairs = self._chairs(interaction, system, sides or WantedSides(), seed=seed, options=own or {})
        clock = typed_clock(sides.clock) if sides is not None else None
        if is_guest(interaction):
            rows = guest_rows(interaction, system)
            await whisper(interaction, say("error-guest"), rows=rows)
            return None
        presenter = self.context.find(system)
        options = options_from(presenter.house_rules(), house_rules or "")
        if not interaction.response.is_done():
            await interaction.response.defer(ephemeral=True, thinking=True)
        if where == "here":
            ground = permit(interaction)
            await self._free(ground)
        with speaking(locale):
            title = presenter.title()
        thread = None
        with speaking(locale):
            if where == "thread":
                thread, ground = await _thread(interaction, title)
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
                    clock=clock,
                    level=level,
                )
            except BaseException:
                if thread is not None:
                    with contextlib.suppress(discord.HTTPException):  # deleting may need a permission the bot lacks
                        await thread.delete()
                raise
            await self.context.board_delivery.deliver(state.id, claim)
        wake(self.context, state)
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
        """Return the seats of a new game. A game with one side has none.

        Raise `UserError` if the seats are impossible. Raise `UnknownGame` if there is no such game.
        """
        rules, presenter = engine.games.find(system), self.context.find(system)
        if len(rules.sides) == 1:
            if any(each is not None for each in wanted):
                raise UserError("sides-one-only")
            return ()
        if seed is not None:
            raise UserError("sides-seed")
        present = sides_of(rules, options)
        own = secrets.choice(present) if wanted.side == ANY else wanted.side or present[0]
        if own not in present:
            named = ", ".join(presenter.side(side) for side in present)
            raise UserError("sides-no-such", sides=named)
        steward, hard = wanted.against in {AUTOPILOT, HARDER}, wanted.against == HARDER
        if interaction.guild_id is None and not steward:
            raise UserError("sides-open-direct")
        if hard:
            expect_foresight(self.context.service.games.foresight)
        return chairs_for(present, own=own, owner=interaction.user.id, steward=steward, hard=hard)

    def sided(self, rules: Ruleset[Any], wanted: WantedSides) -> WantedSides:
        """Return the options with the user's side as its internal name, even if its title was typed."""
        presenter = self.context.find(rules.name)
        named = {each: presenter.side(each) for each in rules.sides} if len(rules.sides) > 1 else {}
        return wanted._replace(side=meant(named, wanted.side or "") or wanted.side)

    async def scenario_named(self, rules: Ruleset[Any], typed: str | None, *, guild_id: int | None) -> str | None:
        """Return the scenario with a name or title, or the code of a battle.

        Return None if `typed` is None. Raise `UserError` if there is no such scenario or battle.
        """
        if typed is None:
            return None
        presenter = self.context.find(rules.name)
        titles = {each: presenter.scenario(each) for each in rules.scenarios}
        if found := meant(titles, typed):
            return found
        own = {each.id: each for each in await self._own(rules, guild_id)}
        if not titles and not own:
            raise UserError("new-no-scenarios")
        battle = own.get(meant({each.id: each.name for each in own.values()}, typed) or "")
        if battle is None:
            names = (*titles.values(), *(each.name for each in own.values()))
            raise UserError("new-no-such-scenario", scenarios=cut(" · ".join(names), _LISTED))
        store.recall(battle.code, battle.text)
        return battle.code

    async def _own(self, rules: Ruleset[Any], guild_id: int | None) -> list[Battle]:
        """Return the battles of a game in a server's library."""
        return await self.battles.of_server(guild_id, system=rules.name) if rules.reads_battles and guild_id else []

    def _written(self, system: str, house_rules: str | None) -> str:
        """Return typed house rules as text for a custom id; empty without any.

        Raise `UserError` if there are no such house rules.
        """
        texts = self.context.find(system).house_rules()
        return written_rules(texts, options_from(texts, house_rules or ""))

    async def suggest_scenarios(
        self, typed: str, *, game: str | None, guild_id: int | None
    ) -> list[app_commands.Choice[str]]:
        """Return suggestions of a game's scenarios and battles."""
        system = game if game in engine.games.names() else engine.games.names()[0]
        rules, presenter = engine.games.find(system), self.context.find(system)
        titles = {each: presenter.scenario(each) for each in rules.scenarios}
        titles |= {each.id: each.name for each in await self._own(rules, guild_id)}
        return [
            app_commands.Choice(name=cut(name, _NAME), value=each)
            for each, name in titles.items()
            if _fits(typed, name, each)
        ][:25]

    def suggest_sides(self, typed: str, *, game: str | None) -> list[app_commands.Choice[str]]:
        """Return suggestions of a game's sides; empty for a game with one side."""
        system = game if game in engine.games.names() else engine.games.names()[0]
        sides, presenter = engine.games.find(system).sides, self.context.find(system)
        named = {side: presenter.side(side) for side in sides} if len(sides) > 1 else {}
        if named:
            named[ANY] = say("sit-any")
        return [
            app_commands.Choice(name=cut(name, _NAME), value=side)
            for side, name in named.items()
            if _fits(typed, name, side)
        ]

    @button("direct")
    async def _direct(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Start a game in direct messages, because the bot cannot post in the channel."""
        rules = engine.games.find(press.extra)
        sides, own = rules.sides_in(rules.new({})) if len(rules.sides) > 1 else (), interaction.user.id
        await interaction.response.defer(ephemeral=True, thinking=True)
        ground = await own_ground(interaction)
        await self._free(ground)
        with self.context.board_delivery.deciding() as claim:
            state = claim.state = await self.context.service.new_game(
                system=press.extra,
                options={},
                seed=None,
                owner_id=own,
                guild_id=None,
                channel_id=ground,
                # No other user can join a game in direct messages.
                chairs=chairs_for(sides, own=sides[0], owner=own, steward=True) if sides else (),
                locale=house_texts().language(reader(interaction)) or self.locale,
                extra_write=(claim.begin,),
            )
            await self.context.board_delivery.deliver(state.id, claim)
        wake(self.context, state)
        await self._report(interaction, state.id, state.system, ground)

    async def _report(self, interaction: Interaction, game_id: str, system: str, channel_id: int) -> None:
        await whisper(interaction, await self._begun(game_id, system, channel_id))

    async def _begun(self, game_id: str, system: str, channel_id: int) -> str:
        link = board_link(await self.context.service.roster.game(game_id)) or f"<#{channel_id}>"
        return say("new-begun", title=self.context.find(system).title(), link=link)

    async def _free(self, channel_id: int | None) -> None:
        with contextlib.suppress(NoSuchGame):
            game = await self.context.service.roster.here(channel_id)
            if game.status == RUNNING:
                raise ChannelBusy(game.id)

    def suggest_games(self, typed: str) -> list[app_commands.Choice[str]]:
        """Return suggestions of games."""
        found = []
        for name in engine.games.names():
            title = self.context.find(name).title()
            if typed.casefold() in title.casefold() or typed.casefold() in name:
                found.append(app_commands.Choice(name=cut(title, _NAME), value=name))
        return found[:25]

    def suggest_rules(self, typed: str, *, game: str | None) -> list[app_commands.Choice[str]]:
        """Return suggestions that add another house rule to the typed list."""
        system = game if game in engine.games.names() else engine.games.names()[0]
        *before, last = [part.strip() for part in typed.split(",")]
        named = {part.partition("=")[0].strip() for part in before}
        found = []
        for rule in self.context.find(system).house_rules():
            if rule.name in named:
                continue
            for choice, title in rule.choices[1:]:
                value = ", ".join((*filter(None, before), f"{rule.name}={choice}"))
                name = f"{rule.title}: {title}"
                if len(value) <= _NAME and _fits(last, name, value):
                    found.append(app_commands.Choice(name=cut(name, _NAME), value=value))
        return found[:25]


def _can_play(user: discord.Member | discord.User) -> bool:
    """Return whether a user is a member who sees this channel."""
    if user.bot or not isinstance(user, discord.Member):
        return False
    held = user.resolved_permissions
    return held is None or held.view_channel


def expect_opponent(interaction: Interaction, opponent: discord.Member | discord.User | None) -> int:
    """Return the id of the opponent; `NOBODY` without one.

    Raise `UserError` if the opponent is the user or cannot play.
    """
    if opponent is None:
        return NOBODY
    if opponent.id == interaction.user.id:
        raise UserError("sides-yourself")
    if not _can_play(opponent):
        raise UserError("sides-no-opponent", who=opponent.mention)
    return opponent.id


def _expect_sayable(seed: str | None) -> None:
    """Raise `UserError` if a seed contains characters that cannot be shown."""
    if seed is not None and not sayable(seed):
        raise UserError("error-seed")


def _fits(typed: str, *texts: str) -> bool:
    return any(typed.casefold() in text.casefold() for text in texts)


def expect_threads(interaction: Interaction) -> discord.TextChannel:
    """Return the interaction's channel if the user and the bot may open a public thread there.

    Raise `UserError` if the channel has no threads. Raise `BotMissingPermissions` if the bot may not open one. Raise
    `NotPermitted` if the user may not.
    """
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise UserError("error-no-thread-here")
    expect_thread(interaction)
    held = interaction.app_permissions
    lacking = [name for name in ("create_public_threads", "send_messages_in_threads") if not getattr(held, name)]
    if lacking:
        raise app_commands.BotMissingPermissions(lacking)
    return channel


async def _thread(interaction: Interaction, title: str) -> tuple[discord.Thread, PostingRight]:
    """Open a public thread, and return it with the right to post in it.

    Raise the same errors as `expect_threads`.
    """
    channel = expect_threads(interaction)
    name = say("thread-name", title=title, who=called(interaction.user))
    thread, ground = await open_thread(interaction, channel, name=cut(name, _NAME))
    with contextlib.suppress(discord.HTTPException):  # a user who is not added can still follow the link
        await thread.add_user(interaction.user)
    return thread, ground


def typed_clock(said: str | None) -> tuple[int, int] | None:
    """Return the bank and increment of a typed clock in seconds; None without a clock.

    Raise `UserError` if the text is not a clock.
    """
    if said is None:
        return None
    if (found := read_clock(said)) is None:
        raise UserError("clock-unclear", said=cut(said, _NAME))
    return found
