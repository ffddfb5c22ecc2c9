"""Shared command: finds out which legations get orders or can still act."""

from __future__ import annotations

from engine.core.asks import Answer, Ask
from engine.games.keep_up_the_fire.board import POWERS
from engine.games.keep_up_the_fire.losses import FORT
from engine.games.keep_up_the_fire.menus import WALL_OF, can_fire, free_units, melees, wounded
from engine.games.keep_up_the_fire.world import Position

_ALL = frozenset(POWERS)


def parties() -> tuple[str, ...]:
    """Return the names of the legations, each with its own player."""
    return POWERS


def concerns(position: Position, answer: Answer) -> frozenset[str]:
    """Return the legations to which an answer gives orders; empty if there are none."""
    verb, *words = answer
    if verb in {"fire", "melee"}:
        return frozenset(position.posts[WALL_OF[words[0]]])
    if verb == "share":
        names = {part.partition("=")[0] for part in words[0].split(",")}
        return frozenset(names - {FORT}) & _ALL
    if verb == "swap":
        return frozenset(words)
    if verb in {"move", "refuge", "return", "replace", "place", "attempt"}:
        return frozenset(words[:1]) & _ALL
    return frozenset()


def awaited(position: Position, ask: Ask, answer: Answer) -> frozenset[str]:
    """Return the legations that would lose their chance to act by this answer."""
    if answer[0] != "done":
        return frozenset()
    if ask.kind == "act":
        return _could_fight(position)
    if ask.kind in {"deploy", "redeploy"}:
        return frozenset(free_units(position)) & _ALL
    return frozenset(wounded(position)) if ask.kind == "replace" else frozenset()


def _could_fight(position: Position) -> frozenset[str]:
    if position.today.special == "truce":
        return frozenset()
    walls = {wall for wall in position.posts if can_fire(position, wall)} | {foe.wall for foe in melees(position)}
    return frozenset(power for wall in walls for power in position.posts[wall])
