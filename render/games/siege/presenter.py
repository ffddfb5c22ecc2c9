"""The presenter of the siege: all texts and pictures that the bot uses."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.core.asks import Answer, Ask, Choice, Refused
from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.siege import events as e
from engine.games.siege.analysis import odds_menu
from engine.games.siege.analysis.overlays import survey
from engine.games.siege.house_rules import SWITCHES, Switch
from engine.games.siege.world import Position
from render.curve_data import Measure, Sin
from render.games.siege.map import enlarged_map, overlays
from render.games.siege.map.board_map import Chart
from render.games.siege.odds import odds
from render.games.siege.pages import newspaper, poster
from render.games.siege.text import dice, labels, log, orders_panel, questions, result_text, text_board
from render.games.siege.text.catalogue import choice_key, language_of, say, vocabulary
from render.games.siege.text.quick_picks import shortcuts
from render.games.siege.text.rulebook import RULEBOOK
from render.games.siege.text.summary import story
from render.games.siege.theme import THEMES
from render.log_headings import Headings, Mark
from render.odds import OddsSheet
from render.overlay import Overlay
from render.panel import HouseRuleText, Offer, Panel, Shortcuts, Tone
from render.pictures import odds_bars
from render.pictures.print_page import Page
from render.presenter import Look
from render.rulebook import Rulebook
from render.vocabulary import Vocabulary

SCREENS = 5

CHARTS = 4
"""Most cached grounds; each takes some megabytes."""

COLOURS: dict[Tone, int] = {
    "setup": 0x8A7A5C,
    "quiet": 0x4F7A52,
    "shelling": 0xC48A2C,
    "assault": 0xB0342A,
    "end": 0x3A3A46,
}
"""The accent colour of a board message by its tone."""


class SiegePresenter:
    """The siege of the Legations (see `render.presenter.Presenter`)."""

    def __init__(self) -> None:
        self._charts: OrderedDict[tuple[str, Look], Chart] = OrderedDict()

    def title(self, *, locale: str) -> str:
        """Return the game's name."""
        return say("title", locale=locale)

    def party(self, name: str, *, locale: str) -> str:
        """Return the name of a Power."""
        return say(f"power-{name}", locale=locale)

    def panel(
        self, view: Position, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """Return the texts of a board message."""
        tone = _tone(view, events)
        told = story(events, view, locale=locale)
        said = brief = planned = None
        if ask is not None and advice is not None:
            said, planned = orders_panel.advice(view, ask, advice, locale=locale)
            brief = questions.briefly(view, ask, advice, locale=locale)
        state = [say("panel-state", locale=locale, **text_board.numbers(view))]
        return Panel(
            tone=tone,
            colour=COLOURS[tone],
            title=text_board.title(view, locale=locale),
            state=" · ".join(state + text_board.signs(view, locale=locale)),
            story=told or _silence(events, locale=locale),
            orders=questions.orders(
                ask, locale=locale, attack=bool(view.card) and text_board.going_on(view) == "attack"
            ),
            able=orders_panel.able(view, ask, locale=locale) if ask is not None else "",
            danger=orders_panel.in_danger(view, ask, locale=locale) if ask is not None else "",
            advice=said,
            advised=brief,
            planned=planned,
            ahead=orders_panel.ahead(view, ask) if ask is not None else None,
            alt=text_board.alt(view, locale=locale),
        )

    def offers(self, view: Position, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
        """Return several orders as offers, with the steward's reasons."""
        return questions.offers(view, ask, answers, locale=locale)

    def shortcuts(self, view: Position, ask: Ask, *, path: Answer = (), locale: str) -> tuple[Shortcuts, ...]:
        """Return the shots, or the stacks with their destinations, that can be chosen directly."""
        return shortcuts(view, ask, path=path, locale=locale)

    def lesson(self, ask: Ask, *, locale: str) -> str:
        """Return the first-time hint about this phase."""
        return say(f"lesson-{ask.kind}", locale=locale)

    def picture(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """Return the map as a PNG with event marks; the ground is drawn once per language and theme."""
        return self.chart(locale=locale, look=look).png(view, events=events)

    def image(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """Draw the map in its 256 colours."""
        return self.chart(locale=locale, look=look).draw(view, events=events)

    def measures(self, view: Position, *, locale: str) -> tuple[Measure, ...]:
        """Return morale, supplies, and the strength of both sides."""
        return text_board.measures(view, locale=locale)

    def chart(self, *, locale: str, look: Look = "chart") -> Chart:
        """Return the chart of a language and theme; those used last are cached."""
        key = language_of(locale), look
        if key not in self._charts:
            self._charts[key] = Chart(theme=THEMES[look], locale=key[0])
        self._charts.move_to_end(key)
        while len(self._charts) > CHARTS:
            self._charts.popitem(last=False)
        return self._charts[key]

    def dispatch(self, scenes: Sequence[Scene], *, game: str, period: int | None, locale: str) -> Page | None:
        """Return a day as a newspaper page."""
        return newspaper.dispatch(scenes, period, chart=self.chart(locale=locale), game=game, locale=locale)

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
        """Return the poster of the whole siege."""
        return poster.poster(scenes, result, game=game, locale=locale)

    def alt(self, view: Position, *, locale: str) -> str:
        """Return the alt text of the picture."""
        return text_board.alt(view, locale=locale)

    def text_board(self, view: Position, *, locale: str) -> str:
        """Return the text board: all facts of the picture."""
        return text_board.text_board(view, locale=locale)

    def label(self, choice: Choice, *, locale: str) -> str:
        """Return the label of a button or an option."""
        return labels.label(choice, locale=locale)

    def description(self, choice: Choice, *, locale: str) -> str | None:
        """Return the second line of an option; None if there is nothing to add."""
        return labels.description(choice, locale=locale)

    def prompt(self, ask: Ask | None, path: Answer, *, locale: str) -> str:
        """Return the question of the menu after `path`."""
        return questions.prompt(ask, path, locale=locale)

    def dice(self, events: Sequence[Event], *, locale: str) -> list[str]:
        """Return the full reports of the rolls."""
        return dice.accounts(events, locale=locale)

    def settled_by(self, events: Sequence[Event], *, locale: str) -> str | None:
        """Return the last die roll or card among the events; None if there is none."""
        return dice.last(events, locale=locale)

    def marks(self, events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
        """Return day, round and phase of each event."""
        return log.marks(events, period=period, round_=round_, phase=phase)

    def kinds(self, event: Event) -> frozenset[str]:
        """Return the kinds of an event."""
        return log.kinds(event)

    def places(self, event: Event) -> frozenset[str]:
        """Return the zones that an event concerns."""
        return log.places(event)

    def line(self, event: Event, *, locale: str) -> str:
        """Return an event as a line of the log."""
        return log.line(event, locale=locale)

    def said(self, answer: Answer, *, locale: str) -> str:
        """Return an order as text."""
        return log.said(answer, locale=locale)

    def headings(self, *, locale: str) -> Headings:
        """Return the filters of the log."""
        return log.headings(locale=locale)

    def odds_ask(self, view: Position, ask: Ask | None) -> Ask | None:
        """Return the rolls that could be made now, as an `Ask` to choose from; None if the game is over."""
        return odds_menu.inquiry(view, ask)

    def odds_near(self, view: Position, ask: Ask) -> bool:
        """Whether shots or melees are imminent."""
        return odds_menu.pressing(view, ask)

    def odds_subject(self, view: Position, ask: Ask, answer: Answer) -> Answer | None:
        """Return the roll that a decision leads to; None if it leads to none."""
        return odds_menu.subject_of(view, ask, answer)

    def odds(self, view: Position, ask: Ask, subject: Answer, *, locale: str) -> OddsSheet:
        """Return the odds of a roll, and the changes that would affect them."""
        return odds.sheet(view, ask, subject, locale=locale)

    def odds_overview(self, view: Position, *, locale: str) -> tuple[str, ...]:
        """Return a line for each contested zone."""
        return odds.overview(view, locale=locale)

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        """Draw the bars of one roll, or of two side by side."""
        return odds_bars.draw(sheets)

    def overlays(self, view: Position, ask: Ask | None) -> Ask:
        """Return the overlays as an `Ask` to choose from: latest events, the Boxers' routes, ranges, destinations."""
        return survey(view, ask)

    def parts(self, *, locale: str) -> tuple[tuple[str, str], ...]:
        """Return the four quarters."""
        return overlays.parts(locale=locale)

    def busiest(self, view: Position, events: Sequence[Event]) -> str:
        """Return the quarter with most fighting."""
        return str(enlarged_map.busiest(view, events))

    def overlay(
        self, view: Position, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str
    ) -> Overlay:
        """Return an overlay as text."""
        return overlays.overlay(view, ask, subject, events=events, locale=locale)

    def overlay_picture(
        self,
        view: Position,
        ask: Ask | None,
        subject: Answer,
        *,
        part: str = "",
        events: Sequence[Event] = (),
        locale: str,
        look: Look = "chart",
    ) -> bytes:
        """Return the map or a quarter with an overlay, as a PNG."""
        chart = self.chart(locale=locale, look=look)
        layer = overlays.layer(view, ask, subject, chart.layout)
        return enlarged_map.shown(chart, view, int(part or 0), layer, events=events)

    def why(self, ask: Ask, *, locale: str) -> str:
        """Return the rule behind a question."""
        return questions.why(ask, locale=locale)

    def rulebook(self) -> Rulebook:
        """Return the rules, section by section."""
        return RULEBOOK

    def vocabulary(self, *, locale: str) -> Vocabulary:
        """The zones and counters, by name."""
        return vocabulary(language_of(locale))

    def refusal(self, refused: Refused, *, locale: str) -> str:
        """Return why an answer was refused, and what is allowed instead."""
        return questions.refusal(refused, locale=locale)

    def status(self, view: Position, *, locale: str) -> str:
        """Return the state of the siege."""
        return text_board.status(view, locale=locale)

    def result(self, view: Position, result: Mapping[str, Any], *, locale: str) -> str:
        """Return both sides' victory points, item by item."""
        return result_text.result(view, result, locale=locale)

    def band(self, name: str, *, locale: str) -> str:
        """Return the name of a band of the Powers."""
        return result_text.band(name, locale=locale)

    def score(self, score: int, *, locale: str) -> str:
        """Return by how many points the Powers are ahead."""
        return result_text.score(score, locale=locale)

    def sin(self, name: str, *, locale: str) -> Sin:
        """Return a mistake of the defence, with the section that it concerns."""
        return result_text.sin(name, locale=locale)

    def house_rules(self, *, locale: str) -> list[HouseRuleText]:
        """Return the house rules of a new siege."""
        return [_house_rule(switch, locale=locale) for switch in SWITCHES]

    def how_to_play(self, *, locale: str) -> tuple[str, ...]:
        """Return the pages of the guide."""
        return tuple(say(f"guide-{number}", locale=locale) for number in range(1, SCREENS + 1))


def _tone(view: Position, events: Sequence[Event]) -> Tone:
    if view.over:
        return "end"
    if not view.card:
        return "setup"
    now = text_board.going_on(view)
    if view.assault or now == "attack":
        return "assault"
    shelled = any(isinstance(event, (e.QuarterShelled, e.MinesExploded)) for event in events)
    return "shelling" if shelled or now == "shelling" else "quiet"


def _silence(events: Sequence[Event], *, locale: str) -> tuple[str, ...]:
    """Return the summary of a day or round without anything to report."""
    begun = any(isinstance(event, (e.CardDrawn, e.SequenceBegan)) for event in events)
    return (say("story-nothing", locale=locale),) if begun else ()


def _house_rule(switch: Switch, *, locale: str) -> HouseRuleText:
    return HouseRuleText(
        switch.name,
        say(f"switch-{switch.name}", locale=locale),
        tuple((choice, say(choice_key(switch.name, choice), locale=locale)) for choice in switch.choices),
    )
