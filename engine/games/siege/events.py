"""The facts that the siege tells, in the past tense; every sentence in every language hangs off one of these types."""

from __future__ import annotations

from engine.core.event import Account, Event
from engine.games.siege.world import Loss


class SiegeBegan(Event, frozen=True):
    """§8 The muster is over. `switches` are the house rules that differ from the rulings."""

    switches: tuple[tuple[str, str], ...] = ()


class CountersMoved(Event, frozen=True):
    """Counters went from one place to another; `why` is deploy, reposition, march, flee, retire, lodge, redraw.

    march: §6.5; flee: out of a fire (R87); reposition: §5.1.2; retire: event 2 (R69); lodge: civilians go home (R155).
    """

    counters: tuple[str, ...]
    start: str
    end: str
    why: str


class BarricadeMoved(Event, frozen=True):
    """§1.6 A barricade was put into another zone at the muster."""

    start: str
    end: str


class CardDrawn(Event, frozen=True):
    """§5 The day's card: "7C", "QH", "RJ", "BJ" (rank or R/B, then suit C, S, H, D or J)."""

    day: int
    card: str
    left: int


class FoodEaten(Event, frozen=True):
    """§5.1.1 One day of supplies less; `exhausted` when the marker was already on 35."""

    food: int
    exhausted: bool
    why: str = "day"


class MoraleChanged(Event, frozen=True):
    """§4 Morale changed by `change` to `morale`; `reason` is a catalogue name."""

    reason: str
    rule: str
    change: int
    morale: int


class BetsyFound(Event, frozen=True):
    """§3.4 The third red figure has come: Betsy may be placed."""


class BetsyPlaced(Event, frozen=True):
    """§3.4 Betsy stands in a zone."""

    zone: str


class BetsyHeld(Event, frozen=True):
    """§3.4, R41 No zone may take Betsy today."""


class WoundedReturned(Event, frozen=True):
    """§5.1.6 Points of wounded come back; `account` when they were rolled. `available` are the points in the pool."""

    points: int
    available: int
    account: Account | None = None


class WoundedPlaced(Event, frozen=True):
    """§5.1.6 A counter of the pool came back at `face` into `zone`."""

    counter: str
    face: int
    zone: str


class CountersMerged(Event, frozen=True):
    """R62 Two reduced counters of one nationality became a full one; `freed` went to the pool."""

    zone: str
    kept: str
    freed: str


class WoundedForgone(Event, frozen=True):
    """§5.1.6 Points that were not used are lost."""

    points: int


class EventRolled(Event, frozen=True):
    """§5.3 The event table was rolled: `rolled` came up, `taken` is what happened after falling through `skipped`."""

    account: Account
    rolled: int
    taken: int
    skipped: tuple[int, ...] = ()


class MinesExploded(Event, frozen=True):
    """§5.3 event 2: two French zones are ruined; `account` is the die between F2 and F3."""

    zones: tuple[str, ...]
    ruined: tuple[str, ...]
    account: Account


class AmmunitionShort(Event, frozen=True):
    """§5.3 event 3: -2 to the soldiers' dice for the rest of the game."""


class HeavyRainFell(Event, frozen=True):
    """§5.3 event 4: no combat, no bombardment; `turned_red` when it changed a black card (R71)."""

    turned_red: bool


class FamineStruck(Event, frozen=True):
    """§5.3 event 5: civilians, and on a 6 a soldier point, die."""

    account: Account
    losses: tuple[Loss, ...]


class MineFound(Event, frozen=True):
    """§5.3 event 6: `counters` Chinese counters will attack at entry 3 today."""

    counters: int


class NewsCame(Event, frozen=True):
    """§5.3 events 7 and 9: news of Peitang («peitang») or of the relief column («relief»)."""

    news: str


class ChaChaCalled(Event, frozen=True):
    """§5.3 event 8: +3 to the Boxers' melee dice in the next attack."""


class LightRainFell(Event, frozen=True):
    """§5.3 event 10: no bombardment today."""


class SuppliesCame(Event, frozen=True):
    """§5.3 event 11: the supplies marker goes back by 1d6+6."""

    account: Account
    days: int
    food: int


class TruceMade(Event, frozen=True):
    """§5.3 event 12: the regulars and their leader are out for good."""

    removed: tuple[str, ...]


class QuarterShelled(Event, frozen=True):
    """§5.2 The quarter on which the shells fall; `zones` are those that are attacked."""

    quarter: int
    account: Account
    zones: tuple[str, ...]


class ZoneShelled(Event, frozen=True):
    """§5.2 One zone's attack: losses, and whether a depot was hit. `why` is bombardment or mine."""

    zone: str
    account: Account
    losses: tuple[Loss, ...]
    depot: bool
    why: str = "bombardment"


