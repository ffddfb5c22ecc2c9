"""The command `siegemaster simulate`: plays whole games by a policy, and reports the results."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer

import engine.games
from bot.cli.console import Failure, Game, OptionList, collect_rarely, game_or_first, options_of
from bot.cli.output import note, progress, say, say_lines
from db.storage import private_files
from engine.core.day_gate import own_options
from engine.core.playout import Playout, play_out
from engine.core.ruleset import Policy, Ruleset

_CHUNK = 8
_FAULTS_SHOWN = 20


@dataclass(frozen=True, slots=True)
class Order:
    """The settings of the games to be played. It can be pickled."""

    game: str
    policy: str
    seed: str
    options: Mapping[str, str]
    check: bool = False


@dataclass(slots=True)
class Tally:
    """The outcome of a simulated game: its statistics, its number of decisions, and its errors."""

    record: Mapping[str, Any]
    decisions: int
    faults: list[str] = field(default_factory=list)


def play_one(order: Order, number: int) -> Tally:
    """Play the game with this number, and return its results.

    The game's seed is made from the order's seed and the number.
    """
    ruleset = engine.games.find(order.game)
    seed = f"{order.seed}-{number}"
    faults: list[str] = []

    def look(world: Any) -> None:
        faults.extend(f"game {seed}: {fault}" for fault in ruleset.faults(world))

    on_ask = (lambda world, _ask: look(world)) if order.check else None
    policy = players(ruleset, order, seed)
    try:
        trusted = order.policy == "steward" and not order.check
        playout = play_out(ruleset, seed=seed, options=order.options, policy=policy, on_ask=on_ask, trusted=trusted)
    except Exception as error:
        return Tally(record={}, decisions=0, faults=[*faults, f"game {seed}: {type(error).__name__}: {error}"])
    look(playout.world)
    return Tally(record=_statistics(order.game).record(playout), decisions=len(playout.asked), faults=faults)


def players(ruleset: Ruleset[Any], order: Order, seed: str) -> Policy | dict[str, Policy]:
    """Return one policy for all sides, or a policy for each side in the scenario's order."""
    names = order.policy.split(",")
    if len(names) == 1:
        alone: Policy = ruleset.policies[names[0]](seed)
        return alone
    sides = ruleset.sides_in(ruleset.new(own_options(order.options)))
    if len(names) != len(sides):
        raise ValueError(f"one policy, or one for each side: {', '.join(sides)}")
    return {side: ruleset.policies[name](seed) for side, name in zip(sides, names, strict=True)}


class _Plain:
    """Statistics for games that have none of their own. They only count the events."""

    @staticmethod
    def record(playout: Playout[Any]) -> Mapping[str, Any]:
        """Return the number of events."""
        return {"events": len(playout.events)}

    @staticmethod
    def summary(records: Iterable[Mapping[str, Any]]) -> Mapping[str, Any]:
        """Return the mean number of events per game."""
        numbers = [record["events"] for record in records]
        return {"bands": {}, "events": {"mean": sum(numbers) / len(numbers)}} if numbers else {"bands": {}}


def _statistics(game: str) -> Any:
    try:
        return engine.games.part(game, "analysis.statistics")
    except engine.games.NoSuchPart:
        return _Plain


def play_many(order: Order, games: int, *, jobs: int = 1) -> Iterator[Tally]:
    """Play games 1 to `games` in `jobs` processes, and yield the results in order."""
    numbers = range(1, games + 1)
    play = partial(play_one, order)
    if jobs == 1:
        collect_rarely()
        yield from map(play, numbers)
        return
    with ProcessPoolExecutor(max_workers=jobs, initializer=collect_rarely) as pool:
        yield from pool.map(play, numbers, chunksize=_CHUNK)


def report(order: Order, tallies: list[Tally], *, seconds: float) -> dict[str, Any]:
    """Return the report as a dictionary for JSON."""
    faults = [fault for tally in tallies for fault in tally.faults]
    decisions = sorted(tally.decisions for tally in tallies)
    return {
        "game": order.game,
        "policy": order.policy,
        "seed": order.seed,
        "options": dict(order.options),
        "games": len(tallies),
        "games_per_second": round(len(tallies) / seconds, 2) if seconds else 0.0,
        "faults": len(faults),
        "fault_list": faults[:_FAULTS_SHOWN],
        "decisions": {
            "mean": round(sum(decisions) / len(decisions), 2),
            "median": decisions[len(decisions) // 2],
            "most": decisions[-1],
        },
        **_statistics(order.game).summary([tally.record for tally in tallies if tally.record]),
    }


def simulate(
    *,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed plays the same games.")] = "1",
    policy: Annotated[
        str,
        typer.Option(
            "--policy",
            "-p",
            help="The player: steward (the autopilot), random, …; or one for each side: steward,random.",
        ),
    ] = "steward",
    json_file: Annotated[
        Path | None,
        typer.Option("--json", metavar="FILE", help="Also write the figures as JSON (- for standard output)."),
    ] = None,
    game: Game = None,
    option: OptionList = None,
    jobs: Annotated[
        int, typer.Option("--jobs", "-j", min=1, help="How many processes; the figures do not change.")
    ] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Look for faults at every decision, not only at the end.")
    ] = False,
) -> None:
    """Simulate whole games without Discord and show their results."""
    name = game_or_first(game)
    ruleset = engine.games.find(name)
    unknown = [each for each in policy.split(",") if each not in ruleset.policies]
    if unknown:
        raise typer.BadParameter(
            f"choose one of {', '.join(sorted(ruleset.policies))}, not {unknown[0]!r}", param_hint="--policy"
        )
    order = Order(game=name, policy=policy, seed=seed, options=options_of(ruleset, option), check=check)
    try:
        players(ruleset, order, seed)
    except ValueError as error:
        raise typer.BadParameter(str(error), param_hint="--policy") from None
    tallies: list[Tally] = []
    started = time.perf_counter()
    with progress(f"{name}, {policy}", games, counted=True) as step:
        for tally in play_many(order, games, jobs=jobs):
            tallies.append(tally)
            step()
    figures = report(order, tallies, seconds=time.perf_counter() - started)
    _publish(figures, json_file)
    if figures["faults"]:
        for fault in figures["fault_list"]:
            note(fault)
        raise Failure(f"{figures['faults']} faults in {games} games")


def _publish(figures: dict[str, Any], json_file: Path | None) -> None:
    text = json.dumps(figures, indent=2, ensure_ascii=False) + "\n"
    if json_file is not None and str(json_file) == "-":
        say_lines(text)
        return
    if json_file is not None:
        try:
            private_files.write(json_file, text.encode())
        except OSError as error:
            raise Failure(f"{json_file} cannot be written: {error.strerror}") from error
    for line in in_words(figures):
        say(line)


def in_words(figures: Mapping[str, Any], *, indent: str = "") -> Iterator[str]:
    """Yield the report as lines such as “name: value”. Nested values are indented."""
    for name, value in figures.items():
        label = f"{indent}{name.replace('_', ' ')}"
        if isinstance(value, Mapping) and any(isinstance(inner, Mapping) for inner in value.values()):
            yield f"{label}:"
            yield from in_words(value, indent=f"{indent}  ")
        elif isinstance(value, Mapping):
            if value:
                yield f"{label}: {', '.join(f'{key} {inner}' for key, inner in value.items())}"
        elif isinstance(value, list):
            if value:
                yield f"{label}: {', '.join(map(str, value))}"
        else:
            yield f"{label}: {value}"
