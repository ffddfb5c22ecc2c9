"""Lines at the end of a game: who gave how many orders, par, and the score of all games."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from functools import partial

import engine.games
from bot.games.errors import SaveUnreadable
from bot.games.saves import open_save, play
from bot.games.seats.chairs import held_by
from bot.games.state import GameState
from bot.history.journal import recording_of
from bot.history.own_play import own_orders, own_percent
from bot.ui.texts import person, say
from db.games import Store
from db.par import Par, Pars
from db.results import SideResults
from db.schema.games import COMMANDER, GUIDED, NOBODY, OVER, RUNNING, UNAIDED
from db.storage.errors import DatabaseError
from engine.core.day_gate import own_options
from engine.core.par import par_of
from engine.core.record import RESUMED
from engine.core.ruleset import ComparableResult
from render.language import speaking
from render.own_battle import presenter_of
from render.presenter import Presenter

log = logging.getLogger(__name__)

MEDALS = {GUIDED: "", COMMANDER: "🎖", UNAIDED: "🎖🎖"}
"""The medal of each level for a game that was played to its end."""
OWN_PERCENT = 75
"""The player's own share in percent that a medal in a game of the day requires."""
_KEPT = 256


class EndLines:
    """Returns the lines that are shown at the end of a game. Their text is cached."""

    def __init__(self, store: Store, find: Callable[[str], Presenter]) -> None:
        self._store, self._find = store, find
        self._pars, self._sides = Pars(store.database), SideResults(store.database)
        self._known: OrderedDict[tuple[str, int, bool, str], str | None] = OrderedDict()

    async def line(self, state: GameState) -> str | None:
        """Return the lines about a finished game, or None."""
        if state.status == RUNNING:
            return None
        key = (state.id, state.version, state.sealed, state.locale)
        if key not in self._known:
            try:
                self._known[key] = await self._written(state)
            except (DatabaseError, SaveUnreadable) as problem:
                log.info("the end of game %(game)s says less: %(problem)s", {"game": state.id, "problem": problem})
                return None
            while len(self._known) > _KEPT:
                self._known.popitem(last=False)
        return self._known[key]

    async def medal(self, state: GameState, user_id: int) -> str:
        """Return a user's medal for a finished game, or an empty string."""
        side = next(iter(held_by(state, user_id)), None)
        if state.status != OVER or (side is None and len(state.peopled) > 1):
            return ""
        if state.daily is not None:
            entries = (await recording_of(self._store, state.row)).entries
            if own_percent(entries, side or "") < OWN_PERCENT:
                return ""
        return MEDALS[state.level_of(side)]

    async def _written(self, state: GameState) -> str | None:
        people = {side: chair.user_id for side, chair in state.sides.items() if not chair.steward and chair.user_id}
        if len(people) > 1:
            return await self._between(state, people)
        if state.status != OVER or len(state.players) > 1:
            return None
        own = own_orders((await recording_of(self._store, state.row)).entries)
        par = await self._par_line(state, next(iter(people), ""))
        return "\n".join(filter(None, (say("end-own", locale=state.locale, count=own), par)))

    async def _between(self, state: GameState, people: dict[str, int]) -> str | None:
        """Return the score of all games between the two players of a game; None if there is none."""
        if len(people) != len(state.sides) or len(people) != 2 or NOBODY in people.values():
            return None
        winner = (state.result or {}).get("winner") if state.status == OVER else state.turns.winner
        one, other = people.values()
        won = await self._sides.between(one, other, but=state.id)
        won[people.get(winner or "", NOBODY)] += 1
        if not won[one] + won[other]:
            return None
        if won[one] < won[other]:
            one, other = other, one
        facts = {"one": person(one, locale=state.locale), "other": person(other, locale=state.locale)}
        return say("end-between", locale=state.locale, **facts, won=won[one], lost=won[other])

    # --- par ---

    async def _par_line(self, state: GameState, side: str) -> str | None:
        """Return the line that compares a result with the adviser's (par); None if they cannot be compared.

        `side` is the player's side, empty in a game with one side.
        """
        if state.sealed or state.seed is None or state.row.dice == RESUMED:
            return None
        rules = engine.games.find(state.system)
        mine, par = await asyncio.to_thread(partial(_results, state, seed=state.seed))
        await self._pars.store(state.id, Par(par.won, par.score))
        first = not side or rules.sides_in(rules.new(own_options(state.options)))[0] == side
        ahead = (mine.score - par.score) * (1 if first else -1)
        than = "better" if ahead > 0 else "worse" if ahead < 0 else "even"
        # The scores of two defeats show which was less bad, but their difference has no meaning in points.
        by = abs(ahead) if side or (mine.won and par.won) else 0
        with speaking(state.locale):
            score = presenter_of(self._find, state).score(par.score)
        return say("end-par", locale=state.locale, par=score, than=than, by=by)


def _results(state: GameState, *, seed: str) -> tuple[ComparableResult, ComparableResult]:
    """Return the result of a finished game, and the adviser's result with the same dice (par)."""
    rules, save = open_save(state.row)
    found = rules.comparable_result(play(state.row, rules, save, None).world)
    assert found is not None, "it is over"
    return found, par_of(rules, seed=seed, options=own_options(state.options), own=state.id)
