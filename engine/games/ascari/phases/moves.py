"""§3 What a mover may be told: the units that may move, where to, by which way, with whom."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import msgspec

from engine.core.asks import JOIN, Choice, Menu, Refused
from engine.core.menus import Facts, done
from engine.games.ascari.combat import melee, shooting
from engine.games.ascari.map.costs import Ground, ends_of, passable, reachable
from engine.games.ascari.scenarios import GUNS
from engine.games.ascari.world import MOVEMENT, Position, commands
from engine.hexes.paths import Way

GO, ALONE, WITH, BY, UNLIMBER, LIMBER, STAY = "go", "alone", "with", "by", "unlimber", "limber", "stay"
ONWARD, RETREAT = "onward", "retreat"
LIMBERING = 1
"""§3.61 The points of a change of formation."""


class Plan(msgspec.Struct, frozen=True):
    """A move as it was ordered: who goes, by which hexes, and whether guns unlimber at its end."""

    unit: str
    leaders: tuple[str, ...]
    way: tuple[str, ...]
    points: int
    unlimber: bool = False


# --- who may move ---


def may_move(position: Position, piece: str) -> bool:
    """§3 Return whether a counter of the active side can still be moved in this phase."""
    state, counter = position.pieces[piece], position.roster[piece]
    if state.done or counter.side != position.active or state.lost:
        return False
    if not state.at:
        return 0 < counter.arrives <= position.turn and any(first_hexes(position, piece))
    near = position.board.grid.neighbours(state.at)
    if counter.kind == GUNS:
        return not counter.fixed
    if not counter.is_leader:
        return any(passable(position, piece, at) for at in near)
    ground = Ground(position, piece)
    return any(ground.cost(at) is not None for at in near)


def movable(position: Position) -> list[str]:
    """§3 Return the counters that can still be moved in this phase, in the file's order."""
    return [name for name in position.pieces if may_move(position, name)]


def somebody_may_move(position: Position) -> bool:
    """§3 Return whether the movement phase goes on."""
    return (
        position.phase == MOVEMENT and not position.over and any(may_move(position, name) for name in position.pieces)
    )


def followers(position: Position, unit: str) -> list[str]:
    """§A32 Return the leaders who could go with a unit: those of its hex who have not moved."""
    if position.roster[unit].is_leader or not position.pieces[unit].at:
        return []
    side = position.side_of(unit)
    return [
        name
        for name in position.leaders_at(position.pieces[unit].at)
        if position.side_of(name) == side and not position.pieces[name].done
    ]


def preset_followers(position: Position, unit: str) -> tuple[str, ...]:
    """§A32 Return the leaders who go along unless it is said otherwise: those who command the unit."""
    counters = position.roster
    return tuple(name for name in followers(position, unit) if commands(counters[name], counters[unit]))


def points_of(position: Position, unit: str, leaders: Iterable[str]) -> int:
    """§A32 Return the points of a group: the smallest allowance among them."""
    return min(position.allowance(name) for name in (unit, *leaders))


# --- where to ---


def first_hexes(position: Position, piece: str) -> dict[str, int]:
    """§A45 Return the free hexes by which a reinforcement may come, with their cost."""
    ground = Ground(position, piece)
    points = position.allowance(piece)
    costs = {at: ground.cost(at) for at in position.roster[piece].entry if at not in ground.enemies | ground.friends}
    return {at: cost for at, cost in costs.items() if cost is not None and cost <= points}


