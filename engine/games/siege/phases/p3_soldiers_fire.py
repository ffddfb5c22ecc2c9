"""§6.3 The third phase: the defenders fire."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.core.asks import DONE, Ask, Menu
from engine.core.context import Context
from engine.core.menus import done, verb
from engine.core.sequence import Flow
from engine.games.siege.combat.fire import (
    Manner,
    Volley,
    field_of_fire,
    find,
    firing_zones,
    manners,
    still_firing,
    targets,
    why_not_at,
    why_not_from,
    why_not_with,
)
from engine.games.siege.combat.leaders import lose_stranded
from engine.games.siege.combat.loss_choices import asking, roll
from engine.games.siege.combat.losses import hit_chinese, hit_troops, rout_chinese
from engine.games.siege.combat.modifiers import Roll, account, effect, fanatics, outcome, own_points, shot
from engine.games.siege.events import EffectFired, ShotFired
from engine.games.siege.menus import zone_facts, zones_menu
from engine.games.siege.world import Loss, Position, World, points


def soldiers_fire(world: World, context: Context) -> Flow:
    """§6.3, R108, R113, R126 Ask the player for shots, and resolve each shot immediately."""
    position = world.position
    volley = Volley()
    zones, field = firing_zones(position, volley), field_of_fire(position)
    while zones:
        debts = len(position.debts)
        answer = yield from asking(position, context, _ask(position, volley, zones))
        if answer == DONE:
            return
        _, zone, target, word = answer
        manner = find(position, volley, zone, word=word)
        if manner.effect:
            _test(position, context, zone, target=target, weapon=manner.counters[0].id)
        else:
            roll_before = shot_before(position, volley, zone, target=target, manner=manner)
            _fire(position, context, zone, target=target, manner=manner, roll_before=roll_before)
        volley.note(zone, target, manner=manner)
        before, field = field, field_of_fire(position)
        if debts or field != before:  # loss choices may have changed other zones
            zones = firing_zones(position, volley)
        else:
            zones = still_firing(position, volley, zones, zone=zone, clear=field.clear)


# --- the menu -------------------------------------------------------------------------------------------------------


def _ask(position: Position, volley: Volley, zones: list[str]) -> Ask:
    def root() -> Menu:
        still = firing_zones(position, volley) if position.debts else zones  # loss choices may change who can fire
        fire = verb("fire", partial(_shots, position, volley, still))
        return Menu("do", (fire, done("fire")) if still else (done("fire"),))

    facts = {"zones": tuple(zones), "sequence": position.sequence, "volley": volley}
    return Ask("fire", rule="6.3", menu=root, facts=facts)


def _shots(position: Position, volley: Volley, zones: list[str]) -> Menu:
    tree = (
        zones_menu(position, "from", zones, why_not=partial(why_not_from, position, volley))
        .then(
            "at",
            partial(targets, position, volley),
            "zone",
            facts=lambda _, target: zone_facts(position, target, **_enemy(position, target)),
            why_not=lambda zone, word: why_not_at(position, volley, zone, target=word),
        )
        .then(
            "with",
            lambda zone, target: {each.word: each for each in manners(position, volley, zone, target=target)},
            lambda _zone, _target, manner: "effect" if manner.effect else "shot",
            facts=lambda zone, target, manner: _shot_facts(position, volley, zone, target=target, manner=manner),
            why_not=lambda zone, target, word: why_not_with(position, volley, zone, target=target, word=word),
        )
    )
    return tree()


def _enemy(position: Position, target: str) -> dict[str, Any]:
    here = position.chinese(target)
    return {"enemy": points(here), "fanatics": fanatics(here)}


def _shot_facts(position: Position, volley: Volley, zone: str, *, target: str, manner: Manner) -> dict[str, Any]:
    before = manner_roll(position, volley, zone, target=target, manner=manner)
    return {
        "from": zone,
        "at": target,
        "with": manner.word,
        "shooters": tuple(counter.id for counter in manner.counters),
        "points": 0 if manner.effect else before.column,
        "bonus": before.bonus,
        "modifiers": before.sums(),
        "rule": before.rule,
        **_enemy(position, target),
    }


# --- the roll -------------------------------------------------------------------------------------------------------


def manner_roll(position: Position, volley: Volley, zone: str, *, target: str, manner: Manner) -> Roll:
    """§6.3, §3.2 Return the roll for a way to fire. The die is not rolled yet."""
    if manner.effect:
        return effect(position, zone, target)
    return shot_before(position, volley, zone, target=target, manner=manner)


def shot_before(position: Position, volley: Volley, zone: str, *, target: str, manner: Manner) -> Roll:
    """§6.3, R17, R29 Return the roll for a shot by value. The die is not rolled yet.

    In a phase, leaders modify only the first shot of their zone.
    """
    return shot(position, zone, target, shooters=manner.counters, with_leaders=zone not in volley.shots)


def _fire(position: Position, context: Context, zone: str, *, target: str, manner: Manner, roll_before: Roll) -> None:
    """§6.3, R119, R120 Roll for a shot by value, and apply the result."""
    purpose = f"fire {zone}"
    shooters = tuple([counter.id for counter in manner.counters])
    die = roll(position, context, purpose)
    result = outcome(position, roll_before, die)
    losses: tuple[Loss, ...] = ()
    own_losses: tuple[Loss, ...] = ()
    absorbed = False
    if not result.endswith("S"):
        losses, absorbed = hit_chinese(position, context, target, points=int(result))
    elif zone == target:
        own_losses = hit_troops(position, context, zone, points=own_points(result), rule="6.3")
    context.emit(
        ShotFired(
            zone=zone,
            target=target,
            shooters=shooters,
            account=account(roll_before, purpose, die, result=result),
            losses=losses,
            own_losses=own_losses,
            absorbed=absorbed,
        )
    )
    if own_losses:
        lose_stranded(position, context, zone)  # R22


def _test(position: Position, context: Context, zone: str, *, target: str, weapon: str) -> None:
    """§3.2, R125 Roll for a heavy weapon's fire for effect."""
    purpose = f"effect {weapon}"
    before = effect(position, zone, target)
    die = roll(position, context, purpose)
    result = outcome(position, before, die)
    losses, absorbed = rout_chinese(position, context, target, points=int(result))
    context.emit(
        EffectFired(
            zone=zone,
            target=target,
            weapon=weapon,
            account=account(before, purpose, die, result=result),
            losses=losses,
            absorbed=absorbed,
        )
    )
