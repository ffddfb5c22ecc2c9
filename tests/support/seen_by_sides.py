"""What a side can see of a game, to be compared between games that differ in the other side's secrets."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.core.asks import Answer, Ask, Refused
from engine.core.ruleset import Ruleset
from engine.core.save import Outcome


def told(ask: Ask, path: Answer = (), depth: int = 2, *, most: int | None = None) -> Any:
    """Return what a question says some levels deep: words, labels, facts, and why a word is refused; of each menu at
    most the first choices.
    """
    menu = ask.level(path)
    if menu is None or not depth:
        return None
    try:
        ask.level((*path, "9999"))
        refusal: Any = "taken"
    except Refused as refused:
        refusal = refused.reason, dict(refused.facts)
    inner = [
        (each.word, each.label, dict(each.facts), told(ask, (*path, each.word), depth - 1, most=most))
        for each in menu.choices[:most]
    ]
    return [menu.slot, refusal, inner]


def seen_by(ruleset: Ruleset[Any], outcome: Outcome[Any], side: str, *, most: int | None = None) -> bytes:
    """Return all that a side, and everybody, can see of a game."""
    return msgspec.json.encode(
        [
            ruleset.view(outcome.world),
            ruleset.view(outcome.world, side),
            [told(ask, most=most) for ask in outcome.asks if ask.side == side],
            [(ask.side, ask.kind, dict(ask.facts)) for ask in outcome.asks],
            outcome.events,
        ]
    )
