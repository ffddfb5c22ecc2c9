"""Serves the editor page under a secret address."""

from __future__ import annotations

import secrets
from typing import Any
from urllib.parse import quote

import msgspec
from aiohttp import web

from bot.battles.editor import Editor
from bot.web.server import BoardServer
from engine.core.battles.edits import Edit
from render.catalogue import FALLBACK, house_texts
from render.language import language
from render.presenter import LOOKS

_LARGEST = 200_000
"""The maximum size of a request with a text, in bytes."""


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """A request that sends a battle's text."""

    text: str


class Edited(msgspec.Struct, forbid_unknown_fields=True):
    """A request to edit the map that is described by a text."""

    text: str
    edit: Edit


class Saved(msgspec.Struct, forbid_unknown_fields=True):
    """A request from the editor to save a text in a file.

    `mark` identifies the version of the file that the page last read.
    """

    file: str
    text: str
    mark: str


class Tried(msgspec.Struct, forbid_unknown_fields=True):
    """A request for more test games of a battle. `trial` contains the results so far."""

    text: str
    trial: str


class EditorPages:
    """Serves the editor on the same server as the board's page."""

    def __init__(self, editor: Editor, server: BoardServer) -> None:
        self.editor, self.server = editor, server
        self.home = ""
        """The address of the local page, where a battle is played."""
        self._key = secrets.token_urlsafe(16)
        place = r"/b/battles/{key:[A-Za-z0-9_-]{1,64}}.{locale:[a-z]{2,3}}/"
        server.serve("GET", place, self._page)
        server.serve("GET", f"{place}begun", self._begun)
        server.serve("GET", f"{place}open", self._open)
        server.serve("GET", place + r"picture/{code:[0-9a-f]{64}}-{look:[a-z]{1,10}}.png", self._picture)
        server.serve("POST", f"{place}read", self._read, largest=_LARGEST)
        server.serve("POST", f"{place}edit", self._edit, largest=_LARGEST)
        server.serve("POST", f"{place}save", self._save, largest=_LARGEST)
        server.serve("POST", f"{place}try", self._try, largest=_LARGEST)

    def address(self, file: str = "") -> str:
        """Return the web address of the editor with `file` open; empty if the editor is not on the web."""
        locale = house_texts().language(language()) or FALLBACK
        if not self.server.address:
            return ""
        query = f"?file={quote(file)}" if file else ""
        return f"{self.server.address}/b/battles/{self._key}.{locale}/{query}"

    def _expect_key(self, request: web.Request) -> None:
        if not secrets.compare_digest(request.match_info["key"], self._key):
            raise web.HTTPNotFound

    async def _page(self, request: web.Request) -> web.Response:
        self._expect_key(request)
        return self.server.page_of("editor.html")

    async def _begun(self, request: web.Request) -> dict[str, Any]:
        self._expect_key(request)
        return {"home": self.home, **await self.editor.begun(request.query.get("file", ""))}

    async def _open(self, request: web.Request) -> dict[str, Any]:
        self._expect_key(request)
        return await self.editor.open(request.query.get("name", ""))

    async def _picture(self, request: web.Request) -> web.Response:
        self._expect_key(request)
        look = next((each for each in LOOKS if each == request.match_info["look"]), None)
        data = await self.editor.picture(request.match_info["code"], look) if look is not None else None
        if data is None:
            raise web.HTTPNotFound
        kept = {"Cache-Control": "private, max-age=86400, immutable"}
        return web.Response(body=data, content_type="image/png", headers=kept)

    async def _read(self, request: web.Request) -> dict[str, Any]:
        self._expect_key(request)
        return await self.editor.read(msgspec.json.decode(await request.read(), type=Asked).text)

    async def _edit(self, request: web.Request) -> dict[str, Any]:
        self._expect_key(request)
        said = msgspec.json.decode(await request.read(), type=Edited)
        return await self.editor.edit(said.text, said.edit)

    async def _save(self, request: web.Request) -> dict[str, Any]:
        self._expect_key(request)
        said = msgspec.json.decode(await request.read(), type=Saved)
        return await self.editor.save(said.file, said.text, said.mark)

    async def _try(self, request: web.Request) -> dict[str, Any]:
        self._expect_key(request)
        said = msgspec.json.decode(await request.read(), type=Tried)
        return await self.editor.tried(said.text, said.trial)
