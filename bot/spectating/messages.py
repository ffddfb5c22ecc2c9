"""Messages to followers of a game: boards, newspaper pages, and the end of the game.

A message reports all events since the previous one. If several notices are queued, one message is enough.
"""

from __future__ import annotations

import io
import logging
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import discord
from discord import ui

from bot.boards.links import board_link
from bot.games.access import Access
from bot.games.error_answers import permission_names
from bot.games.errors import (
    ChannelGone,
    DeliveryDelayed,
    DeliveryProblem,
    DirectMessagesClosed,
    MissingPermissions,
    PostRefused,
    ThreadLocked,
)
from bot.games.notices import Payload
from bot.games.permissions import CALENDAR_ACTOR, NOBODY
from bot.games.seed_texts import declared
from bot.games.state import GameState, VisibleGame, summary_of
from bot.runtime import clock
from bot.runtime.logging_setup import Spot
from bot.runtime.scheduler import WATCHERS
from bot.ui.replies import note
from bot.ui.texts import cut, quoted, say
from db.follows import Follow, Follows
from db.notices import Claimed, Notice
from db.schema.games import RUNNING
from engine.core.replay import ReplayMismatch
from render.language import speaking
from render.panel import ALT_LENGTH
from render.pictures.print_page import Page
from render.presenter import PeriodWord

if TYPE_CHECKING:
    from bot.context import BotContext

log = logging.getLogger(__name__)

NOTE = "watchnote"
"""The `Notice.kind` of notices about the problems of a follow, to the user who added it."""
GRACE = timedelta(days=3)
"""The time after the warning in which a channel where the bot cannot post may be repaired."""
AGAIN = timedelta(hours=6)
"""The interval of the checks whether posting works again."""
_FOOT = 600
_DISPATCH = "dispatch.png"


class FollowMessages:
    """Writes the notices to followers (see `bot.delivery.notices.NoticeRenderer`)."""

    def __init__(self, context: BotContext, stored: Follows, access: Access, notes: FollowNotices) -> None:
        self.context = context
        self.stored = stored
        self.access = access
        self.notes = notes

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message about a followed game. Return None if it is no longer needed."""
        follow = await self.stored.addressee_of(notice)
        if follow is None or await self.stored.is_replaced(notice):
            return None
        row = await self.context.service.store.game(notice.game_id or "")
        if row is None or row.channel_id == follow.channel_id:
            return None  # the game was moved to this channel and has its own board there
        if not await self._may_see(follow) or (row.status == RUNNING and not _due(follow, notice)):
            return None
        first_version = follow.told_version + 1 if row.period - follow.told_period <= 1 else row.told_from
        first = min(first_version, row.told_from)
        shown = self.context.visibility.followed(
            await self.context.service.load(row.id, since=first), guild_id=follow.guild_id
        )
        if shown is None:
            return None
        state = replace(shown, locale=follow.locale)
        period, word = _covered(notice)[1], self.context.presenter(state).period()
        with speaking(follow.locale):
            if state.status == RUNNING and follow.what == "day":
                page = await self._newspaper(state, notice)
                if page is not None:
                    day = say("replay-day", day=period - 1, period=word)
                    foot = _foot(state, follow, word, period=period, key="watch-passed-printed")
                    if known := declared(state.dice):
                        foot = f"-# {known}\n{foot}"
                    return Payload(
                        view=_newspaper_message(page, day, foot),
                        files=[_file(page)],
                        publish=True,
                        guild_id=follow.guild_id,
                    )
        post = await self.context.boards.post(
            state, first=first, live=False, foot=_foot(state, follow, word, period=period)
        )
        return Payload(view=post.view, files=post.files, publish=True, guild_id=follow.guild_id)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:  # noqa: ARG002 - part of the protocol
        """Store which version the channel has been told about. Stop following a game that is over."""
        follow = await self.stored.addressee_of(notice)
        if follow is not None:
            version, period, last = _covered(notice)
            await self.stored.note_delivery(follow, version=version, period=period, last=last)

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Warn the user who added the follow. Delete the follow if the channel is gone."""
        follow = await self.stored.addressee_of(notice)
        if follow is not None and not isinstance(problem, DeliveryDelayed | PostRefused):
            await self.notes.handle_problem(follow, problem)

    async def _newspaper(self, state: VisibleGame, notice: Claimed) -> Page | None:
        """Return the newspaper page of the last finished day; None if there is none."""
        _, period, _ = _covered(notice)
        with speaking(state.locale):
            try:
                return await self.context.boards.printed_pages.newspaper(state, period=period - 1)
            except ReplayMismatch as mismatch:
                log.info("game %(game)s has no dispatch: %(problem)s", {"game": state.id, "problem": mismatch})
                return None

    async def _may_see(self, follow: Follow) -> bool:
        """Return whether a user may still see a game that they follow.

        If not, the user no longer follows the game, and is notified.
        """
        if follow.guild_id is not None:
            return True
        row = await self.context.service.store.game(follow.game_id)
        if row is not None and self.access.away(row.guild_id):
            raise DeliveryDelayed(row.id, detail="its server cannot be reached")
        if row is not None and await self.access.sees(summary_of(row), await self.access.user(follow.added_by)):
            return True
        await self.stored.remove(
            follow.game_id, follow.channel_id, *self.notes.note(follow, "watch-unseen", now=clock.now())
        )
        return False


