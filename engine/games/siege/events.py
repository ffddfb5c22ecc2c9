"""The events of the siege. The type of an event is the key of its text."""

from __future__ import annotations

from engine.core.events import DieRollReport, Event
from engine.games.siege.world import Loss


class SiegeBegan(Event, frozen=True):
    """§8 Setup is over. `switches` are the changed house rules."""

    switches: tuple[tuple[str, str], ...] = ()


class ScenarioBegan(Event, frozen=True):
    """A scenario began. `day` is the day of its first card, and `last` is its last day."""

    scenario: str
    day: int
    last: int


class CountersMoved(Event, frozen=True):
    """Counters moved to another zone. `why` is `deploy`, `reposition`, `march`, `flee`, `retire` or `lodge`.

    `march` is a move by §6.5. `flee` means that they fled from a fire (R87). `reposition` is a move by §5.1.2. `retire`
    is a move by event 2 (R69). `lodge` means that civilians go home (R155).
    """

    counters: tuple[str, ...]
    start: str
    end: str
    why: str


class BarricadeMoved(Event, frozen=True):
    """§1.6 A barricade was moved to another zone during setup."""

    start: str
    end: str


class CardDrawn(Event, frozen=True):
    """§5 The day's card was drawn: “7C”, “QH”, “RJ” or “BJ”.

    The card's name is a rank, or R or B, followed by a suit: C, S, H, D, or J for a joker. `left` is the number of
    cards left in the deck.
    """

    day: int
    card: str
    left: int


class FoodEaten(Event, frozen=True):
    """§5.1.1 One day of food was used up. `exhausted` says whether none was left."""

    food: int
    exhausted: bool
    why: str = "day"


class MoraleChanged(Event, frozen=True):
    """§4 Morale changed by `change` and is now `morale`. `reason` is the key of a text."""

    reason: str
    rule: str
    change: int
    morale: int


class BetsyFound(Event, frozen=True):
    """§3.4 The gun Betsy was found and can now be placed."""


class BetsyPlaced(Event, frozen=True):
    """§3.4 Betsy was placed in a zone."""

    zone: str


class BetsyHeld(Event, frozen=True):
    """§3.4, R41 Betsy stays off the map because no zone can take her today."""


class WoundedReturned(Event, frozen=True):
    """§5.1.6 Some wounded may return to the map.

    `points` is how many points return at most. `available` are the points in the pool. `account` is the die roll, if
    there was one.
    """

    points: int
    available: int
    account: DieRollReport | None = None


class WoundedPlaced(Event, frozen=True):
    """§5.1.6 A counter from the pool was placed in `zone`. `face` is the side of the counter that shows."""

    counter: str
    face: int
    zone: str


class CountersMerged(Event, frozen=True):
    """R62 Two reduced counters became one full counter. The counter `freed` went to the pool."""

    zone: str
    kept: str
    freed: str


class WoundedForgone(Event, frozen=True):
    """§5.1.6 The player did not use all points of wounded, and lost the rest."""

    points: int


class EventRolled(Event, frozen=True):
    """§5.3 The event table was rolled. `taken` is the event that took place.

    It may differ from the number `rolled`, because the events in `skipped` had already happened.
    """

    account: DieRollReport
    rolled: int
    taken: int
    skipped: tuple[int, ...] = ()


class MinesExploded(Event, frozen=True):
    """§5.3 event 2: two French zones became ruins. `account` is the roll for F2 or F3."""

    zones: tuple[str, ...]
    ruined: tuple[str, ...]
    account: DieRollReport


class AmmunitionShort(Event, frozen=True):
    """§5.3 event 3: the soldiers' dice have -2 for the rest of the game."""


class HeavyRainFell(Event, frozen=True):
    """§5.3 event 4: no combat and no bombardment today.

    `turned_red` says whether a black card counts as red (R71).
    """

    turned_red: bool


class FamineStruck(Event, frozen=True):
    """§5.3 event 5: civilians were lost, and perhaps a soldier point."""

    account: DieRollReport
    losses: tuple[Loss, ...]


class MineFound(Event, frozen=True):
    """§5.3 event 6: a mine was found. `counters` is how many Chinese counters will attack at entry 3 today."""

    counters: int


class NewsCame(Event, frozen=True):
    """§5.3 events 7 and 9: news of Peitang («peitang») or of the relief column («relief»)."""

    news: str


class ChaChaCalled(Event, frozen=True):
    """§5.3 event 8: the Boxers' melee dice get +3 in the next assault."""


class LightRainFell(Event, frozen=True):
    """§5.3 event 10: no bombardment today."""


class SuppliesCame(Event, frozen=True):
    """§5.3 event 11: the supplies marker moved back by 1d6+6."""

    account: DieRollReport
    days: int
    food: int


class TruceMade(Event, frozen=True):
    """§5.3 event 12: a truce was made, and the regulars were removed."""

    removed: tuple[str, ...]


class QuarterShelled(Event, frozen=True):
    """§5.2 A quarter is shelled; `zones` are the attacked zones."""

    quarter: int
    account: DieRollReport
    zones: tuple[str, ...]


