"""What a board post says, before anybody knows on which medium it is shown."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from engine.core.ask import Answer

Tone = Literal["setup", "quiet", "shelling", "assault", "end"]
"""What is going on; the accent colour of a board post goes with it."""

STORY_LINES = 8
"""A board post tells what happened in at most this many lines."""

ORDER_LINE = 100
"""So long a line of the orders is at most; the advice may take two."""

ALT_LENGTH = 1024
LABEL_LENGTH = 80
OPTION_LENGTH = 100
DESCRIPTION_LENGTH = 100
PROMPT_LENGTH = 150


class Button(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to press: the words that it says, its label, how it looks."""

    path: Answer
    label: str
    style: Literal["advised", "plain", "danger"] = "plain"


class Shortcut(msgspec.Struct, frozen=True, kw_only=True):
    """An option that says several words at once: the words, a label, a second line.

    It is the advised one when the advice begins with its first `telling` words; with all of them, where that is 0.
    """

    path: Answer
    label: str
    detail: str | None = None
    telling: int = 0


class Shortcuts(msgspec.Struct, frozen=True, kw_only=True):
    """What is picked most often, without a walk through the menus: whole answers, or ways into the menus.

    `verb` is the first word of them all; where `complete`, nothing can be said with that verb that begins otherwise.
    """

    verb: str
    prompt: str
    options: tuple[Shortcut, ...]
    complete: bool = True


class Offer(NamedTuple):
    """An answer as something to choose among others: what it does, at most 80 characters, and why, where it is said."""

    label: str
    why: str = ""


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a board post, as Discord's Markdown, already in the game's language.

    `colour` is 0xRRGGBB and goes with `tone`; `state` is one line of numbers; `story` what happened, at most
    `STORY_LINES` lines. The orders are few short lines: `orders` asks, and says what comes of it; `able` is who can
    act, `danger` who is in danger; `advice` is what the steward would do in the rest of the phase, with its why in a
    few words. `advised` is his next answer as a button says it, `planned` all that he means to do in the phase;
    `ahead` says that he may be let go on to the end of the round, or as long as nothing happens. `alt` describes the
    picture in at most `ALT_LENGTH` characters.
    """

    tone: Tone
    colour: int
    title: str
    state: str
    story: tuple[str, ...] = ()
    orders: str = ""
    able: str = ""
    danger: str = ""
    advice: str | None = None
    advised: str | None = None
    planned: str | None = None
    ahead: Literal["round", "calm"] | None = None
    alt: str = ""


class HouseRuleText(NamedTuple):
    """A house rule in words: its name in saves, its title, and (choice, title) with the default first."""

    name: str
    title: str
    choices: tuple[tuple[str, str], ...]
