"""Buttons and selects that work after a restart, because their ids contain all data."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

import discord
from discord import ui

from bot.ui.custom_ids import MOST, OURS, PRESS, Press
from bot.ui.texts import cut

Interaction = discord.Interaction[Any]
Values = tuple[str, ...]
Handler = Callable[[Interaction, Press, Values], Awaitable[None]]
"""A function that handles one action: it takes the interaction, the click, and the chosen values of a select."""

_Method = TypeVar("_Method", bound=Callable[..., Awaitable[None]])


@dataclass(frozen=True, slots=True)
class Route:
    """Describes which clicks a method handles.

    If `edits` is set, the method edits the clicked message, and clicks are acknowledged immediately. If `decides` is
    set, the method itself checks whether the user is a player. Other clicks on a game are open to everybody who may see
    it.
    """

    actions: tuple[str, ...]
    edits: bool
    decides: bool


def button(*actions: str, edits: bool = False, decides: bool = False) -> Callable[[_Method], _Method]:
    """Return a decorator for methods that handle clicks with these actions.

    With `edits`, the clicks change their own message. With `decides`, they do so too, and the method itself checks
    whether the user plays.
    """

    def mark(method: _Method) -> _Method:
        method.route = Route(actions, edits or decides, decides)  # type: ignore[attr-defined]
        return method

    return mark


Panel = tuple[ui.LayoutView, list[discord.File]]
"""The content of a private message, with its files."""
PanelMaker = Callable[[Interaction, Press], Awaitable[Panel]]
"""A function that returns the current panel for a click on a private message that is out of date."""

_Maker = TypeVar("_Maker", bound=Callable[..., Awaitable[Panel]])


def panel(*actions: str) -> Callable[[_Maker], _Maker]:
    """Return a decorator for methods that build the panel of an outdated private message."""

    def mark(method: _Maker) -> _Maker:
        method.renews = actions  # type: ignore[attr-defined]
        return method

    return mark


Button = ui.Button[ui.LayoutView]
Select = ui.Select[ui.LayoutView]
Row = ui.ActionRow[ui.LayoutView]

OPTIONS = 25
"""The maximum number of options of a select."""
BUTTONS = 5
"""The maximum number of buttons of a row."""

FORM_TITLE = FORM_LABEL = 45
"""The maximum length of a form's title and of a label in it. Discord refuses a form with a longer one."""

UNREADABLE = Press("unreadable")

_FORM = None
_KINDS = {
    "b": discord.ComponentType.button.value,
    "s": discord.ComponentType.select.value,
    "u": discord.ComponentType.user_select.value,
    "m": _FORM,
}
"""The component types that send each kind of custom id; a form has none."""


class Layout(ui.LayoutView):
    """A view whose clicks are handled by their custom ids, not by discord.py.

    discord.py neither stores the view nor rebuilds it at every click, which is slow.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.stop()  # discord.py does not store what has stopped


class Form(ui.Modal):
    """A form that is handled by its custom id, even after a restart."""

    def __init__(self, *, title: str) -> None:
        super().__init__(title=cut(title, FORM_TITLE))
        self.stop()

    def add_item(self, item: ui.Item[Any]) -> Self:
        """Add an item. If its label is too long for Discord, the label is cut."""
        if isinstance(item, ui.Label):
            item.text = cut(item.text, FORM_LABEL)
        return super().add_item(item)


class PressRouter(Protocol):
    """Handles clicks."""

    async def pressed(self, interaction: Interaction, press: Press, values: tuple[str, ...] | None = None) -> None:
        """Answer one click, and handle every error on the way."""


def press_button(button: Button, press: Press) -> Button:
    """Give a button the custom id for `press`, and return the button."""
    button.custom_id = press.custom_id("b")
    return button


def press_select(select: Select, press: Press) -> Select:
    """Set the custom id of a select menu to that of `press`, and return the menu."""
    select.custom_id = press.custom_id("s")
    return select


def press_user_select(select: ui.UserSelect[ui.LayoutView], press: Press) -> ui.UserSelect[ui.LayoutView]:
    """Give a user select menu the custom id for `press`, and return it."""
    select.custom_id = press.custom_id("u")
    return select


def press_form(form: Form, press: Press) -> Form:
    """Give a form the custom id for `press`, and return the form."""
    form.custom_id = press.custom_id("m")
    return form


async def hear(interaction: Interaction, router: PressRouter) -> None:
    """Handle a click or form that belongs to the bot. Ignore all others."""
    data: Any = interaction.data
    values: Values | None = None
    if interaction.type is discord.InteractionType.modal_submit:
        press, values = read_press(data["custom_id"], _FORM), _typed(data["components"])
    elif interaction.type is discord.InteractionType.component and interaction.message is not None:
        press = read_press(data["custom_id"], data["component_type"])
        values = tuple(data["values"]) if "values" in data else None
    else:
        return
    if press is not None:
        await router.pressed(interaction, press, values)


def read_press(custom_id: str, kind: int | None) -> Press | None:
    """Return the click that a custom id describes. `kind` is the type of its component; None means a form.

    Return None if the id is not the bot's, or is of the wrong kind. Return `UNREADABLE` for a malformed id, or an id
    that belongs to another type of component.
    """
    match = OURS.fullmatch(custom_id)
    if match is None or (match["kind"] == "m") is not (kind is _FORM):
        return None
    said = PRESS.fullmatch(match["press"])
    if said is None or _KINDS[match["kind"]] != kind:
        return UNREADABLE
    action, game, version, path, page, extra = said.groups()
    press = Press(action, game, int(version, 36), path, int(page, 36), extra)
    return press if press.version <= MOST and press.page <= MOST else UNREADABLE


def _typed(components: Iterable[Mapping[str, Any]]) -> Values:
    """Return the typed texts and chosen values of a form, in order."""
    found: list[str] = []
    for part in components:
        inner = [*part.get("components", ()), *filter(None, (part.get("component"),))]
        found += _typed(inner)
        if isinstance(part.get("value"), str):
            found.append(part["value"])
        elif isinstance(part.get("values"), list):
            found.append(" ".join(map(str, part["values"])))
    return tuple(found)


def button_row(items: Sequence[ui.Item[Any]]) -> Row:
    """Return a row of up to five buttons, or of one select."""
    return ui.ActionRow(*items)
