"""The protocol of a game system: the whole interface between a game and the rest of the project."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, runtime_checkable

import msgspec

from engine.core.asks import Answer, Ask
from engine.core.events import Event
from engine.core.sequence import Sequence

if TYPE_CHECKING:
    from engine.core.context import Context
    from engine.core.replay import Scene

W = TypeVar("W")
H = TypeVar("H")


class ComparableResult(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished game, in figures that can be compared with other games.

    `band` is one of `Ruleset.bands`. The higher of two scores is better for the player. `periods` is the length of the
    game, in the periods of `Ruleset.progress`.

    In a game of several sides `winner` is the side that won, None after a draw, and `scores` are the sides' own; `won`,
    `band` and `score` are then those of the first side.
    """

    won: bool
    band: str
    score: int
    periods: int
    winner: str | None = None
    scores: Mapping[str, int] = {}


class HouseRule(Protocol):
    """An option of a new game."""

    @property
    def name(self) -> str:
        """The name in commands and saves."""

    @property
    def rule(self) -> str:
        """The section that it changes."""

    @property
    def default(self) -> str:
        """The choice that the rulings make."""

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices, the default first."""


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
        """The choice that the rulings make."""
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
    """Return a function that makes the house rules of a new game; it raises `ValueError` for an unknown choice."""

    def read(options: Mapping[str, str]) -> H:
        check_options(rules, options)
        return kind(**options)

    return read


class Policy(Protocol):
    """A player that answers Asks from a view: the steward, a random player."""

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return a legal answer of the Ask."""


@runtime_checkable
class Commands(Protocol):
    """A policy that also gives standing orders for the side that it plays."""

    def standing_orders(self, view: Any, side: str) -> Iterable[Answer]:
        """Return the standing orders to give before the next answer; none if the present ones suit the policy."""


class Effort(NamedTuple):
    """How much a steward that looks ahead simulates: at most `answers` in all, at least `fewest` games for each plan.

    It is counted in answers, not in seconds: the same position has the same plan on every machine. A plan replaces the
    `base` goal only if it is better by `sure` standard errors. It is judged as if its goal were kept to the end of the
    game if `steadfast`, else as if the base came after it. Without a `base` that is the steward's own choice; a base
    that was found by playing whole games need not be offered to a player. The first `plans` other than the base are
    weighed, in the order in which they are offered. A `sparing` effort drops plans that look worse if all answers are
    used before each plan had its `fewest` simulated games: for a game that is slow to simulate.
    """

    answers: int = 2_000
    fewest: int = 3
    sure: float = 1.0
    steadfast: bool = False
    base: str = ""
    plans: int = 9
    sparing: bool = False


class Ruleset(Protocol[W]):
    """A game. Code outside `engine/games/<name>` and `render/games/<name>` uses only this."""

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
        """All sides of any of the game's scenarios, one or more."""

    @property
    def sequence(self) -> Sequence[W]:
        """The sequence of play."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """The options of a new game."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The values of `day_gate.SCENARIO`: parts of the game that can be played on their own; usually none."""

    @property
    def minutes(self) -> Mapping[str, int]:
        """The minutes that each scenario takes a person who plays alone; the whole game under an empty name."""

    @property
    def eases(self) -> Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]:
        """The rulebook's own ways to make a game easier, and harder, for a side: house rules with their choices."""

    @property
    def edges(self) -> Mapping[str, int]:
        """The first side's advantage in each scenario, in rating points, as the steward's games against itself show."""

    @property
    def of_the_day(self) -> Mapping[str, str]:
        """The options of a game of some 15 minutes, the same for all on one day; empty for the whole game."""

    @property
    def at_once(self) -> Mapping[str, str]:
        """The options of a game that waits for no reactions in another side's turn; empty if reactions time out
        immediately.
        """

    @property
    def answers(self) -> int:
        """The number of simulated answers for the chances of a position: a few seconds of two processes."""

    @property
    def slow_events(self) -> tuple[type[Event], ...]:
        """The events that take as long as an answer: each counts as one of `answers`; usually none."""

    @property
    def foresight(self) -> Effort:
        """How much a steward that looks ahead simulates for a choice: a second or two of one core."""

    @property
    def weak_steward(self) -> bool:
        """Whether good players clearly beat the steward: then chances are labelled as those of its play."""

    @property
    def policies(self) -> Mapping[str, Any]:
        """Factories of policies by name; «steward» is always among them. A factory takes a seed (str)."""

    def new(self, options: Mapping[str, str]) -> W:
        """Return the world before the first step. Raise `ValueError` for an unknown option or value."""

    def sides_in(self, world: W) -> tuple[str, ...]:
        """Return the sides that are in this game; those of its other scenarios are never asked."""

    def encode(self, world: W) -> bytes:
        """Return the world as JSON."""

    def decode(self, data: bytes, schema: int) -> W:
        """Return the world from JSON of that schema version. Raise `ValueError` for damaged or newer data."""

    def view(self, world: W, side: str | None = None) -> Any:
        """Return what a side may see, or without a side what is public: never the deck and the dice.

        The whole of a finished game is public.
        """

    def aside(self, world: W, side: str) -> Ask | None:
        """Return the question about a side's standing orders, which is always open; None if it gives none."""

    def tell_aside(self, world: W, side: str, answer: Answer) -> None:
        """Change a side's standing orders by its answer to the question of `aside`, and nothing else."""

    def waits_for(self, world: W, ask: Ask) -> bool:
        """Return whether the game waits until a side answers a question; False if its standing orders can answer it."""

    def redeal(self, world: W, context: Context, side: str | None = None) -> None:
        """Draw again, in place, everything in the world that `view` does not show to a side, whatever it was."""

    def decode_event(self, data: bytes) -> Event:
        """Return an event of this game from its JSON."""

    def faults(self, world: W) -> list[str]:
        """Return all invariants that the world violates; empty if there are none."""

    def progress(self, world: W) -> tuple[int, int]:
        """Return (period, round): the day or turn, and its round. A new board message is posted when it changes."""

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return the result of a finished game as plain facts; None while the game is in play."""

    def parties(self, view: Any) -> tuple[str, ...]:
        """Return the parts of a command that several players can share, each with its own pieces; usually none."""

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Return the parties whose pieces an answer of the Ask orders; empty if it orders none."""

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the parties that could still act but cannot after this answer; empty if it ends nothing."""

    @property
    def bands(self) -> tuple[str, ...]:
        """All bands of results, the best first."""

    def comparable_result(self, world: W) -> ComparableResult | None:
        """Return the result for comparisons; None while the game is in play."""

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return how often each mistake was made in a replayed game, by its name; the gravest first.

        `counts` is called for each mistake and returns whether the mistake counts. It is called before the next scene
        is fetched.
        """

    def side_of_mistake(self, name: str) -> str:
        """Return the side that makes a mistake of that name."""
