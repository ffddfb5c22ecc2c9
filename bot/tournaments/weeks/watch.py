"""`/tournament watch` and `unwatch`: another channel of the server has a copy of the messages of a tournament."""

from __future__ import annotations

from discord import app_commands

from bot.games.posting_rights import permit
from bot.runtime import clock
from bot.tournaments.desk import Desk
from bot.ui.components import Interaction
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import clean, cut, quoted, reader, say
from db.tournaments.watching import Watching

_SUGGESTED, _TITLE = 25, 80


class WatchCommands:
    """Lets channels watch tournaments."""

    def __init__(self, desk: Desk, watching: Watching) -> None:
        self.desk = desk
        self.watching = watching

    async def suggest(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the tournaments of the server that go on and whose channels the person sees."""
        found = await self._fitting(interaction, typed)
        others = [each for each in found if each[2] != interaction.channel_id][:_SUGGESTED]
        return [app_commands.Choice(name=cut(clean(title), 100) or key, value=key) for key, title, _ in others]

    async def _fitting(self, interaction: Interaction, typed: str) -> list[tuple[str, str, int]]:
        """Return the tournaments whose id or title is meant: id, title, channel."""
        if interaction.guild_id is None:
            return []
        every = await self.watching.open_in(interaction.guild_id)
        named = [each for each in every if typed.casefold() in each[1].casefold() or typed == each[0]]
        return [each for each in named if await self.desk.access.views(each[2], interaction.user)]

    async def watch(self, interaction: Interaction, typed: str) -> None:
        """Let this channel watch a tournament of another one; its organizer or who manages the server may."""
        locale, ground = reader(interaction), permit(interaction)
        loaded = await self.desk.load(interaction, await self._meant(interaction, typed))
        if loaded.row.channel_id == interaction.channel_id:
            raise UserError("tweek-watch-own")
        if interaction.user.id != loaded.state.organizer and not interaction.permissions.manage_guild:
            raise UserError("tweek-watch-not-yours")
        title = quoted(loaded.row.title, _TITLE)
        if not await self.watching.begin(loaded.row.id, ground, now=clock.now()):
            raise UserError("tweek-watch-already", title=title)
        self.desk.wake()
        await whisper(interaction, say("tweek-watching", locale=locale, title=title))

    async def _meant(self, interaction: Interaction, typed: str) -> str:
        """Return the tournament that is meant by its id or its title. Raise `UserError` if it is none, or not one."""
        found = await self._fitting(interaction, typed.strip())
        if len(found) != 1:
            titles = ", ".join(quoted(title, _TITLE) for _, title, _ in found[:5])
            raise UserError("tweek-watch-which", titles=titles or "–")
        return found[0][0]

    async def unwatch(self, interaction: Interaction) -> None:
        """Let this channel watch nothing any more; the organizer may, or who manages the server."""
        watched = await self.watching.watched_in(interaction.channel_id or 0)
        if not watched:
            raise UserError("tweek-watch-none")
        for key in watched:
            loaded = await self.desk.load(interaction, key)
            if interaction.user.id != loaded.state.organizer and not interaction.permissions.manage_guild:
                raise UserError("tweek-watch-not-yours")
        await self.watching.end(interaction.channel_id or 0)
        await whisper(interaction, say("tweek-unwatched", locale=reader(interaction)))
