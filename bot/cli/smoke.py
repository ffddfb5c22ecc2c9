"""The command `siegemaster smoke`: tests all Discord features in a private test server.

It prints the differences from the simulated Discord of the tests. See `docs/smoke.md`.
"""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Mapping
from datetime import timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import discord
import typer
from discord import ui
from discord.webhook.async_ import async_context

import engine.games
import render.games
from bot.cli.console import Failure
from bot.cli.output import say
from bot.cli.run import explained, read_settings
from bot.cli.smoke_answers import Seen, compared, simulated
from bot.delivery.channels import lacking_in, unarchived
from bot.players.wrong_place import POSTING
from bot.runtime.command_sync import publish
from bot.runtime.settings import Settings
from bot.ui.components import Layout, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import note
from bot.ui.texts import QUIET
from engine.core.save import new_game
from render.language import spoken

if TYPE_CHECKING:
    from bot.app import Siegemaster

MEMBERS = 10
"""The maximum number of members of a test server: nobody should run this where people play."""
NAME = "smoke test"
_TOO_LONG = 4_001
_NOBODY = 1
"""An id that no message, channel or user has."""
_COMMAND, _SUGGESTIONS, _COMPONENT, _FORM = (
    discord.InteractionType.application_command,
    discord.InteractionType.autocomplete,
    discord.InteractionType.component,
    discord.InteractionType.modal_submit,
)


class Task(NamedTuple):
    """A task for the person who runs the test.

    It has a name, instructions (`text`), and the type of the expected interaction. `part` is the type of a component or
    option that the interaction must have.
    """

    name: str
    text: str
    type: discord.InteractionType
    part: int | None = None
    direct: bool = False

    def fits(self, interaction: discord.Interaction[Any]) -> bool:
        """Return whether an interaction is the one that this task waits for."""
        if interaction.type is not self.type or (interaction.guild_id is None) is not self.direct:
            return False
        data: Any = interaction.data or {}
        return self.part is None or self.part in _parts(data)


def _parts(data: Mapping[str, Any]) -> Iterator[int]:
    """Yield the type of the clicked component, or the types of all options of a command."""
    if "component_type" in data:
        yield data["component_type"]
    for option in data.get("options", ()):
        yield option["type"]
        yield from _parts(option)


OPTION, PART = discord.AppCommandOptionType, discord.ComponentType
TASKS = (
    Task("a command", "Type /siege new, choose “{game}”, and send it.", _COMMAND, OPTION.string.value),
    Task("a form", "Press “More”, “Fair dice”, and “Choose your number”. Type a number and send it.", _FORM),
    Task("a button", "Press any blue button below the board.", _COMPONENT, PART.button.value),
    Task("a select", "Press “Own orders”, and choose something in the menu.", _COMPONENT, PART.select.value),
    Task("suggestions", "Type /siege undo, and choose the option “back”. You need not send it.", _SUGGESTIONS),
    Task("a person", "Type /siege players add, choose yourself, and send it.", _COMMAND, OPTION.user.value),
    Task("a file", "Type /tournament list, attach any text file, and send it.", _COMMAND, OPTION.attachment.value),
    Task(
        "a direct message", "Press the button in the bot’s direct message.", _COMPONENT, PART.button.value, direct=True
    ),
)
VOTE = "Vote in the poll."


