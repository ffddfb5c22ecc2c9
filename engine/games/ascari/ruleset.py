"""Ascari as a `Ruleset`: the interface to the rest of the project."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from engine.core.asks import Answer, Ask
from engine.core.base_ruleset import BaseRuleset, Mistakes, events_of
from engine.core.context import Context
from engine.core.ruleset import ComparableResult, Effort
from engine.core.save_upgrades import Upcast
from engine.games.ascari import events, orders, victory
from engine.games.ascari.analysis import mistakes
from engine.games.ascari.house_rules import SWITCHES, House
from engine.games.ascari.scenarios import SCENARIOS, SIDES
from engine.games.ascari.sequence import SEQUENCE
from engine.games.ascari.steward.policy import POLICIES
from engine.games.ascari.testing.invariants import faults, torn
from engine.games.ascari.world import Orders, View, World, set_up, view_of

NAME = "ascari"
RULES = "1.1.0"
SCHEMA = 1


UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""Conversions of older saves (see `engine.core.save_upgrades`)."""


class Ascari(BaseRuleset[World]):
    """Ascari (see `engine.core.ruleset.Ruleset`)."""

    name, rules_version, schema_version, upcasts = NAME, RULES, SCHEMA, UPCASTS
    sides, scenarios = SIDES, SCENARIOS
    world, event = World, events_of(events)
    sequence, house_rules, policies = SEQUENCE, SWITCHES, POLICIES
    at_once: ClassVar[Mapping[str, str]] = MappingProxyType({"reaction": "instant"})
    """§A62 Who is not waited for is not asked: a question that lapses at once would only tell that it was there."""
    answers, weak_steward, foresight = 8_400, True, Effort(600, sure=1.5, base="trained", plans=4, sparing=True)
    bands = victory.BANDS
    mistakes: ClassVar[Mistakes] = mistakes

    def begin(self, options: Mapping[str, str]) -> World:
        """§1.4 Return the scenario to learn by, before the deployment."""
        return self.begin_scenario(SCENARIOS[0], options)

    def begin_scenario(self, name: str, options: Mapping[str, str]) -> World:
        """§1.4 Return a scenario before the deployment."""
        return set_up(name, House(**options))

    def sides_in(self, world: World) -> tuple[str, ...]:
        """Return the two sides of the scenario."""
        return world.position.battle.sides

    def damage(self, world: World) -> str:
        """Return the first missing or unknown part of a save that would crash the phases."""
        return torn(world)

    def view(self, world: World, side: str | None = None) -> View:
        """Return what a side may see: everything but the other's standing orders."""
        return view_of(world, side)

    def aside(self, world: World, side: str) -> Ask | None:
        """§A59 Return the question about a side's standing orders."""
        return orders.question(world, side)

    def tell_aside(self, world: World, side: str, answer: Answer) -> None:
        """§A59 Change a side's standing orders."""
        orders.tell(world, side, answer)

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Let every other side have the usual orders, whatever it has said: orders are all that is hidden."""
        del context
        if world.position.house.orders != "open":
            world.orders = {each: said if each == side else Orders() for each, said in world.orders.items()}

    def faults(self, world: World) -> list[str]:
        """Return all violated invariants of the world; empty if there are none."""
        return [str(fault) for fault in faults(world)]

    def progress(self, world: World) -> tuple[int, int]:
        """§2 Return the turn, and which of its player-turns it is."""
        position = world.position
        return position.turn, int(position.turn > 0 and position.active != position.battle.first)

    def result(self, world: World) -> Mapping[str, Any] | None:
        """§7 Return winner, band and figures; None while the game is in play."""
        return victory.result(world.position) if world.position.over else None

    def comparable_result(self, world: World) -> ComparableResult | None:
        """§7 Return the result for comparisons; None while the game is in play."""
        return victory.comparable(world.position) if world.position.over else None

    def side_of_mistake(self, name: str) -> str:
        """Return the side that makes a mistake of that name."""
        return mistakes.side_of(name)


RULESET = Ascari()
