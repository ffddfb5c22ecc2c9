"""Labels of buttons and options: the name of a choice, and a second line with the facts that matter for choosing."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

from engine.games.ascari.combat.melee import ATTACKER_BACK, compare
from engine.games.ascari.combat.shooting import SIX
from render.event_sentences import yes
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import any_piece, say
from render.menu_texts import LabelTexts, LabelWriter

Facts = Mapping[str, Any]


def sixths(count: int, *, locale: str) -> str:
    """Return a chance in sixths as per cent."""
    return catalogue.percent(Fraction(count, SIX), locale=locale)


def chances_of(strength: int, against: int) -> tuple[Fraction, Fraction]:
    """§5 Return the chances that an attacker wins a melee, and that the defender is broken or hit by it."""
    won = hurt = 0
    for attack, defence in product(range(1, SIX + 1), repeat=2):
        mine, theirs = strength + attack, against + defence
        if mine > theirs and compare(mine, theirs) != ATTACKER_BACK:
            won += 1
            hurt += compare(mine, theirs) != "lower-retreats"
    return Fraction(won, SIX * SIX), Fraction(hurt, SIX * SIX)


# --- labels ---


def _unit(facts: Facts, locale: str) -> str:
    unit = any_piece(facts["unit"], locale=locale)
    if "chance" in facts:
        chance = sixths(facts["chance"], locale=locale)
        return say("choice-unit-shot", locale=locale, unit=unit, distance=facts["distance"], chance=chance)
    if "at" not in facts:
        return unit
    if not facts["at"]:
        return say("choice-unit-off", locale=locale, unit=unit)
    return say("choice-unit", locale=locale, unit=unit, at=facts["at"])


def _target(facts: Facts, locale: str) -> str:
    unit, chance = any_piece(facts["target"], locale=locale), sixths(facts["chance"], locale=locale)
    return say("choice-target", locale=locale, unit=unit, at=facts["at"], distance=facts["distance"], chance=chance)


def _to(facts: Facts, locale: str) -> str:
    if "cost" not in facts:
        return str(facts["at"])
    return say("choice-to-cost", locale=locale, at=facts["at"], cost=facts["cost"])


def _attack(facts: Facts, locale: str) -> str:
    won, _ = chances_of(facts["strength"], facts["against"])
    chance = catalogue.percent(won, locale=locale)
    return say(
        "choice-attack", locale=locale, at=facts["at"], unit=any_piece(facts["enemy"], locale=locale), chance=chance
    )


def _at(facts: Facts, _locale: str) -> str:
    return str(facts["at"])


def _leader(facts: Facts, locale: str) -> str:
    return any_piece(facts["leader"], locale=locale)


def _go(facts: Facts, locale: str) -> str:
    if not facts["leaders"]:
        return say("choice-go", locale=locale)
    return say("choice-go-with", locale=locale, leaders=catalogue.names_of(facts["leaders"], locale=locale))


def _back(facts: Facts, locale: str) -> str:
    return say("choice-back-to", locale=locale, at=facts["at"])


def _retreat(facts: Facts, locale: str) -> str:
    return say("choice-retreat-of", locale=locale, unit=any_piece(facts["unit"], locale=locale))


def _order(facts: Facts, locale: str) -> str:
    word = str(facts["word"])
    if word.isdigit():
        return say("choice-order-within", locale=locale, distance=int(word))
    return say(f"choice-order-{word}", locale=locale)


def _preset(facts: Facts, locale: str) -> str:
    return say(f"choice-preset-{facts['word']}", locale=locale)


def _number(facts: Facts, locale: str) -> str:
    return say("choice-most-of", locale=locale, count=int(facts["word"]))


def _percent(facts: Facts, locale: str) -> str:
    return spared(int(facts["word"]), locale=locale)


def spared(percent: int, *, locale: str) -> str:
    """Return below which chance orders hold their fire, as words."""
    if not percent:
        return say("choice-spare-none", locale=locale)
    return say("choice-spare-below", locale=locale, percent=percent)


def _kind(facts: Facts, locale: str) -> str:
    return kind_word(facts["kind"], locale=locale)


def kind_word(kind: str, *, locale: str) -> str:
    """Return a kind of targets, or all of them, as words."""
    return say("choice-kind-all" if kind == "all" else f"kind-{kind}", locale=locale)


def _switch(facts: Facts, locale: str) -> str:
    return say(f"choice-switch-{facts['word']}", locale=locale)


def _side(facts: Facts, locale: str) -> str:
    return catalogue.side_short(facts["side"], locale=locale)


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
    "back": _back,
    "retreat": _retreat,
    "order": _order,
    "preset": _preset,
    "number": _number,
    "percent": _percent,
    "kind": _kind,
    "switch": _switch,
}


# --- second lines ---


def _unit_detail(facts: Facts, locale: str) -> str:
    if "points" in facts:
        return say("detail-points", locale=locale, points=facts["points"], limbered=yes(facts["limbered"]))
    return _double(facts, locale)


def _double(facts: Facts, locale: str) -> str:
    if not facts.get("double"):
        return ""
    return say("detail-double", locale=locale, chance=sixths(facts["double"], locale=locale))


def _to_detail(facts: Facts, locale: str) -> str:
    return say("detail-to", locale=locale, windows=facts["windows"]) if "windows" in facts else ""


def _attack_detail(facts: Facts, locale: str) -> str:
    told = say("detail-attack", locale=locale, strength=facts["strength"], against=facts["against"])
    cost = say("detail-attack-cost", locale=locale, cost=facts["cost"])
    return f"{told} · {cost} · {_to_detail(facts, locale)}"


_DESCRIPTIONS: dict[str, LabelWriter] = {
    "unit": _unit_detail,
    "target": _double,
    "to": _to_detail,
    "attack": _attack_detail,
}


_TEXTS = LabelTexts(catalogue.VOICE, _LABELS, _DESCRIPTIONS, finish=catalogue.begin)
label, description = _TEXTS.label, _TEXTS.description
