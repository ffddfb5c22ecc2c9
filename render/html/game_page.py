"""Writes a whole game as one HTML file, which needs no server, network or library.

All content is written and escaped here. The script shows one step after another. Without scripts, the whole log can
still be read. The page's content security policy forbids every connection.
"""

from __future__ import annotations

import hashlib
import json
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from string import Template
from typing import Any, NamedTuple

from markdown_it import MarkdownIt

from engine.core.chances.analysis_format import Analysis
from engine.core.events import Event
from engine.core.pledge import Word
from engine.core.record import KNOWN_BEFORE
from engine.core.replay import Order
from engine.core.ruleset import Ruleset
from render.analysis.lesson import lesson
from render.analysis.told import Told, hundred
from render.analysis.words import after_points, before_points, chart, periods, point_told
from render.catalogue import house_texts
from render.curve_data import Measure
from render.html.curves import Curve, Sign, curves, figure, groups, table
from render.html.tiles import Tiled, Tiler
from render.language import language
from render.pictures.animation import Moment, NothingToShow, when
from render.presenter import Look, Presenter

BUTTONS = ("first", "day-before", "previous", "play", "next", "day-after", "last")
SIGNS = {
    "first": "M3 3h2v10H3zM13 3v10L6 8z",
    "day-before": "M8 3v10L2 8zM14 3v10L8 8z",
    "previous": "M11 2l2 1.5-5 4.5 5 4.5-2 1.5-7-6z",
    "play": "M4 2v12l9-6z",
    "pause": "M4 3h3v10H4zM9 3h3v10H9z",
    "next": "M5 2l-2 1.5 5 4.5-5 4.5 2 1.5 7-6z",
    "day-after": "M2 3v10l6-5zM8 3v10l6-5z",
    "last": "M3 3v10l7-5zM11 3h2v10h-2z",
}
"""The icons of the buttons, as SVG paths, because not every machine has characters for them."""
_SLOTS = {
    "map": "map",
    "controls": "controls",
    "slider": "slider",
    "day": "day",
    "large": "large",
    "log": "log",
    "charts_title": "charts",
    "about_title": "about",
    "keys": "keys",
    "no_script": "no-script",
    "fault": "fault",
}
"""The texts that are inserted unchanged: the slot in the page, and the name of the text."""
_SAID_BY_SCRIPT = ("play", "pause", "large", "small")


class Facts(NamedTuple):
    """Facts about a game that its events do not contain.

    `seed` is None while the game is running. `dice` is a text that says where the dice come from.
    """

    game: str
    status: str
    rules: str
    seed_hash: str
    seed: str | None = None
    result: Mapping[str, Any] | None = None
    dice: str = ""
    secret: str | None = None
    word: Word | None = None
    pledged: bool = False
    ruleset: Ruleset[Any] | None = None
    """The rules of the game, which its analysis needs."""
    mistakes: Mapping[str, Mapping[str, int]] | None = None
    """The mistakes of each side, for the last sentence of the game's analysis."""


def page(
    found: Sequence[Moment],
    presenter: Presenter,
    facts: Facts,
    *,
    look: Look = "chart",
    analysis: Analysis | None = None,
    progress: Callable[[], object] = lambda: None,
) -> bytes:
    """Return the page as HTML.

    `progress` is called after each step. Raise `NothingToShow` if there are no moments.
    """
    if not found:
        raise NothingToShow
    tiler = Tiler()
    for moment in found:
        tiler.add(presenter.image(moment.scene.view, events=moment.scene.events, look=look))
        progress()
    return _Writer(presenter).write(found, facts, tiler.done(), analysis)


