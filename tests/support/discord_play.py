"""Act as players in tests: read a channel's messages and press their components."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import discord
import simcord
import sqlalchemy as sa
from simcord import interactions
from simcord.backend import serializers
from simcord.components import walk_components
from simcord.enums import InteractionType
from simcord.results import InteractionResult, ResponseMessage, to_discord_message
from support import settling

from bot.app import Siegemaster
from bot.boards.info_row import MORE
from bot.boards.side_rows import WINDOW
from bot.games.state import GameState
from bot.play.more import FAIR
from bot.runtime import clock as bot_clock
from bot.ui.components import read_press
from bot.ui.custom_ids import Press
from db.schema.community import alive

settling.install()

WORD = "Choose your number"
"""The button behind “Fair dice”."""


class PlayServer:
    """A guild with its channels and people, and the bot in it."""

    def __init__(self, env: simcord.Env, make: Callable[[], Any], game: str) -> None:
        self.env = env
        self.make = make
        self.game = game
        self.guild = env.create_guild("Legation Quarter")
        self.first, self.second, self.third = (self.guild.create_text_channel(f"room-{n}") for n in (1, 2, 3))
        self.alice, self.bob = (self.guild.add_member(env.create_user(name)) for name in ("alice", "bob"))

    @property
    def bot(self) -> Siegemaster:
        bot = self.env.bot
        assert isinstance(bot, Siegemaster)
        return bot

    async def restart(self) -> None:
        """Start a new process on the same database."""
        old = self.env.bot
        await self.env.restart_bot(self.make())
        await old.close()

    async def off(self, seconds: float) -> None:
        """Let the bot be killed, and started again after a while."""
        self.bot.quiet.leave = _killed  # type: ignore[method-assign]
        self.env.backend.clock.advance(seconds)
        await self.restart()
        await self.env.settle()

    async def later(self, seconds: float) -> None:
        """Set the clock on at once, as if the bot had been there all the time."""
        self.env.backend.clock.advance(seconds)
        quiet = self.bot.quiet
        async with self.bot.database.write() as connection:
            await connection.execute(sa.update(alive).values(seen_at=bot_clock.now()))
        quiet._seen = await quiet.stored.last_seen()

    # --- messages and components ---

    def messages(self, channel: Any) -> list[Any]:
        """Return the messages of a channel that everybody sees, oldest first."""
        stored = self.env.backend.messages[channel.id]
        every = stored.values() if isinstance(stored, dict) else stored
        return sorted((m for m in every if not m.flags & 64), key=lambda message: message.id)

    def boards(self, channel: Any) -> list[Any]:
        """Return the messages with buttons of a game; a call to a side is none."""
        every = ((message, list(presses(message))) for message in self.messages(channel))
        return [message for message, found in every if any(p.game and not p.action.startswith(WINDOW) for p in found)]

    def board(self, channel: Any) -> Any:
        """Return the only board of a channel that can be played on."""
        found = self.boards(channel)
        assert len(found) == 1, f"{len(found)} boards with controls"
        return found[0]

    async def state(self, channel: Any) -> GameState:
        found = await self.bot.context.service.in_channel(channel.id)
        assert found is not None
        return found

    # --- actions ---

    async def new(self, channel: Any, who: Any = None, **options: Any) -> GameState:
        """Start a game with a known seed; with `seed=None` the bot draws one. A named opponent accepts."""
        options.setdefault("seed", "apple")
        options = {name: value for name, value in options.items() if value is not None}
        options = {"game": self.game, **options}
        if "opponent" in options:
            await self.challenge(channel, who, **options)
            await self.accept(channel, options["opponent"], who)
        else:
            await (who or self.alice).slash(channel, "siege new", **options)
        return await self.state(channel)

    async def challenge(self, channel: Any, who: Any = None, **options: Any) -> InteractionResult:
        """Start a game with a named opponent, who has not accepted yet."""
        said = await (who or self.alice).slash(channel, "siege new", **options)
        await self.env.advance_time(1)
        return said

    async def accept(self, channel: Any, opponent: Any, who: Any = None) -> None:
        """Let an opponent accept the last challenge of a channel; who made it begins a live game."""
        for person, action in ((opponent, "seekyes"), (who or self.alice, "seekgo")):
            for message in self.messages(channel):
                for custom_id in (p["custom_id"] for p in controls(message) if action in p.get("custom_id", "")):
                    await person.click(self.as_message(message), custom_id=custom_id)
                    await self.env.advance_time(1)

    def as_message(self, stored: Any) -> discord.Message:
        return to_discord_message(self.env, stored)

    async def press(self, channel: Any, label: str, who: Any = None) -> InteractionResult:
        """Press the button of the living board whose label begins so; it may be behind “My own orders” or “More”."""
        who = who or self.alice

        def there(message: Any) -> bool:
            return any(label in each for each in labels(message))

        message = self.board(channel)
        actions = [press.action for press in presses(message)]
        if not there(message) and MORE in actions:
            panel = await self.behind(channel, message, MORE, who)
            if there(panel):
                return await who.click(self.as_message(panel), custom_id=button(panel, label))
            if label == WORD:
                message = await self.behind(channel, panel, FAIR, who)
                return await who.click(self.as_message(message), custom_id=button(message, label))
        message = await self._menus(channel, who, there)
        return await who.click(self.as_message(message), custom_id=button(message, label))

    async def done(self, channel: Any, who: Any) -> None:
        """End a phase by the command, even if pieces can still act."""
        asked = await who.slash(channel, "siege done")
        if "End the phase?" in private(asked):
            answer = asked.followups[-1] if asked.followups else asked.response
            assert answer is not None
            question = self.env.backend.get_message(channel.id, answer.message.id)
            await who.click(self.as_message(question), custom_id=button(question, "End the phase"))

    async def behind(self, channel: Any, message: Any, action: str, who: Any = None) -> Any:
        """Press the button of an action on a message; return the private message that answers."""
        (custom_id,) = (
            part["custom_id"]
            for part in controls(message)
            if (press := read_press(part.get("custom_id", ""), part["type"])) is not None and press.action == action
        )
        answered = await (who or self.alice).click(self.as_message(message), custom_id=custom_id)
        shown = answered.followups[-1] if answered.followups else answered.response
        assert shown is not None
        return self.env.backend.get_message(channel.id, shown.message.id)

    async def _menus(self, channel: Any, who: Any, there: Callable[[Any], bool]) -> Any:
        """Return the living board, with its menus open if what is looked for is not there without."""
        board = self.board(channel)
        own = [
            part
            for part, press in zip(controls(board), presses(board), strict=False)
            if press.action in {"own", "open"}
        ]
        if there(board) or not own:
            return board
        await (who or self.alice).click(self.as_message(board), custom_id=own[0]["custom_id"])
        return self.board(channel)

    async def at_once(self, channel: Any, *clicks: tuple[Any, str], board: Any = None) -> list[InteractionResult]:
        """Press (who, custom id) on the living board or another message; all arrive before any is answered."""
        data = [(who, {"custom_id": custom_id, "component_type": 2}) for who, custom_id in clicks]
        return await self._all_at_once(channel, board or self.board(channel), data)

    async def chosen_at_once(
        self, channel: Any, board: Any, custom_id: str, *choices: tuple[Any, str]
    ) -> list[InteractionResult]:
        """Send choices by (who, value) in a select of a message that all arrive before any is answered."""
        data = [(who, {"custom_id": custom_id, "component_type": 3, "values": [value]}) for who, value in choices]
        return await self._all_at_once(channel, board, data)

    async def _all_at_once(
        self, channel: Any, board: Any, presses: Iterable[tuple[Any, dict[str, Any]]]
    ) -> list[InteractionResult]:
        backend, records = self.env.backend, []
        for who, data in presses:
            record, payload = interactions.base_payload(
                backend,
                type=InteractionType.MESSAGE_COMPONENT,
                channel_id=channel.id,
                guild_id=self.guild.id,
                user_id=who.id,
                data=data,
            )
            payload["message"] = dict(serializers.message_payload(backend, board))
            record.source_message_id = board.id
            backend.emit("INTERACTION_CREATE", payload)
            records.append(record)
        await self.env.settle()
        return [InteractionResult(self.env, record) for record in records]

    async def pick(self, channel: Any, *labels: str, who: Any = None) -> InteractionResult:
        """Choose the options with these labels in the living board's select; it may be behind «My own orders»."""
        board = await self._menus(channel, who, lambda board: any(part["type"] == 3 for part in controls(board)))
        (menu,) = (part for part in controls(board) if part["type"] == 3)
        values = [option["value"] for option in menu["options"] if option["label"] in labels]
        assert len(values) == len(labels), [option["label"] for option in menu["options"]]
        return await (who or self.alice).select(self.as_message(board), values, custom_id=menu["custom_id"])


