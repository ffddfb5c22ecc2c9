"""Tests how even a battle is. The autopilot plays it against itself.

If the battle is uneven, changes that may help are tried too. All changes get the same dice. A trial is played game by
game. The caller can stop it, store it and continue it later.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple

import msgspec

from engine.core.asks import Ask
from engine.core.base_ruleset import BaseRuleset
from engine.core.battles import store
from engine.core.battles.sheet import read
from engine.core.day_gate import BATTLE, SCENARIO
from engine.core.playout import play_out

GAMES = 200
"""The number of games of a whole trial."""
SECONDS = 60.0
"""The processor time for the games of the unchanged battle, and again for the games of all changes."""
SLOW, MOST_ANSWERS = 5.0, 5_000
"""The processor time of a game, and the number of its decisions, above which a battle is refused."""
EVEN = 0.6
"""The largest share of wins in an even battle."""
ALONE = 0.8
"""The largest share of wins that is sensible in a battle for one player, for the player and for the game."""
GAME = "game"
"""The winner of a game for one player that the player has not won."""
FEW = 30
"""The number of games with each change; only the best change is played to the end."""
_NUMBERS = {
    "turns": re.compile(r"^turns: *(\d+)", re.MULTILINE),
    "needed": re.compile(r"^(?:needed:|(?:hold|leave) (?:.* )?with) *(\d+)", re.MULTILINE),
    "morale": re.compile(r"^morale: *(\d+)", re.MULTILINE),
    "power": re.compile(r"^power: *(\d+)", re.MULTILINE),
}
"""The numbers in a battle's text that a trial also tries one higher and one lower."""


class TooSlow(RuntimeError):
    """Raised when a game of a battle takes too long."""


class Tried(msgspec.Struct, omit_defaults=True):
    """The number of wins of each side in some games. The empty name counts the games that nobody won."""

    wins: dict[str, int] = {}
    games: int = 0
    turns: int = 0
    """The sum of their turns."""
    seconds: float = 0.0

    def share(self, side: str) -> float:
        """Return the share of games that a side has won. A draw counts as half a win."""
        return (self.wins.get(side, 0) + self.wins.get("", 0) / 2) / max(1, self.games)

    def doubt(self, side: str) -> float:
        """Return twice the standard error of the share that `share` returns."""
        share = self.share(side)
        return 2 * sqrt(share * (1 - share) / max(1, self.games))

    def stronger(self) -> str:
        """Return the side that has won most games."""
        return max(sorted(filter(None, self.wins)), key=self.share, default="")

    def is_even(self) -> bool:
        """Return whether no side has won too many of the games."""
        return self.share(self.stronger()) <= (ALONE if GAME in self.wins else EVEN)


class Change(NamedTuple):
    """A change to a battle that may be tried.

    `what` is a number or house rule, and `value` is its new value. `options` are the game's options with the change.
    """

    what: str
    value: str
    options: dict[str, str]

    @property
    def name(self) -> str:
        """The name of the change in a trial."""
        return f"{self.what} {self.value}"


class Trial(msgspec.Struct, omit_defaults=True):
    """The test games of a battle so far, without changes and with each change.

    `rules` is the version of the ruleset. `over` is whether all games have been played.
    """

    rules: str = ""
    over: bool = False
    plain: Tried = msgspec.field(default_factory=Tried)
    changed: dict[str, Tried] = {}

    @property
    def best(self) -> str:
        """The name of the change that makes the battle most even, or an empty string if none was tried."""
        return min(self.changed, key=lambda name: _uneven(self.changed[name]), default="") if self.changed else ""

    @property
    def remedy(self) -> str:
        """The name of the best change to the battle, if it makes the battle even; otherwise empty."""
        name = self.best
        return name if name and self.changed[name].games > FEW and self.changed[name].is_even() else ""


def play_on(
    ruleset: BaseRuleset[Any],
    text: str,
    trial: Trial,
    *,
    clock: Callable[[], float],
    games: int = GAMES,
    between: Callable[[], object] = lambda: None,
) -> bool:
    """Play the next game of a trial. Return False if the trial is over.

    `clock` returns the processor time of the current thread in seconds. `between` is called before each answer. Raise
    `TooSlow` if a game takes too long.
    """
    trial.rules = ruleset.rules_version
    known = changes(ruleset, text, trial.plain.stronger()) if trial.plain.games >= games or _spent(trial.plain) else ()
    following = _next(trial, [each.name for each in known], games)
    if following is None:
        return False
    code = store.code(text)
    options = next((each.options for each in known if each.name == following), {SCENARIO: code, BATTLE: text})
    tried = trial.changed.setdefault(following, Tried(dict.fromkeys(trial.plain.wins, 0))) if following else trial.plain
    played_once(ruleset, options, tried, code[:12], clock=clock, between=between)
    return True


