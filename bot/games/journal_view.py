"""The latest events of a game from its journal, without undone decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.games.saves import events_of
from bot.games.state import Stretch, Undone, stretches_of
from bot.games.undo_stack import undone_by
from db.games import REOPENED, UNDO, GameRow, JournalRow, Store, gone_back_to, in_force
from db.schema.games import CALENDAR_ACTOR
from engine.core.ruleset import Ruleset


class Told(NamedTuple):
    """The events in journal rows, the last undo, and the rows themselves.

    `undone` is None if the last row is not an undo.
    """

    stretches: tuple[Stretch, ...]
    undone: Undone | None
    entries: Sequence[JournalRow]

    @property
    def reopened(self) -> bool:
        """Whether players must be told that corrected rules reopened a step."""
        for entry in reversed(self.entries):
            if entry.action == REOPENED:
                return True
            if entry.actor != CALENDAR_ACTOR:
                break
        return False


async def events_since(
    store: Store,
    row: GameRow,
    rules: Ruleset[Any],
    *,
    since: int,
    until: int | None = None,
    journal: Sequence[JournalRow] = (),
) -> Told:
    """Return the events in journal rows, and the last undo. Undone events are left out.

    Pass the latest rows as `journal` if you have already read them.
    """
    if until is None and journal and journal[0].version <= since:
        entries = [entry for entry in journal if entry.version >= since]
    else:
        entries = await store.journal(row.id, first=since, last=until or row.version)
    took_back = until is None and bool(entries) and entries[-1].action == UNDO
    undone = await _undone(store, row, rules, entries) if took_back else None
    anew = [place for place, entry in enumerate(entries) if entry.action == "rules"]
    held = entries[anew[-1] :] if anew else entries  # earlier rows belong to a setup under other house rules
    stretches = stretches_of(
        (entry.period, entry.round, entry.actor, events_of(row, rules, entry.events)) for entry in in_force(held)
    )
    return Told(stretches, undone, entries)


async def _undone(store: Store, row: GameRow, rules: Ruleset[Any], entries: Sequence[JournalRow]) -> Undone:
    """Return the undo in the last of the `entries`, with the answers that it undid."""
    last = entries[-1]
    first = gone_back_to(last) + 1
    if first < entries[0].version:
        entries = await store.journal(row.id, first=first, last=last.version - 1)
    return undone_by(row, rules, last, [entry for entry in entries if entry.version < last.version])
