"""Send forged interactions that no Discord client would send: any command, custom id or value, by anyone, anywhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType
from simcord.results import InteractionResult
from support.discord_play import PlayServer

from bot.runtime.command_sync import payload

BUTTON, SELECT = 2, 3
SUBCOMMANDS = (1, 2)
USER, CHANNEL, ROLE, ATTACHMENT = 6, 7, 8, 11
V2, EPHEMERAL = 1 << 15, 1 << 6


class Forger:
    """Sends interactions exactly as given."""

    def __init__(self, server: PlayServer) -> None:
        self.server = server
        self.backend = server.env.backend
        self.leaves: dict[str, dict[str, Any]] = {}
        self.waits = True
        """Whether each interaction is answered before the next is sent."""
        self._roots: dict[str, dict[str, Any]] = {}

    async def learn(self) -> None:
        """Read which commands the bot has published."""
        for command in await payload(self.server.bot.tree):
            self._roots[command["name"]] = command
            for path, leaf in interactions.command_leaves(command):
                self.leaves[" ".join(path)] = leaf

    async def command(
        self, who: Any, channel: Any, name: str, options: Mapping[str, Any], *, types: Mapping[str, int] | None = None
    ) -> InteractionResult:
        """Send a slash command.

        Users and channels are given as objects, files as name and content; all other values are sent unchanged.
        """
        data = self._nested(name, *self._options(who, channel, name, options, types or {}))
        return await self.send(InteractionType.APPLICATION_COMMAND, who, channel, data)

    async def typed(
        self, who: Any, channel: Any, name: str, option: str, said: Any, options: Mapping[str, Any]
    ) -> InteractionResult:
        """Send an autocomplete request with the text typed into an option."""
        every, resolved = self._options(who, channel, name, {**options, option: said}, {})
        for each in every:
            if each["name"] == option:
                each["focused"] = True
        return await self.send(
            InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE, who, channel, self._nested(name, every, resolved)
        )

    async def press(
        self,
        who: Any,
        channel: Any,
        custom_id: str,
        *,
        message: Any,
        values: Sequence[Any] | None = None,
        private: bool = False,
        there: bool = True,
    ) -> InteractionResult:
        """Press a button, or choose `values` in a select, on a bot message.

        With `there=False` the message lacks that component.
        """
        kind = BUTTON if values is None else SELECT
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
        if values is not None:
            data["values"] = list(values)
        part: dict[str, Any] = {"type": kind, "custom_id": custom_id, "id": 95}
        part |= {"style": 1, "label": "x"} if values is None else {"options": [{"label": "x", "value": "x"}]}
        shown = dict(serializers.message_payload(self.backend, message))
        if there:
            shown["components"] = [*shown["components"], {"type": 1, "id": 94, "components": [part]}]
        shown["flags"] = V2 | (EPHEMERAL if private else 0)
        return await self.send(InteractionType.MESSAGE_COMPONENT, who, channel, data, message=message, shown=shown)

    async def modal(self, who: Any, channel: Any, custom_id: str, values: Mapping[str, str]) -> InteractionResult:
        """Submit a modal that was never shown."""
        rows = [
            {"type": 1, "components": [{"type": 4, "custom_id": name, "value": value}]}
            for name, value in values.items()
        ]
        data = {"custom_id": custom_id, "components": rows}
        return await self.send(InteractionType.MODAL_SUBMIT, who, channel, data)

    async def send(
        self, kind: int, who: Any, channel: Any, data: dict[str, Any], *, message: Any = None, shown: Any = None
    ) -> InteractionResult:
        """Send an interaction of any kind."""
        place = self.backend.get_channel(channel.id)
        record, sent = interactions.base_payload(
            self.backend, type=kind, channel_id=channel.id, guild_id=place.guild_id, user_id=who.id, data=data
        )
        if message is not None:
            sent["message"] = shown
            record.source_message_id = message.id
        self.backend.emit("INTERACTION_CREATE", sent)
        if self.waits:
            await self.server.env.settle()
        return InteractionResult(self.server.env, record)

    def _options(
        self, who: Any, channel: Any, name: str, options: Mapping[str, Any], types: Mapping[str, int]
    ) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        declared = {each["name"]: each["type"] for each in self.leaves.get(name, {}).get("options") or []}
        found, resolved = [], dict[str, dict[str, Any]]()
        for option, value in options.items():
            kind = types.get(option, declared.get(option, 3))
            sent = value
            if kind == ATTACHMENT and isinstance(value, tuple):
                sent = interactions.store_interaction_attachment(self.backend, channel.id, *value, resolved)
            elif hasattr(value, "id"):
                self._resolve(who, channel, value, kind, resolved)
                sent = str(value.id)
            found.append({"name": option, "type": kind, "value": sent})
        return found, resolved

    def _resolve(self, who: Any, channel: Any, value: Any, kind: int, resolved: dict[str, dict[str, Any]]) -> None:
        """Build the resolved user, role or channel that Discord sends with an id."""
        guild_id, number = self.backend.get_channel(channel.id).guild_id, str(value.id)
        if kind == CHANNEL:
            place = self.backend.get_channel(value.id)
            said = dict(serializers.channel_payload(self.backend, place))
            said["permissions"] = str(self.backend.compute_permissions(place.guild_id, who.id, place.id))
            resolved.setdefault("channels", {})[number] = said
            return
        if kind == ROLE:
            role = self.backend.get_role(self.server.guild.id, value.id)
            resolved.setdefault("roles", {})[number] = dict(serializers.role_payload(role))
            return
        resolved.setdefault("users", {})[number] = dict(serializers.user_payload(self.backend.get_user(value.id)))
        guild = self.backend.get_guild(guild_id) if guild_id is not None else None
        if guild is not None and value.id in guild.members:
            member = dict(serializers.member_payload(self.backend, guild, guild.members[value.id], with_user=False))
            member["permissions"] = str(self.backend.compute_permissions(guild_id, value.id, channel.id))
            resolved.setdefault("members", {})[number] = member

    def _nested(self, name: str, options: list[dict[str, Any]], resolved: dict[str, Any]) -> dict[str, Any]:
        """Build the nested data of a command with its groups and subcommands."""
        first, *path = name.split()
        root = self._roots.get(first, {"id": "1"})
        inner = options
        for place in range(len(path), 0, -1):
            kind = SUBCOMMANDS[place < len(path)]
            inner = [{"name": path[place - 1], "type": kind, "options": inner}]
        data: dict[str, Any] = {"id": str(root.get("id", 1)), "name": first, "type": 1, "options": inner}
        return data | ({"resolved": resolved} if resolved else {})
