"""The undo stack: the answers since the last die or card, which can still be undone.

A game keeps a base save: the save after the last decision that a die or card settled. The answers given since then are
replayed from it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Literal

import msgspec

from bot.games.decisions import Decision
from bot.games.errors import NothingToUndo, SaveDamaged
from bot.games.plans import decided
from bot.games.saves import events_of, open_save
from bot.games.state import Undone
from db.games import GameRow, JournalRow, answer_of, gone_back_to, in_force
from db.schema.games import CALENDAR_ACTOR, HOUSE, RUNNING
from db.sides import AsideRow, turns_of
from engine.core.asks import Answer, Refused
from engine.core.drive import read_mark
from engine.core.events import Event
from engine.core.record import LAPSE
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, Save, advance, dump, restated, retrace

BarredBy = Literal["settled", "begun", "reopened", "mended", "deadline", "other"]
"""Why nothing further can be undone.

In order: a die or card; the game's beginning; a step that began again; rules that were corrected since then; the
deadline of a campaign's day; or the other side, which has answered or could have seen something.
"""

_BARS: Mapping[str, BarredBy] = {"new": "begun", "rules": "begun", "word": "begun", "reopened": "reopened"}


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that can be undone.

    `version` is the version of its journal row. `before` is the version in which it was given. `side` is the side that
    gave it, in a game with several sides. `answer` is empty if its effect is secret. `events` are its public events.
    """

    version: int
    before: int
    action: str
    actor: int
    at: datetime
    answer: Answer
    step: str
    side: str = ""
    events: tuple[Event, ...] = ()


@dataclass(frozen=True, slots=True)
class Taken:
    """Answers that are undone together, oldest first.

    `to` is the version to which the undo returns.
    """

    answers: tuple[Answered, ...]

    @property
    def to(self) -> int:
        """The version to which the undo returns."""
        return self.answers[0].before

    @property
    def by_steward(self) -> bool:
        """Whether the steward gave these answers."""
        return self.answers[0].action == "steward"


@dataclass(frozen=True, slots=True)
class UndoStack:
    """The undo stack of a game, newest answers first.

    `barred_by` is the reason why earlier decisions cannot be undone, and `events` are the events that prevent it.
    `saves` contains the saves of the versions to which an undo can return.
    """

    steps: tuple[Taken, ...]
    barred_by: BarredBy
    events: tuple[Event, ...]
    saves: Mapping[int, Save]

    def upto(self, steps: int) -> tuple[Taken, ...]:
        """Return the newest `steps` groups of answers, or all if there are fewer."""
        return self.steps[: max(1, steps)]

    def struck(self, version: int, *, actor: int) -> Undone:
        """Return the answers that an undo back to `version` removes."""
        every = [each for step in reversed(self.steps) for each in step.answers if each.version > version]
        steward = _all_steward(each.action for each in every)
        events = tuple(each.events for each in every)
        return Undone(actor, steward, tuple(each.answer for each in every), tuple(each.step for each in every), events)


def base_of(row: GameRow, decisions: Sequence[Decision], *, actor: int) -> dict[str, Any]:
    """Return the columns for the state to which undo can go back after some decisions.

    The decisions start from `row`.
    """
    settled = (
        place for place in reversed(range(len(decisions))) if actor == CALENDAR_ACTOR or decisions[place].settled
    )
    last = next(settled, None)
    if last is not None:
        ends = last + 1 == len(decisions)
        save = None if ends else dump(decisions[last].save).decode()
        return {"base_version": row.version + last + 1, "base_save": save}
    if row.base_save is not None:
        return {}
    return {"base_version": row.version if row.base_version is None else row.base_version, "base_save": row.save}


def base_version(row: GameRow) -> int:
    """Return the version of the undo base."""
    return row.version if row.base_version is None else row.base_version


def first_in_stack(row: GameRow) -> int:
    """Return the number of the first journal row that must be passed to `undo_stack_of`."""
    return base_version(row)


def may_undo(row: GameRow) -> bool:
    """Return whether the game's row says that something can be undone."""
    if row.asked is not None:
        return row.status == RUNNING and turns_of(row).back is not None
    return row.status == RUNNING and row.base_save is not None and not closed(row)


