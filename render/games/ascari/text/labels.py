"""Writes the labels of buttons and options, with a second line of details."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

from engine.games.ascari.combat.melee import ATTACKER_BACK, compare
from engine.games.ascari.combat.shooting import SIX
from engine.games.ascari.world import is_hex
from render.event_sentences import yes
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, say
from render.menu_texts import LabelTexts, LabelWriter

Facts = Mapping[str, Any]


def sixths(count: int) -> str:
    """Return a number of die faces out of six as a percentage."""
    return catalogue.percent(Fraction(count, SIX))


def chances_of(strength: int, against: int) -> tuple[Fraction, Fraction]:
    """§5 Return the chances that an attacker wins a melee and harms the defender."""
    won = hurt = 0
    for attack, defence in product(range(1, SIX + 1), repeat=2):
        mine, theirs = strength + attack, against + defence
        if mine > theirs and compare(mine, theirs) != ATTACKER_BACK:
            won += 1
            hurt += compare(mine, theirs) != "lower-retreats"
    return Fraction(won, SIX * SIX), Fraction(hurt, SIX * SIX)


# --- labels ---


def _unit(facts: Facts) -> str:
    unit = any_piece(facts["unit"])
    if "chance" in facts:
        chance = sixths(facts["chance"])
        return say("choice-unit-shot", unit=unit, distance=facts["distance"], chance=chance)
    if "at" not in facts:
        return unit
    if not facts["at"]:
        return say("choice-unit-off", unit=unit)
    return say("choice-unit", unit=unit, at=facts["at"])


def _target(facts: Facts) -> str:
    unit, chance = any_piece(facts["target"]), sixths(facts["chance"])
    return say("choice-target", unit=unit, at=facts["at"], distance=facts["distance"], chance=chance)


def _to(facts: Facts) -> str:
    if "cost" not in facts:
        return str(facts["at"])
    return say("choice-to-cost", at=facts["at"], cost=facts["cost"])


def _attack(facts: Facts) -> str:
    return say("choice-attack", at=facts["at"], unit=any_piece(facts["enemy"]), chance=_chance(facts))


def _chance(facts: Facts) -> str:
    won, _ = chances_of(facts["strength"], facts["against"])
    return catalogue.percent(won)


def _at(facts: Facts) -> str:
    return str(facts["at"])


def _leader(facts: Facts) -> str:
    return any_piece(facts["leader"])


def _go(facts: Facts) -> str:
    if not facts["leaders"]:
        return say("choice-go")
    return say("choice-go-with", leaders=catalogue.names_of(facts["leaders"]))


def _alone(facts: Facts) -> str:
    if "strength" not in facts:
        return say("choice-alone")
    return say("choice-alone-attack", chance=_chance(facts))


def _back(facts: Facts) -> str:
    return say("choice-back-to", at=facts["at"])


def _retreat(facts: Facts) -> str:
    return say("choice-retreat-of", unit=any_piece(facts["unit"]))


def _order(facts: Facts) -> str:
    return order_word(facts["word"])


def order_word(order: str) -> str:
    """Return a standing order as text, such as «within 2» or «hold»."""
    if is_hex(order):
        return say("choice-order-at", at=order)
    if order.isdigit():
        return say("choice-order-within", distance=int(order))
    return say(f"choice-order-{order}")


def _preset(facts: Facts) -> str:
    return say(f"choice-preset-{facts['word']}")


def _number(facts: Facts) -> str:
    return say("choice-most-of", count=int(facts["word"]))


def _percent(facts: Facts) -> str:
    return spared(int(facts["word"]))


def spared(percent: int) -> str:
    """Return a text about the lowest chance of a hit at which units fire."""
    if not percent:
        return say("choice-spare-none")
    return say("choice-spare-below", percent=percent)


def _kind(facts: Facts) -> str:
    return kind_word(facts["kind"])


def kind_word(kind: str) -> str:
    """Return the name of a kind of target, or of all kinds."""
    return say("choice-kind-all" if kind == "all" else f"kind-{kind}")


def _switch(facts: Facts) -> str:
    return say(f"choice-switch-{facts['word']}")


def _side(facts: Facts) -> str:
    return catalogue.side_short(facts["side"])


def _sign_distance(facts: Facts) -> str:
    return say("choice-sign-distance", distance=facts["distance"])


_LABELS: dict[str, LabelWriter] = {
    "side": _side,
    "unit": _unit,
    "target": _target,
    "to": _to,
    "attack": _attack,
    "by": _to,
    "place": _at,
    "leader": _leader,
    "go": _go,
    "alone": _alone,
    "back": _back,
    "retreat": _retreat,
    "order": _order,
    "preset": _preset,
    "number": _number,
    "percent": _percent,
    "kind": _kind,
    "switch": _switch,
    "sign-distance": _sign_distance,
}


# --- second lines ---


def _unit_detail(facts: Facts) -> str:
    if "points" in facts:
        return say("detail-points", points=facts["points"], limbered=yes(facts["limbered"]))
    return _double(facts)


def _double(facts: Facts) -> str:
    if not facts.get("double"):
        return ""
    return say("detail-double", chance=sixths(facts["double"]))


def _to_detail(facts: Facts) -> str:
    return say("detail-to", windows=facts["windows"]) if "windows" in facts else ""


def _attack_detail(facts: Facts) -> str:
    told = say("detail-attack", strength=facts["strength"], against=facts["against"])
    cost = say("detail-attack-cost", cost=facts["cost"])
    return f"{told} · {cost} · {_to_detail(facts)}"


_DESCRIPTIONS: dict[str, LabelWriter] = {
    "unit": _unit_detail,
    "target": _double,
    "to": _to_detail,
    "attack": _attack_detail,
}


_TEXTS = LabelTexts(catalogue.VOICE, _LABELS, _DESCRIPTIONS, finish=catalogue.begin)
label, description = _TEXTS.label, _TEXTS.description
