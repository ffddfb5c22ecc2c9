"""Replay animations by structure: their frames, the content, the compression, the size limit."""

from __future__ import annotations

import io
from collections.abc import Iterator
from itertools import pairwise

import pytest
from PIL import Image
from support import toygame
from support.records import Game

import engine.games
import render.games
from engine.core.replay import Recording, scenes
from render.language import speaking
from render.pictures import animation
from render.pictures.animation import Frame, Moment
from render.presenter import Presenter


def replayed(game: Game, presenter: Presenter) -> list[Moment]:
    recording = Recording(system=game.ruleset.name, seed=game.seed, options=game.options, entries=tuple(game.entries))
    return animation.moments(scenes(game.ruleset, recording), presenter)


@pytest.fixture(scope="module")
def siege() -> Presenter:
    return render.games.find("siege")


@pytest.fixture(scope="module")
def found(siege: Presenter) -> list[Moment]:
    """Return a whole siege with assaults."""
    return replayed(Game(engine.games.find("siege"), seed="apple").play(), siege)


@pytest.fixture(scope="module")
def assaults(found: list[Moment]) -> list[int]:
    return sorted({moment.period for moment in found if moment.round})


@pytest.fixture(scope="module")
def day(found: list[Moment], assaults: list[int], siege: Presenter) -> list[Frame]:
    """Return the frames of an assault."""
    with speaking("en"):
        return animation.one_period(found, assaults[0], siege)


@pytest.fixture
def orchard() -> Iterator[Presenter]:
    with toygame.installed() as name:
        yield render.games.find(name)


def opened(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data))


# --- selection of frames ---


def test_moments_follow_the_calendar(found: list[Moment]) -> None:
    places = [moment.period for moment in found]
    assert places == sorted(places)
    assert places[0] == 0
    assert places[-1] == 54
    for before, after in pairwise(found):
        if before.period == after.period and before.round and after.round:
            assert after.round in {before.round, before.round + 1}


def test_a_whole_siege_has_a_frame_for_each_day_and_each_round(found: list[Moment], siege: Presenter) -> None:
    with speaking("en"):
        frames = animation.whole(found, siege)
    captions = [frame.caption for frame in frames]
    rounds = {(moment.period, moment.round) for moment in found if moment.round}
    for period in range(1, 55):
        assert f"Day {period}" in captions or (period, 1) in rounds
    for period, round_ in rounds:
        assert f"Day {period} · round {round_}" in captions
    assert len(frames) <= 55 + len(rounds)
    assert captions[0] == "Before the first day"
    assert frames[-1].view == found[-1].scene.view
    assert [frame.at for frame in frames] == sorted(frame.at for frame in frames)
    assert frames[-1].at == 1
    assert frames[-1].lasts > frames[0].lasts > frames[1].lasts


def test_every_event_is_shown_once(found: list[Moment], siege: Presenter) -> None:
    with speaking("en"):
        frames = animation.whole(found, siege)
    shown = [event for frame in frames for event in frame.events]
    assert shown == [event for moment in found for event in moment.scene.events]


@pytest.mark.parametrize("most", [1, 20, 45, 1_000])
def test_a_very_long_game_has_no_more_frames_than_fit(
    found: list[Moment], monkeypatch: pytest.MonkeyPatch, most: int, siege: Presenter
) -> None:
    with speaking("en"):
        every = animation.whole(found, siege)
        monkeypatch.setattr(animation, "MOST_FRAMES", most)
        frames = animation.whole(found, siege)
    assert min(most, len(every)) / 2 < len(frames) <= most
    assert frames[-1].view == found[-1].scene.view
    shown = [event for frame in frames for event in frame.events]
    assert shown == [event for moment in found for event in moment.scene.events], "nothing that happened is left out"


def test_a_day_is_shown_phase_by_phase(found: list[Moment], assaults: list[int], day: list[Frame]) -> None:
    wanted = [moment for moment in found if moment.period == assaults[0]]
    assert len(day) == len(wanted)
    assert day[0].caption == f"Day {assaults[0]} · The day’s card"
    assert any("round 1 · " in frame.caption for frame in day)
    assert [frame.view for frame in day] == [moment.scene.view for moment in wanted]
    days = {frame.view.day for frame in day}
    assert days == {assaults[0]}


def test_a_very_long_day_is_shown_round_by_round(
    found: list[Moment], monkeypatch: pytest.MonkeyPatch, siege: Presenter
) -> None:
    longest = max({m.period for m in found}, key=lambda period: sum(m.period == period for m in found))
    monkeypatch.setattr(animation, "LONGEST", 10)
    with speaking("en"):
        frames = animation.one_period(found, longest, siege)
    rounds = {moment.round for moment in found if moment.period == longest}
    assert len(frames) <= len(rounds) + 1


def test_captions_are_in_the_readers_language(found: list[Moment], siege: Presenter) -> None:
    with speaking("fr"):
        assert animation.whole(found[:40], siege)[0].caption == "Avant le premier jour"
    with speaking("it"):
        assert animation.whole(found[:40], siege)[1].caption == "Giorno 1"


