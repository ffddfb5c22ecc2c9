"""T10 to T20, T74, T83 Drafts of rounds, before they are posted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.core.asks import Refused
from engine.core.dice import seed_hash
from engine.core.written import plain
from engine.tournament import league
from engine.tournament.books.base import load
from engine.tournament.facts import LotsDrawn, PairedAgain, Pairing, RoundPaired
from engine.tournament.league import is_league
from engine.tournament.lots import first_side, game_seed, shuffled
from engine.tournament.pairing import Round as Pairs
from engine.tournament.pairing import pair, pair_first
from engine.tournament.ranking import order_of
from engine.tournament.settings import DUEL, DUPLICATE, GAME
from engine.tournament.standings import by_fields, meetings, standings, walkovers
from engine.tournament.state import (
    Tournament,
    has_list,
    in_places,
    is_duplicate,
    may_play,
    playing,
    registered,
    round_of,
    table_of,
)


def lots(t: Tournament, seed: str) -> LotsDrawn:
    """T13 Return all registered players in the order of lots that the seed determines."""
    return LotsDrawn(lots=tuple(shuffled(seed, "lots", in_places(t))))


def who_steps_aside(t: Tournament) -> int:
    """T10 Return the player who steps aside to make the number even; 0 if there is none."""
    able = [number for number in coming(t) if t.players[number].club]
    if t.settings.odd != "club" or len(coming(t)) % 2 == 0 or not able:
        return 0

    def late(number: int) -> tuple[bool, int, int]:
        at = t.players[number].list_at
        return at is None, at or 0, number

    return max(able, key=late)


def coming(t: Tournament) -> list[int]:
    """T10, T13 Return the players who are expected to play in round one."""
    if t.settings.lists:
        return [number for number in t.lots if _may_come(t, number)]
    return playing(t, 1)


def _may_come(t: Tournament, number: int) -> bool:
    player = t.players[number]
    return not (player.withdrawn or player.aside or player.left or 1 in player.away)


def suggested_rounds(t: Tournament, players: int) -> int:
    """T2 Return the suggested number of rounds."""
    for least, most, rounds in load(t.book).rules()["shape"]["suggested_rounds"]:
        if least <= players <= most:
            return int(rounds)
    return 1


def rounds_in_all(t: Tournament) -> int:
    """T2, T91 Return the total number of rounds, which may still change."""
    if is_league(t) and not t.total_rounds:
        return league.rounds_known(t)
    return t.total_rounds or t.settings.rounds or suggested_rounds(t, len(t.lots) or len(in_places(t)))


def rounds_without_rematch(players: int) -> int:
    """T2 Return the largest number of rounds in which no two players meet twice."""
    return players // 2 if players % 2 == 0 else (players - 1) // 2


def scenario(t: Tournament, round_: int, seed: str = "") -> str:
    """T3 Return the scenario of a round. It is the organizer's choice, or else drawn from the seed."""
    if not by_fields(t):
        return ""
    if t.settings.scenarios:
        return t.settings.scenarios[(round_ - 1) % len(t.settings.scenarios)]
    drawn = shuffled(seed, "scenarios", load(t.book).scenarios())
    return drawn[(round_ - 1) % len(drawn)]


def order(t: Tournament, round_: int) -> list[int]:
    """T13, T15, T93 Return the players of a round in the order in which they are paired."""
    plays = playing(t, round_)
    if round_ == 1:
        return plays
    if is_league(t):
        return [number for number in league.members(t) if number in plays]
    return order_of(standings(t, round_ - 1), absent=set(t.lots).difference(plays))


def pairs(t: Tournament, round_: int) -> Pairs[int]:
    """T12 to T18, T93 Return the pairs of a round, and the player with the bye."""
    if is_league(t):
        found = league.pairs(t, round_)
        place = {player: number for number, player in enumerate(league.members(t))}
        tables = ((a, b) if place[a] < place[b] else (b, a) for a, b in found.tables)
        return found._replace(tables=tuple(tables))
    order_ = order(t, round_)
    if round_ == 1:
        return _pairs_first(t, order_)
    return pair(order_, meetings(t, round_ - 1), walkovers(t, round_ - 1))


