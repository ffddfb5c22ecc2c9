"""The command `siegemaster contact-sheet`: draws every kind of picture for visual checks."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from html import escape
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import msgspec
import typer
from PIL import Image

import engine.games
import render.games
from bot.cli.console import Failure, Game, game_or_first, known_language
from bot.cli.output import busy, note, progress
from bot.maps.handlers import first
from db.storage import private_files
from engine.core.asks import Ask
from engine.core.day_gate import CALENDAR
from engine.core.drive import marked
from engine.core.events import Event
from engine.core.record import NEW, STEWARD, Entry
from engine.core.replay import Recording, Scene, scenes
from engine.core.save import Outcome, advance, new_game
from render.catalogue import languages
from render.language import speaking, spoken
from render.pictures import animation
from render.pictures.contact_sheet import Print, Thumb, sheets, small
from render.pictures.print_page import Page
from render.presenter import LOOKS, Look, Presenter

_SEED = "contact sheet"
_LAST = "end"
_MOST = 8 * 2**20
_STYLE = (
    "body{font:16px sans-serif;margin:16px;background:#eeece6;color:#1e1c1a}"
    "section{display:flex;flex-wrap:wrap;gap:12px}"
    "figure{margin:0;width:min(480px,100%)}img{max-width:100%}"
)

_Draw = Callable[[], bytes | None]


class Moment(NamedTuple):
    """A moment of a game: what a viewer sees, the open question, and the last events."""

    view: Any
    ask: Ask | None
    events: tuple[Event, ...]
    period: int
    round: int


class Played(NamedTuple):
    """A whole game played by the autopilot, reduced to the moments that make the best pictures.

    `load_scenes` replays the game and returns its scenes.
    """

    presenter: Presenter
    tones: dict[str, Moment]
    eventful: Moment
    load_scenes: Callable[[], tuple[Scene, ...]]
    result: Any


class Job(NamedTuple):
    """A picture to draw. `look` (the theme) and `locale` are empty if they do not apply."""

    kind: str
    look: str
    locale: str
    draw: _Draw

    @property
    def name(self) -> str:
        """The name of the picture's file, without the suffix."""
        return "-".join(filter(None, (self.kind, self.look, self.locale)))


def contact_sheet(
    *,
    output: Annotated[Path, typer.Option("--output", "-o", metavar="FOLDER", help="The folder for the pictures.")],
    game: Game = None,
    language: Annotated[
        list[str] | None,
        typer.Option("--language", metavar="LANGUAGE", help="Only this language; you can repeat this."),
    ] = None,
    look: Annotated[
        list[str] | None,
        typer.Option("--look", metavar="LOOK", help=f"Only this theme ({', '.join(LOOKS)}); you can repeat this."),
    ] = None,
) -> None:
    """Draw every kind of picture in every look and language, each as a file, and all of them small on sheets."""
    name = game_or_first(game)
    locales = list(dict.fromkeys(map(known_language, language))) if language else list(languages())
    looks = _looks(look)
    try:
        with busy("playing a game to draw"):
            played = play(name)
    except render.games.NoPresenter as error:
        raise Failure(f"{name} cannot be drawn: {error}") from error
    jobs = [job for locale in locales for job in jobs_of(played, locale=locale, looks=looks)]
    try:
        private_files.folder(output)
        written = _written(output, jobs)
        for number, page in enumerate(sheets([thumb for _, thumb in written]), 1):
            with private_files.opened(output / f"sheet-{number:02}.png") as file:
                page.save(file, "PNG")
        private_files.write(output / "index.html", _index(name, [job for job, _ in written]).encode())
    except OSError as error:
        raise Failure(f"{output} cannot be written: {error.strerror}") from error
    note(f"{output}: {len(written)} pictures")


def _looks(names: list[str] | None) -> list[Look]:
    if unknown := set(names or ()) - set(LOOKS):
        raise typer.BadParameter(f"{min(unknown)!r} is none of {', '.join(LOOKS)}", param_hint="--look")
    return [look for look in LOOKS if not names or look in names]


# --- drawing ---


def play(name: str) -> Played:
    """Return a whole game played by the steward with a fixed seed, and its best moments."""
    system, presenter = engine.games.find(name), render.games.find(name)
    steward, several = system.policies["steward"](_SEED), len(system.sides) > 1
    outcome: Outcome[Any] = new_game(system, seed=_SEED, options={})
    rules = system.rules_version
    entries = [Entry(version=1, action=NEW, rules=rules, events=_raw(outcome))]
    tones: dict[str, tuple[int, Moment]] = {}
    eventful: tuple[tuple[bool, int, int], Moment] | None = None
    with speaking("en"):
        while True:
            view = system.view(outcome.world)
            period, round_ = system.progress(outcome.world)
            moment = Moment(view, outcome.ask, outcome.events, period, round_)
            tone = presenter.panel(view, outcome.ask, outcome.events).tone
            full = len(presenter.text_board(view))
            if tone not in tones or full > tones[tone][0]:
                tones[tone] = full, moment
            if outcome.ask is None:
                break
            rank = presenter.odds_near(view, outcome.ask), min(round_, 1), len(outcome.events)
            if eventful is None or rank > eventful[0]:
                eventful = rank, moment
            side = outcome.ask.side if several and outcome.ask.kind != CALENDAR else None
            answer = steward.answer(system.view(outcome.world, side), outcome.ask)
            outcome = advance(system, outcome.save, answer, side=side)
            made = Entry(
                version=len(entries) + 1, action=STEWARD, answer=marked(answer, side), rules=rules, events=_raw(outcome)
            )
            entries.append(made)
    assert eventful is not None, "a game asks something"
    recording = Recording(system=name, seed=_SEED, options={}, entries=tuple(entries))
    scenes_of_game = cache(lambda: tuple(scenes(system, recording)))
    best = {tone: found for tone, (_, found) in tones.items()} | {_LAST: moment}
    return Played(presenter, best, eventful[1], scenes_of_game, system.result(outcome.world))


