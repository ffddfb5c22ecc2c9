"""§6.5 The fifth phase: movement of the defenders."""

from __future__ import annotations

from functools import partial

from engine.core.asks import DONE, JOIN, Ask, Choice, Menu, Refused
from engine.core.context import Table
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
from engine.games.siege.menus import counter_choice, done, zone_choice
from engine.games.siege.world import CIVILIAN, SOLDIER, Counter, Loss, Position, World


def soldiers_move(world: World, table: Table) -> Flow:
    """§6.5, R139, R141 Let the defenders move in the player's order: 4 points each; weapons and civilians one zone.

    Counters in a fire must leave it (R87), or stay if they cannot (R88). Then the garrisons are tested (R54).
    """
    position = world.position
    march = March()
    while anybody(position, march):
        answer = yield from asking(position, table, _ask(position, march))
        if answer == DONE:
            break
        _, start, end, what = answer
        _move(position, table, march, start, end=end, names=what.split(JOIN))
    suffer(position, table)
    test_garrisons(position, table)


def _move(position: Position, table: Table, march: March, start: str, *, end: str, names: list[str]) -> None:
    why = "flee" if position.burning(start) else "march"
    go(position, march, [position.by_id[name] for name in names], end=end)
    table.tell(CountersMoved(counters=tuple(names), start=start, end=end, why=why))


# --- the menu -------------------------------------------------------------------------------------------------------


def _ask(position: Position, march: March) -> Ask:
    leave = must_leave(position, march)

    def menu() -> Menu:
        move = Choice("move", "move", then=lambda: _from(position, march))
        return Menu("do", (move,) if leave else (move, done("march")), why_not=lambda word: _stay(word, leave))

    return Ask("march", rule=RULE, menu=menu, facts=_facts(position, march, leave))


def _facts(position: Position, march: March, leave: list[str]) -> dict[str, object]:
    """Return the facts of the question; `left` holds the points left by counter, for counters that have moved."""
    return {"must_leave": tuple(leave), "sequence": position.sequence, "left": dict(march.left)}


def _stay(word: str, leave: list[str]) -> Refused | None:
    return Refused("must-leave-fire", rule=RULE, facts={"zones": tuple(leave)}) if word == "done" else None


def _from(position: Position, march: March) -> Menu:
    def one(zone: str) -> Choice | None:
        known = zone in position.board.zones and can_leave(position, march, zone)
        return zone_choice(position, zone, partial(_to, position, march, zone)) if known else None

    return Menu(
        "from",
        lambda: tuple(choice for zone in starts(position, march) if (choice := one(zone)) is not None),
        why_not=lambda word: why_not_from(position, march, word),
        one=one,
    )


def _to(position: Position, march: March, start: str) -> Menu:
    able = reaches(position, march, start)

    def one(end: str) -> Choice | None:
        going = goers(position, able, end)
        if not going:
            return None
        cost = max(cost for _, cost in going)
        return zone_choice(position, end, partial(_what, position, march, start, end, going), cost=cost)

    return Menu(
        "to",
        lambda: tuple(choice for end in movers(position, able) if (choice := one(end)) is not None),
        why_not=lambda word: why_not_to(position, start, word),
        one=one,
    )


def _what(position: Position, march: March, start: str, end: str, going: list[tuple[Counter, int]]) -> Menu:
    counters = [counter for counter, _ in going]
    known = {counter.id: (counter, cost) for counter, cost in going}

    def one(word: str) -> Choice | None:
        if word not in known:
            return None
        counter, cost = known[word]
        return counter_choice(counter, left=march.of(counter), cost=cost)

    return Menu(
        "what",
        lambda: tuple(choice for word in known if (choice := one(word)) is not None),
        many=True,
        most=len(counters),
        preset=lambda: tuple(counter.id for counter in preset(position, start, end=end, counters=counters)),
        one=one,
        why_not=lambda word: why_not_what(position, march, start, end=end, name=word),
        fits=lambda words: why_not_together(position, words, end=end),
    )


# --- the end of the phase -------------------------------------------------------------------------------------------


def suffer(position: Position, table: Table) -> None:
    """§6.5, R88, R182 Apply the house rule `no_exit_fire` to counters that could not leave a fire.

    A soldier counter loses 1 point, a civilian counter 5.
    """
    if position.house.no_exit_fire != "losses":
        return
    for zone in sorted(position.fires, key=position.board.order.__getitem__):
        losses = [_burn(position, c) for c in list(position.here(zone)) if c.kind in {SOLDIER, CIVILIAN}]
        if losses:
            position.stirred = True
            table.tell(FireSuffered(zone=zone, losses=tuple(losses)))
            if lost := sum(loss.kind == SOLDIER for loss in losses):
                morale.change(position, table, "soldiers-lost", rule="4", by=-lost)
            lose_stranded(position, table, zone)


def _burn(position: Position, counter: Counter) -> Loss:
    return take_step(position, counter, counter.face - 1)
