"""Puzzles: positions in which simulated games show that one plan is the best.

The positions never come from players' games. The same seed finds the same puzzles on every machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from engine.core.asks import Answer, Refused
from engine.core.chances.looking_ahead import Ends
from engine.core.chances.playing_on import at_once
from engine.core.dice import SeededDice
from engine.core.drive import read_mark
from engine.core.planning.laying_out import LOOKS
from engine.core.planning.question import Plans, Question, question_of
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, Save, new_game
from engine.core.sequence import SIDE

FIRST, SECOND, LAST = range(LOOKS), range(LOOKS, LOOKS + 40), range(1_000, 1_200)
"""The numbers of the simulated games of the three tests of a position; the last uses fresh dice."""
EVE = range(2_000, 2_400)
"""The numbers of the simulated games that confirm a puzzle before its day."""
LIKELY_GAP, LIKELY_ERRORS = 0.2, 1.5
"""The minimum lead of the best plan: in the first test as a fraction of a won game, in the second test in standard
errors.
"""
ERRORS = 3.0
"""The minimum lead of the best plan over each other one in the last test, in standard errors."""
GAP, POINTS = 0.08, 3.0
"""The minimum lead of the best plan in the last test, as a fraction of a won game, and in points, for games that
compare plans by points.
"""
HOPELESS, EASY = 0.15, 0.05
"""The minimum worth of the best plan, and of the second plan.

The second limit does not apply if the adviser's own choice is clearly worse than the best plan.
"""
SCALE = 25.0
"""The number of points that counts as a won game in the first test."""
TRIES = 40
"""The maximum number of games that are searched for the puzzle of a day."""
PATIENCE = 8
"""The number of games in which a puzzle for the weekday is searched; the adviser is seldom wrong."""
MONDAY, SUNDAY = 0, 6
ANSWERS = 3
"""The minimum number of answers of a puzzle."""
_EVERY = 3
"""Of so many questions in a row, one is tested."""
POSITIONS = 6
"""The maximum number of positions of a game that are tested."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True):
    """A position with a question to the commander of `side`. The plans are the answers, and `right` is the best plan.

    The position is reached in a game with `seed` after `moves`. Each move has the words of an answer. If the game has
    several sides, the first word is the side.

    `worths` are the values of the answers: shares of won games, or points if `counted`. `error` is the largest standard
    error of the differences between the best plan and the others. `adviser` is the value of the adviser's own choice.
    The puzzle is `surprising` if that choice is clearly worse than the best plan.
    """

    system: str
    rules: str
    options: dict[str, str]
    seed: str
    moves: tuple[tuple[str, ...], ...]
    kind: str
    side: str
    answers: tuple[str, ...]
    worths: tuple[float, ...]
    right: str
    adviser: float
    surprising: bool
    error: float
    counted: bool


def mined(
    ruleset: Ruleset[Any], options: Mapping[str, str], seed: str, *, between: Callable[[], object] = at_once
) -> Iterator[Puzzle]:
    """Search one game for puzzles, and yield them. `between` is called before each answer of the simulated games."""
    for here in _positions(ruleset, options, seed):
        found = _tested(ruleset, here, between=between)
        if found is not None:
            yield msgspec.structs.replace(found, options=dict(options), seed=seed)


