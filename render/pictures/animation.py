"""Makes animations of a game as WebP or GIF.

It depends on no game: pictures, phases and titles come from the game's presenter. A long game takes many seconds of
computation, so this code runs in a worker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from io import BytesIO
from typing import Any, Literal, NamedTuple

from PIL import Image

from engine.core.events import Event
from engine.core.replay import Scene
from render.catalogue import house_texts
from render.language import speaking
from render.panel import ALT_LENGTH
from render.pictures.drawing import Colour, Pen, fit, mix
from render.presenter import Look, Presenter

Form = Literal["webp", "gif"]

WIDTHS = (800, 640, 480, 360)
"""The possible widths of the picture in pixels; the widest whose file is within the limit is used. Half the board's
width is first: it scales fastest.
"""
COLOURS = 128
"""The number of colours of the palette of all frames: with one common palette unchanged parts do not flicker and cost
no bytes.
"""
SAMPLES = 9
THIN = 2
"""The distance between sampled pixels, in both directions: the palette is as good with fewer pixels, and found
faster.
"""
BAND = 34
"""The height of the caption under the picture, at the widest canvas, in pixels."""
INK: Colour = (38, 30, 24)
PAPER: Colour = (250, 245, 232)
RED: Colour = (150, 58, 44)
LONGEST = 64
"""The maximum number of frames of single steps in a period; in a longer period there is one frame for each round."""
MOST_FRAMES = 240
"""The maximum number of frames, since all are kept in memory. A longer game shows every second or third one."""

FIRST, DAY, ROUND, STEP, LAST = 1_500, 550, 800, 1_500, 4_000
"""The durations of frames, in milliseconds."""


class Moment(NamedTuple):
    """A scene with its period, round and phase."""

    period: int
    round: int
    phase: str
    scene: Scene


class Frame(NamedTuple):
    """One frame of an animation.

    It has the view and events to draw, its caption, its progress (0 to 1), and its time in milliseconds.
    """

    view: Any
    events: tuple[Event, ...]
    caption: str
    at: float
    lasts: int


class Reel(NamedTuple):
    """A finished animation. `fits` is whether it is within the size limit."""

    data: bytes
    form: Form
    width: int
    frames: int
    fits: bool

    @property
    def shrunk(self) -> bool:
        """Whether the animation is smaller than usual because of the size limit."""
        return self.width < WIDTHS[0]


class NothingToShow(ValueError):
    """Raised if a game, or a period of it, has no events to show."""


def moments(scenes: Iterable[Scene], presenter: Presenter) -> list[Moment]:
    """Return each scene with its place in the log: period, round and phase.

    The phase of a scene without events is its step or, if that is not a phase, the previous one.
    """
    found: list[Moment] = []
    with speaking("en"):
        known = {name for name, _ in presenter.headings().phases}
    period = round_ = 0
    phase = ""
    for scene in scenes:
        marks = presenter.marks(scene.events, period=period, round_=round_, phase=phase)
        if marks:
            period, round_, phase, _ = marks[-1]
        own = scene.step if not marks and scene.step in known else phase
        found.append(Moment(period, round_, own, scene))
    return found


# --- choosing frames ---


def whole(found: Sequence[Moment], presenter: Presenter) -> list[Frame]:
    """Return the frames of a game: one for each period and one for each round.

    Raise `NothingToShow` if nothing has happened.
    """
    ends = [place for place, moment in enumerate(found) if _ends(moment, found[place + 1 : place + 2])]
    ends = ends[::-1][:: -(-len(ends) // MOST_FRAMES) or 1][::-1]
    last = max((moment.period for moment in found), default=0)
    frames: list[Frame] = []
    start = 0
    for place in ends:
        moment = found[place]
        events = tuple(event for each in found[start : place + 1] for event in each.scene.events)
        caption = when(moment.period, moment.round, presenter)
        lasts = ROUND if moment.round else DAY
        frames.append(Frame(moment.scene.view, events, caption, moment.period / max(last, 1), lasts))
        start = place + 1
    return _held(frames)


def _ends(moment: Moment, after: Sequence[Moment]) -> bool:
    """Return whether `moment` is the last one of its round or period.

    `after` contains the next moment, if there is one.
    """
    if not after or after[0].period != moment.period:
        return True
    return moment.round > 0 and after[0].round != moment.round


def one_period(found: Sequence[Moment], period: int, presenter: Presenter) -> list[Frame]:
    """Return the frames of an animation of one period.

    Raise `NothingToShow` if nothing happened in the period.
    """
    wanted = [moment for moment in found if moment.period == period]
    if len(wanted) > LONGEST:
        return whole(wanted, presenter)
    titles = dict(presenter.headings().phases)
    frames = [
        Frame(
            moment.scene.view,
            moment.scene.events,
            " · ".join(
                filter(
                    None,
                    (
                        when(period, moment.round, presenter),
                        titles.get(moment.phase, moment.phase),
                    ),
                )
            ),
            (place + 1) / len(wanted),
            STEP,
        )
        for place, moment in enumerate(wanted)
    ]
    return _held(frames)


def _held(frames: list[Frame]) -> list[Frame]:
    """Return the frames, and show the first and the last one longer.

    Raise `NothingToShow` if there are no frames.
    """
    if not frames:
        raise NothingToShow
    frames[0] = frames[0]._replace(lasts=max(FIRST, frames[0].lasts))
    frames[-1] = frames[-1]._replace(lasts=LAST)
    return frames


def when(period: int, round_: int, presenter: Presenter) -> str:
    """Return a period and its round as text."""
    return house_texts().text("reel-when", day=period, round=round_, period=presenter.period())


def alt(frames: Sequence[Frame], presenter: Presenter) -> str:
    """Return the alt text of the animation."""
    text = house_texts().text("reel-alt", first=frames[0].caption, last=frames[-1].caption, count=len(frames))
    return f"{text} {presenter.alt(frames[-1].view)}"[:ALT_LENGTH]


# --- drawing and packing ---


def film(
    frames: Sequence[Frame],
    presenter: Presenter,
    *,
    most: int,
    look: Look = "chart",
    progress: Callable[[], object] = lambda: None,
) -> Reel:
    """Return the frames as an animation of at most `most` bytes.

    The frames are scaled down if necessary. If even the smallest animation is too large, return it with `fits` False.
    `progress` is called after each frame.
    """
    wide = _wide(frames, presenter, look=look, progress=progress)
    best: Reel | None = None
    for width in WIDTHS:
        # A picture half as wide has about a third of the bytes: widths that cannot be small enough are skipped.
        if best is not None and len(best.data) * (width / best.width) ** 1.2 > most * 2 and width != WIDTHS[-1]:
            continue
        sized = wide if width == WIDTHS[0] else [_narrower(each, width) for each in wide]
        form, data = _packed(sized, [frame.lasts for frame in frames])
        best = Reel(data, form, width, len(frames), len(data) <= most)
        if best.fits:
            break
    assert best is not None
    return best


def _wide(
    frames: Sequence[Frame], presenter: Presenter, *, look: Look, progress: Callable[[], object]
) -> list[Image.Image]:
    """Return pictures of all frames in one small palette.

    Samples are drawn first, because only they stay in memory in all their colours.
    """

    def drawn(place: int) -> Image.Image:
        picture = _drawn(frames[place], presenter, WIDTHS[0], look=look)
        progress()
        return picture

    step = max(1, len(frames) // SAMPLES)
    samples = {place: drawn(place) for place in {*range(0, len(frames), step), len(frames) - 1}}
    palette = _palette(list(samples.values()))
    return [
        (samples[place] if place in samples else drawn(place)).quantize(palette=palette, dither=Image.Dither.NONE)
        for place in range(len(frames))
    ]


def _drawn(frame: Frame, presenter: Presenter, width: int, *, look: Look) -> Image.Image:
    """Return the picture of a frame with its caption below it."""
    picture = presenter.image(frame.view, events=frame.events, look=look).convert("RGB")
    small = _narrow(picture, width)
    band = _band(frame.caption, frame.at, width)
    sheet = Image.new("RGB", (width, small.height + band.height))
    sheet.paste(small, (0, 0))
    sheet.paste(band, (0, small.height))
    return sheet


def _narrow(picture: Image.Image, width: int) -> Image.Image:
    if picture.width == width:
        return picture
    if picture.width == 2 * width:
        return picture.reduce(2)
    height = max(1, round(picture.height * width / picture.width))
    return picture.resize((width, height), Image.Resampling.LANCZOS)


def _band(caption: str, at: float, width: int) -> Image.Image:
    """Return a picture of the caption, over a line that shows the progress."""
    pen = Pen(width, BAND, scale=1, ground=PAPER)
    size = fit(caption, face="bold", size=20, least=11, width=width - 24)
    pen.text((12, BAND / 2 - 1), caption, INK, face="bold", size=size, anchor="lm")
    pen.box((0, BAND - 4, width, BAND), mix(PAPER, INK, 0.2))
    pen.box((0, BAND - 4, max(1.0, width * at), BAND), RED)
    return pen.done().convert("RGB")


def _narrower(frame: Image.Image, width: int) -> Image.Image:
    """Return a frame scaled down to a width. It keeps its palette."""
    return _narrow(frame.convert("RGB"), width).quantize(palette=frame, dither=Image.Dither.NONE)


def _palette(samples: Sequence[Image.Image]) -> Image.Image:
    """Return a palette of these pictures that keeps rare colours."""
    thinned = [each.resize((each.width // THIN, each.height // THIN), Image.Resampling.NEAREST) for each in samples]
    sheet = Image.new("RGB", (thinned[0].width, sum(each.height for each in thinned)))
    top = 0
    for each in thinned:
        sheet.paste(each, (0, top))
        top += each.height
    return sheet.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)


def _packed(frames: Sequence[Image.Image], lasts: Sequence[int]) -> tuple[Form, bytes]:
    """Return the frames as WebP or as GIF, whichever is smaller."""
    webp, gif = BytesIO(), BytesIO()
    every = {"save_all": True, "append_images": list(frames[1:]), "duration": list(lasts), "loop": 0}
    frames[0].save(webp, "WEBP", lossless=True, method=1, quality=20, **every)
    frames[0].save(gif, "GIF", optimize=False, disposal=1, **every)
    found: tuple[tuple[Form, bytes], ...] = (("webp", webp.getvalue()), ("gif", gif.getvalue()))
    return min(found, key=lambda each: len(each[1]))