class LeaderTested(Event, frozen=True):
    """§5.2, §6.4 A leader's die: he falls on a 6."""

    leader: str
    zone: str
    account: Account
    fell: bool


class LeaderFell(Event, frozen=True):
    """§1.5.1 A leader is down. `successor` when the subaltern takes over, in `end`; else he is lost for good."""

    leader: str
    zone: str
    successor: bool
    end: str | None


class BoxersCame(Event, frozen=True):
    """§5.1.4 Counters drawn from the cup enter at a zone. `why` is attack, mine or both (one pile)."""

    zone: str
    counters: tuple[str, ...]
    account: Account | None
    why: str = "attack"


class SequenceBegan(Event, frozen=True):
    """§6 A new pass through the nine phases."""

    sequence: int


class FireFought(Event, frozen=True):
    """§6.1 Soldiers fought a fire."""

    zone: str
    account: Account
    out: bool


class FireSpread(Event, frozen=True):
    """§6.1 A fire tried a neighbour; `caught` when it burns now."""

    start: str
    zone: str
    account: Account
    caught: bool


class PileSplit(Event, frozen=True):
    """§6.2 A pile divided: the counters that follow the red arrow and the green one."""

    zone: str
    red: tuple[str, ...]
    green: tuple[str, ...]


class PileMoved(Event, frozen=True):
    """§6.2 A pile went along its arrows: the zones of its way, start first; `through` are fires it went through.

    `stopped` says why it went no further: points, defended, legation, fire, ruin, arrows, loop, split.
    """

    counters: tuple[str, ...]
    path: tuple[str, ...]
    through: tuple[str, ...]
    cost: int
    stopped: str


class PileStayed(Event, frozen=True):
    """§6.2 A pile did not move; `why` is pinned, points, arrows, fire, loop."""

    zone: str
    why: str


class PilesJoined(Event, frozen=True):
    """R99 Piles that met became one."""

    zone: str


class ShotFired(Event, frozen=True):
    """§6.3 A zone's shot by `shooters`; `absorbed` when a fanatic took it unharmed."""

    zone: str
    target: str
    shooters: tuple[str, ...]
    account: Account
    losses: tuple[Loss, ...]
    own_losses: tuple[Loss, ...]
    absorbed: bool = False


class EffectFired(Event, frozen=True):
    """§3.2, §6.3 A heavy weapon's psychological test on a target."""

    zone: str
    target: str
    weapon: str
    account: Account
    losses: tuple[Loss, ...]
    absorbed: bool = False


class BoxersFought(Event, frozen=True):
    """§6.4 The Boxers' melee in a zone: the defence's losses, and their own on B."""

    zone: str
    account: Account
    losses: tuple[Loss, ...]
    own_losses: tuple[Loss, ...]


class CiviliansRetreated(Event, frozen=True):
    """§6.4, R136 Civilians fell back one zone."""

    counters: tuple[str, ...]
    start: str
    end: str


class FireSuffered(Event, frozen=True):
    """R88's house rule: counters that could not leave a burning zone lost steps."""

    zone: str
    losses: tuple[Loss, ...]


class SoldiersFought(Event, frozen=True):
    """§6.6 The soldiers' melee in a zone."""

    zone: str
    account: Account
    losses: tuple[Loss, ...]
    own_losses: tuple[Loss, ...]
    absorbed: bool = False


class MoraleTested(Event, frozen=True):
    """§6.7 The Boxers' morale test in a zone."""

    zone: str
    account: Account
    losses: tuple[Loss, ...]
    absorbed: bool = False


class ZonesLit(Event, frozen=True):
    """§6.8 The Boxers set zones alight."""

    zones: tuple[str, ...]


class LegationUnguarded(Event, frozen=True):
    """§6.5, R54 A major Legation has no garrison."""

    power: str


class LossesChanged(Event, frozen=True):
    """R5 The player shared out losses otherwise: the steps taken back and the steps taken instead."""

    undone: tuple[Loss, ...]
    taken: tuple[Loss, ...]


class BoxersLeft(Event, frozen=True):
    """§6.9 The assault is over; `why` is beaten, idle (R146) or cap."""

    why: str
    counters: tuple[str, ...] = ()


class ZonesRuined(Event, frozen=True):
    """§6.9 The day's fires have become ruins."""

    zones: tuple[str, ...]


class DayEnded(Event, frozen=True):
    """§6.9 The day is over."""

    day: int
    morale: int
    food: int


class SiegeEnded(Event, frozen=True):
    """§7 The end: `verdict` relieved or overrun, both victory counts and bands; see `victory.py`."""

    verdict: str
    powers: int
    boxers: int
    powers_band: int
    boxers_band: int
    winner: str
