"""The autopilot: it values every possible answer and plays the best one. It uses only public information."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from operator import itemgetter

from engine.core.asks import DONE, Answer, Ask
from engine.games.keep_up_the_fire import combat
from engine.games.keep_up_the_fire.analysis import chances
from engine.games.keep_up_the_fire.board import (
    EXTREME,
    GUN,
    HIGHEST,
    LONG,
    PEKING,
    POWERS,
    ROOM,
    STREETS,
    WALL,
    WALLS,
    board,
)
from engine.games.keep_up_the_fire.cards import Card
from engine.games.keep_up_the_fire.losses import Split, splits, write_split
from engine.games.keep_up_the_fire.menus import STREETS_OF, refugees, wounded
from engine.games.keep_up_the_fire.steward.goals import OWN, Goal
from engine.games.keep_up_the_fire.world import Foe, Position

_worth = itemgetter(0)
_RANKED = frozenset({"losses"})
"""The kinds of questions whose answers are generated in order, the best first."""

Thought = tuple[float, Answer]
"""The value of an answer, and the answer."""

LOST = 300.0
"""The danger of a unit that reaches the fort."""
_DANGER = {EXTREME: (0.8, 0.9), LONG: (2.6, 1.15), WALL: (5.0, 1.4)}
"""The danger of a unit in a space after the turn's actions: a base, and a value for each point of strength."""
_NEED = {EXTREME: 0.9, LONG: 1.8, WALL: 3.2, STREETS: 4.0}
"""How much a wall needs defenders while a unit is in each space."""


# --- §2.b actions ---------------------------------------------------------------------------------------------------


@cache
def _danger(space: str, strength: int) -> float:
    if not strength:
        return 0.0
    if space == STREETS:
        return LOST
    base, point = _DANGER[space]
    return base + point * strength


@cache
def fire_worth(space: str, strength: int, added: tuple[int, int]) -> float:
    """§II.2 Return by how much firing at a unit reduces the danger from it.

    `added` are the modifiers to hit and to the losses.
    """
    left = chances.after_fire(strength, *added)
    return _danger(space, strength) - sum(chance * _danger(space, s) for s, chance in enumerate(left))


@cache
def melee_worth(space: str, strength: int, added: tuple[int, int], shield: int, goal: Goal = OWN) -> float:
    """§II.3 Return the value of a melee: the danger that it removes, minus its cost.

    `added` are the modifiers to the losses dealt and suffered. `shield` is the number of lost points that the
    fortification can absorb.
    """
    dealt, own = added
    left = chances.after_melee(strength, dealt)
    gain = _danger(space, strength) - sum(chance * _danger(space, s) for s, chance in enumerate(left))
    cost = 0.0
    for points, chance in enumerate(chances.suffered(own)):
        borne = min(points, shield)
        cost += chance * (goal.point * (points - borne) + 0.35 * borne)
    return gain * goal.melee - cost


@cache
def _fired(legations: tuple[str, ...], gun: bool, special: str, foe: tuple[str, str, int]) -> float:
    kind, space, strength = foe
    return fire_worth(space, strength, combat.fire_total(legations, gun, special, kind, space))


def _act(position: Position, ask: Ask, goal: Goal) -> list[Thought]:
    """§2.b Return the possible actions, each with its value."""
    del ask
    posts, gun = position.posts, position.gun
    special = position.today.special
    truce = special == "truce"
    found: list[Thought] = [(_NEVER, DONE)]
    need = _PEACE.copy()
    for foe in position.foes:
        wall, space = foe.wall, foe.space
        need[wall] += _URGENT[space]
        here = posts[wall]
        if truce or not (here or gun == wall):
            continue
        if space in _IN_RANGE:
            worth = _fired(tuple(here), gun == wall, special, (foe.kind, space, foe.strength)) * goal.fire
            found.append((worth, FIRE[wall]))
        else:
            found.append((_melee(position, foe, goal), MELEE[wall, space]))
    found += [
        (need[wall] * _BUILT[level] * goal.fortify, FORTIFY[wall])
        for wall, level in position.forts.items()
        if level < HIGHEST
    ]
    return found


FIRE: Mapping[str, Answer] = {wall: ("fire", wall) for wall in WALLS}
FORTIFY: Mapping[str, Answer] = {wall: ("fortify", wall) for wall in WALLS}
MELEE: Mapping[tuple[str, str], Answer] = {
    **{(wall, WALL): ("melee", wall) for wall in WALLS},
    **{(wall, STREETS): ("melee", STREETS_OF[wall]) for wall in WALLS},
}
_URGENT = {space: need / 2 for space, need in _NEED.items()}
_PEACE = dict.fromkeys(WALLS, 0.25)
_IN_RANGE = (EXTREME, LONG)
_NEVER = -50.0
_BUILT = (0.75, 0.5, 0.4, 0.3)
"""The value of one more level of fortification, indexed by the present level."""


