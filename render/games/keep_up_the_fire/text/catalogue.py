"""The game's catalogues of texts, with names of units, walls, stations and cards."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

from engine.games.keep_up_the_fire.board import GUN, POWERS, STREETS, WALLS, board
from engine.games.keep_up_the_fire.cards import card
from engine.games.keep_up_the_fire.scenarios import start
from render import localization
from render.battle_names import BattleTexts
from render.language import remembered
from render.localization import Voice
from render.vocabulary import compared

PACKAGE = "render.games.keep_up_the_fire"
VOICE, CARDS, RULES, PAPERS = Voice(PACKAGE), Voice(PACKAGE, "cards"), Voice(PACKAGE, "rules"), Voice(PACKAGE, "press")
say, listed, percent = VOICE.say, VOICE.listed, VOICE.percent
begin, signed, cut = localization.capitalized, localization.signed, localization.cut
BATTLES = BattleTexts(VOICE, (), start)
own_start, start_title = BATTLES.own, BATTLES.title

YEAR = 1900
UNITS = (*POWERS, GUN)


def unit(name: str) -> str:
    """Return the name of troops or of the gun as it appears in a sentence: “the British”."""
    return say(f"unit-{name}")


def unit_short(name: str) -> str:
    """Return a Legation's short name for tables: “Britain”."""
    return say(f"unit-{name}.short")


def units(names: Iterable[str]) -> str:
    """Return the names of several units as a list in a sentence."""
    return listed([unit(name) for name in names])


def wall(name: str) -> str:
    """Return the name of a wall as it appears in a sentence: “the north wall”."""
    return say(f"wall-{name}")


def wall_short(name: str) -> str:
    """Return a wall's short name for labels: “North wall”."""
    return say(f"wall-{name}.short")


def space(name: str, wall_of: str) -> str:
    """Return the place of a Chinese unit as a phrase: “on the north wall”."""
    return say(f"space-{name}", wall=wall(wall_of), which=wall_of)


def kind(name: str) -> str:
    """Return the name of a kind of unit: Boxers or Imperial troops."""
    return say(f"kind-{name}")


def station(name: str) -> str:
    """Return the name of a station."""
    return say(f"station-{name}")


def station_at(place: int) -> str:
    """Return the name of a station by its number, from 0."""
    return station(board().stations[place].id)


def blocker(name: str) -> str:
    """Return the displayed name of a force that blocks the road."""
    return say(f"blocker-{name}")


def card_title(name: str) -> str:
    """Return a card's title."""
    return CARDS.say(name)


def card_story(name: str) -> str:
    """Return a card's historical text, in a sentence or two."""
    return CARDS.say(f"{name}.story")


@remembered(512)
def card_date(name: str) -> str:
    """Return the date of a card, such as “20 June 1900”."""
    month, day = card(name).date.split("-")
    return VOICE.dated(date(YEAR, int(month), int(day)), how="long")


def rule_of(name: str) -> str:
    """Return a sentence about a card's special rule. Return an empty text if the card has none."""
    found = card(name)
    if not found.special:
        return ""
    where = wall(found.wall) if found.wall else ""
    return say(f"special-{found.special}", wall=where)


def facts_of(foe: Any) -> dict[str, Any]:
    """Return the variables for sentences about a Chinese unit.

    `foe` is the unit, an event about it, or the facts of a choice about it.
    """

    def get(key: str) -> Any:
        return foe[key] if isinstance(foe, dict) else getattr(foe, key)

    return {
        "kind": kind(get("kind")),
        "strength": get("strength"),
        "where": space(get("space"), get("wall")),
        "wall": wall(get("wall")),
    }


def names() -> dict[str, str]:
    """Return the ids of walls, Legations and other things by their normalised names."""
    found: dict[str, str] = {}
    for name in WALLS:
        found[compared(wall(name))] = name
        found[compared(wall_short(name))] = name
        found[compared(say(f"side-{name}"))] = name
        streets = say(f"word-{STREETS}", wall=wall(name))
        found[compared(streets)] = f"{STREETS}-{name}"
    for name in UNITS:
        found[compared(unit(name))] = name
    for word in ("speed", "power", "both", "retreat"):
        found.setdefault(compared(say(f"choice-{word}")), word)
    return found


def separated(items: Iterable[str]) -> str:
    """Return the items joined by semicolons, because they contain commas themselves."""
    return say("separator").join(items)
