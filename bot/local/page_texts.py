"""The texts of the local page's script, in the current language."""

from __future__ import annotations

from typing import Any

import discord

import engine.games
import render.games
from bot.ui.texts import say
from render.catalogue import languages
from render.language import remembered

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
    "local-editor",
)


_FRAME = (
    "frame-message",
    "frame-message-commands",
    "frame-send",
    "frame-send-button",
    "frame-used",
    "frame-private",
    "frame-thinking",
    "frame-edited",
    "frame-older",
    "frame-newer",
    "frame-latest",
    "frame-loading",
    "frame-loading-commands",
    "frame-no-commands",
    "frame-options",
    "frame-options-like",
    "frame-options-more",
    "frame-options-count",
    "frame-options-optional",
    "frame-options-none",
    "frame-options-failed",
    "frame-required",
    "frame-choose",
    "frame-valid",
    "frame-submit",
    "frame-cancel",
    "frame-form",
    "frame-select-none",
    "frame-status-ready",
    "frame-status-busy",
    "frame-status-sending",
    "frame-status-sent",
    "frame-status-updating",
    "frame-status-person",
    "frame-status-person-done",
    "frame-status-pressed",
    "frame-status-done",
    "frame-status-refused",
    "frame-status-uncertain",
    "frame-status-offline",
    "frame-status-window",
    "frame-status-options",
    "frame-status-options-done",
    "frame-status-messages-done",
    "frame-topic-war-room",
    "frame-topic-second-front",
    "frame-topic-tavern",
)
"""The texts around the messages, which simcord's scripts write in English."""
_SIMCORD = {
    "frame-status-ready": "Preview ready",
    "frame-status-updating": "Updating preview…",
    "frame-status-pressed": "Callback completed",
    "frame-status-done": "Action completed",
    "frame-status-refused": "Action was not completed.",
    "frame-status-uncertain": "Action outcome uncertain. It will not be retried.",
    "frame-status-window": "Viewport updated",
}
"""The texts of simcord's scripts that are replaced by plainer ones. All other texts stay unchanged."""
ANYTHING = "%"
"""The placeholder for a channel, a name or a number in a text of the frame."""


LANGUAGES = {
    next(each.value for each in discord.Locale if each.value.partition("-")[0] == language): name
    for language, name in languages().items()
}
"""The languages to choose from: Discord's name of each, and its own name for itself."""


@remembered()
def words() -> dict[str, Any]:
    """Return all texts of the page. `begin` is the label of its first button."""
    said: dict[str, Any] = {key.removeprefix("local-"): say(key) for key in _KEYS}
    first, *others = engine.games.names()
    begin = say("local-choose") if others else say("local-begin", game=render.games.find(first).title())
    return {**said, "begin": begin, "frame": frame()}


def frame() -> dict[str, str]:
    """Return the translated texts of the page's frame, keyed by simcord's English texts."""
    return {_SIMCORD.get(key) or say(key, locale="en", name=ANYTHING): say(key, name=ANYTHING) for key in _FRAME}
