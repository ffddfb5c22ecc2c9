"""§V119 Reads typed orders: «E7», «crawl 12cm NNE», «run 430,220 close», «behind-inn», «charge e6»."""

from __future__ import annotations

from typing import Final

from engine.core.asks import Refused
from engine.games.revolte.figures import STOPPED
from engine.games.revolte.ground.roofs import Roof
from engine.games.revolte.ground.walking import CLEAR
from engine.games.revolte.phases import exits
from engine.games.revolte.phases.destinations import named_place, named_places, nearest_place, why_not_there
from engine.games.revolte.phases.formation import FORMS, KEEP
from engine.games.revolte.phases.orders import CHARGE_CRAWL, CHARGE_RUN, CRAWL, HALT, RUN, Order
from engine.games.revolte.position import Position
from engine.tabletop.places import has_fractions, in_whole_millimetres, read_place
from engine.tabletop.points import Point, squared

MODES: Final = {"run": RUN, "crawl": CRAWL, "creep": CRAWL}
CHARGE: Final = "charge"
RULE: Final = "14"


def read_typed(position: Position, figures: list[str], typed: str) -> Order | Refused:
    """§V119 Return the typed order. If it is impossible, return a refusal with the nearest possible order."""
    text = " ".join(typed.lower().split())
    if text == HALT:
        return Order(tuple(figures), HALT)
    # §V50 Figures cannot run on a roof.
    creeps = any((each := position.figures[name]).state == STOPPED or each.roof for name in figures)
    first, _, rest = text.partition(" ")
    if first == CHARGE and rest:
        return _charge(position, figures, rest, CHARGE_CRAWL if creeps else CHARGE_RUN)
    mode = MODES.get(first) if rest else None
    said = rest if mode is not None else text
    form = next((each for each in FORMS if said.endswith(f" {each}")), KEEP)
    at = read_spot(position, figures, said.removesuffix(f" {form}"))
    if isinstance(at, Refused):
        return at
    return Order(tuple(figures), mode or (CRAWL if creeps else RUN), at, form=form)


def _charge(position: Position, figures: list[str], target: str, mode: str) -> Order | Refused:
    if target not in position.figures:
        return Refused("no-such-figure", rule="6", facts={"word": target})
    return Order(tuple(figures), mode, target=target)


def read_spot(position: Position, figures: list[str], word: str) -> Point | Refused:
    """§V119 Return the point of a typed word, or a refusal with the nearest possible place."""
    start = position.at(min(figures, key=lambda name: position.roster[name].number))
    point = named_place(position, word, figures) or read_place(word, start=start)
    if point is None:
        reason = "not-in-fractions" if has_fractions(word) else "no-such-place"
        facts: dict[str, object] = {"word": word}
        meant = in_whole_millimetres(word, start=start)
    elif exits.exit_at(position, position.active, point) is not None:
        return point  # §V45
    elif (roof := position.roof_of(figures[0])) is not None:
        return point if roof.has_room(point, CLEAR) else _off_the_roof(roof, point)
    elif reason := why_not_there(position, point):
        facts, meant = {"x": point.x, "y": point.y}, point
    else:
        return point
    nearest = nearest_place(position, meant) if meant is not None else _first_named(position, figures)
    facts["nearest"] = f"{nearest.x},{nearest.y}" if nearest is not None else ""
    return Refused(reason, rule=RULE, facts=facts)


def _off_the_roof(roof: Roof, point: Point) -> Refused:
    """§V50 Return the error for a point that is not on the figure's roof. It names the nearest possible point."""
    rings = ((x, y) for x in range(*_span(roof, 0)) for y in range(*_span(roof, 1)))
    places = [Point(x, y) for x, y in rings if roof.has_room(Point(x, y), CLEAR)]
    nearest = min(places, key=lambda place: (squared(place, point), place), default=None)
    facts = {"x": point.x, "y": point.y, "nearest": f"{nearest.x},{nearest.y}" if nearest is not None else ""}
    return Refused("off-the-roof", rule="7.3", facts=facts)


def _span(roof: Roof, axis: int) -> tuple[int, int, int]:
    along = [point[axis] for point in roof.polygon.points]
    return min(along), max(along) + 1, 5


def _first_named(position: Position, figures: list[str]) -> Point | None:
    """Return the first named place to which the figures could go; None if there is none."""
    return next((each.at for each in named_places(position, figures)), None)
