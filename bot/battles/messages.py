"""Writes the texts below a battle card, and the file or form with the battle's text."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import ButtonStyle, ui

from bot.boards.battle_card import PLAY, credit
from bot.context import BotContext
from bot.games.balance import balance_lines
from bot.games.battle_folder import FileBattle
from bot.ui.components import Form, Row, button_row, press_button, press_form
from bot.ui.custom_ids import Press
from bot.ui.errors import UserError
from bot.ui.texts import cut, quoted, say
from db.battles import Battle
from engine.core.battles import store
from engine.core.battles.trying import Trial
from render.own_battle import of_battle

EDIT, FILE, TYPED, AGAIN = "battleedit", "battlefile", "battletext", "battleagain"
"""The actions of the buttons and the form: edit a battle, give its text as a file, take a typed text, show the form
again with what was typed.
"""
TRY = "battletry"
"""The action of the button that continues the trial of a battle."""
FIELDS, FIELD = 5, 4_000
"""How many fields a form has, and how many characters each can have."""


def balance(context: BotContext, one: Battle, trial: Trial) -> list[str]:
    """Return lines about how balanced a battle is, from its test games."""
    store.recall(one.code, one.text)
    return balance_lines(trial, of_battle(context.find(one.system), one.code))


def buttons(one: Battle, editor: Callable[[str], str] | None, *, untried: bool = False) -> Row:
    """Return the buttons under a battle's card: play, edit, and download.

    If `untried`, add a button for test games.
    """
    made = []
    actions = (PLAY, *((TRY,) if untried else ()), EDIT, FILE)
    for action in actions:
        style = ButtonStyle.success if action == PLAY else ButtonStyle.secondary
        made.append(press_button(ui.Button(label=say(f"button-{action}"), style=style), Press(action, extra=one.id)))
    if editor is not None and isinstance(one, FileBattle) and (address := editor(one.file)):
        made.append(ui.Button(label=say("button-battlemap"), style=ButtonStyle.link, url=address))
    return button_row(made)


def file_of(one: Battle) -> discord.File:
    """Return the text of a battle as a file."""
    name = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in one.name.lower()).strip("-")
    return discord.File(io.BytesIO(one.text.encode()), f"{name or one.id}.battle")


def form(text: str, *, battle_id: str = "") -> Form:
    """Return a form filled with `text`. Raise `UserError` if the text is too long."""
    parts = [*divided(text), *[""] * FIELDS][:FIELDS]
    made = Form(title=cut(say("battle-form"), 45))
    for number, part in enumerate(parts, 1):
        field = ui.TextInput[Form](
            style=discord.TextStyle.paragraph,
            max_length=FIELD,
            required=False,
            custom_id=f"part-{number}",
            default=part or None,
        )
        made.add_item(ui.Label(text=cut(say("battle-part", number=number), 45), component=field))
    return press_form(made, Press(TYPED, extra=battle_id))


def divided(text: str) -> list[str]:
    """Split a text into parts that fit into the fields of a form.

    Raise `UserError` if the text is too long.
    """
    parts = [""]
    for line in text.splitlines(keepends=True):
        if len(parts[-1]) + len(line) > FIELD:
            parts.append("")
        parts[-1] += line
    if len(parts) > FIELDS or any(len(part) > FIELD for part in parts):
        raise UserError("battle-too-long")
    return parts


def joined(values: Sequence[str]) -> str:
    """Join the values of a form's fields into one text, each on its own lines."""
    return "\n".join(value.strip("\n") for value in values if value.strip())


def listed(context: BotContext, shown: Sequence[Battle]) -> list[str]:
    """Return one line of text for each battle."""
    lines = []
    for one in shown:
        facts: dict[str, Any] = {"name": quoted(one.name), "game": context.find(one.system).title()}
        lines.append(f"- {say('battle-line', **facts)} {credit(one)}")
    return lines
