"""The steward's plans: the stances of a phase, what they cost and gain, what interrupts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.planning.plans import Outlook
from engine.core.planning.question import Question
from engine.games.revolte.events import FigureEliminated
from engine.games.revolte.scenarios import EUROPEANS, LEADER, enemy_of
from engine.games.revolte.victory import holding, objective
from engine.games.revolte.world import STEADY, Position, View
from engine.tabletop.points import Point

ORDERS = Question(
    kind="orders",
    plans=("as-usual", "assault", "wary", "stand", "fall-back"),
    short=("as-usual", "assault", "wary"),
    always=True,
)
DEFENCE = msgspec.structs.replace(ORDERS, short=("as-usual", "assault", "fall-back"))
"""The plans of Europeans who hold a place. Boxers who fell back at one question of three won 46 games of 100 less."""
PHASES = frozenset({"order", "fire"})
"""The questions that a stance answers: the orders, and the shots, of a side's turn."""
NEAR_BY = 150
MANY = 3
"""So many of one's own that fall at once are an alarm."""

NEVER = 99
"""A turn that no battle has."""


class Stance(NamedTuple):
    """How bold the steward is.

    `charges` is what more a charge seems worth, in figures, and `cost` what an action point is worth in one. Groups
    march if `marches`. Riflemen stand to fire if `stands`, at enemies as near as `range`, as long as they have time for
    so much more way as `reserve`, both in millimetres. A shot is fired for at least so high a chance of a hit, in
    thousandths, as `worthwhile`. With so `few` points an attacker spends none on rallies. From the turn `back` on
    defenders go into the objective, whomever they see. `deploys` are the answers of the deployment.
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


STANCES = {
    "as-usual": Stance(),
    "assault": Stance(charges=0.6, stands=False),
    "stand": Stance(charges=-1.0, marches=False),
    "fall-back": Stance(back=0),
    "wary": Stance(charges=-0.4),
}
"""The stances by name, the steward's own first."""
OWN = STANCES["as-usual"]


def goals(view: View, ask: Ask) -> tuple[str, ...]:
    """Return the names of the stances, where a side orders or fires; none for other questions."""
    if ask.kind != "order":
        return ("as-usual",) if ask.kind == "fire" else ()
    return tuple(name for name in STANCES if STANCES[name].back >= NEVER or _can_fall_back(view.position, ask.side))


def question(view: View, ask: Ask) -> Question | None:
    """Return what the commander is asked where a side gives orders."""
    if ask.kind != "order":
        return None
    return DEFENCE if ask.side == EUROPEANS and _can_fall_back(view.position, ask.side) else ORDERS


def _can_fall_back(position: Position, side: str) -> bool:
    """Return whether a side defends and has somebody outside the objective who can go there."""
    area = objective(position)
    return side == position.battle.defender and any(
        position.figures[name].state == STEADY and not position.figures[name].ladder and position.at(name) not in area
        for name in position.standing(side)
    )


def outlook(view: View, ask: Ask) -> Outlook:
    """Return how far plans reach: to the end of the phase or the next alarm, counted for three turns."""
    del view, ask
    return Outlook("alarm", 3)


def stem(answer: Answer) -> Answer | None:
    """Return an order or a shot; None for the end of the phase."""
    return answer if len(answer) > 1 else None


def tally(view: View, side: str) -> dict[str, int]:
    """Return what a side has lost and killed, who is in the objective, and how many of its own are there or near."""
    position = view.position
    held = holding(position)
    enemy, area = enemy_of(side), objective(position)
    spots = [Point(*spot) for _, spot in position.spots(side)]
    return {
        "lost": position.lost.get(side, 0),
        "killed": position.lost.get(enemy, 0),
        "holding": held[side],
        "theirs": held[enemy],
        "near": sum(at in area or area.near_outline(at, NEAR_BY) for at in spots),
    }


def alarming(position: Position, side: str, events: Sequence[Event]) -> bool:
    """Return whether something happened that a side would want to know: a leader gone, or many at once."""
    gone = [
        event.figure
        for event in events
        if isinstance(event, FigureEliminated) and position.side_of(event.figure) == side
    ]
    return len(gone) >= MANY or any(position.roster[name].kind.role == LEADER for name in gone)
