"""Values the positions of a game, with its features and its trained weights."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from importlib.resources import files
from typing import Any
from zlib import crc32

import msgspec

from engine.core.valuing.trees import UNIT, Tree, chance_of, log_odds

FILE = "valuation.json"


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """Trained weights of a valuation.

    `rules` is the version of the rules of the games. `names` are the names of the features, in order. `games` is the
    number of games played for the training.
    """

    rules: str
    names: tuple[str, ...]
    games: int
    base: int
    trees: tuple[Tree, ...]


Features = Callable[[Any], Mapping[str, int] | None]
"""A function that returns the features of a public view, keyed by name; None for a view that the weights do not know,
such as one with a house rule.
"""


class Valuation:
    """The valuation of a game's positions by the weights in the game's data folder.

    Short simulated games end `ahead` periods later with this valuation. `python -m benchmarks.steps GAME NUMBER 1 2 3`
    finds the best number.
    """

    def __init__(self, package: str, features: Features, *, rules: str, ahead: int = 1) -> None:
        self.package, self.ahead = package, ahead
        self._rules = rules
        self.features = features

    @cached_property
    def stored(self) -> Weights:
        """The weights in the game's data.

        Raise `FileNotFoundError` if there are none. Raise `msgspec.MsgspecError` if they cannot be read.
        """
        return msgspec.json.decode(files(self.package).joinpath("data", FILE).read_bytes(), type=Weights)

    @cached_property
    def weights(self) -> Weights | None:
        """The trained weights. None if there are none or they were trained for other rules."""
        try:
            return self.stored if self.stored.rules == self._rules else None
        except FileNotFoundError:  # not trained yet
            return None

    @cached_property
    def name(self) -> str:
        """The name of the weights. Each training gives them a different name."""
        weights = self.weights
        return f"{weights.rules}-{crc32(msgspec.json.encode(weights)):08x}" if weights is not None else ""

    def worth(self, view: Any) -> int | None:
        """Return the first side's chance in an unfinished position, in parts of `UNIT`.

        `view` is the public view. Return None if the position cannot be valued.
        """
        weights = self.weights
        found = self.features(view) if weights is not None else None
        if weights is None or found is None or tuple(found) != weights.names:
            return None
        return chance_of(log_odds(weights.trees, weights.base, tuple(found.values())))

    def chance(self, view: Any) -> float | None:
        """Return the first side's chance (0 to 1); None if the position cannot be valued."""
        found = self.worth(view)
        return None if found is None else found / UNIT
