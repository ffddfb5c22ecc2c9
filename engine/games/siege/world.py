"""The data of a siege: counters, zones and tracks.

`Position` holds everything that a player may see. `World` adds the deck. A counter is in a zone or in one of the boxes
in `BOXES`. Move counters only with `Position.put` or `Position.put_all`. They update the index of places.
"""

from __future__ import annotations

import copy
import tomllib
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, fields
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from engine.compiled import keep_types
from engine.core.battles import store
from engine.core.frozen import Frozen
from engine.games.siege.house_rules import House
from engine.games.siege.map.board import BURNABLE, Board, Zone, board

SOLDIER: Final = "soldier"
LEADER: Final = "leader"
MACHINE_GUN: Final = "machine-gun"
GUN: Final = "gun"
CIVILIAN: Final = "civilian"
IRREGULAR: Final = "irregular"
FANATIC: Final = "fanatic"
REGULAR: Final = "regular"
BOXER_LEADER: Final = "boxer-leader"
REGULAR_LEADER: Final = "regular-leader"

WEAPONS: Final = frozenset({MACHINE_GUN, GUN})
HOLDERS: Final = WEAPONS | {SOLDIER}
"""The kinds of counters that hold a zone (R23, R42)."""
ARMY: Final = HOLDERS | {LEADER}
KEEPERS: Final = HOLDERS | {CIVILIAN}
"""The kinds of counters that a stack of Boxers attacks (R91); without any of them on the map the siege is lost (R148).
"""
CHINESE_LEADERS: Final = frozenset({BOXER_LEADER, REGULAR_LEADER})
CHINESE_FIGHTERS: Final = frozenset({IRREGULAR, FANATIC, REGULAR})
CHINESE: Final = CHINESE_FIGHTERS | CHINESE_LEADERS
"""§1.3, R1 The kinds of Chinese counters: the rules on movement, arson, morale and the end of a day call all of them
Boxers.
"""

FULL: Final = 2
REDUCED: Final = 1
"""The faces of a counter: full (front) and reduced (back)."""

VALUES: Final[dict[str, tuple[int, int, int]]] = {
    SOLDIER: (0, 1, 2),
    LEADER: (0, 0, 0),
    MACHINE_GUN: (0, 1, 2),
    GUN: (0, 1, 3),
    CIVILIAN: (0, 5, 10),
    IRREGULAR: (0, 1, 2),
    FANATIC: (0, 5, 10),
    REGULAR: (0, 1, 2),
    BOXER_LEADER: (0, 0, 0),
    REGULAR_LEADER: (0, 0, 0),
}
"""§1.4.1 The points of counters, keyed by kind and indexed by face (R2)."""

FEW: Final = 8
"""The maximum number of counters that `put_all` moves one by one; it moves more than that together."""

POOL: Final = "pool"
GONE: Final = "gone"
CUP: Final = "cup"
APART: Final = "apart"
HELD: Final = "held"
BOXES: Final = frozenset({POOL, GONE, CUP, APART, HELD})
"""The boxes off the map.

`pool`: wounded soldiers (§5.1.6, R170). `gone`: eliminated for good. `cup`: Chinese counters to draw from. `apart` and
`held`: Betsy before and after the third red court card.
"""


@dataclass
class Counter:
    """A counter (§1.4). `face` is 2 or 1. `place` is a zone or a box. `power` is empty for the Chinese."""

    id: str
    kind: str
    power: str
    face: int
    place: str

    @property
    def value(self) -> int:
        """The points of the counter on its present face."""
        return VALUES[self.kind][self.face]

    @property
    def bonus(self) -> int:
        """§1.5.2 The die modifier of a leader of the Powers; 0 for other counters."""
        if self.kind != LEADER:
            return 0
        return 3 if self.id == "macdonald" else self.face


@dataclass
class Fire:
    """A burning zone (§6.1).

    `spreads` says whether the fire can spread. `tried` says whether soldiers have fought it.
    """

    spreads: bool
    tried: bool = False


