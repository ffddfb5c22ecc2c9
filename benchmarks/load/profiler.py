"""The stages of a click: the time of the bot's own methods, without the time of other stages that they call.

The methods are wrapped in the measured process only: the bot itself has no such fine timing.
"""

from __future__ import annotations

import functools
import inspect
import time
from collections import defaultdict
from contextvars import ContextVar
from dataclasses import dataclass
from importlib import import_module
from typing import Any

STAGES: tuple[tuple[str, str, str], ...] = (
    ("the router: the press read, its way through the menus", "bot.ui.router", "Router.pressed"),
    ("acknowledged: the request and Discord's answer", "discord.interactions", "InteractionResponse.defer"),
    ("a game read", "db.games", "Store.game"),
    ("a game read, with what its board tells", "db.games", "Store.game_in_play"),
    ("a save opened and played to its question", "bot.games.reading", "open_save"),
    ("a save opened and played to its question", "bot.games.reading", "play"),
    ("decided: the answer checked and played on", "bot.games.deciding", "turn_of"),
    ("decided: the answer checked and played on", "bot.games.turn", "Turn.says"),
    ("decided: what is stored of it", "bot.games.deciding", "Deciding.store"),
    ("committed", "db.games", "Store.commit"),
    ("the outbox: claimed and settled", "db.board_outbox", "Outbox.claim"),
    ("the outbox: claimed and settled", "db.board_outbox", "Outbox.finish"),
    ("delivery: the game read again for its board", "bot.games.reading", "Reading._loaded"),
    ("delivery: what the board tells read from the journal", "bot.games.reading", "events_since"),
    ("the journal read", "db.games", "Store.journal"),
    ("the board's words, advice and buttons", "bot.boards.message", "BoardMessages.post"),
    ("the picture: waited for and drawn", "bot.boards.pictures", "PictureWorker.picture"),
    ("the board sent: the request and Discord's answer", "discord.message", "PartialMessage.edit"),
    ("the board sent: the request and Discord's answer", "discord.interactions", "Interaction.edit_original_response"),
    ("the board sent: the request and Discord's answer", "discord.abc", "Messageable.send"),
    ("the replaced board found and retired", "bot.boards.delivery", "BoardDelivery._retire"),
    ("delivery", "bot.boards.delivery", "BoardDelivery._deliver"),
)
"""The stages of a click, each with one of its functions: the stage, the module, the function or method.

The bot is running when they are wrapped: a method that its object looked up before, such as those of `Service`, stays
as it is.
"""


@dataclass(slots=True)
class _Span:
    within: float = 0.0


_current: ContextVar[_Span | None] = ContextVar("_current", default=None)


class Stopwatch:
    """Adds up the time of each stage."""

    def __init__(self) -> None:
        self._took: defaultdict[str, float] = defaultdict(float)
        self._times: defaultdict[str, int] = defaultdict(int)

    def install(self) -> None:
        """Wrap the methods of all stages in this process, so that their time is measured."""
        for stage, module, path in STAGES:
            *owners, name = path.split(".")
            owner: Any = import_module(module)
            for each in owners:
                owner = getattr(owner, each)
            setattr(owner, name, self._timed(stage, getattr(owner, name)))

    def _timed(self, stage: str, work: Any) -> Any:
        if not inspect.iscoroutinefunction(work):

            @functools.wraps(work)
            def plain(*args: Any, **kwargs: Any) -> Any:
                with _Timing(self, stage):
                    return work(*args, **kwargs)

            return plain

        @functools.wraps(work)
        async def timed(*args: Any, **kwargs: Any) -> Any:
            with _Timing(self, stage):
                return await work(*args, **kwargs)

        return timed

    def add(self, stage: str, seconds: float) -> None:
        """Add the seconds of one run of a stage."""
        self._took[stage] += seconds
        self._times[stage] += 1

    def read(self) -> dict[str, tuple[float, int]]:
        """Return the seconds and the number of runs of each stage since the last call of this method."""
        found = {stage: (took, self._times[stage]) for stage, took in self._took.items()}
        self._took.clear()
        self._times.clear()
        return found


class _Timing:
    """The timing of one run of a stage; work in other stages for which it waits is counted there."""

    def __init__(self, stopwatch: Stopwatch, stage: str) -> None:
        self._stopwatch, self._stage = stopwatch, stage

    def __enter__(self) -> None:
        self._outer = _current.get()
        self._span = _Span()
        self._token = _current.set(self._span)
        self._begun = time.perf_counter()

    def __exit__(self, *_: object) -> None:
        took = time.perf_counter() - self._begun
        _current.reset(self._token)
        self._stopwatch.add(self._stage, took - self._span.within)
        if self._outer is not None:
            self._outer.within += took
