"""The last row of a board: what everybody may look at."""

from __future__ import annotations

import discord

from bot.games.seats.chairs import again_by
from bot.games.state import GameState
from bot.ui.components import BUTTONS, Row, button_row, press_button
from bot.ui.custom_ids import Press
from bot.ui.texts import say
from db.schema.games import GUIDED, RUNNING


def level_row(state: GameState) -> list[Row]:
    """Return the button with the game's level: any before the first decision, later only a lower one."""
    if state.status != RUNNING or state.counted is not None or state.apart:
        return []
    if not state.untouched and state.level == GUIDED:
        return []
    named = say(f"level-{state.level}", locale=state.locale)
    label = say("button-level", locale=state.locale, level=named)
    level = press_button(discord.ui.Button(label=label), Press("level", state.id, state.version))
    return [button_row([level])]


def info_row(state: GameState, *, first: int, odds: bool = False, rolls: int = 0) -> Row:
    """Return the row with information for everybody: dice with the number of rolls since the board, rule, text board.

    Before the first decision house rules and guide.

    With `odds`, the odds replace the guide, because dice come soon. The map button is added while there is room.
    """
    keys = ["dice", "why", "words", "guide"]
    if state.ask is None:
        keys = ["dice", "log", "words", *again_by(state)]
    elif state.untouched:
        keys = ["rules", "guide", "why", "words"]
    if odds:
        keys = ["odds", *(key for key in keys if key != "guide" or state.untouched)]
    if state.awaits_word and state.untouched and len(keys) < BUTTONS:
        keys.append("word")
    if len(keys) < BUTTONS:
        keys.append("map")
    buttons = [
        press_button(
            discord.ui.Button(label=_label(key, state.locale, rolls)),
            Press(key, state.id, state.version, page=first),
        )
        for key in keys
    ]
    return button_row(buttons)


def _label(key: str, locale: str, rolls: int) -> str:
    return say("button-dice", locale=locale, count=rolls) if key == "dice" else say(f"button-{key}", locale=locale)
