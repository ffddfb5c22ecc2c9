"""Lays out plans: each is played on from copies of the position.

A plan is the policy with another goal. Its figures come from games played on from a copy of the position with other
dice, the same for every plan: they show what the rules and the visible position make likely, never what will come.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from engine.core.asks import Answer
from engine.core.day_gate import CALENDAR
from engine.core.planning.plans import Figure, Order, Outlook, Plan, Planner, past
from engine.core.ruleset import Ruleset
from engine.core.save import Save, supposed

W = TypeVar("W")

FEWEST, MOST = 2, 5
"""The least and the most plans that are offered."""
TRIES = 20
"""How often each plan is played on."""
LIKELY = 0.25
"""The least share of the tries in which an order is given that belongs to a plan."""
_LONGEST = 400
"""The most answers of one try."""


class _Try(NamedTuple):
    answers: tuple[Answer, ...]
    change: Mapping[str, int]


def lay_out(ruleset: Ruleset[W], save: Save, *, seed: str) -> tuple[Plan, ...]:
    """Return the plans for a position, or none if fewer than two differ; the same for the same seed and view."""
    policy = ruleset.policies["steward"](seed)
    if not isinstance(policy, Planner):
        return ()
    here = supposed(ruleset, save, seed=seed)
    if here.ask is None or here.ask.kind == CALENDAR:
        return ()
    view = ruleset.view(here.world)
    goals, outlook = policy.goals(view, here.ask), policy.outlook(view, here.ask)
    plans: list[Plan] = []
    orders: set[tuple[tuple[Answer, ...], ...]] = set()
    changes: set[tuple[tuple[str, Figure], ...]] = set()
    for goal in goals:
        tries = [_tried(ruleset, save, policy, goal, outlook, seed=f"{seed}/{number}") for number in range(TRIES)]
        plan = Plan(
            name=goal,
            orders=tuple(_orders(policy, tries)),
            figures=_figures(tries),
            until=outlook.until,
            periods=outlook.periods,
        )
        given, changed = tuple(each.answers for each in tries), tuple(sorted(plan.figures.items()))
        if given not in orders and changed not in changes:
            plans.append(plan)
        orders.add(given)
        changes.add(changed)
    plans = plans[:MOST]
    return tuple(plans) if len(plans) >= FEWEST else ()


def _tried(ruleset: Ruleset[W], save: Save, policy: Planner, goal: str, outlook: Outlook, *, seed: str) -> _Try:
    """Play a plan on with one set of dice: its answers as far as it is taken, and what it changes until the end."""
    drive, player = supposed(ruleset, save, seed=seed), policy.aiming(goal)
    start = ruleset.progress(drive.world)
    known = len(drive.context.events)
    before = dict(policy.tally(ruleset.view(drive.world), ()))
    answers: list[Answer] = []
    own = True
    for _ in range(_LONGEST):
        ask = drive.ask
        if ask is None or ask.kind == CALENDAR or ruleset.progress(drive.world)[0] >= start[0] + outlook.periods:
            break
        own = own and not (answers and past(outlook.until, ruleset, start, drive.world, ask))
        answer = player.answer(ruleset.view(drive.world), ask)
        drive.check(answer)
        if own:
            answers.append(answer)
        drive.send(answer)
    after = policy.tally(ruleset.view(drive.world), drive.context.events[known:])
    return _Try(tuple(answers), {name: value - before[name] for name, value in after.items()})


def _orders(policy: Planner, tries: Sequence[_Try]) -> Iterator[Order]:
    """Yield the likely orders, in the order in which they are first given."""
    count: dict[Answer, int] = {}
    for each in tries:
        for words in dict.fromkeys(filter(None, map(policy.stem, each.answers))):
            count[words] = count.get(words, 0) + 1
    for words, number in count.items():
        if number / len(tries) >= LIKELY:
            yield Order(words, number / len(tries))


def _figures(tries: Sequence[_Try]) -> dict[str, Figure]:
    return {name: Figure(tuple(sorted(each.change[name] for each in tries))) for name in tries[0].change}
