"""Past boards: the positions of a game at the end of each day.

All replies are private. Games are replayed one at a time in a thread, and the results are cached.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands, ui

import engine.games
from bot.boards.message import PICTURE, Post
from bot.boards.own_copy import for_reader
from bot.context import BoardPost
from bot.games.errors import NoSuchGame, TooMuchAtOnce
from bot.games.seed_texts import declared
from bot.games.state import VisibleGame
from bot.history.journal import recording_of
from bot.play.info import InfoHandlers
from bot.runtime.caller import asking
from bot.spectating.game_list import GameList, is_id
from bot.ui.components import Layout, Row, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.days_and_hours import read_period
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import QUIET, cut, latest, quoted, say
from db.games import GameRow
from engine.core.events import Event
from engine.core.replay import Recording, ReplayMismatch, scenes
from render.language import speaking
from render.panel import ALT_LENGTH, STORY_LINES
from render.pictures.animation import moments
from render.presenter import Look, PeriodWord, Presenter, look_of

if TYPE_CHECKING:
    from bot.context import BotContext

Interaction = discord.Interaction[Any]
Choices = list[app_commands.Choice[str]]


WAITING = 6
"""The maximum number of games that wait to be replayed, the current one included."""
_ALBUMS = 4
_PICTURES = 24
"""The maximum number of cached pictures, of at most 300 KB each."""
_OFFERED = 25
_ASKED = 40
_TEXT = 3_600


@dataclass(frozen=True, slots=True)
class Past:
    """A game's position at the end of a day, and the events of the last round."""

    view: Any
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Album:
    """The cached positions of a game. `version` and `period` say up to where they are known."""

    version: int
    period: int
    days: dict[int, Past]

    def holds(self, game: GameRow, day: int) -> bool:
        """Return whether the cached position of `day` is still valid."""
        settled = game.version if game.base_version is None else game.base_version
        return self.version == game.version or (day < self.period and self.version <= settled)