@dataclass
class Pile:
    """A stack of Chinese counters (§6.2). A `divided` stack cannot split again.

    `held` is the arrow that the stack must still follow.
    """

    id: int
    zone: str
    counters: list[str]
    divided: bool = False
    held: str | None = None


class Loss(Frozen, frozen=True):
    """The loss of one counter by one result.

    `before` and `after` are faces; 0 means eliminated. `place` is where the counter is now. `zone` is where it took the
    loss.
    """

    counter: str
    kind: str
    power: str
    before: int
    after: int
    place: str
    zone: str = ""

    @property
    def points(self) -> int:
        """Points lost."""
        values = VALUES[self.kind]
        return values[self.before] - values[self.after]


@dataclass
class Debt:
    """A loss of the defenders that the player may still assign to other counters (R5, R6, R133).

    `kind` is “soldiers” (soldiers, then weapons) or “civilians”. `points` is the loss to assign. `paid` are the steps
    that have been lost for it. `zones` are the zones where the counters may be; empty means anywhere on the map.
    `among` are the only counters that may take the loss; empty means any counter.
    """

    zones: list[str]
    kind: str
    points: int
    paid: list[Loss]
    rule: str
    among: list[str] = field(default_factory=list)


class _Indexes:
    """Indexes of a `Position` that are not saved."""

    board: Board
    at: dict[str, list[Counter]]
    rank: dict[str, int]
    by_id: dict[str, Counter]
    army: tuple[Counter, ...]
    civil: tuple[Counter, ...]
    heavy: tuple[Counter, ...]
    keepers: tuple[Counter, ...]
    holders: tuple[Counter, ...]
    ours: dict[str, tuple[Counter, ...]]
    _ranks: dict[str, list[int]]
    _ends: tuple[int, int, int, int]


