"""§5.1.2, §5.1.3 Repositioning of the defenders."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.core.asks import Ask, Choice, Menu, Refused
from engine.core.context import Context
from engine.core.menus import done
from engine.core.sequence import Flow
from engine.games.siege import cards
from engine.games.siege.combat.loss_choices import asking
from engine.games.siege.map.deployment import barred, barred_zones, deployable_zones, deploys
from engine.games.siege.map.garrisons import test_garrisons
from engine.games.siege.menus import move_choice
from engine.games.siege.phases.lodging import lodge_choice, prefer
from engine.games.siege.phases.setup import deployed, place
from engine.games.siege.world import BOXES, Counter, Position, World

RULE: Final = "5.1.2"


def may_reposition(world: World) -> bool:
    """§5.1.2, §5.1.3, R56, R57 Return whether the defenders may reposition today."""
    position = world.position
    if position.mine_attack and cards.today(position).colour == "red":
        return False
    return position.house.assault_day_reposition == "yes" or not cards.attack_today(position)


def reposition(world: World, context: Context) -> Flow:
    """§5.1.2, R54, R56-R59 Ask the player to move troops and leaders to any allowed zones."""
    position = world.position
    facts = {"alarm": cards.attack_today(position)}
    while True:
        answer = yield from asking(position, context, Ask("reposition", RULE, partial(_menu, position), facts))
        if answer[0] == "done":
            break
        if answer[0] == "move":
            place(position, context, answer, why="reposition")
        else:
            prefer(position, answer)
    test_garrisons(position, context)


def stranded(position: Position) -> list[str]:
    """§5.1.2, R58 Return the barred zones that troops or leaders must leave."""
    return [zone for zone in barred_zones() if position.here(zone) and deployed(position, zone)]


def _menu(position: Position) -> Menu:
    def one(word: str) -> Choice | None:
        if word == "move":
            troops = any(c.place not in BOXES for c in position.army)
            return _moves(position) if troops else None
        if word == "lodge":
            return next(iter(lodge_choice(position)), None)
        return done("reposition") if word == "done" and not stranded(position) else None

    def choices() -> tuple[Choice, ...]:
        return tuple(choice for word in ("move", "lodge", "done") if (choice := one(word)) is not None)

    return Menu("do", choices, why_not=lambda word: _must_leave(position, word), one=one)


def _must_leave(position: Position, word: str) -> Refused | None:
    if word != "done":
        return None
    return Refused("must-leave", rule=RULE, facts={"zones": tuple(stranded(position))})


def _moves(position: Position) -> Choice:
    def movers(start: str, _end: str) -> Sequence[Counter]:
        return deployed(position, start)

    def ends(start: str) -> Sequence[str]:
        return [zone for zone in deployable_zones() if zone != start]

    def starts() -> Sequence[str]:
        held = {c.place for c in position.counters if deploys(c.kind)}
        return [zone for zone in position.board.zones if zone in held]

    return move_choice(
        position,
        starts=starts,
        stack=partial(deployed, position),
        ends=ends,
        movers=movers,
        rule=RULE,
        barred=barred,
    )
