"""Predicts the game at a side's next turn if no further orders are given.

Prepared orders are checked in this way.
"""

from __future__ import annotations

from typing import Any

from bot.games.saves import open_save
from db.games import GameRow
from engine.core.asks import TURN, Answer, Ask
from engine.core.day_gate import BEGIN, CALENDAR
from engine.core.save import supposed

_MOST = 200
"""The maximum number of questions of other sides that are answered before the side's own turn is reached."""


class Supposition:
    """A copy of a game with other dice, in which a side's orders can be tried out.

    Everything that the side cannot see is drawn again, so the copy reveals nothing.
    """

    def __init__(self, row: GameRow, side: str) -> None:
        rules, save = open_save(row)
        self.side = side
        self.over = False
        """Whether the side's turn is over."""
        self._drive = supposed(rules, save, seed=f"{row.id}/{row.version}/{side}", side=side)
        self._go_on(begun=False)
        self._draws = self._drive.context.draws

    @property
    def ask(self) -> Ask | None:
        """The side's own question. It is None if the side's turn cannot be reached or is over."""
        return None if self.over else self._own()

    @property
    def rolled(self) -> bool:
        """Whether dice were rolled since the turn began."""
        return self._drive.context.draws > self._draws

    def take(self, answer: Answer) -> None:
        """Answer the side's question, and continue to its next one in this turn."""
        self._drive.send(self._drive.check(answer, self.side), self.side)
        self._go_on(begun=True)

    def _own(self) -> Ask | None:
        return next((each for each in self._drive.asks if each.side == self.side and _is_turn(each)), None)

    def _go_on(self, *, begun: bool) -> None:
        """Answer for other sides until this side has a question.

        If the side's turn has `begun`, stop at the next question that is not a reaction.
        """
        for _ in range(_MOST):
            if self._own() is not None or not self._drive.asks:
                break
            ask: Any = self._drive.asks[0]
            if begun and _is_turn(ask):
                break
            if ask.kind == CALENDAR:
                self._drive.send(BEGIN)
            elif ask.lapse is not None:
                self._drive.send(self._drive.check(ask.lapse, ask.side), ask.side)
            else:
                break
        self.over = begun and self._own() is None


def _is_turn(ask: Ask) -> bool:
    return ask.pace == TURN and ask.kind != CALENDAR