def _covered(notice: Claimed) -> tuple[int, int, bool]:
    """Return the last version and the last period that a notice reports, and whether it reports the end."""
    return int(notice.facts["version"]), int(notice.facts["period"]), bool(notice.facts["end"])


def _due(follow: Follow, notice: Claimed) -> bool:
    """Return whether a follower still wants a notice, by the current settings."""
    version, period, _ = _covered(notice)
    if follow.what == "phase":
        return version > follow.told_version
    return follow.what == "day" and period > follow.told_period


def _foot(state: GameState, follow: Follow, word: PeriodWord, *, period: int, key: str = "watch-passed") -> str:
    """Return the footer of a message: days, link, and how to stop following."""
    over = state.status != RUNNING
    first, last = max(follow.told_period, 1), period if over else period - 1
    lines = []
    if last > first:
        lines.append(say(key, locale=follow.locale, first=first, last=last, period=word))
    link = board_link(state) if state.guild_id is not None else None
    if link is not None:
        lines.append(say("watch-link", locale=follow.locale, link=link))
    lines.append(say("watch-last" if over else "watch-how", locale=follow.locale))
    return cut("\n".join(lines), _FOOT)


def _newspaper_message(page: Page, day: str, foot: str) -> ui.LayoutView:
    view = note(f"**{page.title}**\n-# {day}")
    box = next(iter(view.children))
    assert isinstance(box, ui.Container)
    past_boards = ui.MediaGallery[ui.LayoutView]()
    past_boards.add_item(media=f"attachment://{_DISPATCH}", description=cut(page.alt, ALT_LENGTH))
    box.add_item(past_boards)
    box.add_item(ui.TextDisplay(foot))
    return view


def _file(page: Page) -> discord.File:
    return discord.File(io.BytesIO(page.picture), _DISPATCH)


class FollowNotices:
    """Tells the user who added a follow about its problems."""

    def __init__(self, context: BotContext, stored: Follows, access: Access) -> None:
        self.context = context
        self.stored = stored
        self.access = access

    def note(self, follow: Follow, key: str, *, now: datetime, permissions: str = "", name: str = "") -> list[Notice]:
        """Return a list with the notice that tells a follower about a problem.

        The list is empty if the user's data was deleted.
        """
        if follow.added_by in {NOBODY, CALENDAR_ACTOR}:
            return []
        facts = {
            "key": key,
            "channel": follow.channel_id if follow.guild_id is not None else 0,
            "name": name,
            "permissions": permissions,
            "locale": follow.locale,
            "until": int((now + GRACE).timestamp()),
        }
        named = f"{follow.channel_id}.{key}.{int(now.timestamp())}"
        return [Notice(kind=NOTE, key=named, due_at=now, game_id=follow.game_id, user_id=follow.added_by, facts=facts)]

    async def handle_problem(self, follow: Follow, problem: DeliveryProblem) -> None:
        """Handle a failed post: warn the user, or stop following if the channel is gone or the failures continue."""
        now = clock.now()
        if self.access.away(follow.guild_id):
            return  # during an outage, Discord's answers about the channel mean nothing
        if follow.guild_id is not None and await self.access.gone(follow.channel_id):
            await self.stored.remove(follow.game_id, follow.channel_id, *self.note(follow, "watch-gone", now=now))
        elif follow.trouble_since is not None and now - follow.trouble_since >= GRACE:
            await self.stored.remove(follow.game_id, follow.channel_id, *self.note(follow, "watch-dropped", now=now))
        else:
            notices = self.note(follow, _warning(problem), now=now, permissions=_missing(problem))
            closed = isinstance(problem, DirectMessagesClosed)  # no user would read it
            if await self.stored.note_failure(follow, now=now, notices=[] if closed else notices):
                self.context.scheduler.wake(now + AGAIN, WATCHERS)
                log.info(
                    "channel %(channel)s cannot follow game %(game)s: %(problem)s",
                    {"channel": Spot(follow.channel_id, follow.guild_id), "game": follow.game_id, "problem": problem},
                )

    # --- as a writer of notices ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message for its reader; None if the game no longer exists."""
        facts, row = notice.facts, await self.context.service.store.game(notice.game_id or "")
        if row is None:
            return None
        locale = str(facts["locale"])
        named = str(facts["permissions"]).split(", ") if facts["permissions"] else ["view_channel", "send_messages"]
        channel = f"<#{facts['channel']}>"
        if facts["name"]:
            channel = f"**#{quoted(str(facts['name']), 100)}**"
        with speaking(locale):
            text = say(
                str(facts["key"]),
                title=self.context.find(row.system).title(),
                channel=channel,
                permissions=permission_names(named),
                until=f"<t:{facts['until']}:f>",
            )
        return Payload(view=note(text))

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a notice is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Ignore the failure: the user cannot be reached."""


def _warning(problem: DeliveryProblem) -> str:
    if isinstance(problem, ThreadLocked):
        return "watch-locked"
    return "watch-hidden" if isinstance(problem, ChannelGone) else "watch-trouble"


def _missing(problem: DeliveryProblem) -> str:
    """Return the names of the missing permissions as text."""
    if isinstance(problem, MissingPermissions) and all(
        name in discord.Permissions.VALID_FLAGS for name in problem.detail.split(", ")
    ):
        return problem.detail
    return ""
