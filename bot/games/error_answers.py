"""Replies to errors: always private, with advice, and never with a traceback."""

from __future__ import annotations

import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord import app_commands

import render.games
from bot.games import errors
from bot.games.seed_texts import moment
from bot.runtime.metrics import Metrics
from bot.ui.components import Row
from bot.ui.custom_ids import StaleCustomId, StaleTournamentPress
from bot.ui.errors import RefusedIn, UserError
from bot.ui.replies import PUBLIC, whisper
from bot.ui.texts import mentions, person, say
from db.schema.games import HOUSE, NOBODY
from db.storage.errors import DatabaseBusy, DatabaseDamaged, DatabaseError, DatabaseFull
from engine.games import UnknownGame
from render.catalogue import house_texts
from render.games import NoPresenter

log = logging.getLogger(__name__)

_SERVER_ERROR = 500
"""The lowest HTTP status that means a fault of Discord itself."""

Explained = str | tuple[str, list[Row]] | None
Explain = Callable[[discord.Interaction[Any], BaseException], Awaitable[Explained]]
"""A function that may return a better answer to an error than its plain text, because it can read the user's games.

It returns None if it knows no better answer. The answer may have buttons.
"""


@dataclass(frozen=True, slots=True)
class _Saying:
    key: str
    facts: dict[str, Any]


_PLAIN: tuple[tuple[type[Exception], str], ...] = (
    (errors.NoSuchGame, "error-no-such-game"),
    (errors.ChannelBusy, "error-channel-busy"),
    (errors.GameOver, "error-game-over"),
    (errors.SeveralSides, "error-several-sides"),
    (errors.SameForAll, "error-same-for-all"),
    (errors.OwnSideOnly, "error-own-side-only"),
    (errors.NoForesight, "error-no-foresight"),
    (errors.DecidedByVote, "error-decided-by-vote"),
    (errors.NotYourPieces, "error-not-your-pieces"),
    (errors.NotReady, "error-not-ready"),
    (errors.AlreadyDecided, "error-already-decided"),
    (errors.NoSuchPlan, "plan-none-such"),
    (errors.WordAwaited, "error-word-awaited"),
    (errors.SaveTooNew, "error-save-too-new"),
    (errors.SaveUnreadable, "error-save-damaged"),
    (errors.TooManyPlayers, "error-too-many-players"),
    (errors.TooMuchAtOnce, "rights-crowded"),
    (errors.ChannelGone, "error-channel-gone"),
    (errors.DeliveryDelayed, "error-delivery-delayed"),
    (errors.ThreadLocked, "error-thread-locked"),
    (errors.DirectMessagesClosed, "error-direct-closed"),
    (errors.PostRefused, "error-post-refused"),
    (errors.DeliveryProblem, "error-delivery"),
    (StaleTournamentPress, "tournament-stale-press"),
    (StaleCustomId, "error-already-decided"),
    (DatabaseBusy, "error-database-busy"),
    (DatabaseFull, "error-database-full"),
    (DatabaseDamaged, "error-database-damaged"),
    (DatabaseError, "error-database"),
    (UnknownGame, "error-unknown-game"),
    (NoPresenter, "error-unknown-game"),
    (app_commands.CommandSignatureMismatch, "error-command-outdated"),
    (app_commands.CommandNotFound, "error-command-outdated"),
    (app_commands.TransformerError, "error-command-outdated"),
    (discord.DiscordServerError, "error-discord"),
    (discord.Forbidden, "error-forbidden"),
    (discord.RateLimited, "error-discord"),
    (aiohttp.ClientError, "error-discord"),
    (ConnectionError, "error-discord"),
    (TimeoutError, "error-discord"),
)

OVER = frozenset({10015, 10062, 40060, 50027})
"""Discord's error codes for an interaction that is too old or has already been answered."""
_REFUSED = 50035
_PASSING = frozenset({408, 429})


_OWNED: dict[type[Exception], str] = {
    errors.NotTheOwner: "error-not-owner",
    errors.NotTheLeader: "error-not-leader",
    errors.OnlyAdvises: "error-only-advises",
    errors.NotYourAnswers: "error-not-your-answers",
}
"""The keys of texts that name the owner of the game."""


_BARRED: dict[type[Exception], str] = {
    errors.AtATable: "error-at-a-table",
    errors.InRatedGame: "error-in-rated-game",
    errors.TakesTheWin: "sides-takes-the-win",
}
"""The keys of texts about actions that no user may take in a game, by `verb`."""
_NOT_YOURS = (errors.NotYourTurn, errors.NotYourGame, errors.Barred, errors.NotLate)


