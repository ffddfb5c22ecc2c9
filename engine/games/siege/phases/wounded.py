"""§5.1.6 The return of the wounded."""

from __future__ import annotations

from typing import Final

from engine.core.asks import Answer, Ask, Menu
from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.core.menus import Tree, done, menu, verb
from engine.core.sequence import Flow
from engine.games.siege import cards
from engine.games.siege.combat.loss_choices import asking, roll
from engine.games.siege.events import CountersMerged, WoundedForgone, WoundedPlaced, WoundedReturned
from engine.games.siege.map.deployment import barred, deployable_zones
from engine.games.siege.menus import by_id, counter_facts, unknown_zone, zone_facts, zones_menu
from engine.games.siege.world import BOXES, FULL, POOL, REDUCED, SOLDIER, Counter, Position, World

RULE: Final = "5.1.6"
FACES: Final = {"full": FULL, "reduced": REDUCED}


def wounded_today(world: World) -> bool:
    """§5, R43, R57 Return whether the wounded return before today's event."""
    position = world.position
    return position.house.event6_red_wounded == "yes" and bool(cards.today(position).wounded)


def wounded_late(world: World) -> bool:
    """§5.3, R43, R71, R179 Return whether wounded return after today's event."""
    position = world.position
    if position.rain:
        return True
    delayed = position.house.event6_red_wounded == "no" and bool(cards.today(position).wounded)
    return delayed and not position.mine_attack


def return_wounded(world: World, context: Context) -> Flow:
    """§5.1.6, R60-R62 Ask the player how to spend the points of returning wounded."""
    position = world.position
    _come(position, context)
    while _anything(position):
        answer = yield from asking(position, context, Ask("wounded", RULE, lambda: _menu(position), _facts(position)))
        if answer[0] == "done":
            break
        if answer[0] == "place":
            _place(position, context, answer)
        else:
            _merge(position, context, answer)
    if position.wounded_due:
        context.emit(WoundedForgone(points=position.wounded_due))
        position.wounded_due = 0


def _come(position: Position, context: Context) -> None:
    kind = cards.today(position)
    wounded = kind.turned_wounded if position.rain else kind.wounded
    account = None
    if wounded == "d6+6" and position.house.wounded_red == "flat12":
        wounded = "12"
    if wounded == "d6+6":
        die = roll(position, context, "wounded")
        modifiers = (Modifier("wounded", RULE, 6),)
        account = DieRollReport(purpose="wounded", rule=RULE, dice=(die,), modifiers=modifiers, total=die + 6)
        wounded = str(die + 6)
    position.wounded_due = int(wounded)
    context.emit(WoundedReturned(points=int(wounded), available=2 * len(position.here(POOL)), account=account))


def _facts(position: Position) -> dict[str, object]:
    return {"points": position.wounded_due, "pool": len(position.here(POOL))}


def _anything(position: Position) -> bool:
    return (position.wounded_due > 0 and bool(position.here(POOL))) or bool(pairs(position))


def pairs(position: Position) -> dict[str, list[tuple[Counter, Counter]]]:
    """§5.1.6, R62 Return the pairs of soldier counters that may merge, keyed by zone."""
    found: dict[str, list[tuple[Counter, Counter]]] = {}
    first: dict[tuple[str, str], Counter] = {}
    merged: set[tuple[str, str]] = set()
    for counter in position.ours[SOLDIER]:
        if counter.face != REDUCED or counter.place in BOXES:
            continue
        key = (counter.place, counter.power)
        if key not in first:
            first[key] = counter
        elif key not in merged:
            merged.add(key)
            found.setdefault(counter.place, []).append((first[key], counter))
    return found


def _menu(position: Position) -> Menu:
    choices = []
    if position.wounded_due and position.here(POOL):
        choices.append(verb("place", _places(position), "return"))
    if pairs(position):
        choices.append(verb("merge", _merges(position)))
    return Menu("do", (*choices, done("wounded")))


def _places(position: Position) -> Tree:
    pool = position.here(POOL)
    able = [face for face in FACES if FACES[face] <= position.wounded_due]
    return (
        menu("face", able, str)
        .then(
            "to",
            lambda _: deployable_zones(),
            "zone",
            facts=lambda _, zone: zone_facts(position, zone),
            why_not=lambda _, word: unknown_zone(RULE)(word) or barred(word),
        )
        .then_several(
            "what",
            lambda _face, _zone: by_id(pool),
            "counter",
            facts=lambda face, _zone, counter: counter_facts(counter, value=FACES[face], face=FACES[face]),
            most=lambda face, _zone: min(len(pool), position.wounded_due // FACES[face]),
        )
    )


def _place(position: Position, context: Context, answer: Answer) -> None:
    _, side, zone, what = answer
    for name in what.split("+"):
        counter = position.by_id[name]
        counter.face = FACES[side]
        position.put(counter, zone)
        position.wounded_due -= counter.face
        context.emit(WoundedPlaced(counter=name, face=counter.face, zone=zone))


def _merges(position: Position) -> Tree:
    two = pairs(position)
    return zones_menu(position, "at", two.keys()).then(
        "what",
        lambda zone: {kept.id: (kept, freed) for kept, freed in two[zone]},
        "counter",
        facts=lambda _, pair: counter_facts(pair[0], freed=pair[1].id),
    )


def _merge(position: Position, context: Context, answer: Answer) -> None:
    _, zone, name = answer
    kept, freed = next(pair for pair in pairs(position)[zone] if pair[0].id == name)
    kept.face = FULL
    freed.face = FULL
    position.put(freed, POOL)
    context.emit(CountersMerged(zone=zone, kept=kept.id, freed=freed.id))
