"""A replayed battle, turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.ascari import events as e
from engine.games.ascari.position import Position
from engine.games.ascari.world import View
from render.games.ascari.text.state import force_of


class Turn(NamedTuple):
    """A turn: its number, events, public view at the end, and steps lost by each side.

    `over` is whether the turn has ended.
    """

    number: int
    events: tuple[Event, ...]
    view: View
    lost: Mapping[str, int]
    over: bool

    @property
    def position(self) -> Position:
        """The position at the end of the turn. If the turn is not over, it is the latest position."""
        return self.view.position

    @property
    def shots(self) -> list[e.ShotFired]:
        """All shots fired during the turn."""
        return [event for event in self.events if isinstance(event, e.ShotFired)]

    @property
    def melees(self) -> int:
        """The number of melees."""
        return sum(isinstance(event, e.MeleeFought) for event in self.events)

    @property
    def fallen(self) -> list[str]:
        """The counters that were eliminated, in order."""
        return [event.piece for event in self.events if isinstance(event, e.PieceEliminated)]

    @property
    def taken(self) -> list[e.ControlTaken]:
        """The events in which places changed hands, in order."""
        return [event for event in self.events if isinstance(event, e.ControlTaken)]


class _Losses:
    """Counts the steps that each side loses."""

    def __init__(self) -> None:
        self.lost = Counter[str]()
        self._reduced = set[str]()

    def see(self, event: Event, position: Position) -> None:
        """Add the losses that an event reports. `position` is needed to find the counters' sides."""
        if isinstance(event, e.PieceHit):
            self._reduced.add(event.piece)
            self._add(event.piece, 1, position)
        elif isinstance(event, e.PieceEliminated):
            self._add(event.piece, position.roster[event.piece].steps - (event.piece in self._reduced), position)
        elif isinstance(event, e.UnitReturned) or (isinstance(event, e.RecoveryRolled) and event.recovered):
            self._reduced.discard(event.unit)

    def _add(self, piece: str, steps: int, position: Position) -> None:
        if not position.roster[piece].is_leader:
            self.lost[position.side_of(piece)] += steps

    def taken(self) -> Mapping[str, int]:
        """Return the steps that each side has lost so far."""
        return dict(self.lost)


def turns(scenes: Sequence[Scene]) -> list[Turn]:
    """Return the turns of a replayed game, without the deployment."""
    found: list[Turn] = []
    events: list[Event] = []
    losses = _Losses()
    number = 0
    for scene in scenes:
        view: View = scene.view
        for event in scene.events:
            if isinstance(event, e.PlayerTurnBegan) and event.turn > number:
                if found:
                    found[-1] = found[-1]._replace(events=tuple(events), lost=losses.taken(), over=True)
                number, events, losses.lost = event.turn, [], Counter()
            events.append(event)
            losses.see(event, view.position)
        if not number:
            continue
        turn = Turn(number, tuple(events), view, losses.taken(), view.position.over)
        if found and found[-1].number == number:
            found[-1] = turn
        else:
            found.append(turn)
    return found


def steps(all_turns: Sequence[Turn]) -> dict[str, tuple[float, ...]]:
    """Return the steps that each side had left at the end of each turn."""
    sides = all_turns[0].position.battle.sides
    return {side: tuple(float(force_of(turn.position, side).steps) for turn in all_turns) for side in sides}
