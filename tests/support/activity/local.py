"""The local page's bot with an Activity: its process gets Discord's side from here (`local.browser.player.running`)."""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import Any

from discord.http import Route
from simcord.http import router
from simcord.http.router import RequestContext
from support.activity import discord as simulated

from bot.web.sessions import Sessions

CODE, INSTANCE = "the-code", "i-1"
BEFORE = "from support.activity import local; local.install(); "
"""The code that a process runs first."""


_open = ExitStack()


def install() -> None:
    """Let the person who presses the button be in an instance, and be whose code it is."""
    os.environ["SIEGEMASTER_ACTIVITY_SECRET"] = simulated.SECRET
    os.environ["SIEGEMASTER_WEB_PORT"] = "0"
    oauth = simulated.OAuth(0)
    Route.BASE = oauth.base
    _open.enter_context(simulated.activities())
    answered = simulated._answered

    def launched(ctx: RequestContext) -> Any:
        if not simulated.entry_points(ctx.backend):
            simulated.enable(ctx.backend)
        oauth.client_id = ctx.backend.application_id
        return answered(ctx)

    path = ["interactions", "{interaction_id}", "{token}", "callback"]
    router._ROUTES["POST"].insert(0, (path, launched))
    remember = Sessions.remember

    async def remembered(self: Sessions, user_id: int, game_id: str, *, locale: str) -> None:
        oauth.codes[CODE] = user_id
        await remember(self, user_id, game_id, locale=locale)

    Sessions.remember = remembered  # type: ignore[method-assign]
    launch = simulated.launch

    def named(*places: Any) -> str:
        name = launch(*places)
        simulated.INSTANCES[INSTANCE] = simulated.INSTANCES[name]
        return name

    simulated.launch = named
