"""The card of a battle: its name, forces, author and results, and its map."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import partial
from typing import NamedTuple

import discord

import engine.games
from bot.context import BotContext
from bot.games.balance import warning_lines
from bot.games.battle_folder import FileBattle
from bot.games.library import comes_with_game
from bot.ui.texts import clean, cut, person, say, verbatim
from db.battles import Battle
from db.schema.games import NOBODY
from engine.core.battles import store
from engine.core.day_gate import named
from render.own_battle import of_battle
from render.panel import ALT_LENGTH

PLAY = "battleplay"
"""The action of the button that begins a game of a battle."""
_MAP = "battle.png"


class Card(NamedTuple):
    """The text of a battle's card without its balance, and its picture with the alt text and the file, if it can be
    drawn.
    """

    text: str
    pictures: list[tuple[str, str]]
    files: list[discord.File]


async def card(context: BotContext, one: Battle, *, played: Mapping[str, int], head: str = "") -> Card:
    """Return the card of a battle: its name, forces, author and results, and its map."""
    store.recall(one.code, one.text)
    rules, presenter = engine.games.find(one.system), of_battle(context.find(one.system), one.code)
    world = rules.new(named(one.code))
    view = rules.view(world, None)
    title, _, forces = presenter.status(view).partition("\n")
    lines = [head] if head else []
    lines += [title, f"{presenter.title()} · {forces}"]
    lines += warning_lines(one.system, world, presenter)
    if about := presenter.opening(one.code, side=""):
        lines.append(clean(about))
    lines.append(credit(one))
    if played:
        won = " · ".join(f"{presenter.side(side) if side else say('battle-draw')} {n}" for side, n in played.items())
        lines.append(say("battle-played", games=sum(played.values()), won=won))
    if len(one.codes) > 1:
        lines.append(say("battle-versions", count=len(one.codes)))
    drawn = await context.boards.pictures.drawn(partial(presenter.picture, view), what="the map of a battle")
    pictures = [(_MAP, cut(presenter.alt(view), ALT_LENGTH))] if drawn is not None else []
    files = [discord.File(io.BytesIO(drawn), _MAP)] if drawn is not None else []
    return Card("\n".join(lines), pictures, files)


def credit(one: Battle) -> str:
    """Return the line about the author, and about the author of the battle that was changed."""
    if comes_with_game(one):
        return say("battle-by-game")
    if isinstance(one, FileBattle):
        return say("battle-by-file", file=verbatim(one.file))
    first = say("battle-after", who=_who(one.after_id)) if one.after_id != NOBODY else ""
    return " ".join(filter(None, (say("battle-by", who=_who(one.author_id)), first)))


def _who(user_id: int) -> str:
    return person(user_id) if user_id != NOBODY else say("battle-somebody")
