"""The steps of a finished game for the web page: an overview, and blocks of forty steps."""

from __future__ import annotations

import asyncio
import itertools
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, NamedTuple, TypeVar

import msgspec

import engine.games
from bot.boards.pictures import PictureWorker
from bot.games.state import VisibleGame
from bot.history.journal import recording_of
from bot.ui.errors import UserError
from bot.ui.texts import say
from bot.web.levels import Json
from db.games import Store
from db.schema.games import RUNNING
from engine.core.events import Event
from engine.core.replay import Order, Recording, ReplayMismatch, scenes
from render.html.game_page import SIGNS
from render.html.tiles import Tiler
from render.language import language, spoken
from render.named import bare
from render.own_battle import presenter_of
from render.pictures.animation import Moment, moments, when
from render.presenter import Look, Presenter

BLOCK = 40
"""The number of steps of one block."""
_GAMES, _BLOCKS = 4, 16
"""The maximum number of cached games, and of cached blocks; a block takes about 1 MB."""
_WORDS = (*SIGNS, "slider", "controls")


class Turned(NamedTuple):
    """A turning point of a game: its version, its day or turn, and its text."""

    version: int
    period: int
    text: str


class Chances(NamedTuple):
    """The chances of each side (0 to 1) during a game, by day or turn, and the turning points."""

    periods: tuple[int, ...]
    lines: tuple[tuple[str, tuple[float, ...]], ...]
    points: tuple[Turned, ...] = ()


ChancesOf = Callable[[VisibleGame], Awaitable[Chances | None]]
"""A function that returns the stored chances of a finished game, in the current language; None if there are none."""

_K = TypeVar("_K")
_V = TypeVar("_V")
_Block = tuple[str, int, str, int, Look]


class GameSteps:
    """Returns the steps of finished games as texts and pictures.

    `chances` is set by another feature.
    """

    def __init__(self, store: Store, pictures: PictureWorker, find: Callable[[str], Presenter]) -> None:
        self._store, self._pictures, self._find = store, pictures, find
        self.chances: ChancesOf | None = None
        self._games: OrderedDict[tuple[str, int], asyncio.Task[list[Moment]]] = OrderedDict()
        self._blocks: OrderedDict[_Block, asyncio.Task[bytes]] = OrderedDict()

    async def overview(self, state: VisibleGame, plain: Callable[[str], str]) -> Json:
        """Return the captions of all steps, and the curve of chances. Raise `UserError` while the game is in
        progress.
        """
        found, presenter = await self._moments(state), presenter_of(self._find, state)
        phases = dict(presenter.headings().phases)
        captions = []
        for moment in found:
            phase = phases.get(moment.phase, moment.phase)
            captions.append(" · ".join(filter(None, (when(moment.period, moment.round, presenter), phase))))
        period = presenter.period()
        steps = {
            each.version: number
            for number, moment in enumerate(found)
            for each in moment.scene.happened
            if isinstance(each, Order)
        }
        said: dict[str, Any] = {
            "block": BLOCK,
            "captions": captions,
            "periods": [moment.period for moment in found],
            "signs": SIGNS,
            "words": {
                **{key: plain(say(f"page-{key}", period=period)) for key in _WORDS},
                "chances": say("touch-chances"),
                "analysed": say("touch-analysed"),
            },
        }
        curve = await self.chances(state) if self.chances is not None else None
        if curve is not None:
            said["chances"] = {
                "periods": curve.periods,
                "lines": [{"name": name, "values": values} for name, values in curve.lines],
                "points": [
                    {"step": steps[each.version], "period": each.period, "text": plain(each.text)}
                    for each in curve.points
                    if each.version in steps
                ],
            }
        return said

    async def block(self, state: VisibleGame, number: int, look: Look, plain: Callable[[str], str]) -> bytes | None:
        """Return the block of steps with this number as JSON; None if there is none.

        Raise the same errors as `overview`.
        """
        found = await self._moments(state)
        part = found[number * BLOCK : (number + 1) * BLOCK]
        if not part:
            return None
        key: _Block = (state.id, state.version, language(), number, look)
        if key not in self._blocks:
            self._blocks[key] = asyncio.create_task(self._drawn(part, presenter_of(self._find, state), look, plain))
        return await _kept(self._blocks, key, _BLOCKS)

    async def _moments(self, state: VisibleGame) -> list[Moment]:
        if state.status == RUNNING:
            raise UserError("analysis-not-over")
        key = (state.id, state.version)
        if key not in self._games:
            self._games[key] = asyncio.create_task(self._replayed(state))
        found = await _kept(self._games, key, _GAMES)
        if not found:
            raise UserError("touch-no-steps")
        return found

    async def _replayed(self, state: VisibleGame) -> list[Moment]:
        recording = await recording_of(self._store, state.row)
        try:
            return await asyncio.to_thread(_played, recording, presenter_of(self._find, state))
        except ReplayMismatch as mismatch:
            raise UserError("touch-no-steps") from mismatch

    async def _drawn(self, part: list[Moment], presenter: Presenter, look: Look, plain: Callable[[str], str]) -> bytes:
        """Return steps as JSON with their pictures."""
        tiler = Tiler()
        for moment in part:
            await self._pictures.worked(partial(spoken, language(), partial(_add, tiler, moment, presenter, look)))
        tiled = await self._pictures.worked(tiler.done)
        return msgspec.json.encode(
            {
                "width": tiled.width,
                "height": tiled.height,
                **tiled.layout(),
                "told": [[plain(_line(each, presenter)) for each in moment.scene.happened] for moment in part],
            },
            enc_hook=bare,
        )


async def _kept(kept: OrderedDict[_K, asyncio.Task[_V]], key: _K, most: int) -> _V:
    """Return the result of a cached task. A failed task is removed, so it is tried again."""
    task = kept[key]
    kept.move_to_end(key)
    for old in itertools.islice(list(kept), max(0, len(kept) - most)):
        del kept[old]
    try:
        return await asyncio.shield(task)
    except BaseException:
        if task.done() and kept.get(key) is task:
            del kept[key]
        raise


def _played(recording: Recording, presenter: Presenter) -> list[Moment]:
    return moments(scenes(engine.games.find(recording.system), recording), presenter)


def _add(tiler: Tiler, moment: Moment, presenter: Presenter, look: Look) -> None:
    tiler.add(presenter.image(moment.scene.view, events=moment.scene.events, look=look))


def _line(each: Order | Event, presenter: Presenter) -> str:
    if isinstance(each, Order):
        return say("page-steward" if each.by_steward else "page-order", what=presenter.answer_text(each.answer))
    return presenter.line(each)