def played_once(
    ruleset: BaseRuleset[Any],
    options: dict[str, str],
    tried: Tried,
    seed: str,
    *,
    clock: Callable[[], float],
    between: Callable[[], object] = lambda: None,
) -> None:
    """Play one more game with these options, and add its result. Raise `TooSlow` if it takes too long."""
    if not tried.wins:
        sides = ruleset.sides_in(ruleset.new(options))
        tried.wins = dict.fromkeys(sides if len(sides) > 1 else (*sides, GAME), 0)
    begun = clock()
    winner, turns = _result(ruleset, options, f"{seed}-{tried.games}", clock, between)
    tried.wins[winner] = tried.wins.get(winner, 0) + 1
    tried.games += 1
    tried.turns += turns
    tried.seconds += clock() - begun


def _result(
    ruleset: BaseRuleset[Any],
    options: dict[str, str],
    seed: str,
    clock: Callable[[], float],
    between: Callable[[], object],
) -> tuple[str, int]:
    """Return the winner and the number of turns of one game. The winner is empty for a draw. Raise `TooSlow` if the
    game takes too long.
    """
    answers, begun = 0, clock()

    def count(_world: Any, _ask: Ask) -> None:
        nonlocal answers
        answers += 1
        if answers > MOST_ANSWERS or clock() - begun > SLOW:
            raise TooSlow
        between()

    policy = ruleset.policies["steward"](seed)
    playout = play_out(ruleset, seed=seed, options=options, policy=policy, on_ask=count, trusted=True)
    return winner_of(ruleset, playout.world)


def winner_of(ruleset: BaseRuleset[Any], world: Any) -> tuple[str, int]:
    """Return the winner of a finished game and its number of turns.

    The winner is empty after a draw. It is `GAME` if the player of a game for one has lost.
    """
    found, sides = ruleset.comparable_result(world), ruleset.sides_in(world)
    assert found is not None, "a finished game has a result"
    if len(sides) == 1:
        return (sides[0] if found.won else GAME), found.periods
    return found.winner or "", found.periods


def _spent(tried: Tried) -> bool:
    return tried.seconds >= SECONDS


def _uneven(tried: Tried) -> float:
    return max(map(tried.share, filter(None, tried.wins)), default=1.0)


def _next(trial: Trial, names: list[str], games: int) -> str | None:
    """Return the name of the change to try in the next game. Return None if all games are played.

    An empty name means the battle without changes.
    """
    plain, changed = trial.plain, trial.changed
    if plain.games < games and not _spent(plain):
        return ""
    if plain.is_even() or sum(each.seconds for each in changed.values()) >= SECONDS:
        return None
    few = min(FEW, games)
    short = next((name for name in names if name not in changed or changed[name].games < few), None)
    if short is not None:
        return short
    best = trial.best
    promising = bool(best) and _uneven(changed[best]) < _uneven(plain)
    return best if promising and changed[best].games < min(games, plain.games) else None


@lru_cache(32)
def changes(ruleset: BaseRuleset[Any], text: str, stronger: str) -> tuple[Change, ...]:
    """Return the changes that may make a battle more even."""
    return (*_rules(ruleset, text, stronger), *_texts(ruleset, text))


def _rules(ruleset: BaseRuleset[Any], text: str, stronger: str) -> Iterator[Change]:
    store.recall(store.code(text), text)
    eases = ruleset.eases_in(store.code(text))
    easier, harder = next(iter(eases.values()), ({}, {})) if stronger == GAME else eases.get(stronger, ({}, {}))
    for rule in ruleset.house_rules:
        wanted = (easier if stronger == GAME else harder).get(rule.name)
        same = [each for each in rule.choices if wanted is not None and each[:1] == wanted[:1]]
        for choice in same if wanted is not None and wanted[:1] in "+-" else filter(None, [wanted]):
            yield Change(rule.name, choice, {SCENARIO: store.code(text), BATTLE: text, rule.name: choice})


def _texts(ruleset: BaseRuleset[Any], text: str) -> Iterator[Change]:
    for what, pattern in _NUMBERS.items():
        found = pattern.search(text)
        for number in (int(found[1]) - 1, int(found[1]) + 1) if found is not None else ():
            assert found is not None
            other = store.canonical(text[: found.start(1)] + str(number) + text[found.end(1) :])
            sheet = read(other, (ruleset.name,))
            if ruleset.read_battle(sheet, store.code(other)) is not None and not sheet.problems:
                yield Change(what, str(number), {SCENARIO: store.code(other), BATTLE: other})