def _raw(outcome: Outcome[Any]) -> tuple[msgspec.Raw, ...]:
    return tuple(msgspec.Raw(msgspec.json.encode(event)) for event in outcome.events)


def jobs_of(played: Played, *, locale: str, looks: Sequence[Look]) -> list[Job]:
    """Return all pictures to draw for one language, sorted by theme to save memory."""
    with speaking(locale):
        maps = [(kind, look, draw) for look in looks for kind, draw in _maps(played, look=look)]
        others = [(kind, "", draw) for kind, draw in (*_odds(played), *_pages(played))]
    return [Job(kind, look, locale, partial(spoken, locale, draw)) for kind, look, draw in (*maps, *others)]


def _maps(played: Played, *, look: Look) -> Iterator[tuple[str, _Draw]]:
    """Yield the name and drawing function of each map picture: boards, parts, overlays, and a frame of the
    animation.
    """
    presenter, moment = played.presenter, played.eventful
    for tone, shown in {**played.tones, "eventful": moment}.items():
        yield f"board-{tone}", partial(presenter.picture, shown.view, events=shown.events, look=look)
    over = partial(presenter.overlay_picture, moment.view, moment.ask, events=moment.events, look=look)
    overlays, busiest = presenter.overlays(moment.view, moment.ask), presenter.busiest(moment.view, moment.events)
    for place, choice in enumerate(overlays.menu().choices):
        subject = first(overlays, (choice.word,))
        if subject is None:
            continue
        if place == 0:  # over the whole board it equals the board
            for part, _ in presenter.parts():
                yield f"part-{part}", partial(over, subject, part=part)
            continue
        yield f"overlay-{choice.word}", partial(over, subject)
        if busiest:
            yield f"part-overlay-{choice.word}", partial(over, subject, part=busiest)
    yield "replay-frame", partial(_frame, presenter, moment, look=look)


def _frame(presenter: Presenter, moment: Moment, *, look: Look) -> bytes:
    caption = animation.when(moment.period, moment.round, presenter)
    frame = animation.Frame(moment.view, moment.events, caption, 0.5, animation.STEP)
    film = animation.film([frame], presenter, most=_MOST, look=look)
    out = io.BytesIO()
    Image.open(io.BytesIO(film.data)).convert("RGB").save(out, "PNG")
    return out.getvalue()


def _odds(played: Played) -> Iterator[tuple[str, _Draw]]:
    """Yield the names of two charts of odds, each with a function that draws it."""
    presenter, moment = played.presenter, played.eventful
    asked = presenter.odds_ask(moment.view, moment.ask)
    if moment.ask is None or asked is None:
        return
    found = [presenter.odds(moment.view, moment.ask, subject) for subject in asked.answers()]
    found.sort(key=lambda sheet: len(sheet.shares), reverse=True)
    for kind, sheets_of in (("odds", found[:1]), ("odds-compared", found[:2])):
        if sheets_of:
            yield kind, partial(presenter.odds_picture, sheets_of)


def _pages(played: Played) -> Iterator[tuple[str, _Draw]]:
    """Yield the names of two front pages and the poster, each with a function that draws it."""
    presenter, load_scenes = played.presenter, played.load_scenes

    def page(period: int | None) -> bytes | None:
        return _printed(presenter.newspaper(load_scenes(), game=_SEED, period=period))

    yield "dispatch", partial(page, played.eventful.period)
    yield "dispatch-last", partial(page, None)
    yield "poster", lambda: _printed(presenter.poster(load_scenes(), played.result, game=_SEED))


def _printed(page: Page | None) -> bytes | None:
    return page.picture if page is not None else None


# --- messages ---


def _written(output: Path, jobs: Sequence[Job]) -> list[tuple[Job, Thumb]]:
    """Write all pictures as PNG files, and return the jobs that produced one."""
    found: list[tuple[Job, Thumb]] = []
    with progress("drawing", len(jobs)) as step:
        for job in jobs:
            data = job.draw()
            step()
            if data is not None:
                private_files.write(output / f"{job.name}.png", data)
                found.append((job, small(Print(job.name, data))))
    kinds = list(dict.fromkeys(job.kind for job, _ in found))
    looks = list(dict.fromkeys(job.look for job, _ in found))
    return sorted(found, key=lambda each: (kinds.index(each[0].kind), looks.index(each[0].look)))


def _index(game: str, jobs: Sequence[Job]) -> str:
    """Return an HTML page with all pictures, grouped by kind."""
    parts = []
    for kind in dict.fromkeys(job.kind for job in jobs):
        names = [escape(job.name) for job in jobs if job.kind == kind]
        figures = "".join(
            f'<figure><a href="{name}.png"><img src="{name}.png" alt="{name}" loading="lazy"></a>'
            f"<figcaption>{name}</figcaption></figure>"
            for name in names
        )
        parts.append(f"<h2>{escape(kind)}</h2><section>{figures}</section>")
    title = f"{escape(game)}: {len(jobs)} pictures"
    return (
        f'<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head>"
        f"<body><h1>{title}</h1>{''.join(parts)}</body></html>\n"
    )
