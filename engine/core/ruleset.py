"""The protocol of a game's rules, the only interface to a game."""

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
    """The result of a finished game, in values that can be compared.

    `band` is one of `Ruleset.bands`. A higher score is better for the player. `periods` is the length of the game in
    periods of `Ruleset.progress`.

    In a game of several sides, `winner` is the side that won, or None after a draw. `scores` maps each side to its
    score. `won`, `band` and `score` are then those of the first side.
    """

    won: bool
    band: str
    score: int
    periods: int
    winner: str | None = None
    scores: Mapping[str, int] = {}


class HouseRule(Protocol):
    """The protocol of a house rule, an option of a new game."""

    @property
    def name(self) -> str:
        """The name in commands and saves."""

    @property
    def rule(self) -> str:
        """The rule section that the house rule changes."""

    @property
    def default(self) -> str:
        """The choice that the rules reference prefers."""

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices, the default first."""


class Switch(NamedTuple):
    """A house rule: its name, section, choices, and the ruling that it changes, if any.

    The first choice is the default.
    """

    name: str
    rule: str
    choices: tuple[str, ...]
    ruling: str = ""

    @property
    def default(self) -> str:
        """The choice that the rules reference prefers."""
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
    """Return a function that turns a game's options into its house rules.

    The function raises `ValueError` for an unknown choice.
    """

    def read(options: Mapping[str, str]) -> H:
        check_options(rules, options)
        return kind(**options)

    return read


class Policy(Protocol):
    """A player that answers Asks from a view, such as a game's autopilot."""

    def answer(self, view: Any, ask: Ask) -> Answer:
        """Return a legal answer to the Ask."""


@runtime_checkable
class Commands(Protocol):
    """The interface of a policy that can also give standing orders."""

    def standing_orders(self, view: Any, side: str) -> Iterable[Answer]:
        """Return the standing orders that a side gives before its next answer.

        If it returns none, the present orders stay in force.
        """


class Effort(NamedTuple):
    """Limits how many games an adviser simulates.

    `answers` is the largest number of simulated answers. `fewest` is the smallest number of games for each plan. The
    limit counts answers instead of seconds, so that every machine finds the same plan.

    `base` is the goal with which plans are compared. If it is empty, it is the adviser's own choice. A plan replaces it
    only if it is better by `sure` standard errors. The first `plans` other plans are simulated.

    With `steadfast`, the goal of a plan is kept to the end of the game. Otherwise the base follows it. `sparing` is for
    games that are slow to simulate: plans that look worse may get fewer games.
    """

    answers: int = 2_000
    fewest: int = 3
    sure: float = 1.0
    steadfast: bool = False
    base: str = ""
    plans: int = 9
    sparing: bool = False


