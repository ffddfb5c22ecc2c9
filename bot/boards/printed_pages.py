"""Printed pages about a game: newspaper page, story and final poster."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial

import engine.games
from bot.boards.pictures import PictureWorker
from bot.games.seed_texts import dice_note
from bot.games.state import GameState, VisibleGame
from bot.history.journal import recording_of
from db.games import Store
from engine.core.day_gate import SCENARIO
from engine.core.replay import Recording, ReplayMismatch, Scene, scenes
from render.language import language, speaking, spoken
from render.own_battle import presenter_of
from render.pictures.print_page import Foot, Page, noted
from render.presenter import Presenter
from render.story import Illustrated, illustrated, story

log = logging.getLogger(__name__)

_KEPT = 24
"""The maximum number of cached pages, of at most 400 KB each."""

_Key = tuple[str, int, int | None, str]
_POSTER = -1

Turning = Callable[[VisibleGame], Awaitable[tuple[str, int] | None]]
"""A function that returns a sentence about the turning point of a game, and its day or turn; None without an analysis.
"""

PosterFoot = Callable[[GameState], Awaitable[Foot | None]]
"""A function that returns the text for the foot of a game's poster; None if there is none."""


class PrintedPages:
    """Creates the printed pages of games, for commands and boards."""

    def __init__(self, store: Store, *, find: Callable[[str], Presenter], pictures: PictureWorker) -> None:
        self._store = store
        self._find = find
        self._pictures = pictures
        self._pages: OrderedDict[_Key, Page | None] = OrderedDict()
        self._stories: OrderedDict[tuple[str, int, str, str | None, int], Illustrated | None] = OrderedDict()
        self._poster_foot: PosterFoot | None = None
        self._turning: Turning | None = None

    def register(self, poster_foot: PosterFoot, turning: Turning) -> None:
        """Register functions for the text below posters and for stories' turning points."""
        self._poster_foot, self._turning = poster_foot, turning

    def forget(self, state: GameState) -> None:
        """Remove a game's posters in all languages from the cache, because their text has changed."""
        for key in [key for key in self._pages if key[0] == state.id and key[2] == _POSTER]:
            del self._pages[key]

    async def newspaper(self, state: VisibleGame, *, period: int | None) -> Page | None:
        """Return the front page of a day or turn. The default is the last complete one; if there is none, return None.

        Raise `ReplayMismatch` if the game cannot be replayed. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be
        read.
        """
        key = (state.id, state.version, period, language())
        if key not in self._pages:
            scenes_of_game = await self._replayed(state)
            presenter = presenter_of(self._find, state)
            draw = partial(presenter.newspaper, scenes_of_game, game=state.id, period=period)
            self._keep(key, await self._pictures.page(draw))
        return self._pages[key]

    async def story(self, state: VisibleGame, *, since: int = 0) -> Illustrated | None:
        """Return the story of a game from journal row `since` on, or None if nothing has happened.

        Raise `ReplayMismatch` if the game cannot be replayed. Raise `SaveDamaged` or `SaveTooNew` if its save cannot be
        read. Raise `TooMuchAtOnce` if the user has too many pictures waiting.
        """
        turned = await self._turning(state) if self._turning is not None else None
        turning, decisive = turned or (None, None)
        key = (state.id, state.version, language(), turning, since)
        if key not in self._stories:
            scenes_of_game = await self._replayed(state)
            presenter = presenter_of(self._find, state)
            scenario, result = state.options.get(SCENARIO, ""), state.result

            def write() -> Illustrated | None:
                told = story(
                    presenter,
                    scenes_of_game,
                    scenario=scenario,
                    result=result,
                    turning=turning,
                    decisive=decisive,
                    since=since,
                )
                return illustrated(presenter, told) if told is not None else None

            self._stories[key] = await self._pictures.worked(partial(spoken, language(), write))
            while len(self._stories) > _KEPT:
                self._stories.popitem(last=False)
        return self._stories[key]

    async def poster(self, state: VisibleGame) -> Page | None:
        """Return the poster of a finished game.

        Return None if the game has no poster, or if it cannot be drawn.
        """
        if state.result is None:
            return None
        key = _poster_key(state)
        with speaking(state.locale):
            if key not in self._pages:
                try:
                    scenes_of_game = await self._replayed(state)
                    presenter = presenter_of(self._find, state)
                    draw = partial(presenter.poster, scenes_of_game, state.result, game=state.id)
                    foot = await self._foot(state)
                    self._keep(
                        key, await self._pictures.page(partial(_on_foot, draw, foot) if foot is not None else draw)
                    )
                except ReplayMismatch as mismatch:
                    log.info("game %(game)s has no poster: %(problem)s", {"game": state.id, "problem": mismatch})
                    return None
                except Exception:
                    # A board without its poster still has the result as text; a board that is not posted shows none.
                    log.exception("the poster of game %(game)s cannot be drawn", {"game": state.id})
                    return None
        return self._pages[key]

    async def _foot(self, state: GameState) -> Foot | None:
        """Return the texts at the foot of a poster; None if there are none."""
        with speaking(state.locale):
            dice = dice_note(state)
        foot = await self._poster_foot(state) if self._poster_foot is not None else None
        if foot is None:
            return Foot(dice) if dice else None
        return foot._replace(note=" ".join(filter(None, (dice, foot.note))))

    async def _replayed(self, state: VisibleGame) -> list[Scene]:
        return await asyncio.to_thread(_replay, await recording_of(self._store, state.row))

    def _keep(self, key: _Key, page: Page | None) -> None:
        self._pages[key] = page
        while len(self._pages) > _KEPT:
            self._pages.popitem(last=False)


def _poster_key(state: GameState) -> _Key:
    return state.id, state.version, _POSTER, state.locale


def _on_foot(draw: Callable[[], Page | None], foot: Foot) -> Page | None:
    page = draw()
    return noted(page, foot) if page is not None else None


def _replay(recording: Recording) -> list[Scene]:
    return list(scenes(engine.games.find(recording.system), recording))
