"""The steward's plans: possible goals, costs and gains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.planning.plans import Outlook
from engine.core.planning.question import Question
from engine.games.keep_up_the_fire.board import STREETS
from engine.games.keep_up_the_fire.events import MeleeFought, WallFired
from engine.games.keep_up_the_fire.steward.goals import AT_THE_WALLS, ON_THE_ROAD, READY, RELIEF, STEADY, STRONG, Goal
from engine.games.keep_up_the_fire.victory import DEFEATS
from engine.games.keep_up_the_fire.world import Position

AHEAD = 3
"""The number of turns over which the cost of a plan is estimated."""

TURN = Question(kind="turn", plans=("hold", "attack", "works", "ready", "relief"), short=("hold", "works", "ready"))
_AT_FIRST = frozenset({"act", "redeploy"})
"""The kinds of questions with which a turn may begin: «redeploy» if it has no actions."""

_GOALS: Mapping[str, Iterable[Goal]] = {
    "act": (*AT_THE_WALLS, RELIEF, READY),
    "redeploy": (*AT_THE_WALLS, RELIEF, READY, STRONG, STEADY),
    "command": ON_THE_ROAD,
}
_ORDERS = frozenset({"fire", "melee", "fortify", "move", "swap", "march", "attack", "speed", "power"})


def goals(position: Position, ask: Ask) -> tuple[str, ...]:
    """Return the names of the goals that a plan can have at a question."""
    del position
    return tuple(goal.name for goal in _GOALS.get(ask.kind, ()))


def question(position: Position, ask: Ask) -> Question | None:
    """Return the question about the plan when a turn begins, otherwise None."""
    del position
    return TURN if ask.kind in _AT_FIRST else None


def outlook(position: Position, ask: Ask) -> Outlook:
    """Return how long a plan is simulated, and how far ahead its value is estimated."""
    del position, ask
    return Outlook("round", AHEAD)


def stem(answer: Answer) -> Answer | None:
    """Return `answer` if it is an order, otherwise None."""
    return answer if answer[0] in _ORDERS else None


def tally(position: Position, events: Sequence[Event]) -> dict[str, int]:
    """Return the losses and gains of a simulated plan, keyed by name.

    `strength` is the remaining strength of all legations, with a minus sign.
    """
    return {
        "strength": -sum(position.strengths.values()),
        "streets": sum(foe.space == STREETS for foe in position.foes),
        "forts": sum(position.forts.values()),
        "chinese": sum(event.losses for event in events if isinstance(event, MeleeFought | WallFired)),
        "stations": position.station,
        "speed": position.speed,
        "power": position.power,
        "lost": position.verdict in DEFEATS,
    }
