"""Replies to users who are in the wrong channel. They say where the users' games are."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import discord
from discord import ui

from bot.boards.links import ballot_link, board_link
from bot.games import errors
from bot.games.gate import counted
from bot.games.permissions import HOUSE, NOBODY
from bot.games.posting_rights import manages
from bot.games.seats.chairs import held_by
from bot.games.seats.command import within
from bot.games.state import GameSummary
from bot.ui.components import Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import mentions, person, say
from db.voting import Ballots

if TYPE_CHECKING:
    from bot.context import BotContext

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]

_LISTED = 8
"""The maximum number of a user's games named in one reply."""


def is_guest(interaction: Interaction) -> bool:
    """Return whether the bot is only a guest in this channel. As a guest, it cannot post unasked."""
    if interaction.context.private_channel:
        return True
    return interaction.guild_id is not None and interaction.client.get_guild(interaction.guild_id) is None


def guest_rows(interaction: Interaction, system: str) -> list[Row]:
    """Return buttons for a channel where the bot is only a guest.

    They lead to a game in direct messages, or invite the bot to the server.
    """
    private = ui.Button[ui.LayoutView](label=say("button-direct"), style=discord.ButtonStyle.success)
    buttons: list[ui.Item[Any]] = [press_button(private, Press("direct", extra=system))]
    application = interaction.client.application_id
    if application is not None and interaction.guild_id is not None:
        invite = discord.utils.oauth_url(application, scopes=("bot", "applications.commands"), permissions=POSTING)
        buttons.append(ui.Button(label=say("button-invite"), url=invite))
    return [button_row(buttons)]


POSTING = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
    send_polls=True,
)
"""The permissions that the bot asks for when it is invited."""


def games_list(context: BotContext, games: Sequence[GameSummary]) -> str:
    """Return a list of games with links to their boards, as text."""
    lines = [f"- {context.presenter(game).title()}: {link_to(game)}" for game in games[:_LISTED]]
    if len(games) > _LISTED:
        lines.append(f"- {say('players-more', count=len(games) - _LISTED)}")
    return "\n".join(lines)


def link_to(game: GameSummary) -> str:
    """Return the link to a game's board, or to its channel."""
    return board_link(game) or f"<#{game.channel_id}>"


Offer = Callable[[Interaction], Awaitable[tuple[str, list[Row]]]]
"""A function that returns the text and the buttons that offer a game in a channel without one."""


async def explain(
    context: BotContext, offer: Offer, interaction: Interaction, error: BaseException
) -> str | tuple[str, list[Row]] | None:
    """Return a more helpful text for an error, perhaps with buttons; None if there is none."""
    try:
        if isinstance(error, errors.NoSuchGame):
            return await _no_game(context, offer, interaction)
        if isinstance(error, errors.ChannelBusy) and error.game_id:
            return await _busy(context, interaction, error.game_id)
        if isinstance(error, errors.NotYourPieces):
            return await _not_yours(context, error)
        if isinstance(error, errors.DecidedByVote):
            return await _voted(context, interaction, error.game_id)
        if isinstance(error, errors.AlreadyDecided) and error.game_id:
            return await _decided(context, interaction, error)
    except Exception:
        log.warning("an answer falls back on its plain text", exc_info=True)
    return None


async def _no_game(context: BotContext, offer: Offer, interaction: Interaction) -> tuple[str, list[Row]]:
    """Return a text that lists the user's games, with buttons for starting a game here."""
    games = await context.service.roster.games_of(interaction.user.id)
    guest = is_guest(interaction)
    parts = [say("error-guest" if guest else "error-no-such-game")]
    if games:
        parts.append(say("error-your-games"))
        parts.append(games_list(context, games))
        if not guest:
            parts.append(say("error-bring-here"))
    offered, rows = await offer(interaction) if not guest else ("", [])
    return "\n".join(filter(None, (*parts, offered))), rows


async def _busy(context: BotContext, interaction: Interaction, game_id: str) -> str:
    game = await context.service.roster.game(game_id)
    players = mentions(game.owner_id, game.players)
    may = counted(game) is None and (game.may_decide(interaction.user.id) or manages(interaction, game))
    facts = {"players": players, "link": link_to(game), "end": "yes" if may else "no"}
    return say("error-channel-busy-by", **facts)


async def _not_yours(context: BotContext, error: errors.NotYourPieces) -> str:
    """Return a refusal that names the commanders of these pieces, and the user's own part of the side."""
    game = await context.service.roster.game(error.game_id)
    presenter = context.presenter(game)
    if not error.own:
        return say("staff-no-post", owner=person(game.owner_id))
    whose = ", ".join(
        say("staff-whose", party=presenter.party(party), who=person(who)) for party, who in error.parties.items()
    )
    own = ", ".join(presenter.party(party) for party in error.own)
    return say("staff-not-yours", whose=whose, own=own)


async def _voted(context: BotContext, interaction: Interaction, game_id: str) -> str | None:
    """Return a text with a link to the open vote; None if there is no vote."""
    game = await context.service.roster.game(game_id)
    side = next(iter(held_by(game, interaction.user.id)), "")
    ballot = await Ballots(context.service.store.database).open_ballot(game_id, side)
    link = ballot_link(ballot, game) if ballot is not None else None
    if link is None and side:
        return say("sides-voted", room=f"<#{within(game, side).channel_id}>")
    return say("votes-error-link", link=link) if link is not None else None


async def _decided(context: BotContext, interaction: Interaction, error: errors.AlreadyDecided) -> str:
    roster = context.service.roster
    if interaction.response.is_done():
        with contextlib.suppress(errors.DeliveryProblem, errors.SaveUnreadable):
            await context.board_delivery.deliver(error.game_id)  # link the board that is just being delivered
    game = await roster.game(error.game_id)
    text = await _quicker(context, interaction, error, game) or say("error-already-decided")
    link = board_link(game)
    return f"{text}\n{say('error-board-now', link=link)}" if link is not None else text


async def too_late(context: BotContext, interaction: Interaction, error: BaseException, game_id: str) -> str:
    """Return a text that tells why the clicked panel was out of date."""
    game = await context.service.roster.game(game_id)
    if isinstance(error, errors.AlreadyDecided):
        quicker = await _quicker(context, interaction, error, game)
        if quicker is not None:
            return quicker
    own = await context.service.roster.last_actor(game_id) == interaction.user.id
    return say("panel-stale" if own else "panel-moved")


async def _quicker(
    context: BotContext, interaction: Interaction, error: errors.AlreadyDecided, game: GameSummary
) -> str | None:
    """Return a sentence about the user who decided first, or None."""
    own = error if isinstance(error, errors.JustDecided) else None
    actor = own.actor if own is not None else await context.service.roster.last_actor(game.id)
    if actor is None or actor == interaction.user.id or not game.may_decide(interaction.user.id):
        return None
    if game.sides and actor != HOUSE and not {*held_by(game, actor)} & {*held_by(game, interaction.user.id)}:
        return None  # the other side gave its own order
    key = "error-just-decided"
    if actor == HOUSE:
        key = "error-time-was-over" if own is not None and own.lapsed else "error-autopilot-decided"
    return say(key, who=person(actor or NOBODY))
