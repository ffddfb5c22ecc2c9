"""The losses of both sides and their consequences (§5.2, §6.3, §6.4, §6.7).

By default the defenders' reduced counters are lost first (R186). The player can change this (see `debts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Final

from engine.core.context import Context
from engine.games.siege import morale
from engine.games.siege.combat.loss_choices import CIVILIANS, SOLDIERS, asking, roll, settle
from engine.games.siege.combat.step_losses import take_step, weapon_after
from engine.games.siege.world import (
    BOXES,
    CHINESE_LEADERS,
    CIVILIAN,
    CUP,
    FANATIC,
    FULL,
    GUN,
    IRREGULAR,
    REDUCED,
    REGULAR,
    SOLDIER,
    WEAPONS,
    Counter,
    Debt,
    Loss,
    Position,
)

__all__ = [
    "asking",
    "follow",
    "hit_chinese",
    "hit_civilians",
    "hit_troops",
    "left_over",
    "roll",
    "rout_chinese",
    "settle",
    "tidy_piles",
    "withdraw_all",
]

_SCATTERED: Final = (IRREGULAR, REGULAR)


def hit_troops(position: Position, context: Context, zone: str, *, points: int, rule: str) -> tuple[Loss, ...]:
    """§6.3, §6.4, R4, R5, R47, R120, R133 Take points from a zone's soldiers, then from its weapons; return the losses.

    Each soldier point costs 1 morale. `left_over` returns the points that no counter took. An empty `zone` means
    anywhere on the map (§5.3 event 5, R72).
    """
    soldiers = _default_order(position, zone)
    soldier_points = sum([c.face for c in soldiers])
    losses = _take(position, soldiers, points)
    over = points - soldier_points
    weapons: list[Counter] = []
    if over > 0:
        weapons = sorted(_on_map(position, zone, WEAPONS), key=_face)
        losses += _take_weapons(position, weapons, over)
    if losses:
        position.stirred = True
        if _soldiers_choose(soldiers, points, soldier_points) or (over > 0 and len(weapons) > 1):
            zones = [zone] if zone else []
            position.debts.append(Debt(zones, SOLDIERS, points, paid=losses, rule=rule))
    if lost := min(points, soldier_points):
        morale.change(position, context, "soldiers-lost", rule="4", by=-lost)
    return tuple(losses)


def _soldiers_choose(soldiers: list[Counter], points: int, soldier_points: int) -> bool:
    return points < soldier_points and len(soldiers) > 1


def left_over(position: Position, losses: Iterable[Loss], *, points: int) -> int:
    """R5, R7, R134 Return how many points of a loss a zone's troops could not absorb."""
    step = position.house.cannon_loss == "step"
    taken = sum(loss.before - loss.after if step and loss.kind == GUN else loss.points for loss in losses)
    return max(0, points - taken)


def hit_civilians(position: Position, zones: Sequence[str], *, points: int, rule: str) -> tuple[Loss, ...]:
    """§5.2, §6.4, R6 Take points from the civilians of the zones in steps of five. Return the losses.

    Without `zones`, civilians anywhere on the map can take them. Morale never changes (§4, FAQ).
    """
    found = [c for zone in zones or position.at for c in _on_map(position, zone, {CIVILIAN}) if zone not in BOXES]
    found.sort(key=lambda c: (-c.face, position.rank[c.id]))
    losses: dict[str, Loss] = {}
    steps = points // 5
    available = sum(c.face for c in found)
    for _ in range(min(steps, available)):
        on_map = [c for c in found if c.place not in BOXES]
        counter = next((c for c in on_map if c.face == FULL), on_map[0])
        loss = take_step(position, counter, counter.face - 1)
        earlier = losses.get(counter.id)
        losses[counter.id] = loss if earlier is None else _joined(earlier, loss)
    if losses:
        position.stirred = True
        if steps < available and len(found) > 1:
            paid = list(losses.values())
            position.debts.append(Debt(list(zones), CIVILIANS, points, paid=paid, rule=rule))
    return tuple(losses.values())


def follow(position: Position, start: str, end: str, *, movers: Iterable[Counter]) -> None:
    """§6.4, R69, R136, R188 Let losses that can still be changed follow counters to the zone where they retreat."""
    gone = {counter.id for counter in movers}
    for debt in position.debts:
        if debt.zones == [start]:
            debt.among = [name for name in gone if not debt.among or name in debt.among]
            debt.zones = [end]
            debt.paid = [_moved(loss, end) for loss in debt.paid]
        elif debt.zones == [end] and not debt.among:
            debt.among = [counter.id for counter in position.here(end) if counter.id not in gone]
        debt.among.sort(key=position.rank.__getitem__)


def _moved(loss: Loss, end: str) -> Loss:
    place = loss.place if loss.place in BOXES else end
    return Loss(loss.counter, loss.kind, loss.power, loss.before, loss.after, place, end)


def _joined(first: Loss, second: Loss) -> Loss:
    return Loss(first.counter, first.kind, first.power, first.before, second.after, second.place, first.zone)


def _on_map(position: Position, zone: str, kinds: set[str] | frozenset[str]) -> list[Counter]:
    if zone:
        return [c for c in position.here(zone) if c.kind in kinds]
    return [c for c in position.counters if c.kind in kinds and c.place not in BOXES]


_face = attrgetter("face")


