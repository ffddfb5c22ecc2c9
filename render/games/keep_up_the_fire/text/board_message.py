"""The texts of a board message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import STREETS, WALL
from engine.games.keep_up_the_fire.world import Position
from render.games.keep_up_the_fire.map import fight
from render.games.keep_up_the_fire.text import catalogue, questions, text_board
from render.games.keep_up_the_fire.text.deeds import story
from render.opening import opening
from render.panel import TONE_COLOURS, Details, Panel, Tone


def panel(
    position: Position,
    ask: Ask | None,
    events: Sequence[Event],
    *,
    advice: Answer | None = None,
    beside: Panel | None = None,  # noqa: ARG001 - no side has a message of its own
) -> Panel:
    """Return the texts of a board message."""
    tone = _tone(position, events)
    brief = questions.briefly(position, ask, advice) if ask is not None and advice is not None else None
    return Panel(
        tone=tone,
        colour=TONE_COLOURS[tone],
        title=text_board.title(position),
        state=text_board.state(position),
        story=story(position, events),
        orders=questions.orders(ask),
        advised=brief,
        ahead=_ahead(ask),
        alt=text_board.alt(position),
        fight=fight.fight_alt(position, events),
        opening=opening(
            catalogue.VOICE,
            ask,
            events,
            advice=advice,
            kind="deploy",
            stand=("done",),
            changed=(e.UnitMoved, e.UnitsSwapped),
        ),
    )


def details(position: Position, ask: Ask, advice: Answer | None) -> Details:
    """Return the details of a question, such as the units that can act and those in danger."""
    advised = questions.advised(position, ask, advice) if advice is not None else ""
    return Details(questions.able(position, ask), questions.in_danger(position, ask), advised)


def _tone(position: Position, events: Sequence[Event]) -> Tone:
    if position.over:
        return "end"
    if not position.card:
        return "setup"
    if any(foe.space in (WALL, STREETS) for foe in position.foes):
        return "assault"
    shelled = any(isinstance(event, e.SpecialBegan) and event.account is not None for event in events)
    return "shelling" if shelled else "quiet"


def _ahead(ask: Ask | None) -> Literal["round", "calm"] | None:
    """Return `round` if a button may let the autopilot finish the turn. Otherwise return None."""
    return "round" if ask is not None and ask.kind in {"act", "command"} else None