def test_a_game_without_events_has_nothing_to_show(found: list[Moment], siege: Presenter) -> None:
    with speaking("en"):
        with pytest.raises(animation.NothingToShow):
            animation.whole([], siege)
        with pytest.raises(animation.NothingToShow):
            animation.one_period(found, 99, siege)


def test_the_alt_text_describes_the_animation(day: list[Frame], siege: Presenter, assaults: list[int]) -> None:
    with speaking("en"):
        said = animation.alt(day, siege)
    assert said.startswith(f"An animation in {len(day)} frames, from “Day {assaults[0]} · ")
    assert f"Day {assaults[0]}" in said
    assert len(said) <= 1024


# --- drawing and compression ---


def test_each_frame_is_a_board_with_a_caption(day: list[Frame], siege: Presenter) -> None:
    frames = [day[0], day[len(day) // 2], day[-1]]
    with speaking("en"):
        drawn = animation.film(frames, siege, most=10_000_000)
        assert drawn.fits
        assert not drawn.shrunk
        assert drawn.form == "webp", "a board has few colours and changes little: WebP without loss is smaller"
        shown = opened(drawn.data)
        assert shown.n_frames == drawn.frames == 3
        assert shown.info["loop"] == 0
        for number, frame in enumerate(frames):
            shown.seek(number)
            board = siege.image(frame.view, events=frame.events).convert("RGB").reduce(2)
            assert shown.size == (board.width, board.height + animation.BAND)
            seen = shown.convert("RGB")
            points = [(x, y) for x in range(10, board.width, 61) for y in range(10, board.height, 53)]
            far = [
                point
                for point in points
                if max(abs(a - b) for a, b in zip(seen.getpixel(point), board.getpixel(point), strict=True)) > 48
            ]
            assert len(far) < len(points) / 50, "few colours, and still the board's"


def test_the_line_under_the_caption_grows(day: list[Frame], siege: Presenter) -> None:
    frames = [day[0]._replace(at=0.25), day[-1]._replace(at=1.0)]
    with speaking("en"):
        shown = opened(animation.film(frames, siege, most=10_000_000).data)
    wide, high = shown.size
    red = []
    for number in range(2):
        shown.seek(number)
        row = shown.convert("RGB").crop((0, high - 2, wide, high - 1))
        red.append(sum(r > g + 50 for r, g, _ in row.get_flattened_data()) / wide)
    assert red == pytest.approx([0.25, 1.0], abs=0.02)


def test_a_long_caption_is_not_cut(day: list[Frame], siege: Presenter) -> None:
    long = day[0]._replace(caption="Jour 54 · séquence 12 · " + "La mêlée des soldats " * 4)
    with speaking("en"):
        shown = opened(animation.film([long, day[-1]], siege, most=10_000_000).data)
    wide, high = shown.size
    band = shown.convert("L").crop((wide - 8, high - animation.BAND, wide, high - 6))
    assert min(band.get_flattened_data()) > 200, "paper to the right of the words"


@pytest.mark.stress
def test_an_animation_that_does_not_fit_is_drawn_smaller(day: list[Frame], siege: Presenter) -> None:
    frames = day[:6]
    with speaking("en"):
        usual = animation.film(frames, siege, most=10_000_000)
        smaller = animation.film(frames, siege, most=int(len(usual.data) * 0.7))
        assert smaller.fits
        assert smaller.shrunk
        assert len(smaller.data) <= len(usual.data) * 0.7
        assert opened(smaller.data).size[0] == smaller.width < usual.width
        hopeless = animation.film(frames, siege, most=1_000)
    assert not hopeless.fits
    assert hopeless.width == animation.WIDTHS[-1]


def test_the_smaller_of_both_formats_is_used(monkeypatch: pytest.MonkeyPatch, orchard: Presenter) -> None:
    game = Game(engine.games.find(toygame.NAME), seed="apple").play()
    with speaking("en"):
        frames = animation.whole(replayed(game, orchard), orchard)
        seen: list[int] = []
        drawn = animation.film(frames, orchard, most=1_000_000, progress=lambda: seen.append(1))
    assert len(seen) == len(frames)
    sizes = {}
    for form in ("WEBP", "GIF"):
        out = io.BytesIO()
        shown = opened(drawn.data)
        assert shown.n_frames == len(frames)
        pages = []
        for number in range(shown.n_frames):
            shown.seek(number)
            pages.append(shown.convert("P"))
        kinds = {"lossless": True, "method": 1, "quality": 20} if form == "WEBP" else {"optimize": False, "disposal": 1}
        pages[0].save(out, form, save_all=True, append_images=pages[1:], **kinds)
        sizes[form] = len(out.getvalue())
    assert drawn.form == min(sizes, key=lambda form: sizes[form]).lower()


def test_a_siege_has_measures_with_titles_in_every_language(found: list[Moment], siege: Presenter) -> None:
    with speaking("en"):
        first = {each.name: each for each in siege.measures(found[0].scene.view)}
    assert first["morale"].value == 10
    assert first["boxers"].value == 0
    assert first["boxers"].peak
    assert first["armed"].group == first["boxers"].group != first["morale"].group
    assert first["armed"].value > 50
    for locale in ("it", "fr"):
        with speaking(locale):
            titles = [each.title for each in siege.measures(found[0].scene.view)]
        assert len(set(titles)) == len(titles)
