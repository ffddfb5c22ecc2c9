"""Keep Up the Fire! as a `Ruleset`: the interface to the rest of the project."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from engine.core.base_ruleset import BaseRuleset, Mistakes, SharedCommand, events_of
from engine.core.battles.sheet import Sheet
from engine.core.context import Context
from engine.core.ruleset import ComparableResult, Effort
from engine.core.save_upgrades import Upcast
from engine.core.valuing.valuation import Valuation
from engine.games.keep_up_the_fire import events, parties, victory
from engine.games.keep_up_the_fire.analysis import mistakes
from engine.games.keep_up_the_fire.house_rules import SWITCHES, House
from engine.games.keep_up_the_fire.openings import opening
from engine.games.keep_up_the_fire.reading.start import read_start
from engine.games.keep_up_the_fire.scenarios import LIBRARY, Start, is_known
from engine.games.keep_up_the_fire.sequence import SEQUENCE
from engine.games.keep_up_the_fire.steward.policy import POLICIES
from engine.games.keep_up_the_fire.testing.invariants import faults, torn
from engine.games.keep_up_the_fire.valuing import features
from engine.games.keep_up_the_fire.world import Position, World, set_up

NAME = "keep-up-the-fire"
RULES = "1.0.0"
SCHEMA = 1
UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""The conversions from each older schema to the next; none so far."""


class KeepUpTheFire(BaseRuleset[World]):
    """The ruleset of Keep Up the Fire!."""

    name, rules_version, schema_version, upcasts = NAME, RULES, SCHEMA, UPCASTS
    world, event = World, events_of(events)
    sequence, house_rules, policies = SEQUENCE, SWITCHES, POLICIES
    valuation: ClassVar[Valuation] = Valuation("engine.games.keep_up_the_fire", features, rules=RULES)
    reads_battles, library = True, LIBRARY
    eases: ClassVar[Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]] = MappingProxyType(
        {"player": ({"garrison": "strong"}, {"garrison": "weak"})}
    )
    minutes: ClassVar[Mapping[str, int]] = MappingProxyType({"": 30})
    answers, weak_steward, foresight = 56_000, True, Effort(4_000, sure=1.5, base="trained")
    shared_command: ClassVar[SharedCommand] = parties
    mistakes: ClassVar[Mistakes] = mistakes
    bands = victory.BANDS
    """§VI The levels of victory, then the three defeats."""

    def has_scenario(self, name: str) -> bool:
        """Return whether there is a starting position with the code `name`."""
        return is_known(name)

    def read_battle(self, sheet: Sheet, code: str) -> Start | None:
        """Return the starting position in a file; None if `sheet` lists mistakes."""
        return read_start(sheet, code)

    def begin_scenario(self, name: str, options: Mapping[str, str]) -> World:
        """Return the starting position `name` as a world. Its cards are not shuffled yet."""
        return opening(name, House(**options))

    def begin(self, options: Mapping[str, str]) -> World:
        """§0 Return the world before the setup."""
        return World(position=set_up(House(**options)))

    def damage(self, world: World) -> str:
        """Return the first part of a save that is missing or unknown. Return an empty text if there is none."""
        return torn(world)

    def view(self, world: World, side: str | None = None) -> Position:
        """Return all public information, which is the position without the deck."""
        del side
        return world.position

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Shuffle the deck again, for simulations."""
        del side
        world.deck[:] = context.shuffle("deck", sorted(world.deck))

    def faults(self, world: World) -> list[str]:
        """Return all violated invariants of the world; empty if there are none."""
        return [str(fault) for fault in faults(world.position, deck=world.deck)]

    def progress(self, world: World) -> tuple[int, int]:
        """Return (turn, 0): the game has no rounds."""
        return world.position.turn, 0

    def result(self, world: World) -> Mapping[str, Any] | None:
        """§VI Return the result and its details, or None if the game is not over."""
        return victory.result(world.position) if world.position.over else None

    def comparable_result(self, world: World) -> ComparableResult | None:
        """§VI Return the level of victory and the score; None while the game goes on."""
        return victory.standing(world.position) if world.position.over else None


RULESET = KeepUpTheFire()
