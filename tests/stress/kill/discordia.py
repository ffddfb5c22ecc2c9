"""A Discord that outlives the bot: simcord's world, served over HTTP and a gateway to a bot in another process.

The bot connects with discord.py's own client. A request may take effect although the bot never sees the response.
"""

from __future__ import annotations

import asyncio
import io
import json
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from types import SimpleNamespace
from typing import Any

from aiohttp import BodyPartReader, WSMsgType, web
from simcord import intents, interactions
from simcord._clock import Clock
from simcord.backend import Backend, serializers
from simcord.backend.errors import BackendError, missing_permissions
from simcord.http import router
from support import discord_watch
from support.discord_api import Asked

_API = "/api/v10"
_DEDUPED = timedelta(minutes=3)
"""How long Discord recognises a nonce; its documentation says «a few minutes»."""
_INTENTS = SimpleNamespace(guilds=True, guild_polls=True, dm_polls=True)


class Someone(int):
    """A person, as an option of a command."""


_KINDS = {str: 3, int: 4, bool: 5, Someone: 6}


class Ahead(Clock):
    """A clock: the real time plus the time that the tests have skipped."""

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)


@dataclass(frozen=True)
class Sent:
    """A message that the bot sent on its own, not as a response to an interaction."""

    channel_id: int
    message_id: int
    nonce: str
    at: datetime
    poll: bool


Watch = Callable[[str, str, bool], bool]
"""Called with method and path before a request is done (False) and after (True); returning False drops it."""


