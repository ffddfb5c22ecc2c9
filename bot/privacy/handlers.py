"""Handlers of `/privacy`: show and delete the data about a user."""

from __future__ import annotations

import asyncio
import gzip
import io
import logging
from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import aiohttp
import discord
import msgspec
from discord import ui
from sqlalchemy.ext.asyncio import AsyncConnection

import engine.games
from bot.games.changes import Change
from bot.games.decisions import row_of
from bot.games.permissions import NOBODY
from bot.runtime import clock
from bot.ui.components import Button, Interaction, Row, Values, button, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.replies import in_time, note, redraw, redraw_text, whisper
from bot.ui.texts import person, say
from db.board_page import PageKeys
from db.games import GameRow, Message, change
from db.privacy import DeletionEffects, Privacy
from db.results import Outcomes
from db.schema.games import RESIGNED

if TYPE_CHECKING:
    from bot.context import BotContext

log = logging.getLogger(__name__)

_AGAIN = timedelta(minutes=1)
"""The time after which a failed erasure of old copies is tried again."""

TOPICS = (
    *("games", "challenges", "sides", "votes", "campaigns", "daily", "records", "ratings", "battles"),
    *("hints", "messages", "pages", "tournaments", "servers"),
)
"""The subjects of the policy in their order; every table with data about users belongs to one."""

FILE = "my-data.json"
_LARGE = 8 * 1024 * 1024
"""The size in bytes from which files are compressed: Discord accepts ten megabytes."""


def _edges() -> dict[str, Mapping[str, float]]:
    """Return the assumed advantage of the first side for each game and scenario."""
    return {name: engine.games.find(name).edges for name in engine.games.names()}


