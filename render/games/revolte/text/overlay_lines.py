"""The lines of text that describe the picture of an overlay."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.core.asks import Answer
from engine.games.revolte.combat.firing import chance
from engine.games.revolte.phases.units import read_figures, write_figures
from engine.games.revolte.position import Position
from engine.tabletop.places import read_place
from render.games.revolte.map import possible
from render.games.revolte.map.possible import STEP
from render.games.revolte.text import catalogue
from render.games.revolte.text.catalogue import joined, say
from render.games.revolte.text.labels import thousandths
from render.games.revolte.text.where import centimetres, place, square

Lines = tuple[str, ...]
MOST = 12
"""The maximum number of figures that the lines list one by one."""
WAY = "way"


def lines(position: Position, subject: Answer) -> Lines:
    """Return the lines of text for the overlay that `subject` chooses."""
    return _LINES[subject[0]](position, subject[1:])


def _at(position: Position, figure: str) -> str:
    x, y = position.at(figure)
    return place(position.scenario, (x, y))


def _reach(position: Position, of: Answer) -> Lines:
    figures = read_figures(position, of[0]) or []
    least, most = possible.limits(position, figures[0])
    squares = _squares(possible.reach_of_all(position, figures), 1)
    facts = {"figure": of[0], "at": _at(position, figures[0])}
    return (
        say("overlay-reach-line", least=least // 10, most=most // 10, **facts),
        say("overlay-squares", squares=squares),
    )


def _squares(field: possible.Field, least: int) -> str:
    """Return the names of the squares in which `field` is at least `least` somewhere."""
    found = {
        square((place % field.columns * STEP, place // field.columns * STEP))
        for place, value in enumerate(field.values)
        if value >= least
    }
    return ", ".join(sorted(found)) or "–"


def _sight(position: Position, of: Answer) -> Lines:
    seen = [name for name, _, sees in possible.distances_of(position, of[0]) if sees]
    facts = {"figure": of[0], "at": _at(position, of[0])}
    return (
        say("overlay-sight-line", seen=write_figures(_sorted(position, seen)) or "–", **facts),
        say("overlay-squares", squares=_squares(possible.sight_of(position, of[0]), 1)),
    )


def _sorted(position: Position, names: list[str]) -> list[str]:
    return [name for name in position.figures if name in names]


def _ranges(position: Position, of: Answer) -> Lines:
    rings = [
        say("overlay-ring", gap=centimetres(end), score=score) for end, score in possible.rings_of(position, of[0])
    ]
    shots = [
        say("choice-target", target=shot.target, gap=centimetres(shot.gap), chance=thousandths(chance(shot)))
        for shot in possible.shots_of(position, of[0])[:MOST]
    ]
    first = say("overlay-ranges-line", figure=of[0], rings=joined(rings))
    key = "overlay-shots" if shots else "overlay-no-shots"
    return first, say(key, shots=joined(shots)) if shots else say(key)


def _cover(position: Position, of: Answer) -> Lines:
    field = possible.cover_of(position, of[0])
    side = catalogue.side(of[0])
    return (
        say("overlay-cover-line", side=side),
        say("overlay-cover-dense", squares=_squares(field, 2)),
        say("overlay-cover-light", squares=_squares(field, 1)),
    )


def _distances(position: Position, of: Answer) -> Lines:
    side = position.side_of(of[0])
    found = [each for each in possible.distances_of(position, of[0]) if position.side_of(each[0]) != side]
    told = [
        say("overlay-distance", figure=name, gap=centimetres(gap), seen="yes" if seen else "no")
        for name, gap, seen in found[: 2 * MOST]
    ]
    return (
        say("overlay-distances-line", figure=of[0], at=_at(position, of[0])),
        joined(told),
    )


def _way(position: Position, of: Answer) -> Lines:
    goal = read_place(of[1])
    assert goal is not None
    at = place(position.scenario, (goal.x, goal.y))
    return (say("overlay-way-line", figures=of[0], at=at),)


_LINES: Mapping[str, Callable[[Position, Answer], Lines]] = {
    "reach": _reach,
    "ranges": _ranges,
    "sight": _sight,
    "cover": _cover,
    "distances": _distances,
    WAY: _way,
}
