"""Handlers of the command `/analysis` and its buttons."""

from __future__ import annotations

import asyncio
import io
from functools import partial
from typing import Any

import discord
from discord import ui

import engine.games
from bot.analysis.service import Analyses
from bot.analysis.trying import moment_of, result_of, tried
from bot.context import BotContext
from bot.games.posting_rights import permit, permitted
from bot.games.resumed import moves_before
from bot.games.seats.chairs import CALENDAR_PACES, chairs_again
from bot.games.seed_texts import declared, until
from bot.games.state import GameState, VisibleGame
from bot.play.new_game_sides import calls, wake
from bot.replays.handlers import ReplayHandlers
from bot.ui.components import Row, Values, button, press_button
from bot.ui.custom_ids import Press, StaleCustomId
from bot.ui.errors import UserError
from bot.ui.progress_line import ProgressLine, bar, now
from bot.ui.replies import PostingRight, note, promise, redraw, whisper
from bot.ui.texts import QUIET, cut, person, say
from db.schema.games import OVER, RUNNING
from engine.core.chances.analysis_format import Analysis, TurningPoint
from engine.core.day_gate import own_options
from engine.core.record import RESUMED
from engine.core.replay import ReplayMismatch
from render.analysis import curve
from render.analysis.lesson import lesson, turning_point
from render.analysis.told import Told
from render.analysis.words import ALT_LENGTH, alt, chart, table, words
from render.language import language, speaking
from render.presenter import Look

Interaction = discord.Interaction[Any]

CURVE, TURN, WORDS = "chances.png", "turning-point.png", "analysis.md"
_LONGEST = 3_900
PATIENCE = 13 * 60.0
"""How long, in seconds, a user waits for an analysis. Discord lets an answer be edited for fifteen minutes."""


class AnalysisProgress(ProgressLine):
    """Shows the progress of an analysis."""

    def advance(self, done: int, total: int) -> None:
        """Show how much of the analysis is done."""
        percent = 100 * done // max(1, total)
        self.tell(say("analysis-at", locale=self.locale, marks=bar(done, total), percent=percent))

    def wait(self) -> None:
        """Show that the analysis waits until other analyses have finished."""
        self.due = now()
        self.tell(say("analysis-wait", locale=self.locale))


