"""The base class of rulesets, with default implementations for `engine.core.ruleset.Ruleset`.

`docs/adding-a-game.md` shows an example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType, ModuleType
from typing import Any, ClassVar, Generic, Protocol, TypeVar, get_args

import msgspec

from engine.core.asks import Answer, Ask, Refused
from engine.core.battles.aftermath import Aftermath
from engine.core.battles.edits import Edit, Impossible, Sketch, left_out
from engine.core.battles.problems import Problem
from engine.core.battles.sheet import Sheet
from engine.core.context import Context
from engine.core.day_gate import BATTLE, SCENARIO, learnt
from engine.core.events import Event
from engine.core.policies import FirstPlayer, RandomPlayer
from engine.core.replay import Scene
from engine.core.ruleset import ComparableResult, Effort, HouseRule, check_options
from engine.core.save_upgrades import Upcast, upcast
from engine.core.sequence import Sequence
from engine.core.valuing.valuation import Valuation

W = TypeVar("W")


def events_of(module: ModuleType) -> Any:
    """Return the union type of all event classes defined in a module."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Event)]
    kinds.remove(Event)
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union |= kind
    return union


class SharedCommand(Protocol):
    """The protocol of a game module that lets several players share the command."""

    def parties(self) -> tuple[str, ...]:
        """Return the names of the parties that can share the command."""

    def concerns(self, position: Any, answer: Answer, /) -> frozenset[str]:
        """Return the parties whose pieces an answer orders."""

    def awaited(self, position: Any, ask: Ask, answer: Answer, /) -> frozenset[str]:
        """Return the parts of a shared command that would lose their chance to act because of this answer."""


class Mistakes(Protocol):
    """The protocol of a module that counts the player's mistakes."""

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool, /) -> Mapping[str, int]:
        """Return how often each mistake was made in a game, keyed by the name of the mistake.

        Mistakes for which `counts` returns false are left out.
        """


