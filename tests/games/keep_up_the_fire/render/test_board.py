"""Pictures of Keep Up the Fire!: legible in every theme and language, distinct without colour, small and drawn once."""

from __future__ import annotations

from collections import Counter
from functools import cache
from io import BytesIO
from itertools import combinations
from typing import Any, NamedTuple, get_args

import pytest
from PIL import Image, ImageChops
from support import stress
from support.records import Game

import engine.games
from engine.core.replay import Recording, scenes
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import KINDS, LANE, POWERS, WALLS, board
from engine.games.keep_up_the_fire.cards import cards
from engine.games.keep_up_the_fire.world import Foe, Position
from render.catalogue import languages
from render.fonts import font
from render.games.keep_up_the_fire import PRESENTER
from render.games.keep_up_the_fire.map import counters, event_badges, ground, layout
from render.games.keep_up_the_fire.map.enlarged_map import BOXES
from render.games.keep_up_the_fire.map.event_badges import KEYS
from render.games.keep_up_the_fire.map.whole_map import WholeMap, place_of
from render.games.keep_up_the_fire.pages.chronicle import turns
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.theme import PAPER, THEMES
from render.language import speaking
from render.panel import ALT_LENGTH
from render.pictures import drawing
from render.pictures.drawing import Colour, Pen
from render.pictures.newspaper_page import WIDTH
from render.presenter import LOOKS, Look

RULESET = engine.games.find("keep-up-the-fire")
LANGUAGES = list(languages())
AA = 4.5
"""The contrast required of texts of every size; WCAG requires less of large ones."""
ENOUGH = 0.06
"""The smallest share of their area by which two signs must differ in grey."""


def crowded() -> Position:
    """Build a position with one of everything."""
    view = RULESET.view(RULESET.new({}))
    view.turn, view.card, view.left, view.heroic = 12, "french-mine", 20, 3
    view.discard = ["truce", "french-mine"]
    spaces = ("extreme", "long", "wall", "streets")
    view.foes = [Foe(wall, KINDS[place % 2], place + 3, spaces[place]) for place, wall in enumerate(WALLS)]
    view.forts = dict(zip(WALLS, (0, 1, 3, 4), strict=True))
    view.posts["west"].remove("austria")
    view.peitang = ["austria"]
    view.posts["east"].remove("japan")
    view.strengths["japan"] = 0
    view.station, view.speed, view.power = 4, 2, 3
    view.blocker = "ma-yukun" if "ma-yukun" in board().blockers else next(iter(board().blockers))
    return view


@cache
def played(seed: str) -> Game:
    return Game(RULESET, seed=seed).play(policy="steward")


# --- size and colours ---


@pytest.mark.stress("chart", "dark")
@pytest.mark.parametrize("look", LOOKS)
def test_the_board_is_a_square_of_few_colours(look: Look) -> None:
    with speaking("en"):
        data = PRESENTER.picture(crowded(), look=look)
    picture = Image.open(BytesIO(data))
    assert picture.size == (layout.WIDTH, layout.HEIGHT)
    assert picture.mode == "P"
    assert len(data) < 400_000


@pytest.mark.stress
def test_the_ground_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn, draw_arena = [], ground.draw_arena

    def counting(*args: Any, **more: Any) -> None:
        drawn.append(args)
        draw_arena(*args, **more)

    monkeypatch.setattr(ground, "draw_arena", counting)
    with speaking("en"):
        chart, view = WholeMap(), crowded()
        for strength in range(1, 6):
            view.strengths["britain"] = strength
            chart.draw(view)
    assert len(drawn) == 1


@pytest.mark.stress("dark", "chart")
@pytest.mark.parametrize("look", LOOKS)
def test_each_theme_has_a_picture_of_its_own(look: Look) -> None:
    assert set(THEMES) == set(get_args(Look))
    with speaking("en"):
        image = PRESENTER.image(crowded(), look=look)
    grey = image.convert("L").resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(grey, int)
    assert grey < 100 if look == "dark" else grey > 150


