"""Whole games played in memory and without saves, for simulations and tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, TypeVar

from engine.core.asks import Ask
from engine.core.context import Context
from engine.core.day_gate import own_options
from engine.core.dice import SeededDice
from engine.core.drive import Drive
from engine.core.events import Event
from engine.core.ruleset import Commands, Policy, Ruleset

W = TypeVar("W")


class Playout(Generic[W]):
    """A finished simulated game: its last world, its events, and the number of events before each decision."""

    def __init__(self, world: W, events: tuple[Event, ...], asked: tuple[int, ...]) -> None:
        self.world = world
        self.events = events
        self.asked = asked


def play_out(
    ruleset: Ruleset[W],
    *,
    seed: str,
    options: Mapping[str, str],
    policy: Policy | Mapping[str, Policy],
    on_ask: Callable[[W, Ask], None] | None = None,
    trusted: bool = False,
) -> Playout[W]:
    """Play a game to its end with the answers of `policy`, and return the game.

    The dice of `seed` are the same as in `new_game` and `advance`. `policy` answers for all sides, or maps each side to
    a policy. The calendar is not asked. `on_ask` gets the world and the `Ask` before each answer. The answers of a
    `trusted` policy are not checked. Raise `ValueError` for unknown options, and `Refused` for an illegal answer.
    """
    world = ruleset.new(own_options(options))
    context = Context(SeededDice(seed))
    drive = Drive(ruleset, world, context)
    asked: list[int] = []
    view, events = ruleset.view, context.events
    several = len(ruleset.sides) > 1
    policies = policy if isinstance(policy, Mapping) else dict.fromkeys(ruleset.sides, policy)
    choose = {side: each.answer for side, each in policies.items()}
    order = {side: each.standing_orders for side, each in policies.items() if several and isinstance(each, Commands)}
    while (ask := drive.ask) is not None:
        asked.append(len(events))
        if on_ask is not None:
            on_ask(world, ask)
        if trusted:
            ask.trusted = True
        side = ask.side if several else None
        seen = view(world, side)
        if ask.side in order:
            for words in order[ask.side](seen, ask.side):
                drive.aside(words, ask.side)
        answer = choose[ask.side](seen, ask)
        drive.send(answer if trusted else ask.check(answer), side)
    return Playout(world=world, events=tuple(events), asked=tuple(asked))
