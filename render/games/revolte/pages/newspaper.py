"""The newspaper page of a turn."""

from __future__ import annotations

from engine.games.revolte.figures import STEADY
from engine.games.revolte.scenarios import SIDES
from render.games.revolte.map.frame import title_of
from render.games.revolte.map.framed import draw_whole
from render.games.revolte.map.traces import traces
from render.games.revolte.pages.chronicle import BESIDE, Turn, figures, turns
from render.games.revolte.pages.headlines import HEADLINES
from render.games.revolte.pages.poster import without_frame
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import PAPERS
from render.games.revolte.text.deeds import story
from render.games.revolte.text.text_board import groups
from render.two_sided.newspaper import Newspaper
from render.written_date import written_date


def _place(turn: Turn) -> str:
    battle = turn.position.battle
    if catalogue.is_own(battle.id):
        date = written_date(battle.date, catalogue.VOICE)
        return ", ".join(filter(None, (battle.place or catalogue.scenario_title(battle.id), date)))
    return PAPERS.say(f"paper-place-{battle.id}")


def _of_side(key: str, side: str) -> str:
    return PAPERS.say(key, side=catalogue.side_short(side))


def costs(turn: Turn) -> dict[str, int]:
    """Return figures that sum up a turn, such as shots and hits, keyed by name."""
    found = {
        "cost-shots": len(turn.shots),
        "cost-hits": sum(shot.hit for shot in turn.shots),
        "cost-fights": turn.fights,
        "cost-walls": len(turn.opened),
    }
    rows = {PAPERS.say(key): value for key, value in found.items()}
    return rows | {_of_side("cost-figures", side): turn.lost.get(side, 0) for side in SIDES}


def stands(turn: Turn) -> dict[str, int]:
    """Return the figures for the position at the end of a turn, keyed by name."""
    position, rows = turn.position, dict[str, int]()
    for force in title_of(position).forces:
        marked = sum(position.figures[name].state != STEADY for name in position.standing(force.side))
        rows[_of_side("stand-figures", force.side)] = force.figures
        rows[_of_side("stand-marked", force.side)] = marked
    attacker = position.battle.attacker
    rows[_of_side("stand-holding", attacker)] = turn.holding.get(attacker, 0)
    rows[PAPERS.say("stand-needed")] = position.battle.victory.needed
    return rows


def _where(turn: Turn) -> str:
    """Return sentences about the place of each group of both sides."""
    return " ".join(f"{line}." for side in SIDES for line in groups(turn.position, side))


newspaper = Newspaper(
    headlines=HEADLINES,
    turns=turns,
    names=lambda _position: SIDES,
    board=lambda turn: draw_whole(turn.position, traces(turn.events), look="chart"),
    frame=without_frame,
    place=_place,
    story=story,
    costs=costs,
    stands=stands,
    where=_where,
    left=figures,
    beside=BESIDE,
).newspaper
