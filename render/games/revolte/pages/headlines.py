"""Headlines of the newspaper page, about the most important fact of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.revolte.scenarios import LEADER, SIDES
from engine.games.revolte.victory import BANDS
from render.games.revolte.pages.chronicle import Turn
from render.games.revolte.text import catalogue
from render.games.revolte.text.result_text import band
from render.two_sided.newspaper import Headlines

BLOODY = 6
"""The number of lost figures from which a turn counts as a bloody one."""


def kind_of(all_turns: Sequence[Turn], place: int) -> str:
    """Return what the headline for the turn at index `place` is about.

    It is “end” if the game is over.
    """
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


def _facts(all_turns: Sequence[Turn], place: int, kind: str) -> dict[str, Any]:
    turn = all_turns[place]
    if kind == "leader":
        return {"side": turn.position.side_of(_leaders(turn)[-1])}
    if kind == "breach":
        return {"piece": catalogue.begin(catalogue.piece(turn.position.scenario, turn.opened[-1]))}
    return {"scenario": turn.position.scenario}


def _leaders(turn: Turn) -> list[str]:
    return [name for name in turn.fallen if turn.position.roster[name].kind.role == LEADER]


HEADLINES = Headlines[Turn](
    papers=catalogue.PAPERS,
    sides=catalogue.SIDES,
    begin=catalogue.begin,
    kind_of=kind_of,
    facts=_facts,
    ended=lambda position: band(BANDS[SIDES.index(position.winner)]),
    fights=lambda turn: {"fights": turn.fights},
)
headline = HEADLINES.headline