class Discordia:
    """One guild with its channels and people, and the bot connected to its gateway."""

    def __init__(self) -> None:
        self.backend = Backend(clock=Ahead())
        self.heartbeat = 41.25
        """Heartbeat interval in seconds that a new connection receives."""
        self.deaf = False
        """Whether heartbeats get no acknowledgement."""
        self.forgetful = False
        """Whether a session that the client resumes is unknown."""
        self.told: list[str] = []
        """The first payload of every connection: «identify» or «resume»."""
        self._socket: web.WebSocketResponse | None = None
        self._queue: asyncio.Queue[str] | None = None
        self._number = 0
        self._session = ""
        self._past: deque[tuple[int, str]] = deque(maxlen=1000)
        self.backend.subscribers.append(self._emit)
        self.guild = self.backend.create_guild("Legation Quarter")
        self.sent: list[Sent] = []
        self.copies = 0
        """How many duplicate messages were dropped because their nonce was still known."""
        self.edits: list[tuple[int, int]] = []
        self.watch: Watch = lambda method, path, done: True
        self.blind = False
        """Whether the bot may read no channel's history and can recognise its posts by their nonce only."""
        self.ready = asyncio.Event()
        self.address = ""
        self._runner: web.AppRunner | None = None

    # --- the world ---

    def now(self) -> datetime:
        return self.backend.clock.now()

    def person(self, name: str) -> int:
        user = self.backend.make_user(name)
        self.backend.add_member(self.guild.id, user.id)
        return user.id

    def channel(self, name: str) -> int:
        return self.backend.create_channel(self.guild.id, name).id

    def messages(self, channel_id: int) -> list[Any]:
        """Return the messages that everybody sees in a channel, oldest first."""
        stored = self.backend.messages[channel_id].values()
        return sorted((each for each in stored if not each.flags & 64), key=lambda message: message.id)

    def private(self, channel_id: int) -> list[Any]:
        """Return the last five ephemeral messages in a channel, oldest first."""
        latest = [each for each in self.backend.messages[channel_id].values() if each.flags & 64]
        return sorted(latest, key=lambda message: message.id)[-5:]

    def press(self, who: int, message: Any, custom_id: str, values: Iterable[str] | None = None) -> Any:
        """Press a button, or choose `values` in a select, as a person; return the interaction that Discord stores."""
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2}
        if values is not None:
            data |= {"component_type": 3, "values": list(values)}
        return self._interaction(3, who, message.channel_id, data, message=message)

    def submit(self, who: int, shown: Any, values: Mapping[str, str | list[str]]) -> Any:
        """Fill in the form that an interaction has opened, and send it; a control without a value is left out."""
        rows = []
        for label in shown.modal["components"]:
            control = label.get("component") or {}
            value = values.get(control.get("custom_id", ""))
            if value is not None:
                key = "values" if isinstance(value, list) else "value"
                sent = {"type": control["type"], "custom_id": control["custom_id"], key: value}
                rows.append({"type": label["type"], "component": sent})
        data = {"custom_id": shown.modal["custom_id"], "components": rows}
        message = self.backend.messages[shown.channel_id].get(shown.source_message_id)
        return self._interaction(5, who, shown.channel_id, data, message=message)

    def command(self, who: int, channel_id: int, name: str, **options: Any) -> Any:
        """Run a slash command with subcommands, for example «siege new», as a person."""
        first, *rest = name.split()
        people = [each for each in options.values() if isinstance(each, Someone)]
        written: list[dict[str, Any]] = [
            {"name": key, "type": _KINDS[type(value)], "value": str(value) if value in people else value}
            for key, value in options.items()
        ]
        for word in reversed(rest):
            written = [{"name": word, "type": 1, "options": written}]
        data: dict[str, Any] = {"id": "1", "name": first, "type": 1, "options": written}
        if people:
            users, members = self.backend.get_user, self.guild.members
            data["resolved"] = {
                "users": {str(each): dict(serializers.user_payload(users(each))) for each in people},
                "members": {
                    str(each): dict(
                        serializers.member_payload(self.backend, self.guild, members[each], with_user=False)
                    )
                    for each in people
                },
            }
        return self._interaction(2, who, channel_id, data)

    def _interaction(self, kind: int, who: int, channel_id: int, data: dict[str, Any], *, message: Any = None) -> Any:
        record, payload = interactions.base_payload(
            self.backend, type=kind, channel_id=channel_id, guild_id=self.guild.id, user_id=who, data=data
        )
        if message is not None:
            payload["message"] = dict(serializers.message_payload(self.backend, message))
            record.source_message_id = message.id
        self.backend.emit("INTERACTION_CREATE", payload)
        return record

    # --- the gateway ---

    def _emit(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if self._session and (gate is None or getattr(_INTENTS, gate, False)):
            self._number += 1
            text = json.dumps({"op": 0, "t": event, "s": self._number, "d": payload})
            self._past.append((self._number, text))
            if self._queue is not None:
                self._queue.put_nowait(text)

    async def drop(self) -> None:
        """Drop the connection without a close frame; events from now on are kept for the client that resumes."""
        assert self._socket is not None
        assert self._socket._req is not None
        assert self._socket._req.transport is not None
        self._queue = None
        self._socket._req.transport.abort()

    async def ask_to_reconnect(self) -> None:
        """Send «reconnect», as Discord does before it takes a gateway away."""
        assert self._socket is not None
        await self._socket.send_json({"op": 7, "d": None})

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        queue: asyncio.Queue[str] = asyncio.Queue()
        self._socket = socket
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": int(self.heartbeat * 1000)}})
        writer = asyncio.create_task(_write(socket, queue))
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                said = message.json()
                if said["op"] == 1 and not self.deaf:
                    await socket.send_json({"op": 11})
                elif said["op"] == 2:
                    self._identified(queue, said["d"])
                elif said["op"] == 6 and not self._resumed(queue, said["d"]):
                    await socket.send_json({"op": 9, "d": False})
        finally:
            writer.cancel()
            if self._queue is queue:
                self._queue = None
        return socket

    def _resumed(self, queue: asyncio.Queue[str], asked: dict[str, Any]) -> bool:
        """Send the missed events in order; return False if the session cannot be resumed."""
        self.told.append("resume")
        if self.forgetful or asked["session_id"] != self._session:
            return False
        for number, text in self._past:
            if number > asked["seq"]:
                queue.put_nowait(text)
        self._queue = queue
        self._emit("RESUMED", {})
        return True

    def _identified(self, queue: asyncio.Queue[str], asked: dict[str, Any]) -> None:
        self.told.append("identify")
        self._queue = queue
        self._session = f"session-{self._number}"
        self._past.clear()
        backend = self.backend
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": str(guild), "unavailable": True} for guild in backend.guilds],
            "session_id": self._session,
            "resume_gateway_url": self.address.replace("http", "ws", 1),
            "application": {"id": str(backend.application_id), "flags": 0},
            "shard": asked.get("shard", [0, 1]),
        }
        self._emit("READY", ready)
        for guild in backend.guilds.values():
            self._emit("GUILD_CREATE", serializers.guild_create_payload(backend, guild))
        self.ready.set()

    # --- requests ---

    async def _request(self, request: web.Request) -> web.Response:
        method, path = request.method, request.path.removeprefix(_API)
        try:
            asked, files = await _body(request)
        except ConnectionError:
            return web.Response(status=400)  # the sending process died before the request took effect
        discord_watch.look(Asked(method, path, request.query, asked, [f"files[{each}]" for each in range(len(files))]))
        if not self.watch(method, path, False):
            return web.Response(status=503)
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
            url = self.address.replace("http", "ws", 1)
            return _json({"url": url, "shards": 1, "session_start_limit": limit})
        self.backend.http_requests.clear()
        self.backend.transcript.clear()
        try:
            answer = self._done(method, path, asked, dict(request.query), files)
        except BackendError as error:
            self.watch(method, path, True)
            return _json(error.to_json(), status=error.status)
        self.watch(method, path, True)
        return _json(answer) if answer is not None else web.Response(status=204)

    def _done(self, method: str, path: str, asked: Any, query: dict[str, str], files: list[Any]) -> Any:
        parts = path.strip("/").split("/")
        posts = method == "POST" and parts[0] == "channels" and parts[2:] == ["messages"]
        nonce = str(asked.get("nonce") or "") if posts and isinstance(asked, dict) else ""
        if nonce and asked.get("enforce_nonce"):
            known = [each for each in self.sent if each.nonce == nonce and each.channel_id == int(parts[1])]
            if known and self.now() - known[-1].at < _DEDUPED:
                self.copies += 1
                message = self.backend.get_message(known[-1].channel_id, known[-1].message_id)
                return dict(serializers.message_payload(self.backend, message))
        if self.blind and method == "GET" and parts[0] == "channels" and parts[2:] == ["messages"]:
            raise missing_permissions()
        answer = router.dispatch(self.backend, method, path, json=asked, params=query, files=files)
        if posts:
            self.sent.append(Sent(int(parts[1]), int(answer["id"]), nonce, self.now(), "poll" in (asked or {})))
        elif method == "PATCH" and parts[0] == "channels" and parts[2:3] == ["messages"]:
            self.edits.append((int(parts[1]), int(parts[3])))
        return answer

    # --- the server ---

    async def open(self) -> None:
        """Listen on a local port."""
        app = web.Application(client_max_size=64 * 1024 * 1024)
        app.router.add_get("/", self._gateway)
        app.router.add_route("*", _API + "/{path:.*}", self._request)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", 0)
        await site.start()
        host, port = self._runner.addresses[0][:2]
        self.address = f"http://{host}:{port}"

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()


def _json(answer: Any, *, status: int = 200) -> web.Response:
    # discord.py wants the bare media type: with a charset it treats the response as text
    return web.Response(status=status, body=json.dumps(answer).encode(), headers={"Content-Type": "application/json"})


async def _write(socket: web.WebSocketResponse, queue: asyncio.Queue[str]) -> None:
    while True:
        text = await queue.get()
        try:
            await socket.send_str(text)
        except ConnectionError:
            return


async def _body(request: web.Request) -> tuple[Any, list[Any]]:
    if request.content_type == "application/json":
        return await request.json(), []
    if not request.content_type.startswith("multipart/"):
        return None, []
    asked: Any = None
    files: dict[int, Any] = {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        if part.name == "payload_json":
            asked = json.loads(await part.text())
        else:
            number = int((part.name or "files[0]").removeprefix("files[").removesuffix("]"))
            files[number] = SimpleNamespace(filename=part.filename, fp=io.BytesIO(await part.read()), description=None)
    of_files = (asked or {}).get("attachments", []) or (asked or {}).get("data", {}).get("attachments", [])
    for about in of_files:
        if (number := int(about["id"])) in files:
            files[number].description = about.get("description")
    return asked, [files[number] for number in sorted(files)]
