"""Keep Up the Fire! as a `System`: the interface to the rest of the project."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from engine.core.base_ruleset import DeckModules, DeckRuleset, Mistakes, SharedCommand, events_of
from engine.core.ruleset import Effort
from engine.core.save_upgrades import Upcast
from engine.games.keep_up_the_fire import events, parties, victory
from engine.games.keep_up_the_fire.analysis import mistakes
from engine.games.keep_up_the_fire.house_rules import SWITCHES, House
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.steward.policy import POLICIES
from engine.games.keep_up_the_fire.testing import invariants
from engine.games.keep_up_the_fire.testing.invariants import torn
from engine.games.keep_up_the_fire.world import World, set_up

NAME = "keep-up-the-fire"
RULES = "1.0.0"
SCHEMA = 1
UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""The conversions from each older schema to the next; none so far."""


class KeepUpTheFire(DeckRuleset[World]):
    """Keep Up the Fire! (see `engine.core.ruleset.System`)."""

    name, rules_version, schema_version, upcasts = NAME, RULES, SCHEMA, UPCASTS
    world, event = World, events_of(events)
    sequence, house_rules, policies = SEQUENCE, SWITCHES, POLICIES
    answers, weak_steward, foresight = 56_000, True, Effort(4_000, sure=1.5, base="trained")
    modules = DeckModules(victory, invariants)
    shared_command: ClassVar[SharedCommand] = parties
    mistakes: ClassVar[Mistakes] = mistakes
    bands = victory.BANDS
    """§VI The levels of victory, then the three defeats."""

    def begin(self, options: Mapping[str, str]) -> World:
        """§0 Return the world before the setup."""
        return World(position=set_up(House(**options)))

    def damage(self, world: World) -> str:
        """Return the first missing or unknown part of a save that would crash the phases."""
        return torn(world)

    def progress(self, world: World) -> tuple[int, int]:
        """Return (turn, 0): the game has no rounds."""
        return world.position.turn, 0


RULESET = KeepUpTheFire()
