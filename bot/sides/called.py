"""The message that calls a side to answer a question, with its deadline and buttons."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from discord import ButtonStyle, ui

from bot.boards.side_rows import WINDOW, WINDOW_ANSWER, WINDOW_ORDERS, until_text
from bot.games.seats.chairs import AT_ONCE, LIVE, is_public
from bot.games.seats.command import within
from bot.games.state import GameState
from bot.sides.since import SINCE
from bot.ui.components import BUTTONS, Button, Row, button_row, press_button
from bot.ui.custom_ids import Press, write_path
from bot.ui.texts import cut, say
from db.schema.games import VOTE
from db.sides import Chair
from engine.core.asks import BY_ORDERS, REACTION, TURN, Answer, Ask, Choice, Menu
from render.language import speaking
from render.panel import LABEL_LENGTH
from render.presenter import Presenter

_MOST = 2 * BUTTONS
"""The maximum number of answers that such a message offers."""
_FEW = 5
"""The maximum number of answers to a turn's question that the message offers. If there are more, players use the board
or the private copy.
"""


def who(chair: Chair) -> str:
    """Return the mentions of all players of a side."""
    return ", ".join(f"<@{each}>" for each in (chair.user_id, *chair.members))


def is_voted(state: GameState, side: str) -> bool:
    """Return whether the players of a side vote in their own room."""
    return within(state, side).command == VOTE


def question(state: GameState, ask: Ask, presenter: Presenter) -> list[str]:
    """Return a line with the question; empty if not everybody in the channel may see it."""
    with speaking(state.locale):
        seen = ask.pace == REACTION or depth(state, ask) >= 0
        return [f"**{presenter.prompt(ask, ())}**"] if seen else []


def below(state: GameState, ask: Ask, presenter: Presenter, now: datetime) -> list[str]:
    """Return a line about a question's deadline and what happens after it.

    Return an empty list if there is no deadline.
    """
    with speaking(state.locale):
        until = until_text(state, ask.side, now, key="call-until")
    return [" ".join(filter(None, (until, silence(state, ask, presenter))))] if until else []


def silence(state: GameState, ask: Ask, presenter: Presenter) -> str:
    """Return a text about what happens if a side does not answer in time. It does not reveal standing orders."""
    locale = state.locale
    with speaking(locale):
        if ask.lapse == BY_ORDERS:
            return say("call-silence-orders")
        if ask.pace == TURN:
            return say("call-silence-clock" if state.turns.clock is not None else "call-silence-turn")
        named = list[str]()
        for place, word in enumerate(ask.lapse or ()):
            menu = ask.level((ask.lapse or ())[:place]) if place <= depth(state, ask) else None
            choice = menu.find(word) if menu is not None else None
            if choice is None:
                return ""
            named.append(presenter.label(choice))
        return say("window-else", what=" · ".join(named)) if named else ""


def depth(state: GameState, ask: Ask) -> int:
    """Return how many menu levels below the first may be public.

    A negative number means that not even the first may be.
    """
    return 1 if is_public(state.asks) else ask.posted - 1


def rows(state: GameState, ask: Ask, presenter: Presenter) -> list[Row]:
    """Return the buttons below a question: answers, a private copy, and standing orders."""
    voted, public = is_voted(state, ask.side), len(state.asks) == 1 and depth(state, ask) >= 0
    turn = ask.pace == TURN
    buttons = list[Button]()
    if public and not voted and (not turn or is_public(state.asks)):
        buttons = _few(state, ask, presenter) if turn else _answers(state, ask, presenter)
    if not voted and (turn or not buttons):
        key = "button-side-answer" if turn else "button-window-answer"
        style = ButtonStyle.secondary if buttons else ButtonStyle.primary
        made = ui.Button[ui.LayoutView](label=say(key, locale=state.locale), style=style)
        buttons.append(press_button(made, Press(WINDOW_ANSWER, state.id, state.version)))
    if turn and state.row.pace != LIVE:
        made = ui.Button[ui.LayoutView](label=say("button-since", locale=state.locale))
        buttons.append(press_button(made, Press(SINCE, state.id, state.version)))
    key = "button-change-orders" if state.row.pace == AT_ONCE else "button-side-orders"
    orders = ui.Button[ui.LayoutView](label=say(key, locale=state.locale))
    buttons.append(press_button(orders, Press(WINDOW_ORDERS, state.id, state.version)))
    return [button_row(buttons[first : first + BUTTONS]) for first in range(0, len(buttons), BUTTONS)]


def _few(state: GameState, ask: Ask, presenter: Presenter) -> list[Button]:
    """Return a button for each answer. Return an empty list if there are many answers, or answers with further
    choices.
    """
    ways = _ways(ask, (), ask.menu(), depth(state, ask))
    complete = all(choices[-1].then is None for _, choices in ways)
    return _answers(state, ask, presenter) if complete and len(ways) <= _FEW else []


def _answers(state: GameState, ask: Ask, presenter: Presenter) -> list[Button]:
    """Return a button for each public answer; empty if there are too many."""
    found = list(_ways(ask, (), ask.menu(), depth(state, ask)))
    if not found or len(found) > _MOST - 1:
        found = [((choice.word,), (choice,)) for choice in ask.menu().choices]
    if len(found) > _MOST - 1:
        return []
    buttons = list[Button]()
    with speaking(state.locale):
        for path, choices in found:
            label = " · ".join(presenter.label(choice) for choice in choices)
            made = ui.Button[ui.LayoutView](label=cut(label, LABEL_LENGTH), style=ButtonStyle.primary)
            if choices[-1].then is None:
                press = Press(WINDOW, state.id, state.version, write_path(ask, path))
            else:  # the next menus are on a private copy: all users read this message
                press = Press(WINDOW_ANSWER, state.id, state.version, extra=path[0])
            buttons.append(press_button(made, press))
    return buttons


def _ways(ask: Ask, path: Answer, menu: Menu, left: int) -> Sequence[tuple[Answer, tuple[Choice, ...]]]:
    """Return the answers that begin with `path`, each with its choices.

    At most `left` further levels of menus are followed.
    """
    if menu.many or menu.typed is not None:
        return []
    found = list[tuple[Answer, tuple[Choice, ...]]]()
    for choice in menu.choices:
        words = (*path, choice.word)
        further = _ways(ask, words, ask.under(words, choice), left - 1) if choice.then is not None and left > 0 else []
        found += [(each, (choice, *choices)) for each, choices in further] or [(words, (choice,))]
    return found
