"""Registers the bot's commands with Discord if they have changed."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

log = logging.getLogger(__name__)

_PLACES = ("integration_types", "contexts")
"""The fields with the places where a command may be installed and used."""
ENTRY_POINT = 4
"""The type of the command that Discord makes for an application with Activities; no registration may omit it."""
_OF_ENTRY_POINT = (
    *("id", "type", "name", "name_localizations", "description", "description_localizations", "handler"),
    *("default_member_permissions", *_PLACES),
)


async def publish(tree: app_commands.CommandTree[Any], *, guild_id: int | None) -> bool:
    """Register the commands globally, or in one server.

    Return whether the commands had to be changed.
    """
    guild = discord.Object(guild_id) if guild_id is not None else None
    if guild is not None:
        tree.copy_global_to(guild=guild)
    wanted = await payload(tree, guild=guild)
    try:
        found = await _registered(tree, guild)
        kept = [_kept(each) for each in found if each.get("type") == ENTRY_POINT]
        found = [each for each in found if each.get("type") != ENTRY_POINT]
        if _same(_placeless(wanted) if guild is not None else wanted, found):
            log.info("the commands are registered already")
            return False
        await _register(tree, guild, [*wanted, *kept])
    except discord.HTTPException as error:
        # The bot continues with the commands that Discord has; its buttons need none.
        log.error("the commands could not be registered: %(problem)s", {"problem": error})
        return False
    log.info("%(count)d commands registered", {"count": len(wanted)})
    return True


async def payload(tree: app_commands.CommandTree[Any], *, guild: discord.abc.Snowflake | None = None) -> list[Any]:
    """Return the commands in the format of Discord's API."""
    translator = tree.translator
    if translator is None:
        return [command.to_dict(tree) for command in tree.get_commands(guild=guild)]
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands(guild=guild)]


async def _register(
    tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None, wanted: list[Any]
) -> None:
    """Register the commands like `tree.sync`, but without translating each command again."""
    application, http = tree.client.application_id, tree.client.http
    assert application is not None
    if guild is None:
        await http.bulk_upsert_global_commands(application, payload=wanted)
    else:
        await http.bulk_upsert_guild_commands(application, guild.id, payload=wanted)


async def _registered(tree: app_commands.CommandTree[Any], guild: discord.abc.Snowflake | None) -> list[Any]:
    application = tree.client.application_id
    assert application is not None
    path = "/applications/{application_id}/commands"
    ids = {"application_id": application}
    if guild is not None:
        path, ids = "/applications/{application_id}/guilds/{guild_id}/commands", {**ids, "guild_id": guild.id}
    # Without this, Discord leaves out all languages but one, and the commands would differ at each start.
    every = {"with_localizations": "true"}
    return list(await tree.client.http.request(Route("GET", path, **ids), params=every))


def _kept(entry: Mapping[str, Any]) -> dict[str, Any]:
    """Return an entry-point command in the form that Discord accepts."""
    kept = {name: entry[name] for name in _OF_ENTRY_POINT if entry.get(name) is not None}
    if "default_member_permissions" in kept:  # told as text, and taken as a number
        kept["default_member_permissions"] = int(kept["default_member_permissions"])
    return kept


def _placeless(commands: list[Any]) -> list[Any]:
    """Return commands without their contexts.

    Discord does not store contexts for a server's commands.
    """
    return [{key: value for key, value in command.items() if key not in _PLACES} for command in commands]


def _same(wanted: Any, found: Any) -> bool:
    """Return whether the commands registered with Discord contain everything wanted."""
    if isinstance(wanted, Mapping):
        return isinstance(found or {}, Mapping) and all(
            _same(value, (found or {}).get(key)) for key, value in wanted.items()
        )
    if isinstance(wanted, list):
        return len(wanted) == len(found or []) and all(map(_same, _sorted(wanted), _sorted(found or [])))
    return bool(wanted == found) or (not wanted and not found)


def _sorted(items: list[Any]) -> list[Any]:
    """Return commands sorted by name. Options keep their order."""
    if items and all(isinstance(item, Mapping) and "name" in item and "options" in item for item in items):
        return sorted(items, key=lambda item: str(item["name"]))
    return sorted(items) if all(isinstance(item, int) for item in items) else items
