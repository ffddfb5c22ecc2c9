"""The steward's plans: stances, costs and gains, and what ends them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.planning.plans import Outlook
from engine.core.planning.question import Question
from engine.games.revolte.events import FigureEliminated
from engine.games.revolte.figures import STEADY
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import EUROPEANS, LEADER, enemy_of
from engine.games.revolte.victory import holding, objective
from engine.games.revolte.world import View

ORDERS: Final = Question(
    kind="orders",
    plans=("as-usual", "assault", "wary", "stand", "fall-back"),
    short=("as-usual", "assault", "wary"),
    always=True,
)
DEFENCE: Final = msgspec.structs.replace(ORDERS, short=("as-usual", "assault", "fall-back"))
"""The plans of Europeans that hold a place.

Boxers are not offered these plans: in tests, Boxers that fell back at every third question won 46 games of 100 fewer.
"""
PHASES: Final = frozenset({"order", "fire"})
"""The questions that a stance answers: the orders, and the shots, of a side's turn."""
NEAR_BY: Final = 150
MANY: Final = 3
"""The number of own figures lost at the same time from which an alarm is raised."""

NEVER: Final = 99
"""A turn number that no game reaches."""


class Stance(NamedTuple):
    """Settings of the autopilot: how boldly it charges, marches and fires.

    `charges` is added to the value of a charge. `cost` is the value of an action point. Both are counted in figures.
    Groups march only if `marches` is set. If `stands` is set, riflemen stay and fire at enemies within `range`
    millimetres while they have time for `reserve` more millimetres. A shot needs a hit chance of `worthwhile`
    thousandths. An attacker with at most `few` points spends none on rallies. From turn `back`, defenders enter the
    objective even if they see enemies. `deploys` are the answers for the deployment.
    """

    charges: float = 0.0
    marches: bool = True
    stands: bool = True
    cost: float = 0.15
    range: int = 320
    reserve: int = 270
    worthwhile: int = 80
    few: int = 3
    back: int = NEVER
    deploys: tuple[Answer, ...] = ()


STANCES: Final = {
    "as-usual": Stance(),
    "assault": Stance(charges=0.6, stands=False),
    "stand": Stance(charges=-1.0, marches=False),
    "fall-back": Stance(back=0),
    "wary": Stance(charges=-0.4),
}
"""The stances, keyed by name, the steward's own first."""
OWN: Final = STANCES["as-usual"]


def goals(view: View, ask: Ask) -> tuple[str, ...]:
    """Return the names of the stances that a side can choose for a question."""
    if ask.kind != "order":
        return ("as-usual",) if ask.kind == "fire" else ()
    return tuple(name for name in STANCES if STANCES[name].back >= NEVER or _can_fall_back(view.position, ask.side))


def question(view: View, ask: Ask) -> Question | None:
    """Return the question about a side's plan. Return None if the side is not asked for an order."""
    if ask.kind != "order":
        return None
    return DEFENCE if ask.side == EUROPEANS and _can_fall_back(view.position, ask.side) else ORDERS


def _can_fall_back(position: Position, side: str) -> bool:
    """Return whether a defender could still send figures into the objective."""
    area = objective(position)
    return side == position.battle.defender and any(
        position.figures[name].state == STEADY and not position.figures[name].ladder and position.at(name) not in area
        for name in position.standing(side)
    )


def outlook(view: View, ask: Ask) -> Outlook:
    """Return how long a plan is simulated, and how far its value looks ahead."""
    del view, ask
    return Outlook("alarm", 3)


def stem(answer: Answer) -> Answer | None:
    """Return `answer` if it is an order or a shot. Otherwise return None."""
    return answer if len(answer) > 1 else None


def tally(view: View, side: str) -> dict[str, int]:
    """Return counts of a side's losses, kills and figures near the objective, keyed by name."""
    position = view.position
    held = holding(position)
    enemy, area = enemy_of(side), objective(position)
    spots = [spot for _, spot in position.spots(side)]
    return {
        "lost": position.lost.get(side, 0),
        "killed": position.lost.get(enemy, 0),
        "holding": held[side],
        "theirs": held[enemy],
        "near": sum(at in area or area.near_outline(at, NEAR_BY) for at in spots),
    }


def alarming(position: Position, side: str, events: Sequence[Event]) -> bool:
    """Return whether the events should interrupt a side's plan, such as a lost leader."""
    gone = [
        event.figure
        for event in events
        if isinstance(event, FigureEliminated) and position.side_of(event.figure) == side
    ]
    return len(gone) >= MANY or any(position.roster[name].kind.role == LEADER for name in gone)
