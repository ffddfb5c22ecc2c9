"""Simulates a game from a position to its end, with other dice and hidden information.

Simulated games have numbered dice, the same for every position, so differences between positions are more exact.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, cast

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.chances.tallies import Tally, tally
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.drive import Drive, read_mark
from engine.core.planning.plans import Planner, past, rests
from engine.core.ruleset import Commands, ComparableResult, Policy, Ruleset
from engine.core.save import Save, retrace, supposed

W = TypeVar("W")

TRIALS = range(-2, 0)
"""The numbers of the simulated games that measure how long the simulated games of a position are."""
FEWEST, MOST = 20, 400
"""The minimum and the maximum number of simulated games of a position."""
LONGEST = 20_000
"""The maximum number of answers of one simulated game, more than ten times as many as any game has."""


def at_once() -> None:
    """Called between two answers. Does nothing by default."""


class Endless(RuntimeError):
    """Raised when a simulated game does not end."""


def chances(
    ruleset: Ruleset[W],
    save: Save,
    numbers: range,
    *,
    side: str | None = None,
    plan: str = "",
    between: Callable[[], object] = at_once,
) -> Tally:
    """Return how simulated games from a position end, one for each of `numbers`.

    Information hidden from `side` is dealt again. Without a side, all information that is not public is dealt again.
    With a `plan`, the side whose turn it is plays that plan first. `between` is called before each answer of the
    simulated games. Raise `ValueError` if the open step cannot be replayed. Raise `KeyError` for an unknown plan.
    """
    shown = unanswered(ruleset, save, side)
    ends: list[ComparableResult] = []
    sides: tuple[str, ...] = ruleset.sides
    for number in numbers:
        drive = supposed(ruleset, shown, seed=seed_of(number), side=side)
        sides = ruleset.sides_in(drive.world)
        if plan:
            play_plan(drive, plan, side, seed_of(number), between=between)
        ends.append(play_on(drive, seed_of(number), between=between))
    return tally(ends, sides)


def simulations_at(
    ruleset: Ruleset[W], save: Save, side: str | None = None, *, between: Callable[[], object] = at_once
) -> int:
    """Return how many games to simulate from a position.

    Trial games measure how long a game takes. Do not count their results. See `chances` for `side` and `between`. Raise
    `ValueError` if the open step cannot be replayed.
    """
    return playouts_allowed(ruleset, [trial(ruleset, save, number, side, between=between) for number in TRIALS])


def trial(
    ruleset: Ruleset[W], save: Save, number: int, side: str | None = None, *, between: Callable[[], object] = at_once
) -> int:
    """Return how many answers a simulated game takes, for estimates of time.

    `chances` explains `side` and `between`. Raise `ValueError` if the open step cannot be replayed.
    """
    drive, answers = supposed(ruleset, unanswered(ruleset, save, side), seed=seed_of(number), side=side), 0

    def count() -> None:
        nonlocal answers
        answers += 1
        between()

    told = len(drive.context.events)
    play_on(drive, seed_of(number), between=count)
    return answers + sum(isinstance(event, ruleset.slow_events) for event in drive.context.events[told:])


def playouts_allowed(ruleset: Ruleset[Any], lengths: Sequence[int]) -> int:
    """Return how many games to simulate, given the lengths of some simulated games."""
    return max(FEWEST, min(MOST, ruleset.answers * len(lengths) // max(1, sum(lengths))))


def unanswered(ruleset: Ruleset[W], save: Save, side: str | None) -> Save:
    """Return a save without the other sides' secret answers to open questions.

    Raise `ValueError` if the open step cannot be replayed.
    """
    if len(ruleset.sides) == 1 or not save.answers:
        return save
    hidden: list[int] = []
    asks: tuple[Ask, ...] = ()
    answered = -1
    start = msgspec.structs.replace(save, answers=[])
    for answered, outcome in enumerate(retrace(ruleset, start, [tuple(words) for words in save.answers]), -1):
        if answered >= 0 and not (said := read_mark(tuple(save.answers[answered]))).aside:
            own = [ask for ask in asks if ask.side == said.side]
            left = [ask for ask in asks if ask.side != said.side]
            waits = bool(left) and len(left) == len(outcome.asks) and all(map(Ask.is_same, left, outcome.asks))
            if not waits:
                hidden = []
            elif said.side != side and any(ask.secret for ask in own):
                hidden.append(answered)
        asks = outcome.asks
    if answered + 1 != len(save.answers):
        raise ValueError("the open step does not replay")
    kept = [words for place, words in enumerate(save.answers) if place not in hidden]
    return msgspec.structs.replace(save, answers=kept)


def seed_of(number: int) -> str:
    """Return the seed of the simulated game with this number."""
    return f"playout/{number}"


def play_on(
    drive: Drive[W],
    seed: str,
    policies: Mapping[str, Policy] | None = None,
    *,
    between: Callable[[], object] = at_once,
) -> ComparableResult:
    """Play a game to its end, and return the result. The autopilot plays sides without a policy.

    The game does not wait for the calendar. `between` is called before each answer. Raise `Endless` if the game does
    not end.
    """
    end = play_until(drive, seed, None, policies, between=between)
    assert end is not None, "nothing else stops it"
    return end


def play_until(
    drive: Drive[W],
    seed: str,
    period: int | None,
    policies: Mapping[str, Policy] | None = None,
    *,
    between: Callable[[], object] = at_once,
) -> ComparableResult | None:
    """Play a game up to the first question of `period`, and return None.

    If the game ends earlier, return its result. `play_on` explains the other arguments.
    """
    ruleset = drive.ruleset
    several = len(ruleset.sides) > 1
    players: dict[str, Policy] = dict(policies or {})
    for _ in range(LONGEST):
        between()
        ask = drive.ask
        if ask is None:
            end = ruleset.comparable_result(drive.world)
            assert end is not None, "a game that asks nothing is over"
            return end
        if ask.kind == CALENDAR:
            drive.send(BEGIN)
            continue
        if period is not None and ruleset.progress(drive.world)[0] >= period:
            return None
        if ask.side not in players:
            players[ask.side] = ruleset.policies["steward"](seed)
        give(drive, ask, players[ask.side], several=several)
    raise Endless(ruleset.name)


def give(drive: Drive[W], ask: Ask, player: Policy, *, several: bool) -> Answer:
    """Let `player` give its standing orders and answer the open question. Return the answer."""
    ask.trusted = True
    side = ask.side if several else None
    seen = drive.ruleset.view(drive.world, side)
    if several and _commands(type(player)):
        for words in cast(Commands, player).standing_orders(seen, ask.side):
            drive.aside(words, ask.side)
    answer = player.answer(seen, ask)
    drive.send(answer, side)
    return answer


@cache
def _commands(kind: type[Policy]) -> bool:
    """Return whether policies of a class give standing orders.

    The result is cached because `isinstance` with a protocol is slow.
    """
    return issubclass(kind, Commands)


def play_plan(
    drive: Drive[W], plan: str, side: str | None, seed: str, *, between: Callable[[], object] = at_once
) -> tuple[Answer, ...]:
    """Play a plan to its end for the side whose turn it is. Return the side's answers.

    If the game waits for the calendar, the period begins first. `between` is called before each answer. Raise
    `KeyError` for an unknown plan.
    """
    ruleset = drive.ruleset
    policy = ruleset.policies["steward"](seed)
    if drive.ask is not None and drive.ask.kind == CALENDAR:
        drive.send(BEGIN)
    ask = asked(drive, side)
    if not isinstance(policy, Planner) or ask is None or ask.kind == CALENDAR:
        return ()
    player: Any = policy.aiming(plan)
    several = len(ruleset.sides) > 1
    until = policy.outlook(ruleset.view(drive.world, ask.side if several else None), ask).until
    start, owner = ruleset.progress(drive.world), ask.side
    given: list[Answer] = []
    seen = len(drive.context.events)
    others = ruleset.policies["steward"](seed)
    while ask is not None and ask.kind != CALENDAR and len(given) < LONGEST:
        if given:
            view = ruleset.view(drive.world, owner if several else None)
            if past(until, ruleset, start, drive.world, ask) or rests(player, view, ask, drive.context.events[seen:]):
                break
        seen = len(drive.context.events)
        between()
        if ask.side == owner:
            given.append(give(drive, ask, player, several=several))
        else:  # another side reacts to the plan
            give(drive, ask, others, several=several)
        ask = asked(drive, owner if several else None) or drive.ask
    return tuple(given)


def asked(drive: Drive[W], side: str | None) -> Ask | None:
    """Return the open question of `side`; without `side`, the first open question. Return None if there is none."""
    return drive.ask if side is None else next((ask for ask in drive.asks if ask.side == side), None)
