"""Draws printed pages in black ink on paper, with a little red.

A page is drawn in shades of grey, and is coloured with ink at the end.
"""

from __future__ import annotations

import io
import math
from collections.abc import Callable
from functools import cache, lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.fonts import Face, font
from render.localization import cut
from render.pictures.drawing import Colour, mix
from render.pictures.png import packed

PAPER: Colour = (244, 236, 216)
INK: Colour = (30, 25, 21)
RED: Colour = (150, 24, 18)
GREY = 84
"""The shade of less important items, from 0 to 255: still a contrast of 4.5 to 1 on the paper."""

SHADES = 32
_NOTE = 26
"""The type size of a note below a page."""
_ALT = 1_024
_UNKNOWN = "\uffff"
_RED_FROM = 48
"""The minimum difference between a colour's red and both other channels for red ink."""


class Page(NamedTuple):
    """A finished page as a PNG. The alt text has at most 1,024 characters."""

    picture: bytes
    alt: str
    title: str


class Foot(NamedTuple):
    """The foot of a page: a note, optionally with a picture above it.

    `draw` returns the picture in grey, for a given width. `said` is its alternative text.
    """

    note: str
    draw: Callable[[int], Image.Image] | None = None
    said: str = ""


class Sheet:
    """A page that is being drawn. Its shades are from 0 for ink to 255 for paper."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.sheet = Image.new("L", (width, height), 255)
        self.red: list[tuple[tuple[int, int], Image.Image]] = []  # the places of red print, and their masks
        self.on = ImageDraw.Draw(self.sheet)

    def text(
        self,
        at: tuple[float, float],
        text: str,
        *,
        face: Face = "text",
        size: float = 26,
        anchor: str = "la",
        red: bool = False,
    ) -> float:
        """Write text at a point. Return its width. The anchors are Pillow's l, m, r and a, m, s."""
        points = round(size)
        wide = measured(text, face=face, size=size)
        x = at[0] - {"l": 0.0, "m": wide / 2, "r": wide}[anchor[0]]
        y = round(at[1] + _above(face, points, anchor[1]))
        for word in text.split(" "):
            mask, left, top, ahead = _word(word, face, points)
            if mask is not None:
                box = (round(x) + left, y + top)
                self.sheet.paste(0, box, mask)
                if red:
                    self.red.append((box, Image.new("L", mask.size, 255)))
            x += ahead + _space(face, points)
        return wide

    def fit(
        self,
        at: tuple[float, float],
        text: str,
        width: float,
        *,
        face: Face = "text",
        size: float,
        least: float = 19,
        red: bool = False,
    ) -> None:
        """Write a text within a width. A text that is too long is made smaller or cut."""
        small = fitted(text, face=face, size=size, least=max(least, size * 0.55), width=width)
        while len(text) > 1 and fitted(text, face=face, size=small, least=8, width=width) < small:
            text = cut(text, len(text.rstrip("…")) - 1 or 1)
        self.text(at, text, face=face, size=small, anchor="lm", red=red)

    def rule(self, y: float, *, x0: float, x1: float, width: int = 2) -> None:
        """Draw a horizontal line."""
        self.on.rectangle((round(x0), round(y), round(x1), round(y) + width - 1), fill=0)

    def upright(self, x: float, *, y0: float, y1: float, width: int = 1) -> None:
        """Draw a vertical line."""
        self.on.rectangle((round(x), round(y0), round(x) + width - 1, round(y1)), fill=0)

    def double_rule(self, y: float, *, x0: float, x1: float) -> None:
        """Draw a thick line over a thin one, seven pixels high together."""
        self.rule(y, x0=x0, x1=x1, width=4)
        self.rule(y + 6, x0=x0, x1=x1, width=1)

    def ornament(self, y: float, *, x0: float, x1: float) -> None:
        """Draw a short line with a lozenge in its middle."""
        middle, reach = (x0 + x1) / 2, min((x1 - x0) / 4, 90)
        self.rule(y, x0=middle - reach, x1=middle + reach, width=1)
        self.on.polygon([(middle - 9, y), (middle, y - 5), (middle + 9, y), (middle, y + 5)], fill=0)

    def lines(
        self,
        at: tuple[float, float],
        lines: list[str],
        *,
        face: Face = "text",
        size: float = 26,
        step: float,
        anchor: str = "la",
    ) -> float:
        """Write lines one below the other. Return the y coordinate below them."""
        x, y = at
        for line in lines:
            self.text((x, y), line, face=face, size=size, anchor=anchor)
            y += step
        return y

    def dotted(
        self, y: float, left: str, right: str, *, x0: float, x1: float, size: float, face: Face = "text"
    ) -> None:
        """Write a name on the left, a value on the right, and dots between them."""
        self.text((x0, y), left, face=face, size=size, anchor="ls")
        self.text((x1, y), right, face="bold", size=size, anchor="rs")
        start = x0 + measured(left, face=face, size=size) + 8
        end = x1 - measured(right, face="bold", size=size) - 8
        for place in range(int(end), int(start), -9):
            self.on.rectangle((place - 2, round(y) - 2, place - 1, round(y) - 1), fill=GREY)

    def engraving(self, picture: Image.Image, at: tuple[int, int], size: tuple[int, int]) -> None:
        """Print a coloured picture in the page's two inks, grey and red, with a frame around it."""
        grey, red = _inked(picture)
        self.sheet.paste(grey.resize(size, Image.Resampling.BILINEAR), at)
        self.red.append((at, red.resize(size, Image.Resampling.NEAREST)))
        x, y = at
        self.on.rectangle((x - 4, y - 4, x + size[0] + 3, y + size[1] + 3), outline=0, width=1)
        self.on.rectangle((x - 1, y - 1, x + size[0], y + size[1]), outline=0, width=2)

    def plate(self, picture: Image.Image, at: tuple[int, int]) -> None:
        """Paste a picture that is already grey."""
        self.sheet.paste(picture, at)

    def cut(self, height: float) -> None:
        """Crop the page to a height in pixels."""
        self.sheet = self.sheet.crop((0, 0, self.width, round(height)))

    def png(self, *, contrast: bool = False) -> bytes:
        """Return the page as a PNG. With `contrast`, the page is black on white."""
        if not contrast:
            return packed(self.printed())
        kept = io.BytesIO()
        self.sheet.save(kept, "PNG", optimize=True)
        return kept.getvalue()

    def printed(self) -> Image.Image:
        """Return the page in its inks, as a picture with a palette."""
        page = self.sheet.point(_shades(0))
        for (x, y), shape in self.red:
            box = (x, y, x + shape.width, y + shape.height)
            page.paste(self.sheet.crop(box).point(_shades(SHADES)), box, shape)
        page.putpalette(_palette())
        return page


