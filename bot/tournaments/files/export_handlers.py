"""`/tournament export`: a tournament as a file, for whoever sees it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import discord
from discord import ui

from bot.runtime import clock
from bot.tournaments.desk import Desk
from bot.tournaments.files.calendar_file import Event, calendar, spans
from bot.tournaments.files.sheets import listfortress, page_csv, ranking_text, shown, tables_csv
from bot.tournaments.service import Loaded
from bot.tournaments.table_presses import read_table_press
from bot.tournaments.weeks.events import agreed_events
from bot.ui.components import Interaction, Values, button
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.replies import note
from bot.ui.texts import quoted, reader, say
from engine.tournament import facts as f
from engine.tournament.facts import Fact
from engine.tournament.record import record_of, write
from render.tournament import exports
from render.tournament.words import TournamentWords

_MOST = 9_500_000
"""Discord takes ten million bytes from a bot in a server without boosts."""


class Asked(NamedTuple):
    """A tournament that is exported: its id, what has happened, and the language of the reader."""

    id: str
    journal: Sequence[Fact]
    locale: str
    now: datetime


class File(NamedTuple):
    """A file to be sent."""

    name: str
    data: bytes


def _json(asked: Asked) -> list[File]:
    return [File(f"tournament-{asked.id}.json", write(record_of(asked.journal, tournament=asked.id)))]


def _csv(asked: Asked) -> list[File]:
    t = shown(asked.journal)
    return [
        File(f"page-{asked.id}.csv", page_csv(t, locale=asked.locale)),
        File(f"tables-{asked.id}.csv", tables_csv(t, locale=asked.locale)),
    ]


def _ranking(asked: Asked) -> list[File]:
    t = shown(asked.journal)
    starts = t.settings.starts or (t.rounds[0].at if t.rounds else 0)
    day = datetime.fromtimestamp(starts, UTC).date().isoformat() if starts else ""
    return [File(f"ranking-{asked.id}.txt", ranking_text(t, day=day))]


def _listfortress(asked: Asked) -> list[File]:
    return [File(f"listfortress-{asked.id}.json", listfortress(shown(asked.journal)))]


def _calendar(asked: Asked) -> list[File]:
    t = shown(asked.journal)
    events = [
        Event(
            uid=f"{asked.id}-{span.round}@siegemaster",
            start=span.start,
            end=span.end,
            summary=say("texport-round", locale=asked.locale, title=t.title, round=str(span.round)),
            location=t.settings.place,
            revision=t.version,
        )
        for span in spans(t)
    ]
    events += agreed_events(t, asked.id, locale=asked.locale)
    return [File(f"rounds-{asked.id}.ics", calendar(t.title, events, now=asked.now))]


def _bbcode(asked: Asked) -> list[File]:
    text = exports.forum_bbcode(asked.locale, shown(asked.journal))
    return [File(f"forum-{asked.id}.txt", text.encode())]


def _markdown(asked: Asked) -> list[File]:
    text = exports.forum_markdown(asked.locale, shown(asked.journal))
    return [File(f"forum-{asked.id}.md", text.encode())]


def _html(asked: Asked) -> list[File]:
    """Return the last round on paper. Raise `UserError` while there is none."""
    t = shown(asked.journal)
    if not t.rounds:
        raise UserError("texport-no-round")
    last = t.rounds[-1].number
    page = exports.html(TournamentWords(asked.locale), t, last)
    return [File(f"round-{last}-{asked.id}.html", page.encode())]


FORMATS: Mapping[str, Callable[[Asked], list[File]]] = {
    "json": _json,
    "csv": _csv,
    "html": _html,
    "bbcode": _bbcode,
    "markdown": _markdown,
    "ranking": _ranking,
    "listfortress": _listfortress,
    "ics": _calendar,
}
"""What can be asked for, and what makes it."""


class ExportHandlers:
    """Sends files of tournaments to those who see them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def export(self, interaction: Interaction, form: str) -> None:
        """Send the tournament of the channel privately, in one of the formats."""
        await self._export(interaction, await self.desk.here(interaction), form)

    @button("tfile")
    async def _file(self, interaction: Interaction, press: Press, _: Values) -> None:
        """Send a tournament whose channel is gone."""
        loaded = await self.desk.load(interaction, read_table_press(press).tournament)
        await self._export(interaction, loaded, "json")

    async def _export(self, interaction: Interaction, loaded: Loaded, form: str) -> None:
        locale = reader(interaction)
        await interaction.response.defer(ephemeral=True, thinking=True)
        journal = [f.read(each) for each in await self.desk.service.store.facts(loaded.row.id)]
        asked = Asked(loaded.row.id, journal, locale, clock.now())
        files = await asyncio.to_thread(FORMATS[form], asked)
        title = quoted(loaded.row.title)
        if sum(len(each.data) for each in files) > _MOST:
            view = note(say("texport-too-large", locale=locale, title=title))
            await interaction.followup.send(view=view, ephemeral=True)
            return
        sealed = not loaded.state.seed
        text = say(f"texport-{form}", locale=locale, title=title, name=files[0].name)
        if form == "json" and sealed:
            text += f"\n{say('texport-sealed', locale=locale)}"
        view = note(text)
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        for each in files:
            box.add_item(ui.File(f"attachment://{each.name}"))
        sent = [discord.File(io.BytesIO(each.data), each.name) for each in files]
        await interaction.followup.send(view=view, files=sent, ephemeral=True)
