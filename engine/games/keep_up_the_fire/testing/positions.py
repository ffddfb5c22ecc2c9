"""Positions as text: any position of the game in TOML or JSON.

A text names only what differs from the setup. A Chinese unit is written as «north boxers 4 wall», the column's station
by its name, and the deck from the top down. Without a deck, all unturned cards are in it.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.games.keep_up_the_fire.board import KINDS, LANE, POWERS, WALLS, board
from engine.games.keep_up_the_fire.cards import ACTION, card, deck
from engine.games.keep_up_the_fire.house_rules import house_from
from engine.games.keep_up_the_fire.testing.invariants import faults
from engine.games.keep_up_the_fire.world import Foe, Position, World, set_up
from engine.testing.invariants import Fault
from engine.testing.positions import PositionError, PositionFormat, located

FORMAT = 1


class PositionText(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position as text. Missing fields have their values at the setup."""

    format: int = FORMAT
    house: dict[str, str] = {}
    step: str = "muster"
    turn: int | None = None
    card: str = ""
    discard: list[str] | None = None
    deck: list[str] | None = None
    strengths: dict[str, int] = {}
    posts: dict[str, list[str]] = {}
    peitang: list[str] = []
    gun: str | None = None
    forts: dict[str, int] = {}
    foes: list[str] = []
    actions: int | None = None
    command: int | None = None
    station: str = "taku"
    speed: int | None = None
    power: int | None = None
    blocker: str = ""
    dispersed: str = ""
    attacks: int = 0
    marches: int = 0
    heroic: int = 0
    verdict: str = ""


def build(text: PositionText) -> World:
    """Return the world that a text describes. Raise `PositionError` for an unknown name."""
    with located("house"):
        position = set_up(house_from(text.house))
    _known("posts", text.posts, WALLS)
    _known("forts", text.forts, WALLS)
    _known("strengths", text.strengths, POWERS)
    _known("posts", [power for here in text.posts.values() for power in here], POWERS)
    _known("peitang", text.peitang, POWERS)
    _known("gun", [text.gun or position.gun], WALLS)
    _legations(position, text)
    position.gun = text.gun or position.gun
    position.forts.update(text.forts)
    position.foes = [read_foe(line) for line in text.foes]
    stations = [station.id for station in board().stations]
    _known("station", [text.station], stations)
    position.station = stations.index(text.station)
    for name in ("step", "blocker", "dispersed", "attacks", "marches", "heroic", "verdict"):
        setattr(position, name, getattr(text, name))
    position.speed = position.speed if text.speed is None else text.speed
    position.power = position.power if text.power is None else text.power
    world = World(position=position)
    _cards(world, text)
    return world


def _known(place: str, names: Any, known: Any) -> None:
    if strange := [name for name in names if name not in known]:
        raise PositionError(place, f"there is no {', '.join(map(str, strange))}")


def _legations(position: Position, text: PositionText) -> None:
    """Place the legations that a test position names. Other legations stay at their walls."""
    named = {power for here in (*text.posts.values(), text.peitang) for power in here}
    for wall, here in position.posts.items():
        position.posts[wall] = [*text.posts.get(wall, ()), *(power for power in here if power not in named)]
    position.peitang = list(text.peitang)
    position.strengths.update(text.strengths)
    for here in (*position.posts.values(), position.peitang):
        here[:] = [power for power in here if position.strengths[power] or power in named]


def read_foe(line: str) -> Foe:
    """Return a Chinese unit from a text such as «north boxers 4 wall». Raise `PositionError` if it cannot be read."""
    parts = line.split()
    if len(parts) != 4 or parts[0] not in WALLS or parts[1] not in KINDS or parts[3] not in LANE:
        raise PositionError("foes", f"{line!r} is no unit: a wall, boxers or imperials, a strength, a space")
    if not parts[2].isdecimal():
        raise PositionError("foes", f"{line!r}: {parts[2]!r} is no strength")
    return Foe(parts[0], parts[1], int(parts[2]), parts[3])


def write_foe(foe: Foe) -> str:
    """Return a Chinese unit as text."""
    return f"{foe.wall} {foe.kind} {foe.strength} {foe.space}"


def _cards(world: World, text: PositionText) -> None:
    """Set the current card, the discard pile and the deck from a text."""
    position = world.position
    _known("card", [text.card] if text.card else [], deck())
    _known("discard", text.discard or [], deck())
    _known("deck", text.deck or [], deck())
    turned = list(text.discard) if text.discard is not None else [text.card] if text.card else []
    if text.deck is not None:
        rest = [name for name in deck() if name not in text.deck and name not in turned]
        turned = [*rest, *turned] if text.discard is None else turned
        world.deck = text.deck[::-1]
    elif text.step != "muster" or turned:
        world.deck = [name for name in deck() if name not in turned][::-1]
    position.card = text.card or (turned[-1] if turned else "")
    position.discard = turned
    position.left = len(world.deck)
    today = card(position.card)
    fresh = today.kind == ACTION and bool(position.card)
    position.turn = text.turn if text.turn is not None else min(len(turned), 1)
    position.actions = text.actions if text.actions is not None else today.actions if fresh else 0
    position.command = text.command if text.command is not None else today.command if fresh else 0


def check(world: World) -> list[Fault]:
    """Return all invariants that a world violates."""
    return faults(world.position, deck=world.deck)


_FORMAT = PositionFormat(PositionText, build, newest=FORMAT)
read, from_plain = _FORMAT.read, _FORMAT.from_plain
