"""The texts of a board message."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.games.siege import events as e
from engine.games.siege.world import Position
from render.games.siege.map import fight
from render.games.siege.text import catalogue, orders_panel, questions, text_board
from render.games.siege.text.catalogue import say
from render.games.siege.text.deeds import story
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
    story_lines = story(position, events)
    brief = planned = None
    if ask is not None and advice is not None:
        planned = orders_panel.planned(position, ask, advice)
        brief = questions.briefly(position, ask, advice)
    state = [say("panel-state", **text_board.numbers(position), change=_change(events))]
    attack = bool(position.card) and text_board.going_on(position) == "attack"
    return Panel(
        tone=tone,
        colour=TONE_COLOURS[tone],
        title=text_board.title(position),
        state=" · ".join(state + text_board.signs(position)),
        story=story_lines or _silence(events),
        orders=questions.orders(ask, attack=attack),
        threatened=orders_panel.threatened(position, ask) if ask is not None else "",
        advised=brief,
        planned=planned,
        ahead=orders_panel.ahead(position, ask) if ask is not None else None,
        alt=text_board.alt(position),
        fight=fight.fight_alt(position, events),
        opening=opening(
            catalogue.VOICE,
            ask,
            events,
            advice=advice,
            kind="muster",
            stand=("begin",),
            changed=(e.CountersMoved, e.BarricadeMoved),
        ),
    )


def details(position: Position, ask: Ask, advice: Answer | None) -> Details:
    """Return the details of a question, such as the units that can act."""
    advised = orders_panel.advice(position, ask, advice) if advice is not None else ""
    return Details(orders_panel.able(position, ask), orders_panel.in_danger(position, ask), advised)


def _change(events: Sequence[Event]) -> str:
    """Return the total change of morale as text: “ ▼3”; empty if there is none."""
    change = sum(event.change for event in events if isinstance(event, e.MoraleChanged))
    return f" {'▲' if change > 0 else '▼'}{abs(change)}" if change else ""


def _tone(position: Position, events: Sequence[Event]) -> Tone:
    if position.over:
        return "end"
    if not position.card:
        return "setup"
    now = text_board.going_on(position)
    if position.assault or now == "attack":
        return "assault"
    shelled = any(isinstance(event, (e.QuarterShelled, e.MinesExploded)) for event in events)
    return "shelling" if shelled or now == "shelling" else "quiet"


def _silence(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the summary that nothing happened. Return an empty tuple if no day or round began."""
    begun = any(isinstance(event, (e.CardDrawn, e.SequenceBegan)) for event in events)
    return (say("story-nothing"),) if begun else ()