class BaseRuleset(Generic[W]):
    """A ruleset for a game with one world and no hidden information (`engine.core.ruleset.Ruleset`).

    `world` is a `msgspec.Struct` or a dataclass. `begin` and `progress` must be overridden unless it can be created
    without arguments and has a field `period`. `event` is the event class, or the union of all event classes; each is a
    frozen `Event`. A game with `scenarios` also defines `begin_scenario`. `upcasts` are the conversions from older
    schemas (see `engine.core.save_upgrades`). `bands` are the names of the result levels, best first. `shared_command`
    and `mistakes` are optional modules of the game.
    """

    name: ClassVar[str]
    world: ClassVar[type[Any]]
    event: ClassVar[Any]
    sequence: ClassVar[Sequence[Any]]
    sides: ClassVar[tuple[str, ...]] = ("player",)
    rules_version: ClassVar[str] = "1.0"
    schema_version: ClassVar[int] = 1
    upcasts: ClassVar[Mapping[int, Upcast]] = MappingProxyType({})
    house_rules: ClassVar[tuple[HouseRule, ...]] = ()
    scenarios: ClassVar[tuple[str, ...]] = ()
    reads_battles: ClassVar[bool] = False
    """Whether users can write battles for the game."""
    library: ClassVar[tuple[str, ...]] = ()
    """The names of the battles that come with the game for every server's library, besides its scenarios."""
    series: ClassVar[tuple[str, ...]] = ()
    """The names of the series of battles that come with the game for every server's library."""
    carries_on: ClassVar[bool] = False
    """Whether battles of the game can be linked to a series (`engine.core.battles.series`)."""
    minutes: ClassVar[Mapping[str, int]] = MappingProxyType({})
    eases: ClassVar[Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]] = MappingProxyType({})
    edges: ClassVar[Mapping[str, int]] = MappingProxyType({})
    hard_lead: ClassVar[int] = 0
    of_the_day: ClassVar[Mapping[str, str]] = MappingProxyType({})
    at_once: ClassVar[Mapping[str, str]] = MappingProxyType({})
    answers: ClassVar[int] = 20_000
    slow_events: ClassVar[tuple[type[Event], ...]] = ()
    weak_steward: ClassVar[bool] = False
    foresight: ClassVar[Effort] = Effort()
    policies: ClassVar[Mapping[str, Callable[[str], Any]]] = {"steward": FirstPlayer, "random": RandomPlayer}
    bands: ClassVar[tuple[str, ...]] = ("won", "lost")
    shared_command: ClassVar[SharedCommand | None] = None
    mistakes: ClassVar[Mistakes | None] = None
    valuation: ClassVar[Valuation | None] = None
    draws: ClassVar[Mapping[str, int]] = MappingProxyType({})
    """The sizes of random battles, each with the first `number` to try in `draw_battle`."""

    def __init__(self) -> None:
        self._worlds: msgspec.json.Decoder[W] = msgspec.json.Decoder(self.world)
        self._events: msgspec.json.Decoder[Event] = msgspec.json.Decoder(self.event)
        self._encoder = msgspec.json.Encoder()

    @property
    def events(self) -> tuple[type[Event], ...]:
        """All classes of events."""
        return get_args(self.event) or (self.event,)

    def new(self, options: Mapping[str, str]) -> W:
        """Return the world before the first step. Raise `ValueError` for an unknown option."""
        learnt(options)
        scenario = options.get(SCENARIO)
        house = {name: choice for name, choice in options.items() if name not in (SCENARIO, BATTLE)}
        check_options(self.house_rules, house)
        # msgspec leaves a default out only if it is the very same object, so a choice is always taken from its rule.
        chosen = {
            rule.name: rule.choices[rule.choices.index(house.get(rule.name, rule.default))] for rule in self.house_rules
        }
        if scenario is None:
            return self.begin(chosen)
        if not self.has_scenario(scenario):
            known = ", ".join(self.scenarios) or "none"
            raise ValueError(f"{self.name} has no scenario {scenario!r}; there is {known}")
        return self.begin_scenario(scenario, chosen)

    def has_scenario(self, name: str) -> bool:
        """Return whether a scenario of this name exists. Codes of users' battles also count."""
        return name in self.scenarios

    def read_battle(self, sheet: Sheet, code: str) -> Any | None:
        """Return the battle in a file (`engine.core.battles`). Return None if it has mistakes, which are listed in
        `sheet`.
        """
        raise NotImplementedError

    def sketch_battle(self, sheet: Sheet) -> Sketch | None:
        """Return None, because battles of this game cannot be edited on a map."""
        del sheet
        return None

    def without_mistakes(self, text: str, sheet: Sheet) -> str:
        """Return a battle's text with its wrong lines left empty."""
        return left_out(text, sheet)

    def edit_battle(self, text: str, edit: Edit) -> str:
        """Raise `Impossible`, because by default battles have no map that can be edited."""
        raise Impossible

    def draw_battle(self, seed: str, size: str, number: int) -> str:
        """Return the text of a battle drawn from a seed. `number` sets the strength of the second side.

        `draws` has the sizes. Raise `ValueError` if no battle can be drawn from the seed.
        """
        raise NotImplementedError

    def aftermath(self, shown: Any) -> Aftermath:
        """Return what a finished battle carries over to the next battle of a series.

        `shown` is the world or a view of it.
        """
        raise NotImplementedError

    def carried_on(self, text: str, aftermath: Aftermath) -> str:
        """Return the text of a battle with the forces left over from earlier battles of the series.

        No side begins with less than half of its printed steps.
        """
        raise NotImplementedError

    def look(self, world: W) -> tuple[Problem, ...]:
        """Return warnings about unusual features of a battle, which can be played in spite of them."""
        del world
        return ()

    def begin(self, options: Mapping[str, str]) -> W:
        """Return the world before the first step. `options` has a value for every house rule."""
        del options
        made: W = self.world()
        return made

    def begin_scenario(self, name: str, options: Mapping[str, str]) -> W:
        """Return the world of a scenario before the first step. `options` has a value for every house rule."""
        raise NotImplementedError

    def eases_in(self, scenario: str) -> Mapping[str, tuple[Mapping[str, str], Mapping[str, str]]]:
        """Return the settings that make the game easier and harder for each side."""
        del scenario
        return self.eases

    def sides_in(self, world: W) -> tuple[str, ...]:
        """Return all sides."""
        del world
        return self.sides

    def encode(self, world: W) -> bytes:
        """Return the world as JSON."""
        return self._encoder.encode(world)

    def decode(self, data: bytes, schema: int) -> W:
        """Return the world from JSON. Raise `ValueError` for damaged or newer data."""
        try:
            world = self._worlds.decode(upcast(data, schema, to=self.schema_version, chain=self.upcasts))
        except msgspec.MsgspecError as error:
            raise ValueError(f"the save is damaged: {error}") from error
        if damage := self.damage(world):
            raise ValueError(f"the save is damaged: {damage}")
        return world

    def damage(self, world: W) -> str:
        """Return why a decoded world cannot be played. Return an empty text if it can."""
        del world
        return ""

    def view(self, world: W, side: str | None = None) -> Any:
        """Return the whole world as plain data, because nothing is hidden."""
        del side
        return msgspec.to_builtins(world)

    def redeal(self, world: W, context: Context, side: str | None = None) -> None:
        """Deal hidden information again. By default, do nothing."""

    def waits_for(self, world: W, ask: Ask) -> bool:
        """Return True, because the game waits for the answers of all sides."""
        del world, ask
        return True

    def aside(self, world: W, side: str) -> Ask | None:
        """Return None: no side has standing orders."""
        del world, side
        return None

    def tell_aside(self, world: W, side: str, answer: Answer) -> None:
        """Raise `Refused`, because no side has standing orders."""
        del world, side, answer
        raise Refused("no-orders", rule="")

    def signs(self, view: Any, side: str) -> Ask | None:
        """Return None, because no side can prepare orders."""
        del view, side
        return None

    def sign_holds(self, view: Any, side: str, sign: Answer) -> bool:
        """Return False, because prepared orders have no conditions."""
        del view, side, sign
        return False

    def losses(self, view: Any, side: str) -> int:
        """Return 0, because no side can prepare orders."""
        del view, side
        return 0

    def decode_event(self, data: bytes) -> Event:
        """Return an event from its JSON. Raise `ValueError` for an unknown event."""
        try:
            return self._events.decode(data)
        except msgspec.MsgspecError as error:
            raise ValueError(f"this is no event of {self.name}: {error}") from error

    def faults(self, world: W) -> list[str]:
        """Return an empty list: this class checks no invariants."""
        return []

    def progress(self, world: Any) -> tuple[int, int]:
        """Return the current period (day or turn) and round. The round is always 0."""
        return int(world.period), 0

    def result(self, world: W) -> Mapping[str, Any] | None:
        """Return the result of a game, with at least `won` and `score`; None while the game goes on."""
        raise NotImplementedError

    def comparable_result(self, world: W) -> ComparableResult | None:
        """Return the result in numbers for comparisons; None while the game goes on."""
        result = self.result(world)
        if result is None:
            return None
        won = bool(result["won"])
        score = int(result["score"])
        return ComparableResult(
            won=won, band=self.bands[0 if won else -1], score=score, periods=self.progress(world)[0]
        )

    def parties(self, view: Any) -> tuple[str, ...]:
        """Return the parties that can share the command; empty if the game has no shared command."""
        del view
        return self.shared_command.parties() if self.shared_command is not None else ()

    def concerns(self, view: Any, answer: Answer) -> frozenset[str]:
        """Return the parties whose pieces an answer orders."""
        return self.shared_command.concerns(view, answer) if self.shared_command is not None else frozenset()

    def awaited(self, view: Any, ask: Ask, answer: Answer) -> frozenset[str]:
        """Return the parts of a shared command that would lose their chance to act because of this answer."""
        return self.shared_command.awaited(view, ask, answer) if self.shared_command is not None else frozenset()

    def count_mistakes(self, scenes: Iterable[Scene], counts: Callable[[str], object] = bool) -> Mapping[str, int]:
        """Return how often the player made each mistake, keyed by the mistake's name.

        Mistakes that `counts` rejects are left out.
        """
        return self.mistakes.count_mistakes(scenes, counts) if self.mistakes is not None else {}

    def side_of_mistake(self, name: str) -> str:
        """Return the side that can make the mistake called `name`. Here it is always the first side."""
        del name
        return self.sides[0]
