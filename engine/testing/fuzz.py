"""Plays a game with random answers and checks it for impossible states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import msgspec

from engine.core.asks import DONE, Answer, Ask
from engine.core.context import Context
from engine.core.day_gate import BEGIN, CALENDAR, by_calendar, own_options
from engine.core.dice import SeededDice
from engine.core.drive import ResumableDrive, read_mark
from engine.core.events import Event
from engine.core.policies import RandomPlayer
from engine.core.ranking import allowed
from engine.core.ruleset import Policy, Ruleset
from engine.core.save import Save, advance, dump, load, new_game, save_of
from engine.core.sequence import ASIDE, SIDE

W = TypeVar("W")
AtDraw = Callable[[W, Sequence[Event], str], list[str]]
"""A function that returns the errors found at a die roll (or a turned card, with the purpose «card»); its arguments are
the world, the events and the purpose.
"""

MOST_PROBLEMS = 20


@dataclass
class Fuzzed:
    """The result of a fuzzed game: decisions, resumed saves, events and problems."""

    seed: str
    decisions: int = 0
    resumed: int = 0
    events: tuple[Event, ...] = ()
    problems: list[str] = field(default_factory=list)

    def wrong(self, text: str) -> None:
        """Record a problem, unless `MOST_PROBLEMS` have been recorded already."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(f"{self.seed}: decision {self.decisions}: {text}")


def fuzz_game(
    ruleset: Ruleset[W],
    *,
    seed: str,
    policy: Policy | Mapping[str, Policy],
    options: Mapping[str, str] | None = None,
    resume_every: int = 0,
    check_every: int = 1,
    sound: Callable[[W], list[str]] | None = None,
    at_draw: AtDraw[W] | None = None,
) -> Fuzzed:
    """Play a game to its end and return the problems found.

    Before every die and card, `at_draw` must report nothing. At every `check_every`-th Ask the state must be valid: no
    invariant of the ruleset or of `sound` may be violated, and the view must not reveal the seed. At every Ask the
    answer of the policy must be legal. At every `resume_every`-th Ask the game is saved, converted to JSON and back,
    and resumed. The results must be the same.

    `policy` plays all sides, or maps each side to a policy. If several Asks are open, a random one is answered. Changes
    of standing orders are random too.
    """
    game = _Game(ruleset, seed, options or {}, sound, at_draw)
    try:
        game.play(_with_calendar(ruleset, policy), resume_every=resume_every, check_every=check_every)
    except Exception as error:
        game.found.wrong(f"{type(error).__name__}: {error}")
    game.found.events = tuple(game.context.events)
    return game.found


def fuzz_saves(
    ruleset: Ruleset[W],
    *,
    seed: str,
    policy: Policy | Mapping[str, Policy],
    options: Mapping[str, str] | None = None,
) -> Fuzzed:
    """Play a game twice, and return the differences. The second time, continue only from saves.

    Each save is converted to JSON and back.
    """
    found = Fuzzed(seed)
    plain = _Game(ruleset, seed, options or {}, None)
    plain.play(_with_calendar(ruleset, policy))
    outcome = new_game(ruleset, seed=seed, options=options or {})
    events = list(outcome.events)
    for words in plain.written:
        found.decisions += 1
        said = read_mark(words)
        outcome = advance(ruleset, load(dump(outcome.save)), said.answer, side=said.side, aside=said.aside)
        found.resumed += 1
        events += outcome.events
        if outcome.reopened:
            found.wrong("the open step did not replay")
    found.events = tuple(events)
    if outcome.ask is not None or not outcome.save.over:
        found.wrong("the resumed game goes on after the other's end")
    if events != plain.context.events:
        found.wrong("the resumed game tells other events")
    if ruleset.encode(outcome.world) != ruleset.encode(plain.world):
        found.wrong("the resumed game ends in another world")
    return found


