"""The texts of a board message. They do not depend on Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple

import msgspec

from engine.core.asks import Answer

Tone = Literal["setup", "quiet", "shelling", "assault", "end"]
"""The tone of a board message."""

TONE_COLOURS: Mapping[Tone, int] = {
    "setup": 0x8A7A5C,
    "quiet": 0x4F7A52,
    "shelling": 0xC48A2C,
    "assault": 0xB0342A,
    "end": 0x3A3A46,
}
"""The accent colour of a board message by its tone."""

STORY_LINES = 8
"""The maximum number of lines of events in a board message."""

ORDER_LINE = 100
"""The maximum length of a line of the orders, in characters; the advice may take two such lines."""

ALT_LENGTH = 1024
LABEL_LENGTH = 80
OPTION_LENGTH = 100
DESCRIPTION_LENGTH = 100
PROMPT_LENGTH = 150


class Button(msgspec.Struct, frozen=True, kw_only=True):
    """A button: the words of its answer, and its label."""

    path: Answer
    label: str


class Opening(msgspec.Struct, frozen=True, kw_only=True):
    """The first question of a game, as its board shows it, with its buttons.

    `accept` is the label of the button that follows the advice. `change` is the label of the button that opens all
    menus. `others` are complete answers with their own buttons.
    """

    question: str
    accept: str
    change: str
    others: tuple[Button, ...] = ()


class Shortcut(msgspec.Struct, frozen=True, kw_only=True):
    """A shortcut to the answers that begin with `path`.

    It is shown as advised if it agrees with the adviser's answer in the first `compared_words` words; 0 means in all of
    them.
    """

    path: Answer
    label: str
    detail: str | None = None
    compared_words: int = 0


class Shortcuts(msgspec.Struct, frozen=True, kw_only=True):
    """Quick options for the most frequent choices: complete answers, or paths into the menus.

    `verb` is the first word of all options. `complete` is whether they cover all answers that begin with that verb.
    `exactly` is the label of the button to the menus, or empty for the usual label.
    """

    verb: str
    prompt: str
    options: tuple[Shortcut, ...]
    complete: bool = True
    exactly: str = ""

    def more(self, usual: str, *, at: int) -> str:
        """Return the label of the button that opens the menus.

        Return an empty string if no option has further words after index `at`.
        """
        return (self.exactly or usual) if any(len(option.path) > at + 1 for option in self.options) else ""


class Offer(NamedTuple):
    """An answer that is offered to the player.

    `label` has at most 80 characters. `why` is the reason, which may be empty.
    """

    label: str
    why: str = ""


class Details(NamedTuple):
    """The texts that the button “Why” adds to a board. Each may be empty.

    `able` names the units that can act, `danger` the threatened units. `advice` is the advice with its reason.
    """

    able: str = ""
    danger: str = ""
    advice: str = ""


class Panel(msgspec.Struct, frozen=True, kw_only=True):
    """The texts of a board message, as Discord's Markdown, in the game's language.

    `colour` is 0xRRGGBB and depends on `tone`. `state` is one line of numbers. `story` are the events, at most
    `STORY_LINES` lines. `orders` is the question and its consequence, and `threatened` names the pieces in danger in a
    fight.

    `advised` is the next advised answer as a button label, and `planned` is the whole plan for the phase. `ahead` is
    whether the autopilot may play on to the end of the round, or while nothing happens.

    `alt` describes the picture in at most `ALT_LENGTH` characters. `fight` describes the second picture, and is empty
    if there is none. `opening` is set until a player changes a side's initial position.
    """

    tone: Tone
    colour: int
    title: str
    state: str
    story: tuple[str, ...] = ()
    orders: str = ""
    threatened: str = ""
    advised: str | None = None
    planned: str | None = None
    ahead: Literal["round", "calm"] | None = None
    alt: str = ""
    fight: str = ""
    opening: Opening | None = None


class HouseRuleText(NamedTuple):
    """The texts of a house rule: its name in saves, its title and its choices. The default choice comes first."""

    name: str
    title: str
    choices: tuple[tuple[str, str], ...]
