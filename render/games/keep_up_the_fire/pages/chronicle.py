"""Summaries of the turns of a replayed game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.world import Position


class Turn(NamedTuple):
    """A turn: its number, card, events and final position, and whether it is over."""

    number: int
    card: str
    events: tuple[Event, ...]
    view: Position
    over: bool

    @property
    def chinese(self) -> int:
        """The losses of the Chinese units, in points."""
        return sum(event.losses for event in self.events if isinstance(event, e.WallFired | e.MeleeFought))

    @property
    def legations(self) -> int:
        """Losses of the Legations, in points."""
        shared = (event for event in self.events if isinstance(event, e.LossesShared | e.PeitangAttacked))
        feats = sum(event.lost for event in self.events if isinstance(event, e.FeatTried))
        return feats + sum(share.lost for event in shared for share in event.shares)

    @property
    def fortified(self) -> int:
        """The number of fortification points built in this turn."""
        return sum(isinstance(event, e.WallFortified) for event in self.events)


def turns(scenes: Sequence[Scene]) -> list[Turn]:
    """Return the turns of a replayed game. The setup is left out."""
    found: list[Turn] = []
    events: list[Event] = []
    number = 0
    for scene in scenes:
        view: Position = scene.view
        for event in scene.events:
            if isinstance(event, e.CardTurned) and event.turn != number:
                number, events = event.turn, []
            events.append(event)
        if not number:
            continue
        over = any(isinstance(event, e.TurnEnded | e.GameEnded) for event in events)
        turn = Turn(number, view.card, tuple(events), view, over)
        if found and found[-1].number == number:
            found[-1] = turn
        else:
            found.append(turn)
    return found
