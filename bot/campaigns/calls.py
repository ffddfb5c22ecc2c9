"""Mentions in a campaign's channel those users and roles that asked for it.

Each message permits exactly these mentions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple

import discord

from bot.boards.calendar_lines import is_past, stamps
from bot.campaigns.waiting import awaited_in, is_asked
from bot.delivery.channels import permissions_in
from bot.games.errors import DeliveryProblem, SaveUnreadable
from bot.games.notices import Payload
from bot.games.permissions import NOBODY
from bot.games.state import GameState, GameSummary
from bot.players.wrong_place import link_to
from bot.runtime import clock
from bot.runtime.scheduler import NOTICES
from bot.ui.replies import note
from bot.ui.texts import QUIET, say
from db.mentions import Awaited, Mention, Mentions, note_awaited, note_called
from db.notices import Claimed, Notice, enqueue
from db.schema.games import VOTE
from engine.core.day_gate import CALENDAR
from render.presenter import PeriodWord

if TYPE_CHECKING:
    from bot.context import BotContext

KIND = "call"
"""The `Notice.kind` of notices that mention users."""
DAY, WAITING, DEADLINE = "day", "waiting", "deadline"
"""The occasions for a mention."""
_MOST = 50


class Named(NamedTuple):
    """Mentions as text, and the matching permission for Discord."""

    who: str
    allowed: discord.AllowedMentions


class Calls:
    """Finds the users and roles to mention, and writes the messages that mention them."""

    def __init__(self, client: discord.Client, context: BotContext, *, now: Callable[[], datetime] = clock.now) -> None:
        self.stored = Mentions(context.service.store.database)
        self._client = client
        self._context = context
        self._now = now

    def word(self, game: GameSummary | GameState) -> PeriodWord:
        """Return the game's word for its periods: day or turn."""
        return self._context.presenter(game).period()

    # --- scheduler job ---

    async def round(self, now: datetime) -> datetime | None:
        """Mention users whose deadline is near, or for whose decision a game waits.

        Return when the next mention is due; None if none is planned.
        """
        due, again = await self.stored.before_deadlines(now)
        for game_id, deadline, wishes in due:
            await self._before(game_id, deadline, wishes, now)
        awaited = await self.stored.awaited(now)
        for each in awaited:
            await self._awaited(each, now)
        return min(filter(None, (again, *(each.half for each in awaited if each.half > now))), default=None)

    async def _before(self, game_id: str, deadline: datetime, wishes: Sequence[Mention], now: datetime) -> None:
        state = await self._position(game_id)
        if state is None or state.ask is None or state.ask.kind == CALENDAR:
            return  # nothing is open now, but an undo may change that
        wishes = [wish for wish in wishes if wish.role_id or is_asked(state, wish.user_id)]
        async with self.stored.database.write() as connection:
            fresh = [wish for wish in wishes if await note_called(connection, wish, deadline)]
            if fresh:
                await enqueue(connection, [_notice(state, DEADLINE, fresh, deadline, now)])
        self._context.scheduler.wake_now(NOTICES)

    async def _awaited(self, game: Awaited, now: datetime) -> None:
        """Mention the users for whom a game waits, if it is time."""
        ripe = [wish for wish in game.mentions if _is_ripe(game, wish, now)]
        state = await self._position(game.game_id) if ripe else None
        if state is None:
            return
        waiting, named = await awaited_in(state, self.stored.database), []
        async with self.stored.database.write() as connection:
            for wish in ripe:
                calls = wish.user_id in waiting or bool(wish.role_id and waiting)
                at = now if calls or now >= game.half else wish.awaited_at
                if await note_awaited(connection, wish, game.version, at) and calls:
                    named.append(wish)
            if named:
                await enqueue(connection, [_notice(state, WAITING, named, game.deadline_at, now)])
        if named:
            self._context.scheduler.wake_now(NOTICES)

    async def _position(self, game_id: str) -> GameState | None:
        try:
            return await self._context.service.position(game_id)
        except SaveUnreadable:
            return None

    # --- messages ---

    async def write(self, notice: Claimed) -> Payload | None:
        """Return the message, or None if it is no longer needed."""
        state = await self._context.service.load(notice.game_id or "")
        if state.ask is None or state.ask.kind == CALENDAR:
            return None
        what, until = notice.facts["what"], datetime.fromisoformat(notice.facts["until"])
        if is_past(until):
            return None
        users, roles = ({int(each) for each in notice.facts[kind]} for kind in ("users", "roles"))
        waiting = await awaited_in(state, self.stored.database) if what == WAITING else frozenset[int]()
        wishes = [
            wish
            for wish in await self.stored.of(state.id)
            if (wish.role_id in roles if wish.role_id else wish.user_id in users and is_asked(state, wish.user_id))
            and (what != WAITING or wish.user_id in waiting or (wish.role_id and waiting))
        ]
        named = self._named(state, wishes)
        if named is None:
            return None
        text = say(f"campaign-call-{what}", locale=state.locale, who=named.who, link=link_to(state), **stamps(until))
        return Payload(view=note(text), guild_id=state.guild_id, allowed=named.allowed)

    async def sent(self, notice: Claimed, message: discord.Message) -> None:
        """Called after a mention is posted. Does nothing."""

    async def failed(self, notice: Claimed, problem: DeliveryProblem) -> None:
        """Do nothing about a failed post. The delivery of the board reports the problem."""

    async def note_day(self, game_id: str) -> None:
        """Record that users were mentioned at the beginning of a day."""
        await self.stored.note_day(game_id, self._now())

    async def at_day(self, state: GameState) -> Named | None:
        """Return the users and roles to mention when a day begins; None if there are none."""
        return self._named(state, [wish for wish in await self.stored.of(state.id) if wish.day])

    def _named(self, game: GameSummary, wishes: Iterable[Mention]) -> Named | None:
        """Return the users and roles to mention: those who asked for it. Return None if there are none."""
        kept = [wish for wish in wishes if self.notifies(game, wish)][:_MOST]
        if not kept:
            return None
        users = [_snowflake(wish.user_id) for wish in kept if not wish.role_id]
        roles = [_snowflake(wish.role_id) for wish in kept if wish.role_id]
        allowed = discord.AllowedMentions(everyone=False, users=users, roles=roles, replied_user=False)
        return Named(", ".join(mention_of(wish) for wish in kept), allowed)

    def notifies(self, game: GameSummary, wish: Mention) -> bool:
        """Return whether a mention would notify its user or role."""
        if not wish.role_id:
            return wish.user_id != NOBODY and (game.command == VOTE or game.may_decide(wish.user_id))
        channel: Any = self._client.get_channel(game.channel_id)
        guild = self._client.get_guild(game.guild_id or 0)
        role = guild.get_role(wish.role_id) if guild is not None else None
        return role is not None and may_name(role, permissions_in(channel))


