"""The two timetables of campaigns.

With `Days`, a game day begins on each real day, and all open decisions have the same deadline. With `Turns`, the next
turn begins when the hour of every side has come.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import ClassVar

from bot.boards.calendar_lines import due_line, is_past, stamps
from bot.campaigns import side_hours
from bot.campaigns.days import hours_of, planned, postponed
from bot.campaigns.side_hours import waited
from bot.campaigns.time_parsing import days_said, hour_said, span_said
from bot.campaigns.zones import zone_said
from bot.games.seats.chairs import HOUR_LAPSE, held_by
from bot.games.service import Service
from bot.games.state import GameState, GameSummary, Timetable, timetable_of
from bot.ui.errors import UserError
from bot.ui.texts import mentions, person, say
from db.campaigns import CampaignRow, Campaigns
from db.schema.games import ADVISERS, EVERYONE, NOBODY, POWERS, VOTE
from engine.core.day_gate import CALENDAR
from render.presenter import Presenter

_WHO = {
    EVERYONE: "campaign-status-who-everyone",
    POWERS: "campaign-status-who-powers",
    ADVISERS: "campaign-status-who-advisers",
    VOTE: "campaign-status-who-vote",
}


@dataclass(frozen=True, slots=True)
class Calendar:
    """The schedule of a campaign. It holds the campaign and its game."""

    row: CampaignRow
    game: GameSummary

    has_no: ClassVar[frozenset[str]]
    """The options of commands that do not apply to such a campaign."""
    says_no: ClassVar[str]
    """The key of the text for a user who gives one of these options."""
    leaves_plans: ClassVar[bool]
    """Whether a plan can be left in advance. Plans are stored together for a campaign, so the other side could read
    them.
    """
    tells_orders: ClassVar[bool]
    """Whether the autopilot's decisions at a deadline are public."""
    replans: ClassVar[bool]
    """Whether a running campaign is planned again when it is resumed or its hours change; if not, open questions keep
    their deadlines.
    """

    async def begin(self, service: Service, stored: Campaigns, reactions: str | None, *, now: datetime) -> None:
        """Prepare a new campaign, so that it waits for its players."""
        raise NotImplementedError

    def resumed(self, now: datetime) -> CampaignRow:
        """Return the campaign as running again, with its times planned from `now`."""
        raise NotImplementedError

    def resting(self) -> CampaignRow:
        """Return the campaign without any deadlines."""
        raise NotImplementedError

    def skipped(self, now: datetime) -> CampaignRow:
        """Return the campaign with its next real day left out."""
        raise NotImplementedError

    def until(self, user_id: int) -> datetime | None:
        """Return a user's deadline, or None if they have none."""
        raise NotImplementedError

    def is_deadline_of(self, user_id: int, at: datetime) -> bool:
        """Return whether `at` is a deadline for this user."""
        raise NotImplementedError

    def extended(self, user_id: int, by: timedelta | None) -> CampaignRow:
        """Return the campaign with a later deadline for a user.

        It is later by `by`, or at the next regular time if `by` is None.
        """
        raise NotImplementedError

    def is_extended(self, user_id: int) -> bool:
        """Return whether a user's deadline has already been postponed."""
        raise NotImplementedError

    def plan_lines(self, state: GameState, presenter: Presenter) -> list[str]:
        """Return the lines about the campaign's schedule."""
        raise NotImplementedError

    def status_lines(self, presenter: Presenter) -> list[str]:
        """Return the lines about the campaign's state and its players."""
        raise NotImplementedError


