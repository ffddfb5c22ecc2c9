"""The texts about a game's seed and hash, and about the daily game."""

from __future__ import annotations

from datetime import datetime, timedelta

import discord

from bot.games.state import GameState, GameSummary
from bot.runtime import clock
from bot.ui.texts import say, verbatim
from db.daily import Day
from db.daily_days import date_of, is_battle
from engine.core.pledge import Word
from engine.core.record import KNOWN_BEFORE

BATTLE_MARK = "⚔️"
"""The suffix that marks the battle of a day, after its date."""


def seed_line(state: GameState) -> str:
    """Return the line with the seed, or with its hash while the seed is secret."""
    if state.pledged:
        return _pledge_line(state)
    if state.seed is not None:
        return say("board-seed", seed=verbatim(state.seed), hash=state.seed_hash)
    if state.status != "running" and state.sealed_until is not None and state.sealed:
        return say("daily-sealed", hash=state.seed_hash, until=until(state))
    return say("board-hash", hash=state.seed_hash)


def _pledge_line(state: GameState) -> str:
    facts = {"hash": state.seed_hash, "secret": state.secret or ""}
    if state.secret is not None:
        return say("board-secret" if state.word else "board-no-word", **facts, **word_facts(state.word))
    if state.word is None:
        return say("board-pledge", **facts)
    lines = [say("board-word", **facts, **word_facts(state.word))]
    if state.status != "running" and state.sealed:
        lines.append(say("daily-sealed", until=until(state), **facts))
    return "\n".join(lines)


def word_facts(word: Word | None) -> dict[str, str]:
    """Return the values for a text about the players' number; empty strings without a number."""
    return {"word": word.text, "from": word.source} if word is not None else {"word": "", "from": ""}


def shown_day(day: str) -> str:
    """Return the date of a daily game as texts show it."""
    return f"{date_of(day)} {BATTLE_MARK}" if is_battle(day) else day


def day_line(game: GameSummary) -> str | None:
    """Return the line with the date of a daily game, or None for other games."""
    if game.daily is None:
        return None
    if game.sealed_until is None:
        return say("daily-board-practice", day=shown_day(game.daily))
    if game.sealed:
        return say("daily-board-counts", day=shown_day(game.daily), until=until(game))
    return say("daily-board-past", day=shown_day(game.daily))


def past_line(day: Day) -> str:
    """Return a line about a past day, with its secret and the players' number."""
    if day.word:
        facts = {"day": shown_day(day.day), "secret": day.seed, "hash": day.seed_hash, "word": day.word}
        return say("daily-status-last-word", **facts)
    return say("daily-status-last", day=shown_day(day.day), seed=day.seed, hash=day.seed_hash)


def declared(dice: str) -> str | None:
    """Return a warning if somebody may have known the dice in advance; otherwise None."""
    return say(f"declared-{dice}") if dice in KNOWN_BEFORE else None


def dice_note(state: GameState) -> str:
    """Return the text about the dice below a poster."""
    known = declared(state.dice) or ""
    if not state.sides:
        return known
    facts = {"hash": state.seed_hash, "secret": state.secret or "", "seed": state.seed or ""}
    if state.secret is not None and state.word is not None:
        told = say("poster-dice", **facts, word=state.word.text)
    else:
        told = say("poster-dice-seed", **facts) if state.seed is not None else ""
    return " ".join(filter(None, (known, told)))


def until(game: GameSummary) -> str:
    """Return the game's `sealed_until` as a Discord timestamp."""
    assert game.sealed_until is not None
    return moment(game.sealed_until)


def moment(at: datetime) -> str:
    """Return a time as a Discord timestamp, with its date if more than a day ahead."""
    return discord.utils.format_dt(at, "t" if at - clock.now() <= timedelta(days=1) else "f")
