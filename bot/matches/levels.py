"""Limits challenges to players of a certain strength, without revealing ratings."""

from __future__ import annotations

from collections.abc import Iterable

from bot.context import BotContext
from bot.matches.ladder import ratings_in
from bot.runtime import clock
from db.matches import Seek
from engine.core.ratings import START, Ratings

NEAR, NEW = LEVELS = ("near", "new")
"""The strengths that a challenge may ask for."""
_NEAR = 150.0
"""The maximum difference of two ratings that are near each other: the weaker player still wins 30 of 100 games."""
_DAY, _DAYS = 86_400, 90
"""The length of a day in seconds, and the number of days for which a player's highest rating counts."""


async def suiting(context: BotContext, seeks: Iterable[Seek], user_id: int) -> list[Seek]:
    """Return the challenges whose required strength the user has.

    The user's highest rating of the last 90 days counts. Losing on purpose does not help.
    """
    computed: dict[str, Ratings] = {}
    found = []
    for one in seeks:
        if one.strength and one.system not in computed:
            computed[one.system], _ = await ratings_in(context.service.store.database, one.system)
        if not one.strength or one.user_id == user_id or _suits(one, user_id, computed[one.system]):
            found.append(one)
    return found


def _suits(one: Seek, user_id: int, ratings: Ratings) -> bool:
    since = clock.now().timestamp() / _DAY - _DAYS
    theirs = ratings.highest(user_id, since=since)
    if one.strength == NEW:
        return not ratings.standing(user_id).established and theirs <= START + _NEAR
    return abs(theirs - ratings.highest(one.user_id, since=since)) <= _NEAR
