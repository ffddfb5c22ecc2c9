"""The board as a Discord Activity, in a frame without cookies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

import aiohttp
import discord
import msgspec
from discord.http import Route

from bot.context import BotContext
from bot.games.error_answers import told
from bot.ui.errors import UserError
from bot.web.sessions import Sessions, Viewer
from db.storage.errors import DatabaseError

log = logging.getLogger(__name__)

ORIGINS = (
    "https://discord.com",
    "https://ptb.discord.com",
    "https://canary.discord.com",
    "https://discordapp.com",
    "https://ptb.discordapp.com",
    "https://canary.discordapp.com",
)
"""The origins of Discord's clients, which show the frame."""
MOST = 16
"""The maximum number of users waiting at the same time for Discord's check before they enter."""
_PATIENT = aiohttp.ClientTimeout(total=10)


class Refusal(Exception):
    """Raised when the user gets no session. The argument is the key of the reason's text."""


class _Token(msgspec.Struct):
    access_token: str


class _User(msgspec.Struct):
    id: str
    locale: str = ""


class Activity:
    """Starts sessions for users of the Discord Activity.

    `secret` returns the application's client secret. Without it the Activity is off.
    """

    def __init__(
        self, context: BotContext, sessions: Sessions, client: discord.Client, secret: Callable[[], str | None]
    ) -> None:
        self.context, self.sessions, self._client, self._secret = context, sessions, client, secret
        self._waiting = 0

    @property
    def on(self) -> bool:
        """Whether the Activity is switched on."""
        return bool(self._secret()) and self._client.application_id is not None

    @property
    def client_id(self) -> int:
        """The id of the Discord application."""
        return self._client.application_id or 0

    @property
    def origin(self) -> str:
        """The web origin of the Activity's frame. It is empty if the Activity is off."""
        return f"https://{self.client_id}.discordsays.com" if self.on else ""

    async def enter(self, code: str, instance: str) -> tuple[str, Viewer]:
        """Open a session for Discord's authorization `code`. Return its secret and its viewer.

        Raise `Refusal` if Discord does not confirm the user, or if the user may see no game.
        """
        if self._waiting >= MOST:
            raise Refusal("touch-activity-failed")
        self._waiting += 1
        try:
            user = await self._user(code)
            channel_id = await self._place(instance, int(user.id))
        except (aiohttp.ClientError, discord.DiscordException, TimeoutError, OSError, ValueError, KeyError) as error:
            log.warning("the Activity let nobody in: %(problem)s", {"problem": type(error).__name__})
            raise Refusal("touch-activity-failed") from None
        finally:
            self._waiting -= 1
        game_id = await self._game(int(user.id), channel_id)
        return await self.sessions.admit(int(user.id), game_id, locale=user.locale)

    async def _user(self, code: str) -> _User:
        """Return the user to whom Discord's authorization code belongs."""
        said = {
            "client_id": str(self.client_id),
            "client_secret": self._secret() or "",
            "grant_type": "authorization_code",
            "code": code,
        }
        async with aiohttp.ClientSession(timeout=_PATIENT, raise_for_status=True) as session:
            async with session.post(f"{Route.BASE}/oauth2/token", data=said) as answer:
                token = msgspec.json.decode(await answer.read(), type=_Token)
            headers = {"Authorization": f"Bearer {token.access_token}"}
            async with session.get(f"{Route.BASE}/users/@me", headers=headers) as answer:
                return msgspec.json.decode(await answer.read(), type=_User)

    async def _place(self, instance: str, user_id: int) -> int:
        """Return the id of the channel where the user opened the Activity.

        Raise `Refusal` if Discord does not know this instance.
        """
        path = "/applications/{application_id}/activity-instances/{instance_id}"
        route = Route("GET", path, application_id=self.client_id, instance_id=instance)
        async with asyncio.timeout(10):
            try:
                found = await self._client.http.request(route)
            except discord.NotFound:
                raise Refusal("touch-activity-failed") from None
        users = {str(each) for each in found["users"]}
        if str(found["application_id"]) != str(self.client_id) or str(user_id) not in users:
            raise Refusal("touch-activity-failed")
        return int(found["location"]["channel_id"])

    async def _game(self, user_id: int, channel_id: int) -> str:
        """Return the id of the game to show in the Activity.

        Raise `Refusal` if there is no game that the user may see.
        """
        service = self.context.service
        try:
            game_id = await self.sessions.remembered(user_id)
            if game_id is None:
                row = await service.store.game_in(channel_id)
                if row is None:
                    raise Refusal("touch-activity-none")
                game_id = row.id
            game = await service.roster.game(game_id)
            await self.context.visibility.expect_viewer(user_id, game)
        except (Refusal, DatabaseError):
            raise
        except Exception as error:  # a stranger gets one text for all errors: it must not reveal a game
            if not isinstance(error, UserError) and told(error) is None:
                raise
            raise Refusal("touch-activity-none") from None
        return game_id
