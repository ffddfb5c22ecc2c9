"""The newspaper page of a turn."""

from __future__ import annotations

from render.games.ascari.map.board_map import draw_map
from render.games.ascari.pages.chronicle import Turn, steps, turns
from render.games.ascari.pages.headlines import HEADLINES
from render.games.ascari.pages.poster import without_frame
from render.games.ascari.text import catalogue
from render.games.ascari.text.catalogue import PAPERS, say
from render.games.ascari.text.deeds import story
from render.games.ascari.text.state import force_of
from render.games.ascari.text.text_board import places_text
from render.two_sided.newspaper import Newspaper


def _place(turn: Turn) -> str:
    name = turn.position.scenario
    date = catalogue.day_of(name, turn.number)
    if catalogue.is_own(name):
        return ", ".join(dict.fromkeys((catalogue.scenario_title(name), date)))
    return PAPERS.say(f"paper-place-{name}", date=date)


def costs(turn: Turn) -> dict[str, int]:
    """Return statistics of a turn, such as its shots and hits, keyed by their names."""
    shots = turn.shots
    found = {"cost-shots": len(shots), "cost-hits": sum(shot.hits > 0 for shot in shots), "cost-melees": turn.melees}
    rows = {PAPERS.say(key): value for key, value in found.items()}
    return rows | {_of_side("cost-steps", side): turn.lost.get(side, 0) for side in turn.position.battle.sides}


def stands(turn: Turn) -> dict[str, int]:
    """Return numbers about the position at the end of a turn, keyed by their names."""
    position, rows = turn.position, dict[str, int]()
    for side in position.battle.sides:
        force = force_of(position, side)
        for key, value in (("units", force.units), ("steps", force.steps), ("places", force.places)):
            rows[_of_side(f"stand-{key}", side)] = value
    if position.battle.water is not None:
        rows[PAPERS.say("stand-water")] = position.water
    if position.battle.rifle_takers:
        rows[PAPERS.say("stand-rifles")] = sum(position.rifles.values())
    return rows


def _of_side(key: str, side: str) -> str:
    return PAPERS.say(key, side=catalogue.side_short(side))


def _where(turn: Turn) -> str:
    return say("alt-places", places=places_text(turn.position))


newspaper = Newspaper(
    headlines=HEADLINES,
    turns=turns,
    names=lambda position: position.battle.sides,
    board=lambda turn: draw_map(turn.view, look="chart"),
    frame=without_frame,
    place=_place,
    story=story,
    costs=costs,
    stands=stands,
    where=_where,
    left=steps,
).newspaper
