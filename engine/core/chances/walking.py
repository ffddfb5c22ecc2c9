"""A walk through a finished game, with the save before and after each decision."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, NamedTuple

from engine.core.asks import Answer, Refused
from engine.core.chances.throws import NotingContext, Throw
from engine.core.day_gate import CALENDAR, by_calendar, own_options
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive, StepStart, read_mark
from engine.core.record import AHEAD, ASIDE, LAPSE, PLAN, STEWARD, Entry, in_force
from engine.core.replay import Recording, ReplayMismatch
from engine.core.ruleset import Ruleset
from engine.core.save import Save, opens, save_of


class Chosen(NamedTuple):
    """A plan that the adviser carried out: its name, its question and its reach.

    `actor` is the pseudonym of the person who chose it; empty if the autopilot chose it.
    """

    plan: str
    question: str = ""
    reach: str = ""
    actor: str = ""


class Decision(NamedTuple):
    """A decision of a finished game.

    `version` is its row in the journal. `side` is the side that decided. `kind` is the kind of its question.
    `by_player` is False for an answer of the autopilot, or after a time-out. `actor` is the pseudonym of the person who
    decided, or for whom the bot did. `drew` tells whether dice were rolled or hidden information was revealed before
    the next question. `throws` are the rolls. `chosen` is the plan that begins with this decision, if any. `before` and
    `after` are the saves around it.
    """

    version: int
    period: int
    round: int
    side: str
    kind: str
    answer: Answer
    by_player: bool
    actor: str
    drew: bool
    throws: tuple[Throw, ...]
    before: Save
    after: Save
    chosen: Chosen | None = None


def decisions(ruleset: Ruleset[Any], recording: Recording) -> Iterator[Decision]:
    """Yield the decisions of a game that were not undone, in order.

    The calendar's answers are left out. Raise `ReplayMismatch` if the record does not fit the current rules.
    """
    found = _opened(ruleset, recording)
    if found is None:
        return
    rows, drive, context = found
    daily, seed = by_calendar(recording.options), recording.seed or ""
    several, plans = len(ruleset.sides) > 1, _plans(recording)
    last: Decision | None = None
    for entry in rows:
        if entry.action == ASIDE:
            with suppress(Refused):
                drive.again(entry.answer)
            continue
        said = read_mark(entry.answer)
        before = save_of(ruleset, drive, seed=seed, daily=daily)
        draws, place = context.draws, ruleset.progress(drive.world)
        try:
            ask = drive.ask_of(said.side)
            if ask.kind != CALENDAR:
                context.begin()
            drive.answer(entry.answer, rules=entry.rules)
        except Refused as refused:
            raise ReplayMismatch(entry.version) from refused
        drew, after = context.draws > draws, save_of(ruleset, drive, seed=seed, daily=daily)
        if ask.kind == CALENDAR:
            if last is not None:
                last = last._replace(drew=last.drew or drew, throws=context.throws(), after=after)
            continue
        if last is not None:
            yield last
        last = Decision(
            version=entry.version,
            period=place[0],
            round=place[1],
            side=ask.side if several else ruleset.sides[0],
            kind=ask.kind,
            answer=said.answer,
            by_player=entry.action not in {STEWARD, LAPSE},
            actor=entry.actor,
            drew=drew,
            throws=context.throws(),
            before=before,
            after=after,
            chosen=plans.get(entry.version) if entry.action == STEWARD else None,
        )
    if last is not None:
        yield last


def _plans(recording: Recording) -> dict[int, Chosen]:
    """Return the chosen plans, keyed by the version of the first answer of each."""
    found: dict[int, Chosen] = {}
    for entry in recording.entries:
        if entry.action == PLAN and entry.answer:
            plan, question, reach, *_ = (*entry.answer, "", "")
            by_itself = question == AHEAD
            found[entry.version + 1] = Chosen(plan) if by_itself else Chosen(plan, question, reach, entry.actor)
    return found


def _opened(
    ruleset: Ruleset[Any], recording: Recording
) -> tuple[list[Entry], ResumableDrive[Any], NotingContext] | None:
    """Open a recording at the first question of its game.

    Return the valid rows after the first, the game, and its context. Return None if there are no rows. Raise
    `ReplayMismatch` if the game does not fit the current rules.
    """
    try:
        rows = in_force(recording.entries)
        daily = by_calendar(recording.options)
        world = ruleset.new(own_options(recording.options))
        opening = recording.sealed and opens(ruleset, recording.options)
    except ValueError as error:
        raise ReplayMismatch(getattr(error, "version", 0)) from error
    if not rows:
        return None
    dice = SeededDice(recording.seed or "")
    context = NotingContext(dice)
    start = StepStart(ruleset.sequence.first, ruleset.encode(world), "", {}, opening=True) if opening else None
    return rows[1:], ResumableDrive(ruleset, world, context, dice, start=start, daily=daily), context
