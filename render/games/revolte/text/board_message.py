"""The texts of a board message: tone, title, state, summary of the events, orders, advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.games.revolte import events as e
from engine.games.revolte.scenarios import BOXERS, EUROPEANS
from engine.games.revolte.world import DEPLOYMENT, View
from render.games.revolte.map import fight
from render.games.revolte.text import questions, text_board
from render.games.revolte.text.summary import story
from render.panel import TONE_COLOURS, Panel, Tone

SIDE_COLOURS: Mapping[str, int] = {EUROPEANS: 0x1C428A, BOXERS: 0x8A221C}
"""The accent colour of a board by the side that decides."""


def panel(view: View, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None) -> Panel:
    """Return the texts of a board message."""
    tone, position = _tone(view, events), view.position
    what, button = _advice(ask, advice, locale)
    return Panel(
        title=text_board.title(position, locale=locale),
        state=text_board.status_line(position, locale=locale),
        tone=tone,
        colour=TONE_COLOURS[tone] if ask is None else SIDE_COLOURS.get(ask.side, TONE_COLOURS[tone]),
        orders=questions.orders(ask, locale=locale),
        story=story(events, locale=locale),
        advice=what,
        advised=button,
        ahead=_ahead(ask),
        alt=text_board.alt(view, locale=locale),
        fight=fight.fight_alt(view, events, locale=locale),
    )


def _advice(ask: Ask | None, advice: Answer | None, locale: str) -> tuple[str | None, str | None]:
    """Return an advised answer with what can be said for it, and as a button's label."""
    if ask is None or advice is None:
        return None, None
    return questions.advised(ask, advice, locale=locale), questions.briefly(ask, advice, locale=locale)


def _tone(view: View, events: Sequence[Event]) -> Tone:
    if view.position.over:
        return "end"
    if view.position.phase == DEPLOYMENT:
        return "setup"
    if any(isinstance(event, e.FightFought) for event in events):
        return "assault"
    return "shelling" if any(isinstance(event, e.ShotFired) for event in events) else "quiet"


def _ahead(ask: Ask | None) -> Literal["round", "calm"] | None:
    """Return `round` if the machine may play on to the end of the turn, from its movement or fire."""
    return "round" if ask is not None and ask.kind in {"order", "fire"} else None
