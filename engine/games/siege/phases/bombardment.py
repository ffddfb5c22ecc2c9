"""§5.2 The bombardment of a quarter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.siege import cards
from engine.games.siege.combat.leaders import risk
from engine.games.siege.combat.loss_choices import roll
from engine.games.siege.combat.losses import hit_civilians, hit_troops
from engine.games.siege.combat.modifiers import Roll, account, outcome, shelling
from engine.games.siege.combat.tables import lookup
from engine.games.siege.events import QuarterShelled, ZoneShelled
from engine.games.siege.map.board import board
from engine.games.siege.phases.card import eat
from engine.games.siege.world import Counter, Position, World

RULE: Final = "5.2"


def shells_today(world: World) -> bool:
    """§5.1.3, R76 Return whether there is a bombardment today."""
    position = world.position
    return cards.today(position).bombardment and not position.no_shelling


def bombard(world: World, context: Context) -> None:
    """§5.2, R63 Roll for a quarter and shell its zones (R171, R187)."""
    position = world.position
    dice = (roll(position, context, "quarter"), roll(position, context, "quarter"))
    quarter = int(lookup("quarter", sum(dice)))
    at = position.at
    manned = [zone for zone in board().quarter_zones(quarter) if at[zone]]
    zones = tuple([zone for zone in manned if position.defended(zone)])
    named = DieRollReport(
        purpose="quarter", rule=RULE, dice=dice, total=sum(dice), table="quarter", result=str(quarter)
    )
    context.emit(QuarterShelled(quarter=quarter, account=named, zones=zones))
    exposed = {zone: position.leaders(zone) for zone in manned}
    for zone, leaders in exposed.items():
        if zone in zones:
            before = shelling(position, zone)
            shell(position, context, zone, column=before.column, modifiers=before.modifiers, leaders=leaders)
        elif position.house.lone_leader_shelled == "die":
            risk(position, context, leaders, rule=RULE)  # R185's house rule


def shell(
    position: Position,
    context: Context,
    zone: str,
    *,
    column: int,
    modifiers: tuple[Modifier, ...],
    leaders: Sequence[Counter],
    why: str = "bombardment",
) -> None:
    """§5.2, R6, R21, R65, R66 Resolve the shelling of one zone and its leaders."""
    purpose = f"shell {zone}"
    before = Roll(RULE, "bombardment", column, modifiers, least=0, most=6)
    die = roll(position, context, purpose)
    result = outcome(position, before, die)
    troops, civilians, depot = read(result)
    losses = hit_troops(position, context, zone, points=troops, rule=RULE) if troops else ()
    if civilians:
        losses += hit_civilians(position, (zone,), points=civilians, rule=RULE)
    report = account(before, purpose, die, result=result)
    context.emit(ZoneShelled(zone=zone, account=report, losses=losses, depot=depot, why=why))
    if depot:
        eat(position, context, why="depot")
    risk(position, context, leaders, rule=RULE)


@cache
def read(result: str) -> tuple[int, int, bool]:
    """§5.2 Return the soldier points and civilian points in a result, and whether it hits a depot."""
    parts = result.split("+")
    troops = int(parts[0]) if parts[0] != "-" else 0
    return troops, 5 if "5C" in parts else 0, "1D" in parts
