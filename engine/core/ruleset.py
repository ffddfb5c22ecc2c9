"""The protocol of a game system, through which the rest of the project uses a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.sequence import Sequence

if TYPE_CHECKING:
    from engine.core.battles.sheet import Sheet
    from engine.core.context import Context
    from engine.core.replay import Scene
    from engine.core.valuing.valuation import Valuation

W = TypeVar("W")
H = TypeVar("H")


class ComparableResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished game, in values that can be compared with other games.

    `band` is one of `Ruleset.bands`. The higher of two scores is better for the player. `periods` is the length of the
    game, in the periods of `Ruleset.progress`.

    In a game of several sides `winner` is the side that won, None after a draw, and `scores` are the sides' own; `won`,
    `band` and `score` are then the first side's.
    """

    won: bool
    band: str
    score: int
    periods: int
    winner: str | None = None
    scores: Mapping[str, int] = {}


class HouseRule(Protocol):
    """A house rule: an option of a new game."""

    @property
    def name(self) -> str:
        """The name in commands and saves."""

    @property
    def rule(self) -> str:
        """The section of the rules that the house rule changes."""

    @property
    def default(self) -> str:
        """The choice that the rules reference makes."""

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices, the default first."""


class Switch(NamedTuple):
    """A house rule: its name, the section that it changes, its choices, and the ruling that it changes, if any.

    The first of the choices is the default.
    """

    name: str
    rule: str
    choices: tuple[str, ...]
    ruling: str = ""

    @property
    def default(self) -> str:
        """The choice that the rules reference makes."""
        return self.choices[0]


def check_options(rules: Iterable[HouseRule], options: Mapping[str, str]) -> None:
    """Raise `ValueError` with the name of an unknown house rule or choice."""
    known = {rule.name: rule.choices for rule in rules}
    for name, choice in options.items():
        if name not in known:
            raise ValueError(f"no house rule is called {name!r}; there are: {', '.join(known)}")
        if choice not in known[name]:
            raise ValueError(f"{name} can be {', '.join(known[name])}; not {choice!r}")


def house_reader(kind: Callable[..., H], rules: Iterable[HouseRule]) -> Callable[[Mapping[str, str]], H]:
    """Return a function that makes the house rules of a new game from its options; the function raises `ValueError` for
    an unknown choice.
    """

    def read(options: Mapping[str, str]) -> H:
        check_options(rules, options)
        return kind(**options)

    return read


class Policy(Protocol):
    """A player that answers Asks from a view: a steward (the autopilot of a game) or a random player."""

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return a legal answer to the Ask."""


@runtime_checkable
class Commands(Protocol):
    """A policy that also gives standing orders for its side."""

    def standing_orders(self, view: Any, side: str) -> Iterable[Answer]:
        """Return the standing orders to give before the next answer; none if the policy wants to keep the present
        ones.
        """


class Effort(NamedTuple):
    """The limits of what a steward simulates to look ahead: at most `answers` in all, at least `fewest` games for each
    plan.

    The effort is counted in answers, not in seconds, so that the same position has the same plan on every machine. A
    plan replaces the `base` goal only if it is better by `sure` standard errors. If `steadfast`, a plan is judged as if
    its goal were kept to the end of the game, else as if the base followed it. Without a `base` the steward's own
    choice is the base; a base that was found by playing whole games need not be offered to a player. The first `plans`
    other than the base are weighed, in the order in which they are offered. A `sparing` effort is for a game that is
    slow to simulate: if all answers are used before each plan had its `fewest` simulated games, plans that look worse
    are dropped.
    """

    answers: int = 2_000
    fewest: int = 3
    sure: float = 1.0
    steadfast: bool = False
    base: str = ""
    plans: int = 9
    sparing: bool = False