def _pairs_first(t: Tournament, lots: Sequence[int]) -> Pairs[int]:
    return pair_first(lots, origins(t) if t.settings.first_apart == "origin" else None, edition=t.edition)


def origins(t: Tournament) -> dict[int, str]:
    """T4, T14 Return the known origins of players, normalized for comparison.

    T82 A player whose data was deleted keeps the same origin without its name.
    """
    shared = {player.group for player in t.players.values() if player.group}
    found = {}
    for number in t.players:
        first = _first_of_group(t, number)
        origin = plain(t.players[first].origin) if first in t.players else ""
        if origin or first in shared:
            found[number] = origin or f"#{first}"
    return found


def _first_of_group(t: Tournament, number: int) -> int:
    """Return the player whose origin counts for a player."""
    seen: set[int] = set()
    while number in t.players and t.players[number].group not in (0, number) and number not in seen:
        seen.add(number)
        number = t.players[number].group
    return min(seen) if number in seen else number


def game_hash(t: Tournament, seed: str) -> str:
    """T75, T76 Return the hash of the seed for the next round's siege; empty if there is none."""
    sealed = seed and t.settings.tables in (DUEL, DUPLICATE)
    return seed_hash(game_seed(seed, t.posted + 1)) if sealed else ""


def paired(t: Tournament, *, seed: str = "") -> RoundPaired:
    """T15 to T19 Return the next round for the organizer to check before it is posted.

    The seed is needed for duels, duplicates, and random scenarios or sides.
    """
    number = len(t.rounds) + 1
    named, sealed = scenario(t, number, seed), game_hash(t, seed)
    if is_duplicate(t):
        return RoundPaired(round=number, tables=(), scenario=named, seed_hash=sealed)
    found = pairs(t, number)
    seats = sides(t, number, [*enumerate(found.tables, 1)], seed)
    return RoundPaired(round=number, tables=seats, bye=found.bye or 0, scenario=named, seed_hash=sealed)


def paired_again(
    t: Tournament,
    round_: int,
    tables: Sequence[int],
    *,
    absent: Iterable[int] = (),
    late: Iterable[int] = (),
    seed: str = "",
) -> PairedAgain:
    """T11, T20, T53 Return new pairs of the players at some tables, and of latecomers."""
    gone, came = tuple(absent), tuple(late)
    freed = [player for number in tables for player in table_of(t, round_, number).players]
    seats = [player for player in dict.fromkeys((*freed, *came)) if player not in gone]
    found = pairs_among(t, round_, seats)
    numbers = numbers_again(t, round_, tables, len(found.tables))
    return PairedAgain(
        round=round_,
        tables=tuple(tables),
        instead=sides(t, round_, [*zip(numbers, found.tables, strict=True)], seed),
        bye=found.bye or 0,
        absent=gone,
        late=came,
    )


def pairs_among(t: Tournament, round_: int, players: Sequence[int]) -> Pairs[int]:
    """T20 Pair only the given players, by the rules T16 to T18."""
    inside = set(players)
    if round_ == 1:
        down = [player for player in t.lots if player in inside]
        return _pairs_first(t, down)
    down = order_of(standings(t, round_ - 1), absent=set(t.lots) - inside)
    return pair(down, meetings(t, round_ - 1), walkovers(t, round_ - 1))


def paired_otherwise(t: Tournament, round_: int) -> tuple[int, ...]:
    """T20, T69 Return the tables of a posted round that the corrected standings would change."""
    if is_league(t):
        return ()
    current = round_of(t, round_)
    seated = [player for table in current.tables.values() for player in table.players]
    right = {frozenset(pair) for pair in pairs_among(t, round_, [*seated, *current.byes]).tables}
    return tuple(number for number, table in current.tables.items() if frozenset(table.players) not in right)