def _snowflake(number: int) -> Any:
    """Return an object whose id is a string, as in Discord's API."""
    return SimpleNamespace(id=str(number))


def may_name(role: discord.Role, held: discord.Permissions | None) -> bool:
    """Return whether a member with the permissions `held` may mention `role`."""
    return not role.is_default() and (role.mentionable or (held is not None and held.mention_everyone))


def mention_of(wish: Mention) -> str:
    """Return the text that mentions a user or role."""
    return f"<@&{wish.role_id}>" if wish.role_id else f"<@{wish.user_id}>"


def quiet(named: Named | None) -> discord.AllowedMentions:
    """Return discord.py's object that permits exactly these mentions."""
    return named.allowed if named is not None else QUIET


def _is_ripe(game: Awaited, wish: Mention, now: datetime) -> bool:
    """Return whether to mention a user or role now because the game waits for a user."""
    if wish.called_for == game.deadline_at or (wish.awaited_at is not None and wish.awaited_at >= game.begun):
        return False
    if now >= game.half and (wish.awaited_at is None or wish.awaited_at < game.half):
        return True
    return game.said and wish.awaited_version != game.version


def _notice(state: GameState, what: str, wishes: Sequence[Mention], deadline: datetime, now: datetime) -> Notice:
    users = [str(wish.user_id) for wish in wishes if not wish.role_id]
    roles = [str(wish.role_id) for wish in wishes if wish.role_id]
    return Notice(
        kind=KIND,
        key=f"{what}-{state.version}-{deadline.isoformat()}-{now.isoformat()}",
        due_at=now,
        game_id=state.id,
        channel_id=state.channel_id,
        facts={"what": what, "until": deadline.isoformat(), "users": users, "roles": roles},
        expires_at=deadline,
    )
