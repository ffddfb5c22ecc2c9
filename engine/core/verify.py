"""Verification: a record is replayed from its seed, and all events are compared.

Only the seed, the options and the decisions of the record are used.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.asks import Answer, Refused
from engine.core.battles import store
from engine.core.chain import broken
from engine.core.context import Context
from engine.core.day_gate import BATTLE, SCENARIO, by_calendar, own_options
from engine.core.dice import SeededDice
from engine.core.drive import Drive, ResumableDrive, StepStart
from engine.core.events import Event
from engine.core.origin import Finding, is_sealed, origin
from engine.core.record import (
    ASIDE,
    CLAIM,
    DECISIONS,
    LAPSE,
    RESIGN,
    RETURNS,
    SIDED,
    STARTS,
    UNDO,
    WORD,
    Backwards,
    Entry,
    Record,
    Returns,
    ended_early,
    is_pledged,
    returns,
)
from engine.core.ruleset import ComparableResult, Ruleset
from engine.core.save import is_aside, opens

W = TypeVar("W")
T = TypeVar("T")

FAIR, SEALED, DIFFERS, OTHER_RULES = "fair", "sealed", "differs", "other-rules"
AFTER_OTHER_RULES = "after-other-rules"
"""The verdicts, in order: everything agrees with the seed and the rules; the seed is not known yet; something is wrong;
something differs in rows played by another version of the rules, or, for `AFTER_OTHER_RULES`, after such rows.
"""

_SHOWN = 200
_STATUS = frozenset({"running", "over", "resigned"})


@dataclass(frozen=True, slots=True)
class Span:
    """A range of a game's versions, `first` to `last`, decided under the same version of the rules."""

    rules: str
    first: int
    last: int


@dataclass(slots=True)
class Report:
    """The checks that were made, and their findings.

    `dice` is the number of dice rolled one by one, and `draws` is the number of draws for shuffles and counters.
    `rules` are the versions by which the game was played, in order, and `spans` are the rows of each. `checked` is the
    last row that was found correct. `outcome` is the result of the game, if it is over and every row was correct.
    """

    verdict: str = FAIR
    findings: tuple[Finding, ...] = ()
    dice: int = 0
    draws: int = 0
    decisions: int = 0
    events: int = 0
    taken_back: int = 0
    rules: tuple[str, ...] = ()
    spans: tuple[Span, ...] = ()
    checked: int = 0
    outcome: ComparableResult | None = None


def verify(ruleset: Ruleset[Any], record: Record) -> Report:
    """Return a report about a record. The events are replayed if the seed is known."""
    report = Report(rules=tuple(dict.fromkeys(entry.rules for entry in record.entries if entry.rules)))
    report.spans = tuple(_spans(record))
    findings = list(_shape(ruleset, record))
    back = Returns({}, {})
    try:
        back = returns(record.entries)
    except Backwards as error:
        findings.append(Finding("backwards", error.version))
    report.taken_back = len(back.gone)
    if not findings:
        if record.seed is None and not _given_up_before(record):
            report.verdict = SEALED
        else:
            findings += _Replay(ruleset, record, back, report).run(record.seed)
    # The damage may be in fields that no rule reads, and in a running game nothing else can be checked.
    findings += [Finding("chain", version) for version in broken(record)]
    if findings:
        report.findings = tuple(findings)
        mended = all(found.name in {OTHER_RULES, AFTER_OTHER_RULES} for found in findings)
        report.verdict = OTHER_RULES if mended else DIFFERS
    return report


def _given_up_before(record: Record) -> bool:
    """Return whether a game ended before the seed of its dice existed."""
    return is_pledged(record) and isinstance(record.secret, str)


def _spans(record: Record) -> Iterator[Span]:
    """Yield the ranges of rows that have the same version of the rules.

    A row without a version belongs to the range before it.
    """
    start = 0
    for place, entry in enumerate(record.entries):
        if entry.rules and entry.rules != record.entries[start].rules and place:
            yield Span(record.entries[start].rules, record.entries[start].version, record.entries[place - 1].version)
            start = place
    if record.entries:
        yield Span(record.entries[start].rules, record.entries[start].version, record.entries[-1].version)


