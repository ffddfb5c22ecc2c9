"""The rolls of an assault before the die, computed by pure functions.

The phases, the odds and the pictures all use them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.events import DieRollReport, Modifier
from engine.core.frozen import Frozen
from engine.games.siege.combat.tables import lookup
from engine.games.siege.world import (
    CHINESE_LEADERS,
    FANATIC,
    FULL,
    LEADER,
    REGULAR,
    SOLDIER,
    WEAPONS,
    Counter,
    Position,
    points,
)

WIDEST: Final = 10
"""§6.3, §6.4 The last column of the tables: 10 points and more (R118)."""

REACH: Final = {"machine-gun": 4, "gun": 6}
"""§3 The range of each heavy weapon in zones (R32)."""

_MACDONALD: Final = Modifier("macdonald", "1.5.3", 3)
_LEADERS: Final = {face: Modifier("leader", "1.5.2", face) for face in (1, 2)}
_ENEMY_LEADERS: Final = {kind: Modifier(kind, "6.3", -1) for kind in CHINESE_LEADERS}
_ENEMY_REGULARS: Final = Modifier("regulars", "6.3", -1)
_RUIN: Final = Modifier("ruin", "6.3", -1)
_MORALE: Final = Modifier("morale-zero", "4", -3)
_AMMUNITION: Final = Modifier("ammunition", "5.3", -2)
_WEAPON: Final = {0: Modifier("weapon-here", "3.1", 4), 1: Modifier("weapon-adjacent", "3.1", 2)}
_LEGATION: Final = Modifier("legation", "6.3", 1)
_BARRICADE: Final = Modifier("barricade", "6.3", 1)
_MELEE: Final = Modifier("melee", "6.6", 2)
_HOME: Final = {"GB": Modifier("british-legation", "6.6", 2), "FR": Modifier("french-legation", "6.6", 2)}
_FAR: Final = {"legation": Modifier("far-legation", "3.3", -1), "ruin": Modifier("far-ruin", "3.3", -1)}
_OWN_LEADERS: Final = {kind: Modifier(kind, "6.4", 1) for kind in CHINESE_LEADERS}
_OWN_REGULARS: Final = Modifier("regulars", "6.4", 1)
_RATIO: Final = {times: Modifier(f"ratio-{times}", "6.4", bonus) for times, bonus in ((2, 1), (4, 2), (6, 3))}
_ALONE: Final = Modifier("civilians-alone", "6.4", 3)
_ALONE_SUMMED: Final = Modifier("civilians-alone", "6.4", 6)
_CHA_CHA: Final = Modifier("cha-cha", "5.3", 3)
_AGAINST_HOME: Final = {"GB": Modifier("british-legation", "6.4", -2), "FR": Modifier("french-legation", "6.4", -2)}
_AGAINST_LEGATION: Final = Modifier("legation", "6.4", -1)
_AGAINST_BARRICADE: Final = Modifier("barricade", "6.4", -1)
_AGAINST_RUIN: Final = Modifier("ruin", "6.4", -1)
_SHELTER: Final = {name: Modifier(name, "5.2", -1) for name in ("legation", "barricade", "ruin")}
_TRUCE: Final = Modifier("truce", "5.2", -1)


class Roll(Frozen, frozen=True):
    """Everything about a roll except the die: the points for the column, the modifiers and the row limits."""

    rule: str
    table: str
    column: int
    modifiers: tuple[Modifier, ...] = ()
    least: int = 0
    most: int = 7

    @property
    def bonus(self) -> int:
        """The sum of the modifiers."""
        total = 0
        for modifier in self.modifiers:
            total += modifier.value
        return total

    def sums(self) -> dict[str, int]:
        """Return the sums of the modifiers, keyed by name."""
        found: dict[str, int] = {}
        for modifier in self.modifiers:
            found[modifier.name] = found.get(modifier.name, 0) + modifier.value
        return found

    def row(self, die: int) -> int:
        """§6.3, §6.4, R118 Return the table row for a natural die roll."""
        row = die
        for modifier in self.modifiers:
            row += modifier.value
        return self.least if row < self.least else self.most if row > self.most else row


def outcome(position: Position, roll: Roll, die: int) -> str:
    """§6.3, R121 Return the result of a roll in its table.

    `die` is the number on the die before modifiers.
    """
    result = lookup(roll.table, roll.row(die), roll.column if roll.column < WIDEST else WIDEST)
    if result in {"2S", "2B"} and position.house.row0_col2 == "S/B":
        return result[1]
    return result


def own_points(result: str) -> int:
    """§6.3, §6.4 Return the points that a result costs the side that rolls."""
    return 2 if result.startswith("2") else 1


def account(roll: Roll, purpose: str, die: int, *, result: str) -> DieRollReport:
    """Return the `DieRollReport` of a roll, limited to the table (R118)."""
    return DieRollReport(
        purpose=purpose,
        rule=roll.rule,
        dice=(die,),
        modifiers=roll.modifiers,
        total=roll.row(die),
        table=roll.table,
        column=min(roll.column, WIDEST),
        result=result,
    )


def distance(position: Position, zone: str, target: str) -> int:
    """§3, R30 Return the distance between two zones: 0 for the same, 1 for adjacent ones."""
    return position.board.touch_distance[zone][target]


def intact(counter: Counter) -> bool:
    """§3, R8 Return whether a counter is a heavy weapon at full strength."""
    return counter.kind in WEAPONS and counter.face == FULL


def armed(counters: Iterable[Counter]) -> bool:
    """§3, R34 Return whether any of the counters is an intact heavy weapon."""
    for counter in counters:  # noqa: SIM110 - a plain loop, for every shot is judged by it
        if counter.face == FULL and counter.kind in WEAPONS:
            return True
    return False


def small_arms(position: Position, zone: str) -> list[Counter]:
    """§6.3, R8, R110, R165 Return the soldiers in a zone, and the crews without their weapon."""
    return [c for c in position.troops(zone) if c.kind == SOLDIER or c.face != FULL]


def in_reach(position: Position, weapon: Counter, target: str) -> bool:
    """§3, R32 Return whether a zone is within a weapon's range."""
    zones = position.board.zones
    if zones[weapon.place].terrain == "wall" and zones[target].terrain != "wall":
        return True
    return distance(position, weapon.place, target) <= REACH[weapon.kind]


