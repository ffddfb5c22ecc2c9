"""Writes the advice and the turning point for the last board of a finished game."""

from __future__ import annotations

import logging
from collections import OrderedDict

import engine.games
from bot.analysis.service import Analyses, boards_of
from bot.chances.words import side_named, sides_of
from bot.context import BotContext
from bot.games.errors import SaveUnreadable
from bot.games.state import GameState, VisibleGame
from bot.web.steps import Chances, Turned
from db.schema.games import OVER
from db.storage.errors import DatabaseError
from engine.core.chances.analysis_format import Analysis
from render.analysis.lesson import lesson, of_mistakes, turning_line, turning_point
from render.analysis.told import Told
from render.analysis.words import chart, on_poster, periods, point_told
from render.language import speaking
from render.pictures.print_page import Foot

log = logging.getLogger(__name__)

_KEPT = 256
_CURVE = 2
"""The minimum number of chances for a curve."""


class AtTheEnd:
    """Writes the lines about mistakes and turning points of finished games."""

    def __init__(self, context: BotContext, analyses: Analyses) -> None:
        self._context = context
        self._analyses = analyses
        self._lessons: OrderedDict[tuple[str, int, bool, str], str | None] = OrderedDict()

    async def lesson(self, state: GameState) -> str | None:
        """Return advice for the loser, or a sentence about the turning point. Return None if there is neither."""
        if state.status != OVER or not state.result:
            return None
        try:
            found = None if state.sealed else await self._analyses.known(state)
            key = (state.id, state.version, found is not None, state.locale)
            if key not in self._lessons:
                self._lessons[key] = await self._learnt(state, found)
        except (DatabaseError, SaveUnreadable) as error:
            log.info("game %(game)s has no lesson: %(problem)s", {"game": state.id, "problem": error})
            return None
        except Exception:
            # A board without this advice is better than no board.
            log.exception("game %(game)s has no lesson", {"game": state.id})
            return None
        while len(self._lessons) > _KEPT:
            self._lessons.popitem(last=False)
        return self._lessons.get(key)

    async def _learnt(self, state: GameState, found: Analysis | None) -> str | None:
        loser = await self._analyses.loser(state)
        if loser is None and found is None:
            return None
        made = await self._analyses.mistakes(state)
        with speaking(state.locale):
            if found is not None:
                told = self._told(state, found)
                return lesson(told, made.by_side, hidden=True) or turning_line(told)
            if loser is None or loser not in made.people:
                return None
            return of_mistakes(made.of(loser), self._context.presenter(state), brief=True)

    async def turning(self, state: VisibleGame) -> tuple[str, int] | None:
        """Return a sentence about the turning point, and its day or turn.

        Return None if there is no turning point, or if others still play with the same dice.
        """
        if state.status != OVER or not state.result or state.sealed:
            return None
        try:
            found = await self._analyses.known(state)
        except DatabaseError as error:
            log.info("the story of game %(game)s has no analysis: %(problem)s", {"game": state.id, "problem": error})
            return None
        point = turning_point(found) if found is not None else None
        line = turning_line(self._told(state, found)) if found is not None else None
        return (line, point.period) if line is not None and point is not None else None

    async def poster_foot(self, state: GameState) -> Foot | None:
        """Return the text below a poster; None until the game is analysed."""
        try:
            found = await self._analyses.known(state)
        except DatabaseError as error:
            log.info("the poster of game %(game)s has no analysis: %(problem)s", {"game": state.id, "problem": error})
            return None
        return on_poster(self._told(state, found)) if found is not None else None

    async def chances(self, state: VisibleGame) -> Chances | None:
        """Return the curve of win chances for the board's page; None if there is none."""
        if state.status != OVER or state.result is None:
            return None
        try:
            found = await self._analyses.known(state)
            shown = await boards_of(self._analyses.stored, state) if found is None else {}
        except DatabaseError as error:
            log.info("the steps of game %(game)s have no chances: %(problem)s", {"game": state.id, "problem": error})
            return None
        if found is not None:
            told = self._told(state, found)
            points = tuple(
                Turned(point.version, point.period, "\n".join(point_told(told, point, number)))
                for number, point in enumerate(found.turning_points, 1)
            )
            lines = tuple((line.name, line.chances) for line in chart(told).lines)
            return Chances(periods(found), lines, points)
        presenter, days = self._context.presenter(state), sorted(shown)
        if not self._context.chances.on_boards(state) or len(days) < _CURVE:
            return None
        lines = tuple(
            (side_named(state, side, presenter), tuple(shown[day].chance(side).value for day in days))
            for side in sides_of(state)
        )
        return Chances(tuple(days), lines)

    def _told(self, state: GameState, found: Analysis) -> Told:
        presenter, rules = self._context.presenter(state), engine.games.find(state.system)
        return Told(found, presenter, rules, state.id)