def _shape(ruleset: Ruleset[Any], record: Record) -> Iterator[Finding]:
    """Yield the mistakes in a record that can be found without a replay."""
    if re.fullmatch(r"[0-9a-f]{64}", record.seed_hash) is None:
        yield Finding("no-hash")
    if record.status not in _STATUS:
        yield Finding("status", facts={"status": record.status})
    yield from origin(record)
    yield from _battle(ruleset, record)
    entries = record.entries
    if not entries or entries[0].action not in STARTS:
        yield Finding("no-beginning")
    for place, entry in enumerate(entries):
        before = entries[place - 1].version if place else 0
        if entry.version != before + (entry.action != ASIDE):
            yield Finding("gap", entry.version, {"before": str(before)})
        told = entry.events and entry.action not in STARTS | DECISIONS
        early = record.format < SIDED and entry.action in {ASIDE, LAPSE, CLAIM}
        if told or early or (entry.action == ASIDE) != is_aside(entry.answer):
            yield Finding("strange", entry.version, {"action": entry.action})
        yield from _events_readable(ruleset, entry)
    if entries and (entries[-1].action in {RESIGN, CLAIM}) != (record.status == "resigned"):
        yield Finding("ending", entries[-1].version, {"status": record.status})


def _battle(ruleset: Ruleset[Any], record: Record) -> Iterator[Finding]:
    """Yield a finding if the text of a record's battle is missing or wrong."""
    scenario, text = record.options.get(SCENARIO, ""), record.options.get(BATTLE)
    if text is None:
        if scenario and not ruleset.has_scenario(scenario):
            yield Finding("battle-missing", facts={"code": scenario})
    elif store.code(text) != scenario:
        yield Finding("battle-other", facts={"code": scenario})
    else:
        try:
            ruleset.new(own_options(record.options))
        except Exception as error:  # the text is a stranger's, and may be no battle at all
            yield Finding("battle-unreadable", facts={"detail": str(error)[:_SHOWN]})


def _events_readable(ruleset: Ruleset[Any], entry: Entry) -> Iterator[Finding]:
    for raw in entry.events:
        try:
            ruleset.decode_event(bytes(raw))
        except (ValueError, msgspec.MsgspecError) as error:
            yield Finding("unreadable", entry.version, {"detail": str(error)})


class _Tally(Context):
    """A context that counts die rolls separately from shuffles and drawn counters."""

    rolled = 0
    drawn = 0

    def roll(self, purpose: str, sides: int = 6) -> int:
        """Roll a die, count it in `rolled`, and return the result."""
        self.rolled += 1
        return super().roll(purpose, sides)

    def shuffle(self, purpose: str, items: list[T]) -> list[T]:
        """Return the items in random order. Each random number counts as a draw."""
        before = self.rolled
        mixed = super().shuffle(purpose, items)
        self._were_draws(before)
        return mixed

    def pick(self, purpose: str, items: list[T], number: int) -> list[T]:
        """Return items drawn without replacement. Each random number counts as a draw."""
        before = self.rolled
        drawn = super().pick(purpose, items, number)
        self._were_draws(before)
        return drawn

    def _were_draws(self, before: int) -> None:
        self.drawn += self.rolled - before
        self.rolled = before


@dataclass(frozen=True, slots=True)
class _Mark:
    """A point to which an undo may return.

    It has the start of the step, the answers since then, and how many dice were rolled and random numbers drawn.
    """

    start: StepStart
    answers: tuple[Answer, ...]
    rolled: int
    drawn: int


class _Replayed(Generic[W]):
    """A game that is replayed decision by decision.

    Pass `keep` if you will call `mark`. Without a seed there are no dice until `set_seed` is called.
    """

    def __init__(self, ruleset: Ruleset[W], seed: str | None, *, keep: bool) -> None:
        self.ruleset = ruleset
        self.seed = seed
        self.keep = keep
        self.sealed = seed is None
        self.daily = False
        self.drive: Drive[W]
        self.dice = SeededDice(seed)

    @property
    def world(self) -> W:
        """The current world of the game."""
        return self.drive.world

    def start_game(self, options: Mapping[str, str]) -> tuple[Event, ...]:
        """Set up a game, play to its first question, and return the events. Raise `ValueError` for unknown options."""
        self.daily = by_calendar(options)
        opening = self.sealed and opens(self.ruleset, options)
        world, first = self.ruleset.new(own_options(options)), self.ruleset.sequence.first
        state = self.ruleset.encode(world) if self.keep else b""
        self._open(world, StepStart(first, state, self.dice.period, dict(self.dice.counts), opening=opening))
        return tuple(self.table.events)

    def set_seed(self, seed: str) -> None:
        """Set the seed, so that dice can be rolled."""
        self.seed = seed
        self.dice.set_seed(seed)

    def answer(self, answer: Answer, *, rules: str) -> tuple[Event, ...]:
        """Play one decision and return its events. Raise `Refused` if the decision is not legal.

        Questions that the version `rules` did not have are skipped.
        """
        return self.drive.answer(answer, rules=rules)

    def mark(self) -> _Mark:
        """Return the current point of the game, to which `go_back` can return. This needs `keep`."""
        assert isinstance(self.drive, ResumableDrive)
        return _Mark(self.drive.start, tuple(self.drive.answers), self.table.rolled, self.table.drawn)

    def step_start(self) -> _Mark:
        """Return the start of the open step."""
        return replace(self.mark(), answers=())

    def go_back(self, mark: _Mark) -> None:
        """Reset the game to a marked point."""
        start = mark.start
        self.dice = SeededDice(self.seed, period=start.period, counts=dict(start.counts))
        self._open(self.ruleset.decode(start.state, self.ruleset.schema_version), start)
        for answer in mark.answers:
            self.drive.answer(answer)
        self.table.rolled, self.table.drawn = mark.rolled, mark.drawn

    def _open(self, world: W, start: StepStart) -> None:
        self.table = _Tally(self.dice)
        if self.keep:
            self.drive = ResumableDrive(self.ruleset, world, self.table, self.dice, start=start, daily=self.daily)
        else:
            daily, opening = self.daily, start.opening
            self.drive = Drive(self.ruleset, world, self.table, start=start.step, daily=daily, opening=opening)


