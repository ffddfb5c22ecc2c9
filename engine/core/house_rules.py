"""House rules: the options of a new game, each a switch with its choices."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.core.ruleset import HouseRule


class Switch(NamedTuple):
    """One house rule: its name, the section that it changes, its choices, and the ruling that it changes, if any.

    The first of the choices is the default.
    """

    name: str
    rule: str
    choices: tuple[str, ...]
    ruling: str = ""

    @property
    def default(self) -> str:
        """The choice of the rulings."""
        return self.choices[0]


def check_options(rules: Iterable[HouseRule], options: Mapping[str, str]) -> None:
    """Raise `ValueError` with the name of an unknown house rule or choice."""
    known = {rule.name: rule.choices for rule in rules}
    for name, choice in options.items():
        if name not in known:
            raise ValueError(f"no house rule is called {name!r}; there are: {', '.join(known)}")
        if choice not in known[name]:
            raise ValueError(f"{name} can be {', '.join(known[name])}; not {choice!r}")
