"""T20 Pairs that a judge sets by hand: as they are typed, one a line."""

from __future__ import annotations

import re

from bot.tournaments.players_meant import meant
from engine.core.asks import Refused
from engine.tournament import draft
from engine.tournament import facts as f
from engine.tournament.state import Tournament, table_of

_APART = re.compile(r"\s+[-–—]\s+|(?<=\d)\s*[-–—]\s*(?=\d)")


def hand_text(fact: f.PairedAgain) -> str:
    """Return pairs as they are typed: the numbers of players."""
    lines = [f"{seat.a} – {seat.b}" for seat in fact.instead]
    return "\n".join([*lines, *([str(fact.left_over)] if fact.left_over else [])])


def hand_pairs(t: Tournament, tables: list[int], typed: str, reason: str, seed: str) -> f.PairedAgain:
    """Return tables paired again as they are typed: a pair a line, by number or whole name; alone who is left over.

    Raise `Refused` for a line that names nobody, or not one or two.
    """
    round_, pairs, left = len(t.rounds), list[tuple[int, int]](), 0
    if not round_:
        raise Refused("no-such-round", rule="T20", facts={"round": 1, "posted": 0})
    for number in tables:
        table_of(t, round_, number)
    place = {player: place for place, player in enumerate(t.rounds[-1].order)}
    for line in filter(None, (line.strip() for line in typed.splitlines())):
        players = [meant(t, word) for word in _APART.split(line)]
        if len(players) > 2 or (len(players) == 1 and left):
            raise Refused("not-a-pair", rule="T20", facts={"word": line[:40]})
        if len(players) == 1:
            left = players[0]
            continue
        a, b = sorted(players, key=lambda player: place.get(player, len(place)))
        pairs.append((a, b))
    numbers = draft.numbers_again(t, round_, tables, len(pairs))
    seats = draft.sides(t, round_, [*zip(numbers, pairs, strict=True)], seed)
    return f.PairedAgain(round=round_, tables=tuple(tables), instead=seats, left_over=left, by_hand=True, reason=reason)