def noted(page: Page, foot: Foot) -> Page:
    """Return the page with a footer added to its picture and its alt text."""
    with Image.open(io.BytesIO(page.picture)) as opened:
        above = opened.convert("RGB")
    plate = foot.draw(above.width) if foot.draw is not None else None
    top = plate.height if plate is not None else 0
    sheet = Sheet(above.width, above.height + top + _NOTE * 20)
    if plate is not None:
        sheet.plate(plate, (0, 0))
    size = min(_NOTE, max(8, above.width // 24))
    lines = broken(foot.note, face="text", size=size, width=above.width * 0.94) if foot.note else []
    for number, line in enumerate(lines):
        sheet.text((above.width / 2, top + (number + 1) * size * 1.3), line, size=size, anchor="mm")
    sheet.cut(top + (len(lines) + 1) * size * 1.3)
    below = sheet.printed().convert("RGB")
    whole = Image.new("RGB", (above.width, above.height + below.height))
    whole.paste(above, (0, 0))
    whole.paste(below, (0, above.height))
    said = " ".join(filter(None, (foot.said, foot.note)))
    alt = page.alt
    if foot.said and not alt.endswith((".", "!", "?")):
        alt += "."  # the note continues as a new sentence
    room = _ALT - len(said) - 1
    alt = alt if len(alt) <= room else f"{alt[: room - 1]}…"
    return page._replace(picture=packed(whole.quantize(256)), alt=f"{alt} {said}")


@cache
def _shades(first: int) -> list[int]:
    """Return the palette index for each value from 0 to 255. `first` is the index of the darkest shade."""
    return [first + value * SHADES // 256 for value in range(256)]


@cache
def _palette() -> list[int]:
    """Return the colour channels of the palette: shades of ink, then of red."""
    ramps = [mix(ink, PAPER, shade / (SHADES - 1)) for ink in (INK, RED) for shade in range(SHADES)]
    return [channel for colour in ramps for channel in colour]


def _inked(picture: Image.Image) -> tuple[Image.Image, Image.Image]:
    """Return a picture in grey, with a mask of the parts that were red."""
    if picture.mode != "P":
        picture = picture.convert("RGB").quantize(256)
    flat = (picture.getpalette("RGB") or []) + [0] * 768
    colours = [(flat[place], flat[place + 1], flat[place + 2]) for place in range(0, 768, 3)]
    grey = [_lighter((299 * r + 587 * g + 114 * b) // 1000) for r, g, b in colours]
    red = [255 if r - max(g, b) > _RED_FROM else 0 for r, g, b in colours]
    return picture.point(grey, "L"), picture.point(red, "L")


def _lighter(value: int) -> int:
    """Return a grey value made a little lighter."""
    return min(255, value * 255 // 244)


@lru_cache(8192)
def _word(word: str, face: Face, size: int) -> tuple[Image.Image | None, int, int, float]:
    """Return a word's mask, the mask's offset in the line, and the width of the word.

    Lengths are in pixels. The mask is None if the word has no visible pixels.
    """
    cut = font(face, size)
    left, top, right, low = (math.floor(edge) for edge in cut.getbbox(word, anchor="la"))
    ahead = float(cut.getlength(word))
    if right <= left or low <= top:
        return None, 0, 0, ahead
    shape = Image.new("L", (right - left + 2, low - top + 2), 0)
    ImageDraw.Draw(shape).text((-left, -top), word, fill=255, font=cut, anchor="la")
    return shape, left, top, ahead


@cache
def _space(face: Face, size: int) -> float:
    return float(font(face, size).getlength(" "))


@cache
def _above(face: Face, size: int, anchor: str) -> float:
    """Return the vertical distance from the anchor point to the top of a line. It is negative if the top is higher."""
    ascent, descent = font(face, size).getmetrics()
    return {"a": 0.0, "m": -(ascent + descent) / 2, "s": -float(ascent)}[anchor]


def printable(text: str) -> bool:
    """Return whether our fonts have all letters of a text."""
    return bool(text) and all(map(_is_set, text))


@lru_cache(4096)
def _is_set(letter: str) -> bool:
    drawn, missing = (font("text", 24).getmask(each) for each in (letter, _UNKNOWN))
    return letter == " " or (letter.isprintable() and (drawn.size != missing.size or bytes(drawn) != bytes(missing)))


def measured(text: str, *, face: Face, size: float) -> float:
    """Return the width of a text on a page, in pixels."""
    points = round(size)
    words = text.split(" ")
    return sum(_word(word, face, points)[3] for word in words) + (len(words) - 1) * _space(face, points)


def fitted(text: str, *, face: Face, size: float, least: float, width: float) -> float:
    """Return the largest font size from `least` to `size` at which a text fits into `width` pixels."""
    while size > least and measured(text, face=face, size=size) > width:
        size -= 2
    return size


def broken(text: str, *, face: Face, size: float, width: float) -> list[str]:
    """Split a text at spaces into lines of at most `width` pixels.

    A longer word gets a line of its own.
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and measured(longer, face=face, size=size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def balanced(
    text: str, *, face: Face, size: float, least: float, width: float, most: int = 2
) -> tuple[list[str], float]:
    """Return a headline in at most `most` lines of similar length, and its type size."""
    while size > least and not _fits(broken(text, face=face, size=size, width=width), face, size, width, most):
        size -= 4
    lines = broken(text, face=face, size=size, width=width)
    narrow = width
    while len(lines) > 1 and narrow > width / 2:
        narrow -= 40
        tried = broken(text, face=face, size=size, width=narrow)
        if not _fits(tried, face, size, width, len(lines)):
            break
        lines = tried
    return lines, size


def _fits(lines: list[str], face: Face, size: float, width: float, most: int) -> bool:
    return len(lines) <= most and all(measured(line, face=face, size=size) <= width for line in lines)
