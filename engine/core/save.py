"""Saves, and the function `advance` that continues them.

A save contains the start of a step, and the answers given in it so far. `advance` is pure: it loads the state, replays
the answers, applies the new answer and plays on to the next Ask. No game is kept in memory.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar
from zlib import crc32

import msgspec

from engine.core.asks import Answer, Ask, Refused
from engine.core.context import Context
from engine.core.day_gate import CALENDAR, by_calendar, own_options
from engine.core.dice import DiceTooSoon, SeededDice
from engine.core.drive import Drive, ResumableDrive, StepStart
from engine.core.events import Event
from engine.core.pledge import Pledge, Word
from engine.core.ruleset import Ruleset
from engine.core.sequence import ASIDE, SIDE

W = TypeVar("W")

_SUM = re.compile(rb',"sum":"([0-9a-f]{8})"}$')
MOST_ASIDES = 30
"""The maximum number of standing orders that a side can give within a step: all of them are replayed with each
answer.
"""

FORMAT = 1
"""The version of the format of saves; a ruleset's own state has a separate schema version."""


class SaveError(ValueError):
    """Raised when a save is damaged or was written by a newer version."""


class Save(msgspec.Struct, kw_only=True):
    """A game between two decisions. `state` is the world at the start of `step`, before `answers`.

    `daily` is True if the calendar begins the game's periods. `pledge` is the bot's secret and the players' word, if
    the seed is computed from them. The seed is empty while there is no word. `opening` is True if the first step of the
    game has not begun yet.
    """

    format: int = FORMAT
    system: str
    schema: int
    rules: str
    seed: str
    step: str
    state: msgspec.Raw
    answers: list[list[str]] = []
    period: str = ""
    counts: dict[str, int] = {}
    over: bool = False
    daily: bool = False
    pledge: Pledge | msgspec.UnsetType = msgspec.UNSET
    opening: bool | msgspec.UnsetType = msgspec.UNSET

    def __repr__(self) -> str:
        """Return the save without its seed and state, for logs."""
        return f"Save(system={self.system!r}, step={self.step!r}, answers={len(self.answers)})"


class WordAwaited(Exception):
    """Raised if a decision is impossible because the dice still need the players' word."""


@dataclass(frozen=True, slots=True)
class Outcome(Generic[W]):
    """The game after a call of `advance`, and what has happened.

    `events` are the new events only. `asks` are the open questions, at most one per side. `ask` is the first of them,
    or None if the game is over. `reopened` is True if the open step could not be replayed under corrected rules. The
    step then begins again without its answers; `forgotten` is their number. `settled` is True if this cannot be undone.

    `seen` is True if this cannot be undone because another side has learnt something. `kept` are the sides that did not
    answer and still have the same question.
    """

    save: Save
    world: W
    asks: tuple[Ask, ...]
    events: tuple[Event, ...]
    reopened: bool = False
    settled: bool = False
    forgotten: int = 0
    seen: bool = False
    kept: frozenset[str] = field(default=frozenset())

    run: _Run[W] | None = field(default=None, repr=False, compare=False)

    def on(self, answer: Answer, *, side: str | None = None) -> Outcome[W]:
        """Return the outcome of an answer, like `advance`, but without replaying the open step.

        Raise `Refused` if the answer is not legal, or if the game is over. The world and the Ask of this outcome are no
        longer valid afterwards.
        """
        if self.run is None:
            raise Refused("game-over", rule="")
        return self.run.on(answer, side)

    def order(self, answer: Answer, *, side: str) -> Outcome[W]:
        """Give a standing order for a side, and return the outcome.

        `on` describes the errors, and how long the outcome can be used.
        """
        if self.run is None:
            raise Refused("game-over", rule="")
        return self.run.after_standing_order(answer, side)

    @property
    def ask(self) -> Ask | None:
        """The first open question; None when the game is over."""
        return self.asks[0] if self.asks else None


