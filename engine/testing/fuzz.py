"""Fuzzing a game: play it with a policy and check that nothing impossible happens, whatever the answers.

The same function serves the tests and anyone who wants ten thousand more games.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

import msgspec

from engine.core.asks import DONE, Answer, Ask
from engine.core.context import Table
from engine.core.day_gate import BEGIN, CALENDAR, by_calendar, own_options
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive
from engine.core.events import Event
from engine.core.policies import RandomPlayer
from engine.core.ranking import allowed
from engine.core.ruleset import Policy, System
from engine.core.save import Save, advance, dump, load, new_game, save_of

W = TypeVar("W")
AtDraw = Callable[[W, Sequence[Event], str], list[str]]
"""Returns the errors at a die roll of that purpose (a turned card: «card»); arguments: world, events, purpose."""

MOST_PROBLEMS = 20


@dataclass
class Fuzzed:
    """The result of a fuzzed game: its decisions, the number of resumed saves, its events, its problems."""

    seed: str
    decisions: int = 0
    resumed: int = 0
    events: tuple[Event, ...] = ()
    problems: list[str] = field(default_factory=list)

    def wrong(self, text: str) -> None:
        """Note a problem; further problems beyond `MOST_PROBLEMS` are dropped."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(f"{self.seed}: decision {self.decisions}: {text}")


def fuzz_game(
    system: System[W],
    *,
    seed: str,
    policy: Policy,
    options: Mapping[str, str] | None = None,
    resume_every: int = 0,
    check_every: int = 1,
    sound: Callable[[W], list[str]] | None = None,
    at_draw: AtDraw[W] | None = None,
) -> Fuzzed:
    """Play a game to its end and return the problems.

    At every die and card: `at_draw` reports nothing, above all no open choice that this die affects. At every
    `check_every`-th Ask, at the first of each period and at the end: no violated invariants, by the system and by
    `sound`; the view does not reveal the seed. At every Ask: the policy's answer is legal. At every `resume_every`-th
    Ask the game is saved, converted to JSON and back, and resumed: the same question comes back, and the answer leads
    to the same world, question and events as in the game that goes on.
    """
    game = _Game(system, seed, options or {}, sound, at_draw)
    try:
        game.play(_Spared(policy), resume_every=resume_every, check_every=check_every)
    except Exception as error:
        game.found.wrong(f"{type(error).__name__}: {error}")
    game.found.events = tuple(game.table.events)
    return game.found


def fuzz_saves(system: System[W], *, seed: str, policy: Policy, options: Mapping[str, str] | None = None) -> Fuzzed:
    """Play a game only from its saves, each through JSON and back, as a bot does; compare it with the plain game."""
    found = Fuzzed(seed)
    plain = _Game(system, seed, options or {}, None)
    answers: list[Answer] = []
    plain.play(_Noting(_Spared(policy), answers))
    outcome = new_game(system, seed=seed, options=options or {})
    events = list(outcome.events)
    for answer in answers:
        found.decisions += 1
        outcome = advance(system, load(dump(outcome.save)), answer)
        found.resumed += 1
        events += outcome.events
        if outcome.reopened:
            found.wrong("the open step did not replay")
    found.events = tuple(events)
    if outcome.ask is not None or not outcome.save.over:
        found.wrong("the resumed game goes on after the other's end")
    if events != plain.table.events:
        found.wrong("the resumed game tells other events")
    if system.encode(outcome.world) != system.encode(plain.world):
        found.wrong("the resumed game ends in another world")
    return found


class HastyPlayer:
    """A random player that mostly ends a step as soon as it may: once in `patience` times it goes on instead.

    Its games are short, and get into positions that better players avoid.
    """

    def __init__(self, seed: str, *, patience: int) -> None:
        self.dice = SeededDice(seed, period="hasty")
        self.random = RandomPlayer(seed)
        self.patience = patience

    def answer(self, view: object, ask: Ask) -> Answer:
        """Return «done» where it is allowed, or a random answer."""
        if self.dice.number("haste", self.patience) > 1 and allowed(ask, DONE):
            return DONE
        return self.random.answer(view, ask)


