"""Keep Up the Fire! in words and pictures: what the bot asks of it, put together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any, Literal

from PIL import Image

from engine.core.ask import Answer, Ask, Choice, Refused
from engine.core.event import Event
from engine.core.retell import Scene
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import STREETS, WALL
from engine.games.keep_up_the_fire.house import SWITCHES
from engine.games.keep_up_the_fire.world import Position
from render import bars
from render.games.keep_up_the_fire import (
    asks,
    closeup,
    dice,
    ending,
    inwords,
    labels,
    logbook,
    odds,
    overlays,
    overview,
    papers,
    poster,
    words,
)
from render.games.keep_up_the_fire.chart import Chart
from render.games.keep_up_the_fire.rulebook import RULEBOOK
from render.games.keep_up_the_fire.shortcuts import shortcuts
from render.games.keep_up_the_fire.story import story
from render.games.keep_up_the_fire.theme import THEMES
from render.games.keep_up_the_fire.words import say
from render.logbook import Headings, Mark
from render.measures import Measure, Sin
from render.odds import OddsSheet
from render.overlay import Overlay
from render.panel import HouseRuleText, Offer, Panel, Shortcuts, Tone
from render.presenter import Look
from render.press import Page
from render.rulebook import Rulebook
from render.vocabulary import Vocabulary

SCREENS = 5

CHARTS = 4
"""So many grounds are kept."""

COLOURS: dict[Tone, int] = {
    "setup": 0x8A7A5C,
    "quiet": 0x4F7A52,
    "shelling": 0xC48A2C,
    "assault": 0xB0342A,
    "end": 0x3A3A46,
}
"""The accent colour of a board post by what is going on."""


class FirePresenter:
    """Keep Up the Fire! (see `render.presenter.Presenter`, which says what each is given: not all of it is needed)."""

    def __init__(self) -> None:
        self._charts: OrderedDict[tuple[str, Look], Chart] = OrderedDict()

    def title(self, *, locale: str) -> str:
        """The game's name."""
        return say("title", locale=locale)

    def party(self, name: str, *, locale: str) -> str:
        """The legation of that name."""
        return words.unit_short(name, locale=locale)

    def sin(self, name: str, *, locale: str) -> Sin:
        """What should not be done, with the section that tells why."""
        return ending.sin(name, locale=locale)

    def panel(
        self, view: Position, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """The texts of a board post."""
        tone = _tone(view, events)
        said = brief = None
        if ask is not None and advice is not None:
            said = asks.advised(view, ask, advice, locale=locale)
            brief = asks.briefly(view, ask, advice, locale=locale)
        return Panel(
            tone=tone,
            colour=COLOURS[tone],
            title=inwords.title(view, locale=locale),
            state=inwords.state(view, locale=locale),
            story=story(events, locale=locale),
            orders=asks.orders(ask, locale=locale) + asks.road(view, ask, locale=locale),
            able=asks.able(view, ask, locale=locale) if ask is not None else "",
            danger=asks.in_danger(view, ask, locale=locale) if ask is not None else "",
            advice=said,
            advised=brief,
            ahead=_ahead(ask),
            alt=inwords.alt(view, locale=locale),
        )

    def offers(self, view: Position, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
        """Orders to be chosen among, with what they bring."""
        return asks.offers(view, ask, answers, locale=locale)

    def shortcuts(self, view: Position, ask: Ask, *, path: Answer = (), locale: str) -> tuple[Shortcuts, ...]:
        """Targets, opponents, walls and movers that can be picked at once."""
        return shortcuts(view, ask, path=path, locale=locale)

    def lesson(self, ask: Ask, *, locale: str) -> str:
        """What this question is about, for who meets it for the first time."""
        return say(f"lesson-{ask.kind}", locale=locale)

    def picture(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """The board as a PNG, with what the events did."""
        return self.chart(locale=locale, look=look).png(view, events=events)

    def image(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """The board in its 256 colours."""
        return self.chart(locale=locale, look=look).draw(view, events=events)

    def chart(self, *, locale: str, look: Look = "chart") -> Chart:
        """What draws boards in a language and look; the few that were used last are kept."""
        key = words.VOICE.language(locale), look
        if key not in self._charts:
            self._charts[key] = Chart(theme=THEMES[look], locale=key[0])
        self._charts.move_to_end(key)
        while len(self._charts) > CHARTS:
            self._charts.popitem(last=False)
        return self._charts[key]

    def measures(self, view: Position, *, locale: str) -> tuple[Measure, ...]:
        """Strength on both sides, and the column's progress."""
        return inwords.measures(view, locale=locale)

    def dispatch(self, scenes: Sequence[Scene], *, game: str, period: int | None, locale: str) -> Page | None:
        """A turn as a newspaper's front page."""
        return papers.dispatch(scenes, period, chart=self.chart(locale=locale), game=game, locale=locale)

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
        """The whole siege on one poster."""
        return poster.poster(scenes, result, chart=self.chart(locale=locale), game=game, locale=locale)

    def alt(self, view: Position, *, locale: str) -> str:
        """The picture in words."""
        return inwords.alt(view, locale=locale)

    def text_board(self, view: Position, *, locale: str) -> str:
        """All the picture's facts in words."""
        return inwords.text_board(view, locale=locale)

    def label(self, choice: Choice, *, locale: str) -> str:
        """What a button or an option says."""
        return labels.label(choice, locale=locale)

    def description(self, choice: Choice, *, locale: str) -> str | None:
        """The second line of an option."""
        return labels.description(choice, locale=locale)

    def prompt(self, ask: Ask | None, path: Answer, *, locale: str) -> str:
        """The question of the menu after `path`."""
        return asks.prompt(ask, path, locale=locale)

    def dice(self, events: Sequence[Event], *, locale: str) -> list[str]:
        """The full accounts of the rolls."""
        return dice.accounts(events, locale=locale)

    def settled_by(self, events: Sequence[Event], *, locale: str) -> str | None:
        """The last die or card among the events."""
        return dice.last(events, locale=locale)

    def marks(self, events: Sequence[Event], *, period: int, round_: int, phase: str) -> list[Mark]:
        """Where each event belongs."""
        return logbook.marks(events, period=period, round_=round_, phase=phase)

    def kinds(self, event: Event) -> frozenset[str]:
        """Of which kinds an event is."""
        return logbook.kinds(event)

    def places(self, event: Event) -> frozenset[str]:
        """The walls that it concerns, the streets, the fort, the cathedral."""
        return logbook.places(event)

    def line(self, event: Event, *, locale: str) -> str:
        """An event as the log says it."""
        return logbook.line(event, locale=locale)

    def said(self, answer: Answer, *, locale: str) -> str:
        """An order in words."""
        return logbook.said(answer, locale=locale)

    def headings(self, *, locale: str) -> Headings:
        """What the log can be sorted by."""
        return logbook.headings(locale=locale)

    def odds_ask(self, view: Position, ask: Ask | None) -> Ask | None:
        """The rolls that could be made now."""
        return odds.inquiry(view, ask)

    def odds_near(self, view: Position, ask: Ask) -> bool:
        """Whether fire, a mêlée or the column's dice are near."""
        del view
        return odds.near(ask)

    def odds_subject(self, view: Position, ask: Ask, answer: Answer) -> Answer | None:
        """The roll that a decision is about."""
        del ask
        return odds.subject_of(view, answer)

    def odds(self, view: Position, ask: Ask, subject: Answer, *, locale: str) -> OddsSheet:
        """The odds of a roll, and what would change them."""
        return odds.sheet(view, ask, subject, locale=locale)

    def odds_overview(self, view: Position, *, locale: str) -> tuple[str, ...]:
        """Each Chinese unit in a line, and the road."""
        return overview.overview(view, locale=locale)

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        """Bars of one roll, or of two side by side."""
        return bars.draw(sheets)

    def overlays(self, view: Position, ask: Ask | None) -> Ask:
        """What happened, who comes when, the road ahead."""
        del view
        return overlays.survey(ask)

    def parts(self, *, locale: str) -> tuple[tuple[str, str], ...]:
        """The siege, the road, the card, the strengths."""
        return overlays.parts(locale=locale)

    def busiest(self, view: Position, events: Sequence[Event]) -> str:
        """The part where most is going on."""
        del view
        return overlays.busiest(events)

    def overlay(
        self, view: Position, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str
    ) -> Overlay:
        """What is asked for, in words."""
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
        """The board, or a part of it, with what is asked for."""
        del ask
        return closeup.shown(self.chart(locale=locale, look=look), view, subject, part=part, events=events)

    def why(self, ask: Ask, *, locale: str) -> str:
        """The rule behind a question."""
        return asks.why(ask, locale=locale)

    def rulebook(self) -> Rulebook:
        """The rules, section by section."""
        return RULEBOOK

    def vocabulary(self, *, locale: str) -> Vocabulary:
        """The walls, units and legations, by name."""
        return words.vocabulary(words.VOICE.language(locale))

    def refusal(self, refused: Refused, *, locale: str) -> str:
        """Why an answer was refused."""
        return asks.refusal(refused, locale=locale)

    def status(self, view: Position, *, locale: str) -> str:
        """How the siege stands."""
        return inwords.status(view, locale=locale)

    def result(self, view: Position, result: Mapping[str, Any], *, locale: str) -> str:
        """The count, item by item."""
        del view
        return ending.result(result, locale=locale)

    def band(self, name: str, *, locale: str) -> str:
        """A level of victory, or a defeat."""
        return say(f"band-{name}", locale=locale)

    def score(self, score: int, *, locale: str) -> str:
        """The points of a victory; how far from Peking a defeat was."""
        return ending.score(score, locale=locale)

    def house_rules(self, *, locale: str) -> list[HouseRuleText]:
        """The switches of a new game."""
        return [
            HouseRuleText(
                switch.name,
                say(f"switch-{switch.name}", locale=locale),
                tuple((choice, say(f"switch-{switch.name}-{choice}", locale=locale)) for choice in switch.choices),
            )
            for switch in SWITCHES
        ]

    def how_to_play(self, *, locale: str) -> tuple[str, ...]:
        """How it is played."""
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
    """Whether the steward may be let go on: to the end of the turn from the first decision of its actions."""
    return "round" if ask is not None and ask.kind in {"act", "command"} else None
