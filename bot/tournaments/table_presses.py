"""Presses about a table of a tournament: which tournament, round and table, a number, and a word of the action."""

from __future__ import annotations

import re
from typing import NamedTuple

from bot.ui.custom_ids import Press, StaleTournamentPress

_EXTRA = re.compile(r"([0-9a-f]{8})\.(\d{1,3})\.(\d{1,4})\.(\d{1,6})\.([a-z-]{0,44})", re.ASCII)


class TablePress(NamedTuple):
    """What a press about a table says. Round 0 is the present one, table 0 is one's own.

    `number` is that of a report, result or player, as the action has it; `word` is a page or who presses.
    """

    tournament: str
    round: int = 0
    table: int = 0
    number: int = 0
    word: str = ""

    def press(self, action: str) -> Press:
        """Return it as the press of an action."""
        return Press(action, extra=".".join(map(str, self)))


def read_table_press(press: Press) -> TablePress:
    """Return what a press about a table says. Raise `StaleTournamentPress` for one that says something else."""
    found = _EXTRA.fullmatch(press.extra)
    if found is None:
        raise StaleTournamentPress(press.extra)
    tournament, round_, table, number, word = found.groups()
    return TablePress(tournament, int(round_), int(table), int(number), word)
