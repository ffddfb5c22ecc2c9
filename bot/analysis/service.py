"""Analyses of finished games, computed once in the background and then stored."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from math import sqrt

import msgspec

import engine.games
from bot.analysis.work import begun, pack, work
from bot.chances.pool import LONG_ONES, NoProcesses
from bot.context import ChanceTeller
from bot.games.errors import TooMuchAtOnce
from bot.games.saves import open_save, play
from bot.games.state import GameState
from bot.history.journal import NOBODYS, recording_of
from bot.runtime import clock
from bot.runtime.caller import asking
from bot.ui.errors import UserError
from db.chances.analyses import StoredAnalyses
from db.chances.figures import StoredFigures
from db.games import Store
from db.storage.errors import DatabaseError
from engine.core.chances.analysis_format import PLAN, VERSION, Analysis, TurningPoint
from engine.core.chances.mistakes import NONE_MADE, Made, loser_of, mistakes_made
from engine.core.chances.playing_on import Endless
from engine.core.chances.tallies import Tally
from engine.core.record import ANSWER, MOST_SIDES, RESUMED, STEWARD
from engine.core.replay import Recording, ReplayMismatch

log = logging.getLogger(__name__)

WAITING, EACH = 400, 4
"""The maximum number of analyses in progress or waiting: of all servers together, and of each server (or of a user
outside a server).
"""

OWN = 3
"""The maximum number of a person's decisions in one game that become puzzles."""

_TALLY = msgspec.json.Decoder(Tally)

Hear = Callable[[int, int], object]


class _Working:
    """An analysis in progress, with the callbacks to which it reports its progress."""

    def __init__(self, task: asyncio.Task[Analysis], asked_in: tuple[int, int]) -> None:
        self.task = task
        self.asked_in = asked_in
        self.listeners: list[Hear] = []

    def tell(self, done: int, total: int) -> None:
        for listener in self.listeners:
            listener(done, total)


class Analyses:
    """Computes analyses of games, and reads stored ones.

    `on_found` is called with the game after each new analysis.
    """

    def __init__(self, store: Store, chances: ChanceTeller, on_found: Callable[[GameState], Awaitable[object]]) -> None:
        self.stored = StoredAnalyses(store.database)
        self._store = store
        self._chances = chances
        self._on_found = on_found
        self._under_way: dict[str, _Working] = {}

    @property
    def busy(self) -> bool:
        """Whether a new analysis would have to wait."""
        return len(self._under_way) >= LONG_ONES

    async def known(self, state: GameState) -> Analysis | None:
        """Return the stored analysis of a game; None if there is none for the current rules."""
        return await read_analysis(self.stored, state)

    async def of(self, state: GameState, hear: Hear) -> Analysis:
        """Return the analysis of a finished game. `hear` is called with the progress.

        Raise `UserError` if the game cannot be analysed, or if too many analyses are waiting.
        """
        working = self._under_way.get(state.id)
        if working is None:
            if (found := await self.known(state)) is not None:
                return found
            working = self._under_way.get(state.id)  # another user asked meanwhile
        if working is None:
            asked_in = (state.guild_id or 0, 0 if state.guild_id else asking.get())
            its_own = sum(each.asked_in == asked_in for each in self._under_way.values())
            if its_own >= EACH or len(self._under_way) >= WAITING:
                raise UserError("analysis-queue")
            working = self._under_way[state.id] = _Working(asyncio.create_task(self._begin(state)), asked_in)
            working.task.add_done_callback(lambda task: self._ended(state.id, task))
        working.listeners.append(hear)
        try:
            return await asyncio.shield(working.task)
        except ReplayMismatch as mismatch:
            raise UserError("analysis-astray", version=str(mismatch.version)) from mismatch
        except ValueError as error:
            raise UserError("analysis-nothing") from error
        except (NoProcesses, Endless) as error:
            raise UserError("analysis-failed") from error
        except asyncio.CancelledError:
            if working.task.cancelled():  # the bot is closing
                raise UserError("analysis-failed") from None
            raise
        finally:
            working.listeners.remove(hear)

    def _ended(self, game_id: str, task: asyncio.Task[Analysis]) -> None:
        self._under_way.pop(game_id, None)
        if not task.cancelled() and (error := task.exception()) is not None:
            problem = type(error).__name__
            if isinstance(error, ReplayMismatch | ValueError | NoProcesses | Endless | TooMuchAtOnce):
                log.info("game %(game)s has no analysis: %(problem)s", {"game": game_id, "problem": problem})
            else:
                log.error(
                    "game %(game)s has no analysis: %(problem)s",
                    {"game": game_id, "problem": problem},
                    exc_info=error,
                )

    async def _begin(self, state: GameState) -> Analysis:
        recording = await self._own(state)
        packed, rules = await asyncio.to_thread(pack, recording), engine.games.find(state.system)
        shown = await boards_of(self.stored, state)
        known = begun({period: worths for period, tally in shown.items() if (worths := worths_of(tally, rules.sides))})

        def hear(done: int, total: int) -> None:
            if (working := self._under_way.get(state.id)) is not None:
                working.tell(done, total)

        payload = await self._chances.run(work, packed, known, server_id=state.guild_id or 0, on_progress=hear)
        try:
            await self.stored.add(
                state.id,
                state.version,
                rules=rules.rules_version,
                payload=payload,
                now=clock.now(),
            )
        except DatabaseError as error:  # the analysis is right even if it cannot be stored
            log.info("the analysis of game %(game)s is not kept: %(problem)s", {"game": state.id, "problem": error})
        await self._on_found(state)
        found = await self.known(state)
        return found if found is not None else msgspec.json.decode(payload, type=Analysis)

    async def recording(self, state: GameState) -> Recording:
        """Return the data to replay a game."""
        return await recording_of(self._store, state.row)

    async def _own(self, state: GameState) -> Recording:
        """Return a game's recording. Decisions taken over from an earlier game have no player."""
        recording = await self.recording(state)
        if state.dice != RESUMED:
            return recording
        entries = (
            msgspec.structs.replace(each, action=STEWARD) if each.action == ANSWER and each.actor == NOBODYS else each
            for each in recording.entries
        )
        return msgspec.structs.replace(recording, entries=tuple(entries))

    async def actors(self, state: GameState, found: Analysis) -> dict[int, int]:
        """Return which user made the decision at each turning point.

        The keys are versions of the game, the values are user ids. The result is empty if no players share a side.
        Raise `DatabaseError` if the database fails.
        """
        shared = Counter(each.side for each in found.players)
        since = [each.since for each in found.players if shared[each.side] > 1]
        if not since:
            return {}
        rows = await self._store.journal(state.id, first=min(since), last=max(since))
        return {row.version: row.actor for row in rows if row.version in since}

    async def own_mistakes(self, state: GameState, found: Analysis, user_id: int) -> tuple[TurningPoint, ...]:
        """Return up to three mistakes of `user_id` that the analysis confirmed, worst first.

        Raise `DatabaseError` if the database fails.
        """
        every = {each.version: each for each in (*found.mistakes, *found.turning_points) if each.better}
        own = [point for point in every.values() if await self._decided(state, found, point, user_id)]
        return tuple(sorted(own, key=lambda point: -point.gain)[:OWN])

    async def _decided(self, state: GameState, found: Analysis, point: TurningPoint, user_id: int) -> bool:
        """Return whether the user `user_id` made the decision at `point`, or chose the plan that led to it."""
        if not found.decision(point.version).by_player:
            return False
        at = point.version - 1 if point.answer[:1] == (PLAN,) else point.version
        rows = await self._store.journal(state.id, first=at, last=at)
        return any(row.actor == user_id for row in rows)

    async def mistakes(self, state: GameState) -> Made:
        """Return each side's mistakes in a finished game.

        They are empty if the game cannot be replayed. Raise `DatabaseError` if the database fails. Raise
        `SaveUnreadable` if the save cannot be read.
        """
        recording = await self._own(state)
        try:
            return await asyncio.to_thread(mistakes_made, engine.games.find(recording.system), recording)
        except ReplayMismatch:
            return NONE_MADE

    async def loser(self, state: GameState) -> str | None:
        """Return the side that lost a finished game, or None.

        Raise `SaveUnreadable` if the save cannot be read.
        """
        rules, save = open_save(state.row)
        return loser_of(rules, (await asyncio.to_thread(play, state.row, rules, save, None)).world)

    def close(self) -> None:
        """Cancel analyses in progress."""
        for working in list(self._under_way.values()):
            working.task.cancel()


