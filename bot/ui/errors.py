"""Errors with a text for the user, sent privately as the answer to a click or a typed text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.ui.components import Row
from bot.ui.texts import quoted
from engine.core.asks import Refused


class UserError(Exception):
    """A private answer instead of an action: a key of the catalogue with its facts, and possibly rows of buttons."""

    def __init__(self, key: str, *, rows: Sequence[Row] = (), **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.rows = rows
        self.facts = facts


class RefusedIn(Exception):
    """A refusal with the explanation of its game, and buttons that lead to the rule."""

    def __init__(self, refused: Refused, text: str, rows: Sequence[Row] = ()) -> None:
        super().__init__(str(refused))
        self.refused = refused
        self.text = text
        self.rows = rows


_OURS = frozenset({"ask", "slot"})
"""Facts of a refusal that are the program's own words and never typed."""


def harmless(refused: Refused) -> Refused:
    """Return the same refusal with the typed text quoted: it pings nobody and contains no markup."""
    facts = {
        name: quoted(value) if isinstance(value, str) and name not in _OURS else value
        for name, value in refused.facts.items()
    }
    same = Refused(refused.reason, rule=refused.rule, facts=facts)
    same.menu = refused.menu
    return same