def closed(row: GameRow) -> bool:
    """Return whether a campaign day's deadline has passed, so that its decisions are final."""
    return row.day_due is not None and row.open_until is None


def undo_stack_of(
    row: GameRow,
    rules: Ruleset[Any],
    save: Save,
    entries: Sequence[JournalRow],
    asides: Iterable[AsideRow] = (),
    *,
    sides: Collection[str] | None = None,
) -> UndoStack:
    """Return the undo stack of a game, for all sides or only for `sides`.

    `entries` are the journal rows since the last die roll. `asides` are the standing orders since then. Raise
    `SaveDamaged` or `SaveTooNew` if the save cannot be read.
    """
    alone = row.asked is None
    if alone and closed(row):
        return UndoStack((), "deadline", (), {})
    base = base_version(row)
    barred_by, events = barred(row, rules, entries)
    if row.status != RUNNING or row.base_save is None:
        return UndoStack((), barred_by, events, {})
    start = open_save(replace(row, save=row.base_save))[1]
    held = [entry for entry in decided(in_force(entries)) if entry.version > base]
    try:
        traced = _retraced(rules, start, base, held, asides, marked=not alone)
        mended = traced is None or not same_position(rules, traced.last, save)
    except (ValueError, KeyError, msgspec.MsgspecError) as error:
        raise SaveDamaged(row.id, version=row.version, detail=f"its base: {' '.join(str(error).split())}") from error
    if traced is None or mended:
        return UndoStack((), "mended", (), {})
    steps = together(traced.answered)
    if sides is None:
        return UndoStack(steps, barred_by, events, traced.saves)
    own = _own(steps, traced.seen, sides)
    bar: BarredBy = barred_by if len(own) == len(steps) else "other"
    return UndoStack(own, bar, events if bar == barred_by else (), traced.saves)


def _own(steps: Sequence[Taken], seen: Collection[int], sides: Collection[str]) -> tuple[Taken, ...]:
    """Return the newest decisions of the given sides that no other side has seen yet."""
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


def barred(row: GameRow, rules: Ruleset[Any], entries: Sequence[JournalRow]) -> tuple[BarredBy, tuple[Event, ...]]:
    """Return the reason why older decisions cannot be undone, and the events that cause it."""
    bar = next((entry for entry in entries if entry.version == base_version(row)), None)
    action = bar.action if bar is not None else ""
    return _BARS.get(action, "settled"), events_of(row, rules, bar.events) if bar is not None else ()


@dataclass(slots=True)
class _Traced:
    """The result of replaying answers.

    `saves` are the saves by version. `seen` are the answers that other players have seen. `last` is the last save.
    """

    answered: list[Answered]
    saves: dict[int, Save]
    seen: set[int]
    last: Save


def _retraced(
    rules: Ruleset[Any],
    start: Save,
    base: int,
    held: Sequence[JournalRow],
    asides: Iterable[AsideRow],
    *,
    marked: bool,
) -> _Traced | None:
    """Replay answers, and return them with the save after each.

    Return None if corrected rules refuse an answer, or roll dice for one. `marked` is whether the answers name their
    side, as in games with several sides.
    """
    said = sorted(
        [
            *((entry.version, 0, answer_of(entry)) for entry in held),
            *((each.version, each.number, msgspec.json.decode(each.answer, type=Answer)) for each in asides),
        ]
    )
    by_version = {entry.version: entry for entry in held}
    outcomes = retrace(rules, start, (words for *_, words in said))
    first = next(outcomes, None)
    if first is None:
        return None
    traced, before = _Traced([], {base: start}, set(), first.save), base
    for (version, number, words), outcome in zip(said, outcomes, strict=False):
        step, traced.last = traced.last.step, outcome.save
        if number:
            continue
        if outcome.settled:
            return None
        if outcome.seen:
            traced.seen.add(version)
        traced.saves[version], entry = outcome.save, by_version[version]
        given = Answered(version, before, entry.action, entry.actor, entry.created_at, words, step)
        if marked:
            mark = read_mark(words)
            shown = () if entry.secret else mark.answer
            given = replace(given, answer=shown, side=mark.side or "", events=outcome.events)
        traced.answered.append(given)
        before = version
    return traced if len(traced.answered) == len(held) else None


