"""The steward's plans: possible goals, costs and gains."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.planning.plans import Outlook
from engine.core.planning.question import Question
from engine.games.siege import victory
from engine.games.siege.map.board import board
from engine.games.siege.steward.goals import FIGHTING, QUIET
from engine.games.siege.world import BOXES, CHINESE_FIGHTERS, GONE, LEADER, Loss, Position, points

_IN_FIGHTS: Final = frozenset({"fire", "march"})
_ON_QUIET_DAYS: Final = frozenset({"wounded", "reposition", "betsy", "day-end"})
# Plans that lose are not offered: of 100 games, those that hold in every fight won 60, giving up the Fu 17, the adviser
# 76.
ASSAULT: Final = Question(
    kind="assault",
    plans=("own", "civilians", "attack"),
    short=("own", "civilians", "attack"),
    counted=True,
)
# Manning the walls on half of the quiet days cost 25 games of 100, staying in each Legation 10.
QUIET_DAY: Final = Question(
    kind="quiet", plans=("own", "civilians"), short=("own", "civilians"), calm=True, counted=True
)
AHEAD: Final = 5
"""The number of days over which the cost of a quiet day's plan is estimated."""


def goals(position: Position, ask: Ask) -> tuple[str, ...]:
    """Return the goals that suit a question about a fight or a quiet day.

    The day of an attack counts as a fight.
    """
    if ask.kind in _IN_FIGHTS or _alarmed(ask):
        return tuple(goal.name for goal in FIGHTING)
    if ask.kind in _ON_QUIET_DAYS and not position.sequence:
        return tuple(goal.name for goal in QUIET)
    return ()


def question(position: Position, ask: Ask) -> Question | None:
    """Return the question about the plan for a fight or a quiet day, or None.

    The day of an attack counts as a fight.
    """
    if ask.kind in _IN_FIGHTS or _alarmed(ask):
        return ASSAULT
    return QUIET_DAY if ask.kind in _ON_QUIET_DAYS and not position.sequence else None


def count(position: Position) -> float:
    """§7.2 Return the Powers' victory points minus the Boxers' points."""
    counts = victory.count(position)
    return counts.powers_total - counts.boxers_total


def outlook(position: Position, ask: Ask) -> Outlook:
    """Return how far ahead a plan is simulated: one round, or until the next alarm."""
    return Outlook("round", 1) if position.sequence or _alarmed(ask) else Outlook("calm", AHEAD)


def _alarmed(ask: Ask) -> bool:
    return bool(ask.facts.get("alarm"))


def stem(answer: Answer) -> Answer | None:
    """Return the part of an answer that identifies a plan; None for other answers.

    It is (move, from, to), (fire, from, at) or (lodge, counter, zone).
    """
    return answer[:3] if len(answer) >= 3 and answer[0] in {"move", "fire", "lodge"} else None


def tally(position: Position, events: Sequence[Event]) -> dict[str, int]:
    """§7.2 Return the losses of both sides in points, keyed by name.

    The civilians and troops that are still on the map are negative numbers.
    """
    zones = board().zones
    ruined = sum(zones[zone].legation for zone in position.ruins)
    return {
        "legations": ruined,
        "ruins": len(position.ruins) - ruined,
        "civilians": -points(counter for counter in position.civil if counter.place not in BOXES),
        "troops": -points(counter for counter in position.holders if counter.place not in BOXES),
        "leaders": sum(counter.place == GONE for counter in position.ours[LEADER]),
        "boxers": sum(loss.points for event in events for loss in _losses(event)),
    }


def _losses(event: Event) -> Iterable[Loss]:
    every = (*getattr(event, "losses", ()), *getattr(event, "own_losses", ()))
    return (loss for loss in every if loss.kind in CHINESE_FIGHTERS)
