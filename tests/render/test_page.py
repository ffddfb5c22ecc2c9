"""A game's page by structure: tiles that reassemble to the pictures, curves, escaping, and no hidden data."""

from __future__ import annotations

import hashlib
import html
import io
import json
import re
from base64 import b64decode, b64encode
from html.parser import HTMLParser
from typing import Any

import msgspec
import pytest
from PIL import Image, ImageChops
from support.records import Game

import engine.games
import render.games
from engine.core.replay import Recording, scenes
from render.catalogue import house_texts
from render.curve_data import Measure
from render.html import tiles
from render.html.curves import Curve, curves, figure, groups, table
from render.html.game_page import Facts, page
from render.html.tiles import ACROSS, EACH, TILE, Tiled, Tiler
from render.language import speaking
from render.pictures.animation import Moment, NothingToShow, moments

HASH = "0" * 64


def replayed(game: Game) -> list[Moment]:
    recording = Recording(system=game.ruleset.name, seed=game.seed, options={}, entries=tuple(game.entries))
    return moments(scenes(game.ruleset, recording), render.games.find(game.ruleset.name))


@pytest.fixture(scope="module")
def siege() -> list[Moment]:
    return replayed(Game(engine.games.find("siege"), seed="pages").play(most=30))


@pytest.fixture(scope="module")
def written(siege: list[Moment]) -> str:
    facts = Facts("abcdefgh", "running", "1.0.0", HASH)
    with speaking("en"):
        return page(siege, render.games.find("siege"), facts).decode()


def data_of(written: str) -> dict[str, Any]:
    found = re.search(r'<script type="application/json" id="data">(.*?)</script>', written, re.S)
    assert found is not None
    held: dict[str, Any] = json.loads(found[1])
    return held


