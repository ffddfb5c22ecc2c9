"""The services of a running bot, and the registry of features."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Protocol, TypeVar

import discord
import sqlalchemy as sa
from discord import app_commands
from discord.ext import commands

import engine.games
from bot.games.access import Access
from bot.games.changes import Change
from bot.games.errors import DeliveryProblem, NoSuchGame
from bot.games.library import Library
from bot.games.notices import NoticeRenderer
from bot.games.service import Service
from bot.games.showing import Visibility
from bot.games.state import GameState, GameSummary, VisibleGame, VisibleRow
from bot.runtime.metrics import Metrics
from bot.runtime.scheduler import Scheduler
from bot.ui.replies import PostingRight
from bot.ui.router import Router
from db.board_outbox import Outbox
from db.games import ExtraWrite
from db.notices import NoticeQueue
from db.quiet import Giver, Quiet
from db.storage.leases import Share
from engine.core.chances.tallies import Tally
from render.odds import OddsSheet
from render.own_battle import of_battle
from render.pictures.print_page import Foot, Page
from render.presenter import Look, Presenter
from render.story import Illustrated

T = TypeVar("T")


class ChannelFinder(Protocol):
    """The interface that finds the channels for the bot's messages (`bot.delivery.channels.Channels`)."""

    def away(self, guild_id: int | None) -> bool:
        """Return whether a server is unavailable on Discord at the moment."""

    async def find(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel or thread.

        Raise `ChannelGone` if it is deleted or hidden from the bot. Raise `DeliveryDelayed` if its server cannot be
        reached. Raise discord.py's errors for other failures.
        """

    async def open(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel that the bot can write to. An archived thread is unarchived.

        Raise `DeliveryProblem` if there is no such channel or the bot may not write there. Other failures raise
        discord.py's errors.
        """

    async def seen_again(self, interaction: discord.Interaction[Any]) -> None:
        """Record that a user has used the bot. Direct messages to this user may work again."""


class DecidedBoard(Protocol):
    """A claim on the board of a decision that is about to be made.

    Pass `follow`, or `begin` for a new game, along with the decision. Then set `state` to the state after it.
    """

    state: GameState | None

    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the database write that claims the board after a decision's last change. Return None for earlier
        changes.
        """

    def begin(self, game_id: str) -> ExtraWrite:
        """Return the SQL statements that claim a new game's board."""


class BoardSender(Protocol):
    """The interface that posts and edits board messages (`bot.boards.delivery.BoardDelivery`)."""

    @property
    def channels(self) -> ChannelFinder:
        """The channels of the bot."""

    @property
    def outbox(self) -> Outbox:
        """The stored queue of pending boards."""

    def subscribe(self, listener: Callable[[str, DeliveryProblem], Awaitable[None]]) -> None:
        """Register a listener for boards whose background delivery fails."""

    async def stuck(self, game_id: str, problem: DeliveryProblem) -> None:
        """Tell the listeners that a game's message could not be delivered."""

    def deciding(self, game_id: str = "") -> AbstractContextManager[DecidedBoard]:
        """Return a context manager that claims the board of a decision. The default is a new game."""

    async def deliver(self, game_id: str, claim: DecidedBoard | None = None) -> object:
        """Deliver the pending board of a game to a waiting user, and return it."""

    async def come_first(self, game_id: str) -> None:
        """Deliver a game's pending board before another message."""

    async def bring(self, game_id: str, claim: DecidedBoard | None = None) -> object:
        """Deliver and return a game's board that no user is waiting for."""

    async def repost(self, game_id: str, ground: PostingRight) -> object:
        """Post the board again at the end of its channel, and return it."""

    async def restore(self, game_id: str) -> object:
        """Post a lost board in the game's channel again, and return it."""

    async def retire(self, game: GameSummary) -> None:
        """Remove the controls from a game's board, because the game continues elsewhere."""

    async def refresh(self, game_id: str) -> object:
        """Update the board of a game, and return it."""

    async def enqueue(self, game_id: str, *, kind: str = "edit") -> None:
        """Queue a board for later delivery."""

    async def reaches(self, game: GameSummary) -> bool:
        """Return whether the bot can see the game's channel."""


class BoardPost(Protocol):
    """A board message, with its components and its pictures."""

    @property
    def view(self) -> discord.ui.LayoutView:
        """The components of the message."""

    @property
    def files(self) -> Sequence[discord.File]:
        """The pictures as files to send."""


class PictureMaker(Protocol):
    """The interface that draws pictures in a worker (`bot.boards.pictures.PictureWorker`)."""

    async def picture(self, state: VisibleGame, *, first: int, look: Look = "chart") -> bytes | None:
        """Return a picture of the board with the events since journal row `first`.

        Return None if it cannot be drawn.
        """

    async def drawn(self, draw: Callable[[], bytes], *, what: str) -> bytes | None:
        """Return a picture as a PNG. Return None if it cannot be drawn. The log calls it `what`."""

    async def worked(self, work: Callable[[], T]) -> T:
        """Queue a longer computation and return its result."""

    async def bars(self, presenter: Presenter, sheets: Sequence[OddsSheet]) -> bytes | None:
        """Return a chart of the odds as a PNG, or None if it cannot be drawn."""


class PagePrinter(Protocol):
    """The interface that creates the printed pages of games (`bot.boards.printed_pages.PrintedPages`)."""

    async def newspaper(self, state: VisibleGame, *, period: int | None) -> Page | None:
        """Return the front page for a day or turn; None if it has none."""

    async def story(self, state: VisibleGame, *, since: int = 0) -> Illustrated | None:
        """Return the story of a game after the journal row `since`; None if nothing has happened."""

    def register(
        self,
        poster_foot: Callable[[GameState], Awaitable[Foot | None]],
        turning: Callable[[VisibleGame], Awaitable[tuple[str, int] | None]],
    ) -> None:
        """Register functions that return the text below a poster and the turning point of a story."""

    def forget(self, state: GameState) -> None:
        """Remove the poster of a game from the cache."""


class BoardMaker(Protocol):
    """The interface that creates board messages.

    `paged` is whether boards also have a web page.
    """

    paged: bool

    @property
    def pictures(self) -> PictureMaker:
        """The worker that draws."""

    @property
    def printed_pages(self) -> PagePrinter:
        """The object that creates printed pages."""

    async def post(
        self, state: VisibleGame, *, first: int, live: bool = True, look: Look = "chart", foot: str = ""
    ) -> BoardPost:
        """Return the board message of a game. With `live` off, it has no controls."""

    def question(self, state: GameState) -> str:
        """Return the question of a live board, without the lines below it."""

    def led_to(self, after: GameState) -> list[str]:
        """Return the results of a decision as sentences, including shots and rolls that failed."""

    def register(self, notice: Callable[[GameState], Awaitable[str | None]], *, of_series: bool = False) -> None:
        """Register a function that returns an extra line for boards.

        If `of_series`, show the line only for games in a series.
        """

    def forget(self, user_id: int) -> None:
        """Delete the cached data about a user."""


class NoticeSender(Protocol):
    """The interface that posts notices from a stored queue (`bot.delivery.notices.NoticeDelivery`)."""

    @property
    def queue(self) -> NoticeQueue:
        """The stored queue of notices."""

    def register(self, kind: str, writer: NoticeRenderer) -> None:
        """Register the renderer for one kind of notice (`Notice.kind`)."""

    async def deliver(self, game_id: str) -> object:
        """Post the pending notices about a game."""


class Watch(Protocol):
    """The interface that records when users could not answer."""

    def missing(self, guild_id: int | None, game_id: str, side: str = "") -> Sequence[Quiet]:
        """Return the times at which users could not answer in a game, including the present one if it continues.

        With `side`, these are the times for the side's own channel. A tournament counts as a game, and its tables as
        sides, keyed by the two players.
        """

    async def reached(self) -> bool:
        """Return whether Discord can be reached.

        Call this only when a deadline ends.
        """


class QuietWatcher(Watch, Protocol):
    """The interface to extend deadlines after times when users could not answer."""

    def register(self, giver: Giver) -> None:
        """Register a function that extends deadlines after an outage."""

    def on_gone(self, leaver: Callable[[int], Awaitable[None]]) -> None:
        """Register a function that is called with the id of a deleted channel.

        The calls are repeated until no feature uses the channel any longer.
        """

    def closed(self, *, before: datetime) -> list[Quiet]:
        """Return the game channels in which users have been unable to write since `before` or longer."""

    def closed_since(self, game_id: str) -> datetime | None:
        """Return since when users cannot write in a game's channel; None if they can."""

    async def barred(self, *, closed: bool = True, side: sa.Column[str] | None = None) -> sa.ColumnElement[bool]:
        """Return the SQL condition for games whose deadlines are suspended."""

    async def is_closed(self, key: str, channel_id: int, guild_id: int | None, *, since: datetime) -> bool:
        """Return whether users are unable to write in a game's channel."""


class ChanceTeller(Protocol):
    """The interface that computes win chances and other long tasks (`bot.chances.service.Chances`)."""

    @property
    def on(self) -> bool:
        """Whether the bot computes chances at all."""

    def on_boards(self, state: GameState) -> bool:
        """Return whether the boards of a game show chances."""

    def may_tell(self, state: GameState) -> bool:
        """Return whether a game's win chances may be shown now."""

    async def of(self, state: GameState, side: str | None, plan: str = "", *, seconds: float = ...) -> Tally | None:
        """Return the results of simulated games from a position. Return None after a time limit.

        Raise `TooMuchAtOnce` if the game has used its budget for the hour.
        """

    async def beside(
        self, state: GameState, side: str | None, plans: Sequence[str], *, seconds: float = ...
    ) -> Mapping[str, Tally]:
        """Return the results of simulated games for each plan, if they are ready in time.

        Raise `TooMuchAtOnce` if the game has used its budget for the hour.
        """

    async def hints(self, state: GameState, side: str | None, plans: Sequence[str]) -> Mapping[str, Tally]:
        """Return the cached chances of plans, and start to compute the missing ones."""

    async def offered(self, state: GameState) -> tuple[str, ...] | None:
        """Return the plans to offer to the commander. None means the game's short list."""

    async def before(self, state: GameState) -> Tally | None:
        """Return the last public win chances of the previous day or turn, or None."""

    async def run(
        self,
        work: Callable[..., Any],
        *args: Any,
        server_id: int | None = None,
        on_progress: Callable[[int, int], object] = ...,
    ) -> Any:
        """Return the result of a long task, computed step by step in a process."""

    async def apart(
        self, work: Callable[..., T], *args: Any, seconds: float, on_progress: Callable[[int, int], object] = ...
    ) -> T:
        """Run a task in its own process, and return its result."""


class GameFinder(Protocol):
    """The interface for finding the game that a user names (`bot.spectating.game_list.GameList`)."""

    async def open(self, interaction: Any, typed: str | None, *, public: bool = False) -> VisibleGame:
        """Return the named game; without a name, the channel's game."""

    async def row(self, interaction: Any, typed: str | None) -> VisibleRow:
        """Return the stored row of the game that a user names. Without a name, return the channel's game."""

    async def meant(self, interaction: Any) -> VisibleRow | None:
        """Return the row of the game named in an unfinished command. Return None if it names no game."""

    async def suggest(
        self, interaction: Any, typed: str, *, running: bool | None = None
    ) -> list[app_commands.Choice[str]]:
        """Return games as choices for autocompletion."""


@dataclass(frozen=True, slots=True)
class BotContext:
    """The services of the running bot. It also returns the presenter of each game."""

    service: Service
    board_delivery: BoardSender
    boards: BoardMaker
    find: Callable[[str], Presenter]
    notices: NoticeSender
    scheduler: Scheduler
    metrics: Metrics
    visibility: Visibility
    chances: ChanceTeller
    quiet: QuietWatcher
    battles: Library

    def presenter(self, game: GameSummary) -> Presenter:
        """Return the presenter of a game, with the names of its battle."""
        found = self.find(game.system)
        return of_battle(found, game.battle) if game.battle else found

    async def with_story(self, state: VisibleGame) -> tuple[VisibleGame, int]:
        """Return the game with all events shown on its board, and the number of its first journal row."""
        first = state.board_from or state.version
        return VisibleGame(await self.service.replayed(state, since=first)), first

    async def system_in(self, channel_id: int | None) -> str:
        """Return the name of the game in a channel, or the first game's name."""
        try:
            return (await self.service.roster.here(channel_id)).system
        except NoSuchGame:
            return engine.games.names()[0]

    async def here(self, channel_id: int | None) -> GameState:
        """Return the game of a channel. Raise `NoSuchGame` if it has none."""
        state = await self.service.in_channel(channel_id) if channel_id is not None else None
        if state is None:
            raise NoSuchGame
        return state


_OF_SIDES = frozenset({"scenario", "side", "opponent", "against", "pace", "clock"})


def hide_side_options(*commands: app_commands.Command[Any, ..., Any]) -> None:
    """Remove the options for games with several sides if no such game is installed."""
    if all(len(engine.games.find(name).sides) == 1 for name in engine.games.names()):
        for command in commands:
            command._params = {name: value for name, value in command._params.items() if name not in _OF_SIDES}


def hide_game_option(*commands: app_commands.Command[Any, ..., Any]) -> None:
    """Remove the option `game` from commands if only one game is installed."""
    if len(engine.games.names()) == 1:
        for command in commands:
            # discord.py has no public way to remove a command's option.
            command._params = {name: value for name, value in command._params.items() if name != "game"}


@dataclass(frozen=True, slots=True)
class Registry:
    """Registers the buttons, commands and cogs of features.

    `locale` is the default language of games. `instance` identifies this process among those that share the database.
    `share` is the share of the work that this process does first.
    """

    client: commands.AutoShardedBot
    context: BotContext
    router: Router
    access: Access
    locale: str
    instance: str
    share: Callable[[], Share | None]
    group: app_commands.Group
    cogs: list[commands.Cog] = field(default_factory=list)

    def buttons(self, *features: object) -> None:
        """Register the methods of `features` that are marked with `@button`."""
        self.router.register(*features)

    def game_commands(self, *cogs: commands.Cog) -> None:
        """Add the commands of cogs to the group `/siege`."""
        for cog in cogs:
            for command in cog.get_app_commands():
                self.group.add_command(command)

    def cog(self, cog: commands.Cog) -> None:
        """Add a cog with its own group and its listeners."""
        self.cogs.append(cog)
