"""Test cases that are written as data: a position, dice, cards and answers, with the expected results.

`docs/cases.md` explains how to write one. Each file names its game at its top: `game = "…"`. A game has its own
`CaseRunner`, as `CASES` in its module `testing.cases`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, ClassVar, Generic, TypeVar

import msgspec
from msgspec import Struct

from engine.core.asks import Answer, Ask, Refused
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.day_gate import CALENDAR
from engine.core.dice import OutOfDice, ScriptedDice
from engine.core.drive import Drive, read_mark
from engine.core.drive import Said as Marked
from engine.core.events import Event
from engine.core.sequence import Step
from engine.core.written import table_of, text_of
from engine.testing.expectations import CaseError, differing_events, differing_fields, unabridged
from engine.testing.invariants import BaseFaultKind
from engine.testing.positions import PositionError

BATTLE = "battle"
"""The key of tables in a file that are not cases but scenarios of its own, for rules that no shipped scenario uses."""
NEXT = "next"
"""The value of `until` for «as soon as any other step begins»."""

W = TypeVar("W")


class Said(Struct, forbid_unknown_fields=True, kw_only=True):
    """What a test case expects of a question: its kind, a legal answer, or a refused answer."""

    ask: str | None = None
    legal: str | None = None
    refused: str | None = None
    rule: str | None = None
    reason: str | None = None


class BaseCase(Struct, forbid_unknown_fields=True, kw_only=True):
    """A test case, with the fields that all games share."""

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


C = TypeVar("C", bound=BaseCase)


@dataclass(frozen=True)
class CaseResult:
    """The result of a test case: its dice, its events, and any differences from the expected results."""

    path: Path
    number: int
    title: str
    section: str = ""
    rulings: tuple[str, ...] = ()
    differences: tuple[str, ...] = ()
    rolled: tuple[str, ...] = ()
    events: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether the case passed: it has no differences."""
        return not self.differences


@dataclass(frozen=True)
class Enacted:
    """The result of playing a case: the views before and after it, the events, and the differences."""

    before: Any
    after: Any
    events: tuple[Event, ...]
    differences: tuple[str, ...]


def files_of(paths: Iterable[Path]) -> Iterator[Path]:
    """Yield the given files, and all case files in the given folders."""
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.toml"))
        else:
            yield path


def game_of(path: Path) -> str:
    """Return the game that a case file names. Raise `CaseError` if the file names none."""
    return _read(path)[0]


def _read(path: Path) -> tuple[str, dict[str, Any]]:
    try:
        raw = table_of(text_of(path))
    except (ValueError, OSError) as error:
        raise CaseError(f"the file cannot be read: {error}") from error
    game = raw.pop("game", None)
    if not isinstance(game, str) or not game:
        raise CaseError('the file does not say which game its cases are of: write game = "…" at its top')
    return game, raw


def _raw_cases(path: Path, *, game: str) -> tuple[list[Any], list[Any]]:
    """Return the cases and the `[[battle]]` tables of a file as plain data.

    Raise `CaseError` if the file is for another game.
    """
    named, raw = _read(path)
    if named != game:
        raise CaseError(f"its cases are of {named}, not of {game}")
    listed = raw.get("case", [raw])
    if not isinstance(listed, list) or (set(raw) - {"case", BATTLE} and "case" in raw):
        raise CaseError("a file holds one case, or only [[case]] and [[battle]] tables")
    return listed, raw.get(BATTLE, [])


class _Stop(Exception):
    """Raised to stop a test case after its last step."""


@dataclass
class _Run(Generic[C, W]):
    """A case that is being played."""

    case: C
    world: W
    dice: ScriptedDice
    context: Context
    differences: list[str] = field(default_factory=list)
    ask: Ask | None = None
    stopped: bool = False

    def differs(self, text: str) -> None:
        self.differences.append(text)


