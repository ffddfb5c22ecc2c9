"""The siege as a `Ruleset`, the interface for the rest of the program."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar

from msgspec import structs

from engine.core.base_ruleset import BaseRuleset, Mistakes, SharedCommand, events_of
from engine.core.battles.sheet import Sheet
from engine.core.context import Context
from engine.core.day_gate import SCENARIO
from engine.core.events import Event
from engine.core.ruleset import ComparableResult, Effort
from engine.core.save_upgrades import Upcast
from engine.core.valuing.valuation import Valuation
from engine.games.siege import events, parties, victory
from engine.games.siege.analysis import mistakes
from engine.games.siege.combat.modifiers import WIDEST
from engine.games.siege.house_rules import SWITCHES, House
from engine.games.siege.map.board import board
from engine.games.siege.map.deployment import fresh_counters, historical
from engine.games.siege.openings import opening
from engine.games.siege.reading.start import read_start
from engine.games.siege.scenarios import LIBRARY, SCENARIOS, Start, is_known
from engine.games.siege.sequence import SEQUENCE
from engine.games.siege.steward.policy import POLICIES
from engine.games.siege.testing.invariants import faults
from engine.games.siege.valuing import features
from engine.games.siege.world import BOXES, Position, World, roster

NAME = "siege"
RULES = "1.1.0"
SCHEMA = 1
UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""Conversions of older saves (see `engine.core.save_upgrades`); none so far."""


class Siege(BaseRuleset[World]):
    """The ruleset of the siege of the Legations."""

    name, rules_version, schema_version, upcasts = NAME, RULES, SCHEMA, UPCASTS
    world, event = World, events_of(events)
    sequence, house_rules, policies = SEQUENCE, SWITCHES, POLICIES
    valuation: ClassVar[Valuation] = Valuation("engine.games.siege", features, rules=RULES)
    scenarios, reads_battles, library = SCENARIOS, True, LIBRARY
    minutes: ClassVar[Mapping[str, int]] = MappingProxyType({"": 300, "ten-days": 60})
    of_the_day: ClassVar[Mapping[str, str]] = MappingProxyType({SCENARIO: "ten-days"})
    shared_command: ClassVar[SharedCommand] = parties
    mistakes: ClassVar[Mistakes] = mistakes
    answers, foresight = 48_000, Effort(1_500, fewest=2, sure=1.5, base="trained", plans=3)
    bands = (*reversed(victory.BANDS), victory.OVERRUN)
    """§7.2 The levels of victory of the Powers, from worst to best; a siege that was overrun (§7.1) comes last."""

    def begin(self, options: Mapping[str, str]) -> World:
        """§8, R159 Return a new world in the historical deployment."""
        position = Position(house=House(**options), counters=fresh_counters())
        historical(position)
        return World(position=position)

    def has_scenario(self, name: str) -> bool:
        """Return whether a scenario or starting position with this name exists."""
        return is_known(name)

    def read_battle(self, sheet: Sheet, code: str) -> Start | None:
        """Return the starting position in a file; None if `sheet` lists mistakes."""
        return read_start(sheet, code)

    def begin_scenario(self, name: str, options: Mapping[str, str]) -> World:
        """Return the world of a scenario before its cards are shuffled."""
        return opening(name, House(**options))

    def damage(self, world: World) -> str:
        """Return why a save's counters are wrong; empty if they are right. The phases rely on this check."""
        counters, zones = world.position.counters, board().zones
        if [counter.id for counter in counters] != list(roster()):
            return "its counters are not those of the game"
        lost = next((c for c in counters if c.place not in zones and c.place not in BOXES), None)
        return f"{lost.id} stands in {lost.place!r}" if lost is not None else ""

    def view(self, world: World, side: str | None = None) -> Position:
        """Return what a player may see: the position, without the cards in the deck."""
        del side
        return world.position

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Shuffle the deck again, for simulations."""
        del side
        world.deck[:] = context.shuffle("deck", sorted(world.deck))

    def decode_event(self, data: bytes) -> Event:
        """Return an event from its JSON, converted to this version. Raise `ValueError` if it is unknown."""
        return _with_corrected_column(super().decode_event(data))

    def faults(self, world: World) -> list[str]:
        """Return the violated invariants of the world."""
        return [str(fault) for fault in faults(world.position, deck=world.deck)]

    def progress(self, world: World) -> tuple[int, int]:
        """Return the day, and the round of the current assault. The round is 0 if there is no assault."""
        return world.position.day, world.position.sequence

    def result(self, world: World) -> Mapping[str, Any] | None:
        """§7 Return the verdict, the totals, the levels and the winner. Return None while the siege goes on."""
        return victory.result(world.position) if world.position.over else None

    def comparable_result(self, world: World) -> ComparableResult | None:
        """§7.2 Return the result for comparisons; None during the siege."""
        return victory.standing(world.position) if world.position.over else None


def _with_corrected_column(event: Event) -> Event:
    """Return an event with the right table column in its report.

    Versions up to 1.0.0 stored all points as the column.
    """
    account = getattr(event, "account", None)
    if account is None or (account.column or 0) <= WIDEST:
        return event
    return structs.replace(event, account=structs.replace(account, column=WIDEST))


RULESET = Siege()
