"""The computation of plans, each simulated from copies of the position.

Simulated games use other dice than the game, so they never show its future.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.day_gate import CALENDAR
from engine.core.drive import Drive
from engine.core.planning.plans import Figure, Order, Outlook, Plan, Planner, parts_of, past, rests
from engine.core.ruleset import Policy, Ruleset
from engine.core.save import Save, supposed

W = TypeVar("W")

FEWEST, MOST = 2, 5
"""The minimum and the maximum number of plans that are offered."""
TRIES = 20
"""How often each plan is simulated."""
LOOKS = 5
"""How often each goal is simulated in order to choose the goals that differ most."""
PART_TRIES = 10
"""How often the plans of a part are simulated. Only the part's own orders count."""
LIKELY = 0.25
"""The minimum share of the simulated games in which an order must be given to belong to a plan."""
_LONGEST = 400
"""The maximum number of answers of one simulated game."""


class _Try(NamedTuple):
    answers: tuple[Answer, ...]
    change: Mapping[str, int]


def lay_out(ruleset: Ruleset[W], save: Save, *, seed: str, side: str | None = None) -> tuple[Plan, ...]:
    """Return the plans for a position that differ from each other; empty if there are fewer than two.

    The same seed and view give the same plans. In a game of several sides, the plans are for `side` and use only what
    it sees.
    """
    table = _table(ruleset, save, seed, side)
    if table is None:
        return ()
    looks: dict[tuple[Order, ...], Plan] = {}
    for goal in table.goals:  # of several plans with the same orders, keep the first
        look = table.plan(goal, LOOKS)
        looks.setdefault(look.orders, look)
    waiting = list(looks.values())
    plans: list[Plan] = []
    while waiting and len(plans) < MOST:
        nearest = {plan.name: min((_apart(plan, other, waiting) for other in plans), default=0.0) for plan in waiting}
        chosen = max(waiting, key=lambda plan: nearest[plan.name])
        waiting.remove(chosen)
        plans = _different([*plans, table.plan(chosen.name, TRIES)])
    return tuple(sorted(plans, key=lambda plan: table.goals.index(plan.name))) if len(plans) >= FEWEST else ()


def lay_out_named(ruleset: Ruleset[W], save: Save, names: Sequence[str], *, seed: str) -> tuple[Plan, ...]:
    """Return the plans with these names, even if some are alike.

    The same seed and position always give the same plans.
    """
    table = _table(ruleset, save, seed, None)
    return tuple(table.plan(name, TRIES) for name in names) if table is not None else ()


def lay_out_part(
    ruleset: Ruleset[W], save: Save, scope: str, *, seed: str, side: str | None = None
) -> tuple[Plan, ...]:
    """Return the plans for a part of a side that lead to different orders. The adviser's choice comes first.

    The same view gives the same plans.
    """
    table = _table(ruleset, save, seed, side)
    if table is None:
        return ()
    here = supposed(ruleset, save, seed=seed, side=side)
    table.parts = True
    looks: dict[tuple[Order, ...], str] = {}
    for name in parts_of(ruleset, ruleset.view(here.world, side), _asked(here, side), scope):
        looks.setdefault(table.plan(name, LOOKS).orders, name)
    return tuple(table.plan(name, PART_TRIES) for orders, name in looks.items() if orders)


def _asked(drive: Drive[W], side: str | None) -> Ask | None:
    """Return the open question of `side`; without `side`, the first open question. Return None if there is none."""
    return drive.ask if side is None else next((ask for ask in drive.asks if ask.side == side), None)


def _table(ruleset: Ruleset[W], save: Save, seed: str, side: str | None) -> _Table[W] | None:
    """Return the position in which goals are simulated; None if there is nothing to plan."""
    policy = ruleset.policies["steward"](seed)
    if not isinstance(policy, Planner):
        return None
    here = supposed(ruleset, save, seed=seed, side=side)
    ask = _asked(here, side)
    if ask is None or ask.kind == CALENDAR:
        return None
    view = ruleset.view(here.world, side)
    table = _Table(ruleset, save, policy, seed=seed, side=side)
    table.goals, table.outlook = policy.goals(view, ask), policy.outlook(view, ask)
    return table