def new_game(
    ruleset: Ruleset[W], *, seed: str = "", options: Mapping[str, str], pledge: Pledge | None = None
) -> Outcome[W]:
    """Set up a game, play to its first Ask, and return the outcome.

    Raise `ValueError` for unknown options. A pledge replaces the seed. The setup does not depend on the seed.
    """
    daily = by_calendar(options)
    if daily and not ruleset.sequence.has_days:
        raise ValueError(f"{ruleset.name} has no days that could begin by the calendar")
    world = ruleset.new(own_options(options))
    save = Save(
        system=ruleset.name,
        schema=ruleset.schema_version,
        rules=ruleset.rules_version,
        seed=seed if pledge is None else pledge.seed or "",
        step=ruleset.sequence.first,
        state=msgspec.Raw(ruleset.encode(world)),
        daily=daily,
        pledge=pledge or msgspec.UNSET,
        opening=(pledge is not None and pledge.sealed and opens(ruleset, options)) or msgspec.UNSET,
    )
    sealed = pledge is not None and pledge.sealed
    return _Run(ruleset, save, sealed=sealed).go([], None, fresh=True)


def opens(ruleset: Ruleset[Any], options: Mapping[str, str]) -> bool:
    """Return whether a game rolls dice before its first question.

    Such a game cannot be set up without dice: it must begin with the players' word. Raise `ValueError` if an option is
    unknown.
    """
    daily = by_calendar(options)
    world = ruleset.new(own_options(options))
    try:
        Drive(ruleset, world, Context(SeededDice(None)), start=ruleset.sequence.first, daily=daily)
    except DiceTooSoon:
        return True
    return False


def pledge_of(save: Save) -> Pledge | None:
    """Return the pledge for the seed of a save; None if there is none."""
    return save.pledge if isinstance(save.pledge, Pledge) else None


def awaits_word(save: Save) -> bool:
    """Return whether the first decision must add the players' word, from which the dice are made."""
    pledge = pledge_of(save)
    return pledge is not None and pledge.word is None and not save.over


def with_word(save: Save, word: Word) -> Save:
    """Return the save with the players' word added, and with its dice. Raise `ValueError` if no word is expected."""
    pledge = pledge_of(save)
    if pledge is None:
        raise ValueError("this game's dice follow from its seed alone")
    brought = pledge.with_word(word)
    return msgspec.structs.replace(save, seed=brought.seed, pledge=brought)


def advance(
    ruleset: Ruleset[W], save: Save, answer: Answer | None = None, *, side: str | None = None, aside: bool = False
) -> Outcome[W]:
    """Give an answer, play on to the next Ask, and return the outcome.

    Without an answer, only replay the open step. `side` is the side that answers in a game of several sides. Only the
    calendar's answer has no side. With `aside`, the answer changes the side's standing orders, even if the side has no
    question. Raise `Refused` if the answer is illegal, or if the side has no question. Raise `WordAwaited` if there are
    no dice yet. Standing orders need no dice.
    """
    if answer is not None and not aside and awaits_word(save):
        raise WordAwaited
    if save.over:
        world = ruleset.decode(bytes(save.state), save.schema)
        if answer is not None:
            raise Refused("game-over", rule="")
        return Outcome(save=save, world=world, asks=(), events=(), settled=True)
    try:
        return _Run(ruleset, save).go(save.answers, answer, side=side, aside=aside)
    except _Unplayable:
        orders = [words for words in save.answers if is_aside(words)]
        reopened = _Run(ruleset, save).reopen(orders)
        forgotten = len(save.answers) - len(orders)
        return replace(reopened, events=(), reopened=True, settled=True, forgotten=forgotten)


def is_aside(words: Iterable[str]) -> bool:
    """Return whether a written answer is a standing order."""
    return next(iter(words), "").startswith(ASIDE)


def restated(ruleset: Ruleset[Any], save: Save) -> Save:
    """Return the save, converted to the current rules.

    Raise `ValueError` if its position cannot be read.
    """
    state = ruleset.encode(ruleset.decode(bytes(save.state), save.schema))
    return msgspec.structs.replace(
        save, format=FORMAT, schema=ruleset.schema_version, rules=ruleset.rules_version, state=msgspec.Raw(state)
    )


def waits(ruleset: Ruleset[Any], save: Save) -> bool:
    """Return whether a game can continue only when the calendar begins its next day."""
    step = ruleset.sequence.steps.get(save.step)
    asked = save.opening is True or (save.daily and step is not None and step.daily)
    return asked and all(map(is_aside, save.answers)) and not save.over


