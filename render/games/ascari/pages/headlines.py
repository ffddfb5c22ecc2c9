"""Headlines of the newspaper page: by the weightiest thing of the turn, in an order that depends on the game's name."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from engine.games.ascari import events as e
from engine.games.ascari.world import Position
from render.games.ascari.pages.chronicle import Turn
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import PAPERS, begin
from render.games.ascari.text.result_text import band

VARIANTS = 3
"""The number of headlines of each kind of turn."""
BLOODY = 4
"""The number of units out of the fight from which a turn is a bloody one."""


def kind_of(all_turns: Sequence[Turn], place: int) -> str:
    """Return what the headline of the turn at index `place` is about; `end` where the battle is over."""
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


def headline(all_turns: Sequence[Turn], place: int, *, game: str, locale: str) -> str:
    """Return the headline of the turn at index `place`; the same kind has another one the next time."""
    turn = all_turns[place]
    kind = kind_of(all_turns, place)
    if kind == "end":
        return band(turn.position.band, locale=locale)
    before = sum(kind_of(all_turns, each) == kind for each in range(place))
    first = sha256(f"{game} {kind}".encode()).digest()[0]
    facts = _facts(turn, kind, locale)
    if kind == "place":
        at = _goals_taken(all_turns, place)[-1]
        facts = {"place": catalogue.place_name(turn.position.scenario, at, locale=locale)}
    return begin(PAPERS.say(f"headline-{kind}-{(first + before) % VARIANTS + 1}", locale=locale, **facts))


def _facts(turn: Turn, kind: str, locale: str) -> dict[str, Any]:
    if kind == "leader":
        leaders = [name for name in turn.fallen if turn.position.roster[name].is_leader]
        return {"leader": catalogue.piece(turn.position, leaders[-1], locale=locale)}
    return {}


def _goals_taken(all_turns: Sequence[Turn], place: int) -> list[str]:
    """Return the hexes of victory that are another side's at the end of a turn than before it, the last one last."""
    turn = all_turns[place]
    goals, after = turn.position.battle.goals, turn.position.control
    before = all_turns[place - 1].position.control if place else _at_first(turn.position)
    taken = dict.fromkeys(event.at for event in reversed(turn.taken) if event.at in goals)
    return [at for at in reversed(taken) if after.get(at) != before.get(at)]


def _at_first(position: Position) -> dict[str, str]:
    return {at: side for side, hexes in position.battle.control.items() for at in hexes}


def deck(turn: Turn, *, locale: str) -> str:
    """Return the line under the headline: what was fired and fought, and what each side lost."""
    first, second = turn.position.battle.sides
    return begin(
        PAPERS.say(
            "deck",
            locale=locale,
            shots=len(turn.shots),
            melees=turn.melees,
            first=begin(catalogue.side(first, locale=locale)),
            second=catalogue.side(second, locale=locale),
            first_lost=turn.lost.get(first, 0),
            second_lost=turn.lost.get(second, 0),
        )
    )
