"""Strips and lines are kept in pieces: together they are the same picture as the whole."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from render.catalogue import languages
from render.games.siege.map import title_and_tracks
from render.games.siege.map.layout import layout
from render.games.siege.map.title_and_tracks import Foot, Head, Piece, foot_pieces, head_pieces
from render.games.siege.marks.drawn_trails import bands
from render.games.siege.marks.movement_trails import LEAP, MOVE, PILE, VOLLEY, Trail, draw_trail
from render.games.siege.theme import PAPER
from render.language import speaking

HEADS = (
    Head(0, "", 0, ()),
    Head(1, "7H", 0, ()),
    Head(28, "10S", 5, ("rain",), 37),
    Head(54, "RJ", 0, ("truce", "cha-cha")),
    Head(44, "QD", 11, ("rain", "truce", "ammunition", "cha-cha")),
)
FEET = (
    Foot(10, 1, short=False, armed=0, wounded=0, civilians=0, boxers=0),
    Foot(0, 35, short=True, armed=71, wounded=38, civilians=140, boxers=228),
    Foot(4, 20, short=True, armed=9, wounded=8, civilians=7, boxers=6),
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("head", HEADS)
def test_the_upper_strip(head: Head, language: str) -> None:
    with speaking(language):
        whole = title_and_tracks.draw_head(head, layout(), PAPER)
        made = Image.new("RGB", whole.size)
        for facts, box in head_pieces(head, layout()):
            assert isinstance(facts, Head)
            piece = title_and_tracks.draw_head(facts, layout(), PAPER, box=box)
            made.paste(piece, box[:2])
    assert ImageChops.difference(made, whole).getbbox() is None


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("foot", FEET)
def test_the_lower_strip(foot: Foot, language: str) -> None:
    with speaking(language):
        whole = title_and_tracks.draw_foot(foot, layout(), PAPER)
        made = Image.new("RGB", whole.size)
        for facts, box in foot_pieces(foot, layout()):
            assert isinstance(facts, Foot)
            made.paste(title_and_tracks.draw_foot(facts, layout(), PAPER, box=box), box[:2])
    assert ImageChops.difference(made, whole).getbbox() is None


def test_one_figure_more_is_one_piece_more() -> None:
    def pieces(armed: int) -> set[Piece]:
        return set(foot_pieces(FEET[2]._replace(armed=armed), layout()))

    assert len(pieces(9) - pieces(10)) == 1


@pytest.mark.parametrize("kind", [PILE, MOVE, VOLLEY, LEAP])
@pytest.mark.parametrize("end", [(420, 30), (30, 410), (400, 380), (60, 45)])
def test_the_bands_of_a_line_are_all_of_it(kind: str, end: tuple[int, int]) -> None:
    whole = draw_trail(Trail(kind, ((20, 20), end)), PAPER)
    made, used = Image.new("RGBA", whole.size), 0
    for at, picture in bands(whole):
        made.paste(picture, at)
        used += picture.width * picture.height
    seen = whole.getchannel("A").point(lambda value: 255 if value else 0)
    for sheet in (made, whole):
        sheet.paste((0, 0, 0, 0), (0, 0), seen.point(lambda value: 255 - value))
    assert ImageChops.difference(made, whole).getbbox() is None
    if end == (400, 380):
        assert used * 4 < whole.width * whole.height, "a slanting line is a small part of its box"


def test_lines_of_one_shape_are_drawn_once_wherever_they_are() -> None:
    one, two = Trail(MOVE, ((100, 100), (200, 150))), Trail(MOVE, ((300, 500), (400, 550)))
    assert one.stroke == two.stroke
    assert one.box != two.box
