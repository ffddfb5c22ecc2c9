"""What a board post says, before anybody knows on which medium it is shown."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from engine.core.ask import Answer

Tone = Literal["setup", "quiet", "shelling", "assault", "end"]
"""What is going on; the accent colour of a board post goes with it."""

STORY_LINES = 8
"""A board post tells what happened in at most this many lines."""

ALT_LENGTH = 1024
LABEL_LENGTH = 80
DESCRIPTION_LENGTH = 100
PROMPT_LENGTH = 150


class Button(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to press: the words that it says, its label, how it looks."""

    path: Answer
    label: str
    style: Literal["advised", "plain", "danger"] = "plain"


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a board post, as Discord's Markdown, already in the game's language.

    `colour` is 0xRRGGBB and goes with `tone`; `state` is one line of numbers; `story` what happened, at most
    `STORY_LINES` lines; `orders` asks, in one sentence; `advice` is what the steward would do, with its why in a few
    words, `advised` the same as a button says it; `alt` describes the picture in at most `ALT_LENGTH` characters.
    """

    tone: Tone
    colour: int
    title: str
    state: str
    story: tuple[str, ...] = ()
    orders: str = ""
    advice: str | None = None
    advised: str | None = None
    alt: str = ""


class HouseRuleText(NamedTuple):
    """A house rule in words: its name in saves, its title, and (choice, title) with the default first."""

    name: str
    title: str
    choices: tuple[tuple[str, str], ...]
