"""Texts in pictures in every language: none is cut off, none overlaps another, every letter has a glyph."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from support import stress
from support.siege_positions import world

from engine.games.siege.map.board import board
from render.catalogue import languages
from render.fonts import font
from render.games.siege.counters.counters import WIDE
from render.games.siege.map import title_and_tracks
from render.games.siege.map.layout import layout
from render.games.siege.map.whole_map import WholeMap
from render.games.siege.map.zone_names import name_block
from render.games.siege.text.catalogue import say
from render.games.siege.theme import PAPER
from render.language import speaking
from render.pictures import drawing
from render.pictures.drawing import Pen, text_width

LANGUAGES = list(languages())
ZONES = list(board().zones)
SIGNS = ("rain", "truce", "ammunition", "cha-cha")
CARDS = ("AS", "10H", "KD", "QC", "JH", "RJ", "BJ")


class Written(NamedTuple):
    """A drawn text with its face and the box that it covers in its sheet's pixels."""

    said: str
    face: str
    box: tuple[float, float, float, float]
    sheet: tuple[int, int]

    @property
    def inside(self) -> bool:
        x0, y0, x1, y1 = self.box
        return x0 >= 0 and y0 >= -1 and x1 <= self.sheet[0] and y1 <= self.sheet[1] + 1


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Record every text that is drawn after this call."""
    found: list[Written] = []
    write = drawing.Pen.text

    def noted(pen: Pen, at: tuple[float, float], said: str, fill: Any, **how: Any) -> None:
        write(pen, at, said, fill, **how)
        face, size, anchor = how.get("face", "figures"), how.get("size", 12), how.get("anchor", "mm")
        used = font(face, round(size * pen.scale))
        spot = pen._at([at])[0]
        box = pen.on.textbbox(spot, said, font=used, anchor=anchor)
        found.append(Written(said, face, box, pen.sheet.size))

    monkeypatch.setattr(drawing.Pen, "text", noted)
    return found


def _heads() -> Iterator[title_and_tracks.Head]:
    yield title_and_tracks.Head(0, "", 0, ())
    for card in CARDS:
        yield title_and_tracks.Head(54, card, 0, ())
    yield title_and_tracks.Head(54, "KS", 60, SIGNS[1:])
    yield title_and_tracks.Head(54, "QS", 0, SIGNS)


def _feet() -> Iterator[title_and_tracks.Foot]:
    for morale, short, food in ((0, True, 35), (10, True, 34), (10, False, 1), (5, False, 12)):
        yield title_and_tracks.Foot(morale, food, short=short, armed=188, wounded=88, civilians=120, boxers=200)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_fit_into_the_strips(written: list[Written], language: str) -> None:
    with speaking(language):
        for head in _heads():
            del written[:]
            title_and_tracks.draw_head(head, layout(), PAPER)
            assert written
            assert not [one for one in written if not one.inside]
            _apart(written)
        for foot in _feet():
            del written[:]
            title_and_tracks.draw_foot(foot, layout(), PAPER)
            assert not [one for one in written if not one.inside]
            _apart(written)


def _apart(written: list[Written]) -> None:
    """Check that no two texts of a strip overlap."""
    for place, one in enumerate(written):
        for two in written[place + 1 :]:
            wide = min(one.box[2], two.box[2]) - max(one.box[0], two.box[0])
            high = min(one.box[3], two.box[3]) - max(one.box[1], two.box[1])
            assert wide <= 1 or high <= 4, (one.said, two.said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_the_header_cuts_a_rule(written: list[Written], language: str) -> None:
    """Measured at the edges of the letters, with their ascenders and descenders."""
    high = layout().title[3] - layout().title[1]
    with speaking(language):
        for head in _heads():
            del written[:]
            title_and_tracks.draw_head(head, layout(), PAPER)
            for one in written:
                scale = one.sheet[1] / high
                assert one.box[1] / scale >= 9, one.said
                assert one.box[3] / scale <= 75.5, one.said


@pytest.mark.stress("en", "it")
@pytest.mark.parametrize("language", LANGUAGES)
def test_rank_and_suit_of_a_card_do_not_overlap(written: list[Written], language: str) -> None:
    """The knave of clubs was illegible: its letter overlapped its suit."""
    cards = [f"{rank}{suit}" for rank in ("A", "K", "Q", "J", "10", "9", "2") for suit in "CSHD"]
    shapes = {}
    with speaking(language):
        for card in cards:
            del written[:]
            strip = title_and_tracks.draw_head(title_and_tracks.Head(3, card, 0, ()), layout(), PAPER)
            scale = written[0].sheet[0] / (layout().title[2] - layout().title[0])
            (suit,) = [one for one in written if one.said in set(title_and_tracks.SUITS.values())]
            rank = written[written.index(suit) - 1]
            assert suit.box[0] - rank.box[2] >= 2 * scale, card
            assert rank.box[3] - rank.box[1] >= 20 * scale, "the letter is large"
            x0, x1 = int(rank.box[0] / scale) - 4, int(suit.box[2] / scale) + 5
            small = strip.crop((x0, 10, x1, 74)).convert("L").resize((19, 15))
            assert small.tobytes() not in shapes, (card, shapes.get(small.tobytes()))
            shapes[small.tobytes()] = card


@pytest.mark.parametrize("language", LANGUAGES)
def test_headings_of_the_lower_strip_do_not_overlap_their_neighbours(written: list[Written], language: str) -> None:
    with speaking(language):
        for foot in _feet():
            del written[:]
            title_and_tracks.draw_foot(foot, layout(), PAPER)
            scale = written[0].sheet[0] / (layout().tracks[2] - layout().tracks[0])
            by_text = {one.said: one for one in written}
            morale = by_text[say("map-morale", morale=foot.morale)]
            food = by_text[say("map-food", left=max(35 - foot.food, 0))]
            assert morale.box[2] < food.box[0]
            for key in ("map-short", "map-broken"):
                rest = by_text.get(say(key))
                assert rest is None or rest.box[2] < food.box[0], rest
            starving = by_text.get(say("map-starving"))
            assert (starving or food).box[2] < 1166 * scale
            for key in ("map-armed", "map-wounded", "map-civilians", "map-boxers"):
                cell = by_text[say(key)]
                assert cell.box[2] - cell.box[0] <= 96 * scale, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_zones_name_is_not_cut(language: str) -> None:
    for zone in ZONES:
        with speaking(language):
            block = name_block(layout(), zone)
        x0, y0, x1, y1 = layout().zones[zone]
        room = (x1 - x0) if block.side == "top" else (y1 - y0)
        flag = 25 if block.side == "top" and board().zones[zone].legation else 0
        widest = max(text_width(line, face=block.face, size=block.size) for line in block.lines)
        assert len(block.lines) <= 2, zone
        assert widest + 12 + flag <= room + 1, zone
        assert block.box[1] >= y0, zone
        assert block.box[3] <= y1, zone


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_zones_are_unique_and_fit_their_labels(language: str) -> None:
    with speaking(language):
        shorts = [say(f"zone-{zone}.short") for zone in ZONES]
    assert len(set(shorts)) == len(shorts)
    assert max(map(len, shorts)) <= 24


@pytest.mark.stress("en")
@pytest.mark.parametrize("language", stress.spread([*LANGUAGES], of=3))
def test_states_of_zones_are_written_inside_them(written: list[Written], language: str) -> None:
    with speaking(language):
        chart = WholeMap()
        names = {say(f"zone-{zone}.map") for zone in ZONES}
        for zone in ZONES:
            for state in ("fire", "ruin", ""):
                del written[:]
                chart.plate.patch(zone, state, barricade=True)
                words = {say(key) for key in (f"map-{state}", "map-barricade") if key != "map-"}
                found = [one for one in written if one.said in words and one.said not in names]
                assert found or (not state and layout().zones[zone][2] - layout().zones[zone][0] <= 170)
                assert not [one for one in found if not one.inside], (zone, state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tags_and_names_on_counters_can_be_read(language: str) -> None:
    with speaking(language):
        for kind in ("irregular", "fanatic", "regular", "civilian"):
            said = say(f"map-{kind}")
            assert text_width(said, face="figures", size=20) <= 20 / 0.15 * 0.86, said
        for kind in ("boxer-leader", "regular-leader"):
            said = say(f"map-{kind}")
            assert text_width(said, face="figures", size=20) <= 20 / 0.15 * (WIDE - 0.14), said
        said = say("own-italian-one-pounder")
    assert text_width(said, face="figures", size=20) <= 20 / 0.13 * (WIDE - 0.14), said


@pytest.mark.parametrize("language", stress.spread([*LANGUAGES], of=3))
def test_the_fonts_have_every_letter_of_a_picture(written: list[Written], language: str) -> None:
    with speaking(language):
        chart = WholeMap()
        places = {"hanlin": "ir1 rg1 fa1 bl1 rl1", "fu-north": "civ1 italian-one-pounder", "customs": "strouts"}
        position = world(places).position
        chart.draw(position)
        for head in _heads():
            title_and_tracks.draw_head(head, layout(), PAPER)
        for foot in _feet():
            title_and_tracks.draw_foot(foot, layout(), PAPER)
    assert len(written) > 60
    characters = {(one.face, character) for one in written for character in one.said if not character.isspace()}
    shapeless = [
        (face, character) for face, character in sorted(characters) if _shape(face, character) == _shape(face, "\uffff")
    ]
    assert not shapeless
    spaces = {(one.face, character) for one in written for character in one.said if character.isspace()}
    assert not [(face, space) for face, space in sorted(spaces) if any(_shape(face, space))], (
        "a sign is drawn for a space"
    )


def _shape(face: Any, character: str) -> bytes:
    return bytes(font(face, 40).getmask(character))