class Days(Calendar):
    """The schedule that plays one game day on each real day."""

    has_no = frozenset({"reactions", "own"})
    says_no = "error-campaign-one-side"
    leaves_plans = tells_orders = replans = True

    async def begin(self, service: Service, stored: Campaigns, reactions: str | None, *, now: datetime) -> None:
        """Called when the campaign begins. Does nothing, because its times are already stored."""

    def resumed(self, now: datetime) -> CampaignRow:
        """Return the campaign with its next day at the next regular time."""
        return planned(self.row, now)

    def resting(self) -> CampaignRow:
        """Return the campaign unchanged."""
        return self.row

    def skipped(self, now: datetime) -> CampaignRow:
        """Return the campaign with its next day postponed."""
        del now
        assert self.row.next_at is not None
        return postponed(self.row, hours_of(self.row).next_after(self.row.next_at))

    def until(self, user_id: int) -> datetime | None:
        """Return the deadline, which is the same for all users; None if there is none."""
        del user_id
        return self.row.deadline_at

    def is_deadline_of(self, user_id: int, at: datetime) -> bool:
        """Return True, because all users have the same deadline."""
        del user_id, at
        return True

    def extended(self, user_id: int, by: timedelta | None) -> CampaignRow:
        """Return the campaign with a later deadline.

        The next day is postponed as well if necessary.
        """
        del user_id
        row = self.row
        assert row.deadline_at is not None
        assert row.next_at is not None
        if by is not None:
            deadline = row.deadline_at + by
            next_at = max(row.next_at, deadline)
        else:
            next_at = hours_of(row).next_after(row.next_at)
            deadline = row.deadline_at + (next_at - row.next_at)
        return replace(row, deadline_at=deadline, next_at=next_at, extended_on=row.last_date or "")

    def is_extended(self, user_id: int) -> bool:
        """Return whether the deadline of all players was postponed on this day."""
        del user_id
        return self.row.extended

    def plan_lines(self, state: GameState, presenter: Presenter) -> list[str]:
        """Return lines that say when days begin and how long decisions stay open."""
        lines, row, word = list[str](), self.row, presenter.period()
        if row.next_at is not None:
            facts = {"hour": hour_said(row.minute), "zone": zone_said(row.zone), "days": days_said(row.weekdays)}
            day = state.progress[0] + 1
            lines.append(say("campaign-plan", day=day, period=word, **facts, **stamps(row.next_at)))
        if state.untouched and state.ask is not None and state.ask.kind != CALENDAR:
            lines.append(say("campaign-plan-muster"))
        if row.open_minutes is None:
            lines.append(say("campaign-plan-open-day", period=word))
        else:
            lines.append(say("campaign-plan-open", span=span_said(row.open_minutes)))
        return lines

    def status_lines(self, presenter: Presenter) -> list[str]:
        """Return lines about the next day, the deadline and the players."""
        lines, row, game = list[str](), self.row, self.game
        if row.next_at is not None:
            lines.append(due_line("campaign-status-next", row.next_at, period=presenter.period()))
            if row.deadline_at is not None:
                lines.append(due_line("campaign-status-deadline", row.deadline_at, late="campaign-overdue"))
            else:
                lines.append(say("campaign-status-deadline-none"))
        if row.left_out:
            lines.append(say("campaign-status-left-out", count=row.left_out))
        if row.more_time:
            lines.append(say("campaign-status-more-used" if row.extended else "campaign-status-more"))
        zone, days = zone_said(row.zone), days_said(row.weekdays)
        lines.append(say("campaign-status-zone", hour=hour_said(row.minute), zone=zone, days=days))
        players, owner = mentions(game.owner_id, game.players), person(game.owner_id)
        who = say(_WHO[game.command], players=players, owner=owner)
        return [*lines, say("campaign-status-who", who=who)]


