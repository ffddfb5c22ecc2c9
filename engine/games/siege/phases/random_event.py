"""§5.3 The event table: its roll and its effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.siege import cards, morale
from engine.games.siege import events as facts
from engine.games.siege.combat.loss_choices import roll
from engine.games.siege.combat.losses import follow, hit_civilians, hit_troops
from engine.games.siege.combat.tables import lookup
from engine.games.siege.event_table import event_table, fall_through
from engine.games.siege.map.board import board
from engine.games.siege.phases.bombardment import shell
from engine.games.siege.world import CHINESE, CUP, GONE, REGULAR, REGULAR_LEADER, Position, World

RULE: Final = "5.3"
MINED: Final = 8
"""§5.3 The column of the bombardment table on which event 2 attacks."""
MINE_ON_RED: Final = 16
ATTACKERS: Final = 20


def event_today(world: World) -> bool:
    """§5, §5.1.5 Return whether today's card brings an event."""
    return cards.today(world.position).event


def roll_event(world: World, context: Context) -> None:
    """§5.1.5, §5.3 Roll on the event table and carry out the event."""
    position = world.position
    dice = (roll(position, context, "event"), roll(position, context, "event"))
    rolled = sum(dice)
    taken, skipped = fall_through(rolled, position.events_used)
    entry = event_table()[taken]
    account = DieRollReport(purpose="event", rule=RULE, dice=dice, total=rolled, table="events", result=entry.name)
    context.emit(facts.EventRolled(account=account, rolled=rolled, taken=taken, skipped=skipped))
    if entry.unique:
        position.events_used.append(taken)
    _HAPPENINGS[taken](position, context)


def mines(position: Position, context: Context) -> None:
    """§5.3 event 2, R68, R69 Explode mines under two French zones: ruin them, and attack their counters (R187)."""
    die = roll(position, context, "mine")
    zones = ("french-1", "french-2" if die % 2 == 0 else "french-3")
    ruined = tuple(zone for zone in zones if zone not in position.ruins)
    position.ruins.extend(ruined)
    result = zones[1]
    account = DieRollReport(purpose="mine", rule=RULE, dice=(die,), total=die, result=result)
    context.emit(facts.MinesExploded(zones=zones, ruined=ruined, account=account))
    exposed = {zone: position.leaders(zone) for zone in zones}
    for zone, leaders in exposed.items():
        if position.defended(zone):
            shell(position, context, zone, column=MINED, modifiers=(), leaders=leaders, why="mine")
    for zone in zones:
        _retire(position, context, zone)


def _retire(position: Position, context: Context, zone: str) -> None:
    """R69 Move the Powers' counters from a mined zone to a refuge. Do nothing if there is no refuge."""
    people = [c for c in position.here(zone) if c.kind not in CHINESE]
    end = refuge(position, zone)
    if not people or end is None:
        return
    for counter in people:
        position.put(counter, end)
    follow(position, zone, end, movers=people)
    names = tuple(counter.id for counter in people)
    context.emit(facts.CountersMoved(counters=names, start=zone, end=end, why="retire"))


def refuge(position: Position, zone: str) -> str | None:
    """§5.3, R69 Return the refuge from a mined zone. Return None if there is none."""
    left = [z for z in board().legation_zones("FR") if position.safe_legation(z)]
    if left:
        return left[0]
    distance = board().touch_distance[zone]
    safe = [z for z in board().zones if position.safe_legation(z)]
    return min(safe, key=lambda z: (distance[z], board().order[z]), default=None)


def ammunition(position: Position, context: Context) -> None:
    """§5.3 event 3, R70, R166 Give the soldiers' dice -2 for the rest of the game."""
    position.ammunition_short = True
    context.emit(facts.AmmunitionShort())


def heavy_rain(position: Position, context: Context) -> None:
    """§5.3 event 4, R71 Cancel today's combat and bombardment."""
    turned = cards.today(position).colour == "black"
    position.rain = turned
    position.no_shelling = True
    context.emit(facts.HeavyRainFell(turned_red=turned))


def famine(position: Position, context: Context) -> None:
    """§5.3 event 5, R72 Roll for losses of civilians, and perhaps of a soldier point."""
    die = roll(position, context, "famine")
    result = lookup("famine", die)
    civilians, _, soldiers = result.partition("+")
    losses = hit_civilians(position, (), points=int(civilians[:-1]), rule=RULE)
    if soldiers:
        losses += hit_troops(position, context, "", points=int(soldiers), rule=RULE)
    account = DieRollReport(purpose="famine", rule=RULE, dice=(die,), total=die, table="famine", result=result)
    context.emit(facts.FamineStruck(account=account, losses=losses))


def mine_found(position: Position, context: Context) -> None:
    """§5.3 event 6, R73 Set how many Boxers enter at entry 3 today."""
    cup = len(position.here(CUP))
    black = cards.today(position).colour == "black"
    position.mine_attack = max(0, cup - ATTACKERS) if black else min(cup, MINE_ON_RED)
    context.emit(facts.MineFound(counters=position.mine_attack))


def peitang(position: Position, context: Context) -> None:
    """§5.3 event 7, R74 Set morale back to 10."""
    _news(position, context, "peitang")


def relief(position: Position, context: Context) -> None:
    """§5.3 event 9, R74 Set morale back to 10."""
    _news(position, context, "relief")


def _news(position: Position, context: Context, news: str) -> None:
    context.emit(facts.NewsCame(news=news))
    morale.restore(position, context, news, rule=RULE)


def cha_cha(position: Position, context: Context) -> None:
    """§5.3 event 8, R75 Give the Boxers' melee dice +3 in the next assault."""
    position.cha_cha = True
    context.emit(facts.ChaChaCalled())


def light_rain(position: Position, context: Context) -> None:
    """§5.3 event 10, R76 Cancel today's bombardment."""
    position.no_shelling = True
    context.emit(facts.LightRainFell())


def supplies(position: Position, context: Context) -> None:
    """§5.3 event 11, R44, R74 Add food, and set morale back to 10."""
    die = roll(position, context, "supplies")
    days = die + 6
    position.food = max(1, position.food - days)
    modifiers = (Modifier("supplies", RULE, 6),)
    account = DieRollReport(purpose="supplies", rule=RULE, dice=(die,), modifiers=modifiers, total=days)
    context.emit(facts.SuppliesCame(account=account, days=days, food=position.food))
    morale.restore(position, context, "supplies", rule=RULE)


def truce(position: Position, context: Context) -> None:
    """§5.3 event 12, R74, R77 Remove the regulars, and set morale back to 10."""
    position.truce = True
    leaving = [c for c in position.counters if c.kind in {REGULAR, REGULAR_LEADER}]
    for counter in leaving:
        position.put(counter, GONE)
    context.emit(facts.TruceMade(removed=tuple(counter.id for counter in leaving)))
    morale.restore(position, context, "truce", rule=RULE)


_HAPPENINGS: Final[dict[int, Callable[[Position, Context], None]]] = {
    2: mines,
    3: ammunition,
    4: heavy_rain,
    5: famine,
    6: mine_found,
    7: peitang,
    8: cha_cha,
    9: relief,
    10: light_rain,
    11: supplies,
    12: truce,
}
