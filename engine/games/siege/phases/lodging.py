"""§8.2 The homes of civilians: how they are chosen and reached."""

from __future__ import annotations

from engine.core.asks import Answer, Choice, Menu
from engine.core.context import Context
from engine.core.menus import menu, verb
from engine.games.siege.events import CountersMoved
from engine.games.siege.map.deployment import has_choice, homes, lodgings, shelters
from engine.games.siege.menus import by_id, counter_facts, zone_facts
from engine.games.siege.world import BOXES, Counter, Position


def lodge_choice(position: Position) -> list[Choice]:
    """§8.2, R155, R178 Return the menu entry «lodge» to choose civilians' homes."""
    free = [c for c in position.civil if c.place not in BOXES and has_choice(position, c)]
    if not free:
        return []

    def choices() -> Menu:
        now = {civilian.id: zone for civilian, zone in lodgings(position)}
        tree = menu("what", by_id(free), "counter", facts=lambda c: counter_facts(c, lodges=now[c.id])).then(
            "to",
            lambda c: [zone for zone in shelters(position, c) if zone != now[c.id]],
            "zone",
            facts=lambda _, zone: zone_facts(position, zone),
        )
        return tree()

    return [verb("lodge", choices)]


def prefer(position: Position, answer: Answer) -> None:
    """R190 Record the home that the player chose for a civilian counter."""
    _, civilian, zone = answer
    position.lodgings.pop(civilian, None)
    position.lodgings = {civilian: zone, **position.lodgings}


def go_home(position: Position, context: Context) -> None:
    """§8.2, R59, R155 Move every civilian counter to its home or shelter."""
    moves: dict[tuple[str, str], list[Counter]] = {}
    by_id = position.by_id
    for name, zone in homes(position):
        civilian = by_id[name]
        if civilian.place != zone:
            moves.setdefault((civilian.place, zone), []).append(civilian)
    for (start, end), counters in moves.items():
        for counter in counters:
            position.put(counter, end)
        context.emit(CountersMoved(counters=tuple(c.id for c in counters), start=start, end=end, why="lodge"))
