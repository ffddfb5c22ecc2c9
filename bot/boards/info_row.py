"""The last row of a board, with buttons for all readers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord

import engine.games
from bot.boards.side_rows import level_shown
from bot.games.seats.chairs import AGAIN, MIRROR, again_by
from bot.games.series import may_go_on
from bot.games.state import GameState
from bot.games.undo_stack import may_undo
from bot.ui.components import Button, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, say
from db.schema.games import GUIDED, OVER, RUNNING
from engine.core.day_gate import SCENARIO
from engine.testing.lessons import lesson_of
from render.panel import DESCRIPTION_LENGTH
from render.presenter import Presenter

EASES = ("book", "easier", "harder")
"""The difficulties of the rulebook: as printed, easier, and harder; the latter two are sets of house rules."""
LESSON = "lesson"
"""The action of the buttons that begin a lesson; their extra is the game, empty for all lessons."""
PUZZLE = "puzzle"
"""The action of the button that opens the puzzle of the day."""
DAY_BATTLE = "daybattle"
"""The action of the button that opens the battle of the day."""
SERIES_NEXT = "seriesnext"
"""The action of the button that begins the next battle of a series."""
MORE = "more"
"""The action of the button that privately shows everything that is not on the board."""


def level(state: GameState, side: str | None) -> list[Button]:
    """Return the button that sets the level of a side. Return an empty list if the level cannot be changed."""
    if state.status != RUNNING or state.counted is not None:
        return []
    shown = level_shown(state, side)
    if not state.untouched and (shown or state.level_of(None)) == GUIDED:
        return []
    label = say("button-level", level=say(f"level-{shown}")) if shown is not None else say("button-level-own")
    return [press_button(discord.ui.Button(label=label), Press("level", state.id, state.version))]


def eases_of(state: GameState) -> dict[str, Mapping[str, str]]:
    """Return the house rules that each difficulty sets for a solo player; empty without difficulties."""
    rules = engine.games.find(state.system)
    held = state.peopled if state.sides else [rules.sides[0]]
    eases = rules.eases_in(state.options.get(SCENARIO, ""))
    if len(held) != 1 or held[0] not in eases:
        return {}
    return dict(zip(EASES, ({}, *eases[held[0]]), strict=True))


def ease(state: GameState, presenter: Presenter) -> list[Row]:
    """Return the select menu for the difficulty.

    Return an empty list if the difficulty cannot be changed now.
    """
    found = eases_of(state)
    if not found or state.counted is not None or state.apart or not state.untouched:
        return []
    titles = {rule.name: (rule.title, dict(rule.choices)) for rule in presenter.house_rules()}
    options = []
    for name in (EASES[1], EASES[0], EASES[2]):
        said = [f"{titles[rule][0]}: {titles[rule][1][choice]}" for rule, choice in found[name].items()]
        set_so = all(state.options.get(rule) == choice for rule, choice in found[name].items())
        options.append(
            discord.SelectOption(
                label=say(f"ease-{name}"),
                value=name,
                description=cut(", ".join(said), DESCRIPTION_LENGTH) or None,
                default=bool(found[name]) and set_so,
            )
        )
    if not any(option.default for option in options):
        options[1].default = True
    select = discord.ui.Select[discord.ui.LayoutView](options=options)
    return [button_row([press_select(select, Press("ease", state.id, state.version))])]


def to_the_page(state: GameState) -> Button:
    """Return the button that opens the board's web page."""
    return _button(state, "touch")


def info_row(
    state: GameState, *, first: int, odds: bool = False, undo: bool = False, rolls: int = 0, page: bool = False
) -> Row:
    """Return the row with the buttons for dice, odds, map, undo and “More”.

    `odds` and `undo` add these two buttons. With `page`, a button for the board's web page replaces the map. `rolls` is
    the number of rolls since the last board. `first` is the journal row of the first event in the message.
    """
    keys = [
        "dice",
        *(["odds"] if odds else ()),
        "touch" if page else "map",
        *(["undo"] if undo and may_undo(state.row) else ()),
    ]
    found = (_button(state, key, page=0 if key == "undo" else first, count=rolls) for key in keys)
    return button_row([*found, more(state)])


def end_rows(state: GameState, *, page: bool = False) -> list[Row]:
    """Return the rows of buttons below a finished game.

    With `page`, a button for the web page replaces the replay button.
    """
    played = state.status == OVER
    keys = [
        *(["anshow"] if played else ()),
        "touch" if page else "filmed",
        *(["story"] if played else ()),
        once_more(state),
    ]
    after = [*(["points"] if played else ()), "fair", *(["share"] if played else ()), "record"]
    on = [button_row([_button(state, SERIES_NEXT)])] if may_go_on(state) else []
    today = discord.ui.Button[discord.ui.LayoutView](label=say("button-today"))
    learns = lesson(state.system) if _lost_by_a_beginner(state) else []
    return [
        *on,
        button_row([*(_button(state, key) for key in keys), press_button(today, Press("dayplay"))]),
        button_row([*(_button(state, key) for key in after), more(state)]),
        *([button_row(learns)] if learns else []),
    ]


def _lost_by_a_beginner(state: GameState) -> bool:
    """Return whether a solo player at the beginners' level has lost or resigned."""
    if len(state.peopled) > 1 or state.counted is not None or state.level_of(None) != GUIDED:
        return False
    if state.ended is None:
        return True
    return state.ended.winner not in state.peopled if state.peopled else not state.ended.won


def once_more(state: GameState) -> str:
    """Return the label of the button that starts another game."""
    return MIRROR if MIRROR in again_by(state) else AGAIN


def lesson(system: str = "") -> list[Button]:
    """Return the button for a game's lesson, or for all lessons without a game.

    Return an empty list if the game has no lesson.
    """
    if system and lesson_of(system) is None:
        return []
    return [press_button(discord.ui.Button(label=say("button-lesson")), Press(LESSON, extra=system))]


def puzzle() -> Button:
    """Return the button that opens the puzzle of the day."""
    return press_button(discord.ui.Button(label=say("button-puzzle")), Press(PUZZLE))


def day_battle() -> Button:
    """Return the button that opens the battle of the day."""
    return press_button(discord.ui.Button(label=say("button-daily-battle")), Press(DAY_BATTLE))


def more(state: GameState) -> Button:
    """Return the button “More”, which shows the user more about the game."""
    return _button(state, MORE)


def _button(state: GameState, key: str, *, page: int = 0, count: int = 0) -> Button:
    facts: dict[str, Any] = {"count": count} if key == "dice" else {}
    button = discord.ui.Button[discord.ui.LayoutView](label=say(f"button-{key}", **facts))
    return press_button(button, Press(key, state.id, state.version, page=page))