def _saying(error: BaseException) -> _Saying | None:
    """Return the text for an expected error, or None if the error is a bug."""
    if isinstance(error, UserError):
        return _Saying(error.key, error.facts)
    if isinstance(error, _NOT_YOURS):
        return _not_yours(error)
    if isinstance(error, errors.NotTheOwner | errors.NotTheLeader | errors.OnlyAdvises | errors.NotYourAnswers):
        return _owned(error)
    if isinstance(error, errors.IsDailyAttempt | errors.DayNotBegun | errors.TimedOut):
        return _timed(error)
    if isinstance(error, errors.NotPermitted | errors.MissingPermissions | app_commands.BotMissingPermissions):
        return _lacking(error)
    key = "error-discord" if _fails(error) else next((key for kind, key in _PLAIN if isinstance(error, kind)), None)
    return _Saying(key, {}) if key is not None else None


def _not_yours(
    error: errors.NotYourTurn | errors.NotYourGame | errors.Barred | errors.NotLate,
) -> _Saying:
    """Return why a user may not decide, or may not replace another player, as text."""
    if isinstance(error, errors.Barred):
        return _Saying(_BARRED[type(error)], {"verb": error.verb})
    if isinstance(error, errors.NotLate):
        key = "players-rival" if error.rival else "players-not-late"
        key = "sides-saw-other" if isinstance(error, errors.SawOther) else key
        return _Saying(key, {"owner": (error.user_id,)})
    if isinstance(error, errors.NotYourTurn):
        return _Saying("error-not-your-turn", {"turn": error})
    if error.free:
        return _Saying("error-side-free", {})
    return _Saying("error-not-your-game", {"count": len(error.players)})


def _whose(error: errors.NotYourGame) -> dict[str, str]:
    """Return the values for an error message: the game's players and its open sides."""
    free = (render.games.find(error.system).side(side) for side in error.free)
    return {
        "players": mentions(error.owner_id, error.players),
        "sides": ", ".join(f"**{name}**" for name in free),
    }


def _owned(error: errors.NotTheOwner | errors.NotTheLeader | errors.OnlyAdvises | errors.NotYourAnswers) -> _Saying:
    """Return the error message for an action that only the owner or a side's leader may take."""
    if isinstance(error, errors.OnlyAdvises) and error.room is not None:
        return _Saying("sides-only-advises", {"owner": (error.owner_id,), "room": f"<#{error.room}>"})
    return _Saying(_OWNED[type(error)], {"owner": (error.owner_id,)})


def _lacking(error: errors.NotPermitted | errors.MissingPermissions | app_commands.BotMissingPermissions) -> _Saying:
    """Return the message for a missing permission."""
    if isinstance(error, errors.NotPermitted):
        return _Saying("error-not-permitted", {"channel": f"<#{error.channel_id}>", "permissions": error.permissions})
    if isinstance(error, errors.MissingPermissions):
        return _Saying("error-missing-permissions", {"permissions": (error.detail or "-").split(", ")})
    return _Saying("error-missing-permissions", {"permissions": error.missing_permissions})


def _fails(error: BaseException) -> bool:
    """Return whether an error means that Discord is not working properly."""
    return isinstance(error, discord.HTTPException) and (error.status >= 500 or error.status in _PASSING)


def _timed(error: errors.IsDailyAttempt | errors.DayNotBegun | errors.TimedOut) -> _Saying:
    """Return the message for an error that involves a time."""
    if isinstance(error, errors.TimedOut):
        return _Saying("error-timed-out", {"until": discord.utils.format_dt(error.until, "f")})
    if isinstance(error, errors.IsDailyAttempt):
        return _Saying("error-counts", {"until": moment(error.until)})
    at, left = discord.utils.format_dt(error.at, "F"), discord.utils.format_dt(error.at, "R")
    return _Saying("error-day-not-begun", {"at": at, "in": left})


