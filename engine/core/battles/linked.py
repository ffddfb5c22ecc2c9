"""Finds the battles of a series in turn, and adds up the points so far.

The next battle is an ordinary battle with its own code.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import store
from engine.core.battles.aftermath import Aftermath
from engine.core.battles.series import Link, Series, read_series
from engine.core.battles.sheet import read
from engine.core.day_gate import SCENARIO, named
from engine.core.playout import play_out


class Fought(msgspec.Struct, frozen=True):
    """A finished battle of a series: its short name, its winner, and its points."""

    name: str
    winner: str
    worth: int


class Linked(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of a series during one of its games.

    `text` is the text of the series. `at` is the short name of the current battle. The earlier battles and what they
    carry over are also stored. `next` is the id of the next game.
    """

    text: str
    at: str
    fought: tuple[Fought, ...] = ()
    left: Aftermath = Aftermath()
    next: str = ""


class Step(NamedTuple):
    """A battle of a series that can begin: the options of its game, and the state of the series."""

    options: dict[str, str]
    linked: Linked


@lru_cache(64)
def series_of(ruleset: BaseRuleset[Any], text: str) -> Series:
    """Return the series in a text that was already checked. Raise `ValueError` if it still has mistakes."""
    series, sheet, _ = read_series(text, {ruleset.name: ruleset}, store.shipped_text)
    if series is None or sheet.problems:
        raise ValueError(f"series: {sheet.problems}")
    return series


def begun(ruleset: BaseRuleset[Any], text: str) -> Step:
    """Return the first battle of a series."""
    link = series_of(ruleset, text).battles[0]
    return Step(_options(ruleset, link, link.text), Linked(store.canonical(text), link.name))


def following(ruleset: BaseRuleset[Any], linked: Linked, winner: str) -> str:
    """Return the short name of the battle that follows a victory; empty if the series ends."""
    return series_of(ruleset, linked.text).link(linked.at).after.get(winner, "")


def gone_on(ruleset: BaseRuleset[Any], linked: Linked, shown: Any, result: Mapping[str, Any]) -> Step | None:
    """Return the next battle of the series; None if the series is over.

    `shown` is the final world of the game just played, or a view of it.
    """
    series = series_of(ruleset, linked.text)
    name = following(ruleset, linked, str(result.get("winner") or ""))
    if not name:
        return None
    left = linked.left.after(ruleset.aftermath(shown)).recovered(series.recover).only(series.carried)
    link = series.link(name)
    text = ruleset.carried_on(link.text, left)
    if not _can_begin(ruleset, text):  # then the battle begins as it is printed
        text = link.text
    fought = (*linked.fought, _fought(series, linked.at, result))
    return Step(_options(ruleset, link, text), Linked(linked.text, name, fought, left))


def so_far(ruleset: BaseRuleset[Any], linked: Linked, result: Mapping[str, Any] | None) -> tuple[Fought, ...]:
    """Return the battles of a series fought so far. The current battle is included if it has a winner."""
    if not result or not result.get("winner"):
        return linked.fought
    return (*linked.fought, _fought(series_of(ruleset, linked.text), linked.at, result))


def points(fought: tuple[Fought, ...]) -> dict[str, int]:
    """Return the points of each side that has won a battle."""
    found: dict[str, int] = {}
    for each in fought:
        found[each.winner] = found.get(each.winner, 0) + each.worth
    return found


def winner_of(fought: tuple[Fought, ...]) -> str:
    """Return the winner of a finished series. If sides are tied, the winner of the last battle wins."""
    found, last = points(fought), fought[-1].winner
    return max(sorted(found), key=lambda side: (found[side], side == last))


def played(ruleset: BaseRuleset[Any], text: str, seed: str) -> Iterator[tuple[Step, Mapping[str, Any]]]:
    """Let the autopilot play a series against itself. Yield each battle with its result."""
    step: Step | None = begun(ruleset, text)
    while step is not None:
        policy = ruleset.policies["steward"](f"{seed}-{step.linked.at}")
        game = play_out(ruleset, seed=f"{seed}-{step.linked.at}", options=step.options, policy=policy, trusted=True)
        result = ruleset.result(game.world) or {}
        yield step, result
        step = gone_on(ruleset, step.linked, game.world, result)


def _can_begin(ruleset: BaseRuleset[Any], text: str) -> bool:
    """Return whether a changed text is still a battle without mistakes."""
    sheet = read(text, (ruleset.name,))
    if ruleset.read_battle(sheet, store.code(text)) is None or sheet.problems:
        return False
    return not ruleset.faults(ruleset.new(named(store.learn(text))))


def _fought(series: Series, name: str, result: Mapping[str, Any]) -> Fought:
    return Fought(name, str(result["winner"]), series.link(name).worth)


def _options(ruleset: BaseRuleset[Any], link: Link, text: str) -> dict[str, str]:
    """Return the options that start a game of one battle in a series."""
    if link.shipped in ruleset.scenarios and text == link.text:
        return {SCENARIO: link.shipped}
    return named(store.learn(text))
