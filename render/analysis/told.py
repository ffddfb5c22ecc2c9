"""An analysis with what its texts need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from fluent.runtime.types import FluentFloat

from engine.core.chances.analysis_format import PLAN, Analysis
from engine.core.ruleset import Ruleset
from render.catalogue import house_texts
from render.presenter import Presenter

ORDER = 160
"""The maximum number of characters for an order in a line."""
WORTH_TELLING = 0.005
NINETY_FIVE = 1.96


class Told(NamedTuple):
    """An analysis of a game, with the rules and the presenter of the game.

    `names` maps the version of a player's first decision to the player's name.
    """

    analysis: Analysis
    presenter: Presenter
    rules: Ruleset[Any]
    game_id: str
    names: Mapping[int, str] = MappingProxyType({})

    def say(self, key: str, /, **facts: Any) -> str:
        """Return one of the bot's texts, with the game's own word for “turn”."""
        return house_texts().text(key, period=self.presenter.period(), **facts)

    @property
    def title(self) -> str:
        """The game's name."""
        return self.presenter.title()

    @property
    def several(self) -> bool:
        """Whether more than one side played."""
        return len(self.analysis.sides) > 1

    def side(self, name: str) -> str:
        """Return the label of a side's curve."""
        return self.presenter.side(name) if self.several else self.say("analysis-victory")

    def of_side(self, name: str) -> str:
        """Return the name of a side in brackets. Return an empty text if the game has only one side."""
        return f" ({self.presenter.side(name)})" if self.several else ""

    def order(self, answer: Sequence[str]) -> str:
        """Return an order or a plan as one line of text."""
        if tuple(answer[:1]) == (PLAN,):
            _, plan, question, *_ = (*answer, "", "")
            named = self.presenter.plan_choice(question, plan) if question else self.presenter.plan_title(plan)
            return one_line(named, ORDER)
        return one_line(self.presenter.answer_text(tuple(answer)), ORDER)


def one_line(text: str, most: int) -> str:
    """Return a text as one line of at most `most` characters, without asterisks."""
    words = " ".join(text.replace("*", "").split())
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def hundred(value: float) -> int:
    """Return a number from 0 to 1 as a percentage, rounded to a whole number."""
    return round(100 * value)


def exact(accuracy: float) -> FluentFloat:
    """Return an accuracy with one decimal, for use in a text."""
    return FluentFloat(round(accuracy, 1), minimumFractionDigits=1, maximumFractionDigits=1)


def signed(value: float) -> str:
    """Return a number from -1 to 1 as a whole percentage with its sign."""
    found = hundred(value)
    return f"{'+' if found > 0 else '−' if found < 0 else '±'}{abs(found)}"


def error_of(doubt: float) -> int:
    """Return the margin of error, in percent, for the standard error `doubt`."""
    return max(1, hundred(NINETY_FIVE * doubt))
