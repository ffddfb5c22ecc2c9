"""Messages of campaigns other than boards, for example about a missed deadline."""

from __future__ import annotations

import io
import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.boards.calendar_lines import stamps
from bot.campaigns.calls import Calls, Named, quiet
from bot.campaigns.timetables import CALENDARS
from bot.games.error_answers import permission_names
from bot.games.errors import DeliveryProblem
from bot.games.notices import Payload
from bot.games.permissions import CALENDAR_ACTOR
from bot.games.plans import decided
from bot.games.showing import own
from bot.games.state import GameState
from bot.ui.replies import note
from bot.ui.texts import cut, person, say
from db.games import JournalRow, answer_of
from db.notices import Claimed
from engine.core.asks import DONE
from engine.core.day_gate import BEGIN
from engine.core.record import PLAN
from engine.core.replay import ReplayMismatch
from render.language import speaking
from render.panel import ALT_LENGTH
from render.pictures.print_page import Page
from render.presenter import PeriodWord

if TYPE_CHECKING:
    from bot.context import BotContext

log = logging.getLogger(__name__)

_LISTED = 6
"""The maximum number of the steward's orders that are named one by one."""
_ORDER = 90
_WALK = 500
TROUBLES: Mapping[str, str] = MappingProxyType(
    {
        "ChannelGone": "campaign-trouble-gone",
        "MissingPermissions": "campaign-trouble-permissions",
        "ThreadLocked": "campaign-trouble-locked",
        "DirectMessagesClosed": "campaign-trouble-direct",
        "SaveDamaged": "campaign-trouble-save",
        "SaveTooNew": "campaign-trouble-save",
    }
)
"""The keys of texts with the reason why a campaign paused itself. They are keyed by the error's class name."""


def trouble_said(name: str, lacking: str) -> str:
    """Return a sentence about why a campaign has paused and how to resume it."""
    permissions = permission_names(filter(None, lacking.split(", ")))
    return say(TROUBLES.get(name, "campaign-trouble-post"), permissions=permissions)