READS = {"en": "en-US", "it": "it", "fr": "fr"}


def reads(server: PlayServer, locale: str) -> None:
    """Set the client language of everybody."""

    def told(event: str, said: Any) -> None:
        if event == "INTERACTION_CREATE":
            said.update(locale=READS[locale])

    server.env.backend.subscribers.insert(0, told)


async def _killed() -> None:
    """Say no farewell."""


def parts(message: Any) -> list[dict[str, Any]]:
    components = message.components
    return list(walk_components(components))


def controls(message: Any) -> list[dict[str, Any]]:
    """Return the buttons and selects of a message."""
    return [part for part in parts(message) if part["type"] in (2, 3)]


def labels(message: Any) -> list[str]:
    return [part["label"] for part in controls(message) if part["type"] == 2]


def button(message: Any, label: str) -> str:
    """Return the custom id of the button whose label equals the text, or begins with it, or contains it."""
    named = {part["label"]: part["custom_id"] for part in controls(message) if part["type"] == 2 and "url" not in part}
    fits = (str.__eq__, str.startswith, str.__contains__)
    fitting = next((found for fit in fits if (found := [name for name in named if fit(name, label)])), [])
    assert fitting, f"no button {label!r} among {list(named)}"
    custom_id: str = named[fitting[0]]
    return custom_id


def presses(message: Any) -> Iterator[Press]:
    for part in controls(message):
        press = read_press(part.get("custom_id", ""), part["type"])
        if press is not None:  # a link, or another person's button
            yield press


def text(message: Any) -> str:
    """Return all texts of a message."""
    return "\n".join(part["content"] for part in parts(message) if part["type"] == 10)


def private(result: InteractionResult) -> str:
    """Return what somebody received privately; nothing may have been public."""
    answers: list[ResponseMessage] = [*result.followups]
    if result.response is not None and result.response.ephemeral:
        answers.insert(0, result.response)
    assert answers, f"nothing was answered: {result}"
    assert all(answer.ephemeral for answer in answers), "a private answer was public"
    return "\n".join(text(answer) for answer in answers)
