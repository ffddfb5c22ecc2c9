"""La révolte des Boxers as a `Ruleset`: the interface to the rest of the project."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from engine.core.asks import Answer, Ask
from engine.core.base_ruleset import BaseRuleset, Mistakes, events_of
from engine.core.context import Context
from engine.core.events import Event
from engine.core.ruleset import ComparableResult, Effort
from engine.core.save_upgrades import Upcast
from engine.games.revolte import events, orders, victory
from engine.games.revolte.analysis import mistakes
from engine.games.revolte.house_rules import SWITCHES, House
from engine.games.revolte.phases import rallies
from engine.games.revolte.scenarios import SCENARIOS, SIDES
from engine.games.revolte.sequence import SEQUENCE
from engine.games.revolte.steward.policy import POLICIES
from engine.games.revolte.testing.invariants import faults, torn
from engine.games.revolte.world import FIRE, MELEE, MOVEMENT, OVER, Orders, Position, View, World, set_up, view_of

NAME = "revolte"
RULES = "1.3.0"
SCHEMA = 1

UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""Conversions of older saves (see `engine.core.save_upgrades`)."""


class Revolte(BaseRuleset[World]):
    """La révolte des Boxers (see `engine.core.ruleset.Ruleset`)."""

    name, rules_version, schema_version, upcasts = NAME, RULES, SCHEMA, UPCASTS
    sides, scenarios = SIDES, SCENARIOS
    world, event = World, events_of(events)
    sequence, house_rules, policies = SEQUENCE, SWITCHES, POLICIES
    bands = victory.BANDS
    mistakes: ClassVar[Mistakes] = mistakes
    at_once: ClassVar[Mapping[str, str]] = MappingProxyType({"reaction": "instant"})
    answers, weak_steward = 8_400, True
    slow_events: ClassVar[tuple[type[Event], ...]] = (events.FigureMoved,)  # their ways are sought
    foresight = Effort(200, fewest=2, sure=1.5, base="trained", plans=3, sparing=True)

    def begin(self, options: Mapping[str, str]) -> World:
        """§2 Return the scenario to learn by, before the deployment."""
        return self.begin_scenario(SCENARIOS[0], options)

    def begin_scenario(self, name: str, options: Mapping[str, str]) -> World:
        """§2 Return a scenario before the deployment."""
        return set_up(name, House(**options))

    def damage(self, world: World) -> str:
        """Return the first missing or unknown part of a save that would crash the phases."""
        return torn(world)

    def faults(self, world: World) -> list[str]:
        """Return all violated invariants of the world; empty if there are none."""
        return [str(fault) for fault in faults(world)]

    def view(self, world: World, side: str | None = None) -> View:
        """Return what a side may see: everything but the other's standing orders."""
        return view_of(world, side)

    def waits_for(self, world: World, ask: Ask) -> bool:
        """§5, §V125 Return False at a rally for a side that goes as advised: the game goes on without its answer."""
        return ask.kind != rallies.KIND or world.orders[ask.side].rallies == rallies.ASK

    def aside(self, world: World, side: str) -> Ask | None:
        """§V125 Return the question about a side's standing orders."""
        return orders.question(world, side)

    def tell_aside(self, world: World, side: str, answer: Answer) -> None:
        """§V125 Change a side's standing orders."""
        orders.tell(world, side, answer)

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Let every other side have the usual orders, whatever it has said: orders are all that is hidden."""
        del context
        world.orders = {each: said if each == side else Orders() for each, said in world.orders.items()}

    def progress(self, world: World) -> tuple[int, int]:
        """§4 Return the turn, and which of its three parts: each side decides in one go as long as it can.

        The first side orders; the second side goes on from its orders to its fire; then the first side fires.
        """
        position = world.position
        return position.turn, _part(position)

    def result(self, world: World) -> Mapping[str, Any] | None:
        """§13 Return winner and figures; None while the game is in play."""
        return victory.result(world.position) if world.position.over else None

    def comparable_result(self, world: World) -> ComparableResult | None:
        """§13 Return the result for comparisons; None while the game is in play."""
        return victory.comparable(world.position) if world.position.over else None

    def side_of_mistake(self, name: str) -> str:
        """Return the side that makes a mistake of that name."""
        return mistakes.side_of(name)


def _part(position: Position) -> int:
    """Return which part of its turn a position is in, from 0."""
    if position.phase in (MELEE, OVER):
        return 2
    if position.phase == FIRE:
        return 1 if position.active == position.second and not position.ready else 2
    return int(position.phase == MOVEMENT and position.active != position.first)


RULESET = Revolte()
