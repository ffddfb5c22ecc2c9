"""A replay of La révolte: each turn's frame has all its ways and shots, and its signs keep their colours."""

from __future__ import annotations

import gzip
import io
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from engine.core.record import read
from engine.core.replay import Recording, scenes
from engine.games.revolte import RULESET
from engine.games.revolte import events as e
from render.games.revolte import PRESENTER
from render.games.revolte.map.traces import traces
from render.language import speaking
from render.pictures import animation
from render.pictures.animation import BAND, Frame, Moment

RECORD = Path(__file__).parents[3] / "golden" / "revolte" / "langfang.record.gz"
FAR = 48
"""So far from its own colour (0 to 255, in grey) no pixel of a film is."""


@pytest.fixture(scope="module")
def found() -> list[Moment]:
    record = read(gzip.decompress(RECORD.read_bytes()))
    recording = Recording(
        system=record.system, seed=record.seed, options=record.options, entries=record.entries, sealed=True
    )
    return animation.moments(scenes(RULESET, recording), PRESENTER)


@pytest.fixture(scope="module")
def whole(found: list[Moment]) -> list[Frame]:
    with speaking("en"):
        return animation.whole(found, PRESENTER)


def test_every_way_and_shot_of_a_turn_is_in_its_frame(found: list[Moment], whole: list[Frame]) -> None:
    assert [frame.view.position.turn for frame in whole] == [*range(len(whole))]
    for frame in whole:
        left = traces(frame.events)
        assert len(left.ways) == sum(isinstance(each, e.FigureMoved) and len(each.way) > 1 for each in frame.events)
        assert len(left.shots) == sum(isinstance(each, e.ShotFired) for each in frame.events)
    with speaking("en"):
        for turn, frame in enumerate(whole):
            steps = [traces(step.events) for step in animation.one_period(found, turn, PRESENTER)]
            assert tuple(way for step in steps for way in step.ways) == traces(frame.events).ways
            assert tuple(shot for step in steps for shot in step.shots) == traces(frame.events).shots
    assert max(len(traces(frame.events).shots) for frame in whole) > 5
    assert max(len(traces(frame.events).ways) for frame in whole) > 25


def test_a_step_without_events_has_its_own_phase_as_title(found: list[Moment]) -> None:
    quiet = [moment for moment in found if not moment.scene.events]
    assert {moment.phase for moment in quiet} == {"order", "fire"}
    assert all(moment.phase == moment.scene.step for moment in quiet)


@pytest.mark.stress
def test_a_film_draws_frames_in_their_own_colours(whole: list[Frame]) -> None:
    frames = sorted(whole, key=lambda frame: len(traces(frame.events).shots))[-1:]
    with speaking("en"):
        reel = animation.film(frames, PRESENTER, most=8_000_000)
        film = Image.open(io.BytesIO(reel.data))
        for place, frame in enumerate(frames):
            film.seek(place)
            shown = film.convert("RGB")
            drawn, bare = (
                animation._narrow(PRESENTER.image(frame.view, events=events, look="chart").convert("RGB"), reel.width)
                for events in (frame.events, ())
            )
            shown = shown.crop((0, 0, reel.width, shown.height - BAND))
            away = ImageChops.difference(shown, drawn).convert("L").histogram()
            assert sum(away[FAR:]) == 0, "a sign in another's colour"
            traced = ImageChops.difference(shown, bare).convert("L").histogram()
            assert sum(traced[FAR:]) > 300, "ways and shots are seen"
