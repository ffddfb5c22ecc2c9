"""What a side may take back: its own last answers, as far as nothing was settled, seen, or answered by another side."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from typing import Any

import msgspec

from bot.games.errors import SaveDamaged
from bot.games.plans import decided
from bot.games.saves import open_save
from bot.games.undo_stack import Answered, BarredBy, Taken, UndoStack, barred, base_version, same_position, together
from db.games import GameRow, JournalRow, answer_of, in_force
from db.schema.games import HOUSE, RUNNING
from db.sides import AsideRow
from engine.core.asks import Answer, Refused
from engine.core.drive import read_mark
from engine.core.record import LAPSE
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, Save, advance, retrace


def side_stack(
    row: GameRow,
    rules: Ruleset[Any],
    save: Save,
    entries: Sequence[JournalRow],
    asides: Iterable[AsideRow],
    *,
    sides: Collection[str] | None,
) -> UndoStack:
    """Return what these sides may take back by themselves; without `sides`, what all may by agreement.

    `entries` and `asides` are those since the last die. Orders given aside are never taken back. Raise `SaveDamaged`.
    """
    barred_by, events = barred(row, rules, entries)
    if row.status != RUNNING or row.base_save is None:
        return UndoStack((), barred_by, events, {})
    base, start = base_version(row), open_save(replace(row, save=row.base_save))[1]
    held = [entry for entry in decided(in_force(entries)) if entry.version > base]
    said = sorted(
        [
            *((entry.version, 0, answer_of(entry)) for entry in held),
            *((each.version, each.number, msgspec.json.decode(each.answer, type=Answer)) for each in asides),
        ]
    )
    by_version = {entry.version: entry for entry in held}
    saves, answered, seen = {base: start}, list[Answered](), set[int]()
    before, now = base, None
    try:
        outcomes = retrace(rules, start, (words for *_, words in said))
        first = next(outcomes, None)
        if first is None:
            return UndoStack((), "mended", (), {})
        now = first.save
        for (version, number, words), outcome in zip(said, outcomes, strict=False):
            step, now = now.step, outcome.save
            if number:
                continue
            if outcome.settled:
                return UndoStack((), "mended", (), {})
            if outcome.seen:
                seen.add(version)
            saves[version], entry = outcome.save, by_version[version]
            mark = read_mark(words)
            shown = () if entry.secret else mark.answer
            given = Answered(version, before, entry.action, entry.actor, entry.created_at, shown, step, mark.side or "")
            answered.append(replace(given, events=outcome.events))
            before = version
        whole = len(answered) == len(held) and now is not None and same_position(rules, now, save)
    except (ValueError, KeyError, msgspec.MsgspecError) as error:
        raise SaveDamaged(row.id, version=row.version, detail=f"its base: {' '.join(str(error).split())}") from error
    if not whole:
        return UndoStack((), "mended", (), {})
    steps = together(answered)
    if sides is None:
        return UndoStack(steps, barred_by, events, saves)
    own = _own(steps, seen, sides)
    bar: BarredBy = barred_by if len(own) == len(steps) else "other"
    return UndoStack(own, bar, events if bar == barred_by else (), saves)


def _own(steps: Sequence[Taken], seen: Collection[int], sides: Collection[str]) -> tuple[Taken, ...]:
    """Return the newest steps of a side's own that nobody else has seen."""
    found = []
    for step in steps:
        mine = all(
            each.side in sides and each.actor != HOUSE and each.action != LAPSE and each.version not in seen
            for each in step.answers
        )
        if not mine:
            break
        found.append(step)
    return tuple(found)


def last_side(stack: UndoStack, to: int) -> str | None:
    """Return the side that may take back what is the last answer after going back to version `to`."""
    left = [step for step in stack.steps if step.answers[-1].version <= to]
    return left[0].answers[-1].side if left else None


def said_again(outcome: Outcome[Any], rules: Ruleset[Any], asides: Iterable[AsideRow], *, since: int) -> Outcome[Any]:
    """Give the orders again that were given aside since a version; those that are not possible there are dropped."""
    for each in asides:
        if each.version >= since:
            said = read_mark(msgspec.json.decode(each.answer, type=Answer))
            with suppress(Refused):
                outcome = advance(rules, outcome.save, said.answer, side=said.side, aside=True)
    return outcome


def ordered_again(
    row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], asides: Iterable[AsideRow], *, now: datetime
) -> tuple[Outcome[Any], list[AsideRow]]:
    """Return a game that was set up anew after the orders that were given aside, and their rows after its own.

    An order that is not possible any more is dropped.
    """
    notes = list[AsideRow]()
    for each in asides:
        said = read_mark(msgspec.json.decode(each.answer, type=Answer))
        with suppress(Refused):
            outcome = advance(rules, outcome.save, said.answer, side=said.side, aside=True)
            answer, version = msgspec.json.encode(outcome.save.answers[-1]).decode(), row.version + 1
            notes.append(replace(each, version=version, number=len(notes) + 1, answer=answer, created_at=now))
    return outcome, notes
