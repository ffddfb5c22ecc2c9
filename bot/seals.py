"""What is said of a game's seed and hash, and of the day whose siege it is: the one place that words them."""

from __future__ import annotations

import discord

from bot.state import GameState, GameSummary
from bot.words import say
from db.store import GameRow
from engine.core.record import CHOSEN, REPEATED


def seed_line(state: GameState, *, locale: str) -> str:
    """The seed once it may be shown, before that its hash; of an attempt that is over, until when it is kept."""
    if state.seed is not None:
        return say("board-seed", locale=locale, seed=state.seed, hash=state.seed_hash)
    if state.status != "running" and state.sealed_until is not None and state.sealed:
        return say("daily-sealed", locale=locale, hash=state.seed_hash, until=until(state))
    return say("board-hash", locale=locale, hash=state.seed_hash)


def day_line(game: GameSummary, *, locale: str) -> str | None:
    """What a game says of the day whose siege it is; None when it is an ordinary one."""
    if game.daily is None:
        return None
    if game.sealed_until is None:
        return say("daily-board-practice", locale=locale, day=game.daily)
    if game.sealed:
        return say("daily-board-counts", locale=locale, day=game.daily, until=until(game))
    return say("daily-board-past", locale=locale, day=game.daily)


def declared(game: GameRow | GameSummary, *, locale: str) -> str | None:
    """What is said wherever a game is shown whose dice somebody may have known; None for any other."""
    return declaration(game.dice, locale=locale)


def declaration(dice: str, *, locale: str) -> str | None:
    """The same, by whence the dice come."""
    return say(f"declared-{dice}", locale=locale) if dice in {CHOSEN, REPEATED} else None


def until(game: GameSummary) -> str:
    """When an attempt's day is over, as Discord shows times."""
    assert game.sealed_until is not None
    return discord.utils.format_dt(game.sealed_until, "t")