class PrivacyHandlers:
    """Shows users the data about them, and deletes it on request."""

    def __init__(self, context: BotContext, client: discord.Client, *, policy_url: str | None = None) -> None:
        self.context = context
        self._client = client
        self._outcomes = Outcomes(context.service.store.database)
        self._privacy = Privacy(context.service.store.database, edges=_edges())
        self._pages = PageKeys(context.service.store.database)
        self._policy_url = policy_url

    # --- looking ---

    async def show(self, interaction: Interaction, *, file: bool) -> None:
        """Show the data stored about the user, as counts or completely in a file."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        if file:
            await self._file(interaction)
            return
        counts = await self._privacy.counts(interaction.user.id)
        if not counts:
            await whisper(interaction, say("privacy-nothing"))
            return
        lines = [say("privacy-title"), *_kinds(counts)]
        lines += [say("privacy-never"), say("privacy-show-how")]
        buttons = [
            _button("button-my-data", Press("my-data")),
            *([_button("button-end-pages", Press("end-pages"))] if "pages" in counts else ()),
            _button("button-forget", Press("forget-sure"), style=discord.ButtonStyle.danger),
        ]
        await whisper(interaction, "\n".join(lines), rows=[button_row(buttons)])

    @button("end-pages")
    async def _end_pages(self, interaction: Interaction, _press: Press, _: Values) -> None:
        """End the user's browser sessions on boards, and revoke their links."""
        async with in_time(interaction):
            ended = await self._pages.end(interaction.user.id)
        await whisper(interaction, say("privacy-pages-ended", count=ended))

    @button("my-data")
    async def _file_pressed(self, interaction: Interaction, _press: Press, _: Values) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await self._file(interaction)

    async def _file(self, interaction: Interaction) -> None:
        """Send all rows about the user as JSON."""
        personal_data = await self._privacy.personal_data(interaction.user.id)
        contents = {
            "user_id": str(interaction.user.id),
            "at": clock.now(),
            "kinds": {kind: say(f"privacy-{kind}", count=len(rows)) for kind, rows in personal_data.rows.items()},
            "rows": personal_data.rows,
        }
        data, name = await asyncio.to_thread(_packed, contents)
        view = note(say("privacy-file", name=name))
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        box.add_item(ui.File(f"attachment://{name}"))
        await interaction.followup.send(view=view, files=[discord.File(io.BytesIO(data), name)], ephemeral=True)

    async def policy(self, interaction: Interaction) -> None:
        """Show a summary of the privacy policy, with a link to the full text."""
        keys = ("privacy-policy", *(f"privacy-about-{topic}" for topic in TOPICS), "privacy-policy-end")
        parts = [say(key) for key in keys]
        if self._policy_url is not None:
            parts.append(say("privacy-policy-where", url=self._policy_url))
        await whisper(interaction, "\n".join(parts), name="privacy")

    # --- data deleted ---

    async def ask(self, interaction: Interaction) -> None:
        """Show which data would be deleted, with a button to confirm."""
        await interaction.response.defer(ephemeral=True, thinking=True)
        text, rows = await self._question(interaction)
        await whisper(interaction, text, rows=rows)

    async def _question(self, interaction: Interaction) -> tuple[str, list[Row]]:
        user_id = interaction.user.id
        counts, effects = await self._privacy.counts(user_id), await self._privacy.deletion_effects(user_id)
        marks = counts.pop("marks", 0)  # these stay until the day is over
        if not counts:
            lines_kept = _kinds({"marks": marks}) if marks else [say("privacy-nothing")]
            return "\n".join(lines_kept), []
        lines = [say("privacy-delete-title"), *_kinds(counts)]
        lines += [*await self._effects_on_games(effects), say("privacy-stays")]
        button = _button("button-forget", Press("forget-sure"), style=discord.ButtonStyle.danger)
        return "\n".join(lines), [button_row([button])]

    async def _effects_on_games(self, effects: DeletionEffects) -> list[str]:
        """Return lines about what happens to the user's own games."""
        named = {each: await self._named(each) for each in (*effects.given_up, *effects.handed, *effects.leaderless)}
        lines = [say("privacy-ends", game=named[each]) for each in effects.given_up]
        lines += [
            say("privacy-handed", game=named[each], who=person(new_owner)) for each, new_owner in effects.handed.items()
        ]
        lines += [say("privacy-voted-on", game=named[each]) for each in effects.leaderless]
        shown, more = lines[:_LISTED], len(lines) - _LISTED
        return [*shown, say("privacy-more-games", count=more)] if more > 0 else shown

    async def _named(self, game_id: str) -> str:
        game = await self.context.service.roster.game(game_id)
        return f"{self.context.presenter(game).title()} (`{game_id}`)"

    @button("forget-sure")
    async def _asked_again(self, interaction: Interaction, _press: Press, _: Values) -> None:
        """Ask for confirmation a second time, in the same message."""
        await interaction.response.defer()
        text, rows = await self._question(interaction)
        if rows:
            text = f"{text}\n{say('privacy-sure')}"
            yes = _button("button-forget-me", Press("forget-me"), style=discord.ButtonStyle.danger)
            rows = [button_row([yes])]
        await redraw_text(interaction, text, rows=rows)

    @button("forget-me")
    async def _forget(self, interaction: Interaction, _press: Press, _: Values) -> None:
        """Delete the user's data."""
        await interaction.response.defer()
        user_id = interaction.user.id
        done = await self._privacy.forget(user_id, now=clock.now(), resign=self._resign)
        self.context.boards.forget(user_id)
        self.context.scheduler.wake_now()
        lines = [
            say("privacy-done"),
            *([] if done.erased else [say("privacy-traces")]),
            *await self._effects_on_games(done),
            say("privacy-again"),
        ]
        await redraw(interaction, note("\n".join(lines)))

    async def _resign(self, connection: AsyncConnection, row: GameRow) -> None:
        """Resign a game that no other user plays."""
        now, number = clock.now(), row.version + 1
        changes: dict[str, Any] = {"version": number, "status": RESIGNED, "told_from": number, "updated_at": now}
        place = (row.period, row.round)
        entry = row_of(row.id, number, action="resign", place=place, actor=NOBODY, rules=None, now=now)
        extra_writes = self.context.service.extra_writes_of(Change(row, replace(row, **changes), (entry,)))
        message = Message(kind="edit", first_version=number, version=number, created_at=now, due_at=now)
        await change(connection, row, changes=changes, entries=[entry], message=message, extra_writes=extra_writes)

    async def run_due(self, now: datetime) -> datetime | None:
        """Finish deletions that are still under way. Return when to run again; None if nothing is left."""
        await self._privacy.clear_direct_channels()
        done = await self._delete_posts()
        if not await self._privacy.erasing.go():
            log.warning("somebody reads the database: copies of what was deleted are erased when that is over")
            done = False
        return None if done else now + _AGAIN

    async def _delete_posts(self) -> bool:
        """Delete public records of deleted users, and return whether all are deleted."""
        while found := await self._outcomes.ownerless_posts():
            for channel_id, message_id in found:
                channel = self._client.get_partial_messageable(channel_id)
                try:
                    await channel.get_partial_message(message_id).delete()
                except (discord.NotFound, discord.Forbidden):
                    pass  # the message is gone, or only the server's members can delete it
                except (discord.HTTPException, aiohttp.ClientError, OSError):
                    return False
                await self._outcomes.drop_post(message_id)
        return True


_LISTED = 8
"""The maximum number of games named one by one."""


def _kinds(counts: Mapping[str, int]) -> list[str]:
    return [f"- {say(f'privacy-{kind}', count=count)}" for kind, count in counts.items()]


def _button(key: str, press: Press, *, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> Button:
    return press_button(ui.Button[ui.LayoutView](label=say(key), style=style), press)


def _packed(contents: Mapping[str, Any]) -> tuple[bytes, str]:
    data = msgspec.json.format(msgspec.json.encode(contents), indent=1)
    return (data, FILE) if len(data) <= _LARGE else (gzip.compress(data), f"{FILE}.gz")