class Ruleset(Protocol[W]):
    """The protocol of a game's rules. Code outside `engine/games/<name>` and `render/games/<name>` uses only this
    interface.
    """

    @property
    def name(self) -> str:
        """The name of the game in commands and saves."""

    @property
    def rules_version(self) -> str:
        """The version of the rules, recorded with every decision."""

    @property
    def schema_version(self) -> int:
        """The version of the encoded world."""

    @property
    def sides(self) -> tuple[str, ...]:
        """The sides of the game, from all its scenarios."""

    @property
    def sequence(self) -> Sequence[W]:
        """The sequence of play."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """The house rules: the options of a new game."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The names of the scenarios that can be played on their own. Most games have none.

        They are values of the option `day_gate.SCENARIO`.
        """

    @property
    def reads_battles(self) -> bool:
        """Whether users can write battles for the game (`engine.core.battles`)."""

    @property
    def library(self) -> tuple[str, ...]:
        """The names of further battles that come with the game, for the library."""

    @property
    def minutes(self) -> Mapping[str, int]:
        """The minutes that a player needs for each scenario. The empty name is the whole game."""

    def eases_in(self, scenario: str) -> Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]:
        """Return two sets of house rules for each side: one makes a scenario easier, the other harder.

        An empty `scenario` means the whole game.
        """

    @property
    def edges(self) -> Mapping[str, int]:
        """The advantage of the first side in each scenario, in rating points."""

    @property
    def hard_lead(self) -> int:
        """The strength of the hard autopilot over the usual one, in rating points; 0 if unknown."""

    @property
    def of_the_day(self) -> Mapping[str, str]:
        """The options that make a game of about 15 minutes for the game of the day. They are empty if the whole game
        is played.
        """

    @property
    def at_once(self) -> Mapping[str, str]:
        """The options of a game that does not wait for reactions of other sides.

        They are empty if reactions time out immediately anyway.
        """

    @property
    def answers(self) -> int:
        """The number of answers for which chances are simulated in a position."""

    @property
    def slow_events(self) -> tuple[type[Event], ...]:
        """The types of events that take as long to simulate as an answer. Most games have none."""

    @property
    def foresight(self) -> Effort:
        """How many simulations an adviser may run for a choice. They take one or two seconds."""

    @property
    def weak_steward(self) -> bool:
        """Whether good players clearly beat the autopilot."""

    @property
    def valuation(self) -> Valuation | None:
        """The trained valuation of positions; None if the game has none."""

    @property
    def policies(self) -> Mapping[str, Any]:
        """The functions that create the game's policies, keyed by the name of the policy.

        Each function takes a seed as text. The name «steward» always exists.
        """

    def new(self, options: Mapping[str, str]) -> W:
        """Return the world before the first step. Raise `ValueError` for an unknown option or value."""

    def has_scenario(self, name: str) -> bool:
        """Return whether there is a scenario or known battle of this name."""

    def read_battle(self, sheet: Sheet, code: str) -> Any | None:
        """Return the battle in a file (`engine.core.battles`).

        Return None if the file has mistakes, which `sheet` lists.
        """

    def sides_in(self, world: W) -> tuple[str, ...]:
        """Return the sides in this game."""

    def encode(self, world: W) -> bytes:
        """Return the world as JSON."""

    def decode(self, data: bytes, schema: int) -> W:
        """Return the world from JSON of this schema. Raise `ValueError` for damaged or newer data."""

    def view(self, world: W, side: str | None = None) -> Any:
        """Return what a side may see. Without `side`, return what is public.

        The deck and the dice are never included. A finished game is completely public.
        """

    def aside(self, world: W, side: str) -> Ask | None:
        """Return the question about a side's standing orders, which is always open; None if it has none."""

    def tell_aside(self, world: W, side: str, answer: Answer) -> None:
        """Change a side's standing orders. `answer` is its answer to the question of `aside`."""

    def waits_for(self, world: W, ask: Ask) -> bool:
        """Return whether the game waits for a side's answer.

        It does not wait if the side's standing orders can answer.
        """

    def signs(self, view: Any, side: str) -> Ask | None:
        """Return the question about conditions for a side's prepared orders. Return None if there can be none.

        It depends only on the side's view.
        """

    def sign_holds(self, view: Any, side: str, sign: Answer) -> bool:
        """Return whether a condition is true in the side's view. `sign` is an answer to the question of `signs`."""

    def losses(self, view: Any, side: str) -> int:
        """Return how much a side has lost, in any unit. Prepared orders end when it grows."""

    def redeal(self, world: W, context: Context, side: str | None = None) -> None:
        """Draw again everything that a side cannot see. The world is changed."""

    def decode_event(self, data: bytes) -> Event:
        """Return an event of this game from its JSON."""

    def faults(self, world: W) -> list[str]:
        """Return a text for each invariant that the world violates."""

    def progress(self, world: W) -> tuple[int, int]:
        """Return the number of the day or turn, and of the round. A change of either posts a new board."""

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return the result of a finished game as plain data; None if the game is not over."""

    def parties(self, view: Any) -> tuple[str, ...]:
        """Return the parts of a command that several players can share. Most games have none."""

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Return the parties whose pieces an answer gives orders to. Return an empty set if there are none."""

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the parties that would lose their chance to act by this answer."""

    @property
    def bands(self) -> tuple[str, ...]:
        """The names of all result levels, the best first."""

    def comparable_result(self, world: W) -> ComparableResult | None:
        """Return the result in a form that can be compared with other games.

        Return None if the game is not over.
        """

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return how often each mistake was made in a game, keyed by name, the worst first.

        `counts` decides whether a mistake counts. It is called before the next scene is read.
        """

    def side_of_mistake(self, name: str) -> str:
        """Return the side that can make the mistake called `name`."""
