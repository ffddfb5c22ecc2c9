"""Headlines of the newspaper page, about the most important event of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.games.ascari import events as e
from engine.games.ascari.position import Position
from render.games.ascari.pages.chronicle import Turn
from render.games.ascari.text import catalogue
from render.games.ascari.text.result_text import band
from render.two_sided.newspaper import Headlines

BLOODY = 4
"""The number of units out of the fight from which a turn counts as a bloody one."""


def kind_of(all_turns: Sequence[Turn], place: int) -> str:
    """Return the topic of the headline for the turn at index `place`; `end` if the battle is over."""
    turn = all_turns[place]
    units = [name for name in turn.fallen if not turn.position.roster[name].is_leader]
    lull = any(isinstance(event, e.LullBegan) for event in turn.events)
    found = (
        ("end", turn.position.over),
        ("place", bool(_goals_taken(all_turns, place))),
        ("leader", len(units) < len(turn.fallen)),
        ("bloody", len(units) >= BLOODY),
        ("losses", bool(units)),
        ("lull", lull),
        ("melee", turn.melees > 0),
        ("fire", bool(turn.shots)),
    )
    return next((kind for kind, holds in found if holds), "quiet")


def _facts(all_turns: Sequence[Turn], place: int, kind: str) -> dict[str, Any]:
    position = all_turns[place].position
    if kind == "place":
        at = _goals_taken(all_turns, place)[-1]
        return {"place": catalogue.at_place(position.scenario, at)}
    if kind == "leader":
        leaders = [name for name in all_turns[place].fallen if position.roster[name].is_leader]
        return {"leader": catalogue.piece(position, leaders[-1])}
    return {}


def _goals_taken(all_turns: Sequence[Turn], place: int) -> list[str]:
    """Return the victory hexes that changed hands during a turn, in order of time."""
    turn = all_turns[place]
    goals, after = turn.position.battle.goals, turn.position.control
    before = all_turns[place - 1].position.control if place else _at_first(turn.position)
    taken = dict.fromkeys(event.at for event in reversed(turn.taken) if event.at in goals)
    return [at for at in reversed(taken) if after.get(at) != before.get(at)]


def _at_first(position: Position) -> dict[str, str]:
    return {at: side for side, hexes in position.battle.control.items() for at in hexes}


HEADLINES = Headlines[Turn](
    papers=catalogue.PAPERS,
    sides=catalogue.SIDES,
    begin=catalogue.begin,
    kind_of=kind_of,
    facts=_facts,
    ended=lambda position: band(position.band),
    fights=lambda turn: {"melees": turn.melees},
)
headline = HEADLINES.headline
