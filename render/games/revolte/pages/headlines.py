"""Headlines of the newspaper page: by the weightiest thing of the turn, in an order that depends on the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from engine.games.revolte.scenarios import LEADER, SIDES
from engine.games.revolte.victory import BANDS
from render.games.revolte.pages.chronicle import Turn
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import PAPERS, begin
from render.games.revolte.text.result_text import band

VARIANTS = 3
"""The number of headlines of each kind of turn."""
BLOODY = 6
"""The number of figures lost from which a turn is a bloody one."""


def kind_of(all_turns: Sequence[Turn], place: int) -> str:
    """Return what the headline of the turn at index `place` is about; `end` where the game is over."""
    turn = all_turns[place]
    attacker = turn.position.battle.attacker
    before = all_turns[place - 1].holding.get(attacker, 0) if place else 0
    found = (
        ("end", turn.position.over),
        ("inside", not before and turn.holding.get(attacker, 0) > 0),
        ("breach", bool(turn.opened)),
        ("leader", bool(_leaders(turn))),
        ("bloody", len(turn.fallen) >= BLOODY),
        ("losses", bool(turn.fallen)),
        ("melee", turn.fights > 0),
        ("fire", bool(turn.shots)),
    )
    return next((kind for kind, holds in found if holds), "quiet")


def headline(all_turns: Sequence[Turn], place: int, *, game: str, locale: str) -> str:
    """Return the headline of the turn at index `place`; the same kind has another one the next time."""
    turn = all_turns[place]
    kind = kind_of(all_turns, place)
    if kind == "end":
        return band(BANDS[SIDES.index(turn.position.winner)], locale=locale)
    before = sum(kind_of(all_turns, each) == kind for each in range(place))
    first = sha256(f"{game} {kind}".encode()).digest()[0]
    key = f"headline-{kind}-{(first + before) % VARIANTS + 1}"
    return begin(PAPERS.say(key, locale=locale, **_facts(turn, kind, locale)))


def _facts(turn: Turn, kind: str, locale: str) -> dict[str, Any]:
    if kind == "leader":
        return {"side": turn.position.side_of(_leaders(turn)[-1])}
    if kind == "breach":
        return {"piece": begin(catalogue.piece(turn.position.scenario, turn.opened[-1], locale=locale))}
    return {"scenario": turn.position.scenario}


def _leaders(turn: Turn) -> list[str]:
    return [name for name in turn.fallen if turn.position.roster[name].kind.role == LEADER]


def deck(turn: Turn, *, locale: str) -> str:
    """Return the line under the headline: what was fired and fought, and what each side lost."""
    first, second = SIDES
    return PAPERS.say(
        "deck",
        locale=locale,
        shots=len(turn.shots),
        fights=turn.fights,
        first=begin(catalogue.side(first, locale=locale)),
        second=catalogue.side(second, locale=locale),
        first_lost=turn.lost.get(first, 0),
        second_lost=turn.lost.get(second, 0),
    )
