"""Plays a game again from its record, to show every step.

Undone decisions are not played. They do not change the dice, because nothing can be undone after a die roll. Scenes
contain a `Ruleset.view`, without the seed and hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import msgspec

from engine.core.asks import Answer, Refused
from engine.core.context import Context
from engine.core.day_gate import CALENDAR, by_calendar, own_options
from engine.core.dice import SeededDice
from engine.core.drive import Drive, read_mark
from engine.core.events import Event
from engine.core.record import ASIDE, LAPSE, STEWARD, Entry, in_force
from engine.core.ruleset import Ruleset
from engine.core.save import opens
from engine.core.sequence import Step


class Recording(msgspec.Struct, frozen=True, kw_only=True):
    """The data needed to play a game again. It includes the seed, so it is never shown.

    `sealed` is whether the game was set up before its dice existed. Such a game has no seed until the players' word is
    known. `running` is whether the game is still being played. Secret answers are then left out.
    """

    system: str
    seed: str | None
    options: dict[str, str]
    entries: tuple[Entry, ...]
    sealed: bool = False
    running: bool = False

    def __repr__(self) -> str:
        """Return the recording without its seed, for logs."""
        return f"Recording(system={self.system!r}, entries={len(self.entries)})"


class ReplayMismatch(ValueError):
    """Raised when a record cannot be replayed from journal row `version` on."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version

    def __str__(self) -> str:
        return f"the record does not play any more from row {self.version} on"


@dataclass(frozen=True, slots=True)
class Order:
    """A decision. `version` is its row in the journal, and `side` is the side that decided.

    `by_steward` is set if the autopilot decided or the time ran out.
    """

    answer: Answer
    by_steward: bool
    side: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """A step of play: its decisions and events, and the view at its end."""

    step: str
    view: Any
    happened: tuple[Order | Event, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the step."""
        return tuple(each for each in self.happened if isinstance(each, Event))


def scenes(ruleset: Ruleset[Any], recording: Recording) -> Iterator[Scene]:
    """Yield the steps of a game in which something was decided or happened. The last step may be unfinished.

    Raise `ReplayMismatch` if the record cannot be replayed.
    """
    try:
        rows = in_force(recording.entries)
    except ValueError as error:
        raise ReplayMismatch(getattr(error, "version", 0)) from error
    if rows:
        yield from _Replaying(ruleset, recording).play(rows)


class _Replaying:
    """The state of a game during its replay."""

    def __init__(self, ruleset: Ruleset[Any], recording: Recording) -> None:
        self.ruleset = ruleset
        self.options = recording.options
        self.sealed = recording.sealed
        self.running = recording.running
        self.context = Context(SeededDice(recording.seed))
        self.step = ruleset.sequence.first
        self.happened: list[Order | Event] = []
        self.collected = 0
        self.ready: list[Scene] = []

    def play(self, rows: list[Entry]) -> Iterator[Scene]:
        first, *others = rows
        drive = self._start(first)
        for entry in others:
            yield from self._take_ready()
            self._answer(drive, entry)
        self._close()
        yield from self._take_ready()

    def _start(self, entry: Entry) -> Drive[Any]:
        try:
            daily = by_calendar(self.options)
            self.world = self.ruleset.new(own_options(self.options))
            opening = self.sealed and opens(self.ruleset, self.options)
        except ValueError as error:
            raise ReplayMismatch(entry.version) from error
        drive = Drive(self.ruleset, self.world, self.context, on_step=self._enter, daily=daily, opening=opening)
        self._agree(entry, tuple(self.context.events))
        return drive

    def _answer(self, drive: Drive[Any], entry: Entry) -> None:
        if entry.action == ASIDE:
            with suppress(Refused):  # an order that was no longer possible when it was repeated
                drive.again(entry.answer)
            return
        said = read_mark(entry.answer)
        try:
            ask = drive.ask_of(said.side)
            ask.check(said.answer)
        except Refused as refused:
            raise ReplayMismatch(entry.version) from refused
        self._collect()
        hidden = self.running and ask.hides(said.answer)
        if ask.kind != CALENDAR and not hidden:  # the calendar's answer is not a player's decision
            side = ask.side if len(self.ruleset.sides) > 1 else self.ruleset.sides[0]
            self.happened.append(Order(said.answer, entry.action in {STEWARD, LAPSE}, side, entry.version))
        self._agree(entry, drive.answer(entry.answer, rules=entry.rules))

    def _agree(self, entry: Entry, events: tuple[Event, ...]) -> None:
        """Raise `ReplayMismatch` if the replayed events differ from those in the journal row."""
        try:
            recorded = [self.ruleset.decode_event(bytes(raw)) for raw in entry.events]
        except (ValueError, msgspec.MsgspecError) as error:
            raise ReplayMismatch(entry.version) from error
        if recorded != list(events):
            raise ReplayMismatch(entry.version)

    def _enter(self, step: Step[Any]) -> None:
        self._close()
        self.step = step.name

    def _collect(self) -> None:
        self.happened += self.context.events[self.collected :]
        self.collected = len(self.context.events)

    def _close(self) -> None:
        """End the current step, and keep it as a scene if anything happened."""
        self._collect()
        if self.happened:
            copy = self.ruleset.decode(self.ruleset.encode(self.world), self.ruleset.schema_version)
            self.ready.append(Scene(self.step, self.ruleset.view(copy), tuple(self.happened)))
            self.happened = []

    def _take_ready(self) -> list[Scene]:
        ready, self.ready = self.ready, []
        return ready
