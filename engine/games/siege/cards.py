"""The deck of cards and their effects (§5), read from `data/cards.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from engine.compiled import keep_types
from engine.games.siege.world import Position


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of card, and what it does."""

    name: str
    colour: str
    ranks: tuple[str, ...]
    event: bool = False
    bombardment: bool = False
    attack: int = 0
    wounded: str = ""
    turned_wounded: str = ""
    figure: bool = False


keep_types(Kind)


@cache
def deck() -> tuple[str, ...]:
    """§5, R160 Return the 54 cards, in the order of the data."""
    return tuple(_kinds())


def kind(card: str) -> Kind:
    """§5 Return the kind of a card. Raise `KeyError` for an unknown card."""
    return _kinds()[card]


def today(position: Position) -> Kind:
    """§5 Return the kind of today's card."""
    return _kinds()[position.card]


def red_today(position: Position) -> bool:
    """§5, R71 Return whether today's card counts as red.

    Every card is red when it rains.
    """
    return position.rain or today(position).colour == "red"


def attack_today(position: Position) -> bool:
    """§5.1.4, R71, R73 Return whether Boxers enter today."""
    return (today(position).attack > 0 and not position.rain) or position.mine_attack > 0


@cache
def _kinds() -> dict[str, Kind]:
    return parse(tomllib.loads(files(__package__).joinpath("data/cards.toml").read_text(encoding="utf-8")))


def parse(raw: dict[str, Any]) -> dict[str, Kind]:
    """Return the kind of each card. Raise `ValueError` if the data of a card are wrong."""
    kinds = msgspec.convert(raw["kind"], tuple[Kind, ...])
    pack = raw["deck"]
    colours = {suit: colour for colour in ("red", "black") for suit in pack[colour]}
    cards = [(rank, rank + suit, colours[suit]) for suit in colours for rank in pack["ranks"]]
    cards += [(joker, joker, "red" if joker.startswith("R") else "black") for joker in pack["jokers"]]
    found: dict[str, Kind] = {}
    for rank, card, colour in cards:
        fitting = [kind for kind in kinds if rank in kind.ranks and kind.colour == colour]
        if len(fitting) != 1:
            raise ValueError(f"the card {card} has {len(fitting)} kinds instead of one")
        found[card] = fitting[0]
    return found