def of_day(
    games: Sequence[tuple[Ruleset[Any], Mapping[str, str]]],
    day: str,
    number: int,
    *,
    tries: int = TRIES,
    between: Callable[[], object] = at_once,
) -> Puzzle | None:
    """Return the puzzle of a day; None if none is found in `tries` games.

    The result is the same on every machine. `number` counts the days from a Monday with number 1. If possible, the
    adviser's choice is right on Mondays and wrong on Sundays.
    """
    for tried in range(tries):
        ruleset, options = games[(number + tried // 2) % len(games)]
        weekday = (number - 1) % 7 if tried < PATIENCE else None
        for puzzle in mined(ruleset, options, f"puzzle/{day}/{tried}", between=between):
            if _fits(puzzle, weekday):
                found = confirmed(ruleset, puzzle, between=between)
                if found is not None and _fits(found, weekday):
                    return found
    return None


def _fits(puzzle: Puzzle, weekday: int | None) -> bool:
    """Return whether a puzzle suits a weekday. If `weekday` is None, every puzzle does.

    The adviser's choice must be right on Mondays and wrong on Sundays.
    """
    if weekday == MONDAY:
        return not puzzle.surprising
    return weekday != SUNDAY or puzzle.surprising


class _Position(NamedTuple):
    save: Save
    moves: tuple[Answer, ...]
    question: Question
    owner: str


def position_of(ruleset: Ruleset[Any], puzzle: Puzzle) -> Outcome[Any]:
    """Return the position of a puzzle. Raise `ValueError` if its moves cannot be replayed."""
    outcome = new_game(ruleset, seed=puzzle.seed, options=puzzle.options)
    try:
        for move in puzzle.moves:
            said = read_mark(move)
            outcome = outcome.on(said.answer, side=said.side)
    except Refused as refused:
        raise ValueError(f"a puzzle of {ruleset.name} does not replay") from refused
    return outcome


def confirmed(ruleset: Ruleset[Any], puzzle: Puzzle, *, between: Callable[[], object] = at_once) -> Puzzle | None:
    """Return a puzzle with newly simulated values.

    Return None if its best plan is no longer clearly the best.
    """
    question = Question(kind=puzzle.kind, plans=puzzle.answers, short=(), counted=puzzle.counted)
    side = _side(ruleset, puzzle.side)
    plans = Plans(ruleset, position_of(ruleset, puzzle).save, question, side=side, owner=puzzle.side, between=between)
    before = dict(zip(puzzle.answers, puzzle.worths, strict=True))
    others = sorted(puzzle.answers, key=lambda name: (name != puzzle.right, -before[name]))
    clear = _clear(plans, others, EVE, counted=puzzle.counted)
    if clear is None:
        return None
    worths = tuple(clear.ends[name].mean for name in puzzle.answers)
    own, surprising = _adviser(ruleset, plans, clear, EVE, counted=puzzle.counted)
    return msgspec.structs.replace(
        puzzle, worths=worths, adviser=own, surprising=surprising, error=clear.error, rules=ruleset.rules_version
    )


def _positions(ruleset: Ruleset[Any], options: Mapping[str, str], seed: str) -> Iterator[_Position]:
    """Play a game, and yield the positions in which the commander is asked a new question."""
    chance, several, count = SeededDice(seed, period="puzzle"), len(ruleset.sides) > 1, 0
    players: dict[str, Any] = {}
    outcome = new_game(ruleset, seed=seed, options=dict(options))
    moves: list[Answer] = []
    before: tuple[object, ...] = ()
    while (ask := outcome.ask) is not None and count < POSITIONS:
        side = ask.side if several else None
        view = ruleset.view(outcome.world, side)
        question = question_of(ruleset, view, ask)
        here = (ask.side, *ruleset.progress(outcome.world), question.kind) if question is not None else before
        if question is not None and here != before:
            if chance.number("position", _EVERY) == 1:
                count += 1
                yield _Position(outcome.save, tuple(moves), question, ask.side)
            goal = question.plans[chance.number("plan", len(question.plans)) - 1]
            players[ask.side] = ruleset.policies["steward"](seed).aiming(goal)
        before = here
        player = players.setdefault(ask.side, ruleset.policies["steward"](seed))
        answer = player.answer(view, ask)
        moves.append((SIDE + ask.side, *answer) if several else tuple(answer))
        outcome = outcome.on(answer, side=side)


def _tested(ruleset: Ruleset[Any], here: _Position, *, between: Callable[[], object]) -> Puzzle | None:
    """Return a puzzle for a position, or None if no plan is clearly the best."""
    question, owner = here.question, here.owner
    plans = Plans(ruleset, here.save, question, side=_side(ruleset, owner), owner=owner, between=between)
    names = plans.different()
    if len(names) < ANSWERS:
        return None
    scale = SCALE if question.counted else 1.0
    ends = {name: Ends(plans.worths(name, FIRST)) for name in names}
    best, second = _two_best(ends)
    if ends[best].mean - ends[second].mean < LIKELY_GAP * scale:
        return None
    ends = {name: Ends(plans.worths(name, SECOND)) for name in names}
    best, second = _two_best(ends)
    gap, error = ends[best].lead(ends[second])
    if gap <= LIKELY_ERRORS * error:
        return None
    clear = _clear(plans, sorted(names, key=lambda name: -ends[name].mean), LAST, counted=question.counted)
    if clear is None:
        return None
    ends = clear.ends
    own, surprising = _adviser(ruleset, plans, clear, LAST, counted=question.counted)
    best_worth, second_worth = ends[best].mean, max(ends[name].mean for name in names if name != best)
    if not question.counted and (best_worth < HOPELESS or (second_worth < EASY and not surprising)):
        return None
    return Puzzle(
        system=ruleset.name,
        rules=ruleset.rules_version,
        options={},
        seed="",
        moves=here.moves,
        kind=question.kind,
        side=owner,
        answers=tuple(names),
        worths=tuple(ends[name].mean for name in names),
        right=best,
        adviser=own,
        surprising=surprising,
        error=clear.error,
        counted=question.counted,
    )


def _side(ruleset: Ruleset[Any], owner: str) -> str | None:
    return owner if len(ruleset.sides) > 1 else None


def _two_best(ends: Mapping[str, Ends]) -> tuple[str, str]:
    best, second, *_ = sorted(ends, key=lambda name: -ends[name].mean)
    return best, second


class _Clear(NamedTuple):
    """The results of simulated games for each plan.

    `error` is the largest standard error of the differences between the plans.
    """

    ends: dict[str, Ends]
    error: float


def _adviser(
    ruleset: Ruleset[Any], plans: Plans[Any], clear: _Clear, numbers: range, *, counted: bool
) -> tuple[float, bool]:
    """Return the value of the adviser's choice, and whether the best plan is clearly better.

    The best plan is the first in `clear`.
    """
    base, best = ruleset.foresight.base, next(iter(clear.ends.values()))
    own = clear.ends[base] if base in clear.ends else Ends(plans.worths(base, numbers))
    lead, doubt = best.lead(own)
    return own.mean, lead > ERRORS * doubt and lead >= (POINTS if counted else GAP)


def _clear(plans: Plans[Any], names: Sequence[str], numbers: range, *, counted: bool) -> _Clear | None:
    """Return simulated games of plans; None if the first plan is not clearly the best.

    It is fastest if `names` begins with the two best plans.
    """
    best, *others = names
    ends = {best: Ends(plans.worths(best, numbers))}
    errors = []
    for name in others:
        ends[name] = Ends(plans.worths(name, numbers))
        gap, error = ends[best].lead(ends[name])
        if gap <= ERRORS * error or gap < (POINTS if counted else GAP):
            return None
        errors.append(error)
    return _Clear(ends, max(errors))
