"""Writes the labels of buttons and options, with a second line of details."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine.core.asks import Choice
from engine.games.keep_up_the_fire.board import GUN, board
from engine.games.keep_up_the_fire.phases.card import FEAT
from engine.games.keep_up_the_fire.phases.relief_column import ADVANCE
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import say
from render.menu_texts import LabelTexts, LabelWriter, label_of

Facts = Mapping[str, Any]


def within(choice: Choice) -> str:
    """Return the label of a choice in the form used within a sentence."""
    return label_of(catalogue.VOICE, _LABELS, choice)


def above(number: int, modifier: int) -> str:
    """Return the probability that a die plus `modifier` exceeds `number`, as text."""
    return catalogue.percent(Fraction(sum(die + modifier > number for die in range(1, 7)), 6))


# --- labels ---


def _target(facts: Facts) -> str:
    return say(
        "choice-target",
        wall=catalogue.wall_short(facts["wall"]),
        kind=catalogue.kind(facts["kind"]),
        strength=facts["strength"],
        range=say(f"choice-target-{facts['space']}"),
        chance=above(facts["strength"], facts["to_hit"]),
    )


def _opponent(facts: Facts) -> str:
    return say("choice-opponent", **_foe(facts))


def _foe(facts: Facts) -> dict[str, Any]:
    found = catalogue.facts_of(dict(facts))
    return {"kind": found["kind"], "strength": found["strength"], "where": found["where"]}


def _works(facts: Facts) -> str:
    wall = catalogue.wall_short(facts["wall"])
    return say("choice-works", wall=wall, level=facts["level"], next=facts["level"] + 1)


def _unit(facts: Facts) -> str:
    unit = catalogue.unit(facts["unit"])
    if facts["unit"] == GUN:
        return say("choice-gun", unit=unit)
    return say("choice-unit", unit=unit, strength=facts["strength"])


def _hero(facts: Facts) -> str:
    unit = catalogue.unit(facts["unit"])
    chance = above(FEAT - 1, int(facts["named"]))
    return say("choice-hero", unit=unit, strength=facts["strength"], chance=chance)


def _wall(facts: Facts) -> str:
    return catalogue.wall_short(facts["wall"])


def _attack(facts: Facts) -> str:
    name = catalogue.blocker(facts["blocker"])
    chance = above(facts["strength"], facts["bonus"])
    return say("choice-attack-at", blocker=name, strength=facts["strength"], chance=chance)


def _march(facts: Facts) -> str:
    chance = above(ADVANCE, facts["bonus"])
    return f"{say('choice-march')} · {chance}"


def _track(name: str) -> LabelWriter:
    def write(facts: Facts) -> str:
        return say(f"choice-{name}-at", value=facts["value"], next=facts["value"] + 1)

    return write


def split(facts: Facts) -> str:
    """Return a text about how losses are split between the Legations and the fortification."""
    parts = [say("choice-split-part", unit=catalogue.unit(power), lost=lost) for power, lost in facts["lost"].items()]
    if facts["fort"]:
        parts.append(say("choice-split-fort", lost=facts["fort"]))
    return ", ".join(parts) or say("choice-split-none")


def _pay(facts: Facts) -> str:
    way = facts["way"]
    if way == "retreat":
        station = catalogue.station_at(facts["station"] - 1)
        return say("choice-pay-retreat", station=station)
    if way == "both":
        return say("choice-pay-both")
    return say(f"choice-pay-{way}", left=facts[way] - 2)


_LABELS: dict[str, LabelWriter] = {
    "target": _target,
    "opponent": _opponent,
    "works": _works,
    "unit": _unit,
    "hero": _hero,
    "wall": _wall,
    "attack": _attack,
    "march": _march,
    "speed": _track("speed"),
    "power": _track("power"),
    "split": split,
    "pay": _pay,
    "odds-force": lambda facts: f"{catalogue.blocker(facts['blocker'])} ({facts['strength']})",
    "odds-station": lambda facts: catalogue.station(facts["station"]),
}


# --- descriptions ---


def _about_unit(facts: Facts) -> str:
    if not facts["place"]:
        return ""
    return say("describe-at", at=say(f"at-{facts['place']}"))


def _about_wall(facts: Facts) -> str:
    who = facts["legations"]
    parts = [say("describe-with", units=catalogue.units(who)) if who else say("describe-empty")]
    if facts["foe"]:
        where = catalogue.space(facts["space"], facts["wall"])
        parts.append(say("describe-foe", strength=facts["foe"], where=where))
    return " · ".join(parts)


def _about_hero(facts: Facts) -> str:
    return say("describe-own-feat") if facts["named"] else ""


def _about_split(facts: Facts) -> str:
    parts = []
    for power, left in facts["left"].items():
        unit = catalogue.unit(power)
        parts.append(say("describe-left", unit=unit, left=left) if left else say("describe-falls", unit=unit))
    return catalogue.begin(" · ".join(parts))


def _about_attack(facts: Facts) -> str:
    return say("describe-second") if facts["attacks"] else ""


def _about_march(facts: Facts) -> str:
    return say("describe-second") if facts["marches"] else ""


_DESCRIPTIONS: dict[str, LabelWriter] = {
    "unit": _about_unit,
    "wall": _about_wall,
    "hero": _about_hero,
    "split": _about_split,
    "attack": _about_attack,
    "march": _about_march,
}


def next_station(place: int) -> str:
    """Return the name of the station that follows station number `place`."""
    last = len(board().stations) - 1
    return catalogue.station_at(min(place + 1, last))


_TEXTS = LabelTexts(catalogue.VOICE, _LABELS, _DESCRIPTIONS, finish=catalogue.begin)
label, description = _TEXTS.label, _TEXTS.description
