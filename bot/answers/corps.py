"""The select menu for giving orders to a single corps, and the button that opens it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ButtonStyle, SelectOption, ui

from bot.games.state import GameState
from bot.ui.components import OPTIONS, Button, Row, button_row, press_button, press_select
from bot.ui.custom_ids import Press
from bot.ui.texts import cut, say
from engine.core.planning.plans import part_name, part_of
from render.panel import LABEL_LENGTH, OPTION_LENGTH, PROMPT_LENGTH
from render.presenter import Presenter

CORPS = "plancorps"
"""The action of the select and of the button: show the plans of the chosen corps, by default of the first."""


def corps_row(state: GameState, presenter: Presenter, scopes: Sequence[str], *, shown: str = "") -> Row:
    """Return a select menu of the corps that can get orders. `shown` is the plan in the message."""
    here = part_of(shown)[0]
    options = [
        SelectOption(
            label=cut(presenter.plan_title(part_name(scope, "")), OPTION_LENGTH),
            value=scope,
            default=scope == here,
        )
        for scope in scopes[:OPTIONS]
    ]
    prompt = cut(say("plan-corps-pick"), PROMPT_LENGTH)
    select = ui.Select[ui.LayoutView](placeholder=prompt, options=options)
    return button_row([press_select(select, Press(CORPS, state.id, state.version, extra=shown))])


def corps_button(state: GameState) -> Button:
    """Return the button that opens the menu of corps."""
    label = cut(say("button-plan-corps"), LABEL_LENGTH)
    button = ui.Button[ui.LayoutView](label=label, style=ButtonStyle.secondary)
    return press_button(button, Press(CORPS, state.id, state.version))
