"""Campaigns with several sides: the hour of each side, and its deadlines.

A question is due at its side's next hour, or at the one after if less than six hours are left. A turn has one deadline
per side, which answers and reactions do not extend.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.campaigns.calendar import Hours
from bot.campaigns.days import QUARTER
from bot.games.seats.chairs import PATIENCE, chairs_in
from bot.games.state import GameSummary
from db.campaigns import CampaignRow
from db.games import GameRow
from db.schema.games import RUNNING
from db.sides import Chair, turns_of
from engine.core.asks import REACTION

Place = tuple[int, int]


class Hour(msgspec.Struct, frozen=True, kw_only=True):
    """An hour of the day that a side has chosen, as minutes since midnight in a time zone."""

    minute: int
    zone: str


class Wait(msgspec.Struct, frozen=True, kw_only=True):
    """The deadline of a side, for a turn or for a reaction.

    `place` is where the turn begins. `since` is the version at which the reaction became necessary. `more` is whether a
    player has asked for more time.
    """

    until: datetime
    place: Place = (0, 0)
    since: int = 0
    more: bool = False


class SideHours(msgspec.Struct, frozen=True, kw_only=True):
    """The hours that the sides of a campaign have chosen, and their current deadlines.

    `turns` are the deadlines in this turn.
    """

    hours: dict[str, Hour] = {}
    turns: dict[str, Wait] = {}
    reactions: dict[str, Wait] = {}


_SIDES = msgspec.json.Decoder(SideHours)


def sides_in(row: CampaignRow) -> SideHours:
    """Return the hours and deadlines of the sides in a campaign."""
    return _SIDES.decode(row.sides) if row.sides else SideHours()


def with_sides(row: CampaignRow, sides: SideHours) -> CampaignRow:
    """Return a copy of the campaign with new hours and deadlines for its sides."""
    return replace(row, sides=msgspec.json.encode(sides).decode())


def side_hours(row: CampaignRow, side: str) -> Hours:
    """Return the hours at which a side's turns end. These are its own or the campaign's."""
    own = sides_in(row).hours.get(side)
    return Hours(row.zone, row.minute, row.weekdays) if own is None else Hours(own.zone, own.minute, row.weekdays)


def next_hour(row: CampaignRow, side: str, now: datetime) -> datetime:
    """Return the time at which a side's new question becomes due."""
    return side_hours(row, side).next_after(now + QUARTER - timedelta(microseconds=1))


def waited(row: CampaignRow, side: str, game: GameRow | GameSummary) -> datetime | None:
    """Return the time by which a side must answer. Return None if the side has no open question."""
    asked, sides = turns_of(game).asked.get(side), sides_in(row)
    if asked is None:
        return None
    found = (sides.reactions if asked.pace == REACTION else sides.turns).get(side)
    return found.until if found is not None else None


def planned_for(row: CampaignRow, game: GameRow | GameSummary, now: datetime) -> CampaignRow:
    """Return the campaign with its times updated for a position of the game."""
    turns, chairs, place, held = turns_of(game), chairs_in(game), _place(game), sides_in(row)
    kept = {side: each for side, each in held.turns.items() if each.place == place}
    if not turns.asked:
        kept = held.turns  # the turn is over, and the calendar begins the next one
    reactions: dict[str, Wait] = {}
    for side, asked in turns.asked.items():
        if asked.pace == REACTION:
            old = held.reactions.get(side)
            if old is None or old.since != asked.since:
                at = now if chairs[side].lapses >= PATIENCE else next_hour(row, side, now)
                old = Wait(until=at, since=asked.since)
            reactions[side] = old
        elif side not in kept:
            kept[side] = Wait(until=_turn_until(row, chairs, side, now), place=place)
    until = [(reactions if side in reactions else kept)[side].until for side in turns.asked]
    ends = [*(each.until for each in kept.values()), *(each.until for each in reactions.values())]
    idle = all(chair.steward for chair in chairs.values())
    next_at = max(ends, default=next_hour(row, "", now) if idle else now)
    deadline = min(until, default=next_at if next_at > now else None)
    sides = msgspec.structs.replace(held, turns=kept, reactions=reactions)
    return replace(with_sides(row, sides), next_at=next_at, deadline_at=deadline)


