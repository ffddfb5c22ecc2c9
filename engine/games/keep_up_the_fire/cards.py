"""The cards, read and checked once from `data/cards.toml`."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from engine.games.keep_up_the_fire.board import BOXERS, IMPERIALS, POWERS, WALLS

ACTION, EVENT = "action", "event"
SIEGE, RELIEF = "2", "3"
SPECIALS = {
    "arson": SIEGE,
    "mine": SIEGE,
    "shelling": SIEGE,
    "rain": SIEGE,
    "truce": SIEGE,
    "marksmen": SIEGE,
    "short-ammunition": SIEGE,
    "bayonets": SIEGE,
    "rush": SIEGE,
    "fury": SIEGE,
    "reinforcements": RELIEF,
    "forced-march": RELIEF,
    "clear": RELIEF,
    "scouts": RELIEF,
    "boats": RELIEF,
}
"""§C.2 The special rules, each with the phase at whose start it is carried out."""
AT_A_WALL = frozenset({"arson", "mine", "rush"})
EFFECTS = frozenset({"feat", "works", "gansu", "recover", "peitang", "power", "speed", "letter"})
"""§1 The effects of events."""
_LETTERS = {"B": BOXERS, "I": IMPERIALS}


class Force(msgspec.Struct, frozen=True):
    """The Chinese unit that a card places: its place, kind and strength."""

    kind: str
    strength: int


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the game. A comment at the top of `data/cards.toml` explains the fields."""

    id: str
    colour: str
    date: str
    kind: str
    compass: dict[str, Force] = {}
    actions: int = 0
    command: int = 0
    block: bool = False
    attack: bool = False
    combat: int = 0
    march: int = 0
    replace: int = 0
    refuge: bool = False
    peitang: int = 0
    special: str = ""
    wall: str = ""
    effect: str = ""
    power: str = ""


NONE = Card(id="", colour="red", date="", kind=ACTION)
"""The empty card: the card in play before the first one is turned."""


def parse(raw: dict[str, Any]) -> dict[str, Card]:
    """Return the cards in a text, keyed by id. Raise `ValueError` for an invalid card."""
    found: dict[str, Card] = {}
    for plain in raw["card"]:
        entry = dict(plain)
        compass = {wall: _force(entry.pop(wall)) for wall in WALLS if wall in entry}
        try:
            card = msgspec.convert({**entry, "compass": compass}, Card, strict=True, from_attributes=True)
        except msgspec.ValidationError as error:
            raise ValueError(f"the card {entry.get('id')}: {error}") from error
        if set(entry) - set(Card.__struct_fields__):
            raise ValueError(f"the card {card.id} holds {', '.join(set(entry) - set(Card.__struct_fields__))}")
        if fault := _fault(card):
            raise ValueError(f"the card {card.id}: {fault}")
        if card.id in found:
            raise ValueError(f"the card {card.id} stands twice")
        found[card.id] = card
    return found


def _force(text: str) -> Force:
    if len(text) != 2 or text[0] not in _LETTERS or text[1] not in "123456":
        raise ValueError(f"{text!r} is no force: B or I, and a strength from 1 to 6")
    return Force(_LETTERS[text[0]], int(text[1]))


def _fault(card: Card) -> str:
    """Return what the first mistake in a card violates; empty if there is no mistake."""
    if card.colour not in {"red", "gold"} or card.kind not in {ACTION, EVENT}:
        return "it is red or gold, an action card or an event"
    if not "06-10" <= card.date <= "08-14":
        return "it is not of the siege's days"
    return _event_fault(card) if card.kind == EVENT else _action_fault(card)


def _event_fault(card: Card) -> str:
    if card.effect not in EFFECTS:
        return f"{card.effect!r} is no effect"
    return "" if (card.power in POWERS) == (card.effect == "feat") else "a feat is a legation's"


def _action_fault(card: Card) -> str:
    if card.special and card.special not in SPECIALS:
        return f"{card.special!r} is no special rule"
    if (card.wall in WALLS) != (card.special in AT_A_WALL):
        return "its special rule and its wall do not fit"
    if not 1 <= card.actions <= 6 or not 1 <= card.command <= 6:
        return "its actions or its command points are out of bounds"
    return "who attacks has come first" if card.attack and not card.block else ""


@cache
def cards() -> dict[str, Card]:
    """Return all cards, keyed by id, in the order of the data file."""
    return parse(tomllib.loads(files(__package__).joinpath("data/cards.toml").read_text(encoding="utf-8")))


def card(name: str) -> Card:
    """Return a card by its id. An empty id gives the empty card."""
    return cards()[name] if name else NONE


@cache
def deck() -> tuple[str, ...]:
    """Return the ids of all cards, in the order of the data."""
    return tuple(cards())


def months() -> tuple[tuple[str, ...], ...]:
    """Return the cards for June, July and August, as the house rule «acts» needs them."""
    return tuple(
        tuple(name for name, each in cards().items() if each.date[:2] == month) for month in ("06", "07", "08")
    )
