"""Chooses the adviser's deployment from those in the battle's file (§1.4).

The choice depends on the enemy's deployment, which both sides can see.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from engine.games.ascari.battle import Deployment
from engine.games.ascari.map.costs import passable
from engine.games.ascari.phases.deployment import HISTORICAL
from engine.games.ascari.phases.placing import PLACE
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import scenario
from engine.games.ascari.steward.advice import Advice, Reason, done, said
from engine.games.ascari.steward.objectives import is_attacker


def known(name: str, side: str) -> tuple[Deployment, ...]:
    """Return the deployments that the battle's file lists for a side.

    There are none if the historical deployment is best.
    """
    return scenario(name).advice.get(side, ())


def chosen(position: Position, side: str) -> Mapping[str, str]:
    """Return the known deployment that suits the enemy's best, as a mapping of counters to hexes.

    Counters that stay at their historical places are left out.
    """
    entries = known(position.scenario, side)
    if len(entries) < 2:
        return entries[0].at if entries else {}
    return min(entries, key=lambda entry: _unlike(position, side, entry.against)).at


def _unlike(position: Position, side: str, against: str) -> int:
    """Return how far the enemy is from the deployment `against`, in hexes."""
    enemy, roster = position.battle.enemy_of(side), position.roster
    entries = {entry.name: entry.at for entry in known(position.scenario, enemy)}
    there = entries.get(against, {})
    distance = position.board.grid.distance
    return sum(
        distance(position.pieces[name].at, there.get(name, roster[name].at)) for name in position.units_of(enemy)
    )


def deployments(position: Position, side: str) -> Iterator[Advice]:
    """Yield advice for the deployment: the adviser's next step, then the historical deployment."""
    book = chosen(position, side)
    if book:
        own = {name: at for name in position.of_side(side) if (at := book.get(name, position.roster[name].at))}
        yield next(_changes(position, side, own), done("nothing-to-do"))
    yield said((HISTORICAL,), "as-in-history")


def _changes(position: Position, side: str, wanted: Mapping[str, str]) -> Iterator[Advice]:
    """Yield advice to place counters in their planned hexes, units before leaders.

    Counters are swapped only if neither is in its planned hex. Otherwise they could be swapped for ever.
    """
    units, battle, roster, pieces = position.units(), position.battle, position.roster, position.pieces
    for name, at in sorted(wanted.items(), key=lambda item: roster[item[0]].is_leader):
        if pieces[name].at == at:
            continue
        other = units.get(at, "")
        if roster[name].is_leader:
            if other and roster[other].side == side:
                yield said((PLACE, name, at), "leader-joins", at=at, unit=other)
        elif not other or (
            wanted.get(other) != at
            and pieces[name].at in battle.zone_of(roster[other])
            and passable(position, other, pieces[name].at)
        ):
            yield Advice((PLACE, name, at), partial(_reason, position, side, at))


def _reason(position: Position, side: str, at: str) -> Reason:
    """Return the reason for placing a unit in a hex."""
    grid, board = position.board.grid, position.board
    goal = min(scenario(position.scenario).goals, key=lambda each: (grid.distance(at, each), each))
    facts = {"goal": goal, "place": board.place_of(goal)}
    if is_attacker(position, side):
        return "advances", facts
    return ("to-post", facts) if at == goal else ("better-ground", {"at": at})
