"""The mistakes that sides can make in two-sided games. A typical name is «italian-rash-melees»."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Mapping, Sequence


class SidedMistakes:
    """The mistakes that each side can make in a game.

    `kinds` maps each kind of mistake to its rule section, the worst first.
    """

    def __init__(self, kinds: Mapping[str, str], sides: Sequence[str]) -> None:
        self.sections: Mapping[str, str] = {f"{side}-{kind}": rule for kind, rule in kinds.items() for side in sides}
        self._side_of = {f"{side}-{kind}": side for kind in kinds for side in sides}

    def side_of(self, name: str) -> str:
        """Return the side that made a mistake; empty if the mistake is unknown."""
        return self._side_of.get(name, "")

    def counted(self, made: Iterable[str]) -> Mapping[str, int]:
        """Return how often each mistake occurs in `made`. The worst mistake is first."""
        found = Tally(made)
        return {name: found[name] for name in self.sections if found[name]}
