"""What the simulated Discord lacks for Activities: its entry point command, and the launch as the answer to a press."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.backend.ops import commands
from simcord.http import router
from simcord.http.router import Handler, RequestContext

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

    added: tuple[list[str], Handler] = (pattern, register)
    fields = commands.COMMAND_FIELDS
    taken = (*fields, "id", "handler", "version", "nsfw")
    from simcord.http.routes import commands as routes

    router._ROUTES["PUT"].insert(0, added)
    commands.COMMAND_FIELDS = routes.COMMAND_FIELDS = taken
    try:
        yield
    finally:
        router._ROUTES["PUT"].remove(added)
        commands.COMMAND_FIELDS = routes.COMMAND_FIELDS = fields
