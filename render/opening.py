"""The first board of a game: its own question, and what its buttons say.

The keys are `first-question`, `button-first-stand` on the button that leaves all as it stands, `button-first-adviser`
on that of the adviser's places where they are others, and `button-first-change`. `$side` is the side that is asked.
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
    """Return what the first board asks; None once it is another question, or a piece has been `changed` by hand.

    `kind` is that of the Ask, `stand` its answer that leaves all as it is. Pieces that were placed before an event of
    the types `ended` are the other side's.
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