def foreseen(error: BaseException) -> bool:
    """Return whether an error is expected rather than a bug."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, RefusedIn) or is_over(error) or _saying(error) is not None


def permission_names(flags: Iterable[str]) -> str:
    """Return the names of permissions in Discord's settings, as one text."""
    keys = {flag: f"permission-{flag.replace('_', '-')}" for flag in flags}
    return ", ".join(say(key) if house_texts().has(key) else flag for flag, key in keys.items())


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Reply to the user who caused an error. A bug is logged under a number."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    _note_outage(interaction, error)
    if is_over(error):
        log.info(
            "interaction %(interaction)d came too late, or twice: %(problem)s",
            {"interaction": interaction.id, "problem": error},
        )
        return
    rows = error.rows if isinstance(error, (RefusedIn, UserError)) else ()
    try:
        await _unpublish(interaction)
        explained = await _explained(interaction, error)
        text, rows = explained if isinstance(explained, tuple) else (explained or _text(interaction, error), rows)
        await _whisper(interaction, text, rows)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as failure:
        if failure is not error:
            _note_outage(interaction, failure)
        log.warning(
            "interaction %(interaction)d could not be answered: %(problem)s",
            {"interaction": interaction.id, "problem": failure},
        )


def _note_outage(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Record an outage if Discord prevents the bot from replying."""
    outages: Any = getattr(interaction.client, "outages", None)
    if outages is not None and isinstance(error, discord.HTTPException) and error.status >= _SERVER_ERROR:
        outages.met(errors.DeliveryDelayed(detail=str(error), everywhere=True))


async def _explained(interaction: discord.Interaction[Any], error: BaseException) -> Explained:
    """Return the explanation of an error from the bot's `explain` function.

    Return None if the bot has no such function, or if the function has no explanation.
    """
    explain: Explain | None = getattr(interaction.client, "explain", None)
    return await explain(interaction, error) if explain is not None else None


async def _whisper(interaction: discord.Interaction[Any], text: str, rows: Sequence[Row]) -> None:
    """Reply privately. If Discord refuses the buttons, send only the text."""
    try:
        await whisper(interaction, text, rows=rows)
    except discord.HTTPException as failure:
        if failure.code != _REFUSED or not rows:
            raise
        log.exception(
            "the answer to interaction %(interaction)d is refused with its buttons", {"interaction": interaction.id}
        )
        await whisper(interaction, text)


async def _unpublish(interaction: discord.Interaction[Any]) -> None:
    """Delete a reply that was deferred publicly, because refusals must be private."""
    # A simulated Discord accepts no further answer after the deletion, so a refusal is public there.
    if interaction.extras.pop(PUBLIC, False) and not getattr(interaction.client, "simulated", False):
        with contextlib.suppress(discord.NotFound):
            await interaction.delete_original_response()


def _text(interaction: discord.Interaction[Any], error: BaseException) -> str:
    if isinstance(error, DatabaseError):  # only the operator of the bot can do something about it
        log.warning(
            "interaction %(interaction)d met the database's refusal: %(problem)s",
            {"interaction": interaction.id, "problem": error},
        )
    text = told(error)
    if text is not None:
        return text
    metrics: Metrics | None = getattr(interaction.client, "metrics", None)
    if metrics is not None:
        metrics.failed()
    return unforeseen(error)


def told(error: BaseException) -> str | None:
    """Return the text for an error, in the current language; None for a bug."""
    if isinstance(error, RefusedIn):
        return error.text
    saying = _saying(error)
    if saying is None:
        return None
    facts = dict(saying.facts)
    if "permissions" in facts:
        facts["permissions"] = permission_names(facts["permissions"])
    if isinstance(facts.get("owner"), tuple):
        facts["owner"] = person(*facts["owner"])
    if isinstance(error, errors.NotLate):
        facts["side"] = render.games.find(error.system).side(error.side)
    if isinstance(error, errors.NotYourTurn):
        facts["turn"] = whose_turn(error)
    if isinstance(error, errors.NotYourGame):
        facts |= _whose(error)
    text = say(saying.key, **facts)
    return f"{text}\n{error.below}" if isinstance(error, UserError) and error.below else text


def unforeseen(error: BaseException) -> str:
    """Log a bug under a number, and return a sentence with that number."""
    number = secrets.token_hex(4)
    log.error("error %(number)s", {"number": number}, exc_info=error)
    return say("error-unforeseen", number=number)


def halted_text(halt: errors.NotYourTurn) -> str:
    """Return the text that says which side answers next."""
    return say("sides-halted", turn=whose_turn(halt))


def whose_turn(error: errors.NotYourTurn) -> str:
    """Return a text that names the sides to move and their players."""
    presenter, found = render.games.find(error.system), []
    for side, user_id in error.sides.items():
        who = {NOBODY: "sides-open", HOUSE: "sides-autopilot"}.get(user_id)
        named = say(who) if who is not None else person(user_id)
        found.append(f"**{presenter.side(side)}** ({named})")
    return ", ".join(found)


def is_over(error: BaseException) -> bool:
    """Return whether an interaction has expired or has already been answered."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, discord.HTTPException) and error.code in OVER
