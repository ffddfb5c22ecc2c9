"""Drawn pieces are cached up to a number of bytes, for all maps together."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from PIL import Image

from render.pictures.keeping import EACH, PIECES, PLACE, Store, weight
from render.pictures.palette import Palette, Sprite


def _picture(number: int) -> Image.Image:
    return Image.new("P", (100, 10), number % 256)


def test_each_piece_is_drawn_once() -> None:
    drawn: list[int] = []

    def draw(number: int) -> Image.Image:
        drawn.append(number)
        return _picture(number)

    kept = Store().keeping(draw)
    assert kept(1) is kept(1)
    kept(2)
    assert drawn == [1, 2]


def test_the_size_is_bounded_and_recently_used_pieces_stay() -> None:
    drawn: list[int] = []

    def draw(number: int) -> Image.Image:
        drawn.append(number)
        return _picture(number)

    store = Store(3 * (weight(_picture(0)) + PLACE))
    kept = store.keeping(draw)
    for number in (1, 2, 3, 1, 4):  # 2 has not been used for the longest time
        kept(number)
        assert store.held <= store.most
    assert len(store) == 3
    kept(1)
    kept(2)
    assert drawn == [1, 2, 3, 4, 2]


def test_a_piece_with_a_key_is_drawn_once() -> None:
    store = Store(2 * (weight(_picture(0)) + PLACE))
    one, two = store.number(), store.number()
    first = store.found(one, "a", lambda: _picture(1))
    assert store.found(one, "a", lambda: _picture(2)) is first
    assert store.found(two, "a", lambda: _picture(2)).getpixel((0, 0)) == 2
    store.found(two, "b", lambda: _picture(3))
    assert store.found(one, "a", lambda: _picture(4)).getpixel((0, 0)) == 4, "it was used least lately, and given up"


def test_functions_share_the_memory_limit_but_not_their_results() -> None:
    store = Store(2 * (weight(_picture(0)) + PLACE))
    one, two = store.keeping(_picture), store.keeping(lambda number: _picture(number + 1))
    assert one(1).getpixel((0, 0)) != two(1).getpixel((0, 0))
    for number in range(9):
        one(number), two(number)
    assert (len(store), store.held) == (2, store.most)


def test_a_piece_larger_than_the_store_is_returned_and_not_cached() -> None:
    store = Store(10)
    assert store.keeping(_picture)(1).size == (100, 10)
    assert (len(store), store.held) == (0, 0)


def test_threads_may_draw_at_the_same_time() -> None:
    store = Store(20 * (weight(_picture(0)) + PLACE))
    kept = store.keeping(_picture)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda number: (number % 50, kept(number % 50).getpixel((0, 0))), range(2_000)))
    assert all(number == colour for number, colour in found)
    assert store.held == len(store) * (weight(_picture(0)) + PLACE) <= store.most


def test_a_sprite_is_weighed_with_its_mask_and_has_no_palette_of_its_own() -> None:
    palette = Palette([(0, 0, 0), (255, 255, 255)], [Image.new("RGB", (9, 9), (90, 90, 90))])
    sprite = Sprite(Image.new("RGBA", (30, 20), (255, 255, 255, 255)), palette, under=(0, 0, 0))
    assert weight((b"x" * 1_000, 5)) >= 1_000
    assert weight(sprite) == 2 * (30 * 20 + EACH)
    assert sprite.picture.palette is None
    assert PIECES.most <= 80 * 2**20, "the memory of drawing is bounded, see render_memory"
