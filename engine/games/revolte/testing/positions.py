"""Positions as text: any position of the game in TOML or JSON.

A figure on the table is written as its point and its state, such as «430,220 moving fired» or «430,220 stopped
charged-a3 ladder-1». Others are «lost», «left» (over an open edge) or «away» (not yet arrived). A text names only what
differs from the scenario's set-up. With `only = true` all other figures are away, and so are their ladders, guns and
barricades.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from engine.games.revolte.figures import (
    DEPLOYMENT,
    FIRE,
    MELEE,
    MOVEMENT,
    OVER,
    PINNED,
    RALLIES,
    STOPPED,
    Cannon,
    Carried,
    Figure,
    MachineGun,
)
from engine.games.revolte.house_rules import house_from
from engine.games.revolte.position import Position
from engine.games.revolte.scenarios import SCENARIOS, SIDES, Spot, enemy_of, is_known
from engine.games.revolte.testing.invariants import faults, torn
from engine.games.revolte.world import Orders, World, set_up
from engine.tabletop.points import Point
from engine.testing.positions import PositionError, PositionFormat, expect_known, expect_one_of, located

FORMAT = 1
LOST, AWAY, LEFT = "lost", "away", "left"
STATES = {"stopped": STOPPED, "pinned": PINNED}
FLAGS = (
    "moving",
    "broken",
    "ordered",
    "moved",
    "moved-before",
    "fired",
    "fired-before",
    "defended",
    "contacted",
    "fought",
)
"""The words of a figure's state; `charged-a3` and `ladder-1` add the target and the ladder."""
PHASES = {
    "deploy": DEPLOYMENT,
    "turn": RALLIES,
    "points": RALLIES,
    "rally": RALLIES,
    "movement": MOVEMENT,
    "order": MOVEMENT,
    "fire-phase": FIRE,
    "fire": FIRE,
    "melee": MELEE,
    "fight": MELEE,
    "rams": MELEE,
    "turn-end": MELEE,
    "end": OVER,
}
"""The phase to which each step of the sequence belongs."""


