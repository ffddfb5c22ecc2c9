"""Computes the features of a position from which the chance to win is estimated."""

from __future__ import annotations

from collections import Counter
from functools import cache

from engine.games.keep_up_the_fire.board import (
    BOXERS,
    EXTREME,
    IMPERIALS,
    LONG,
    PEITANG,
    PEKING,
    STREETS,
    WALL,
    WALLS,
)
from engine.games.keep_up_the_fire.cards import ACTION, RELIEF, SIEGE, SPECIALS, Card, cards
from engine.games.keep_up_the_fire.house_rules import House
from engine.games.keep_up_the_fire.world import Position

_SPACES = {EXTREME: 1, LONG: 2, WALL: 3}


def features(position: Position) -> dict[str, int] | None:
    """Return the features of a position; None if it has house rules."""
    if position.house != House():
        return None
    total = sum(position.strengths.values())
    found = {
        "turn": position.turn,
        "left": position.left,
        "actions": position.actions,
        "command": position.command,
        "to-go": PEKING - position.station,
        "to-go-a-card": 100 * (PEKING - position.station) // (position.left + 1),
        "speed": position.speed,
        "power": position.power,
        "column": position.speed + position.power,
        "blocked": bool(position.blocker),
        "blocker": position.board.blockers[position.blocker].strength if position.blocker else 0,
        "attacks": position.attacks,
        "marches": position.marches,
        "strength": total,
        "legations": sum(map(bool, position.strengths.values())),
        "weakest-wall": 0,
        PEITANG: sum(position.strengths[name] for name in position.peitang),
        "forts": sum(position.forts.values()),
        "foes": sum(foe.strength for foe in position.foes),
        "in-streets": sum(foe.space == STREETS for foe in position.foes),
        "fort-foes": sum(foe.space not in _SPACES and foe.space != STREETS for foe in position.foes),
    }
    weakest = total
    for wall in WALLS:
        strength = sum(position.strengths[name] for name in position.posts[wall])
        weakest = min(weakest, strength)
        foe, inside = position.approaching(wall), position.in_streets(wall)
        found[f"{wall}-strength"] = strength
        found[f"{wall}-fort"] = position.forts[wall]
        found[f"{wall}-foe"] = foe.strength if foe is not None else 0
        found[f"{wall}-imperial"] = foe is not None and foe.kind == IMPERIALS
        found[f"{wall}-space"] = _SPACES.get(foe.space, 0) if foe is not None else 0
        found[f"{wall}-streets"] = inside.strength if inside is not None else 0
        found[f"{wall}-gun"] = position.gun == wall
    found["weakest-wall"] = weakest
    return found | _to_come(position)


def _to_come(position: Position) -> dict[str, int]:
    """Return the sums of the effects on the remaining cards, keyed by feature."""
    known = cards()
    whole, turned = _whole(), Counter[str]()
    for name in position.discard:
        turned.update(_facts(known[name]))
    return {f"left-{name}": number - turned[name] for name, number in whole.items()}


@cache
def _whole() -> dict[str, int]:
    total = Counter[str]()
    for card in cards().values():
        total.update(_facts(card))
    return dict(sorted(total.items()))


def _facts(card: Card) -> dict[str, int]:
    special = SPECIALS.get(card.special, "")
    return {
        "action": card.kind == ACTION,
        "actions": card.actions,
        "command": card.command,
        "block": card.block,
        "attack": card.attack,
        "combat": card.combat,
        "march": card.march,
        "bad": special == SIEGE,
        "good": special == RELIEF,
        "boxers": sum(force.strength for force in card.compass.values() if force.kind == BOXERS),
        "imperials": sum(force.strength for force in card.compass.values() if force.kind == IMPERIALS),
    }
