"""Stores many similar pictures in little space, as tiles.

Each picture stores only which tiles changed. A repeated tile is stored once.
"""

from __future__ import annotations

from base64 import b64encode
from functools import reduce
from hashlib import blake2b
from io import BytesIO
from typing import Any, NamedTuple

from PIL import Image, ImageChops

TILE = 32
ACROSS = 64
"""The number of tiles in a row of a sheet. A sheet is at most a square of 2,048 pixels, a size that every browser
supports.
"""
EACH = ACROSS * ACROSS
_HASH = 16
_STEPS = (4, 8)
"""The factors of the two steps that reduce a picture to one pixel per tile."""
_FULL = [0] + [255] * 255


class Tiled(NamedTuple):
    """Pictures that are made up of tiles.

    `sheets` are the sheets of tiles, as data URIs. `changes` has a tuple for each picture, with two numbers for each
    change: the place in the picture, counted row by row, and the number of the new tile there.
    """

    width: int
    height: int
    sheets: tuple[str, ...]
    changes: tuple[tuple[int, ...], ...]

    @property
    def columns(self) -> int:
        """The number of tiles across a picture."""
        return -(-self.width // TILE)

    def layout(self) -> dict[str, Any]:
        """Return the values with which the page's script assembles the pictures from tiles."""
        return {
            "tile": TILE,
            "across": ACROSS,
            "each": EACH,
            "columns": self.columns,
            "sheets": self.sheets,
            "changes": self.changes,
        }


class Tiler:
    """Splits pictures of the same size into tiles. All tiles have the palette of the first picture."""

    def __init__(self) -> None:
        self._first: Image.Image | None = None
        self._before: Image.Image | None = None
        self._stock: dict[bytes, int] = {}
        self._open: list[bytes] = []
        self._sheets: list[str] = []
        self._changes: list[tuple[int, ...]] = []

    def add(self, picture: Image.Image) -> None:
        """Add the next picture. Raise `ValueError` if its size differs."""
        if self._first is None:
            self._first = picture if picture.mode == "P" else picture.convert("RGB")
        whole = self._plain(picture)
        self._changes.append(self._cut(whole, _differing(whole, self._before)))
        self._before = whole

    def _plain(self, picture: Image.Image) -> Image.Image:
        """Return the pixels of a picture, padded to a whole number of tiles.

        Raise `ValueError` if its size differs from the first picture's.
        """
        first = self._first
        assert first is not None
        if picture.size != first.size:
            raise ValueError(f"a picture of {picture.size} among pictures of {first.size}")
        if first.mode == "P":
            if picture.mode != "P" or picture.getpalette() != first.getpalette():
                picture = picture.convert("RGB").quantize(palette=first, dither=Image.Dither.NONE)
            picture = Image.frombytes("L", picture.size, picture.tobytes())
        else:
            picture = picture.convert("RGB")
        return picture.crop((0, 0, -(-picture.width // TILE) * TILE, -(-picture.height // TILE) * TILE))

    def _cut(self, whole: Image.Image, places: list[int]) -> tuple[int, ...]:
        """Cut the tiles at `places` out of a picture. Return each place followed by the number of its tile."""
        columns = whole.width // TILE
        changed: list[int] = []
        for place in places:
            x, y = place % columns * TILE, place // columns * TILE
            tile = whole.crop((x, y, x + TILE, y + TILE)).tobytes()
            changed += (place, self._number(tile))
        return tuple(changed)

    def _number(self, tile: bytes) -> int:
        """Return the number of a tile. A new tile is added first."""
        known = self._stock.setdefault(blake2b(tile, digest_size=_HASH).digest(), len(self._stock))
        if known == len(self._sheets) * EACH + len(self._open):
            self._open.append(tile)
            if len(self._open) == EACH:
                self._pack()
        return known

    def _pack(self) -> None:
        self._sheets.append(self._sheet(self._open))
        self._open = []

    def done(self) -> Tiled:
        """Return all added pictures as tiles. Raise `ValueError` if no picture was added."""
        if self._first is None:
            raise ValueError("no picture was added")
        if self._open:
            self._pack()
        return Tiled(*self._first.size, tuple(self._sheets), tuple(self._changes))

    def _sheet(self, tiles: list[bytes]) -> str:
        assert self._first is not None
        mode = "L" if self._first.mode == "P" else "RGB"
        sheet = Image.new(mode, (min(ACROSS, len(tiles)) * TILE, -(-len(tiles) // ACROSS) * TILE))
        for number, tile in enumerate(tiles):
            at = (number % ACROSS * TILE, number // ACROSS * TILE)
            sheet.paste(Image.frombytes(mode, (TILE, TILE), tile), at)
        if mode == "L":
            sheet.putpalette(self._first.getpalette() or [])
        return uri(sheet)


def _differing(whole: Image.Image, before: Image.Image | None) -> list[int]:
    """Return the indexes of the tiles that differ from those of the picture `before`."""
    columns = whole.width // TILE
    if before is None:
        return list(range(columns * (whole.height // TILE)))
    difference = ImageChops.difference(whole, before)
    box = difference.getbbox()
    if box is None:
        return []
    left, top, right, low = box[0] // TILE, box[1] // TILE, -(-box[2] // TILE), -(-box[3] // TILE)
    first, *others = difference.crop((left * TILE, top * TILE, right * TILE, low * TILE)).split()
    mask = reduce(ImageChops.lighter, others, first)
    # The mean of a whole tile would round one differing pixel away, so each differing pixel is set to full brightness
    # first.
    for factor in _STEPS:
        mask = mask.point(_FULL).reduce(factor)
    places = (row * columns + column for row in range(top, low) for column in range(left, right))
    return [place for place, differs in zip(places, mask.tobytes(), strict=True) if differs]


def uri(picture: Image.Image) -> str:
    """Return a picture as a data URI."""
    webp = BytesIO()
    picture.convert("RGB").save(webp, "WEBP", lossless=True, method=1, quality=30)
    return f"data:image/webp;base64,{b64encode(webp.getvalue()).decode()}"
