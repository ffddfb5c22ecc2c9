"""The siege in words and pictures: what the bot asks of it, put together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any

from PIL import Image

from engine.core.ask import Answer, Ask, Choice, Refused
from engine.core.event import Event
from engine.core.retell import Scene
from engine.games.siege import events as e
from engine.games.siege import inquiry
from engine.games.siege.house import SWITCHES, Switch
from engine.games.siege.survey import survey
from engine.games.siege.world import Position
from render import bars
from render.games.siege import (
    asks,
    closeup,
    dice,
    dispatch,
    ending,
    inwords,
    labels,
    logbook,
    odds,
    orders,
    overlays,
    poster,
)
from render.games.siege.chart import Chart
from render.games.siege.rulebook import RULEBOOK
from render.games.siege.shortcuts import shortcuts
from render.games.siege.story import story
from render.games.siege.theme import THEMES
from render.games.siege.words import choice_key, language_of, say, vocabulary
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
"""So many grounds are kept: each takes some megabytes."""

COLOURS: dict[Tone, int] = {
    "setup": 0x8A7A5C,
    "quiet": 0x4F7A52,
    "shelling": 0xC48A2C,
    "assault": 0xB0342A,
    "end": 0x3A3A46,
}
"""The accent colour of a board post by what is going on."""


class SiegePresenter:
    """The siege of the Legations (see `render.presenter.Presenter`)."""

    def __init__(self) -> None:
        self._charts: OrderedDict[tuple[str, Look], Chart] = OrderedDict()

    def title(self, *, locale: str) -> str:
        """The game's name."""
        return say("title", locale=locale)

    def party(self, name: str, *, locale: str) -> str:
        """The Power of that name."""
        return say(f"power-{name}", locale=locale)

    def panel(
        self, view: Position, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """The texts of a board post."""
        tone = _tone(view, events)
        told = story(events, view, locale=locale)
        said = brief = planned = None
        if ask is not None and advice is not None:
            said, planned = orders.advice(view, ask, advice, locale=locale)
            brief = asks.briefly(view, ask, advice, locale=locale)
        state = [say("panel-state", locale=locale, **inwords.numbers(view))]
        return Panel(
            tone=tone,
            colour=COLOURS[tone],
            title=inwords.title(view, locale=locale),
            state=" · ".join(state + inwords.signs(view, locale=locale)),
            story=told or _silence(events, locale=locale),
            orders=asks.orders(ask, locale=locale, attack=bool(view.card) and inwords.going_on(view) == "attack"),
            able=orders.able(view, ask, locale=locale) if ask is not None else "",
            danger=orders.in_danger(view, ask, locale=locale) if ask is not None else "",
            advice=said,
            advised=brief,
            planned=planned,
            ahead=orders.ahead(view, ask) if ask is not None else None,
            alt=inwords.alt(view, locale=locale),
        )

    def offers(self, view: Position, ask: Ask, answers: Sequence[Answer], *, locale: str) -> tuple[Offer, ...]:
        """Orders to be chosen among, with the steward's reasons."""
        return asks.offers(view, ask, answers, locale=locale)

    def shortcuts(self, view: Position, ask: Ask, *, path: Answer = (), locale: str) -> tuple[Shortcuts, ...]:
        """The shots, or the stacks, that can be picked at once, and where a stack may go."""
        return shortcuts(view, ask, path=path, locale=locale)

    def lesson(self, ask: Ask, *, locale: str) -> str:
        """What this phase is about, for who meets it for the first time."""
        return say(f"lesson-{ask.kind}", locale=locale)

    def picture(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> bytes:
        """The map as a PNG, with what the events did. Its ground is drawn once in each language and look."""
        return self.chart(locale=locale, look=look).png(view, events=events)

    def image(self, view: Position, *, locale: str, events: Sequence[Event] = (), look: Look = "chart") -> Image.Image:
        """The map in its 256 colours."""
        return self.chart(locale=locale, look=look).draw(view, events=events)

    def measures(self, view: Position, *, locale: str) -> tuple[Measure, ...]:
        """Morale and supplies, and the strength of both sides."""
        return inwords.measures(view, locale=locale)

    def chart(self, *, locale: str, look: Look = "chart") -> Chart:
        """What draws maps in a language and look; the few that were used last are kept."""
        key = language_of(locale), look
        if key not in self._charts:
            self._charts[key] = Chart(theme=THEMES[look], locale=key[0])
        self._charts.move_to_end(key)
        while len(self._charts) > CHARTS:
            self._charts.popitem(last=False)
        return self._charts[key]

    def dispatch(self, scenes: Sequence[Scene], *, game: str, period: int | None, locale: str) -> Page | None:
        """A day as a newspaper's front page."""
        return dispatch.dispatch(scenes, period, chart=self.chart(locale=locale), game=game, locale=locale)

    def poster(self, scenes: Sequence[Scene], result: Mapping[str, Any], *, game: str, locale: str) -> Page | None:
        """The whole siege on one poster."""
        return poster.poster(scenes, result, game=game, locale=locale)

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
        """The zones that it concerns."""
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
        return inquiry.inquiry(view, ask)

    def odds_near(self, view: Position, ask: Ask) -> bool:
        """Whether shots or mêlées are near."""
        return inquiry.pressing(view, ask)

    def odds_subject(self, view: Position, ask: Ask, answer: Answer) -> Answer | None:
        """The roll that a decision is about."""
        return inquiry.subject_of(view, ask, answer)

    def odds(self, view: Position, ask: Ask, subject: Answer, *, locale: str) -> OddsSheet:
        """The odds of a roll, and what would change them."""
        return odds.sheet(view, ask, subject, locale=locale)

    def odds_overview(self, view: Position, *, locale: str) -> tuple[str, ...]:
        """Each contested zone in a line."""
        return odds.overview(view, locale=locale)

    def odds_picture(self, sheets: Sequence[OddsSheet]) -> bytes:
        """Bars of one roll, or of two side by side."""
        return bars.draw(sheets)

    def overlays(self, view: Position, ask: Ask | None) -> Ask:
        """What happened, the Boxers' ways, ranges, where one may go."""
        return survey(view, ask)

    def parts(self, *, locale: str) -> tuple[tuple[str, str], ...]:
        """The four quarters."""
        return overlays.parts(locale=locale)

    def busiest(self, view: Position, events: Sequence[Event]) -> str:
        """The quarter where the fighting is."""
        return str(closeup.busiest(view, events))

    def overlay(
        self, view: Position, ask: Ask | None, subject: Answer, *, events: Sequence[Event] = (), locale: str
    ) -> Overlay:
        """What is asked for, in words."""
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
        """The map, or a quarter of it, with what is asked for."""
        chart = self.chart(locale=locale, look=look)
        layer = overlays.layer(view, ask, subject, chart.layout)
        return closeup.shown(chart, view, int(part or 0), layer, events=events)

    def why(self, ask: Ask, *, locale: str) -> str:
        """The rule behind a question."""
        return asks.why(ask, locale=locale)

    def rulebook(self) -> Rulebook:
        """The rules, section by section."""
        return RULEBOOK

    def vocabulary(self, *, locale: str) -> Vocabulary:
        """The zones and counters, by name."""
        return vocabulary(language_of(locale))

    def refusal(self, refused: Refused, *, locale: str) -> str:
        """Why an answer was refused, and what is allowed."""
        return asks.refusal(refused, locale=locale)

    def status(self, view: Position, *, locale: str) -> str:
        """How the siege stands."""
        return inwords.status(view, locale=locale)

    def result(self, view: Position, result: Mapping[str, Any], *, locale: str) -> str:
        """Both counts, item by item."""
        return ending.result(view, result, locale=locale)

    def band(self, name: str, *, locale: str) -> str:
        """A band of the Powers."""
        return ending.band(name, locale=locale)

    def score(self, score: int, *, locale: str) -> str:
        """By how much the Powers are ahead."""
        return ending.score(score, locale=locale)

    def sin(self, name: str, *, locale: str) -> Sin:
        """What a defence should not do, with the section that it offends."""
        return ending.sin(name, locale=locale)

    def house_rules(self, *, locale: str) -> list[HouseRuleText]:
        """The switches of a new siege."""
        return [_house_rule(switch, locale=locale) for switch in SWITCHES]

    def how_to_play(self, *, locale: str) -> tuple[str, ...]:
        """How it is played."""
        return tuple(say(f"guide-{number}", locale=locale) for number in range(1, SCREENS + 1))


def _tone(view: Position, events: Sequence[Event]) -> Tone:
    if view.over:
        return "end"
    if not view.card:
        return "setup"
    now = inwords.going_on(view)
    if view.assault or now == "attack":
        return "assault"
    shelled = any(isinstance(event, (e.QuarterShelled, e.MinesExploded)) for event in events)
    return "shelling" if shelled or now == "shelling" else "quiet"


def _silence(events: Sequence[Event], *, locale: str) -> tuple[str, ...]:
    """The story of a day, or of a round, in which there is nothing to tell."""
    begun = any(isinstance(event, (e.CardDrawn, e.SequenceBegan)) for event in events)
    return (say("story-nothing", locale=locale),) if begun else ()


def _house_rule(switch: Switch, *, locale: str) -> HouseRuleText:
    return HouseRuleText(
        switch.name,
        say(f"switch-{switch.name}", locale=locale),
        tuple((choice, say(choice_key(switch.name, choice), locale=locale)) for choice in switch.choices),
    )