async def read_analysis(stored: StoredAnalyses, state: GameState) -> Analysis | None:
    """Return the stored analysis of a game.

    Return None if there is none for the current rules.
    """
    rules = engine.games.find(state.system).rules_version
    payload = await stored.of(state.id, state.version, rules=rules)
    if payload is None:
        return None
    try:
        found = msgspec.json.decode(payload, type=Analysis)
    except msgspec.MsgspecError:
        return None
    if found.version != VERSION:
        return None
    return as_shown(found, await boards_of(stored, state))


async def boards_of(stored: StoredAnalyses, state: GameState) -> dict[int, Tally]:
    """Return the win chances that a game's boards showed, keyed by day or turn."""
    rules = engine.games.find(state.system).rules_version
    rows = await StoredFigures(stored.database).boards(state.id, rules=rules)
    return {row.period or 0: _TALLY.decode(row.figures) for row in reversed(rows)}


def worths_of(tally: Tally, sides: Sequence[str]) -> tuple[float, ...]:
    """Return the first side's result in each simulated game, from 0 (loss) to 1 (win).

    The result is empty if single results are not stored, or if there are more than two sides.
    """
    if len(tally.ends) != tally.games or len(sides) > MOST_SIDES:
        return ()
    drawn = 0.5 if len(sides) > 1 else 0.0
    return tuple(1.0 if end == "a" else drawn if end == "-" else 0.0 for end in tally.ends)


def as_shown(found: Analysis, shown: Mapping[int, Tally]) -> Analysis:
    """Return the analysis with the chances that the players saw on their boards."""

    def of(period: int, own: float, doubt: float) -> tuple[float, float]:
        tally = shown.get(period)
        if tally is None:
            return own, doubt
        won = tally.wins.get(found.sides[0], 0)
        drawn = tally.games - sum(tally.wins.values()) if len(found.sides) > 1 else 0
        chance = (won + drawn / 2) / tally.games
        return chance, sqrt(chance * (1 - chance) / tally.games)

    days, periods = found.days, [day.period for day in found.days]
    told = []
    for day, after in zip(days, [*days[1:], None], strict=True):
        chance, doubt = of(after.period, day.chance, day.doubt) if after is not None else (day.chance, day.doubt)
        told.append(msgspec.structs.replace(day, chance=chance, doubt=doubt))
    earliest = min(shown, default=None)
    first, doubt = found.first, found.doubt
    if earliest is not None and earliest in periods[:2]:
        first, doubt = of(earliest, first, doubt)
    return msgspec.structs.replace(found, first=first, doubt=doubt, days=tuple(told))
