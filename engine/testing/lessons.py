"""Lessons for new players: three decisions in fixed positions of a game, each with one right answer.

A game's `data/lesson.toml` contains the decisions. Their positions have the format of the game's `testing.positions`.
An answer is right because it is better in simulated games, or because of a rule, which an event shows. The presenter
has the texts.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

import engine.games
from engine.core.asks import Answer, Ask, Refused
from engine.core.chances.playing_on import play_on, seed_of
from engine.core.context import Context
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.events import Event

PLAYED = 400
"""The number of simulated games behind each stored figure."""
CLEAR = 10
"""The number of games in 100 that a right answer must win more than each other answer, unless a rule decides."""


class Decision(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A decision of a lesson: a position with a question, some legal answers, and the right one.

    `before` are answers that lead from the position to the question. `side` is the side that is asked, in a game of
    several sides. `won` is how many of `PLAYED` simulated games each answer won.

    `because` is an event, with some of its fields, that follows only from the right answer. `unless` is an event that
    follows from every answer except the right one. `rarer` is an event that follows from the right answer less than
    half as often as from every other answer. Events after the answers `then` also count.

    `rolls` is the seed of the dice with which the lesson shows what happens.
    """

    name: str
    section: str
    step: str
    position: dict[str, Any]
    before: list[str] = []
    side: str | None = None
    answers: list[str]
    right: str
    won: list[int] = []
    because: dict[str, Any] = {}
    unless: dict[str, Any] = {}
    rarer: dict[str, Any] = {}
    then: list[str] = []
    rolls: str = "lesson"

    @property
    def words(self) -> list[Answer]:
        """The possible answers, each split into its words."""
        return [tuple(each.split()) for each in self.answers]

    @property
    def place(self) -> int:
        """The index of the right answer in `answers`."""
        return self.answers.index(self.right)


class Lesson(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The decisions of a lesson. `rules` is the version of the rules that its numbers belong to."""

    rules: str
    decision: list[Decision]


class Posed(msgspec.Struct, kw_only=True):
    """A decision as a player sees it: the question and the view.

    After an answer, it also contains the events. If the game is over after the answer, `ask` is None and `result` is
    set.
    """

    ask: Ask | None
    view: Any
    events: tuple[Event, ...] = ()
    result: Mapping[str, Any] | None = None


@cache
def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game; None if it has none."""
    package = engine.games.__name__ + "." + game.replace("-", "_")
    found = files(package).joinpath("data", "lesson.toml")
    if not found.is_file():
        return None
    return msgspec.convert(tomllib.loads(found.read_text(encoding="utf-8")), Lesson)


def drive_to(game: str, decision: Decision, seed: str, *, dealt: bool = False) -> Drive[Any]:
    """Return a game at the question of a lesson's decision. With `dealt`, `seed` determines the hidden information."""
    rules, positions = engine.games.find(game), engine.games.part(game, "testing.positions")
    world = positions.build(positions.from_plain({**decision.position, "step": decision.step}))
    context = Context(SeededDice(seed))
    if dealt:
        rules.redeal(world, context, _side(game, decision))
    drive: Drive[Any] = Drive(rules, world, context, start=decision.step)
    for words in decision.before:
        drive.answer(tuple(words.split()))
    return drive


def _side(game: str, decision: Decision) -> str | None:
    return decision.side if len(engine.games.find(game).sides) > 1 else None


def posed(game: str, decision: Decision, answer: Answer | None = None) -> Posed:
    """Return a lesson's question. If `answer` is given, return what follows from it.

    The dice are the same in each call.
    """
    rules, side = engine.games.find(game), _side(game, decision)
    drive = drive_to(game, decision, decision.rolls)
    ask: Ask | None = drive.ask_of(side)
    known = len(drive.context.events)
    if answer is not None:
        drive.send(drive.check(answer, side), side)
        for words in decision.then:
            with suppress(Refused):  # it does not fit every answer
                drive.send(drive.check(tuple(words.split()), side), side)
        ask = next((each for each in drive.asks if each.side == side), drive.ask)
    told = tuple(drive.context.events[known:])
    return Posed(
        ask=ask,
        view=rules.view(drive.world, side),
        events=told,
        result=rules.result(drive.world),
    )


def wins_of(game: str, decision: Decision, numbers: range) -> list[int]:
    """Return how many simulated games are won after each answer to a decision.

    `numbers` are the seeds of the games. All answers get the same dice.
    """
    side, won = _side(game, decision), [0] * len(decision.answers)
    for place, answer in enumerate(decision.words):
        for number in numbers:
            drive = drive_to(game, decision, seed_of(number), dealt=True)
            drive.send(drive.check(answer, side), side)
            end = play_on(drive, seed_of(number))
            won[place] += end.winner == side if side is not None else end.won
    return won
