"""The commander's question: the purpose of a phase, answered by one of up to three plans.

The offer has two good plans and a risky one, found by simulating all plans.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, NamedTuple, TypeVar

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.chances.looking_ahead import Ends
from engine.core.chances.playing_on import asked, at_once, give, play_on, seed_of, simulations_at, unanswered
from engine.core.day_gate import CALENDAR
from engine.core.drive import Drive
from engine.core.planning.laying_out import LIKELY, LOOKS
from engine.core.planning.plans import Planner, goals_of, past, rests
from engine.core.ruleset import ComparableResult, Policy, Ruleset
from engine.core.save import Save, supposed

W = TypeVar("W")

OFFERED = 3
"""The maximum number of plans that are offered."""
FEWEST = 2
"""The minimum number of plans for a question."""
PLAYOUTS = 40
"""How often each plan is simulated."""
QUICK = 100
"""The minimum of `simulations_at` for a position in which the three plans are found by simulation."""
RISK = 0.25
"""How much worse than the best plan the risky plan may be, as a fraction of a won game."""
POINTS = 25.0
"""How much worse than the best plan the risky plan may be, in points, in games that compare plans by points."""


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """The commander's question at the beginning of a phase.

    `kind` is the question's name in the catalogue. `plans` are the goals that may be offered, in their fixed order.
    `short` are the goals to offer if the simulation takes too long. If `always`, the question is asked in full each
    time. If `calm`, it is asked even when nothing happens. If `counted`, plans are compared by the policy's `count` at
    the end of the period. Otherwise they are compared by the results of games.
    """

    kind: str
    plans: tuple[str, ...]
    short: tuple[str, ...]
    always: bool = False
    calm: bool = False
    counted: bool = False


def question_of(ruleset: Ruleset[Any], view: Any, ask: Ask | None) -> Question | None:
    """Return the question to the commander; None if fewer than two plans are possible.

    A game has such questions if its autopilot has a method `question(view, ask)`. Questions that are `counted` also
    need a method `count(view)`.
    """
    if ask is None or ask.kind == CALENDAR:
        return None
    asking = getattr(ruleset.policies["steward"](""), "question", None)
    found: Question | None = asking(view, ask) if asking is not None else None
    if found is None:
        return None
    goals = goals_of(ruleset, view, ask)
    plans, short = (tuple(name for name in names if name in goals) for names in (found.plans, found.short))
    return msgspec.structs.replace(found, plans=plans, short=short) if len(plans) >= FEWEST else None


def offered(
    ruleset: Ruleset[Any], save: Save, *, side: str | None = None, between: Callable[[], object] = at_once
) -> tuple[str, ...]:
    """Return the names of at most three plans to offer to a commander. Return none if no question is open.

    Plan A is the best plan. Plan B is almost as good, and plan C not much worse; their orders differ most. If games
    take too long to simulate, the game's short list is returned. `chances` explains `side` and `between`. Raise
    `ValueError` if the open step cannot be replayed.
    """
    shown = unanswered(ruleset, save, side)
    here = supposed(ruleset, shown, seed=seed_of(0), side=side)
    ask = asked(here, side)
    found = question_of(ruleset, ruleset.view(here.world, side), ask)
    if found is None or ask is None:
        return ()
    if not found.counted and simulations_at(ruleset, save, side, between=between) < QUICK:
        return found.short[:OFFERED] if len(found.short) >= FEWEST else ()
    table = Plans(ruleset, shown, found, side=side, owner=ask.side, between=between)
    names = table.different()
    if len(names) < FEWEST:
        return ()
    return tuple(sorted(table.chosen(names), key=found.plans.index))


class _Tried(NamedTuple):
    worth: float
    orders: frozenset[Answer]


class Plans(Generic[W]):
    """A position whose plans are simulated with the same dice to compare them."""

    def __init__(
        self,
        ruleset: Ruleset[W],
        save: Save,
        question: Question,
        *,
        side: str | None,
        owner: str,
        between: Callable[[], object],
    ) -> None:
        self._ruleset, self._save, self._question = ruleset, save, question
        self._side, self._owner, self._between = side, owner, between
        self._tries: dict[str, list[_Tried]] = {}

    def different(self) -> list[str]:
        """Return the names of the plans that have different orders."""
        apart: dict[frozenset[Answer], str] = {}
        for name in self._question.plans:
            apart.setdefault(self.orders(name, LOOKS), name)
        return [*apart.values()]

    def chosen(self, names: Sequence[str]) -> Sequence[str]:
        """Return the best plan, a good but different plan, and a risky plan, if they exist.

        Return an empty sequence if there are fewer than two.
        """
        worths = {name: Ends(tuple(each.worth for each in self._tried(name, PLAYOUTS))) for name in names}
        best = max(names, key=lambda name: worths[name].mean)
        picked, others = [best], [name for name in names if name != best]
        for near in (self._within_error, self._at_risk):
            fits = [name for name in others if near(worths[best], worths[name])]
            if fits:
                picked.append(max(fits, key=lambda name: min(self._apart(name, other) for other in picked)))
                others.remove(picked[-1])
        return picked if len(picked) >= FEWEST else ()

    @staticmethod
    def _within_error(best: Ends, other: Ends) -> bool:
        gap, error = best.lead(other)
        return gap <= error

    def _at_risk(self, best: Ends, other: Ends) -> bool:
        return best.lead(other)[0] <= (POINTS if self._question.counted else RISK)

    def worths(self, name: str, numbers: range) -> tuple[float, ...]:
        """Return the values of a plan in the simulated games with these numbers.

        If `name` is empty, the autopilot uses its own plan.
        """
        known = self._tries.get(name, []) if name else []
        return tuple(
            known[each].worth if each < len(known) else self._played(name, seed_of(each)).worth for each in numbers
        )

    def _apart(self, one: str, two: str) -> float:
        mine, other = self.orders(one, PLAYOUTS), self.orders(two, PLAYOUTS)
        return 1 - len(mine & other) / max(1, len(mine | other))

    def orders(self, name: str, number: int) -> frozenset[Answer]:
        """Return the orders that are frequent when a plan is played in `number` simulated games."""
        count: dict[Answer, int] = {}
        tried = self._tried(name, number)
        for each in tried:
            for words in each.orders:
                count[words] = count.get(words, 0) + 1
        return frozenset(words for words, often in count.items() if often / len(tried) >= LIKELY)

    def _tried(self, name: str, number: int) -> Sequence[_Tried]:
        tries = self._tries.setdefault(name, [])
        tries += [self._played(name, seed_of(each)) for each in range(len(tries), number)]
        return tries[:number]

    def _played(self, name: str, seed: str) -> _Tried:
        """Simulate one game with a plan, and return the result."""
        ruleset, owner = self._ruleset, self._owner
        drive = supposed(ruleset, self._save, seed=seed, side=self._side)
        steward: Any = ruleset.policies["steward"](seed)
        player: Policy = steward.aiming(name) if name else steward
        given = self._given(drive, steward, player, seed)
        if not self._question.counted:
            end = play_on(drive, seed, {owner: player}, between=self._between)
            return _Tried(_worth(end, owner), given)
        self._on(drive, player, ruleset.policies["steward"](seed), partial(self._is_period_over, drive))
        return _Tried(steward.count(ruleset.view(drive.world, self._side)), given)

    def _is_period_over(self, drive: Drive[W], _: Ask) -> bool:
        """Return whether the day or turn of the question is over."""
        return self._ruleset.progress(drive.world)[0] != self._period

    def _given(self, drive: Drive[W], steward: Planner, player: Policy, seed: str) -> frozenset[Answer]:
        """Play a plan until it ends, and return the orders that it gave."""
        ruleset, several = self._ruleset, len(self._ruleset.sides) > 1
        ask = asked(drive, self._side)
        assert ask is not None, "the plans were found for a question"
        until = steward.outlook(ruleset.view(drive.world, ask.side if several else None), ask).until
        start = ruleset.progress(drive.world)
        self._period = start[0]
        seen, begun = len(drive.context.events), False

        def over(ask: Ask) -> bool:
            nonlocal seen, begun
            view = ruleset.view(drive.world, self._owner if several else None)
            events, seen = drive.context.events[seen:], len(drive.context.events)
            first, begun = not begun, True
            return not first and (past(until, ruleset, start, drive.world, ask) or rests(player, view, ask, events))

        given = self._on(drive, player, ruleset.policies["steward"](seed), over)
        return frozenset(filter(None, map(steward.stem, given)))

    def _on(self, drive: Drive[W], player: Policy, others: Policy, over: Callable[[Ask], bool]) -> list[Answer]:
        """Play on until `over` is true. Return the answers of the side.

        Stop earlier if the game ends, or if the game waits for the calendar.
        """
        several, given = len(self._ruleset.sides) > 1, list[Answer]()
        while (ask := asked(drive, self._side) or drive.ask) is not None and ask.kind != CALENDAR and not over(ask):
            self._between()
            own = ask.side == self._owner
            answer = give(drive, ask, player if own else others, several=several)
            given += [answer] if own else []
        return given


def _worth(end: ComparableResult, side: str) -> float:
    """Return a side's result as a number: 1 for a win, 0.5 for a draw, 0 for a loss."""
    if not end.scores:
        return float(end.won)
    return 0.5 if end.winner is None else float(end.winner == side)