class _Table(Generic[W]):
    """A position in which each goal is tried in simulated games with the same dice."""

    goals: Sequence[str]
    outlook: Outlook
    parts = False
    """Whether the plans are for a part of the side."""

    def __init__(self, ruleset: Ruleset[W], save: Save, policy: Planner, *, seed: str, side: str | None) -> None:
        self.ruleset = ruleset
        self.side = side
        self.save = save
        self.policy = policy
        self.seed = seed
        self._tries: dict[str, list[_Try]] = {}

    def plan(self, goal: str, number: int) -> Plan:
        """Return the plan for a goal, computed from `number` simulated games."""
        tries = self._tries.setdefault(goal, [])
        tries += [self._tried(goal, f"{self.seed}/{each}") for each in range(len(tries), number)]
        return Plan(
            name=goal,
            orders=tuple(_orders(self.policy, tries)),
            figures=_figures(tries),
            until=self.outlook.until,
            periods=self.outlook.periods,
        )

    def _tried(self, goal: str, seed: str) -> _Try:
        """Simulate one game with the plan `goal`. Return its answers and effects."""
        ruleset, outlook, policy = self.ruleset, self.outlook, self.policy
        drive, player = supposed(ruleset, self.save, seed=seed, side=self.side), policy.aiming(goal)
        after_it = ruleset.policies["steward"](self.seed) if self.parts else player
        start = ruleset.progress(drive.world)
        known = len(drive.context.events)
        before = dict(policy.tally(ruleset.view(drive.world, self.side), ()))
        several = len(ruleset.sides) > 1
        answers: list[Answer] = []
        own, seen = True, known
        for _ in range(_LONGEST):
            ask = (_asked(drive, self.side) if own else None) or drive.ask
            if ask is None or ask.kind == CALENDAR or ruleset.progress(drive.world)[0] >= start[0] + outlook.periods:
                break
            own = own and not (answers and self._over(player, start, drive, ask, seen))
            ask.trusted = not own  # tests cover whole games by every goal; displayed orders are checked once more
            seen = len(drive.context.events)
            side = ask.side if several else None
            answer = (player if own else after_it).answer(ruleset.view(drive.world, side), ask)
            if own:
                answers.append(drive.check(answer, side))
            drive.send(answer, side)
        after = policy.tally(ruleset.view(drive.world, self.side), drive.context.events[known:])
        return _Try(tuple(answers), {name: value - before[name] for name, value in after.items()})

    def _over(self, player: Policy, start: tuple[int, int], drive: Drive[W], ask: Ask, seen: int) -> bool:
        """Return whether a plan ends before a question is answered."""
        if past(self.outlook.until, self.ruleset, start, drive.world, ask):
            return True
        return rests(player, self.ruleset.view(drive.world, self.side), ask, drive.context.events[seen:])


def _orders(policy: Planner, tries: Sequence[_Try]) -> Iterator[Order]:
    """Yield the likely orders of a plan in the order in which they are first given."""
    count: dict[Answer, int] = {}
    for each in tries:
        for words in dict.fromkeys(filter(None, map(policy.stem, each.answers))):
            count[words] = count.get(words, 0) + 1
    for words, number in count.items():
        if number / len(tries) >= LIKELY:
            yield Order(words, number / len(tries))


def _figures(tries: Sequence[_Try]) -> dict[str, Figure]:
    return {name: Figure(tuple(sorted(each.change[name] for each in tries))) for name in tries[0].change}


# --- which plans differ ----------------------------------------------------------------------------------------------


def _different(plans: Sequence[Plan]) -> list[Plan]:
    """Return the plans that differ from all earlier plans."""
    found: list[Plan] = []
    for plan in plans:
        if all(plan.orders != other.orders and _figured(plan) != _figured(other) for other in found):
            found.append(plan)
    return found


def _figured(plan: Plan) -> dict[str, tuple[float, int, int]]:
    """Return the numbers of a plan as displayed, keyed by name: mean, worst and highest."""
    return {name: (round(each.mean, 1), each.worst, each.most) for name, each in plan.figures.items()}


def _apart(one: Plan, two: Plan, among: Sequence[Plan]) -> float:
    """Return how different two plans are, by their orders and effects.

    Effects are measured as fractions of their widest range in `among`.
    """
    total = 0.0
    for name, figure in one.figures.items():
        means = [plan.figures[name].mean for plan in (*among, one, two)]
        span = max(means) - min(means)
        if span:
            total += abs(figure.mean - two.figures[name].mean) / span
    said, other = ({order.words for order in plan.orders} for plan in (one, two))
    shared = len(said & other) / max(1, len(said | other))
    return total / max(1, len(one.figures)) + 1 - shared
