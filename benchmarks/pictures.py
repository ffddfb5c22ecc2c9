"""The measurement of the time of pictures, relative to Pillow's own plain save of the same picture, for `make
bench`.
"""

from __future__ import annotations

import io
import statistics
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from PIL import Image

import engine.games
import render.games
from benchmarks.figure import Figure, seconds
from benchmarks.living_boards import DRAWN, GAMES, WARM, measure_apart
from benchmarks.recordings import REPLAY, recorded
from bot.cli.contact_sheet import play
from bot.cli.output import note
from bot.maps.handlers import first
from engine.core.playout import play_out
from engine.core.replay import scenes
from render.language import speaking, spoken
from render.pictures.print_page import Page
from render.presenter import LOOKS, Look

MAP_WANTED, MAP_SIZE = 1.5, 250 * 1024
"""The maximum wanted time of a map that was drawn before, as a multiple of Pillow's own level-1 PNG save of the same
picture, and the maximum size in bytes.
"""
LIVING_WANTED, LIVING_P90_WANTED = 1.2, 1.6
"""The maximum wanted mean and 90th percentile for different living boards, as multiples of the mean plain save of the
same pictures.
"""
FIGHT_WANTED = 2.0
"""The maximum wanted mean for enlarged fights, as a multiple of the mean plain save of the same pictures."""
PART_WANTED = 1.0
"""The maximum wanted time of an enlarged part of the map, as a multiple of the plain save of the same picture."""
PAGE_WANTED = 2.5
"""The maximum wanted time of a newspaper page that was drawn before, as a multiple of the plain save of the same
picture.
"""


def busiest_view(name: str) -> Any:
    """Return a view from the middle of a game that the steward played: the view of the latest round within a day."""
    ruleset = engine.games.find(name)
    best: tuple[int, bytes] = (-1, b"")

    def look(world: Any, _ask: object) -> None:
        nonlocal best
        _, round_ = ruleset.progress(world)
        if round_ > best[0]:
            best = round_, ruleset.encode(world)

    play_out(ruleset, seed="bench-map", options={}, policy=ruleset.policies["steward"]("bench-map"), on_ask=look)
    return ruleset.view(ruleset.decode(best[1], ruleset.schema_version))


def warm_map(name: str, rounds: int, *, look: Look = LOOKS[0]) -> Figure:
    """Return the measurement of the map of a busy position that was drawn before."""
    presenter = render.games.find(name)
    view = busiest_view(name)
    draw = partial(spoken, "en", partial(presenter.picture, view, look=look))
    packed = draw()
    what = f"{name}: a warm map ({look}), {len(packed) / 1024:.0f} KB"
    figure = _drawing(what, packed, draw, rounds, wanted=MAP_WANTED)
    return replace(figure, good=figure.good and len(packed) <= MAP_SIZE)


def living(name: str, locale: str, number: int) -> list[Figure]:
    """Return the measurements of different living boards and of their fights in a language, in CPU time; with fewer
    boards the warm-up is shorter.
    """
    try:
        costs = measure_apart(
            name, locale=locale, games=min(GAMES, number), warm=round(number * WARM / DRAWN), drawn=number
        )
    except OSError as error:
        note(f"Living boards are left out: they cannot be drawn apart ({error}).")
        return []
    found = []
    wanted = ((costs.boards, "boards", LIVING_WANTED, LIVING_P90_WANTED), (costs.fights, "fights", FIGHT_WANTED, None))
    for cost, what, mean, p90 in wanted:
        if cost is None:
            continue
        told = f"{cost.mean:.1f} ms of CPU (median {cost.median:.1f}, 90 % within {cost.p90:.1f})"
        plain = f"Pillow's level-1 save {cost.save:.1f} ms"
        good = f"{mean:.2f} or less" + (f", 90 % {p90:.2f}" if p90 else "")
        met = cost.mean <= mean * cost.save and (p90 is None or cost.p90 <= p90 * cost.save)
        name_of = f"{name}: {cost.pictures} different {what}, {locale}"
        found.append(Figure(name_of, told, plain, cost.mean / cost.save, good, met))
    return found


def told(name: str, rounds: int) -> Figure:
    """Return the measurement of the most eventful map of a game with odds, with all event marks on it."""
    played = play(name)
    moment = played.eventful
    draw = partial(spoken, "en", partial(played.presenter.picture, moment.view, events=moment.events))
    return _drawing(f"{name}: a warm map and what happened on it", draw(), draw, rounds, wanted=MAP_WANTED)


def part(name: str, rounds: int) -> Figure:
    """Return the measurement of the enlarged part of the map with the most activity."""
    presenter, view = render.games.find(name), busiest_view(name)
    subject = first(presenter.overlays(view, None), ())
    assert subject is not None, "what just happened can always be seen"
    overlaid = partial(presenter.overlay_picture, view, None, subject, part=presenter.busiest(view, ()))
    draw = partial(spoken, "en", overlaid)
    return _drawing(f"{name}: a part of it enlarged", draw(), draw, rounds, wanted=PART_WANTED)


def dispatch(name: str, rounds: int) -> Figure | None:
    """Return the measurement of a newspaper page in the middle of a game; None for a game without a newspaper."""
    presenter = render.games.find(name)
    told = list(scenes(engine.games.find(name), recorded(name, REPLAY)))
    told = told[: len(told) // 2]

    def draw() -> Page | None:
        with speaking("en"):
            return presenter.newspaper(told, game="bench", period=None)

    page = draw()
    if page is None:
        return None
    return _drawing(f"{name}: a warm dispatch", page.picture, draw, rounds, wanted=PAGE_WANTED)


def _drawing(what: str, packed: bytes, draw: Callable[[], object], rounds: int, *, wanted: float) -> Figure:
    """Return the measurement of a picture's time compared with its plain save; `packed` is the drawn picture as a
    PNG.
    """
    picture = Image.open(io.BytesIO(packed))
    picture.load()
    drawn, saved = [], []
    for _ in range(rounds):  # in turns, so that a busy machine slows both
        drawn.append(seconds(draw))
        saved.append(seconds(lambda: picture.save(io.BytesIO(), "PNG", compress_level=1)))
    warm, plain = statistics.median(drawn), statistics.median(saved)
    return Figure(
        f"{what}, {picture.width}x{picture.height}",
        f"{warm * 1000:.1f} ms",
        f"Pillow's level-1 save {plain * 1000:.1f} ms",
        warm / plain,
        f"{wanted:.2f} or less",
        warm / plain <= wanted,
    )