class HastyPlayer:
    """A random player that usually ends each step as soon as possible.

    Its games reach positions that better players avoid. On average, it continues a step once in `patience` times.
    """

    def __init__(self, seed: str, *, patience: int) -> None:
        self.dice = SeededDice(seed, period="hasty")
        self.random = RandomPlayer(seed)
        self.patience = patience

    def answer(self, view: object, ask: Ask) -> Answer:
        """Usually return «done». By chance, or if «done» is not legal, return a random answer."""
        if self.dice.number("haste", self.patience) > 1 and allowed(ask, DONE):
            return DONE
        return self.random.answer(view, ask)


class _AnswersCalendar:
    """A policy that answers the questions of the calendar. It passes all other questions on to `policy`."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def answer(self, view: object, ask: Ask) -> Answer:
        return BEGIN if ask.kind == CALENDAR else self.policy.answer(view, ask)


def _with_calendar(ruleset: Ruleset[Any], policy: Policy | Mapping[str, Policy]) -> dict[str, Policy]:
    """Return a policy for each side. The policies can also answer the calendar's questions."""
    policies = policy if isinstance(policy, Mapping) else dict.fromkeys(ruleset.sides, policy)
    first = next(iter(policies.values()))
    return {side: _AnswersCalendar(each) for side, each in {CALENDAR: first, **policies}.items()}


@dataclass
class _Resumed:
    """A game that was resumed from its save and got one answer."""

    kind: str
    world: bytes
    events: tuple[Event, ...]
    before: int