class PositionText(Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """A position as text. Fields that are missing are as at the start of the game."""

    format: int = FORMAT
    scenario: str = SCENARIOS[0]
    house: dict[str, str] = {}
    step: str = "deploy"
    turn: int | None = None
    active: str = ""
    first: str = ""
    ready: list[str] | None = None
    points: dict[str, int] = {}
    only: bool = False
    figures: dict[str, str] = {}
    damage: dict[str, int] = {}
    gone: list[str] = []
    cracked: dict[str, int] = {}
    opened: list[str] | None = None
    barricades: list[tuple[Spot, Spot]] | None = None
    fires: list[Spot] = []
    ladders: list[Carried] | None = None
    rams: list[Carried] | None = None
    keg: Carried | None = None
    gun: Cannon | None = None
    mg: MachineGun | None = None
    located: dict[str, list[str]] = {}
    tried: dict[str, list[str]] = {}
    lost: dict[str, int] = {}
    orders: dict[str, Orders] = {}


def build(text: PositionText) -> World:
    """Build the position that a text describes. Raise `PositionError` for an unknown name."""
    if not is_known(text.scenario):
        expect_one_of("scenario", text.scenario, SCENARIOS)
    expect_one_of("step", text.step, PHASES)
    with located("house"):
        world = set_up(text.scenario, house_from(text.house))
    position = world.position
    for field, names in (("points", text.points), ("orders", text.orders), ("lost", text.lost)):
        expect_known(field, names, SIDES)
    expect_known("active", [each for each in (text.active, text.first) if each], SIDES)
    expect_known("figures", text.figures, position.figures)
    if text.only:
        _clear(position)
    for name, line in text.figures.items():
        position.figures[name] = read_figure(position, name, line)
    _set_things(position, text)
    _set_play(position, text)
    world.orders |= text.orders
    if damage := torn(world):
        raise PositionError("", damage)
    return world


def _clear(position: Position) -> None:
    for name in position.figures:
        position.figures[name] = Figure()
    position.barricades, position.ladders, position.rams = [], [], []
    position.keg = Carried(gone=True) if position.keg is not None else None
    position.gun = None
    if position.mg is not None:
        position.mg = MachineGun(broken=True)


def _set_things(position: Position, text: PositionText) -> None:
    for field in ("damage", "cracked", "located", "tried"):
        getattr(position, field).update(getattr(text, field))
    for field in ("opened", "barricades", "ladders", "rams", "keg", "gun", "mg"):
        if (found := getattr(text, field)) is not None:
            setattr(position, field, found)
    position.gone, position.fires = sorted(text.gone), list(text.fires)


def _set_play(position: Position, text: PositionText) -> None:
    begun = text.step != "deploy"
    position.step, position.phase = text.step, PHASES[text.step]
    position.turn = text.turn if text.turn is not None else int(begun)
    position.points = {side: text.points.get(side, 6) for side in SIDES} if begun else {}
    position.first = text.first or (text.active or position.battle.attacker if begun else "")
    position.active = text.active or (position.first if begun else position.active)
    both = list(SIDES) if text.step == "deploy" and begun else []
    position.ready = text.ready if text.ready is not None else _ready(position, text.step) or both
    for side in SIDES:
        out = sum(position.figures[name].out for name in position.figures if position.side_of(name) == side)
        position.lost[side] = text.lost.get(side, out)
    if position.phase == MOVEMENT:
        position.starts = {name: at for name in position.standing(position.active) if (at := _at(position, name))}


def _at(position: Position, name: str) -> Spot | None:
    return position.figures[name].at


def _ready(position: Position, step: str) -> list[str]:
    """Return the sides that have already finished the phase `step`."""
    order = (position.first, enemy_of(position.first)) if step == "order" else (position.second, position.first)
    if step not in ("order", "fire"):
        return []
    if step == "fire" and position.house.fire == "first":
        order = order[::-1]
    return [order[0]] if position.active == order[1] else []


def read_figure(position: Position, name: str, line: str) -> Figure:
    """Return the figure in a text. Raise `PositionError` for an unknown word."""
    first, *words = line.split() or [""]
    if first in (LOST, AWAY, LEFT):
        return Figure(out=first == LOST, left=first == LEFT)
    x, _, y = first.partition(",")
    if not (x.isdigit() and y.isdigit()):
        raise PositionError("figures", f"{name} is at {first!r}, which is no point in millimetres")
    each = Figure(at=Point(int(x), int(y)))
    for word in words:
        what, _, whom = word.partition("-")
        if word in STATES:
            each.state = STATES[word]
        elif word in FLAGS:
            setattr(each, word.replace("-", "_"), True)
        elif what == "charged" and whom in position.figures:
            each.charged = whom
        elif what == "ladder" and whom.isdigit():
            each.ladder = int(whom)
        elif what == "roof" and whom in position.roofs:
            each.roof = whom
        else:
            raise PositionError("figures", f"{name} is {word!r}, which is no state")
    return each


def write_figure(each: Figure) -> str:
    """Return a figure as text."""
    if each.at is None:
        return LOST if each.out else LEFT if each.left else AWAY
    words = [f"{each.at[0]},{each.at[1]}", *(word for word, state in STATES.items() if each.state == state)]
    words += [word for word in FLAGS if getattr(each, word.replace("-", "_"))]
    words += [f"charged-{each.charged}"] if each.charged else []
    words += [f"ladder-{each.ladder}"] if each.ladder else []
    words += [f"roof-{each.roof}"] if each.roof else []
    return " ".join(words)


def write(world: World) -> dict[str, Any]:
    """Return a world as plain data, with each figure written as a text."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(world.position))  # lists, not tuples
    plain["figures"] = {name: write_figure(each) for name, each in world.position.figures.items()}
    plain["orders"] = {side: msgspec.to_builtins(orders) for side, orders in world.orders.items()}
    return plain


_FORMAT = PositionFormat(PositionText, build, newest=FORMAT)
read, from_plain, check = _FORMAT.read, _FORMAT.from_plain, faults
