"""The “hard” autopilot: chooses plans by simulating games, and follows them.

A choice is stored in the journal before its answers, so a replay needs no simulations.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, Protocol

import msgspec

from bot.games.decisions import steward_of
from bot.games.errors import NoForesight, OwnSideOnly, SameForAll
from bot.games.plans import planned
from bot.games.state import GameSummary, Looked
from db.games import GameRow, JournalRow
from db.sides import Aim
from engine.core.asks import Ask
from engine.core.day_gate import CALENDAR
from engine.core.events import Event
from engine.core.planning.plans import Planner, candidates, past, rests
from engine.core.record import OF_DAY, OF_ROUND
from engine.core.ruleset import Policy, Ruleset
from engine.core.save import Outcome, Save


class Foresight(Protocol):
    """The interface for finding the best plan with simulated games. `on` is whether the bot may do so."""

    on: bool

    async def best(self, row: GameRow, save: Save, side: str, names: Sequence[str]) -> str | None:
        """Return the best plan for `side` in a position; None if none was found in time.

        `names` are the names of the plans to compare. The first one stands for playing without a plan.
        """


def choices(rules: Ruleset[Any], view: Any, ask: Ask) -> Sequence[str]:
    """Return the plans that can be chosen at a question.

    Return an empty sequence if there are fewer than two plans.
    """
    names = () if ask.kind == CALENDAR else candidates(rules, view, ask, rules.foresight)
    return names if len(names) > 1 else ()


async def aimed(
    foresight: Foresight | None,
    row: GameRow,
    rules: Ruleset[Any],
    outcome: Outcome[Any],
    *,
    ask: Ask,
    names: Sequence[str],
) -> Aim:
    """Return the autopilot's goal for a side from this question on.

    Without a good plan, it plays by its own rules.
    """
    chosen = None if foresight is None else await foresight.best(row, outcome.save, ask.side, names)
    policy = rules.policies["steward"]("")
    assert isinstance(policy, Planner), "only who plans has names of plans"
    view = rules.view(outcome.world, ask.side if len(rules.sides) > 1 else None)
    until = policy.outlook(view, ask).until
    return Aim(
        plan=chosen if chosen is not None and chosen in names else "", until=until, place=rules.progress(outcome.world)
    )


def looks(foresight: Foresight | None) -> bool:
    """Return whether this bot can simulate games to find plans."""
    return foresight is not None and foresight.on


def expect_foresight(foresight: Foresight | None) -> None:
    """Raise `NoForesight` if this bot cannot simulate games to find plans."""
    if not looks(foresight):
        raise NoForesight


def expect_ahead(game: GameSummary, foresight: Foresight | None) -> None:
    """Raise `OwnSideOnly`, `SameForAll` or `NoForesight` if a game does not allow the “hard” autopilot."""
    if game.sides:
        raise OwnSideOnly(game.id)
    expect_foresight(foresight)
    if game.daily is not None or game.dice in {OF_DAY, OF_ROUND}:
        raise SameForAll(game.id)


class Stretches:
    """Plays a one-sided game plan by plan until `ended` returns True.

    `looked` counts the questions that offered a choice of plans.
    """

    def __init__(
        self,
        foresight: Foresight | None,
        rules: Ruleset[Any],
        ended: Callable[[Outcome[Any]], bool],
    ) -> None:
        self._foresight, self._rules, self._ended = foresight, rules, ended
        self._aim: Aim | None = None
        self.looked = Looked()

    async def begin(
        self,
        row: GameRow,
        outcome: Outcome[Any],
        first: tuple[JournalRow, ...],
        *,
        actor: int,
        now: Callable[[], datetime],
    ) -> tuple[GameRow, str, tuple[JournalRow, ...]]:
        """Choose the next plan, if there is a choice.

        Return the game, the plan, and the journal rows.
        """
        rules, ask, self._aim = self._rules, outcome.ask, None
        base = rules.foresight.base
        names = choices(rules, rules.view(outcome.world), ask) if ask is not None else ()
        if ask is None or not names:
            return row, base, first
        self._aim = await aimed(self._foresight, row, rules, outcome, ask=ask, names=names)
        plan = self._aim.plan
        self.looked = Looked(self.looked.plans + 1, self.looked.late + (not plan))
        if plan:
            row, _, first = planned(row, rules, outcome, plan, first, actor=actor, now=now(), ahead=True)
        return row, plan or base, first

    def over(self, outcome: Outcome[Any]) -> bool:
        """Return whether it is time to choose the next plan, or the game has ended."""
        if self._ended(outcome) or outcome.ask is None:
            return True
        if self._aim is not None:
            return past(self._aim.until, self._rules, self._aim.place, outcome.world, outcome.ask)
        return bool(choices(self._rules, self._rules.view(outcome.world), outcome.ask))


class HardSides:
    """The plans of the sides that the “hard” autopilot plays, during a series of decisions.

    `aims` are the plans as stored. `events` are the events since each side's last answer.
    """

    def __init__(self, row: GameRow, rules: Ruleset[Any], hard: Sequence[str], aims: dict[str, Aim]) -> None:
        self._row, self._rules, self._hard = row, rules, frozenset(hard)
        self.aims = aims
        self._events: dict[str, list[Event]] = {side: [] for side in hard}
        self._players: dict[str, tuple[Aim, Any]] = {}

    def told(self, events: Sequence[Event]) -> None:
        """Add new events for every side to take into account."""
        for side in self._events:
            self.told_to(side, events)

    def told_to(self, side: str, events: Sequence[Event]) -> None:
        """Add new events to those that the side has not yet dealt with."""
        self._events[side] += events

    def player(self, outcome: Outcome[Any], ask: Ask) -> Any | None:
        """Return the autopilot with its plan for a question. Return None if a plan must be chosen first."""
        base = self._rules.foresight.base if ask.side in self._hard else ""
        own = steward_of(self._rules, self._row.id, self._row.version, plan=base)
        if ask.side not in self._hard:
            return own
        aim = self.aims.get(ask.side)
        if aim is not None:
            playing = self._playing(ask.side, aim)
            if not self._is_past(aim, outcome, ask, playing.policy):
                return playing
            del self.aims[ask.side]
        return None if choices(self._rules, self._rules.view(outcome.world, ask.side), ask) else own

    def _is_past(self, aim: Aim, outcome: Outcome[Any], ask: Ask, policy: Policy) -> bool:
        if past(aim.until, self._rules, aim.place, outcome.world, ask):
            return True
        view = self._rules.view(outcome.world, ask.side)
        return bool(aim.plan) and rests(policy, view, ask, self._events[ask.side])

    def _playing(self, side: str, aim: Aim) -> Any:
        known = self._players.get(side)
        if known is None or (known[0].plan, known[0].place) != (aim.plan, aim.place):
            plan = aim.plan or self._rules.foresight.base
            known = aim, steward_of(self._rules, self._row.id, self._row.version, plan=plan)
            self._players[side] = known
        return known[1]

    def take(self, side: str, aim: Aim) -> None:
        """Set a new plan for a side."""
        self._players.pop(side, None)
        self._events[side] = []
        self.aims[side] = aim

    def answered(self, side: str, version: int) -> None:
        """Record the version of a side's answer, and start to collect the events after it."""
        if side in self._hard:
            self._events[side] = []
            if side in self.aims:
                self.aims[side] = msgspec.structs.replace(self.aims[side], since=version)
