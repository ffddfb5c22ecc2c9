"""The base class of rulesets for games of two sides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, TypeVar

from engine.core.asks import Answer, Ask
from engine.core.base_ruleset import BaseRuleset
from engine.core.context import Context
from engine.core.replay import Scene
from engine.core.ruleset import ComparableResult
from engine.two_sided.world import SidedWorld

W = TypeVar("W", bound=SidedWorld[Any, Any])


class Modules(NamedTuple):
    """The modules of a game whose functions its ruleset calls.

    `world` has `House`, `Orders`, `set_up` and `view_of`. `orders` has `tell` and `question`, about standing orders.
    `signs` has `holds`, `losses` and `question`, about conditions of prepared orders. `victory` has `result`.
    `invariants` has `torn` and `faults`. `mistakes` has `count_mistakes` and `side_of`.
    """

    world: Any
    orders: Any
    signs: Any
    victory: Any
    invariants: Any
    mistakes: Any


class TwoSidedRuleset(BaseRuleset[W]):
    """The base class of rulesets for two sides. It calls the game's `modules`."""

    modules: ClassVar[Modules]
    at_once: ClassVar[Mapping[str, str]] = MappingProxyType({"reaction": "instant"})
    """The options of a game without waiting for reactions: a question that times out immediately would only reveal that
    it was asked.
    """

    def begin(self, options: Mapping[str, str]) -> W:
        """Return the world of the first scenario, before deployment."""
        return self.begin_scenario(self.scenarios[0], options)

    def begin_scenario(self, name: str, options: Mapping[str, str]) -> W:
        """Return a scenario's world before deployment."""
        made: W = self.modules.world.set_up(name, self.modules.world.House(**options))
        return made

    def damage(self, world: W) -> str:
        """Return a text about the first damage found in a saved world. Return an empty text if there is none."""
        return str(self.modules.invariants.torn(world))

    def faults(self, world: W) -> list[str]:
        """Return all violated invariants of the world."""
        return [str(fault) for fault in self.modules.invariants.faults(world)]

    def view(self, world: W, side: str | None = None) -> Any:
        """Return what a side may see: everything except the other side's standing orders."""
        return self.modules.world.view_of(world, side)

    def aside(self, world: W, side: str) -> Ask | None:
        """Return the question about a side's standing orders. Return None if it cannot give any now."""
        ask: Ask | None = self.modules.orders.question(world, side)
        return ask

    def tell_aside(self, world: W, side: str, answer: Answer) -> None:
        """Change a side's standing orders."""
        self.modules.orders.tell(world, side, answer)

    def signs(self, view: Any, side: str) -> Ask | None:
        """Return the question about conditions for prepared orders; None if the game is over."""
        ask: Ask | None = None if view.position.over else self.modules.signs.question(view, side)
        return ask

    def sign_holds(self, view: Any, side: str, sign: Answer) -> bool:
        """Return whether the condition `sign` is true in the side's view."""
        found: bool = self.modules.signs.holds(view, side, sign)
        return found

    def losses(self, view: Any, side: str) -> int:
        """Return how many pieces a side has lost. In some games, the number counts steps."""
        found: int = self.modules.signs.losses(view, side)
        return found

    def redeal(self, world: W, context: Context, side: str | None = None) -> None:
        """Reset the hidden orders of all sides but `side` to the defaults."""
        del context
        usual = self.modules.world.Orders
        world.orders = {each: said if each == side else usual() for each, said in world.orders.items()}

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return the winner, the level of victory and the numbers behind them.

        Return None while the game is in play.
        """
        found: Mapping[str, Any] | None = self.modules.victory.result(world.position) if world.position.over else None
        return found

    def comparable_result(self, world: W) -> ComparableResult | None:
        """Return the result in comparable form; None while the game is in play."""
        facts = self.result(world)
        if facts is None:
            return None
        return ComparableResult(
            won=facts["won"],
            band=facts["band"],
            score=facts["score"],
            periods=facts["turns"],
            winner=facts["winner"],
            scores=facts["scores"],
        )

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return how often each side made each mistake. Only mistakes whose names `counts` accepts are counted."""
        made: Mapping[str, int] = self.modules.mistakes.count_mistakes(scenes, counts)
        return made

    def side_of_mistake(self, name: str) -> str:
        """Return the side that can make a mistake of that name."""
        return str(self.modules.mistakes.side_of(name))