def retrace(ruleset: Ruleset[W], save: Save, answers: Iterable[Answer]) -> Iterator[Outcome[W]]:
    """Yield the present outcome of a save, and then the outcome after each answer.

    Stop at an answer that is no longer legal. Standing orders that are no longer legal are skipped. The world and the
    Ask of an outcome may be used only until the next outcome is fetched. Its save stays valid.
    """
    with suppress(_Unplayable):
        yield from _Run(ruleset, save).trace(save.answers, answers)


def supposed(ruleset: Ruleset[W], save: Save, *, seed: str, side: str | None = None) -> Drive[W]:
    """Return a copy of a game at its open Ask, with other dice and hidden information.

    The copy depends only on what the side sees and on the seed. Raise `ValueError` if the open step cannot be replayed.
    """
    run = _Run(ruleset, save)
    try:
        run.replay(save.answers)
    except _Unplayable as error:
        raise ValueError("the open step does not replay") from error
    drive = run.drive
    drive.never_saved()
    drive.dice.set_seed(seed)
    drive.dice.counts.clear()
    ruleset.redeal(drive.world, Context(SeededDice(seed, period="hidden")), side)
    return drive


class _Unplayable(Exception):
    """Raised when the answers of the open step cannot be replayed."""


@dataclass(frozen=True, slots=True)
class _Before:
    """The state before an answer: how many events, dice and `watch` calls there were, and the questions.

    The number of dice is -1 if the answer can never be undone. `answering` is the side that answers, or None for a
    standing order.
    """

    events: int
    draws: int
    watched: int
    asks: tuple[Ask, ...]
    answering: str | None = None

    def kept(self, asks: Iterable[Ask]) -> frozenset[str]:
        """Return the sides whose open question stays the same, although they did not answer it."""
        now = {ask.side: ask for ask in asks}
        return frozenset(
            old.side
            for old in self.asks
            if old.side != self.answering and old.side in now and old.is_same(now[old.side])
        )

    def newly_asked(self, asks: Iterable[Ask]) -> bool:
        """Return whether any side that had no question before now has one."""
        asked = {ask.side for ask in self.asks}
        return any(ask.side not in asked and ask.side != CALENDAR for ask in asks)


