"""Drawing uses bounded memory: few fonts are open, few sprites are kept, and a process's memory can be measured."""

from __future__ import annotations

import sys

import pytest

from benchmarks import render_memory
from engine.core.save import new_game
from engine.games.siege.ruleset import RULESET
from render.fonts import OPEN, font
from render.games.siege.map.whole_map import WholeMap

pytestmark = pytest.mark.usefixtures("english")

MIB = 2**20

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the system does not say what a process holds")


def test_few_font_sizes_are_cached() -> None:
    first = font("bold", 10)
    for size in range(11, 11 + 2 * OPEN):
        font("bold", size)
    assert font.cache_info().currsize == OPEN
    assert font("bold", 10).getlength("Hanlin") == first.getlength("Hanlin")


def test_the_ground_of_a_map_takes_one_byte_per_pixel() -> None:
    """Neither the background nor the pictures pasted on it are kept in full colour."""
    chart = WholeMap()
    position = RULESET.view(new_game(RULESET, seed="light", options={}).world)
    chart.draw(position)
    assert chart.plate.ground.mode == "P"
    sprite = chart._zone("hanlin", "fire", False)
    assert sprite.picture.mode == "P"
    assert sprite.shape is None or sprite.shape.mode == "1"


@linux
def test_the_memory_of_a_process_is_measured(orchard: str) -> None:
    weight = render_memory.weigh(orchard, 15)
    assert (weight.maps, weight.parts) == (15, 2)
    assert 5 < weight.before <= weight.peak
    assert weight.renderer == weight.after - weight.before


@linux
def test_the_peak_is_at_least_the_present_memory(monkeypatch: pytest.MonkeyPatch, orchard: str) -> None:
    """The kernel updates the peak and the present figure at different moments."""
    for readings in ([90.0, 60.0], [60.0, 90.0]):
        monkeypatch.setattr(render_memory, "held", iter(readings).__next__)
        monkeypatch.setattr(render_memory, "_most_held", lambda: 89.9)
        assert render_memory.weigh(orchard, 1).peak == 90.0


@linux
def test_cached_pieces_are_counted(monkeypatch: pytest.MonkeyPatch, orchard: str) -> None:
    """Cached pictures are included in the figure."""
    kept: list[bytearray] = []
    enlarge = render_memory._enlarge

    def hoard(*args: object) -> None:
        enlarge(*args)  # type: ignore[arg-type]
        kept.append(bytearray(b"x" * (100 * MIB)))  # more than earlier tests may free meanwhile

    monkeypatch.setattr(render_memory, "_enlarge", hoard)
    assert render_memory.weigh(orchard, 12).renderer > 120


@pytest.mark.stress
@linux
def test_the_memory_is_measured_in_a_separate_process() -> None:
    weight = render_memory.weigh_apart("siege", 1)
    assert weight.maps == 1
    assert weight.before < 80, "what only the bot needs is not loaded"
    with pytest.raises(OSError, match="atlantis"):
        render_memory.weigh_apart("atlantis", 1)