class Elements(HTMLParser):
    """Collects all elements of a page with their attributes, and checks that each is closed in order."""

    VOID = frozenset({"meta", "input", "path", "line", "polyline", "br", "hr"})

    def __init__(self, written: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(written)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


# --- tiles ---


def put_together(tiled: Tiled, number: int) -> Image.Image:
    """Reassemble a picture from its tiles, as the page's script does."""
    sheets = [Image.open(io.BytesIO(b64decode(sheet.partition(",")[2]))).convert("RGB") for sheet in tiled.sheets]
    whole = Image.new("RGB", (tiled.columns * TILE, -(-tiled.height // TILE) * TILE))
    for change in tiled.changes[: number + 1]:
        for place, tile in zip(change[::2], change[1::2], strict=True):
            x, y = tile % EACH % ACROSS * TILE, tile % EACH // ACROSS * TILE
            at = (place % tiled.columns * TILE, place // tiled.columns * TILE)
            whole.paste(sheets[tile // EACH].crop((x, y, x + TILE, y + TILE)), at)
    return whole.crop((0, 0, tiled.width, tiled.height))


def test_tiles_make_up_every_picture_exactly(siege: list[Moment]) -> None:
    presenter = render.games.find("siege")
    tiler, pictures = Tiler(), []
    with speaking("en"):
        for moment in siege:
            picture = presenter.image(moment.scene.view, events=moment.scene.events)
            pictures.append(picture.convert("RGB"))
            tiler.add(picture)
    tiled = tiler.done()
    for number in (0, len(pictures) // 2, len(pictures) - 1):
        assert ImageChops.difference(put_together(tiled, number), pictures[number]).getbbox() is None
    every = sum(len(change) // 2 for change in tiled.changes)
    assert every < len(pictures) * len(tiled.changes[0]) / 8, "what stays is not told again"


def test_pictures_without_a_palette_and_a_picture_that_changes_nothing() -> None:
    tiler = Tiler()
    green = Image.new("RGB", (70, 40), "green")
    other = green.copy()
    other.paste("red", (66, 0, 70, 4))
    for picture in (green, green, other, green):
        tiler.add(picture)
    tiled = tiler.done()
    assert tiled.changes[1] == ()
    assert len(tiled.changes[2]) == 2, "one tile"
    assert put_together(tiled, 2).getpixel((68, 2)) == (255, 0, 0)
    assert ImageChops.difference(put_together(tiled, 3), green).getbbox() is None


@pytest.mark.parametrize("at", [(0, 0), (31, 31), (32, 0), (69, 39)])
def test_a_single_pixel_is_a_change(at: tuple[int, int]) -> None:
    tiler = Tiler()
    before = Image.new("L", (70, 40), 100).convert("P")
    after = before.copy()
    after.putpixel(at, 101)
    tiler.add(before)
    tiler.add(after)
    assert tiler.done().changes[1][0] == at[1] // TILE * 3 + at[0] // TILE


def test_a_full_sheet_is_packed_immediately(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiles, "EACH", 4)
    tiler, pictures = Tiler(), []
    for number in range(9):
        pictures.append(Image.new("RGB", (TILE, TILE), (number % 5 * 40, 0, 0)))
        tiler.add(pictures[-1])
        assert len(tiler._open) < 4
    tiled = tiler.done()
    assert len(tiled.sheets) == 2, "five tiles, four of them on the first"
    assert [change[1] for change in tiled.changes] == [0, 1, 2, 3, 4, 0, 1, 2, 3]


def test_all_pictures_share_one_palette() -> None:
    tiler = Tiler()
    first = Image.new("RGB", (32, 32), "navy").quantize(4)
    second = Image.new("RGB", (32, 32), "navy")
    second.paste("black", (0, 0, 4, 4))
    tiler.add(first)
    tiler.add(second.quantize(2))
    shown = put_together(tiler.done(), 1)
    assert shown.getpixel((20, 20)) == (0, 0, 128)


def test_pictures_of_two_sizes_are_refused() -> None:
    tiler = Tiler()
    with pytest.raises(ValueError, match="no picture"):
        tiler.done()
    tiler.add(Image.new("RGB", (8, 8)))
    with pytest.raises(ValueError, match="among pictures"):
        tiler.add(Image.new("RGB", (9, 8)))


# --- curves ---


def curve(name: str, *values: int, group: str = "g", peak: bool = False) -> Curve:
    return Curve(Measure(name, name.title(), values[-1], group, group.upper(), peak), tuple(enumerate(values)))


def test_curves_take_the_last_value_of_a_day_or_its_peak() -> None:
    class Presenter:
        def measures(self, view: int) -> tuple[Measure, ...]:
            return Measure("a", "A", view, "g", "G"), Measure("b", "B", view, "h", "H", peak=True)

    presenter: Any = Presenter()
    with speaking("en"):
        found = curves([(1, 5), (1, 9), (1, 3), (2, 4)], presenter)
    assert [each.values for each in found] == [((1, 3), (2, 4)), ((1, 9), (2, 4))]
    assert list(groups(found)) == ["G", "H"]


def test_a_plot_stays_in_its_frame_and_names_its_curves() -> None:
    shown = [curve("ours", 0, 7, 120), curve("theirs", 3, 250, 1)]
    drawn = figure("Points <b>", shown, titles=["Ours", "Theirs & co"])
    assert "Points &lt;b&gt;" in drawn
    assert "Theirs &amp; co" in drawn
    points = [
        tuple(map(float, point.split(","))) for line in re.findall(r'points="([^"]+)"', drawn) for point in line.split()
    ]
    assert all(0 <= x <= 720 and 0 <= y <= 220 for x, y in points)
    lines = [line.split() for line in re.findall(r'class="c\d" points="([^"]+ [^"]+ [^"]+)"', drawn)]
    assert len(lines) == 2
    heights = [float(point.split(",")[1]) for point in lines[0]]
    assert heights == sorted(heights, reverse=True), "more is higher"
    assert {"c0", "c1"} <= set(re.findall(r'class="(c\d)"', drawn)), "told apart by dash too"


@pytest.mark.parametrize("values", [(0,), (3,), (0, 0, 0), tuple(range(400))])
def test_curves_of_any_length(values: tuple[int, ...]) -> None:
    drawn = figure("G", [curve("a", *values)], titles=["A"])
    assert drawn.count("<text") <= 24
    assert "nan" not in drawn


def test_the_table_has_every_day() -> None:
    written = table([curve("a", 1, 2), curve("b", 3)], titles=["A", "B<"], day="Day")
    assert written.count("<tr>") == 3
    assert "B&lt;" in written
    assert "<td></td>" in written, "a day without a value"


# --- the page ---


def test_the_page_is_well_formed_and_complete(written: str, siege: list[Moment]) -> None:
    elements = Elements(written)
    assert elements.open == []
    ids = [attrs["id"] for _, attrs in elements.found if "id" in attrs]
    assert len(ids) == len(set(ids))
    assert {"map", "slider", "day", "play", "now", "log", "data"} <= set(ids)
    assert sum(bool(re.fullmatch(r"s\d+", name or "")) for name in ids) == len(siege)
    assert "$" not in re.sub(r"<script.*?</script>", "", written, flags=re.S), "no slot is left"
    for tag, attrs in elements.found:
        if tag in {"button", "input"}:
            assert attrs.get("aria-label") or attrs["id"] == "large", attrs


def test_the_page_loads_nothing_from_outside(written: str) -> None:
    (policy,) = re.findall(r'Content-Security-Policy" content="([^"]*)"', written)
    assert policy.startswith("default-src 'none'; img-src data:; ")
    for name in ("script", "style"):
        (inside,) = re.findall(rf"<{name}>(.*?)</{name}>", written, re.S)
        known = b64encode(hashlib.sha256(inside.encode()).digest()).decode()
        assert f"{name}-src 'sha256-{known}'" in policy
    elements = Elements(written).found
    assert not [attrs for _, attrs in elements if any(name.startswith("on") or name == "style" for name in attrs)]
    links = [attrs.get("href") or attrs.get("src") for _, attrs in elements]
    assert not list(filter(None, links))


def test_every_event_is_on_the_page_with_its_dice(written: str, siege: list[Moment]) -> None:
    events = [event for moment in siege for event in moment.scene.events]
    rolled = [event for event in events if getattr(event, "account", None) is not None]
    assert written.count('<li class="rolled">') == len(rolled) > 3
    assert written.count('<li class="order">') == sum(len(moment.scene.happened) for moment in siege) - len(events)
    assert "§5.3" in written


def test_a_running_game_keeps_its_secrets(written: str, siege: list[Moment]) -> None:
    assert "pages" not in re.sub(r"<s(cript|tyle)>.*?</s\1>", "", written, flags=re.S), "the seed"
    assert '"deck"' not in written
    assert HASH in written
    assert "in progress" in written


def test_users_texts_are_escaped(orchard: str) -> None:
    game = Game(engine.games.find(orchard), seed="</script><img src=x>").play()
    presenter = render.games.find(orchard)
    result = game.ruleset.result(game.now.world)
    facts = Facts("abcdefgh", "over", "1<2", HASH, game.seed, result)
    with speaking("it"):
        said = page(replayed(game), presenter, facts).decode()
    assert "<img" not in said
    assert "&lt;/script&gt;&lt;img src=x&gt;" in said
    assert "1&lt;2" in said
    assert said.count("</script>") == 2
    assert Elements(said).open == []


def test_only_emphasis_becomes_an_element(monkeypatch: pytest.MonkeyPatch, orchard: str) -> None:
    presenter = render.games.find(orchard)
    monkeypatch.setattr(
        type(presenter.own), "line", lambda *_, **__: "**bold** `code` ~~gone~~ [a](https://b.c) ![d](e) <b>x</b> </li>"
    )
    game = Game(engine.games.find(orchard), seed="apple").play(most=2)
    with speaking("en"):
        said = page(replayed(game), presenter, Facts("a", "running", "1", HASH)).decode()
    assert "<strong>bold</strong> <code>code</code> <s>gone</s> [a](https://b.c) ![d](e) &lt;b&gt;x" in said
    assert Elements(said).open == []


def test_steps_and_data_agree(written: str, siege: list[Moment]) -> None:
    data = data_of(written)
    assert len(data["changes"]) == len(data["captions"]) == len(data["periods"]) == len(siege)
    assert data["periods"] == [moment.period for moment in siege]
    assert data["captions"][0].startswith("Before the first day")
    assert all(sheet.startswith("data:image/") for sheet in data["sheets"])


def test_a_game_without_steps_has_no_page() -> None:
    with speaking("en"), pytest.raises(NothingToShow):
        page([], render.games.find("siege"), Facts("a", "running", "1", HASH))


@pytest.mark.stress
def test_results_of_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Image.new("RGB", (8, 8))
    monkeypatch.setattr(type(render.games.find("siege").own.own), "image", lambda *_, **__: small)
    over = Game(engine.games.find("siege"), seed="pages").play()
    result = over.ruleset.result(over.now.world)
    last = moments(
        scenes(over.ruleset, Recording(system="siege", seed="pages", options={}, entries=tuple(over.entries))),
        render.games.find("siege"),
    )[-1:]
    for locale, word in (("en", "The end"), ("it", "La fine"), ("fr", "La fin")):
        facts = Facts("a", "over", "1", HASH, "pages", msgspec.to_builtins(result))
        with speaking(locale):
            said = page(last, render.games.find("siege"), facts).decode()
        assert f"<h2>{word}</h2>" in said
        assert "<ul>" in said.partition(f"<h2>{word}</h2>")[2]
        assert "**" not in said.partition(f"<h2>{word}</h2>")[2].partition("<script")[0]


# --- colours ---


def _light(colour: str) -> float:
    channels = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _contrast(one: str, other: str) -> float:
    light, dark = sorted((_light(one), _light(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_words_and_curves_have_enough_contrast_in_light_and_dark(written: str) -> None:
    schemes = [
        dict(re.findall(r"--(\w+): (#\w{6});", block)) for block in re.findall(r":root \{(.*?)\}", written, re.S)
    ]
    assert len(schemes) == 2
    for scheme in schemes:
        for ground in (scheme["paper"], scheme["card"]):
            for words in ("ink", "soft", "red", "blue"):
                assert _contrast(scheme[words], ground) >= 4.5, (words, ground)


@pytest.mark.parametrize("locale", ["en", "it", "fr"])
def test_dice_that_a_player_may_have_known_are_declared(orchard: str, locale: str) -> None:
    game = Game(engine.games.find(orchard), seed="apple").play()
    found = replayed(game)
    known = house_texts().text("declared-chosen", locale=locale)
    with speaking(locale):
        for dice, there in (("chosen", True), ("drawn", False)):
            facts = Facts("abcdefgh", "over", "1", HASH, game.seed, None, dice)
            written = page(found, render.games.find(orchard), facts).decode()
            assert (html.escape(known) in written) == there
