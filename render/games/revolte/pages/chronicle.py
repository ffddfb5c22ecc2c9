"""Summaries of the turns of a replayed game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.revolte import events as e
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES
from render.games.revolte.map.frame import title_of

BESIDE = 3.4
"""The width of the name of a side next to its curve, in multiples of the type size."""


class Turn(NamedTuple):
    """A turn: its number, the position after it, and its events.

    The position is taken at the next question, when reinforcements may already have arrived.
    """

    number: int
    position: Position
    events: tuple[Event, ...]

    @property
    def over(self) -> bool:
        """Whether the turn, or the game, has ended."""
        return any(isinstance(event, e.TurnEnded | e.GameEnded) for event in self.events)

    @property
    def shots(self) -> list[e.ShotFired]:
        """All shots, including those at charging figures."""
        return [event for event in self.events if isinstance(event, e.ShotFired)]

    @property
    def fights(self) -> int:
        """The number of close combat rounds in the turn."""
        return sum(isinstance(event, e.FightFought) for event in self.events)

    @property
    def fallen(self) -> list[str]:
        """The figures that were eliminated, in order."""
        return [event.figure for event in self.events if isinstance(event, e.FigureEliminated)]

    @property
    def opened(self) -> list[str]:
        """The walls, gates and barricades that were destroyed or breached."""
        return [
            event.piece
            for event in self.events
            if isinstance(event, e.SectionBreached) or (isinstance(event, e.ObstacleHit) and event.destroyed)
        ]

    @property
    def lost(self) -> Mapping[str, int]:
        """The number of figures that each side lost."""
        return Counter(self.position.side_of(name) for name in self.fallen)

    @property
    def holding(self) -> Mapping[str, int]:
        """The number of unpinned figures of each side in the objective. Empty for an unfinished turn."""
        ends = [event.holding for event in self.events if isinstance(event, e.TurnEnded)]
        return ends[-1] if ends else {}


def turns(scenes: Sequence[Scene]) -> list[Turn]:
    """Return all turns that began; the last one may be unfinished."""
    found: list[Turn] = []
    for scene in scenes:
        position: Position = scene.view.position
        seen = max(len(found) - 1, 0)
        for event in scene.events:
            if isinstance(event, e.TurnBegan):
                found.append(Turn(event.turn, position, ()))
            if found:
                found[-1] = found[-1]._replace(events=(*found[-1].events, event))
        found[seen:] = [turn._replace(position=position) for turn in found[seen:]]
    return found


def figures(all_turns: Sequence[Turn]) -> dict[str, tuple[float, ...]]:
    """Return the number of figures that each side had left after each turn."""
    forces = [title_of(turn.position).forces for turn in all_turns]
    return {side: tuple(float(force[place].figures) for force in forces) for place, side in enumerate(SIDES)}
