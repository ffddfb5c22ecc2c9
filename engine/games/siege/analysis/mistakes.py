"""Counts the defenders' mistakes in a replayed siege. A bad roll is not a mistake."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TypeVar

from engine.core.events import DieRollReport, Event
from engine.core.replay import Scene
from engine.games.siege import events as e
from engine.games.siege.combat.fire import Field, Manner, Volley, field_of_fire, manners, open_to_fire
from engine.games.siege.combat.leaders import doomed
from engine.games.siege.combat.modifiers import fanatics, own_points
from engine.games.siege.combat.tables import lookup
from engine.games.siege.world import BOXES, FULL, POOL, Counter, Position

LEADERS_ALONE = "leaders-alone"
CIVILIANS_ALONE = "civilians-alone"
GUNS_ALONE = "guns-alone"
LEGATIONS_UNGUARDED = "legations-unguarded"
BARRICADES_ABANDONED = "barricades-abandoned"
RASH_MELEES = "rash-melees"
GUNS_SILENT = "guns-silent"
FIRES_UNFOUGHT = "fires-unfought"
WOUNDED_LEFT = "wounded-left"

MISTAKES: Mapping[str, str] = {
    LEADERS_ALONE: "6.4",
    CIVILIANS_ALONE: "6.4",
    GUNS_ALONE: "3",
    LEGATIONS_UNGUARDED: "6.5",
    BARRICADES_ABANDONED: "1.6",
    RASH_MELEES: "6.6",
    GUNS_SILENT: "6.3",
    FIRES_UNFOUGHT: "6.1",
    WOUNDED_LEFT: "5.1.6",
}
"""Each kind of mistake with the section of the rules that it concerns, the worst first."""

FIRES, MOVE, FIRE, MELEE, MARCH, CHARGE = "fires", "boxers-move", "fire", "boxers-melee", "march", "soldiers-melee"

K = TypeVar("K", bound=Event)


def count_mistakes(scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
    """Return how often each mistake was made in a game, keyed by name.

    Mistakes for which `counts` returns False are left out.
    """
    found: Tally[str] = Tally()
    tracker, before = _MistakeTracker(), None
    for scene in scenes:
        found.update(filter(counts, tracker.weigh(before or scene, scene)))
        before = scene
    return {name: found[name] for name in MISTAKES if found[name]}


class _MistakeTracker:
    """Finds the mistakes of each step.

    Between steps it remembers abandoned barricades and counters that attacked.
    """

    def __init__(self) -> None:
        self.given_up: set[str] = set()
        self.charged: set[str] = set()

    def weigh(self, before: Scene, scene: Scene) -> Iterator[str]:
        """Yield the mistakes made in the step `scene`, each as often as it was made.

        `before` is the previous step.
        """
        start: Position = before.view
        view: Position = scene.view
        yield from [LEGATIONS_UNGUARDED] * len(_of(scene, e.LegationUnguarded))
        yield from [WOUNDED_LEFT] * sum(1 for event in _of(scene, e.WoundedForgone) if event.points and view.at[POOL])
        if scene.step == FIRES:
            yield from [FIRES_UNFOUGHT] * len(unfought(start, scene))
        elif scene.step == MOVE:
            yield from [BARRICADES_ABANDONED] * len(self.given_up & _entered(scene))
        elif scene.step == FIRE:
            yield from [GUNS_SILENT] * len(silent_guns(start, scene))
        elif scene.step == MELEE:
            yield from _stormed(start)
        elif scene.step == CHARGE:
            yield from [RASH_MELEES] * sum(
                event.zone in self.charged and rash(event.account) for event in _of(scene, e.SoldiersFought)
            )
        self._remember(start, scene)

    def _remember(self, start: Position, scene: Scene) -> None:
        """§6.5 Remember abandoned barricades, and zones of Boxers that were attacked."""
        if scene.step in {MOVE, MARCH} or any(isinstance(each, e.BoxersLeft | e.CardDrawn) for each in scene.events):
            self.given_up.clear()
        if scene.step == MARCH:
            view: Position = scene.view
            marches = [event for event in _of(scene, e.CountersMoved) if event.why == "march"]
            self.given_up.update(event.start for event in marches if _left(start, view, event.start))
            self.charged = {event.end for event in marches if view.has_boxers(event.end) and not start.held(event.end)}


def _left(start: Position, view: Position, zone: str) -> bool:
    """Return whether troops left a barricade although no Boxers were in its zone."""
    return view.barricaded(zone) and bool(start.troops(zone)) and not view.held(zone) and not view.has_boxers(zone)


def _entered(scene: Scene) -> set[str]:
    """Return the zones that Boxers entered during a step."""
    return {zone for event in _of(scene, e.PileMoved) for zone in event.path[1:]}


def _of(scene: Scene, kind: type[K]) -> list[K]:
    return [event for event in scene.events if isinstance(event, kind)]


def _stormed(start: Position) -> Iterator[str]:
    """§6.4 Yield a mistake for each counter left with Boxers but no soldiers."""
    for zone in start.boxer_zones():
        if doomed(start, zone):
            yield from [LEADERS_ALONE] * len(start.leaders(zone))
        if start.civilians(zone) and not start.held(zone):
            yield CIVILIANS_ALONE
        if not start.soldiers(zone):
            yield from [GUNS_ALONE] * len(start.weapons(zone))


def unfought(start: Position, scene: Scene) -> list[str]:
    """§6.1 Return the Legation zones with a new fire that soldiers did not fight."""
    fought = {event.zone for event in _of(scene, e.FireFought)}
    order = start.board.order
    fresh = [zone for zone, fire in start.fires.items() if not fire.tried and start.standing_legation(zone)]
    return sorted((zone for zone in fresh if zone not in fought), key=order.__getitem__)


def rash(account: DieRollReport) -> bool:
    """§6.6 Return whether a melee would, on average, cost at least as much as it gained."""
    assert account.table is not None
    assert account.column is not None
    modifier = sum(each.value for each in account.modifiers)
    results = [lookup(account.table, die + modifier, account.column) for die in range(1, 7)]
    own = sum(own_points(result) for result in results if result.endswith("S"))
    return own >= sum(int(result) for result in results if not result.endswith("S"))


def silent_guns(start: Position, scene: Scene) -> list[str]:
    """§6.3 Return the zones with weapons that had a target but did not fire.

    Boxers with a fanatic do not count as a target (R123, R125).
    """
    view: Position = scene.view
    volley, field = _volley(start, scene), field_of_fire(view)
    ready = [c for c in view.heavy if c.face == FULL and c.place not in BOXES and c.id not in volley.acted]
    order = view.board.order
    return sorted({c.place for c in ready if _had_a_shot(view, volley, c, field)}, key=order.__getitem__)


def _had_a_shot(view: Position, volley: Volley, weapon: Counter, field: Field) -> bool:
    targets = [zone for zone in open_to_fire(view, field, weapon.place) if not fanatics(view.chinese(zone))]
    ways = (manner for target in targets for manner in manners(view, volley, weapon.place, target=target))
    return any(weapon in manner.counters for manner in ways)


def _volley(start: Position, scene: Scene) -> Volley:
    """Return the shots of a step."""
    volley = Volley()
    for event in scene.events:
        if isinstance(event, e.ShotFired):
            volley.note(event.zone, event.target, manner=_manner(start, event.shooters, effect=False))
        elif isinstance(event, e.EffectFired):
            volley.note(event.zone, event.target, manner=_manner(start, (event.weapon,), effect=True))
    return volley


def _manner(start: Position, names: Iterable[str], *, effect: bool) -> Manner:
    return Manner("", tuple(start.by_id[name] for name in names), effect=effect)