@dataclass(kw_only=True)
class Position(_Indexes):
    """Everything on the table that a player may see."""

    house: House = field(default_factory=House)
    counters: list[Counter]
    barricades: list[str] = field(default_factory=list)
    ruins: list[str] = field(default_factory=list)
    fires: dict[str, Fire] = field(default_factory=dict)
    piles: list[Pile] = field(default_factory=list)
    next_pile: int = 1
    step: str = "muster"
    day: int = 0
    card: str = ""
    rain: bool = False
    """Whether event 4 turned today's card into a red one without combat (R71)."""
    no_shelling: bool = False
    """Whether event 10 (or 4) cancels today's bombardment."""
    assault: bool = False
    """Whether Boxers entered today: combat takes place or has taken place."""
    sequence: int = 0
    """The number of the present round (one pass through the nine phases of an assault); 0 outside an assault."""
    morale: int = 10
    food: int = 1
    ammunition_short: bool = False
    truce: bool = False
    cha_cha: bool = False
    events_used: list[int] = field(default_factory=list)
    red_figures: int = 0
    mine_attack: int = 0
    """The number of counters that enter at entry 3 today because of event 6."""
    wounded_due: int = 0
    """The points of returned wounded that are not placed yet."""
    spent: list[str] = field(default_factory=list)
    """The Chinese counters eliminated today: they are in the cup, but cannot be drawn again today."""
    leaders_lost: list[str] = field(default_factory=list)
    """The leaders eliminated today."""
    unguarded: list[str] = field(default_factory=list)
    """The Powers that have already lost morale today for a Legation without a garrison."""
    bled: list[str] = field(default_factory=list)
    """The zones whose Boxers lost points in this round (§6.7)."""
    stirred: bool = False
    """Whether in this round a side lost a point, or a zone burned for the first time today (R146)."""
    lit_today: list[str] = field(default_factory=list)
    idle: int = 0
    """The number of consecutive idle rounds."""
    lodgings: dict[str, str] = field(default_factory=dict)
    """For each civilian counter with several possible homes, the zone where the player wants it to begin the day
    (R155).
    """
    debts: list[Debt] = field(default_factory=list)
    """The losses assigned by default that the player may still reassign."""
    debts_offered: bool = False
    """Whether the player has answered a question since these losses were taken. If so, the next die roll makes them
    final.
    """
    verdict: str = ""
    """The verdict, «relieved», «held» or «overrun»; empty during the siege."""
    battle_text: str | msgspec.UnsetType = msgspec.UNSET
    """The text of a user's start, whose code is the scenario. So every process that reads a save knows the start."""

    def __post_init__(self) -> None:
        if self.battle_text is not msgspec.UNSET:
            store.recall(self.house.scenario, self.battle_text)
        self.board = board()
        self.index()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(**{each.name: copy.deepcopy(getattr(self, each.name), memo) for each in fields(self)})

    def index(self) -> None:
        """Rebuild the indexes by place and by id."""
        places = dict.fromkeys([*board().zones, *sorted(BOXES), *[counter.place for counter in self.counters]])
        self.at = {place: [] for place in places}
        self._ranks = {place: [] for place in places}
        for rank, counter in enumerate(self.counters):
            self.at[counter.place].append(counter)
            self._ranks[counter.place].append(rank)
        self.by_id = {counter.id: counter for counter in self.counters}
        self.rank = {counter.id: rank for rank, counter in enumerate(self.counters)}
        self.heavy = tuple(c for c in self.counters if c.kind in WEAPONS)
        self.army = tuple(c for c in self.counters if c.kind in ARMY)
        self.civil = tuple(c for c in self.counters if c.kind == CIVILIAN)
        self.keepers = tuple(c for c in self.counters if c.kind in KEEPERS)
        self.holders = tuple(c for c in self.counters if c.kind in HOLDERS)
        kinds = (LEADER, SOLDIER, MACHINE_GUN, GUN, CIVILIAN)
        self.ours = {kind: tuple(c for c in self.counters if c.kind == kind) for kind in kinds}
        leaders = len(self.ours[LEADER])
        holders = leaders + len(self.holders)
        self._ends = (leaders, holders - len(self.heavy), holders, holders + len(self.civil))

    def supposed(self, moving: str = "") -> Position:
        """Return a cheap copy of the position for trying small changes.

        Change only the barricades, the fires and the counter `moving` in it.
        """
        found = copy.copy(self)
        found.barricades, found.fires = list(self.barricades), dict(self.fires)
        if not moving:
            return found
        old, rank = self.by_id[moving], self.rank[moving]
        new = copy.copy(old)

        def renewed(row: Iterable[Counter]) -> Iterator[Counter]:
            return (new if counter is old else counter for counter in row)

        found.counters = list(self.counters)
        found.counters[rank] = new
        found.by_id = {**self.by_id, moving: new}
        found.at = {place: list(row) for place, row in self.at.items()}
        found.at[old.place] = list(renewed(self.at[old.place]))
        found._ranks = {place: list(ranks) for place, ranks in self._ranks.items()}
        found.ours = {kind: tuple(renewed(row)) for kind, row in self.ours.items()}
        for name in ("army", "civil", "heavy", "keepers", "holders"):
            setattr(found, name, tuple(renewed(getattr(self, name))))
        return found

    def put(self, counter: Counter, place: str) -> None:
        """§2.1, R12 Move a counter to a zone or a box.

        The counters of a place stay in counter order, as in a loaded save.
        """
        rank = self.rank[counter.id]
        row, ranks = self.at[counter.place], self._ranks[counter.place]
        where = bisect_left(ranks, rank)
        del ranks[where], row[where]
        counter.place = place
        row, ranks = self.at[place], self._ranks[place]
        where = bisect_left(ranks, rank)
        ranks.insert(where, rank)
        row.insert(where, counter)

    def put_all(self, counters: Iterable[Counter], place: str) -> None:
        """Move several counters to a zone or a box."""
        moving = tuple(counters)
        if len(moving) > FEW and moving[0].place != place:
            self._put_many(moving, place)
            return
        at, all_ranks, rank_of = self.at, self._ranks, self.rank
        there, orders = at[place], all_ranks[place]
        for counter in moving:
            start, rank = counter.place, rank_of[counter.id]
            ranks = all_ranks[start]
            where = bisect_left(ranks, rank)
            del ranks[where], at[start][where]
            counter.place = place
            where = bisect_left(orders, rank)
            orders.insert(where, rank)
            there.insert(where, counter)

    def _put_many(self, moving: Sequence[Counter], place: str) -> None:
        """Move many counters from one place to `place`."""
        start, rank = moving[0].place, self.rank
        going = {rank[counter.id] for counter in moving}
        for counter in moving:
            assert counter.place == start, f"{counter.id} stands elsewhere"
            counter.place = place
        left = [rank for rank in self._ranks[start] if rank not in going]
        going.update(self._ranks[place])
        self._ranks[start], self._ranks[place] = left, sorted(going)
        for name in (start, place):
            self.at[name] = list(map(self.counters.__getitem__, self._ranks[name]))

    def here(self, place: str) -> list[Counter]:
        """Return the counters in a zone or box. Callers must not change the list."""
        return self.at[place]

    def held(self, zone: str) -> bool:
        """Return whether soldiers or heavy weapons are in the zone (R23, R42)."""
        for counter in self.at[zone]:
            if counter.kind != LEADER:
                return counter.kind in HOLDERS
        return False

    def zone(self, name: str) -> Zone:
        """Return the board's zone with this id."""
        return self.board.zones[name]

    def soldiers(self, zone: str) -> list[Counter]:
        """Return the soldier counters of a zone."""
        row, ranks = self.at[zone], self._ranks[zone]
        return row[bisect_left(ranks, self._ends[0]) : bisect_left(ranks, self._ends[1])] if row else []

    def weapons(self, zone: str) -> list[Counter]:
        """Return the heavy weapons in a zone, including crews without a weapon."""
        row, ranks = self.at[zone], self._ranks[zone]
        return row[bisect_left(ranks, self._ends[1]) : bisect_left(ranks, self._ends[2])] if row else []

    def troops(self, zone: str) -> list[Counter]:
        """§2.2, R12 Return the soldiers and heavy weapons of a zone (R23, R42)."""
        row, ranks = self.at[zone], self._ranks[zone]
        return row[bisect_left(ranks, self._ends[0]) : bisect_left(ranks, self._ends[2])] if row else []

    def civilians(self, zone: str) -> list[Counter]:
        """Return the civilian counters of a zone."""
        row, ranks = self.at[zone], self._ranks[zone]
        return row[bisect_left(ranks, self._ends[2]) : bisect_left(ranks, self._ends[3])] if row else []

    def leaders(self, zone: str) -> list[Counter]:
        """Return the leaders of the Powers in a zone, in counter order."""
        row = self.at[zone]
        return row[: bisect_left(self._ranks[zone], self._ends[0])] if row else []

    def chinese(self, zone: str) -> list[Counter]:
        """Return all Chinese counters of a zone, including leaders."""
        row = self.at[zone]
        return row[bisect_left(self._ranks[zone], self._ends[3]) :] if row else []

    def defended(self, zone: str) -> bool:
        """Return whether soldiers, weapons or civilians are in the zone (R91)."""
        for counter in self.at[zone]:
            if counter.kind != LEADER:
                return counter.kind in KEEPERS
        return False

    def has_boxers(self, zone: str) -> bool:
        """Return whether a Chinese counter is in the zone (R1)."""
        row = self.at[zone]
        return bool(row) and row[-1].kind in CHINESE

    def boxer_zones(self) -> list[str]:
        """Return the zones with Chinese counters, in map order."""
        if len(self.piles) == 1:
            return [self.piles[0].zone]
        zones = {pile.zone for pile in self.piles}
        return sorted(zones, key=self.board.order.__getitem__) if len(zones) > 1 else list(zones)

    def burning(self, zone: str) -> bool:
        """Return whether the zone burns."""
        return zone in self.fires

    def ruined(self, zone: str) -> bool:
        """Return whether the zone is a ruin."""
        return zone in self.ruins

    def barricaded(self, zone: str) -> bool:
        """Return whether the zone has a barricade."""
        return zone in self.barricades

    def standing_legation(self, zone: str) -> bool:
        """Return whether this is a Legation zone and not a ruin (R14)."""
        return self.board.zones[zone].legation and zone not in self.ruins

    def safe_legation(self, zone: str) -> bool:
        """Return whether a zone is a Legation that is neither burning nor ruined."""
        return self.standing_legation(zone) and zone not in self.fires

    def burnable(self, zone: str) -> bool:
        """§6.1, §6.8, R83 Return whether the zone can catch fire now."""
        terrain = self.board.zones[zone].terrain
        if terrain not in BURNABLE and not (terrain == "wall" and self.house.walls_burn == "yes"):
            return False
        return zone not in self.ruins and zone not in self.fires

    @property
    def over(self) -> bool:
        """Whether the siege has ended."""
        return bool(self.verdict)


