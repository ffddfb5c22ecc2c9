"""`siegemaster contact-sheet`: every kind of picture, as files and on sheets."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

import engine.games
import render.games
from bot.cli import contact_sheet
from render.pictures.contact_sheet import CAPTION, COLUMNS, GAP, ROWS, THUMB, Thumb, sheets
from render.presenter import LOOKS


def test_a_folder_of_pictures_is_written(siegemaster: Callable[..., Any], orchard: str, tmp_path: Path) -> None:
    output = siegemaster(
        "contact-sheet", "--game", orchard, "-o", tmp_path / "all", "--language", "it", "--look", "dark"
    )
    assert output.status == 0, output.err
    pictures = {path.stem for path in (tmp_path / "all").glob("*.png") if not path.stem.startswith("sheet-")}
    assert {
        "board-quiet-dark-it",
        "board-end-dark-it",
        "replay-frame-dark-it",
        "odds-it",
        "odds-compared-it",
    } <= pictures
    assert not any("chart" in name or name.endswith("-en") for name in pictures), "only what was asked for"
    assert not any("dispatch" in name for name in pictures), "this game prints no papers"
    index = (tmp_path / "all" / "index.html").read_text(encoding="utf-8")
    for name in pictures:
        assert f'src="{name}.png"' in index
    assert f"{len(pictures)} pictures" in output.err
    assert Image.open(tmp_path / "all" / "sheet-01.png").width > THUMB[0]


@pytest.mark.stress
def test_every_theme_and_language_is_drawn(siegemaster: Callable[..., Any], orchard: str, tmp_path: Path) -> None:
    assert siegemaster("contact-sheet", "--game", orchard, "--output", tmp_path).status == 0
    for look in LOOKS:
        for locale in ("en", "it", "fr"):
            assert Image.open(tmp_path / f"board-end-{look}-{locale}.png").size == (64, 48)


@pytest.mark.parametrize(("flag", "word", "status"), [("--look", "sepia", 2), ("--language", "xx", 1)])
def test_unknown_options_are_refused(
    siegemaster: Callable[..., Any], orchard: str, tmp_path: Path, flag: str, word: str, status: int
) -> None:
    output = siegemaster("contact-sheet", "--game", orchard, "-o", tmp_path / "none", flag, word)
    assert output.status == status
    assert word in output.err
    assert not (tmp_path / "none").exists()


def test_an_unwritable_folder_is_reported(siegemaster: Callable[..., Any], orchard: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    output = siegemaster("contact-sheet", "--game", orchard, "-o", tmp_path / "file")
    assert output.status == 1
    assert "cannot be written" in output.err


def test_sheets_have_every_picture_once() -> None:
    inks = [(200, place * 5, 0) for place in range(COLUMNS * ROWS + 2)]
    pages = list(sheets([Thumb(f"number {place}", Image.new("RGB", (60, 40), ink)) for place, ink in enumerate(inks)]))
    assert len(pages) == 2
    wide, high = THUMB[0] + GAP, THUMB[1] + CAPTION + GAP
    for place, ink in enumerate(inks):
        page, here = pages[place // (COLUMNS * ROWS)], place % (COLUMNS * ROWS)
        columns = COLUMNS if page is pages[0] else 2
        middle = (GAP + here % columns * wide + THUMB[0] // 2, GAP + here // columns * high + THUMB[1] // 2)
        assert page.getpixel(middle) == ink
    left = pages[0].crop((GAP, GAP + THUMB[1], GAP + THUMB[0], GAP + THUMB[1] + CAPTION)).getcolors(1 << 16) or []
    assert len(left) > 10, "its caption is written under it"


@pytest.mark.stress
def test_the_siege_has_every_kind_of_picture() -> None:
    """Every phase of play, ruins and fires, every quarter, every map overlay, newspaper and poster are included."""
    played = contact_sheet.play("siege")
    assert {"setup", "quiet", "shelling", "assault", "end"} == set(played.tones)
    assert any(moment.view.fires for moment in played.tones.values())
    assert any(moment.view.ruins for moment in played.tones.values())
    kinds = [job.kind for job in contact_sheet.jobs_of(played, locale="fr", looks=["contrast"])]
    assert len(kinds) == len(set(kinds))
    for kind in ("board-eventful", "part-4", "overlay-arrows", "overlay-range", "overlay-reach", "part-overlay-range"):
        assert kind in kinds
    for kind in ("replay-frame", "odds", "odds-compared", "dispatch", "dispatch-last", "poster"):
        assert kind in kinds
    bars = next(job for job in contact_sheet.jobs_of(played, locale="fr", looks=[]) if job.kind == "odds-compared")
    assert Image.open(BytesIO(bars.draw() or b"")).format == "PNG"
    assert render.games.find("siege") is played.presenter


@pytest.mark.stress("keep-up-the-fire", "revolte", "siege")
@pytest.mark.parametrize("name", engine.games.names())
def test_the_game_of_the_sheet_is_replayed_for_its_pages(name: str) -> None:
    """Its rows name the rules under which they were played; otherwise later questions would be skipped as unasked."""
    played = contact_sheet.play(name)
    least = 100 if len(engine.games.find(name).sides) == 1 else 30  # the first scenario of two sides is the small one
    assert len(played.load_scenes()) > least
    (poster,) = (job for job in contact_sheet.jobs_of(played, locale="en", looks=[]) if job.kind == "poster")
    assert Image.open(BytesIO(poster.draw() or b"")).format == "PNG"
