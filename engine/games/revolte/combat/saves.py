"""§10 Saves: how figures survive hits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.revolte.combat.losses import eliminate, mark
from engine.games.revolte.events import SaveRolled
from engine.games.revolte.ground.cover import OPEN
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SIDES
from engine.games.revolte.tables import tables

SIDES_OF_DIE: Final = 8
EXPLOSION: Final = "explosion"
SWEEP: Final = "sweep"
ONE_TARGET: Final = "one_target"


def score(arm: str) -> int:
    """§10, §V88 Return the score needed to survive a hit by a weapon."""
    return tables().saves[arm]


def modifiers(position: Position, figure: str, cover: str) -> tuple[Modifier, ...]:
    """§10 Return the modifiers of a save."""
    known = tables().save_modifiers
    found = [] if cover == OPEN else [Modifier(cover, "10.2", known[cover])]
    if position.figures[figure].moving:
        found.append(Modifier("moving", "10", known["moving"]))
    return tuple(found)


def chance(position: Position, figure: str, arm: str, cover: str) -> int:
    """Return how many of the eight possible die rolls save a figure."""
    needed = score(arm) - sum(each.value for each in modifiers(position, figure, cover))
    return min(SIDES_OF_DIE, max(0, SIDES_OF_DIE + 1 - needed))


def save(position: Position, context: Context, figure: str, arm: str, cover: str) -> None:
    """§10 Roll one figure's save, and apply the result."""
    die = context.roll(f"save {figure}", SIDES_OF_DIE)
    if not _saved(position, context, figure, die, (arm, cover)):
        eliminate(position, context, [figure], "fire")


def save_all(position: Position, context: Context, covers: Mapping[str, str], arm: str, why: str) -> None:
    """§10.1, §V91 Roll saves for all figures hit at the same time, and eliminate those that fail.

    `covers` maps each figure to its cover.
    """
    lost = list(_fallen(position, context, covers, arm))
    if lost:
        eliminate(position, context, lost, why)


def _fallen(position: Position, context: Context, covers: Mapping[str, str], arm: str) -> Iterable[str]:
    for side in SIDES:
        hit = [name for name in position.standing(side) if name in covers]
        if not hit:
            continue
        die = context.roll(f"save {side}", SIDES_OF_DIE)
        for name in hit:
            if not _saved(position, context, name, die, (arm, covers[name])):
                yield name


def _saved(position: Position, context: Context, figure: str, die: int, against: tuple[str, str]) -> bool:
    """§V89 Resolve a figure's save; return whether it survives. `against` is the weapon and the cover."""
    arm, cover = against
    found = modifiers(position, figure, cover)
    total = die + sum(each.value for each in found)
    saved = total >= score(arm)
    gone = not saved or mark(position, figure)
    report = DieRollReport(
        purpose=f"save {figure}",
        rule="10",
        dice=(die,),
        modifiers=found,
        total=total,
        table=arm,
        result="saved" if saved else "lost",
    )
    context.emit(SaveRolled(figure=figure, report=report, saved=saved, state=position.figures[figure].state))
    return not gone
