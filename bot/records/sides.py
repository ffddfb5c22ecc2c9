"""Writes the results of games with several sides, for each side and kind of opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import engine.games
from bot.ui.texts import say
from db.results import SideResult
from render.presenter import Presenter

_WON, _LOST, _DRAWN = "won", "lost", "drawn"


def lines(found: Sequence[SideResult], find: Callable[[str], Presenter], *, game: str | None = None) -> list[str]:
    """Return a line for each side and kind of opponent, under a heading for each game.

    With `game`, only that game is included.
    """
    told: list[str] = []
    for system in engine.games.names():
        mine = [each for each in found if each.system == system and game in {None, system}]
        if mine:
            told += _of_game(mine, find(system), system)
    return told


def _of_game(found: Sequence[SideResult], presenter: Presenter, system: str) -> Iterable[str]:
    yield say("records-sides", title=presenter.title())
    for side in engine.games.find(system).sides:
        for key in ("records-side-people", "records-side-autopilot", "records-side-hard"):
            count = Counter(
                _ended(each) for each in found if each.side == side and _against(each) == key and not each.given_up
            )
            if not count:
                continue
            name = presenter.side(side)
            counts: dict[str, Any] = {ending: count[ending] for ending in (_WON, _LOST, _DRAWN)}
            yield say(key, side=name, **counts)
    if claimed := len({each.game_id for each in found if each.claimed}):
        yield say("records-by-clock", count=claimed)
    if resigned := len({each.game_id for each in found if each.resigned}):
        yield say("records-by-resignation", count=resigned)
    if given_up := len({each.game_id for each in found if each.given_up}):
        yield say("records-given-up", count=given_up)


def _against(result: SideResult) -> str:
    """Return the text for the kind of opponent."""
    if result.people:
        return "records-side-people"
    return "records-side-hard" if result.hard else "records-side-autopilot"


def _ended(result: SideResult) -> str:
    if result.winner is None:
        return _DRAWN
    return _WON if result.winner == result.side else _LOST
