"""Functions for worker processes: they test users' battles and generate random ones."""

from __future__ import annotations

import time
from functools import partial
from typing import Any

import msgspec

import engine.games
from bot.chances.calls import Unfinished, sendable
from bot.chances.pool import PIECE
from bot.runtime.giving_way import Haste, give_way
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles.drawn import ATTEMPTS, Drawn, draw_on, text_of
from engine.core.battles.trying import GAMES, Trial, play_on

_now = time.perf_counter  # real time even if the clock is simulated: the work is real
_TRIAL = msgspec.json.Decoder(Trial)
_DRAWN = msgspec.json.Decoder(Drawn)


def read_trial(system: str, data: str) -> Trial:
    """Return the stored test results of a battle. They are empty if none are valid."""
    try:
        found = _TRIAL.decode(data) if data else Trial()
    except msgspec.MsgspecError:
        return Trial()
    return found if found.rules == engine.games.find(system).rules_version else Trial()


def written_trial(trial: Trial) -> str:
    """Return test results as JSON, to be stored."""
    return msgspec.json.encode(trial).decode()


@sendable
def try_on(system: str, text: str, data: str, games: int, *, seconds: float = PIECE) -> str | Unfinished:
    """Play test games until there are `games` of them.

    Return the results as JSON, or an `Unfinished`. Raise `TooSlow` if a single game takes too long.
    """
    enough = games if games < GAMES else 0
    found = try_a_piece(system, text, data, GAMES, enough=enough, seconds=seconds)
    trial = read_trial(system, found)
    if trial.over or (enough and trial.plain.games >= enough):
        return found
    return Unfinished((system, text, found, games), trial.plain.games, GAMES)


@sendable
def try_a_piece(
    system: str, text: str, data: str, games: int = GAMES, *, enough: int = 0, seconds: float = PIECE
) -> str:
    """Play test games for some `seconds`, or until there are `enough`. Return the results as JSON.

    `games` is the number of games in the whole test. Raise `TooSlow` if a single game takes too long.
    """
    ruleset, trial = _ruleset(system), read_trial(system, data)
    until, between = _now() + seconds, partial(give_way, Haste.BOARDS)
    while not trial.over and not (enough and trial.plain.games >= enough):
        trial.over = not play_on(ruleset, text, trial, clock=time.thread_time, games=games, between=between)
        if _now() >= until:
            break
    return written_trial(trial)


@sendable
def draw(system: str, data: str, *, seconds: float = PIECE) -> tuple[str, str] | Unfinished:
    """Continue to generate a balanced random battle. `data` is a `Drawn` as JSON.

    Return the battle's text and its test results as JSON, or an `Unfinished`. Raise `NotEven` if no attempt was
    balanced. Raise `TooSlow` if a single game takes too long.
    """
    ruleset, drawn = _ruleset(system), _DRAWN.decode(data)
    until, between = _now() + seconds, partial(give_way, Haste.BOARDS)
    while draw_on(ruleset, drawn, games=GAMES, between=between):
        if _now() >= until:
            return Unfinished((system, msgspec.json.encode(drawn).decode()), drawn.attempt, ATTEMPTS)
    return text_of(ruleset, drawn), written_trial(drawn.trial)


@sendable
def draw_a_piece(system: str, data: str, *, seconds: float = PIECE) -> tuple[str, str]:
    """Continue to generate a random battle for some `seconds`. Return its text and the state as JSON.

    The text is empty if the battle is not finished. Raise `NotEven` if no attempt was balanced. Raise `TooSlow` if a
    single game takes too long.
    """
    found = draw(system, data, seconds=seconds)
    return ("", str(found.args[1])) if isinstance(found, Unfinished) else (found[0], data)


def begun_draw(seed: str, size: str) -> str:
    """Return the initial state for generating a random battle, as JSON."""
    return msgspec.json.encode(Drawn(seed=seed, size=size)).decode()


def draws() -> dict[str, str]:
    """Return the sizes that a random battle can have, each with its game."""
    rulesets = {name: engine.games.find(name) for name in engine.games.names()}
    return {size: name for name, each in rulesets.items() if isinstance(each, BaseRuleset) for size in each.draws}


def _ruleset(system: str) -> BaseRuleset[Any]:
    found = engine.games.find(system)
    assert isinstance(found, BaseRuleset)
    return found
