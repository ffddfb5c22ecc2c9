"""Counts the mistakes of both sides in a replayed game.

A bad die roll is not a mistake. The name of a mistake includes the side, as in “italian-rash-melees”.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from engine.core.asks import DONE
from engine.core.events import DieRollReport
from engine.core.replay import Order, Scene
from engine.games.ascari import events as e
from engine.games.ascari.combat import shooting
from engine.games.ascari.phases.fire import marks, targets
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import SIDES
from engine.games.ascari.steward.field import chances
from engine.two_sided.mistakes import SidedMistakes

LEADERS_ALONE = "leaders-alone"
PLACES_LEFT = "places-left"
RASH_MELEES = "rash-melees"
SHOTS_FORGONE = "shots-forgone"

KINDS: Mapping[str, str] = {LEADERS_ALONE: "5.11", PLACES_LEFT: "7", RASH_MELEES: "5.2", SHOTS_FORGONE: "4.4"}
"""Each kind of mistake with the section of the rules that it concerns, the worst first."""
_NAMES = SidedMistakes(KINDS, SIDES)
MISTAKES, side_of = _NAMES.sections, _NAMES.side_of
"""The rule section of each mistake, by side, and a function that returns the side of a mistake."""

EVEN = 3
"""§4.4 A unit that could hit with at least this many of the six die rolls should fire; not firing is a mistake."""
RASH = 0.25
"""§5.2 A melee is rash if the attacker's expected loss exceeds the defender's by at least this much, in units."""


def count_mistakes(scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
    """Return how often each mistake was made in a game. Only names that `counts` accepts are counted."""
    left: dict[str, str] = {}
    return _NAMES.counted(name for scene in scenes for name in _of_scene(scene, left) if counts(name))


def _of_scene(scene: Scene, left: dict[str, str]) -> Iterator[str]:
    """Yield the mistakes made in one step. `left` maps each place that was abandoned to the side that left it."""
    position: Position = scene.view.position
    for event in scene.events:
        if isinstance(event, e.PieceEliminated) and event.why == "overrun":
            yield f"{position.side_of(event.piece)}-{LEADERS_ALONE}"
        elif isinstance(event, e.MeleeFought):
            if event.at not in position.battle.goals and rash(event.attack, event.defence):
                yield f"{position.side_of(event.attacker)}-{RASH_MELEES}"
        elif isinstance(event, e.ControlTaken):
            loser = left.pop(event.at, "")
            if loser and loser != event.side:
                yield f"{loser}-{PLACES_LEFT}"
        else:
            _remember(event, position, left)
    if scene.step == "fire" and any(isinstance(each, Order) and each.answer == DONE for each in scene.happened):
        yield from [f"{position.active}-{SHOTS_FORGONE}"] * len(forgone(position))


def _remember(event: object, position: Position, left: dict[str, str]) -> None:
    """Update which places a side has left by choice (§7)."""
    if isinstance(event, e.HexEntered):
        left.pop(event.at, None)
    elif isinstance(event, e.MoveBegan) and event.start in position.battle.goals and event.unit in _units(position):
        left[event.start] = position.side_of(event.unit)


def _units(position: Position) -> set[str]:
    return {name for name, counter in position.roster.items() if not counter.is_leader}


def rash(attack: DieRollReport, defence: DieRollReport) -> bool:
    """Return whether an attack costs the attacker clearly more than the defender on average (§5.2)."""
    odds = chances(_strength(attack), _strength(defence))
    own = odds.attacker_gone + odds.attacker_hit / 2
    return own >= odds.defender_gone + odds.defender_hit / 2 + RASH


def _strength(report: DieRollReport) -> int:
    return sum(each.value for each in report.modifiers)


def forgone(position: Position) -> list[str]:
    """Return the units that did not fire although they had a good chance to hit (§4.4)."""
    units, enemies = position.units(), marks(position)
    return [
        name
        for name in position.units_of(position.active)
        if shooting.can_fire_now(position, name)
        and any(
            shooting.shot(position, name, position.pieces[target].at).chance >= EVEN
            for target in targets(position, name, units, enemies)
        )
    ]
