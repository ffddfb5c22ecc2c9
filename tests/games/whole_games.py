"""The boards of whole games, with what happened since the board before: for tests of pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.events import Event
from engine.core.save import advance, new_game


def boards(
    ruleset: Any, policy: Callable[[str], Any], seed: str, *, every: int
) -> Iterator[tuple[Any, tuple[Event, ...]]]:
    """Yield a board after so many decisions, each with the events since the last one."""
    player, happened = policy(seed), list[Event]()
    outcome = new_game(ruleset, seed=seed, options={})
    for count in range(100_000):
        view = ruleset.view(outcome.world)
        happened += outcome.events
        if count % every == 0:
            yield view, tuple(happened)
            happened.clear()
        if outcome.ask is None:
            return
        outcome = advance(ruleset, outcome.save, player.answer(view, outcome.ask))
    raise AssertionError("the game does not end")
