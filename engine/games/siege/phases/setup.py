"""§8 Setup: the player may change the historical deployment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.core.asks import Answer, Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.menus import verb
from engine.core.sequence import Flow
from engine.games.siege import cards
from engine.games.siege.combat.loss_choices import asking
from engine.games.siege.events import BarricadeMoved, CountersMoved, ScenarioBegan, SiegeBegan
from engine.games.siege.house_rules import SWITCHES
from engine.games.siege.map.deployment import (
    barred,
    deployable_zones,
    deploys,
    historical,
    lodgings,
    may_hold_barricade,
    may_start,
    unmanned_barricades,
)
from engine.games.siege.menus import move_choice, unknown_zone, zone_facts, zones_menu
from engine.games.siege.phases.lodging import lodge_choice, prefer
from engine.games.siege.scenarios import last_day
from engine.games.siege.world import Counter, Position, World, roster

RULE: Final = "8"


def muster(world: World, context: Context) -> Flow:
    """§8, R58, R157, R159 Let the player change the deployment, then shuffle the deck (R160).

    Scenarios begin without this question (§5.1.2).
    """
    position = world.position
    if position.house.scenario:
        _open(world, context)
        return
    while True:
        answer = yield from asking(position, context, Ask("muster", RULE, lambda: _menu(position)))
        if answer[0] == "begin":
            break
        _change(position, context, answer)
    house = position.house
    changed = tuple((s.name, c) for s in SWITCHES if (c := getattr(house, s.name)) != s.default)
    context.emit(SiegeBegan(switches=changed))
    if not world.deck:
        world.deck = context.shuffle("deck", list(cards.deck()))


def _open(world: World, context: Context) -> None:
    """R160 Shuffle the cards of a scenario."""
    position = world.position
    context.emit(
        ScenarioBegan(scenario=position.house.scenario, day=position.day + 1, last=last_day(position.house.scenario))
    )
    world.deck = context.shuffle("deck", world.deck)


def _change(position: Position, context: Context, answer: Answer) -> None:
    if answer[0] == "historical":
        historical(position)
        position.lodgings.clear()
    elif answer[0] == "barricade":
        start, end = answer[1:]
        position.barricades[position.barricades.index(start)] = end
        context.emit(BarricadeMoved(start=start, end=end))
    elif answer[0] == "lodge":
        prefer(position, answer)
        for civilian, zone in list(lodgings(position)):
            if civilian.place != zone:
                context.emit(CountersMoved(counters=(civilian.id,), start=civilian.place, end=zone, why="lodge"))
                position.put(civilian, zone)
    else:
        place(position, context, answer, why="deploy")


def place(position: Position, context: Context, answer: Answer, *, why: str) -> None:
    """Move the counters that the answer «move» names, and report it. `why` is the reason."""
    _, start, end, what = answer
    names = tuple(what.split("+"))
    position.put_all([position.by_id[name] for name in names], end)
    context.emit(CountersMoved(counters=names, start=start, end=end, why=why))


def _menu(position: Position) -> Menu:
    choices = [_begin()] if not unmanned_barricades(position) else []
    choices += [_moves(position), _barricades(position), *lodge_choice(position), Choice("historical", "historical")]
    return Menu("do", tuple(choices), why_not=lambda word: _not_yet(position, word))


def _begin() -> Choice:
    return Choice("begin", "begin")


def _not_yet(position: Position, word: str) -> Refused | None:
    if word != "begin":
        return None
    return Refused("barricade-unmanned", rule="2.3", facts={"zones": tuple(unmanned_barricades(position))})


def deployed(position: Position, zone: str) -> list[Counter]:
    """§8.1, §5.1.2 Return the counters of a zone that can be deployed."""
    return [c for c in position.here(zone) if deploys(c.kind)]


def _moves(position: Position) -> Choice:
    def movers(start: str, end: str) -> Sequence[Counter]:
        return [c for c in deployed(position, start) if may_start(c.id, end)]

    def ends(start: str) -> Sequence[str]:
        here = deployed(position, start)
        return [z for z in deployable_zones() if z != start and any(may_start(c.id, z) for c in here)]

    def starts() -> Sequence[str]:
        return [zone for zone in position.board.zones if deployed(position, zone)]

    return move_choice(
        position,
        starts=starts,
        stack=partial(deployed, position),
        ends=ends,
        movers=movers,
        rule=RULE,
        barred=_too_far,
        stays=_tied,
    )


def _too_far(zone: str) -> Refused | None:
    """R157 Return why a zone is not offered: either it is barred, or it is too far away."""
    return barred(zone) or Refused("too-far-from-home", rule="8.1", facts={"zone": zone})


def _tied(counter: str, zone: str) -> Refused | None:
    """R157 Return why a counter cannot come along; None for civilians (§8.2)."""
    if not deploys(roster()[counter].kind):
        return None
    return Refused("counter-too-far", rule="8.1", facts={"counter": counter, "zone": zone})


def _barricades(position: Position) -> Choice:
    def free(_start: str) -> list[str]:
        return [z for z in deployable_zones() if may_hold_barricade(z) and z not in position.barricades]

    def moves() -> Menu:
        tree = zones_menu(position, "from", position.barricades, why_not=unknown_zone(RULE)).then(
            "to",
            free,
            "zone",
            facts=lambda _, zone: zone_facts(position, zone),
            why_not=lambda _, zone: _no_barricade(zone),
        )
        return tree()

    return verb("barricade", moves)


def _no_barricade(zone: str) -> Refused | None:
    """§1.6, R15 Return why a barricade cannot be placed in a zone."""
    unknown = unknown_zone("1.6")(zone)
    if unknown is not None:
        return unknown
    if may_hold_barricade(zone):
        return Refused("barricade-there", rule="1.6", facts={"zone": zone})
    return barred(zone) or Refused("barricade-on-legation", rule="1.6", facts={"zone": zone})
