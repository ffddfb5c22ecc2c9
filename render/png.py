"""A PNG of a palette picture, packed in bands of rows: a band that was packed before is not packed again.

Pictures of a game differ little from one to the next, and packing is what takes longest. zlib allows it: each band ends
with a full flush, so that it means the same wherever it stands, and checksums of parts add up.
"""

from __future__ import annotations

import struct
import zlib
from collections import OrderedDict
from hashlib import blake2b
from typing import NamedTuple

from PIL import Image

BAND = 24
"""Rows of a band: few enough that a change spoils little, many enough that they pack well."""
KEPT = 2_000
"""Bands remembered, of a few kilobytes each."""
LEVEL = 1

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_BASE = 65_521


class Band(NamedTuple):
    """A packed band: its part of the stream, and what the whole's checksum needs of it."""

    packed: bytes
    sum: int
    length: int


class Packer:
    """Packs palette pictures. It remembers bands, and serves one thread."""

    def __init__(self) -> None:
        self._bands: OrderedDict[bytes, Band] = OrderedDict()

    def pack(self, picture: Image.Image) -> bytes:
        """The picture as a PNG."""
        assert picture.mode == "P"
        wide, high = picture.size
        raw = picture.tobytes()
        colours = bytes(picture.getpalette() or [])[: 3 * 256]
        bands = [self._band(raw[wide * row : wide * min(row + BAND, high)], wide) for row in range(0, high, BAND)]
        total = 1
        for band in bands:
            total = _joined(total, band.sum, band.length)
        stream = b"".join((b"\x78\x01", *(band.packed for band in bands), b"\x03\x00", struct.pack(">I", total)))
        head = struct.pack(">IIBBBBB", wide, high, 8, 3, 0, 0, 0)
        chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", stream), (b"IEND", b""))
        return _SIGNATURE + b"".join(_chunk(name, data) for name, data in chunks)

    def _band(self, raw: bytes, wide: int) -> Band:
        key = blake2b(raw, digest_size=16, salt=struct.pack(">I", wide)).digest()
        band = self._bands.get(key)
        if band is None:
            rows = b"".join(b"\x00" + raw[start : start + wide] for start in range(0, len(raw), wide))
            packer = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
            packed = packer.compress(rows) + packer.flush(zlib.Z_FULL_FLUSH)
            band = self._bands[key] = Band(packed, zlib.adler32(rows), len(rows))
            if len(self._bands) > KEPT:
                self._bands.popitem(last=False)
        else:
            self._bands.move_to_end(key)
        return band


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(data, zlib.crc32(name)))


def _joined(one: int, two: int, length: int) -> int:
    """The Adler-32 of two parts one after the other, of which the second is so long."""
    low1, high1 = one & 0xFFFF, one >> 16
    low2, high2 = two & 0xFFFF, two >> 16
    low = (low1 + low2 - 1) % _BASE
    high = (high1 + high2 + length * (low1 - 1)) % _BASE
    return (high << 16) | low
