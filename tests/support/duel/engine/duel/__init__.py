"""Duel at dusk: two people come in at the two ends of a corridor of nine places, by a door that each chooses in secret.

Each lays two traps where the other has to pass. In turn they walk one to three places; in each new place the other may
fire once a turn, as standing orders say or when asked. Two hits lose; so does who is passed. In the second version the
ground is a table, and a place is «x,y» in millimetres.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec

from engine.core.asks import DONE, REACTION, Answer, Ask, Choice, Menu, Refused
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.events import DieRollReport, Event
from engine.core.ruleset import ComparableResult, Switch
from engine.core.sequence import Asking, Flow, Repeat, Sequence, Step, all_of, first_of

WEST, EAST = SIDES = ("west", "east")
DOORS = ("garden", "cellar")
STEP, LENGTH, WIDTH = 100, 900, 300
"""Millimetres: a place of the corridor, the table's length, its width."""
MIDDLE = ("400,0", "500,0", "600,0")
"""Where traps may lie."""
NEVER, ASKED = "never", "ask"
ORDERS = (NEVER, "1", "2", "3", ASKED)
LAST_TURN, TRAPS, WOUNDS = 12, 2, 2
_MILLIMETRES = re.compile(r"(\d{1,3}),(\d{1,3})")
_PLACE = re.compile(r"[pP]([1-9])")


class Person(msgspec.Struct):
    """One of the two; `orders` and `traps` are secret, `door` until both have chosen."""

    at: str
    door: str = ""
    traps: list[str] = []
    orders: str = "2"
    hits: int = 0
    fired: bool = False


class World(msgspec.Struct):
    """The whole game; `found` are places where everybody knows what lies there."""

    ground: str
    people: dict[str, Person]
    turn: int = 0
    active: str = EAST
    doors_open: bool = False
    moved: bool = False
    found: list[str] = []
    winner: str | None = None
    over: bool = False


class DoorsOpened(Event, frozen=True):
    """Both have come in."""

    doors: dict[str, str]


class TrapLaid(Event, frozen=True):
    """A side has laid a trap: everybody may know that, not where."""

    side: str


class Walked(Event, frozen=True):
    """Somebody has come to a place."""

    side: str
    to: str


class TrapSprung(Event, frozen=True):
    """Somebody has walked into a trap."""

    side: str
    at: str
    account: DieRollReport


class Fired(Event, frozen=True):
    """Somebody has fired at who came."""

    side: str
    at: str
    account: DieRollReport


class TurnEnded(Event, frozen=True):
    """A turn is over."""

    turn: int


class Ended(Event, frozen=True):
    """The duel is over; nobody wins a draw."""

    winner: str | None


def other(side: str) -> str:
    """Return the other side."""
    return EAST if side == WEST else WEST


def spot(word: str) -> tuple[int, int]:
    """Return a place's millimetres."""
    x, y = word.split(",")
    return int(x), int(y)