class PastBoards:
    """Shows boards of past days, with buttons from day to day."""

    def __init__(self, context: BotContext, game_list: GameList) -> None:
        self.context = context
        self.game_list = game_list
        self._turn_of_one = asyncio.Semaphore(1)
        self._waiting = 0
        self._for: set[int] = set()
        self._albums: OrderedDict[str, Album] = OrderedDict()
        self._pictures: OrderedDict[tuple[str, int, int, str, Look], bytes] = OrderedDict()

    # --- commands and presses ---

    async def show(
        self, interaction: Interaction, state: VisibleGame, *, day: int | None = None, look: Look = "chart"
    ) -> None:
        """Send the board at the end of `day`, or the current one.

        The interaction must be acknowledged already. Raise `UserError` if the day is not over or the game cannot be
        replayed.
        """
        post = await self._post(for_reader(interaction, state), self._meant(state, day), look=look)
        await interaction.followup.send(view=post.view, files=post.files, ephemeral=True)

    async def words(self, interaction: Interaction, state: VisibleGame, *, day: int | None) -> None:
        """Send a text that describes the position at the end of `day`. Acknowledge the interaction before.

        Raise `UserError` if there is no such day.
        """
        meant, view = self._meant(state, day), state.view
        if meant is not None:
            view = (await self._past(state, meant))[0].view
        text = InfoHandlers(self.context).in_words(state, view)
        await whisper(interaction, text, name="board")

    @button("gallery", edits=True)
    async def _turn_page(self, interaction: Interaction, press: Press, _: tuple[str, ...]) -> None:
        """Show another day in the same message."""
        state = await self._visible_game(interaction, press.game)
        day = self._meant(state, press.page - 1 if press.page else None)
        post = await self._post(for_reader(interaction, state), day, look=look_of(press.extra))
        await interaction.edit_original_response(view=post.view, attachments=post.files, allowed_mentions=QUIET)

    @button("gameopen")
    async def _opened(self, interaction: Interaction, _: Press, values: tuple[str, ...]) -> None:
        """Show the latest board of the game that the user chose from the list."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self.show(interaction, await self._visible_game(interaction, values[0] if values else ""))

    async def _visible_game(self, interaction: Interaction, game_id: str) -> VisibleGame:
        """Return a game that the user may see; otherwise raise `UserError`."""
        if not is_id(game_id):
            raise UserError("games-unknown", what=quoted(game_id))
        try:
            return await self.context.visibility.load(interaction, game_id)
        except NoSuchGame as error:
            raise UserError("games-unknown", what=game_id) from error

    async def suggest(self, interaction: Interaction, typed: str) -> Choices:
        """Return the days that are over, newest first, for autocompletion."""
        game = await self.game_list.meant(interaction)
        if game is None:
            return []
        wanted, word = typed.casefold().strip(), self.word(game)
        days = [(say("replay-day", day=day, period=word), str(day)) for day in range(game.period, 0, -1)]
        fitting = [(title, word) for title, word in days if wanted in title.casefold()]
        return [app_commands.Choice(name=title, value=word) for title, word in fitting[:_OFFERED]]

    def word(self, game: GameRow | VisibleGame) -> PeriodWord:
        """Return the word that a game uses for its days or turns."""
        return self.context.find(game.system).period()

    def _meant(self, state: VisibleGame, day: int | None) -> int | None:
        """Return `day`, or None if it is the current day. Raise `UserError` if it is in the future."""
        last = state.progress[0]
        if day is not None and day > last:
            raise UserError("replay-no-day", day=str(day), last=str(last), period=self.word(state))
        return None if day == last else day

    # --- pages ---

    async def _post(self, state: VisibleGame, day: int | None, *, look: Look) -> BoardPost:
        if day is None:
            story, first = await self.context.with_story(state)
            post = await self.context.boards.post(story, first=first, live=False, look=look)
        else:
            post = await self._of_day(state, day, look=look)
        row = _day_buttons(state, day, self.word(state), look)
        if row is not None:
            box = next(iter(post.view.children))
            assert isinstance(box, ui.Container)
            box.add_item(row)
        return post

    async def _of_day(self, state: VisibleGame, day: int, *, look: Look) -> BoardPost:
        past, version = await self._past(state, day)
        presenter = self.context.presenter(state)
        with speaking(state.locale):
            panel = presenter.panel(past.view, None, past.events)
            drawn = await self._picture(state, (day, version), past, presenter, look=look)
            box = ui.Container[ui.LayoutView](accent_colour=panel.colour)
            box.add_item(ui.TextDisplay(f"## {cut(panel.title, 300)}"))
            if drawn is not None:
                past_boards = ui.MediaGallery[ui.LayoutView]()
                past_boards.add_item(media=f"attachment://{PICTURE}", description=cut(panel.alt, ALT_LENGTH) or None)
                box.add_item(past_boards)
            foot = say("gallery-foot", day=day, last=state.progress[0], period=presenter.period())
            if known := declared(state.dice):
                foot += f"\n-# {known}"
        story = latest(panel.story[-STORY_LINES:], _TEXT - 1_000)
        for text in (cut(panel.state, 700), story, foot):
            if text:
                box.add_item(ui.TextDisplay(text))
        files = [discord.File(io.BytesIO(drawn), PICTURE)] if drawn is not None else []
        return Post(Layout().add_item(box), files)

    async def _picture(
        self, state: VisibleGame, at: tuple[int, int], past: Past, presenter: Presenter, *, look: Look
    ) -> bytes | None:
        day, version = at
        key = (state.id, version, day, state.locale, look)
        with speaking(state.locale):
            if key not in self._pictures:
                draw = partial(presenter.picture, past.view, events=past.events, look=look)
                drawn = await self.context.boards.pictures.drawn(draw, what=f"day {day} of game {state.id}")
                if drawn is None:
                    return None
                self._pictures[key] = drawn
                while len(self._pictures) > _PICTURES:
                    self._pictures.popitem(last=False)
        self._pictures.move_to_end(key)
        return self._pictures[key]

    # --- replaying ---

    async def _past(self, state: VisibleGame, day: int) -> tuple[Past, int]:
        """Return the position at the end of `day`, and the last version that was read.

        Raise `UserError` if the day cannot be shown.
        """
        album = await self._album(state, day)
        if day not in album.days:
            raise UserError("gallery-no-day", day=str(day), period=self.word(state))
        return album.days[day], album.version

    async def _album(self, state: VisibleGame, day: int) -> Album:
        known = self._albums.get(state.id)
        if known is None or not known.holds(state.row, day):
            known = await self._made(state, day)
        self._albums[state.id] = known
        self._albums.move_to_end(state.id)
        while len(self._albums) > _ALBUMS:
            self._albums.popitem(last=False)
        return known

    async def _made(self, state: VisibleGame, day: int) -> Album:
        if self._waiting >= WAITING:
            raise UserError("gallery-busy")
        user_id = asking.get()
        if user_id and user_id in self._for:
            raise TooMuchAtOnce
        self._waiting += 1
        self._for.add(user_id)
        try:
            async with self._turn_of_one:
                known = self._albums.get(state.id)
                if known is not None and known.holds(state.row, day):
                    return known  # an earlier request was for the same game
                recording = await recording_of(self.context.service.store, state.row)
                days = await asyncio.to_thread(positions_by_day, recording, self.context.presenter(state))
        except ReplayMismatch as mismatch:
            raise UserError("replay-astray", version=str(mismatch.version)) from mismatch
        finally:
            self._waiting -= 1
            self._for.discard(user_id)
        return Album(state.version, state.progress[0], days)


def positions_by_day(recording: Recording, presenter: Presenter) -> dict[int, Past]:
    """Return a game's position at the end of each day.

    Raise `ReplayMismatch` if the game cannot be replayed under the current rules.
    """
    days: dict[int, Past] = {}
    place: tuple[int, int] | None = None
    events: list[Event] = []
    for moment in moments(scenes(engine.games.find(recording.system), recording), presenter):
        if (moment.period, moment.round) != place:
            place, events = (moment.period, moment.round), []
        events += moment.scene.events
        days[moment.period] = Past(moment.scene.view, tuple(events))
    return days


def day_of(typed: str | None, word: PeriodWord) -> int | None:
    """Return the number in a typed day such as “day 12”. Return None for an empty text.

    Raise `UserError` if the text has no number. `word` is what the game calls its days or turns.
    """
    if not typed or not typed.strip():
        return None
    found = read_period(typed)
    if found is None:
        raise UserError("dispatch-which", day=quoted(typed, _ASKED), period=word)
    return found


def _day_buttons(state: VisibleGame, day: int | None, word: PeriodWord, look: Look) -> Row | None:
    """Return the buttons that lead to other days, or None if there are none."""
    last = state.progress[0]
    here = last if day is None else day
    targets: Sequence[tuple[str, str, int]] = (
        ("f", "gallery-first", 1),
        ("p", "gallery-before", here - 1),
        ("n", "gallery-after", here + 1),
        ("l", "gallery-last", last),
    )
    wanted = {"f": here - 1 > 1, "p": here > 1, "n": here < last, "l": here + 1 < last}
    buttons = [
        press_button(
            ui.Button(label=say(key, locale=state.locale, day=other, period=word)),
            Press("gallery", state.id, path=direction, page=0 if other == last else other + 1, extra=look),
        )
        for direction, key, other in targets
        if wanted[direction]
    ]
    return button_row(buttons) if buttons else None
