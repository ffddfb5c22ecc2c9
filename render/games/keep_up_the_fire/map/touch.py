"""The areas on the map that stand for a player's choices."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.asks import Answer, Ask, Choice
from engine.core.events import Event
from engine.games.keep_up_the_fire import events as e
from engine.games.keep_up_the_fire.board import LANE
from engine.games.keep_up_the_fire.world import Position as View
from render.games.keep_up_the_fire.map import layout
from render.games.keep_up_the_fire.map.layout import SIDES, Side, turned
from render.games.keep_up_the_fire.map.whole_map import place_of
from render.games.keep_up_the_fire.text.labels import above
from render.touch import Points, Shape, box, poly, words_of

GUN = "gun"
_ROAD = {"march", "attack"}
_ON_THE_ROAD = (
    e.BlockerDrawn,
    e.RoadCleared,
    e.BlockadeAttacked,
    e.ColumnAttacked,
    e.ColumnMarched,
    e.ColumnLossPaid,
    e.BlockerReturned,
)
_LANES: dict[str, Side] = {side: side for side in SIDES}


def shapes_of(view: View, ask: Ask, path: Answer, choice: Choice, /) -> tuple[Shape, ...]:
    """Return the outline of a choice on the map; empty if it has no place."""
    del ask, path
    facts = choice.facts
    if choice.label == "target":
        return (_counter(place_of(str(facts["wall"]), str(facts["space"]))),)
    if choice.label in {"wall", "works"}:
        return (_wall(_LANES[str(facts["wall"])]),)
    if choice.label in {"unit", "hero"}:
        return _unit(view, choice.word)
    return (box(layout.ROAD),) if choice.label in _ROAD else ()


def picked_shapes(view: View, ask: Ask, path: Answer, /) -> tuple[Shape, ...]:
    """Return the outlines of the units and walls chosen so far."""
    del ask
    return tuple(shape for word in path for shape in ((_wall(_LANES[word]),) if word in _LANES else _unit(view, word)))


def words_at(view: View, ask: Ask, path: Answer, points: Points, /) -> tuple[str, ...]:
    """Return an empty tuple. The menu already offers every place on the map."""
    del view, ask, path, points
    return ()


def event_shapes(view: View, events: Sequence[Event], /) -> tuple[Shape, ...]:
    """Return the outlines of the walls, counters and road that the events concern."""
    found: list[Shape] = []
    for event in events:
        if isinstance(event, _ON_THE_ROAD):
            found.append(box(layout.ROAD))
        walls = [word for word in words_of((event,)) if word in _LANES]
        spaces = [word for word in words_of((event,)) if word in LANE]
        found += [_counter(place_of(walls[0], space)) for space in dict.fromkeys(spaces)] if walls else []
        found += [_wall(_LANES[wall]) for wall in walls if not spaces]
        if not walls:
            found += [shape for word in words_of((event,)) for shape in _unit(view, word)]
    return tuple(dict.fromkeys(found))


def badge(choice: Choice, /) -> str:
    """Return the chance that fire hits a target, as text. Return an empty text for other choices."""
    facts = choice.facts
    return above(facts["strength"], facts["to_hit"]) if choice.label == "target" and "to_hit" in facts else ""


def _unit(view: View, name: str) -> tuple[Shape, ...]:
    """Return the outline of a unit's counter on a wall; empty if it is on none."""
    if name == GUN:
        side = _LANES.get(view.gun)
        return (_counter(turned(side, layout.SLOTS["gun"], layout.OUT["wall"])),) if side else ()
    for side in SIDES:
        for slot, power in zip(("first", "second"), view.posts[side], strict=False):
            if power == name:
                return (_counter(turned(side, layout.SLOTS[slot], layout.OUT["wall"])),)
    return ()


def _counter(centre: tuple[float, float]) -> Shape:
    x, y = layout.counter_at(centre)
    return box((x, y, x + layout.COUNTER[0], y + layout.COUNTER[1]))


def _wall(side: Side) -> Shape:
    """Return the outline of a wall."""
    near = layout.STREETS
    return poly(layout.corners(side, near=near, far=layout.WALL, half=near, flare=layout.HALF - near))