class Routes:
    """The ways of one mover from where it stands: with so many points, as the map is now."""

    def __init__(self, position: Position, unit: str, points: int) -> None:
        self.position = position
        self.unit = unit
        self.points = points
        self.single = not position.roster[unit].is_leader and position.allowance(unit) == 1 and points == 1
        self._windows: dict[str, int] = {}
        self._firers: list[tuple[str, int]] | None = None
        self._units: dict[str, str] = {}
        self._ways: dict[str, Way] | None = None
        self._ends: dict[str, Way] | None = None

    def _window(self, at: str) -> int:
        """§A31 Return 1 for a hex in which an enemy could fire, whatever its orders."""
        found = self._windows.get(at)
        if found is None:
            found = self._windows[at] = int(self._is_window(at))
        return found

    def _is_window(self, at: str) -> bool:
        position = self.position
        enemy = position.battle.enemy_of(position.side_of(self.unit))
        if self._firers is None:
            self._units = position.units()
            able = (name for name in position.units_of(enemy) if shooting.can_react(position, name))
            self._firers = [(position.pieces[name].at, shooting.range_of(position, name)) for name in able]
        if at in self._units and position.side_of(self._units[at]) == enemy:
            return False
        far, board, reading = position.board.grid.distances[at], position.board, position.house.sight
        return any(far[start] <= reach and board.sees(start, at, self._units, reading) for start, reach in self._firers)

    @property
    def ways(self) -> dict[str, Way]:
        """The best way to each hex that can be entered."""
        if self._ways is None:
            self._ways = self._from_here() if self.position.pieces[self.unit].at else self._from_outside()
        return self._ways

    def _from_here(self) -> dict[str, Way]:
        return reachable(self.position, self.unit, self.points, single=self.single, drawback=self._window)

    def _from_outside(self) -> dict[str, Way]:
        found: dict[str, Way] = {}
        for first, cost in first_hexes(self.position, self.unit).items():
            entered = Way(cost, self._window(first), (first,))
            on = reachable(self.position, self.unit, self.points - cost, start=first, drawback=self._window)
            ways = {first: entered} | {
                at: Way(cost + way.cost, entered.drawback + way.drawback, (first, *way.hexes)) for at, way in on.items()
            }
            for at, way in ways.items():
                if at not in found or way < found[at]:
                    found[at] = way
        return found

    def way_to(self, end: str) -> Way:
        """Return the way to one hex where the move may end; it is the same as among all ways, and found sooner."""
        if self._ends is not None or not self.position.pieces[self.unit].at:
            return self.ends[end]
        return reachable(self.position, self.unit, self.points, single=self.single, drawback=self._window, end=end)[end]

    @property
    def ends(self) -> dict[str, Way]:
        """The ways to the hexes where the move may end, or attack."""
        if self._ends is None:
            self._ends = ends_of(self.position, self.unit, self.ways)
        return self._ends

    def windows_of(self, way: tuple[str, ...]) -> int:
        """Return in how many hexes of a way an enemy could fire."""
        return sum(map(self._window, way))

    def by_way_of(self, middle: str, end: str) -> Way | None:
        """§A31 Return the way to an end that passes another hex first; None if the points do not allow it."""
        first = self.ways.get(middle)
        ground = Ground(self.position, self.unit)
        if first is None or middle == end or ground.stops(middle) or first.cost >= self.points:
            return None
        on = reachable(self.position, self.unit, self.points - first.cost, start=middle, drawback=self._window).get(end)
        if on is None or end not in self.ends:
            return None
        return Way(first.cost + on.cost, first.drawback + on.drawback, first.hexes + on.hexes)


def limbered_ends(position: Position, unit: str) -> list[str]:
    """§3.61 Return the hexes that guns may enter after limbering: one of a point, or any if they have but one."""
    ground = Ground(position, unit)
    single = position.allowance(unit) == 1
    near = position.board.grid.neighbours(position.pieces[unit].at)
    costs = {at: ground.cost(at) for at in sorted(near) if ground.can_end(at)}
    return [at for at, cost in costs.items() if cost is not None and (cost <= LIMBERING or single)]


# --- the menus ---

Finish = Callable[[Plan], None]


def move_menu(position: Position, extra: tuple[Choice, ...] = ()) -> Menu:
    """§3 Return the orders of the movement phase: a move, another retreat, or done."""

    def units() -> Menu:
        names = movable(position)
        choices = tuple(
            Choice(name, "unit", Facts(unit_facts, position, name), partial(to_menu, position, name)) for name in names
        )
        return Menu("unit", choices, why_not=partial(_cannot_move, position))

    return Menu("do", (Choice("move", "move", then=units), *extra, done("move")))