def luminance(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    dark, light = sorted((luminance(one), luminance(two)))
    return (light + 0.05) / (dark + 0.05)


class Text(NamedTuple):
    """A drawn text with its colour, its background, its size, and whether it lies fully on its sheet."""

    said: str
    fill: Colour
    ground: Colour
    size: float
    inside: bool


def _under(pen: Pen, box: tuple[float, float, float, float], how: dict[str, Any]) -> Colour | None:
    if how.get("halo"):
        return tuple(how["halo"])
    part = pen.sheet.crop(tuple(round(edge) for edge in box)).convert("RGBA")  # type: ignore[arg-type]
    tally: Counter[tuple[int, ...]] = Counter()
    for count, colour in part.getcolors(part.width * part.height) or []:
        assert isinstance(colour, tuple)
        if colour[3] > 200:
            tally[colour[:3]] += count
    return tally.most_common(1)[0][0] if tally else None  # type: ignore[return-value]


@cache
def texts_of(look: Look, locale: str) -> list[Text]:
    """Return every text of pictures that show one of everything, and of each card."""
    found: list[Text] = []
    write = Pen.text

    def noted(pen: Pen, at: tuple[float, float], said: str, fill: Colour, **how: Any) -> None:
        used = font(how.get("face", "figures"), round(how.get("size", 12) * pen.scale))
        box = pen.on.textbbox(pen._at([at])[0], said, font=used, anchor=how.get("anchor", "mm"))
        ground = _under(pen, box, how)
        inside = box[0] >= -1 and box[1] >= -2 and box[2] <= pen.sheet.width + 1 and box[3] <= pen.sheet.height + 2
        if said and ground is not None:
            found.append(Text(said, fill, ground, how.get("size", 12), inside))
        write(pen, at, said, fill, **how)

    with speaking(locale), pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing.Pen, "text", noted)
        chart = WholeMap(theme=THEMES[look])
        view = crowded()
        chart.draw(view, events=_happened())
        for name in cards():
            chart._card(name)
        view.verdict = "decisive-defeat"
        chart.draw(view)
    return found


def _happened() -> list[Any]:
    return [
        e.ForcesPlaced(wall="north", kind="boxers", strength=3),
        e.WallFortified(wall="east", level=1),
        e.WallDamaged(wall="south", level=1, why="mine"),
    ]


@pytest.mark.stress("chart")
@pytest.mark.parametrize("look", stress.spread([*LOOKS], of=3))
def test_every_text_is_legible(look: Look) -> None:
    found = texts_of(look, "en")
    assert len({text.said for text in found}) > 100
    faint = {text: round(contrast(text.fill, text.ground), 2) for text in found}
    assert not {text: ratio for text, ratio in faint.items() if ratio < AA}


@pytest.mark.parametrize("locale", stress.spread([*LANGUAGES], of=3))
def test_nothing_is_cut_or_too_small_for_a_phone(locale: str) -> None:
    """A picture of 1,400 pixels is shown about 400 points wide: small print needs 14 of its pixels."""
    found = texts_of("chart", locale)
    assert not [text.said for text in found if not text.inside]
    assert not [(text.said, text.size) for text in found if text.size < 13]
    small = [text.said for text in found if text.size < 15]
    assert len(small) < 0.1 * len(found)


@pytest.mark.stress
@pytest.mark.parametrize("locale", stress.spread([*LANGUAGES], of=3))
def test_each_story_fits_on_its_card(locale: str) -> None:
    """No card's story or rule ends in an ellipsis."""
    found: list[str] = []
    write = Pen.text

    def noted(pen: Pen, at: tuple[float, float], said: str, fill: Colour, **how: Any) -> None:
        found.append(said)
        write(pen, at, said, fill, **how)

    with speaking(locale), pytest.MonkeyPatch.context() as patch:
        patch.setattr(drawing.Pen, "text", noted)
        chart = WholeMap()
        for name in cards():
            chart._card(name)
    assert found
    assert not [said for said in found if said.endswith("…")]


# --- without colour ---


def differ(one: Image.Image, two: Image.Image) -> float:
    """Return the share of their area by which two pictures differ in grey."""
    wide, high = min(one.width, two.width), min(one.height, two.height)
    grey = [each.convert("RGB").convert("L").crop((0, 0, wide, high)) for each in (one, two)]
    apart = ImageChops.difference(*grey).point([255 if value > 60 else 0 for value in range(256)])
    return apart.histogram()[255] / (wide * high)


def test_kinds_of_units_have_distinct_shapes_and_letters() -> None:
    one, two = (counters.unit(kind, 4, PAPER) for kind in KINDS)
    assert differ(one, two) > ENOUGH


def test_legations_differ_without_colour() -> None:
    assert set(counters.FLAGS) == set(POWERS)
    pieces = {power: counters.legation(power, 5, PAPER) for power in POWERS}
    for one, two in combinations(POWERS, 2):
        assert differ(pieces[one], pieces[two]) > 0.02, (one, two)


def test_marks_have_distinct_shapes() -> None:
    badges = {key: event_badges.badge(mark._replace(text="", dice=()), PAPER) for key, mark in KEYS.items()}
    for one, two in combinations(badges, 2):
        assert differ(badges[one], badges[two]) > 0.03, (one, two)


