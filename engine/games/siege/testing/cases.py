"""Conformance cases: a position, dice, cards and answers as data, with the expected results.

`docs/cases.md` explains how to write one, for players who know the rules but no Python. `run_cases` plays them and
reports the differences of each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.asks import Answer, Ask, Refused
from engine.core.context import T, Table
from engine.core.dice import OutOfDice, ScriptedDice
from engine.core.events import Event
from engine.core.sequence import Flow, Step
from engine.games.siege.ruleset import NAME
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.testing import positions
from engine.games.siege.testing.expectations import ExpectationError, differing_events, differing_position
from engine.games.siege.testing.invariants import FaultKind
from engine.games.siege.testing.positions import PositionError
from engine.games.siege.world import CUP, Counter, Position, World, roster
from engine.testing.cases import NEXT, CaseError, CaseResult, Said, cases_of, files_of

BEFORE_A_CARD = frozenset({"muster", "card"})
"""The steps before the day's card is drawn."""
ASSAULT_CARD = "KS"
"""The card of a case that names none; it brings an assault."""


class Case(Struct, forbid_unknown_fields=True, kw_only=True):
    """One case as text."""

    title: str
    section: str
    step: str
    rulings: list[str] = []
    note: str = ""
    position: dict[str, Any] = {}
    tolerate: list[str] = []
    until: str | None = None
    dice: list[int | str] = []
    cards: list[str] = []
    cup: list[str] = []
    answers: list[str | Said] = []
    after: dict[str, Any] = {}
    where: dict[str, str] = {}
    points: dict[str, dict[str, int]] = {}
    events: list[dict[str, Any]] = []
    absent: list[str | dict[str, Any]] = []
    ask: str | None = None
    legal: list[str] = []
    refused: list[Said] = []
    over: bool | None = None


def run_cases(paths: Iterable[Path]) -> list[CaseResult]:
    """Play every case of the files and folders; an unreadable file gives a result with its error."""
    return [result for path in files_of(paths) for result in run_file(path)]


def run_file(path: Path) -> list[CaseResult]:
    """Play the cases of one file."""
    try:
        cases = load_cases(path)
    except CaseError as error:
        return [CaseResult(path=path, number=0, title=path.name, differences=(str(error),))]
    return [run_case(case, path=path, number=number) for number, case in enumerate(cases, 1)]


def load_cases(path: Path) -> list[Case]:
    """Return the cases of a file: one, or a list under `[[case]]`. Raise `CaseError` with the location."""
    return [_case(entry, number) for number, entry in enumerate(cases_of(path, game=NAME), 1)]


def _case(raw: Any, number: int) -> Case:
    try:
        case = msgspec.convert(raw, Case)
    except msgspec.ValidationError as error:
        raise CaseError(f"case {number}: {error}") from error
    steps = set(SEQUENCE.steps)
    if case.step not in steps:
        raise CaseError(f"case {number}: step {case.step!r} is none of {', '.join(SEQUENCE.steps)}")
    if case.until is not None and case.until not in steps | {NEXT}:
        raise CaseError(f"case {number}: until {case.until!r} is no step, nor {NEXT!r}")
    return case


class _Stop(Exception):
    """Signals that the step that ends the case begins."""


class _CaseTable(Table):
    """A context whose cup gives the named counters first, then the others in counter order."""

    def __init__(self, dice: ScriptedDice, cup: list[str]) -> None:
        super().__init__(dice)
        self.cup = list(cup)

    def pick(self, purpose: str, items: list[T], number: int) -> list[T]:
        if purpose != CUP or not self.cup:
            return super().pick(purpose, items, number)
        by_id = {(item.id if isinstance(item, Counter) else str(item)): item for item in items}
        if missing := [name for name in self.cup if name not in by_id]:
            raise CaseError(f"the cup cannot give {', '.join(missing)}")
        order = [*self.cup, *(name for name in roster() if name in by_id and name not in self.cup)]
        drawn = order[:number]
        self.cup = self.cup[len(drawn) :]
        return [by_id[name] for name in drawn]


@dataclass
class _Run:
    """One case in progress."""

    case: Case
    world: World
    dice: ScriptedDice
    table: _CaseTable
    differences: list[str] = field(default_factory=list)
    ask: Ask | None = None
    stopped: bool = False

    def differs(self, text: str) -> None:
        self.differences.append(text)


def run_case(case: Case, *, path: Path, number: int) -> CaseResult:
    """Play one case and compare the results."""
    try:
        run = _prepare(case)
        _play(run)
        _compare(run)
    except (CaseError, PositionError, ExpectationError) as error:
        return _result(case, path, number, differences=(str(error),))
    return _result(
        case,
        path,
        number,
        differences=tuple(run.differences),
        rolled=tuple(run.dice.rolled),
        told=tuple(str(msgspec.to_builtins(event)["event"]) for event in run.table.events),
    )


