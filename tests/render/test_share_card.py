"""The card of a game that is over: its size, its parts, and what it says as blocks."""

from __future__ import annotations

from PIL import Image, ImageChops

from render.pictures.share_card import BARS, MAP, SIDE, ShareCard, bars, draw_card

CARD = ShareCard("The Siege of the Legations", ("The Powers win, 96 to 57.", "Par 88: eight better."), (0.6, 0.3, 0.9))


def test_a_card_is_550_pixels_with_a_part_of_the_board_and_the_curve() -> None:
    red = Image.new("RGB", (1600, 1400), (200, 0, 0))
    card = draw_card(CARD, red)
    assert card.size == (SIDE, SIDE) == (550, 550)
    assert card.getpixel((SIDE // 2, MAP // 2)) == (200, 0, 0)
    flat = draw_card(CARD._replace(curve=()), red)
    changed = ImageChops.difference(card, flat).getbbox()
    assert changed is not None
    assert changed[1] > MAP, "the curve is below the board"


def test_without_a_board_there_is_only_text() -> None:
    card = draw_card(CARD._replace(curve=()), None)
    assert card.size == (SIDE, SIDE)
    assert len(set(card.crop((0, 300, SIDE, 480)).getdata())) == len(set(card.crop((3, 300, 4, 301)).getdata())) + 1


def test_chances_are_written_as_a_line_of_blocks() -> None:
    assert bars(()) == bars((0.5,)) == ""
    assert bars((0.0, 0.5, 1.0)) == f"{BARS[0]}{BARS[4]}{BARS[-1]}"
    assert len(bars(tuple(place / 100 for place in range(100)))) == 12
