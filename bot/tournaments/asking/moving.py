"""A tournament whose channel is gone: where it is found it can be exported, and brought into another channel."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ButtonStyle

from bot.games.posting_rights import permit
from bot.runtime import clock
from bot.tournaments.desk import Desk
from bot.tournaments.judging import ANNOUNCEMENT, PAGE, QUESTION, ROUND
from bot.tournaments.report_handlers import labelled
from bot.tournaments.service import Loaded
from bot.tournaments.table_presses import TablePress, read_table_press
from bot.tournaments.weeks.owed import PLEA, THREAD, TIMES, is_played, shown_for
from bot.ui.components import Interaction, Row, Values, button, button_row
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import whisper
from bot.ui.texts import clean, cut, quoted, reader, say
from db.tournaments.journal import Shown
from engine.tournament.state import CANCELLED, OVER, Tournament

_TITLE, _NAME, _LABEL = 80, 40, 80


def lost_row(loaded: Loaded, *, locale: str) -> Row:
    """Return the buttons for a tournament whose channel is gone: bring it here, its file."""
    at, name = TablePress(loaded.row.id), cut(clean(loaded.row.title), _NAME)
    move = cut(say("button-tournament-move", locale=locale, title=name), _LABEL)
    file = cut(say("button-tournament-file", locale=locale, title=name), _LABEL)
    found = [labelled(file, at.press("tfile"))]
    if loaded.state.stage not in (OVER, CANCELLED):
        found.insert(0, labelled(move, at.press("tmove"), style=ButtonStyle.primary))
    return button_row(found)


def still_shown(t: Tournament) -> Iterator[Shown]:
    """Yield the messages that still say something: the announcement, the latest page and round, tables in play."""
    yield Shown(ANNOUNCEMENT)
    closed = [round_.number for round_ in t.rounds if round_.closed]
    for number in closed[-1:]:
        yield Shown(PAGE, number)
    if not t.rounds:
        return
    number = len(t.rounds)
    yield Shown(ROUND, number)
    for table in t.rounds[-1].tables.values():
        if not is_played(t, number, table):
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
    """Brings tournaments into another channel."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @button("tmove")
    async def _move(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Let a tournament whose channel is gone go on here; its organizer may, or who manages the server."""
        channel, locale = permit(interaction), reader(interaction)
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        if interaction.user.id != loaded.state.organizer and not interaction.permissions.manage_guild:
            raise UserError("tweek-watch-not-yours")
        if not await self.desk.access.gone(loaded.row.channel_id):
            raise UserError("tournament-channel-there", channel=f"<#{loaded.row.channel_id}>")
        await self.desk.expect_free(interaction, channel)
        await self.desk.service.store.move(loaded.row, channel, posts=still_shown(loaded.state), now=clock.now())
        self.desk.wake()
        await whisper(interaction, say("tournament-moved", locale=locale, title=quoted(loaded.row.title, _TITLE)))