class Smoke:
    """A run of the smoke test.

    `before` and `after` run automatically. Between them, a person does the `TASKS`. `seen` contains Discord's answers.
    `missing` contains the tasks that are not done yet.
    """

    def __init__(self, bot: Siegemaster, channel: discord.TextChannel) -> None:
        self.bot = bot
        self.channel = channel
        self.seen = Seen()
        self.missing = {task.name: task for task in TASKS}
        self.voted = asyncio.Event()
        self.came = asyncio.Condition()
        self._poll: discord.Message | None = None
        self._threads: list[discord.Thread] = []

    @contextlib.contextmanager
    def listening(self) -> Iterator[None]:
        """Within the `with` block, record Discord's answers and interactions."""
        http, adapter = self.bot.http, async_context.get()
        requests = http.request, adapter.request
        http.request = self._noting(http.request)  # type: ignore[method-assign, assignment]
        adapter.request = self._noting(adapter.request)  # type: ignore[method-assign, assignment]
        self.bot.add_listener(self._interaction, "on_interaction")
        self.bot.add_listener(self._vote, "on_raw_poll_vote_add")
        try:
            yield
        finally:
            self.bot.remove_listener(self._interaction, "on_interaction")
            self.bot.remove_listener(self._vote, "on_raw_poll_vote_add")
            http.request, adapter.request = requests  # type: ignore[method-assign]

    def _noting(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def noting(route: Any, *args: Any, **kwargs: Any) -> Any:
            name = f"{route.method} {route.path}"
            try:
                answer = await request(route, *args, **kwargs)
            except discord.HTTPException as error:
                self.seen.note(f"{name}: {error.status} {error.code}", {})
                raise
            self.seen.note(name, answer if isinstance(answer, dict | list) else {}, ours=True)
            return answer

        return noting

    async def _interaction(self, interaction: discord.Interaction[Any]) -> None:
        for task in [task for task in self.missing.values() if task.fits(interaction)]:
            del self.missing[task.name]
            self.seen.note(f"interaction: {task.name}", interaction.data)
            async with self.came:
                self.came.notify_all()

    async def done(self, task: Task) -> None:
        """Wait until a task is done."""
        async with self.came:
            await self.came.wait_for(lambda: task.name not in self.missing)

    async def _vote(self, vote: discord.RawPollVoteActionEvent) -> None:
        if self._poll is not None and vote.message_id == self._poll.id:
            self.voted.set()

    # --- what needs nobody ---

    async def before(self) -> None:
        """Run the automatic steps before the tasks."""
        for name, step in (
            ("permissions", self._permissions),
            ("commands", self._commands),
            ("message", self._message),
            ("mention", self._mention),
            ("file", self._file),
            ("too long", self._too_long),
            ("unknown message", self._unknown_message),
            ("unknown channel", self._unknown_channel),
            ("unknown member", self._unknown_member),
            ("public thread", self._public_thread),
            ("private thread", self._private_thread),
            ("history", self._history),
            ("direct message", self._direct),
            ("poll", self._begin_poll),
        ):
            await self._do(name, step)

    async def after(self) -> None:
        """End the poll and delete the threads, after all tasks are done."""
        await self._do("end of the poll", self._end_poll)
        await self._do("deleted threads", self._delete_threads)

    async def _do(self, name: str, step: Callable[[], Awaitable[dict[str, Any]]]) -> None:
        try:
            found = await step()
        except discord.HTTPException as error:
            found = {"refused": f"{error.status} {error.code}"}
        self.seen.facts[name] = found

    async def _permissions(self) -> dict[str, Any]:
        return {"lacking": lacking_in(self.channel, *(name for name, wanted in POSTING if wanted))}

    async def _commands(self) -> dict[str, Any]:
        await publish(self.bot.tree, guild_id=self.channel.guild.id)
        again = await publish(self.bot.tree, guild_id=self.channel.guild.id)  # not if Discord kept all as it was sent
        return {"published again": again}

    async def _message(self) -> dict[str, Any]:
        first, second = [await _picture(name) for name in engine.games.names()[:2]]
        sent = await self.channel.send(view=_board("before"), file=discord.File(io.BytesIO(first), "board.png"))
        kept = await sent.attachments[0].read() == first
        edited = await sent.edit(
            view=_board("after"), attachments=[discord.File(io.BytesIO(second), "board.png")], allowed_mentions=QUIET
        )
        changed = [await each.read() == second for each in edited.attachments]
        return {"picture kept": kept, "picture replaced": changed, "flags": edited.flags.value, "parts": _kinds(edited)}

    async def _mention(self) -> dict[str, Any]:
        sent = await self.channel.send(view=note(f"<@{self.channel.guild.owner_id}>"), allowed_mentions=QUIET)
        return {"notified": len(sent.mentions)}

    async def _file(self) -> dict[str, Any]:
        box = ui.Container[ui.LayoutView](ui.TextDisplay("A file"), ui.File("attachment://account.md"))
        file = discord.File(io.BytesIO(b"# Account\n"), "account.md")
        sent = await self.channel.send(view=Layout().add_item(box), file=file)
        return {"files": [each.filename for each in sent.attachments]}

    async def _too_long(self) -> dict[str, Any]:
        await self.channel.send(view=note("x" * _TOO_LONG))
        return {}

    async def _unknown_message(self) -> dict[str, Any]:
        await self.channel.get_partial_message(_NOBODY).edit(view=note("nobody"), allowed_mentions=QUIET)
        return {}

    async def _unknown_channel(self) -> dict[str, Any]:
        await self.bot.fetch_channel(_NOBODY)
        return {}

    async def _unknown_member(self) -> dict[str, Any]:
        await self.channel.guild.fetch_member(_NOBODY)
        return {}

    async def _public_thread(self) -> dict[str, Any]:
        thread = await self.channel.create_thread(name=NAME, type=discord.ChannelType.public_thread)
        self._threads.append(thread)
        await thread.send(view=note("a thread"))
        archived = await thread.edit(archived=True)
        opened = await unarchived(archived, "")
        await opened.send(view=note("again"))
        return {"archived": archived.archived, "opened": not opened.archived}

    async def _private_thread(self) -> dict[str, Any]:
        thread = await self.channel.create_thread(name=NAME, type=discord.ChannelType.private_thread, invitable=False)
        self._threads.append(thread)
        owner = discord.Object(self.channel.guild.owner_id or _NOBODY)
        await thread.add_user(owner)
        added = owner.id in [member.id for member in await thread.fetch_members()]
        await thread.remove_user(owner)
        return {"private": thread.is_private(), "added": added}

    async def _history(self) -> dict[str, Any]:
        found = [message async for message in self.channel.history(limit=3)]
        return {"messages": len(found), "own": {message.author == self.bot.user for message in found} == {True}}

    async def _direct(self) -> dict[str, Any]:
        owner = await self.bot.fetch_user(self.channel.guild.owner_id or _NOBODY)
        pressed = press_button(ui.Button(label="Press"), Press("smoke"))
        await (await owner.create_dm()).send(view=note("A direct message", rows=[button_row([pressed])]))
        return {}

    async def _begin_poll(self) -> dict[str, Any]:
        poll = (
            discord.Poll(question="A poll", duration=timedelta(hours=1)).add_answer(text="one").add_answer(text="two")
        )
        self._poll = await self.channel.send(poll=poll)
        asked = self._poll.poll
        return {"answers": [each.text for each in asked.answers] if asked is not None else []}

    async def _end_poll(self) -> dict[str, Any]:
        if self._poll is None or self._poll.poll is None:
            return {}
        await self._poll.poll.end()
        ended = (await self.channel.fetch_message(self._poll.id)).poll
        return {"ended": ended is not None and ended.is_finalised(), "voted": self.voted.is_set()}

    async def _delete_threads(self) -> dict[str, Any]:
        for thread in self._threads:
            await thread.delete()
        return {"threads": len(self._threads)}


async def _picture(system: str) -> bytes:
    rules = engine.games.find(system)
    view = rules.view(new_game(rules, seed="", options={}).world)
    presenter = render.games.find(system)
    return await asyncio.to_thread(spoken, "en", lambda: presenter.picture(view))


def _board(text: str) -> ui.LayoutView:
    return note(
        text,
        picture=("board.png", "A board"),
        rows=[button_row([press_button(ui.Button(label="Press"), Press("smoke"))])],
    )


def _kinds(message: discord.Message) -> list[str]:
    """Return the types of a message's components, in the order of their ids."""
    todo: list[Any] = list(message.components)
    found = []
    while todo:
        part = todo.pop(0)
        found.append(part.type.name)
        todo += getattr(part, "children", ())
    return found


# --- the command ---


def smoke(
    channel: Annotated[
        str, typer.Argument(help="The id of a text channel in a private test server.", metavar="CHANNEL")
    ],
    *,
    minutes: Annotated[float, typer.Option("--minutes", min=0, help="How long to wait for each of your tasks.")] = 5.0,
) -> None:
    """Test in a private test server whether Discord behaves like the simulated Discord, and print the differences.

    It needs a DISCORD_TOKEN. Games and the database are not changed.
    """
    if not channel.isdecimal():
        raise Failure(f"{channel} is not the id of a channel: copy it from the channel’s menu in Discord")
    settings = read_settings()
    if settings.token is None:
        raise Failure("smoke needs a DISCORD_TOKEN, in the environment or in .env; docs/smoke.md tells how to get one")
    with tempfile.TemporaryDirectory() as folder, _complaints() as complaints:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'smoke.db'}"
        apart = settings.model_copy(update={"database": database, "backups": None, "vitals_port": None})
        seen = asyncio.run(_connected(apart, settings.token.get_secret_value(), int(channel), minutes * 60))
    lines = [*compared(simulated(), seen), *(f"the bot logged: {each}" for each in complaints)]
    for line in lines:
        say(line)
    say(f"{len(lines)} differences from the simulated Discord" if lines else "just as the simulated Discord")
    if lines:
        raise typer.Exit(1)


