"""A game of each scenario for the tests of pictures and texts."""

from __future__ import annotations

import copy
from functools import cache
from typing import NamedTuple

from engine.core.asks import Ask
from engine.core.events import Event
from engine.core.playout import play_out
from engine.games.revolte import RULESET
from engine.games.revolte.world import View, World, view_of


class Moment(NamedTuple):
    """A question of a game: the world, the Ask, how many events there were."""

    world: World
    ask: Ask
    before: int

    @property
    def view(self) -> View:
        """The public facts."""
        return view_of(self.world, None)


class Played(NamedTuple):
    """A whole game: some of its questions, all its events, its end."""

    moments: tuple[Moment, ...]
    events: tuple[Event, ...]
    end: World


EVERY = 7
"""Of so many questions one is kept, and the first of each kind."""


@cache
def played(scenario: str) -> Played:
    """Return a game that the steward plays on both sides."""
    moments, kinds = list[Moment](), set[str]()
    events: list[int] = []

    def keep(world: World, ask: Ask) -> None:
        events.append(0)
        if ask.kind not in kinds or len(events) % EVERY == 0:
            kinds.add(ask.kind)
            moments.append(Moment(copy.deepcopy(world), ask, len(events) - 1))

    policies = {side: RULESET.policies["steward"](f"{side}") for side in RULESET.sides}
    found = play_out(RULESET, seed="texts", options={"scenario": scenario}, policy=policies, on_ask=keep)
    placed = tuple(moment._replace(before=found.asked[moment.before]) for moment in moments)
    return Played(placed, found.events, found.world)
