"""The bot's own texts: looking them up and cutting them to Discord's limits."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from db.schema.games import CALENDAR_ACTOR, HOUSE, NOBODY, VOTERS
from render.catalogue import FALLBACK, house_texts, languages

QUIET = discord.AllowedMentions.none()
"""Allowed mentions of a message that pings nobody. New messages ping nobody by default; discord.py omits the setting in
edits of components.
"""


def say(key: str, /, *, locale: str | None = None, **facts: Any) -> str:
    """Return a text of the bot, in the current language or in `locale`."""
    return house_texts().text(key, locale=locale, **facts)


def english(key: str, /, **facts: Any) -> str:
    """Return a text of the bot in English. Use it when registering commands."""
    return say(key, locale=FALLBACK, **facts)


def reader(interaction: discord.Interaction[Any]) -> str:
    """Return the language of the user who made the interaction."""
    return str(interaction.locale)


def game_language(interaction: discord.Interaction[Any], *, usual: str) -> str:
    """Return the language for a new game: the server's or the user's, by default `usual`."""
    place = interaction.guild_locale if interaction.guild_id is not None else interaction.locale
    return house_texts().language(str(place)) or usual


def language_choices() -> list[app_commands.Choice[str]]:
    """Return the languages for games, each under its own name."""
    return [app_commands.Choice(name=name, value=locale) for locale, name in languages().items()]


_WORDS = {
    NOBODY: "person-nobody",
    CALENDAR_ACTOR: "person-house",
    HOUSE: "person-autopilot",
    VOTERS: "person-voters",
}
"""The catalogue keys of the words for actors that are not users."""


def person(user_id: int, *, locale: str | None = None) -> str:
    """Return a mention of a user. For the bot, a vote or a deleted user, return a word."""
    words = {
        NOBODY: "person-nobody",
        CALENDAR_ACTOR: "person-house",
        HOUSE: "person-autopilot",
        VOTERS: "person-voters",
    }
    return say(words[user_id], locale=locale) if user_id in words else f"<@{user_id}>"


def mentions(owner_id: int, players: Iterable[int], *, locale: str | None = None, most: int = 8) -> str:
    """Return a text that mentions at most `most` players, the owner first."""
    others = sorted(set(players) - {owner_id})
    named = ", ".join(person(user_id, locale=locale) for user_id in (owner_id, *others)[:most])
    more = len(others) + 1 - most
    return f"{named}, {say('players-more', locale=locale, count=more)}" if more > 0 else named


INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Invisible characters that count as letters."""
_NOTHING = {"Cf", "Cs", "Co", "Cn"}
_BLANK = {"Cc", "Zs", "Zl", "Zp"}
_STACKED = 3
"""The maximum number of accents on one letter: more of them would cover other lines."""
_MARKUP = re.compile(r"[\\`*_~|<>\[\]()#@:]|^[-+]|(?<=^\d)[.)]")


def clean(text: str) -> str:
    """Return a typed text in one line, without invisible characters."""
    kept: list[str] = []
    stacked = 0
    for sign in text:
        kind = unicodedata.category(sign)
        if kind in _NOTHING or sign in INVISIBLE:
            continue
        stacked = stacked + 1 if kind in {"Mn", "Me"} else 0
        if stacked <= _STACKED:
            kept.append(" " if kind in _BLANK else sign)
    return " ".join("".join(kept).split())


def quoted(text: str, most: int = 60) -> str:
    """Return a user's text cut to `most` characters, with its markup escaped."""
    return _MARKUP.sub(r"\\\g<0>", cut(clean(text), most))


def verbatim(text: str) -> str:
    """Return a text that is safe between backticks."""
    barred = _NOTHING | _BLANK
    signs = (sign for sign in text if sign == " " or unicodedata.category(sign) not in barred)
    return "".join(sign for sign in signs if sign != "`" and sign not in INVISIBLE)


def called(user: discord.User | discord.Member) -> str:
    """Return a user's display name. Use it where mentions are impossible."""
    return clean(user.display_name) or user.name


def meant(named: Mapping[str, str], typed: str) -> str:
    """Return the key of the entry that a typed word names. Return an empty text if none matches.

    `named` maps keys to titles.
    """
    word = typed.strip().casefold()
    return next((key for key, title in named.items() if word in {key.casefold(), title.casefold()}), "")


def latest(lines: Sequence[str], most: int) -> str:
    """Return the last lines as a single text of at most `most` characters."""
    text = "\n".join(lines)
    for first in range(1, len(lines)):
        if len(text) <= most:
            break
        text = "\n".join(("…", *lines[first:]))
    return cut(text, most)


def cut(text: str, most: int) -> str:
    """Cut a text to at most `most` characters, and return it."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def split(text: str, most: int) -> list[str]:
    """Split a long text into pieces of at most `most` characters."""
    pieces: list[str] = []
    current = ""
    for line in text.split("\n"):
        rest = line
        while len(rest) > most:
            if current:
                pieces.append(current)
                current = ""
            pieces.append(rest[:most])
            rest = rest[most:]
        joined = f"{current}\n{rest}" if current else rest
        if len(joined) > most:
            pieces.append(current)
            current = rest
        else:
            current = joined
    if current:
        pieces.append(current)
    return pieces
