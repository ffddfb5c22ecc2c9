"""Private replies, before or after the interaction is acknowledged."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, NewType

import aiohttp
import discord
from discord import ui

from bot.ui.components import Layout, Row
from bot.ui.custom_ids import renewed
from bot.ui.texts import QUIET, split

_PIECE = 3_800
_PIECES = 3
"""The maximum number of messages for a long text; a longer text is sent as a file, because nobody scrolls through ten
private messages.
"""
_BLURB = 1_500

SOON = 1.5
"""The time in seconds after which a private answer that is not ready is deferred; Discord waits for three seconds."""
_COLOUR = 0x4A5A6A

PUBLIC = "public"
"""The key in an interaction's `extras` for an answer that was deferred publicly, or that shows progress.

A refusal must delete that answer.
"""


async def promise(interaction: discord.Interaction[Any], *, public: PostingRight | None) -> None:
    """Defer the reply to an interaction: publicly if there is a posting right `public`, otherwise privately."""
    await interaction.response.defer(ephemeral=public is None, thinking=True)
    interaction.extras[PUBLIC] = public is not None


@asynccontextmanager
async def in_time(interaction: discord.Interaction[Any] | None) -> AsyncIterator[None]:
    """Return a context manager for short work before a private answer.

    If the work takes longer than `SOON`, the answer is deferred. Pass None if no interaction waits for an answer.
    """
    if interaction is None:
        yield
        return
    begun = False

    async def defer() -> None:
        nonlocal begun
        await asyncio.sleep(SOON)
        if not interaction.response.is_done():
            begun = True
            with suppress(discord.HTTPException, aiohttp.ClientError, OSError):  # then the answer itself fails
                await interaction.response.defer(ephemeral=True, thinking=True)

    late = asyncio.create_task(defer())
    try:
        yield
    finally:
        if not begun:
            late.cancel()
        await asyncio.wait({late})


def note(
    text: str,
    *,
    rows: Sequence[Row] = (),
    colour: int = _COLOUR,
    picture: tuple[str, str] | None = None,
    pictures: Sequence[tuple[str, str]] = (),
) -> ui.LayoutView:
    """Return a message with a text in a container and rows of components below.

    `picture` is a pair: the file name and the alternative text.
    """
    box = ui.Container[ui.LayoutView](accent_colour=colour)
    box.add_item(ui.TextDisplay(text))
    if shown := [*([picture] if picture is not None else []), *pictures]:
        media_gallery = ui.MediaGallery[ui.LayoutView]()
        for name, alt in shown:
            media_gallery.add_item(media=f"attachment://{name}", description=alt or None)
        box.add_item(media_gallery)
    for row in rows:
        box.add_item(row)
    return Layout().add_item(box)


def headed(view: ui.LayoutView, text: str) -> ui.LayoutView:
    """Add a line of text above a message, and return the message."""
    whole = Layout().add_item(ui.TextDisplay(text))
    for part in view.children:
        whole.add_item(part)
    return whole


async def redraw(
    interaction: discord.Interaction[Any], view: ui.LayoutView, *, files: Sequence[discord.File] | None = None
) -> None:
    """Replace the components of the clicked message. `files`, if given, replace its files.

    Select menus get new custom ids, so an option can be chosen again.
    """
    for part in view.walk_children():
        if isinstance(part, ui.Select):
            part.custom_id = renewed(part.custom_id, interaction.id ^ interaction.id >> 22)
    attachments: Any = discord.utils.MISSING if files is None else list(files)
    if interaction.response.is_done():
        await interaction.edit_original_response(view=view, attachments=attachments, allowed_mentions=QUIET)
    else:
        await interaction.response.edit_message(view=view, attachments=attachments, allowed_mentions=QUIET)


async def redraw_text(interaction: discord.Interaction[Any], text: str, *, rows: Sequence[Row] = ()) -> None:
    """Replace the clicked message with a text; more messages follow if it is long."""
    first, *others = split(text, _PIECE)
    await redraw(interaction, note(first, rows=() if others else rows))
    if others:
        await whisper(interaction, "\n".join(others), rows=rows)


async def whisper(
    interaction: discord.Interaction[Any],
    text: str,
    *,
    rows: Sequence[Row] = (),
    name: str = "account",
    pictures: Sequence[tuple[str, str]] = (),
    files: Sequence[discord.File] = (),
) -> None:
    """Answer privately. A long text is sent as several messages or as a file called `name`.

    The last message has the `pictures`, each given by its file name and alternative text. `files` are the files of
    these pictures.
    """
    pieces = split(text, _PIECE) or ["…"]
    if len(pieces) > _PIECES:
        view = note(f"{text[:_BLURB].rsplit(chr(10), 1)[0]}\n…", rows=rows, pictures=pictures)
        await _send(interaction, view, _file(text, name), files)
        return
    for piece in pieces[:-1]:
        await _send(interaction, note(piece))
    await _send(interaction, note(pieces[-1], rows=rows, pictures=pictures), None, files)


def _file(text: str, name: str) -> discord.File:
    return discord.File(io.BytesIO(text.encode()), f"{name}.md")


async def _send(
    interaction: discord.Interaction[Any],
    view: ui.LayoutView,
    file: discord.File | None = None,
    pictures: Sequence[discord.File] = (),
) -> None:
    if file is not None:
        box = next(iter(view.children))
        assert isinstance(box, ui.Container)
        box.add_item(ui.File(f"attachment://{file.filename}"))
    files = [*([file] if file is not None else []), *pictures]
    if interaction.response.is_done():
        await interaction.followup.send(view=view, ephemeral=True, files=files)
    else:
        await interaction.response.send_message(view=view, ephemeral=True, files=files)


PostingRight = NewType("PostingRight", int)
"""The id of a channel in which a user may let the bot post. Only `bot.games.posting_rights` makes such values."""
