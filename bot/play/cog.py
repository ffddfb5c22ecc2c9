"""The `/siege` commands for starting a game, showing it and giving orders."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.answers.menus import Controls
from bot.answers.typed import Suggest, TypedAnswers
from bot.boards.decisions import Decisions
from bot.boards.message import BoardMessages
from bot.boards.own_copy import for_reader
from bot.context import BotContext, Registry, hide_game_option, hide_side_options
from bot.games.error_answers import whose_turn
from bot.games.errors import DecidedByVote, GameOver, NotYourGame, OnlyAdvises
from bot.games.hard_autopilot import expect_ahead
from bot.games.seats.chairs import PACES, held_by
from bot.games.seats.command import within
from bot.games.service import Scope
from bot.games.state import GameState
from bot.play.buttons import BoardButtons
from bot.play.info import InfoHandlers, report
from bot.play.more import MoreHandlers
from bot.play.new_game import NewGameHandlers, WantedSides
from bot.play.new_game_sides import AGAINST
from bot.play.setup import SetupHandlers
from bot.players.wrong_place import Offer
from bot.rules.handlers import RulesHandlers
from bot.ui.command_translation import worded
from bot.ui.hand import Pressed
from bot.ui.text_limits import Name, Sentence, Short
from bot.ui.texts import language_choices, say
from db.schema.games import GUIDED, HARD, LEVELS, RUNNING, VOTE
from engine.core.asks import DONE, Answer, Refused
from engine.core.day_gate import CALENDAR

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

_STRENGTHS = ("normal", HARD)
_SCOPES: tuple[Scope, ...] = ("decision", "phase", "round", "day", "calm", "all")


def _how_far(scope: str, before: GameState, after: GameState) -> str:
    """Return the catalogue key of the text that says how long the autopilot played."""
    if after.cut_short is not None:
        return "auto-cut-short"
    if after.status == RUNNING and scope in {"day", "all"}:
        waits = after.ask is not None and after.ask.kind == CALENDAR  # the period is over, the next has not begun
        through = waits or (scope == "day" and after.progress[0] != before.progress[0])
        return "auto-day" if through else "auto-decision"
    return f"auto-{scope}"


class PlayCommands(commands.Cog):
    """Contains the commands that start a game, show it, and make decisions in it."""

    def __init__(
        self,
        context: BotContext,
        decisions: Decisions,
        rules: RulesHandlers,
        info: InfoHandlers,
        begin: NewGameHandlers,
    ) -> None:
        self.context = context
        self.decisions = decisions
        self.rules = rules
        self.info = info
        self.new_games = begin
        hide_game_option(self.new)
        hide_side_options(self.new)

    # --- starting and stopping ---

    @app_commands.command(name="new", description=worded("command-new"))
    @app_commands.describe(
        house_rules=worded("option-house-rules"),
        seed=worded("option-seed"),
        where=worded("option-where"),
        language=worded("option-language"),
        game=worded("option-game"),
        scenario=worded("option-new-scenario"),
        side=worded("option-new-side"),
        opponent=worded("option-new-opponent"),
        against=worded("option-new-against"),
        pace=worded("option-new-pace"),
        clock=worded("option-new-clock"),
        level=worded("option-new-level"),
    )
    @app_commands.choices(
        where=[
            app_commands.Choice(name=worded("choice-here"), value="here"),
            app_commands.Choice(name=worded("choice-thread"), value="thread"),
        ],
        language=language_choices(),
        against=[app_commands.Choice(name=worded(f"choice-against-{each}"), value=each) for each in AGAINST],
        pace=[app_commands.Choice(name=worded(f"choice-pace-{each}"), value=each) for each in PACES],
        level=[app_commands.Choice(name=worded(f"level-{each}"), value=each) for each in LEVELS],
    )
    async def new(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        house_rules: Sentence | None = None,
        seed: Short | None = None,
        where: str = "here",
        language: str | None = None,
        game: Name | None = None,
        scenario: Name | None = None,
        side: Name | None = None,
        opponent: discord.Member | discord.User | None = None,
        against: str | None = None,
        pace: str | None = None,
        clock: Short | None = None,
        level: str | None = None,
    ) -> None:
        """Start a game."""
        await self.new_games.new(
            interaction,
            house_rules=house_rules,
            seed=seed,
            where=where,
            game=game,
            language=language,
            scenario=scenario,
            sides=WantedSides(side, opponent, against, pace, clock),
            level=level,
        )

    @new.autocomplete("side")
    async def _sides(self, interaction: Interaction, typed: str) -> Choices:
        return self.new_games.suggest_sides(typed, game=interaction.namespace.game)

    @new.autocomplete("scenario")
    async def _scenarios(self, interaction: Interaction, typed: str) -> Choices:
        return await self.new_games.suggest_scenarios(
            typed, game=interaction.namespace.game, guild_id=interaction.guild_id
        )

    @new.autocomplete("house_rules")
    async def _rules(self, interaction: Interaction, typed: str) -> Choices:
        return self.new_games.suggest_rules(typed, game=interaction.namespace.game)

    @new.autocomplete("game")
    async def _games(self, _: Interaction, typed: str) -> Choices:
        return self.new_games.suggest_games(typed)

    # --- looking ---

    @app_commands.command(name="status", description=worded("command-status"))
    async def status(self, interaction: Interaction) -> None:
        """Show the status of the game."""
        await self.info.status(interaction, await self.context.visibility.here(interaction))

    @app_commands.command(name="dice", description=worded("command-dice"))
    async def dice(self, interaction: Interaction) -> None:
        """Show the die rolls behind the current board."""
        state = await self.context.visibility.here(interaction)
        await self.info.dice(interaction, state, first=state.board_from or state.version)

    @app_commands.command(name="help", description=worded("command-help"))
    async def help(self, interaction: Interaction) -> None:
        """Show how the game is played."""
        system = await self.context.system_in(interaction.channel_id)
        view, files = await self.info.guide(interaction, system, 0)
        await interaction.response.send_message(view=view, files=files, ephemeral=True)

    # --- deciding ---

    @app_commands.command(name="move", description=worded("command-move"))
    @app_commands.rename(start="from", end="to", leaders="with")
    @app_commands.describe(
        start=worded("option-from"),
        end=worded("option-to"),
        what=worded("option-what"),
        unit=worded("option-unit"),
        by=worded("option-by"),
        leaders=worded("option-leaders"),
        who=worded("option-who"),
    )
    async def move(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        start: Name | None = None,
        end: Name | None = None,
        what: Sentence | None = None,
        unit: Name | None = None,
        by: Name | None = None,
        leaders: Sentence | None = None,
        who: Sentence | None = None,
    ) -> None:
        """Move counters."""
        options = {"from": start, "to": end, "what": what, "unit": unit, "by": by, "with": leaders, "who": who}
        await self._order(interaction, lambda speech: speech.named("move", options))

    @app_commands.command(name="fire", description=worded("command-fire"))
    @app_commands.rename(start="from", weapons="with")
    @app_commands.describe(start=worded("option-from"), at=worded("option-at"), weapons=worded("option-with"))
    async def fire(
        self, interaction: Interaction, start: Name, at: Name | None = None, weapons: Sentence | None = None
    ) -> None:
        """Fire a shot."""
        options = {"from": start, "at": at, "with": weapons}
        await self._order(interaction, lambda speech: speech.named("fire", options))

    @app_commands.command(name="done", description=worded("command-done"))
    async def done(self, interaction: Interaction) -> None:
        """End the user's decisions in the phase."""
        await self._order(interaction, lambda _: DONE)

    @app_commands.command(name="order", description=worded("command-order"))
    @app_commands.describe(
        do=worded("option-do"),
        second=worded("option-second"),
        third=worded("option-third"),
        fourth=worded("option-fourth"),
        fifth=worded("option-fifth"),
    )
    async def order(  # noqa: PLR0917 - Discord knows them by name
        self,
        interaction: Interaction,
        do: Sentence,
        second: Sentence | None = None,
        third: Sentence | None = None,
        fourth: Sentence | None = None,
        fifth: Sentence | None = None,
    ) -> None:
        """Give any order as text."""
        await self._order(interaction, lambda speech: speech.listed((do, second, third, fourth, fifth)))

    @app_commands.command(name="auto", description=worded("command-auto"))
    @app_commands.describe(scope=worded("option-scope"), strength=worded("option-strength"))
    @app_commands.choices(
        scope=[app_commands.Choice(name=worded(f"choice-{scope}"), value=scope) for scope in _SCOPES],
        strength=[app_commands.Choice(name=worded(f"choice-strength-{each}"), value=each) for each in _STRENGTHS],
    )
    async def auto(self, interaction: Interaction, scope: str, strength: str = _STRENGTHS[0]) -> None:
        """Let the autopilot decide for the user. With the strength “hard”, it simulates games."""
        state, ahead = await self._mine(interaction), strength == HARD
        if ahead:
            expect_ahead(state, self.context.service.games.foresight)
        await interaction.response.defer(ephemeral=True, thinking=True)
        if scope == "all" and state.level_of(state.side) != GUIDED and state.counted is None:  # the user chose it
            with suppress(DecidedByVote, NotYourGame, OnlyAdvises):
                await self.context.service.set_level(state.id, GUIDED, actor=interaction.user.id)
                state = await self._mine(interaction)
        after = await self.decisions.auto(Pressed(interaction), state, cast(Scope, scope), ahead=ahead)
        if after is not None:
            word = self.context.presenter(state).period()
            how = say("auto-looked", **after.looked._asdict()) if after.looked.plans else ""
            turn = whose_turn(after.cut_short) if after.cut_short is not None else ""
            await report(interaction, after, _how_far(scope, state, after), period=word, turn=turn, how=how)

    async def _mine(self, interaction: Interaction) -> GameState:
        state = await self.context.service.in_play(channel_id=interaction.channel_id or 0)
        state.expect_player(interaction.user.id)
        if state.ask is None:
            raise GameOver(state.id)
        return self.context.service.seen(state, interaction.user.id, asked=True)

    async def _order(self, interaction: Interaction, answer: Callable[[TypedAnswers], Answer]) -> None:
        """Store or propose a typed decision, and show how it was understood."""
        state = await self.context.service.in_play(channel_id=interaction.channel_id or 0)
        if state.command != VOTE:
            state.expect_player(interaction.user.id)
        if state.ask is None:
            raise GameOver(state.id)
        state = self.context.service.seen(state, interaction.user.id, asked=True)
        assert state.ask is not None
        presenter = self.context.presenter(state)
        try:
            chosen = answer(TypedAnswers(state.ask, presenter, state.locale))
            state.ask.check(chosen)
        except Refused as refused:
            raise self.rules.refusal(state, refused) from refused
        understood = Controls(state, presenter, advice=None).labels(chosen)
        await interaction.response.defer(ephemeral=True, thinking=True)
        seat = within(state, state.side or "")
        if seat.command == VOTE:
            await self.decisions.put_to_the_vote(Pressed(interaction), state, chosen)
        elif (after := await self.decisions.decide(Pressed(interaction), state, chosen)) is not None:
            how = self._led_to(for_reader(interaction, after), interaction.user.id)
            await report(interaction, after, "ordered", what=" · ".join(understood), how=how)

    def _led_to(self, after: GameState, user_id: int) -> str:
        """Return a text about the results of an order. It ends with the user's next question."""
        told = self.context.boards.led_to(after)
        mine = self.context.service.seen(after, user_id)
        if mine.ask is not None and (not mine.sides or mine.ask.side in held_by(mine, user_id)):
            told.append(f"**{self.context.boards.question(mine)}**")
        return "\n".join(told)

    # --- autocompletion ---

    async def _suggest(self, interaction: Interaction, typed: str, suggest: Suggest) -> Choices:
        """Return suggestions for the current question, or an empty list if the user may not decide."""
        state = await self.context.service.in_channel(interaction.channel_id or 0)
        if state is None or state.ask is None:
            return []
        if state.command != VOTE and not state.may_decide(interaction.user.id):
            return []
        state = self.context.service.seen(state, interaction.user.id)
        assert state.ask is not None
        speech = TypedAnswers(state.ask, self.context.presenter(state), state.locale)
        return [each.choice() for each in suggest(speech, typed)]

    @move.autocomplete("start")
    @fire.autocomplete("start")
    async def _start(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "from", typed)

    @move.autocomplete("end")
    async def _end(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "to", typed)

    @move.autocomplete("what")
    async def _what(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "what", typed)

    @fire.autocomplete("at")
    async def _at(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "at", typed)

    @move.autocomplete("unit")
    async def _unit(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "unit", typed)

    @move.autocomplete("who")
    async def _who(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "who", typed)

    @move.autocomplete("by")
    async def _by(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "by", typed)

    @move.autocomplete("leaders")
    @fire.autocomplete("weapons")
    async def _with(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_slot(interaction, "with", typed)

    async def _suggest_slot(self, interaction: Interaction, slot: str, typed: str) -> Choices:
        assert interaction.command is not None
        verb, options = interaction.command.name, _said(interaction)
        return await self._suggest(
            interaction, typed, lambda speech, text: speech.suggest_named(verb, slot, text, options)
        )

    @order.autocomplete("do")
    async def _do(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_word(interaction, typed, 0)

    @order.autocomplete("second")
    async def _second(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_word(interaction, typed, 1)

    @order.autocomplete("third")
    async def _third(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_word(interaction, typed, 2)

    @order.autocomplete("fourth")
    async def _fourth(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_word(interaction, typed, 3)

    @order.autocomplete("fifth")
    async def _fifth(self, interaction: Interaction, typed: str) -> Choices:
        return await self._suggest_word(interaction, typed, 4)

    async def _suggest_word(self, interaction: Interaction, typed: str, place: int) -> Choices:
        options = _said(interaction)
        before = [options.get(name) for name in ("do", "second", "third", "fourth")[:place]]
        return await self._suggest(interaction, typed, lambda speech, text: speech.suggest_listed(before, text))


def register(
    registry: Registry, boards: BoardMessages, decisions: Decisions, rules: RulesHandlers
) -> tuple[BoardButtons, InfoHandlers, Offer]:
    """Register the commands and their handlers.

    Return the handler of failed clicks, the handlers that show a game privately, and the function that offers games.
    """
    info, begin = InfoHandlers(registry.context), NewGameHandlers(registry.context, locale=registry.locale)
    buttons = BoardButtons(registry.context, boards, rules, decisions)
    registry.buttons(buttons, info, begin, SetupHandlers(registry.context), MoreHandlers(registry.context))
    registry.game_commands(PlayCommands(registry.context, decisions, rules, info, begin))
    return buttons, info, begin.offered


def _said(interaction: Interaction) -> dict[str, str]:
    """Return the options of a command that the user has filled in so far."""
    return {name: str(value) for name, value in interaction.namespace if value}