# --- positions of the parts ---


def test_every_space_has_a_place_of_its_own() -> None:
    spots = {(wall, space): place_of(wall, space) for wall in WALLS for space in LANE if space != "fort"}
    wide, high = layout.COUNTER
    for (one, here), (two, there) in combinations(spots.items(), 2):
        assert abs(here.x - there.x) >= wide or abs(here.y - there.y) >= high, (one, two)
    for spot in spots.values():
        assert layout.ARENA[0] <= spot.x - wide / 2
        assert spot.x + wide / 2 <= layout.ARENA[2]
        assert layout.ARENA[1] <= spot.y - high / 2
        assert spot.y + high / 2 <= layout.ARENA[3]


@pytest.mark.parametrize(
    ("change", "box"),
    [
        (lambda view: view.forts.update(north=2), layout.ARENA),
        (lambda view: setattr(view, "gun", "south" if view.gun != "south" else "west"), layout.ARENA),
        (lambda view: setattr(view.foes[0], "strength", 6), layout.ARENA),
        (lambda view: setattr(view.foes[0], "kind", "imperials"), layout.ARENA),
        (lambda view: setattr(view, "heroic", 4), layout.ARENA),
        (lambda view: setattr(view, "left", 9), layout.ARENA),
        (lambda view: view.peitang.clear(), layout.ARENA),
        (lambda view: setattr(view, "station", 5), layout.ROAD),
        (lambda view: setattr(view, "speed", 3), layout.ROAD),
        (lambda view: setattr(view, "power", 0), layout.ROAD),
        (lambda view: setattr(view, "blocker", ""), layout.ROAD),
        (lambda view: view.strengths.update(britain=1), layout.TABLE),
        (lambda view: setattr(view, "card", "truce"), layout.CARD),
        (lambda view: setattr(view, "turn", 13), layout.HEAD),
    ],
)
def test_every_fact_is_visible(change: Any, box: drawing.Box) -> None:
    view = crowded()
    with speaking("en"):
        before = PRESENTER.image(view).convert("RGB")
        change(view)
        after = PRESENTER.image(view).convert("RGB")
    apart = ImageChops.difference(before, after).crop(tuple(round(edge) for edge in box)).getbbox()  # type: ignore[arg-type]
    assert apart is not None


def test_the_last_events_are_marked() -> None:
    view = crowded()
    with speaking("en"):
        plain = PRESENTER.image(view).convert("RGB")
        told = PRESENTER.image(view, events=_happened()).convert("RGB")
    assert ImageChops.difference(plain, told).getbbox() is not None
    another = [*_happened(), e.CardTurned(turn=2, card="truce", colour="red", kind="action", left=3)]
    assert not event_badges.marks(another), "another turn: what was before is no news"


@pytest.mark.parametrize("part", [*BOXES, ""])
def test_parts_are_enlarged(part: str) -> None:
    with speaking("en"):
        data = PRESENTER.overlay_picture(crowded(), None, ("reach",), part=part)
        assert max(Image.open(BytesIO(data)).size) == (1400 if part else layout.HEIGHT)
        assert {name for name, _ in PRESENTER.parts()} == set(BOXES)


# --- newspaper ---


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("locale", LANGUAGES)
def test_a_turn_is_a_front_page(locale: str) -> None:
    told = list(scenes(RULESET, tape(played("b1"))))
    last = turns(told)[-2]
    with speaking(locale):
        page = PRESENTER.newspaper(told, game="abc", period=last.number)
        assert page is not None
        with speaking(locale):
            assert page.title == catalogue.card_title(last.card)
        assert 0 < len(page.alt) <= ALT_LENGTH
        assert Image.open(BytesIO(page.picture)).width == WIDTH
        assert PRESENTER.newspaper(told, game="abc", period=99) is None
        assert PRESENTER.newspaper(told[:1], game="abc", period=None) is None


@pytest.mark.parametrize("locale", stress.spread([*LANGUAGES], of=3))
def test_a_finished_game_has_a_poster(locale: str) -> None:
    game = played("b1")
    told = list(scenes(RULESET, tape(game)))
    result = RULESET.result(game.now.world)
    assert result is not None
    with speaking(locale):
        page = PRESENTER.poster(told, result, game="abc")
        assert page is not None
        assert page.title == PRESENTER.band(result["band"])
        assert 0 < len(page.alt) <= ALT_LENGTH
        assert PRESENTER.poster(told[:1], result, game="abc") is None


def tape(game: Game) -> Recording:
    return Recording(system=RULESET.name, seed=game.seed, options={}, entries=tuple(game.entries))
