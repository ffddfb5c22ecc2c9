"""Random battles, drawn from a seed and balanced with simulated games.

A single number determines the forces. If it is larger, the second side is stronger. A seed gives the same battle on
every machine.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import store
from engine.core.battles.trying import GAMES, Trial, Tried, play_on, played_once
from engine.core.day_gate import BATTLE, SCENARIO

LOW, HIGH = 0.42, 0.58
"""The search ends when the second side's share of wins is between these limits.

The confirming games may differ a little more.
"""
A_STEP, STEPS = 60, 7
"""The number of games for each number of forces, and how many of these numbers are tried at most."""
ATTEMPTS = 8
"""The largest number of battles that are drawn for a seed."""


class NotEven(RuntimeError):
    """Raised when none of the battles drawn from a seed is even."""


class Drawn(msgspec.Struct, omit_defaults=True):
    """The state of drawing a random battle.

    It contains the seed, the size, the attempt, and the numbers of forces that have been tried. It also contains the
    games with the current number, and the trial that confirms the battle.
    """

    seed: str
    size: str
    attempt: int = 1
    tried: list[int] = []
    number: int = 0
    search: Tried = msgspec.field(default_factory=Tried)
    trial: Trial = msgspec.field(default_factory=Trial)
    found: bool = False
    """Whether the search has ended, so that the games now are those of the trial."""


def text_of(ruleset: BaseRuleset[Any], drawn: Drawn) -> str:
    """Return the text of the random battle as generated so far. Raise `ValueError` if it cannot be generated."""
    seed = f"{drawn.seed}-{drawn.attempt}" if drawn.attempt > 1 else drawn.seed
    return store.canonical(ruleset.draw_battle(seed, drawn.size, drawn.number))


def draw_on(
    ruleset: BaseRuleset[Any], drawn: Drawn, *, games: int = GAMES, between: Callable[[], object] = lambda: None
) -> bool:
    """Play the next simulated game for a random battle. Return False once the battle is even.

    Raise `NotEven` if no battle of the seed becomes even. Raise `TooSlow` if a single game takes too long. `games` is
    how many games confirm the battle. `between` is passed to `trying.play_on`. Games have no time limit, so slow
    machines get the same battle.
    """
    if drawn.number == 0:
        drawn.number = ruleset.draws[drawn.size]
    try:
        text = text_of(ruleset, drawn)
    except ValueError:
        _next_attempt(drawn)
        return True
    if drawn.found:
        return _confirmed(ruleset, drawn, text, games=games, between=between)
    code = store.code(text)
    options, side = {SCENARIO: code, BATTLE: text}, ruleset.sides_in(ruleset.new({SCENARIO: code, BATTLE: text}))[1]
    played_once(ruleset, options, drawn.search, f"draw-{code[:12]}", clock=_untimed, between=between)
    if drawn.search.games >= min(A_STEP, games):
        share = drawn.search.share(side)
        if LOW <= share <= HIGH:
            drawn.found = True
        else:
            _next_number(drawn, drawn.number + (1 if share < LOW else -1))
    return True


def _untimed() -> float:
    return 0.0


def _confirmed(
    ruleset: BaseRuleset[Any], drawn: Drawn, text: str, *, games: int, between: Callable[[], object]
) -> bool:
    """Play the next confirming game of a battle that seems even. Return False once the battle is confirmed."""
    if drawn.trial.plain.games < games:
        play_on(ruleset, text, drawn.trial, clock=_untimed, games=games, between=between)
        return True
    if drawn.trial.plain.is_even():
        drawn.trial.over = True
        return False
    _next_attempt(drawn)
    return True


def _next_number(drawn: Drawn, number: int) -> None:
    drawn.tried.append(drawn.number)
    if number in drawn.tried or number < 1 or len(drawn.tried) >= STEPS:
        _next_attempt(drawn)
    else:
        drawn.number, drawn.search = number, Tried()


def _next_attempt(drawn: Drawn) -> None:
    if drawn.attempt >= ATTEMPTS:
        raise NotEven(drawn.seed)
    drawn.attempt, drawn.tried, drawn.number = drawn.attempt + 1, [], 0
    drawn.search, drawn.trial, drawn.found = Tried(), Trial(), False
