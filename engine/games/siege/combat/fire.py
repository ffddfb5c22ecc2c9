"""§6.3 The legal shots of the soldiers' fire phase."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from itertools import combinations, product
from typing import Final

from engine.core.asks import Refused
from engine.core.frozen import Frozen
from engine.games.siege.combat.modifiers import armed, distance, in_reach, intact, small_arms
from engine.games.siege.menus import no_zone
from engine.games.siege.world import BOXES, FULL, SOLDIER, WEAPONS, Counter, Position

RULE: Final = "6.3"
SOLDIERS: Final = "soldiers"
EFFECT: Final = "effect:"


class Manner(Frozen, frozen=True):
    """A way for a zone to fire.

    `word` names it in an answer. `counters` are the counters that fire. `effect` is whether it is fire for effect.
    """

    word: str
    counters: tuple[Counter, ...]
    effect: bool = False


@dataclass(slots=True)
class Volley:
    """The fire that was already used in this phase (R33, R36, R109)."""

    shots: dict[str, list[str]] = field(default_factory=dict)
    """The targets at which each zone has fired by value."""
    acted: set[str] = field(default_factory=set)
    """Ids of the counters that have fired."""
    tested: set[tuple[str, str]] = field(default_factory=set)
    """The pairs (zone, target) of the shots for effect."""
    weighed: set[tuple[str, str]] = field(default_factory=set)
    """The pairs (zone, target) of the shots by value in which an intact weapon took part."""

    def note(self, zone: str, target: str, *, manner: Manner) -> None:
        """Record a shot, which cannot be repeated in this phase."""
        self.acted.update([counter.id for counter in manner.counters])
        if manner.effect:
            self.tested.add((zone, target))
            return
        self.shots.setdefault(zone, []).append(target)
        if armed(manner.counters):
            self.weighed.add((zone, target))


def split_fire(position: Position) -> bool:
    """§6.3, R110 Return whether the soldiers of a zone may fire at different targets."""
    return position.house.soldier_split_fire == "by_counter"


def has_friends(position: Position, zone: str) -> bool:
    """§6.3, R111 Return whether any counter of the Powers is in the zone."""
    row = position.at[zone]
    return bool(row) and row[0].power != ""  # counters of the Powers come first in a row


class Field(Frozen, frozen=True):
    """The zones with Boxers.

    `enemies` are all zones with Boxers. `clear` are those without friends. Other zones may fire only at clear zones
    (R111).
    """

    enemies: list[str]
    clear: list[str]


def field_of_fire(position: Position) -> Field:
    """§6.3, R111 Return the zones with Boxers as a `Field`."""
    enemies = position.boxer_zones()
    return Field(enemies, [enemy for enemy in enemies if not has_friends(position, enemy)])


def firing_zones(position: Position, volley: Volley) -> list[str]:
    """§6.3, R108 Return the zones that can still fire, in map order."""
    now = field_of_fire(position)
    zones = position.board.zones
    armed = waiting(position, volley)
    near = armed.union(now.enemies)
    for enemy in now.enemies:
        near.update(zones[enemy].touch)
    at = position.at
    found = [zone for zone in near if at[zone] and _has_shot(position, volley, zone, clear=now.clear, armed=armed)]
    found.sort(key=position.board.order.__getitem__)
    return found


def still_firing(
    position: Position, volley: Volley, zones: Sequence[str], *, zone: str, clear: Sequence[str]
) -> list[str]:
    """§6.3 Return the zones that can still fire after `zone` has fired.

    `zones` are the zones that could fire before.
    """
    if _has_shot(position, volley, zone, clear=clear, armed=waiting(position, volley)):
        return list(zones)
    return [other for other in zones if other != zone]


def waiting(position: Position, volley: Volley) -> set[str]:
    """§3 Return the zones with a weapon that has not fired yet."""
    acted = volley.acted
    return {c.place for c in position.heavy if c.face == FULL and c.id not in acted} - BOXES


def _has_shot(position: Position, volley: Volley, zone: str, *, clear: Sequence[str], armed: Container[str]) -> bool:
    """Return whether the troops of a zone can fire at their own zone or at one of the zones `clear`."""
    if zone in position.fires or not position.held(zone):
        return False
    engaged = position.has_boxers(zone)
    outward = clear if not engaged or position.house.fire_outward_when_engaged == "yes" else ()
    fresh = zone not in volley.shots and (not volley.acted or bool(position.soldiers(zone)))
    if fresh and engaged:
        return True  # its soldiers, or other counters there, have not fired yet
    touch = position.board.zones[zone].touch
    near = [enemy for enemy in outward if enemy in touch]
    if fresh and near:
        return True
    if engaged:
        near.append(zone)
    if zone in armed:
        near.extend(outward)  # a weapon reaches farther, and may fire for effect after its zone has fired
    elif zone in volley.shots and not split_fire(position):
        return False
    return any(manners(position, volley, zone, target=enemy) for enemy in near)


def targets(position: Position, volley: Volley, zone: str) -> list[str]:
    """§6.3 Return the zones that a zone may still fire at."""
    open_ = open_to_fire(position, field_of_fire(position), zone)
    return [enemy for enemy in open_ if manners(position, volley, zone, target=enemy)]


def open_to_fire(position: Position, field: Field, zone: str) -> list[str]:
    """§6.3, R85, R111, R112 Return the zones, at any range, that a zone may fire at."""
    if zone in position.fires:
        return []
    if zone not in field.enemies:
        return field.clear
    outward = field.clear if position.house.fire_outward_when_engaged == "yes" else ()
    return [enemy for enemy in field.enemies if enemy == zone or enemy in outward]


def barred(position: Position, zone: str, target: str) -> Refused | None:
    """§6.3, R85, R111, R112 Return why a zone may not fire at a target. Return None if it may."""
    if position.burning(zone):
        return Refused("from-fire", rule=RULE, facts={"zone": zone})
    if not position.has_boxers(target):
        return Refused("no-boxers-there", rule=RULE, facts={"zone": target})
    if zone == target:
        return None
    if has_friends(position, target):
        return Refused("friends-there", rule=RULE, facts={"zone": target})
    if position.house.fire_outward_when_engaged == "no" and position.has_boxers(zone):
        return Refused("engaged", rule=RULE, facts={"zone": zone})
    return None


def manners(position: Position, volley: Volley, zone: str, *, target: str) -> list[Manner]:
    """§6.3 Return every way to fire at a target, the strongest first."""
    away = distance(position, zone, target)
    free = [c for c in position.weapons(zone) if c.face == FULL and c.id not in volley.acted]
    found = _by_value(position, volley, zone, target=target, away=away, free=free)
    if free and _may_test(position, volley, zone, target=target, away=away):
        found += [Manner(EFFECT + c.id, (c,), effect=True) for c in free if in_reach(position, c, target)]
    return found


def _may_test(position: Position, volley: Volley, zone: str, *, target: str, away: int) -> bool:
    """§3.1, R31, R36 Return whether a zone may still fire for effect at a target."""
    pair = (zone, target)
    if pair in volley.tested or pair in volley.weighed:
        return False
    return away != 2 or position.house.distance2 != "none"


def _by_value(
    position: Position, volley: Volley, zone: str, *, target: str, away: int, free: list[Counter]
) -> list[Manner]:
    """§6.3, R33-R36, R109, R110, R164, R176 Return the shots at a target that use fire values."""
    near = away <= 1
    if not near and not (away == 2 and position.house.distance2 == "value_no_bonus"):
        return []
    before = volley.shots.get(zone, ())
    if target in before or (before and not split_fire(position)):
        return []
    weapons = [] if (zone, target) in volley.tested else free
    arms = small_arms(position, zone) if near else []
    if volley.acted:
        arms = [c for c in arms if c.id not in volley.acted]
    groups = _groups(position, arms)
    if not weapons:
        return [Manner(name, group) for name, group in groups if group]
    guns = [subset for size in range(len(weapons), -1, -1) for subset in combinations(weapons, size)]
    return [
        Manner(_word(name, with_guns), (*group, *with_guns))
        for name, group in groups
        for with_guns in guns
        if group or with_guns
    ]


def _word(name: str, weapons: Sequence[Counter]) -> str:
    names = [weapon.id for weapon in weapons]
    return ",".join([name, *names] if name else names)


def _groups(position: Position, arms: list[Counter]) -> list[tuple[str, tuple[Counter, ...]]]:
    """R110 Return the groups of small arms that can make a shot together."""
    if not arms:
        return [("", ())]
    if not split_fire(position):
        return [(SOLDIERS, tuple(arms)), ("", ())]
    full = [c for c in arms if c.kind == SOLDIER and c.face == FULL]
    weak = [c for c in arms if not (c.kind == SOLDIER and c.face == FULL)]
    found = []
    for many, few in product(range(len(full), -1, -1), range(len(weak), -1, -1)):
        group = (*full[:many], *weak[:few])
        found.append((",".join(c.id for c in group), group))
    return found


def find(position: Position, volley: Volley, zone: str, *, word: str) -> Manner:
    """Return the way to fire that `word` names. The word must be valid."""
    if word.startswith(EFFECT):
        return Manner(word, (position.by_id[word.removeprefix(EFFECT)],), effect=True)
    counters: list[Counter] = []
    for name in word.split(","):
        if name == SOLDIERS:
            counters += [c for c in small_arms(position, zone) if c.id not in volley.acted]
        else:
            counters.append(position.by_id[name])
    return Manner(word, tuple(counters))


# --- refusals -------------------------------------------------------------------------------------------------------


def why_not_from(position: Position, volley: Volley, zone: str) -> Refused | None:
    """Return why a zone cannot fire now, or None if it can."""
    if zone not in position.board.zones:
        return no_zone(zone, rule=RULE)
    if not position.held(zone):
        return Refused("nobody-to-fire", rule=RULE, facts={"zone": zone})
    if position.burning(zone):
        return Refused("from-fire", rule=RULE, facts={"zone": zone})
    reasons = [why_not_at(position, volley, zone, target=enemy) for enemy in position.boxer_zones()]
    if len(reasons) == 1:
        return reasons[0]
    if any(reason is not None and reason.reason == "already-fired" for reason in reasons):
        return Refused("already-fired", rule=RULE, facts={"zone": zone})
    return Refused("no-target", rule=RULE, facts={"zone": zone})


def why_not_at(position: Position, volley: Volley, zone: str, *, target: str) -> Refused | None:
    """Return why a zone cannot fire at a target now; None if it can."""
    if target not in position.board.zones:
        return no_zone(target, rule=RULE)
    reason = barred(position, zone, target)
    if reason is not None or manners(position, volley, zone, target=target):
        return reason
    if manners(position, Volley(), zone, target=target):
        waiting = [c for c in position.weapons(zone) if intact(c) and c.id not in volley.acted]
        reasons = [_why_not_weapon(position, volley, c, target=target, effect=True) for c in waiting]
        return next(filter(None, reasons), Refused("already-fired", rule=RULE, facts={"zone": zone}))
    away = distance(position, zone, target)
    return Refused("out-of-range", rule="3", facts={"zone": zone, "target": target, "distance": away})


def why_not_with(position: Position, volley: Volley, zone: str, *, target: str, word: str) -> Refused | None:
    """Return why the counters named in `word` cannot fire at `target`; None if they can."""
    effect = word.startswith(EFFECT)
    names = word.removeprefix(EFFECT).split(",")
    for name in names:
        reason = _why_not_counter(position, volley, zone, target=target, name=name, effect=effect)
        if reason is not None:
            return reason
    if not effect and not split_fire(position) and any(_is_soldier(position, name) for name in names):
        return Refused("all-together", rule=RULE, facts={"zone": zone})  # R110
    if not effect and distance(position, zone, target) > 1:
        return Refused("effect-only", rule="3.1", facts={"zone": zone, "target": target})  # R31
    return None


def _is_soldier(position: Position, name: str) -> bool:
    return name != SOLDIERS and position.by_id[name].kind == SOLDIER


def _why_not_counter(
    position: Position, volley: Volley, zone: str, *, target: str, name: str, effect: bool
) -> Refused | None:
    if name == SOLDIERS:
        fired = zone in volley.shots
        return Refused("already-fired", rule=RULE, facts={"zone": zone}) if fired else None
    counter = position.by_id.get(name)
    if counter is None:
        return Refused("no-such-counter", rule="1.4.1", facts={"word": name})
    facts = {"counter": name, "zone": zone, "target": target}
    if counter.place != zone:
        return Refused("not-there", rule=RULE, facts=facts)
    if name in volley.acted:
        return Refused("counter-fired", rule=RULE, facts=facts)  # R33
    if counter.kind in WEAPONS:
        return _why_not_weapon(position, volley, counter, target=target, effect=effect)
    return Refused("cannot-fire", rule=RULE, facts=facts) if effect or counter.kind != SOLDIER else None


def _why_not_weapon(
    position: Position, volley: Volley, weapon: Counter, *, target: str, effect: bool
) -> Refused | None:
    """R8, R32, R36, R176 Return why a weapon cannot fire, or None if it can."""
    zone = weapon.place
    facts = {"counter": weapon.id, "zone": zone, "target": target}
    if not intact(weapon):
        return Refused("crew-only", rule="3", facts=facts)
    if not in_reach(position, weapon, target):
        return Refused("out-of-range", rule="3", facts={**facts, "distance": distance(position, zone, target)})
    if (zone, target) in volley.tested:
        return Refused("already-tested", rule="3.1", facts=facts)
    if effect and (zone, target) in volley.weighed:
        return Refused("value-added", rule="3.1", facts=facts)
    return None