def distance(one: str, another: str) -> int:
    """Return how many steps lie between two places, begun ones counted whole."""
    (ax, ay), (bx, by) = spot(one), spot(another)
    return -(-max(abs(ax - bx), abs(ay - by)) // STEP)


def enter(world: World, context: Context) -> Flow:
    """Ask both for their door, at once and in secret."""
    menu = Menu("do", tuple(Choice(door, "door") for door in DOORS))
    asks = [Ask("door", "1", lambda: menu, side=side, lapse=(DOORS[0],), secret=True) for side in SIDES]
    chosen = yield from all_of(context, *asks)
    for side, answer in chosen.items():
        world.people[side].door = answer[0]
    world.doors_open = True
    context.emit(DoorsOpened(doors={side: world.people[side].door for side in SIDES}))


def lay(world: World, context: Context) -> Flow:
    """Ask whoever has a trap left to lay it: one trap a step, whoever comes first."""
    waiting = [side for side in SIDES if len(world.people[side].traps) < TRAPS]
    asks = [Ask("trap", "2", lambda side=side: _where(world, side), side=side, secret=True) for side in waiting]
    side, answer = yield from first_of(*asks)
    world.people[side].traps.append(answer[1])
    context.emit(TrapLaid(side=side))


def _where(world: World, side: str) -> Menu:
    mine = world.people[side].traps
    places = Menu("at", tuple(Choice(place, "place") for place in MIDDLE if place not in mine))
    return Menu("do", (Choice("lay", "lay", then=lambda: places),))


def begin_turn(world: World, context: Context) -> None:
    """Begin the next side's turn."""
    world.active = other(world.active)
    world.turn += world.active == WEST
    world.moved = False
    for person in world.people.values():
        person.fired = False
    context.dice.begin_period(f"turn {world.turn} {world.active}")


def walk(world: World, context: Context) -> Flow:
    """Ask the active side where it walks; stop at a trap, a hit, or at the end."""
    side = world.active
    answer = yield Ask("walk", "3", lambda: _ways(world, side), {"turn": world.turn}, side=side, lapse=DONE)
    world.moved = True
    if answer == DONE:
        return
    for place in _way(world, side, answer[1]):
        world.people[side].at = place
        context.emit(Walked(side=side, to=place))
        hits = world.people[side].hits
        _step_on(world, context, side, place)
        if world.people[side].hits == hits:
            yield from window(world, context, side, place)
        if _decided(world, side) or world.people[side].hits > hits:
            break


def _ways(world: World, side: str) -> Menu:
    at, ahead = spot(world.people[side].at), 1 if side == WEST else -1
    near = [f"{at[0] + ahead * STEP * count},{at[1]}" for count in (1, 2, 3)]
    listed = tuple(Choice(word, "place", {"place": word}) for word in near if _on_table(word))

    def typed(word: str) -> Choice | None:
        if found := _PLACE.fullmatch(word):
            canonical = f"{int(found[1]) * STEP},{at[1]}"
        elif found := _MILLIMETRES.fullmatch(word):
            canonical = f"{int(found[1])},{int(found[2])}"
        else:
            return None
        fits = _on_table(canonical) and 1 <= distance(world.people[side].at, canonical) <= 3
        return Choice(canonical, "place", {"place": canonical}) if fits else None

    free = typed if world.ground == "table" else None
    samples = (f"{at[0] + ahead * 50},{min(at[1] + 40, WIDTH)}", "p5", "430,007") if free is not None else ()
    places = Menu("to", listed, typed=free, samples=samples, why_not=lambda _: Refused("too-far", rule="3"))
    go = (Choice("go", "go", then=lambda: places),) if listed else ()
    return Menu("do", (*go, Choice("done", "done")))


def _on_table(word: str) -> bool:
    x, y = spot(word)
    return 0 <= x <= LENGTH and 0 <= y <= WIDTH


def _way(world: World, side: str, end: str) -> list[str]:
    """Return the places on the way: one a step, the last is the end."""
    (ax, ay), (bx, by) = spot(world.people[side].at), spot(end)
    steps = distance(world.people[side].at, end)
    return [f"{ax + (bx - ax) * n // steps},{ay + (by - ay) * n // steps}" for n in range(1, steps + 1)]


def _step_on(world: World, context: Context, side: str, place: str) -> None:
    """Spring the trap of a place, if there is one; what might be there is watched whether or not it is."""
    trap = f"{spot(place)[0] // STEP * STEP},0"
    if trap not in MIDDLE or trap in world.found:
        return
    context.watch()
    if trap in world.people[other(side)].traps:
        world.found.append(trap)
        context.reveal()
        die = context.roll(f"trap {side}")
        world.people[side].hits += die >= 4
        result = "hit" if die >= 4 else "miss"
        account = DieRollReport(purpose=f"trap {side}", rule="2", dice=(die,), total=die, result=result)
        context.emit(TrapSprung(side=side, at=place, account=account))


def window(world: World, context: Context, side: str, place: str) -> Asking[None]:
    """Let the other side fire at who has come to a place, as its orders say, or ask it."""
    enemy = other(side)
    shooter = world.people[enemy]
    far = distance(shooter.at, place)
    if shooter.fired or far > 3:
        return
    context.watch()
    fires = shooter.orders.isdigit() and far <= int(shooter.orders)
    if shooter.orders == ASKED:
        menu = Menu("do", (Choice("hold", "hold"), Choice("fire", "fire")))
        facts = {"place": place, "distance": far}
        answer = yield Ask("react", "4", lambda: menu, facts, side=enemy, lapse=("hold",), pace=REACTION)
        fires = answer[0] == "fire"
    if not fires:
        return
    shooter.fired = True
    die = context.roll(f"fire {enemy}")
    hit = die >= 3 + far
    world.people[side].hits += hit
    result = "hit" if hit else "miss"
    account = DieRollReport(purpose=f"fire {enemy}", rule="4", dice=(die,), total=die, result=result)
    context.emit(Fired(side=enemy, at=place, account=account))


def _decided(world: World, side: str) -> bool:
    mine, theirs = spot(world.people[side].at)[0], spot(world.people[other(side)].at)[0]
    passed = mine >= theirs if side == WEST else mine <= theirs
    return passed or world.people[side].hits >= WOUNDS


def end_turn(world: World, context: Context) -> None:
    """Look whether the duel is over."""
    context.emit(TurnEnded(turn=world.turn))
    side = world.active
    if world.people[side].hits >= WOUNDS:
        _end(world, context, other(side))
    elif _decided(world, side):
        _end(world, context, side)
    elif world.turn >= LAST_TURN and side == EAST:
        _end(world, context, None)


def _end(world: World, context: Context, winner: str | None) -> None:
    world.over, world.winner = True, winner
    context.emit(Ended(winner=winner))


class Duel(BaseRuleset[World]):
    """Duel at dusk."""

    name = "duel"
    sides = SIDES
    world = World
    event = DoorsOpened | TrapLaid | Walked | TrapSprung | Fired | TurnEnded | Ended
    house_rules = (Switch("ground", "0", ("corridor", "table")),)
    sequence = Sequence(
        Step("doors", "1", enter),
        Repeat(
            "traps",
            lambda world: any(len(person.traps) < TRAPS for person in world.people.values()),
            (Step("trap", "2", lay),),
        ),
        Repeat(
            "turns",
            lambda world: not world.over,
            (Step("turn", "3", begin_turn, daily=True), Step("walk", "3", walk), Step("end", "3", end_turn)),
        ),
    )

    def begin(self, options: Mapping[str, str]) -> World:
        """Return both at their ends."""
        return World(ground=options["ground"], people={WEST: Person(at="0,0"), EAST: Person(at=f"{LENGTH},0")})

    def view(self, world: World, side: str | None = None) -> dict[str, Any]:
        """Return what a side may see: its own secrets, the others' when the duel is over."""
        shown: dict[str, Any] = msgspec.to_builtins(world)
        for name, person in shown["people"].items():
            if name == side or world.over:
                continue
            person["traps"], person["orders"] = len(person["traps"]), ""
            if not world.doors_open:
                person["door"] = ""
        return shown

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Let every other side have the usual orders, another door, and traps where they may lie as far as is known."""
        for name, person in world.people.items():
            if name == side or world.over:
                continue
            person.orders = "2"
            known = [place for place in person.traps if place in world.found]
            left = [place for place in MIDDLE if place not in known]
            person.traps = [*known, *context.pick(f"traps/{name}", left, len(person.traps) - len(known))]
            if person.door and not world.doors_open:
                (person.door,) = context.pick(f"door/{name}", list(DOORS), 1)

    def aside(self, world: World, side: str) -> Ask | None:
        """Return the question when a side fires at who comes."""
        if world.over:
            return None
        menu = Menu("within", tuple(Choice(word, "order", {"order": word}) for word in ORDERS))
        return Ask("orders", "4", lambda: menu, {"orders": world.people[side].orders}, side=side, secret=True)

    def tell_aside(self, world: World, side: str, answer: Answer) -> None:
        """Change a side's orders."""
        world.people[side].orders = answer[0]

    def signs(self, view: Any, side: str) -> Ask | None:
        """Return the question whose answers are what can be seen: where the other is, how near, whether one was hit."""
        places = tuple(Choice(f"{x},0", "place", {"place": f"{x},0"}) for x in range(0, LENGTH + 1, STEP))
        menu = Menu(
            "do",
            (
                Choice("enemy", "enemy", then=lambda: Menu("at", places)),
                Choice("near", "near", then=lambda: Menu("within", tuple(Choice(str(n), "near") for n in range(1, 9)))),
                Choice("hit", "hit"),
            ),
        )
        return None if view["over"] else Ask("signs", "", lambda: menu, side=side, secret=True)

    def sign_holds(self, view: Any, side: str, sign: Answer) -> bool:
        """Return whether it is so."""
        mine, theirs = view["people"][side], view["people"][other(side)]["at"]
        if sign[0] == "hit":
            return bool(mine["hits"])
        return theirs == sign[1] if sign[0] == "enemy" else distance(mine["at"], theirs) <= int(sign[1])

    def losses(self, view: Any, side: str) -> int:
        """Return how often a side was hit."""
        return int(view["people"][side]["hits"])

    def progress(self, world: World) -> tuple[int, int]:
        """Return the turn and the half of it."""
        return world.turn, SIDES.index(world.active) if world.turn else 0

    def result(self, world: World) -> Mapping[str, Any] | None:
        """Return who won; None while the duel goes on."""
        if not world.over:
            return None
        hits = {side: world.people[other(side)].hits for side in SIDES}
        return {"won": world.winner == WEST, "score": hits[WEST] - hits[EAST], "winner": world.winner, "hits": hits}

    def comparable_result(self, world: World) -> ComparableResult | None:
        """Return the result with its winner and both scores."""
        result, usual = self.result(world), super().comparable_result(world)
        if result is None or usual is None:
            return None
        return msgspec.structs.replace(usual, winner=result["winner"], scores=result["hits"])


RULESET = Duel()
