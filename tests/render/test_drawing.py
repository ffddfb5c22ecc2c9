"""A large transparent sheet is made smaller only where something is drawn, and looks as if all of it was."""

from __future__ import annotations

import pytest
from PIL import Image

from render.pictures.drawing import Pen


@pytest.mark.parametrize("scale", [2, 4])
@pytest.mark.parametrize("zoom", [1, 1.3])
def test_a_large_sheet_is_the_same_whether_made_smaller_in_part_or_whole(scale: int, zoom: float) -> None:
    pen = Pen(400, 300, scale=scale, origin=(7, 3), zoom=zoom)
    pen.dashes((31.3, 40.7), (210, 151), (200, 30, 10), width=1.8, dash=7)
    pen.oval((20, 35, 60, 71), edge=(0, 0, 90), width=1.4)
    assert pen.done() == pen.sheet.resize(pen.size, Image.Resampling.BOX)
    pen.line([(10, 5), (400, 299)], (9, 9, 9), width=3)  # now most of the sheet
    assert pen.done() == pen.sheet.resize(pen.size, Image.Resampling.BOX)


def test_an_empty_sheet_stays_empty() -> None:
    pen = Pen(400, 300)
    assert pen.done() == Image.new("RGBA", (400, 300))
