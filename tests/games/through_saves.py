"""Play a game of any system through its saves, and compare it with the same game played in one go."""

from __future__ import annotations

from typing import Any

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.playout import play_out
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome, advance, dump, load, new_game


def played(ruleset: Ruleset[Any], policy: str) -> tuple[list[Event], Outcome[Any]]:
    """Return the events and the end of a game whose state passes through JSON after every answer."""
    answers: list[Answer] = []
    player = ruleset.policies[policy]("7")

    class Recorder:
        def answer(self, view: Any, ask: Ask) -> Answer:
            answers.append(player.answer(view, ask))
            return answers[-1]

    straight = play_out(ruleset, seed="7", options={}, policy=Recorder())
    outcome = new_game(ruleset, seed="7", options={})
    told = list(outcome.events)
    for answer in answers:
        assert ruleset.faults(outcome.world) == []
        outcome = advance(ruleset, load(dump(outcome.save)), answer)
        told += outcome.events
    assert outcome.ask is None
    assert outcome.save.over
    assert tuple(told) == straight.events
    assert ruleset.encode(outcome.world) == ruleset.encode(straight.world)
    return told, outcome
