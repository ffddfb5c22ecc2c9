"""§6.1 The first phase: soldiers fight the fires, and then the fires spread."""

from __future__ import annotations

from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport, Modifier
from engine.games.siege.combat.losses import roll
from engine.games.siege.events import FireFought, FireSpread, SequenceBegan
from engine.games.siege.world import Fire, Position, World, points

PUT_OUT: Final = 6
CATCHES: Final = 1


def fight_fires(world: World, context: Context) -> None:
    """§6.1, R78-R83 Begin a new round: soldiers fight fires, then fires may spread."""
    position = world.position
    begin_sequence(position, context)
    if position.fires:
        douse(position, context)
        spread(position, context)


def begin_sequence(position: Position, context: Context) -> None:
    """§6 Begin the next round, and reset its records (R144, R146)."""
    position.sequence += 1
    position.bled.clear()
    position.stirred = False
    context.emit(SequenceBegan(sequence=position.sequence))


def ignite(position: Position, zone: str, *, spreads: bool) -> None:
    """§6.1, §6.8 Set a zone on fire (R146)."""
    position.fires[zone] = Fire(spreads=spreads)
    if zone not in position.lit_today:
        position.lit_today.append(zone)
        position.stirred = True


def _in_order(position: Position) -> list[str]:
    return sorted(position.fires, key=position.board.order.__getitem__)


def douse(position: Position, context: Context) -> None:
    """§6.1, R78-R80 Let soldiers fight each new fire in their zone."""
    for zone in _in_order(position):
        fire = position.fires[zone]
        if fire.tried:
            continue
        fire.tried = True
        if soldiers := position.soldiers(zone):
            _fight(position, context, zone, strength=points(soldiers))


def douses(die: int, strength: int) -> bool:
    """§6.1, R78 Return whether soldiers with `strength` put out a fire with a given unmodified die roll."""
    return die != 1 and die + strength >= PUT_OUT


def _fight(position: Position, context: Context, zone: str, *, strength: int) -> None:
    purpose = f"douse {zone}"
    die = roll(position, context, purpose)
    out = douses(die, strength)
    if out:
        del position.fires[zone]
    account = DieRollReport(
        purpose=purpose,
        rule="6.1",
        dice=(die,),
        modifiers=(Modifier("soldiers", "6.1", strength),),
        total=die + strength,
        result="out" if out else "burns",
    )
    context.emit(FireFought(zone=zone, account=account, out=out))


def spread(position: Position, context: Context) -> None:
    """§6.1, R80-R82 Roll for each fire that may spread."""
    burning = _in_order(position)
    for zone in burning:
        if position.fires[zone].spreads:
            for near in position.zone(zone).touch:
                if position.burnable(near):
                    _try_to_spread(position, context, zone, to=near)
    if position.house.second_fires_spread == "later":
        for zone in burning:
            position.fires[zone].spreads = True


def _try_to_spread(position: Position, context: Context, zone: str, *, to: str) -> None:
    purpose = f"spread {zone} {to}"
    die = roll(position, context, purpose)
    caught = die == CATCHES
    if caught:
        ignite(position, to, spreads=False)
    account = DieRollReport(
        purpose=purpose, rule="6.1", dice=(die,), total=die, result="caught" if caught else "not-caught"
    )
    context.emit(FireSpread(start=zone, zone=to, account=account, caught=caught))
