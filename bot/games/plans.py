"""Plans that are taken: how far the steward plays for a goal, and the journal row that names it.

A plan is played as the steward's ordinary answers. The row before them has no answer of its own: it only says which
plan they belong to, and every reader of the journal that looks for decisions passes over it.
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
from engine.core.planning.laying_out import lay_out
from engine.core.planning.plans import Plan, Planner, Until, goals_of, scopes_of
from engine.core.record import PLAN
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
) -> tuple[GameRow, Until, tuple[JournalRow, ...]]:
    """Return the game after the row that names a plan, how far the plan is played, and that row after those `before`.

    An undo still goes back to before it. A plan is one of the steward's goals, or for a part of the side that has
    something to do. Raise `NoSuchPlan` where there is no plan of that name.
    """
    view, policy = rules.view(outcome.world), rules.policies["steward"]("")
    ask = outcome.ask
    if ask is None or not isinstance(policy, Planner) or plan not in _names(rules, view, ask):
        raise NoSuchPlan(row.id)
    number, place = row.version + 1, (row.period, row.round)
    entry = row_of(
        row.id, number, action=PLAN, answer=(plan,), place=place, actor=actor, rules=rules, now=now, secret=secret
    )
    base = row.version if row.base_version is None else row.base_version
    after = replace(row, version=number, base_version=base)
    return after, policy.outlook(view, ask).until, (*before, entry)


def _names(rules: Ruleset[Any], view: Any, ask: Ask) -> tuple[str, ...]:
    return (*goals_of(rules, view, ask), *scopes_of(rules, view, ask))


def laid_out(row: GameRow) -> tuple[Plan, ...]:
    """Lay out the plans of a stored position, which takes half a second: for a worker.

    The dice of the tries are public, and none of the game's own. Raise `SaveUnreadable`.
    """
    rules, save = open_save(row)
    return lay_out(rules, play(row, rules, save, None).save, seed=f"{row.id}/{row.version}")


def decided(entries: Sequence[JournalRow]) -> list[JournalRow]:
    """Return the rows without those that only name a plan."""
    return [entry for entry in entries if entry.action != PLAN]