def unit_facts(position: Position, name: str) -> dict[str, Any]:
    """Return the facts of a counter for labels."""
    piece = position.pieces[name]
    return {"unit": name, "at": piece.at, "points": position.allowance(name), "limbered": piece.limbered}


def _cannot_move(position: Position, name: str) -> Refused | None:
    piece = position.pieces.get(name)
    if piece is None:
        return Refused("no-such-unit", rule="3", facts={"word": name})
    facts = {"unit": name, "at": piece.at}
    if position.side_of(name) != position.active:
        return Refused("not-yours", rule="3", facts=facts)
    if not piece.at:
        return Refused("off-the-map", rule="3", facts=facts)
    if piece.done:
        return Refused("has-moved", rule="3", facts=facts)
    if position.roster[name].fixed:
        return Refused("fixed", rule="3.6", facts=facts)
    return Refused("shut-in", rule="3.1", facts=facts)


def to_menu(position: Position, unit: str) -> Menu:
    """§3 Return where a unit may move, attack, or change its formation."""
    piece, counter = position.pieces[unit], position.roster[unit]
    if counter.kind == GUNS and not piece.limbered and piece.at:
        return Menu("to", (Choice(LIMBER, LIMBER, then=partial(_limbered_menu, position, unit)),), why_not=_emplaced)
    routes = Routes(position, unit, position.allowance(unit))
    guns = (Choice(UNLIMBER, UNLIMBER),) if counter.kind == GUNS and piece.at else ()

    def choices() -> tuple[Choice, ...]:
        return (*(_to(position, routes, at, partial(how_menu, position, routes, at)) for at in routes.ends), *guns)

    return Menu(
        "to", choices, why_not=partial(why_not_there, position, routes), one=partial(_one, position, routes, guns)
    )


def _one(position: Position, routes: Routes, guns: tuple[Choice, ...], word: str) -> Choice | None:
    if word in routes.ends:
        return _to(position, routes, word, partial(how_menu, position, routes, word))
    return guns[0] if guns and word == UNLIMBER else None


def _emplaced(word: str) -> Refused | None:
    return Refused("emplaced", rule="3.6", facts={"word": word})


def _limbered_menu(position: Position, unit: str) -> Menu:
    """§3.61 Return where guns may go after limbering: nowhere, or one hex."""
    near = tuple(Choice(at, "to", {"unit": unit, "at": at}) for at in limbered_ends(position, unit))
    return Menu(
        "at",
        (Choice(STAY, STAY), *near),
        why_not=lambda word: Refused("limbered-far", rule="3.61", facts={"word": word}),
    )


def _to(position: Position, routes: Routes, at: str, then: Callable[[], Menu] | None) -> Choice:
    enemy = enemy_at(position, routes.unit, at)
    return Choice(at, "attack" if enemy else "to", Facts(_to_facts, position, routes, at, enemy), then)


def enemy_at(position: Position, unit: str, at: str) -> str:
    """Return the enemy's unit in a hex; empty if there is none."""
    found = position.unit_at(at)
    return found if found and position.side_of(found) != position.side_of(unit) else ""


def _to_facts(position: Position, routes: Routes, at: str, enemy: str) -> dict[str, Any]:
    way = routes.ends[at]
    facts: dict[str, Any] = {"unit": routes.unit, "at": at, "cost": way.cost, "windows": way.drawback}
    if enemy:
        origin = way.hexes[-2] if len(way.hexes) > 1 else position.pieces[routes.unit].at
        mine = melee.attack_of(position, routes.unit, list(preset_followers(position, routes.unit)))
        theirs = melee.defence_of(position, enemy, at, origin)
        facts |= {"enemy": enemy, "strength": mine.strength, "against": theirs.strength}
    return facts