@dataclass(frozen=True)
class Enacted:
    """A case for display: the position before and after, the events, and the differences (none if it passes)."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    differences: tuple[str, ...]


def enact(case: Case) -> Enacted:
    """Play a case for display. Raise `CaseError`, `PositionError` or `ExpectationError` for an invalid case."""
    before, run = _prepare(case).world.position, _prepare(case)
    _play(run)
    _compare(run)
    return Enacted(before, run.world.position, tuple(run.table.events), tuple(run.differences))


def _result(case: Case, path: Path, number: int, **found: Any) -> CaseResult:
    return CaseResult(
        path=path, number=number, title=case.title, section=case.section, rulings=tuple(case.rulings), **found
    )


def _prepare(case: Case) -> _Run:
    card = {} if case.step in BEFORE_A_CARD else {"card": ASSAULT_CARD}
    text = positions.from_plain({**card, **case.position, "step": case.step, "deck": case.cards})
    world = positions.build(text)
    tolerated = set(case.tolerate)
    if unknown := tolerated - {kind.code for kind in FaultKind}:
        raise CaseError(f"tolerate: no fault is called {', '.join(sorted(unknown))}")
    if found := [str(fault) for fault in positions.check(world) if fault.kind.code not in tolerated]:
        raise CaseError(f"the position is faulty: {'; '.join(found)}")
    dice = ScriptedDice([_number(die) for die in case.dice])
    return _Run(case=case, world=world, dice=dice, table=_CaseTable(dice, case.cup))


def _number(die: int | str) -> int:
    text = str(die).rpartition("=")[2]
    if not text.isdigit():
        raise CaseError(f"dice: {die!r} is neither a number nor «purpose=number»")
    return int(text)


def _play(run: _Run) -> None:
    """Play to the step `until`; without one, to the question after the last answer, or to the end of the game."""
    first = True

    def begins(step: Step[World]) -> None:
        nonlocal first
        if not first and run.case.until in (NEXT, step.name):
            raise _Stop
        first = False

    flow = SEQUENCE.run(run.world, run.table, start=run.case.step, on_step=begins)
    try:
        _answer_all(run, flow)
    except _Stop:
        run.stopped = True
        run.ask = None
    except OutOfDice as error:
        run.differs(f"dice: {error}")
        run.ask = None


def _answer_all(run: _Run, flow: Flow) -> None:
    run.ask = next(flow, None)
    for number, item in enumerate(run.case.answers, 1):
        if run.ask is None:
            run.differs(f"answer {number}: the game is over, nothing is asked")
            return
        if isinstance(item, Said):
            _check_said(run, run.ask, item, f"answer {number}")
            continue
        answer = _words(item)
        try:
            run.ask.check(answer)
        except Refused as refused:
            run.differs(f"answer {number}, {item!r}, to {run.ask.kind}: refused, {_said(refused)}")
            return
        try:
            run.ask = flow.send(answer)
        except StopIteration:
            run.ask = None
        except (_Stop, OutOfDice):
            _unsaid(run, number)
            raise
    if run.ask is not None and run.case.until is not None:
        run.differs(f"{run.case.until} was not reached: {run.ask.kind} asks before it")


def _unsaid(run: _Run, number: int) -> None:
    if left := run.case.answers[number:]:
        run.differs(f"answers that were not asked for: {', '.join(str(item) for item in left)}")


def _words(text: str) -> Answer:
    return tuple(text.split())


def _said(refused: Refused) -> str:
    return f"{refused.reason} (§{refused.rule})"


def _check_said(run: _Run, ask: Ask, said: Said, place: str) -> None:
    if said.ask is not None and said.ask != ask.kind:
        run.differs(f"{place}: the Ask should be {said.ask}, it is {ask.kind}")
    if said.legal is not None:
        try:
            ask.check(_words(said.legal))
        except Refused as refused:
            run.differs(f"{place}: {said.legal!r} should be legal, it is refused: {_said(refused)}")
    if said.refused is not None:
        _check_refusal(run, ask, said, place)


def _check_refusal(run: _Run, ask: Ask, said: Said, place: str) -> None:
    assert said.refused is not None
    try:
        ask.check(_words(said.refused))
    except Refused as refused:
        if said.rule is not None and said.rule != refused.rule:
            run.differs(f"{place}: {said.refused!r} should be refused by §{said.rule}, it is by §{refused.rule}")
        if said.reason is not None and said.reason != refused.reason:
            run.differs(f"{place}: {said.refused!r} should be refused as {said.reason}, it is as {refused.reason}")
    else:
        run.differs(f"{place}: {said.refused!r} should be refused, it is legal")


def _compare(run: _Run) -> None:
    case = run.case
    if run.dice.left:
        run.differs(f"dice: {', '.join(map(str, run.dice.left))} left over; rolled {', '.join(run.dice.rolled) or '-'}")
    if run.table.cup and case.cup:
        run.differs(f"cup: {', '.join(run.table.cup)} not drawn")
    _compare_purposes(run)
    run.differences += differing_position(run.world, after=case.after, where=case.where, points=case.points)
    run.differences += differing_events(run.table.events, wanted=case.events, absent=case.absent)
    _compare_ask(run)


def _compare_purposes(run: _Run) -> None:
    for number, (wanted, rolled) in enumerate(zip(run.case.dice, run.dice.rolled, strict=False), 1):
        if isinstance(wanted, str) and "=" in wanted and wanted != rolled:
            run.differs(f"die {number}: should be {wanted}, it is {rolled}")


def _compare_ask(run: _Run) -> None:
    case, ask = run.case, run.ask
    if case.over is not None and case.over != (ask is None and not run.stopped):
        run.differs(f"the game should {'' if case.over else 'not '}be over")
    wanted = [Said(ask=case.ask)] if case.ask else []
    wanted += [Said(legal=answer) for answer in case.legal] + case.refused
    if ask is None:
        if wanted:
            run.differs(f"nothing is asked; {case.ask or 'an Ask'} was expected")
        return
    for said in wanted:
        _check_said(run, ask, said, "at the end")
