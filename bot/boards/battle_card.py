"""The card of a battle: name, forces, author, results and map."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
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
from render.presenter import Presenter

PLAY = "battleplay"
"""The action of the button that begins a game of a battle."""
_MAP = "battle.png"


class Card(NamedTuple):
    """The contents of a battle's card, without the lines about the battle's balance."""

    text: str
    pictures: list[tuple[str, str]]
    files: list[discord.File]


async def card(
    context: BotContext, one: Battle, *, played: Mapping[str, int], head: str = "", more: Sequence[str] = ()
) -> Card:
    """Return the card of a battle, with its name, forces, author, results and map.

    `more` are lines to add after the forces. The card of a series shows its first battle.
    """
    store.recall(one.code, one.text)
    rules, presenter = engine.games.find(one.system), of_battle(context.find(one.system), one.code)
    world = rules.new(named(one.code))
    view = rules.view(world, None)
    title, _, forces = presenter.status(view).partition("\n")
    about, alone = clean(presenter.opening(one.code, side="")), len(rules.sides) == 1
    lines = [head] if head else []
    lines += [about if alone else title, f"{presenter.title()} · {forces}"]
    lines += [*more, *warning_lines(one.system, world, presenter)]
    if about and not alone:
        lines.append(about)
    lines.append(credit(one))
    if played:
        lines.append(_results(played, presenter, alone=alone))
    if len(one.codes) > 1:
        lines.append(say("battle-versions", count=len(one.codes)))
    drawn = await context.boards.pictures.drawn(partial(presenter.picture, view), what="the map of a battle")
    pictures = [(_MAP, cut(presenter.alt(view), ALT_LENGTH))] if drawn is not None else []
    files = [discord.File(io.BytesIO(drawn), _MAP)] if drawn is not None else []
    return Card("\n".join(lines), pictures, files)


def _results(played: Mapping[str, int], presenter: Presenter, *, alone: bool) -> str:
    """Return the line with the results of games that users played in a battle."""
    games = sum(played.values())
    if alone:
        return say("battle-played-alone", games=games)
    won = " · ".join(f"{presenter.side(side) if side else say('battle-draw')} {n}" for side, n in played.items())
    return say("battle-played", games=games, won=won)


def credit(one: Battle) -> str:
    """Return the line that names a battle's author. If the battle is based on another, name that author too."""
    if comes_with_game(one):
        return say("battle-by-game")
    if isinstance(one, FileBattle):
        return say("battle-by-file", file=verbatim(one.file))
    first = say("battle-after", who=_who(one.after_id)) if one.after_id != NOBODY else ""
    return " ".join(filter(None, (say("battle-by", who=_who(one.author_id)), first)))


def _who(user_id: int) -> str:
    return person(user_id) if user_id != NOBODY else say("battle-somebody")
