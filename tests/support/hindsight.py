"""Nobody assigns losses knowing later dice: which rolls may happen while losses are still open, and why.

In the siege, losses are assigned by default and may be reassigned until the next die after a question. A die that is
rolled before that question must be listed below, with the reason and with the facts that it depends on. These facts are
computed for every way in which the open losses could still be assigned, and must always be the same. In Keep Up the
Fire! losses are asked about at once: no die may be rolled before all of them are assigned.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import NamedTuple

from engine.core.events import Event
from engine.games.keep_up_the_fire import events as fires
from engine.games.keep_up_the_fire.world import World as Fires
from engine.games.siege.combat.leaders import successor_zone
from engine.games.siege.combat.loss_choices import other_ways, pay
from engine.games.siege.combat.modifiers import boxers_melee, shelling, soldiers_melee
from engine.games.siege.world import Position, World, points


class Allowed(NamedTuple):
    """Why a die may be rolled while losses are open, and the facts of a position on which it depends."""

    reason: str
    hangs_on: Callable[[Position, str], object]


def _nothing(position: Position, about: str) -> object:
    return None


def _shells(position: Position, zone: str) -> object:
    return position.defended(zone), shelling(position, zone)


def _boxers(position: Position, zone: str) -> object:
    return position.defended(zone), boxers_melee(position, zone)


def _soldiers(position: Position, zone: str) -> object:
    return position.held(zone), soldiers_melee(position, zone)


def _leader(position: Position, leader: str) -> object:
    """Return where his subaltern would take over; the leader himself is tested by a plain die."""
    place = position.by_id[leader].place
    return place in position.board.zones and successor_zone(position, place)


ALLOWED: dict[str, Allowed] = {
    "shell": Allowed("another zone of the same bombardment, or of the same mines: its own points count", _shells),
    "leader": Allowed("a plain die for each, whoever paid; troops are left where they were left", _leader),
    "boxers": Allowed("the phases of an assault follow without a question; the zone has the same points", _boxers),
    "melee": Allowed("the phases of an assault follow without a question; the zone has the same points", _soldiers),
    "rout": Allowed("the Boxers' own losses decide it", _nothing),
    "douse": Allowed("soldiers' points fight a fire, not counters", lambda position, z: points(position.soldiers(z))),
    "spread": Allowed("a plain die between two zones", _nothing),
}
"""By the first word of a die's purpose. A purpose that is missing here may not be rolled while losses are open."""


def open_losses(world: World, events: Sequence[Event], purpose: str) -> list[str]:
    """Return what is wrong with a die of the siege, or a card, that is drawn now."""
    position = world.position
    if not position.debts:
        return []
    mine = deepcopy(position)
    if not any(other_ways(mine, debt) for debt in mine.debts):
        return []
    kind, _, about = purpose.partition(" ")
    if kind not in ALLOWED:
        return [f"losses can still be shared out, and {kind!r} is not on the list of dice that may fall before"]
    hangs_on = ALLOWED[kind].hangs_on
    before = hangs_on(mine, about)
    found = []
    for number in range(len(mine.debts)):
        for way in other_ways(mine, mine.debts[number]):
            other = deepcopy(position)
            pay(other, other.debts[number], way)
            if hangs_on(other, about) != before:
                found.append(f"it hangs on losses that can still be shared out: {way}")
    return found


_BORNE = (fires.LossesShared, fires.LegationLost, fires.ColumnLossPaid, fires.ColumnLossIgnored)


def unborne(world: Fires, events: Sequence[Event], purpose: str) -> list[str]:
    """Return what is wrong with a die of Keep Up the Fire!, or a card, that is drawn now."""
    borne, cause = 0, None
    for event in reversed(events):
        if not isinstance(event, _BORNE):
            cause = event
            break
        borne += event.points if isinstance(event, fires.LossesShared | fires.ColumnLossIgnored) else 0
        borne += isinstance(event, fires.ColumnLossPaid)
    due = 0
    if isinstance(cause, fires.MeleeFought):
        due = cause.suffered
    elif isinstance(cause, fires.BlockadeAttacked | fires.ColumnAttacked):
        due = cause.points
    elif isinstance(cause, fires.SpecialBegan) and cause.special == "mine" and cause.account is not None:
        due = int(cause.account.result) if world.position.posts[cause.wall] else 0
    if borne < due:
        return [f"{due} points were lost and {borne} are borne"]
    return []
