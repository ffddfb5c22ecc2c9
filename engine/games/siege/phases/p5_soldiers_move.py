"""§6.5 The fifth phase: movement of the defenders."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from engine.core.asks import DONE, JOIN, Ask, Menu, Refused
from engine.core.context import Context
from engine.core.menus import done, menu, verb
from engine.core.sequence import Flow
from engine.games.siege import morale
from engine.games.siege.combat.leaders import lose_stranded
from engine.games.siege.combat.loss_choices import asking
from engine.games.siege.combat.step_losses import take_step
from engine.games.siege.events import CountersMoved, FireSuffered
from engine.games.siege.map.garrisons import test_garrisons
from engine.games.siege.map.movement import (
    RULE,
    March,
    anybody,
    can_leave,
    go,
    goers,
    movers,
    must_leave,
    preset,
    reaches,
    starts,
    why_not_from,
    why_not_to,
    why_not_together,
    why_not_what,
)
from engine.games.siege.menus import counter_facts, zone_facts
from engine.games.siege.world import CIVILIAN, SOLDIER, Counter, Loss, Position, World


def soldiers_move(world: World, context: Context) -> Flow:
    """§6.5, R139, R141 Ask the player to move the defenders (R54, R87, R88)."""
    position = world.position
    march = March()
    while anybody(position, march):
        answer = yield from asking(position, context, _ask(position, march))
        if answer == DONE:
            break
        _, start, end, what = answer
        _move(position, context, march, start, end=end, names=what.split(JOIN))
    suffer(position, context)
    test_garrisons(position, context)


def _move(position: Position, context: Context, march: March, start: str, *, end: str, names: list[str]) -> None:
    why = "flee" if position.burning(start) else "march"
    go(position, march, [position.by_id[name] for name in names], end=end)
    context.emit(CountersMoved(counters=tuple(names), start=start, end=end, why=why))


# --- the menu -------------------------------------------------------------------------------------------------------


def _ask(position: Position, march: March) -> Ask:
    leave = must_leave(position, march)

    def root() -> Menu:
        move = verb("move", partial(_moves, position, march))
        return Menu("do", (move,) if leave else (move, done("march")), why_not=lambda word: _stay(word, leave))

    return Ask("march", rule=RULE, menu=root, facts=_facts(position, march, leave))


def _facts(position: Position, march: March, leave: list[str]) -> dict[str, object]:
    """Return the facts of the question about the next move.

    `left` maps counters that have moved to their remaining points.
    """
    return {"must_leave": tuple(leave), "sequence": position.sequence, "left": dict(march.left)}


def _stay(word: str, leave: list[str]) -> Refused | None:
    return Refused("must-leave-fire", rule=RULE, facts={"zones": tuple(leave)}) if word == "done" else None


def _moves(position: Position, march: March) -> Menu:
    able = cache(partial(reaches, position, march))

    @cache
    def going(start: str, end: str) -> dict[str, tuple[Counter, int]]:
        """Return the counters that can go from one zone to another, with costs."""
        return {counter.id: (counter, cost) for counter, cost in goers(position, able(start), end)}

    def end_facts(start: str, end: str) -> dict[str, Any]:
        return zone_facts(position, end, cost=max(cost for _, cost in going(start, end).values()))

    def goer_facts(_start: str, _end: str, goer: tuple[Counter, int]) -> dict[str, Any]:
        counter, cost = goer
        return counter_facts(counter, left=march.of(counter), cost=cost)

    def first(start: str, end: str) -> tuple[str, ...]:
        counters = [counter for counter, _ in going(start, end).values()]
        return tuple(counter.id for counter in preset(position, start, end=end, counters=counters))

    tree = (
        menu(
            "from",
            lambda: starts(position, march),
            "zone",
            facts=partial(zone_facts, position),
            able=lambda zone: zone in position.board.zones and can_leave(position, march, zone),
            why_not=partial(why_not_from, position, march),
        )
        .then(
            "to",
            lambda start: list(movers(position, able(start))),
            "zone",
            facts=end_facts,
            able=lambda start, end: bool(going(start, end)),
            why_not=partial(why_not_to, position),
        )
        .then_several(
            "what",
            going,
            "counter",
            facts=goer_facts,
            preset=first,
            why_not=lambda start, end, word: why_not_what(position, march, start, end=end, name=word),
            fits=lambda _start, end, words: why_not_together(position, words, end=end),
        )
    )
    return tree()


# --- the end of the phase -------------------------------------------------------------------------------------------


def suffer(position: Position, context: Context) -> None:
    """§6.5, R88, R182 Apply the house rule `no_exit_fire` to counters in a fire."""
    if position.house.no_exit_fire != "losses":
        return
    for zone in sorted(position.fires, key=position.board.order.__getitem__):
        losses = [_burn(position, c) for c in list(position.here(zone)) if c.kind in {SOLDIER, CIVILIAN}]
        if losses:
            position.stirred = True
            context.emit(FireSuffered(zone=zone, losses=tuple(losses)))
            if lost := sum(loss.kind == SOLDIER for loss in losses):
                morale.change(position, context, "soldiers-lost", rule="4", by=-lost)
            lose_stranded(position, context, zone)


def _burn(position: Position, counter: Counter) -> Loss:
    return take_step(position, counter, counter.face - 1)
