"""What the simulated Discord lacks for Activities: entry point, launch as an answer to a press, instances, OAuth2."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.ops import commands
from simcord.http import router
from simcord.http.router import Handler, RequestContext
from simcord.http.routes import commands as routes
from simcord.http.routes import interactions

from bot.runtime.command_sync import ENTRY_POINT

_BULK = "/applications/{application_id}/commands"


def enable(backend: Backend) -> dict[str, Any]:
    """Give the application the command that Discord makes when Activities are enabled; return it."""
    entry = {
        "id": str(backend.snowflake()),
        "application_id": str(backend.application_id),
        "version": "1",
        "type": ENTRY_POINT,
        "name": "launch",
        "name_localizations": None,
        "description": "",
        "description_localizations": None,
        "handler": 2,
        "default_member_permissions": "32",
        "contexts": [0, 1, 2],
        "integration_types": [0, 1],
        "nsfw": False,
        "dm_permission": True,
    }
    backend.commands.setdefault(None, {})[entry["name"], ENTRY_POINT] = entry
    return entry


def entry_points(backend: Backend) -> list[dict[str, Any]]:
    """Return the entry point commands of the application."""
    return [each for each in backend.commands.get(None, {}).values() if each["type"] == ENTRY_POINT]


@contextmanager
def activities() -> Iterator[None]:
    """Let the simulated Discord treat entry points as Discord does: no registration of all commands may omit one."""
    pattern = _BULK.strip("/").split("/")
    usual = next(handler for template, handler in router._ROUTES["PUT"] if template == pattern)

    def register(ctx: RequestContext) -> Any:
        kept = {each["id"] for each in entry_points(ctx.backend)}
        if kept - {each.get("id") for each in ctx.json or [] if each.get("type") == ENTRY_POINT}:
            message = "You cannot remove this app's Entry Point command in a bulk update operation."
            raise BackendError(400, 50240, message)
        return usual(ctx)

    added: dict[str, tuple[list[str], Handler]] = {
        "PUT": (pattern, register),
        "POST": (["interactions", "{interaction_id}", "{token}", "callback"], _answered),
        "GET": (["applications", "{application_id}", "activity-instances", "{instance_id}"], _instance),
    }
    fields = commands.COMMAND_FIELDS
    taken = (*fields, "id", "handler", "version", "nsfw")
    for method, each in added.items():
        router._ROUTES[method].insert(0, each)
    commands.COMMAND_FIELDS = routes.COMMAND_FIELDS = taken
    try:
        yield
    finally:
        for method, each in added.items():
            router._ROUTES[method].remove(each)
        commands.COMMAND_FIELDS = routes.COMMAND_FIELDS = fields


INSTANCES: dict[str, dict[str, Any]] = {}
"""The running instances, by their ids."""
_LAUNCH = 12


def _answered(ctx: RequestContext) -> Any:
    """Take a launch as the answer to an interaction; only an application with Activities may send it."""
    if ctx.body().get("type") != _LAUNCH:
        return interactions.interaction_callback(ctx)
    if not entry_points(ctx.backend):
        raise BackendError(400, 50035, "Invalid Form Body")
    record = ctx.backend.interactions[ctx.int_arg("interaction_id")]
    ctx.json = {"type": 1}
    answer = interactions.interaction_callback(ctx)
    found = launch(ctx.backend, record.channel_id, record.guild_id, record.user_id)
    answer["interaction"]["activity_instance_id"] = found
    answer["resource"] = {"type": _LAUNCH, "activity_instance": {"id": found}}
    return answer


def launch(backend: Backend, channel_id: int, guild_id: int | None, *users: int) -> str:
    """Begin an instance in a channel; return its id."""
    number = str(backend.snowflake())
    place = {"id": f"gc-{channel_id}", "kind": "gc", "channel_id": str(channel_id), "guild_id": str(guild_id)}
    name = f"i-{number}-gc-{guild_id}-{channel_id}"
    INSTANCES[name] = {
        "application_id": str(backend.application_id),
        "instance_id": name,
        "launch_id": number,
        "location": place,
        "users": [str(each) for each in users],
    }
    return name


def _instance(ctx: RequestContext) -> Any:
    found = INSTANCES.get(ctx.args["instance_id"])
    if found is None:
        raise BackendError(404, 0, "404: Not Found")
    return found


SECRET = "the-secret-of-the-application"
_BAD = 400, {"error": "invalid_grant"}


class OAuth:
    """Discord's token endpoint and `/users/@me`, by real requests. `codes` are whose codes can still be exchanged."""

    def __init__(self, client_id: int) -> None:
        self.client_id = client_id
        self.codes: dict[str, int] = {}
        self.given = 0
        self.tokens: dict[str, int] = {}
        oauth = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                self._say(*(oauth._exchange(parse_qs(body)) if self.path.endswith("/oauth2/token") else (404, {})))

            def do_GET(self) -> None:
                user = oauth.tokens.get(self.headers.get("Authorization", "").removeprefix("Bearer "))
                self._say(*((401, {}) if user is None else (200, {"id": str(user), "locale": "it"})))

            def _say(self, status: int, body: Any) -> None:
                data = json.dumps(body).encode()
                self.send_response(status)
                self.send_header("Content-Length", str(len(data)))
                self.end_headers()
                self.wfile.write(data)

            def log_message(self, *_: Any) -> None:
                """Log nothing."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self._server.server_port}/api/v10"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()

    def code(self, user_id: int) -> str:
        """Return a code that a user has just allowed."""
        self.given += 1
        code = f"code-{user_id}-{self.given}"
        self.codes[code] = user_id
        return code

    def close(self) -> None:
        """Stop."""
        self._server.shutdown()
        self._server.server_close()

    def _exchange(self, said: dict[str, list[str]]) -> tuple[int, Any]:
        wanted = {"client_id": [str(self.client_id)], "client_secret": [SECRET], "grant_type": ["authorization_code"]}
        user = self.codes.pop(said.get("code", [""])[0], None)
        if user is None or any(said.get(name) != value for name, value in wanted.items()):
            return _BAD
        token = f"token-{user}-{len(self.tokens)}"
        self.tokens[token] = user
        return 200, {"access_token": token, "token_type": "Bearer", "expires_in": 604800, "scope": "identify"}
