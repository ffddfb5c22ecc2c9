"""The persistent buttons and selects: whatever they mean stands in their custom id, so they work after a restart."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import discord
from discord import ui

from bot.ui.custom_ids import BUTTON, FORM, SELECT, Misread, Press

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
Handler = Callable[[Interaction, Press, Values], Awaitable[None]]
"""What answers one kind of press: the interaction, the press, the values that a select was given."""

_Method = TypeVar("_Method", bound=Callable[..., Awaitable[None]])


@dataclass(frozen=True, slots=True)
class Route:
    """Which presses a method answers.

    `edits`: they change the message on which they are made, and are acknowledged at once. `decides`: the method checks
    by itself whether the person plays; all other presses on a game are for whoever may see it.
    """

    actions: tuple[str, ...]
    edits: bool
    decides: bool


def button(*actions: str, edits: bool = False, decides: bool = False) -> Callable[[_Method], _Method]:
    """Mark a method as the handler of presses with these actions (see `bot.ui.router`). What decides edits, too."""

    def mark(method: _Method) -> _Method:
        method.route = Route(actions, edits or decides, decides)  # type: ignore[attr-defined]
        return method

    return mark


Button = ui.Button[ui.LayoutView]
Select = ui.Select[ui.LayoutView]
Row = ui.ActionRow[ui.LayoutView]

OPTIONS = 25
"""Maximum number of options of a select."""
BUTTONS = 5
"""Maximum number of buttons of a row."""

UNREADABLE = Press("unreadable")

_PATTERNS = {discord.ComponentType.button.value: BUTTON, discord.ComponentType.select.value: SELECT}


class Layout(ui.LayoutView):
    """Components whose presses are heard by their custom ids (`hear`).

    The library neither keeps it nor builds it anew out of the message for every press, as it does for dynamic items:
    that took a third of the time to an acknowledgement.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    def is_finished(self) -> bool:
        """Nobody waits for it."""
        return True


class Form(ui.Modal):
    """A form that is heard by its custom id when it is sent off, also after a restart: the library keeps none."""

    def is_finished(self) -> bool:
        """Nobody waits for it."""
        return True


class Desk(Protocol):
    """Who answers presses."""

    async def pressed(self, interaction: Interaction, press: Press, values: tuple[str, ...] | None = None) -> None:
        """Answer one press, whatever happens."""


def press_button(button: Button, press: Press) -> Button:
    """A button that says a press."""
    button.custom_id = press.custom_id("b")
    return button


def press_select(select: Select, press: Press) -> Select:
    """A select that says a press, with the values chosen."""
    select.custom_id = press.custom_id("s")
    return select


def press_form(form: Form, press: Press) -> Form:
    """A form that says a press, with what was typed into it."""
    form.custom_id = press.custom_id("m")
    return form


async def hear(interaction: Interaction, desk: Desk) -> None:
    """Hand on the press of a button or select of the bot's, or a form of its, whenever it was sent; ignore all else."""
    data: Any = interaction.data
    if interaction.type is discord.InteractionType.modal_submit:
        press = _read(FORM, data["custom_id"])
        if press is not None:
            await desk.pressed(interaction, press, _typed(data["components"]))
        return
    if interaction.type is not discord.InteractionType.component or interaction.message is None:
        return
    press = read_press(data["custom_id"], data["component_type"])
    if press is not None:
        values = data.get("values")
        await desk.pressed(interaction, press, tuple(values) if values is not None else None)


def read_press(custom_id: str, kind: int) -> Press | None:
    """The press of a custom id of the bot's on a component of a kind by its number; none for anybody else's.

    One that nobody can read where it is misspelt, or on a component of another kind.
    """
    for wanted, pattern in _PATTERNS.items():
        press = _read(pattern, custom_id)
        if press is not None:
            return press if kind == wanted else UNREADABLE
    return None


def _read(pattern: re.Pattern[str], custom_id: str) -> Press | None:
    match = pattern.fullmatch(custom_id)
    if match is None:
        return None
    try:
        return Press.parse(match["press"])
    except Misread:
        return UNREADABLE


def _typed(components: Iterable[Mapping[str, Any]]) -> Values:
    """What was typed into the fields of a form, in their order."""
    found: list[str] = []
    for part in components:
        inner = [*part.get("components", ()), *filter(None, (part.get("component"),))]
        found += _typed(inner)
        if isinstance(part.get("value"), str):
            found.append(part["value"])
    return tuple(found)


def button_row(items: Sequence[ui.Item[Any]]) -> Row:
    """Return a row of up to five buttons, or of one select."""
    return ui.ActionRow(*items)