def leader_bonus(position: Position, zone: str) -> tuple[Modifier, ...]:
    """§1.5.2, R17, R18 Return the modifiers that a zone's leaders give (§1.5.3)."""
    faces: list[int] = []
    for counter in position.at[zone]:
        if counter.kind != LEADER:
            break  # leaders come first in a row
        if counter.id == "macdonald":
            return (_MACDONALD,)
        faces.append(counter.face)
    if not faces:
        return ()
    faces.sort(reverse=True)
    return tuple([_LEADERS[face] for face in faces[:2]])


def against(position: Position, target: str, *, ruin: bool = True) -> list[Modifier]:
    """§6.3, R19, R53, R70, R114, R181 Return the modifiers that weaken the Powers' fire or melee at a zone."""
    found: list[Modifier] = []
    regulars = False
    for counter in position.at[target]:
        kind = counter.kind
        if kind == REGULAR:
            regulars = True
        elif kind in CHINESE_LEADERS:
            found.append(_ENEMY_LEADERS[kind])
    if regulars:
        found.append(_ENEMY_REGULARS)
    if ruin and target in position.ruins:
        found.append(_RUIN)
    if position.morale == 0:
        found.append(_MORALE)
    if position.ammunition_short:
        found.append(_AMMUNITION)
    return found


def shot(position: Position, zone: str, target: str, *, shooters: Sequence[Counter], with_leaders: bool = True) -> Roll:
    """§6.3, R114 Return the roll of a shot by value (R34). At distance 2, a weapon adds no modifier (R31)."""
    leaders = leader_bonus(position, zone) if with_leaders else ()
    away = distance(position, zone, target)
    return shot_of(leaders, shooters, away=away, burdens=against(position, target))


def shot_of(
    leaders: Iterable[Modifier], shooters: Sequence[Counter], *, away: int, burdens: Iterable[Modifier]
) -> Roll:
    """§6.3, R114 Return the roll for a shot from the modifiers and shooters.

    `leader_bonus` returns the modifiers for leaders. `against` returns `burdens`.
    """
    weapon = weapon_bonus(shooters, away=away)
    return Roll("6.3", "soldiers", points(shooters), (*leaders, *((weapon,) if weapon else ()), *burdens))


def weapon_bonus(shooters: Iterable[Counter], *, away: int) -> Modifier | None:
    """§3.1, R31, R34 Return the modifier for an intact weapon; None if there is none."""
    return _WEAPON.get(away) if armed(shooters) else None


