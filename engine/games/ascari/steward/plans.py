"""The adviser's plans: their goals, costs and gains, and what ends them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.asks import DONE, Answer, Ask
from engine.core.events import Event
from engine.core.planning.plans import Outlook, part_name
from engine.core.planning.question import Question
from engine.games.ascari.combat.shooting import can_fire_now
from engine.games.ascari.events import ControlTaken, MeleeFought, PieceEliminated
from engine.games.ascari.position import Position
from engine.games.ascari.steward.goals import CORPS, OWN, STANCES, TRAINED
from engine.games.ascari.victory import held
from engine.games.ascari.world import View

MOVE: Final = Question(
    kind="move",
    plans=("own", "storm", "trained", "shoot", "cover", "back"),
    short=("own", "storm", "trained"),
    always=True,
)
GO_ON: Final = "go-on"
"""The kind of the question in the middle of a move; it belongs to the orders of the moving corps."""
_ORDERS: Final = frozenset({"move", "fire"})


def goals(view: View, ask: Ask) -> tuple[str, ...]:
    """Return the goals for a movement phase. Return nothing for other questions."""
    del view
    return (*STANCES, TRAINED.name) if ask.kind == "move" else ()


def question(view: View, ask: Ask) -> Question | None:
    """Return the commander's question about a movement phase. Return None for other phases."""
    del view
    return MOVE if ask.kind == "move" else None


def corps(view: View, ask: Ask) -> tuple[str, ...]:
    """Return the active side's corps that can still move or fire, in order."""
    position = view.position
    if ask.kind == "move":
        waiting = [name for name in position.of_side(ask.side) if not position.pieces[name].done]
    elif ask.kind == "fire":
        waiting = [name for name in position.units_of(ask.side) if can_fire_now(position, name)]
    else:
        return ()
    return tuple(dict.fromkeys(CORPS + position.roster[name].group for name in waiting))


def parts(ask: Ask, scope: str) -> tuple[str, ...]:
    """Return the possible plans of a corps."""
    others = (name for name in STANCES if name != OWN.name) if ask.kind == "move" else ()
    return (scope, *(part_name(scope, name) for name in others))


def outlook(view: View, ask: Ask) -> Outlook:
    """Return how long a plan lasts, and over how many turns its value is measured."""
    second = ask.side != view.position.battle.first
    return Outlook("alarm", 1 + second)


def stem(answer: Answer) -> Answer | None:
    """Return the first three words of an answer to move or fire; None for other answers."""
    return answer[:3] if len(answer) >= 3 and answer[0] in _ORDERS else None


def tally(view: View, side: str) -> dict[str, int]:
    """Return numbers about a side's losses, kills and places, keyed by name.

    For losses and kills, the number is the remaining steps on the map, with a minus sign.
    """
    position = view.position
    enemy = position.battle.enemy_of(side)
    return {
        "lost": -_steps(position, side),
        "killed": -_steps(position, enemy),
        "places": held(position, side),
        "theirs": held(position, enemy),
    }


def _steps(position: Position, side: str) -> int:
    return sum(position.roster[name].steps - position.pieces[name].reduced for name in position.units_of(side))


def alarming(position: Position, side: str, events: Sequence[Event]) -> bool:
    """Return whether an event should interrupt a side's plan, such as a lost unit."""
    for event in events:
        if isinstance(event, MeleeFought) and event.winner != event.attacker and _own(position, event.attacker, side):
            return True
        if isinstance(event, PieceEliminated) and _own(position, event.piece, side):
            return True
        if isinstance(event, ControlTaken) and event.side == side and event.at in position.battle.goals:
            return True
    return False


def _own(position: Position, piece: str, side: str) -> bool:
    return position.side_of(piece) == side


def out_of_scope(ask: Ask, begun: str, answer: Answer) -> bool:
    """Return whether the plan of a corps has ended at this question.

    `begun` is the kind of the question at which the plan began.
    """
    if ask.kind == GO_ON:
        return begun != "move"
    return ask.kind != begun or answer == DONE
