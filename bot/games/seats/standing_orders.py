"""The standing orders of sides that the autopilot plays."""

from __future__ import annotations

from contextlib import suppress
from datetime import datetime
from typing import Any

import msgspec

from db.games import GameRow
from db.schema.games import HOUSE
from db.sides import AsideRow, chairs_of
from engine.core.asks import Refused
from engine.core.ruleset import Commands, Ruleset
from engine.core.save import Outcome


def row_of_order(
    row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], *, at: tuple[int, int], actor: int, now: datetime
) -> AsideRow:
    """Return the database row for the latest standing order.

    `at` is the version that the order follows, and the number of the order in that version.
    """
    period, round_ = rules.progress(outcome.world)
    return AsideRow(
        game_id=row.id,
        version=at[0],
        number=at[1],
        actor=actor,
        answer=msgspec.json.encode(outcome.save.answers[-1]).decode(),
        rules=rules.rules_version,
        period=period,
        round=round_,
        created_at=now,
    )


def with_orders(
    row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], side: str, *, policy: Any, at: tuple[int, int]
) -> tuple[Outcome[Any], list[AsideRow]]:
    """Give the autopilot's standing orders for its side. Return the game and the orders' database rows.

    `at` is the version, and the number of orders given since.
    """
    chair = chairs_of(row).get(side)
    if chair is None or not chair.steward or not isinstance(policy, Commands):
        return outcome, []
    notes = list[AsideRow]()
    with suppress(Refused):  # too many for one step: the rest follow in the next
        for words in policy.standing_orders(rules.view(outcome.world, side), side):
            outcome = outcome.order(words, side=side)
            number = at[1] + len(notes) + 1
            notes.append(row_of_order(row, rules, outcome, at=(at[0], number), actor=HOUSE, now=row.updated_at))
    return outcome, notes
