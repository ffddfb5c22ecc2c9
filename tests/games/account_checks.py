"""Checks of die roll reports in both games: a report must suffice to look the result up in the table that it names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import structs

from engine.core.events import DieRollReport, Event
from engine.games.siege.combat.tables import tables
from engine.games.siege.event_table import event_table, fall_through
from engine.games.siege.events import EventRolled

EVENTS = "events"
"""§5.3 The table whose result may belong to a later row: unique events that have already happened are skipped."""


def accounts(events: Iterable[Event]) -> Iterator[tuple[Event, DieRollReport]]:
    """Return every die roll report among the events."""
    for event in events:
        for field in structs.fields(event):
            told = getattr(event, field.name)
            if isinstance(told, DieRollReport):
                yield event, told


def wrong_accounts(events: Iterable[Event], *, row0: str = "2S/2B") -> list[str]:
    """Return the errors in the reports of a game; `row0` is the siege's house rule for the odd cell (R121)."""
    found = []
    for event, told in accounts(events):
        name = f"{type(event).__name__} {told}"
        if told.table is None:
            if told.column is not None:
                found.append(f"a column without a table: {name}")
        elif told.table == EVENTS:
            if not isinstance(event, EventRolled) or not _taken(event, told):
                found.append(f"another event than the dice name: {name}")
        else:
            found += [f"{fault}: {name}" for fault in _in_the_table(told, row0)]
    return found


def _taken(event: EventRolled, told: DieRollReport) -> bool:
    passed = set(event.skipped)
    return told.total == sum(told.dice) and (
        fall_through(event.rolled, sorted(passed)) == (event.taken, event.skipped)
        and told.result == event_table()[event.taken].name
    )


def _in_the_table(told: DieRollReport, row0: str) -> Iterator[str]:
    table = tables()[str(told.table)]
    column = 1 if told.column is None else told.column
    if told.total is None or not table.lowest <= told.total <= table.highest:
        yield f"there are rows {table.lowest} to {table.highest}"
        return
    cells = table.rows[told.total - table.lowest]
    if not 1 <= column <= len(cells):
        yield f"there are columns 1 to {len(cells)}"
        return
    there = cells[column - 1]
    if there in {"2S", "2B"} and row0 == "S/B":
        there = there[1]
    if told.result != there:
        yield f"the table says {there}"
    if table.clamp(sum(told.dice) + sum(modifier.value for modifier in told.modifiers)) != told.total:
        yield "dice and modifiers come to another row"
