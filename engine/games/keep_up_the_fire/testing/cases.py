"""Conformance cases: a position, dice, cards and answers as data, and the expected state after them.

`run_file` plays the cases of a file and reports the differences of each. A case names the step where it begins, the
dice in the order in which the rules roll them («purpose=number», or the number alone), the cards on top of the deck,
and the answers. With `until` it ends as soon as that step begins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from engine.core.asks import Answer, Ask, Refused
from engine.core.context import Table
from engine.core.dice import OutOfDice, ScriptedDice
from engine.core.events import Event
from engine.core.sequence import Flow, Step
from engine.games.keep_up_the_fire.board import board
from engine.games.keep_up_the_fire.cards import deck
from engine.games.keep_up_the_fire.ruleset import NAME
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.testing import positions
from engine.games.keep_up_the_fire.testing.invariants import FaultKind
from engine.games.keep_up_the_fire.testing.positions import PositionError, write_foe
from engine.games.keep_up_the_fire.world import Position, World
from engine.testing.cases import NEXT, CaseError, CaseResult, Said, cases_of, files_of


class Case(Struct, forbid_unknown_fields=True, kw_only=True):
    """One case, with the fields of the file."""

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
    answers: list[str | Said] = []
    after: dict[str, Any] = {}
    events: list[dict[str, Any]] = []
    absent: list[str | dict[str, Any]] = []
    ask: str | None = None
    legal: list[str] = []
    refused: list[Said] = []
    over: bool | None = None


@dataclass
class _Run:
    """A case while it is played."""

    case: Case
    world: World
    dice: ScriptedDice
    table: Table
    differences: list[str] = field(default_factory=list)
    ask: Ask | None = None
    stopped: bool = False

    def differs(self, text: str) -> None:
        self.differences.append(text)


class _Stop(Exception):
    """Raised when the step named by `until` begins."""


def run_cases(paths: Iterable[Path]) -> list[CaseResult]:
    """Play every case of the files and folders. An unreadable file gives one result with its error."""
    return [result for path in files_of(paths) for result in run_file(path)]


def run_file(path: Path) -> list[CaseResult]:
    """Play the cases of one file."""
    try:
        found = load_cases(path)
    except CaseError as error:
        return [CaseResult(path=path, number=0, title=path.name, differences=(str(error),))]
    return [run_case(case, path=path, number=number) for number, case in enumerate(found, 1)]


def load_cases(path: Path) -> list[Case]:
    """Return the cases of a file: one, or a list under `[[case]]`. Raise `CaseError` with the number of a wrong one."""
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


def run_case(case: Case, *, path: Path, number: int) -> CaseResult:
    """Play one case and compare its end with the expected state."""
    try:
        run = _played(case)
    except (CaseError, PositionError) as error:
        return _result(case, path, number, differences=(str(error),))
    told = tuple(str(event.__struct_config__.tag) for event in run.table.events)
    return _result(case, path, number, differences=tuple(run.differences), rolled=tuple(run.dice.rolled), told=told)


@dataclass(frozen=True)
class Enacted:
    """A played case for display: the positions before and after it, its events, and the differences (normally none)."""

    before: Position
    after: Position
    events: tuple[Event, ...]
    differences: tuple[str, ...]


def enact(case: Case) -> Enacted:
    """Play a case for display. Raise `CaseError` or `PositionError` if the case is invalid."""
    before, run = _prepare(case).world.position, _played(case)
    return Enacted(before, run.world.position, tuple(run.table.events), tuple(run.differences))


def _result(case: Case, path: Path, number: int, **found: Any) -> CaseResult:
    return CaseResult(
        path=path, number=number, title=case.title, section=case.section, rulings=tuple(case.rulings), **found
    )


def _played(case: Case) -> _Run:
    run = _prepare(case)
    _play(run)
    _compare(run)
    return run


def _prepare(case: Case) -> _Run:
    plain = {**case.position, "step": case.step}
    if case.cards:
        turned = {*plain.get("discard", ()), plain.get("card", "")}
        rest = [name for name in deck() if name not in case.cards and name not in turned]
        plain["deck"] = [*case.cards, *rest]
    world = positions.build(positions.from_plain(plain))
    tolerated = set(case.tolerate)
    if unknown := tolerated - {kind.code for kind in FaultKind}:
        raise CaseError(f"tolerate: no fault is called {', '.join(sorted(unknown))}")
    if found := [str(fault) for fault in positions.check(world) if fault.kind.code not in tolerated]:
        raise CaseError(f"the position is faulty: {'; '.join(found)}")
    dice = ScriptedDice([_number(die) for die in case.dice])
    return _Run(case=case, world=world, dice=dice, table=Table(dice))


def _number(die: int | str) -> int:
    text = str(die).rpartition("=")[2]
    if not text.isdigit():
        raise CaseError(f"dice: {die!r} is neither a number nor «purpose=number»")
    return int(text)


def _play(run: _Run) -> None:
    """Play to the step `until`; without one, to the Ask after the last answer, or to the end of the game."""
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
        run.stopped, run.ask = True, None
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
        try:
            run.ask.check(_words(item))
        except Refused as refused:
            run.differs(f"answer {number}, {item!r}, to {run.ask.kind}: refused, {refused}")
            return
        try:
            run.ask = flow.send(_words(item))
        except StopIteration:
            run.ask = None
        except (_Stop, OutOfDice):
            if left := run.case.answers[number:]:
                run.differs(f"answers that were not asked for: {', '.join(map(str, left))}")
            raise
    if run.ask is not None and run.case.until is not None:
        run.differs(f"{run.case.until} was not reached: {run.ask.kind} asks before it")


def _words(text: str) -> Answer:
    return tuple(text.split())


def _check_said(run: _Run, ask: Ask, said: Said, place: str) -> None:
    if said.ask is not None and said.ask != ask.kind:
        run.differs(f"{place}: the Ask should be {said.ask}, it is {ask.kind}")
    if said.legal is not None:
        try:
            ask.check(_words(said.legal))
        except Refused as refused:
            run.differs(f"{place}: {said.legal!r} should be legal, it is refused: {refused}")
    if said.refused is not None:
        _check_refusal(run, ask, said, place)


def _check_refusal(run: _Run, ask: Ask, said: Said, place: str) -> None:
    assert said.refused is not None
    try:
        ask.check(_words(said.refused))
    except Refused as refused:
        if said.rule not in (None, refused.rule):
            run.differs(f"{place}: {said.refused!r} should be refused by §{said.rule}, it is by §{refused.rule}")
        if said.reason not in (None, refused.reason):
            run.differs(f"{place}: {said.refused!r} should be refused as {said.reason}, it is as {refused.reason}")
    else:
        run.differs(f"{place}: {said.refused!r} should be refused, it is legal")


# --- expected state at the end --------------------------------------------------------------------------------------


def _compare(run: _Run) -> None:
    case = run.case
    if run.dice.left:
        run.differs(f"dice: {', '.join(map(str, run.dice.left))} left over; rolled {', '.join(run.dice.rolled) or '-'}")
    for number, (wanted, rolled) in enumerate(zip(case.dice, run.dice.rolled, strict=False), 1):
        if isinstance(wanted, str) and "=" in wanted and wanted != rolled:
            run.differs(f"die {number}: should be {wanted}, it is {rolled}")
    run.differences += differing(case.after, plain(run.world.position))
    run.differences += _events(run.table.events, case)
    _compare_ask(run)


def plain(position: Position) -> dict[str, Any]:
    """Return a position as cases write it: Chinese units as lines, the station by its name."""
    found: dict[str, Any] = msgspec.to_builtins(position)
    found["foes"] = [write_foe(foe) for foe in position.foes]
    found["station"] = board().stations[position.station].id
    return found


def differing(wanted: Any, actual: Any, where: str = "") -> list[str]:
    """Return the differences. In a mapping only the wanted keys are compared; modifiers are compared by their names."""
    if isinstance(wanted, Mapping):
        if isinstance(actual, list):
            actual = {each["name"]: each["value"] for each in actual}
            return [] if dict(wanted) == actual else [f"{where}: expected {dict(wanted)}, it is {actual}"]
        if not isinstance(actual, Mapping):
            return [f"{where}: expected {dict(wanted)}, it is {actual}"]
        found: list[str] = []
        for name, part in wanted.items():
            path = f"{where}.{name}" if where else name
            found += differing(part, actual[name], path) if name in actual else [f"{path}: there is none"]
        return found
    return [] if wanted == actual else [f"{where}: expected {wanted}, it is {actual}"]


def _events(told: list[Event], case: Case) -> Iterator[str]:
    """Yield an error for each wanted event that is missing (in this order) and for each unwanted event that came.

    Only the given fields of an event are compared.
    """
    facts = [msgspec.json.decode(msgspec.json.encode(event)) for event in told]
    place = 0
    for wanted in case.events:
        _named(wanted.get("event"))
        hit = next((n for n in range(place, len(facts)) if not differing(wanted, facts[n])), None)
        if hit is None:
            alike = [fact for fact in facts[place:] if fact["event"] == wanted["event"]]
            yield f"event {wanted} did not come; there is {alike or [fact['event'] for fact in facts[place:]]}"
        else:
            place = hit + 1
    for unwanted in case.absent:
        wanted = {"event": unwanted} if isinstance(unwanted, str) else unwanted
        _named(wanted.get("event"))
        if any(not differing(wanted, fact) for fact in facts):
            yield f"event {wanted} came and should not"


def _named(tag: Any) -> None:
    if tag not in {str(kind.__struct_config__.tag) for kind in Event.__subclasses__()}:
        raise CaseError(f"no event is called {tag!r}")


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
