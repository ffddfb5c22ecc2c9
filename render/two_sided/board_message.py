"""The texts of a board message of a two-sided game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from render.localization import Voice
from render.opening import opening
from render.panel import TONE_COLOURS, Details, Panel, Tone

Writer = Callable[..., str]


@dataclass(frozen=True, kw_only=True)
class BoardTexts:
    """Writes the message below the board of a two-sided game, as `render.presenter.BoardMessage`.

    The functions `title` and `state` take a position. `alt` takes a view. `fight_alt` and `story` take a view and
    events. `question` takes an `Ask`. `advice` returns an advised answer with its reasons, and `button` returns its
    label. Both take a view, an `Ask` and the answer.

    `setup` is the name of the phase before the game. `fought` is the event type of an assault, and `shot` is the event
    type of a shelling.

    `voice` has the texts of the first board. `stand` is the answer that keeps the first position. `placed` are the
    event types of placed pieces. `deployed` is the event type of a side that is ready.

    `colours` maps the deciding side to its accent colour. `interrupts` are the accent colours of questions that
    interrupt a phase. `ahead` are the kinds of questions from which the autopilot may play on.
    """

    title: Writer
    state: Writer
    alt: Writer
    fight_alt: Writer
    story: Callable[..., tuple[str, ...]]
    question: Writer
    advice: Writer
    button: Writer
    setup: str
    voice: Voice
    stand: Answer
    placed: tuple[type[Event], ...]
    deployed: type[Event]
    fought: type[Event]
    shot: type[Event]
    colours: Mapping[str, int]
    ahead: Collection[str]
    interrupts: Mapping[str, int] = field(default_factory=dict)

    def panel(
        self,
        view: Any,
        ask: Ask | None,
        events: Sequence[Event],
        *,
        advice: Answer | None = None,
        beside: Panel | None = None,
    ) -> Panel:
        """Return the texts of a board message."""
        position, tone = view.position, self._tone(view.position, events)
        advised = (view, ask, advice) if ask is not None and advice is not None else None
        return Panel(
            tone=tone,
            colour=self._colour(ask, tone),
            title=self.title(position) if beside is None else beside.title,
            state=self.state(position) if beside is None else beside.state,
            story=self.story(position, events) if beside is None else beside.story,
            orders=self.question(ask),
            advised=self.button(*advised) if advised else None,
            ahead="round" if ask is not None and ask.kind in self.ahead else None,
            alt=self.alt(view) if beside is None else beside.alt,
            fight=self.fight_alt(view, events) if beside is None else beside.fight,
            opening=opening(
                self.voice,
                ask,
                events,
                advice=advice,
                kind="deploy",
                stand=self.stand,
                changed=self.placed,
                ended=(self.deployed,),
            ),
        )

    def details(self, view: Any, ask: Ask, advice: Answer | None) -> Details:
        """Return the advised answer with its reasons. The details are empty if there is no advice."""
        return Details(advice=self.advice(view, ask, advice)) if advice is not None else Details()

    def _tone(self, position: Any, events: Sequence[Event]) -> Tone:
        if position.over:
            return "end"
        if position.phase == self.setup:
            return "setup"
        if any(isinstance(event, self.fought) for event in events):
            return "assault"
        return "shelling" if any(isinstance(event, self.shot) for event in events) else "quiet"

    def _colour(self, ask: Ask | None, tone: Tone) -> int:
        if ask is None:
            return TONE_COLOURS[tone]
        return self.interrupts.get(ask.kind) or self.colours.get(ask.side, TONE_COLOURS[tone])
