"""A small map with every feature, from which a palette takes its colours."""

from __future__ import annotations

from engine.hexes.grid import HexGrid
from render.hexes.ground import FEATURES, WALL, Ground, HexMap
from render.hexes.layout import HexLayout

UNIT = 26


def sample_map() -> HexMap:
    """Return a map with every feature and every elevation."""
    grid = HexGrid(8, 8)
    features = [frozenset[str](), *(frozenset({feature}) for feature in FEATURES)]
    ground = {name: Ground() for name in grid.hexes}
    for place, name in enumerate(grid.hexes):
        ground[name] = Ground((place // 8) % 4, features[place % len(features)])
    for name in ("0707", "0706", "0806"):
        ground[name] = Ground(1, frozenset({WALL}))
    return HexMap(HexLayout(grid, UNIT), ground)
