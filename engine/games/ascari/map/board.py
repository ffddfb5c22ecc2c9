"""The board of a scenario: terrain, heights, places and lines of sight."""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping
from typing import Final

from engine.games.ascari.tables import Terrain, tables
from engine.hexes.grid import HexGrid
from engine.hexes.sight import Line, Sight
from engine.hexes.written import WrittenMap

REDOUBT: Final = "redoubt"
ENCLOSURE: Final = "enclosure"
"""§S-2.1 The places of the fort whose walls do not block each other's sight."""
RIM: Final = "rim"
PLAIN: Final = "plain"
"""The two interpretations of heights, as in the house rule `sight`."""


class Board:
    """The board of a scenario. It never changes.

    `watched` lists the hexes whose control is recorded.
    """

    def __init__(
        self,
        grid: HexGrid,
        terrain: Mapping[str, Terrain],
        height: Mapping[str, int],
        places: Mapping[str, tuple[str, ...]],
        watched: tuple[str, ...],
    ) -> None:
        self.grid = grid
        self.terrain = terrain
        self.height = height
        self.places = places
        self.watched = watched
        self._open = frozenset(places.get(ENCLOSURE, ()))
        self._redoubt = frozenset(places.get(REDOUBT, ()))
        self._steps: dict[str, dict[str, tuple[tuple[str, int], ...]]] = {}
        self._sight = {RIM: Sight(grid, self._blocks_rim), PLAIN: Sight(grid, self._blocks_plain)}

    def place_of(self, at: str) -> str:
        """Return the name of the place in a hex. Return an empty text if it has none."""
        return next((name for name, hexes in self.places.items() if at in hexes), "")

    def steps(self, column: str) -> Mapping[str, tuple[tuple[str, int], ...]]:
        """Return the neighbours that units of a movement column may enter, with costs (§3.7)."""
        found = self._steps.get(column)
        if found is None:
            found = self._steps[column] = {
                name: tuple((at, cost) for at in self.grid.neighbours(name) if (cost := self.terrain[at].mp[column]))
                for name in self.grid.hexes
            }
        return found

    # --- §4.2 line of sight ---

    def _blocks_rim(self, at: str, start: str, end: str) -> bool | None:
        """Return whether a hex blocks a line of sight (§4.2).

        False means that only a unit in the hex blocks the line. None means that not even a unit blocks it.
        """
        if self._is_open(at, start, end):
            return None
        if self.terrain[at].blocks or self.height[at] > self.height[end]:
            return True
        return None if self.height[start] > self.height[end] else False

    def _blocks_plain(self, at: str, start: str, end: str) -> bool | None:
        """Return what `_blocks_rim` returns, but let only hexes higher than both ends block."""
        if self._is_open(at, start, end):
            return None
        if self.terrain[at].blocks or self.height[at] > max(self.height[start], self.height[end]):
            return True
        return None if self.height[start] > self.height[end] else False

    def _is_open(self, at: str, start: str, end: str) -> bool:
        """Return whether a hex of the enclosure can never block this line of sight (§S-2.1)."""
        return at in self._open and (start in self._redoubt or end in self._redoubt)

    def lines(self, reading: str = RIM) -> Mapping[str, Mapping[str, Line]]:
        """Return the lines of sight, keyed by first and second hex (§4.2). See `Sight.lines`."""
        return self._sight[reading].lines

    def sees(self, start: str, end: str, occupied: Container[str], reading: str = RIM, *, left: str = "") -> bool:
        """Return whether there is a line of sight between two hexes (§4.2).

        Units in the hexes `occupied` can block it. A unit in the hex `left` has just moved away and does not block.
        """
        clear, hexes, pairs = self._sight[reading].lines[start][end]
        if not clear:
            return False
        for at in hexes:
            if at in occupied and at != left:
                return False
        return not pairs or all(
            not (one in occupied and other in occupied) or left in (one, other) for one, other in pairs
        )

    def screens(self, start: str, end: str, occupied: Container[str], reading: str = RIM) -> Collection[str]:
        """Return each occupied hex that blocks a line of sight by itself (§4.2).

        Without its unit, the line would be clear.
        """
        clear, hexes, pairs = self._sight[reading].lines[start][end]
        if not clear:
            return ()
        inside = [at for at in hexes if at in occupied]
        found = {at for pair in pairs if pair[0] in occupied and pair[1] in occupied for at in pair}
        return [at for at in inside or found if self.sees(start, end, occupied, reading, left=at)]


def board_from(written: WrittenMap, *, watched: tuple[str, ...]) -> Board:
    """Return the board of a battle's map."""
    grid = HexGrid(written.columns, written.rows)
    terrain = {at: tables().terrain[written.ground(at)] for at in grid.hexes}
    height = {at: written.height(at) for at in grid.hexes}
    return Board(grid, terrain, height, written.places, watched)