def _default_order(position: Position, zone: str) -> list[Counter]:
    """R186 Sort soldiers in the order in which they take losses by default."""
    if zone:
        home = position.zone(zone).power
        soldiers = position.soldiers(zone)
        return sorted(soldiers, key=_face if home is None else lambda c: (c.face, c.power == home))
    alone = {name for name, row in position.at.items() if sum(c.kind == SOLDIER for c in row) == 1}
    zones = position.board.zones
    soldiers = _on_map(position, "", {SOLDIER})
    return sorted(soldiers, key=lambda c: (c.face, c.place in alone, c.power == zones[c.place].power))


def _take(position: Position, counters: list[Counter], points: int) -> list[Loss]:
    losses = []
    for counter in counters:
        if points <= 0:
            break
        paid = min(points, counter.face)
        losses.append(take_step(position, counter, counter.face - paid))
        points -= paid
    return losses


def _take_weapons(position: Position, weapons: list[Counter], points: int) -> list[Loss]:
    """R7 Take points from weapons; return the losses.

    One or two points flip a gun. By house rule `cannon_loss` each point is a step.
    """
    losses = []
    for counter in weapons:
        if points <= 0:
            break
        after, paid = weapon_after(position, counter, points)
        losses.append(take_step(position, counter, after))
        points -= paid
    return losses


def hit_chinese(position: Position, context: Context, zone: str, *, points: int) -> tuple[tuple[Loss, ...], bool]:
    """§6.3, R122, R123, R124 Take points from the Boxers of a zone.

    Return the losses, and whether a fanatic absorbed all. A fanatic takes the whole result alone.
    """
    if points <= 0:
        return (), False
    fanatic = _fanatic(position, zone)
    if fanatic is None:
        return _scatter(position, context, zone, points=points), False
    spared = fanatic.face == REDUCED and position.house.weak_fanatic_3 == "nothing"
    if points < 3 or (points == 3 and spared):
        return (), True
    after = REDUCED if points == 3 and fanatic.face == FULL else 0
    return _lose(position, context, zone, [(fanatic, after)]), False


def rout_chinese(position: Position, context: Context, zone: str, *, points: int) -> tuple[tuple[Loss, ...], bool]:
    """§3.2, §6.7, R125 Apply the result of a shot's effect or a morale test to Boxers.

    Return the losses, and whether a fanatic absorbed the result.
    """
    fanatic = _fanatic(position, zone)
    if fanatic is None:
        return _scatter(position, context, zone, points=points), False
    if points < 3:
        return (), True
    return _lose(position, context, zone, [(fanatic, 0)]), False


def _fanatic(position: Position, zone: str) -> Counter | None:
    found: Counter | None = None
    for counter in position.chinese(zone):
        if counter.kind != FANATIC:
            break  # fanatics come first among the Boxers of a row
        if found is None or counter.face < found.face:
            found = counter
    return found


def _scatter(position: Position, context: Context, zone: str, *, points: int) -> tuple[Loss, ...]:
    """R5, R122 Remove points from irregulars, then from regulars. An odd point flips a full counter."""
    here = position.chinese(zone)
    taken: list[tuple[Counter, int]] = []
    for kind in _SCATTERED:
        if points > 0:
            for counter in sorted([c for c in here if c.kind == kind], key=_face):
                if points <= 0:
                    break
                paid = min(points, counter.face)
                taken.append((counter, counter.face - paid))
                points -= paid
    return _lose(position, context, zone, taken)


def _lose(position: Position, context: Context, zone: str, taken: list[tuple[Counter, int]]) -> tuple[Loss, ...]:
    if not taken:
        return ()
    losses = [take_step(position, counter, after) for counter, after in taken]
    gone = [counter.kind for counter, after in taken if not after]
    position.stirred = True
    if zone not in position.bled:
        position.bled.append(zone)
    left = position.chinese(zone) if gone else []
    if left and left[0].kind in CHINESE_LEADERS:
        # R20 Leaders leave with the last other counter of their zone; they come last in a row of counters.
        losses += [take_step(position, c, 0) for c in left]
    if gone:
        tidy_piles(position, zone)
    if FANATIC in gone:
        morale.change(position, context, "fanatics-gone", rule="4", by=gone.count(FANATIC))  # R48
    return tuple(losses)


def tidy_piles(position: Position, zone: str) -> None:
    """Remove absent counters from a zone's stacks (R20, R175)."""
    by_id = position.by_id
    kept = []
    for pile in position.piles:
        if pile.zone == zone:
            pile.counters = [name for name in pile.counters if by_id[name].place == zone]
            if not pile.counters:
                continue
        kept.append(pile)
    here = [pile for pile in kept if pile.zone == zone]
    if len(here) > 1:
        lone = [p for p in here if all(by_id[name].kind in CHINESE_LEADERS for name in p.counters)]
        host = next((p for p in here if p not in lone), None)
        for pile in lone if host is not None else ():
            assert host is not None
            host.counters.extend(pile.counters)
            kept.remove(pile)
    position.piles = kept


def withdraw_all(position: Position) -> tuple[str, ...]:
    """§6.9, R146, R147 Return every Chinese counter to the cup; return their ids."""
    left = [c for pile in position.piles for c in (position.by_id[name] for name in pile.counters)]
    for counter in left:
        counter.face = FULL
        position.put(counter, CUP)
    position.piles = []
    return tuple(counter.id for counter in left)
