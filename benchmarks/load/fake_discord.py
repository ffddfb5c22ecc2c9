"""A fast fake Discord: its gateway and the few HTTP requests that are needed to play.

It checks nothing and has no rate limits. It records each request with the time at which it had arrived completely; the
bot connects with discord.py's own client.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.runtime import clock

API = "/api/v10"
BOT, APPLICATION = 42, 43
_EPOCH = 1_420_070_400
"""Discord's epoch in seconds: ids contain the milliseconds since then."""
_CHANNELS, _ROLES = 12, 6
"""The number of text channels and of roles of each server, as in a small one."""
_EVERYTHING = str((1 << 50) - 1)
_HEARTBEAT = 20_000
"""The interval of heartbeats in milliseconds; discord.py closes a gateway connection that sends nothing for a
minute.
"""
_AT = "2026-01-01T00:00:00+00:00"
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_MEMBER = re.compile(r"/guilds/\d+/members/(\d+)")
_USER = re.compile(r"/users/(\d+)")
_MESSAGES = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?")
_ORIGINAL = re.compile(r"/webhooks/\d+/(\d+)\.[^/]+/messages/@original")
_WEBHOOK = re.compile(r"/webhooks/\d+/(\d+)\.[^/]+(?:/messages/.*)?")
_JSON = {"Content-Type": "application/json"}


@dataclass(slots=True)
class Click:
    """An interaction, and the times of its answers by the monotonic clock; None if an answer never came."""

    channel: int
    text: bytes
    """The gateway event that the bot receives, as JSON."""
    message: int = 0
    """The id of the message of the clicked button; 0 for a command."""
    sent: float = 0.0
    acknowledged: float | None = None
    pictured: float | None = None
    told: list[str] = field(default_factory=list)
    """Other messages to the user, such as a refusal or an error."""


@dataclass(slots=True)
class Board:
    """The newest message of a channel."""

    id: int
    components: list[Any]


