"""What a person is told when something cannot be done: always privately, what to do, and never a traceback."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord
from discord import app_commands

from bot import faults
from bot.notes import whisper
from bot.presses import Misread
from bot.words import reader, say
from db.errors import DatabaseBusy, DatabaseDamaged, DatabaseError, DatabaseFull
from engine.core.ask import Refused
from engine.games import UnknownGame
from render.catalogue import house_texts
from render.games import NoPresenter

log = logging.getLogger(__name__)


class Told(Exception):
    """Something to be said privately and nothing more: a key of the catalogue and its facts."""

    def __init__(self, key: str, **facts: Any) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class RefusedIn(Exception):
    """A refusal together with the words in which its game explains it."""

    def __init__(self, refused: Refused, text: str) -> None:
        super().__init__(str(refused))
        self.refused = refused
        self.text = text


@dataclass(frozen=True, slots=True)
class _Saying:
    key: str
    facts: dict[str, Any]


_PLAIN: tuple[tuple[type[Exception], str], ...] = (
    (faults.NoSuchGame, "error-no-such-game"),
    (faults.ChannelBusy, "error-channel-busy"),
    (faults.GameOver, "error-game-over"),
    (faults.AlreadyDecided, "error-already-decided"),
    (faults.SaveTooNew, "error-save-too-new"),
    (faults.SaveUnreadable, "error-save-damaged"),
    (faults.ChannelGone, "error-channel-gone"),
    (faults.DeliveryDelayed, "error-delivery-delayed"),
    (faults.PostRefused, "error-post-refused"),
    (faults.DeliveryProblem, "error-delivery"),
    (Misread, "error-already-decided"),
    (DatabaseBusy, "error-database-busy"),
    (DatabaseFull, "error-database-full"),
    (DatabaseDamaged, "error-database-damaged"),
    (DatabaseError, "error-database"),
    (UnknownGame, "error-unknown-game"),
    (NoPresenter, "error-unknown-game"),
    (app_commands.NoPrivateMessage, "error-no-private-message"),
    (app_commands.CommandSignatureMismatch, "error-command-outdated"),
    (app_commands.CommandNotFound, "error-command-outdated"),
    (discord.DiscordServerError, "error-discord"),
    (discord.Forbidden, "error-forbidden"),
)


def _saying(error: BaseException) -> _Saying | None:
    """What is said of an error that is foreseen; None for a fault of the program."""
    if isinstance(error, Told):
        return _Saying(error.key, error.facts)
    if isinstance(error, faults.NotYourGame):
        return _Saying(
            "error-not-your-game", {"count": len(error.players), "players": mentions(error.owner_id, error.players)}
        )
    if isinstance(error, faults.MissingPermissions):
        return _Saying("error-missing-permissions", {"permissions": (error.detail or "-").split(", ")})
    if isinstance(error, app_commands.BotMissingPermissions):
        return _Saying("error-missing-permissions", {"permissions": error.missing_permissions})
    key = next((key for kind, key in _PLAIN if isinstance(error, kind)), None)
    return _Saying(key, {}) if key is not None else None


def foreseen(error: BaseException) -> bool:
    """Whether an error is something that people are told about, and no fault of the program."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    return isinstance(error, RefusedIn) or _saying(error) is not None


def mentions(owner_id: int, players: Iterable[int]) -> str:
    """Who plays, the owner first; nobody is pinged, for the bot's messages mention nobody."""
    others = sorted(set(players) - {owner_id})
    return ", ".join(f"<@{user_id}>" for user_id in (owner_id, *others))


def permission_names(flags: Iterable[str], *, locale: str) -> str:
    """Permissions as Discord's settings call them; what is none of those that the bot needs is said as it is."""
    keys = {flag: f"permission-{flag.replace('_', '-')}" for flag in flags}
    return ", ".join(say(key, locale=locale) if house_texts().has(key) else flag for flag, key in keys.items())


async def answer_error(interaction: discord.Interaction[Any], error: BaseException) -> None:
    """Tell the person who pressed or typed; log what nobody foresaw under an id that the person is given."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if _expired(error):
        log.warning("an interaction expired before it was answered (%s)", interaction.id)
        return
    try:
        await whisper(interaction, _text(interaction, error))
    except discord.HTTPException as failure:
        log.warning("interaction %s could not be answered: %s", interaction.id, failure)


def _text(interaction: discord.Interaction[Any], error: BaseException) -> str:
    if isinstance(error, RefusedIn):
        return error.text
    locale = reader(interaction)
    saying = _saying(error)
    if saying is not None:
        facts = dict(saying.facts)
        if "permissions" in facts:
            facts["permissions"] = permission_names(facts["permissions"], locale=locale)
        return say(saying.key, locale=locale, **facts)
    number = secrets.token_hex(4)
    log.error("error %s", number, exc_info=error)
    return say("error-unforeseen", locale=locale, number=number)


def _expired(error: BaseException) -> bool:
    return isinstance(error, discord.NotFound) and error.code == 10062
