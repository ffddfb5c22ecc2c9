"""The names of mistakes that either side can make: «italian-rash-melees» consists of the side's name and that of the
kind.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Iterable, Mapping, Sequence


class SidedMistakes:
    """The mistakes that can be made in a game. `kinds` has each kind with its section of the rules, the worst first."""

    def __init__(self, kinds: Mapping[str, str], sides: Sequence[str]) -> None:
        self.sections: Mapping[str, str] = {f"{side}-{kind}": rule for kind, rule in kinds.items() for side in sides}
        self._side_of = {f"{side}-{kind}": side for kind in kinds for side in sides}

    def side_of(self, name: str) -> str:
        """Return the side that can make a mistake; empty for an unknown mistake."""
        return self._side_of.get(name, "")

    def counted(self, made: Iterable[str]) -> Mapping[str, int]:
        """Return how often each mistake was made, the worst first; mistakes that were not made are left out."""
        found = Tally(made)
        return {name: found[name] for name in self.sections if found[name]}