class Ruleset(Protocol[W]):
    """A game system. Code outside `engine/games/<name>` and `render/games/<name>` uses only this interface."""

    @property
    def name(self) -> str:
        """The name in commands and saves."""

    @property
    def rules_version(self) -> str:
        """The version of the rules, recorded with every decision."""

    @property
    def schema_version(self) -> int:
        """The version of the encoded world."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of all of the game's scenarios, one or more."""

    @property
    def sequence(self) -> Sequence[W]:
        """The sequence of play."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """The house rules: the options of a new game."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The names of the scenarios, parts of the game that can be played on their own (values of
        `day_gate.SCENARIO`); usually none.
        """

    @property
    def reads_battles(self) -> bool:
        """Whether users can write battles for the game (`engine.core.battles`)."""

    @property
    def library(self) -> tuple[str, ...]:
        """The names of the battles that come with the game for every server's library, besides its scenarios."""

    @property
    def minutes(self) -> Mapping[str, int]:
        """The number of minutes that a person who plays alone needs for each scenario; for the whole game under an
        empty name.
        """

    def eases_in(self, scenario: str) -> Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]:
        """Return the rulebook's own ways to make a scenario easier, and harder, for each side: house rules with their
        choices. The scenario is empty for the whole game.
        """

    @property
    def edges(self) -> Mapping[str, int]:
        """The advantage of the first side in each scenario, in rating points, measured in games of the steward against
        itself.
        """

    @property
    def hard_lead(self) -> int:
        """By how many rating points the hard steward is stronger than the usual one; 0 if that is not known."""

    @property
    def of_the_day(self) -> Mapping[str, str]:
        """The options of the game of the day, which takes some 15 minutes and is the same for all; empty for the whole
        game.
        """

    @property
    def at_once(self) -> Mapping[str, str]:
        """The options of a game that does not wait for reactions in another side's turn; empty if reactions time out
        immediately.
        """

    @property
    def answers(self) -> int:
        """The number of answers that may be simulated for the chances of a position: a few seconds of two processes."""

    @property
    def slow_events(self) -> tuple[type[Event], ...]:
        """The events that take as long to simulate as an answer: each counts as one of `answers`; usually none."""

    @property
    def foresight(self) -> Effort:
        """The limits of what a steward simulates to look ahead for a choice: one or two seconds of one core."""

    @property
    def weak_steward(self) -> bool:
        """Whether good players clearly beat the steward. If they do, chances are labelled as chances when the steward
        plays on.
        """

    @property
    def valuation(self) -> Valuation | None:
        """The valuation of positions, trained on games of the steward; None if the game has none."""

    @property
    def policies(self) -> Mapping[str, Any]:
        """The functions that make policies, by name; «steward» is always among them. Each takes a seed (str)."""

    def new(self, options: Mapping[str, str]) -> W:
        """Return the world before the first step. Raise `ValueError` for an unknown option or value."""

    def has_scenario(self, name: str) -> bool:
        """Return whether there is a scenario of that name, or a battle with that code that this process knows."""

    def read_battle(self, sheet: Sheet, code: str) -> Any | None:
        """Return the battle in a file (`engine.core.battles`); None if the file has mistakes, which are then listed in
        the sheet.
        """

    def sides_in(self, world: W) -> tuple[str, ...]:
        """Return the sides that are in this game; sides of its other scenarios are never asked."""

    def encode(self, world: W) -> bytes:
        """Return the world as JSON."""

    def decode(self, data: bytes, schema: int) -> W:
        """Return the world from JSON of that schema version. Raise `ValueError` for damaged or newer data."""

    def view(self, world: W, side: str | None = None) -> Any:
        """Return the information that a side may see, or without a side the public information: never the deck and the
        dice.

        The whole of a finished game is public.
        """

    def aside(self, world: W, side: str) -> Ask | None:
        """Return the question about a side's standing orders, which is always open; None if the side cannot give
        any.
        """

    def tell_aside(self, world: W, side: str, answer: Answer) -> None:
        """Change a side's standing orders by its answer to the question of `aside`, and nothing else."""

    def waits_for(self, world: W, ask: Ask) -> bool:
        """Return whether the game waits for a side's answer to a question; False if the side's standing orders can
        answer it.
        """

    def signs(self, view: Any, side: str) -> Ask | None:
        """Return the question whose answers are the conditions that a side can name in prepared orders; None if it
        cannot prepare any. It depends only on the side's view.
        """

    def sign_holds(self, view: Any, side: str, sign: Answer) -> bool:
        """Return whether a condition, an answer to the question of `signs`, is true in the side's view."""

    def losses(self, view: Any, side: str) -> int:
        """Return how much a side has lost so far, in any unit: prepared orders end when it grows."""

    def redeal(self, world: W, context: Context, side: str | None = None) -> None:
        """Draw again everything in the world that `view` does not show to a side. The world itself is changed."""

    def decode_event(self, data: bytes) -> Event:
        """Return an event of this game from its JSON."""

    def faults(self, world: W) -> list[str]:
        """Return all invariants that the world violates, as texts; empty if there are none."""

    def progress(self, world: W) -> tuple[int, int]:
        """Return (period, round): the number of the day or turn, and of its round. A new board message is posted when
        it changes.
        """

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return the result of a finished game as plain facts; None while the game is in play."""

    def parties(self, view: Any) -> tuple[str, ...]:
        """Return the parts of a command that several players can share, each with its own pieces; usually none."""

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Return the parties whose pieces are ordered by an answer to the Ask; empty if there are none."""

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the parties that can still act now but would lose that chance by this answer; empty if none would."""

    @property
    def bands(self) -> tuple[str, ...]:
        """The names of all levels of results, the best first."""

    def comparable_result(self, world: W) -> ComparableResult | None:
        """Return the result for comparisons; None while the game is in play."""

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return the number of times that each mistake was made in a replayed game, by its name; the gravest first.

        `counts` is called for each mistake and returns whether the mistake counts. It is called before the next scene
        is fetched.
        """

    def side_of_mistake(self, name: str) -> str:
        """Return the side that can make a mistake of that name."""