@dataclass(kw_only=True)
class World:
    """The public position and the hidden deck. The deck's last card is drawn next."""

    position: Position
    deck: list[str] = field(default_factory=list)


keep_types(Counter, Fire, Pile, Debt, Position, World)


def points(counters: Iterable[Counter]) -> int:
    """§1.4.1 Return the sum of the counters' points."""
    total = 0
    for counter in counters:
        total += VALUES[counter.kind][counter.face]
    return total


class Roster(Frozen, frozen=True):
    """A counter in the order of battle: its kind, Power and names, and for civilians their home."""

    id: str
    kind: str
    power: str
    name: str = ""
    subaltern: str = ""
    home: str = ""


@cache
def roster() -> dict[str, Roster]:
    """Return every counter of the game, keyed by id, in counter order."""
    raw = tomllib.loads(files(__package__).joinpath("data/counters.toml").read_text(encoding="utf-8"))
    entries = [*_leaders(raw), *_soldiers(raw), *_weapons(raw), *_civilians(raw), *_cup(raw["cup"])]
    return {entry.id: entry for entry in entries}


def _slug(name: str) -> str:
    return name.lower().replace(" ", "-")


def _leaders(raw: dict[str, Any]) -> list[Roster]:
    return [
        Roster(_slug(e["name"]), LEADER, e["power"], name=e["name"], subaltern=e.get("subaltern", ""))
        for e in raw["leader"]
    ]


