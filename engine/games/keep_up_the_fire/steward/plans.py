"""The steward's plans: which goals make sense in a position, and what they cost and gain."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.planning.plans import Outlook
from engine.games.keep_up_the_fire.board import STREETS
from engine.games.keep_up_the_fire.events import MeleeFought, WallFired
from engine.games.keep_up_the_fire.steward.goals import ATTACK, DISTANCE, HOLD, OWN, READY, RELIEF
from engine.games.keep_up_the_fire.victory import DEFEATS
from engine.games.keep_up_the_fire.world import Position

AHEAD = 3
"""The number of turns for which the price of a plan is counted."""

_GOALS = {
    "act": (OWN, HOLD, ATTACK, DISTANCE, RELIEF, READY),
    "redeploy": (OWN, HOLD, ATTACK, DISTANCE, RELIEF, READY),
    "command": (OWN, RELIEF, READY),
}
_ORDERS = frozenset({"fire", "melee", "fortify", "move", "swap", "march", "attack", "speed", "power"})


def goals(position: Position, ask: Ask) -> tuple[str, ...]:
    """Return the names of the goals for a question: what a turn may be for, and at its end what the column may."""
    del position
    return tuple(goal.name for goal in _GOALS.get(ask.kind, ()))


def outlook(position: Position, ask: Ask) -> Outlook:
    """Return the turn, counted over some turns."""
    del position, ask
    return Outlook("round", AHEAD)


def stem(answer: Answer) -> Answer | None:
    """Return an order as it is; None for choices of losses and the like."""
    return answer if answer[0] in _ORDERS else None


def tally(position: Position, events: Sequence[Event]) -> dict[str, int]:
    """Return what is lost and won; the strength that the legations still have counts below zero."""
    return {
        "strength": -sum(position.strengths.values()),
        "streets": sum(foe.space == STREETS for foe in position.foes),
        "forts": sum(position.forts.values()),
        "chinese": sum(event.losses for event in events if isinstance(event, MeleeFought | WallFired)),
        "stations": position.station,
        "tracks": position.speed + position.power,
        "lost": position.verdict in DEFEATS,
    }
