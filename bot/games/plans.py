"""Chosen plans: how long the autopilot follows a plan, and its journal row.

The row before a plan's answers names the plan. This row is not an answer. Code that looks for decisions must skip it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from typing import Any

from bot.games.decisions import row_of
from bot.games.errors import NoSuchPlan
from bot.games.saves import open_save, play
from db.games import GameRow, JournalRow
from engine.core.asks import Ask
from engine.core.planning.laying_out import lay_out, lay_out_named, lay_out_part
from engine.core.planning.plans import Plan, Planner, Until, candidates, goals_of, part_of, parts_of
from engine.core.planning.question import question_of
from engine.core.record import AHEAD, PLAN
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome


def planned(
    row: GameRow,
    rules: Ruleset[Any],
    outcome: Outcome[Any],
    plan: str,
    before: tuple[JournalRow, ...],
    *,
    actor: int,
    now: datetime,
    secret: bool = False,
    ahead: bool = False,
) -> tuple[GameRow, Until, tuple[JournalRow, ...]]:
    """Return the game with a newly chosen plan, the scope of the plan, and `before` with the plan's journal row.

    An undo still goes back to the state before that row. With `ahead`, the row records that simulated games found the
    plan. Raise `NoSuchPlan` if there is no plan of that name.
    """
    ask = outcome.ask
    side = ask.side if ask is not None and row.asked is not None else None
    view, policy = rules.view(outcome.world, side), rules.policies["steward"]("")
    if ask is None or not isinstance(policy, Planner) or not is_plan(rules, view, ask, plan):
        raise NoSuchPlan(row.id)
    number, place = row.version + 1, (row.period, row.round)
    until = policy.outlook(view, ask).until
    words = (plan, AHEAD) if ahead else (plan, *_answering(rules, view, ask, plan, until))
    entry = row_of(
        row.id, number, action=PLAN, answer=words, place=place, actor=actor, rules=rules, now=now, secret=secret
    )
    base = row.version if row.base_version is None else row.base_version
    after = replace(row, version=number, base_version=base)
    return after, until, (*before, entry)


def _answering(rules: Ruleset[Any], view: Any, ask: Ask, plan: str, until: Until) -> tuple[str, ...]:
    """Return the kind of the commander's question that a plan answers, and the plan's duration.

    Return an empty tuple if the plan is for a part of the side.
    """
    found = question_of(rules, view, ask)
    return (found.kind, until) if found is not None and plan in goals_of(rules, view, ask) else ()


def is_plan(rules: Ruleset[Any], view: Any, ask: Ask, plan: str) -> bool:
    """Return whether a plan with this name exists in a position."""
    if plan in goals_of(rules, view, ask) or plan in candidates(rules, view, ask, rules.foresight):
        return True
    return plan in parts_of(rules, view, ask, part_of(plan)[0])


def laid_out(row: GameRow, side: str | None = None, scope: str = "") -> tuple[Plan, ...]:
    """Return the plans for a stored position, or for a part of a side.

    This takes a second, so call it in a worker. If the game has several sides, the plans are for `side`, from its view.
    Raise `SaveUnreadable` if the save cannot be read.
    """
    rules, save = open_save(row)
    save, seed = play(row, rules, save, None).save, f"{row.id}/{row.version}"
    if scope:
        return lay_out_part(rules, save, scope, seed=seed, side=side)
    return lay_out(rules, save, seed=seed, side=side)


def costs_of(row: GameRow, names: Sequence[str]) -> tuple[Plan, ...]:
    """Return the named plans with their costs in the stored position of a one-sided game.

    Call this in a worker process. Raise `SaveUnreadable` if the save cannot be read.
    """
    rules, save = open_save(row)
    return lay_out_named(rules, play(row, rules, save, None).save, names, seed=f"{row.id}/{row.version}")


def decided(entries: Sequence[JournalRow]) -> list[JournalRow]:
    """Return the journal rows without those that only name a plan."""
    return [entry for entry in entries if entry.action != PLAN]
