"""Events in short, as undo lists them: each event of whole games, alone and with the others of its board."""

from __future__ import annotations

from itertools import islice

import pytest
from support import stress
from support.whole_games import boards

import engine.games
import render.games
from engine.core.events import Event
from render.language import speaking

GAMES = [
    ("keep-up-the-fire", {}),
    ("siege", {}),
    *[("ascari", {"scenario": name}) for name in ("agordat-1890", "amba-alagi-1895", "makalle-1896")],
    *[("revolte", {"scenario": name}) for name in ("langfang", "fu-gate", "tartar-wall")],
]
MOST = None if stress.FULL else 120
"""The boards of a game; all under stress."""


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_event_has_its_lines(name: str, options: dict[str, str]) -> None:
    presenter = render.games.find(name)
    seen, kinds = set[str](), set[type[Event]]()
    with speaking("en"):
        for board in islice(boards(engine.games.find(name), seed="apple", options=options), MOST):
            assert all(presenter.in_short(board.events)), board.events
            fresh = [event for event in board.events if repr(event) not in seen]
            for event in fresh:
                assert all(presenter.in_short((event,))), event
            seen.update(map(repr, fresh))
            kinds.update(map(type, fresh))
    assert len(kinds) > 5
