"""The mistakes of both sides in a replayed game.

A mistake is a bad order, not a bad roll. Its name includes its side: «boxers-rash-charges».
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import product

from engine.core.asks import DONE
from engine.core.events import DieRollReport
from engine.core.replay import Order, Scene
from engine.games.revolte.combat import firing, heavy
from engine.games.revolte.combat.saves import SWEEP
from engine.games.revolte.contacts import is_located
from engine.games.revolte.events import FightFought, ShotFired
from engine.games.revolte.figures import RADIUS
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES, enemy_of
from engine.games.revolte.victory import objective
from engine.tabletop.points import Point, squared
from engine.two_sided.mistakes import SidedMistakes

RASH_CHARGES = "rash-charges"
FRIENDS_UNDER_FIRE = "friends-under-fire"
SHOTS_FORGONE = "shots-forgone"

KINDS: Mapping[str, str] = {RASH_CHARGES: "11", FRIENDS_UNDER_FIRE: "10.1", SHOTS_FORGONE: "8"}
"""Each kind of mistake with the section of the rules that it concerns, the worst first."""
_NAMES = SidedMistakes(KINDS, SIDES)
MISTAKES, side_of = _NAMES.sections, _NAMES.side_of
"""The rule section of each mistake, by side, and a function that returns the side of a mistake."""

EVEN = 500
"""§8 The chance of a hit, in thousandths, from which a located figure should fire; not firing is a mistake."""
RASH = 0.3
"""§11 A charge is rash if its chance of losing the fight exceeds that of winning it by this much."""
WORTH = 2
"""§8.5, §9.1 A burst must hit more than this number of enemies for each friend, or it is a mistake."""


def count_mistakes(scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
    """Return how often each mistake was made in a game, keyed by name.

    Mistakes for which `counts` returns False are left out.
    """
    made: list[str] = []
    before: Position | None = None
    for scene in scenes:
        position: Position = scene.view.position
        made += filter(counts, _of_scene(before or position, scene))
        before = position
    return _NAMES.counted(made)


def _of_scene(before: Position, scene: Scene) -> Iterator[str]:
    """Yield the mistakes of one step. `before` is the position at its beginning."""
    position: Position = scene.view.position
    for event in scene.events:
        if isinstance(event, FightFought) and _assault(event) and not _in_objective(before, event.defender):
            if rash(event.attack, event.defence):
                yield f"{position.side_of(event.attacker)}-{RASH_CHARGES}"
        elif isinstance(event, ShotFired) and scene.step == "fire" and burst_on_friends(before, event):
            yield f"{position.side_of(event.firer)}-{FRIENDS_UNDER_FIRE}"
    if scene.step == "fire":
        for each in scene.happened:
            if isinstance(each, Order) and each.answer == DONE:
                yield from [f"{each.side}-{SHOTS_FORGONE}"] * len(forgone(position, each.side))


# --- charges ---


def _assault(event: FightFought) -> bool:
    """§V99 Return whether an event shows a fight that a charge started in this turn."""
    return any(each.name == "assailant" for each in event.attack.modifiers)


def _in_objective(position: Position, figure: str) -> bool:
    """§13 Return whether a figure is in the objective."""
    at = position.figures[figure].at
    return at is not None and Point(*at) in objective(position)


def rash(attack: DieRollReport, defence: DieRollReport) -> bool:
    """§11 Return whether a charging figure was much more likely to lose than to win."""
    own, enemy = _totals(attack), _totals(defence)
    lost = sum(one < other for one, other in product(own, enemy))
    won = sum(one > other for one, other in product(own, enemy))
    return lost - won >= RASH * len(own) * len(enemy)


def _totals(report: DieRollReport) -> list[int]:
    modifier = sum(each.value for each in report.modifiers)
    sides = report.column or 0
    return [die + modifier for die in range(1, sides + 1)]


# --- fire ---


def burst_on_friends(position: Position, event: ShotFired) -> bool:
    """§8.5, §9.1 Return whether a shot endangered own figures and too few enemies."""
    if event.mode == SWEEP:
        reached = heavy.swept(position, event.target)
    elif event.mode == heavy.DIRECT:
        reach = (heavy.BLAST + RADIUS) ** 2
        reached = [name for name in position.everybody() if squared(position.at(name), Point(*event.at)) <= reach]
    else:
        return False
    own = sum(position.side_of(name) == position.side_of(event.firer) for name in reached)
    return own > 0 and len(reached) - own <= WORTH * own


def forgone(position: Position, side: str) -> list[str]:
    """§8 Return the located figures of `side` that held fire despite an even chance to hit.

    Figures that are not located may hold fire to hide (§6). The machine gun is named by its gunner.
    """
    enemy = enemy_of(side)
    found = [
        name
        for name in position.standing(side)
        if any(firing.chance(shot) >= EVEN for shot in firing.shots(position, name)[:1])
    ]
    weapon = position.mg
    if weapon is not None and weapon.gunner and position.side_of(weapon.gunner) == side:
        aims = [heavy.machine_aim(position, name) for name in heavy.sweeps(position)]
        found += [weapon.gunner] * any(_even(aim) for aim in aims)
    return [name for name in found if is_located(position, name, enemy)]


def _even(aim: heavy.Aim) -> bool:
    """Return whether a heavy weapon has an even chance to hit."""
    rolls = [sum(dice) + aim.modifier for dice in product(range(1, aim.row.sides + 1), repeat=aim.row.dice)]
    return 2 * sum(total >= aim.score for total in rolls) >= len(rolls)