def effect(position: Position, zone: str, target: str) -> Roll:
    """§3.2, §3.3, R37, R38 Return the roll for a weapon's fire for effect."""
    modifiers: list[Modifier] = []
    if distance(position, zone, target) >= 2:
        if target in position.ruins:
            modifiers.append(_FAR["ruin"])
        elif position.standing_legation(target):
            modifiers.append(_FAR["legation"])
    if position.ammunition_short and position.house.tep_ammo == "yes":
        modifiers.append(_AMMUNITION)
    return Roll("3.2", "effect", 1, tuple(modifiers), least=1, most=6)


def morale_test() -> Roll:
    """§6.7, R144 Return the roll of the Boxers' morale test."""
    return Roll("6.7", "effect", 1, (), least=1, most=6)


def soldiers_melee(position: Position, zone: str) -> Roll:
    """§6.6, R39, R114-R117 Return the roll of the troops' melee in a zone."""
    column = points(position.troops(zone))
    powers = {counter.power for counter in position.soldiers(zone)}
    modifiers = list(leader_bonus(position, zone))
    standing = position.standing_legation(zone)
    if standing:
        modifiers.append(_LEGATION)
    elif zone in position.barricades:
        modifiers.append(_BARRICADE)
    if powers:
        modifiers.append(_MELEE)
        home = position.zone(zone).power or ""
        if standing and home in _HOME and _counts_as(position, powers, home):
            modifiers.append(_HOME[home])
    modifiers += against(position, zone, ruin=position.house.ruin_melee_minus1 == "yes")
    return Roll("6.6", "soldiers", column, tuple(modifiers))


def _counts_as(position: Position, powers: set[str], home: str) -> bool:
    """R117 Return whether soldiers of the nation `home` count as soldiers of one of the `powers`."""
    return home in powers or ("volunteers" in powers and position.house.volunteers_as_british_french == "yes")


def boxers_melee(position: Position, zone: str) -> Roll:
    """§6.4, R127-R131 Return the roll of the Boxers' melee in a zone."""
    enemies, troops = position.chinese(zone), position.troops(zone)
    kinds = [c.kind for c in enemies]
    modifiers = [_OWN_LEADERS[kind] for kind in kinds if kind in CHINESE_LEADERS]
    if REGULAR in kinds:
        modifiers.append(_OWN_REGULARS)
    modifiers += _ratio(position, enemies, troops)
    if position.cha_cha:
        modifiers.append(_CHA_CHA)
    modifiers += _ground(position, zone, held=bool(troops))
    return Roll("6.4", "boxers", points(enemies), tuple(modifiers))


def _ratio(position: Position, enemies: Sequence[Counter], troops: Sequence[Counter]) -> list[Modifier]:
    """§6.4, R128, R129 Return the modifiers for a side that has 2, 4 or 6 times the troops' points."""
    summed = position.house.ratio == "cumulative"
    if not troops:
        return [_ALONE_SUMMED if summed else _ALONE]
    if position.house.ratio == "counters":
        ours, theirs = len(troops), sum(c.kind not in CHINESE_LEADERS for c in enemies)
    else:
        ours, theirs = points(troops), points(enemies)
    reached = [modifier for times, modifier in _RATIO.items() if theirs >= times * ours]
    return reached if summed else reached[-1:]


def _ground(position: Position, zone: str, *, held: bool) -> list[Modifier]:
    """§6.4, R14, R131 Return the terrain modifiers for the Boxers in a melee."""
    found: list[Modifier] = []
    power = position.zone(zone).power or ""
    if position.standing_legation(zone):
        if power in _AGAINST_HOME:
            found.append(_AGAINST_HOME[power])
        elif held:
            found.append(_AGAINST_LEGATION)
    elif held and zone in position.barricades:
        found.append(_AGAINST_BARRICADE)
    if zone in position.ruins:
        found.append(_AGAINST_RUIN)
    return found


def shelling(position: Position, zone: str) -> Roll:
    """§5.2, R2, R13, R16, R64, R65 Return the roll for shelling a zone."""
    column = points([c for c in position.here(zone) if c.power])
    modifiers: list[Modifier] = []
    if position.standing_legation(zone):
        modifiers.append(_SHELTER["legation"])
    elif zone in position.barricades:
        modifiers.append(_SHELTER["barricade"])
    elif zone in position.ruins and position.house.ruin_bombard == "-1":
        modifiers.append(_SHELTER["ruin"])
    if position.truce:
        modifiers.append(_TRUCE)
    return Roll("5.2", "bombardment", column, tuple(modifiers), least=0, most=6)


def fanatics(counters: Iterable[Counter]) -> int:
    """§6.3 Return the number of fanatics among the counters."""
    return sum(counter.kind == FANATIC for counter in counters)
