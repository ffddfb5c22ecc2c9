"""Give commands, and look at each answer."""

from __future__ import annotations

import logging
import re
import traceback
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.results import InteractionResult
from stress.forged.forging import Forger
from stress.forged.storm import Errors
from support import discord_limits
from support.discord_play import PlayServer, text
from support.sweep.places import PLACES, People
from support.sweep.values import Options, calls, every

import bot.games.error_answers
from bot.games.error_answers import foreseen
from bot.replays.drawing import Job, Unshown

WHO = ("leader", "stranger", "manager")
ENGLISH = re.compile(r"\b(the|and|are|you|your|of|with|not|this|was|has|been)\b")
PROGRAM = re.compile(r"\bNone\b|\bTrue\b|Traceback|Error\(|<\w+ object|\{ ?\$|�|\bnan\b")
"""What only a program says."""
_OURS = ("bot", "db", "engine", "render", "discord", "asyncio")
"""The loggers whose warnings are heard; a connection of an earlier test may be told of as garbage meanwhile."""
_UNPUBLISHED = "error code: 10008"
"""The simulated Discord takes no private answer after a public promise was taken back; the real one does."""
_QUOTED = re.compile(r"Keep Up the Fire!|`[^`]*`|[“«\"][^”»\"]*[”»\"]|https?:\S+|<[^>]*>")
"""Parts of an answer that need not be in the reader's language: names, commands, links, mentions."""


class Sweep:
    """A server with one channel of each kind, made when it is asked for and made again once it has changed."""

    def __init__(self, server: PlayServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.people, self.forger = server, People(server), Forger(server)
        self.locale = "en"
        self.refused: list[str] = []
        """The refusals of the present command."""
        self._places: dict[str, tuple[Any, Any]] = {}
        self._aside = server.guild.create_text_channel("aside")
        self._errors = Errors()
        self._errors.setLevel(logging.WARNING)
        told = bot.games.error_answers.whisper

        async def whisper(interaction: Any, said: str, **more: Any) -> None:
            self.refused.append(said)
            await told(interaction, said, **more)

        async def undrawn(_: Job, *_hear: object) -> Unshown:
            return Unshown()

        monkeypatch.setattr(bot.games.error_answers, "whisper", whisper)
        monkeypatch.setattr(server.bot.replays, "project", undrawn)
        server.env.backend.subscribers.insert(0, self._read)

    def _read(self, event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=self.locale)

    async def begin(self) -> None:
        """Learn the commands; from now on errors that are logged are heard."""
        await self.forger.learn()
        for name in _OURS:
            logging.getLogger(name).addHandler(self._errors)

    def end(self) -> None:
        """Hear no more errors."""
        for name in _OURS:
            logging.getLogger(name).removeHandler(self._errors)

    async def place(self, kind: str) -> Any:
        """Return a channel of a kind in which nothing has happened since it was made."""
        found = self._places.get(kind)
        if found is not None and found[1] == await self._stand(found[0]):
            return found[0]
        alice = self.people.leader
        channel = alice.user.dm_channel if kind == "direct" else self.server.guild.create_text_channel(kind)
        self.locale = "en"
        await PLACES[kind](self.server, channel)
        self._errors.found.clear()
        self._places[kind] = channel, await self._stand(channel)
        return channel

    async def _stand(self, channel: Any) -> Any:
        """Return what shows whether the game or the tournament of a channel has changed."""
        context = self.server.bot.context
        state = await context.service.in_channel(channel.id)
        tournaments = await self._tournament(channel.id)
        return (state and (state.id, state.version, state.status, repr(state.row)), tournaments)

    async def _tournament(self, channel_id: int) -> Any:
        async with self.server.bot.database.read() as connection:
            said = f"SELECT id, version FROM tournament WHERE channel_id = {channel_id}"
            return (await connection.exec_driver_sql(said)).all()

    # --- what is tried ---

    async def tried(self, name: str, kind: str, who: str) -> list[Options]:
        """Return the ways of giving a command there."""
        leaf, channel = self.forger.leaves[name], await self.place(kind)
        people = [*self.people.named]
        channels = [self._aside, channel] if kind != "direct" else [self._aside]
        values = {
            option["name"]: every(option, people, channels, self.people.roles) for option in leaf.get("options") or []
        }
        for option in leaf.get("options") or []:
            if option.get("autocomplete"):
                values[option["name"]] = [*await self._suggested(name, option, kind, who), *values[option["name"]]]
        return list(calls(leaf, values))

    async def _suggested(self, name: str, option: dict[str, Any], kind: str, who: str, most: int = 3) -> list[Any]:
        """Return what the bot suggests for an option: the first, one in the middle, the last."""
        channel, person = await self.place(kind), getattr(self.people, who)
        result = await self.forger.typed(person, channel, name, option["name"], "", {})
        values = [choice["value"] for choice in result.autocomplete_choices or []]
        picked = [values[round(place * (len(values) - 1) / (most - 1))] for place in range(most)] if values else []
        return list(dict.fromkeys(picked))

    # --- how it is judged ---

    async def faults(self, name: str, kind: str, who: str, options: Options, locale: str) -> list[str]:
        """Give a command there and return what is wrong with its answer."""
        channel, person = await self.place(kind), getattr(self.people, who)
        if kind == "direct":
            person = self.people.leader.user
        self.refused.clear()
        self._errors.found.clear()
        env = self.server.env
        seen, requests = len(env.errors), len(env.http_requests)
        self.locale = locale
        result = await self.forger.command(person, channel, name, options)
        found = [self._told(error) for error in env.errors[seen:] if not foreseen(error)]
        found += [f"logged: {said[-400:]}" for said in self._errors.found if _UNPUBLISHED not in said]
        found += list(self._judged(result, env.http_requests[requests:], locale))
        said = {option: getattr(value, "name", value) for option, value in options.items()}
        return [f"/{name} {said} by the {who} in {kind} ({locale}): {fault}" for fault in found]

    @staticmethod
    def _told(error: BaseException) -> str:
        frames = traceback.format_exception(error)
        return "".join(frames)[-700:]

    def _judged(self, result: InteractionResult, requests: list[Any], locale: str) -> Iterator[str]:
        if not result.acknowledged:
            yield "no answer"
            return
        if result.modal is not None:
            return
        answers = [*([result.response] if result.response is not None else []), *result.followups]
        said = "\n".join(text(answer) for answer in answers)
        files = any("attachments" in str(request.json) for request in requests)
        if not said.strip() and not files:
            yield "an empty answer"
        if self.refused and any(not answer.ephemeral for answer in answers):
            yield f"refused in public: {self.refused}"
        for request in requests:
            if isinstance(request.json, dict):
                yield from discord_limits.faults_of_message(request.json.get("data") or request.json)
        if (match := PROGRAM.search(said)) is not None:
            yield f"{match[0]!r} in {said[:300]!r}"
        own = "\n".join(text(answer) for answer in answers if answer.ephemeral)
        if locale != "en" and (match := ENGLISH.search(_QUOTED.sub("", own))) is not None:
            yield f"English ({match[0]}) in {own[:300]!r}"
