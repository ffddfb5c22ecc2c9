"""The series of battles to which a game belongs: stored in its row, as JSON."""

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
    """Return the ruleset of a game that has series."""
    found = engine.games.find(system)
    assert isinstance(found, BaseRuleset), "it reads battles"
    return found


def linked_of(game: GameSummary) -> Linked | None:
    """Return how far the series of a game has got: its text, the current battle and the results so far; None if the
    game belongs to none, or the series cannot be read.
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
    """Return how far a series has got, as JSON to be stored."""
    return msgspec.json.encode(linked).decode()


def opened(system: str, options: Mapping[str, str]) -> tuple[Mapping[str, str], str | None]:
    """Return the options of a new game and how far its series has got. A series in the place of the battle is replaced
    by its first battle.
    """
    if not is_series(options.get(BATTLE, "")):
        return options, None
    step = begun(ruleset_of(system), options[BATTLE])
    house = {name: choice for name, choice in options.items() if name not in (SCENARIO, BATTLE)}
    return {**house, **step.options}, written_link(step.linked)


def next_battle(state: GameState) -> str:
    """Return the short name of the battle that follows the result of a game; empty if the series ends with it."""
    linked, result = linked_of(state), state.result or {}
    return following(ruleset_of(state.system), linked, str(result.get("winner") or "")) if linked is not None else ""


def may_go_on(state: GameState) -> bool:
    """Return whether the next battle of the series can begin, and has not begun."""
    if state.series is None:
        return False
    linked = linked_of(state)
    return linked is not None and not linked.next and bool(next_battle(state))
