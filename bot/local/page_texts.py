"""The page's own words in a language, for its script."""

from __future__ import annotations

from functools import cache
from typing import Any

import discord

import engine.games
import render.games
from bot.ui.texts import say
from render.catalogue import languages

_KEYS = (
    "local-channels",
    "local-language",
    "local-you",
    "local-hour",
    "local-hour-sign",
    "local-day",
    "local-day-sign",
    "local-time",
    "local-unread",
    "local-close",
    "local-stopped",
    "local-empty",
    "local-begin-hint",
)


LANGUAGES = {
    next(each.value for each in discord.Locale if each.value.partition("-")[0] == language): name
    for language, name in languages().items()
}
"""The languages to choose from: Discord's name of each, and its own."""


@cache
def words(locale: str) -> dict[str, Any]:
    """Return all words of the page; `games` are the buttons that begin one, by its name, the usual game first."""
    said: dict[str, Any] = {key.removeprefix("local-"): say(key, locale=locale) for key in _KEYS}
    titles = {name: render.games.find(name).title(locale=locale) for name in engine.games.names()}
    begin = {name: say("local-begin", locale=locale, game=title) for name, title in titles.items()}
    return {**said, "games": begin}