def why_not_there(position: Position, routes: Routes, word: str) -> Refused | None:
    """§3 Return why a mover cannot end in a hex."""
    if word not in position.board.grid:
        return Refused("no-such-hex", rule="3", facts={"word": word})
    ground = Ground(position, routes.unit)
    facts = {"unit": routes.unit, "at": word, "points": routes.points}
    if word == position.pieces[routes.unit].at:
        return Refused("already-there", rule="3", facts=facts)
    if not passable(position, routes.unit, word):
        return Refused("impassable", rule="3.7", facts=facts)
    if ground.alone and word in ground.enemies | ground.enemy_leaders:
        return Refused("leader-alone", rule="1.2", facts=facts)
    if not ground.can_end(word):
        return Refused("friends-there", rule="3.4", facts={**facts, "friend": position.unit_at(word)})
    return Refused("too-far-to-move", rule="3.1", facts=facts)


def how_menu(position: Position, routes: Routes, at: str, *, by: str = "") -> Menu:
    """§A31, §A32 Return how a unit may go there: with whom, by way of which hex, unlimbering at the end."""
    unit = routes.unit
    way = routes.by_way_of(by, at) if by else routes.ends[at]
    assert way is not None
    able = [name for name in followers(position, unit) if _keeps_up(position, name, way)]
    usual = preset_followers(position, unit)
    choices = [Choice(GO, GO, {"leaders": list(usual)})] if all(name in able for name in usual) else []
    if usual or not choices:
        choices.append(Choice(ALONE, ALONE))
    if able and (len(able) > 1 or not set(able) <= set(usual)):
        choices.append(Choice(WITH, WITH, then=partial(_with_menu, able, usual)))
    if position.roster[unit].kind == GUNS and way.cost < routes.points and not enemy_at(position, unit, at):
        choices.append(Choice(UNLIMBER, UNLIMBER))
    if not by:
        choices.append(Choice(BY, BY, then=partial(_by_menu, position, routes, at)))
    return Menu("with", tuple(choices), preset=tuple(choice.word for choice in choices if choice.word == GO))


def _keeps_up(position: Position, leader: str, way: Way) -> bool:
    """§A32 Return whether a leader's allowance is enough for a way."""
    return position.allowance(leader) >= way.cost


def _with_menu(able: list[str], usual: tuple[str, ...]) -> Menu:
    preset = tuple(name for name in usual if name in able) or (able[0],)
    choices = tuple(Choice(name, "leader", {"leader": name}) for name in able)
    return Menu("leaders", choices, many=True, most=len(able), preset=preset)


def _by_menu(position: Position, routes: Routes, at: str) -> Menu:
    """§A31 Return the hexes by way of which a mover can go."""

    def choice(word: str) -> Choice | None:
        way = routes.by_way_of(word, at)
        if way is None:
            return None
        return Choice(word, "by", {"at": word, "cost": way.cost}, partial(how_menu, position, routes, at, by=word))

    def choices() -> tuple[Choice, ...]:
        return tuple(found for found in map(choice, sorted(routes.ways)) if found is not None)

    def why_not(word: str) -> Refused:
        return Refused("no-such-way", rule="3", facts={"by": word, "at": at})

    return Menu("by", choices, one=choice, why_not=why_not)


def on_menu(position: Position, routes: Routes) -> Menu:
    """§5.42 Return where a mover with points left may go on, with the leaders it has."""
    choices = tuple(_to(position, routes, at, None) for at in routes.ends)
    return Menu("to", choices, why_not=partial(why_not_there, position, routes))


# --- answers ---


def plan_of(position: Position, words: tuple[str, ...]) -> Plan:
    """§3 Return the plan of a checked answer, without its «move»: unit, hex, how."""
    unit, at, *how = words
    routes = Routes(position, unit, position.allowance(unit))
    way = routes.way_to(at)
    if how[0] == BY:
        by = routes.by_way_of(how[1], at)
        assert by is not None
        way, how = by, how[2:]
    leaders: tuple[str, ...] = preset_followers(position, unit) if how[0] in (GO, UNLIMBER) else ()
    leaders = tuple(name for name in leaders if _keeps_up(position, name, way))
    if how[0] == WITH:
        leaders = tuple(how[1].split(JOIN))
    points = points_of(position, unit, leaders)
    return Plan(unit, leaders, way.hexes, points, how[0] == UNLIMBER)
