"""The channels of a tournament, and a replacement for a deleted one."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle, app_commands

from bot.games.posting_rights import permit
from bot.runtime import clock
from bot.tournaments.handlers import Handlers, TablePress, labelled, read_table_press
from bot.tournaments.judging import ANNOUNCEMENT, QUESTION, ROUND, STANDINGS
from bot.tournaments.messages import PLEA, THREAD, TIMES, is_open, shown_for
from bot.tournaments.service import Loaded
from bot.ui.components import Interaction, Row, Values, button, button_row
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import clean, cut, quoted, say
from db.tournaments.journal import Shown
from db.tournaments.watching import Watching
from engine.tournament.state import CANCELLED, OVER, Tournament

_MOVED, _NAME, _LABEL = 80, 40, 80


def lost_row(loaded: Loaded) -> Row:
    """Return the buttons for a tournament whose channel is deleted."""
    at, name = TablePress(loaded.row.id), cut(clean(loaded.row.title), _NAME)
    move = cut(say("button-tournament-move", title=name), _LABEL)
    file = cut(say("button-tournament-file", title=name), _LABEL)
    found = [labelled(file, at.press("tfile"))]
    if loaded.state.stage not in (OVER, CANCELLED):
        found.insert(0, labelled(move, at.press("tmove"), style=ButtonStyle.primary))
    return button_row(found)


def still_shown(t: Tournament) -> Iterator[Shown]:
    """Yield the messages that still matter, such as the one with the latest standings."""
    yield Shown(ANNOUNCEMENT)
    closed = [round_.number for round_ in t.rounds if round_.closed]
    for number in closed[-1:]:
        yield Shown(STANDINGS, number)
    if not t.rounds:
        return
    number = len(t.rounds)
    yield Shown(ROUND, number)
    for table in t.rounds[-1].tables.values():
        if not is_open(t, number, table):
            continue
        if t.settings.threads:
            yield shown_for(THREAD, number, table)
        if table.reports:
            yield Shown(QUESTION, number, table.number)
        if table.proposed:
            yield shown_for(TIMES, number, table)
        if table.more_time or table.claimed:
            yield shown_for(PLEA, number, table)


class Moving:
    """Moves tournaments into another channel."""

    def __init__(self, shared: Handlers) -> None:
        self.shared = shared

    @button("tmove")
    async def _move(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Move a tournament whose channel is deleted into this channel."""
        channel = permit(interaction)
        loaded = await self.shared.load(interaction, read_table_press(press).tournament)
        if interaction.user.id != loaded.state.organizer and not interaction.permissions.manage_guild:
            raise UserError("tweek-watch-not-yours")
        if not await self.shared.access.gone(loaded.row.channel_id):
            raise UserError("tournament-channel-there", channel=f"<#{loaded.row.channel_id}>")
        await self.shared.expect_free(interaction, channel)
        await self.shared.service.store.move(loaded.row, channel, posts=still_shown(loaded.state), now=clock.now())
        self.shared.wake()
        await whisper(interaction, say("tournament-moved", title=quoted(loaded.row.title, _MOVED)))


# --- channels that watch ---


_SUGGESTED, _TITLE = 25, 80


class WatchCommands:
    """Lets channels follow tournaments."""

    def __init__(self, shared: Handlers, watching: Watching) -> None:
        self.shared = shared
        self.watching = watching

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the tournaments that this channel can follow, for autocompletion."""
        found = await self._fitting(interaction, typed)
        others = [each for each in found if each[2] != interaction.channel_id][:_SUGGESTED]
        return [app_commands.Choice(name=cut(clean(title), 100) or key, value=key) for key, title, _ in others]

    async def _fitting(self, interaction: Interaction, typed: str) -> list[tuple[str, str, int]]:
        """Return the running tournaments that match an id or title. Each has an id, a title and a channel."""
        if interaction.guild_id is None:
            return []
        every = await self.watching.open_in(interaction.guild_id)
        named = [each for each in every if typed.casefold() in each[1].casefold() or typed == each[0]]
        return [each for each in named if await self.shared.access.views(each[2], interaction.user)]

    async def watch(self, interaction: Interaction, typed: str) -> None:
        """Let this channel follow a tournament that takes place in another channel."""
        ground = permit(interaction)
        loaded = await self.shared.load(interaction, await self._meant(interaction, typed))
        if loaded.row.channel_id == interaction.channel_id:
            raise UserError("tweek-watch-own")
        if interaction.user.id != loaded.state.organizer and not interaction.permissions.manage_guild:
            raise UserError("tweek-watch-not-yours")
        title = quoted(loaded.row.title, _TITLE)
        if not await self.watching.begin(loaded.row.id, ground, now=clock.now()):
            raise UserError("tweek-watch-already", title=title)
        self.shared.wake()
        await whisper(interaction, say("tweek-watching", title=title))

    async def _meant(self, interaction: Interaction, typed: str) -> str:
        """Return the id of the tournament with this id or title. Raise `UserError` if none or several match."""
        found = await self._fitting(interaction, typed.strip())
        if len(found) != 1:
            titles = ", ".join(quoted(title, _TITLE) for _, title, _ in found[:5])
            raise UserError("tweek-watch-which", titles=titles or "–")
        return found[0][0]

    async def unwatch(self, interaction: Interaction) -> None:
        """Stop following all tournaments in this channel."""
        watched = await self.watching.watched_in(interaction.channel_id or 0)
        if not watched:
            raise UserError("tweek-watch-none")
        for key in watched:
            loaded = await self.shared.load(interaction, key)
            if interaction.user.id != loaded.state.organizer and not interaction.permissions.manage_guild:
                raise UserError("tweek-watch-not-yours")
        await self.watching.end(interaction.channel_id or 0)
        await whisper(interaction, say("tweek-unwatched"))
