"""Positions as TOML or JSON text.

A text names only the differences from an empty board. `docs/positions.md` explains the format to players.
`position_schema` has its schema.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from engine.core.written import table_of
from engine.games.siege import world as w
from engine.games.siege.house_rules import SWITCHES, house_from
from engine.games.siege.map.board import board
from engine.games.siege.map.deployment import historical
from engine.games.siege.scenarios import SCENARIOS, is_known, own_text
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.testing.invariants import CARDS, faults
from engine.games.siege.world import Counter, Debt, Fire, Pile, Position, World, roster
from engine.testing import positions as written
from engine.testing.invariants import Fault
from engine.testing.positions import PositionError, located

FORMAT = 1
REDUCED_SIGN = "-"

Ids = Annotated[list[str], Meta(description="ids of counters; a - behind an id is its reduced side")]
Zones = Annotated[list[str], Meta(description="ids of zones")]


class PileText(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A stack of Boxers in a test position. Without `counters`, it consists of all Chinese in its zone that are in
    no other stack.
    """

    zone: str
    counters: list[str] = []
    divided: bool = False
    held: str | None = None
    id: int | None = None


class PositionText(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position as written in a test file.

    Missing fields have the values of an empty board at the start.
    """

    format: Annotated[int, Meta(ge=1, le=FORMAT, description="the version of this format")] = FORMAT
    start: Annotated[
        Literal["empty", "historical"],
        Meta(description="what `counters` and `barricades` change: nothing, or §8's set-up"),
    ] = "empty"
    house: Annotated[dict[str, str], Meta(description="house rules that differ from the rulings")] = {}
    scenario: Annotated[str | None, Meta(description="the scenario that is played; left out: the whole siege")] = None
    step: Annotated[str | None, Meta(description="the step of the sequence of play that is going on")] = None
    day: Annotated[int | None, Meta(description="1 to 54; 0 before the first card")] = None
    card: Annotated[str | None, Meta(description="today's card, like 7C, 10H, QS, RJ, BJ")] = None
    rain: bool | None = None
    no_shelling: bool | None = None
    assault: Annotated[
        bool | None, Meta(description="Boxers have come today; left out: whether any are on the map")
    ] = None
    sequence: Annotated[int | None, Meta(description="the pass through the nine phases; 0 outside an assault")] = None
    morale: int | None = None
    food: int | None = None
    ammunition_short: bool | None = None
    truce: bool | None = None
    cha_cha: bool | None = None
    events_used: list[int] | None = None
    red_figures: Annotated[int | None, Meta(description="left out: 3 when Betsy is on the map, else 0")] = None
    mine_attack: int | None = None
    wounded_due: int | None = None
    idle: int | None = None
    stirred: bool | None = None
    verdict: Literal["", "relieved", "held", "overrun"] | None = None
    debts_offered: bool | None = None
    next_pile: int | None = None
    barricades: Zones | None = None
    ruins: Zones | None = None
    lit_today: Zones | None = None
    bled: Zones | None = None
    spent: Ids | None = None
    leaders_lost: Ids | None = None
    unguarded: Annotated[list[str] | None, Meta(description="powers already charged today for an empty Legation")] = (
        None
    )
    counters: Annotated[dict[str, Ids], Meta(description="counters by zone or box")] = {}
    fires: Annotated[
        dict[str, str], Meta(description="burning zones: lit (it spreads) or caught, and tried when it was fought")
    ] = {}
    lodgings: dict[str, str] | None = None
    piles: list[PileText] | None = None
    debts: list[Debt] | None = None
    deck: Annotated[list[str], Meta(description="cards to come, the next one first")] = []


_PLAIN = (
    "step",
    "day",
    "card",
    "rain",
    "no_shelling",
    "sequence",
    "morale",
    "food",
    "ammunition_short",
    "truce",
    "cha_cha",
    "events_used",
    "mine_attack",
    "wounded_due",
    "idle",
    "stirred",
    "verdict",
    "debts_offered",
    "barricades",
    "ruins",
    "lit_today",
    "bled",
    "spent",
    "leaders_lost",
    "unguarded",
    "lodgings",
    "debts",
)
"""The fields of a text that have the same values as in `Position`."""

FIRES = {
    "lit": (True, False),
    "lit tried": (True, True),
    "caught": (False, False),
    "caught tried": (False, True),
}


def read(text: str) -> World:
    """Return the world described by a TOML or JSON text. Raise `PositionError` if the text is wrong.

    Call `check` afterwards to find invariants that the world violates.
    """
    return build(parse(text))


def check(world: World) -> list[Fault]:
    """Return the invariants that a loaded world violates."""
    return faults(world.position, deck=world.deck)


def parse(text: str) -> PositionText:
    """Parse a position's text. Raise `PositionError` if its syntax is wrong."""
    try:
        plain = table_of(text)
    except json.JSONDecodeError as error:
        raise PositionError(f"line {error.lineno}, column {error.colno}", error.msg) from error
    except ValueError as error:
        raise PositionError("", str(error)) from error
    return from_plain(plain)


def from_plain(plain: Mapping[str, Any]) -> PositionText:
    """Return the position that plain dicts and lists describe. Raise `PositionError` if their form is wrong."""
    for name in ("counters", "fires", "house", "lodgings"):
        _check_table(name, plain.get(name))
    try:
        return msgspec.convert(plain, PositionText)
    except msgspec.ValidationError as error:
        reason, _, place = str(error).partition(" - at ")
        raise PositionError(place.strip("`").removeprefix("$").removeprefix("."), reason) from error


def _check_table(name: str, table: object) -> None:
    """Raise `PositionError` if a value in a table has the wrong type."""
    wanted: Any = list[str] if name == "counters" else str
    if not isinstance(table, Mapping):
        return
    for key, value in table.items():
        try:
            msgspec.convert(value, wanted)
        except msgspec.ValidationError as error:
            raise PositionError(f"{name}.{key}", str(error).partition(" - at ")[0]) from error


def build(text: PositionText, *, base: Position | None = None) -> World:
    """Return the game world that `text` describes.

    The text is applied to `base`. Without `base`, it is applied to an empty board or to the historical deployment.
    """
    position = base if base is not None else _start(text)
    for name in _PLAIN:
        if (value := getattr(text, name)) is not None:
            setattr(position, name, value)
    if text.house:
        position.house = _house(text.house)
    if text.scenario is not None:
        if not is_known(text.scenario):
            _known("scenario", (text.scenario,), SCENARIOS, what="scenario")
        position.battle_text = own_text(text.scenario)
        position.house = msgspec.structs.replace(position.house, scenario=text.scenario)
    _names(text)
    placed = _place(position, text.counters)
    _set_by_truce(position, placed)
    for zone, state in text.fires.items():
        if state not in FIRES:
            raise PositionError(f"fires.{zone}", f"{state!r} is none of {', '.join(FIRES)}")
        spreads, tried = FIRES[state]
        position.fires[zone] = Fire(spreads=spreads, tried=tried)
    position.index()
    _set_piles(position, text)
    _derive(position, text)
    return World(position=position, deck=list(reversed(text.deck)))


def _start(text: PositionText) -> Position:
    position = empty()
    if text.start == "historical":
        historical(position)
    return position


def empty() -> Position:
    """Return a position with an empty map."""
    return Position(
        counters=[
            Counter(id=entry.id, kind=entry.kind, power=entry.power, face=w.FULL, place=_waits(entry.id, entry.kind))
            for entry in roster().values()
        ]
    )


def _waits(name: str, kind: str) -> str:
    if kind == w.SOLDIER:
        return w.POOL
    if kind in w.CHINESE:
        return w.CUP
    return w.APART if name == "betsy" else w.GONE


def _house(choices: Mapping[str, str]) -> Any:
    with located("house"):
        return house_from(choices)


def _names(text: PositionText) -> None:
    """Raise `PositionError` if a name in the text does not exist."""
    zones = board().zones
    for field in ("barricades", "ruins", "lit_today", "bled"):
        _known(field, getattr(text, field) or (), zones, what="zone")
    _known("fires", text.fires, zones, what="zone")
    _known("counters", text.counters, {*zones, *w.BOXES}, what="zone or box")
    _known("spent", text.spent or (), roster(), what="counter")
    _known("leaders_lost", text.leaders_lost or (), roster(), what="counter")
    _known("lodgings", text.lodgings or (), roster(), what="counter")
    _known("deck", text.deck, CARDS, what="card")
    _known("card", [text.card] if text.card else (), CARDS, what="card")
    _known("step", [text.step] if text.step else (), SEQUENCE.steps, what="step")
    for pile in text.piles or ():
        _known("piles.zone", (pile.zone,), zones, what="zone")
        _known("piles.counters", pile.counters, roster(), what="counter")


def _known(place: str, names: Iterable[str], known: Iterable[str], *, what: str) -> None:
    have = set(known)
    for name in names:
        if name not in have:
            raise PositionError(place, f"no {what} is called {name!r}{_near(name, have)}")


def _near(name: str, known: set[str]) -> str:
    """Return a hint that lists similar names, or an empty string."""
    start = name[:4].lower()
    alike = sorted(other for other in known if other.startswith(start) or (len(name) > 3 and name.lower() in other))
    return f"; there is {', '.join(alike[:6])}" if alike and start else ""


def _place(position: Position, counters: Mapping[str, Sequence[str]]) -> set[str]:
    by_id = {counter.id: counter for counter in position.counters}
    placed: dict[str, str] = {}
    for place, names in counters.items():
        for number, name in enumerate(names):
            bare = name.removesuffix(REDUCED_SIGN)
            where = f"counters.{place}[{number}]"
            if bare not in by_id:
                raise PositionError(where, f"no counter is called {bare!r}{_near(bare, set(by_id))}")
            if bare in placed:
                raise PositionError(where, f"{bare} already stands in {placed[bare]}")
            placed[bare] = place
            by_id[bare].place = place
            by_id[bare].face = w.REDUCED if name.endswith(REDUCED_SIGN) else w.FULL
    return set(placed)


def _set_by_truce(position: Position, placed: set[str]) -> None:
    """R77 Remove the regulars during a truce, except those that the text places."""
    for counter in position.counters:
        if position.truce and counter.kind in (w.REGULAR, w.REGULAR_LEADER) and counter.id not in placed:
            counter.place = w.GONE


def _chinese_by_zone(position: Position) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for zone in board().zones:
        if names := [
            counter.id for counter in position.counters if counter.place == zone and counter.kind in w.CHINESE
        ]:
            found[zone] = names
    return found


def _set_piles(position: Position, text: PositionText) -> None:
    rest = _chinese_by_zone(position)
    piles: list[Pile] = []
    taken = {name for pile in text.piles or () for name in pile.counters}
    for number, pile in enumerate(text.piles or (), 1):
        names = pile.counters or [name for name in rest.get(pile.zone, ()) if name not in taken]
        taken.update(names)
        identity = pile.id if pile.id is not None else number
        piles.append(Pile(id=identity, zone=pile.zone, counters=list(names), divided=pile.divided, held=pile.held))
    after = max((pile.id for pile in piles), default=0) + 1
    for zone, names in rest.items():
        if left := [name for name in names if name not in taken]:
            piles.append(Pile(id=after, zone=zone, counters=left))
            after += 1
    position.piles = piles
    position.next_pile = text.next_pile if text.next_pile is not None else after


def _derive(position: Position, text: PositionText) -> None:
    position.assault = text.assault if text.assault is not None else _has_chinese(position)
    if text.red_figures is not None:
        position.red_figures = text.red_figures
    elif position.red_figures < 3 and _betsy_stands(position):
        position.red_figures = 3


def _has_chinese(position: Position) -> bool:
    return any(counter.kind in w.CHINESE and counter.place in board().zones for counter in position.counters)


def _betsy_stands(position: Position) -> bool:
    return position.by_id["betsy"].place in board().zones


def to_text(world: World) -> PositionText:
    """Return the text of a world, with only the differences from an empty board."""
    position, bare = world.position, empty()
    fields: dict[str, Any] = {
        name: getattr(position, name) for name in _PLAIN if getattr(position, name) != getattr(bare, name)
    }
    fields["house"] = {
        switch.name: choice for switch in SWITCHES if (choice := getattr(position.house, switch.name)) != switch.default
    }
    if position.house.scenario:
        fields["scenario"] = position.house.scenario
    if position.assault != _has_chinese(position):
        fields["assault"] = position.assault
    if position.red_figures != (3 if _betsy_stands(position) else 0):
        fields["red_figures"] = position.red_figures
    fields["counters"] = _written_counters(position)
    states = {state: words for words, state in FIRES.items()}
    fields["fires"] = {zone: states[fire.spreads, fire.tried] for zone, fire in position.fires.items()}
    text = PositionText(**fields, deck=list(reversed(world.deck)))
    _write_piles(position, text)
    return text


def _written_counters(position: Position) -> dict[str, list[str]]:
    places = [*board().zones, w.POOL, w.HELD, w.APART, w.GONE, w.CUP]
    found: dict[str, list[str]] = {place: [] for place in places}
    for counter in position.counters:
        waits = w.GONE if position.truce and counter.kind in (w.REGULAR, w.REGULAR_LEADER) else None
        if counter.place == (waits or _waits(counter.id, counter.kind)) and counter.face == w.FULL:
            continue
        found.setdefault(counter.place, []).append(counter.id + (REDUCED_SIGN if counter.face == w.REDUCED else ""))
    return {place: names for place, names in found.items() if names}


def _write_piles(position: Position, text: PositionText) -> None:
    plain = [Pile(id=n, zone=z, counters=c) for n, (z, c) in enumerate(_chinese_by_zone(position).items(), 1)]
    if position.piles != plain:
        text.piles = [
            PileText(zone=p.zone, counters=list(p.counters), divided=p.divided, held=p.held, id=p.id)
            for p in position.piles
        ]
    last = max((pile.id for pile in position.piles), default=0)
    if position.next_pile != last + 1:
        text.next_pile = position.next_pile


def to_json(world: World) -> str:
    """Return the world as indented JSON text."""
    return written.to_json(msgspec.to_builtins(to_text(world)))


def to_toml(world: World) -> str:
    """Return a world as TOML text. Single values come first, then tables."""
    return written.to_toml(msgspec.to_builtins(to_text(world)))
