"""Labels of buttons and options: the name of a choice, and a second line with the facts that matter for choosing."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from engine.core.asks import Choice
from engine.games.keep_up_the_fire.board import GUN, board
from engine.games.keep_up_the_fire.phases.card import FEAT
from engine.games.keep_up_the_fire.phases.relief_column import ADVANCE
from render.games.keep_up_the_fire.text import catalogue
from render.games.keep_up_the_fire.text.catalogue import cut, say
from render.menu_texts import LabelWriter, label_of
from render.panel import DESCRIPTION_LENGTH

Facts = Mapping[str, Any]


def label(choice: Choice, *, locale: str) -> str:
    """Return the label of a choice, at most 80 characters."""
    return label_of(catalogue.VOICE, _LABELS, choice, locale=locale, finish=catalogue.begin)


def within(choice: Choice, *, locale: str) -> str:
    """Return the label of a choice as it stands within a sentence."""
    return label_of(catalogue.VOICE, _LABELS, choice, locale=locale)


def description(choice: Choice, *, locale: str) -> str | None:
    """Return the second line of a choice, at most 100 characters; None if there is nothing to add."""
    write = _DESCRIPTIONS.get(choice.label)
    text = write(choice.facts, locale) if write is not None and choice.facts else ""
    return cut(text, DESCRIPTION_LENGTH) if text else None


def above(number: int, modifier: int, *, locale: str) -> str:
    """Return the probability that a die with its modifier is higher than a number."""
    return catalogue.percent(Fraction(sum(die + modifier > number for die in range(1, 7)), 6), locale=locale)


# --- labels ---


def _target(facts: Facts, locale: str) -> str:
    return say(
        "choice-target",
        locale=locale,
        wall=catalogue.wall_short(facts["wall"], locale=locale),
        kind=catalogue.kind(facts["kind"], locale=locale),
        strength=facts["strength"],
        range=say(f"choice-target-{facts['space']}", locale=locale),
        chance=above(facts["strength"], facts["to_hit"], locale=locale),
    )


def _opponent(facts: Facts, locale: str) -> str:
    return say("choice-opponent", locale=locale, **_foe(facts, locale))


def _foe(facts: Facts, locale: str) -> dict[str, Any]:
    found = catalogue.facts_of(dict(facts), locale=locale)
    return {"kind": found["kind"], "strength": found["strength"], "where": found["where"]}


def _works(facts: Facts, locale: str) -> str:
    wall = catalogue.wall_short(facts["wall"], locale=locale)
    return say("choice-works", locale=locale, wall=wall, level=facts["level"], next=facts["level"] + 1)


def _unit(facts: Facts, locale: str) -> str:
    unit = catalogue.unit(facts["unit"], locale=locale)
    if facts["unit"] == GUN:
        return say("choice-gun", locale=locale, unit=unit)
    return say("choice-unit", locale=locale, unit=unit, strength=facts["strength"])


def _hero(facts: Facts, locale: str) -> str:
    unit = catalogue.unit(facts["unit"], locale=locale)
    chance = above(FEAT - 1, int(facts["named"]), locale=locale)
    return say("choice-hero", locale=locale, unit=unit, strength=facts["strength"], chance=chance)


def _wall(facts: Facts, locale: str) -> str:
    return catalogue.wall_short(facts["wall"], locale=locale)


def _attack(facts: Facts, locale: str) -> str:
    name = catalogue.blocker(facts["blocker"], locale=locale)
    chance = above(facts["strength"], facts["bonus"], locale=locale)
    return say("choice-attack-at", locale=locale, blocker=name, strength=facts["strength"], chance=chance)


def _march(facts: Facts, locale: str) -> str:
    chance = above(ADVANCE, facts["bonus"], locale=locale)
    return f"{say('choice-march', locale=locale)} · {chance}"


def _track(name: str) -> LabelWriter:
    def write(facts: Facts, locale: str) -> str:
        return say(f"choice-{name}-at", locale=locale, value=facts["value"], next=facts["value"] + 1)

    return write


def split(facts: Facts, locale: str) -> str:
    """Return how losses are shared between units and fortification."""
    parts = [
        say("choice-split-part", locale=locale, unit=catalogue.unit(power, locale=locale), lost=lost)
        for power, lost in facts["lost"].items()
    ]
    if facts["fort"]:
        parts.append(say("choice-split-fort", locale=locale, lost=facts["fort"]))
    return ", ".join(parts) or say("choice-split-none", locale=locale)


def _pay(facts: Facts, locale: str) -> str:
    way = facts["way"]
    if way == "retreat":
        station = catalogue.station_at(facts["station"] - 1, locale=locale)
        return say("choice-pay-retreat", locale=locale, station=station)
    if way == "both":
        return say("choice-pay-both", locale=locale)
    return say(f"choice-pay-{way}", locale=locale, left=facts[way] - 2)


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
    "odds-force": lambda facts, locale: f"{catalogue.blocker(facts['blocker'], locale=locale)} ({facts['strength']})",
    "odds-station": lambda facts, locale: catalogue.station(facts["station"], locale=locale),
}


# --- descriptions ---


def _about_unit(facts: Facts, locale: str) -> str:
    if not facts["place"]:
        return ""
    return say("describe-at", locale=locale, at=say(f"at-{facts['place']}", locale=locale))


def _about_wall(facts: Facts, locale: str) -> str:
    who = facts["legations"]
    parts = [
        say("describe-with", locale=locale, units=catalogue.units(who, locale=locale))
        if who
        else say("describe-empty", locale=locale)
    ]
    if facts["foe"]:
        where = catalogue.space(facts["space"], facts["wall"], locale=locale)
        parts.append(say("describe-foe", locale=locale, strength=facts["foe"], where=where))
    return " · ".join(parts)


def _about_hero(facts: Facts, locale: str) -> str:
    return say("describe-own-feat", locale=locale) if facts["named"] else ""


def _about_split(facts: Facts, locale: str) -> str:
    parts = []
    for power, left in facts["left"].items():
        unit = catalogue.unit(power, locale=locale)
        parts.append(
            say("describe-left", locale=locale, unit=unit, left=left)
            if left
            else say("describe-falls", locale=locale, unit=unit)
        )
    return catalogue.begin(" · ".join(parts))


def _about_attack(facts: Facts, locale: str) -> str:
    return say("describe-second", locale=locale) if facts["attacks"] else ""


def _about_march(facts: Facts, locale: str) -> str:
    return say("describe-second", locale=locale) if facts["marches"] else ""


_DESCRIPTIONS: dict[str, LabelWriter] = {
    "unit": _about_unit,
    "wall": _about_wall,
    "hero": _about_hero,
    "split": _about_split,
    "attack": _about_attack,
    "march": _about_march,
}


def next_station(place: int, *, locale: str) -> str:
    """Return the next station of the column."""
    last = len(board().stations) - 1
    return catalogue.station_at(min(place + 1, last), locale=locale)
