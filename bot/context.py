"""The parts of a running bot that commands and buttons work with, and the registry of features."""

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
    """Finds the channels to which the bot posts (`bot.delivery.channels.Channels`)."""

    def away(self, guild_id: int | None) -> bool:
        """Return whether a server is unavailable on Discord at the moment."""

    async def find(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel or thread. Raise `ChannelGone` if it is deleted or hidden from the bot, `DeliveryDelayed` if
        its server cannot be reached, and discord.py's errors for other failures.
        """

    async def open(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel that can be written to; an archived thread is unarchived. Raise `DeliveryProblem` if there
        is no such channel or the bot may not write to it, and discord.py's errors for other failures.
        """

    async def seen_again(self, interaction: discord.Interaction[Any]) -> None:
        """Record that a user may accept direct messages again, because they have clicked or typed something."""


class DecidedBoard(Protocol):
    """The board of a decision that is about to be taken (`bot.boards.claims.Claim`).

    The caller passes one of the two methods with the decision, and sets `state` to the state after the decision.
    """

    state: GameState | None

    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the SQL statements that let this process post the board after a change of a game; None for the changes
        before the last.
        """

    def begin(self, game_id: str) -> ExtraWrite:
        """Return the SQL statements that let this process post the board of a new game."""


class BoardSender(Protocol):
    """Posts and edits board messages (`bot.boards.delivery.BoardDelivery`)."""

    @property
    def channels(self) -> ChannelFinder:
        """The channels of the bot."""

    @property
    def outbox(self) -> Outbox:
        """The stored queue of board messages."""

    def subscribe(self, listener: Callable[[str, DeliveryProblem], Awaitable[None]]) -> None:
        """Register a listener for boards that cannot be delivered while no user waits for them."""

    async def stuck(self, game_id: str, problem: DeliveryProblem) -> None:
        """Report a problem with a game's message to the listeners."""

    def deciding(self, game_id: str = "") -> AbstractContextManager[DecidedBoard]:
        """Return a context manager for the claim of a decision's board; without a game id, of a game about to begin."""

    async def deliver(self, game_id: str, claim: DecidedBoard | None = None) -> object:
        """Deliver the pending board of a game for a user who waits for it, and return it.

        With the `claim` of a decision, the board of that decision is delivered.
        """

    async def come_first(self, game_id: str) -> None:
        """Deliver the pending board of a game before a message that links to it."""

    async def bring(self, game_id: str, claim: DecidedBoard | None = None) -> object:
        """Deliver the board of a game for which no user waits, and return it."""

    async def repost(self, game_id: str, ground: PostingRight) -> object:
        """Post the board again as the last message of its channel, and return it."""

    async def restore(self, game_id: str) -> object:
        """Post a lost board again where the game is played, and return it."""

    async def retire(self, game: GameSummary) -> None:
        """Remove the controls from the board of a game that continues as another game."""

    async def refresh(self, game_id: str) -> object:
        """Edit the board so that it shows the present state of the game, and return it."""

    async def enqueue(self, game_id: str, *, kind: str = "edit") -> None:
        """Enqueue a board, to be delivered later."""

    async def reaches(self, game: GameSummary) -> bool:
        """Return whether the board of a game can be shown where it is played."""


class BoardPost(Protocol):
    """A board message with its pictures."""

    @property
    def view(self) -> discord.ui.LayoutView:
        """The components of the message."""

    @property
    def files(self) -> Sequence[discord.File]:
        """The pictures as files."""


class PictureMaker(Protocol):
    """Draws in a worker (`bot.boards.pictures.PictureWorker`)."""

    async def picture(self, state: VisibleGame, *, first: int, look: Look = "chart") -> bytes | None:
        """Return a board with the events since journal row `first`; None if it cannot be drawn."""

    async def drawn(self, draw: Callable[[], bytes], *, what: str) -> bytes | None:
        """Return a picture as a PNG; None if it cannot be drawn, which is logged as `what`."""

    async def worked(self, work: Callable[[], T]) -> T:
        """Queue a longer computation and return its result."""

    async def bars(self, presenter: Presenter, sheets: Sequence[OddsSheet]) -> bytes | None:
        """Return the odds as bars in a PNG; None if they cannot be drawn."""


class PagePrinter(Protocol):
    """Makes the printed pages of games (`bot.boards.printed_pages.PrintedPages`)."""

    async def newspaper(self, state: VisibleGame, *, period: int | None) -> Page | None:
        """Return the front page about a day or turn; None if there is none."""

    async def story(self, state: VisibleGame, *, since: int = 0) -> Illustrated | None:
        """Return the story of a game, or of the part after a row of its journal; None if nothing has happened."""

    def register(
        self,
        poster_foot: Callable[[GameState], Awaitable[Foot | None]],
        turning: Callable[[VisibleGame], Awaitable[tuple[str, int] | None]],
    ) -> None:
        """Register the functions that return the text at the foot of posters, and the turning point of a story."""

    def forget(self, state: GameState) -> None:
        """Remove the poster of a game from the cache."""


class BoardMaker(Protocol):
    """Makes board messages (`bot.boards.message.BoardMessages`).

    `paged` is whether boards are on a web page as well, and so have the button to it.
    """

    paged: bool

    @property
    def pictures(self) -> PictureMaker:
        """The worker that draws."""

    @property
    def printed_pages(self) -> PagePrinter:
        """The maker of printed pages."""

    async def post(
        self, state: VisibleGame, *, first: int, live: bool = True, look: Look = "chart", foot: str = ""
    ) -> BoardPost:
        """Return the board message of a game; one that is not `live` has no controls."""

    def question(self, state: GameState) -> str:
        """Return the question of a live board, without the lines below it."""

    def led_to(self, after: GameState) -> list[str]:
        """Return what a decision has led to, misses included, in at most as many sentences as a board has."""

    def register(self, notice: Callable[[GameState], Awaitable[str | None]], *, of_series: bool = False) -> None:
        """Register a function that returns a line about how a game is decided now, or only for games `of_series`."""

    def forget(self, user_id: int) -> None:
        """Delete the cached data about a user."""


class NoticeSender(Protocol):
    """Posts notices from their stored queue (`bot.delivery.notices.NoticeDelivery`)."""

    @property
    def queue(self) -> NoticeQueue:
        """The stored queue of notices."""

    def register(self, kind: str, writer: NoticeRenderer) -> None:
        """Register the renderer of the notices with this `Notice.kind`."""

    async def deliver(self, game_id: str) -> object:
        """Post the pending notices about a game; the result has no meaning."""


class Watch(Protocol):
    """Tracks the times at which users could not answer (`bot.delivery.quiet.QuietWatch`)."""

    def missing(self, guild_id: int | None, game_id: str, side: str = "") -> Sequence[Quiet]:
        """Return the times at which users could not answer in a game, or a side in its room, including one that is not
        over.

        A tournament counts as a game, and a table of it as a side, by the key of its two players.
        """

    async def reached(self) -> bool:
        """Return whether Discord answers. Call this only when a deadline ends."""


class QuietWatcher(Watch, Protocol):
    """Extends deadlines by the time in which users could not answer (`bot.delivery.quiet.QuietWatch`)."""

    def register(self, giver: Giver) -> None:
        """Register a function that extends deadlines by lost time."""

    def on_gone(self, leaver: Callable[[int], Awaitable[None]]) -> None:
        """Register a function that is called with the id of a deleted channel, until no caller needs the channel any
        more.
        """

    def closed(self, *, before: datetime) -> list[Quiet]:
        """Return the channels of games in which users have not been able to write since a time."""

    def closed_since(self, game_id: str) -> datetime | None:
        """Return when a game's channel was closed to users' messages; None if they can write there."""

    async def barred(self, *, closed: bool = True, side: sa.Column[str] | None = None) -> sa.ColumnElement[bool]:
        """Return the SQL condition for games of which no deadline may end now."""

    async def is_closed(self, key: str, channel_id: int, guild_id: int | None, *, since: datetime) -> bool:
        """Return whether users cannot write in the channel of a game; checked before a deadline ends there."""


class ChanceTeller(Protocol):
    """Computes the win chances of games, and other long tasks (`bot.chances.service.Chances`)."""

    @property
    def on(self) -> bool:
        """Whether the bot computes chances at all."""

    def on_boards(self, state: GameState) -> bool:
        """Return whether the boards of a game show figures, or showed them before it ended."""

    def may_tell(self, state: GameState) -> bool:
        """Return whether figures of a game may be shown."""

    async def of(self, state: GameState, side: str | None, plan: str = "", *, seconds: float = ...) -> Tally | None:
        """Return the results of simulated games from a position, in a side's view; None if not computed in time.

        Raise `TooMuchAtOnce` if too many positions of the game were computed in the last hour.
        """

    async def beside(
        self, state: GameState, side: str | None, plans: Sequence[str], *, seconds: float = ...
    ) -> Mapping[str, Tally]:
        """Return the results of simulated games for plans, by plan: those that can be computed in time. Raise
        `TooMuchAtOnce` if too many positions of the game were computed in the last hour.
        """

    async def hints(self, state: GameState, side: str | None, plans: Sequence[str]) -> Mapping[str, Tally]:
        """Return the cached figures of plans, and start computing the rest."""

    async def offered(self, state: GameState) -> tuple[str, ...] | None:
        """Return the plans that a position offers its commander; None if it offers the game's short list."""

    async def before(self, state: GameState) -> Tally | None:
        """Return the public win chances when the previous day or turn began; None if no board has shown them."""

    async def run(
        self,
        work: Callable[..., Any],
        *args: Any,
        server_id: int | None = None,
        on_progress: Callable[[int, int], object] = ...,
    ) -> Any:
        """Return the result of a long task in a process, computed piece by piece
        (`bot.chances.pool.ComputingPool.run`).
        """

    async def apart(
        self, work: Callable[..., T], *args: Any, seconds: float, on_progress: Callable[[int, int], object] = ...
    ) -> T:
        """Return the result of a task that a process of its own computes (`bot.chances.pool.ComputingPool.apart`)."""


class GameFinder(Protocol):
    """Finds the game that a user names (`bot.spectating.game_list.GameList`)."""

    async def open(self, interaction: Any, typed: str | None, *, public: bool = False) -> VisibleGame:
        """Return the named game, or without a name the game of the channel."""

    async def row(self, interaction: Any, typed: str | None) -> VisibleRow:
        """Return the stored row of the named game, or without a name of the channel's game."""

    async def meant(self, interaction: Any) -> VisibleRow | None:
        """Return the row of the game that the options of an autocompletion name; None if they name none."""

    async def suggest(
        self, interaction: Any, typed: str, *, running: bool | None = None
    ) -> list[app_commands.Choice[str]]:
        """Return games as choices for autocompletion."""


@dataclass(frozen=True, slots=True)
class BotContext:
    """The parts of the running bot: service, board delivery, notices, scheduler, metrics, visibility, boards, chances,
    the library of battles, presenters by game.
    """

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
        """Return the state with all events that its board message shows, and the number of the first journal row of
        these.
        """
        first = state.board_from or state.version
        return VisibleGame(await self.service.replayed(state, since=first)), first

    async def system_in(self, channel_id: int | None) -> str:
        """Return the name of the game in a channel, even if its save cannot be read; else the first game's name."""
        try:
            return (await self.service.roster.here(channel_id)).system
        except NoSuchGame:
            return engine.games.names()[0]

    async def here(self, channel_id: int | None) -> GameState:
        """Return the game of a channel or thread. Raise `NoSuchGame` if it has none."""
        state = await self.service.in_channel(channel_id) if channel_id is not None else None
        if state is None:
            raise NoSuchGame
        return state


_OF_SIDES = frozenset({"scenario", "side", "opponent", "against", "pace", "clock"})


def hide_side_options(*commands: app_commands.Command[Any, ..., Any]) -> None:
    """Remove from commands the options that only games of several sides need, if no such game is installed."""
    if all(len(engine.games.find(name).sides) == 1 for name in engine.games.names()):
        for command in commands:
            command._params = {name: value for name, value in command._params.items() if name not in _OF_SIDES}


def hide_game_option(*commands: app_commands.Command[Any, ..., Any]) -> None:
    """Remove the option `game` from commands if only one game is installed; their callbacks then use its default."""
    if len(engine.games.names()) == 1:
        for command in commands:
            # discord.py has no public way to remove a command's option.
            command._params = {name: value for name, value in command._params.items() if name != "game"}


@dataclass(frozen=True, slots=True)
class Registry:
    """Where features register their buttons, commands and cogs.

    `locale` is the default language of games. `instance` identifies this process among those that share the database;
    `share` is the part of the work that it does first.
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
        """Register the methods of features that are marked with `@button`."""
        self.router.register(*features)

    def game_commands(self, *cogs: commands.Cog) -> None:
        """Add the commands of cogs to the group `/siege`."""
        for cog in cogs:
            for command in cog.get_app_commands():
                self.group.add_command(command)

    def cog(self, cog: commands.Cog) -> None:
        """Add a cog with its own group and its listeners, once all features have registered."""
        self.cogs.append(cog)