class _Writer:
    """Writes the parts of a page."""

    def __init__(self, presenter: Presenter) -> None:
        self.presenter = presenter
        self.phases = dict(presenter.headings().phases)
        self.inline, self.block = _inline(), _block()

    def say(self, key: str, **facts: Any) -> str:
        return house_texts().text(key, period=self.presenter.period(), **facts)

    def write(self, found: Sequence[Moment], facts: Facts, tiled: Tiled, analysis: Analysis | None) -> bytes:
        title = self.presenter.title()
        captions = [self._caption(moment) for moment in found]
        style, script = _asset("page.css"), _asset("page.js") + _asset("viewer.js").replace("export ", "")
        slots = {slot: escape(self.say(f"page-{name}")) for slot, name in _SLOTS.items()}
        written = Template(_asset("page.html")).substitute(
            **slots,
            language=escape(language()),
            style_hash=_hash(style),
            script_hash=_hash(script),
            style=style,
            script=script,
            title=escape(title),
            buttons="".join(self._button(name) for name in BUTTONS),
            days=self._days(found),
            most=len(found) - 1,
            steps="".join(
                self._step(number, moment, caption)
                for number, (moment, caption) in enumerate(zip(found, captions, strict=True))
            ),
            width=tiled.width,
            height=tiled.height,
            charts=self._charts(found) + self._analysis(analysis, found, facts),
            end=self._end(found[-1], facts),
            about=self._about(facts),
            data=_json(self._data(found, captions, tiled)),
        )
        return written.encode()

    def _caption(self, moment: Moment) -> str:
        place = when(moment.period, moment.round, self.presenter)
        phase = self.phases.get(moment.phase, moment.phase)
        return f"{place} · {phase}" if phase else place

    def _button(self, name: str) -> str:
        label = escape(self.say(f"page-{name}"))
        signs = (name, "pause") if name == "play" else (name,)
        drawn = "".join(f'<path class="{sign}" d="{SIGNS[sign]}"/>' for sign in signs)
        drawn = f'<svg viewBox="0 0 16 16" aria-hidden="true">{drawn}</svg>'
        return f'<button type="button" id="{name}" aria-label="{label}" title="{label}">{drawn}</button>'

    def _days(self, found: Sequence[Moment]) -> str:
        first: dict[int, int] = {}
        for number, moment in enumerate(found):
            first.setdefault(moment.period, number)
        return "".join(
            f'<option value="{number}">{escape(when(period, 0, self.presenter))}</option>'
            for period, number in first.items()
        )

    def _step(self, number: int, moment: Moment, caption: str) -> str:
        lines = "".join(self._line(each) for each in moment.scene.happened)
        words = escape(self.presenter.alt(moment.scene.view))
        return (
            f'<li id="s{number + 1}"><h3>{escape(caption)}</h3><ul>{lines}</ul>'
            f"<details><summary>{escape(self.say('page-words'))}</summary><p>{words}</p></details></li>\n"
        )

    def _line(self, each: Order | Event) -> str:
        if isinstance(each, Order):
            key = "page-steward" if each.by_steward else "page-order"
            what = self.presenter.answer_text(each.answer)
            return f'<li class="order">{self.inline.renderInline(self.say(key, what=what))}</li>'
        rolled = ' class="rolled"' if getattr(each, "account", None) is not None else ""
        return f"<li{rolled}>{self.inline.renderInline(self.presenter.line(each))}</li>"

    def _charts(self, found: Sequence[Moment]) -> str:
        views = ((moment.period, moment.scene.view) for moment in found)
        shown = curves(views, self.presenter)
        plots = "".join(
            figure(heading, shared, titles=self._titles(shared)) for heading, shared in groups(shown).items()
        )
        rows = table(shown, titles=self._titles(shown), day=self.say("page-period"))
        return f"{plots}<details><summary>{escape(self.say('page-table'))}</summary>{rows}</details>"

    def _analysis(self, analysis: Analysis | None, found: Sequence[Moment], facts: Facts) -> str:
        """Return the analysis as HTML, with links to the turning points."""
        if analysis is None:
            return ""
        assert facts.ruleset is not None, "an analysis is told with its rules"
        told = Told(analysis, self.presenter, facts.ruleset, facts.game)
        lines = chart(told).lines
        heading = self.say("analysis-page")
        shown = [
            Curve(
                Measure(line.name, line.name, 0, "", heading),
                tuple(zip(periods(analysis), map(hundred, line.chances), strict=True)),
            )
            for line in lines
        ]
        values = dict(shown[0].values)
        addresses = _addresses(found)
        signs, points = [], ""
        for number, point in enumerate(analysis.turning_points, 1):
            address = addresses.get(point.version, "")
            label = told.say("analysis-page-point", number=number, day=point.period)
            signs.append(Sign(point.period, values[point.period], number, address, label))
            first, *others = (self.inline.renderInline(line) for line in point_told(told, point, number))
            linked = f'<a href="{address}">{first}</a>' if address else first
            points += f"<li>{'<br>'.join((linked, *others))}</li>"
        plot = figure(heading, shown, titles=[line.name for line in lines], signs=signs)
        before, after = ("\n".join(lines) for lines in (before_points(told), after_points(told)))
        learnt = lesson(told, facts.mistakes or {}) or ""
        return (
            f"{plot}{self.block.render(_plain(before))}<ol>{points}</ol>"
            f"{self.block.render(_plain(after))}{self.block.render(_plain(learnt))}"
        )

    def _titles(self, shown: Sequence[Curve]) -> list[str]:
        return [
            self.say("page-peak", title=curve.measure.title) if curve.measure.peak else curve.measure.title
            for curve in shown
        ]

    def _end(self, last: Moment, facts: Facts) -> str:
        if facts.result is None:
            return ""
        text = self.presenter.result(last.scene.view, facts.result)
        return f"<section><h2>{escape(self.say('page-end'))}</h2>{self.block.render(_plain(text))}</section>"

    def _about(self, facts: Facts) -> str:
        lines = [self.say("page-facts", game=facts.game, status=facts.status, rules=facts.rules)]
        if facts.dice in KNOWN_BEFORE:
            lines.append(self.say(f"declared-{facts.dice}"))
        if facts.seed is not None:
            lines.append(self.say("page-seed", seed=facts.seed))
        if facts.word is not None:
            brought = {"word": facts.word.text, "from": facts.word.source, "secret": facts.secret or ""}
            lines.append(self.say("page-pledge" if facts.secret is not None else "page-word", **brought))
        lines.append(self.say("page-secret-hash" if facts.pledged else "page-hash", hash=facts.seed_hash))
        return "".join(f"<p>{escape(line)}</p>" for line in lines)

    def _data(self, found: Sequence[Moment], captions: Sequence[str], tiled: Tiled) -> dict[str, Any]:
        return {
            **tiled.layout(),
            "periods": [moment.period for moment in found],
            "captions": captions,
            "counted": [self.say("page-step", step=number + 1, steps=len(found)) for number in range(len(found))],
            "said": {name: self.say(f"page-{name}") for name in _SAID_BY_SCRIPT},
        }


@cache
def _asset(name: str) -> str:
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    """Return the hash of a script or style sheet for the page's content security policy."""
    return b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _json(data: Any) -> str:
    """Return data as JSON that is safe inside a script element."""
    plain = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return plain.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


@cache
def _inline() -> MarkdownIt:
    """Return a Markdown parser for emphasis, code and strikethrough only."""
    return MarkdownIt("zero").enable(["emphasis", "backticks", "strikethrough"])


@cache
def _block() -> MarkdownIt:
    """Return a Markdown parser for inline marks, headings, lists and line breaks."""
    return MarkdownIt("zero", {"breaks": True}).enable(
        ["emphasis", "backticks", "strikethrough", "heading", "list", "newline"]
    )


def _addresses(found: Sequence[Moment]) -> dict[int, str]:
    """Return a link for each decision in the page, keyed by the decision's journal row."""
    return {
        each.version: f"#s{number}"
        for number, moment in enumerate(found, 1)
        for each in moment.scene.happened
        if isinstance(each, Order)
    }


def _plain(text: str) -> str:
    """Return Discord Markdown without the signs for small print."""
    return "\n".join(line.removeprefix("-# ") for line in text.split("\n"))
