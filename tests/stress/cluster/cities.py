"""A simulated Discord with three guilds, each on its own shard, for bot processes that run one shard each.

There may be thousands of further guilds in which nothing happens: the bots know them all the same.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping
from contextvars import ContextVar
from typing import Any

from aiohttp import web
from simcord import intents
from simcord.backend import serializers
from stress.kill.discordia import Discordia

from benchmarks.load.fake_discord import BOT, StandIn

SHARDS = 3
_SHARD_BITS = 14
"""The number by which a server of `StandIn` has to be shifted for the next one to belong to the next shard."""
_ASKER: ContextVar[int] = ContextVar("asker")
_READY = {"guilds": True, "guild_polls": True, "dm_polls": True}


class Cities(Discordia):
    """Three guilds on three shards. Every process uses its own address, which identifies the sender of a request."""

    def __init__(self, *, silent: int = 0) -> None:
        self.silent = silent
        self._queues: dict[int, asyncio.Queue[str]] = {}
        super().__init__()
        self.guilds: dict[int, Any] = {(self.guild.id >> 22) % SHARDS: self.guild}
        for shard in range(SHARDS):
            if shard not in self.guilds:
                made = self.backend.create_guild(f"city {shard}", shard_id=shard, shard_count=SHARDS)
                self.guilds[shard] = made
        self.addresses: list[str] = []
        self.astray: Callable[[], bool] = lambda: False
        """Whether an interaction is sent to another process than the one that receives the guild's events."""

    def person(self, name: str) -> int:
        user = self.backend.make_user(name)
        for guild in self.backend.guilds.values():
            self.backend.add_member(guild.id, user.id)
        return user.id

    @property
    def asker(self) -> int:
        """Return the shard whose process is sending the current request."""
        return _ASKER.get(-1)

    def _interaction(self, kind: int, who: int, channel_id: int, data: dict[str, Any], *, message: Any = None) -> Any:
        self.guild = self.backend.guilds[self.backend.channels[channel_id].guild_id]
        return super()._interaction(kind, who, channel_id, data, message=message)

    # --- the gateway ---

    def _emit(self, event: str, payload: Mapping[str, Any]) -> None:
        gate = intents.required_intent(event, payload)
        if gate is not None and not _READY.get(gate):
            return
        guild = payload.get("id") if event.startswith("GUILD_") and "guild_id" not in payload else None
        shard = (int(payload.get("guild_id") or guild or 0) >> 22) % SHARDS
        if event == "INTERACTION_CREATE" and self.astray():
            shard = (shard + 1) % SHARDS
        self._tell(self._queues.get(shard), event, payload)

    def _tell(self, queue: asyncio.Queue[str] | None, event: str, payload: Mapping[str, Any]) -> None:
        if queue is not None:
            self._number += 1
            queue.put_nowait(json.dumps({"op": 0, "t": event, "s": self._number, "d": payload}))

    def _identified(self, queue: asyncio.Queue[str], asked: dict[str, Any]) -> None:
        shard, count = asked["shard"]
        assert count == SHARDS
        self._queues[shard] = queue
        backend = self.backend
        guilds = [serializers.guild_create_payload(backend, self.guilds[shard]), *self._silent_guilds(shard)]
        ready = {
            "v": 10,
            "user": dict(serializers.user_payload(backend.bot_user)),
            "guilds": [{"id": each["id"], "unavailable": True} for each in guilds],
            "session_id": f"session-{self._number}",
            "resume_gateway_url": self.address.replace("http", "ws", 1),
            "application": {"id": str(backend.application_id), "flags": 0},
            "shard": [shard, count],
        }
        self._tell(queue, "READY", ready)
        for guild in guilds:
            self._tell(queue, "GUILD_CREATE", guild)
        self.ready.set()

    def _silent_guilds(self, shard: int) -> Iterator[Mapping[str, Any]]:
        """Yield the guilds of a shard in which nothing happens, each with twelve channels and six roles."""
        made, me = StandIn(0), str(self.backend.bot_user.id)
        for number in range(self.silent):
            guild = made._server(number << _SHARD_BITS)
            if (int(guild["id"]) >> 22) % SHARDS == shard:
                for member in guild["members"]:
                    member["user"]["id"] = me if member["user"]["id"] == str(BOT) else member["user"]["id"]
                yield guild

    # --- requests ---

    async def _request(self, request: web.Request) -> web.Response:
        _ASKER.set(self.addresses.index(f"http://127.0.0.1:{request.url.port}"))
        return await super()._request(request)

    async def open(self) -> None:
        await super().open()
        assert self._runner is not None
        for _ in range(SHARDS):
            await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.addresses = [f"http://127.0.0.1:{port}" for _, port in self._runner.addresses[1:]]