class CampaignMessages:
    """Writes the notices of campaigns (see `bot.delivery.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext, calls: Calls) -> None:
        self._context = context
        self._calls = calls
        self._naming: set[int] = set()
        """The ids of the notices that mention users."""

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message; None if it would be empty."""
        what = notice.facts["what"]
        assert notice.game_id is not None
        if what == "stopped":
            return await self._stopped(notice)
        state = await self._context.service.position(notice.game_id)
        if what == "more":
            return _extended(notice, state)
        if what.startswith("side-"):
            return await self._of_side(notice, state)
        day, word = int(notice.facts["day"]), self._context.presenter(state).period()
        took = await self._took(notice, state) if day else []
        lines = [*took, *_left_out(notice, state)]
        page = await self._page(state, day) if day and what != "closed" else None
        named = await self._at_day(notice, state) if what == "day" else None
        if named is not None:
            lines.append(say("campaign-call-day", locale=state.locale, who=named.who, day=day + 1, period=word))
        if what == "day" and not day and not lines:
            return None
        with speaking(state.locale):
            parcel = _parcel([_heading(what, day, word), *lines], page, name=f"{state.system}-{state.id}-{day}.png")
        return replace(parcel, guild_id=state.guild_id, allowed=quiet(named))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Record that users have been mentioned at the beginning of a day."""
        del message
        if notice.id in self._naming and notice.game_id is not None:
            self._naming.discard(notice.id)
            await self._calls.note_day(notice.game_id)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:  # noqa: ARG002 - part of the protocol
        """Ignore the failure, because the delivery of the board reports it."""
        self._naming.discard(notice.id)

    async def _at_day(self, notice: Claimed, state: GameState) -> Named | None:
        """Return the users to mention when a day begins. Return None if there are none."""
        named = await self._calls.at_day(state)
        if named is not None:
            self._naming.add(notice.id)
        return named

    async def _stopped(self, notice: Claimed) -> Payload:
        game = await self._context.service.roster.game(notice.game_id or "")
        facts = notice.facts
        with speaking(game.locale):
            why = trouble_said(facts["why"], facts["lacking"])
        where = f"<#{facts['channel']}>"
        return Payload(view=note(say("campaign-stopped", locale=game.locale, where=where, why=why)))

    async def _of_side(self, notice: Claimed, state: GameState) -> Payload | None:
        """Return the message that a side's time is over, or that a turn begins.

        Return None if no user wants to be mentioned then.
        """
        what, locale = notice.facts["what"], state.locale
        with speaking(locale):
            if what == "side-day":
                named = await self._at_day(notice, state)
                if named is None:
                    return None
                text = say("campaign-call-turn", who=named.who)
                return replace(Payload(view=note(text), guild_id=state.guild_id), allowed=quiet(named))
            side = self._context.presenter(state).side(notice.facts["side"])
            return Payload(view=note(say(f"campaign-{what}-closed", side=side)), guild_id=state.guild_id)

    async def _took(self, notice: Claimed, state: GameState) -> list[str]:
        """Return lines about the autopilot's decisions at the deadline.

        Return an empty list if these decisions are secret.
        """
        if not CALENDARS[state.timetable].tells_orders:
            return []
        until = int(notice.facts["until"])
        since = datetime.fromisoformat(notice.facts.get("told") or notice.facts["since"])
        rows = await self._context.service.store.journal(state.id, first=max(1, until - _WALK), last=until)
        taken = _last_taken(decided(rows), since)
        if not taken:
            return []
        presenter, locale = self._context.presenter(state), state.locale
        with speaking(locale):
            plans = [f"**{presenter.plan_title(each)}**" for each in _plans_of(rows, taken)]
            answers = [answer_of(row) for row in taken]
            if plans:  # orders only, not the ends of phases
                answers = [answer for answer in answers if answer != DONE] or answers[:1]
            orders = [cut(presenter.answer_text(answer), _ORDER) for answer in answers[:_LISTED]]
        what, more = " · ".join(orders), len(answers) - len(orders)
        with speaking(locale):
            if more:
                what = say("campaign-took-more", what=what, count=more)
            if not plans:
                return [say("campaign-took", what=what)]
            named = say("campaign-took-plan", plans=" · ".join(plans), count=len(plans))
            return [named, say("campaign-took-orders", what=what)]

    async def _page(self, state: GameState, day: int) -> Page | None:
        """Return the newspaper page of a day, or None if it cannot be drawn."""
        with speaking(state.locale):
            try:
                return await self._context.boards.printed_pages.newspaper(own(state), period=day)
            except ReplayMismatch as mismatch:
                log.info(
                    "game %(game)s has no dispatch of day %(day)d: %(problem)s",
                    {"game": state.id, "day": day, "problem": mismatch},
                )
            except Exception:
                log.exception(
                    "the dispatch of day %(day)d of game %(game)s cannot be drawn", {"day": day, "game": state.id}
                )
        return None


def _last_taken(rows: list[JournalRow], since: datetime) -> list[JournalRow]:
    """Return the calendar's decisions since `since`, oldest first, without those of earlier days."""
    taken, begun = list[JournalRow](), 0
    for row in reversed(rows):
        if answer_of(row) == BEGIN and not taken:
            begun += 1
            if begun > 1:
                break  # nothing was open in the day that is over
            continue
        if row.actor != CALENDAR_ACTOR or row.action != "steward" or row.created_at < since:
            break
        taken.append(row)
    return taken[::-1]


def _plans_of(rows: list[JournalRow], taken: list[JournalRow]) -> list[str]:
    """Return the names of the plans that the calendar played in its last decisions."""
    first = taken[0].version - 1  # the name of a plan comes before its first answer
    named = (row for row in rows if row.action == PLAN and row.actor == CALENDAR_ACTOR and row.version >= first)
    return list(dict.fromkeys(answer_of(row)[0] for row in named))


def _extended(notice: Claimed, state: GameState) -> Payload:
    """Return a message which says that a player has postponed a deadline."""
    who, until = person(notice.facts["by"], locale=state.locale), datetime.fromisoformat(notice.facts["until"])
    text = say("campaign-more-said", locale=state.locale, who=who, **stamps(until))
    return Payload(view=note(text), guild_id=state.guild_id)


def _heading(what: str, day: int, word: PeriodWord) -> str:
    if what == "over":
        return say("campaign-over", days=day, period=word)
    if what == "closed":
        return say("campaign-closed" if day else "campaign-closed-muster", day=day, period=word)
    return say("campaign-day-over" if day else "campaign-muster-over", day=day, period=word)


def _left_out(notice: Claimed, state: GameState) -> list[str]:
    count = int(notice.facts.get("left_out", 0))
    if not count:
        return []
    at = stamps(datetime.fromisoformat(notice.facts["next"]))["at"]
    return [say("campaign-left-out", locale=state.locale, count=count, at=at)]


def _parcel(lines: list[str], page: Page | None, *, name: str) -> Payload:
    view = note("\n".join(lines))
    if page is None:
        return Payload(view=view)
    box: Any = next(iter(view.children))
    past_boards = ui.MediaGallery[ui.LayoutView]()
    past_boards.add_item(media=f"attachment://{name}", description=cut(page.alt, ALT_LENGTH))
    box.add_item(past_boards)
    return Payload(view=view, files=[discord.File(io.BytesIO(page.picture), name)])
