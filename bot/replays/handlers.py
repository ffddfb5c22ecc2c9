"""Handlers of `/siege replay`: show a game or a day as an animation.

Replays are drawn one at a time. Each channel can wait for only one.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Protocol

import discord
from discord import app_commands, ui

from bot.boards.info_row import puzzle
from bot.chances.own_process import TooSlow
from bot.games.errors import TooMuchAtOnce
from bot.games.posting_rights import permitted
from bot.games.seed_texts import declared
from bot.games.state import VisibleGame, VisibleRow
from bot.history.journal import recording_of
from bot.replays.drawing import SECONDS, Job, Result, Shown, project, without_people
from bot.replays.progress import ReplayProgress
from bot.ui.components import button, button_row
from bot.ui.custom_ids import Press
from bot.ui.days_and_hours import read_period
from bot.ui.errors import UserError
from bot.ui.replies import note, promise
from bot.ui.texts import QUIET, quoted, reader, say
from db.schema.games import OVER
from render.language import speaking
from render.presenter import PeriodWord

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]

WAITING = 4
"""The maximum number of replays in progress, the one that is being drawn included."""
MOST = 8 * 1024 * 1024
"""The maximum size of a replay in bytes, even where Discord allows more, because users watch them on phones."""
WHOLE = "all"
_OFFERED = 25
_ASKED = 40
_MB = 1024 * 1024


_FAREWELL = 2.0
"""The time in seconds during shutdown in which users are notified that their replay was stopped."""


class Project(Protocol):
    """The type of a function that draws a replay and reports its progress."""

    def __call__(self, job: Job, hear: Callable[[int, int], object], /) -> Awaitable[Result]:
        """Return a replay, or the reason why it cannot be made."""


class ReplayHandlers:
    """Draws and sends replays."""

    def __init__(self, context: BotContext, *, project: Project | None = None) -> None:
        self.context = context
        self.project = project or self._apart
        self._turn = asyncio.Semaphore(1)
        self._channels: set[int] = set()
        self._people: set[int] = set()
        self._drawing: set[asyncio.Future[Result]] = set()
        self._asked: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def show(self, interaction: Interaction, state: VisibleGame, what: str) -> None:
        """Send a replay: publicly to a player in the game's channel, otherwise privately."""
        period = self._period(what, state)
        own = state.channel_id == interaction.channel_id and state.may_decide(interaction.user.id)
        ground = permitted(interaction) if own else None
        locale = state.locale if ground is not None else reader(interaction)
        self._expect_room(state.channel_id, interaction.user.id)
        self._channels.add(state.channel_id)
        self._people.add(interaction.user.id)
        try:
            await promise(interaction, public=ground)
            most = min(MOST, interaction.filesize_limit)
            recording = without_people(await recording_of(self.context.service.store, state.row))
            async with ReplayProgress(interaction, locale=locale) as line:
                result = await self._drawn(Job(recording=recording, period=period, locale=locale, most=most), line)
        finally:
            self._channels.discard(state.channel_id)
            self._people.discard(interaction.user.id)
        with speaking(locale):
            await self._answer(interaction, state, period, result, most=most)

    @button("filmed")
    async def _filmed(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show the replay of the whole game."""
        await self.show(interaction, await self.context.visibility.load(interaction, press.game), "")

    async def close(self) -> None:
        """Stop the replays in progress, and notify their users."""
        self._closed = True
        for drawing in self._drawing:
            drawing.cancel()
        if self._asked:
            await asyncio.wait(self._asked, timeout=_FAREWELL)

    def _expect_room(self, channel_id: int, user_id: int) -> None:
        if channel_id in self._channels:
            raise UserError("replay-busy")
        if user_id in self._people:
            raise TooMuchAtOnce
        if len(self._channels) >= WAITING:
            raise UserError("replay-queue")

    async def _apart(self, job: Job, hear: Callable[[int, int], object]) -> Result:
        return await self.context.chances.apart(project, job, seconds=SECONDS, on_progress=hear)

    async def _drawn(self, job: Job, line: ReplayProgress) -> Result:
        """Queue the drawing of a replay, and return the result. Raise `UserError` if it is stopped."""
        task = asyncio.current_task()
        assert task is not None
        self._asked.add(task)  # until its user has an answer, even after an error
        task.add_done_callback(self._asked.discard)
        if self._turn.locked():
            line.wait()
        async with self._turn:
            if self._closed:
                raise UserError("replay-stopped")
            drawing = asyncio.ensure_future(self.project(job, line.advance))
            self._drawing.add(drawing)
            try:
                return await drawing
            except TooSlow as error:
                raise UserError("replay-too-slow", period=self._word(job.recording.system)) from error
            except asyncio.CancelledError:
                if task.cancelling():
                    raise
                raise UserError("replay-stopped") from None
            finally:
                drawing.cancel()
                self._drawing.discard(drawing)

    def _word(self, system: str) -> PeriodWord:
        return self.context.find(system).period()

    def _period(self, what: str, state: VisibleGame) -> int | None:
        """Return the requested day, or None for the whole game. Raise `UserError` if there is no such day."""
        if state.version <= 1:
            raise UserError("replay-nothing")
        wanted = what.strip().casefold()
        if wanted in {"", WHOLE, say("replay-whole").casefold()}:
            return None
        period, last = read_period(wanted), state.progress[0]
        if period is None:
            raise UserError("replay-which", what=quoted(what, _ASKED), period=self._word(state.system))
        if period > last:
            raise UserError("replay-no-day", day=str(period), last=str(last), period=self._word(state.system))
        return period

    async def _answer(
        self, interaction: Interaction, state: VisibleGame, period: int | None, result: Result, *, most: int
    ) -> None:
        allowed = _megabytes(most)
        if not isinstance(result, Shown):
            if result.size is not None:
                size, word = _megabytes(result.size), self._word(state.system)
                raise UserError("replay-too-large", size=size, most=allowed, period=word)
            if result.mismatch is None:
                raise UserError("replay-nothing")
            raise UserError("replay-astray", version=str(result.mismatch))
        name = f"{state.system}-{state.id}{'' if period is None else f'-{period}'}.{result.form}"
        title = self.context.presenter(state).title()
        key = "replay-whole" if period is None else "replay-day"
        what = say(key, day=period or 0, period=self._word(state.system))
        lines = [say("replay-told", game=title, name=name, what=what)]
        if known := declared(state.dice):
            lines.append(f"-# {known}")
        if result.shrunk:
            lines.append(say("replay-shrunk", most=allowed))
        view = note("\n".join(lines))
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        past_boards = ui.MediaGallery[ui.LayoutView]()
        past_boards.add_item(media=f"attachment://{name}", description=result.alt or None)
        box.add_item(past_boards)
        if period is None and state.status == OVER:
            box.add_item(button_row([puzzle()]))
        file = discord.File(io.BytesIO(result.data), name)
        await interaction.edit_original_response(view=view, attachments=[file], allowed_mentions=QUIET)

    async def suggest(self, game: VisibleRow, typed: str) -> Choices:
        """Suggest what to replay: the whole game, then days with fighting, then other days."""
        wanted = typed.casefold().strip()
        fought = set(await self.context.service.store.periods_with_rounds(game.id))
        days = sorted(range(game.period, -1, -1), key=lambda day: day not in fought)
        word = self._word(game.system)
        offered = [(say("replay-whole"), WHOLE)]
        offered += [
            (say("replay-day-rounds" if day in fought else "replay-day", day=day, period=word), str(day))
            for day in days
        ]
        fitting = [(title, word) for title, word in offered if wanted in title.casefold() or word == wanted]
        return [app_commands.Choice(name=title, value=word) for title, word in fitting[:_OFFERED]]


def _megabytes(size: int) -> float:
    """Return a size in bytes as a number of megabytes."""
    return round(size / _MB, 1)
