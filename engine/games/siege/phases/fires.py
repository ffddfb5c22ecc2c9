"""§6.1 The first phase: fires are fought, then they spread."""

from __future__ import annotations

from engine.core.event import Account, Modifier
from engine.core.table import Table
from engine.games.siege.events import FireFought, FireSpread, SequenceBegan
from engine.games.siege.losses import roll
from engine.games.siege.world import Fire, Position, World, points

PUT_OUT = 6
CATCHES = 1


def fight_fires(world: World, table: Table) -> None:
    """§6.1, R78-R83 A new sequence begins; soldiers fight the fires in their zones, then what burns on may spread."""
    position = world.position
    begin_sequence(position, table)
    if position.fires:
        douse(position, table)
        spread(position, table)


def begin_sequence(position: Position, table: Table) -> None:
    """§6 The next pass through the nine phases: nobody has bled in it yet (R144, R146)."""
    position.sequence += 1
    position.bled.clear()
    position.stirred = False
    table.tell(SequenceBegan(sequence=position.sequence))


def ignite(position: Position, zone: str, *, spreads: bool) -> None:
    """§6.1, §6.8 A zone burns. The first time it does so today the assault is not idle (R146)."""
    position.fires[zone] = Fire(spreads=spreads)
    if zone not in position.lit_today:
        position.lit_today.append(zone)
        position.stirred = True


def _in_order(position: Position) -> list[str]:
    return sorted(position.fires, key=position.board.order.__getitem__)


def douse(position: Position, table: Table) -> None:
    """§6.1, R78-R80 Soldiers fight each new fire in their zone: die and their points of 6 or more, but never a 1.

    A fire is tried once; one that nobody fought burns on as well.
    """
    for zone in _in_order(position):
        fire = position.fires[zone]
        if fire.tried:
            continue
        fire.tried = True
        if soldiers := position.soldiers(zone):
            _fight(position, table, zone, strength=points(soldiers))


def douses(die: int, strength: int) -> bool:
    """§6.1, R78 Whether a natural die puts a fire out against which soldiers of that many points stand."""
    return die != 1 and die + strength >= PUT_OUT


def _fight(position: Position, table: Table, zone: str, *, strength: int) -> None:
    purpose = f"douse {zone}"
    die = roll(position, table, purpose)
    out = douses(die, strength)
    if out:
        del position.fires[zone]
    account = Account(
        purpose=purpose,
        rule="6.1",
        dice=(die,),
        modifiers=(Modifier("soldiers", "6.1", strength),),
        total=die + strength,
        result="out" if out else "burns",
    )
    table.tell(FireFought(zone=zone, account=account, out=out))


def spread(position: Position, table: Table) -> None:
    """§6.1, R80-R82 Each fire that the Boxers lit tries every touching zone that can burn: a 1 sets it alight.

    Zones that caught never spread; by house rule they do, from the second such phase after they caught.
    """
    burning = _in_order(position)
    for zone in burning:
        if position.fires[zone].spreads:
            for near in position.zone(zone).touch:
                if position.burnable(near):
                    _try_to_spread(position, table, zone, to=near)
    if position.house.second_fires_spread == "later":
        for zone in burning:
            position.fires[zone].spreads = True


def _try_to_spread(position: Position, table: Table, zone: str, *, to: str) -> None:
    purpose = f"spread {zone} {to}"
    die = roll(position, table, purpose)
    caught = die == CATCHES
    if caught:
        ignite(position, to, spreads=False)
    account = Account(purpose=purpose, rule="6.1", dice=(die,), total=die, result="caught" if caught else "not-caught")
    table.tell(FireSpread(start=zone, zone=to, account=account, caught=caught))