def _soldiers(raw: dict[str, Any]) -> list[Roster]:
    return [
        Roster(f"{power[:2].lower()}{number}", SOLDIER, power)
        for power, count in raw["soldiers"].items()
        for number in range(1, count + 1)
    ]


def _weapons(raw: dict[str, Any]) -> list[Roster]:
    return [Roster(_slug(e["name"]), e["kind"], e["power"], name=e["name"]) for e in raw["weapon"]]


def _civilians(raw: dict[str, Any]) -> list[Roster]:
    homes = [zone for zone, count in raw["civilians"].items() for _ in range(count)]
    zones = board().zones
    return [
        Roster(f"civ{number}", CIVILIAN, zones[home].power or "", home=home) for number, home in enumerate(homes, 1)
    ]


def _cup(raw: dict[str, int]) -> list[Roster]:
    kinds = (
        ("fa", FANATIC, raw["fanatics"]),
        ("rg", REGULAR, raw["regulars"]),
        ("ir", IRREGULAR, raw["irregulars"]),
        ("bl", BOXER_LEADER, raw["boxer_leaders"]),
        ("rl", REGULAR_LEADER, raw["regular_leaders"]),
    )
    return [Roster(f"{short}{n}", kind, "") for short, kind, count in kinds for n in range(1, count + 1)]
