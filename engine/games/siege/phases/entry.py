"""§5.1.4 The entry of the Boxers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.context import Context
from engine.core.events import DieRollReport
from engine.games.siege import cards
from engine.games.siege.combat.loss_choices import roll, settle
from engine.games.siege.events import BoxersCame
from engine.games.siege.map.board import board
from engine.games.siege.world import CUP, Pile, Position, World

RULE: Final = "5.1.4"
MINE_ENTRY: Final = 3
"""§5.3 event 6 The entry zone of the mine attack."""


def boxers_due(world: World) -> bool:
    """§5.1.4, R71, R73 Return whether Boxers enter today."""
    return cards.attack_today(world.position)


def boxers_enter(world: World, context: Context) -> None:
    """§5.1.4, §5.3, R73, R90 Let today's Boxers enter the map (R3)."""
    position = world.position
    if position.debts_offered:
        settle(position)
    position.assault = True
    kind = cards.today(position)
    if kind.attack and not position.rain:
        die = roll(position, context, "entry")
        zone = board().entries[die]
        account = DieRollReport(purpose="entry", rule=RULE, dice=(die,), total=die, result=zone)
        main = _draw(position, context, kind.attack)
        if position.mine_attack and die == MINE_ENTRY:
            main += _draw(position, context, position.mine_attack, but=main)
            _come(position, context, main, zone=zone, account=account, why="both")
            return
        _come(position, context, main, zone=zone, account=account, why="attack")
    if position.mine_attack:
        more = _draw(position, context, position.mine_attack)
        _come(position, context, more, zone=board().entries[MINE_ENTRY], account=None, why="mine")


def _draw(position: Position, context: Context, number: int, *, but: Sequence[str] = ()) -> list[str]:
    """R3, R90 Draw `number` counters from the cup, but none of `but`. Return their ids.

    If the cup has no more counters than that, all are drawn without a die roll.
    """
    cup = [counter.id for counter in position.here(CUP) if counter.id not in but]
    return context.pick("cup", cup, number) if len(cup) > number else cup


def _come(
    position: Position, context: Context, counters: list[str], *, zone: str, account: DieRollReport | None, why: str
) -> None:
    position.put_all((position.by_id[name] for name in counters), zone)
    position.piles.append(Pile(id=position.next_pile, zone=zone, counters=counters))
    position.next_pile += 1
    context.emit(BoxersCame(zone=zone, counters=tuple(counters), account=account, why=why))
