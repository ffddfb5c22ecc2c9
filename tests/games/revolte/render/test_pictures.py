"""Pictures of La révolte: every table and theme, bases that are large enough and differ without colour, overlays,
pages.
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from games.revolte.played import played
from PIL import Image, ImageChops
from support import stress

from engine.games.revolte import RULESET
from engine.games.revolte import events as e
from engine.games.revolte.figures import PINNED, STOPPED
from engine.games.revolte.house_rules import House
from engine.games.revolte.scenarios import SCENARIOS
from engine.games.revolte.world import View, set_up, view_of
from engine.tabletop.points import Point
from render.games.revolte import PRESENTER
from render.games.revolte.map import overlays
from render.games.revolte.map.bases import RADIUS, Base, draw_base
from render.games.revolte.map.crops import WIDE, layout
from render.games.revolte.map.fight import ROOM
from render.games.revolte.map.frame import EDGE, FOOT
from render.games.revolte.map.names import _box, _hidden, _labels, moved_names
from render.games.revolte.map.scene import NEAR, Window, draw_table, near, whole
from render.games.revolte.map.traces import NOTHING, deeds, focus, traces
from render.games.revolte.pages.poster import causes
from render.games.revolte.text import catalogue
from render.games.revolte.theme import THEMES
from render.language import speaking
from render.pictures.drawing import Colour
from render.presenter import LOOKS, Look

TELEPHONE = 360
"""The width at which a telephone shows a picture, in pixels."""
COMPUTER = 550
"""The width at which a computer shows it."""
LEAST = 28
"""The least width of a base in a close-up on it."""
AA = 4.5


def view(name: str) -> View:
    return view_of(set_up(name, House()), None)


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.stress("contrast-langfang")
@pytest.mark.parametrize(("look", "name"), stress.spread([*product(LOOKS, SCENARIOS)], of=4))
def test_every_table_is_drawn_in_every_theme(name: str, look: Look) -> None:
    with speaking("en"):
        picture = PRESENTER.draw_map(view(name), look=look)
    assert picture.mode == "P"
    assert 1_480 < picture.width < 1_560
    grey = picture.convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(grey, int)
    assert grey < 100 if look == "dark" else grey > 150


def test_a_base_in_a_close_up_is_large_enough_on_a_phone() -> None:
    found = played("langfang")
    with speaking("en"):
        for moment in found.moments:
            events = found.events[: moment.before]
            drawn = PRESENTER.draw_fight(moment.view, events, look="chart")
            if drawn is not None:
                assert 20 * NEAR * TELEPHONE / drawn.width >= LEAST - 2
                return
    pytest.fail("nobody fought")


@pytest.mark.stress
def test_a_close_up_has_both_ends_of_a_shot_or_is_not_sent() -> None:
    sent, left_out = 0, 0
    for name in SCENARIOS:
        found = played(name)
        for moment in found.moments:
            events = found.events[: moment.before]
            spots = focus(events, ROOM)
            with speaking("en"):
                assert bool(spots) or not PRESENTER.fight_alt(moment.view, events)
            if not spots:
                left_out += bool(focus(events))
                continue
            window = near(name, spots)
            for ends in deeds(events):
                if set(ends) <= set(spots[:2]) and spots[0] in ends:
                    assert all(_inside(window, spot) for spot in ends)
                    sent += 1
    assert sent
    assert left_out


def _inside(window: Window, spot: tuple[float, float]) -> bool:
    return window.left <= spot[0] <= window.right and window.top <= spot[1] <= window.bottom


def test_a_base_on_a_board_is_24_pixels_wide_on_a_computer() -> None:
    """Measured over 114 boards of nine games: 42 in 100 with one part, 63 with two; the others round the weightiest."""
    shown: Counter[int] = Counter()
    for name in SCENARIOS:
        found = played(name)
        for moment in found.moments:
            events = found.events[: moment.before]
            parts = layout(name, events)
            assert (parts is None) == (not deeds(events))
            if parts is None:
                continue
            shown[len(parts.windows)] += 1
            wide = sum(each.size[0] + EDGE for each in parts.windows) if parts.beside else WIDE
            assert wide <= WIDE
            for each in parts.windows:
                assert 20 * each.unit * COMPUTER / WIDE >= 24
            for spot in deeds(events)[0]:
                assert any(_inside(each, spot) for each in parts.windows)
    assert shown[1] >= shown[2] > 0


@pytest.mark.stress("1")
@pytest.mark.parametrize("number", range(2))
def test_a_board_shows_the_table_next_to_its_parts(number: int) -> None:
    found = played("langfang")
    moments = [each for each in found.moments if layout("langfang", found.events[: each.before])]
    moment = moments[number * len(moments) // 2]
    events = found.events[: moment.before]
    with speaking("fr"):
        picture = PRESENTER.draw_map(moment.view, look="chart", events=events, enlarged=True)
        whole_table = PRESENTER.draw_map(moment.view, look="chart", enlarged=True)
        with_legend = PRESENTER.draw_map(moment.view, look="chart")
    assert picture.width <= WIDE
    assert picture.height <= 1.6 * WIDE
    assert with_legend.height - whole_table.height == FOOT, "only Map has the legend"


@pytest.mark.parametrize("look", LOOKS)
def test_sides_and_markers_differ_without_colour(look: Look) -> None:
    theme = THEMES[look]
    plain = Base("", True, "", False, False)
    kinds = [
        plain,
        plain._replace(european=False),
        plain._replace(moving=True),
        plain._replace(state=STOPPED),
        plain._replace(state=PINNED),
        plain._replace(leader=True),
        plain._replace(arm="rifle"),
        plain._replace(arm="jingal"),
        plain._replace(arm="pistol"),
        plain._replace(european=False, fanatic=True),
    ]
    shapes = []
    for kind in kinds:
        drawn = draw_base(kind, 4, theme)
        sheet = Image.new("RGB", drawn.size, theme.earth)
        sheet.paste(drawn, (0, 0), drawn)
        shapes.append(sheet.convert("L"))
    for number, one in enumerate(shapes):
        for other in shapes[number + 1 :]:
            box = ImageChops.difference(one, other).point([255 if tone > 40 else 0 for tone in range(256)]).getbbox()
            assert box is not None


@pytest.mark.parametrize("look", LOOKS)
def test_letters_on_bases_are_legible(look: Look) -> None:
    theme = THEMES[look]
    assert contrast(theme.european, theme.european_ink) >= AA
    assert contrast(theme.boxer, theme.boxer_ink) >= AA


def test_traces_are_those_of_the_turn() -> None:
    way = ((10, 10), (50, 10))
    moved = e.FigureMoved(figure="a1", way=way, spent=40)
    fell = e.FigureEliminated(figure="a2", at=(80, 80), why="fire")
    found = traces((e.TurnBegan(turn=1), moved, fell, e.TurnBegan(turn=2)))
    assert not found.ways
    assert found.old == ((80, 80),)
    assert traces((e.TurnBegan(turn=1), moved, fell)).ways == (way,)


@pytest.mark.stress("reach")
@pytest.mark.parametrize("kind", ["reach", "ranges", "sight", "cover", "distances", "way"])
def test_overlays_change_the_picture_and_describe_it(kind: str) -> None:
    moment = played("tartar-wall").moments[-1]
    position = moment.world.position
    figure = next(name for name in position.standing("europeans") if position.roster[name].kind.fire)
    at = position.at(figure)
    subject = {
        "cover": ("cover", "europeans"),
        "way": ("way", figure, f"{max(20, at.x - 60)},{at.y}"),
    }.get(kind, (kind, figure))
    with speaking("en"):
        shown = PRESENTER.draw_map(moment.view, look="chart", overlay=subject)
        said = PRESENTER.overlay(moment.view, moment.ask, subject)
        assert shown.width <= 1_560
        assert said.title
        assert all(said.lines)
        assert said.alt
        if kind not in overlays.ABOUT_ONE:
            plain = PRESENTER.draw_map(moment.view, look="chart")
            assert ImageChops.difference(shown.convert("RGB"), plain.convert("RGB")).getbbox() is not None


def test_every_listed_overlay_can_be_picked() -> None:
    moment = played("tartar-wall").moments[0]
    ask = PRESENTER.overlays(moment.view, moment.ask)
    with speaking("fr"):
        for choice in ask.menu().choices:
            assert PRESENTER.label(choice)
            if choice.then is not None:
                assert choice.then().choices


@pytest.mark.stress
def test_a_quarter_is_enlarged() -> None:
    with speaking("it"):
        for name, title in PRESENTER.parts():
            assert title
            assert PRESENTER.draw_map(view("fu-gate"), look="chart", part=name).width > 1_000


@pytest.mark.stress("fu-gate", "langfang")
@pytest.mark.parametrize("name", stress.spread(["tartar-wall", "langfang", "fu-gate"], of=1))
def test_the_poster_shows_all_fallen_figures(name: str) -> None:
    found = played(name)
    scenes: list[Any] = [
        SimpleNamespace(view=moment.view, events=found.events[before : moment.before])
        for before, moment in zip((0, *(each.before for each in found.moments)), found.moments, strict=False)
    ]
    last = found.moments[-1].before
    scenes.append(SimpleNamespace(view=view_of(found.end, None), events=found.events[last:]))
    result = RULESET.result(found.end)
    assert result is not None
    with speaking("fr"):
        page = PRESENTER.poster(scenes, result, game="abcd")
    assert page is not None
    fell = causes(found.end.position, found.events)
    with speaking("fr"):
        for side, counted in fell.items():
            assert sum(counted.values()) == found.end.position.lost[side]
            assert f"{catalogue.side_short(side)}\u202f: {sum(counted.values())}" in page.alt


@pytest.mark.stress("it-fu-gate", "fr-fu-gate")
@pytest.mark.parametrize(("locale", "name"), stress.spread([*product(("en", "it", "fr"), SCENARIOS)], of=3))
def test_no_figure_hides_the_name_of_a_wall_or_a_house(name: str, locale: str) -> None:
    """A figure on a name moves the name, and nothing else."""
    world = set_up(name, House())
    window = whole(name)
    part, radius = (window.left, window.top, window.unit), RADIUS * window.unit
    with speaking(locale):
        features = dict(_labels(name, part))
        usual = {feature: _box(labels[0], window.size) for feature, labels in features.items()}
        assert all(usual.values()), "each name has room"
        assert moved_names(name, part, window.size, [], radius) == ()
        for feature, box in usual.items():
            assert box is not None
            at = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
            ((moved, place),) = moved_names(name, part, window.size, [at], radius)
            assert moved == feature
            found = _box(features[feature][place], window.size)
            assert found is not None
            assert not _hidden(found, [at], radius)
    everybody = [each for each in world.position.figures.values() if each.at is not None]
    with speaking(locale):
        figure, plain = everybody[0], draw_table(world.position, window, NOTHING, look="chart")
        spots = [window.at(each.at) for each in everybody if each.at is not None]
        moved = dict(moved_names(name, part, window.size, spots, radius))
        feature, box = next(each for each in usual.items() if each[0] not in moved)
        assert box is not None
        at = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
        figure.at = Point(round(at[0] / window.unit), round(at[1] / window.unit))
        spots = [window.at(each.at) for each in everybody if each.at is not None]
        place = dict(moved_names(name, part, window.size, spots, radius))[feature]
        drawn = draw_table(world.position, window, NOTHING, look="chart")
    there = _box(features[feature][place], window.size)
    assert there is not None
    parts = [each.crop(tuple(map(round, there))).convert("L") for each in (plain, drawn)]
    assert ImageChops.difference(parts[0], parts[1]).getbbox(), "the name is drawn where it can be read"