def same_position(rules: Ruleset[Any], one: Save, other: Save) -> bool:
    """Return whether two saves have the same position, regardless of their versions."""

    def place(save: Save) -> tuple[Any, ...]:
        return save.step, bytes(save.state), save.answers, save.period, save.counts, save.over

    return place(one) == place(other) or place(restated(rules, one)) == place(restated(rules, other))


def together(answered: Sequence[Answered]) -> tuple[Taken, ...]:
    """Group answers that are undone together, and return the groups, newest first."""
    groups: list[list[Answered]] = []
    for each in answered:
        last = groups[-1][-1] if groups else None
        if each.action == "steward" and last is not None and _one_go(last, each):
            groups[-1].append(each)
        else:
            groups.append([each])
    return tuple(Taken(tuple(group)) for group in reversed(groups))


def _one_go(one: Answered, other: Answered) -> bool:
    """Return whether two answers were stored in the same transaction."""
    return other.version == one.version + 1 and (one.action, one.actor, one.at) == (other.action, other.actor, other.at)


def save_at(undo_stack: UndoStack, game_id: str, version: int) -> Save:
    """Return the save of a version. Raise `NothingToUndo` if an undo cannot return to it."""
    if all(version not in (each.before for each in step.answers) for step in undo_stack.steps):
        raise NothingToUndo(game_id)
    return undo_stack.saves[version]


def undone_by(row: GameRow, rules: Ruleset[Any], last: JournalRow, entries: Sequence[JournalRow]) -> Undone:
    """Return the answers that the “undo” row `last` undid.

    `entries` are the rows from the target of the undo up to `last`.
    """
    struck = [each for each in decided(in_force(entries)) if gone_back_to(last) < each.version < last.version]
    answers = tuple(answer_of(each) for each in struck)
    if row.asked is not None:
        shown = tuple(() if each.secret else read_mark(answer_of(each)).answer for each in struck)
        seen = tuple(events_of(row, rules, each.events) for each in struck)
        return Undone(last.actor, _all_steward(each.action for each in struck), shown, events=seen)
    outcomes = retrace(rules, open_save(row)[1], answers)  # the save is the position in which the answers were given
    steps = tuple(now.save.step for now, _ in zip(outcomes, answers, strict=False))
    seen = tuple(() for _ in answers)  # with one side the answer has everything
    return Undone(last.actor, _all_steward(each.action for each in struck), answers, steps, seen)


def _all_steward(actions: Iterable[str]) -> bool:
    return all(action == "steward" for action in actions)


def last_side(stack: UndoStack, to: int) -> str | None:
    """Return the side that may undo the last answer at or before version `to`; None if there is no such answer."""
    left = [step for step in stack.steps if step.answers[-1].version <= to]
    return left[0].answers[-1].side if left else None


def said_again(outcome: Outcome[Any], rules: Ruleset[Any], asides: Iterable[AsideRow], *, since: int) -> Outcome[Any]:
    """Repeat the standing orders that were given since version `since`, and return the game.

    Orders that are no longer possible are dropped.
    """
    for each in asides:
        if each.version >= since:
            said = read_mark(msgspec.json.decode(each.answer, type=Answer))
            with suppress(Refused):
                outcome = advance(rules, outcome.save, said.answer, side=said.side, aside=True)
    return outcome


def ordered_again(
    row: GameRow, rules: Ruleset[Any], outcome: Outcome[Any], asides: Iterable[AsideRow], *, now: datetime
) -> tuple[Outcome[Any], list[AsideRow]]:
    """Repeat the standing orders in a game that was set up again.

    Return the game and the new database rows of the orders. Orders that are no longer possible are dropped.
    """
    notes = list[AsideRow]()
    for each in asides:
        said = read_mark(msgspec.json.decode(each.answer, type=Answer))
        with suppress(Refused):
            outcome = advance(rules, outcome.save, said.answer, side=said.side, aside=True)
            answer, version = msgspec.json.encode(outcome.save.answers[-1]).decode(), row.version + 1
            notes.append(replace(each, version=version, number=len(notes) + 1, answer=answer, created_at=now))
    return outcome, notes
