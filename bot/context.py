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
from render.pictures.print_page import Foot, Page
from render.presenter import Look, Presenter

T = TypeVar("T")


class ChannelFinder(Protocol):
    """The channels to which the bot posts (`bot.delivery.channels.Channels`)."""

    def away(self, guild_id: int | None) -> bool:
        """Return whether Discord cannot reach a server at the moment."""

    async def find(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel or thread. Raise `ChannelGone`, `DeliveryDelayed`, or Discord's errors."""

    async def open(self, channel_id: int, *, guild_id: int | None = None, game_id: str = "") -> Any:
        """Return a channel that can be written to; an archived thread is unarchived. Raise the errors of `find`."""

    async def seen_again(self, interaction: discord.Interaction[Any]) -> None:
        """Record that a user can receive messages again, because they have clicked or typed something."""


class DecidedBoard(Protocol):
    """The board of a decision that is about to be taken (`bot.boards.claims.Claim`).

    The caller passes one of the two methods with the decision, and sets `state` to the state after it.
    """

    state: GameState | None

    def follow(self, change: Change) -> ExtraWrite | None:
        """Return the statements that claim the board, for a change of a game."""

    def begin(self, game_id: str) -> ExtraWrite:
        """Return the statements that claim the board of a new game."""


class BoardSender(Protocol):
    """Post and edit board messages (`bot.boards.delivery.BoardDelivery`)."""

    @property
    def channels(self) -> ChannelFinder:
        """The channels of the bot."""

    @property
    def outbox(self) -> Outbox:
        """The stored queue of board messages."""

    def subscribe(self, listener: Callable[[str, DeliveryProblem], Awaitable[None]]) -> None:
        """Register a listener for boards that cannot be delivered while nobody waits for them."""

    async def stuck(self, game_id: str, problem: DeliveryProblem) -> None:
        """Notify the listeners of a problem."""

    def deciding(self, game_id: str = "") -> AbstractContextManager[DecidedBoard]:
        """Open the board of a decision; without a game, of one that is about to begin."""

    async def deliver(self, game_id: str, claim: DecidedBoard | None = None) -> object:
        """Deliver the pending board of a game for a user who waits for it: the board of a decision, if one is given."""

    async def come_first(self, game_id: str) -> None:
        """Deliver the pending board of a game before a message that links to it."""

    async def bring(self, game_id: str, claim: DecidedBoard | None = None) -> object:
        """Deliver the board of a game while nobody waits for it."""

    async def repost(self, game_id: str, ground: PostingRight) -> object:
        """Post the board again at the foot of its channel."""

    async def restore(self, game_id: str) -> object:
        """Post the board again where the game is played."""

    async def retire(self, game: GameSummary) -> None:
        """Remove the controls from the board of a game that continues as another game."""

    async def refresh(self, game_id: str) -> object:
        """Edit the board so that it shows the present state of the game."""

    async def enqueue(self, game_id: str, *, kind: str = "edit") -> None:
        """Enqueue a board without delivering it now."""

    async def reaches(self, game: GameSummary) -> bool:
        """Return whether the board of a game can be shown where it is played."""


class BoardPost(Protocol):
    """A board message with its pictures."""

    @property
    def view(self) -> discord.ui.LayoutView:
        """The components."""

    @property
    def files(self) -> Sequence[discord.File]:
        """The pictures."""


class PictureMaker(Protocol):
    """Draw in a worker (`bot.boards.pictures.PictureWorker`)."""

    async def picture(self, state: VisibleGame, *, first: int, look: Look = "chart") -> bytes | None:
        """Return a board with the events since journal row `first`; None if it cannot be drawn."""

    async def drawn(self, draw: Callable[[], bytes], *, what: str) -> bytes | None:
        """Return a picture; None for one that cannot be drawn, which is logged as `what`."""

    async def worked(self, work: Callable[[], T]) -> T:
        """Return the result of a longer computation, in its turn."""

    async def bars(self, presenter: Presenter, sheets: Sequence[OddsSheet]) -> bytes | None:
        """Return the odds as bars; None where they cannot be drawn."""


class PagePrinter(Protocol):
    """Make the front pages of games (`bot.boards.printed_pages.PrintedPages`)."""

    async def newspaper(self, state: VisibleGame, *, period: int | None) -> Page | None:
        """Return the front page about a period; None if there is none for it."""

    def register(self, poster_foot: Callable[[GameState], Awaitable[Foot | None]]) -> None:
        """Register the function that returns the lines at the foot of posters."""

    def forget(self, state: GameState) -> None:
        """Draw the poster of a game again the next time."""


class BoardMaker(Protocol):
    """Make board messages (`bot.boards.message.BoardMessages`).

    `paged` says that boards are on a web page too: then they have the button to it.
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

    def register(self, notice: Callable[[GameState], Awaitable[str | None]]) -> None:
        """Register a line about how a game is decided now."""

    def forget(self, user_id: int) -> None:
        """Forget the cached data of a user."""


class NoticeSender(Protocol):
    """Post notices from their stored queue (`bot.delivery.notices.NoticeDelivery`)."""

    @property
    def queue(self) -> NoticeQueue:
        """The stored queue of notices."""

    def register(self, kind: str, writer: NoticeRenderer) -> None:
        """Register the renderer of the notices of a kind."""

    async def deliver(self, game_id: str) -> object:
        """Post the pending notices about a game."""


class Watch(Protocol):
    """Track the times at which nobody could answer (`bot.delivery.quiet.QuietWatch`)."""

    def missing(self, guild_id: int | None, game_id: str, side: str = "") -> Sequence[Quiet]:
        """Return the times at which nobody could answer in a game, or a side in its room, including running ones.

        A tournament counts as a game, a table of it as a side, by the key of its two players.
        """

    async def reached(self) -> bool:
        """Return whether Discord answers: call this when a deadline ends, not earlier."""


class QuietWatcher(Watch, Protocol):
    """Give back the time in which nobody could answer (`bot.delivery.quiet.QuietWatch`)."""

    def register(self, giver: Giver) -> None:
        """Register a function that gives the time back to deadlines."""

    def on_gone(self, leaver: Callable[[int], Awaitable[None]]) -> None:
        """Register a function to be called with the id of a channel that is gone for good, until no caller needs it."""

    async def barred(self, *, closed: bool = True, side: sa.Column[str] | None = None) -> sa.ColumnElement[bool]:
        """Return the SQL condition that no deadline of a game may end now."""

    async def is_closed(self, key: str, channel_id: int, guild_id: int | None, *, since: datetime) -> bool:
        """Return whether nobody can write in the channel of a game, before a deadline ends there."""


class ChanceTeller(Protocol):
    """Compute the win chances of games, and other long works (`bot.chances.service.Chances`)."""

    @property
    def on(self) -> bool:
        """Whether the bot computes chances at all."""

    def on_boards(self, state: GameState) -> bool:
        """Return whether the boards of a game show figures, or showed them before it ended."""

    def may_tell(self, state: GameState) -> bool:
        """Return whether there are figures of a game."""

    async def of(self, state: GameState, side: str | None, plan: str = "", *, seconds: float = ...) -> Tally | None:
        """Return how a position ends, as a side sees it; None if not computed in time. Raise `TooMuchAtOnce`."""

    async def beside(
        self, state: GameState, side: str | None, plans: Sequence[str], *, seconds: float = ...
    ) -> Mapping[str, Tally]:
        """Return how plans end, by plan: those that can be computed in time. Raise `TooMuchAtOnce`."""

    async def hints(self, state: GameState, side: str | None, plans: Sequence[str]) -> Mapping[str, Tally]:
        """Return the cached figures of plans, and start computing the rest."""

    async def offered(self, state: GameState) -> tuple[str, ...] | None:
        """Return the plans that a position offers its commander; None where it is the game's short list."""

    async def before(self, state: GameState) -> Tally | None:
        """Return the public win chances when the previous period began; None if no board has shown them."""

    async def run(
        self,
        work: Callable[..., Any],
        *args: Any,
        server_id: int | None = None,
        on_progress: Callable[[int, int], object] = ...,
    ) -> Any:
        """Return the result of a long work in a process, piece by piece (`bot.chances.pool.ComputingPool.run`)."""


class GameFinder(Protocol):
    """Find the game that a user names (`bot.spectating.game_list.GameList`)."""

    async def open(self, interaction: Any, typed: str | None, *, public: bool = False) -> VisibleGame:
        """Return the game that is named, or the one of the channel."""

    async def row(self, interaction: Any, typed: str | None) -> VisibleRow:
        """Return the stored row of the game that is named, or of the channel's."""

    async def meant(self, interaction: Any) -> VisibleRow | None:
        """Return the row of the game that the options of a suggestion name; None without one."""

    async def suggest(
        self, interaction: Any, typed: str, *, running: bool | None = None
    ) -> list[app_commands.Choice[str]]:
        """Return games to choose from."""


@dataclass(frozen=True, slots=True)
class BotContext:
    """The service, board delivery, notices, scheduler, metrics, visibility, boards, chances, presenters by game."""

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

    async def with_story(self, state: VisibleGame) -> tuple[VisibleGame, int]:
        """Return the state with all events that its board message shows, and the first journal row of these."""
        first = state.board_from or state.version
        return VisibleGame(await self.service.replayed(state, since=first)), first

    async def system_in(self, channel_id: int | None) -> str:
        """Return the name of the game in a channel, even if its save cannot be read; else the first game's name."""
        try:
            return (await self.service.roster.here(channel_id)).system
        except NoSuchGame:
            return engine.games.names()[0]

    async def here(self, channel_id: int | None) -> GameState:
        """Return the game of a channel or thread. Raise `NoSuchGame`."""
        state = await self.service.in_channel(channel_id) if channel_id is not None else None
        if state is None:
            raise NoSuchGame
        return state


_OF_SIDES = frozenset({"scenario", "side", "opponent", "against", "pace", "clock"})


def hide_side_options(*commands: app_commands.Command[Any, ..., Any]) -> None:
    """Remove the options of games of several sides from commands while there is no such game."""
    if all(len(engine.games.find(name).sides) == 1 for name in engine.games.names()):
        for command in commands:
            command._params = {name: value for name, value in command._params.items() if name not in _OF_SIDES}


def hide_game_option(*commands: app_commands.Command[Any, ..., Any]) -> None:
    """Remove the option `game` from commands while there is one game only; their callbacks then take its default."""
    if len(engine.games.names()) == 1:
        for command in commands:
            # discord.py has no public way to remove a command's option.
            command._params = {name: value for name, value in command._params.items() if name != "game"}


@dataclass(frozen=True, slots=True)
class Registry:
    """Where features register: their buttons, their commands, their cogs.

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
        """Register the methods of features that are marked with `button`."""
        self.router.register(*features)

    def game_commands(self, *cogs: commands.Cog) -> None:
        """Add the commands of cogs to the group `/siege`."""
        for cog in cogs:
            for command in cog.get_app_commands():
                self.group.add_command(command)

    def cog(self, cog: commands.Cog) -> None:
        """Add a cog with its own group and its listeners, once all features have registered."""
        self.cogs.append(cog)