class CaseRunner(Generic[C, W]):
    """Runs the conformance cases of one game.

    `positions` is the game's module `testing.positions`. Its `from_plain` reads a position from plain dicts and lists.
    `build` makes a world from the position. `check` returns the violated invariants. `case` is the class of the game's
    cases, and `fault_kinds` are its invariants.
    """

    ruleset: ClassVar[BaseRuleset[Any]]
    positions: ClassVar[Any]
    case: ClassVar[type[Any]] = BaseCase
    fault_kinds: ClassVar[type[BaseFaultKind]]

    # --- what a game may note otherwise -----------------------------------------------------------------------------

    def position(self, case: C) -> dict[str, Any]:
        """Return the position of a case as data, without its step."""
        return {**case.position, "deck": case.cards}

    def table(self, case: C, dice: ScriptedDice) -> Context:
        """Return the `Context` for running a test case with `dice`."""
        del case
        return Context(dice)

    def plain(self, world: W) -> dict[str, Any]:
        """Return a world as plain data. It has the form of the field `after` in a case."""
        plain: dict[str, Any] = msgspec.to_builtins(self.ruleset.view(world))
        return plain

    def differing(self, case: C, world: W, context: Context) -> list[str]:
        """Return the differences between `world` and the world that a case expects at its end."""
        del context
        return differing_fields(case.after, self.plain(world))

    def brief(self, values: list[Any]) -> list[Any]:
        """Return a list from an event in the short form that test cases use."""
        return unabridged(values)

    # --- files ------------------------------------------------------------------------------------------------------

    def run_cases(self, paths: Iterable[Path]) -> list[CaseResult]:
        """Return the results of all cases in the files and folders.

        A file that cannot be read has one result with its error.
        """
        return [result for path in files_of(paths) for result in self.run_file(path)]

    def run_file(self, path: Path) -> list[CaseResult]:
        """Return the results of the cases of one file."""
        try:
            cases = self.load_cases(path)
        except CaseError as error:
            return [CaseResult(path=path, number=0, title=path.name, differences=(str(error),))]
        return [self.run_case(case, path=path, number=number) for number, case in enumerate(cases, 1)]

    def load_cases(self, path: Path) -> list[C]:
        """Return the cases in a file. Raise `CaseError`, which says where the file is wrong."""
        raw, battles = _raw_cases(path, game=self.ruleset.name)
        for battle in battles:
            try:
                self.learn(battle)
            except ValueError as error:
                raise CaseError(f"battle: {error}") from error
        return [self._load_case(entry, number) for number, entry in enumerate(raw, 1)]

    def learn(self, battle: Any) -> None:
        """Register the scenario of a case file. Raise `ValueError` if it is invalid."""
        del battle
        raise ValueError(f"{self.ruleset.name} has no scenarios but its own")

    def _load_case(self, raw: Any, number: int) -> C:
        try:
            case: C = msgspec.convert(raw, self.case)
        except msgspec.ValidationError as error:
            raise CaseError(f"case {number}: {error}") from error
        steps = self.ruleset.sequence.steps
        if case.step not in steps:
            raise CaseError(f"case {number}: step {case.step!r} is none of {', '.join(steps)}")
        if case.until is not None and case.until not in {*steps, NEXT}:
            raise CaseError(f"case {number}: until {case.until!r} is no step, nor {NEXT!r}")
        return case

    # --- one case ---------------------------------------------------------------------------------------------------

    def run_case(self, case: C, *, path: Path, number: int) -> CaseResult:
        """Run one case and return its result."""
        result = CaseResult(
            path=path, number=number, title=case.title, section=case.section, rulings=tuple(case.rulings)
        )
        try:
            run = self._played(self._prepare(case))
        except (CaseError, PositionError) as error:
            return replace(result, differences=(str(error),))
        events = tuple(str(event.__struct_config__.tag) for event in run.context.events)
        return replace(result, differences=tuple(run.differences), rolled=tuple(run.dice.rolled), events=events)

    def enact(self, case: C) -> Enacted:
        """Play a test case so that it can be shown. Raise `CaseError` or `PositionError` if it is invalid."""
        before, run = self.ruleset.view(self._prepare(case).world), self._played(self._prepare(case))
        return Enacted(before, self.ruleset.view(run.world), tuple(run.context.events), tuple(run.differences))

    def _prepare(self, case: C) -> _Run[C, W]:
        world = self.positions.build(self.positions.from_plain({**self.position(case), "step": case.step}))
        tolerated = set(case.tolerate)
        if unknown := tolerated - {kind.code for kind in self.fault_kinds}:
            raise CaseError(f"tolerate: no fault is called {', '.join(sorted(unknown))}")
        if found := [str(fault) for fault in self.positions.check(world) if fault.kind.code not in tolerated]:
            raise CaseError(f"the position is faulty: {'; '.join(found)}")
        dice = ScriptedDice([_number(die) for die in case.dice])
        return _Run(case=case, world=world, dice=dice, context=self.table(case, dice))

    def _played(self, run: _Run[C, W]) -> _Run[C, W]:
        self._play(run)
        self._compare(run)
        return run

    def _play(self, run: _Run[C, W]) -> None:
        """Play a test case up to its step `until`, or up to the first unanswered question."""
        first = True

        def begins(step: Step[W]) -> None:
            nonlocal first
            if not first and run.case.until in (NEXT, step.name):
                raise _Stop
            first = False

        try:
            drive = Drive(self.ruleset, run.world, run.context, start=run.case.step, on_step=begins)
            _answer_all(run, drive)
            run.ask = drive.ask
        except _Stop:
            run.stopped = True
        except OutOfDice as error:
            run.differs(f"dice: {error}")

    def _compare(self, run: _Run[C, W]) -> None:
        case, dice = run.case, run.dice
        if dice.left:
            run.differs(f"dice: {', '.join(map(str, dice.left))} left over; rolled {', '.join(dice.rolled) or '-'}")
        for number, (wanted, rolled) in enumerate(zip(case.dice, dice.rolled, strict=False), 1):
            if isinstance(wanted, str) and "=" in wanted and wanted != rolled:
                run.differs(f"die {number}: should be {wanted}, it is {rolled}")
        run.differences += self.differing(case, run.world, run.context)
        run.differences += differing_events(
            run.context.events, kinds=self.ruleset.events, wanted=case.events, absent=case.absent, brief=self.brief
        )
        _compare_ask(run)