class _Watched(Context):
    """A `Context` that calls a function before each die and card."""

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
    """A game played by the fuzzer, with the data for its save."""

    def __init__(
        self,
        ruleset: Ruleset[W],
        seed: str,
        options: Mapping[str, str],
        sound: Callable[[W], list[str]] | None,
        at_draw: AtDraw[W] | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.sound = sound
        self.at_draw = at_draw
        self.found = Fuzzed(seed)
        self.several = len(ruleset.sides) > 1
        self.order = SeededDice(seed, period="sides")
        self.orders = RandomPlayer(f"{seed} aside")
        self.written: list[Answer] = []
        self.daily = by_calendar(options)
        self.world = ruleset.new(own_options(options))
        self.dice = SeededDice(seed)
        self.context = Context(self.dice) if at_draw is None else _Watched(self.dice, self._draws)

    def _draws(self, purpose: str) -> None:
        assert self.at_draw is not None
        for fault in self.at_draw(self.world, self.context.events, purpose):
            self.found.wrong(f"{purpose}: {fault}")

    def play(self, policies: Mapping[str, Policy], *, resume_every: int = 0, check_every: int = 1) -> None:
        """Play the game to its end, and record the problems."""
        period: str | None = None
        drive = ResumableDrive(self.ruleset, self.world, self.context, self.dice, daily=self.daily)
        expected: _Resumed | None = None
        while drive.ask is not None:
            self.found.decisions += 1
            self._compare(expected, drive.asks)
            if self.several:
                self._give_standing_orders(drive)
            ask = self._drawn(drive.asks)
            side = ask.side if self.several and ask.kind != CALENDAR else None
            if self.found.decisions % check_every == 0 or period != self.dice.period:
                self._check(ask)
                period = self.dice.period
            answer = self._legal(ask, policies[ask.side].answer(self.ruleset.view(self.world, side), ask))
            self.written.append(drive.written(answer, side))
            due = resume_every and self.found.decisions % resume_every == 0
            save = save_of(self.ruleset, drive, seed=self.found.seed, daily=self.daily) if due else None
            expected = self._resume(save, drive.asks, answer, side) if save is not None else None
            drive.send(answer, side)
        self._compare(expected, ())
        for fault in self.ruleset.faults(self.world):
            self.found.wrong(f"at the end: {fault}")

    def _drawn(self, asks: tuple[Ask, ...]) -> Ask:
        return asks[self.order.number("who", len(asks)) - 1] if len(asks) > 1 else asks[0]

    def _give_standing_orders(self, drive: ResumableDrive[W]) -> None:
        """Let each side change its standing orders at random times."""
        for side in self.ruleset.sides:
            ask = self.ruleset.aside(self.world, side)
            if ask is not None and self.order.number("aside", 8) == 1:
                drive.aside(self._legal(ask, self.orders.answer(None, ask)), side)
                self.written.append(drive.answers[-1])

    def _legal(self, ask: Ask, answer: Answer) -> Answer:
        """Return a checked answer in its standard wording, and record problems.

        Raise `Refused` if the answer is not legal.
        """
        meant = ask.check(answer)
        if ask.check(meant) != meant:
            self.found.wrong(f"{ask.kind}: {' '.join(meant)} does not mean itself")
        if any(word[:1] in {SIDE, ASIDE} for word in meant):
            self.found.wrong(f"{ask.kind}: {' '.join(meant)} begins like the mark of a side")
        return meant

    def _check(self, ask: Ask) -> None:
        for fault in self.ruleset.faults(self.world):
            self.found.wrong(f"{ask.kind}: {fault}")
        for fault in self.sound(self.world) if self.sound is not None else ():
            self.found.wrong(f"{ask.kind}: {fault}")
        if self.found.seed.encode() in msgspec.json.encode(self.ruleset.view(self.world)):
            self.found.wrong(f"{ask.kind}: the view gives the seed away")
        self._look_ahead(ask)

    def _look_ahead(self, ask: Ask) -> None:
        """Follow a random path through a question's menus. Report a problem if it ends in an empty menu."""
        menu, path = ask.level(), Answer()
        while menu is not None and menu.choices:
            choice = menu.choices[self.order.number("path", len(menu.choices)) - 1]
            path = (*path, choice.word)
            menu = ask.under(path, choice) if choice.then is not None else None
        if menu is not None and not menu.samples:
            self.found.wrong(f"{ask.kind}: nothing can be said after «{' '.join(path)}»")

    def _resume(self, written: Save, asks: tuple[Ask, ...], answer: Answer, side: str | None) -> _Resumed:
        ask, save = asks[0], load(dump(written))
        back = advance(self.ruleset, save)
        if back.reopened or _kinds(back.asks) != _kinds(asks) or back.events:
            self.found.wrong(f"{ask.kind}: another question comes back")
        elif self.ruleset.encode(back.world) != self.ruleset.encode(self.world):
            self.found.wrong(f"{ask.kind}: another world comes back")
        outcome = advance(self.ruleset, save, answer, side=side)
        self.found.resumed += 1
        return _Resumed(
            _kinds(outcome.asks), self.ruleset.encode(outcome.world), outcome.events, len(self.context.events)
        )

    def _compare(self, expected: _Resumed | None, asks: tuple[Ask, ...]) -> None:
        if expected is None:
            return
        kind = _kinds(asks)
        if expected.kind != kind:
            self.found.wrong(f"the resumed game asks {expected.kind or 'nothing'}, this one {kind or 'nothing'}")
        elif expected.world != self.ruleset.encode(self.world):
            self.found.wrong(f"{kind}: the resumed game's world differs")
        elif expected.events != tuple(self.context.events[expected.before :]):
            self.found.wrong(f"{kind}: the resumed game tells other events")


def _kinds(asks: tuple[Ask, ...]) -> str:
    """Return the kinds of the open questions and their sides as text."""
    return ", ".join(f"{ask.kind} ({ask.side})" for ask in asks)


def varied_options(ruleset: Ruleset[W], number: int) -> dict[str, str]:
    """Return random house rules for odd numbers, and the defaults for even ones."""
    return picked_options(ruleset, f"house-{number}") if number % 2 else {}


def picked_options(ruleset: Ruleset[W], seed: str) -> dict[str, str]:
    """Return random house rules, the same for the same seed."""
    dice = SeededDice(seed, period="options")
    found: dict[str, str] = {}
    for rule in ruleset.house_rules:
        choices = (rule.default, *rule.choices)
        found[rule.name] = choices[dice.number(rule.name, len(choices)) - 1]
    return found