class Turns(Calendar):
    """A campaign schedule for several sides. A turn begins when every side's hour has come."""

    has_no = frozenset({"deadline"})
    says_no = "error-campaign-sides-deadline"
    leaves_plans = tells_orders = replans = False

    async def begin(self, service: Service, stored: Campaigns, reactions: str | None, *, now: datetime) -> None:
        """Schedule the first turns of a campaign. Each side gets its full time."""
        await service.wait_by(self.game.id, reactions or HOUR_LAPSE)
        row, state = await stored.of(self.game.id), await service.position(self.game.id)
        assert row is not None
        after = side_hours.rescheduled(row, state, now)
        values = {name: getattr(after, name) for name in ("sides", "state", "next_at", "deadline_at")}
        await stored.change(row, **values)  # if a player was faster, their answer has planned it

    def resumed(self, now: datetime) -> CampaignRow:
        """Return the campaign with the full time for each side that has a question."""
        return side_hours.rescheduled(self.row, self.game, now)

    def resting(self) -> CampaignRow:
        """Return the campaign without its sides' deadlines."""
        return side_hours.at_rest(self.row)

    def skipped(self, now: datetime) -> CampaignRow:
        """Return the campaign with each open question postponed to its side's next hour."""
        return side_hours.skipped(self.row, self.game, now)

    def until(self, user_id: int) -> datetime | None:
        """Return the deadline for the user's open question; None without one."""
        return waited(self.row, self._side(user_id), self.game)

    def is_deadline_of(self, user_id: int, at: datetime) -> bool:
        """Return whether one of the user's sides has its deadline at `at`."""
        return any(waited(self.row, side, self.game) == at for side in self._asked(user_id))

    def extended(self, user_id: int, by: timedelta | None) -> CampaignRow:
        """Return the campaign with more time for the user's side, which is extended by `by`."""
        return side_hours.put_off(self.row, self._side(user_id), self.game, by)

    def is_extended(self, user_id: int) -> bool:
        """Return whether the user's side has already received more time."""
        return side_hours.has_more(self.row, self._side(user_id), self.game)

    def plan_lines(self, state: GameState, presenter: Presenter) -> list[str]:
        """Return lines with the hour of each side."""
        del state
        return [say("campaign-sides-plan"), *self._side_lines(presenter)]

    def status_lines(self, presenter: Presenter) -> list[str]:
        """Return lines that tell the hour of each side and the start of the next turn."""
        lines = [*self._side_lines(presenter), say("campaign-sides-days", days=days_said(self.row.weekdays))]
        if self.row.running and not self.game.turns.asked and self.row.next_at is not None:
            lines.append(due_line("campaign-turn-due", self.row.next_at, period=presenter.period()))
        return [*lines, say("campaign-status-more")] if self.row.more_time else lines

    def _asked(self, user_id: int) -> list[str]:
        """Return the user's sides that have an open question."""
        return [side for side in held_by(self.game, user_id) if side in self.game.turns.asked]

    def _side(self, user_id: int) -> str:
        """Return the user's side with an open question; empty if there is none."""
        return next(iter(self._asked(user_id)), "")

    def _side_lines(self, presenter: Presenter) -> list[str]:
        """Return a line about each side with its hour and its deadline, and a line about reactions."""
        found, row = list[str](), self.row
        for side, chair in self.game.sides.items():
            at, until = side_hours.side_hours(row, side), waited(row, side, self.game)
            who = "nobody" if chair.open else "autopilot" if chair.steward else "people"
            members = mentions(chair.user_id, chair.people) if chair.user_id != NOBODY else ""
            facts = {"side": presenter.side(side), "held": who, "who": members}
            line = say("campaign-side-line", hour=hour_said(at.minute), zone=zone_said(at.zone), **facts)
            if until is not None and not is_past(until) and not chair.steward and row.running:
                line = f"{line} {say('campaign-side-until', **stamps(until))}"
            found.append(line)
        reactions = (self.game.pace or HOUR_LAPSE).removeprefix("calendar-")
        return [*found, say(f"campaign-reactions-{reactions}")]


CALENDARS: Mapping[Timetable, type[Calendar]] = {"day": Days, "turn": Turns}


def calendar_of(row: CampaignRow, game: GameSummary) -> Calendar:
    """Return the schedule of a campaign. It depends on the game."""
    return CALENDARS[game.timetable](row, game)


def expect_options(system: str, **given: object) -> None:
    """Raise `UserError` if a `given` option does not fit the campaign's schedule."""
    calendar = CALENDARS[timetable_of(system)]
    if any(given.get(name) for name in calendar.has_no):
        raise UserError(calendar.says_no)