def _number(die: int | str) -> int:
    text = str(die).rpartition("=")[2]
    if not text.isdigit():
        raise CaseError(f"dice: {die!r} is neither a number nor «purpose=number»")
    return int(text)


def _answer_all(run: _Run[C, W], drive: Drive[W]) -> None:
    for number, item in enumerate(run.case.answers, 1):
        if drive.ask is None:
            run.differs(f"answer {number}: the game is over, nothing is asked")
            return
        if isinstance(item, Said):
            _check_ask(run, drive.ask, item, f"answer {number}")
            continue
        said = _said(drive, item)
        try:
            meant = _check(drive, said)
        except Refused as refused:
            run.differs(f"answer {number}, {item!r}, to {drive.ask.kind}: refused, {refused}")
            return
        try:
            if not said.aside:
                drive.send(meant, said.side)
        except (_Stop, OutOfDice):
            if unused := run.case.answers[number:]:
                run.differs(f"answers that were not asked for: {', '.join(str(each) for each in unused)}")
            raise
    if drive.ask is not None and run.case.until is not None:
        run.differs(f"{run.case.until} was not reached: {drive.ask.kind} asks before it")


def _said(drive: Drive[W], text: str) -> Marked:
    """Read a side and its answer from the text of a test case.

    Without a side, the answer is for the side that is asked first.
    """
    said = read_mark(_words(text))
    assert drive.ask is not None
    several = len(drive.ruleset.sides) > 1 and drive.ask.kind != CALENDAR
    return said if said.side is not None or not several else said._replace(side=drive.ask.side)


def _check(drive: Drive[W], said: Marked) -> Answer:
    """Return an answer of a test case in its standard wording. A standing order takes effect immediately.

    Raise `Refused` if the answer is not legal.
    """
    if said.aside and said.side is not None:
        return drive.aside(said.answer, said.side)
    return drive.check(said.answer, said.side)


def _words(text: str) -> Answer:
    return tuple(text.split())


def _check_ask(run: _Run[C, W], ask: Ask, expected: Said, place: str) -> None:
    if expected.ask is not None and expected.ask != ask.kind:
        run.differs(f"{place}: the Ask should be {expected.ask}, it is {ask.kind}")
    if expected.legal is not None:
        try:
            ask.check(_words(expected.legal))
        except Refused as refused:
            run.differs(f"{place}: {expected.legal!r} should be legal, it is refused: {refused}")
    if expected.refused is not None:
        _check_refusal(run, ask, expected, place)


def _check_refusal(run: _Run[C, W], ask: Ask, expected: Said, place: str) -> None:
    assert expected.refused is not None
    try:
        ask.check(_words(expected.refused))
    except Refused as refused:
        if expected.rule not in (None, refused.rule):
            run.differs(
                f"{place}: {expected.refused!r} should be refused by §{expected.rule}, it is by §{refused.rule}"
            )
        if expected.reason not in (None, refused.reason):
            run.differs(
                f"{place}: {expected.refused!r} should be refused as {expected.reason}, it is as {refused.reason}"
            )
    else:
        run.differs(f"{place}: {expected.refused!r} should be refused, it is legal")


def _compare_ask(run: _Run[C, W]) -> None:
    case, ask = run.case, run.ask
    if case.over is not None and case.over != (ask is None and not run.stopped):
        run.differs(f"the game should {'' if case.over else 'not '}be over")
    wanted = [Said(ask=case.ask)] if case.ask else []
    wanted += [Said(legal=answer) for answer in case.legal] + case.refused
    if ask is None:
        if wanted:
            run.differs(f"nothing is asked; {case.ask or 'an Ask'} was expected")
        return
    for expected in wanted:
        _check_ask(run, ask, expected, "at the end")
