"""Draws the whole board from cached pieces."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from PIL import Image

from engine.core.events import Event
from engine.games.keep_up_the_fire import victory
from engine.games.keep_up_the_fire.board import EXTREME, FORT, LONG, STREETS, WALL, board
from engine.games.keep_up_the_fire.world import Foe, Position, full_strength
from render.games.keep_up_the_fire.map import counters, event_badges, ground, layout, road, side_panels
from render.games.keep_up_the_fire.map.layout import SIDES, Side, turned
from render.games.keep_up_the_fire.map.picture_facts import Column, Face, Strength, Unit
from render.games.keep_up_the_fire.map.picture_titles import Titles
from render.games.keep_up_the_fire.text import text_board
from render.games.keep_up_the_fire.theme import PAPER, Theme
from render.pictures.drawing import Box, Colour, Pen, fit
from render.pictures.keeping import PIECES
from render.pictures.palette import Palette, Sprite

_NOWHERE = layout.Place(0, 0)
_OUT = {EXTREME: "extreme", LONG: "long", WALL: "wall", STREETS: "streets"}


class WholeMap:
    """Draws pictures of positions, with a cache of the ground and of every counter."""

    def __init__(self, *, theme: Theme = PAPER) -> None:
        self.theme = theme
        self.titles = Titles()
        self._piece = PIECES.keeping(self._draw_piece)
        self._band = PIECES.keeping(self._draw_band)
        self._head = PIECES.keeping(self._draw_head)
        self._table = PIECES.keeping(self._draw_table)
        self._column = PIECES.keeping(self._draw_column)
        self._card = PIECES.keeping(self._draw_card)
        self._road = PIECES.keeping(self._draw_road)
        self._deck = PIECES.keeping(self._draw_deck)
        self._effort = PIECES.keeping(self._draw_effort)
        self._refuge = PIECES.keeping(self._draw_refuge)
        self._mark = PIECES.keeping(self._draw_mark)

    def draw(self, position: Position, *, events: Iterable[Event] = ()) -> Image.Image:
        """Return a picture of the position in 256 colours, with its `events`."""
        picture = self._ground[0].copy()
        self._panels(picture, position)
        self._put_arena(picture, position, events)
        return picture

    def arena(self, position: Position, *, events: Iterable[Event] = ()) -> Image.Image:
        """Return a picture of the board without the panels around it."""
        picture = self._ground[0].copy()
        self._put_arena(picture, position, events)
        return picture

    def _put_arena(self, picture: Image.Image, position: Position, events: Iterable[Event]) -> None:
        for side in SIDES:
            value = position.board.walls[side].value
            self._put(picture, self._band(side, value, position.forts[side]), self._band_box(side)[:2])
        self._defenders(picture, position)
        for foe in position.foes:
            self._put(picture, self._piece("unit", foe.kind, foe.strength), _spot(foe))
        for mark in event_badges.beside(event_badges.marks(events), counter_boxes(position)):
            sign = self._mark(mark._replace(at=_NOWHERE))
            self._put(picture, sign, (mark.at.x, mark.at.y - event_badges.HIGH / 2))

    def index(self, colour: Colour) -> int:
        """Return the palette index of a colour of the theme."""
        return self._ground[1].index(colour)

    def flatten(self, picture: Image.Image) -> Image.Image:
        """Convert a picture to the board's 256 colours."""
        return self._ground[1].flatten(picture.convert("RGB"))

    # --- drawn once ---

    @cached_property
    def _ground(self) -> tuple[Image.Image, Palette]:
        pen = Pen(layout.WIDTH, layout.HEIGHT, scale=2, ground=self.theme.desk)
        ground.draw_arena(pen, self.theme, ranges=self.titles.ranges)
        whole = pen.done()
        keys = side_panels.draw_badges(self.titles.badges, self.theme)
        whole.paste(keys, _corner(layout.BADGES))
        legend = side_panels.draw_legend(self.titles.legend, self.theme)
        whole.paste(legend, _corner(layout.CORNERS["legend"]))
        samples = [whole, self._sample()]
        palette = Palette(self.theme.colours(), samples)
        return palette.flatten(whole), palette

    def _sample(self) -> Image.Image:
        """Return a sample picture for choosing the colours of the palette."""
        sheet = Image.new("RGB", (layout.WIDTH, road.HIGH), self.theme.card)
        pieces = [counters.legation(power, 5, self.theme) for power in counters.FLAGS]
        pieces += [counters.unit(kind, 4, self.theme) for kind in ("boxers", "imperials")]
        pieces += [counters.gun(self.theme), counters.blocker(5, self.theme), counters.column(self.theme)]
        for place, piece in enumerate(pieces):
            sheet.paste(piece, (420 + place % 8 * 100, place // 8 * 100), piece)
        column = Column(0, 5, False, 1, 1)
        sheet.paste(road.draw_road(column, self.titles.stations, self.titles.road, self.theme), (0, 0))
        face = Face("", "gold", (("north", Unit("boxers", 3)),), ())
        sheet.paste(side_panels.draw_card(face, self.titles.blank_card, self.theme), (420, 300))
        return sheet

    def _sprite(self, picture: Image.Image) -> Sprite:
        return Sprite(picture, self._ground[1], under=self.theme.edge)

    def _put(self, picture: Image.Image, sprite: Sprite, at: tuple[float, float]) -> None:
        sprite.put(picture, (round(at[0]), round(at[1])))

    # --- counters ---

    def _draw_piece(self, what: str, name: str, value: int) -> Sprite:
        if what == "unit":
            return self._sprite(counters.unit(name, value, self.theme))
        if what == "gun":
            return self._sprite(counters.gun(self.theme))
        return self._sprite(counters.legation(name, value, self.theme))

    def _draw_mark(self, mark: event_badges.Mark) -> Sprite:
        return self._sprite(event_badges.badge(mark, self.theme))

    def _defenders(self, picture: Image.Image, position: Position) -> None:
        for side in SIDES:
            for slot, power in zip(("first", "second"), position.posts[side], strict=False):
                spot = turned(side, layout.SLOTS[slot], layout.OUT["wall"])
                piece = self._piece("legation", power, position.strengths[power])
                self._put(picture, piece, layout.counter_at(spot))
            if position.gun == side:
                spot = turned(side, layout.SLOTS["gun"], layout.OUT["wall"])
                self._put(picture, self._piece("gun", "", 0), layout.counter_at(spot))

    # --- the battlements ---

    @staticmethod
    def _band_box(side: Side) -> Box:
        box = layout.box_of(layout.corners(side, near=layout.PARAPET + 4, far=layout.WALL - 1, half=layout.HALF - 4))
        return round(box[0]), round(box[1]), round(box[2]), round(box[3])

    def _draw_band(self, side: Side, value: int, bags: int) -> Sprite:
        """Return a picture of the wall's name, its value and its fortification."""
        box = self._band_box(side)
        wide, high = max(box[2] - box[0], box[3] - box[1]), min(box[2] - box[0], box[3] - box[1])
        pen = Pen(wide, high, scale=3, ground=self.theme.stone)
        name = self.titles.walls[side]
        size = fit(name, face="bold", size=25, least=15, width=150)
        pen.text((6, high / 2), name, self.theme.ink, face="bold", size=size, anchor="lm")
        pen.box((166, 3, 212, high - 3), self.theme.marked, radius=6)
        pen.text((189, high / 2), f"−{value}", self.theme.on_marked, size=24)
        for place in range(4):
            spot = (226 + place * 36, 7)
            if place < bags:
                side_panels.bags(pen, spot, 1, self.theme, size=34)
            else:
                pen.oval((spot[0] + 2, spot[1] + 1, spot[0] + 32, spot[1] + 20), edge=self.theme.ink, width=1.2)
        pen.text((wide - 6, high / 2), str(bags), self.theme.ink, size=26, anchor="rm")
        picture = pen.done()
        if side in ("west", "east"):
            picture = picture.transpose(Image.Transpose.ROTATE_90)
        return self._sprite(picture)

    # --- the panels ---

    def _panels(self, picture: Image.Image, position: Position) -> None:
        for words, box in side_panels.head_pieces(self.titles.head(position)):
            self._put_piece(picture, self._head(words, box), layout.HEAD, box)
        strengths = tuple(
            Strength(power, now, full_strength(position, power), position.place_of(power))
            for power, now in position.strengths.items()
        )
        self._put(picture, self._table(), layout.TABLE[:2])
        for place, each in enumerate(strengths):
            box = side_panels.column_box(place, len(strengths))
            self._put_piece(picture, self._column(each, place, len(strengths)), layout.TABLE, box)
        self._put(picture, self._card(position.card), layout.CARD[:2])
        force = position.blocker or position.dispersed
        blocked = board().blockers[force].strength if force else None
        column = Column(position.station, blocked, bool(position.dispersed), position.speed, position.power)
        for piece in road.pieces(column, len(self.titles.stations)):
            self._put_piece(picture, self._road(*piece), layout.ROAD, piece.box)
        last = position.today.colour if position.discard else ""
        deck = text_board.cards_left(position), len(position.discard), last
        self._put(picture, self._deck(*deck), layout.CORNERS["deck"][:2])
        score = victory.count(position).points if position.turn else -1
        self._put(picture, self._effort(position.heroic, score, position.verdict), layout.CORNERS["effort"][:2])
        inside = tuple((power, position.strengths[power]) for power in position.peitang)
        self._put(picture, self._refuge(inside, position.house.peitang == "on"), layout.CORNERS["refuge"][:2])

    def _put_piece(self, picture: Image.Image, sprite: Sprite, panel: Box, box: Box) -> None:
        """Paste `sprite` on the picture. Its place is `box`, measured from the corner of `panel`."""
        sprite.put(picture, (round(panel[0]) + round(box[0]), round(panel[1]) + round(box[1])))

    def _draw_head(self, words: side_panels.HeadWords, box: tuple[int, int, int, int]) -> Sprite:
        return self._sprite(side_panels.draw_head(words, self.theme).crop(box))

    def _draw_table(self) -> Sprite:
        return self._sprite(side_panels.draw_table((), self.titles.table, self.theme))

    def _draw_column(self, each: Strength, place: int, columns: int) -> Sprite:
        return self._sprite(side_panels.draw_column(each, place, columns, self.titles.table, self.theme))

    def _draw_card(self, name: str) -> Sprite:
        face, words = self.titles.card(name)
        return self._sprite(side_panels.draw_card(face, words, self.theme))

    def _draw_road(self, column: Column, box: tuple[int, int, int, int]) -> Sprite:
        whole = road.draw_road(column, self.titles.stations, self.titles.road, self.theme)
        return self._sprite(whole.crop(box))

    def _draw_deck(self, left: int, gone: int, top: str) -> Sprite:
        return self._sprite(side_panels.draw_deck(left, gone, top, self.titles.deck, self.theme))

    def _draw_effort(self, effort: int, score: int, verdict: str) -> Sprite:
        return self._sprite(side_panels.draw_effort(effort, self.titles.effort(score, verdict), self.theme))

    def _draw_refuge(self, inside: tuple[tuple[str, int], ...], open_: bool) -> Sprite:
        return self._sprite(side_panels.draw_refuge(self.titles.refuge(inside, open_=open_), self.theme))


def counter_boxes(position: Position) -> list[Box]:
    """Return the rectangles of the counters. Other drawings must not cover them."""
    spots = [_spot(foe) for foe in position.foes]
    for side in SIDES:
        slots = [slot for slot, _ in zip(("first", "second"), position.posts[side], strict=False)]
        slots += ["gun"] if position.gun == side else []
        spots += [layout.counter_at(turned(side, layout.SLOTS[slot], layout.OUT["wall"])) for slot in slots]
    return [(x, y, x + layout.COUNTER[0], y + layout.COUNTER[1]) for x, y in spots]


def _spot(foe: Foe) -> tuple[int, int]:
    return layout.counter_at(place_of(foe.wall, foe.space))


def place_of(wall: str, space: str) -> layout.Place:
    """Return the centre of a Chinese unit on the picture."""
    side: Side = wall  # type: ignore[assignment]
    if space == FORT:
        return turned(side, 0, 0)
    across = layout.SLOTS["enemy"] if space == WALL else 0.0
    return turned(side, across, layout.OUT[_OUT[space]])


def _corner(box: Box) -> tuple[int, int]:
    return round(box[0]), round(box[1])
