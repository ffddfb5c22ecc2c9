"""Errors that carry a text for the user, which is sent privately."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.ui.components import Row
from bot.ui.texts import quoted
from engine.core.asks import Refused


class UserError(Exception):
    """Raised to reply to the user privately instead of acting.

    It has the key of a text with its values, and may have rows of buttons. `below` is a list shown under the text.
    """

    def __init__(self, key: str, *, rows: Sequence[Row] = (), below: str = "", **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rows = rows
        self.below = below
        self.facts = facts


class RefusedIn(Exception):
    """Raised for an illegal action, with the game's explanation and buttons."""

    def __init__(self, refused: Refused, text: str, rows: Sequence[Row] = ()) -> None:
        super().__init__(str(refused))
        self.refused = refused
        self.text = text
        self.rows = rows


_OURS = frozenset({"ask", "slot"})
"""The names of values in a refusal that are the program's own words and never typed by a user."""


def harmless(refused: Refused) -> Refused:
    """Return a refusal with all texts typed by users made harmless.

    They ping nobody and contain no markup.
    """
    facts = {
        name: quoted(value) if isinstance(value, str) and name not in _OURS else value
        for name, value in refused.facts.items()
    }
    same = Refused(refused.reason, rule=refused.rule, facts=facts)
    same.menu = refused.menu
    return same