class _Differs(Exception):
    """Raised when the record differs from the replay."""

    def __init__(self, name: str, **facts: str) -> None:
        super().__init__(name)
        self.name = name
        self.facts = facts


class _Replay:
    """Replays one record, and completes the `report`."""

    def __init__(self, ruleset: Ruleset[Any], record: Record, back: Returns, report: Report) -> None:
        self.ruleset = ruleset
        self.record = record
        self.back = back
        self.report = report
        self.encoder = msgspec.json.Encoder()

    def run(self, seed: str | None) -> list[Finding]:
        """Replay the record. Return the first difference in a list; empty if there is none."""
        self.seed = seed
        entries = self.record.entries
        start = max(place for place, entry in enumerate(entries) if entry.action in STARTS)
        wanted = set(self.back.to.values())
        again = any(entry.action in RETURNS for entry in entries)
        self.marks: dict[int, _Mark] = {}
        self.line: _Replayed[Any] = _Replayed(self.ruleset, None if is_sealed(self.record) else seed, keep=again)
        self.early = any(entry.action == WORD for entry in entries[:start])
        skipping = 0  # replay only up to that row: corrected rules may make cancelled decisions impossible
        for entry in entries[start:]:
            if entry.version < skipping:
                continue
            try:
                self._row(entry)
            except _Differs as differs:
                skipping = self._taken_back_by_rules(entry)
                if not skipping:
                    return [self._finding(entry, differs)]
                continue
            self.report.checked = entry.version
            if entry.version in wanted and entry.action != ASIDE:
                self.marks[entry.version] = self.line.mark()
        self.report.dice, self.report.draws = self.line.table.rolled, self.line.table.drawn
        return self._end()

    def _taken_back_by_rules(self, entry: Entry) -> int:
        by = self.back.gone.get(entry.version, 0)
        undone = any(each.action == UNDO for each in self.record.entries if each.version == by)
        return by if by and not undone else 0

    def _row(self, entry: Entry) -> None:
        if entry.action in STARTS:
            try:
                events = self.line.start_game(self.record.options)
            except ValueError as error:
                raise _Differs("options", detail=str(error)) from error
            self._compare(entry, events)
            if self.early:
                self._start_dice()
        elif entry.action == WORD:
            self._start_dice()
        elif entry.action in DECISIONS:
            self._decision(entry)
        elif entry.action == ASIDE:
            with self._accepted(entry):
                self.line.drive.again(entry.answer)
        elif entry.action in RETURNS:
            to = self.back.to.get(entry.version)
            self.line.go_back(self.marks[to] if to is not None else self.line.step_start())
            self._repeat_orders(entry)

    def _decision(self, entry: Entry) -> None:
        expected, got = self.ruleset.progress(self.line.world), (entry.period, entry.round)
        if expected != got:
            raise _Differs("day", expected=" · ".join(map(str, expected)), got=" · ".join(map(str, got)))
        with self._accepted(entry):
            if entry.action == LAPSE and not self.line.drive.lapses(entry.answer):
                raise _Differs("lapse", answer=" ".join(entry.answer))
            events = self.line.answer(entry.answer, rules=entry.rules)
        self._compare(entry, events)
        self.report.decisions += 1

    def _repeat_orders(self, entry: Entry) -> None:
        """Repeat the standing orders that are still legal after an undo."""
        to = self.back.to.get(entry.version, 0)
        for each in self.record.entries:
            if each.action == ASIDE and to <= each.version < entry.version:
                with suppress(Refused):
                    self.line.drive.again(each.answer)

    @contextmanager
    def _accepted(self, entry: Entry) -> Iterator[None]:
        try:
            yield
        except Refused as refused:
            reason = f"{refused.reason} (§{refused.rule})" if refused.rule else refused.reason
            raise _Differs("refused", answer=" ".join(entry.answer), reason=reason) from refused

    def _start_dice(self) -> None:
        """Set the seed from this row on."""
        if self.seed is not None:
            self.line.set_seed(self.seed)

    def _compare(self, entry: Entry, events: tuple[Event, ...]) -> None:
        recorded_events = [self._plain(self.ruleset.decode_event(bytes(raw))) for raw in entry.events]
        for place, (event, recorded) in enumerate(zip(events, recorded_events, strict=False), start=1):
            found = _difference(self._plain(event), recorded)
            if found is not None:
                path, expected, got = found
                what = ".".join(filter(None, (str(event.__struct_config__.tag), path)))
                raise _Differs("event", number=str(place), what=what, expected=expected, got=got)
        if len(events) != len(recorded_events):
            expected = ", ".join(str(event.__struct_config__.tag) for event in events[len(recorded_events) :])
            got = ", ".join(str(each.get("event", "?")) for each in recorded_events[len(events) :])
            raise _Differs("number", expected=_cut(expected) or "-", got=_cut(got) or "-")
        self.report.events += len(events)

    def _plain(self, value: Any) -> Any:
        return msgspec.json.decode(self.encoder.encode(value))

    def _end(self) -> list[Finding]:
        """Return the differences at the end of the replayed game, such as another result."""
        last, over = self.record.entries[-1].version, self.line.drive.ask is None
        if over != (self.record.status == "over"):
            return [self._weakened(Finding("not-over" if not over else "over", last, {"status": self.record.status}))]
        world = self.line.world
        for name, mine, recorded in (
            ("position", self.ruleset.view(world), self.record.position),
            ("result", self._result(world, over=over), self.record.result),
        ):
            found = _difference(self._plain(mine), msgspec.json.decode(recorded))
            if found is not None:
                path, expected, got = found
                return [self._weakened(Finding(name, last, {"what": path or name, "expected": expected, "got": got}))]
        self.report.outcome = self.ruleset.comparable_result(world) if over else None
        return []

    def _result(self, world: Any, *, over: bool) -> Any:
        """Return the result at the end of a replay.

        If the game was not played to its end, return a result only if the record has one.
        """
        if over or msgspec.json.decode(self.record.result) is None:
            return self.ruleset.result(world) if over else None
        last, turns = self.record.entries[-1], self.ruleset.progress(world)[0]
        return ended_early(self.ruleset.sides_in(world), last.action, last.answer, turns=turns)

    def _finding(self, entry: Entry, differs: _Differs) -> Finding:
        facts = dict(differs.facts)
        if entry.rules and entry.rules != self.ruleset.rules_version:
            return Finding(
                OTHER_RULES, entry.version, {**facts, "rules": entry.rules, "now": self.ruleset.rules_version}
            )
        return self._weakened(Finding(differs.name, entry.version, facts))

    def _weakened(self, found: Finding) -> Finding:
        """Return a weaker finding if earlier entries were played under other rules.

        Otherwise return the finding unchanged.
        """
        now = self.ruleset.rules_version
        others = [each.rules for each in self.record.entries if each.rules and each.version <= found.version]
        other = next((rules for rules in reversed(others) if rules != now), None)
        if other is None:
            return found
        return Finding(AFTER_OTHER_RULES, found.version, {**found.facts, "rules": other, "now": now})


def _difference(mine: Any, recorded: Any, path: str = "") -> tuple[str, str, str] | None:
    """Return the first difference between two values, or None if they are equal.

    A difference is the path, the expected value and the recorded value.
    """
    if mine == recorded:
        return None
    if isinstance(mine, dict) and isinstance(recorded, dict):
        for key in {**mine, **recorded}:
            inner = f"{path}.{key}" if path else str(key)
            found = _difference(mine.get(key), recorded.get(key), inner)
            if found is not None:
                return found
    if isinstance(mine, list) and isinstance(recorded, list) and len(mine) == len(recorded):
        for place, (one, other) in enumerate(zip(mine, recorded, strict=True)):
            found = _difference(one, other, f"{path}[{place}]")
            if found is not None:
                return found
    return path, _cut(msgspec.json.encode(mine).decode()), _cut(msgspec.json.encode(recorded).decode())


def _cut(text: str) -> str:
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"