@contextlib.contextmanager
def _complaints() -> Iterator[list[str]]:
    """Collect the warnings and errors that the bot logs inside a `with` block."""
    found: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: found.append(f"{record.name}: {record.getMessage()}")  # type: ignore[method-assign]
    logging.getLogger().addHandler(handler)
    try:
        yield found
    finally:
        logging.getLogger().removeHandler(handler)


async def _connected(settings: Settings, token: str, channel_id: int, patience: float) -> Seen:
    """Connect the bot, run the whole test, and return what Discord answered."""
    from bot.app import Siegemaster

    bot = Siegemaster(settings)
    with explained():
        async with bot:
            going = asyncio.create_task(bot.start(token))
            ready = asyncio.create_task(bot.wait_until_ready())
            await asyncio.wait({going, ready}, return_when=asyncio.FIRST_COMPLETED)
            if going.done():
                ready.cancel()
                going.result()
            try:
                return await _all(bot, await found_channel(bot, channel_id), patience)
            finally:
                going.cancel()


async def found_channel(bot: discord.Client, channel_id: int) -> discord.TextChannel:
    """Return the test channel.

    Raise `Failure` if the bot cannot see it, or if it is not a text channel on a private server.
    """
    try:
        channel = await bot.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden) as error:
        raise Failure(
            "the bot does not see this channel: invite it to the server, and copy the channel’s id"
        ) from error
    if not isinstance(channel, discord.TextChannel):
        raise Failure("this is not a text channel of a server: make a text channel, and copy its id")
    counted = (await bot.fetch_guild(channel.guild.id, with_counts=True)).approximate_member_count
    members = counted or channel.guild.member_count or 0
    if members > MEMBERS:
        raise Failure(f"this server has {members} members: make a private one, with no more than {MEMBERS}")
    return channel


async def _all(bot: Siegemaster, channel: discord.TextChannel, patience: float) -> Seen:
    run = Smoke(bot, channel)
    with run.listening():
        say("Without you: messages, pictures, threads, a poll …")
        await run.before()
        say(f"Now it is your turn, in #{channel.name}. A task that you cannot do is left out after a while.")
        for task in TASKS:
            say(f"- {task.text.format(game=first_game())}")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(run.done(task), patience)
        say(f"- {VOTE}")
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(run.voted.wait(), patience)
        await run.after()
    return run.seen


def first_game() -> str:
    """Return the English title of the first game with one side."""
    name = next(name for name in engine.games.names() if len(engine.games.find(name).sides) == 1)
    return spoken("en", render.games.find(name).title)