def _turn_until(row: CampaignRow, chairs: Mapping[str, Chair], side: str, now: datetime) -> datetime:
    """Return when the turn of a side ends.

    A side of the autopilot usually gets no time.
    """
    idle = all(chair.steward for chair in chairs.values())
    return now if chairs[side].steward and not idle else next_hour(row, side, now)


def rescheduled(row: CampaignRow, game: GameRow | GameSummary, now: datetime) -> CampaignRow:
    """Return the campaign as running, with the full time for each side that has a question."""
    blank = with_sides(row, SideHours(hours=sides_in(row).hours))
    running = replace(blank, state=RUNNING, trouble=None, trouble_at=None)
    if not turns_of(game).asked:  # the turn is over: the next one begins at an hour
        at = min(next_hour(row, side, now) for side in chairs_in(game))
        return replace(running, next_at=at, deadline_at=at)
    return planned_for(running, game, now)


def at_rest(row: CampaignRow) -> CampaignRow:
    """Return the campaign without the deadlines of its sides."""
    return with_sides(row, SideHours(hours=sides_in(row).hours))


def skipped(row: CampaignRow, game: GameRow | GameSummary, now: datetime) -> CampaignRow:
    """Return the campaign with all open questions postponed to the next hour of each side."""
    sides = sides_in(row)
    later = {
        kind: {
            side: msgspec.structs.replace(each, until=side_hours(row, side).next_after(each.until))
            for side, each in getattr(sides, kind).items()
        }
        for kind in ("turns", "reactions")
    }
    after = with_sides(row, msgspec.structs.replace(sides, **later))
    if not sides.turns and not sides.reactions:
        assert row.next_at is not None
        at = min(side_hours(row, side).next_after(row.next_at) for side in chairs_in(game))
        return replace(after, next_at=at, deadline_at=at)
    return planned_for(after, game, now)


def left_open(
    row: CampaignRow, game: GameRow | GameSummary, *, until: datetime, since: datetime, now: datetime
) -> CampaignRow:
    """Return the campaign with open questions kept open at least until `until`.

    This applies to questions whose deadline is after `since`.
    """
    held = sides_in(row)
    later = {
        kind: {
            side: msgspec.structs.replace(each, until=max(each.until, until)) if each.until > since else each
            for side, each in getattr(held, kind).items()
        }
        for kind in ("turns", "reactions")
    }
    after = msgspec.structs.replace(held, **later)
    return row if after == held else planned_for(with_sides(row, after), game, now)


def put_off(row: CampaignRow, side: str, game: GameRow | GameSummary, by: timedelta | None) -> CampaignRow:
    """Return the campaign with more time for a side, by default until its next hour."""
    sides, asked = sides_in(row), turns_of(game).asked[side]
    kind = "reactions" if asked.pace == REACTION else "turns"
    held: dict[str, Wait] = getattr(sides, kind)
    old = held[side]
    until = old.until + by if by is not None else side_hours(row, side).next_after(old.until)
    longer: dict[str, Any] = {kind: {**held, side: msgspec.structs.replace(old, until=until, more=True)}}
    return planned_for(with_sides(row, msgspec.structs.replace(sides, **longer)), game, old.until)


def has_more(row: CampaignRow, side: str, game: GameRow | GameSummary) -> bool:
    """Return whether a side has already received more time for its question."""
    sides, asked = sides_in(row), turns_of(game).asked.get(side)
    if asked is None:
        return False
    found = (sides.reactions if asked.pace == REACTION else sides.turns).get(side)
    return found is not None and found.more


def _place(game: GameRow | GameSummary) -> Place:
    return game.progress if isinstance(game, GameSummary) else (game.period, game.round)
