"""§V125 Standing orders, which only their side can change and see."""

from __future__ import annotations

from functools import partial

from engine.core.asks import Answer, Ask, Choice, Menu
from engine.games.revolte.world import Orders, World

WAYS = {
    "rallies": ("ask", "advised"),
    "defence": ("advised", "never", "always", "ask"),
    "supports": ("advised", "never", "always", "ask"),
}
_RULE = "8.4"


def question(world: World, side: str) -> Ask | None:
    """Return the question with which a side can change its standing orders.

    Return None if the side has none, or if the game is over.
    """
    orders = world.orders.get(side)
    if orders is None or world.position.over:
        return None
    return Ask("orders", _RULE, _menu, facts_of(orders), side=side, secret=True)


def facts_of(orders: Orders) -> dict[str, str]:
    """Return standing orders as a plain dictionary of strings."""
    return {name: getattr(orders, name) for name in WAYS}


def _menu() -> Menu:
    return Menu("do", tuple(Choice(name, name, then=partial(_ways, name)) for name in WAYS))


def _ways(name: str) -> Menu:
    return Menu("how", tuple(Choice(word, "way", {"what": name, "way": word}) for word in WAYS[name]))


def tell(world: World, side: str, answer: Answer) -> None:
    """Change a standing order of a side. `answer` contains the order and its new value."""
    what, way = answer
    setattr(world.orders[side], what, way)
