"""The protocol of a game's rules, which is all that the rest of the project uses of a game."""

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

    `band` is one of `Ruleset.bands`. A higher score is better for the player. `periods` is the length of the game in
    periods of `Ruleset.progress`.

    In a game of several sides `winner` is the side that won, None after a draw, and `scores` has the score of each
    side. `won`, `band` and `score` are then those of the first side.
    """

    won: bool
    band: str
    score: int
    periods: int
    winner: str | None = None
    scores: Mapping[str, int] = {}


class HouseRule(Protocol):
    """The protocol of a house rule, which is an option of a new game."""

    @property
    def name(self) -> str:
        """The name in commands and saves."""

    @property
    def rule(self) -> str:
        """The section of the rules that the house rule changes."""

    @property
    def default(self) -> str:
        """The choice that the rules reference prefers."""

    @property
    def choices(self) -> tuple[str, ...]:
        """All choices, the default first."""


class Switch(NamedTuple):
    """A house rule: its name, the section that it changes, its choices, and the ruling that it changes, if any.

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
    """Return a function that turns the options of a new game into its house rules.

    The function raises `ValueError` for an unknown choice.
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
    """The protocol of a policy that also gives standing orders for its side."""

    def standing_orders(self, view: Any, side: str) -> Iterable[Answer]:
        """Return the standing orders to give before the next answer; empty to leave the present orders unchanged."""


class Effort(NamedTuple):
    """How much an adviser simulates to look ahead: at most `answers` answers, and at least `fewest` games for each
    plan.

    The limit counts answers, not seconds, so that the same position has the same plan on every machine. A plan replaces
    the `base` goal only if it is better by `sure` standard errors. If `steadfast`, a plan is judged as if its goal were
    kept to the end of the game, else as if the base followed it. Without a `base`, the adviser's own choice is the
    base. A base that was found by playing whole games need not be offered to a player. The first `plans` plans besides
    the base are simulated, in the order in which they are offered. `sparing` is for a game that is slow to simulate: if
    all answers are used up before each plan had its `fewest` games, plans that look worse are dropped.
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
        """The sides in all the game's scenarios together, one or more."""

    @property
    def sequence(self) -> Sequence[W]:
        """The sequence of play."""

    @property
    def house_rules(self) -> tuple[HouseRule, ...]:
        """The house rules: the options of a new game."""

    @property
    def scenarios(self) -> tuple[str, ...]:
        """The names of the scenarios: parts of the game that can be played on their own; usually none.

        They are values of the option `day_gate.SCENARIO`.
        """

    @property
    def reads_battles(self) -> bool:
        """Whether users can write battles for the game (`engine.core.battles`)."""

    @property
    def library(self) -> tuple[str, ...]:
        """The names of further battles that come with the game, for every server's library."""

    @property
    def minutes(self) -> Mapping[str, int]:
        """The minutes that a single player needs for each scenario; the empty name stands for the whole game."""

    def eases_in(self, scenario: str) -> Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]:
        """Return how the rulebook makes a scenario easier and harder for each side: house rules with their choices.

        An empty `scenario` means the whole game.
        """

    @property
    def edges(self) -> Mapping[str, int]:
        """The advantage of the first side in each scenario, in rating points, measured in games of autopilots."""

    @property
    def hard_lead(self) -> int:
        """The strength of the hard autopilot over the usual one, in rating points; 0 if that is not known."""

    @property
    def of_the_day(self) -> Mapping[str, str]:
        """The options of the game of the day, which is the same for all and takes about 15 minutes; empty for the
        whole game.
        """

    @property
    def at_once(self) -> Mapping[str, str]:
        """The options of a game that does not wait for reactions during another side's turn.

        They are empty if reactions time out immediately anyway.
        """

    @property
    def answers(self) -> int:
        """The number of answers that may be simulated for the chances of a position, which takes two processes a few
        seconds.
        """

    @property
    def slow_events(self) -> tuple[type[Event], ...]:
        """The events that take as long to simulate as an answer, and count as one of `answers`; usually none."""

    @property
    def foresight(self) -> Effort:
        """How much an adviser may simulate to look ahead for a choice: one or two seconds on one core."""

    @property
    def weak_steward(self) -> bool:
        """Whether good players clearly beat the autopilot. Chances then say that they assume the autopilot plays on."""

    @property
    def valuation(self) -> Valuation | None:
        """The valuation of positions, trained on games of the autopilot; None if the game has none."""

    @property
    def policies(self) -> Mapping[str, Any]:
        """The functions that create policies, by name. «steward» is always among them. Each takes a seed (str)."""

    def new(self, options: Mapping[str, str]) -> W:
        """Return the world before the first step. Raise `ValueError` for an unknown option or value."""

    def has_scenario(self, name: str) -> bool:
        """Return whether there is a scenario of this name, or a battle with this code that the process knows."""

    def read_battle(self, sheet: Sheet, code: str) -> Any | None:
        """Return the battle in a file (`engine.core.battles`); None if the file has mistakes, which `sheet` then
        lists.
        """

    def sides_in(self, world: W) -> tuple[str, ...]:
        """Return the sides in this game. Sides that are only in other scenarios are never asked."""

    def encode(self, world: W) -> bytes:
        """Return the world as JSON."""

    def decode(self, data: bytes, schema: int) -> W:
        """Return the world from JSON of that schema version. Raise `ValueError` for damaged or newer data."""

    def view(self, world: W, side: str | None = None) -> Any:
        """Return what a side may see, or without a side what is public; the deck and the dice are never included.

        A finished game is completely public.
        """

    def aside(self, world: W, side: str) -> Ask | None:
        """Return the question about a side's standing orders, which is always open; None if the side cannot give
        any.
        """

    def tell_aside(self, world: W, side: str, answer: Answer) -> None:
        """Change a side's standing orders according to its answer to the question of `aside`, and nothing else."""

    def waits_for(self, world: W, ask: Ask) -> bool:
        """Return whether the game waits for a side's answer; False if the side's standing orders can answer the
        question.
        """

    def signs(self, view: Any, side: str) -> Ask | None:
        """Return the question about the conditions that prepared orders of a side can have; None if it cannot prepare
        orders.

        It depends only on the side's view.
        """

    def sign_holds(self, view: Any, side: str, sign: Answer) -> bool:
        """Return whether a condition, which is an answer to the question of `signs`, is true in the side's view."""

    def losses(self, view: Any, side: str) -> int:
        """Return how much a side has lost so far, in any unit. Prepared orders end when this number grows."""

    def redeal(self, world: W, context: Context, side: str | None = None) -> None:
        """Draw everything again that `view` does not show to a side. The world itself is changed."""

    def decode_event(self, data: bytes) -> Event:
        """Return an event of this game from its JSON."""

    def faults(self, world: W) -> list[str]:
        """Return a text for each invariant that the world violates; an empty list if there is none."""

    def progress(self, world: W) -> tuple[int, int]:
        """Return the number of the day or turn (period), and of its round. A new board is posted when either
        changes.
        """

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return the result of a finished game as plain data; None while the game is in play."""

    def parties(self, view: Any) -> tuple[str, ...]:
        """Return the parties of a command that several players can share, each with its own pieces; usually none."""

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Return the parties whose pieces get orders by this answer; empty if there are none."""

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the parties that can still act but would lose the chance to do so by this answer; empty if there
        are none.
        """

    @property
    def bands(self) -> tuple[str, ...]:
        """The names of all levels of results, best first."""

    def comparable_result(self, world: W) -> ComparableResult | None:
        """Return the result in numbers for comparisons; None while the game is in play."""

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return how often each mistake was made in a replayed game, by its name; the gravest first.

        `counts` is called for each mistake, before the next scene is fetched, and returns whether the mistake counts.
        """

    def side_of_mistake(self, name: str) -> str:
        """Return the side that can make the mistake of this name."""
