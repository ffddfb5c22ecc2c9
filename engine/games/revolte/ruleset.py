"""La révolte des Boxers as a `Ruleset`, the interface that the rest of the project uses."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar

from engine.core.asks import Ask
from engine.core.base_ruleset import events_of
from engine.core.battles.edits import Edit, Sketch
from engine.core.battles.sheet import Sheet
from engine.core.events import Event
from engine.core.ruleset import Effort
from engine.core.save_upgrades import Upcast
from engine.core.valuing.valuation import Valuation
from engine.games.revolte import events, orders, signs, victory
from engine.games.revolte import world as setting
from engine.games.revolte.analysis import mistakes
from engine.games.revolte.drawing import BOXERS, draw
from engine.games.revolte.figures import FIRE, MELEE, MOVEMENT, OVER
from engine.games.revolte.house_rules import SWITCHES
from engine.games.revolte.phases import rallies
from engine.games.revolte.position import Position
from engine.games.revolte.reading import edits
from engine.games.revolte.reading.battle import read_battle
from engine.games.revolte.scenarios import LIBRARY, SCENARIOS, SIDES, Scenario, is_known
from engine.games.revolte.sequence import SEQUENCE
from engine.games.revolte.steward.policy import POLICIES
from engine.games.revolte.testing import invariants
from engine.games.revolte.valuing import features
from engine.games.revolte.world import World
from engine.two_sided.ruleset import Modules, TwoSidedRuleset

NAME = "revolte"
RULES = "1.3.0"
SCHEMA = 1

UPCASTS: Mapping[int, Upcast] = MappingProxyType({})
"""Conversions of older saves (see `engine.core.save_upgrades`)."""


class Revolte(TwoSidedRuleset[World]):
    """The ruleset of La révolte des Boxers."""

    name, rules_version, schema_version, upcasts = NAME, RULES, SCHEMA, UPCASTS
    sides, scenarios, bands = SIDES, SCENARIOS, victory.BANDS
    reads_battles, library = True, LIBRARY
    draws: ClassVar[Mapping[str, int]] = BOXERS
    minutes: ClassVar[Mapping[str, int]] = MappingProxyType({"fu-gate": 30, "langfang": 30, "tartar-wall": 20})
    edges: ClassVar[Mapping[str, int]] = MappingProxyType({"fu-gate": 13, "langfang": -48, "tartar-wall": 7})
    hard_lead: ClassVar[int] = 61
    world, event = World, events_of(events)
    sequence, house_rules, policies = SEQUENCE, SWITCHES, POLICIES
    modules = Modules(setting, orders, signs, victory, invariants, mistakes)
    valuation: ClassVar[Valuation] = Valuation("engine.games.revolte", features, rules=RULES, ahead=2)
    answers, weak_steward = 8_400, True
    slow_events: ClassVar[tuple[type[Event], ...]] = (events.FigureMoved,)  # the ways of figures take long to find
    foresight = Effort(200, fewest=2, sure=1.5, base="trained", plans=3, sparing=True)

    def has_scenario(self, name: str) -> bool:
        """Return whether a scenario or battle of this name exists."""
        return is_known(name)

    def draw_battle(self, seed: str, size: str, number: int) -> str:
        """Return the text of the random battle for `seed` and `size`. `number` is the number of Boxers."""
        return draw(seed, size, number)

    def read_battle(self, sheet: Sheet, code: str) -> Scenario | None:
        """Return the battle in a file; None if it has mistakes, which `sheet` lists."""
        return read_battle(sheet, code)

    def sketch_battle(self, sheet: Sheet) -> Sketch | None:
        """Return what the editor can show of a battle's file. Return None if the file has no map."""
        return edits.sketch(sheet)

    def edit_battle(self, text: str, edit: Edit) -> str:
        """Return the text of a battle after an action in the editor. Raise `Impossible` if it cannot be done."""
        return edits.edited(text, edit, self.name)

    def waits_for(self, world: World, ask: Ask) -> bool:
        """§5, §V125 Return whether the game must wait for an answer."""
        return ask.kind != rallies.KIND or world.orders[ask.side].rallies == rallies.ASK

    def progress(self, world: World) -> tuple[int, int]:
        """§4 Return the turn, and the index of its current part.

        In the first part, the first side gives orders. In the second part, the second side gives orders and fires. In
        the third part, the first side fires.
        """
        position = world.position
        return position.turn, _part(position)


def _part(position: Position) -> int:
    """Return the index of the current part of the turn, from 0."""
    if position.phase in (MELEE, OVER):
        return 2
    if position.phase == FIRE:
        return 1 if position.active == position.second and not position.ready else 2
    return int(position.phase == MOVEMENT and position.active != position.first)


RULESET = Revolte()
