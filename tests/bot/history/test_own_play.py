"""How much of a game was its player's own."""

from __future__ import annotations

import pytest

from bot.history.own_play import own_percent
from engine.core.record import ANSWER, NEW, PLAN, STEWARD, UNDO, Entry

ORDER, DONE = ("move", "gate", "hedge"), ("done",)
Row = tuple[str, tuple[str, ...], int, int]


def entries(*rows: Row) -> list[Entry]:
    made = [(NEW, (), 0, 0), *rows]
    return [
        Entry(version=number, action=action, answer=answer, period=period, round=round_)
        for number, (action, answer, period, round_) in enumerate(made, 1)
    ]


def mine(day: int, fight: int = 0, answer: tuple[str, ...] = ORDER) -> Row:
    return ANSWER, answer, day, fight


def his(day: int, fight: int = 0, answer: tuple[str, ...] = ORDER) -> Row:
    return STEWARD, answer, day, fight


@pytest.mark.parametrize(
    ("rows", "own"),
    [
        ((), 0),
        ((mine(1), mine(2)), 100),
        ((his(1), his(2)), 0),
        ((mine(1), his(2)), 50),
        ((mine(1), his(1), his(1), his(1)), 25),
        # A hundred small orders on one day do not outweigh three days of the steward's.
        ((*[mine(1)] * 100, his(2), his(3), his(4)), 25),
        # Each round of a fight counts as much as a quiet day.
        ((mine(1), his(2, 1), his(2, 2), mine(2, 3)), 50),
        # To end a phase is no order, whoever does it.
        ((*[mine(1, 0, DONE)] * 9, his(1)), 0),
        ((mine(1), his(1, 0, DONE), his(2, 0, DONE)), 100),
        ((mine(1, 0, ("begin-day",)), his(1)), 0),
        # Whoever only ends phases has decided just that.
        ((mine(1, 0, DONE), mine(2, 0, DONE)), 100),
        ((mine(1, 0, DONE), his(2, 0, DONE)), 50),
        # A plan is one order; its answers are the steward's.
        (((PLAN, ("hold",), 1, 0), his(1), his(1), his(1)), 25),
        # What was taken back does not count, nor the plan whose answers are gone.
        ((mine(1), his(1), (UNDO, ("2",), 1, 0)), 100),
        (((PLAN, ("hold",), 1, 0), his(1), (UNDO, ("1",), 1, 0), mine(1)), 100),
    ],
)
def test_the_share_of_own_decisions_is_computed(rows: tuple[Row, ...], own: int) -> None:
    assert own_percent(entries(*rows)) == own