class StandIn:
    """A simulated Discord: servers with a channel for each game, and the bot that is connected to the gateway."""

    def __init__(self, servers: int) -> None:
        self.servers = servers
        self.boards: dict[int, Board] = {}
        self.requests = 0
        self.taken = 0
        """The number of bytes that the bot has sent."""
        self.clicks: dict[int, Click] = {}
        self._waiting: dict[int, Click] = {}
        self._arrived = asyncio.Event()
        self._ids = count(int((clock.now().timestamp() - _EPOCH) * 1_000) << 22)
        self._gateway: asyncio.Queue[bytes] | None = None
        self._number = 0
        self._runner: web.AppRunner | None = None
        self.address = ""

    # --- servers ---

    @staticmethod
    def server_of(game: int) -> int:
        """Return the id of the server of the game with that number."""
        return 1_000_000_000_000 + (game << 8)

    @classmethod
    def channel_of(cls, game: int) -> int:
        """Return the id of the channel of the game with that number."""
        return cls.server_of(game) + 1

    @staticmethod
    def player_of(game: int) -> int:
        """Return the id of the player of the game with that number."""
        return 2_000_000_000_000 + game

    def _server(self, number: int) -> dict[str, Any]:
        server = self.server_of(number)
        roles = [
            {
                "id": str(server + (64 + role if role else 0)),
                "name": f"role {role}" if role else "@everyone",
                "permissions": _EVERYTHING if role == 1 else "2248473465835073",
                "position": role,
                "color": 0,
                "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
                "hoist": False,
                "managed": False,
                "mentionable": False,
                "flags": 0,
            }
            for role in range(_ROLES)
        ]
        channels: list[dict[str, Any]] = [
            {
                "id": str(server + 1 + place),
                "type": 0,
                "name": f"room-{place}",
                "position": place,
                "permission_overwrites": [],
                "parent_id": None,
                "topic": None,
                "rate_limit_per_user": 0,
                "last_message_id": None,
            }
            for place in range(_CHANNELS)
        ]
        return {
            "id": str(server),
            "name": f"Server {number}",
            "owner_id": str(self.player_of(number)),
            "icon": None,
            "splash": None,
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 0,
            "explicit_content_filter": 0,
            "mfa_level": 0,
            "nsfw_level": 0,
            "features": [],
            "emojis": [],
            "stickers": [],
            "roles": roles,
            "channels": channels,
            "threads": [],
            "members": [_member(BOT, "siegemaster", roles=(str(server + 65),))],
            "voice_states": [],
            "presences": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "member_count": 100,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": "en-US",
            "system_channel_id": None,
            "system_channel_flags": 0,
            "joined_at": _AT,
            "large": False,
            "unavailable": False,
        }

    def _message(self, channel: int, board: Board) -> dict[str, Any]:
        return {
            "id": str(board.id),
            "channel_id": str(channel),
            "author": _user(BOT, "siegemaster", bot=True),
            "content": "",
            "timestamp": _AT,
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "components": board.components,
            "pinned": False,
            "type": 0,
            "flags": 1 << 15,
        }

    # --- actions of players ---

    def click(self, game: int, custom_id: str) -> Click:
        """Return a click on a button by a game's player, as at the end of a series of menus; it is not sent yet."""
        channel = self.channel_of(game)
        board = self.boards[channel]
        button = {"type": 2, "id": 9_001, "style": 1, "label": "Decide", "custom_id": custom_id}
        walked = Board(board.id, [*board.components, {"type": 1, "id": 9_000, "components": [button]}])
        data = {"custom_id": custom_id, "component_type": 2, "id": 9_001}
        return self._interaction(game, 3, data, message=self._message(channel, walked))

    def command(self, game: int, name: str) -> Click:
        """Return a command of a game's player; it is not sent yet."""
        return self._interaction(game, 2, {"id": "1", "name": name, "type": 1, "options": []})

    def _interaction(self, game: int, kind: int, data: dict[str, Any], **more: Any) -> Click:
        number, channel, server = next(self._ids), self.channel_of(game), self.server_of(game)
        player = self.player_of(game)
        payload = {
            "id": str(number),
            "application_id": str(APPLICATION),
            "type": kind,
            "token": f"{number}.token",
            "version": 1,
            "data": data,
            "channel_id": str(channel),
            "channel": {"id": str(channel), "type": 0, "name": "room-0", "guild_id": str(server), "position": 0},
            "guild_id": str(server),
            "locale": "en-US",
            "guild_locale": "en-US",
            "member": {**_member(player, f"player-{game}"), "permissions": "2248473465835073"},
            "app_permissions": _EVERYTHING,
            "entitlements": [],
            "authorizing_integration_owners": {},
            "context": 0,
            "attachment_size_limit": 10_485_760,
            **more,
        }
        event, pressed = self._event("INTERACTION_CREATE", payload), int(more.get("message", {}).get("id", 0))
        self.clicks[number] = self._waiting[channel] = Click(channel, event, pressed)
        return self._waiting[channel]

    def send(self, clicks: Sequence[Click]) -> None:
        """Send all clicks at the same time; their events are encoded already."""
        for click in clicks:
            click.sent = time.monotonic()
            self._emit(click.text)

    async def until(self, done: Callable[[], bool], *, seconds: float) -> bool:
        """Return whether a condition becomes true within `seconds`; the condition is checked after each request."""
        end = time.monotonic() + seconds
        while not done():
            self._arrived.clear()
            try:
                await asyncio.wait_for(self._arrived.wait(), max(0.0, end - time.monotonic()))
            except TimeoutError:
                return done()
        return True

    # --- the gateway ---

    def _event(self, name: str, payload: Any) -> bytes:
        self._number += 1
        return msgspec.json.encode({"op": 0, "t": name, "s": self._number, "d": payload})

    def _emit(self, text: bytes) -> None:
        if self._gateway is not None:
            self._gateway.put_nowait(text)

    async def _connected(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        queue: asyncio.Queue[bytes] = asyncio.Queue()
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": _HEARTBEAT}})
        writer = asyncio.create_task(_write(socket, queue))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                said = message.json()
                if said["op"] == 1:
                    await socket.send_json({"op": 11})
                elif said["op"] == 2:
                    self._gateway = queue
                    self._greet(said["d"])
        finally:
            writer.cancel()
        return socket

    def _greet(self, asked: dict[str, Any]) -> None:
        ready = {
            "v": 10,
            "user": _user(BOT, "siegemaster", bot=True),
            "guilds": [{"id": str(self.server_of(each)), "unavailable": True} for each in range(self.servers)],
            "session_id": "session",
            "resume_gateway_url": self.address.replace("http", "ws", 1),
            "application": {"id": str(APPLICATION), "flags": 0},
            "shard": asked.get("shard", [0, 1]),
        }
        self._emit(self._event("READY", ready))
        for number in range(self.servers):
            self._emit(self._event("GUILD_CREATE", self._server(number)))

    # --- requests ---

    async def _request(self, request: web.Request) -> web.Response:
        path = request.path.removeprefix(API)
        body = await request.read()
        at = time.monotonic()
        self.requests += 1
        self.taken += len(body)
        try:
            answer = self._answer(request.method, path, body, at)
        finally:
            self._arrived.set()
        if answer is None:
            return web.Response(status=204)
        # discord.py expects the plain content type: with a character set it treats an answer as text.
        return web.Response(body=msgspec.json.encode(answer), headers=_JSON)

    def _answer(self, method: str, path: str, body: bytes, at: float) -> Any:
        if found := _CALLBACK.fullmatch(path):
            return self._called_back(int(found[1]), body, at)
        if found := _MESSAGES.fullmatch(path):
            return self._of_channel(method, int(found[1]), int(found[2] or 0), body, at)
        if found := _ORIGINAL.fullmatch(path):
            pressed = self.clicks[int(found[1])]
            return self._of_channel(method, pressed.channel, pressed.message, body, at)
        if found := _WEBHOOK.fullmatch(path):
            self.clicks[int(found[1])].told.append(body[:2_000].decode(errors="replace"))
            return self._message(0, Board(next(self._ids), []))
        if path.endswith("/commands"):
            return [] if method == "GET" else _registered(body)
        member, user = _MEMBER.fullmatch(path), _USER.fullmatch(path)
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        address = self.address.replace("http", "ws", 1)
        gateway = {"url": address, "shards": 1, "session_start_limit": limit}
        known = {"/users/@me": _user(BOT, "siegemaster", bot=True), "/gateway/bot": gateway}
        if user is not None:
            known[path] = _user(int(user[1]), f"player {user[1]}")
        return _member(int(member[1]), f"player {member[1]}") if member else known.get(path, _application())

    def _called_back(self, number: int, body: bytes, at: float) -> Any:
        click = self.clicks[number]
        click.acknowledged = at
        return {"interaction": {"id": str(number), "type": 3}, "resource": None} if body else None

    def _of_channel(self, method: str, channel: int, message: int, body: bytes, at: float) -> Any:
        board = self.boards.get(channel)
        if method == "GET":
            if message:
                return self._message(channel, board or Board(message, []))
            return [self._message(channel, board)] if board else []
        said, files = _parts(body)
        fresh = method == "POST"
        if files and (click := self._waiting.pop(channel, None)) is not None:
            click.pictured = at
        shown = Board(next(self._ids) if fresh else message, _resolved(said.get("components") or []))
        if board is None or fresh or message == board.id:
            self.boards[channel] = shown
        return self._message(channel, shown)

    # --- opening and closing ---

    async def open(self) -> None:
        """Listen on a port of this machine."""
        app = web.Application(client_max_size=2**26)
        app.router.add_get("/", self._connected)
        app.router.add_route("*", API + "/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"http://{host}:{port}"

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()


def _user(number: int, name: str, *, bot: bool = False) -> dict[str, Any]:
    return {
        "id": str(number),
        "username": name,
        "discriminator": "0",
        "global_name": name,
        "avatar": None,
        "bot": bot,
        "public_flags": 0,
    }


def _member(number: int, name: str, *, roles: tuple[str, ...] = ()) -> dict[str, Any]:
    return {
        "user": _user(number, name, bot=number == BOT),
        "roles": list(roles),
        "nick": None,
        "joined_at": _AT,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
        "avatar": None,
    }


def _application() -> dict[str, Any]:
    return {
        "id": str(APPLICATION),
        "name": "siegemaster",
        "icon": None,
        "description": "",
        "summary": "",
        "flags": 0,
        "verify_key": "",
        "rpc_origins": [],
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": _user(7, "owner"),
        "team": None,
    }


def _registered(body: bytes) -> list[Any]:
    commands: list[dict[str, Any]] = msgspec.json.decode(body)
    common = {"application_id": str(APPLICATION), "version": "1", "default_member_permissions": None}
    return [{**common, **command, "id": str(number)} for number, command in enumerate(commands, 1)]


def _parts(body: bytes) -> tuple[dict[str, Any], bool]:
    """Return the JSON of a request, and whether the request has files."""
    if not body.startswith(b"--"):
        return (msgspec.json.decode(body) if body else {}), False
    boundary = body[: body.index(b"\r\n")]
    begins = body.index(b"\r\n\r\n", body.index(b'name="payload_json"')) + 4
    ends = body.index(b"\r\n" + boundary, begins)
    return msgspec.json.decode(body[begins:ends]), b'name="files[0]"' in body


def _resolved(components: list[Any]) -> list[Any]:
    """Return components in the form in which Discord returns them: each component has its id, and each file has an
    address.
    """
    numbers = count(1_000)

    def walk(part: Any) -> Any:
        if isinstance(part, list):
            return [walk(each) for each in part]
        if not isinstance(part, dict):
            return part
        if str(part.get("url", "")).startswith("attachment://"):
            name = part["url"].removeprefix("attachment://")
            return {**part, "url": f"https://cdn.invalid/attachments/1/2/{name}", "content_type": "image/png"}
        found = {key: walk(value) for key, value in part.items()}
        if "type" in found:
            found.setdefault("id", next(numbers))
        return found

    resolved: list[Any] = walk(components)
    return resolved


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[bytes]) -> None:
    while True:
        text = await queue.get()
        try:
            await socket.send_str(text.decode())
        except ConnectionError:
            return