def mended(t: Tournament, round_: int, *, seed: str = "") -> PairedAgain | None:
    """T20, T69 Return the smallest change that corrects a posted round; None if it is right."""
    tables, current = paired_otherwise(t, round_), round_of(t, round_)
    if not tables:
        return None
    seated = [player for table in current.tables.values() for player in table.players]
    right = pairs_among(t, round_, [*seated, *current.byes]).bye
    late = [] if right is None or right in current.byes else current.byes
    return paired_again(t, round_, tables, late=late, seed=seed)


def not_paired(t: Tournament, round_: int) -> dict[str, list[int]]:
    """T7, T10, T49, T80 Return the players without a game in a round, keyed by reason."""
    found: dict[str, list[int]] = {}
    lots = set(t.lots)
    for number in registered(t):
        player = t.players[number]
        if number not in lots:
            reason = "waiting"
        elif player.aside:
            reason = "aside"
        elif not may_play(player):
            reason = "left"
        elif round_ in player.away:
            reason = "away"
        elif not has_list(t, player):
            reason = "list"
        else:
            continue
        found.setdefault(reason, []).append(number)
    return found


def comes_in(t: Tournament) -> tuple[int, int] | None:
    """T10 Return a player who stepped aside, and an absent player whom they replace.

    Return None if there is no such pair.
    """
    aside = [number for number in t.lots if t.players[number].aside]
    absent = [number for number in t.lots if not (t.players[number].aside or may_play(t.players[number]))]
    return (aside[0], absent[0]) if aside and absent and len(coming(t)) % 2 else None


def latecomers(t: Tournament) -> list[int]:
    """T11 Return the players who came after the current round was posted."""
    if not t.rounds or t.rounds[-1].closed or is_duplicate(t) or is_league(t):
        return []
    round_ = t.rounds[-1]
    settled = {*round_.byes, *round_.absent}
    return [n for n in playing(t, round_.number) if n not in settled and round_.table_of(n) is None]


def numbers_again(t: Tournament, round_: int, tables: Sequence[int], needed: int) -> list[int]:
    """T20 Return the numbers for new tables."""
    last = max(round_of(t, round_).tables, default=0)
    return [*sorted(tables), *range(last + 1, last + 1 + needed)][:needed]


# --- sides ---


def first_sides(t: Tournament, until: int | None = None) -> Mapping[int, int]:
    """T74 Return how many more times each player had the first side than the second side."""
    found: Counter[int] = Counter()
    for round_ in t.rounds[:until]:
        for table in round_.tables.values():
            if table.first and not (table.results and not table.results[-1].met):
                found[table.first] += 1
                found[table.other(table.first)] -= 1
    return found


def sides(
    t: Tournament, round_: int, tables: Iterable[tuple[int, tuple[int, int]]], seed: str = ""
) -> tuple[Pairing, ...]:
    """T74, T93 Return the tables as pairings that say who gets the first side."""
    if t.settings.tables != GAME:
        return tuple(Pairing(a, b) for _, (a, b) in tables)
    if is_league(t):
        first = {player for player, _ in league.fixtures(t, round_).tables}
        return tuple(Pairing(a, b, a if a in first else b) for _, (a, b) in tables)
    had = first_sides(t, round_ - 1)
    return tuple(Pairing(a, b, _first(round_, number, (a, b), had, seed)) for number, (a, b) in tables)


def _first(round_: int, table: int, players: tuple[int, int], had: Mapping[int, int], seed: str) -> int:
    a, b = players
    if had.get(a, 0) != had.get(b, 0):
        return a if had.get(a, 0) < had.get(b, 0) else b
    if not seed:
        raise Refused("sides-need-the-seed", rule="T74", facts={"table": table})
    return a if first_side(seed, round_, table) == 1 else b
