"""Standing orders, which only their side can change and see (§4.3, §A59)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.core.asks import JOIN, Answer, Ask, Choice, Menu
from engine.games.ascari.position import Position
from engine.games.ascari.scenarios import GUNS, KINDS, LEADER
from engine.games.ascari.tables import tables
from engine.games.ascari.world import Orders, World
from engine.hexes.sight import BLOCKED

HOLD, ASK, USUAL = "hold", "ask", "usual"
"""Standing orders without a distance: never fire, ask the side, and, for a single unit, follow the order for its kind.
"""
ALL = "all"
MOST = ("1", "2", "3")
"""§A59 How many units may fire at one target in a window by standing orders."""
SPARE = ("0", "17", "34", "50", "67")
"""§A59 The chances in per cent below which standing orders spare a target."""
PRESETS = {
    "steady": Orders(),
    "close": Orders(rifles="1"),
    "long": Orders(rifles="4", guns="8"),
    "horse-only": Orders(only=["horse"]),
    "ask-me": Orders(rifles=ASK, guns=ASK),
    "hold-all": Orders(rifles=HOLD, guns=HOLD),
}
"""Complete sets of standing orders, keyed by name; a preset clears the orders of single units."""
_RULE = "4.3"


def question(world: World, side: str) -> Ask | None:
    """Return the question by which a side can always change its orders (§A59).

    Return None if the game is over, or if the side is not in it.
    """
    orders = world.orders.get(side)
    if orders is None or world.position.over:
        return None
    return Ask("orders", _RULE, partial(_menu, world.position, side), facts_of(orders), side=side, secret=True)


def facts_of(orders: Orders) -> dict[str, Any]:
    """Return orders as plain data for texts."""
    return {
        "rifles": orders.rifles,
        "guns": orders.guns,
        "units": dict(orders.units),
        "most": orders.most,
        "spare": orders.spare,
        "only": list(orders.only),
        "stepwise": orders.stepwise,
    }


def _distances(most: int) -> tuple[str, ...]:
    return (*(str(number) for number in range(1, most + 1)), HOLD, ASK)


def _hexes(position: Position, start: str, most: int) -> Sequence[str]:
    """Return the hexes at which a unit at `start` could fire, nearest first (§A59)."""
    if not start:
        return ()
    distances, lines = position.board.grid.distances[start], position.board.lines(position.house.sight)[start]
    found = [at for at in position.board.grid.within(start, most) if at != start and lines[at] is not BLOCKED]
    return sorted(found, key=lambda at: (distances[at], at))


def _menu(position: Position, side: str) -> Menu:
    known = tables()
    rifles = _words("within", _distances(known.rifle_range), "order")
    guns = _words("within", _distances(known.gun_range), "order")
    counters = position.roster
    units = [name for name, counter in counters.items() if counter.side == side and counter.kind != LEADER]
    fires = [name for name in units if not position.pieces[name].lost]

    def single(name: str) -> Menu:
        most = known.gun_range if counters[name].kind == GUNS else known.rifle_range
        hexes = _hexes(position, position.pieces[name].at, most)
        return _words("single", (*_distances(most), USUAL, *hexes), "order")

    def singles() -> Menu:
        return Menu("unit", tuple(Choice(name, "unit", {"unit": name}, partial(single, name)) for name in fires))

    kinds = Menu(
        "only",
        tuple(Choice(kind, "kind", {"kind": kind}) for kind in (ALL, *KINDS)),
        many=True,
        most=len(KINDS),
        preset=(ALL,),
    )
    has_guns = any(counters[name].kind == GUNS for name in units)
    return Menu(
        "do",
        (
            Choice("preset", "preset", then=lambda: _words("preset", tuple(PRESETS), "preset")),
            Choice("rifles", "rifles", then=lambda: rifles),
            *((Choice("guns", "guns", then=lambda: guns),) if has_guns else ()),
            *((Choice("unit", "unit-order", then=singles),) if fires else ()),
            Choice("most", "most", then=lambda: _words("most", MOST, "number")),
            Choice("spare", "spare", then=lambda: _words("spare", SPARE, "percent")),
            Choice("only", "only", then=lambda: kinds),
            Choice("step", "step", then=lambda: _words("step", ("on", "off"), "switch")),
        ),
    )


def _words(slot: str, words: tuple[str, ...], label: str) -> Menu:
    return Menu(slot, tuple(Choice(word, label, {"word": word}) for word in words))


def tell(world: World, side: str, answer: Answer) -> None:
    """Change a side's standing orders as `answer` demands (§A59)."""
    orders = world.orders[side]
    what, *words = answer
    if what == "preset":
        _take_preset(orders, PRESETS[words[0]])
    elif what == "unit":
        orders.units.pop(words[0], None)
        if words[1] != USUAL:
            orders.units[words[0]] = words[1]
    elif what == "only":
        kinds = words[0].split(JOIN)
        orders.only = [] if ALL in kinds else [kind for kind in KINDS if kind in kinds]
    elif what == "step":
        orders.stepwise = words[0] == "on"
    elif what in ("most", "spare"):
        setattr(orders, what, int(words[0]))
    else:
        setattr(orders, what, words[0])
    orders.holding = False
    orders.lapses = 0


def _take_preset(orders: Orders, preset: Orders) -> None:
    orders.rifles, orders.guns, orders.units = preset.rifles, preset.guns, {}
    orders.most, orders.spare, orders.only = preset.most, preset.spare, list(preset.only)
