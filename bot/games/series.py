"""The series of battles that a game belongs to."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec

import engine.games
from bot.games.state import GameState, GameSummary
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles.linked import Linked, begun, following, series_of
from engine.core.battles.series import is_series
from engine.core.day_gate import BATTLE, SCENARIO

log = logging.getLogger(__name__)

_LINKED = msgspec.json.Decoder(Linked)


def ruleset_of(system: str) -> BaseRuleset[Any]:
    """Return the ruleset of a game. The game must have series of battles."""
    found = engine.games.find(system)
    assert isinstance(found, BaseRuleset), "it reads battles"
    return found


def linked_of(game: GameSummary) -> Linked | None:
    """Return a game's progress in its series: text, current battle and results.

    Return None if the game is not part of a series, or the series cannot be read.
    """
    if game.series is None:
        return None
    try:
        found = _LINKED.decode(game.series)
        series_of(ruleset_of(game.system), found.text)
    except (msgspec.MsgspecError, ValueError, OSError) as error:  # written by another version: the game itself goes on
        log.warning("the series of game %(game)s cannot be read: %(problem)s", {"game": game.id, "problem": error})
        return None
    return found


def written_link(linked: Linked) -> str:
    """Return the progress in a series as JSON to be stored."""
    return msgspec.json.encode(linked).decode()


def opened(system: str, options: Mapping[str, str]) -> tuple[Mapping[str, str], str | None]:
    """Return the options of a new game and its progress in a series. The progress is None without a series.

    A series in the options is replaced by its first battle.
    """
    if not is_series(options.get(BATTLE, "")):
        return options, None
    step = begun(ruleset_of(system), options[BATTLE])
    house = {name: choice for name, choice in options.items() if name not in (SCENARIO, BATTLE)}
    return {**house, **step.options}, written_link(step.linked)


def next_battle(state: GameState) -> str:
    """Return the short name of the battle that follows this result; empty if there is none."""
    linked, result = linked_of(state), state.result or {}
    return following(ruleset_of(state.system), linked, str(result.get("winner") or "")) if linked is not None else ""


def may_go_on(state: GameState) -> bool:
    """Return whether the next battle of the series can start."""
    if state.series is None:
        return False
    linked = linked_of(state)
    return linked is not None and not linked.next and bool(next_battle(state))
