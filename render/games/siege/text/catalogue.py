"""The texts of the siege, with the names of zones, counters and cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from engine.games.siege.map.board import IMPERIAL_CITY, board
from engine.games.siege.scenarios import SCENARIOS, scenario
from engine.games.siege.world import (
    CHINESE,
    CIVILIAN,
    FULL,
    LEADER,
    SOLDIER,
    VALUES,
    WEAPONS,
    Counter,
    Loss,
    Position,
    points,
    roster,
)
from render import localization
from render.battle_names import BattleTexts
from render.catalogue import Catalogue
from render.language import language, remembered
from render.named import articled
from render.vocabulary import compared

GROUPS = 2_048
"""The maximum number of groups of counters whose texts are cached: garrisons stay in their zones for many decisions."""
LISTED = 6
"""The maximum number of zones that a sentence names."""

SUITS = {"C": "♣\ufe0e", "S": "♠\ufe0e", "H": "♥\ufe0e", "D": "♦\ufe0e"}
"""The suits, each with the variation selector for text: as emoji, black suits would be invisible on a dark page."""


VOICE, RULES = localization.Voice("render.games.siege"), localization.Voice("render.games.siege", "rules")
say, listed, percent, dated, language_of = VOICE.say, VOICE.listed, VOICE.percent, VOICE.dated, VOICE.language
begin, signed = localization.capitalized, localization.signed
BATTLES = BattleTexts(VOICE, SCENARIOS, scenario)
is_own, own_scenario, scenario_title = BATTLES.is_own, BATTLES.own, BATTLES.title


def texts() -> Catalogue:
    """Return the catalogue of the siege's texts."""
    return VOICE.texts


def rule_texts() -> Catalogue:
    """Return the catalogue of the texts of the rules."""
    return RULES.texts


def separated(items: Iterable[str]) -> str:
    """Return the items joined by semicolons: “a, b; c”."""
    return say("separator").join(items)


def zone_name(zone: str) -> str:
    """Return a zone's full name."""
    return say(f"zone-{zone}")


@remembered()
def zone_short(zone: str) -> str:
    """Return the short name of a zone for labels."""
    key, spoken = f"zone-{zone}", language()
    short = say(f"{key}.short")
    if not texts().has(f"{key}.the", locale=spoken):
        return short
    return articled(short, language_of(spoken), the=say(f"{key}.the"), at=say(f"{key}.at"))


def zones_short(zones: Iterable[str]) -> str:
    """Return a list of the short names of zones, as text."""
    return listed([zone_short(zone) for zone in zones])


def some_zones(zones: Sequence[str], *, most: int = LISTED) -> str:
    """Return a shortened list of zones for a sentence: “Hanlin, Customs and 5 more”."""
    if len(zones) <= most:
        return zones_short(zones)
    named = [zone_short(zone) for zone in zones[: most - 1]]
    return listed([*named, more_zones(len(zones) - len(named))])


def more_zones(count: int) -> str:
    """Return the number of further zones at the end of a list: “5 more”."""
    more = say("zones-more", count=count)
    if not texts().has("zones-more.at", locale=language()):
        return more
    return articled(more, language_of(language()), the=more, at=say("zones-more.at", count=count))


def in_order(zones: Iterable[str]) -> list[str]:
    """Return the names of zones in the order of the map."""
    order = board().order
    return sorted(zones, key=order.__getitem__)


def card_name(card: str) -> str:
    """Return the name of a card: “7♣”, “Q♥”, “red joker”."""
    if card.endswith("J") and len(card) == 2 and card[0] in "RB":
        return say("card-red-joker" if card[0] == "R" else "card-black-joker")
    return f"{card_rank(card)}{SUITS[card[-1]]}"


def card_rank(card: str) -> str:
    """Return the rank of a card: a number, or a letter in the current language."""
    rank = card[:-1]
    return rank if rank.isdecimal() else say(f"card-rank-{rank}")


@remembered(1024)
def own_name(counter: str, *, face: int = FULL) -> str:
    """Return the name of a leader or weapon. A reduced leader has the name of his subaltern."""
    entry = roster()[counter]
    if entry.kind != LEADER or face == FULL or not entry.subaltern:
        return say(f"own-{counter}") if texts().has(f"own-{counter}") else entry.name
    if entry.subaltern[0].isupper() or entry.subaltern.startswith("von "):
        return entry.subaltern
    return say("subaltern-unnamed", name=entry.name)


