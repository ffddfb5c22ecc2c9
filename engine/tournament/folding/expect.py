"""Checks that several handlers of facts use; each raises `Refused`."""

from __future__ import annotations

from typing import Any

from engine.core.asks import Refused
from engine.tournament.state import (
    CLOSED,
    OPEN,
    RUNNING,
    Round,
    Table,
    Tournament,
    player_of,
    round_of,
    table_of,
)

BEFORE_ROUND_ONE = (OPEN, CLOSED)
NOT_OVER = (OPEN, CLOSED, RUNNING)


def expect(holds: bool, reason: str, rule: str, **facts: Any) -> None:
    """Raise `Refused` with `reason` and the facts if `holds` is False.

    The fact `possible` lists the alternatives.
    """
    if not holds:
        raise Refused(reason, rule=rule, facts=facts)


def expect_stage(t: Tournament, rule: str, *stages: str) -> None:
    """Raise `Refused` unless the tournament is in one of the `stages`."""
    if t.stage not in stages:
        raise Refused("not-now", rule=rule, facts={"stage": t.stage, "possible": list(stages)})


def in_lots(t: Tournament, number: int) -> None:
    """Raise `Refused` if a player is not registered or has no lot."""
    player_of(t, number)
    if number not in t.lots:
        raise Refused("not-in-the-lots", rule="T13", facts={"player": number})


def present_round(t: Tournament, number: int, rule: str) -> Round:
    """Return the round `number`. Raise `Refused` if it is not the latest or is closed."""
    expect_stage(t, rule, RUNNING)
    found = round_of(t, number)
    if number != len(t.rounds) or found.closed:
        possible = [] if t.rounds[-1].closed else [len(t.rounds)]
        raise Refused("round-is-over", rule=rule, facts={"round": number, "possible": possible})
    return found


def open_table(t: Tournament, round_: int, number: int, rule: str) -> Table:
    """Return a table that is still open. Raise `Refused` if it already has a result (T69)."""
    expect_stage(t, rule, RUNNING)
    found = table_of(t, round_, number)
    if found.results:
        result = found.results[-1]
        facts = {"round": round_, "table": number, "points": result.points, "result": result.number}
        raise Refused("already-final", rule=rule, facts=facts)
    if t.rounds[round_ - 1].closed:
        raise Refused("round-is-over", rule=rule, facts={"round": round_, "possible": []})
    return found


def at_table(table: Table, player: int, rule: str) -> None:
    """Raise `Refused` unless a player plays at the table."""
    if player not in table.players:
        raise Refused("not-at-this-table", rule=rule, facts={"player": player, "possible": list(table.players)})
