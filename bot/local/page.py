"""The local page: simcord's Preview with every channel of the guild, unread marks, and a running clock.

All names from simcord that begin with an underscore are private; its version is pinned for that reason.
"""

from __future__ import annotations

import asyncio
import errno
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC, datetime, timedelta
from importlib import resources
from typing import Any, ClassVar

from aiohttp import web
from simcord.actors import MemberActor
from simcord.backend.errors import BackendError, SetupError
from simcord.preview import Preview
from simcord.preview._server import PreviewServer

from bot.local import state as memories
from bot.local.guild import World

log = logging.getLogger(__name__)

_HOUR = 3600.0
_TICK = 0.5
_PORTS_TRIED = 20
_OWN_FILES = {"/local.js": "application/javascript", "/local.css": "text/css"}

_ICON = "/favicon.ico"


class PortBusy(Exception):
    """None of the tried ports is free."""

    def __init__(self, port: int, refusal: OSError) -> None:
        super().__init__(f"port {port} cannot be used: {refusal.strerror}")
        self.port = port


class LocalServer(PreviewServer):
    """Preview's loopback server with the page's own script, style and three routes."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        **{path: path for path in (*_OWN_FILES, _ICON, "/local/state", "/local/go", "/local/advance")},
    }

    def __init__(self, page: LocalPage, port: int, *, search: bool) -> None:
        super().__init__(page, port)
        self.page = page
        self._search = search
        self._routes: dict[str, Callable[[Any, Mapping[str, str]], Awaitable[None]]] = {
            "/local/state": self._look,
            "/local/go": self._go,
            "/local/advance": self._advance,
        }

    async def start(self) -> None:
        """Listen on the wanted port, or, with `search`, on the next free one; raises `PortBusy`."""
        wanted = self._requested_port
        refusal = OSError()
        for tried in range(_PORTS_TRIED if self._search and wanted else 1):
            self._requested_port = wanted + tried
            try:
                await super().start()
            except SetupError as error:
                await self.close()
                if not isinstance(error.__cause__, OSError):
                    raise
                refusal = error.__cause__
                if refusal.errno != errno.EADDRINUSE:
                    break
            else:
                return
        raise PortBusy(wanted, refusal)

    async def _static(self, request: Any) -> Any:
        if request.path in self._routes:
            return await self._route(request)
        if request.path == _ICON:  # every browser requests it: answer with nothing instead of an error in its console
            return web.Response(status=204, headers=self._SECURITY_HEADERS)
        if request.path not in _OWN_FILES and request.path != "/":
            return await super()._static(request)
        if request.headers.get("Host", "") not in self._allowed_hosts():
            raise web.HTTPForbidden
        if request.path == "/":
            index = await super()._static(request)
            index.text = _dress(index.text)
            return index
        text = (resources.files("bot.local") / "static" / request.path.removeprefix("/")).read_text(encoding="utf-8")
        return web.Response(text=text, content_type=_OWN_FILES[request.path], headers=self._SECURITY_HEADERS)

    async def _route(self, request: Any) -> Any:
        if not self._authorized(request):
            raise web.HTTPUnauthorized
        page = self.page._pages.get(request.headers.get("X-Simcord-Context", ""))
        if page is None:  # opened before the bot's last start: the script opens the page again
            return web.json_response({"unknown": True}, headers=self._SECURITY_HEADERS)
        try:
            await self._routes[request.path](page, request.query)
        except (KeyError, ValueError, BackendError):
            raise web.HTTPBadRequest from None
        return web.json_response(self.page.state(page), headers=self._SECURITY_HEADERS)

    async def _look(self, page: Any, _query: Mapping[str, str]) -> None:
        self.page._get_page(page.id)

    async def _go(self, page: Any, query: Mapping[str, str]) -> None:
        await self.page.go(page, int(query["channel"]), person_id=int(query.get("person", page.viewer.id)))

    async def _advance(self, _page: Any, query: Mapping[str, str]) -> None:
        await self.page.advance(min(float(query["seconds"]), 7 * 24 * _HOUR))


class LocalPage(Preview):
    """The page on 127.0.0.1. Use it as a context manager; `run_clock` has to run beside it."""

    # A suspended laptop, or a skipped day, must not lose its tab; the oldest page is closed if there are too many.
    _PAGE_LEASE_SECONDS = float("inf")
    _MAX_MEDIA_BYTES = 1 << 30

    def __init__(
        self,
        world: World,
        memory: memories.Memory,
        *,
        save: Callable[[], None],
        port: int,
        search: bool,
        locale: str = "en-US",
    ):
        super().__init__(
            world.env,
            world.first,
            world.people,
            layout="channel",
            display="responsive",
            width=960,
            height=720,
            locale=locale,
            timezone="UTC",
            presentation_time=None,
            assets=None,
            port=port,
        )
        self._server = LocalServer(self, port, search=search)
        self.capability = memory.key
        self.world = world
        self.memory = memory
        self._save = save
        self._turn = asyncio.Lock()
        self._changed = False
        self._errors_told = 0
        self._seen: dict[tuple[int, int], int] = {}
        world.env.backend.subscribers.append(self._note)

    # ------------------------------------------------------------ requests of the page's script

    def state(self, page: Any) -> dict[str, Any]:
        """Return the channels that the page's person may read, with unread marks, and the simulated time."""
        person = self.world.person(page.viewer.id)
        direct = self.world.direct(person)
        channels = [self._entry(page, person, channel) for channel in (*self.world.readable(person), direct)]
        channels[-1]["name"] = f"@{self.env.backend.bot_user.name}"
        return {
            "channels": channels,
            "current": str(page.channel_id),
            "person": str(person.id),
            "now": self.env.now().isoformat(),
        }

    def _entry(self, page: Any, person: MemberActor, channel: Any) -> dict[str, Any]:
        messages = self.env.backend.messages.get(channel.id, {}).values()
        last = max((each.id for each in messages if each.visible_to(person.id)), default=0)
        if channel.id == page.channel_id:
            self._seen[person.id, channel.id] = last
        return {
            "id": str(channel.id),
            "name": channel.name or "",
            "thread": channel.is_thread,
            "unread": last > self._seen.get((person.id, channel.id), 0),
        }

    async def go(self, page: Any, channel_id: int, *, person_id: int) -> None:
        """Show a channel as a person sees it; raises `KeyError` if there is no such person or they may not read it."""
        async with self._turn:
            person = self.world.person(person_id)
            direct = self.world.direct(person)
            if channel_id != direct.id and channel_id not in {each.id for each in self.world.readable(person)}:
                raise KeyError(channel_id)
            self._show(page, channel_id, person)

    def _show(self, page: Any, channel_id: int, person: MemberActor) -> None:
        handle = self.world.handle(channel_id)
        self._redact_page_receipts(page)
        self._clear_page_assets(page)
        page.viewer = person if handle.guild is not None else person.user
        self.channel = handle
        page.channel_id = channel_id
        page.generation += 1
        page.modal = page.modal_handle = page.target_id = page.window_end_id = None
        page.status = "current"
        self._reset_queries(page)
        self._publish(page, reason="navigation")

    # ------------------------------------------------------------ simcord's own calls, made safe for several channels

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._pages.get(context_id or "")
            if page is not None:
                self.channel = self.world.handle(page.channel_id)
                if self.channel.guild is None and body.get("kind") == "viewer":
                    # Nobody else reads these direct messages: return to a channel that everybody may read.
                    self._show(page, self.world.first.id, self.world.person(page.viewer.id))
            result = await super()._action(context_id, body)
            self._tell_errors()
            if self._changed:
                self._changed = False
                self._keep_threads()
                for other in tuple(self._pages.values()):
                    if other is not page:
                        self._publish(other, reason="refresh")
            return result

    def _open_page(self, viewer_id: Any = None, target_id: Any = None) -> Any:
        self.channel = self.world.first
        opened = [page for page in self._pages.values() if page is not self._python]
        if len(opened) >= self._MAX_PAGES:
            self._close_page(min(opened, key=lambda page: page.last_activity).id)
        page = super()._open_page(viewer_id, target_id)
        page.window_end_id = page.target_id = None
        self._publish(page, reason="initial")
        return page

    # ------------------------------------------------------------ the clock

    async def advance(self, seconds: float) -> None:
        """Skip time: timers end, loops run. The skipped time stays skipped after a restart."""
        if not seconds > 0:
            raise ValueError(seconds)
        async with self._turn:
            self.memory.ahead += seconds
            self._save()
            await self._catch_up()

    async def run_clock(self) -> None:
        """Let the simulated time follow the real one, and show the events of it, until cancelled."""
        while True:
            await asyncio.sleep(_TICK)
            async with self._turn:
                await self._catch_up()

    async def _catch_up(self) -> None:
        try:
            wanted = datetime.now(UTC) + timedelta(seconds=self.memory.ahead)
            while (behind := (wanted - self.env.now()).total_seconds()) > 0:
                await self.env.advance_time(min(behind, _HOUR))
            if self._changed:
                self._changed = False
                self._keep_threads()
                self._forget_traffic()
                await self.refresh()
        except TimeoutError as error:
            log.warning("the bot is still busy: %(problem)s", {"problem": error})
        self._tell_errors()

    # ------------------------------------------------------------ housekeeping

    def _note(self, event: str, _payload: Mapping[str, Any]) -> None:
        self._changed = self._changed or event != "INTERACTION_CREATE"

    def _tell_errors(self) -> None:
        for error in self.env.errors_since(self._errors_told):
            log.error("the bot raised", exc_info=error)
        self._errors_told = self.env.error_cursor

    def keep_address(self) -> None:
        """Store the port in use, and with it the whole state of a new guild."""
        self.memory.port = self._server.port or 0
        self._save()

    def _keep_threads(self) -> None:
        threads = self.world.threads()
        if threads != self.memory.threads:
            self.memory.threads = threads
            self._save()

    def _forget_traffic(self) -> None:
        """Delete simcord's record of requests and pictures, made for tests: in a campaign it would fill the memory."""
        backend = self.env.backend
        backend.transcript.clear()
        backend.http_requests.clear()
        if len(backend.cdn._blobs) < 100:
            return
        messages = [message for channel in backend.messages.values() for message in channel.values()]
        shown = json.dumps([(each.attachments, each.components, each.embeds) for each in messages], default=str)
        for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
            del backend.cdn._blobs[url]


def _dress(html: str) -> str:
    """Turn Preview's page into the players' page: its name, our style, our script."""
    head = '<link rel="stylesheet" href="/local.css"></head>'
    body = '<script type="module" src="/local.js"></script></body>'
    return (
        html.replace("<title>SimCord Preview</title>", "<title>Siegemaster, local</title>")
        .replace("<strong>SimCord</strong><small>Preview</small>", "<strong>Siegemaster</strong><small>local</small>")
        .replace("Viewing as\n", "You are\n")
        .replace("</head>", head)
        .replace("</body>", body)
    )
