"""What the last board of a game says of it: a lesson for whoever lost, and once analysed, when it turned."""

from __future__ import annotations

import logging
from collections import OrderedDict

import engine.games
from bot.analysis.service import Analyses
from bot.context import BotContext
from bot.games.errors import SaveUnreadable
from bot.games.state import GameState
from db.schema.games import OVER
from db.storage.errors import DatabaseError
from render.analysis.lesson import of_mistakes
from render.analysis.words import Told, on_poster

log = logging.getLogger(__name__)

_KEPT = 256


class AtTheEnd:
    """Writes the lines."""

    def __init__(self, context: BotContext, analyses: Analyses) -> None:
        self._context = context
        self._analyses = analyses
        self._lessons: OrderedDict[tuple[str, int], str | None] = OrderedDict()

    async def lesson(self, state: GameState) -> str | None:
        """Return a sentence for whoever lost a game of one side, by what `/records` counts; None without one."""
        if state.status != OVER or state.several or not state.result or state.result.get("won"):
            return None
        key = (state.id, state.version)
        if key not in self._lessons:
            try:
                mistakes = await self._analyses.mistakes(state)
            except (DatabaseError, SaveUnreadable) as error:
                log.info("game %(game)s has no lesson: %(problem)s", {"game": state.id, "problem": error})
                return None
            except Exception:
                # A board without advice is better than none.
                log.exception("game %(game)s has no lesson", {"game": state.id})
                return None
            presenter = self._context.find(state.system)
            self._lessons[key] = of_mistakes(mistakes, presenter, locale=state.locale)
            while len(self._lessons) > _KEPT:
                self._lessons.popitem(last=False)
        return self._lessons[key]

    async def poster_note(self, state: GameState) -> str:
        """Return the line of a poster; empty while the game has not been analysed."""
        try:
            found = await self._analyses.known(state)
        except DatabaseError as error:
            log.info("the poster of game %(game)s has no analysis: %(problem)s", {"game": state.id, "problem": error})
            return ""
        if found is None:
            return ""
        presenter, rules = self._context.find(state.system), engine.games.find(state.system)
        return on_poster(Told(found, presenter, state.id, state.locale, rules.weak_steward))
