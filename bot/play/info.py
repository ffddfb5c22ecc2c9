"""Private information for all users: die rolls, rules, the board as text, and the guide."""

from __future__ import annotations

import asyncio
import contextlib
import io
from collections.abc import Sequence
from functools import partial
from itertools import groupby
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

import engine.games
from bot.answers import commander
from bot.boards import side_rows
from bot.boards.given_lines import given_line
from bot.boards.info_row import lesson
from bot.boards.links import board_link
from bot.boards.own_copy import for_reader
from bot.games.errors import GameOver, NoSuchGame, TooMuchAtOnce
from bot.games.seats.chairs import held_by
from bot.games.seed_texts import day_line, declared, seed_line
from bot.games.state import GameState, GameSummary, Stretch, VisibleGame
from bot.play.command_screens import command_screens
from bot.rules.handlers import RulesHandlers
from bot.ui.components import button, button_row, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.replies import note, whisper
from bot.ui.texts import QUIET, cut, mentions, person, say
from db.schema.games import ADVISERS, POWERS
from engine.core.asks import Ask
from render.catalogue import house_texts
from render.language import language, speaking
from render.panel import ALT_LENGTH
from render.pictures.png import png
from render.presenter import Look, Presenter

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]

_SCREEN = 3_600
_COUNTERS, _COUNTERS_FILE = 1, "counters.png"
"""The number of the guide's page that shows the counters, and the file name of their picture."""


