"""Writes the first board of a game, which has its own question and buttons.

The keys are `first-question`, `button-first-stand` for the button that keeps the position, `button-first-adviser` for
the adviser's deployment, and `button-first-change`. `$side` is the side that decides.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from render.localization import Voice
from render.panel import Button, Opening


def opening(
    voice: Voice,
    ask: Ask | None,
    events: Sequence[Event],
    *,
    advice: Answer | None,
    kind: str,
    stand: Answer,
    changed: tuple[type[Event], ...],
    ended: tuple[type[Event], ...] = (),
) -> Opening | None:
    """Return the introduction on a game's first board. Return None on any later board.

    `kind` is the kind of the first question. `stand` is the answer that keeps the position. `changed` are the types of
    events that end the opening, unless an event of the types `ended` follows.
    """
    if ask is None or ask.kind != kind:
        return None
    for event in reversed(events):
        if isinstance(event, changed):
            return None
        if isinstance(event, ended):
            break
    facts = {"side": ask.side}
    left = voice.say("button-first-stand", **facts)
    return Opening(
        question=voice.say("first-question", **facts),
        accept=left if advice in {None, stand} else voice.say("button-first-adviser", **facts),
        change=voice.say("button-first-change", **facts),
        others=() if advice in {None, stand} else (Button(path=stand, label=left),),
    )