def _melee(position: Position, foe: Foe, goal: Goal) -> float:
    wall, space = foe.wall, foe.space
    dealt, own = combat.melee_of(position, foe)
    if not position.posts[wall]:
        return melee_worth(space, foe.strength, (dealt.total, -9), 0, goal)
    walled = space != STREETS or position.house.streets == "walled"
    shield = position.forts[wall] if walled else 0
    return melee_worth(space, foe.strength, (dealt.total, own.total), shield, goal)


# --- §II.4 losses ---------------------------------------------------------------------------------------------------


@cache
def split_worth(strengths: tuple[int, ...], split: Split) -> float:
    """§II.4 Return a number that says how good it is to share losses in this way."""
    left = [strength - lost for strength, lost in zip(strengths, split, strict=False)]
    return 2.0 * split[-1] - 3.0 * left.count(0) + 0.1 * min(left)


@cache
def ranked_splits(strengths: tuple[int, ...], fort: int, points: int) -> tuple[tuple[float, Split], ...]:
    """§II.4 Return every way to share the losses, each with its value, the best first."""
    ways = [(split_worth(strengths, split), split) for split in splits(strengths, fort, points)]
    return tuple(sorted(ways, key=_worth, reverse=True))


def _losses(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    del goal
    powers = ask.facts["legations"]
    strengths = tuple([position.strengths[power] for power in powers])
    for worth, split in ranked_splits(strengths, ask.facts["fort"], ask.facts["points"]):
        yield worth, ("share", write_split(powers, split))


# --- §2.d redeployment ----------------------------------------------------------------------------------------------


def needs(position: Position) -> dict[str, float]:
    """Return how urgently each wall needs defenders."""
    need = _QUIET.copy()
    for foe in position.foes:
        need[foe.wall] += _NEED[foe.space] + 0.2 * foe.strength
    return need


_QUIET = dict.fromkeys(WALLS, 0.5)


def _redeploy(position: Position, ask: Ask, goal: Goal) -> list[Thought]:
    found: list[Thought] = [(0.0, DONE)]
    if not position.foes or ask.facts["moved"] >= goal.moves:
        return found
    need, engaged = needs(position), position.held()
    if position.gun not in engaged:
        found += _gun(position, need)
    found += _moves(position, need, engaged, goal.stir)
    return found


_UNFOUGHT = {WALL: 8.0, STREETS: 30.0}
"""The additional value of the gun at a wall without a legation, keyed by the space of the enemy there."""


def _gun(position: Position, need: Mapping[str, float]) -> Iterator[Thought]:
    """Yield the walls to which the gun should move, each with the gain."""
    worth = dict(need)
    for foe in position.foes:
        if foe.space == WALL:
            worth[foe.wall] += 3.0
        if not position.posts[foe.wall]:
            worth[foe.wall] += _UNFOUGHT.get(foe.space, 0.0)
    here = worth[position.gun]
    for wall, there in worth.items():
        if there > here + 1.5:
            yield there - here, ("move", GUN, wall)


def _moves(position: Position, need: Mapping[str, float], engaged: set[str], stir: float) -> Iterator[Thought]:
    """Yield moves and swaps of units that strengthen the weakest wall."""
    strengths, posts = position.strengths, position.posts
    held = _held(position)
    short = {wall: need[wall] / held[wall] for wall in WALLS}
    worst = max(short, key=short.__getitem__)
    before = short[worst]
    if before < _CALM:
        return
    wanted, have = need[worst], held[worst]
    room = len(posts[worst]) < ROOM
    weaker = [] if room or worst in engaged else posts[worst]
    for wall, here in posts.items():
        if wall == worst or wall in engaged:
            continue
        for unit in here:
            strength = strengths[unit]
            if room:
                after = max(wanted / (have + strength), need[wall] / (held[wall] - strength))
                if before - after > stir:
                    yield 2.0 * (before - after), ("move", unit, worst)
            for other in weaker:
                more = strength - strengths[other]
                after = max(wanted / (have + more), need[wall] / (held[wall] - more)) if more > 0 else before
                if before - after > stir:
                    yield 2.0 * (before - after), ("swap", unit, other)


def _held(position: Position) -> dict[str, float]:
    """Return the strength of the defenders at each wall, plus 1, keyed by wall."""
    held = {}
    for wall, here in position.posts.items():
        points = 1.0
        for power in here:
            points += position.strengths[power]
        held[wall] = points
    return held


_CALM = 0.6
"""The minimum ratio of need to strength for which units move; while every ratio is lower, none moves."""


# --- cards ----------------------------------------------------------------------------------------------------------


def _feat(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    del goal
    named = ask.facts["power"]
    only = position.house.feats == "named"
    for power in POWERS:
        strength = position.strengths[power]
        if strength and (power == named or not only):
            yield (
                1.0 + (1.0 if power == named else 0.0) - (1.5 if strength == 1 else 0.0) + 0.01 * strength,
                (
                    "attempt",
                    power,
                ),
            )
    yield 0.6, ("decline",)


def _works(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    del ask, goal
    need = needs(position)
    for wall in WALLS:
        if position.forts[wall] < HIGHEST:
            yield need[wall] * _BUILT[position.forts[wall]], ("fortify", wall)


def _replace(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    del ask, goal
    need = needs(position)
    walls = {power: wall for wall, here in position.posts.items() for power in here}
    for power in wounded(position):
        strength = position.strengths[power]
        wall = walls.get(power, "")
        yield 1.0 + need.get(wall, 0.0) / (strength + 1.0) + (2.0 if not strength else 0.0), ("replace", power)
    yield 0.0, DONE


def _place(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    del goal
    power, need = ask.facts["power"], needs(position)
    for wall in position.vacant():
        yield need[wall] + (2.0 if not position.posts[wall] else 0.0), ("place", power, wall)


def _refuge(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    """§C.5 Yield the legations to send to the cathedral, with values. Those that have moved already must stay."""
    del goal
    yield 0.5, DONE
    if position.peitang or "paul-henry" in position.discard:
        return
    need, legal = needs(position), set(ask.answers())
    for power in refugees(position):
        wall = position.place_of(power)
        company, answer = len(position.posts[wall]) > 1, ("refuge", power)
        if answer in legal:
            yield (1.2 if company and need[wall] < 1.0 else -1.0) - 0.05 * position.strengths[power], answer


# --- §V the column --------------------------------------------------------------------------------------------------


def _command(position: Position, ask: Ask, goal: Goal) -> tuple[Thought, ...]:
    del ask
    card, blocker = position.today, position.blocker
    speed, power = position.speed, position.power
    onward = (_attack(position, card) if blocker else _march(position, card)) * goal.onward + goal.dare
    if goal.in_turn and position.command % 2 == 0:
        onward = _NEVER
    return (*_better(speed, power, goal), (onward, ATTACK if blocker else MARCH))


ATTACK: Answer = ("attack",)
MARCH: Answer = ("march",)


@cache
def _better(speed: int, power: int, goal: Goal) -> tuple[Thought, ...]:
    """§V.1 Return the ways to spend a command point on the tracks, each with its value."""
    column = board().column
    found: list[Thought] = [(0.0, DONE)]
    if speed < column.most_speed:
        found.append(((2.0 + (column.most_speed - speed)) * goal.speed, ("speed",)))
    if power < column.most_power:
        found.append(((1.0 + 0.35 * (column.most_power - power)) * goal.power, ("power",)))
    return tuple(found)


def _attack(position: Position, card: Card) -> float:
    if position.speed + card.march < _READY or position.command <= 1:
        return -1.0
    win, _, _ = chances.above(board().blockers[position.blocker].strength, position.power + card.combat)
    return 6.0 * win - (1.0 if position.attacks else 0.0)


_READY = 2
"""§V.3 The speed at which a movement of the column is worth trying."""


def _march(position: Position, card: Card) -> float:
    ahead, _, trouble = chances.above(6, position.speed + card.march)
    if card.special == "boats":
        trouble = 0.0
    if position.station == PEKING - 1:
        return 12.0 * ahead
    return 9.0 * ahead - 3.0 * trouble - (1.0 if position.marches else 0.0)


def _column_losses(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    del ask, goal
    speed, power = position.speed, position.power
    if speed and power:
        yield 4.0 + 0.1 * power, ("pay", "both")
    if power > 1:
        yield 3.8 + 0.3 * (power - 3), ("pay", "power")
    if speed > 1:
        yield 2.0, ("pay", "speed")
    if position.station:
        yield 1.0, ("pay", "retreat")


def _letter(position: Position, ask: Ask, goal: Goal) -> Iterator[Thought]:
    del ask, goal
    column = board().column
    if position.speed < column.most_speed:
        yield 2.0, ("speed",)
    if position.power < column.most_power:
        yield 1.0, ("power",)


_CHAPTERS: Mapping[str, Callable[[Position, Ask, Goal], Iterable[Thought]]] = {
    "deploy": _redeploy,
    "redeploy": _redeploy,
    "act": _act,
    "losses": _losses,
    "feat": _feat,
    "works": _works,
    "replace": _replace,
    "place": _place,
    "refuge": _refuge,
    "command": _command,
    "column-losses": _column_losses,
    "letter": _letter,
}


def thoughts(position: Position, ask: Ask, goal: Goal = OWN) -> list[Thought]:
    """Return all sensible answers with their values, the best first."""
    return sorted(_CHAPTERS[ask.kind](position, ask, goal), key=lambda thought: -thought[0])


def best(position: Position, ask: Ask, goal: Goal = OWN) -> Answer:
    """Return the best answer for a goal."""
    every = _CHAPTERS[ask.kind](position, ask, goal)
    return next(iter(every))[1] if ask.kind in _RANKED else max(every, key=_worth)[1]
