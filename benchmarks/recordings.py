"""Games that the steward has played, with all data that the bot stores about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

import engine.games
from engine.core.asks import Answer, Ask
from engine.core.playout import play_out
from engine.core.record import NEW, STEWARD, Entry
from engine.core.replay import Recording
from engine.core.sequence import SIDE

REPLAY = "bench-replay"
"""The seed of the game whose replay and pages are measured."""


def recorded(name: str, seed: str, options: Mapping[str, str] | None = None) -> Recording:
    """Return a game that the steward has played to its end."""
    chosen = dict(options or {})
    system = engine.games.find(name)
    steward = system.policies["steward"](seed)
    answers: list[Answer] = []

    class Scribe:
        def answer(self, view: Any, ask: Ask) -> Answer:
            said: Answer = steward.answer(view, ask)
            answers.append(said if len(system.sides) == 1 else (SIDE + ask.side, *said))
            return said

    played = play_out(system, seed=seed, options=chosen, policy=Scribe())
    events = [msgspec.Raw(msgspec.json.encode(event)) for event in played.events]
    ends = [*played.asked, len(events)]
    rules = system.rules_version
    rows = [Entry(version=1, action=NEW, rules=rules, events=tuple(events[: ends[0]]))]
    for number, answer in enumerate(answers):
        made = tuple(events[ends[number] : ends[number + 1]])
        rows.append(Entry(version=number + 2, action=STEWARD, answer=answer, rules=rules, events=made))
    return Recording(system=name, seed=seed, options=chosen, entries=tuple(rows))
