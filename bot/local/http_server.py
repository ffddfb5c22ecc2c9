"""The server of the local page, which serves its script, style and texts and answers its requests."""

from __future__ import annotations

import errno
import json
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from importlib import resources
from typing import TYPE_CHECKING, Any, ClassVar

from aiohttp import web
from simcord.backend.errors import BackendError, SetupError
from simcord.preview._server import PreviewServer

from bot.local.amendments import AMENDED, amended

if TYPE_CHECKING:
    from bot.local.page import LocalPage

_LONGEST_SKIP = 7 * 24 * 3600.0
_PORTS_TRIED = 20
_OWN_FILES = {
    "/local.js": "application/javascript",
    "/frame.js": "application/javascript",
    "/local.css": "text/css",
}

_ICON = "/favicon.ico"
_ROUTES = ("/local/state", "/local/go", "/local/advance", "/local/language")


class PortBusy(Exception):
    """Raised when none of the tried ports is free."""

    def __init__(self, port: int, refusal: OSError) -> None:
        super().__init__(f"port {port} cannot be used: {refusal.strerror}")
        self.port = port


class LocalServer(PreviewServer):
    """The preview's loopback server, extended for the local page."""

    _STATIC_FILES: ClassVar[dict[str, str]] = {
        **PreviewServer._STATIC_FILES,
        **{path: path for path in (*_OWN_FILES, _ICON, *_ROUTES)},
    }

    def __init__(self, page: LocalPage, port: int, *, search: bool) -> None:
        super().__init__(page, port)
        self.page = page
        self._search = search
        self._routes: dict[str, Callable[[Any, Mapping[str, str]], Awaitable[None]]] = {
            "/local/state": self._look,
            "/local/go": self._go,
            "/local/advance": self._advance,
            "/local/language": self._language,
        }

    async def start(self) -> None:
        """Start listening on the given port, or with `search` on the next free one. Raise `PortBusy` if none is
        free.
        """
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
        if request.path in AMENDED:
            script = await super()._static(request)
            script.text = amended(request.path, script.text)
            return script
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

    async def _commands(self, request: Any) -> Any:
        answer = await super()._commands(request)
        page = self.page._pages.get(request.headers.get("X-Simcord-Context", ""))
        if page is None or answer.status != HTTPStatus.OK:
            return answer
        listed = json.loads(answer.text)
        listed["entries"] = self.page.arranged(page, listed["entries"])
        answer.text = json.dumps(listed)
        return answer

    async def _language(self, page: Any, query: Mapping[str, str]) -> None:
        await self.page.read(page, query["language"])

    async def _look(self, page: Any, _query: Mapping[str, str]) -> None:
        self.page._get_page(page.id)

    async def _go(self, page: Any, query: Mapping[str, str]) -> None:
        await self.page.go(page, int(query["channel"]), person_id=int(query.get("person", page.viewer.id)))

    async def _advance(self, _page: Any, query: Mapping[str, str]) -> None:
        await self.page.advance(min(float(query["seconds"]), _LONGEST_SKIP))


def _dress(html: str) -> str:
    """Return the preview's HTML page with the title, style and script of the local page."""
    head = '<link rel="stylesheet" href="/local.css"></head>'
    body = '<script type="module" src="/local.js"></script></body>'
    return (
        html.replace("<title>SimCord Preview</title>", "<title>Siegemaster, local</title>")
        .replace("<strong>SimCord</strong><small>Preview</small>", "<strong>Siegemaster</strong><small>local</small>")
        .replace("</head>", head)
        .replace("</body>", body)
    )
