"""Ascari as a `Ruleset`, the interface that the rest of the project uses."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from engine.core.base_ruleset import events_of
from engine.core.battles.aftermath import Aftermath
from engine.core.battles.edits import Edit, Sketch
from engine.core.battles.problems import Problem
from engine.core.battles.sheet import Sheet
from engine.core.context import Context
from engine.core.ruleset import Effort
from engine.core.save_upgrades import Upcast
from engine.core.valuing.valuation import Valuation
from engine.games.ascari import events, orders, signs, victory
from engine.games.ascari import world as setting
from engine.games.ascari.analysis import mistakes
from engine.games.ascari.drawing import SPEARS, draw
from engine.games.ascari.house_rules import SWITCHES
from engine.games.ascari.reading import carrying, edits
from engine.games.ascari.reading.battle import read_battle
from engine.games.ascari.reading.looking import look
from engine.games.ascari.scenarios import LIBRARY, SCENARIOS, SERIES, SIDES, Scenario, is_known, scenario
from engine.games.ascari.sequence import SEQUENCE
from engine.games.ascari.steward.policy import POLICIES
from engine.games.ascari.testing import invariants
from engine.games.ascari.valuing import features
from engine.games.ascari.world import View, World
from engine.two_sided.ruleset import Modules, TwoSidedRuleset

NAME = "ascari"
_FEWER, _MORE = {"handicap": "-2"}, {"handicap": "+2"}
"""§A116 Two units fewer, and two more, on the second side."""
RULES = "1.1.0"
SCHEMA = 1


UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""Conversions of older saves (see `engine.core.save_upgrades`)."""


class Ascari(TwoSidedRuleset[World]):
    """The ruleset of Ascari."""

    name, rules_version, schema_version, upcasts = NAME, RULES, SCHEMA, UPCASTS
    sides, scenarios, bands = SIDES, SCENARIOS, victory.BANDS
    reads_battles, carries_on, library = True, True, LIBRARY
    series = SERIES
    minutes: ClassVar[Mapping[str, int]] = MappingProxyType({each: scenario(each).minutes for each in SCENARIOS})
    edges: ClassVar[Mapping[str, int]] = MappingProxyType({each: scenario(each).edge for each in SCENARIOS})
    hard_lead: ClassVar[int] = 151
    draws: ClassVar[Mapping[str, int]] = MappingProxyType(SPEARS)
    world, event = World, events_of(events)
    sequence, house_rules, policies = SEQUENCE, SWITCHES, POLICIES
    valuation: ClassVar[Valuation] = Valuation("engine.games.ascari", features, rules=RULES)
    modules = Modules(setting, orders, signs, victory, invariants, mistakes)
    answers, weak_steward, foresight = 8_400, True, Effort(600, sure=1.5, base="trained", plans=4, sparing=True)

    def has_scenario(self, name: str) -> bool:
        """Return whether there is a scenario or battle of this name."""
        return is_known(name)

    def read_battle(self, sheet: Sheet, code: str) -> Scenario | None:
        """Return the battle in a file; None if it has mistakes, which `sheet` lists."""
        return read_battle(sheet, code)

    def eases_in(self, scenario_name: str) -> Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]:
        """Return the settings that make a scenario easier and harder for each side (§A116)."""
        first, second = scenario(scenario_name or SCENARIOS[0]).sides
        return {first: (_FEWER, _MORE), second: (_MORE, _FEWER)}

    def sketch_battle(self, sheet: Sheet) -> Sketch | None:
        """Return what the editor can show of a battle's file; None if it has no map."""
        return edits.sketch(sheet)

    def without_mistakes(self, text: str, sheet: Sheet) -> str:
        """Return the text of a battle with the wrong lines removed."""
        return edits.without_mistakes(text, sheet)

    def edit_battle(self, text: str, edit: Edit) -> str:
        """Return the text of a battle after an action on its map. Raise `Impossible` if the action cannot be done."""
        return edits.edited(text, edit, self.name)

    def draw_battle(self, seed: str, size: str, number: int) -> str:
        """Return the text of a random battle with `number` spears. The seed determines the rest."""
        return draw(seed, size, number)

    def aftermath(self, shown: World | View) -> Aftermath:
        """Return what a battle carries over to the next battle of a series."""
        return carrying.aftermath(shown.position)

    def carried_on(self, text: str, aftermath: Aftermath) -> str:
        """Return the text of a battle with the forces left over from earlier battles of the series.

        No side begins with less than half of its printed steps.
        """
        return carrying.carried_on(text, aftermath, self.name)

    def look(self, world: World) -> tuple[Problem, ...]:
        """Return a warning for each side that can never reach the hexes that it must hold."""
        return look(world.position)

    def sides_in(self, world: World) -> tuple[str, ...]:
        """Return the two sides of the scenario."""
        return world.position.battle.sides

    def redeal(self, world: World, context: Context, side: str | None = None) -> None:
        """Reset the standing orders that `side` cannot see, for simulations."""
        if world.position.house.orders != "open":
            super().redeal(world, context, side)

    def progress(self, world: World) -> tuple[int, int]:
        """Return the numbers of the turn and of its player-turn (§2)."""
        position = world.position
        return position.turn, int(position.turn > 0 and position.active != position.battle.first)


RULESET = Ascari()
