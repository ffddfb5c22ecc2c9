"""The presenter of Keep Up the Fire!: all texts and pictures that the bot uses."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from PIL import Image

from engine.core.asks import Answer, Ask, Choice, Refused
from engine.core.events import Event
from engine.core.replay import Scene
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import STREETS, WALL
from engine.games.keep_up_the_fire.house_rules import SWITCHES
from engine.games.keep_up_the_fire.world import Position
from render.curve_data import Measure, Sin
from render.games.keep_up_the_fire.map import enlarged_map, overlays
from render.games.keep_up_the_fire.map.board_map import Chart
from render.games.keep_up_the_fire.odds import odds
from render.games.keep_up_the_fire.pages import newspaper, poster
from render.games.keep_up_the_fire.text import (
    catalogue,
    contact_overview,
    dice,
    labels,
    log,
    questions,
    result_text,
    text_board,
)
from render.games.keep_up_the_fire.text.catalogue import say
from render.games.keep_up_the_fire.text.quick_picks import shortcuts
from render.games.keep_up_the_fire.text.rulebook import RULEBOOK
from render.games.keep_up_the_fire.text.summary import story
from render.games.keep_up_the_fire.theme import THEMES
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
"""Most cached grounds."""

COLOURS: dict[Tone, int] = {
    "setup": 0x8A7A5C,
    "quiet": 0x4F7A52,
    "shelling": 0xC48A2C,
    "assault": 0xB0342A,
    "end": 0x3A3A46,
}
"""The accent colour of a board message by its tone."""


class FirePresenter:
    """Keep Up the Fire! (see `render.presenter.Presenter` for the arguments, some of which this game ignores)."""

    def __init__(self) -> None:
        self._charts: OrderedDict[tuple[str, Look], Chart] = OrderedDict()

    def title(self, *, locale: str) -> str:
        """Return the game's name."""
        return say("title", locale=locale)

    def party(self, name: str, *, locale: str) -> str:
        """Return the name of a Legation."""
        return catalogue.unit_short(name, locale=locale)

    def sin(self, name: str, *, locale: str) -> Sin:
        """Return a mistake, with the section that explains it."""
        return result_text.sin(name, locale=locale)

    def panel(
        self, view: Position, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """Return the texts of a board message."""
        tone = _tone(view, events)
        said = brief = None
        if ask is not None and advice is not None:
            said = questions.advised(view, ask, advice, locale=locale)
            brief = questions.briefly(view, ask, advice, locale=locale)
        return Panel(
            tone=tone,
            colour=COLOURS[tone],
            title=text_board.title(view, locale=locale),
            state=text_board.state(view, locale=locale),
            story=story(events, locale=locale),
            orders=questions.orders(ask, locale=locale) + questions.road(view, ask, locale=locale),
            able=questions.able(view, ask, locale=locale) if ask is not None else "",
            danger=questions.in_danger(view, ask, locale=locale) if ask is not None else "",
            advice=said,
            advised=brief,
            ahead=_ahead(ask),
            alt=text_board.alt(view, locale=locale),
        )

    def offers(self, view: Position, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
        """Return several orders as offers, with their expected results."""
        return questions.offers(view, ask, answers, locale=locale)

    def shortcuts(self, view: Position, ask: Ask, *, path: Answer = (), locale: str) -> tuple[Shortcuts, ...]:
        """Return targets, opponents, walls and units that can be chosen directly."""
        return shortcuts(view, ask, path=path, locale=locale)

    def lesson(self, ask: Ask, *, locale: str) -> str:
        """Return the first-time hint about this question."""
        return say(f"lesson-{ask.kind}", locale=locale)

    def picture(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """Return the board as a PNG, with event marks."""
        return self.chart(locale=locale, look=look).png(view, events=events)

    def image(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """Draw the board in its 256 colours."""
        return self.chart(locale=locale, look=look).draw(view, events=events)

    def chart(self, *, locale: str, look: Look = "chart") -> Chart:
        """Return the chart of a language and theme; those used last are cached."""
        key = catalogue.VOICE.language(locale), look
        if key not in self._charts:
            self._charts[key] = Chart(theme=THEMES[look], locale=key[0])
        self._charts.move_to_end(key)
        while len(self._charts) > CHARTS:
            self._charts.popitem(last=False)
        return self._charts[key]

    def measures(self, view: Position, *, locale: str) -> tuple[Measure, ...]:
        """Return strength of both sides, and the column's progress."""
        return text_board.measures(view, locale=locale)

    def dispatch(self, scenes: Sequence[Scene], *, game: str, period: int | None, locale: str) -> Page | None:
        """Return a turn as a newspaper page."""
        return newspaper.dispatch(scenes, period, chart=self.chart(locale=locale), game=game, locale=locale)

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
        """Return the poster of the whole siege."""
        return poster.poster(scenes, result, chart=self.chart(locale=locale), game=game, locale=locale)

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
        """Return turn, round and phase of each event."""
        return log.marks(events, period=period, round_=round_, phase=phase)

    def kinds(self, event: Event) -> frozenset[str]:
        """Return the kinds of an event."""
        return log.kinds(event)

    def places(self, event: Event) -> frozenset[str]:
        """Return the places that an event concerns: walls, streets, fort, cathedral."""
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
        return odds.inquiry(view, ask)

    def odds_near(self, view: Position, ask: Ask) -> bool:
        """Whether fire, a melee or the column's rolls are imminent."""
        del view
        return odds.near(ask)

    def odds_subject(self, view: Position, ask: Ask, answer: Answer) -> Answer | None:
        """Return the roll that a decision leads to; None if it leads to none."""
        del ask
        return odds.subject_of(view, answer)

    def odds(self, view: Position, ask: Ask, subject: Answer, *, locale: str) -> OddsSheet:
        """Return the odds of a roll, and the changes that would affect them."""
        return odds.sheet(view, ask, subject, locale=locale)

    def odds_overview(self, view: Position, *, locale: str) -> tuple[str, ...]:
        """Return a line for each Chinese unit, and one for the road."""
        return contact_overview.overview(view, locale=locale)

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        """Draw the bars of one roll, or of two side by side."""
        return odds_bars.draw(sheets)

    def overlays(self, view: Position, ask: Ask | None) -> Ask:
        """Return the overlays as an `Ask` to choose from: the latest events, the Chinese advance, the road ahead."""
        del view
        return overlays.survey(ask)

    def parts(self, *, locale: str) -> tuple[tuple[str, str], ...]:
        """Return the parts of the picture: the siege, the road, the card, the strengths."""
        return overlays.parts(locale=locale)

    def busiest(self, view: Position, events: Sequence[Event]) -> str:
        """Return the part with most action."""
        del view
        return overlays.busiest(events)

    def overlay(
        self, view: Position, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str
    ) -> Overlay:
        """Return an overlay as text."""
        del ask
        return overlays.overlay(view, subject, events=events, locale=locale)

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
        """Return the board or a part of it with an overlay, as a PNG."""
        del ask
        return enlarged_map.shown(self.chart(locale=locale, look=look), view, subject, part=part, events=events)

    def why(self, ask: Ask, *, locale: str) -> str:
        """Return the rule behind a question."""
        return questions.why(ask, locale=locale)

    def rulebook(self) -> Rulebook:
        """Return the rules, section by section."""
        return RULEBOOK

    def vocabulary(self, *, locale: str) -> Vocabulary:
        """The walls, units and legations, by name."""
        return catalogue.vocabulary(catalogue.VOICE.language(locale))

    def refusal(self, refused: Refused, *, locale: str) -> str:
        """Return why an answer was refused."""
        return questions.refusal(refused, locale=locale)

    def status(self, view: Position, *, locale: str) -> str:
        """Return the state of the siege."""
        return text_board.status(view, locale=locale)

    def result(self, view: Position, result: Mapping[str, Any], *, locale: str) -> str:
        """Return the victory points, item by item."""
        del view
        return result_text.result(result, locale=locale)

    def band(self, name: str, *, locale: str) -> str:
        """Return the name of a level of victory, or of a defeat."""
        return say(f"band-{name}", locale=locale)

    def score(self, score: int, *, locale: str) -> str:
        """Return the points of a victory, or the column's distance from Peking in a defeat."""
        return result_text.score(score, locale=locale)

    def house_rules(self, *, locale: str) -> list[HouseRuleText]:
        """Return the house rules of a new game."""
        return [
            HouseRuleText(
                switch.name,
                say(f"switch-{switch.name}", locale=locale),
                tuple((choice, say(f"switch-{switch.name}-{choice}", locale=locale)) for choice in switch.choices),
            )
            for switch in SWITCHES
        ]

    def how_to_play(self, *, locale: str) -> tuple[str, ...]:
        """Return the pages of the guide."""
        return tuple(say(f"guide-{number}", locale=locale) for number in range(1, SCREENS + 1))


def _tone(view: Position, events: Sequence[Event]) -> Tone:
    if view.over:
        return "end"
    if not view.card:
        return "setup"
    if any(foe.space in (WALL, STREETS) for foe in view.foes):
        return "assault"
    shelled = any(isinstance(event, e.SpecialBegan) and event.account is not None for event in events)
    return "shelling" if shelled else "quiet"


def _ahead(ask: Ask | None) -> Literal["round", "calm"] | None:
    """Return `round` if the steward may play on to the end of the turn, from the first decision of its actions."""
    return "round" if ask is not None and ask.kind in {"act", "command"} else None
