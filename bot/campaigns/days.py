"""Computes the beginnings of a campaign's days after new hours, a pause, or a skipped day."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, timedelta

from bot.campaigns.calendar import Hours
from db.campaigns import CampaignRow
from db.schema.games import RUNNING

QUARTER = timedelta(hours=6)
"""A day with less time left than this is skipped, because players would not have enough time for it."""


def hours_of(row: CampaignRow) -> Hours:
    """Return the hours at which the days of a campaign begin."""
    return Hours(row.zone, row.minute, row.weekdays)


def planned(row: CampaignRow, now: datetime) -> CampaignRow:
    """Return the campaign with its next day at the next regular time after `now`."""
    last = date.fromisoformat(row.last_date) if row.last_date else None
    return postponed(row, hours_of(row).next_after(now, last=last))


def postponed(row: CampaignRow, next_at: datetime) -> CampaignRow:
    """Return the campaign as running, with its next day at `next_at`."""
    deadline: datetime | None = next_at
    if row.open_minutes is not None and row.running:
        deadline = min(row.deadline_at, next_at) if row.deadline_at is not None else None
    return replace(row, state=RUNNING, next_at=next_at, deadline_at=deadline, trouble=None, trouble_at=None)


def without_late_day(row: CampaignRow, now: datetime) -> CampaignRow | None:
    """Return the campaign without its overdue days, or None if the next day is not near."""
    assert row.next_at is not None
    hours = hours_of(row)
    count, last = hours.missed(row.next_at, now)
    following = hours.next_after(now, last=last)
    if following - now >= QUARTER:
        return None
    return replace(postponed(row, following), left_out=row.left_out + count)
