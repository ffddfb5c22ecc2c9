"""§4, §6.9 The end of the day."""

from __future__ import annotations

from typing import Final

from engine.core.asks import Ask, Menu
from engine.core.context import Context
from engine.core.menus import done
from engine.core.sequence import Flow
from engine.games.siege import cards, morale
from engine.games.siege.combat.leaders import MACDONALD
from engine.games.siege.combat.loss_choices import asking, settle
from engine.games.siege.combat.losses import withdraw_all
from engine.games.siege.events import DayEnded, ZonesRuined
from engine.games.siege.map.garrisons import test_garrisons
from engine.games.siege.phases.card import hunger
from engine.games.siege.phases.lodging import go_home, lodge_choice, prefer
from engine.games.siege.victory import overrun
from engine.games.siege.world import Position, World

RULE: Final = "6.9"


def end_day(world: World, context: Context) -> Flow:
    """§6.9, R51, R147 End the day, after an assault with a question (R155)."""
    position = world.position
    fought = position.assault
    withdraw_all(position)
    ruin(position, context)
    test_garrisons(position, context)
    _daily_morale(position, context)
    if not overrun(position):
        while fought:
            answer = yield from asking(position, context, Ask("day-end", RULE, lambda: _menu(position)))
            if answer[0] == "done":
                break
            prefer(position, answer)
        settle(position)
        go_home(position, context)
    context.emit(DayEnded(day=position.day, morale=position.morale, food=position.food))
    _clear(position)


def ruin(position: Position, context: Context) -> None:
    """§6.9, R88, R89 Turn every fire into a ruin."""
    if not position.fires:
        return
    order = position.board.order
    zones = tuple(sorted(position.fires, key=order.__getitem__))
    position.fires.clear()
    position.ruins.extend(zones)
    context.emit(ZonesRuined(zones=zones))


def _daily_morale(position: Position, context: Context) -> None:
    """§4, R27, R28, R50-R52 Apply the changes of morale at the end of the day."""
    hunger(position, context)
    lost = [leader for leader in position.leaders_lost if leader != MACDONALD]
    for _ in lost:
        morale.change(position, context, "leader-lost", rule="4", by=-4)
    if MACDONALD in position.leaders_lost and position.house.macdonald_morale == "day_end":
        morale.change(position, context, "macdonald-lost", rule="4", by=-6)
    if cards.red_today(position) and not position.assault:
        morale.change(position, context, "quiet-day", rule="4", by=1)


def _menu(position: Position) -> Menu:
    return Menu("do", (done("day-end"), *lodge_choice(position)))


def _clear(position: Position) -> None:
    """R75, R147, R172 Reset everything that lasts for one day only."""
    if position.assault:
        position.cha_cha = False
    position.rain = position.no_shelling = position.assault = False
    position.sequence = position.mine_attack = position.wounded_due = position.idle = 0
    position.stirred = False
    for memory in (position.spent, position.leaders_lost, position.unguarded, position.bled, position.lit_today):
        memory.clear()
