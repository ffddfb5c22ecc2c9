"""The registration of the board's web page."""

from __future__ import annotations

import contextlib
from collections import OrderedDict
from collections.abc import Iterable

import aiohttp
import discord

from bot.boards.decisions import Decisions
from bot.boards.message import BoardMessages
from bot.context import Registry
from bot.rules.handlers import RulesHandlers
from bot.runtime import clock
from bot.ui.rate_limits import RateLimits
from bot.web.activity import Activity
from bot.web.feed import Feed
from bot.web.handlers import PageHandlers
from bot.web.server import BoardServer
from bot.web.sessions import Sessions
from bot.web.sharing import ShareHandlers
from bot.web.table import Table
from db.board_page import marks_of
from db.schema.games import HOUSE

_NAMES = 1_000
"""The maximum number of names that are kept."""


def register(
    registry: Registry,
    boards: BoardMessages,
    decisions: Decisions,
    rules: RulesHandlers,
    limits: RateLimits,
    *,
    secret: str | None,
) -> BoardServer:
    """Register the feature. Return its server, which the caller must then open."""
    context, client = registry.context, registry.client
    database = context.service.store.database

    fetched: OrderedDict[int, str] = OrderedDict()

    def called(user_id: int) -> str | None:
        user = client.get_user(user_id)
        return user.display_name if user is not None else fetched.get(user_id)

    async def learn(users: Iterable[int]) -> None:
        """Ask Discord for the names of users who are not in the cache. Each user is asked for only once."""
        for user_id in users:
            if user_id <= HOUSE or user_id in fetched or client.get_user(user_id) is not None:
                continue
            fetched[user_id] = ""
            with contextlib.suppress(discord.DiscordException, aiohttp.ClientError, OSError):
                fetched[user_id] = (await client.fetch_user(user_id)).display_name
            while len(fetched) > _NAMES:
                fetched.popitem(last=False)

    async def marks(games: frozenset[str]) -> dict[str, str]:
        return dict(await marks_of(database, games))

    sessions = Sessions(database, clock.now)
    table = Table(context, boards, decisions, rules, names=called, learn=learn)
    activity = Activity(context, sessions, client, lambda: secret)
    server = BoardServer(table, sessions, Feed(marks), limits, activity)
    sharing = ShareHandlers(context, server)
    registry.buttons(PageHandlers(context, server, sharing), sharing)
    return server
