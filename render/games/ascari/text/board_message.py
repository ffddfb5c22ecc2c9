"""The texts of a board message: tone, title, state, summary of the events, orders, advice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.games.ascari import events as e
from engine.games.ascari.scenarios import DERVISH, ETHIOPIAN, ITALIAN
from engine.games.ascari.world import DEPLOYMENT, View
from render.games.ascari.map import fight
from render.games.ascari.text import questions, text_board
from render.games.ascari.text.summary import story
from render.panel import TONE_COLOURS, Panel, Tone

SIDE_COLOURS: Mapping[str, int] = {ITALIAN: 0x5A7896, ETHIOPIAN: 0x2F7A4B, DERVISH: 0xB07A28}
"""The accent colour of a board by the side that decides."""
INTERRUPT = 0x7C7C84
"""The accent colour while an interrupt is open."""


def panel(view: View, ask: Ask | None, events: Sequence[Event], *, locale: str, advice: Answer | None = None) -> Panel:
    """Return the texts of a board message."""
    position = view.position
    text = brief = None
    if ask is not None and advice is not None:
        text = questions.advised(view, ask, advice, locale=locale)
        brief = questions.briefly(advice, locale=locale)
    tone = _tone(view, events)
    return Panel(
        tone=tone,
        colour=_colour(ask, tone),
        title=text_board.title(position, locale=locale),
        state=text_board.status_line(position, locale=locale),
        story=story(events, locale=locale),
        orders=questions.orders(ask, locale=locale),
        advice=text,
        advised=brief,
        ahead=_ahead(ask),
        alt=text_board.alt(view, locale=locale),
        fight=fight.fight_alt(view, events, locale=locale),
    )


def _tone(view: View, events: Sequence[Event]) -> Tone:
    if view.position.over:
        return "end"
    if view.position.phase == DEPLOYMENT:
        return "setup"
    if any(isinstance(event, e.MeleeFought) for event in events):
        return "assault"
    return "shelling" if any(isinstance(event, e.ShotFired) for event in events) else "quiet"


def _colour(ask: Ask | None, tone: Tone) -> int:
    if ask is None:
        return TONE_COLOURS[tone]
    return INTERRUPT if ask.kind == "react" else SIDE_COLOURS.get(ask.side, TONE_COLOURS[tone])


def _ahead(ask: Ask | None) -> Literal["round", "calm"] | None:
    """Return `round` if the machine may play on to the end of the player-turn, from its movement or fire."""
    return "round" if ask is not None and ask.kind in {"move", "fire"} else None
