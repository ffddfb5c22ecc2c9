"""Hints for server managers about rated games that may not have been real contests.

The bot makes no decisions based on them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from discord.utils import snowflake_time

from bot.ui.texts import person, say
from db.ratings import Rated, RatedGames
from db.schema.games import NOBODY

SHARE, LEAST = 0.6, 4
"""A pair is named if one of its players has played a larger share than this, of at least this number of rated games,
against the other.
"""
YOUNG = timedelta(days=30)
"""The age below which an account is named."""
TURNS = 2
"""The number of turns within which a defeat is named; the texts say it in words."""
_LINES = 12


async def hints(rated: RatedGames, guild_id: int, *, since: datetime, now: datetime) -> str:
    """Return hints about a server's rated games since `since`, or an empty string."""
    games = await rated.played_in(guild_id, since=since)
    found = [*_pairs([each for each, _ in games]), *_young([each for each, _ in games], now), *_quick(games)]
    if not found:
        return ""
    more = [say("ladder-hints-more", count=len(found) - _LINES)] if len(found) > _LINES else []
    return "\n".join((say("ladder-hints"), *(f"- {each}" for each in found[:_LINES]), *more))


def _pairs(games: Sequence[Rated]) -> Iterator[str]:
    """Yield a line about each player who mostly played against the same opponent."""
    every: Counter[int] = Counter()
    against: Counter[tuple[int, int]] = Counter()
    for each in games:
        for who, other in ((each.first_id, each.second_id), (each.second_id, each.first_id)):
            every[who] += 1
            against[who, other] += 1
    for (who, other), count in sorted(against.items(), key=lambda each: (-each[1], each[0])):
        if NOBODY not in {who, other} and every[who] >= LEAST and count > SHARE * every[who]:
            yield say("ladder-hints-pair", who=person(who), other=person(other), games=count, all=every[who])


def _young(games: Sequence[Rated], now: datetime) -> Iterator[str]:
    """Yield a line about each player with a new Discord account."""
    for who in sorted({user for each in games for user in (each.first_id, each.second_id)} - {NOBODY}):
        if (age := now - snowflake_time(who)) < YOUNG:
            yield say("ladder-hints-young", who=person(who), days=max(0, age.days))


def _quick(games: Sequence[tuple[Rated, int | None]]) -> Iterator[str]:
    """Yield a line about each player who has lost quickly, with the opponent and the number of games."""
    lost: Counter[tuple[int, int]] = Counter()
    for each, turns in games:
        if each.score in {0.0, 1.0} and turns is not None and turns <= TURNS:
            lost[(each.first_id, each.second_id) if each.score == 0.0 else (each.second_id, each.first_id)] += 1
    for (who, other), count in sorted(lost.items(), key=lambda each: (-each[1], each[0])):
        if NOBODY not in {who, other}:
            yield say("ladder-hints-quick", who=person(who), other=person(other), games=count)