def successor(leader: str) -> str:
    """Return the name of a leader's subaltern for a sentence: “his sergeant”."""
    found = own_name(leader, face=FULL - 1)
    unnamed = say("subaltern-unnamed", name=roster()[leader].name)
    return say("subaltern-unnamed.own") if found == unnamed else found


def names() -> dict[str, str]:
    """Return the ids of zones and counters, keyed by name. Ambiguous names are left out."""
    found: dict[str, set[str]] = {}
    for zone in board().zones:
        for attribute in ("", ".short", ".map"):
            found.setdefault(compared(say(f"zone-{zone}{attribute}")), set()).add(zone)
    for counter in roster():
        for face in (FULL, FULL - 1):
            found.setdefault(compared(counter_name(counter, face=face)), set()).add(counter)
    found.setdefault(compared(say("map-imperial")), set()).add(IMPERIAL_CITY)
    return {name: next(iter(ids)) for name, ids in found.items() if len(ids) == 1}


def counter_name(counter: str, *, face: int = FULL) -> str:
    """Return the full name of a counter, such as “British 2” or “Strouts”."""
    entry = roster()[counter]
    found = re.search(r"\d+$", counter)
    return say(
        f"counter-{entry.kind}",
        power=say(f"power-{entry.power}") if entry.power else "",
        number=found[0] if found else "",
        name=own_name(counter, face=face),
    )


def pieces(counters: Iterable[Counter], *, powers: bool = True) -> str:
    """Return a group of counters as text: “British (4), Strouts and the Colt”.

    Without `powers`, soldiers of all Powers are counted together.
    """
    return _pieces(tuple((c.id, c.kind, c.power, c.face) for c in counters), powers)


@remembered(GROUPS)
def _pieces(faces: tuple[tuple[str, str, str, int], ...], powers: bool) -> str:
    sums: dict[tuple[str, str], list[Counter]] = {}
    for counter in (Counter(*face, place="") for face in faces):
        named = counter.kind == LEADER or counter.kind in WEAPONS
        power = counter.power if counter.kind == SOLDIER and powers else ""
        sums.setdefault((counter.kind, counter.id if named else power), []).append(counter)
    return listed([_piece(group, powers=powers) for group in sums.values()])


def _piece(group: Sequence[Counter], *, powers: bool) -> str:
    first = group[0]
    if first.kind == SOLDIER and not powers:
        return say("piece-soldiers", points=points(group))
    if first.kind in WEAPONS:
        return say("piece-crew" if first.face != FULL else "piece-weapon", name=own_name(first.id))
    power = say(f"power-{first.power}") if first.power else ""
    name = own_name(first.id, face=first.face)
    return say(f"piece-{first.kind}", power=power, points=points(group), name=name)


def of_ids(position: Position, ids: Iterable[str]) -> list[Counter]:
    """Return the counters with the given ids, in their current state."""
    return [position.by_id[name] for name in ids]


def of_faces(faces: Iterable[tuple[str, int]], *, zone: str) -> list[Counter]:
    """Return the counters with these ids and faces, all placed in `zone`."""
    known = roster()
    return [Counter(name, known[name].kind, known[name].power, face, zone) for name, face in faces]


def losses_said(losses: Iterable[Loss]) -> str:
    """Return a summary of losses, or an empty string."""
    sums = {"soldiers": 0, "chinese": 0, "civilians": 0}
    weapons: dict[str, Loss] = {}
    for loss in losses:
        if loss.kind in WEAPONS:
            weapons[loss.counter] = loss
        elif loss.kind == SOLDIER:
            sums["soldiers"] += loss.points
        elif loss.kind == CIVILIAN:
            sums["civilians"] += loss.points
        elif loss.kind in CHINESE:
            sums["chinese"] += loss.points
    parts = [say(f"lost-{name}", points=value) for name, value in sums.items() if value]
    parts += [
        say("lost-weapon" if loss.after else "lost-crew", name=own_name(loss.counter)) for loss in weapons.values()
    ]
    return listed(parts) if parts else ""


def losses_exactly(losses: Iterable[Loss]) -> str:
    """Return a text that lists each step loss, counter by counter."""
    return ", ".join(
        say(
            "loss-turned" if loss.after else "loss-out",
            counter=counter_name(loss.counter),
            before=VALUES[loss.kind][loss.before],
            after=VALUES[loss.kind][loss.after],
        )
        for loss in losses
    )
