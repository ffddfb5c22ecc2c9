"""T91 to T98 Leagues: each player plays each other player twice."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TypeVar

from engine.tournament.pairing import Round as Pairs
from engine.tournament.settings import LEAGUE
from engine.tournament.state import PLAYED, Round, Table, Tournament, in_places, may_play, playing

P = TypeVar("P", bound=Hashable)


def is_league(t: Tournament) -> bool:
    """T91 Return whether a tournament is a league."""
    return t.settings.pairing == LEAGUE


def rounds_for(players: int) -> int:
    """T91 Return the number of rounds of a league."""
    return 2 * (players - 1 + players % 2) if players > 1 else 0


def schedule(players: Sequence[P]) -> list[Pairs[P]]:
    """T93, T94 Return all rounds of a league. In each pair the first side comes first.

    The second half repeats the first with sides changed. The last two rounds of the first half change places, so that
    nobody has the same side three times in a row.
    """
    size = len(players) + len(players) % 2
    half = [_berger(players, size, number) for number in range(1, size)]
    if size > 2:
        half[-2:] = half[:-3:-1]
    back = [_berger(players, size, number) for number in range(1, size)]
    return half + [Pairs(tuple((second, first) for first, second in each.tables), each.bye) for each in back]


def _berger(players: Sequence[P], size: int, number: int) -> Pairs[P]:
    """Return the pairs of a round in the first half of a league.

    Two players meet if the sum of their places is the round’s number plus one, modulo `size` − 1.
    """
    found: list[tuple[P, P]] = []
    bye: P | None = None
    for place in range(1, size):
        other = (number + 1 - place) % (size - 1) or size - 1
        if place < other:
            seats = (place, other) if (place + other) % 2 else (other, place)
        elif place > other:
            continue
        elif size > len(players):
            bye = players[place - 1]
            continue
        else:
            seats = (place, size) if place <= size // 2 else (size, place)
        found.append((players[seats[0] - 1], players[seats[1] - 1]))
    return Pairs(tuple(found), bye)


# --- the state of a league ---


def members(t: Tournament) -> list[int]:
    """T91, T93 Return the players of a league in the order of their lots."""
    return list(t.rounds[0].order) if t.rounds else playing(t, 1)


def rounds_known(t: Tournament) -> int:
    """T91 Return the number of rounds of a league with its present members."""
    return rounds_for(len(members(t)) or len(in_places(t)))


def fixtures(t: Tournament, round_: int) -> Pairs[int]:
    """T93 Return the planned pairs for a round of a league. They are empty if there is no such round."""
    rounds = schedule(members(t))
    return rounds[round_ - 1] if 0 < round_ <= len(rounds) else Pairs(())


def pairs(t: Tournament, round_: int) -> Pairs[int]:
    """T93, T97 Return the games and the bye of a round, without players who have left."""
    planned = fixtures(t, round_)
    games = tuple(pair for pair in planned.tables if all(may_play(t.players[each]) for each in pair))
    there = planned.bye is not None and may_play(t.players[planned.bye])
    return Pairs(games, planned.bye if there else None)


def alone(t: Tournament, round_: int) -> dict[int, int]:
    """T97 Return the players whose opponents have left the league, each with that opponent."""
    seats = [pair for one, other in fixtures(t, round_).tables for pair in ((one, other), (other, one))]
    return {
        player: opponent
        for player, opponent in seats
        if may_play(t.players[player]) and not may_play(t.players[opponent])
    }


def completed(t: Tournament, player: int) -> int:
    """T97 Return how many games a player has completed."""
    tables = (table for round_ in t.rounds if not round_.broken and (table := round_.table_of(player)) is not None)
    return sum(is_completed(table) for table in tables)


def is_completed(table: Table) -> bool:
    """T97 Return whether the game of a table was completed."""
    return table.result is not None and table.result.outcome == PLAYED


def struck(t: Tournament) -> set[int]:
    """T97 Return the players who left so early that their games do not count."""
    if not is_league(t) or not t.rounds:
        return set()
    games = 2 * (len(members(t)) - 1)
    gone = (number for number in members(t) if not may_play(t.players[number]))
    return {number for number in gone if 2 * completed(t, number) < games}


def nobody_plays(round_: Round) -> bool:
    """T97 Return whether a round has no games because too many players have left."""
    return not round_.tables and not round_.duplicate


# --- the crosstable ---

OPEN_GAME, WON_UNPLAYED, LOST_UNPLAYED = "·", "+", "−"
"""The signs of a crosstable for a game without a result, and for one that was won or lost by default."""


def between(t: Tournament, one: int, other: int) -> list[str]:
    """Return the results between two players of a league, from the view of `one`."""
    return [_sign(t, number, one, other) for number in _rounds_of(t, one, other)]


def _rounds_of(t: Tournament, one: int, other: int) -> list[int]:
    """Return the numbers of the rounds in which two players of a league meet."""
    pair, rounds = {one, other}, enumerate(schedule(members(t)), 1)
    return [number for number, planned in rounds if any({*seats} == pair for seats in planned.tables)]


def _sign(t: Tournament, number: int, one: int, other: int) -> str:
    if number > len(t.rounds):
        return OPEN_GAME
    round_ = t.rounds[number - 1]
    if round_.alone.get(one) == other:
        return WON_UNPLAYED
    table = round_.table_of(one)
    if table is None or other not in table.players:  # one of the two has left, or both
        return OPEN_GAME if may_play(t.players[one]) and may_play(t.players[other]) else LOST_UNPLAYED
    result = table.result
    if result is None:
        return OPEN_GAME
    if result.absent:
        return LOST_UNPLAYED if one in result.absent else WON_UNPLAYED
    return str(result.points[table.players.index(one)])
