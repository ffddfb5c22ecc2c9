"""The siege in words and pictures: what the bot asks of it, put together."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.ask import Answer, Ask, Choice, Refused
from engine.core.event import Event
from engine.games.siege import events as e
from engine.games.siege.house import SWITCHES, Switch
from engine.games.siege.world import Position
from render.games.siege import asks, dice, ending, inwords, labels
from render.games.siege.chart import Chart
from render.games.siege.story import story
from render.games.siege.words import language_of, say
from render.panel import HouseRuleText, Panel, Tone

SCREENS = 5

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
        self._charts: dict[str, Chart] = {}

    def title(self, *, locale: str) -> str:
        """The game's name."""
        return say("title", locale=locale)

    def panel(
        self, view: Position, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None
    ) -> Panel:
        """The texts of a board post."""
        tone = _tone(view, events)
        told = story(events, view, locale=locale)
        said = brief = None
        if ask is not None and advice is not None:
            said = asks.advised(view, ask, advice, locale=locale)
            brief = asks.briefly(view, ask, advice, locale=locale)
        state = [say("panel-state", locale=locale, **inwords.numbers(view))]
        return Panel(
            tone=tone,
            colour=COLOURS[tone],
            title=inwords.title(view, locale=locale),
            state=" · ".join(state + inwords.signs(view, locale=locale)),
            story=told or _silence(events, locale=locale),
            orders=asks.orders(ask, locale=locale, attack=bool(view.card) and inwords.going_on(view) == "attack"),
            advice=said,
            advised=brief,
            alt=inwords.alt(view, locale=locale),
        )

    def picture(self, view: Position, *, locale: str, events: Sequence[Event] = ()) -> bytes:
        """The map as a PNG, with the ways and volleys of the events. Its ground is drawn once in each language."""
        language = language_of(locale)
        chart = self._charts.get(language)
        if chart is None:
            chart = self._charts[language] = Chart(locale=language)
        return chart.png(view, events=events)

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

    def why(self, ask: Ask, *, locale: str) -> str:
        """The rule behind a question."""
        return asks.why(ask, locale=locale)

    def refusal(self, refused: Refused, *, locale: str) -> str:
        """Why an answer was refused, and what is allowed."""
        return asks.refusal(refused, locale=locale)

    def status(self, view: Position, *, locale: str) -> str:
        """How the siege stands."""
        return inwords.status(view, locale=locale)

    def result(self, view: Position, result: Mapping[str, Any], *, locale: str) -> str:
        """Both counts, item by item."""
        return ending.result(view, result, locale=locale)

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


def choice_key(switch: str, choice: str) -> str:
    """A house rule's choice in the catalogue."""
    return f"switch-{switch}-{re.sub(r'[^A-Za-z0-9_-]', '-', choice)}"