class _Run(Generic[W]):
    """Replays the open step of a save and plays on from there."""

    def __init__(self, ruleset: Ruleset[W], save: Save, *, sealed: bool = False) -> None:
        self.ruleset = ruleset
        self.save = save
        world = ruleset.decode(bytes(save.state), save.schema)
        # The next save has the schema of this version, even while the open step continues.
        state = bytes(save.state) if save.schema == ruleset.schema_version else ruleset.encode(world)
        seed = None if sealed or awaits_word(save) else save.seed
        dice = SeededDice(seed, period=save.period, counts=save.counts)
        start = StepStart(save.step, state, save.period, dict(save.counts), opening=save.opening is True)
        self.context = Context(dice)
        self.drive = ResumableDrive(ruleset, world, self.context, dice, start=start, daily=save.daily)

    def go(
        self,
        past: list[list[str]],
        answer: Answer | None,
        *,
        side: str | None = None,
        aside: bool = False,
        fresh: bool = False,
    ) -> Outcome[W]:
        self.replay(past)
        if answer is not None and aside:
            return self.after_standing_order(answer, side)
        if answer is not None:
            return self.on(answer, side)
        return self._outcome(self._before(fresh=fresh))

    def on(self, answer: Answer, side: str | None = None) -> Outcome[W]:
        """Return the outcome of a side's answer to its open question.

        Raise `Refused`, and change nothing, if the answer is not legal.
        """
        meant = self.drive.check(answer, side)
        before = self._before(answering=side, begins=True)
        self.drive.send(meant, side)
        return self._outcome(before)

    def reopen(self, orders: list[list[str]]) -> Outcome[W]:
        """Restart the open step with its standing orders, and return the outcome.

        Standing orders that are no longer legal are left out.
        """
        for words in orders:
            with suppress(_Unplayable):
                self._again(words)
        return self._outcome(self._before())

    def replay(self, past: list[list[str]]) -> None:
        """Replay the recorded answers of the open step."""
        for words in past:
            self._again(words)

    def trace(self, past: list[list[str]], answers: Iterable[Answer]) -> Iterator[Outcome[W]]:
        self.replay(past)
        yield self._outcome(self._before())
        for answer in answers:
            if is_aside(answer):
                before = self._before()
                with suppress(_Unplayable):
                    self._again(answer)
            else:
                before = self._before(answering=answer[0].removeprefix(SIDE) if answer else None, begins=True)
                self._again(answer)
            yield self._outcome(before)

    def after_standing_order(self, answer: Answer, side: str | None) -> Outcome[W]:
        """Give a side's standing order, and return the outcome.

        Raise `Refused` if the order is not legal, or if there are too many orders.
        """
        if side is None:
            raise Refused("no-orders", rule="")
        if sum(words[0] == ASIDE + side for words in self.drive.answers) >= MOST_ASIDES:
            raise Refused("too-many-orders", rule="", facts={"most": MOST_ASIDES})
        before = self._before()
        self.drive.aside(answer, side)
        return self._outcome(before)

    def _before(self, *, fresh: bool = False, answering: str | None = None, begins: bool = False) -> _Before:
        """Return the state before a side answers. For a `fresh` game, return an empty state.

        `begins` says that the calendar's Ask may be answered, which cannot be undone.
        """
        asks = self.drive.asks
        if fresh:
            return _Before(0, -1, 0, asks)
        draws = -1 if begins and asks and asks[0].kind == CALENDAR else self.context.draws
        return _Before(len(self.context.events), draws, self.context.watched, asks, answering)

    def _again(self, words: Iterable[str]) -> None:
        """Play a recorded answer again. Raise `_Unplayable` if it is no longer legal."""
        try:
            self.drive.again(tuple(words))
        except Refused as error:
            raise _Unplayable from error

    def _outcome(self, before: _Before) -> Outcome[W]:
        save, asks, several = self.save, self.drive.asks, len(self.ruleset.sides) > 1
        return Outcome(
            save=save_of(self.ruleset, self.drive, seed=save.seed, daily=save.daily, pledge=save.pledge),
            world=self.drive.world,
            asks=asks,
            events=tuple(self.context.events[before.events :]),
            settled=self.context.draws > before.draws or not asks,
            seen=self.context.watched > before.watched or (several and before.newly_asked(asks)),
            kept=before.kept(asks) if several else frozenset(),
            run=self if asks else None,
        )


def save_of(
    ruleset: Ruleset[W],
    drive: ResumableDrive[W],
    *,
    seed: str,
    daily: bool,
    pledge: Pledge | msgspec.UnsetType = msgspec.UNSET,
) -> Save:
    """Return the save of a game."""
    start, over = drive.start, drive.ask is None
    return Save(
        system=ruleset.name,
        schema=ruleset.schema_version,
        rules=ruleset.rules_version,
        seed=seed,
        step=start.step,
        state=msgspec.Raw(ruleset.encode(drive.world) if over else start.state),
        answers=[] if over else [list(answer) for answer in drive.answers],
        period=drive.dice.period if over else start.period,
        counts=dict(drive.dice.counts if over else start.counts),
        over=over,
        daily=daily,
        pledge=pledge,
        opening=(start.opening and not over) or msgspec.UNSET,
    )


def dump(save: Save) -> bytes:
    """Return the save as JSON with a checksum against disk errors."""
    data = msgspec.json.encode(save)
    return b'%b,"sum":"%08x"}' % (data[:-1], crc32(data))


def load(data: bytes) -> Save:
    """Return a save from its JSON. Raise `SaveError` if it is damaged or too new.

    A save without a checksum is accepted.
    """
    summed = _SUM.search(data)
    if summed is not None and int(summed[1], 16) != crc32(data[: summed.start()] + b"}"):
        raise SaveError("the save is damaged: its sum is another")
    try:
        save = msgspec.json.decode(data, type=Save)
    except msgspec.DecodeError as error:
        raise SaveError(f"the save is damaged: {error}") from error
    if save.format > FORMAT:
        raise SaveError(f"the save has format {save.format}; this version reads up to {FORMAT}")
    return save
