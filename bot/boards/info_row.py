"""The last row of a board: what everybody may look at."""

from __future__ import annotations

from typing import Any

import discord

from bot.games.seats.chairs import AGAIN, MIRROR, again_by
from bot.games.state import GameState
from bot.games.undo_stack import may_undo
from bot.ui.components import Button, Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from db.schema.games import GUIDED, OVER, RUNNING

MORE = "more"
"""The action of the button that shows everything else privately."""


def level(state: GameState) -> list[Button]:
    """Return the button with the game's level: any before the first decision, later only a lower one."""
    if state.status != RUNNING or state.counted is not None or state.apart:
        return []
    if not state.untouched and state.level == GUIDED:
        return []
    named = say(f"level-{state.level}")
    label = say("button-level", level=named)
    return [press_button(discord.ui.Button(label=label), Press("level", state.id, state.version))]


def info_row(state: GameState, *, first: int, odds: bool = False, undo: bool = False, rolls: int = 0) -> Row:
    """Return the row with dice, odds, map, undo and the rest; `odds` while a roll is near, `undo` on a question.

    The dice are those of `rolls` since the last board.

    The events of the message begin with journal row `first`.
    """
    keys = ["dice", *(["odds"] if odds else ()), "map", *(["undo"] if undo and may_undo(state.row) else ())]
    found = (_button(state, key, page=0 if key == "undo" else first, count=rolls) for key in keys)
    return button_row([*found, more(state)])


def end_rows(state: GameState) -> list[Row]:
    """Return the rows of a game that is over: where it was decided and what comes next; points, dice and the rest."""
    played = state.status == OVER
    keys = ["anshow", "filmed", *(["pages"] if played else ()), once_more(state)]
    after = [*(["points"] if played else ()), "fair", *(["share"] if played else ()), "record"]
    today = discord.ui.Button[discord.ui.LayoutView](label=say("button-today"))
    return [
        button_row([*(_button(state, key) for key in keys), press_button(today, Press("dayplay"))]),
        button_row([*(_button(state, key) for key in after), more(state)]),
    ]


def once_more(state: GameState) -> str:
    """Return how a finished game is played again by the button on its board: between sides, with these exchanged."""
    return MIRROR if MIRROR in again_by(state) else AGAIN


def more(state: GameState) -> Button:
    """Return the button to everything that is not on the board."""
    return _button(state, MORE)


def _button(state: GameState, key: str, *, page: int = 0, count: int = 0) -> Button:
    facts: dict[str, Any] = {"count": count} if key == "dice" else {}
    button = discord.ui.Button[discord.ui.LayoutView](label=say(f"button-{key}", **facts))
    return press_button(button, Press(key, state.id, state.version, page=page))
