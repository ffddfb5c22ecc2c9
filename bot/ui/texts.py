"""The house's own words: the catalogue, the reader's language, texts cut to Discord's limits."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

import discord
from discord import app_commands

from db.schema.games import HOUSE, NOBODY, VOTERS
from render.catalogue import FALLBACK, house_texts, languages

QUIET = discord.AllowedMentions.none()
"""Whom a message pings: nobody. New ones say so by themselves; the library leaves it out of edits of components."""


def say(key: str, /, *, locale: str, **facts: Any) -> str:
    """A text of the house."""
    return house_texts().text(key, locale=locale, **facts)


def english(key: str, /, **facts: Any) -> str:
    """A text of the house in English: what Discord is told when commands are registered."""
    return say(key, locale=FALLBACK, **facts)


def reader(interaction: discord.Interaction[Any]) -> str:
    """The language of who reads a private answer."""
    return str(interaction.locale)


def game_language(interaction: discord.Interaction[Any], *, usual: str) -> str:
    """The language of a game that begins here, where none is chosen.

    In a server it is the server's, in direct messages the reader's; `usual` where there are no texts in it.
    """
    place = interaction.guild_locale if interaction.guild_id is not None else interaction.locale
    return house_texts().language(str(place)) or usual


def language_choices() -> list[app_commands.Choice[str]]:
    """The languages of games, by their own names."""
    return [app_commands.Choice(name=name, value=locale) for locale, name in languages().items()]


def person(user_id: int, *, locale: str) -> str:
    """Somebody by their mention, which pings nobody; the house, and whose data was deleted, by a word."""
    words = {NOBODY: "person-nobody", HOUSE: "person-house", VOTERS: "person-voters"}
    return say(words[user_id], locale=locale) if user_id in words else f"<@{user_id}>"


def mentions(owner_id: int, players: Iterable[int], *, locale: str, most: int = 8) -> str:
    """Who plays, the owner first. Nobody is pinged: the bot's messages mention nobody."""
    others = sorted(set(players) - {owner_id})
    named = ", ".join(person(user_id, locale=locale) for user_id in (owner_id, *others)[:most])
    more = len(others) + 1 - most
    return f"{named}, {say('players-more', locale=locale, count=more)}" if more > 0 else named


INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Signs that show nothing, although they count as letters."""
_NOTHING = {"Cf", "Cs", "Co", "Cn"}
_BLANK = {"Cc", "Zs", "Zl", "Zp"}
_STACKED = 3
"""So many accents may stand on one letter: more of them would cover other lines."""
_MARKUP = re.compile(r"[\\`*_~|<>\[\]()#@:]|^[-+]|(?<=^\d)[.)]")


def clean(text: str) -> str:
    """A name, or what somebody typed, in one line: without invisible signs and those that turn the writing round."""
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
    """A name, or what somebody typed, within a text of ours: at most so many signs, none of which means anything."""
    return _MARKUP.sub(r"\\\g<0>", cut(clean(text), most))


def verbatim(text: str) -> str:
    """A text that is shown letter by letter, between backticks: without what would end them, or be no letter."""
    barred = _NOTHING | _BLANK
    signs = (sign for sign in text if sign == " " or unicodedata.category(sign) not in barred)
    return "".join(sign for sign in signs if sign != "`" and sign not in INVISIBLE)


def called(user: discord.User | discord.Member) -> str:
    """Somebody's name where there can be no mention, in the name of a thread."""
    return clean(user.display_name) or user.name


def cut(text: str, most: int) -> str:
    """A text of at most `most` characters; a cut one ends with an ellipsis."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


def split(text: str, most: int) -> list[str]:
    """A long text in pieces of at most `most` characters, broken between lines where that is possible."""
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