class AnalysisHandlers:
    """Shows analyses, and handles the buttons below them."""

    def __init__(self, context: BotContext, analyses: Analyses, replays: ReplayHandlers) -> None:
        self.context = context
        self.analyses = analyses
        self.replays = replays

    # --- the analysis ---

    async def show(self, interaction: Interaction, state: VisibleGame, *, look: Look, text: bool) -> None:
        """Show the analysis of a game.

        It is public if a player of the game asks in the game's channel, otherwise private.
        """
        expect_over(state)
        own = state.channel_id == interaction.channel_id and state.may_decide(interaction.user.id)
        ground = permitted(interaction) if own else None
        await promise(interaction, public=ground)
        with speaking(state.locale if ground is not None else language()):
            await self._show(interaction, state, look=look, text=text)

    async def _show(self, interaction: Interaction, state: VisibleGame, *, look: Look, text: bool) -> None:
        found = await self.analysis(interaction, state)
        actors = await self.analyses.actors(state, found)
        names = {since: person(actor) for since, actor in actors.items()}
        told = self.told(state, found)._replace(names=names)
        lines = [words(told)]
        if learnt := lesson(told, (await self.analyses.mistakes(state)).by_side, hidden=True):
            lines.append(learnt)
        if known := declared(state.dice):
            lines.append(f"-# {known}")
        drawn = await self.context.boards.pictures.drawn(
            partial(curve.draw, chart(told), look=look), what="the curve of an analysis"
        )
        pictures = [(CURVE, alt(told), drawn)] if drawn is not None else []
        if (moment := await self._turned(state, told, look)) is not None:
            pictures.append(moment)
        view = note(cut("\n".join(lines), _LONGEST), rows=_rows(told, state), pictures=[each[:2] for each in pictures])
        files = [discord.File(io.BytesIO(picture), name) for name, _, picture in pictures]
        if text:
            written = await asyncio.to_thread(table, told)  # a siege has hundreds of rolls
            files.append(discord.File(io.BytesIO(written.encode()), WORDS))
            box = next(iter(view.children))
            assert isinstance(box, ui.Container)
            box.add_item(ui.File(f"attachment://{WORDS}"))
        await interaction.edit_original_response(view=view, attachments=files, allowed_mentions=QUIET)

    async def _turned(self, state: GameState, told: Told, look: Look) -> tuple[str, str, bytes] | None:
        """Return the name, the alternative text and the data of a picture of the main turning point.

        Return None if there is no turning point or no picture.
        """
        if (point := turning_point(told.analysis)) is None:
            return None
        try:
            recording = await self.analyses.recording(state)
            scene = await self.context.boards.pictures.worked(partial(moment_of, recording, point))
        except ReplayMismatch:
            return None
        if scene is None:
            return None
        presenter, view, events = told.presenter, scene.view, scene.events
        draw, what = self.context.boards.pictures.drawn, "the moment at which a game turned"
        fight = await draw(lambda: presenter.fight(view, events=events, look=look) or b"", what=what)
        picture = fight or await draw(partial(presenter.picture, view, events=events, look=look), what=what)
        text = presenter.fight_alt(view, events) if fight else presenter.alt(view)
        number = told.analysis.turning_points.index(point) + 1
        said = told.say("analysis-alt-moment", number=number, day=point.period, board=text)
        return (TURN, said[:ALT_LENGTH], picture) if picture is not None else None

    async def analysis(self, interaction: Interaction, state: VisibleGame) -> Analysis:
        """Return the analysis of a game, and show its progress in the answer.

        Raise `UserError` if the game cannot be analysed, or if Discord no longer lets the bot edit the answer.
        """
        found = await self.analyses.known(state)
        if found is not None:
            return found
        async with AnalysisProgress(interaction, locale=language()) as line:
            if self.analyses.busy:
                line.wait()
            try:
                async with asyncio.timeout(PATIENCE):
                    return await self.analyses.of(state, line.advance)
            except TimeoutError:
                raise UserError("analysis-late") from None

    def told(self, state: VisibleGame, found: Analysis) -> Told:
        """Return an analysis with the data needed to describe it."""
        rules, presenter = engine.games.find(state.system), self.context.presenter(state)
        return Told(found, presenter, rules, state.id)

    @button("anshow")
    async def _shown(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the analysis after a click on a game's last board."""
        state = await self.context.visibility.load(interaction, press.game)
        await self.show(interaction, state, look="chart", text=False)

    @button("anreplay")
    async def _replay(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Show the replay of the day or turn with a turning point."""
        state = await self.context.visibility.load(interaction, press.game)
        await self.replays.show(interaction, state, str(press.page))

    # --- puzzles that an older version posted ---

    @button("anpick", edits=True)
    async def _pick(self, interaction: Interaction, press: Press, values: Values) -> None:
        """Compare the value of the order that the user selected with the best order."""
        state = await self.context.visibility.load(interaction, press.game)
        found = await self.analyses.known(state)
        if found is None or not 1 <= press.page <= len(found.turning_points):
            raise StaleCustomId(press.action)
        point = found.turning_points[press.page - 1]
        orders = tried(point)
        if not values or not values[0].isdecimal() or int(values[0]) >= len(orders):
            raise StaleCustomId(press.action)
        told = self.told(state, found)
        facts = {"day": point.period, "side": told.of_side(point.side), "number": press.page, "game": told.title}
        lines = [told.say("analysis-again-title", **facts), *result_of(told, point, orders[int(values[0])])]
        row: Row = ui.ActionRow(
            replay_button(told, state, point.period),
            to_button(told, state, "anplay", "analysis-button-play", press.page),
        )
        await redraw(interaction, note("\n".join(lines), rows=[row]), files=[])

    # --- play on from here ---

    @button("anplay")
    async def _play(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Start a new game from the position before a turning point."""
        state = await self.context.visibility.load(interaction, press.game)
        await self.play(interaction, state, press.page or None)

    async def play(self, interaction: Interaction, state: VisibleGame, number: int | None) -> None:
        """Start a game in this channel, from before a turning point. It does not count in records.

        Raise `UserError` if the game has no turning point with this number.
        """
        expect_over(state)
        ground = permit(interaction)
        if state.sealed:
            raise UserError("analysis-sealed", until=until(state))
        await promise(interaction, public=None)
        found = await self.analysis(interaction, state)
        number = point_number(found, number, mistakes=False)
        point = found.turning_points[number - 1]
        begun = await self._resumed(interaction, state, point, ground)
        told = self.told(state, found)
        await whisper(interaction, told.say("analysis-played-on", day=point.period, id=state.id))
        wake(self.context, begun)

    async def _resumed(
        self, interaction: Interaction, old: VisibleGame, point: TurningPoint, ground: PostingRight
    ) -> GameState:
        """Start a new game at the position before a turning point, and return it.

        Raise `UserError` if the old game cannot be replayed. Raise `ChannelBusy` if the channel has a running game.
        """
        recording = await self.analyses.recording(old)
        rules, owner = engine.games.find(old.system), interaction.user.id
        if recording.seed is None:
            raise UserError("analysis-nothing")
        try:
            moves = await asyncio.to_thread(moves_before, rules, recording, point.version)
        except ReplayMismatch as mismatch:
            raise UserError("analysis-astray", version=str(mismatch.version)) from mismatch
        chairs = chairs_again(old.sides, owner)
        with self.context.board_delivery.deciding() as claim:
            state = claim.state = await self.context.service.new_game(
                system=old.system,
                options=own_options(old.options),
                seed=recording.seed,
                dice=RESUMED,
                owner_id=owner,
                guild_id=interaction.guild_id,
                channel_id=ground,
                locale=old.locale,
                chairs=chairs,
                pace=None if old.pace in CALENDAR_PACES else old.pace,
                moves=moves,
                invited=True,
                extra_write=(claim.begin, calls(chairs, owner, ground)),
            )
            await self.context.board_delivery.deliver(state.id, claim)
        return state


def expect_over(state: GameState) -> None:
    """Raise `UserError` unless a game was played to its end."""
    if state.status == RUNNING:
        raise UserError("analysis-not-over")
    if state.status != OVER or state.result is None:
        raise UserError("analysis-nothing")


def point_number(found: Analysis, number: int | None, *, mistakes: bool) -> int:
    """Return the number of the requested turning point. The default is the first.

    With `mistakes`, only mistakes count. Raise `UserError` if there is none.
    """
    points = found.turning_points
    if number is not None and number > len(points):
        raise UserError("analysis-no-point", point=str(number), count=len(points))
    fitting = [place for place, point in enumerate(points, 1) if point.better or not mistakes]
    if number is None and fitting:
        return fitting[0]
    if number is None or (mistakes and number not in fitting):
        raise UserError("analysis-no-mistake" if mistakes else "analysis-no-turning-points")
    return number


def _rows(told: Told, state: GameState) -> list[Row]:
    """Return the buttons below an analysis."""
    points = told.analysis.turning_points
    if not points:
        return []
    first: Row = ui.ActionRow(
        *(replay_button(told, state, day) for day in dict.fromkeys(point.period for point in points))
    )
    second = [to_button(told, state, "anplay", "analysis-button-play", 0)]
    if any(point.better for point in points):
        second.insert(0, to_button(told, state, "anagain", "button-own-puzzle", 0))
    return [first, ui.ActionRow(*second)]


def replay_button(told: Told, state: GameState, day: int) -> ui.Button[ui.LayoutView]:
    """Return the button that replays a day or turn."""
    return to_button(told, state, "anreplay", "analysis-button-replay", day, day=day)


def to_button(
    told: Told, state: GameState, action: str, key: str, page: int, **facts: object
) -> ui.Button[ui.LayoutView]:
    """Return a button that leads to a page about a finished game.

    `page` is the number of a turning point, day or turn.
    """
    made: ui.Button[ui.LayoutView] = ui.Button(label=_capital(told.say(key, **facts)))
    return press_button(made, Press(action, state.id, state.version, page=page))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
