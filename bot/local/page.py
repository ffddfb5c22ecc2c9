"""The local page, which shows all channels of a simulated Discord with a running clock.

It is based on simcord's Preview. All names from simcord that begin with an underscore are private. The version of
simcord is therefore pinned.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import AsyncIterator, Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

from simcord.actors import MemberActor
from simcord.preview import Preview

from bot.local import command_list, typed_commands
from bot.local import state as memories
from bot.local.controls import Controls
from bot.local.guild import World
from bot.local.http_server import LocalServer
from bot.local.page_texts import LANGUAGES, words
from bot.ui.texts import say
from render.language import speaking

log = logging.getLogger(__name__)

_HOUR = 3600.0
_TICK = 0.5
_SLOW = 1.5
"""The time in seconds after which an action shows its progress."""

_ON_A_MESSAGE = frozenset({"click", "select"})
_ANSWERED = _ON_A_MESSAGE | {"modal_submit", "run_command", "send_message"}


class LocalPage(Preview):
    """The local page on 127.0.0.1. Use it as a context manager, and run `run_clock` at the same time."""

    # A suspended laptop, or a skipped day, must not lose its tab; if there are too many, the oldest page is closed.
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
        editor: Callable[[], str] | None = None,
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
        self._errors_sent = 0
        self._read_up_to: dict[tuple[int, int], int] = {}
        self._default_locale = locale
        self._editor = editor or str
        self._controls: dict[str, Controls] = {}
        self._left: dict[str, set[int]] = {}
        """For each page, the generations of the channels that it has left since its present user was chosen."""
        self._sent: dict[str, tuple[int, str]] = {}
        world.env.backend.subscribers.append(self._note)

    # ------------------------------------------------------------ requests of the page's script

    def state(self, page: Any) -> dict[str, Any]:
        """Return the data for the page's frame: channels, time, and the editor's address."""
        person = self.world.person(page.viewer.id)
        direct = self.world.direct(person)
        channels = [self._entry(page, person, channel) for channel in (*self.world.readable(person), direct)]
        channels[-1]["name"] = f"@{self.env.backend.bot_user.name}"
        with speaking(self.language(person.id)):
            return {
                "channels": channels,
                "current": str(page.channel_id),
                "person": str(person.id),
                "now": self.env.now().isoformat(),
                "language": self.language(person.id),
                "words": words(),
                "languages": LANGUAGES,
                "told": self._sent.get(page.id),
                "editor": self._editor(),
                "begins": any(f"/{command.invocation}" == command_list.BEGIN for command in self._commands(page)),
            }

    def _entry(self, page: Any, person: MemberActor, channel: Any) -> dict[str, Any]:
        messages = self.env.backend.messages.get(channel.id, {}).values()
        last = max((each.id for each in messages if each.visible_to(person.id)), default=0)
        if channel.id == page.channel_id:
            self._read_up_to[person.id, channel.id] = last
        return {
            "id": str(channel.id),
            "name": channel.name or "",
            "thread": channel.is_thread,
            "unread": last > self._read_up_to.get((person.id, channel.id), 0),
        }

    async def go(self, page: Any, channel_id: int, *, person_id: int) -> None:
        """Show a channel on `page` as a user sees it.

        Raise `KeyError` if the user does not exist or may not read the channel.
        """
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
        left = self._left.setdefault(page.id, set())
        if page.viewer.id != person.id:
            left.clear()
        else:
            left.add(page.generation)
        page.viewer = person if handle.guild is not None else person.user
        self.channel = handle
        page.channel_id = channel_id
        page.generation += 1
        page.modal = page.modal_handle = page.target_id = page.window_end_id = None
        page.status = "current"
        self._reset_queries(page)
        self._publish(page, reason="navigation")

    # ------------------------------------------------------------ a person's language, and commands in it

    def language(self, person_id: int) -> str:
        """Return Discord's code for a user's language, by default the server's."""
        return self.memory.languages.get(str(person_id), self._default_locale)

    async def read(self, page: Any, language: str) -> None:
        """Switch the page's user to another language. Raise `ValueError` if there is no such language."""
        if language not in LANGUAGES:
            raise ValueError(language)
        async with self._turn:
            self.memory.languages[str(page.viewer.id)] = language
            self._save()
            for other in tuple(self._pages.values()):
                if other.viewer.id == page.viewer.id:
                    self._sent.pop(other.id, None)
                    self._show(other, other.channel_id, self.world.person(page.viewer.id))

    def arranged(self, page: Any, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Return the list of commands, sorted and in the language of the page's user."""
        locale = self.language(page.viewer.id)
        empty = not self.env.backend.messages.get(page.channel_id)
        with speaking(locale):
            return command_list.arranged(entries, self._commands(page), used=self.memory.used, empty=empty)

    def _commands(self, page: Any) -> list[command_list.Command]:
        registered = self.env.backend.visible_commands(user_id=page.viewer.id, channel_id=page.channel_id)
        with speaking(self.language(page.viewer.id)):
            return list(command_list.commands(registered))

    def _typed(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a typed command as a command action. Other actions are returned unchanged.

        Raise `NotUnderstood` if the command cannot be run.
        """
        text = body.get("content")
        if body.get("kind") != "send_message" or not isinstance(text, str) or not text.startswith("/"):
            return body
        people = {name: person.id for person in self.world.people for name in _names(person)}
        channels = {channel.name: channel.id for channel in self.world.readable(self.world.person(page.viewer.id))}
        with speaking(self.language(page.viewer.id)):
            command, options = typed_commands.read(text, self._commands(page), people=people, channels=channels)
        (entry,) = [each for each in page.command_catalog["entries"] if each["path"] == list(command.path)]
        said = {
            "kind": "run_command",
            "command_id": entry["commandId"],
            "path": entry["path"],
            "schema_fingerprint": entry["schemaFingerprint"],
            "options": options,
        }
        return {**{name: value for name, value in body.items() if name not in {"content", "target_id"}}, **said}

    # ------------------------------------------------------------ simcord's own calls, made safe for several channels

    def _publish(self, page: Any, **named: Any) -> None:
        self.locale = self.language(page.viewer.id)
        super()._publish(page, **named)
        controls = self._controls.setdefault(page.id, Controls())
        controls.note(page.revision, self.env.backend.messages.get(page.channel_id, {}), page.snapshot)

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:
            page = self._pages.get(context_id or "")
            if page is None:
                return await super()._action(context_id, body)
            self.channel = self.world.handle(page.channel_id)
            if self.channel.guild is None and body.get("kind") == "viewer":
                # No other user reads these direct messages, so return to a channel that all users may read.
                self._show(page, self.world.first.id, self.world.person(page.viewer.id))
            result = await self._answered(page, body)
            self._tell_errors()
            if self._changed:
                self._changed = False
                self._keep_threads()
                for other in tuple(self._pages.values()):
                    if other is not page:
                        self._publish(other, reason="refresh")
            return result

    async def _answered(self, page: Any, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out an action and return its result. The bot explains failures to the user."""
        kind, locale = body.get("kind"), self.language(page.viewer.id)
        try:
            body = self._typed(page, self._current(page, body))
        except typed_commands.NotUnderstood as problem:
            self._tell(page, str(problem))
            rejected: dict[str, Any] = self._reject(
                page, "validation-failed", request_id=body.get("request_id"), sequence=body.get("sequence")
            )
            return rejected
        async with self._shown_meanwhile():
            result = await super()._action(page.id, body)
        with speaking(locale):
            if kind in _ANSWERED and result.get("rejected"):
                self._tell(page, say("local-changed" if kind in _ON_A_MESSAGE else "local-refused"))
            elif kind in _ANSWERED:
                self._sent.pop(page.id, None)
        if body.get("kind") == "run_command" and not result.get("rejected"):
            name = " ".join(body["path"])
            self.memory.used[name] = self.memory.used.get(name, 0) + 1
            self._save()
        return result

    def _current(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return an action from an earlier state of the page as an action on the current state.

        Unlike Discord, simcord refuses clicks on an earlier state.
        """
        revision = body.get("published_revision")
        if not isinstance(revision, int) or revision == page.revision:
            return body
        if body.get("kind") not in _ON_A_MESSAGE:
            # A message sent while the page changes to another channel is meant for the new one.
            followed = {"generation": page.generation} if body.get("generation") in self._left.get(page.id, ()) else {}
            return {**body, "published_revision": page.revision, **followed}
        key = self._controls[page.id].now(revision, body.get("target_id"), body.get("control_key"))
        return body if key is None else {**body, "published_revision": page.revision, "control_key": key}

    def _tell(self, page: Any, text: str) -> None:
        number, _ = self._sent.get(page.id, (0, ""))
        self._sent[page.id] = number + 1, text

    @contextlib.asynccontextmanager
    async def _shown_meanwhile(self) -> AsyncIterator[None]:
        """Within the `with` block, show changes as they happen."""

        # The guild does not report private messages, but the record of requests has them as well.
        traffic = self.env.backend.transcript

        async def show() -> None:
            shown = len(traffic)
            await asyncio.sleep(_SLOW)
            while True:
                await asyncio.sleep(_TICK)
                if len(traffic) != shown:
                    shown = len(traffic)
                    for page in tuple(self._pages.values()):
                        self._publish(page, reason="refresh")

        showing = asyncio.create_task(show())
        try:
            yield
        finally:
            showing.cancel()

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
        """Move the simulated time forward, so that timers end and loops run. It stays moved after a restart."""
        if not seconds > 0:
            raise ValueError(seconds)
        async with self._turn:
            self.memory.ahead += seconds
            self._save()
            await self._catch_up()

    async def run_clock(self) -> None:
        """Let the simulated time follow the real one until cancelled."""
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
        for error in self.env.errors_since(self._errors_sent):
            log.error("the bot raised", exc_info=error)
        self._errors_sent = self.env.error_cursor

    def keep_address(self) -> None:
        """Store the port in use with the state of the page's guild."""
        self.memory.port = self._server.port or 0
        self._save()

    def _keep_threads(self) -> None:
        threads = self.world.threads()
        if threads != self.memory.threads:
            self.memory.threads = threads
            self._save()

    def _forget_traffic(self) -> None:
        """Delete simcord's record of requests, which would fill the memory."""
        backend = self.env.backend
        backend.transcript.clear()
        backend.http_requests.clear()
        if len(backend.cdn._blobs) < 100:
            return
        messages = [message for channel in backend.messages.values() for message in channel.values()]
        shown = json.dumps([(each.attachments, each.components, each.embeds) for each in messages], default=str)
        for url in [url for url in backend.cdn._blobs if "/attachments/" in url and url not in shown]:
            del backend.cdn._blobs[url]


def _names(person: MemberActor) -> tuple[str, ...]:
    """Return the names by which a typed command can mention a user."""
    shown = person.user.global_name or person.name
    return person.name, shown, shown.partition(" ")[0]