class InfoHandlers:
    """Shows information about a game privately."""

    def __init__(self, context: BotContext) -> None:
        self.context = context
        self._guides: dict[tuple[str, str], bytes] = {}

    @button("dice")
    async def _dice(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        await self.dice(
            interaction,
            await self.context.visibility.load(interaction, press.game),
            first=press.page,
            last=press.version,
        )

    async def dice(
        self, interaction: Interaction, state: VisibleGame, *, first: int, last: int | None = None, whole: bool = False
    ) -> None:
        """Show details and every roll from journal row `first` to row `last`.

        With `whole`, only rolls are shown.
        """
        stretches = await self.context.service.history(state.id, since=first, until=last)
        accounts = await asyncio.to_thread(self._accounts, state, stretches, whole=whole)
        await whisper(interaction, "\n".join(accounts) or say("dice-none"), name="dice")

    def _accounts(self, state: VisibleGame, stretches: Sequence[Stretch], *, whole: bool) -> list[str]:
        """Return details that the board leaves out and all rolls, grouped by player."""
        presenter = self.context.presenter(state)
        events = [event for stretch in stretches for event in stretch.events]
        lines = [] if whole else list(presenter.left_out(state.view, events))
        actors = {stretch.actor for stretch in stretches}
        if len(actors | state.players) == 1:
            return [*lines, *presenter.dice(events)]
        for actor, decided in groupby(stretches, key=lambda stretch: stretch.actor):
            accounts = presenter.dice([event for stretch in decided for event in stretch.events])
            if accounts:
                lines += [say("players-by", who=person(actor)), *accounts]
        return lines

    @button("points")
    async def _points(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show the victory points of a finished game."""
        state = await self.context.visibility.load(interaction, press.game)
        if state.result is None:  # only the board of a game that was played to its end has this button
            raise StaleCustomId(press.action)
        presenter = self.context.presenter(state)
        await whisper(interaction, presenter.result(state.view, state.result) or "…")

    @button("log")
    async def _log(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show every roll of the whole game."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        game = await self.context.visibility.load(interaction, press.game)
        await self.dice(interaction, game, first=1, whole=True)

    @button("why")
    async def _why(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        await self.why(interaction, await self.context.visibility.load(interaction, press.game))

    async def why(self, interaction: Interaction, state: VisibleGame) -> None:
        """Show the rule behind the current question, together with the advice."""
        if state.ask is None:
            raise GameOver(state.id)
        more = self._advised(state, state.ask) if commander.may_be_advised(state) else ""
        await RulesHandlers(self.context).why(interaction, state, more=more)

    def _advised(self, state: VisibleGame, ask: Ask) -> str:
        """Return details that are not on the board, and the advice with its reason."""
        found = self.context.presenter(state).details(state.view, ask, self.context.service.advise(state))
        facts = {"board-able": found.able, "board-danger": found.danger, "board-advice": found.advice}
        return "\n".join(say(key, what=text) for key, text in facts.items() if text)

    @button("words")
    async def _words(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        await self.words(interaction, await self.context.visibility.load(interaction, press.game))

    async def words(self, interaction: Interaction, state: VisibleGame) -> None:
        """Show the board as text."""
        words = self.in_words(state, state.view)
        await whisper(interaction, "\n".join((words, *await self._standing(interaction, state))), name="board")

    async def _standing(self, interaction: Interaction, state: GameState) -> list[str]:
        """Return the standing orders of the reader's side; empty without a side."""
        if not held_by(state, interaction.user.id):
            return []
        own = await self.context.service.seen_by(state.id, interaction.user.id)
        return [*filter(None, [side_rows.standing(own, self.context.presenter(own))])]

    def in_words(self, state: GameState, view: Any) -> str:
        """Return the board as text, for a current or past position."""
        text, known = (
            self.context.presenter(state).text_board(view),
            declared(state.dice),
        )
        return f"{text}\n\n{known}" if known else text

    async def status(self, interaction: Interaction, state: VisibleGame) -> None:
        """Show the status of the game."""
        presenter = self.context.presenter(state)
        lines = [f"**{presenter.title()}**", presenter.status(state.view)]
        if state.result is not None:
            lines.append(presenter.result(state.view, state.result))
        lines += await self._deciders(state)
        if state.command in {POWERS, ADVISERS}:
            lines.append(say(f"staff-way-{state.command}"))
        changed = house_rules_of(self.context, state)
        if changed:
            lines.append(say("status-house-rules", rules=", ".join(changed)))
        lines += await self._standing(interaction, state)
        if known := declared(state.dice):
            lines.append(f"⚠ {known}")
        given = given_line(state, self.context.quiet)
        lines += filter(None, (given, day_line(state), seed_line(state)))
        link = board_link(state)
        if link:
            lines.append(say("status-board", link=link))
        await whisper(interaction, "\n".join(lines), name="status")

    async def _deciders(self, state: GameState) -> list[str]:
        """Return lines with the players who decide, or who resigned."""
        presenter = self.context.presenter(state)
        won = side_rows.won_early(state, presenter)
        sides = side_rows.lines(state, presenter)
        if won is not None or (sides and state.status != "resigned"):
            return [*filter(None, [won]), *sides]
        if state.turns.broken_off:
            return [say("status-broken-off"), *sides]
        ended = await self.context.service.roster.last_actor(state.id) if state.status == "resigned" else None
        line = say(
            f"status-{state.status}",
            count=len(state.players),
            players=mentions(state.owner_id, state.players),
            owner=person(ended or state.owner_id),
        )
        return [line, *sides]

    async def picture(self, interaction: Interaction, state: VisibleGame, *, look: Look = "chart") -> None:
        """Send the current board privately, perhaps in another theme."""
        story, first = await self.context.with_story(for_reader(interaction, state))
        post = await self.context.boards.post(story, first=first, live=False, look=look)
        await interaction.followup.send(view=post.view, files=post.files, ephemeral=True)

    # --- the guide ---

    @button("guide")
    async def _guide(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        system = press.extra or (await self.context.service.roster.game(press.game)).system
        if system not in engine.games.names():
            raise NoSuchGame
        turning = bool(press.extra) and interaction.message is not None and interaction.message.flags.ephemeral
        view, files = await self.guide(interaction, system, press.page if turning else 0)
        if turning:
            await interaction.response.edit_message(view=view, attachments=files, allowed_mentions=QUIET)
        else:
            await interaction.response.send_message(view=view, files=files, ephemeral=True)

    async def guide(self, interaction: Interaction, system: str, page: int) -> tuple[ui.LayoutView, list[discord.File]]:
        """Return a page of the game's guide, and the files of its pictures."""
        presenter = self.context.find(system)
        screens = presenter.how_to_play()
        several = "yes" if len(engine.games.find(system).sides) > 1 else "no"
        together = say("guide-together", number=len(screens) + 1, several=several)
        tree: app_commands.CommandTree[Any] = getattr(interaction.client, "tree")  # noqa: B009 - a bot has one
        screens = (*screens, together, *command_screens(tree))
        page = min(page, len(screens) - 1)
        foot = say("guide-page", page=page + 1, pages=len(screens))
        ways = []
        for other, key in ((page - 1, "button-guide-back"), (page + 1, "button-guide-on")):
            if 0 <= other < len(screens):
                label = say(key)
                ways.append(press_button(ui.Button(label=label), Press("guide", page=other, extra=system)))
        ways += lesson(system)
        rows = [button_row(ways)] if ways else []
        text = f"{cut(screens[page], _SCREEN)}\n{foot}"
        drawn = await self._counters(system, presenter) if page == _COUNTERS else None
        if drawn is None:
            return note(text, rows=rows), []
        view = note(text)
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        gallery = ui.MediaGallery[ui.LayoutView]()
        alt = presenter.counters_alt()
        box.add_item(gallery.add_item(media=f"attachment://{_COUNTERS_FILE}", description=cut(alt, ALT_LENGTH) or None))
        for row in rows:
            box.add_item(row)
        return view, [discord.File(io.BytesIO(drawn), _COUNTERS_FILE)]

    async def _counters(self, system: str, presenter: Presenter) -> bytes | None:
        """Return a picture of a game's counters as a PNG. Return None if the game has no counters now."""
        key = system, house_texts().language(language()) or language()
        if key not in self._guides:
            draw = partial(_drawn_counters, presenter, language())
            with contextlib.suppress(TooMuchAtOnce):
                drawn = await self.context.boards.pictures.drawn(draw, what="the counters of the guide")
                if drawn is None:
                    return None
                self._guides[key] = drawn
        return self._guides.get(key) or None


def _drawn_counters(presenter: Presenter, spoken: str) -> bytes:
    """Return the picture of the counters as a PNG; empty if the game has none."""
    with speaking(spoken):
        drawn = presenter.draw_counters(look="chart")
    return png(drawn) if drawn is not None else b""


async def report(interaction: Interaction, game: GameSummary, key: str, **facts: str) -> None:
    """Tell the user privately what was done (`key`), with a link to the board."""
    link, how = board_link(game) or "", facts.pop("how", "")
    told = f"{say(key, **facts)} {link}".strip()
    await whisper(interaction, "\n".join(filter(None, (told, how))))


def house_rules_of(context: BotContext, state: GameState) -> list[str]:
    """Return the house rules that a game has changed from their defaults, as text."""
    lines = []
    for rule in context.presenter(state).house_rules():
        titles = dict(rule.choices)
        chosen = state.options.get(rule.name, rule.choices[0][0])
        if chosen != rule.choices[0][0]:
            lines.append(f"{rule.title}: {titles.get(chosen, chosen)}")
    return lines