class _Spared:
    """A policy wrapper that answers the calendar's question itself."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def answer(self, view: object, ask: Ask) -> Answer:
        return BEGIN if ask.kind == CALENDAR else self.policy.answer(view, ask)


class _Noting:
    """A policy wrapper that records the answers."""

    def __init__(self, policy: Policy, answers: list[Answer]) -> None:
        self.policy = policy
        self.answers = answers

    def answer(self, view: object, ask: Ask) -> Answer:
        answer = self.policy.answer(view, ask)
        self.answers.append(answer)
        return answer


@dataclass
class _Resumed:
    """The state of a resumed game after one answer."""

    kind: str
    world: bytes
    events: tuple[Event, ...]
    before: int


class _Watched(Table):
    """A context that calls a function before each die roll and each turned card."""

    def __init__(self, dice: SeededDice, on_draw: Callable[[str], None]) -> None:
        super().__init__(dice)
        self._on_draw = on_draw

    def roll(self, purpose: str, sides: int = 6) -> int:
        self._on_draw(purpose)
        return super().roll(purpose, sides)

    def reveal(self) -> None:
        self._on_draw("card")
        super().reveal()


class _Game(Generic[W]):
    """One game in play, with all data that a save of it needs."""

    def __init__(
        self,
        system: System[W],
        seed: str,
        options: Mapping[str, str],
        sound: Callable[[W], list[str]] | None,
        at_draw: AtDraw[W] | None = None,
    ) -> None:
        self.system = system
        self.sound = sound
        self.at_draw = at_draw
        self.found = Fuzzed(seed)
        self.daily = by_calendar(options)
        self.world = system.new(own_options(options))
        self.dice = SeededDice(seed)
        self.table = Table(self.dice) if at_draw is None else _Watched(self.dice, self._draws)

    def _draws(self, purpose: str) -> None:
        assert self.at_draw is not None
        for fault in self.at_draw(self.world, self.table.events, purpose):
            self.found.wrong(f"{purpose}: {fault}")

    def play(self, policy: Policy, *, resume_every: int = 0, check_every: int = 1) -> None:
        """Play to the end."""
        period: str | None = None
        drive = ResumableDrive(self.system, self.world, self.table, self.dice, daily=self.daily)
        expected: _Resumed | None = None
        while (ask := drive.ask) is not None:
            self.found.decisions += 1
            self._compare(expected, ask)
            if self.found.decisions % check_every == 0 or period != self.dice.period:
                self._check(ask)
                period = self.dice.period
            answer = policy.answer(self.system.view(self.world), ask)
            ask.check(answer)
            due = resume_every and self.found.decisions % resume_every == 0
            save = save_of(self.system, drive, seed=self.found.seed, daily=self.daily) if due else None
            expected = self._resume(save, ask, answer) if save is not None else None
            drive.send(answer)
        self._compare(expected, None)
        for fault in self.system.faults(self.world):
            self.found.wrong(f"at the end: {fault}")

    def _check(self, ask: Ask) -> None:
        for fault in self.system.faults(self.world):
            self.found.wrong(f"{ask.kind}: {fault}")
        for fault in self.sound(self.world) if self.sound is not None else ():
            self.found.wrong(f"{ask.kind}: {fault}")
        if self.found.seed.encode() in msgspec.json.encode(self.system.view(self.world)):
            self.found.wrong(f"{ask.kind}: the view gives the seed away")

    def _resume(self, written: Save, ask: Ask, answer: Answer) -> _Resumed:
        save = load(dump(written))
        back = advance(self.system, save)
        if back.reopened or back.ask is None or back.ask.kind != ask.kind or back.events:
            self.found.wrong(f"{ask.kind}: another question comes back")
        elif self.system.encode(back.world) != self.system.encode(self.world):
            self.found.wrong(f"{ask.kind}: another world comes back")
        outcome = advance(self.system, save, answer)
        self.found.resumed += 1
        kind = outcome.ask.kind if outcome.ask is not None else ""
        return _Resumed(kind, self.system.encode(outcome.world), outcome.events, len(self.table.events))

    def _compare(self, expected: _Resumed | None, ask: Ask | None) -> None:
        if expected is None:
            return
        kind = ask.kind if ask is not None else ""
        if expected.kind != kind:
            self.found.wrong(f"the resumed game asks {expected.kind or 'nothing'}, this one {kind or 'nothing'}")
        elif expected.world != self.system.encode(self.world):
            self.found.wrong(f"{kind}: the resumed game's world differs")
        elif expected.events != tuple(self.table.events[expected.before :]):
            self.found.wrong(f"{kind}: the resumed game tells other events")


def varied_options(system: System[W], number: int) -> dict[str, str]:
    """Return no house rules for every other game, and random ones for the games between."""
    return picked_options(system, f"house-{number}") if number % 2 else {}


def picked_options(system: System[W], seed: str) -> dict[str, str]:
    """Return random house rules by dice from a seed: any choice of each rule, the default twice as often."""
    dice = SeededDice(seed, period="options")
    found: dict[str, str] = {}
    for rule in system.house_rules:
        choices = (rule.default, *rule.choices)
        found[rule.name] = choices[dice.number(rule.name, len(choices)) - 1]
    return found