class ZoneShelled(Event, frozen=True):
    """§5.2 A zone was shelled or mined. `why` says which. `losses` lists the losses. `depot` is whether a depot was
    hit.
    """

    zone: str
    account: DieRollReport
    losses: tuple[Loss, ...]
    depot: bool
    why: str = "bombardment"


class LeaderTested(Event, frozen=True):
    """§5.2, §6.4 A die was rolled for a leader; on a 6 he falls."""

    leader: str
    zone: str
    account: DieRollReport
    fell: bool


class LeaderFell(Event, frozen=True):
    """§1.5.1 A leader fell.

    With `successor`, his subaltern took his place, in the zone `end`.
    """

    leader: str
    zone: str
    successor: bool
    end: str | None


class BoxersCame(Event, frozen=True):
    """§5.1.4 Chinese counters entered at a zone. `why` is `attack`, `mine` or `both`."""

    zone: str
    counters: tuple[str, ...]
    account: DieRollReport | None
    why: str = "attack"


class SequenceBegan(Event, frozen=True):
    """§6 A new round of the assault began."""

    sequence: int


class FireFought(Event, frozen=True):
    """§6.1 Soldiers fought a fire. `out` is whether they put it out."""

    zone: str
    account: DieRollReport
    out: bool


class FireSpread(Event, frozen=True):
    """§6.1 A die was rolled for fire to spread. `caught` says whether the zone now burns."""

    start: str
    zone: str
    account: DieRollReport
    caught: bool


class PileSplit(Event, frozen=True):
    """§6.2 A stack was split between the red arrow and the green one."""

    zone: str
    red: tuple[str, ...]
    green: tuple[str, ...]


class PileMoved(Event, frozen=True):
    """§6.2 A stack moved along its arrows.

    `path` are the zones of its path, the start first. `through` are the burning zones that it passed. `stopped` is the
    reason for stopping: points, defended, legation, fire, ruin, arrows, loop or split.
    """

    counters: tuple[str, ...]
    path: tuple[str, ...]
    through: tuple[str, ...]
    cost: int
    stopped: str


class PileStayed(Event, frozen=True):
    """§6.2 A stack did not move. `why` is `pinned`, `points`, `arrows`, `fire` or `loop`."""

    zone: str
    why: str


class PilesJoined(Event, frozen=True):
    """R99 Stacks in the same zone joined into one stack."""

    zone: str


class ShotFired(Event, frozen=True):
    """§6.3 The `shooters` fired with their total value. `absorbed` is whether a fanatic absorbed the result."""

    zone: str
    target: str
    shooters: tuple[str, ...]
    account: DieRollReport
    losses: tuple[Loss, ...]
    own_losses: tuple[Loss, ...]
    absorbed: bool = False


class EffectFired(Event, frozen=True):
    """§3.2, §6.3 A heavy weapon fired for effect at a target."""

    zone: str
    target: str
    weapon: str
    account: DieRollReport
    losses: tuple[Loss, ...]
    absorbed: bool = False


class BoxersFought(Event, frozen=True):
    """The Boxers fought a melee in a zone.

    `losses` are the defenders' losses, and `own_losses` are the Boxers' losses.
    """

    zone: str
    account: DieRollReport
    losses: tuple[Loss, ...]
    own_losses: tuple[Loss, ...]


class CiviliansRetreated(Event, frozen=True):
    """§6.4, R136 Civilians retreated one zone."""

    counters: tuple[str, ...]
    start: str
    end: str


class FireSuffered(Event, frozen=True):
    """R88 Counters that could not leave a burning zone lost steps."""

    zone: str
    losses: tuple[Loss, ...]


class SoldiersFought(Event, frozen=True):
    """§6.6 The soldiers fought a melee in a zone."""

    zone: str
    account: DieRollReport
    losses: tuple[Loss, ...]
    own_losses: tuple[Loss, ...]
    absorbed: bool = False


class MoraleTested(Event, frozen=True):
    """§6.7 The Boxers' morale was tested in a zone."""

    zone: str
    account: DieRollReport
    losses: tuple[Loss, ...]
    absorbed: bool = False


class ZonesLit(Event, frozen=True):
    """§6.8 The Boxers set zones on fire."""

    zones: tuple[str, ...]


class LegationUnguarded(Event, frozen=True):
    """§6.5, R54 A major Legation was found without a garrison."""

    power: str


class LossesChanged(Event, frozen=True):
    """R5 The player changed which counters take losses.

    The event contains the steps that were given back and those that were lost instead.
    """

    undone: tuple[Loss, ...]
    taken: tuple[Loss, ...]


class BoxersLeft(Event, frozen=True):
    """§6.9 The assault ended. `why` is “beaten”, “idle” (R146) or “cap”."""

    why: str
    counters: tuple[str, ...] = ()


class ZonesRuined(Event, frozen=True):
    """§6.9 The zones that burned today became ruins."""

    zones: tuple[str, ...]


class DayEnded(Event, frozen=True):
    """§6.9 The day is over."""

    day: int
    morale: int
    food: int


class SiegeEnded(Event, frozen=True):
    """§7 The siege ended. `verdict` is `relieved`, `held` or `overrun`.

    The other fields are the victory points and levels of victory of both sides.
    """

    verdict: str
    powers: int
    boxers: int
    powers_band: int
    boxers_band: int
    winner: str
