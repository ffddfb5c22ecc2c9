"""Pictures of the whole board and close-ups, made from cached parts."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.games.ascari.position import Position
from render.games.ascari.map import frame
from render.games.ascari.map.boards import NEAR, NEAR_COLUMNS, NEAR_ROWS, board_of, palette_of, unit_of
from render.games.ascari.map.scene import stacks_of
from render.games.ascari.text.state import Force, Title, title_of
from render.games.ascari.theme import THEMES
from render.hexes import margins
from render.hexes.layout import Window
from render.hexes.overlays import DASHED, NOTHING, Layer, Ring
from render.pictures.keeping import PIECES
from render.pictures.palette import Sprite
from render.presenter import LOOKS, Look
from render.two_sided.frame import framed

THREAT = 4
"""The distance in hexes within which an enemy threatens a place: the range of rifles."""


def draw_whole(position: Position, layer: Layer = NOTHING, *, look: Look) -> Image.Image:
    """Return a picture of the whole board."""
    full = board_of(position.scenario, look, unit_of(position.scenario))
    theme = THEMES[look]
    rings = (*_threatened(position, look), *layer.rings)
    drawn = full.draw(stacks_of(position, theme), layer._replace(rings=rings))
    wide = drawn.width + margins.WIDE
    head, foot = _head(position.scenario, look, wide), _foot(position.scenario, look, wide)
    picture = framed(
        drawn, head, foot, _margin(position.scenario, look, unit_of(position.scenario), None), edge=margins.WIDE
    )
    _put_title(picture, title_of(position), look)
    return picture


def _put_title(picture: Image.Image, title: Title, look: Look) -> None:
    """Draw those parts of the title that change during a game."""
    when = _when(title._replace(forces=()), look)
    when.put(picture, (picture.width - when.picture.width - 22, 6))
    for place, force in enumerate(title.forces):
        left = 22 + place * (picture.width - 30) // 2
        _force(force, look, picture.width // 2 - 44).put(picture, (left, frame.RULE + 4))


def draw_near(
    position: Position,
    hexes: Sequence[str],
    layer: Layer = NOTHING,
    *,
    name: str,
    look: Look,
    size: tuple[int, int] = (NEAR_COLUMNS, NEAR_ROWS),
) -> Image.Image:
    """Return a close-up around `hexes`, with the heading `name`.

    The first hex must be the most important one. `size` is the number of columns and rows.
    """
    full = board_of(position.scenario, look, NEAR)
    window = full.layout.window(hexes, *size)
    rings = (*_threatened(position, look), *layer.rings)
    stacks = stacks_of(position, THEMES[look])
    drawn = full.draw(stacks, layer._replace(rings=rings), window=window)
    head = _near_head(name, title_of(position)._replace(forces=(), water=0), look, drawn.width + margins.WIDE)
    return framed(drawn, head, None, _margin(position.scenario, look, NEAR, window), edge=margins.WIDE)


def prepare_near(position: Position, look: Look) -> None:
    """Draw the ground of the most likely close-up in advance, and cache it."""
    full, grid = board_of(position.scenario, look, NEAR), position.board.grid
    first, second = ([position.pieces[unit].at for unit in position.units_of(side)] for side in position.battle.sides)
    pairs = [(grid.distance(one, other), one, other) for one in first for other in second]
    if pairs:
        full.prepare(full.layout.window(min(pairs)[1:], NEAR_COLUMNS, NEAR_ROWS))


def near_hexes(position: Position, hexes: Sequence[str]) -> tuple[str, ...]:
    """Return the hexes that are visible in a close-up around `hexes`."""
    layout = board_of(position.scenario, LOOKS[0], NEAR).layout
    window = layout.window(hexes, NEAR_COLUMNS, NEAR_ROWS)
    return tuple(at for at in layout.grid.hexes if window.has(at))


def _threatened(position: Position, look: Look) -> tuple[Ring, ...]:
    """Return rings around the places that a side holds and that enemy units are near."""
    grid = position.board.grid
    units = {at: position.side_of(unit) for at, unit in position.units().items()}
    found = {
        at
        for at, side in position.control.items()
        if any(side not in {"", owner} and grid.distance(at, where) <= THREAT for where, owner in units.items())
    }
    rings = []
    while found:
        group, fresh = set(), {min(found)}
        while fresh:
            group |= fresh
            fresh = {near for at in fresh for near in grid.neighbours(at) if near in found} - group
        found -= group
        rings.append(Ring(frozenset(group), THEMES[look].danger, DASHED))
    return tuple(rings)


# --- pieces, each drawn once ---


@PIECES.keeping_texts
def _head(name: str, look: Look, wide: int) -> Sprite:
    return Sprite(frame.draw_head(name, THEMES[look], wide), palette_of(look))


@PIECES.keeping_texts
def _when(title: Title, look: Look) -> Sprite:
    return Sprite(frame.draw_when(title, THEMES[look]), palette_of(look))


@PIECES.keeping_texts
def _force(force: Force, look: Look, wide: int) -> Sprite:
    return Sprite(frame.draw_force(force, THEMES[look], wide), palette_of(look))


@PIECES.keeping_texts
def _near_head(name: str, title: Title, look: Look, wide: int) -> Sprite:
    return Sprite(frame.draw_near_head(name, title, THEMES[look], wide), palette_of(look))


@PIECES.keeping_texts
def _foot(name: str, look: Look, wide: int) -> Sprite:
    return Sprite(frame.draw_foot(name, THEMES[look], wide), palette_of(look))


@PIECES.keeping
def _margin(name: str, look: Look, unit: int, window: Window | None) -> tuple[Sprite, Sprite]:
    layout = board_of(name, look, unit).layout
    shown = window or layout.whole()
    drawn = (draw(layout, shown, THEMES[look], close=bool(window)) for draw in (margins.draw_top, margins.draw_left))
    top, left = (Sprite(picture, palette_of(look)) for picture in drawn)
    return top, left
